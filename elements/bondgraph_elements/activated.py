"""Activated bonds: one power variable is passed on, amplified; the other is not felt where it came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import scalar_text

FIRST, SECOND = "1", "2"


@dataclass(frozen=True)
class Activated(Element):
    """Base of both. What leaves at port 2 is supplied from outside, so the element counts as a source.

    Args:
        name: its name; also that of the gain, where none is given.
        value: the gain: a number or a formula in parameters, coordinates, signals and time.
    """

    value: Scalar = None
    role: ClassVar[str] = "source"
    into: ClassVar[tuple[bool, bool]]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", scalar_text(self.value))

    def ports(self) -> tuple[Port, ...]:
        return Port(FIRST, arrow="in", signal=True), Port(SECOND, arrow="out", signal=True)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell(((FIRST, k), (SECOND, k)), (self.into,), Step.ONE_WAY) for k in range(sizes[FIRST])]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [((SECOND, k), (FIRST, k)) for port, k in into if port == FIRST]

    def texts(self) -> tuple[str, ...]:
        return (self.value,) if self.value else ()

    def modulated(self) -> bool:
        return True

    def law(self, place: Place) -> Law:
        gain = place.read(self.value, ("coordinates", "signals", "time"))
        idle, seen = (place.f(FIRST), place.e(FIRST)) if self.into[0] else (place.e(FIRST), place.f(FIRST))
        given = place.e(SECOND) if self.into[0] else place.f(SECOND)
        passed = tuple((y, gain * x) for x, y in zip(seen, given, strict=True))
        return Law(lets=tuple((x, place.xp.number(0)) for x in idle) + passed)


@dataclass(frozen=True)
class AE(Activated):
    """An activated bond of effort: e2 = gain e1, f1 = 0 (a voltage follower).

    >>> AE("k", 2).value
    '2'
    """

    kind: ClassVar[str] = "AE"
    into: ClassVar[tuple[bool, bool]] = (EFFORT_IN, FLOW_IN)

    def value_is(self) -> str:
        return "e2/e1"


@dataclass(frozen=True)
class AF(Activated):
    """An activated bond of flow: f2 = gain f1, e1 = 0."""

    kind: ClassVar[str] = "AF"
    into: ClassVar[tuple[bool, bool]] = (FLOW_IN, EFFORT_IN)

    def value_is(self) -> str:
        return "f2/f1"
