"""What I and C have in common."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, ClassVar

from bondgraph.algebra.function import Function
from bondgraph.graph.element import Cell, Element, Port, Scalar, Step
from bondgraph.graph.law import Place
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
            size = len(self.energy.slopes)
        return (Port(size=size, arrow="in"),)

    def _cells(self, sizes: dict[str, int], integral: bool) -> list[Cell]:
        ways = ((integral,),) if self.one_way else ((integral,), (not integral,))
        return [Cell((("", k),), ways, Step.STORE) for k in range(sizes[""])]

    def stored(self, place: Place) -> Any:
        given = self._law() is not None or self.energy is not None
        return None if given else place.matrix(self.value, (), square=len(place.f()))

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value) + field.texts(self._law()) + field.texts(self.energy)

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if field.is_matrix(self.value) or self.energy is not None or len(self._law() or ()) > 1:
            return [(a, b) for a in into for b in into if into[a] != into[b]]
        return []
