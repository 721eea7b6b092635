"""What becomes of a conflict in the equations: a constraint that they keep, or a refusal that is certain."""

from __future__ import annotations

from bondgraph.algebra import expressions
from bondgraph.errors import CausalConflict
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph


def by_sources_alone(graph: Graph, conflict: CausalConflict) -> bool:
    """Whether sources prescribe the same variable, so that something must be changed: no equations can do that.

    They do at one junction, or at all ends of an element between them. Elsewhere what is prescribed twice may be a
    constraint on a motion, as that of a closed loop is, and equations keep it as one.
    """
    parties = {*conflict.parties}
    sources = {name for name in parties if (e := graph.elements.get(name)) and e.role == "source" and not _moved(e)}
    formulas = [texts for name in sources if any(map(expressions.names, texts := graph.elements[name].texts()))]
    if len({*formulas}) < len(formulas):
        return False  # the same prescribed twice
    others = [name for name in parties - sources if name in graph.elements]
    if others:
        return all(bond.other_end(side).element in sources for name in others for bond, side in graph.at[name])
    met = {bond.other_end(side).element for name in sources for bond, side in graph.at[name]}
    return len(sources) == len(parties) > 1 and len(met) == 1 and f"'{met.pop()}" in conflict.place.replace("[", "'")


def without_remedy(conflict: CausalConflict) -> str:
    """A conflict in words, with what equations make of it in place of what to change."""
    return f"{conflict.place}: {conflict.law}. {KEPT}."


def with_equations(graph: Graph, conflict: CausalConflict) -> CausalConflict:
    """The conflict with what equations make of it, where they may do without complete strokes."""
    if by_sources_alone(graph, conflict):
        return conflict
    remedy = f"{conflict.remedy}, for complete strokes. {KEPT}"
    return CausalConflict(conflict.place, conflict.law, parties=conflict.parties, remedy=remedy)


KEPT = (
    "Equations need no complete strokes: where a motion can meet what is prescribed there, as in a closed loop, they"
    " keep it as a constraint with a multiplier, of index 2 or more; where none can, they are refused, with what to"
    " change"
)
"""What becomes of a conflict in the equations."""


def _moved(element: Element) -> bool:
    """Whether names other than the time stand in an element's formulas: what it gives may follow the motion."""
    return any({*expressions.names(text)} - {"t"} for text in element.texts())
