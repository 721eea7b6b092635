"""Sources of effort and of flow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula, Formulas, given
from bondgraph.errors import StructureError
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import table

GIVEN = ("position", "rate", "acceleration")
"""What a flow may be given by."""
ZERO = ("0", "-0")
"""As a formula."""


@dataclass(frozen=True)
class Source(Element):
    """A source's name is an input. Its value may be given here: a number (the input's default), or formulas.

    Args:
        name: the source's and the input's name.
        value: nothing, a number, a formula in time, coordinates and parameters, or a vector of formulas. One number or
            formula is that of each component it is joined to.
    """

    value: Any = Formulas(None)  # noqa: RUF009 - a descriptor
    role: ClassVar[str] = "source"
    gives: ClassVar[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self._formulas, (0, 1)))

    @property
    def _formulas(self) -> Any:
        """The value, as it was given."""
        return given(self, "value")

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=len(self._formulas) if isinstance(self._formulas, tuple) else None),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        into = FLOW_IN if self.gives == "effort" else EFFORT_IN
        return [Cell((("", k),), ((into,),), Step.SOURCE) for k in range(sizes[""])]

    def texts(self) -> tuple[str, ...]:
        value = self._formulas
        return value if isinstance(value, tuple) else (value,) if value else ()

    def modulated(self) -> bool:
        return isinstance(self._formulas, tuple) or bool(self._formulas)

    def driven(self, signal: str) -> Self | None:
        """The same source where a signal is what it gives."""
        return replace(self, value=signal) if self._formulas is None else None

    def is_still(self, component: int) -> bool:
        """Whether it gives zero there, and nothing else; formulas such as `1 - 1` are not worked out."""
        value = self._formulas
        given_here = value[component] if isinstance(value, tuple) else value
        return given_here is not None and str(given_here) in ZERO

    def part(self, components: Sequence[int]) -> Any:
        """The same source with some components only."""
        value = self._formulas
        return replace(self, value=tuple(value[k] for k in components)) if isinstance(value, tuple) else self

    def law(self, place: Place) -> Law:
        driven = place.e() if self.gives == "effort" else place.f()
        value = place.column(self._formulas, len(driven), ("coordinates", "signals", "time", "input"))
        return Law(lets=tuple(zip(driven, value, strict=True)))


@dataclass(frozen=True)
class Se(Source):
    """A source of effort: a voltage, a force, a torque, a pressure, gravity. The flow is whatever the system takes.

    >>> Se("gravity", ("0", "-m*g")).value
    ('0', '-m * g')
    """

    kind: ClassVar[str] = "Se"
    gives: ClassVar[str] = "effort"

    def value_is(self) -> str:
        return "e"

    def moved(self, efforts: tuple[Formula, ...]) -> Se:
        """The same source where its efforts are these."""
        return Se(self.name, efforts)


@dataclass(frozen=True)
class Sf(Source):
    """A source of flow: a prescribed motion, a current. The effort on its bond is the reaction it must bring.

    On components of a junction of generalized velocities it prescribes part of them, and its effort is the
    constraint's reaction, [004] (45)-(50).

    Args:
        given: what the value is: the flow itself, "rate"; its integral, "position", a function of time whose exact
            derivative is the flow, and which any coordinate is that integrates this flow; or its derivative,
            "acceleration", and then the flow is a state `f_name` that starts at rest or as you say.

    >>> Sf("crank", "a*sin(w*t)", given="position").given
    'position'
    """

    given: str = "rate"
    kind: ClassVar[str] = "Sf"
    gives: ClassVar[str] = "flow"

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.given, str) or self.given not in GIVEN:
            raise StructureError(
                self.name,
                f"{self.given!r:.40} is not what a flow can be given by",
                parties=(self.name,),
                remedy=f"give one of {', '.join(map(repr, GIVEN))}",
            )

    def value_is(self) -> str:
        return {"position": "q", "rate": "f", "acceleration": "a"}[self.given]

    def law(self, place: Place) -> Law:
        if self.given == "position":
            return self._of_position(place)
        return self._of_acceleration(place) if self.given == "acceleration" else super().law(place)

    def _of_position(self, place: Place) -> Law:
        """The flow is the position's rate; its integral is the position and nothing else."""
        flows = place.f()
        position = place.column(self.value, len(flows), ("time", "input"))
        own = not isinstance(self.value, tuple) and (self.value is None or not expressions.names(self.value))
        rates = [place.xp.rate(x) if own and place.xp.free(x) else place.along(x) for x in position]
        lets = tuple(zip(flows, rates, strict=True))
        return Law(lets=lets, integrals=tuple(zip(flows, position, strict=True)), continuous=tuple(position))

    def _of_acceleration(self, place: Place) -> Law:
        """The flow is a state, whose rate is the acceleration."""
        flows, states = place.f(), place.state("f")
        acceleration = place.column(self.value, len(flows), ("coordinates", "signals", "time", "input"))
        return Law(
            lets=tuple(zip(flows, states, strict=True)),
            states=states,
            rows=tuple(place.xp.rate(x) - a for x, a in zip(states, acceleration, strict=True)),
            starts=tuple(zip(states, flows, strict=True)),
        )
