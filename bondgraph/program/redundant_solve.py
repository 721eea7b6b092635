"""Linear systems whose equations may repeat each other: a choice of independent ones, made anew along a motion.

Accelerations and reactions of closed loops are such a system. Off the constraints, by as little as a step drifts,
equations that repeat each other seem independent: so rank is judged where the constraints hold, and the choice is held
from there until it is judged again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.program.linear_solve import contradiction, loose, one_by_one, singular
from bondgraph.program.program import CHOSEN, LEFT
from bondgraph.program.rank import Greatest, independent_part, scale_factors
from bondgraph.program.tolerances import REPEATED

OPEN = 1e-2
"""An unknown with more than this part of a null vector, columns scaled, is not determined. Where equations are taken
for dependent that are so but for 1e-5, others have a part of this size times the condition of the rest."""

Memory = Mapping[tuple[str, ...], Sequence[float]]


def redundant(
    matrix: Sequence[float],
    right: Sequence[float],
    names: Sequence[str],
    shared: Sequence[int] = (),
    left: float = LEFT,
    memory: list[float] | None = None,
) -> list[float]:
    """The solution of as many equations as are independent.

    While a choice is held, unknowns that are not chosen are zero. Where one is made, the solution is that for which
    the norm of the unknowns `shared` is least, and the others must be determined.

    Args:
        matrix: of shape (m, n), by rows.
        right: of length m.
        names: of the n unknowns, for messages.
        shared: indices of the unknowns that may stay open.
        left: what may be left of the equations that are not chosen, relative to the largest term.
        memory: whether a choice is held, what is chosen, and the greatest sizes that rows and columns have had; the
            numbers of `LinearSolve.labels`, replaced where a choice is made.

    Raises:
        SingularSystem: where another unknown is not determined.
        Contradiction: where more is left.

    >>> redundant([1.0, 1.0, 0.0, 2.0, 2.0, 0.0, 0.0, 0.0, 1.0], [3.0, 6.0, 1.0], "abc", (0, 1))
    [1.5, 1.5, 1.0]
    """
    import numpy as np

    m, n = len(right), len(names)
    a, b = np.reshape(np.asarray(matrix, float), (m, n)), np.asarray(right, float)
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return [float("nan")] * n
    if memory is not None and memory[0] and any(memory[1 : 1 + m]):
        rows, columns = np.flatnonzero(memory[1 : 1 + m]), np.flatnonzero(memory[1 + m : 1 + m + n])
        x = np.zeros(n)
        x[columns] = _regular(a, b[:, None], rows, columns, names)[:, 0]
        return [float(value) for value in x]
    rows, columns, sizes = _chosen(a, memory)
    if memory is not None:
        memory[:] = [0.0, *_marks(rows, m), *_marks(columns, n), *sizes]
    x = _minimum_norm(a, b, rows, columns, sizes[m:], names, shared)
    if left < math.inf and _contradicts(a, b, x, sizes[:m], left):
        raise contradiction([names[k] for k in shared])
    return [float(value) for value in x]


def _contradicts(a: Any, b: Any, x: Any, sizes: Any, left: float) -> bool:
    """Whether more is left of an equation than may be, relative to the largest term of all."""
    import numpy as np

    scale = scale_factors(sizes)
    terms = np.maximum((np.abs(a) * np.abs(x)).max(axis=1, initial=0.0), np.abs(b)) / scale
    return bool((np.abs(a @ x - b) / scale).max(initial=0.0) > left * terms.max(initial=0.0))


def _chosen(a: Any, memory: Sequence[float] | None) -> tuple[Any, Any, Any]:
    """Independent rows and columns, in order, and the greatest sizes of rows and columns."""
    import numpy as np

    m, n = a.shape
    before = np.zeros(m + n) if memory is None else np.asarray(memory[1 + m + n :], float)
    greatest = Greatest.of(a, before[:m], before[m:])
    return *independent_part(greatest.scaled(a), REPEATED), np.concatenate(greatest)


def _marks(chosen: Any, count: int) -> Any:
    import numpy as np

    marks = np.zeros(count)
    marks[chosen] = 1.0
    return marks


def _regular(a: Any, right: Any, rows: Any, columns: Any, names: Sequence[str]) -> Any:
    """The solutions of the chosen equations for the chosen unknowns."""
    import numpy as np

    core = a[np.ix_(rows, columns)]
    size = np.abs(core).max(axis=1, initial=0.0)
    size = np.where(size > 0, size, 1.0)[:, None]
    try:
        return np.linalg.solve(core / size, right[rows] / size)
    except np.linalg.LinAlgError:
        raise singular(core, [names[k] for k in columns]) from None


def _minimum_norm(
    a: Any, b: Any, rows: Any, columns: Any, sizes: Any, names: Sequence[str], shared: Sequence[int]
) -> Any:
    """The solution for which the norm of the shared unknowns is least."""
    import numpy as np

    rest = np.setdiff1d(np.arange(len(names)), columns)
    found = _regular(a, np.column_stack([b, a[:, rest]]), rows, columns, names)
    ways = np.zeros((len(names), len(rest)))  # how the unknowns may change without breaking an equation
    ways[columns], ways[rest] = -found[:, 1:], np.eye(len(rest))
    x = np.zeros(len(names))
    x[columns] = found[:, 0]
    others = [k for k in range(len(names)) if k not in {*shared}]
    parts = np.abs(ways) * scale_factors(sizes)[:, None]
    if open_ones := [k for k in others if (parts[k] > OPEN * parts.max(axis=0, initial=0.0)).any()]:
        raise loose([names[k] for k in open_ones])
    part = ways[list(shared)]
    return x - ways @ np.linalg.solve(part.T @ part, part.T @ x[list(shared)]) if len(rest) else x


def redundant_batched(
    matrix: Sequence[Any],
    right: Sequence[Any],
    names: Sequence[str],
    shared: Sequence[int],
    left: float,
    memory: list[float],
) -> list[Any]:
    """The same for arrays of instants; at each the choice is its own."""
    m = len(right)
    one = one_by_one(lambda row: redundant(row[m:], row[:m], names, shared, left), len(names))
    return one([*right, *matrix])


def held(memory: Memory) -> dict[tuple[str, ...], list[float]]:
    """What systems remember, the choices among redundant equations to be held."""
    return {labels: _with_flag(labels, numbers, 1.0) for labels, numbers in memory.items()}


def released(memory: Memory) -> dict[tuple[str, ...], list[float]]:
    """The same, these choices to be made anew."""
    return {labels: _with_flag(labels, numbers, 0.0) for labels, numbers in memory.items()}


def _with_flag(labels: tuple[str, ...], numbers: Sequence[float], flag: float) -> list[float]:
    return [flag, *numbers[1:]] if labels[0] == CHOSEN else list(numbers)
