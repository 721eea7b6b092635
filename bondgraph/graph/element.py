"""What the engine asks of an element: ports, permitted strokes, a law."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Self

from bondgraph.algebra import expressions
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.quantity import Quantity
from bondgraph.errors import StructureError
from bondgraph.graph.chain import End, Joinable
from bondgraph.program.other_words import ELEMENT, no_attribute

if TYPE_CHECKING:
    from bondgraph.graph.bounds import Bound
    from bondgraph.graph.event import Event, Held
    from bondgraph.graph.law import Law, Place


Scalar = Any
"""A number, a formula as text, or a sympy expression; in places also a vector or a matrix of these."""


class Step(IntEnum):
    """When sequential assignment decides an element's strokes."""

    SOURCE = 1
    ONE_WAY = 2
    KINETIC = 3
    STORE = 4
    REST = 6


EFFORT_IN, FLOW_IN = True, False
"""What enters the element at a port: the stroke stands at the element where effort enters."""


@dataclass(frozen=True)
class Port:
    """A port of an element: its name, its size (None: as its bond has it) and the half arrow it demands.

    `arrow` is "in" or "out" where the element's law fixes the direction of positive power, else None: then power that
    enters at the first port leaves at the others, or the reverse. `signal` says that only one variable passes, and the
    other is not felt; its bond is drawn as a signal.
    """

    name: str = ""
    size: int | None = None
    arrow: str | None = None
    signal: bool = False


@dataclass(frozen=True)
class Cell:
    """Scalar ports whose strokes are decided together.

    Args:
        ports: (port name, component) of each.
        patterns: the permitted strokes, preferred first; one of EFFORT_IN or FLOW_IN for each port.
        step: when they are decided.
        holds: a port at whose junctions the last undecided bond does not set the flow: generalized velocities,
            of which the cell takes the columns, stay free unless something else sets them.
    """

    ports: tuple[tuple[str, int], ...]
    patterns: tuple[tuple[bool, ...], ...]
    step: Step
    holds: str | None = None


