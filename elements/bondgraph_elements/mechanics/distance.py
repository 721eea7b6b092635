"""The distance of two points, as a flow that knows its integral."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bondgraph import expressions
from bondgraph.law import Law, Place
from bondgraph_elements.two_ports import MAY, SECOND, TF


@dataclass(frozen=True)
class Span(TF):
    """A transformer to the rate of a length that is known in the coordinates: no state integrates it again.

    Args:
        length: the integral of its second port's flow, a formula in coordinates and parameters.
    """

    length: str = "0"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "length", expressions.text(self.length))

    def texts(self) -> tuple[str, ...]:
        return *super().texts(), self.length

    def law(self, place: Place) -> Law:
        length = place.column((self.length,), 1, MAY)
        return replace(super().law(place), integrals=tuple(zip(place.f(SECOND), length, strict=True)))
