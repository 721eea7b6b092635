"""The involutive closure of a distribution (Frobenius): Lie brackets of vector fields, and ranks at some points.

At a point where the closure is regular its rank grows with every generation of brackets until it stops for good, and
a bracket of a basis stands for all of its generation: [X, g Y] = g [X, Y] + (X g) Y. So a generation needs only the
brackets of the given fields with those that raised the rank last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from bondgraph.equations.random_points import Sampling
from bondgraph.program.tolerances import OUTSIDE, Tolerance

DOUBT = 100.0
"""Between the tolerance by which a bracket leaves a span and this part of it nothing is concluded."""


class Field(Protocol):
    """A vector field at some points."""

    @property
    def name(self) -> str: ...

    @property
    def values(self) -> Any:
        """Its values, of shape (points, variables)."""

    @property
    def outside(self) -> Tolerance:
        """It leaves a span that it leaves by more than this, beside its terms."""

    def along(self, directions: Any) -> tuple[Any, Any]:
        """Its derivative along a direction at each point, and the size of the terms of it."""

    def bracket(self, other: Any) -> Field:
        """[X, Y] = Y_q X - X_q Y of this field X and another Y."""


@dataclass(frozen=True)
class Bracket:
    """A bracket that leaves the span of the fields before it.

    Args:
        name: such as "[u1, u2]".
        rank: of the fields together with it.
        outside: the part of it outside their span, beside its terms.
        point: where: the values of all that the fields depend on, by name.
    """

    name: str
    rank: int
    outside: float
    point: Mapping[str, float]


@dataclass(frozen=True)
class Closure:
    """Args:
    rank: of the given fields.
    raised: the brackets that raise it, one after another.
    doubtful: a bracket of which the numbers do not tell, and by how much it leaves the span.
    fields: those given and these brackets, which span it.
    """

    rank: int
    raised: tuple[Bracket, ...]
    doubtful: tuple[str, float] | None
    fields: tuple[Any, ...]


@dataclass(frozen=True)
class Exact:
    """A vector field in symbols, with exact derivatives, at random points.

    Args:
        name: of the field.
        column: its components.
        variables: what it is a field over, as many.
        at: the points.
    """

    name: str
    column: Any
    variables: Sequence[Any]
    at: Sampling
    outside = OUTSIDE

    @cached_property
    def values(self) -> Any:
        return self.at(self.column)[:, :, 0]

    @cached_property
    def derivatives(self) -> Any:
        return self.at(self.at.xp.jacobian(self.column, self.variables))

    def along(self, directions: Any) -> tuple[Any, Any]:
        import numpy as np

        terms = self.derivatives, directions
        return np.einsum("pij,pj->pi", *terms), np.einsum("pij,pj->pi", *map(abs, terms))

    def bracket(self, other: Exact) -> Exact:
        xp, q = self.at.xp, self.variables
        forward, back = xp.jacobian(other.column, q) @ self.column, xp.jacobian(self.column, q) @ other.column
        column = xp.column([xp.tidy(a - b) for a, b in zip(forward, back, strict=True)])
        return Exact(f"[{self.name}, {other.name}]", column, q, self.at)


def exact_closure(columns: Sequence[tuple[str, Any]], variables: Sequence[Any], at: Sampling) -> Closure:
    """The involutive closure of named columns of expressions over as many variables, at random points."""
    names = sorted({at.xp.name(s) for _, column in columns for s in at.xp.free(column)})
    points = [{name: point[name] for name in names} for point in at.points]
    return closure([Exact(name, column, variables, at) for name, column in columns], points)


def closure(given: Sequence[Field], points: Sequence[Mapping[str, float]], deepest: int | None = None) -> Closure:
    """The involutive closure of some fields.

    Args:
        given: the fields.
        points: where they are, in the words of a `Bracket`.
        deepest: the last generation of brackets whose own brackets cannot be found: where it still raises the rank, and
            there is room for more, that is doubtful.
    """
    if not given:
        return Closure(0, (), None, ())
    span = _Span(given)
    first, raised, doubtful = span.rank, list[Bracket](), None
    fields, latest, depth = list(given), list(given), 0
    while latest and span.rank < span.room:
        if depth == deepest:
            return Closure(first, tuple(raised), (raised[-1].name, raised[-1].outside), tuple(fields))
        fresh: list[Field] = []
        for i, X in enumerate(given):
            for Y in latest[i + 1 :] if not depth else latest:
                new = X.bracket(Y)
                part, where = span.leaves(*_terms(X, Y))
                if part > new.outside:
                    span.add(new)
                    raised.append(Bracket(new.name, span.rank, part, points[where]))
                    fresh.append(new)
                elif part > new.outside / DOUBT:
                    doubtful = (new.name, part)
                if span.rank == span.room:
                    return Closure(first, tuple(raised), None, (*fields, *fresh))
        latest, depth = fresh, depth + 1
        fields += fresh
    return Closure(first, tuple(raised), doubtful, tuple(fields))


def _terms(X: Field, Y: Field) -> tuple[Any, Any]:
    """Values of [X, Y], and the size of the terms they are the difference of."""
    (forward, size), (back, other_size) = Y.along(X.values), X.along(Y.values)
    return forward - back, size + other_size


class _Span:
    """The span of some fields at every point, rows scaled to the largest value there: units do not matter."""

    def __init__(self, given: Sequence[Field]) -> None:
        import numpy as np

        together = np.stack([field.values for field in given])
        _, points, self.room = together.shape
        largest = abs(together).max(axis=(0, 1), initial=0.0)
        self.scale = np.where(largest > 0, largest, 1.0)
        self.bases = [np.zeros((self.room, 0)) for _ in range(points)]
        self.rank = 0
        for field in given:
            if self.leaves(field.values, abs(field.values))[0] > field.outside:
                self.add(field)

    def leaves(self, values: Any, size: Any) -> tuple[float, int]:
        """The largest part of a field outside the span, beside the size of its terms, and the point where."""
        import numpy as np

        parts = []
        for value, terms, basis in zip(values / self.scale, size / self.scale, self.bases, strict=True):
            rest, whole = _rest(value, basis), float(np.linalg.norm(terms))
            parts.append(float(np.linalg.norm(rest)) / whole if whole else 0.0)
        largest = int(np.argmax(parts))
        return parts[largest], largest

    def add(self, field: Field) -> None:
        import numpy as np

        for p, value in enumerate(field.values / self.scale):
            rest = _rest(value, self.bases[p])
            length = np.linalg.norm(rest)
            if length > field.outside / DOUBT * np.linalg.norm(value):
                self.bases[p] = np.column_stack([self.bases[p], rest / length])
        self.rank = max(basis.shape[1] for basis in self.bases)


def _rest(value: Any, basis: Any) -> Any:
    """What remains of a vector beside an orthonormal basis; projected twice, so that rounding stays orthogonal."""
    once = value - basis @ (basis.T @ value)
    return once - basis @ (basis.T @ once)
