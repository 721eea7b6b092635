"""Constraints in native code: projected onto, and judged, as in Python, whatever the constraints are."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bondgraph.problem.constraint_rows import ConstraintRows, Kind, NativeRows
from bondgraph.program import llvm
from bondgraph.program.native import Library
from bondgraph.program.rank import Greatest
from bondgraph.simulate.methods.native_constraints import NativeConstraints
from bondgraph.simulate.methods.native_loop import Model, Options, Work, functions
from bondgraph.simulate.projection import Projection

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
VALUES = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_double, *[ctypes.c_void_p] * 4)
Rows = Callable[[float, Any], tuple[Any, Any]]
N = 4


class OfFunction:
    """Constraints of a function that gives them and their gradients, with the manners of `ConstraintRows`; in native
    code it is called back."""

    def __init__(self, function: Rows, kinds: list[Kind]) -> None:
        self.function, self.kinds = function, kinds
        self.constraints = tuple(map(str, range(sum(len(kind.rows) for kind in kinds))))
        self.weights = np.ones(len(self.constraints) + N)
        self._back = VALUES(self._called)
        address = ctypes.cast(self._back, ctypes.c_void_p).value or 0
        self.native = NativeRows(Library(address, "Python", self._back), ())

    def _called(self, time: float, x: int, p: int, memory: int, out: int) -> int:
        left, gradients = self.function(time, array(x, N))
        array(out, len(left) * (N + 1))[:] = [*left, *np.ravel(gradients)]
        return int(not (np.isfinite(left).all() and np.isfinite(gradients).all()))

    def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
        return np.array(self.function(time, np.asarray(states, float) * (1 + apart))[0])

    part = ConstraintRows.part

    def gradients(self, time: float, states: Any) -> Any:
        return np.array(self.function(time, np.asarray(states, float))[1])


def array(address: int, count: int) -> Any:
    return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_double)), (count,))


def kind(rows: list[int], columns: list[int], rank: int) -> Kind:
    return Kind(np.array(rows), np.array(columns), rank)


def circle(repeats: float = 0.0, off: float = 0.0, square: float = 1.0) -> OfFunction:
    """x^2 + y^2 = 1 twice, the gradients of the second turned by `repeats`, its value too; and x u + y w = 0."""

    def function(time: float, states: Any) -> tuple[Any, Any]:
        x, y, u, w = states
        left = x * x + y * y - square
        second = [4 * x + repeats * y, 4 * y - repeats * x, 0, 0]
        return [left, 2 * left + off, x * u + y * w], np.array([[2 * x, 2 * y, 0, 0], second, [u, w, x, y]])

    return OfFunction(function, [kind([0, 1], [0, 1], 1), kind([2], [2, 3], 1)])


def curved() -> OfFunction:
    """Two surfaces in space and time, rows of very different units, and rates of three states."""

    def function(time: float, states: Any) -> tuple[Any, Any]:
        x, y, z, u = states
        left = [1e6 * (x * y - np.sin(time) + z), np.exp(x) - 1 - y * z, u - x * y * z]
        rows = [[1e6 * y, 1e6 * x, 1e6, 0], [np.exp(x), -z, -y, 0], [-y * z, -x * z, -x * y, 1]]
        return left, np.array(rows)

    return OfFunction(function, [kind([0, 1], [0, 1, 2], 2), kind([2], [3], 1)])


class Control:
    """Tolerances, with the manners of `ErrorControl`."""

    def __init__(self, rtol: float = 1e-8, sizes: Any = (1.0, 0.5, 2.0, 3.0)) -> None:
        self.rtol, self.sizes = rtol, np.array(sizes)
        self.rounding = SimpleNamespace(least=np.zeros(len(self.sizes)))


def in_python(rows: OfFunction, states: Any, control: Control, time: float = 0.0) -> tuple[Any, Any]:
    """The states found, or nothing; and how large gradients have been."""
    projection = Projection(rows, control)  # type: ignore[arg-type]
    found = projection._searched(time, np.array(states))
    flat = [np.broadcast_to(x, len(y)) for g, k in zip(projection.greatest, rows.kinds, strict=True)
            for x, y in ((g.rows, k.rows), (g.columns, k.columns))]  # fmt: skip
    return None if found is None else found.states, np.concatenate(flat)


def natively(rows: OfFunction, states: Any, control: Control, time: float = 0.0, noise: float = 0.0) -> tuple[Any, Any]:
    """The same by the loop."""
    constraints = NativeConstraints(rows)  # type: ignore[arg-type]
    constraints.noise[:] = noise
    every, x = functions(), np.array(states, float)
    model = Model(0, 0, constraints.address, 0, 0, 0, N, 0, 0)
    options = Options(control.rtol, 0, 0.0, 0.0, -np.inf, np.inf)
    sizes, greatest = control.sizes, constraints.flat([Greatest(0.0, 0.0) for _ in rows.kinds])
    room = np.empty(every["projection_room"](constraints.address, N))
    work = Work(0.0, 0.0, 0, 0, 0, 0.0, 0, 0, 0, sizes.ctypes.data, greatest.ctypes.data, 0, room.ctypes.data)
    given = (ctypes.addressof(each) for each in (model, options, work))
    return (None if every["projected"](*given, time, x.ctypes.data) else x), greatest


ON = np.array([0.6, 0.8, 0.8, -0.6])


@pytest.mark.parametrize("size", [0.0, 1e-9, 1e-6, 3e-4])
@pytest.mark.parametrize("make", [circle, curved])
def test_states_are_moved_where_python_moves_them(make: Callable[[], OfFunction], size: float) -> None:
    draw = np.random.default_rng(1)
    home = ON if make is circle else np.array([0.0, 0.4, 0.0, 0.0])
    for _ in range(20):
        rows, states = make(), home + size * draw.uniform(-1, 1, N)
        (ours, greatest), (theirs, sizes) = (way(rows, states, Control()) for way in (natively, in_python))
        assert ours is not None and theirs is not None
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-13)
        np.testing.assert_allclose(greatest, sizes, rtol=1e-12)
        assert np.abs(rows.values(0.0, ours) / [1e6 if make is curved else 1, 1, 1]).max() < 1e-14


@pytest.mark.parametrize("apart", [2e-5, 2e-4])
def test_a_row_that_is_nearly_another_counts_once(apart: float) -> None:
    """On both sides of the tolerance: counted twice, a contradicting row moves the states far."""
    rows = circle(apart, off=1e-6)
    ours, theirs = (way(rows, ON, Control())[0] for way in (natively, in_python))
    if apart < 1e-4:  # a quarter of it, beside gradients that are not of length one
        np.testing.assert_allclose(ours, theirs, atol=1e-13)
    else:
        assert ours is theirs is None


@pytest.mark.parametrize(("far", "rtol"), [(0.9e-3, 1e-8), (1.1e-3, 1e-8), (1.1e-3, 1e-4)])
def test_states_that_move_far_are_others(far: float, rtol: float) -> None:
    control, states = Control(rtol, np.ones(N)), [1 + far, 0.0, 0.0, 0.0]
    ours, theirs = (way(circle(), states, control)[0] for way in (natively, in_python))
    assert (ours is None) == (theirs is None) == (far > 1e-3 and rtol < 1e-6)


def test_where_nothing_is_met_states_stay() -> None:
    for rows, states in ((circle(square=-1.0), ON), (circle(), [np.nan, 0.8, 0.8, -0.6])):
        assert in_python(rows, states, Control())[0] is natively(rows, states, Control())[0] is None


def test_what_is_rounding_moves_no_state() -> None:
    """z = x - x where z is 1e-20: known to be rounding, that is left as it is."""

    def height(time: float, states: Any) -> tuple[Any, Any]:
        x, z = states[:2]
        return [3 * x - x - x - x + z], np.array([[2.8e-16, 1.0, 0.0, 0.0]])

    rows, states = OfFunction(height, [kind([0], [0, 1], 1)]), np.array([0.19, 1e-20, 0.0, 0.0])
    control = Control(sizes=(0.2, 2e-20, 1.0, 1.0))
    assert abs(rows.values(0.0, states)[0]) > 1e-17
    assert natively(rows, states, control)[0] is None
    np.testing.assert_array_equal(natively(rows, states, control, noise=1e-15)[0], states)


def test_sizes_are_kept_by_kind() -> None:
    rows = circle()
    constraints = NativeConstraints(rows)  # type: ignore[arg-type]
    sizes = [Greatest(np.array([1.0, 2.0]), np.array([3.0, 4.0])), Greatest(np.array([5.0]), np.array([6.0, 7.0]))]
    flat = constraints.flat(sizes)
    assert flat.tolist() == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]
    again = constraints.parted(flat)
    assert [[x.tolist() for x in each] for each in again] == [[x.tolist() for x in each] for each in sizes]
    assert constraints.count == 7 and constraints.flat([Greatest(0.0, 0.0)] * 2).tolist() == [0.0] * 7
