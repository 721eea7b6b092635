"""The resistor: R."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bondgraph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step, scalar_text, table_text
from bondgraph.errors import StructureError
from bondgraph.law import Implicit, Law, Place
from bondgraph_elements import field


@dataclass(frozen=True)
class R(Element):
    """A resistor, e = R f, or one with a law of its own.

    Args:
        name: its name; also that of the resistance, where none is given.
        value: the resistance: a number, a formula in parameters, coordinates and time, a vector (diagonal) or a
            matrix (a field).
        effort: instead of a value, e as a formula in `f`. Where effort must enter it is inverted by Newton's method.
        flow: instead of a value, f as a formula in `e`; the same the other way round.

    >>> R("drag", effort="c*f*abs(f)").effort
    'c * f * abs(f)'
    """

    value: Scalar = None
    effort: str | None = None
    flow: str | None = None
    kind: ClassVar[str] = "R"
    role: ClassVar[str] = "resistor"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table_text(self.value))
        object.__setattr__(self, "effort", scalar_text(self.effort))
        object.__setattr__(self, "flow", scalar_text(self.flow))
        if sum(x is not None for x in (self.value, self.effort, self.flow)) > 1:
            raise StructureError(self.name, "a resistor has one law", remedy="give value, effort or flow, not several")

    def ports(self) -> tuple[Port, ...]:
        scalar = self.effort or self.flow
        return (Port(size=1 if scalar else field.size(self.value), arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        if self.effort or self.flow:
            preferred = FLOW_IN if self.effort else EFFORT_IN
            return [Cell((("", 0),), ((preferred,), (not preferred,)), Step.REST)]
        return [Cell((("", k),), ((FLOW_IN,), (EFFORT_IN,)), Step.REST) for k in range(sizes[""])]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if isinstance(self.value, tuple) and isinstance(self.value[0], tuple):
            return [(out, entering) for out in into for entering in into]
        return [(port, port) for port in into]

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value) + tuple(x for x in (self.effort, self.flow) if x)

    def law(self, place: Place) -> Law:
        e, f = place.e(), place.f()
        if self.effort or self.flow:
            given, x, y = (self.effort, f[0], e[0]) if self.effort else (self.flow, e[0], f[0])
            value = place.read(given, ("coordinates", "time"), {"f" if self.effort else "e": x})
            if place.into()[0] == bool(self.flow):
                return Law(lets=((y, value),))
            return Law(implicits=(Implicit((x,), (value - y,), (), self.name),))
        resistance = place.matrix(self.value, ("coordinates", "time"), square=len(e))
        return field.memoryless(place.xp, resistance, e, f, place.into(), self.name)
