"""What equations in a form are a form of: the graph as drawn, and what the form has carried away from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.errors import BondGraphError
from bondgraph.graph.derivation import Variable
from bondgraph.graph.graph import Graph

if TYPE_CHECKING:
    from bondgraph.equations.equations import Equations


@dataclass(frozen=True)
class BeforeForm:
    """What was there before a form, or a reduction, changed it.

    Args:
        drawn: the graph as drawn, or as its author has put strokes on it; None where nothing has changed it, or where
            what was made of it has been changed since.
        compiled: gives the equations of that graph, or why it has none.
        changed: efforts and flows of scalar bonds that are not those of the graph as drawn, since inertias and sources
            were carried to the generalized velocities.
        dropped: parameters and inputs that the form does without, with their defaults; what the graph as drawn tells
            may need them.
        left_out: whether rows of constraints that repeat others, or hold nothing, are left out: their reactions are
            indeterminate.
    """

    drawn: Graph | CausalGraph | None = field(default=None, compare=False)
    compiled: Callable[[], Equations | BondGraphError] | None = field(default=None, compare=False)
    changed: frozenset[Variable] = frozenset()
    dropped: Mapping[str, float | None] = field(default_factory=dict)
    left_out: bool = False

    @property
    def graph(self) -> Graph | None:
        """The graph as drawn, without strokes."""
        return self.drawn.graph if isinstance(self.drawn, CausalGraph) else self.drawn
