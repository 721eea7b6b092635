"""Gradients of constraints are judged alike in all units."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, MSe, MSf, One, R, Se, Zero
from bondgraph.problem.constraint_rows import ConstraintRows, Kind
from bondgraph.program.rank import Greatest, nth_singular_value
from bondgraph.simulate.gradient_weights import weigh


@cache
def equations() -> Any:
    """A voltage that the current of one capacitor controls, over two others, and a current that a coil controls."""
    n1, n2, n3 = (Zero(f"n{k}") for k in (1, 2, 3))
    coil, own = One("coil"), One("own")
    u, c3, c4, r6, r7, r10 = (One(name) for name in ("u", "c3", "c4", "r6", "r7", "r10"))
    flow, effort = One("flow"), One("effort")
    return bg.compile(bg.Graph("controlled",
        Se("U") >> u >> n1, n1 >> coil >> n2, coil >> I("L"), coil >> Df("i"),
        n2 >> c3 >> n3, c3 >> C("C3"), n2 >> c4 >> n3, c4 >> C("C4"),
        n1 >> own >> n3, own >> C("C5"), own >> Df("j"),
        n2 >> r6 >> R("R6"), r7 << n3, r7 >> R("R7"), n3 >> r10 >> R("R10"),
        n3 >> flow >> n2, MSf("F", "f*i") >> flow, n3 >> effort >> n2, MSe("H", "h*j") >> effort))  # fmt: skip


def motion(second: float, volt: float = 1.0, ampere: float = 1.0) -> Any:
    """The motion in other units, at the same phases of its source; what it is beside its units."""
    ohm, turn = volt / ampere, 0.4 / second
    values = {"U": f"{1.36 * volt!r}*sin({turn!r}*t + 0.3)", "f": 1.886, "h": -3.0 * ohm, "L": 2.4 * ohm * second,
              "C3": 1.68 * second / ohm, "C4": 0.21 * second / ohm, "C5": 0.058 * second / ohm,
              "R6": 0.23 * ohm, "R7": 5.8 * ohm, "R10": 0.66 * ohm}  # fmt: skip
    run = bg.simulate(equations(), np.linspace(0, 12.0 * second, 7), values, start={"p_L": 0.0, "q_C5": 0.0})
    return np.array([run["C3.e"] / volt, run["C5.e"] / volt, run["coil"] / ampere, run["c4"] / ampere])


@pytest.mark.parametrize("second", [1e-12, 1e-9, 1e-6, 1e-3, 1e3, 1e6, 1e9])
def test_a_motion_is_the_same_in_all_units_of_time(second: float) -> None:
    np.testing.assert_allclose(motion(second), motion(1.0), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("volt", [1e-9, 1e-3, 1e6])
@pytest.mark.parametrize("ampere", [1e-9, 1e-3, 1e6])
def test_a_motion_is_the_same_in_all_units_of_effort_and_flow(volt: float, ampere: float) -> None:
    np.testing.assert_allclose(motion(1e-6, volt, ampere), motion(1.0), rtol=1e-5, atol=1e-6)


class Rows:
    """Gradients of one kind of constraints, with the manners of `ConstraintRows`.

    Args:
        gradients: at states that all numbers move by a part.
        independent: how many of the rows repeat no others.
    """

    def __init__(self, gradients: Callable[[float], Any], independent: int) -> None:
        m, n = np.shape(gradients(0.0))
        self.gradients = lambda time, states, apart=0.0: np.array(gradients(apart), float)
        self.kinds, self.constraints = [Kind(np.arange(m), np.arange(n), m)], range(m)
        self.weights, self.is_weighed = np.ones(m + n), False
        counts = SimpleNamespace(constraints=SimpleNamespace(independent=range(independent)))
        self.problem = SimpleNamespace(equations=SimpleNamespace(balance=counts))

    part = ConstraintRows.part

    def distance(self, sizes: Any) -> float:
        """How far from dependent the rows are taken to be."""
        weigh(self, 0.0, np.zeros(len(sizes)), np.array(sizes))  # type: ignore[arg-type]
        found = self.part(self.kinds[0], self.gradients(0.0, None))  # type: ignore[arg-type]
        return nth_singular_value(Greatest.of(found).scaled(found), len(found))


@pytest.mark.parametrize("little", [1e-11, 1e-13, 1e-40])
@pytest.mark.parametrize("independent", [1, 2])
def test_a_row_that_may_repeat_others_is_rounding_and_no_other_is(little: float, independent: int) -> None:
    rows = Rows(lambda apart: [[1.0, 2.0], [2 * little, -little]], independent)
    assert (rows.distance([1.0, 1.0]) > 0.5) == (independent == 2 or little > 1e-12)


@pytest.mark.parametrize("other", [1.0, 1e-20])
def test_a_row_that_changes_as_rounding_does_stays_small(other: float) -> None:
    """Beside one that is as small and none, too."""
    rng = np.random.default_rng(5)
    rows = Rows(lambda apart: [[1e5, 2e5, 0.0], 1e-10 * rng.uniform(-1, 1, 3), [0.0, 0.0, 1e5 * other]], 3)
    assert rows.distance([1.0, 1.0, 1 / other]) < 1e-12


@pytest.mark.parametrize("size", [1.0, 1e13])
def test_the_column_of_a_state_counts_by_its_size(size: float) -> None:
    """What a state of order one makes of these constraints is rounding; not what one in a smaller unit does."""
    rows = Rows(lambda apart: [[1.0, 1e-13], [1.0, -1e-13]], 2)
    assert (rows.distance([1.0, size]) > 0.5) == (size > 1)


@pytest.mark.parametrize("unit", [2.0**-60, 2.0**-30, 2.0**30, 2.0**60])
@pytest.mark.parametrize("row", [0, 1])
def test_units_of_rows_and_columns_do_not_matter(unit: float, row: int) -> None:
    usual = np.array([[1.0, 3.0, 0.2], [0.5, -1.0, 0.7]])
    usual[row] *= unit
    columns = np.array([1.0, unit, 1 / unit])
    assert 0.5 < Rows(lambda apart: usual / columns, 2).distance(columns) < 1.5


def test_gradients_in_usual_units_stay_as_they_are() -> None:
    rows = Rows(lambda apart: [[1.0, 1e-8], [1e-9, 0.0]], 2)
    rows.distance([1.0, 1e-3])
    assert (rows.weights == 1).all() and rows.is_weighed
