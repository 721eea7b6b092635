"""What a diagram shows of strokes that cannot live together: the bonds concerned, and sentences beneath it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bondgraph.causality.causal_graph import CausalGraph, Node, junction_ends
from bondgraph.causality.kept import KEPT
from bondgraph.draw.drawing import Drawing
from bondgraph.draw.footer import noted
from bondgraph.errors import CausalConflict


def with_conflict(drawing: Drawing, causal: CausalGraph, whole: CausalGraph | None = None) -> Drawing:
    """The drawing with bonds in conflict marked, and sentences beneath it that say what is wrong, and what helps.

    Args:
        drawing: of a graph.
        causal: its strokes, relaxed, or none where they cannot be.
        whole: those of the graph without boxes, where some are drawn: the sentences are of it.
    """
    if (conflict := causal.conflict) is None:
        return drawing
    marked = in_conflict(causal, conflict)
    bonds = tuple(replace(bond, conflict=bond.name in marked) for bond in drawing.bonds)
    said = [*_sentences(whole or causal, conflict, bool(marked)), *in_boxes(causal, whole or causal, conflict)]
    return noted(replace(drawing, bonds=bonds), said)


def in_conflict(causal: CausalGraph, conflict: CausalConflict) -> frozenset[str]:
    """The bonds whose strokes break a law; where none are drawn, those between the parties."""
    if not causal.strokes:
        return frozenset(bond.name for bond in causal.graph.bonds if set(bond.elements) & set(conflict.parties))
    found = {bond for node in causal.doubled for bond in _setters(causal, node)}
    found |= {key[0] for name, k in causal.unset for key, _ in junction_ends(causal.graph, name)[k]}
    for name, port, _ in causal.crossed:
        found |= {bond.name for bond, side in causal.graph.at[name] if bond.end(side).port == port}
    return frozenset(found)


def _setters(causal: CausalGraph, node: Node) -> Iterator[str]:
    """The bonds that set the common variable of a junction's component."""
    name, k = node
    effort = causal.graph.junctions[name].common == "effort"
    for key, side in junction_ends(causal.graph, name)[k]:
        if (causal.strokes[key].side == side) == effort:
            yield key[0]


def broken_at(causal: CausalGraph) -> str:
    """Where strokes are relaxed: components of junctions, and other elements."""
    junctions = causal.graph.junctions
    nodes = [junctions[name].components[k] for name, k in sorted(causal.doubled | causal.unset)]
    return ", ".join([*nodes, *sorted({name for name, _, _ in causal.crossed})])


def in_boxes(drawn: CausalGraph, whole: CausalGraph, conflict: CausalConflict) -> Iterator[str]:
    """In which boxes of a diagram the elements are that are named beneath it and not seen; a path says so by itself."""
    relaxed = {name for name, _ in whole.doubled | whole.unset} | {name for name, _, _ in whole.crossed}
    told = relaxed | {*conflict.parties}
    for box in drawn.graph.elements.values():
        names = [name for name in getattr(box, "holds", ()) if name in told and not name.startswith(f"{box.name}.")]
        if names:
            yield f"In the box '{box.name}' {'is' if len(names) == 1 else 'are'} {', '.join(names)}."


def _sentences(causal: CausalGraph, conflict: CausalConflict, marked: bool) -> Iterator[str]:
    where = f": they are broken at {broken_at(causal)}" if causal.strokes else ", and none is drawn"
    dashed = "; the bonds in conflict are dashed" if marked else ""
    yield f"No assignment of causal strokes is complete{where}{dashed}."
    yield f"{conflict.place}: {conflict.law}."
    if not causal.settled:
        yield f"{KEPT}."
    elif conflict.remedy:
        yield f"{conflict.remedy[0].upper()}{conflict.remedy[1:]}."
