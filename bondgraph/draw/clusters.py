"""Enormous graphs: what hangs together as boxes, so that a picture comes to an end and can be looked at."""

from __future__ import annotations

from bondgraph.graph.graph import Graph

MOST = 2000
"""Bonds of a diagram. More are not told apart, and to find their places would take minutes."""
SHOWN = 40
"""About how many boxes are drawn of a larger one."""
CLUSTERED = (
    "{} bonds are too many for one diagram: each box stands for what hangs together. Instances of submodels, and rooms"
    " of your own, are boxes at level=1."
)


def clusters(graph: Graph) -> dict[str, tuple[str, ...]]:
    """Rooms of some hundred elements that bonds join, by "number of elements : first element ...".

    A tree through the graph, its nodes in the author's order, is cut from its leaves where enough has come together.
    """
    least = -(-len(graph.elements) // SHOWN)
    order, parents = _tree(graph)
    gathered: dict[str, list[str]] = {name: [name] for name in order}
    found: list[list[str]] = []
    for name in reversed(order):
        parent = parents[name]
        if len(gathered[name]) >= least or not parent:
            found.append(gathered[name])
        else:
            gathered[parent] += gathered[name]
    index = {name: k for k, name in enumerate(graph.elements)}
    named = sorted((sorted(members, key=index.__getitem__) for members in found), key=lambda members: index[members[0]])
    return {f"{len(members)} elements : {members[0]}": tuple(members) for members in named if len(members) > 1}


def _tree(graph: Graph) -> tuple[list[str], dict[str, str]]:
    """The elements from roots outwards, and before each the one by which it was come to; roots have none."""
    order: list[str] = []
    parents: dict[str, str] = {}
    for root in graph.elements:
        waiting = [] if root in parents else [(root, "")]
        while waiting:
            name, parent = waiting.pop()
            if name in parents:
                continue
            parents[name] = parent
            order.append(name)
            ends = [bond.other_end(side).element for bond, side in graph.at[name]]
            waiting += [(other, name) for other in reversed(ends) if other not in parents]
    return order, parents
