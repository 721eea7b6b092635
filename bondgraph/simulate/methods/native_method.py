"""Methods whose steps run in native code, with the manners of `scipy.integrate.OdeSolver`: what they share."""

from __future__ import annotations

import ctypes
import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from bondgraph.program.evaluate import Solutions
from bondgraph.program.native import Library, address
from bondgraph.program.program import CHOSEN
from bondgraph.simulate.methods._method import SteppingMethod, quietly
from bondgraph.simulate.methods.native_loop import (
    FAILED,
    KINDS,
    MORE,
    OPEN,
    OTHER,
    UNJUDGED,
    Model,
    Options,
    Work,
    functions,
)
from bondgraph.simulate.methods.native_steps import Ahead, Pieces
from bondgraph.simulate.step_result import Arrival

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_watch import NativeWatch
    from bondgraph.simulate.projection import Projection

BEGUN, MOST = 4, 64
"""Steps that are made in one call: at first so many, then twice as many as in the call before, up to so many."""


Rooms = dict[tuple[str, int, int], list["Room"]]
"""Those that no motion is using, by the method and the addresses of rates and Jacobian."""


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
        begun: so many steps are made in the first call.
        rooms: what the loops of its methods may work in; none where there is a projection.
    """

    python: Callable[[float, Any], Sequence[float]]
    library: Library
    numbers: Any
    kept: Callable[[], Solutions]
    first: float
    last: float
    jacobian: Callable[[], Library | None] = lambda: None
    projection: Projection | None = None
    begun: int = BEGUN
    _watches: list[NativeWatch] = field(default_factory=list)
    rooms: Rooms = field(default_factory=dict)

    def watch(self, n: int) -> NativeWatch:
        """What watches its stiffness, one motion after the other; of so many states."""
        from bondgraph.simulate.methods.native_watch import NativeWatch

        if not self._watches:
            self._watches.append(NativeWatch(self, n))
        return self._watches[0]

    def __call__(self, time: float, states: Any) -> Sequence[float]:
        return self.python(time, states)


class Room:
    """What the loop of a method works with, in memory; for one motion after the other, of other numbers, too.

    Args:
        method: what its functions in the loop begin with.
        system: what is integrated.
        jacobian: its Jacobian, if the method has one.
        n: how many states there are.
    """

    def __init__(self, method: str, system: NativeSystem, jacobian: Library | None, n: int) -> None:
        every = functions()
        self.loop = {name: every[f"{method}_{name}"] for name in KINDS}
        solutions = system.kept()
        kept = sum(map(len, solutions))
        self.more = max(jacobian.remembers - kept, 0) if jacobian else 0  # systems of its own, each time from zero
        self.remembers = bool(kept) or system.projection is not None
        places = places_of(solutions)
        self.memory = [(labels, slice(1 + place, 1 + place + len(labels))) for labels, place in places.items()]
        self.choices = np.array([place for labels, place in places.items() if labels[0] == CHOSEN], np.int32)
        constraints, sizes, greatest, room = 0, 1.0, (), 0
        if system.projection is not None:
            constraints, sizes, greatest = system.projection.begun()
            room = every["projection_room"](constraints, n)
        addresses = system.library.address, jacobian and jacobian.address, constraints
        counts = n, kept + self.more, len(self.choices)
        choices = self.choices.ctypes.data if len(self.choices) else None
        self.model = Model(*addresses, None, choices, None, *counts)
        space = self.loop["space"](ctypes.addressof(self.model))
        numbers, rest = len(system.numbers), (len(greatest), space, room)
        arrays, (self.model.p, atols, *of_work) = side_by_side(numbers, n, n, n, counts[1], n, *rest)
        self.numbers, self.atols, self.states, _, self.kept, self.sizes, self.greatest, *_ = arrays
        self.sizes[:], self.greatest[:] = sizes, greatest
        self.options = Options(atol=atols)
        self.size = self.loop["record"](ctypes.addressof(self.model))
        self.work = Work(0.0, 0.0, 0, 0, 0, 0.0, *of_work)
        self.given = tuple(ctypes.addressof(each) for each in (self.model, self.options, self.work))


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
    room: Room
    is_movable = True
    """Whether it goes on from other states than those at which it has arrived."""

    def _begin(self, first_step: float | None) -> None:
        self.scipy: Any = None
        self.ahead: Ahead | None = None
        self.place = self.left = 0
        self.more: list[list[float]] = []
        self.watch: NativeWatch | None = None
        self.verdicts: list[int] = []
        self.verdict = UNJUDGED
        self.budget, self.code, self.is_finite = getattr(self.system, "begun", BEGUN), MORE, False
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
        room = self.room = self._spare(system) or Room(self.method, system, self.jacobian, len(self.y))
        room.numbers[:], room.atols[:], room.states[:] = system.numbers, self.atol, self.y
        if room.model.memory:
            room.kept[:] = [*(number for own in system.kept().values() for number in own), *[0.0] * room.more]
        room.model.cvode = self._solver(first_step)
        options, work = room.options, room.work
        options.rtol, options.end, options.first, options.last = self.rtol, self.t_bound, system.first, system.last
        options.longest = self.max_step if self.max_step < math.inf else self.t_bound - self.t
        work.t, work.h, work.steps = self.t, 0.0, 0
        return bool(room.loop["start"](*room.given, first_step) == MORE)

    def _rooms(self, system: NativeSystem) -> list[Room]:
        """Those of its kind that no motion is using."""
        jacobian = self.jacobian.address if self.jacobian else 0
        return system.rooms.setdefault((self.method, system.library.address, jacobian), [])

    def _spare(self, system: NativeSystem) -> Room | None:
        with suppress(IndexError):  # another thread may take the last one
            return None if system.projection else self._rooms(system).pop()
        return None

    def __del__(self) -> None:
        if "room" in vars(self) and self.is_movable and not self.system.projection:
            self._rooms(self.system).append(self.room)

    def _leave(self, first_step: float | None) -> None:
        """From here on in Python."""
        tolerances = {"rtol": self.rtol, "atol": self.atol, "max_step": self.max_step, "first_step": first_step}
        with quietly():
            self.scipy = self._in_python(**tolerances)

    @abstractmethod
    def _in_python(self, **limits: Any) -> Any:
        """The same method in Python, where the motion is."""

    @property
    def is_ahead(self) -> bool:
        """Whether the next step has been made, and nothing is wrong with it."""
        return self.left > 0 and self.is_finite

    def look_ahead(self) -> None:
        """Make steps ahead, where that can be and none are left."""
        if not self.left and self.scipy is None:
            self._advance()

    @property
    def is_calm(self) -> bool:
        """Whether the next step does not call for another method, as far as it is judged."""
        return bool(self.verdicts) and self.verdicts[self.place] < OTHER

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        self.look_ahead()
        if self.ahead is not None and self.left:
            self.piece = self.ahead.piece(self.place)
            self._arrive(1)
            return None
        # From rates that are no numbers, SciPy looks for its first step forever.
        if not np.isfinite(getattr(self.scipy, "f", 0.0)).all():
            self.status = "failed"
            return "the rates have no value"
        self.verdict = UNJUDGED
        with quietly():
            found: str | None = self.scipy.step()
        self.t, self.y, self.status = self.scipy.t, self.scipy.y, self.scipy.status
        self.arrival = None
        if self.status != "failed":
            with quietly():
                self.piece = self.scipy.dense_output()
        return found

    def steps(self, most: int) -> list[int]:
        """Some of the steps ahead that are calm, as one: the verdicts on each.

        Args:
            most: how many at most.
        """
        assert self.ahead is not None
        ahead = self.verdicts[self.place : self.place + most]
        count = next((k for k, verdict in enumerate(ahead) if verdict >= OTHER), len(ahead))
        self.piece = Pieces(self.ahead, self.place, self.place + count)
        self._arrive(count)
        return ahead[:count]

    def _arrive(self, count: int) -> None:
        """At the end of so many steps that have been made."""
        assert self.ahead is not None
        self.place, self.left = self.place + count, self.left - count
        last = self.place - 1
        self.t, self.y = self.ahead.ends[last], self.ahead.states[last]
        self.verdict = self.verdicts[last] if self.verdicts else UNJUDGED
        if self.t >= self.t_bound:
            self.status = "finished"
        is_open, projection = self.code == OPEN and not self.left, self.system.projection
        if not self.room.remembers:
            self.arrival = None if is_open else Arrival(self.t, None, {})
            return
        more = self.more[last]
        if projection is not None:
            projection.arrived(more[1 + len(self.room.kept) :])
        kept = {labels: more[place] for labels, place in self.room.memory}
        self.arrival = None if is_open else Arrival(self.t, None if projection is None else more[0], kept)

    def _advance(self) -> None:
        """Steps ahead of those that are asked for."""
        if self.code == OPEN:  # the caller has judged where the last step ended
            first = min(self.room.work.h, self.t_bound - self.t)
            self.code = MORE if self._start(self.system, first) else FAILED
        if self.code == FAILED:
            self._leave(None)
            return
        room, budget, verdicts = self.room, min(self.budget, MOST), list[int]()
        before = room.work.steps
        record = np.empty((budget, room.size))
        if self.watch is None:
            self.code = room.loop["advance"](*room.given, budget, address(record))
        else:
            self.code, verdicts = self.watch.advance(room, budget, record)
        count, n = room.work.steps - before, len(self.y)
        self.verdicts = verdicts[:count]
        states = np.empty((count, n))
        if count:
            states[:-1], states[-1] = record[1:count, 2 : 2 + n], room.states
        self.ahead, self.place, self.left = Ahead(record, states, self.method), 0, count
        if room.remembers:  # behind the interpolant: what is left of the constraints, memory, and sizes of gradients
            self.more = record[:count, room.size - len(room.greatest) - len(room.kept) - 1 :].tolist()
        self.is_finite = np.count_nonzero(np.isfinite(states)) == states.size
        self.budget = 2 * budget
        if self.code == FAILED and not count:
            self._leave(None)


def side_by_side(*lengths: int) -> tuple[list[Any], list[int]]:
    """Arrays of some lengths in one piece of memory, and their addresses: to ask numpy for each of them takes long."""
    whole, ends = np.empty(sum(lengths)), [*accumulate(lengths, initial=0)]
    first, size = address(whole), whole.itemsize
    return [whole[a:b] for a, b in pairwise(ends)], [first + size * a for a in ends[:-1]]


def places_of(solutions: Solutions) -> dict[tuple[str, ...], int]:
    """The place in memory of what each system remembers, one after the other."""
    found, place = {}, 0
    for labels in solutions:
        found[labels] = place
        place += len(labels)
    return found
