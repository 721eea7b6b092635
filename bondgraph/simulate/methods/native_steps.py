"""Steps that were made in native code, as functions of time: each alone, several, and a whole motion of them."""

from __future__ import annotations

import ctypes
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from bondgraph.program.native import SIZE, address
from bondgraph.simulate.methods._dense_output import DenseOutput, StepsInOrder
from bondgraph.simulate.methods.native_loop import POINTER, functions


class Ahead:
    """Steps that were made in one call, ahead of those that are asked for.

    Args:
        record: what they left.
        states: those at which they arrived, of shape (steps, n).
        method: what has made them: the beginning of its functions' names.
    """

    def __init__(self, record: Any, states: Any, method: str) -> None:
        self.record, self.method = record, method
        self.states, self.starts, self.times = states, record[: len(states), 0].tolist(), record[: len(states), 1]
        self.ends, self.address, self.stride = self.times.tolist(), address(record), record.strides[0]
        self.evaluate = functions()[f"{method}_states"]

    def __len__(self) -> int:
        return len(self.ends)

    def piece(self, k: int) -> Piece:
        """One of them."""
        return Piece(self.states.shape[1], self.record, k, self.states[k], self.method, self)

    def places(self, first: int, last: int) -> Any:
        """The addresses of the records of some of them."""
        return self.address + self.stride * np.arange(first, last, dtype=np.uintp)

    @cached_property
    def given(self) -> Any:
        """The states that the steps, as functions of time, give at their ends: these but for rounding."""
        times, n = np.array(self.times), self.states.shape[1]
        return evaluated(self.evaluate, n, self.places(0, len(self)), times, times)


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
        return evaluated(self.evaluate, self.n, self.places, np.array([self.t]), np.asarray(t, float)).T

    @property
    def places(self) -> Any:
        """The address of its record."""
        return np.array([self.address], np.uintp)


class Pieces(DenseOutput):
    """Some of the steps that were made in one call, as one function of time.

    Args:
        ahead: the steps made.
        first, last: those from `first` up to, but without `last`.
    """

    def __init__(self, ahead: Ahead, first: int, last: int) -> None:
        self.ahead, self.first, self.last = ahead, first, last
        self.t_old, self.t = ahead.starts[first], ahead.ends[last - 1]
        self.n, self.method, self.evaluate = ahead.states.shape[1], ahead.method, ahead.evaluate

    @property
    def last_start(self) -> float:
        """Where the last of them begins."""
        return self.ahead.starts[self.last - 1]

    @property
    def ends(self) -> list[float]:
        """Their ends."""
        return self.ahead.ends[self.first : self.last]

    @property
    def states(self) -> Any:
        """The states there, of shape (steps, n)."""
        return self.ahead.states[self.first : self.last]

    @property
    def places(self) -> Any:
        """The addresses of their records."""
        return self.ahead.places(self.first, self.last)

    def __len__(self) -> int:
        return self.last - self.first

    def __call__(self, t: Any) -> Any:
        if not isinstance(t, float):
            return super().__call__(t)
        return self.ahead.piece(bisect_left(self.ahead.ends, t, self.first, self.last - 1))(t)

    def __getitem__(self, k: int) -> Piece:
        return self.ahead.piece(self.first + k)

    def _call_impl(self, t: Any) -> Any:
        times = np.atleast_1d(np.asarray(t, float))
        order = np.argsort(times, kind="stable")
        found = np.empty((self.n, len(times)))
        found[:, order] = evaluated(self.evaluate, self.n, self.places, np.array(self.ends), times[order]).T
        return found[:, 0] if np.ndim(t) == 0 else found


class OneByOne(Sequence[Any]):
    """Steps one by one.

    Args:
        given: steps, `Pieces` among them.
    """

    def __init__(self, given: Sequence[Any]) -> None:
        self.given = given
        self.firsts = [*accumulate((len(each) if isinstance(each, Pieces) else 1 for each in given), initial=0)]

    def __len__(self) -> int:
        return self.firsts[-1]

    def __getitem__(self, k: Any) -> Any:
        if isinstance(k, slice):
            return [self[j] for j in range(*k.indices(len(self)))]
        if not -len(self) <= k < len(self):
            raise IndexError(k)
        k = int(k) % len(self)
        place = bisect_right(self.firsts, k) - 1
        found = self.given[place]
        return found[k - self.firsts[place]] if isinstance(found, Pieces) else found


class Motion(StepsInOrder):
    """Steps one after the other, as a function of time; those of native code are evaluated all at once.

    Args:
        ts: the instants at which steps begin and end, of shape (n + 1,).
        interpolants: the steps; some that were made in one call may stand together, as `Pieces`.
    """

    def __init__(self, ts: Any, interpolants: Sequence[Any]) -> None:
        every = OneByOne(interpolants)
        super().__init__(ts, every)
        self._given, self._known = interpolants, (np.empty(0), np.empty(0))
        kinds = [each.method if isinstance(each, Piece | Pieces) else None for each in interpolants]
        changes = [0, *(k for k in range(1, len(kinds)) if kinds[k] != kinds[k - 1]), len(kinds)]
        self.is_native = None not in kinds
        self.parts = [(every.firsts[a], every.firsts[b], interpolants[a]) for a, b in pairwise(changes)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Motion, (self.ts, [*self.interpolants])

    @cached_property
    def _places(self) -> Any:
        """The addresses of the records of all steps."""
        return np.concatenate([each.places for each in self._given])

    @cached_property
    def _ends(self) -> Any:
        """The instants at which they end."""
        return np.array(self.ts[1:], float)

    def __call__(self, t: Any) -> Any:
        times = np.asarray(t, float)
        if times.ndim != 1 or not len(times):
            return super().__call__(t)
        if not self.is_native:
            return self._in_python(times)
        order, n = np.argsort(times, kind="stable"), self.parts[0][2].n
        ahead, rows = times[order], np.empty((len(times), n))
        # An instant between two methods belongs to the earlier one.
        ends = np.searchsorted(ahead, [self._ends[last - 1] for _, last, _ in self.parts[:-1]], side="right").tolist()
        places, until, at, out = map(address, (self._places, self._ends, ahead, rows))
        for (first, last, one), a, b in zip(self.parts, [0, *ends], [*ends, len(times)], strict=True):
            if b > a:
                steps = places + SIZE * first, until + SIZE * first
                one.evaluate(n, last - first, *steps, b - a, at + SIZE * a, out + SIZE * n * a)
        found = np.empty((n, len(times)))
        found[:, order] = rows.T
        return found

    def _in_python(self, times: Any) -> Any:
        """States of shape (states, instants): those for the last instants are kept, since multipliers take long."""
        known, found = self._known
        if not np.array_equal(known, times):
            found = super().__call__(times)
            self._known = times.copy(), found
        return found.copy()


def evaluated(evaluate: Any, n: int, places: Any, ends: Any, times: Any) -> Any:
    """States along steps, one after the other.

    Args:
        evaluate: the function in native code.
        n: how many states there are.
        places: the addresses of the records of the steps.
        ends: up to which instant each counts.
        times: instants in increasing order, or in any order for a single step; of shape (m,).

    Returns:
        States, of shape (m, n).
    """
    times, found = np.array(times, float), np.empty((len(times), n))
    if len(times):
        evaluate(n, len(places), *map(address, (places, ends)), len(times), *map(address, (times, found)))
    return found
