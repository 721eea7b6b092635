"""Projection: the nearest states, where constraints repeat each other too, and none where there are none near by."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, Se, Sf, Zero
from bondgraph.problem.constraint_rows import ConstraintRows, Kind
from bondgraph.problem.problem import Problem
from bondgraph.simulate.projection import ITERATIONS, Projection


class Given:
    """Constraints with the manners of `ConstraintRows`: x^2 + y^2 = 1, again twice as large, and x u + y w = 0."""

    constraints: tuple[str, ...] = ("circle", "twice", "velocity")
    kinds: tuple[Kind, ...] = (Kind(np.array([0, 1]), np.array([0, 1]), 1), Kind(np.array([2]), np.array([2, 3]), 1))
    weights = np.ones(7)
    part = ConstraintRows.part

    def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
        x, y, u, w = states * (1 + apart)
        left = x * x + y * y - 1
        return np.array([left, 2 * left, x * u + y * w])

    def gradients(self, time: float, states: Any) -> Any:
        x, y, u, w = states
        return np.array([[2 * x, 2 * y, 0, 0], [4 * x, 4 * y, 0, 0], [u, w, x, y]])


class Sizes:
    """States of order one, with the manners of `ErrorControl`."""

    sizes = np.ones(4)
    rtol = 1e-8

    def __init__(self) -> None:
        self.rounding = SimpleNamespace(least=np.zeros(len(self.sizes)))


def projection(rows: Any) -> Projection:
    return Projection(rows, Sizes())  # type: ignore[arg-type]


def test_coordinates_move_first_and_velocities_follow() -> None:
    found = projection(Given()).nearest(0.0, np.array([0.6 + 1e-5, 0.8, 0.8, -0.6 + 1e-5]))
    assert found is not None and found.ranks == (1, 1)
    x, y, u, w = found.states
    assert x * x + y * y == pytest.approx(1, abs=1e-15) and x * u + y * w == pytest.approx(0, abs=1e-15)
    assert abs(x - 0.6) < 1e-5 and abs(w + 0.6) < 1e-5
    assert found.moved == pytest.approx(np.abs(found.states - [0.6 + 1e-5, 0.8, 0.8, -0.6 + 1e-5]).max() / 1e-8, rel=1)


def test_what_satisfies_them_stays() -> None:
    states = np.array([0.6, 0.8, 0.8, -0.6])
    found = projection(Given()).nearest(0.0, states)
    assert found is not None and found.moved < 1e-6
    np.testing.assert_allclose(found.states, states, atol=1e-15)


def test_what_is_left_of_terms_that_cancel_moves_no_state_of_its_size() -> None:
    """The height of a ball on a plane, z, is rounding, and so is what x brings to it; x is not to spare it."""

    class Height(Given):
        constraints = ("height",)
        kinds = (Kind(np.array([0]), np.array([0, 1]), 1),)

        def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
            x, z = states * (1 + apart)
            return np.array([3 * x - x - x - x + z])

        def gradients(self, time: float, states: Any) -> Any:
            return np.array([[2.8e-16, 1.0]])

    class Small(Sizes):
        sizes = np.array([0.2, 2e-20])

    states = np.array([0.19, 1e-20])
    assert abs(Height().values(0.0, states)[0]) > 1e-17
    found = Projection(Height(), Small()).nearest(0.0, states)  # type: ignore[arg-type]
    assert found is not None
    np.testing.assert_array_equal(found.states, states)


def test_where_there_are_none_near_by_there_is_nothing() -> None:
    class Never(Given):
        def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
            return np.add(super().values(time, states, apart), [2.0, 4.0, 0.0])

    assert projection(Never()).nearest(0.0, np.array([0.6, 0.8, 0.8, -0.6])) is None
    assert projection(Given()).nearest(0.0, np.array([np.nan, 0.8, 0.8, -0.6])) is None


@pytest.mark.parametrize(
    ("part", "rtol", "near"), [(0.9, 1e-8, True), (1.1, 1e-8, False), (1.1, 5e-6, False), (1.1, 2e-5, True)]
)
def test_states_that_move_far_are_others(part: float, rtol: float, near: bool) -> None:
    """A step may fail so: what it found is not the motion. A coarse tolerance allows more."""

    control = Sizes()
    control.rtol = rtol
    found = Projection(Given(), control).nearest(0.0, np.array([1 + part * 1e-3, 0.0, 0.0, 0.0]))  # type: ignore[arg-type]
    assert (found is not None) is near


@pytest.mark.parametrize(("least", "near"), [(5e-6, False), (2e-5, True)])
def test_states_that_rounding_moves_are_those_found(least: float, near: bool) -> None:
    control = Sizes()
    control.rounding.least[0] = least
    found = Projection(Given(), control).nearest(0.0, np.array([1 + 1.1e-3, 0.0, 0.0, 0.0]))  # type: ignore[arg-type]
    assert (found is not None) is near


@pytest.mark.parametrize(
    ("inertia", "compliance", "effort"), [(1e-3, 1e-6, 1.0), (1e-3, 1e-6, "sin(t)"), (5e6, 1.6, "t**2")]
)
def test_a_charge_that_a_constraint_holds_at_zero_is_rounding_and_stays_so(
    inertia: float, compliance: float, effort: Any
) -> None:
    """A transformer whose ports are joined lets no effort be: the coil takes all of the source."""
    a, p, s, b = Zero("a"), One("p"), One("s"), One("b")
    parts = [
        Se("U", effort) >> b,
        b >> I("L", inertia),
        b >> a,
        a >> C("C", compliance),
        a >> p,
        p >> TF("m", 0.4789) >> s,
    ]
    run = bg.simulate(bg.Graph("short", *parts, a >> s), [0, 0.3, 1])
    total = {1.0: 1.0, "sin(t)": 1 - np.cos(1.0), "t**2": 1 / 3}[effort]
    assert run["L.f"][-1] == pytest.approx(total / inertia, rel=1e-6)
    np.testing.assert_allclose(run["C.e"], 0, atol=1e-6)


@pytest.mark.parametrize(("off", "rank"), [(3e-6, 1), (3e-5, 2)])
def test_a_row_that_is_nearly_another_counts_once(off: float, rank: int) -> None:
    class Nearly(Given):
        def gradients(self, time: float, states: Any) -> Any:
            found = np.array(super().gradients(time, states))
            return found + off * np.array([[0, 0, 0, 0], [4, -3, 0, 0], [0, 0, 0, 0]])

    found = projection(Nearly()).nearest(0.0, np.array([0.6, 0.8, 0.8, -0.6]))
    assert found is not None and found.ranks[0] == rank


def test_a_step_settles_at_the_root_of_rounding() -> None:
    """Newton's method squares what is left: one step from half as far as the root of rounding, two from farther."""

    class Counted(Given):
        calls = 0

        def values(self, time: float, states: Any) -> Any:
            self.calls += 1
            return super().values(time, states)

    for off, calls in ((3e-9, 1), (3e-7, 2), (5e-4, 3)):
        rows = Counted()
        assert projection(rows).nearest(0.0, np.array([0.6 + off, 0.8, 0.8, -0.6])) is not None
        assert rows.calls == calls <= ITERATIONS


