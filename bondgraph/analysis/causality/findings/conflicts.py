"""Conflicts, and changes that settle them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bondgraph.errors import CausalConflict
from bondgraph.graph.graph import Graph


@dataclass(frozen=True)
class Remedy:
    """A change after which the conflict is gone: found by changing the graph and assigning and compiling it again.

    Args:
        action: "remove", "insert", "hang", "turn" or "reference"; "release" for a stroke put by hand.
        parties: the elements concerned.
        text: what to do.
        graph: the changed graph; what is inserted has names of its own.
        left: what is still refused after it, elsewhere in the graph, or what is then zero at all times; else empty.
    """

    action: str
    parties: tuple[str, ...]
    text: str
    graph: Graph
    left: str = ""


@dataclass(frozen=True)
class Conflict:
    """Elements that cannot live together.

    Args:
        text: the refusal of `bondgraph.causality`; its place and law alone, where the graph has equations.
        place: where it shows.
        elements: a minimal set of elements and junctions: without the law of any one of them there are strokes.
        components: of junctions in that set, the components concerned, as (junction, component).
        bonds: the bonds that join them.
        parties: those of them whose strokes are fixed: sources, and laws with one direction.
        kind: "1a-1a" for sources, "1b-1b" for laws that cannot be inverted, "1a-1b" for both, "1a" or "1b" for one
            party against the junction structure, "junctions" for none, "author" for strokes put by hand; "undecided"
            where no such set is known, because strokes exist or the search for them was given up.
        junction: "over-determined" (two bonds set its common variable), "under-determined" (none does), or "law"
            (an element's law does not fit), at the place where the paths meet; "undecided" where they are not known to.
        paths: the causal paths that meet, each the bonds from a fixed party to the place.
        meaning: in words, where the pattern is known.
        remedies: each verified.
        exists: True where strokes exist but the order of assignment did not find them; None if not known.
        strokes: where they exist, such strokes: for each scalar bond, by label, the element that receives the effort.
    """

    text: str
    place: str
    elements: tuple[str, ...]
    components: tuple[tuple[str, str], ...]
    bonds: tuple[str, ...]
    parties: tuple[str, ...]
    kind: str
    junction: str
    paths: tuple[tuple[str, ...], ...]
    meaning: str
    remedies: tuple[Remedy, ...]
    exists: bool | None = False
    strokes: tuple[tuple[str, str], ...] = ()

    def as_constraint(self, error: CausalConflict) -> Conflict:
        """The same of a graph that has equations: what is prescribed is told, and not that something must be changed.

        Args:
            error: the refusal of `bondgraph.causality`.
        """
        return replace(self, text=f"{error.place}: {error.law}.")
