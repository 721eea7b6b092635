"""A station of a flexible body: a point that moves and turns with its modes, where joints sit and forces act."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from bondgraph.algebra import expressions
from bondgraph_elements.mechanics.flexible._modal import numbers


@dataclass(frozen=True)
class Station:
    """A point of a flexible body that has n modes.

    Args:
        name: of the point; the frame there is that of `<body>_<name>`.
        place: of the undeformed body's point, from the body's origin, in body axes.
        shapes: the displacement of each mode there, of shape (n, 3).
        rotations: the small rotation of each mode there, about body axes, of shape (n, 3), in rad.
        foreshortening: the second derivatives of the displacement, of shape (n, n, 3); zero by default.

    >>> Station("tip", (1, 0, 0), shapes=((0, 1, 0),), rotations=((0, 0, 1.4),)).place
    (1.0, 0.0, 0.0)
    """

    name: str
    place: Any
    _: KW_ONLY
    shapes: Any
    rotations: Any
    foreshortening: Any = None

    def __post_init__(self) -> None:
        import numpy as np

        expressions.identifier(self.name, "a station")
        n = len(self.shapes)
        second = np.zeros((n, n, 3)) if self.foreshortening is None else self.foreshortening
        put = object.__setattr__
        put(self, "place", numbers(self.name, self.place, (3,), "the coordinates of its place"))
        put(self, "shapes", numbers(self.name, self.shapes, (n, 3), "the shapes of its modes"))
        put(self, "rotations", numbers(self.name, self.rotations, (n, 3), "the rotations of its modes"))
        put(self, "foreshortening", numbers(self.name, second, (n, n, 3), "the second derivatives of its place"))
