"""The junction structure: ranks of transformers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rank:
    """The rank of a transformer that moves or is a matrix, or of the constraint rows on one junction.

    Args:
        elements: the transformer, or the transformers whose rows are driven.
        junction: the junction at the columns.
        bonds: their bonds.
        rows, columns: the shape.
        rank: at a general configuration; None if not known.
        driven: whether the rows are prescribed by sources: constraints on the flows at the junction.
        redundant: of constraints, rows that follow from those before them, as (element, row).
        pivots: of constraints, the columns that the rows determine.
        loses: where the rank is lower: conditions such as "sin(theta) = 0", configurations found by search, or
            a text that begins with "undecided"; empty where it never is.
    """

    elements: tuple[str, ...]
    junction: str
    bonds: tuple[str, ...]
    rows: int
    columns: int
    rank: int | None
    driven: bool
    redundant: tuple[tuple[str, int], ...]
    pivots: tuple[str, ...]
    loses: tuple[str, ...]
