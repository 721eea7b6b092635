"""What I and C have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bondgraph.element import Cell, Element, Port, Scalar, Step, table
from bondgraph_elements import field


@dataclass(frozen=True)
class Store(Element):
    """A state that integrates one power variable and gives the other.

    Args:
        name: its name; also that of its parameter, where none is given.
        value: the parameter: a number, a formula in parameters, a vector (diagonal) or a symmetric matrix (a field).
        energy: instead of a value, the energy as a formula in the state's components.
    """

    value: Scalar = None
    energy: Scalar = None
    role: ClassVar[str] = "store"

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "value", table(self.name, self.value, (0, 1, 2)))
        object.__setattr__(self, "energy", table(self.name, self.energy, (0,)))
        field.check_definite(self.name, self.value)

    def _law(self) -> tuple[str, ...] | None:
        """The law, where it is given as formulas."""
        return None

    def ports(self) -> tuple[Port, ...]:
        law = self._law()
        return (Port(size=field.size(self.value) if law is None else len(law), arrow="in"),)

    def _cells(self, sizes: dict[str, int], integral: bool) -> list[Cell]:
        return [Cell((("", k),), ((integral,), (not integral,)), Step.STORE) for k in range(sizes[""])]

    def texts(self) -> tuple[str, ...]:
        return field.texts(self.value) + (self._law() or ()) + field.texts(self.energy)

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        if field.is_matrix(self.value) or self.energy is not None or len(self._law() or ()) > 1:
            return [(a, b) for a in into for b in into if into[a] != into[b]]
        return []
