"""Switching quantities within native steps: where one changes sign first, told in native code."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bondgraph.problem.many_instants import in_native_code
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Solutions
from bondgraph.program.native import Library, address
from bondgraph.program.program import CHOSEN, Program
from bondgraph.simulate.methods.native_judge import NativeJudge
from bondgraph.simulate.methods.native_loop import NO_CROSSING, UNDECIDED, Switches, functions
from bondgraph.simulate.methods.native_steps import Piece

if TYPE_CHECKING:
    from bondgraph.simulate.methods.native_steps import Ahead


class Found(NamedTuple):
    """What a search has found.

    Args:
        crossing: the first float at which a quantity has changed sign, and which; None where none has.
        earlier, signs: the quantities where the search began and ended.
        kept: the solutions of nonlinear systems that were found last.
    """

    crossing: tuple[float, int] | None
    earlier: list[float]
    signs: list[float]
    kept: Solutions


class NativeEvents(NativeJudge):
    """Searches native steps as `StateEvents` does, with the same results.

    Args:
        made: the switching quantities in native code.
        numbers: what they take besides time and states.
        count: how many there are.
        places: what is remembered, and where.
        states: how many states there are.

    Attributes:
        remembers: whether something is remembered.
        aside: how far beside its zero each quantity changes sign, of shape (quantities,).
    """

    def __init__(
        self,
        made: Library,
        numbers: Sequence[float],
        count: int,
        places: Mapping[tuple[str, ...], int],
        states: int,
    ) -> None:
        super().__init__(states)
        every, vector = functions(), ctypes.c_double * count
        self._holder, self._places = made, dict(places)
        self._p = (ctypes.c_double * max(len(numbers), 1))(*numbers)
        self._memory, self._kept = ((ctypes.c_double * max(made.remembers, 1))() for _ in range(2))
        choices = [place for labels, place in places.items() if labels[0] == CHOSEN]
        self._choices = (ctypes.c_int32 * max(len(choices), 1))(*choices)
        self.aside = vector()
        arrays = [ctypes.addressof(each) for each in (self._p, self._memory, self._kept, self._choices, self.aside)]
        self._switches = Switches(made.address, *arrays, count, len(choices), made.remembers)
        self._signs, self._earlier, self._at = vector(), vector(), ctypes.c_double()
        self._room = np.empty(every["crossing_room"](ctypes.addressof(self._switches), states))
        self._search, self._quiet, self.remembers = every["crossing"], every["quiet"], bool(self._places)
        arrays = [ctypes.addressof(each) for each in (self._signs, self._earlier, self._at)]
        self._places_of_results = *arrays, self._room.ctypes.data
        self._given = ctypes.addressof(self._switches), self._address_of_span

    def crossing(
        self, piece: Piece, start: float, end: float, signs: Sequence[float] | None, kept: Solutions
    ) -> Found | None:
        """What is found in a part of a step; None where Python is to look.

        Args:
            piece: the step.
            start, end: of the part.
            signs: the quantities where it begins, if they are known.
            kept: the solutions where the step begins, from which all others are sought.
        """
        for labels, place in self._places.items():
            self._kept[place : place + len(labels)] = list(kept[labels])
        if signs:
            self._signs[:] = list(signs)
        self._show(piece, start, end)
        k = self._search(*self._given, bool(signs), *self._places_of_results)
        if k == UNDECIDED:
            return None
        solutions = {x: self._memory[place : place + len(x)] for x, place in self._places.items()}
        return Found(None if k == NO_CROSSING else (self._at.value, k), self._earlier[:], self._signs[:], solutions)

    def quiet(self, made: Ahead, first: int, signs: Sequence[float]) -> tuple[int, Any]:
        """In how many steps nothing is found; for quantities that remember nothing.

        Args:
            made: steps that were made at once.
            first: the place of the first of them that is looked at.
            signs: the quantities where it begins.

        Returns:
            How many, and the quantities where the first begins and where each ends, of shape (ends, quantities).
        """
        steps = len(made) - first
        found = np.empty((steps + 2, len(signs)))
        found[0] = signs
        self._show(made.piece(first), made.starts[first], made.ends[first])
        records = made.address + first * made.stride, made.stride // found.itemsize
        count = self._quiet(*self._given, steps, *records, address(found), self._places_of_results[-1])
        return count, found


def native_events(problem: Problem, program: Program) -> NativeEvents | None:
    """The search for switching quantities; None where they are not in native code.

    Args:
        problem: equations with values.
        program: the quantities, of the problem's arguments.
    """
    found = in_native_code(problem, program)
    if found is None:
        return None
    count, places, states = len(program.results), found.places, len(problem.equations.states)
    return NativeEvents(found.library, found.numbers, count, places, states)