@dataclass(frozen=True)
class Element(Joinable):
    """Base of everything that stands at a node of a bond graph. Subclasses are frozen values.

    Class attributes are the element's capabilities:
        kind: its symbol in a diagram.
        common: "flow" for a 1-junction, "effort" for a 0-junction, None for everything else.
        role: "source", "store", "resistor" or "" (passes power on), for the audit of power.
        measures: whether it gives a signal by its name.
        block: whether it makes signals of signals, and is drawn as a box.
        reads: "effort" or "flow" for a sensor, which its junction should have in common; empty for everything else.
        senses: what a sensor's signal is: e, f, or their integrals p and q; empty for everything else.
        bar: whether it is drawn as a thick bar across its bonds.
        closed: whether it is a box in place of the parts of a submodel's instance, each of whose ports has a name.
        tells: whether its formulas are asked of a run, and may hold all that one tells.
        impossible: the law a store breaks whose matrix `stored` is negative in some direction, and the remedy.
        vanishing: what a store is whose parameter is zero, and the remedy; empty for everything else.
        changing: what to take for a store whose parameter changes in time; empty for everything else.
    """

    name: str

    kind: ClassVar[str] = ""
    common: ClassVar[str | None] = None
    role: ClassVar[str] = ""
    measures: ClassVar[bool] = False
    block: ClassVar[bool] = False
    reads: ClassVar[str] = ""
    senses: ClassVar[str] = ""
    bar: ClassVar[bool] = False
    closed: ClassVar[bool] = False
    tells: ClassVar[bool] = False
    impossible: ClassVar[tuple[str, str]] = (
        "its energy would be negative in some direction",
        "give values with which its matrix is positive definite",
    )
    vanishing: ClassVar[tuple[str, str] | None] = None
    changing: ClassVar[str] = ""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, ELEMENT)

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "an element", dots=True)

    def ports(self) -> tuple[Port, ...]:
        """The ports; without any it stands alone. Junctions have none of their own: any number of bonds may come."""
        raise TypeError(f"{type(self).__name__} states no ports")

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        """The permitted strokes, given the size of each port and the names that change along the motion."""
        raise TypeError(f"{type(self).__name__} states no strokes")

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        """Which outputs follow at once from which inputs, as (output port, input port), for given strokes."""
        return []

    def alike(self) -> dict[tuple[str, int], tuple[str, int]]:
        """Components that pass unchanged, as (port, component) to (port, component): they share their labels."""
        return {}

    def law(self, place: Place) -> Law:
        """The element's equations in the direction its strokes give."""
        raise TypeError(f"{type(self).__name__} states no law")

    def stored(self, place: Place) -> Any:
        """The matrix that is not negative where the store can be: of its energy, a quadratic form; None for others."""
        return None

    def dissipated(self, place: Place) -> Any:
        """The matrix that is not negative where it takes power; None for others, and where it may supply some."""
        return None

    def may_supply(self) -> bool:
        """Whether it is said to supply power, which what is passive does not."""
        return False

    def is_zero(self, values: Mapping[str, Any]) -> bool:
        """Whether its value is zero with some numbers of parameters by name, so that its law cannot be turned."""
        return False

    def remark(self, place: Place) -> str:
        """What is allowed and yet worth a word to a reader of the equations; empty for most."""
        return ""

    def held(self) -> tuple[Held, ...]:
        """The values that it holds between events, by names that other formulas may hold; none for most."""
        return ()

    def events(self) -> tuple[Event, ...]:
        """Its events; none for most."""
        return ()

    def bounds(self) -> tuple[Bound, ...]:
        """What must be positive of its parameters, or of coordinates at the start; nothing for most."""
        return ()

    def texts(self) -> tuple[str, ...]:
        """Every formula the element holds."""
        return ()

    def outputs(self) -> tuple[str, ...]:
        """The names of the signals and held values that wires lead away from an element; none for most."""
        return (self.name,) if self.measures or self.name in {each.name for each in self.held()} else ()

    def of_its_signal(self) -> tuple[str, ...]:
        """Those of its formulas that are of the unit of its signal, as its limits are; none for most."""
        return ()

    def driven(self, signal: str) -> Self | None:
        """The same element where a signal is what it gives, or what enters it; None where that cannot be."""
        return None

    def value_is(self) -> str:
        """What its `value` is, from which its unit follows: "e/f" of a resistance, "f2/f1" of a transformer's modulus.

        The letters are those of effort and flow, of their integrals p and q and of the rate a of the flow, each with
        the name of its port. Empty where it has no value, or none whose unit follows.
        """
        return ""

    def laws_are(self) -> tuple[tuple[str, str], ...]:
        """Its laws as formulas, one a component, or an energy: each with the letters of what it gives, ("c*f", "e").

        By them the dimensions of formulas are checked; those of their variable are of `variable()`.
        """
        return ()

    def times(self) -> tuple[str, ...]:
        """Its formulas that give times, as the time constant of a lag."""
        return ()

    def variable(self) -> str:
        """The letter of the variables of its law, such as "q" for q, q1, q2, ...; empty where it has none."""
        return ""

    def caption(self) -> str:
        """What is written inside a store, or beneath a transformer; empty for most."""
        return ""

    def modulated(self) -> bool:
        """Whether the element carries a modulus, and so may be drawn with the prefix M."""
        return False

    def renamed(self, name: str, formula: Callable[[str], str]) -> Self:
        """The same element under another name, for a submodel's instance.

        Args:
            name: its name there.
            formula: what is written there in place of one of its `texts`. The variables of its own law stay.
        """
        found, texts = copy.copy(self), frozenset(map(str, self.texts()))
        for field in fields(self):
            value = vars(self).get(field.name)
            if field.name != "name" and not isinstance(field.default, str):  # such a field holds a word
                object.__setattr__(found, field.name, _each(value, texts, formula))
        object.__setattr__(found, "name", name)
        return found

    def is_own(self, name: str) -> bool:
        """Whether a name in its formulas is a variable of its own law."""
        letter = self.variable()
        return bool(letter and re.fullmatch(rf"{letter}\d*", name))

    def end(self) -> End:
        """The element as the end of a bond, at no port in particular."""
        return End(self)

    def __getitem__(self, port: str) -> End:
        known = tuple(p.name for p in self.ports())
        if port not in known:
            raise StructureError(
                self.name,
                f"{type(self).__name__} has no port {port!r:.40}",
                parties=(self.name,),
                remedy=f"its ports are {', '.join(map(repr, known))}",
            )
        return End(self, port=port)


def _each(value: Any, texts: frozenset[str], formula: Callable[[str], str]) -> Any:
    """A value with others in place of its formulas."""
    if isinstance(value, tuple):
        return tuple(_each(entry, texts, formula) for entry in value)
    if isinstance(value, Quantity):
        return value
    return formula(str(value)) if isinstance(value, str | Formula) and str(value) in texts else value
