"""Constraints that repeat each other: most forms of the equations of motion cannot do with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics

REPEATED = "remove those that repeat others, or use udwadia_kalaba"
RANK = 1e-9
"""Below this ratio of singular values rows repeat each other but for rounding."""


def independent(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """No further options: that the constraints are independent is all a form needs that asks for this.

    Raises:
        NotReducible: where they are not, at any of the random points, naming those that repeat each other.
    """
    check_independent(k, at(k.a))
    return {}


def check_independent(k: Kinetics, rows: Any) -> None:
    """Refuse constraints that repeat or contradict each other.

    Args:
        k: the kinetics with the constraints.
        rows: their matrices a at some points, of shape (points, r, S).

    Raises:
        NotReducible: naming them.
    """
    import numpy as np

    r, u = rows.shape[1], list(k.u)
    if not r:
        return
    free = rows[:, :, u]
    scale = np.abs(free).max(axis=2, keepdims=True)
    scaled = free / np.where(scale > 0, scale, 1.0)
    ranks = [int(np.linalg.matrix_rank(a, tol=RANK * np.linalg.norm(a))) if u else 0 for a in scaled]
    best = int(np.argmax(ranks))
    if ranks[best] == r:
        return
    null = np.linalg.svd(scaled[best])[0][:, ranks[best] :] if u else np.eye(r)
    owners = [each.name for each in k.held for _ in range(each.a.shape[0])]
    names = list(dict.fromkeys(name for name, part in zip(owners, np.abs(null), strict=True) if part.max() > RANK**0.5))
    law = f"{r} constraints hold {ranks[best]} combinations of {len(u)} velocities: some repeat or contradict others"
    raise NotReducible(", ".join(names), law, parties=names, remedy=REPEATED)
