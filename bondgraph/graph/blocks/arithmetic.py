"""Inputs, gains and sums."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.graph.blocks._block import READS, Block, OneInput, number
from bondgraph.graph.element import Scalar
from bondgraph.graph.law import Law, Place


@dataclass(frozen=True)
class Input(Block):
    """A signal from outside: a setpoint, a disturbance. Its values are given to a run, as those of sources are.

    Args:
        name: of the input and its signal.
        value: nothing; a number, the input's default; or a formula in time, parameters and signals, and then it is no
            input any more.

    >>> Input("r").outputs()
    ('r',)
    """

    value: Scalar = None
    kind: ClassVar[str] = ""
    formulas: ClassVar[tuple[str, ...]] = ("value",)

    def driven(self, signal: str) -> Self | None:
        return replace(self, value=signal) if self.value is None else None

    def law(self, place: Place) -> Law:
        (output,) = place.signal()
        value = place.read(self.value, (*READS, "input"))
        return Law() if value == output else Law(lets=((output, value),))


@dataclass(frozen=True)
class Gain(OneInput):
    """y = gain u.

    Args:
        name: of the block and its signal.
        input: u, a formula; without one it is what a wire brings.
        gain: a number or a formula.

    >>> Gain("u", "r - y", "K").texts()
    ('r - y', 'K')
    """

    gain: Scalar = 1
    kind: ClassVar[str] = "Gain"
    formulas: ClassVar[tuple[str, ...]] = ("input", "gain")

    def caption(self) -> str:
        return expressions.text(f"({self.gain})*({self.input})")

    def of(self, place: Place, u: Any, y: Any) -> Law:
        return Law(lets=((y, number(place, self.gain) * u),))


@dataclass(frozen=True)
class Sum(OneInput):
    """y = u, where the input is a formula of several signals: a sum, a difference, a product.

    Args:
        name: of the block and its signal.
        input: a formula, such as "r - y".
    """

    kind: ClassVar[str] = "Sum"

    def of(self, place: Place, u: Any, y: Any) -> Law:
        return Law(lets=((y, u),))
