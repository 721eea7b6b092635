"""Sensors: what they measure is a signal, by their name, which sources, resistors and moduli may depend on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.law import Law, Place


@dataclass(frozen=True)
class Sensor(Element):
    """A one-port that takes no power. On a multibond it gives one signal a component, `name_component`.

    Args:
        name: the sensor's and the signal's name.
    """

    measures: ClassVar[bool] = True

    def ports(self) -> tuple[Port, ...]:
        return (Port(arrow="in", signal=True),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        into = EFFORT_IN if self.reads == "effort" else FLOW_IN
        return [Cell((("", k),), ((into,),), Step.SOURCE) for k in range(sizes[""])]

    def _idle(self, place: Place) -> tuple[Any, list[tuple[Any, Any]]]:
        """What is measured, and the other variable, which is zero."""
        seen, other = (place.e(), place.f()) if self.reads == "effort" else (place.f(), place.e())
        return seen, [(x, place.xp.number(0)) for x in other]

    def law(self, place: Place) -> Law:
        seen, zero = self._idle(place)
        return Law(lets=(*zero, *zip(place.signal(), seen, strict=True)))


@dataclass(frozen=True)
class Integrating(Sensor):
    """A sensor of the integral of what it reads, which is a state of its own."""

    def law(self, place: Place) -> Law:
        seen, zero = self._idle(place)
        signal = place.signal()
        rows = tuple(place.xp.rate(x) - y for x, y in zip(signal, seen, strict=True))
        return Law(lets=tuple(zero), states=signal, rows=rows)


@dataclass(frozen=True)
class De(Sensor):
    """A detector of effort, for a 0-junction; its flow is zero.

    >>> De("pressure").reads
    'effort'
    """

    kind: ClassVar[str] = "De"
    reads: ClassVar[str] = "effort"
    senses: ClassVar[str] = "e"


@dataclass(frozen=True)
class Df(Sensor):
    """A detector of flow, for a 1-junction; its effort is zero."""

    kind: ClassVar[str] = "Df"
    reads: ClassVar[str] = "flow"
    senses: ClassVar[str] = "f"


@dataclass(frozen=True)
class Dp(Integrating):
    """A detector of the integral of an effort (a momentum, a flux linkage)."""

    kind: ClassVar[str] = "Dp"
    reads: ClassVar[str] = "effort"
    senses: ClassVar[str] = "p"


@dataclass(frozen=True)
class Dq(Integrating):
    """A detector of the integral of a flow (a displacement, a charge)."""

    kind: ClassVar[str] = "Dq"
    reads: ClassVar[str] = "flow"
    senses: ClassVar[str] = "q"
