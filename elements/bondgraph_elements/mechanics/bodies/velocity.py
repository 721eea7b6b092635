"""Velocities that follow the generalized velocities f: partial velocities, and the junction they lead to."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.junction import Junction, Origin
from bondgraph.graph.values import table
from bondgraph.graph.whole import Whole
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS, matrix
from bondgraph_elements.mechanics._matrix import Matrix, Row, Table
from bondgraph_elements.mechanics.files.asked import Asked
from bondgraph_elements.mechanics.files.tabled import Tabled
from bondgraph_elements.two_ports import TF


@dataclass(frozen=True)
class Velocity(Tabled):
    """A vector that is linear in generalized velocities f: `f >> TF(rows) >> flow`. Iterating gives that chain.

    Args:
        f: the 1-junction of the generalized velocities.
        name: of its own junction; the transformer is that with `d_` before.
        rows: the partial velocities, of shape (3, n).
        frame: the axes of its components, as of a 1-junction.

    One that a body was asked for knows what it was `asked`, which is no part of its value.
    """

    f: Junction
    name: str
    rows: Table
    frame: str
    asked: Asked | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def flow(self) -> One:
        """The 1-junction: hang sources, springs, dampers or other graphs on it."""
        found = One(self.name, [f"{self.name}_{letter}" for letter in LETTERS], frame=self.frame)
        return found.of(self.origin(self.asked or self))

    def origin(self, maker: Whole) -> Origin:
        """Of its junction, where its chain comes into a graph with those of a whole."""
        what = f"the velocity '{self.name}' at '{self.f.name}'"
        integrated = None if self.asked is None else self.asked.of.integrated
        return Origin(maker.name, what, f"d_{self.name}", maker=maker, integrated=integrated)

    def to(self, flow: One) -> Chain:
        """The chain to its junction."""
        return self.f >> TF(f"d_{self.name}", self.rows) >> flow

    def of(self, asked: Asked) -> Self:
        """The same, which knows what a body was asked for."""
        found = copy.copy(self)
        object.__setattr__(found, "asked", asked)
        return found

    def __iter__(self) -> Iterator[Chain]:
        yield self.to(self.flow)

    # -- in model files ---------------------------------------------------------------------------------------------

    def hangs_on(self) -> tuple[str, ...]:
        return (self.f.name,)


@dataclass(frozen=True)
class Point(Velocity):
    """The velocity of a point fixed in a body: a force there is an effort on `flow`.

    Args:
        place: where it is, from the body's origin, in body axes.
        f, name, rows, frame: as of a `Velocity`.
    """

    place: Row


def partial_velocities(name: str, f: Junction, given: Any, what: str) -> Matrix:
    """The matrix of shape (3, n), given as such or by the names of components of f; those not named have none.

    Raises:
        StructureError: for another shape, or names that are no components of f.
    """
    n = len(f.components)
    if not isinstance(given, Mapping):
        return matrix(name, given, n, what)
    unknown = [str(key) for key in given if key not in f.components]
    if unknown:
        raise StructureError(
            name,
            f"{what} is given for {', '.join(unknown)}, which '{f.name}' does not have",
            parties=(name, f.name, *unknown),
            remedy=f"its components are {', '.join(f.components)}",
        )
    columns = [table(name, given.get(c, (0, 0, 0)), (1,)) for c in f.components]
    if any(not isinstance(column, tuple) or len(column) != 3 for column in columns):
        raise StructureError(name, f"{what} of a component has three entries", parties=(name,), remedy="give three")
    return Matrix(c for c in columns if isinstance(c, tuple)).T
