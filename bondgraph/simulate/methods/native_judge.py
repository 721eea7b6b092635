"""What looks at parts of native steps in native code."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from functools import cache
from typing import TypeGuard

from bondgraph.simulate.methods.native_loop import Span, functions
from bondgraph.simulate.methods.native_steps import Piece


class NativeJudge:
    """A part of a native step, in native code's own words.

    Args:
        states: how many there are.
    """

    def __init__(self, states: int) -> None:
        self._span = Span(None, None, 0.0, 0.0, -math.inf, math.inf, states)
        self._address_of_span = ctypes.addressof(self._span)

    def begin(self, inside: Callable[[float], float]) -> None:
        """Laws are evaluated at the instants that `inside` gives for others."""
        self._span.first, self._span.last = inside(-math.inf), inside(math.inf)

    def judges(self, states: Callable[[float], object]) -> TypeGuard[Piece]:
        """Whether a step is native, so that it can be looked at here."""
        return isinstance(states, Piece)

    def _show(self, piece: Piece, start: float, end: float) -> None:
        """From now on this part of a step."""
        span = self._span
        span.states, span.record, span.from_, span.to = _evaluators()[piece.method], piece.address, start, end


@cache
def _evaluators() -> dict[str, int | None]:
    """The address of the function that gives states along a step, for each method."""
    return {
        name.removesuffix("_states"): ctypes.cast(function, ctypes.c_void_p).value
        for name, function in functions().items()
        if name.endswith("_states")
    }
