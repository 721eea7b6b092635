"""Whether constraints stay independent within native steps, told in native code."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bondgraph.program.rank import Greatest
from bondgraph.simulate.methods.native_constraints import NativeConstraints
from bondgraph.simulate.methods.native_judge import NativeJudge
from bondgraph.simulate.methods.native_loop import functions
from bondgraph.simulate.methods.native_steps import Piece


class Regularity(NativeJudge):
    """Steps within which constraints surely stay independent.

    Args:
        constraints: the constraints, of the kinds that are judged.

    Attributes:
        most: the greatest smallest singular value of each kind so far, of shape (kinds,).
    """

    def __init__(self, constraints: NativeConstraints) -> None:
        n = len(constraints.rows.problem.equations.states)
        super().__init__(n)
        self.constraints, count = constraints, len(constraints.kinds)
        self.most, self._sizes = np.zeros(count), np.zeros(constraints.count)
        every = functions()
        self._judge = every["regular"]
        self._room = np.empty(every["regular_room"](constraints.address, n))
        self._given = constraints.address, self._address_of_span
        self._places = self._sizes.ctypes.data, self.most.ctypes.data, self._room.ctypes.data

    def shared(self, greatest: Sequence[Greatest]) -> list[Greatest]:
        """How large gradients of each kind have been, where this keeps it up to date."""
        self._sizes[:] = self.constraints.flat(greatest)
        return self.constraints.parted(self._sizes)

    def holds(self, piece: Piece, start: float, end: float, begun: bool) -> bool:
        """Whether constraints surely stay independent in a part of a step; what is known is then kept up to date.

        Args:
            piece: the step.
            start, end: of the part.
            begun: whether they were independent where it starts.
        """
        self._show(piece, start, end)
        return bool(self._judge(*self._given, begun, *self._places))
