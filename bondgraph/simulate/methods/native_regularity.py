"""Whether constraints stay independent within native steps, told in native code."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from typing import TypeGuard

import numpy as np

from bondgraph.program.rank import Greatest
from bondgraph.simulate.methods.native_constraints import NativeConstraints
from bondgraph.simulate.methods.native_loop import Span, functions
from bondgraph.simulate.methods.native_method import Piece


class Regularity:
    """Steps within which constraints surely stay independent.

    Args:
        constraints: the constraints, of the kinds that are judged.

    Attributes:
        most: the greatest smallest singular value of each kind so far, of shape (kinds,).
    """

    def __init__(self, constraints: NativeConstraints) -> None:
        self.constraints, count = constraints, len(constraints.kinds)
        self.most, self._sizes = np.zeros(count), np.zeros(constraints.count)
        every = functions()
        self._judge = every["regular"]
        self._states = {
            name.removesuffix("_states"): ctypes.cast(function, ctypes.c_void_p).value
            for name, function in every.items()
            if name.endswith("_states")
        }
        n = len(constraints.rows.problem.equations.states)
        self._room = np.empty(every["regular_room"](constraints.address, n))
        self._span = Span(None, None, 0.0, 0.0, -math.inf, math.inf, n)
        self._given = constraints.address, ctypes.addressof(self._span)
        self._places = self._sizes.ctypes.data, self.most.ctypes.data, self._room.ctypes.data

    def begin(self, inside: Callable[[float], float]) -> None:
        """Constraints are evaluated at the instants that `inside` gives for others."""
        self._span.first, self._span.last = inside(-math.inf), inside(math.inf)

    def shared(self, greatest: Sequence[Greatest]) -> list[Greatest]:
        """How large gradients of each kind have been, where this keeps it up to date."""
        self._sizes[:] = self.constraints.flat(greatest)
        return self.constraints.parted(self._sizes)

    def judges(self, states: Callable[[float], object]) -> TypeGuard[Piece]:
        """Whether a step is native, so that it can be judged here."""
        return isinstance(states, Piece)

    def holds(self, piece: Piece, start: float, end: float, begun: bool) -> bool:
        """Whether constraints surely stay independent in a part of a step; what is known is then kept up to date.

        Args:
            piece: the step.
            start, end: of the part.
            begun: whether they were independent where it starts.
        """
        span = self._span
        span.states, span.record, span.from_, span.to = self._states[piece.method], piece.address, start, end
        return bool(self._judge(*self._given, begun, *self._places))
