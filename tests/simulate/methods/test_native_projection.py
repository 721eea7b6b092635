"""Steps that native code moves onto the constraints: the motions of Python, and what native code leaves to that."""

from __future__ import annotations

import ctypes
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Sf
from bondgraph.problem.constraint_rows import ConstraintRows, NativeRows
from bondgraph.problem.problem import Problem
from bondgraph.program import llvm
from bondgraph.program.native import Library
from bondgraph.simulate.methods import native_method, native_rates
from bondgraph.simulate.methods.native_steps import Piece

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
VALUES = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, *[ctypes.c_void_p] * 4)


def bead() -> bg.Graph:
    """A bead on a circle, whose velocity alone is held."""
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("g", v >> I("m", (1, 1)), v << TF("a", (("x", "y"),)) << Sf("tie", 0), v << Se("F", (0, -9.81)))


def of_linkage(name: str, form: Any = None) -> tuple[bg.Equations, dict[str, Any]]:
    linkage = LINKAGES[name]()
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    return bg.compile(linkage.graph, form, bg.algebra.casadi, start=start), start


def pieces(run: bg.Trajectory) -> list[Any]:
    return list(run.solution.interpolants)  # type: ignore[attr-defined]


def are_native(run: bg.Trajectory) -> list[bool]:
    return [isinstance(piece, Piece) for piece in pieces(run)]


def left(run: bg.Trajectory) -> float:
    """The largest residual of any constraint at the ends of steps."""
    rows = ConstraintRows(Problem.of(run.equations, run.parameters).with_invariants)
    return max(float(np.abs(rows.values(t, run.solution(t))).max()) for t in run.steps)


METHODS = ("DOP853", "Radau", "RK45", "RK23")


@pytest.mark.parametrize(
    ("name", "method"),
    [
        ("four_bar", "Radau"),
        ("bennett", "DOP853"),
        ("four_bar", "RK45"),
        pytest.param("four_bar", "DOP853", marks=pytest.mark.slow),
        pytest.param("bennett", "Radau", marks=pytest.mark.slow),
        pytest.param("slider_crank", "Radau", marks=pytest.mark.slow),
        pytest.param("stewart", "DOP853", marks=pytest.mark.slow),
        pytest.param("stewart", "RK45", marks=pytest.mark.slow),
    ],
)
def test_motions_are_those_of_python(name: str, method: str) -> None:
    """States to the tolerance, and constraints at the ends of steps to rounding, those that repeat others too."""
    equations, start = of_linkage(name)
    ours, theirs = (
        bg.simulate(equations, (0, 1), start=start, method=method, backend=backend) for backend in (None, "python")
    )
    assert all(are_native(ours)) and not any(are_native(theirs))
    assert ours.solver.endswith("LLVM") and theirs.solver.endswith("Python")
    # A start changed by a unit in the last place changes the number of Radau's steps by five percent, in Python alone.
    assert len(ours.steps) == pytest.approx(len(theirs.steps), rel=0.1)
    for state in equations.states:
        np.testing.assert_allclose(ours[state], theirs[state], atol=1e-7 * max(1.0, np.abs(theirs[state]).max()))
    assert max(left(ours), left(theirs)) < 1e-12


def swung(method: str, **how: Any) -> bg.Trajectory:
    """The bead let go beside the centre."""
    return bg.simulate(bead(), (0, 2), start={"x": 1}, method=method, **how)


@pytest.mark.parametrize("method", METHODS)
def test_steps_begin_where_the_last_one_has_been_moved_to(method: str) -> None:
    run = swung(method, rtol=1e-6)
    assert all(are_native(run)) and left(run) < 1e-14
    for before, after in pairwise(pieces(run)):
        np.testing.assert_allclose(before(before.t), after(before.t), rtol=0, atol=1e-15)
    energy = (run["u"] ** 2 + run["w"] ** 2) / 2 + 9.81 * run["y"]
    np.testing.assert_allclose(energy, 0, atol=1e-3)


