"""Linear fields y = M x, entered through some components of y and the rest of x: resistors, inertias, compliances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.law import Law, Solve


def size(value: Any) -> int | None:
    """The size a field's value demands, None where a scalar leaves it open."""
    return len(value) if isinstance(value, tuple) else None


def texts(value: Any) -> tuple[str, ...]:
    """Every formula in a value."""
    if isinstance(value, tuple):
        return tuple(t for entry in value for t in texts(entry))
    return (value,) if value else ()


def block(xp: Any, matrix: Any, rows: Sequence[int], columns: Sequence[int]) -> Any:
    """The submatrix of those rows and columns."""
    return xp.matrix([[matrix[i, j] for j in columns] for i in rows]) if rows and columns else xp.zeros(
        len(rows), len(columns)
    )  # fmt: skip


def invert(xp: Any, matrix: Any, y: Any, x: Any, known_y: Sequence[int], about: str, symmetric: bool) -> Law:
    """The components `known_y` of y = M x are given, the others of x: find the rest of x.

    A diagonal block is divided by entry, any other is kept as a solve.
    """
    u = list(known_y)
    c = [k for k in range(len(x)) if k not in u]
    inner = block(xp, matrix, u, u)
    rest = [y[i] - sum((matrix[i, j] * x[j] for j in c), xp.number(0)) for i in u]
    diagonal = all(xp.is_zero(inner[i, j]) for i in range(len(u)) for j in range(len(u)) if i != j)
    if diagonal:
        return Law(lets=tuple((x[i], rest[k] / inner[k, k]) for k, i in enumerate(u)))
    return Law(solves=(Solve(tuple(x[i] for i in u), inner, xp.column(rest), symmetric, about),))


def forward(xp: Any, matrix: Any, x: Any, rows: Sequence[int]) -> list[Any]:
    """The components `rows` of M x."""
    return [sum((matrix[i, j] * x[j] for j in range(len(x))), xp.number(0)) for i in rows]


def memoryless(xp: Any, resistance: Any, e: Any, f: Any, into: Sequence[bool], about: str) -> Law:
    """e = R f for any mixture of entering efforts and flows."""
    u = [k for k, effort in enumerate(into) if effort]
    c = [k for k, effort in enumerate(into) if not effort]
    inverse = invert(xp, resistance, e, f, u, about, symmetric=False)
    efforts = tuple(zip((e[k] for k in c), forward(xp, resistance, f, c), strict=True))
    return Law(lets=inverse.lets + efforts, solves=inverse.solves)
