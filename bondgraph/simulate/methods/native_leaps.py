"""Whether solutions of nonlinear systems leap within native steps, told in native code."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from bondgraph.problem.many_instants import NativeProgram, in_native_code
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Solutions
from bondgraph.simulate.methods.native_judge import NativeJudge
from bondgraph.simulate.methods.native_loop import Followed, functions
from bondgraph.simulate.methods.native_steps import Piece


class NativeLeaps(NativeJudge):
    """Steps within which no solution leaps.

    Args:
        rates: the rates in native code.
        systems: the names of the solutions, of one system after the other.
        states: how many states there are.

    Attributes:
        last: the solutions where the last step ended, of shape (solutions,).
        largest: their greatest sizes so far.
    """

    def __init__(self, rates: NativeProgram, systems: Sequence[tuple[str, ...]], states: int) -> None:
        super().__init__(states)
        every, self._places = functions(), rates.places
        places = [rates.places[names] + k for names in systems for k in range(len(names))]
        self.last, self.largest = np.zeros(len(places)), np.zeros(len(places))
        self._arrays = np.array(rates.numbers, float), np.zeros(rates.library.remembers), np.array(places, np.int32)
        addresses = [each.ctypes.data for each in self._arrays]
        self._followed = Followed(rates.library.address, *addresses, len(places), rates.library.remembers)
        self._holder, self._kept, self._judge = rates.library, self._arrays[1], every["leaps_nowhere"]
        self._given = ctypes.addressof(self._followed), self._address_of_span
        self._room = np.empty(every["leaps_room"](self._given[0], states))
        self._results = tuple(each.ctypes.data for each in (self.last, self.largest, self._room))

    def holds(self, piece: Piece, start: float, end: float, kept: Solutions, is_known: bool) -> bool:
        """Whether surely no solution leaps in a part of a step; what is known is then kept up to date.

        Args:
            piece: the step.
            start, end: of the part.
            kept: the solutions from which others are sought.
            is_known: whether `last` are those where it starts.
        """
        for labels, place in self._places.items():
            self._kept[place : place + len(labels)] = kept[labels]
        self._show(piece, start, end)
        return bool(self._judge(*self._given, is_known, *self._results))


def native_leaps(problem: Problem, systems: Sequence[tuple[str, ...]]) -> NativeLeaps | None:
    """The judge of a problem's nonlinear systems; None where its rates are not in native code."""
    found = in_native_code(problem, problem.program)
    if found is None or any(names not in found.places for names in systems):
        return None
    return NativeLeaps(found, systems, len(problem.equations.states))
