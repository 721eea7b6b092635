"""Linear systems of a program in numbers: one right side or many, regular or of minimum norm."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.errors import Contradiction, SingularSystem
from bondgraph.program.program import LEFT
from bondgraph.program.rank import reaction_unit
from bondgraph.program.side_by_side import shape_of, side_by_side
from bondgraph.program.tolerances import ON_CONSTRAINTS

NAMED = 1e-6
"""A component with a smaller part of a null vector, beside the largest, is not named: rounding is ten digits below."""
OPEN = 1e-4
"""An unknown with more of a null vector, of unit length, is not determined."""


def minimum_norm(matrix: Any, right: Any, shared: Sequence[int], names: Sequence[str], left: float = LEFT) -> Any:
    """The solution of `matrix @ x = right` for which the norm of some unknowns is least; the others must be determined.

    Args:
        matrix: of shape (n, n).
        right: of shape (n,).
        shared: indices of the unknowns whose norm is to be least.
        names: of all unknowns, for messages.
        left: what may be left of the equations, relative to the largest term.

    Raises:
        SingularSystem: where another unknown is not determined.
        Contradiction: where more is left.

    >>> minimum_norm([[2.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [0.0, 3.0, 3.0], [1, 2], "abc").round(12)
    array([3., 3., 3.])
    """
    import numpy as np

    a, b = np.array(matrix, float), np.array(right, float)
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return np.full(len(b), np.nan)
    unit = reaction_unit(a, shared)
    a[:, list(shared)] *= unit
    rows = _scale(np.abs(a).max(axis=1))
    with np.errstate(over="ignore"):
        a, b = a / rows[:, None], b / rows
    # A search may try states so far off that the solution is no float: it may be 1e8 times as large.
    if not np.abs(b).max(initial=0.0) < ON_CONSTRAINTS * sys.float_info.max / max(1, len(b)) ** 2:
        return np.full(len(b), np.nan)
    sizes = np.abs(a).max(axis=0)
    sizes[list(shared)] = sizes[list(shared)].max(initial=0.0)
    columns = _scale(sizes)
    a = a / columns
    U, s, V = np.linalg.svd(a)
    rank = int((s > ON_CONSTRAINTS * s[0]).sum())
    open_ones = [k for k in range(len(b)) if k not in set(shared) and np.abs(V[rank:, k]).max(initial=0.0) > OPEN]
    if open_ones:
        raise loose([names[k] for k in open_ones])
    x = np.zeros(len(b))
    for _ in range(2):  # forces may be far larger than inertias: what rounding of them leaves is solved again
        x = x + V[:rank].T @ ((U[:, :rank].T @ (b - a @ x)) / s[:rank])
    if left < math.inf and np.abs(a @ x - b).max() > left * max(np.abs(b).max(), (np.abs(a) * np.abs(x)).max()):
        raise contradiction([names[k] for k in shared])
    x /= columns
    x[list(shared)] *= unit
    return x


def _scale(sizes: Any) -> Any:
    import numpy as np

    return np.where(sizes > 0, sizes, 1.0)


def loose(names: Sequence[str]) -> SingularSystem:
    """The refusal of unknowns that stay open."""
    return SingularSystem(
        ", ".join(names),
        "neither inertia nor a constraint determines these",
        parties=names,
        remedy="give mass, or a constraint that holds what has none",
    )


def contradiction(names: Sequence[str]) -> Contradiction:
    """The refusal of equations that contradict each other; these reactions are shared by them."""
    sources = list(dict.fromkeys(name.partition("[")[0].removesuffix(".e") for name in names))
    return Contradiction(
        ", ".join(sources),
        "these constraints repeat each other, and what they demand of the accelerations contradicts",
        parties=sources,
        remedy="let their sources agree, or remove those that repeat others",
    )


def one_by_one(function: Callable[[Sequence[float]], list[float]], count: int) -> Callable[[Sequence[Any]], list[Any]]:
    """A function of numbers, of so many results, for arrays of instants; of none, too."""
    import numpy as np

    def evaluate(arguments: Sequence[Any]) -> list[Any]:
        shape = shape_of(arguments)
        rows = side_by_side(arguments, shape)
        results = np.array([function(row.tolist()) for row in rows]).reshape(-1, count)
        return [column.reshape(shape) for column in results.T]

    return evaluate


def solve_one(matrix: list[float], right: list[float], names: tuple[str, ...]) -> list[float]:
    import numpy as np

    n = len(right)
    if n == 1 and matrix[0]:
        return [right[0] / matrix[0]]
    a = np.array(matrix).reshape(n, n)
    try:
        solution: list[float] = np.linalg.solve(a, np.array(right)).tolist()
    except np.linalg.LinAlgError:
        raise singular(a, names) from None
    return solution


def minimum_norm_one(
    matrix: list[float], right: list[float], names: tuple[str, ...], shared: tuple[int, ...], left: float
) -> list[float]:
    import numpy as np

    n = len(right)
    found: list[float] = minimum_norm(np.reshape(matrix, (n, n)), right, shared, names, left).tolist()
    return found


def minimum_norm_batched(
    matrix: list[Any], right: list[Any], names: tuple[str, ...], shared: tuple[int, ...], left: float
) -> list[Any]:
    n = len(right)
    one = one_by_one(lambda row: minimum_norm_one(list(row[n:]), list(row[:n]), names, shared, left), len(names))
    return one([*right, *matrix])


def solve_batched(matrix: list[Any], right: list[Any], names: tuple[str, ...]) -> list[Any]:
    import numpy as np

    n = len(right)
    if n == 1 and np.all(matrix[0]):
        return [np.divide(right[0], matrix[0])]
    shape = shape_of([*matrix, *right])
    a, b = side_by_side(matrix, shape).reshape(*shape, n, n), side_by_side(right, shape).reshape(*shape, n)
    try:
        return list(np.moveaxis(np.linalg.solve(a, b[..., None])[..., 0], -1, 0))
    except np.linalg.LinAlgError:
        return _solve_where_regular(a, b, names)


def _solve_where_regular(a: Any, b: Any, names: tuple[str, ...]) -> list[Any]:
    """The solutions, not a number at the instants where the matrix is singular; refused where it is so throughout."""
    import numpy as np

    n = len(names)
    found = np.full(b.shape, np.nan)
    rows, results = b.reshape(-1, n), found.reshape(-1, n)
    regular = False
    for k, matrix in enumerate(a.reshape(-1, n, n)):
        try:
            results[k] = np.linalg.solve(matrix, rows[k])
            regular = True
        except np.linalg.LinAlgError:
            continue
    if not regular:
        raise singular(a.reshape(-1, n, n)[0], names)
    return list(np.moveaxis(found, -1, 0))


def singular(matrix: Any, names: Sequence[str]) -> SingularSystem:
    """The refusal of a singular matrix, naming the components of its null vector."""
    import numpy as np

    scale = np.abs(matrix).max(axis=0)
    scaled = matrix / np.where(scale > 0, scale, 1.0)
    null = np.abs(np.linalg.svd(scaled)[2][-1]) if np.isfinite(matrix).all() else np.ones(len(names))
    parties = [name for name, part in zip(names, null, strict=True) if part > NAMED * null.max()]
    return SingularSystem(
        ", ".join(parties),
        "the matrix of the rates is singular: "
        + ("this component has" if len(parties) == 1 else "a combination of these components has")
        + " no inertia (or its equations repeat each other)",
        parties=parties,
        remedy="give it mass, prescribe it by a source, or remove what makes it redundant",
    )