def test_a_driven_constraint_moves_with_time() -> None:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("g", v >> I("m", (1, 1)), v << TF("a", (("1", "y"),)) << Sf("drive"), v << Se("F", (0, 1)))
    problem = Problem.of(bg.compile(graph), {"drive": "sin(t)"})
    assert len(problem.equations.states) == 4
    found = projection(ConstraintRows(problem)).nearest(0.5, np.array([0.1, 0.2, np.sin(0.5) - 0.08 + 1e-4, 0.4]))
    names = dict(zip(problem.equations.states, found.states, strict=True)) if found else {}
    assert names["u"] + names["y"] * names["w"] == pytest.approx(np.sin(0.5), abs=1e-15)


@pytest.mark.parametrize("method", ["DOP853", "RK45", "Radau", "BDF", "LSODA", "CVODE"])
def test_no_method_drifts(method: str) -> None:
    """A bead on a circle whose velocity alone is held: x^2 + y^2 is kept by its rate, which the step must meet."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("g", v >> I("m", (1, 1)), v << TF("a", (("x", "y"),)) << Sf("tie", 0), v << Se("F", (0, -9.81)))
    run = bg.simulate(graph, (0, 2), start={"x": 1}, method=method)
    held = run["x"] * run["u"] + run["y"] * run["w"]
    assert np.abs(held).max() < 1e-6
    energy = (run["u"] ** 2 + run["w"] ** 2) / 2 + 9.81 * run["y"]
    np.testing.assert_allclose(energy, 0, atol=1e-4)
