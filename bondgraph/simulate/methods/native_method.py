"""Methods whose steps run in native code, with the manners of `scipy.integrate.OdeSolver`: what they share."""

from __future__ import annotations

import ctypes
import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.integrate import DenseOutput, OdeSolution

from bondgraph.program.evaluate import Solutions
from bondgraph.program.native import Library
from bondgraph.program.program import CHOSEN
from bondgraph.simulate.methods._method import SteppingMethod
from bondgraph.simulate.methods.native_loop import (
    FAILED,
    KINDS,
    MORE,
    OPEN,
    OTHER,
    POINTER,
    UNJUDGED,
    Model,
    Options,
    Work,
    functions,
)
from bondgraph.simulate.step_result import Arrival

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_watch import NativeWatch
    from bondgraph.simulate.projection import Projection

BEGUN, MOST = 4, 64
"""Steps that are made in one call: at first so many, then twice as many as in the call before, up to so many."""


@dataclass(frozen=True, eq=False)
class NativeSystem:
    """Rates in Python and in native code; both give the same.

    Args:
        python: the rates as a function of time and states, which is asked where native code has none.
        library: the function in native code.
        numbers: what it takes besides time and states.
        kept: gives the solutions of nonlinear systems from which a motion goes on.
        first, last: laws are evaluated no earlier and no later, in seconds.
        jacobian: makes the derivatives of the rates by the states, row by row; None where there are none.
        projection: onto the constraints that are met after each step, if there are any, in native code.
    """

    python: Callable[[float, Any], Sequence[float]]
    library: Library
    numbers: Any
    kept: Callable[[], Solutions]
    first: float
    last: float
    jacobian: Callable[[], Library | None] = lambda: None
    projection: Projection | None = None

    def __call__(self, time: float, states: Any) -> Sequence[float]:
        return self.python(time, states)


