"""Matrices that are regular by rounding alone, and loops whose solution rounding would decide."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pytest

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.problem.problem import Problem
from bondgraph.program import operations_off
from bondgraph.program.evaluate import afresh, instant
from bondgraph.program.operations_off import (
    OFF,
    decided_by_rounding,
    is_regular_by_rounding,
    jacobian_of,
    made_off,
)
from bondgraph.program.program import CONTINUED, Builder, Newton, Program


def matrix(count: int, write: Callable[[Builder], list[int]]) -> Program:
    builder = Builder([f"x{k}" for k in range(count)])
    return builder.finish({str(k): slot for k, slot in enumerate(write(builder))})


DIFFERENCE = matrix(2, lambda b: [b.emit("sub", 0, 1)])


@pytest.mark.parametrize(
    ("apart", "is_rounding"),
    [(0.0, True), (2.0**-52, True), (2.0**-51, True), (2.0**-49, False), (1e-12, False), (1e-3, False)],
)
def test_a_difference_of_numbers_is_one_where_digits_of_it_are_left(apart: float, is_rounding: bool) -> None:
    assert is_regular_by_rounding(DIFFERENCE, [1.0 + apart, 1.0]) == is_rounding


def test_what_does_not_cancel_has_its_sign_however_small_it_is() -> None:
    assert not is_regular_by_rounding(matrix(1, lambda b: [0]), [1e-300])
    assert not is_regular_by_rounding(matrix(1, lambda b: [b.emit("exp", 0)]), [-600.0])


def test_units_of_rows_and_columns_make_no_difference() -> None:
    # x0 x3 - x1 x2, of entries that lie far apart
    square = matrix(4, lambda b: [0, 1, 2, 3])
    assert not is_regular_by_rounding(square, [1e-12, 1.0, 1.0, 2e12])
    assert is_regular_by_rounding(square, [1e-12, 1.0, 1.0, 1e12])


def test_integers_and_the_bound_of_exponentials_stay_as_they_are() -> None:
    def write(b: Builder) -> list[int]:
        return [b.emit("sub", b.number(2.0), b.number(2.0)), b.number(CONTINUED), b.emit("pow", 0, b.number(3.0))]

    off = made_off(matrix(1, write))
    parts = [1.0 + OFF] * (len(off.arguments) - 1)
    nothing, bound, cube = instant(off)([-2.0, *parts])
    assert (nothing, bound) == (0.0, CONTINUED)
    assert cube == pytest.approx(-8.0, rel=1e-14)
    assert cube != -8.0


def test_some_draws_find_either_sign_of_what_is_rounding(monkeypatch: pytest.MonkeyPatch) -> None:
    # Four draws of one sign are one case in eight: with those, some of these pass. Each takes its time.
    draw = random.Random(1)
    found = [is_regular_by_rounding(DIFFERENCE, [x, x]) for x in (draw.uniform(0.1, 10) for _ in range(50))]
    assert all(found)
    drawn = list[Sequence[float]]()

    def counted(program: Program) -> Callable[[Sequence[float]], Sequence[float]]:
        function = afresh(program)
        return lambda values: drawn.append(values) or function(values)  # type: ignore[func-returns-value]

    monkeypatch.setattr(operations_off, "afresh", counted)
    assert not is_regular_by_rounding(matrix(1, lambda b: [0]), [1.0])
    assert 12 <= len(drawn) <= 24


def test_what_is_not_defined_is_not_told_to_be_rounding() -> None:
    assert not is_regular_by_rounding(matrix(1, lambda b: [b.emit("log", 0)]), [-1.0])


def test_a_bend_beside_which_a_matrix_is_singular_is_no_rounding() -> None:
    # 10 where x0 > 0 and nothing elsewhere, at x0 = 1 - 1
    def write(b: Builder) -> list[int]:
        apart = b.emit("sub", 0, 1)
        return [b.emit("select", b.emit("lt", b.number(0.0), apart), b.number(10.0), b.number(0.0))]

    assert not is_regular_by_rounding(matrix(2, write), [1.0, 1.0])


def opposed(a: float, other: float) -> tuple[bg.Equations, dict[str, float]]:
    """Two resistors in series, of which the second is minus the first where `other` is `a`."""
    i = One("i")
    first, second = R("r1", effort="a*tan(f/b)"), R("r2", flow="-b*atan(e/c)")
    graph = bg.Graph("opposed", Se("U", 1.0) >> i, i >> first, i >> second)
    return bg.compile(graph), {"a": a, "b": 0.8, "c": other}


def test_laws_that_cancel_each_other_are_refused_where_their_numbers_are_given() -> None:
    equations, values = opposed(1.3, 1.3)
    run = bg.simulate(equations, t=(0, 1), values=values)
    with pytest.raises(bg.SingularSystem, match=r"r1\.e would be decided by rounding"):
        run["r1.e"]


def test_laws_that_nearly_cancel_are_solved() -> None:
    # e1 + e2 = 1 and e2/c = -e1/a: the difference of a and c is divided by
    equations, values = opposed(1.3, 1.3 * (1 + 1e-3))
    run = bg.simulate(equations, t=(0, 1), values=values)
    assert run["r1.e"][-1] == pytest.approx(-1e3, rel=1e-8)


def loaded(z: Zero) -> tuple[object, ...]:
    return z >> C("c", 1.0), z >> R("r3", effort="f + 0.1*f**3")


@pytest.mark.parametrize("law", ["log(1 - e/0.853)*0.7", "-0.7*log(e/0.853 + sqrt((e/0.853)**2 + 1))"])
def test_laws_that_cancel_leave_the_rest_of_a_circuit(law: str) -> None:
    # What drops over both is zero at any current: the capacitor behind them has the whole voltage.
    inverse = {"l": "0.853*(exp(f/0.7) - 1)", "-": "0.853*sinh(f/0.7)"}[law[0]]
    i, z = One("i"), Zero("z")
    parts = Se("U", 1.0) >> i, i >> R("r1", effort=inverse), i >> R("r2", flow=law), i >> C("c2", 2.0)
    graph = bg.Graph("left", *parts, i >> z, *loaded(z))
    run = bg.simulate(graph, t=(0, 1), start={"q_c": 0.3})
    for k in (0, 50, -1):
        assert run["c.e"][k] + run["c2.e"][k] == pytest.approx(1.0, abs=1e-9)
    alone = bg.Graph("alone", Se("U", 1.0) >> i, i >> C("c2", 2.0), i >> z, *loaded(z))
    assert run["r3.f"][-1] == pytest.approx(bg.simulate(alone, t=(0, 1), start={"q_c": 0.3})["r3.f"][-1], rel=1e-6)


def test_the_jacobian_of_a_system_is_a_function_of_what_it_solves_for() -> None:
    # i = exp(e) - 1 in series with 2 Ohm, solved for r = 2 i at e = 2.5 - r: d(r - 2 (exp(2.5 - r) - 1))/dr
    i = One("i")
    parts = Se("U", 3.0) >> i, i >> R("r", 2.0), i >> R("d", flow="exp(e) - 1"), i >> C("c", 1.0)
    problem = Problem.of(bg.compile(bg.Graph("loop", *parts)), {})
    (system,) = (line for line in problem.program.body if isinstance(line, Newton))
    jacobian = jacobian_of(problem.program, system)
    assert jacobian is not None
    arguments = problem.arguments(0.0, [0.5])
    ratio = instant(jacobian)([*arguments, 0.3])[0] / instant(jacobian)([*arguments, 0.0])[0]
    assert system.names == ("r.e",)
    assert ratio == pytest.approx((1 + 2 * math.exp(2.2)) / (1 + 2 * math.exp(2.5)), rel=1e-12)
    assert decided_by_rounding(problem.program, arguments, problem.evaluate.kept) == ()
