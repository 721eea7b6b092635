"""Constraints that repeat each other: most forms of the equations of motion cannot do with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.random_points import Sampling
from bondgraph.errors import NotReducible
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.program.linear_solve import OPEN
from bondgraph.program.rank import independent_rows, most_independent, rank, repetitions
from bondgraph.program.tolerances import RANK

REPEATED = "remove those that repeat others, or use udwadia_kalaba"


def independent(k: Kinetics, at: Sampling, options: Mapping[str, Any]) -> dict[str, Any]:
    """No further options: that the constraints are independent is all a form needs that asks for this.

    Raises:
        NotReducible: where they are not, at any of the random points, naming those that repeat each other.
    """
    check_independent(k, at(k.a))
    return {}


def check_independent(k: Kinetics, rows: Any, remedy: str = REPEATED) -> None:
    """Refuse constraints that repeat or contradict each other.

    Args:
        k: the kinetics with the constraints.
        rows: their matrices a at some points, of shape (points, r, S).
        remedy: what to do about those that do.

    Raises:
        NotReducible: naming them.
    """
    r, u = rows.shape[1], list(k.u)
    if not r:
        return
    best = most_independent(rows[:, :, u], RANK)
    if (found := rank(best, RANK)) == r:
        return
    names = _owners(k, abs(repetitions(best, RANK)).max(axis=1))
    law = f"{r} constraints hold {found} combinations of {len(u)} velocities: some repeat or contradict others"
    raise NotReducible(", ".join(names), law, parties=names, remedy=remedy)


def independent_of_repeated(k: Kinetics, at: Sampling) -> list[int]:
    """The constraints that do not repeat those before them, by their rows.

    Sources whose flows are inputs count as agreeing.

    Args:
        k: the kinetics with the constraints.
        at: random points.

    Raises:
        NotReducible: for constraints that contradict each other at one of the points, naming them.
    """
    import numpy as np

    xp, r, u = k.xp, k.a.shape[0], list(k.u)
    rows = at(k.a)[:, :, u]
    independent = independent_rows(most_independent(rows, RANK), RANK)
    if len(independent) == r:
        return independent
    driven = xp.column([x if i in k.c else xp.number(0) for i, x in enumerate(k.f)])
    given = k.b - k.a @ driven
    inputs = dict.fromkeys((xp.name(x) for x in xp.free(given)), 0.0)
    right = Sampling(xp, [{**inputs, **point} for point in at.points])(given)
    for own, flows in zip(rows, right, strict=True):
        if rank(np.hstack([own, flows]), RANK) > rank(own, RANK):
            names = _owners(k, abs(repetitions(own, RANK)).max(axis=1))
            law = f"{r} constraints hold {len(independent)} combinations of {len(u)} velocities: some contradict others"
            remedy = "give those that repeat others the same flow"
            raise NotReducible(", ".join(names), law, parties=names, remedy=remedy)
    return independent


def _owners(k: Kinetics, parts: Any) -> list[str]:
    """The constraints whose rows have a part in something."""
    owners = [each.name for each in k.kept for _ in range(each.a.shape[0])]
    return list(dict.fromkeys(name for name, part in zip(owners, parts, strict=True) if part > OPEN))
