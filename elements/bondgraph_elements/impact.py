"""The impact: an impulse that turns a flow round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.element import FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.event import Crossing, Event, Held, Struck
from bondgraph.graph.law import Law, Place
from bondgraph.graph.names import beside
from bondgraph.graph.values import scalar_text


@dataclass(frozen=True)
class Impact(Element):
    """An impact with restitution, by Newton's law: where a gap closes, the flow f at its bond becomes -r f.

    The impulse along its bond that this takes moves all that hangs on the flow, through transformers and junctions:
    momenta jump by it, coordinates do not. Between impacts it gives no effort. Infinitely many impacts end a run.

    Args:
        name: its name; also that of the coefficient of restitution, where none is given.
        gap: a formula in what a run tells, positive while the bodies are apart. The flow is its rate, or a multiple.
        value: the coefficient of restitution r, from 0 to 1: a number or a formula in what a run tells.

    >>> Impact("floor", "x", 0.8).events()[0].trigger
    Crossing(condition='x < 0')
    """

    gap: Scalar = None
    value: Scalar = None
    kind: ClassVar[str] = "Impact"
    tells: ClassVar[bool] = True

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.gap is None:
            law, remedy = "it does not say when the bodies meet", 'give the gap as a formula, such as "x"'
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        object.__setattr__(self, "gap", expressions.text(self.gap))
        object.__setattr__(self, "value", scalar_text(self.value))
        self._check_value()

    def _check_value(self) -> None:
        """Refuse a number that is no coefficient of restitution; a formula is judged at each impact."""
        try:
            r = float(self.value or 0)
        except ValueError:
            return
        if not 0 <= r <= 1:
            law = (
                f"its coefficient of restitution is {r:g}: below 0 bodies pass through each other, above 1 gain energy"
            )
            remedy = "give a number from 0 to 1; a kick that gives energy is a bg.reset of the velocity"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)

    @property
    def _effort(self) -> str:
        return beside(self.name, "e_{}")

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=1, arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return [Cell((("", 0),), ((FLOW_IN,),), Step.SOURCE)]

    def texts(self) -> tuple[str, ...]:
        return (self.gap,) if self.value is None else (self.gap, self.value)

    def held(self) -> tuple[Held, ...]:
        return (Held(self._effort),)

    def events(self) -> tuple[Event, ...]:
        flow, r = f"{self.name}.f", self.name if self.value is None else self.value
        after = expressions.text(f"-({r})*{flow}")
        return (Event(self.name, Crossing(f"{self.gap} < 0"), struck=Struck(self._effort, flow, after)),)

    def law(self, place: Place) -> Law:
        given: Any = place.read(self._effort, ("signals",), {})
        return Law(lets=((place.e()[0], given),))
