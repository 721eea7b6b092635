"""A one-port."""

from dataclasses import dataclass

from bondgraph.graph.element import FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import scalar_text


@dataclass(frozen=True)
class Orifice(Element):
    """A sharp orifice: p = k Q |Q|.

    Args:
        name: its name; also that of k, where none is given.
        value: k, a number or a formula in parameters.
    """

    value: Scalar = None
    kind = "R"
    role = "resistor"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", scalar_text(self.value))

    def ports(self) -> tuple[Port, ...]:
        return (Port(arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", k),), ((FLOW_IN,),), Step.ONE_WAY) for k in range(sizes[""])]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(port, port) for port in into]

    def texts(self) -> tuple[str, ...]:
        return () if self.value is None else (self.value,)

    def law(self, place: Place) -> Law:
        k, size = place.read(self.value, ()), place.xp.call["abs"]
        return Law(lets=tuple((e, k * f * size(f)) for e, f in zip(place.e(), place.f(), strict=True)))
