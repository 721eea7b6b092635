"""Constraints that repeat each other: most forms of the equations of motion cannot do with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.linear_solve import OPEN
from bondgraph.program.rank import most_independent, rank, repetitions
from bondgraph.program.tolerances import RANK

REPEATED = "remove those that repeat others, or use udwadia_kalaba"


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
    r, u = rows.shape[1], list(k.u)
    if not r:
        return
    best = most_independent(rows[:, :, u], RANK)
    if (found := rank(best, RANK)) == r:
        return
    owners = [each.name for each in k.kept for _ in range(each.a.shape[0])]
    parts = abs(repetitions(best, RANK)).max(axis=1)
    names = list(dict.fromkeys(name for name, part in zip(owners, parts, strict=True) if part > OPEN))
    law = f"{r} constraints hold {found} combinations of {len(u)} velocities: some repeat or contradict others"
    raise NotReducible(", ".join(names), law, parties=names, remedy=REPEATED)
