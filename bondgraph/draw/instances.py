"""Instances of submodels and rooms in a diagram: closed, as boxes with their ports, or opened and shaded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw.drawing import PIXEL, Box, Drawing, Glyphs, Label, Point, Room
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.rooms import ANOTHER, boxes_of, of_wholes, shared_out, spread_in
from bondgraph.draw.wires import Wires, wires_of
from bondgraph.errors import StructureError
from bondgraph.graph.bond import Bond, BondEnd
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Cell, Element, Port
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import local, path_of

NAME = 12
"""Size of the letters of an instance's name in pixels."""
GAP = 4 * PIXEL
CLEAR = 3 * PIXEL
BESIDE = 6 * PIXEL
"""More room beside a name, so that it is not read with what stands there."""
MARGIN = 12 * PIXEL


@dataclass(frozen=True)
class Closed(Element):
    """A box in place of the parts of an instance, or of a room.

    Args:
        submodel: the name of its submodel; of a room the kind it has.
        open_to: its ports, each with the way its half arrow points, and its size.
        holds: the names of the elements in it.
    """

    submodel: str
    open_to: tuple[tuple[str, str, int], ...] = field(default=())
    holds: tuple[str, ...] = field(default=())
    kind: ClassVar[str] = "box"
    closed: ClassVar[bool] = True

    def ports(self) -> tuple[Port, ...]:
        return tuple(Port(name, size, arrow) for name, arrow, size in self.open_to)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        return []

    def caption(self) -> str:
        return self.submodel

    def symbols(self, port: str) -> tuple[str, str]:
        """Nothing is written on its bonds but the names of its ports."""
        return "", ""


def closed(
    graph: Graph, causal: CausalGraph | None, level: int | None, rooms: Mapping[str, Collection[str]] | None = None
) -> tuple[Graph, CausalGraph | None, Wires]:
    """A graph with its strokes and wires, in which boxes stand for the instances at a level, and for bodies and joints.

    These are those of mechanisms at that level; where rooms are given, these at the first. What a mechanism draws
    within its other boxes, as the weights of bodies, has none where it meets nothing else.

    Raises:
        StructureError: for a level that is none, and for rooms that cannot be boxes.
    """
    if level is None:
        return graph, causal, wires_of(graph)
    if isinstance(level, bool) or not isinstance(level, int) or level < 1:
        law = "instances of submodels are opened down to a level, and the first is 1"
        raise StructureError(f"level={level!r:.20}", law, remedy="give 1 for a box in place of each, or leave it out")
    boxes = {name: part.submodel for name, part in graph.instances.items() if name.count(".") == level - 1}
    within = {name: box for name in graph.elements for box in boxes if name.startswith(f"{box}.")}
    rooms = of_wholes(graph, level - 1) if rooms is None else rooms if level == 1 else {}
    kinds, members = boxes_of(graph, rooms, within)
    boxes, within = {**boxes, **kinds}, {**within, **members}
    if not within:
        return graph, causal, wires_of(graph)
    wires = wires_of(graph, within)
    shared = shared_out(graph, members, {*within, *(name for wire in wires.bonds for name in wire.elements)})

    def box_of(end: BondEnd) -> str:
        return shared.get(end) or within.get(end.element, "")

    kept = [(link, bond) for link, bond in zip(graph.links, graph.bonds, strict=True)
            if not box_of(bond.tail) or box_of(bond.tail) != box_of(bond.head)]  # fmt: skip
    wired = {name for wire in wires.bonds for name in wire.elements}
    spread = {box for box in spread_in(graph, rooms) if box not in wired and _leads_to_boxes(box, kept, box_of)}
    kept = [(link, bond) for link, bond in kept if spread.isdisjoint((box_of(bond.tail), box_of(bond.head)))]
    met: dict[str, dict[str, tuple[str, int]]] = {}
    sides = []
    for link, bond in kept:
        pair = []
        for side, arrow in (("tail", "out"), ("head", "in")):
            box, port, end = _side(graph, link, side, box_of(bond.end(side)))
            end = replace(end, port=bond.end(side).port or None)  # which its place in the chain has said
            if box:
                ports = met.setdefault(box, {})
                port = port if port and port not in ports else f"{port}{ANOTHER}{len(ports)}"
                ports[port] = arrow, bond.size
            pair.append((box, port, end))
        sides.append(tuple(pair))
    for box in (name for wire in wires.bonds for name in wire.elements if name in boxes):
        met.setdefault(box, {})
    holds: dict[str, list[str]] = {}
    for name, box in within.items():
        holds.setdefault(box, []).append(name)
    made = {
        box: Closed(box, boxes[box], tuple((port, *each) for port, each in ports.items()), tuple(holds.get(box, ())))
        for box, ports in met.items()
    }
    seen = _visible(graph, within)
    ends = [[End(made[box], port) if box else replace(end, element=seen[end.element.name]) for box, port, end in pair]
            for pair in sides]  # fmt: skip
    alone = (*(e for e in graph.loose if e.name not in within), *(box for box in made.values() if not box.open_to))
    found = graph.rewritten([Link(tail, head, True) for tail, head in ends], {}, alone)
    if causal is None:
        return found, None, wires
    strokes = {
        (new.name, k): causal.strokes[old.name, k]
        for new, (_, old) in zip(found.bonds, kept, strict=True)
        for k in range(new.size)
        if (old.name, k) in causal.strokes
    }
    there = found.elements.keys()
    free = tuple(node for node in causal.free if node[0] in there)
    unset, doubled = (frozenset(node for node in nodes if node[0] in there) for nodes in (causal.unset, causal.doubled))
    crossed = frozenset(port for port in causal.crossed if port[0] in there)
    return found, CausalGraph(found, strokes, free, unset, doubled, crossed, causal.conflict), wires


