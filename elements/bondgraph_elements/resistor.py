"""The resistor: R."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Law, Place
from bondgraph.graph.values import laws, table
from bondgraph.program.rank import is_semidefinite
from bondgraph_elements import field

MAY = ("coordinates", "time", "signals")
_SUPPLIES = (
    "it supplies power; a passive one has the other sign, since by its half arrow it opposes what drives it already"
)


@dataclass(frozen=True)
class R(Element):
    """A resistor, e = R f, or one with a law of its own.

    Args:
        name: its name; also that of the resistance, where none is given.
        value: the resistance: a number, a formula in parameters, coordinates, signals and time, a vector (diagonal)
            or a matrix (a field).
        effort: instead of a value, e as a formula in `f`, or several in `f1`, `f2`, ..., or as a `bondgraph.Function`
            or several; where effort must enter they are inverted, exactly where that is known, else by Newton's method.
        flow: instead of a value, f as a formula in `e`; the same the other way round.
        one_way: whether the law may only be used as it is entered (a value as e = R f).
        active: whether it is meant to supply power, as a tunnel diode about its operating point does; nothing then
            warns of a negative resistance.

    >>> R("drag", effort="c*f*abs(f)").effort
    'c * f * abs(f)'
    """

    value: Scalar = None
    effort: Scalar = None
    flow: Scalar = None
    one_way: bool = dataclass_field(default=False, kw_only=True)
    active: bool = dataclass_field(default=False, kw_only=True)
    kind: ClassVar[str] = "R"
    role: ClassVar[str] = "resistor"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self.value, (0, 1, 2)))
        object.__setattr__(self, "effort", laws(self.name, self.effort))
        object.__setattr__(self, "flow", laws(self.name, self.flow))
        field.one_law(self.name, self.value, self.effort, self.flow)
        field.check_flag(self.name, self.one_way)
        field.check_flag(self.name, self.active, "active")

    def _law(self) -> tuple[field.Formula, ...] | None:
        return field.several(self.effort if self.effort is not None else self.flow)

    def value_is(self) -> str:
        return "" if self._law() else "e/f"

    def laws_are(self) -> tuple[tuple[str, str], ...]:
        return field.given(self._law(), "e" if self.effort is not None else "f")

    def ports(self) -> tuple[Port, ...]:
        law = self._law()
        return (Port(size=field.size(self.value) if law is None else len(law), arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        ways = ((EFFORT_IN,), (FLOW_IN,)) if self.flow is not None else ((FLOW_IN,), (EFFORT_IN,))
        if self.one_way:
            return [Cell((("", k),), ways[:1], Step.ONE_WAY) for k in range(sizes[""])]
        return [Cell((("", k),), ways, Step.REST) for k in range(sizes[""])]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if field.is_matrix(self.value) or len(self._law() or ()) > 1:
            return [(out, entering) for out in into for entering in into]
        return [(port, port) for port in into]

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value) + field.texts(self._law())

    def variable(self) -> str:
        return "f" if self.effort is not None else "e" if self.flow is not None else ""

    def modulated(self) -> bool:
        return True

    def dissipated(self, place: Place) -> Any:
        if self.active or self._law() is not None:
            return None
        return place.matrix(self.value, MAY, square=len(place.f()))

    def may_supply(self) -> bool:
        return self.active

    def is_zero(self, values: Mapping[str, Any]) -> bool:
        if self._law() is not None or field.is_matrix(self.value):
            return False
        return any(field.is_zero(self.name, each, values) for each in field.texts(self.value) or (self.name,))

    def remark(self, place: Place) -> str:
        """A resistance that supplies power; a law that names other things only, as the flow by another letter."""
        if not self.active and (matrix := field.numbers(self.value)) is not None and not is_semidefinite(matrix):
            shown = f", {self.value}" if isinstance(self.value, str) else " in some direction"
            return f"its resistance is negative{shown}: {_SUPPLIES}"
        given = self._law()
        if given is None or not all(isinstance(law, str) for law in given):
            return ""
        letter, x = ("f", place.f()) if self.effort is not None else ("e", place.e())
        own = {letter, *(f"{letter}{k + 1}" for k in range(len(x))), *map(place.xp.name, x)}
        if own & {name for law in field.texts(given) for name in expressions.names(law)}:
            return self._slipped(place, given, letter, x)
        return f"its law does not mention '{letter}', so that what it gives does not depend on what it takes"

    def _slipped(self, place: Place, given: tuple[field.Formula, ...], letter: str, x: Any) -> str:
        """Of one law that has the sign of none that takes power anywhere, as -c*f for a friction."""
        if len(x) != 1 or self.active:
            return ""
        (law,) = self._read(place, given, x, letter)
        if not field.everywhere(place.xp, self.name, law, x[0], lambda sample: sample.x * sample.residual < 0):
            return ""
        what = f"effort, '{given[0]}'," if letter == "f" else f"flow, '{given[0]}',"
        return f"its {what} is opposed to {letter} everywhere: {_SUPPLIES}"

    def law(self, place: Place) -> Law:
        e, f, into = place.e(), place.f(), place.into()
        efforts = [k for k, effort in enumerate(into) if effort]
        given = self._law()
        if given is None:
            resistance = place.matrix(self.value, MAY, square=len(e))
            return field.linear(place.xp, resistance, f, e, efforts, self.name, definite=False)
        if self.effort is not None:
            return field.curved(place.xp, self._read(place, given, f, "f"), f, e, efforts, self.name)
        flows = [k for k in range(len(f)) if k not in efforts]
        return field.curved(place.xp, self._read(place, given, e, "e"), e, f, flows, self.name)

    def _read(self, place: Place, given: tuple[field.Formula, ...], x: Any, letter: str) -> list[Any]:
        local = {f"{letter}{k + 1}": symbol for k, symbol in enumerate(x)}
        if len(x) == 1:
            local[letter] = x[0]
        return [place.read(law, MAY, local) for law in given]
