"""Laws solved for displacements: where one has the effort for certain, or beside a guess."""

from __future__ import annotations

import math
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.equations.random_points import evaluator
from bondgraph.problem.law_inversion import displacements

ALGEBRAS = pytest.mark.parametrize("xp", [bg.algebra.sympy, bg.algebra.casadi, bg.algebra.table])


def solved(xp: Any, law: str, effort: float, **given: Any) -> float:
    return displacements(xp, {"k.e": xp.build(law, xp.symbol)}, {"k.e": effort}, given)["x"][0]


@ALGEBRAS
@pytest.mark.parametrize(
    ("law", "x"),
    [
        *(("3*x - 2", 0.7), ("-x/4", 1e-9), ("x + x**3", -1.3), ("x**3", 2.0), ("x**3", 0.0), ("-x - x**5", 30.0)),
        *(("exp(x)", -2.0), ("x*abs(x) + x", -0.4), ("x + sin(x)/2", 4.0), ("atan(x)", 1e4)),
    ],
)
def test_the_only_displacement_is_found(xp: Any, law: str, x: float) -> None:
    effort = float(evaluator(xp, [xp.build(law, xp.symbol)])({"x": x})[0])
    assert solved(xp, law, effort) == pytest.approx(x, rel=1e-6, abs=1e-12)


@ALGEBRAS
@pytest.mark.parametrize("law", ["300*exp(x/200)", "2 + tanh(x)", "1 - exp(-x)", "log(1 + x)", "(1 + x)**1.4 - 1"])
def test_rounding_hides_no_displacement(xp: Any, law: str) -> None:
    """Floats beside zero have the value as well, of a law that rises there for certain."""
    assert solved(xp, law, float(evaluator(xp, [xp.build(law, xp.symbol)])({"x": 0.0})[0])) == 0.0


@ALGEBRAS
def test_a_law_with_a_bend_is_solved(xp: Any) -> None:
    assert solved(xp, "max(2*x, 5*x)", -0.4) == pytest.approx(-0.2)
    assert solved(xp, "max(2*x, 5*x)", -0.4, x=bg.Near(-1.0)) == pytest.approx(-0.2)


@ALGEBRAS
@pytest.mark.parametrize(
    ("law", "effort", "x"),
    [
        ("3*tan(x/1e-5)", 5.0, 1e-5 * math.atan(5 / 3)),
        ("5e6*(1e-3/(1e-3 - x))**1.4", 6e6, 1e-3 * (1 - (5 / 6) ** (1 / 1.4))),
        ("5e6*(1e-3/(1e-3 - x))**1.4", 4e6, 1e-3 * (1 - (5 / 4) ** (1 / 1.4))),
        ("(1e-3/x)**1.4", 5.0, 1e-3 * 5 ** (-1 / 1.4)),
        ("1e9*x**1.5", 5.0, (5e-9) ** (2 / 3)),
        ("1e6*sqrt(x)", 5.0, 2.5e-11),
        ("2*x/(1 - x/1e-3)", 5.0, 2.5 / (1 + 2.5e3)),
        ("log(x/1e-9)", 3.0, 1e-9 * math.exp(3)),
        ("x/1e-6/sqrt(1 + (x/1e-6)**2)", 0.999, 0.999e-6 / math.sqrt(1 - 0.999**2)),
        ("299792458*x/sqrt(x**2 + 7.4577e-44)", 0.9 * 299792458, 0.9 * math.sqrt(7.4577e-44 / 0.19)),
        ("sign(x)*sqrt(abs(x))", -3.0, -9.0),
        ("x**3 - 3*x", 1000.0, 10.09999669999561),
        ("where(x < 0, x, x - 5)", 3.0, 8.0),
        ("x**9", 0.0, 0.0),
    ],
)
def test_the_displacement_on_the_branch_that_holds_zero_is_found(xp: Any, law: str, effort: float, x: float) -> None:
    assert solved(xp, law, effort) == pytest.approx(x, rel=1e-9, abs=0)


@pytest.mark.parametrize(
    ("law", "effort"), [("1e-3*(exp(x/1e-6) - 1) + 1e5*x", 5.0), ("5e6*exp(x/1e-3) + 1e9*x**3", 6e6)]
)
@ALGEBRAS
def test_exponentials_that_floats_do_not_hold_far_away_are_solved(xp: Any, law: str, effort: float) -> None:
    x = solved(xp, law, effort)
    assert evaluator(xp, [xp.build(law, xp.symbol)])({"x": x})[0] == pytest.approx(effort, rel=1e-12)


