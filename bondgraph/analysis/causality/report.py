"""The report: all findings about one graph."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bondgraph.analysis.causality.findings import (
    Block,
    Conflict,
    Constrained,
    Dependent,
    Differentiated,
    Locked,
    Loop,
    Loose,
    Part,
    Placed,
    Rank,
    Reduced,
    Refusal,
    Size,
    Storage,
    TieBreak,
)
from bondgraph.analysis.causality.steps import Steps, steps_of
from bondgraph.causality.causal_graph import CausalGraph, Reason, Stroke
from bondgraph.graph.graph import Graph
from bondgraph.program.notebook import Shown
from bondgraph.program.other_words import ANALYSIS, no_attribute


@dataclass(frozen=True, repr=False)
class Analysis(Shown):
    """All that causality says about a graph. `str` gives it as a page.

    Args:
        graph: the graph.
        strokes: every stroke in the order of assignment; where they conflict, up to there, or relaxed, as they are
            drawn, where there are equations all the same.
        free: components of junctions with a free flow or effort, by name.
        storages: every component of every port that stores.
        size: states, order, degrees of freedom, index.
        conflict: set where strokes cannot be assigned completely; most else is then empty.
        refusal: set where they can, but the equations are refused.
        constrained: set where there are equations all the same: a differential-algebraic system.
        dependents: stores in derivative causality.
        reduced: what their masters see.
        loops: algebraic loops.
        differentiated: sources that must be differentiated.
        locked: flows and efforts that the junction structure forces to zero.
        loose: efforts and flows that nothing determines.
        parts: the unconnected parts of the graph; one where it hangs together.
        ranks: moving or rectangular transformers and constraint rows.
        blocks: where other assignments are valid.
        tie_breaks: choices among equals.
        moieties: totals of amounts that no reaction changes.
    """

    graph: Graph
    strokes: tuple[Placed, ...]
    free: tuple[str, ...]
    storages: tuple[Storage, ...]
    size: Size
    conflict: Conflict | None = None
    refusal: Refusal | None = None
    constrained: Constrained | None = None
    dependents: tuple[Dependent, ...] = ()
    reduced: tuple[Reduced, ...] = ()
    loops: tuple[Loop, ...] = ()
    differentiated: tuple[Differentiated, ...] = ()
    locked: tuple[Locked, ...] = ()
    loose: tuple[Loose, ...] = ()
    parts: tuple[Part, ...] = ()
    ranks: tuple[Rank, ...] = ()
    blocks: tuple[Block, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    moieties: tuple[str, ...] = ()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, ANALYSIS)

    @cached_property
    def assignments(self) -> int:
        """How many assignments are valid; at least so many where a block's count is not complete."""
        total = 1
        for block in self.blocks:
            total *= block.count
        return total if self.conflict is None else 0

    @cached_property
    def complete(self) -> bool:
        """Whether `assignments` is the exact number."""
        return all(block.complete for block in self.blocks)

    @property
    def compiles(self) -> bool:
        """Whether the graph has equations, for which strokes need not be complete."""
        return self.refusal is None and self.size.index is not None

    @property
    def steps(self) -> Steps:
        """The assignment stroke by stroke."""
        strokes = {(placed.bond, placed.component): _stroke(self.graph, placed) for placed in self.strokes}
        names = {name: (j.name, k) for j in self.graph.junctions.values() for k, name in enumerate(j.components)}
        causal = CausalGraph(self.graph, strokes, tuple(names[name] for name in self.free))
        return steps_of(causal, self.conflict.text if self.conflict else "")

    def __str__(self) -> str:
        from bondgraph.analysis.causality.page import page

        return page(self)


def _stroke(graph: Graph, placed: Placed) -> Stroke:
    side = "head" if graph.bond(placed.bond).head.element == placed.effort_into else "tail"
    return Stroke(side, Reason(placed.rule, placed.at, placed.step, placed.because))