class NativeMethod(SteppingMethod[Any]):
    """A method of SciPy whose steps run in native code.

    Where native code finds no step short enough, and for rates that are a function of Python, SciPy's goes on, so that
    a refusal is that of Python.

    Args:
        system: a `NativeSystem`, or a function of time and states.
        t0, y0, t_bound, rtol, atol, max_step, first_step: as of `SteppingMethod`; atol of each state or of all.

    Attributes:
        watch: judges the stiffness along with the steps; None where the caller does.
        verdict: its own on the last step.
        arrival: what is known where the last step ends; None where the caller is to judge that: the constraints are not
            met there, or equations contradict each other.
    """

    method: str
    """What its functions in the loop begin with."""
    is_movable = True
    """Whether it goes on from other states than those at which it has arrived."""

    def _begin(self, first_step: float | None) -> None:
        self.scipy: Any = None
        self.pieces: list[Piece] = []
        self.more: list[list[float]] = []
        self.watch: NativeWatch | None = None
        self.verdicts: list[float] = []
        self.verdict = UNJUDGED
        self.budget, self.code, self.is_finite = min(BEGUN, MOST), MORE, False
        self.arrival: Arrival | None = None
        if not isinstance(self.system, NativeSystem) or not self._start(self.system, first_step or 0.0):
            self._leave(first_step)

    def _jacobian(self, system: NativeSystem) -> Library | None:
        """The Jacobian, for a method that needs it."""
        return None

    def _can_start(self, system: NativeSystem) -> bool:
        """Whether the method has all it needs."""
        return True

    def _solver(self, first_step: float) -> int:
        """The address of what the steps are made by, for a method of a library; a first step of zero is its own."""
        return 0

    def _start(self, system: NativeSystem, first_step: float) -> bool:
        """Ready the loop; whether it can begin."""
        self.jacobian = self._jacobian(system)
        if not self._can_start(system):
            return False
        every = functions()
        self.loop, n = {name: every[f"{self.method}_{name}"] for name in KINDS}, len(self.y)
        solutions = system.kept()
        kept = [number for own in solutions.values() for number in own]
        more = self.jacobian.remembers - len(kept) if self.jacobian else 0  # systems of its own, each time from zero
        self.remembers = bool(kept) or system.projection is not None
        places = places_of(solutions)
        self.memory = [(labels, slice(1 + place, 1 + place + len(labels))) for labels, place in places.items()]
        choices = [place for labels, place in places.items() if labels[0] == CHOSEN]
        self.choices = np.array(choices, np.int32)
        constraints, sizes, greatest, room = 0, 1.0, (), 0
        if system.projection is not None:
            constraints, sizes, greatest = system.projection.begun()
            room = every["projection_room"](constraints, n)
        addresses = system.library.address, self.jacobian and self.jacobian.address, constraints
        counts = n, len(kept) + max(more, 0), len(choices)
        self.model = Model(*addresses, None, self.choices.ctypes.data if choices else None, None, *counts)
        space = self.loop["space"](ctypes.addressof(self.model))
        numbers, rest = len(system.numbers), (len(greatest), space, room)
        arrays, (p, atols, *of_work) = side_by_side(numbers, n, n, n, counts[1], n, *rest)
        own, self.atols, self.states, _, self.kept, self.sizes, self.greatest, *_ = arrays
        own[:], self.atols[:], self.states[:], self.sizes[:] = system.numbers, self.atol, self.y, sizes
        self.kept[:], self.greatest[:] = [*kept, *[0.0] * more], greatest
        self.model.p, self.model.cvode = p, self._solver(first_step)
        longest = self.max_step if self.max_step < math.inf else self.t_bound - self.t
        self.options = Options(self.rtol, atols, longest, self.t_bound, system.first, system.last)
        self.size = self.loop["record"](ctypes.addressof(self.model))
        self.work = Work(self.t, 0.0, 0, 0, 0, 0.0, *of_work)
        self.given = tuple(ctypes.addressof(each) for each in (self.model, self.options, self.work))
        return bool(self.loop["start"](*self.given, first_step) == MORE)

    def _leave(self, first_step: float | None) -> None:
        """From here on in Python."""
        tolerances = {"rtol": self.rtol, "atol": self.atol, "max_step": self.max_step, "first_step": first_step}
        self.scipy = self._in_python(**tolerances)

    @abstractmethod
    def _in_python(self, **limits: Any) -> Any:
        """The same method in Python, where the motion is."""

    @property
    def is_ahead(self) -> bool:
        """Whether the next step has been made, and nothing is wrong with it."""
        return bool(self.pieces) and self.is_finite

    @property
    def is_calm(self) -> bool:
        """Whether the next step does not call for another method, as far as it is judged."""
        return bool(self.verdicts) and self.verdicts[-1] < OTHER

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        if not self.pieces and self.scipy is None:
            self._advance()
        if self.pieces:
            self._arrive(self.pieces.pop())
            return None
        # From rates that are no numbers, SciPy looks for its first step forever.
        if not np.isfinite(getattr(self.scipy, "f", 0.0)).all():
            self.status = "failed"
            return "the rates have no value"
        self.verdict = UNJUDGED
        found: str | None = self.scipy.step()
        self.t, self.y, self.status = self.scipy.t, self.scipy.y, self.scipy.status
        self.arrival = None
        if self.status != "failed":
            self.piece = self.scipy.dense_output()
        return found

    def _arrive(self, piece: Piece) -> None:
        """At the end of a step that has been made."""
        self.piece, self.t, self.y = piece, piece.t, piece.end
        self.verdict = int(self.verdicts.pop()) if self.verdicts else UNJUDGED
        if self.t >= self.t_bound:
            self.status = "finished"
        is_open, projection = self.code == OPEN and not self.pieces, self.system.projection
        if not self.remembers:
            self.arrival = None if is_open else Arrival(self.t, None, {})
            return
        more = self.more.pop()
        if projection is not None:
            projection.arrived(more[1 + len(self.kept) :])
        kept = {labels: more[place] for labels, place in self.memory}
        self.arrival = None if is_open else Arrival(self.t, None if projection is None else more[0], kept)

    def _advance(self) -> None:
        """Steps ahead of those that are asked for."""
        if self.code == OPEN:  # the caller has judged where the last step ended
            first = min(self.work.h, self.t_bound - self.t)
            self.code = MORE if self._start(self.system, first) else FAILED
        if self.code == FAILED:
            self._leave(None)
            return
        record, before = np.empty((self.budget, self.size)), self.work.steps
        verdicts: list[float] = []
        if self.watch is None:
            self.code = self.loop["advance"](*self.given, self.budget, record.ctypes.data)
        else:
            self.code, verdicts = self.watch.advance(self, self.budget, record)
        count, n = self.work.steps - before, len(self.y)
        self.verdicts = verdicts[:count][::-1]
        ahead = Ahead(record, np.concatenate([record[1:count, 2 : 2 + n], self.states[None]])[:count], self.method)
        self.pieces = [Piece(n, record, k, ahead.states[k], self.method, ahead) for k in reversed(range(count))]
        if self.remembers:  # behind the interpolant: what is left of the constraints, memory, and sizes of gradients
            self.more = record[:count, self.size - len(self.greatest) - len(self.kept) - 1 :][::-1].tolist()
        self.is_finite = bool(np.isfinite(ahead.states).all())
        self.budget = min(2 * self.budget, MOST)
        if self.code == FAILED and not count:
            self._leave(None)


def side_by_side(*lengths: int) -> tuple[list[Any], list[int]]:
    """Arrays of some lengths in one piece of memory, and their addresses: to ask numpy for each of them takes long."""
    whole, ends = np.empty(sum(lengths)), [*accumulate(lengths, initial=0)]
    first, size = whole.ctypes.data, whole.itemsize
    return [whole[a:b] for a, b in pairwise(ends)], [first + size * a for a in ends[:-1]]


