"""How a graph was derived from another: its constraints driven, its inertias carried into a kinetic store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bondgraph.errors import StructureError

if TYPE_CHECKING:
    from bondgraph.graph.chain import Link
    from bondgraph.graph.graph import Graph

Variable = tuple[str, str, int]
"""The effort ("e") or the flow ("f") of a scalar bond: the letter, the bond's name, the component."""


@dataclass(frozen=True, eq=False)
class Derivation:
    """How a graph was derived.

    Args:
        driven_from: the graph whose constraints became driven velocities. What it says of positions, and driven
            velocities do not, is kept along the motion.
        reduced_from: the graph whose inertias were carried into a kinetic store; None where it was changed since.
        differing: efforts and flows that are not what they were there.
        given: the parameters and inputs that it had, with their defaults.
        size: how many written bonds the derived graph has, each of which knows this record.
    """

    driven_from: Graph | None = None
    reduced_from: Graph | None = None
    differing: frozenset[Variable] = frozenset()
    given: Mapping[str, float | None] = field(default_factory=dict)
    size: int = 0

    @property
    def is_one(self) -> bool:
        """Whether the graph was derived from another at all."""
        return bool(self.driven_from or self.reduced_from or self.differing)

    @property
    def changed(self) -> Derivation:
        """That of the same graph with other bonds: it is no longer what was made by carrying inertias away."""
        return replace(self, reduced_from=None)


def inherited(name: str, links: Sequence[Link]) -> Derivation:
    """The derivation of a graph of which some bonds are those of a derived one.

    Raises:
        StructureError: for bonds of two derived graphs, and some of the bonds of a driven one.
    """
    found = list({id(x): x for link in links if (x := link.derivation) is not None}.values())
    if not found:
        return Derivation()
    if len(found) > 1:
        law = "it has bonds of two graphs, each of which was driven or reduced by itself"
        raise StructureError(name, law, remedy="draw both in one graph, and drive or reduce that")
    (one,) = found
    theirs = sum(link.derivation is one for link in links)
    if theirs < one.size and one.driven_from is not None:
        law = "it has some bonds of a driven graph, whose constraints on positions hold for all of them"
        raise StructureError(name, law, remedy=f"take bonds out of '{one.driven_from.name}', and drive what is left")
    return one if theirs == one.size == len(links) else one.changed
