"""The junction structure: ranks of transformers, what it forces and leaves open, and its unconnected parts."""

from __future__ import annotations

from dataclasses import dataclass

from bondgraph.analysis.causality.findings.conflicts import Remedy


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


@dataclass(frozen=True)
class Locked:
    """Flows and efforts that the junction structure alone forces to zero: well-posed, but all stands still there.

    Args:
        place: the ring, or the elements, that do it.
        law: what is forced, and unless what.
        parties: these elements, in order round the ring where it is one.
        bonds: the bonds between them.
        variables: the flows and efforts forced to zero there, by name.
        following: common variables of other junctions that are zero in consequence.
        unless: the condition under which nothing is forced; empty where there is none, or it is not written out.
        remedies: each verified.
    """

    place: str
    law: str
    parties: tuple[str, ...]
    bonds: tuple[str, ...]
    variables: tuple[str, ...]
    following: tuple[str, ...]
    unless: str
    remedies: tuple[Remedy, ...]

    @property
    def remedy(self) -> str:
        """The remedies in one text."""
        texts = [r.text for r in self.remedies]
        return ", or ".join(texts) or "remove all but one way round, or put a store or a resistor in each"


@dataclass(frozen=True)
class Loose:
    """Efforts or flows between junctions and two-ports that nothing determines, whatever is known at the ports.

    Args:
        place: the junctions, or the bonds.
        law: how far they are determined.
        parties: the elements whose relations leave them open.
        bonds: the bonds concerned.
        variables: the efforts and flows, by name.
        remedies: each verified.
    """

    place: str
    law: str
    parties: tuple[str, ...]
    bonds: tuple[str, ...]
    variables: tuple[str, ...]
    remedies: tuple[Remedy, ...]

    @property
    def remedy(self) -> str:
        """The remedies in one text."""
        texts = [r.text for r in self.remedies]
        return ", or ".join(texts) or "none of the changes tried determines them without holding others at zero"


@dataclass(frozen=True)
class Part:
    """A part of a graph that neither bonds nor signals or coordinates join to the rest."""

    elements: tuple[str, ...]
    bonds: tuple[str, ...]