def places_of(solutions: Solutions) -> dict[tuple[str, ...], int]:
    """The place in memory of what each system remembers, one after the other."""
    found, place = {}, 0
    for labels in solutions:
        found[labels] = place
        place += len(labels)
    return found


class Ahead:
    """Steps that were made in one call, ahead of those that are asked for.

    Args:
        record: what they left.
        states: those at which they arrived, of shape (steps, n).
        method: what has made them: the beginning of its functions' names.
    """

    def __init__(self, record: Any, states: Any, method: str) -> None:
        self.states, self.starts, self.times = states, record[: len(states), 0].tolist(), record[: len(states), 1]
        self.ends, self.address, self.stride = self.times.tolist(), int(record.ctypes.data), record.strides[0]
        self.evaluate = functions()[f"{method}_states"]

    @cached_property
    def given(self) -> Any:
        """The states that the steps, as functions of time, give at their ends: these but for rounding."""
        times, found = np.array(self.times), np.empty(self.states.shape)
        places = self.address + self.stride * np.arange(len(times), dtype=np.uintp)
        pointers = (each.ctypes.data for each in (places, times))
        m, n = found.shape
        self.evaluate(n, m, *pointers, m, times.ctypes.data, found.ctypes.data)
        return found


class Piece(DenseOutput):
    """A step as a function of time: a polynomial.

    Args:
        n: how many states there are.
        record: what some steps left.
        k: which of them this is.
        end: the states at its end.
        method: what has made it: the beginning of its functions' names.
        ahead: the steps of the record.
    """

    def __init__(self, n: int, record: Any, k: int, end: Any, method: str, ahead: Ahead | None = None) -> None:
        self.ahead = Ahead(record, end[None], method) if ahead is None else ahead
        self.t_old, self.t = self.ahead.starts[k], self.ahead.ends[k]
        self.t_min, self.t_max = self.t_old, self.t
        self.n, self.record, self.k, self.end, self.method = n, record, k, end, method
        self.evaluate, self.address = self.ahead.evaluate, self.ahead.address + k * self.ahead.stride

    def __reduce__(self) -> tuple[Any, ...]:
        return Piece, (self.n, self.record[self.k : self.k + 1].copy(), 0, self.end, self.method)

    def __call__(self, t: Any) -> Any:
        return self._at(t) if isinstance(t, float) else super().__call__(t)

    def _at(self, t: float) -> Any:
        found = np.empty(self.n)
        place, end, time = POINTER(self.address), ctypes.c_double(self.t), ctypes.c_double(t)
        pointers = map(ctypes.byref, (place, end))
        self.evaluate(self.n, 1, *pointers, 1, ctypes.byref(time), found.ctypes.data)
        return found

    def _call_impl(self, t: Any) -> Any:
        if np.ndim(t) == 0:
            return self._at(float(t))
        return states([self], [self.t], np.asarray(t, float)).T


class Motion(OdeSolution):
    """Steps one after the other, as a function of time; those of native code are evaluated all at once.

    Args:
        ts: the instants at which steps begin and end, of shape (n + 1,).
        interpolants: the steps.
    """

    def __init__(self, ts: Any, interpolants: Sequence[Any]) -> None:
        super().__init__(ts, interpolants)
        kinds = [each.method if isinstance(each, Piece) else None for each in interpolants]
        changes = [k for k in range(1, len(kinds)) if kinds[k] != kinds[k - 1]]
        self.parts = [*zip([0, *changes], [*changes, len(kinds)], strict=True)]
        self.is_native = None not in kinds

    def __call__(self, t: Any) -> Any:
        times = np.asarray(t, float)
        if times.ndim != 1 or not self.is_native:
            return super().__call__(t)
        order = np.argsort(times, kind="stable")
        found, ahead = np.empty((self.interpolants[0].n, len(times))), times[order]
        # An instant between two methods belongs to the earlier one.
        ends = np.searchsorted(ahead, [self.ts[last] for _, last in self.parts[:-1]], side="right").tolist()
        for (first, last), a, b in zip(self.parts, [0, *ends], [*ends, len(times)], strict=True):
            if b > a:
                found[:, order[a:b]] = states(
                    self.interpolants[first:last], self.ts[first + 1 : last + 1], ahead[a:b]
                ).T
        return found


def states(pieces: Sequence[Piece], ends: Sequence[float], times: Any) -> Any:
    """States along some steps, one after the other.

    Args:
        pieces: the steps.
        ends: up to which instant each counts.
        times: instants in increasing order, or in any order for a single step; of shape (m,).

    Returns:
        States, of shape (m, n).
    """
    n = pieces[0].n
    records = np.array([piece.address for piece in pieces], np.uintp)
    until, found = np.array(ends, float), np.empty((len(times), n))
    times = np.ascontiguousarray(times, float)
    pointers = (each.ctypes.data for each in (records, until))
    pieces[0].evaluate(n, len(pieces), *pointers, len(times), times.ctypes.data, found.ctypes.data)
    return found
