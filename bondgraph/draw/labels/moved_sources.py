"""What a source is called that a reduction has moved to the generalized velocities: F at v becomes V^T F at f (53)."""

from __future__ import annotations

from collections import deque

from bondgraph.draw.labels import notation
from bondgraph.draw.labels.collections import braced, collections
from bondgraph.graph.bond import BondEnd
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Impressed, Transforming

LONGEST = 2
"""Transformers of which the transposed moduli are written out."""


def moved_source(graph: Graph, source: Element) -> tuple[str, str] | None:
    """The effort of a moved source, as LaTeX and in plain words; None for a source that stands where it was drawn."""
    drawn = graph.derivation.reduced_from
    if drawn is None or not isinstance(source, Impressed) or drawn.elements.get(source.name) in (None, source):
        return None
    ((bond, side),) = graph.at[source.name]
    f = bond.other_end(side).element
    known = drawn.junctions.get(f)
    name = graph.spelling.own(source.name)
    if known == graph.junctions[f]:
        found = _chain(drawn, f, source.name)
        if found and len(found) <= LONGEST:
            latex, plain = name, source.name
            if source.name in collections(drawn):
                latex, plain = braced(latex, plain)
            for element in reversed(found):
                above, written = ("^{T}", "^T") if isinstance(getattr(element, "value", None), tuple) else ("", "")
                latex = notation.product(f"{graph.spelling.own(element.name)}{above}", latex)
                plain = f"{element.name}{written} {plain}"
            return latex, plain
    return f"e_{{{name}}}", f"e_{source.name}"


def _chain(graph: Graph, f: str, source: str) -> list[Element] | None:
    """The transformers by which the flow of junction f becomes that of a source; None where no such chain leads."""
    found: dict[str, list[Element]] = {f: []}
    waiting = deque([f])
    while waiting:
        name = waiting.popleft()
        for bond, side in graph.at[name]:
            end = bond.other_end(side)
            if end.element in found or not (_takes_all(graph, bond.end(side)) and _takes_all(graph, end)):
                continue
            element = graph.elements[end.element]
            if end.element == source:
                return found[name]
            if element.common == "flow":
                found[end.element] = found[name]
            elif isinstance(element, Transforming) and end.port == element.ports()[0].name:
                found[end.element] = [*found[name], element]
            else:
                continue
            waiting.append(end.element)
    return None


def _takes_all(graph: Graph, end: BondEnd) -> bool:
    """Whether a bond has all components of the junction it ends at; so at an element's port."""
    junction = graph.junctions.get(end.element)
    return junction is None or end.components == tuple(range(len(junction.components)))
