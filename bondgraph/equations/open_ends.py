"""Open ends: junctions with a single bond, which hold what another junction shares at zero."""

from __future__ import annotations

from collections.abc import Iterator

from bondgraph.equations.references import reference
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph


def open_ends(graph: Graph) -> Iterator[str]:
    """What each junction with a single bond does to the junction at its other side, where that is more than nothing.

    The flow of the only bond of a 0-junction is zero, the effort of that of a 1-junction. A 1-junction shares a flow,
    and a 0-junction an effort: behind one of the other kind nothing is held.
    """
    for name, junction in sorted(graph.junctions.items()):
        if len(graph.at[name]) != 1 or junction.coordinates:  # a joint that nothing drives is one that is free
            continue
        ((bond, side),) = graph.at[name]
        vanishing = "effort" if junction.common == "flow" else "flow"
        held, behind = _followed(graph, bond, bond.other_end(side).element, vanishing)
        if behind is None or graph.junctions[behind].common != held:
            continue
        verb = "hold" if junction.common == "flow" else "ground"
        here, there = ("0" if shared == "effort" else "1" for shared in (junction.common, held))
        yield (
            f"{name}: this {here}-junction has one bond, whose {vanishing} is therefore zero, and so the {held} of the "
            f"{there}-junction '{behind}'; {verb} '{name}' ({reference(str(junction.common), name)}), hang something "
            "else on it, or leave it out"
        )


def _followed(graph: Graph, bond: Bond, name: str, variable: str) -> tuple[str, str | None]:
    """What is zero with a variable of a bond at the junction that is reached through two-ports, and its name."""
    seen = set()
    while name not in graph.junctions:
        element = graph.elements[name]
        ends = graph.at[name]
        if name in seen or len(ends) != 2 or element.role or any(port.signal for port in element.ports()):
            return variable, None
        seen.add(name)
        if _gyrates(graph, element):
            variable = "effort" if variable == "flow" else "flow"
        ((bond, side),) = [each for each in ends if each[0] != bond]
        name = bond.other_end(side).element
    return variable, name


def _gyrates(graph: Graph, element: Element) -> bool:
    """Whether a two-port gives the flow at one port by the effort at the other: effort enters both or none."""
    sizes = {bond.end(side).port: bond.size for bond, side in graph.at[element.name]}
    cells = element.strokes(sizes, graph.moving)
    return all(len(set(pattern)) == 1 for cell in cells for pattern in cell.patterns)
