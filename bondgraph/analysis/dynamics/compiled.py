"""A program of time, coordinates, velocities and what is given beside them, as a function with buffers of its own."""

from __future__ import annotations

import ctypes
import math
import threading
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.analysis.dynamics.model import BY
from bondgraph.errors import (
    BondGraphError,
    MissingPackage,
    NoSolution,
    NotExportable,
    SingularSystem,
    ValueRefused,
)
from bondgraph.program.evaluate import afresh
from bondgraph.program.native import RATES, library
from bondgraph.program.program import Program


class Buffers(NamedTuple):
    """What one thread calls the function with.

    Args:
        call: the native function, or one that fails.
        parts: where coordinates, velocities, accelerations and forces are written, one after the other in memory.
        numbers: the other arguments.
        given: coordinates, velocities, accelerations and forces together.
        found: what comes out.
        result: the part of it that is asked for, in its shape.
        pointers: what the native function takes besides the time.
    """

    call: Callable[..., int]
    parts: tuple[Any, ...]
    numbers: Any
    given: Any
    found: Any
    result: Any
    pointers: tuple[Any, ...]


class Compiled:
    """One quantity as a function f(t, x, numbers); native code where there is a compiler.

    Args:
        place: whose quantity it is, for messages.
        program: its entries by rows, and behind them, where loops close, what is left of positions and what may be.
        sizes: how many coordinates, velocities, accelerations and forces follow the time among its arguments.
        numbers: the other arguments.
        shape: of the result.
        loops: how many positions are checked.
    """

    def __init__(
        self, place: str, program: Program, sizes: tuple[int, ...], numbers: Any, shape: tuple[int, ...], loops: int
    ) -> None:
        self.place, self.program, self.sizes, self.numbers = place, program, sizes, numbers
        self.shape, self.loops, self._size = shape, loops, math.prod(shape)
        self._local = threading.local()

    @cached_property
    def _library(self) -> Any:
        """The function in native code; None where there is none."""
        try:
            return library(self.program, sum(self.sizes))
        except (MissingPackage, NotExportable):
            return None

    @property
    def language(self) -> str:
        """In which it is evaluated."""
        return self._library.language if self._library else "Python"

    @cached_property
    def _python(self) -> Callable[[Sequence[float]], list[float]]:
        return afresh(self.program)

    @property
    def buffers(self) -> Buffers:
        """Those of this thread."""
        try:
            made: Buffers = self._local.made
        except AttributeError:
            made = self._local.made = self._made()
        return made

    def _made(self) -> Buffers:
        import numpy as np

        given, numbers, found = np.zeros(sum(self.sizes)), np.array(self.numbers), np.zeros(len(self.program.results))
        memory = np.zeros(max(sum(map(len, self.program.places)), 1))
        native: Callable[..., int] = RATES(self._library.address) if self._library else lambda t, *pointers: 1

        def anew(t: float, *pointers: Any) -> int:
            memory[:] = 0.0
            return native(t, *pointers)

        pointers = tuple(ctypes.c_void_p(each.ctypes.data) for each in (given, numbers, memory, found))
        parts = tuple(np.split(given, np.cumsum(self.sizes)[:-1]))
        result, call = found[: self._size].reshape(self.shape), (anew if self.program.places else native)
        self._local.memory = memory
        return Buffers(call, parts, numbers, given, found, result, pointers)

    def explain(self, t: float, buffers: Buffers) -> None:
        """Fill in what Python gives where native code has nothing; or say why it has nothing either.

        Raises:
            SingularSystem, NoSolution: where the quantity is not defined.
        """
        try:
            values = self._python([t, *buffers.given.tolist(), *buffers.numbers.tolist()])
        except SingularSystem as singular:
            raise self._undetermined(singular) or singular from None
        except BondGraphError:
            raise
        except (ArithmeticError, ValueError) as why:
            raise self._undefined(t, str(why)) from None
        if not all(map(math.isfinite, values)):
            raise self._undefined(t, "it is not finite")
        buffers.found[:] = values

    def _undetermined(self, singular: SingularSystem) -> SingularSystem | None:
        """The refusal of independent velocities at their dead point; None for another one."""
        pairs = [party.split(f" {BY} ") for party in singular.parties if f" {BY} " in party]
        if not pairs:
            return None
        others, free = (tuple(dict.fromkeys(names)) for names in zip(*pairs, strict=True))
        law = f"the independent velocities {', '.join(free)} do not determine {', '.join(others)} in this configuration"
        remedy = "choose others there, as bg.dynamics(graph, independent=[...])"
        return SingularSystem(self.place, law, parties=(*free, *others), remedy=remedy)

    def _undefined(self, t: float, why: str) -> NoSolution:
        law = f"what is asked is not defined at this state, t = {t:.6g} s: {why}"
        return NoSolution(self.place, law, remedy="look for a singular configuration, or a law outside its domain")

    def check_closed(self, found: Any, names: Sequence[str]) -> None:
        """Refuse coordinates at which loops are open.

        Raises:
            ValueRefused: naming the position that is left.
        """
        left, most = abs(found[self._size : self._size + self.loops]), found[self._size + self.loops :]
        if (left <= most).all():
            return
        worst = int((left - most).argmax())
        law = f"at these coordinates its loops are open: {left[worst]:.3g} is left of {names[worst]}"
        raise ValueRefused(
            self.place, law, parties=(names[worst],), remedy="give closed(q), the nearest that close them"
        )
