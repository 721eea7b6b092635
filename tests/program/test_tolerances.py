"""What the page on tolerances derives, measured: rounding stays well below each, with room on both sides."""

import math
import random
import re
from ast import literal_eval
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from bondgraph.program import tolerances
from bondgraph.program.gauss_newton import DIFFERENCE, difference_jacobian, nearest
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import (
    CLOSED,
    DEPENDENT,
    DIFFERENCES,
    DIGITS,
    IDENTITY,
    ON_CONSTRAINTS,
    RANK,
    REPEATED,
    ROUNDING,
    SECOND_DIFFERENCES,
    SINGULAR,
)

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "tolerances.md"
SOURCES = [
    (own, path)
    for own, package in ((ROOT, "bondgraph"), (ROOT / "elements", "bondgraph_elements"))
    for path in (own / package).rglob("*.py")
]
KINDS = {name: value for name, value in vars(tolerances).items() if type(value) is float}
ROOM = 10


def test_the_page_lists_them_all() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", PAGE.read_text(), re.MULTILINE))
    assert {name: float(value) for name, value in rows.items()} == KINDS


def test_the_page_gives_the_other_numbers_as_they_are() -> None:
    rows = re.findall(r"^\| `([\w/]+)` (`\w+`(?:, `\w+`)*) \| ([^|]+) \|", PAGE.read_text(), re.MULTILINE)
    assert len(rows) > 25
    for module, names, values in rows:
        own, path = next((own, path) for own, path in SOURCES if str(path).endswith(f"/{module}.py"))
        module = ".".join(path.relative_to(own).with_suffix("").parts)
        found = [getattr(import_module(module), name) for name in re.findall(r"\w+", names)]
        assert found == list(literal_eval(f"({values.strip()},)")), module


U = 2.0**-53
DERIVED = {
    "ROUNDED": 10 * U * ROOM,
    "ROUNDING": 1e4 * U,
    "SINGULAR": 1e5 * U,  # five digits are left of a solution
    "REPEATED": DEPENDENT**2,
    "RANK": 1e2 * U * 1e3 * 1e2,
    "IDENTITY": 1e2 * U * 1e3 * 1e2,
    "CLOSED": 1e-12 * 1e3,
    "ON_CONSTRAINTS": math.sqrt(2 * U),
    "OUTSIDE": 1e-11 * 1e4,
    "DIFFERENCES": 2.5e-11 * 1e4 * 4,
    "DEPENDENT": math.sqrt(REPEATED),
    "SECOND_DIFFERENCES": (2.5e-11 / 1e-3 + 1e-3**2 / 6) * 1e4,
}
"""As the page has it: errors, what multiplies them, and room."""


@pytest.mark.parametrize("name", DERIVED)
def test_each_is_of_the_order_that_is_derived(name: str) -> None:
    assert 1 / 3 < KINDS[name] / DERIVED[name] < 3


def test_people_write_six_figures() -> None:
    """A root of two with six of them behind the point is one, and with five it is not."""
    assert {*KINDS} == {*DERIVED, "DIGITS"}
    assert abs(1.414214 - math.sqrt(2)) < DIGITS < abs(1.41421 - math.sqrt(2))


def test_the_step_of_differences_is_about_the_best() -> None:
    best = (3 * U) ** (1 / 3)
    least, taken = (U / h + h**2 / 6 for h in (best, DIFFERENCE))
    assert best == pytest.approx(7e-6, rel=0.02) and least == pytest.approx(2.4e-11, rel=0.02)
    assert taken == pytest.approx(2.5e-11, rel=0.03)


def test_few_and_in_order() -> None:
    assert len(KINDS) <= 13
    assert list(KINDS.values()) == sorted(KINDS.values())


def test_rounding_of_sums() -> None:
    draw = random.Random(0)
    terms = [draw.uniform(-1.0, 1.0) for _ in range(1000)]
    assert abs(sum([*terms, *(-x for x in terms)])) < ROUNDING / ROOM


def test_rank_of_products() -> None:
    draw = np.random.default_rng(0)
    rows = np.vstack([(B := draw.uniform(0.4, 1.3, (5, 8))), draw.uniform(0.4, 1.3, (4, 5)) @ B])
    sizes = np.linalg.svd(rows, compute_uv=False)
    assert sizes[5] < RANK / ROOM * sizes[0]
    assert sizes[4] > RANK * ROOM * sizes[0]
    assert rank(rows, RANK) == 5


def test_a_system_behind_the_rows_costs_its_condition() -> None:
    draw = np.random.default_rng(1)
    U, V = (np.linalg.qr(draw.normal(size=(4, 4)))[0] for _ in range(2))
    solved = np.linalg.solve(U @ np.diag([1.0, 1.0, 1.0, 1e-3]) @ V, draw.uniform(0.4, 1.3, (4, 4)))
    back = U @ np.diag([1.0, 1.0, 1.0, 1e-3]) @ V @ solved
    assert rank(np.hstack([solved, solved])[[0, 1, 2, 3, 0]], RANK) == 4
    assert abs(np.linalg.solve(U @ np.diag([1.0, 1.0, 1.0, 1e-3]) @ V, back) - solved).max() < RANK / ROOM


def test_an_identity_of_trigonometry() -> None:
    for k in range(1, 40):
        terms = [1e3 * math.sin(k) ** 2, 1e3 * math.cos(k) ** 2, -1e3]
        assert abs(sum(terms)) < IDENTITY / ROOM * max(map(abs, terms))


def test_derivatives_by_differences() -> None:
    def function(x: list[float]) -> list[float]:
        return [math.sin(x[0]) * math.exp(x[1]), x[0] / (1 + x[1] ** 2)]

    x, y = 0.7, -0.4
    exact = [
        [math.cos(x) * math.exp(y), math.sin(x) * math.exp(y)],
        [1 / (1 + y**2), -2 * x * y / (1 + y**2) ** 2],
    ]
    assert abs(difference_jacobian(function, np.array([x, y])) - exact).max() < DIFFERENCES / ROOM


def test_differences_of_differences() -> None:
    """Of sin(x) exp(x) twice, as of a Lie bracket of brackets."""

    def once(x: float) -> float:
        return float(difference_jacobian(lambda y: [math.sin(y[0]) * math.exp(y[0])], np.array([x]))[0, 0])

    found = (once(0.7 + 1e-3) - once(0.7 - 1e-3)) / 2e-3
    off = abs(found - 2 * math.cos(0.7) * math.exp(0.7))
    assert 1e-3 * SECOND_DIFFERENCES / ROOM < off < SECOND_DIFFERENCES / ROOM


def solution(residual: Callable[[float], float]) -> float:
    (found,) = nearest(lambda x: [residual(x[0])], [1.2]) or [math.nan]
    return found


def test_positions_found_by_search() -> None:
    assert abs(solution(lambda x: math.cos(x) - x) - 0.7390851332151607) < CLOSED / ROOM


def test_a_residual_leaves_its_root_where_a_constraint_touches_zero() -> None:
    left = 2.0**-52
    assert math.sqrt(left) < 2 * ON_CONSTRAINTS
    x = 1.0 + ON_CONSTRAINTS / 2
    assert abs(x**2 - 2 * x + 1.0) <= left


def test_what_is_refused_is_worse_than_stiff() -> None:
    assert SINGULAR < RANK / ROOM
    assert -math.log10(2.0**-53 / SINGULAR) < 5.1
