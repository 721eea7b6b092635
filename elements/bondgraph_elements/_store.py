"""Stores with a state of their own, I and C: what holds of one whichever power variable it integrates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from typing import Any, ClassVar

from bondgraph.algebra.function import Function
from bondgraph.algebra.protocol import Algebra
from bondgraph.errors import StructureError
from bondgraph.graph.element import Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Identity, Law, Place
from bondgraph.graph.values import energy, table
from bondgraph_elements import field


@dataclass(frozen=True)
class Store(Element):
    """A state that integrates one power variable and gives the other.

    Args:
        name: its name; also that of its parameter, where none is given.
        value: the parameter: a number, a formula in parameters, a vector (diagonal) or a symmetric matrix (a field).
        energy: instead of a value, the energy as a formula in the state's components, or as a `bondgraph.Function`.
        one_way: whether the store may only stand in integral causality.
    """

    value: Scalar = None
    energy: Scalar = None
    one_way: bool = dataclass_field(default=False, kw_only=True)
    role: ClassVar[str] = "store"
    letter: ClassVar[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self.value, (0, 1, 2)))
        object.__setattr__(self, "energy", energy(self.name, self.energy))
        field.check_flag(self.name, self.one_way)
        field.check_definite(self.name, self.value)

    def _law(self) -> tuple[field.Formula, ...] | None:
        """The law, where it is given as formulas."""
        return None

    def ports(self) -> tuple[Port, ...]:
        law = self._law()
        size = field.size(self.value) if law is None else len(law)
        if isinstance(self.energy, Function):
            size = len(self.energy.derivatives)
        return (Port(size=size, arrow="in"),)

    def _cells(self, sizes: dict[str, int], integral: bool) -> list[Cell]:
        ways = ((integral,),) if self.one_way else ((integral,), (not integral,))
        return [Cell((("", k),), ways, Step.STORE) for k in range(sizes[""])]

    def stored(self, place: Place) -> Any:
        return place.matrix(self.value, (), square=len(place.f())) if self._is_linear else None

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value) + field.texts(self._law()) + field.texts(self.energy)

    def variable(self) -> str:
        return "" if self._is_linear else self.letter

    def laws_are(self) -> tuple[tuple[str, str], ...]:
        other = {"q": "e", "p": "f"}[self.letter]
        return field.given(self._law(), other) + field.given(field.several(self.energy), f"{other}{self.letter}")

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if field.is_matrix(self.value) or self.energy is not None or len(self._law() or ()) > 1:
            return [(a, b) for a in into for b in into if into[a] != into[b]]
        return []

    # -- its law --------------------------------------------------------------------------------------------------

    @property
    def _is_linear(self) -> bool:
        return self._law() is None and self.energy is None

    def _linear(self, place: Place, matrix: Any, x: Any, y: Any, integral: Sequence[int]) -> Law:
        """x = M y, with the states `integral` of x given: the energy x . y/2, and Maxwell's condition."""
        xp, content = place.xp, matrix @ y
        return replace(
            field.linear(xp, matrix, y, x, integral, self.name, definite=True),
            energy=(xp.column(x).T @ y)[0, 0] / 2,
            starts=tuple((x[k], content[k]) for k in integral),
            identities=self._reciprocity(xp, content, y),
        )

    def _nonlinear(self, place: Place, x: Any, y: Any, differential: Sequence[int], letter: str) -> Law:
        """y = laws(x), inverted where the components `differential` of y are given.

        In the formulas the variables are `letter` (where there is one), `letter1`, `letter2`, ..., or the names of the
        coordinates they are. Laws that are the derivatives of an energy need no check of Maxwell's condition.
        """
        laws, energy = self._laws(place, x, letter)
        found = field.curved(place.xp, laws, x, y, differential, self.name)
        if energy is None:
            given = tuple(zip(x, laws, strict=True))
            return replace(found, gradient=given, identities=self._reciprocity(place.xp, laws, x))
        return replace(found, energy=energy)

    def _laws(self, place: Place, x: Any, letter: str) -> tuple[list[Any], Any]:
        """The laws of the components in x, and the energy whose derivatives they are; None where they are given."""
        names = variables(place, x, letter)
        if self.energy is None:
            laws = [place.read(law, (), names) for law in self._law() or ()]
            self._check_mentioned(place.xp, laws, x, names)
            return laws, None
        energy = place.read(self.energy, (), names)
        if not place.xp.free(energy) & set(x):
            raise _indifferent(place.xp.name(x[0]), names)
        return [place.xp.diff(energy, symbol) for symbol in x], energy

    def _check_mentioned(self, xp: Algebra, laws: Sequence[Any], x: Any, names: Iterable[str]) -> None:
        """Refuse a law of parameters alone: what was meant for the store's variable would be one of them.

        Raises:
            StructureError: where a law names something, and none of the store's variables.
        """
        for law in laws:
            if (free := xp.free(law)) and not free & {*x}:
                others = ", ".join(sorted(map(xp.name, free)))
                raise StructureError(
                    self.name,
                    f"its law depends on {others} alone, and on none of its own variables: {_quoted(names)}",
                    parties=(self.name,),
                    remedy="write it in these; a junction's coordinates are among them where it has any; for a "
                    "constant one give a source, or an energy",
                )

    def _reciprocity(self, xp: Algebra, laws: Sequence[Any], x: Any) -> tuple[Identity, ...]:
        """Laws derive from an energy only if d(law i)/d(x j) = d(law j)/d(x i), Maxwell's condition."""
        return field.symmetric(xp, self.name, lambda i, j: xp.diff(laws[i], x[j]), len(x))


def variables(place: Place, x: Any, letter: str) -> dict[str, Any]:
    """What a store's formulas call its variables."""
    names = {f"{letter}{k + 1}": symbol for k, symbol in enumerate(x)} | {place.xp.name(s): s for s in x}
    return names | ({letter: x[0]} if len(x) == 1 else {})


def _indifferent(state: str, names: Iterable[str]) -> StructureError:
    law = f"the energy does not depend on this state: it is called {_quoted(names)} there"
    return StructureError(state, law, parties=(state,), remedy="write the energy in it")


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
