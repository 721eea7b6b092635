"""Constraints on velocities that are embedded: no equation holds them, and still they may become dependent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bondgraph.problem.constraint_rows import ConstraintRows, Kind
from bondgraph.problem.velocity_choice_quality import ChoiceQuality


class VelocityRows:
    """The rows of the constraints among which independent velocities are chosen, to be watched as gradients are.

    Where all of them become dependent no choice determines the others: the velocities have no bound there.

    Args:
        quality: of the choice.
    """

    def __init__(self, quality: ChoiceQuality) -> None:
        import numpy as np

        self.quality, self.problem = quality, quality.problem
        rows, columns = quality.choice.rows.shape
        self.kinds = [Kind(np.arange(rows), np.arange(columns), len(quality.choice.kept))]

    def gradients(self, time: float, states: Any) -> Any:
        """The rows at a state, of shape (R, n).

        Raises:
            ArithmeticError: where they are not defined.
        """
        found = self.quality.matrix(time, states)
        if found is None:
            raise ArithmeticError("the constraints on velocities are not defined")
        return found

    def part(self, kind: Kind, gradients: Any) -> Any:
        """The rows of a kind, as they are."""
        return gradients[kind.rows][:, kind.columns]

    def parties(self, rows: Iterable[int]) -> list[str]:
        """The sources that some rows belong to."""
        return list(dict.fromkeys(self.quality.choice.sources[row] for row in rows))


def velocity_rows(quality: ChoiceQuality | None, rows: ConstraintRows | None) -> VelocityRows | None:
    """The rows to watch; None where positions are kept of all of them, of which the gradients tell the same.

    Args:
        quality: of the independent velocities; None where there is no choice of these.
        rows: what vanishes along the motion.
    """
    if quality is None or not quality.choice.free:
        return None
    places = sum(kind.rank for kind in rows.of_place) if rows else 0
    return VelocityRows(quality) if places < len(quality.choice.kept) else None