@ALGEBRAS
def test_a_law_is_not_followed_across_a_pole(xp: Any) -> None:
    """Of x/(1 - x) all below -1 lies beyond the pole at 1; a guess beyond it is followed there."""
    with pytest.raises(bg.ValueRefused, match="reach"):
        solved(xp, "x/(1 - x)", -2.0)
    assert solved(xp, "x/(1 - x)", -2.0, x=bg.Near(1.5)) == pytest.approx(2.0)
    assert solved(xp, "tan(x)", 1.0, x=bg.Near(3.0)) == pytest.approx(math.pi / 4 + math.pi)
    with pytest.raises(bg.ValueRefused, match=r"from x = -1\.5708 to 1\.5708"):
        solved(xp, "tan(x)", 1e12)


@ALGEBRAS
@pytest.mark.parametrize(
    ("law", "effort", "why"),
    [
        ("x**3 - 3*x", 1.0, "several"),
        ("sin(x)", 0.5, "several"),
        ("x**2", 4.0, "several"),
        ("exp(x)", -1.0, "reach"),
        ("atan(x)", 2.0, "reach"),
        ("where(x < 0, x, x - 5)", -1.0, "several"),
        ("where(x < 0, x, x + 5)", 2.0, "reach"),
        ("1/x**2", 2.0, "several"),
        ("x/(1 + x**2)", 0.3, "several"),
        ("x/(1 + x**2)", 0.6, "reach"),
        ("0.3*x + sin(x)", 1000.0, "several"),
        ("5e6*(1e-3/(1e-3 - x))**1.4", -1.0, "reach"),
    ],
)
def test_efforts_that_none_or_several_may_have_are_refused(xp: Any, law: str, effort: float, why: str) -> None:
    with pytest.raises(bg.ValueRefused, match=why) as caught:
        solved(xp, law, effort)
    assert "k.e" in caught.value.parties


def test_an_effort_that_many_displacements_have_is_refused() -> None:
    assert solved(bg.algebra.table, "max(x, 0)", 2.0) == pytest.approx(2.0)
    with pytest.raises(bg.ValueRefused, match="wherever x is far away"):
        solved(bg.algebra.table, "max(x, 0)", 0.0)


def test_a_displacement_of_too_few_digits_is_refused() -> None:
    """From one float to the next this law grows by exp(116)."""
    with pytest.raises(bg.ValueRefused, match="no number beside it"):
        solved(bg.algebra.table, "exp((x - 1e6)*1e12) + x", 2e6)


@ALGEBRAS
def test_displacements_are_sought_as_far_as_their_squares_are_floats(xp: Any) -> None:
    assert solved(xp, "x + sin(x)/2", -5e149) == pytest.approx(-5e149)
    with pytest.raises(bg.ValueRefused, match="reach"):
        solved(xp, "x + sin(x)/2", 5e150)


@ALGEBRAS
def test_a_guess_chooses_among_several(xp: Any) -> None:
    assert solved(xp, "x**2", 4.0, x=bg.Near(-1.0)) == pytest.approx(-2.0)
    assert solved(xp, "sin(x)", 0.5, x=bg.Near(2.5)) == pytest.approx(2.617993877991494)
    assert solved(xp, "x*(x - 1)*(x - 2)", 0.1, x=bg.Near(1.4)) == pytest.approx(0.89896874)
    assert solved(xp, "1e9*x**1.5", 5.0, x=bg.Near(1.0)) == pytest.approx(2.924017738e-6)
    assert solved(xp, "max(x, 0)", 0.0, x=bg.Near(-1.0)) == -1.0
    with pytest.raises(bg.ValueRefused, match="near"):
        solved(xp, "x**2", -4.0, x=bg.Near(1.0))


@ALGEBRAS
def test_what_is_given_besides_must_agree(xp: Any) -> None:
    x = xp.symbol("x")
    assert displacements(xp, {"k.e": 2 * x}, {"k.e": 3.0}, {"x": 1.5}) == {}
    with pytest.raises(bg.ValueRefused) as caught:
        displacements(xp, {"k.e": 2 * x}, {"k.e": 3.0}, {"x": 1.0})
    assert {*caught.value.parties} == {"k.e", "x"}


@ALGEBRAS
def test_one_displacement_after_another_and_several_together(xp: Any) -> None:
    x, y = xp.symbol("x"), xp.symbol("y")
    after = displacements(xp, {"a": x * x * x + y, "b": 2 * y}, {"a": 9.0, "b": 2.0}, {})
    assert after == {"x": (pytest.approx(2.0), "a"), "y": (1.0, "b")}
    together = displacements(xp, {"a": x + y, "b": x - y}, {"a": 3.0, "b": 1.0}, {})
    assert {name: number for name, (number, _) in together.items()} == pytest.approx({"x": 2.0, "y": 1.0})
    for laws in ({"a": x + y, "b": 2 * x + 2 * y}, {"a": x * y, "b": x + y}, {"a": x + y}):
        with pytest.raises(bg.ValueRefused):
            displacements(xp, laws, {"a": 3.0, "b": 1.0}, {})
