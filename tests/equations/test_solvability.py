"""Implicit equations looked at over a wide range: whether they can be solved at all, and by one value only."""

from __future__ import annotations

from typing import Any

import pytest
from rectifiers import six_exponentials

import bondgraph as bg
from bondgraph.algebra import expressions
from bondgraph.algebra import sympy as xp
from bondgraph.equations.solvability import (
    has_no_solution,
    has_several_solutions,
    is_singular_throughout,
    random_settings,
    samples,
)
from bondgraph.graph.law import Implicit


def system(*residuals: str) -> Implicit:
    """Of as many unknowns x, y as there are residuals, and of a parameter a."""

    def built(formula: str) -> Any:
        return expressions.build(expressions.text(formula), xp.symbol, xp.number, xp.call)

    unknowns = tuple(map(xp.symbol, "xy"[: len(residuals)]))
    return Implicit(unknowns, tuple(map(built, residuals)), (), "a law")


LAWS: dict[str, tuple[tuple[str, ...], bool, bool, bool]] = {
    "linear": (("x - a",), False, False, False),
    "cubic that rises": (("x**3 + x - a",), False, False, False),
    "cubic that turns": (("x**3 - x - a",), False, False, True),
    "square": (("x**2 - a",), False, False, True),
    "square without a root": (("x**2 + a",), False, True, True),
    "of nothing": (("a - 1/2",), True, True, False),
    "quotient": (("x/(x + 1) - a",), False, False, False),
    "two, linear": (("x + y - a", "x - y"), False, False, False),
    "two that repeat each other": (("x + y - a", "2*x + 2*y - 2*a"), True, False, False),
    "two that meet in a fold": (("x**2 + y - a", "y"), False, False, True),
}
"""Residuals, and whether they are singular throughout, without solution, and have several."""


@pytest.mark.parametrize("name", LAWS)
def test_what_is_known_of_a_law_is_found(name: str) -> None:
    residuals, is_singular, has_none, has_several = LAWS[name]
    law = system(*residuals)
    settings = random_settings(xp, law, {})
    assert is_singular_throughout(xp, law, settings) == is_singular
    assert has_several_solutions(xp, law, {}) == has_several
    if not is_singular:
        assert has_no_solution(xp, law, settings) == has_none


def test_a_value_that_is_known_is_kept() -> None:
    law = system("a*x**2 + x")
    assert random_settings(xp, law, {"a": 0.0}) == [[0.0]] * 3
    assert not has_several_solutions(xp, law, {"a": 0.0}) and has_several_solutions(xp, law, {})


def test_derivatives_are_those_of_the_residual() -> None:
    for part in samples(xp, system("x**3 - a"), [[0.5], [2.0]]):
        assert len(part) > 20
        for look in part:
            assert look.determinant == pytest.approx(3 * look.x**2, rel=1e-12)


def test_where_a_residual_is_undefined_it_is_not_looked_at() -> None:
    (part,) = samples(xp, system("sqrt(x) - a"), [[0.5]])
    assert part and all(look.x > 0 for look in part)


def test_exponentials_that_are_no_floats_have_a_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is followed while the bound of the exponentials grows."""
    assert len(bg.compile(six_exponentials(coil=True)).states) == 1
    monkeypatch.setattr("bondgraph.program.newton._along", lambda *_: None)
    with pytest.raises(bg.SingularSystem):
        bg.compile(six_exponentials(coil=True, name="other"))
