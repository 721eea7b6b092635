"""A graph as a drawing: nodes and bonds on the grid, their marks, and a free place for every label."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw import marks
from bondgraph.draw.drawing import FRAME, PIXEL, Box, Drawing, DrawnBond, DrawnNode, Glyphs, Label, Point, Signal
from bondgraph.draw.labels import notation, variables
from bondgraph.draw.labels.candidates import around_node, beside_bond, centred, modulating, near_end
from bondgraph.draw.labels.captions import Caption, Captions
from bondgraph.draw.labels.placement import Obstacle, Obstacles, Placement, UnplacedLabel, place_labels
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.layout import bars, spacing
from bondgraph.draw.layout.grid import Cell, Route
from bondgraph.graph.bond import Bond
from bondgraph.graph.graph import Graph

NODE, LABEL, LAW, DIMENSION, CHOSEN = 16, 13, 12, 10, 11
"""Sizes of letters in pixels."""
MARGIN = 12 * PIXEL
RING = 7 * PIXEL
PATIENCE = 5
"""Rounds of moving rows and columns apart that may bring nothing before that ends."""
LOYAL = 120 * PIXEL
"""By how much rows and columns rather part than a law stands elsewhere than beneath its element."""


@dataclass(frozen=True)
class Style:
    """What is drawn: labels at all, laws beneath elements, and the flow side of upright bonds."""

    labels: bool
    laws: bool
    vertical: str


@dataclass(frozen=True)
class Scene:
    """A graph with a cell for each element and a route for each bond (from tail to head)."""

    graph: Graph
    causal: CausalGraph | None
    captions: Captions
    style: Style
    cells: dict[str, Cell]
    routes: dict[str, Route]

    def text(self, name: str) -> Glyphs:
        if self.graph.elements[name].bar:
            return bars.glyphs(self.captions.node(self.graph.elements[name]).plain, (0,), NODE)
        return _typeset(self.captions.node(self.graph.elements[name]), NODE)

    def cells_of(self, name: str) -> list[Cell]:
        """The cell of a node; of a bar also those where bonds meet it."""
        if not self.graph.elements[name].bar:
            return [self.cells[name]]
        routes = ((self.routes[bond.name], side) for bond, side in self.graph.at[name])
        return [self.cells[name], *bars.met(r if side == "tail" else r[::-1] for r, side in routes)]

    def route(self, bond: Bond) -> Route:
        """The cells of a bond, without those of bars it meets."""
        cells = self.routes[bond.name]
        for end, turned in ((bond.tail, False), (bond.head, True)):
            if self.graph.elements[end.element].bar:
                cells = bars.bare(cells, turned)
        return cells

    def meeting(self, name: str) -> int:
        """How many bonds meet at a junction; none at other nodes."""
        return len(self.graph.at[name]) if self.graph.elements[name].common else 0

    def side(self, bond: Bond) -> str | None:
        return self.causal.side(bond) if self.causal else None


def _typeset(caption: Caption, size: int) -> Glyphs:
    return typeset(caption.latex, caption.plain, size)


def arrange(scene: Scene) -> Drawing:
    """Coordinates for everything; rows and columns move apart until every label has room."""
    texts = {cell: _clearance(scene, name) for name in scene.graph.elements for cell in scene.cells_of(name)}
    routes = {bond.name: (scene.route(bond), bond.size > 1) for bond in scene.graph.bonds}
    wider: tuple[dict[int, int], dict[int, int]] = ({}, {})
    best: tuple[int, Attempt] | None = None
    patience = PATIENCE
    while patience:
        attempt = _attempt(scene, spacing.lines(texts, routes, wider))
        lacking = attempt.lacking
        if best is None or lacking < best[0]:
            best, patience = (lacking, attempt), PATIENCE
        if not any(attempt.placement.wider):
            break
        patience -= 1
        for axis in (0, 1):
            for line, amount in attempt.placement.wider[axis].items():
                wider[axis][line] = wider[axis].get(line, 0) + amount
    assert best is not None
    return _finish(scene.graph.name, best[1])


@dataclass(frozen=True)
class Attempt:
    """Nodes and bonds with their marks, and where their labels could stand."""

    nodes: list[DrawnNode]
    bonds: list[DrawnBond]
    unplaced_labels: list[UnplacedLabel]
    placement: Placement

    @property
    def lacking(self) -> int:
        """The room that labels lack, but for those that only repeat what stands elsewhere."""
        labels = zip(self.unplaced_labels, self.placement.lacking, strict=True)
        return sum(room for label, room in labels if not label.repeated)


def _attempt(scene: Scene, grid: spacing.Lines) -> Attempt:
    nodes = [_node(scene, name, grid) for name in scene.graph.elements]
    bonds = [_bond(scene, bond, grid, nodes) for bond in scene.graph.bonds]
    unplaced_labels = _unplaced_labels(scene, nodes, bonds)
    return Attempt(nodes, bonds, unplaced_labels, place_labels(unplaced_labels, _obstacles(nodes, bonds), grid))


def _clearance(scene: Scene, name: str) -> Box:
    """What a node keeps clear, about the point its bonds aim at."""
    glyphs = scene.text(name)
    ink = glyphs.box.moved(*centred(glyphs, (0, 0)))
    return marks.clear(ink, (0, 0), scene.meeting(name))


def _node(scene: Scene, name: str, grid: spacing.Lines) -> DrawnNode:
    element, cell = scene.graph.elements[name], scene.cells[name]
    at, glyphs = grid.point(cell), scene.text(name)
    if element.bar:
        glyphs = bars.glyphs(glyphs.plain, [grid.point(c)[1] - at[1] for c in scene.cells_of(name)], NODE)
        return DrawnNode(name, glyphs.plain, cell, at, Label("node", glyphs, at), glyphs.box.moved(*at))
    if element.common:
        title = f"{glyphs.plain} : {name}"
    else:
        title = glyphs.plain if glyphs.plain.endswith(f" : {name}") else f"{glyphs.plain} ({name})"
    text = Label("node", glyphs, centred(glyphs, at))
    return DrawnNode(name, title, cell, at, text, marks.clear(text.ink, at, scene.meeting(name)))


def _bond(scene: Scene, bond: Bond, grid: spacing.Lines, nodes: list[DrawnNode]) -> DrawnBond:
    clear = {node.name: node.clear for node in nodes}
    corners = tuple(grid.point(cell) for cell in scene.route(bond))
    route = marks.clipped(corners, clear[bond.tail.element], clear[bond.head.element])
    side = scene.side(bond)
    ring: tuple[Point, int] | None = None
    labels: tuple[Label, ...] = ()
    if bond.size > 1:
        k = marks.longest(route)
        middle = (route[k][0] + route[k + 1][0]) // 2, (route[k][1] + route[k + 1][1]) // 2
        glyphs = typeset(str(bond.size), str(bond.size), DIMENSION)
        mx, my = glyphs.box.middle
        ring = middle, RING
        labels = (Label("dimension", glyphs, (middle[0] - mx, middle[1] - my)),)
    signal = scene.captions.is_signal(bond)
    arrow = marks.arrow(route, bond.size) if signal else ()
    half = marks.half_arrow(route, bond.size, side in ("head", "mixed"), scene.style.vertical)
    return DrawnBond(
        name=bond.name,
        title=_bond_title(scene, bond),
        tail=bond.tail.element,
        head=bond.head.element,
        size=bond.size,
        route=route,
        lines=marks.lines(marks.shortened(route, marks.ARROW[0]) if signal else route, bond.size, ring),
        half_arrow=() if signal else half,
        arrow=arrow,
        marks=() if signal else marks.strokes(route, bond.size, side),
        ring=ring,
        labels=labels,
    )


def _bond_title(scene: Scene, bond: Bond) -> str:
    dimension = f", {bond.size} components" if bond.size > 1 else ""
    if scene.captions.is_signal(bond):
        return f"{bond.name}: signal from {bond.tail.element} to {bond.head.element}{dimension}"
    words = f"{bond.name}: power from {bond.tail.element} to {bond.head.element}{dimension}"
    side = scene.side(bond)
    if side in ("tail", "head"):
        return f"{words}; effort into {bond.end(side).element}"
    if side == "mixed" and scene.causal:
        into = [bond.end(scene.causal.strokes[bond.name, k].side).element for k in range(bond.size)]
        listed = ", ".join(f"component {k + 1} into {name}" for k, name in enumerate(into))
        return f"{words}; mixed causality, effort of {listed}"
    return words


def _obstacles(nodes: list[DrawnNode], bonds: list[DrawnBond]) -> Obstacles:
    found = Obstacles()
    for node in nodes:
        found.add(Obstacle(node.text.box, (node.name,), node.at))
    at = {node.name: node.at for node in nodes}
    for bond in bonds:
        for obstacle in bond_boxes(bond, at):
            found.add(obstacle)
    return found


def bond_boxes(bond: DrawnBond, at: Mapping[str, Point]) -> list[Obstacle]:
    """Boxes that cover a bond and its marks, each held by the ends it moves with; `at` has the nodes' points."""
    last = len(bond.route) - 2
    found = []
    for k, (a, b) in enumerate(pairwise(bond.route)):
        held = ((bond.tail,) if k == 0 else ()) + ((bond.head,) if k == last else ())
        pieces = 1 if a[0] == b[0] or a[1] == b[1] else 1 + (abs(a[0] - b[0]) + abs(a[1] - b[1])) // (8 * PIXEL)
        for j in range(pieces):
            ends = [(a[0] + (b[0] - a[0]) * m // pieces, a[1] + (b[1] - a[1]) * m // pieces) for m in (j, j + 1)]
            found.append(Obstacle(Box.around(ends).grown(PIXEL + (marks.APART if bond.size > 1 else 0)), held))
    found.append(Obstacle(Box.around(bond.half_arrow or bond.arrow).grown(PIXEL), (bond.head,), at[bond.head]))
    for mark in bond.marks:
        end = bond.tail if mark.side == "tail" else bond.head
        found.append(Obstacle(Box.around(mark.line).grown(PIXEL), (end,), at[end]))
    if bond.ring:
        centre, radius = bond.ring
        found.append(Obstacle(Box.around([centre]).grown(radius), (), centre))
    return [replace(obstacle, bond=bond.name) for obstacle in found]


def _unplaced_labels(scene: Scene, nodes: list[DrawnNode], bonds: list[DrawnBond]) -> list[UnplacedLabel]:
    found: list[UnplacedLabel] = []
    captions, graph, style = scene.captions, scene.graph, scene.style
    for node in nodes:
        law = captions.law(graph.elements[node.name]) if style.laws and style.labels else None
        if law:
            glyphs = _typeset(law, LAW)
            found.append(
                UnplacedLabel(
                    ("node", node.name), "law", glyphs, node.at, around_node(node, glyphs, "SNEW"), reluctance=LOYAL
                )
            )
    for node in nodes:
        element = graph.elements[node.name]
        if element.bar and style.labels:
            glyphs = typeset(notation.name(node.name), node.name, LABEL)
            found.append(UnplacedLabel(("node", node.name), "name", glyphs, node.at, around_node(node, glyphs, "SN/")))
        if element.common and style.labels:
            role = element.common
            for caption, framed in captions.common(element):
                glyphs = _typeset(caption, LABEL)
                positions = around_node(node, glyphs, "NSE/W", FRAME if framed else 0)
                found.append(UnplacedLabel(("node", node.name), role, glyphs, node.at, positions, framed))
    for node in nodes:
        names = captions.modulators(graph.elements[node.name])
        if names:
            found.append(modulating(node, names, LABEL))
    return found + (_at_bonds(scene, bonds) if style.labels else [])


def _at_bonds(scene: Scene, bonds: list[DrawnBond]) -> list[UnplacedLabel]:
    """The labels of bonds, first those without which a bond would seem to take all of a junction."""
    captions, graph, vertical = scene.captions, scene.graph, scene.style.vertical
    selections: list[UnplacedLabel] = []
    written: list[UnplacedLabel] = []
    repeated: list[UnplacedLabel] = []
    vanishing = variables.vanishing(captions)
    for bond, drawn in zip(graph.bonds, bonds, strict=True):
        for side in ("tail", "head"):
            chosen = captions.selection(bond.end(side))
            if chosen:
                shared = str(graph.elements[bond.end(side).element].common)
                selections.append(near_end(drawn, side, shared, _typeset(chosen, CHOSEN), vertical))
        both = variables.on_bond(captions, bond, vanishing)
        for role, text in zip(("effort", "flow"), both, strict=True):
            if text:
                label = beside_bond(drawn, role, _typeset(text, LABEL), vertical)
                named = text in (captions.called(graph.elements[name]) for name in bond.elements)
                (repeated if named else written).append(replace(label, repeated=named))
    return [*selections, *written, *repeated]


def _finish(name: str, attempt: Attempt) -> Drawing:
    """The labels at their positions, and everything moved so that the drawing starts at zero.

    What is written on bonds and of laws is left out where it would stand on something else; titles have it all.
    """
    labels: dict[tuple[str, str], tuple[Label, ...]] = {}
    signals: dict[str, Signal] = {}
    words: dict[tuple[str, str], str] = {}
    for unplaced, position, lacking in zip(
        attempt.unplaced_labels, attempt.placement.positions, attempt.placement.lacking, strict=True
    ):
        words[unplaced.owner] = f"{words.get(unplaced.owner, '')}; {unplaced.role} {unplaced.glyphs.plain}"
        label = Label(unplaced.role, unplaced.glyphs, position.at, unplaced.framed)
        if position.arrow:
            signals[unplaced.owner[1]] = Signal(*position.arrow, label)
        elif not lacking or (unplaced.owner[0] == "node" and unplaced.role != "law"):
            labels[unplaced.owner] = (*labels.get(unplaced.owner, ()), label)
    nodes, bonds = attempt.nodes, attempt.bonds
    nodes = [replace(n, title=n.title + words.get(("node", n.name), "")) for n in nodes]
    bonds = [replace(b, title=b.title + words.get(("bond", b.name), "")) for b in bonds]
    nodes = [replace(n, labels=labels.get(("node", n.name), ()), signal=signals.get(n.name)) for n in nodes]
    bonds = [replace(b, labels=b.labels + labels.get(("bond", b.name), ())) for b in bonds]
    boxes = [n.text.box for n in nodes] + [label.box for n in nodes for label in n.labels]
    at = {n.name: n.at for n in nodes}
    boxes += [obstacle.box for b in bonds for obstacle in bond_boxes(b, at)]
    boxes += [label.box for b in bonds for label in b.labels]
    for signal in signals.values():
        boxes += [signal.label.box, Box.around((signal.tail, signal.head)).grown(3 * PIXEL)]
    box = Box.union(boxes).grown(MARGIN)
    return Drawing(name, box, tuple(nodes), tuple(bonds)).moved(-box.left, -box.top)
