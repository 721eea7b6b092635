"""Rooms as boxes: what belongs to each, and junctions whose components belong to several."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from bondgraph.errors import StructureError
from bondgraph.graph.bond import BondEnd
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import within
from bondgraph.graph.whole import Whole, made_inside

FEW = 3
"""Rooms of mechanisms that are opened by default, as of one body, its joint and its weight."""
ANOTHER = "~"
"""In the name of a box's port, what tells it from others that are called the same."""


def boxes_of(
    graph: Graph, rooms: Mapping[str, Collection[str]], within: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """The kind of each box by its name, and the box of each element in one.

    Args:
        graph: it.
        rooms: by "kind : name", or a name alone, what is in each.
        within: the boxes that elements are in already.

    Raises:
        StructureError: for elements that are not there, or in two boxes, and boxes called as what is seen or another.
    """
    kinds: dict[str, str] = {}
    members: dict[str, str] = {}
    for title, names in rooms.items():
        kind, _, name = title.rpartition(" : ")
        check_known(graph, title, names)
        if name in kinds:
            raise StructureError(
                f"room '{title}'", "another room has its name", parties=(name,), remedy="rename one of them"
            )
        kinds[name] = kind
        for element in names:
            if other := {**within, **members}.get(element):
                law = f"'{element}' is in '{other}' as well, and is drawn once"
                remedy = "leave it out of one of them, or leave level=1 out, which draws rooms as boxes"
                raise StructureError(f"room '{title}'", law, parties=(name, other), remedy=remedy)
            members[element] = name
    for name in kinds:
        if name in graph.elements and name not in members and name not in within:
            law = f"an element that is seen beside it is called '{name}', too"
            raise StructureError(f"room '{name}'", law, parties=(name,), remedy="rename the room")
    return kinds, members


def of_wholes(graph: Graph, depth: int = 0) -> dict[str, tuple[str, ...]]:
    """The rooms that mechanisms and points of theirs bring, by "kind : name"; of those that stand there as made.

    Args:
        graph: it.
        depth: in how many instances of submodels they are, one in another.
    """
    found: dict[str, tuple[str, ...]] = {}
    for path, whole in _wholes(graph, depth):
        parts = {_at(path, title): tuple(within(path, name) for name in names) for title, names in whole.parts.items()}
        if graph.elements.keys() >= {name for members in parts.values() for name in members}:
            found |= parts
    return found


def _wholes(graph: Graph, depth: int) -> Iterator[tuple[str, Whole]]:
    """Mechanisms and the like, each with the instance that it is in."""
    if depth == 0:
        yield from (("", whole) for whole in graph.wholes.values())
        return
    made = made_inside(graph.elements)
    yield from ((path, whole) for path, whole in made if path.count(".") == depth - 1)


def _at(path: str, title: str) -> str:
    """The title of a room in an instance."""
    kind, _, name = title.rpartition(" : ")
    return f"{kind} : {within(path, name)}"


def spread_in(graph: Graph, rooms: Mapping[str, Collection[str]]) -> dict[str, str]:
    """Those rooms that mechanisms draw within their others, as weights in the boxes of bodies: the kind of each."""
    depths = range(1 + max((path.count(".") + 1 for path in graph.instances), default=0))
    titles = {
        _at(path, title) for depth in depths for path, whole in _wholes(graph, depth)
        for title in getattr(whole, "spread", ())
    }  # fmt: skip
    pairs = (title.rpartition(" : ") for title in rooms if title in titles)
    return {name: kind for kind, _, name in pairs}


def level_of(graph: Graph) -> int | None:
    """How deep a graph is opened where nobody says: mechanisms of several bodies are boxes, all else is opened."""
    depths = range(1 + max((path.count(".") + 1 for path in graph.instances), default=0))
    return next((depth + 1 for depth in depths if len(of_wholes(graph, depth)) > FEW), None)


def check_known(graph: Graph, room: str, members: Collection[str]) -> None:
    """Refuse a room of what is not in the graph."""
    if unknown := sorted(set(members) - graph.elements.keys()):
        law = f"there is no element {', '.join(unknown)} in the graph"
        raise StructureError(f"room '{room}'", law, parties=unknown, remedy="name elements of the graph")


def shared_out(graph: Graph, within: Mapping[str, str], seen: Collection[str]) -> dict[BondEnd, str]:
    """Ends of bonds at junctions each of whose bonds takes components of one box alone, with that box.

    Such a junction, as that of all velocities of a mechanism, is several in one; each is drawn in its box.

    Args:
        graph: it.
        within: the rooms that elements are in.
        seen: junctions that are not asked about.
    """
    found: dict[BondEnd, str] = {}
    for name in graph.junctions.keys() - within.keys() - set(seen):
        ends = [(bond.end(side), bond.other_end(side).element) for bond, side in graph.at[name]]
        takers: dict[int, set[str]] = {}
        for end, other in ends:
            for component in end.components if other in within else ():
                takers.setdefault(component, set()).add(within[other])
        boxes = {end: set().union(*(takers.get(k, {""}) for k in end.components)) for end, _ in ends}
        if len(set().union(*boxes.values())) > 1 and all(len(each) == 1 and "" not in each for each in boxes.values()):
            found |= {end: min(each) for end, each in boxes.items()}
    return found
