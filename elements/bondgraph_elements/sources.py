"""Sources of effort and of flow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bondgraph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step, table
from bondgraph.law import Law, Place


@dataclass(frozen=True)
class Source(Element):
    """A source's name is an input. Its value may be given here: a number (the input's default), or formulas.

    Args:
        name: the source's and the input's name.
        value: nothing, a number, a formula in time, coordinates and parameters, or a vector of formulas.
    """

    value: Scalar = None
    role: ClassVar[str] = "source"
    gives: ClassVar[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self.value, (0, 1)))

    def ports(self) -> tuple[Port, ...]:
        return (Port(size=len(self.value) if isinstance(self.value, tuple) else None),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        into = FLOW_IN if self.gives == "effort" else EFFORT_IN
        return [Cell((("", k),), ((into,),), Step.SOURCE) for k in range(sizes[""])]

    def texts(self) -> tuple[str, ...]:
        return self.value if isinstance(self.value, tuple) else (self.value,) if self.value else ()

    def modulated(self) -> bool:
        return isinstance(self.value, tuple) or bool(self.value)

    def law(self, place: Place) -> Law:
        given = place.e() if self.gives == "effort" else place.f()
        value = place.column(self.value, len(given), ("coordinates", "signals", "time", "input"))
        return Law(lets=tuple(zip(given, value, strict=True)))


@dataclass(frozen=True)
class Se(Source):
    """A source of effort: a voltage, a force, gravity. The flow is whatever the system takes.

    >>> Se("gravity", ("0", "-m*g")).value
    ('0', '-m * g')
    """

    kind: ClassVar[str] = "Se"
    gives: ClassVar[str] = "effort"

    def moved(self, efforts: tuple[str, ...]) -> Se:
        """The same source where its efforts are these."""
        return Se(self.name, efforts)


@dataclass(frozen=True)
class Sf(Source):
    """A source of flow: a prescribed motion, a current. The effort on its bond is the reaction it must bring.

    On components of a junction of generalized velocities it prescribes part of them, and its effort is the
    constraint's reaction, [004] (45)-(50).
    """

    kind: ClassVar[str] = "Sf"
    gives: ClassVar[str] = "flow"