def _leads_to_boxes(box: str, bonds: Iterable[tuple[Link, Bond]], box_of: Callable[[BondEnd], str]) -> bool:
    """Whether each bond of a box ends at another box."""
    return all(
        box_of(bond.tail) and box_of(bond.head) for _, bond in bonds if box in (box_of(bond.tail), box_of(bond.head))
    )


def _side(graph: Graph, link: Link, side: str, box: str) -> tuple[str, str, End]:
    """The box that a bond ends at, by which port, and where it ends in it; no box where it ends at what is seen.

    The ports of a room are its junctions, without the name of the room before theirs.
    """
    end = link.left if link.rightward == (side == "tail") else link.right
    other = link.right if end is link.left else link.left
    if box and box not in graph.instances:
        own = end.element.name.startswith(f"{box}_") and end.element.common
        return box, end.element.name.removeprefix(f"{box}_") if own else "", end
    ports = [local(name) for name in link.passes if path_of(name) == box]
    return box, next(iter(ports), other.element.name), end


def _visible(graph: Graph, within: Mapping[str, str]) -> dict[str, Element]:
    """The elements that are seen; a junction whose axes turn with what is in a box does not say so."""
    found: dict[str, Element] = {}
    for name, element in graph.elements.items():
        hidden = isinstance(element, Junction) and element.frame in within
        found[name] = replace_frame(element) if hidden and isinstance(element, Junction) else element
    return found


def replace_frame(junction: Junction) -> Junction:
    """The same junction without a frame."""
    import copy

    found = copy.copy(junction)
    object.__setattr__(found, "frame", None)
    return found


def opened(graph: Graph) -> dict[str, tuple[str, ...]]:
    """The elements of each instance that is opened, by its name: all that are in it, however deep."""
    found = {path: tuple(name for name in graph.elements if name.startswith(f"{path}.")) for path in graph.instances}
    return {path: members for path, members in found.items() if members}


def named(drawing: Drawing, instances: Mapping[str, Any]) -> Drawing:
    """The drawing with the name of each instance beside its parts, where there is room."""
    if not any(room.name in instances for room in drawing.rooms):
        return drawing
    taken = [box for node in drawing.nodes for box in (node.text.box, *(label.box for label in node.labels))]
    taken += [label.box for bond in drawing.bonds for label in bond.labels]
    taken += [node.signal.label.box for node in drawing.nodes if node.signal]
    taken += [_line(a, b) for bond in drawing.bonds for a, b in zip(bond.route, bond.route[1:], strict=False)]
    rooms = []
    for room in drawing.rooms:
        if room.name in instances:
            words = r"\mathrm{\_}".join(word and rf"\textbf{{{word}}}" for word in local(room.name).split("_"))
            glyphs = typeset(words, room.name, NAME)
            label = Label("instance", glyphs, _free_place(drawing, room, glyphs, taken))
            taken.append(label.box)
            room = replace(room, label=label)
        rooms.append(room)
    box = Box.union([drawing.box, *(room.label.box.grown(MARGIN) for room in rooms if room.label)])
    return replace(drawing, rooms=tuple(rooms), box=box).moved(-box.left, -box.top)


def _line(a: Point, b: Point) -> Box:
    return Box.around((a, b)).grown(CLEAR)


def _free_place(drawing: Drawing, room: Room, glyphs: Glyphs, taken: Iterable[Box]) -> Point:
    """Where a name's baseline starts: above, beside or below one of its parts; where all is taken, above the drawing.

    The parts are taken in reading order, those first that are in no other instance within.
    """
    parts = sorted(
        (path_of(name) != room.name, box.top, box.left, name)
        for name in room.nodes
        for box in _boxes(drawing, name)[:1]
    )
    ink, taken = glyphs.box, list(taken)
    for *_, name in parts:
        box = Box.union(_boxes(drawing, name))
        for left, top in (
            (box.left, box.top - GAP - ink.height),
            (box.right - ink.width, box.top - GAP - ink.height),
            (box.left - GAP - ink.width, box.top),
            (box.right + GAP, box.top),
            (box.left, box.bottom + GAP),
        ):
            at = left - ink.left, top - ink.top
            here = ink.moved(*at).grown(CLEAR)
            if not any(Box(here.left - BESIDE, here.top, here.right + BESIDE, here.bottom).hits(x) for x in taken):
                return at
    return Box.union(
        box for *_, name in parts for box in _boxes(drawing, name)
    ).left - ink.left, drawing.box.top - ink.bottom


def _boxes(drawing: Drawing, name: str) -> list[Box]:
    node = drawing.node(name)
    return [node.clear, *(label.box for label in node.labels)]
