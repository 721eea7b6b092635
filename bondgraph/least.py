"""Linear systems that need not be regular: of their solutions that of least norm, by the Moore-Penrose inverse.

The rows are scaled to their largest entry, then the columns, those whose norm is to be least by one number together:
neither changes the solution of a system that has any. Singular values below `CUT`, relative to the largest, are zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.errors import Contradiction, SingularSystem
from bondgraph.program import LEFT

CUT = 1e-8
"""Rows that repeat others do so but for rounding, and for the drift of positions."""
OPEN = 1e-4
"""An unknown with more of a null vector, of unit length, is not determined."""


def least(matrix: Any, right: Any, shared: Sequence[int], names: Sequence[str], left: float = LEFT) -> Any:
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

    >>> least([[2.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [0.0, 3.0, 3.0], [1, 2], "abc").round(12)
    array([3., 3., 3.])
    """
    import numpy as np

    a, b = np.array(matrix, float), np.array(right, float)
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return np.full(len(b), np.nan)
    rows = _scale(np.abs(a).max(axis=1))
    a, b = a / rows[:, None], b / rows
    sizes = np.abs(a).max(axis=0)
    sizes[list(shared)] = sizes[list(shared)].max(initial=0.0)
    columns = _scale(sizes)
    a = a / columns
    U, s, V = np.linalg.svd(a)
    rank = int((s > CUT * s[0]).sum())
    loose = [k for k in range(len(b)) if k not in set(shared) and np.abs(V[rank:, k]).max(initial=0.0) > OPEN]
    if loose:
        raise _loose([names[k] for k in loose])
    x = V[:rank].T @ ((U[:, :rank].T @ b) / s[:rank])
    if np.abs(a @ x - b).max() > left * max(np.abs(b).max(), (np.abs(a) * np.abs(x)).max()):
        raise _contradiction([names[k] for k in shared])
    return x / columns


def _scale(sizes: Any) -> Any:
    import numpy as np

    return np.where(sizes > 0, sizes, 1.0)


def _loose(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "neither inertia nor a constraint determines these",
        parties=names,
        remedy="give mass, or a constraint that holds what has none",
    )


def _contradiction(names: Sequence[str]) -> Contradiction:
    sources = list(dict.fromkeys(name.rpartition(".e")[0] or name for name in names))
    return Contradiction(
        ", ".join(sources),
        "these constraints repeat each other, and what they demand of the accelerations contradicts",
        parties=sources,
        remedy="let their sources agree, or remove those that repeat others",
    )
