"""A two-port."""

from dataclasses import dataclass

from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import scalar_text


@dataclass(frozen=True)
class Piston(Element):
    """A piston of area A between a rod (port "rod") and oil (port "oil"): Q = A v, F = A p."""

    value: Scalar = None
    kind = "TF"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", scalar_text(self.value))

    def ports(self) -> tuple[Port, ...]:
        return Port("rod", size=1), Port("oil", size=1)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("rod", 0), ("oil", 0)), ((FLOW_IN, EFFORT_IN), (EFFORT_IN, FLOW_IN)), Step.REST)]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(a, b) for a in into for b in into if a != b]

    def texts(self) -> tuple[str, ...]:
        return () if self.value is None else (self.value,)

    def value_is(self) -> str:
        return "foil/frod"

    def law(self, place: Place) -> Law:
        area = place.read(self.value, ())
        (force,), (v,), (p,), (flow,) = place.e("rod"), place.f("rod"), place.e("oil"), place.f("oil")
        if place.into("rod")[0]:
            return Law(lets=((v, flow / area), (p, force / area)))
        return Law(lets=((flow, area * v), (force, area * p)))
