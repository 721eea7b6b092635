"""A field."""

from dataclasses import dataclass

from bondgraph.graph.element import FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import scalar_text


@dataclass(frozen=True)
class Coupling(Element):
    """Friction of two motions that drag each other: e1 = b1 f1 + m f2, e2 = m f1 + b2 f2, on a bond of size two."""

    b1: Scalar
    b2: Scalar
    m: Scalar = "0"
    kind = "R"
    role = "resistor"

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("b1", "b2", "m"):
            object.__setattr__(self, name, scalar_text(getattr(self, name)))

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=2, arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", k),), ((FLOW_IN,),), Step.ONE_WAY) for k in range(2)]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(a, b) for a in into for b in into]

    def texts(self) -> tuple[str, ...]:
        return self.b1, self.b2, self.m

    def law(self, place: Place) -> Law:
        b1, b2, m = (place.read(text, (), {}) for text in self.texts())
        (e1, e2), (f1, f2) = place.e(), place.f()
        return Law(lets=((e1, b1 * f1 + m * f2), (e2, m * f1 + b2 * f2)))
