"""Linear systems whose equations may repeat each other: a choice of independent ones, made anew along a motion.

Accelerations and reactions of closed loops are such a system. Off the constraints, by as little as a step drifts,
equations that repeat each other seem independent: so rank is judged where the constraints hold, and the choice is held
from there until it is judged again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.program.linear_solve import contradiction, loose, singular
from bondgraph.program.program import CHOSEN, LEFT
from bondgraph.program.rank import Greatest, independent_part, reaction_unit, scale_factors
from bondgraph.program.side_by_side import shape_of, side_by_side
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
    rows, columns, scale, sizes = _chosen(a, shared, memory)
    if memory is not None:
        memory[:] = [0.0, *_marks(rows, m), *_marks(columns, n), *sizes]
    x = _minimum_norm(a, b, rows, columns, scale[m:], names, shared)
    if left < math.inf and _contradicts(a, b, x, scale[:m], left):
        raise contradiction([names[k] for k in shared])
    return [float(value) for value in x]


def _contradicts(a: Any, b: Any, x: Any, scale: Any, left: float) -> bool:
    """Whether more is left of an equation than may be, relative to the largest term of all: at any of the instants."""
    import numpy as np

    terms = np.maximum((np.abs(a) * np.abs(x)[..., None, :]).max(axis=-1, initial=0.0), np.abs(b)) / scale
    remain = np.abs((a @ x[..., None])[..., 0] - b) / scale
    return bool((remain.max(axis=-1, initial=0.0) > left * terms.max(axis=-1, initial=0.0)).any())


def _chosen(a: Any, shared: Sequence[int], memory: Sequence[float] | None) -> tuple[Any, Any, Any, Any]:
    """Independent rows and columns, in order, by what rows and columns are divided, and the greatest sizes of both.

    Sizes are those where inertias are no smaller than the directions of reactions: rows that have reactions are in
    units of the inertias, and so are reactions.
    """
    import numpy as np

    m, n = a.shape
    before = np.zeros(m + n) if memory is None else np.asarray(memory[1 + m + n :], float)
    unit, reactions = reaction_unit(a, shared), np.isin(np.arange(n), shared)
    units = np.concatenate([np.where(a[:, reactions].any(axis=1), unit, 1.0), np.where(reactions, 1.0 / unit, 1.0)])
    weighed = a / units[:m, None] / units[m:]
    greatest = Greatest.of(weighed, before[:m], before[m:])
    scale = units * np.concatenate([scale_factors(sizes) for sizes in greatest])
    return *independent_part(greatest.scaled(weighed), REPEATED), scale, np.concatenate(greatest)


def _marks(chosen: Any, count: int) -> Any:
    import numpy as np

    marks = np.zeros(count)
    marks[chosen] = 1.0
    return marks


def _regular(a: Any, right: Any, rows: Any, columns: Any, names: Sequence[str]) -> Any:
    """The solutions of the chosen equations for the chosen unknowns; instants may stand on axes before the others."""
    import numpy as np

    core = a[..., rows[:, None], columns]
    size = np.abs(core).max(axis=-1, initial=0.0, keepdims=True)
    size = np.where(size > 0, size, 1.0)
    try:
        return np.linalg.solve(core / size, right[..., rows, :] / size)
    except np.linalg.LinAlgError:
        each = core.reshape(-1, len(rows), len(columns))
        worst = np.linalg.svd(each, compute_uv=False)[:, -1].argmin()
        raise singular(each[worst], [names[k] for k in columns]) from None


def _minimum_norm(
    a: Any, b: Any, rows: Any, columns: Any, scale: Any, names: Sequence[str], shared: Sequence[int]
) -> Any:
    """The solution for which the norm of the shared unknowns is least."""
    import numpy as np

    n, others = len(names), [k for k in range(len(names)) if k not in {*shared}]
    rest = np.setdiff1d(np.arange(n), columns)
    found = _regular(a, np.concatenate([b[..., None], a[..., rest]], axis=-1), rows, columns, names)
    ways = np.zeros((*b.shape[:-1], n, len(rest)))  # how the unknowns may change without breaking an equation
    ways[..., columns, :], ways[..., rest, :] = -found[..., 1:], np.eye(len(rest))
    x = np.zeros((*b.shape[:-1], n))
    x[..., columns] = found[..., 0]
    if not len(rest):
        return x
    parts = np.abs(ways) * scale[..., None]
    is_open = (parts > OPEN * parts.max(axis=-2, initial=0.0, keepdims=True)).any(axis=-1).reshape(-1, n).any(axis=0)
    if is_open[others].any():
        raise loose([names[k] for k in others if is_open[k]])
    part = ways[..., list(shared), :]
    across = np.swapaxes(part, -1, -2)
    change = np.linalg.solve(across @ part, across @ x[..., list(shared), None])
    return x - (ways @ change)[..., 0]


def redundant_batched(
    matrix: Sequence[Any],
    right: Sequence[Any],
    names: Sequence[str],
    shared: Sequence[int],
    left: float,
) -> list[Any]:
    """The same for arrays of instants; at each the choice is its own, and those of one choice are solved together."""
    import numpy as np

    m, n = len(right), len(names)
    shape = shape_of([*matrix, *right])
    a, b = side_by_side(matrix, shape).reshape(-1, m, n), side_by_side(right, shape)
    found = np.full((len(a), n), np.nan)
    finite = np.flatnonzero(np.isfinite(a).all(axis=(1, 2)) & np.isfinite(b).all(axis=1))
    alike: dict[bytes, list[int]] = {}
    chosen = {int(k): _chosen(a[k], shared, None) for k in finite}
    for k, (rows, columns, *_) in chosen.items():
        alike.setdefault(rows.tobytes() + b"|" + columns.tobytes(), []).append(k)
    for some in alike.values():
        rows, columns, *_ = chosen[some[0]]
        scale = np.array([chosen[k][2] for k in some])
        x = _minimum_norm(a[some], b[some], rows, columns, scale[:, m:], names, shared)
        if left < math.inf and _contradicts(a[some], b[some], x, scale[:, :m], left):
            raise contradiction([names[k] for k in shared])
        found[some] = x
    return [column.reshape(shape) for column in found.T]


def held(memory: Memory) -> dict[tuple[str, ...], list[float]]:
    """What systems remember, the choices among redundant equations to be held."""
    return {labels: _with_flag(labels, numbers, 1.0) for labels, numbers in memory.items()}


def released(memory: Memory) -> dict[tuple[str, ...], list[float]]:
    """The same, these choices to be made anew."""
    return {labels: _with_flag(labels, numbers, 0.0) for labels, numbers in memory.items()}


def _with_flag(labels: tuple[str, ...], numbers: Sequence[float], flag: float) -> list[float]:
    return [flag, *numbers[1:]] if labels[0] == CHOSEN else list(numbers)