@pytest.mark.parametrize("form", ["lagrange_multipliers", "udwadia_kalaba", "maggi"])
def test_forms_are_projected_on_request(form: str) -> None:
    equations, start = of_linkage("four_bar", getattr(bg.forms, form))
    free, held = (bg.simulate(equations, (0, 1), start=start, rtol=1e-6, project=project) for project in (False, True))
    assert all(are_native(free)) and all(are_native(held))
    names = LINKAGES["four_bar"]().coordinates
    opened = [
        max(np.abs(LINKAGES["four_bar"]().open({x: float(run.at(t, x)) for x in names})).max() for t in run.steps)
        for run in (held, free)
    ]
    assert opened[0] < 1e-13 and opened[1] > 100 * opened[0]


def test_steps_have_the_same_bits_in_whatever_portions_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    equations, start = of_linkage("four_bar")
    found = []
    for most in (1, 7, 64):
        monkeypatch.setattr(native_method, "MOST", most)
        run = bg.simulate(equations, (0, 2), start=start)
        found.append((run.steps.tobytes(), run.solution(run.steps).tobytes()))
    assert found[0] == found[1] == found[2]


class Failing:
    """Constraints in native code, called back, that have no values at every so many calls."""

    def __init__(self, rows: ConstraintRows, every: int) -> None:
        self.rows, self.every, self.calls = rows, every, 0
        self.back = VALUES(self.called)
        address = ctypes.cast(self.back, ctypes.c_void_p).value or 0
        self.native = NativeRows(Library(address, "Python", self), ())

    def called(self, time: float, x: int, p: int, memory: int, out: int) -> int:
        self.calls += 1
        n, m = len(self.rows.problem.equations.states), len(self.rows.constraints)
        states = np.ctypeslib.as_array(ctypes.cast(x, ctypes.POINTER(ctypes.c_double)), (n,))
        found = np.ctypeslib.as_array(ctypes.cast(out, ctypes.POINTER(ctypes.c_double)), (m * (n + 1),))
        found[:m], found[m:] = self.rows.values(time, states), self.rows.gradients(time, states).ravel()
        return int(self.calls % self.every == 0)


@pytest.mark.parametrize("method", METHODS)
def test_what_native_code_cannot_decide_python_does(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that it does not project are projected there, and the motion goes on in native code."""
    expected = swung(method)
    made: list[Failing] = []

    def native(rows: ConstraintRows) -> NativeRows:
        made.append(Failing(rows, 10))
        return made[-1].native

    monkeypatch.setattr(ConstraintRows, "native", property(native))
    run = swung(method)
    found = are_native(run)
    assert made and 0.3 < np.mean(found) < 1 and found[-1] + found[-2] + found[-3] > 0
    assert left(run) < 1e-14
    for state in run.states:
        np.testing.assert_allclose(run[state], expected[state], atol=1e-6)


def test_a_jacobian_that_would_take_long_to_make_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so many entries of redundant systems, times the states."""
    equations, start = of_linkage("four_bar")
    entries = 5 * 8 * 6  # five equations for three accelerations and five reactions, and six states
    for most in (entries, entries - 1):
        monkeypatch.setattr(native_rates, "ENTRIES", most)
        other = equations.graph if most == entries else bg.Graph("again", *equations.graph.links)
        run = bg.simulate(bg.compile(other, None, bg.algebra.casadi, start=start), 0.1, start=start, method="Radau")
        assert set(are_native(run)) == {most == entries}


def test_without_llvm_python_projects(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = bg.simulate(bead(), (0, 1), start={"x": 1})
    monkeypatch.setattr(llvm, "missing", lambda: "not here")
    run = bg.simulate(bead(), (0, 1), start={"x": 1}, backend="python")
    assert not any(are_native(run))
    for state in run.states:
        np.testing.assert_allclose(run[state], expected[state], atol=1e-8)


def test_laws_of_python_are_projected_there() -> None:
    """A bead in a bowl whose force is a function of Python."""
    law = bg.Function(lambda x: 3 * x, lambda x: 3.0)
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph(
        "g", v >> I("m", (1, 1)), v << TF("a", (("x", "y"),)) << Sf("tie", 0), v["u"] >> R("oil", effort=law)
    )
    run = bg.simulate(graph, (0, 1), start={"x": 0.6, "y": 0.8, "u": 0.8, "w": -0.6})
    assert not any(are_native(run)) and left(run) < 1e-13
    assert run["u"][-1] ** 2 + run["w"][-1] ** 2 < 1 - 1e-3
