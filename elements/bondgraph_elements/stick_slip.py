"""Dry friction that sticks and slips."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.element import FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.event import Beginning, Crossing, Event, Held, Struck
from bondgraph.graph.law import Law, Place
from bondgraph.graph.names import beside

HOLDS = "give a static effort that is no less than the kinetic one"
BRAKES = "give a kinetic effort that is not negative: where it follows a normal force N, write max(0, N) for that"
MAY = ("coordinates", "signals", "time")


@dataclass(frozen=True)
class StickSlip(Element):
    """Coulomb's friction with a static and a kinetic effort. It sticks exactly: the flow is zero there, and not small.

    While it slips its effort is the kinetic one, against the flow. Where the flow comes to zero it sticks, if the
    static effort can hold the pull, and its effort is the pull; where the pull exceeds that it slips. In which way is
    the held value `slip_name`: 1, -1, or 0 while it sticks. The effort is bounded and gives no impulse: where the flow
    jumps, by an impact, a reset or a source, it slips on with the sign of the new flow.

    Args:
        name: its name.
        pull: the effort that holds the flow at zero, a formula in coordinates, signals and time: what else acts on it,
            such as "F - k*x". It is positive along the flow. Where it sticks that is checked.
        kinetic: the effort while it slips, which is not negative: `mu*max(0, N)` of a normal force N that may be. By
            default a parameter, `kinetic_name`.
        static: the largest effort while it sticks; by default a parameter, `static_name`.

    Raises:
        StructureError: without a pull; for a kinetic effort that is negative, and a static one that is less than it.

    >>> StickSlip("pad", "k*x", 1, 2).held()[0].name
    'slip_pad'
    """

    pull: Scalar = None
    kinetic: Scalar = None
    static: Scalar = None
    kind: ClassVar[str] = "R"
    role: ClassVar[str] = "resistor"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.pull is None:
            law, remedy = (
                "it does not say what it holds while it sticks",
                'give the pull as a formula, such as "F - k*x"',
            )
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        for word in ("pull", "kinetic", "static"):
            given = getattr(self, word)
            default = beside(self.name, f"{word}_{{}}")
            object.__setattr__(self, word, expressions.text(default if given is None else given))
        numbers = _number(self.kinetic), _number(self.static) - _number(self.kinetic)
        for bound, number in zip(self.bounds(), numbers, strict=True):
            if number < 0:
                raise StructureError(self.name, bound.broken, parties=(self.name,), remedy=bound.remedy)

    @property
    def _slip(self) -> str:
        return beside(self.name, "slip_{}")

    @property
    def _impulse(self) -> str:
        return beside(self.name, "e_{}")

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=1, arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", 0),), ((FLOW_IN,),), Step.ONE_WAY)]

    def texts(self) -> tuple[str, ...]:
        return self.pull, self.kinetic, self.static

    def modulated(self) -> bool:
        return True

    def held(self) -> tuple[Held, ...]:
        return Held(self._slip), Held(self._impulse)

    def events(self) -> tuple[Event, ...]:
        flow, slip, pull, static = f"{self.name}.f", self._slip, f"({self.pull})", f"({self.static})"
        way, stuck = f"where({pull} > 0, 1, -1)", f"(1 - {slip}**2)"
        begun = f"where({flow} > 0, 1, where({flow} < 0, -1, where(abs({pull}) > {static}, {way}, 0)))"
        come_to_rest = f"where(abs({pull}) > {static}, {way}, 0)"
        rest = Struck(self._impulse, flow, "0", holds=expressions.text(f"{stuck}*{static}"))
        return (
            Event(f"{self.name} begins", Beginning(jumping=flow), ((slip, expressions.text(begun)),)),
            Event(f"{self.name} comes to rest", _when(f"{slip}*{flow}", "0"), ((slip, expressions.text(come_to_rest)),),
                  struck=rest, at_once=True),
            Event(f"{self.name} slips", _when(static, f"{stuck}*abs({pull})"), ((slip, expressions.text(way)),),
                  at_once=True),
        )  # fmt: skip

    def bounds(self) -> tuple[Bound, ...]:
        drives = f"its kinetic effort, {self.kinetic}, is negative, so that it drives"
        less = f"it holds less while it sticks, {self.static}, than it brakes while it slips, {self.kinetic}"
        held = expressions.text(f"({self.static}) - ({self.kinetic})")
        return (
            Bound(self.name, self.kinetic, drives, BRAKES, may_vanish=True, beside=self.kinetic),
            Bound(self.name, held, less, HOLDS, may_vanish=True, beside=self.kinetic),
        )

    def law(self, place: Place) -> Law:
        pull, kinetic = (place.read(text, MAY, {}) for text in (self.pull, self.kinetic))
        slip, impulse = (place.read(name, MAY, {}) for name in (self._slip, self._impulse))
        return Law(lets=((place.e()[0], slip * kinetic + (1 - slip**2) * pull + impulse),))


def _number(formula: str) -> float:
    """The value of a formula that is a number; not a number for others."""
    try:
        return float(formula)
    except ValueError:
        return math.nan


def _when(smaller: str, larger: str) -> Crossing:
    return Crossing(f"{expressions.text(smaller)} < {expressions.text(larger)}")
