"""A constraint on positions: a source of flow that knows what vanishes with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bondgraph.algebra import expressions
from bondgraph.graph.law import Law, Place
from bondgraph_elements.mechanics._matrix import Row
from bondgraph_elements.sources import Sf


@dataclass(frozen=True)
class PositionConstraint(Sf):
    """A source of flow whose integral is known: positions vanish along the motion, and not only their rates.

    Args:
        positions: formulas in coordinates, parameters and time that vanish.

    >>> PositionConstraint("loop", ("0",), positions=("x**2 + y**2 - l**2",)).positions
    ('x ** 2 + y ** 2 - l ** 2',)
    """

    positions: Row = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "positions", tuple(map(expressions.text, self.positions)))

    def texts(self) -> tuple[str, ...]:
        return *super().texts(), *self.positions

    def law(self, place: Place) -> Law:
        rows = place.column(self.positions, len(self.positions), ("coordinates", "time"))
        return replace(super().law(place), rows=tuple(rows))
