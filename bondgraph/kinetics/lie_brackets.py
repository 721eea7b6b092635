"""The involutive closure of a distribution: Lie brackets of vector fields, ranks at random points, exact derivatives.

At a point where the closure is regular its rank grows with every generation of brackets until it stops for good, and
a bracket of a basis stands for all of its generation: [X, g Y] = g [X, Y] + (X g) Y. So a generation needs only the
brackets of the given fields with those that raised the rank last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.random_points import Sampling

ROUNDING = 1e-11
"""Beside the terms of a bracket, a part outside the span below this is rounding: some fifty thousand units of it."""
CLEAR = 1e-7
"""Above this it is not: four orders away from rounding. Between the two nothing is concluded."""


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
    """

    rank: int
    raised: tuple[Bracket, ...]
    doubtful: tuple[str, float] | None


@dataclass(frozen=True)
class _Field:
    """A vector field: its name and components, its values at the points, and those of its slopes."""

    name: str
    column: Any
    values: Any
    slopes: Any


def closure(fields: Sequence[tuple[str, Any]], variables: Sequence[Any], at: Sampling) -> Closure:
    """The involutive closure of named fields over some variables, both as columns of equal length."""
    given = [_field(name, column, variables, at) for name, column in fields]
    names = sorted({at.xp.name(s) for _, column in fields for s in at.xp.free(column)})
    span = _Span([f.values for f in given], len(at.points), len(variables))
    first, raised, doubtful = span.rank, list[Bracket](), None
    latest = given
    while latest and span.rank < len(variables):
        fresh: list[_Field] = []
        for i, X in enumerate(given):
            for Y in latest[i + 1 :] if latest is given else latest:
                outside, where = span.outside(*_terms(X, Y))
                if outside > CLEAR:
                    new = _field(f"[{X.name}, {Y.name}]", _bracket(X, Y, variables, at), variables, at)
                    span.add(new.values)
                    point = {name: at.points[where][name] for name in names}
                    raised.append(Bracket(new.name, span.rank, outside, point))
                    fresh.append(new)
                elif outside > ROUNDING:
                    doubtful = (f"[{X.name}, {Y.name}]", outside)
                if span.rank == len(variables):
                    return Closure(first, tuple(raised), None)
        latest = fresh
    return Closure(first, tuple(raised), doubtful)


def _field(name: str, column: Any, variables: Sequence[Any], at: Sampling) -> _Field:
    return _Field(name, column, at(column)[:, :, 0], at(at.xp.jacobian(column, variables)))


def _terms(X: _Field, Y: _Field) -> tuple[Any, Any]:
    """Values of [X, Y] = Y_q X - X_q Y, and the size of the terms they are the difference of."""
    import numpy as np

    forward, back = np.einsum("pij,pj->pi", Y.slopes, X.values), np.einsum("pij,pj->pi", X.slopes, Y.values)
    size = np.einsum("pij,pj->pi", abs(Y.slopes), abs(X.values)) + np.einsum("pij,pj->pi", abs(X.slopes), abs(Y.values))
    return forward - back, size


def _bracket(X: _Field, Y: _Field, variables: Sequence[Any], at: Sampling) -> Any:
    xp = at.xp
    forward, back = xp.jacobian(Y.column, variables) @ X.column, xp.jacobian(X.column, variables) @ Y.column
    return xp.column([xp.tidy(a - b) for a, b in zip(forward, back, strict=True)])


class _Span:
    """The span of some fields at every point, rows scaled to the size of the fields there: units do not matter."""

    def __init__(self, values: Sequence[Any], points: int, size: int) -> None:
        import numpy as np

        together = np.stack(values, axis=2) if values else np.zeros((points, size, 0))
        largest = abs(together).max(axis=2, initial=0.0)
        self.scale = np.where(largest > 0, largest, 1.0)
        self.bases = [np.zeros((size, 0)) for _ in range(points)]
        self.rank = 0
        for value in values:
            if self.outside(value, abs(value))[0] > CLEAR:
                self.add(value)

    def outside(self, values: Any, size: Any) -> tuple[float, int]:
        """The largest part of a field outside the span, beside the size of its terms, and the point where."""
        import numpy as np

        parts = []
        for value, terms, scale, basis in zip(values, size, self.scale, self.bases, strict=True):
            rest, whole = _rest(value / scale, basis), float(np.linalg.norm(terms / scale))
            parts.append(float(np.linalg.norm(rest)) / whole if whole else 0.0)
        largest = int(np.argmax(parts))
        return parts[largest], largest

    def add(self, values: Any) -> None:
        import numpy as np

        for p, (value, scale) in enumerate(zip(values, self.scale, strict=True)):
            rest = _rest(value / scale, self.bases[p])
            length = np.linalg.norm(rest)
            if length > ROUNDING * np.linalg.norm(value / scale):
                self.bases[p] = np.column_stack([self.bases[p], rest / length])
        self.rank = max(basis.shape[1] for basis in self.bases)


def _rest(value: Any, basis: Any) -> Any:
    """What remains of a vector beside an orthonormal basis; projected twice, so that rounding stays orthogonal."""
    once = value - basis @ (basis.T @ value)
    return once - basis @ (basis.T @ once)
