"""A graph as a drawing: nodes and bonds on the grid, their marks, and a free place for every label."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bondgraph.draw import marks
from bondgraph.draw.drawing import FRAME, PIXEL, Box, Drawing, DrawnBond, DrawnNode, Glyphs, Label, Signal
from bondgraph.draw.labels import variables
from bondgraph.draw.labels.candidates import around_node, beside_bond, centred, modulating, near_end, shared_at
from bondgraph.draw.labels.captions import Caption
from bondgraph.draw.labels.placement import Obstacle, Obstacles, Placement, UnplacedLabel, place_labels
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.layout import bars, spacing
from bondgraph.draw.layout.bonds import bond_boxes, drawn_bonds
from bondgraph.draw.layout.scene import NODE, Scene
from bondgraph.draw.wires import givers
from bondgraph.graph.element import Element
from bondgraph.graph.names import path_of, seen_from

LABEL, LAW, CHOSEN = 13, 12, 11
"""Sizes of letters in pixels."""
MARGIN = 12 * PIXEL
PATIENCE, ROUNDS = 5, 24
"""Rounds of moving rows and columns apart, ever further, that may bring nothing before that ends; rounds in all."""
LOYAL = 120 * PIXEL
"""By how much rows and columns rather part than a law stands elsewhere than beneath its element."""


def _typeset(caption: Caption, size: int) -> Glyphs:
    return typeset(caption.latex, caption.plain, size)


def arrange(scene: Scene) -> Drawing:
    """Coordinates for everything; rows and columns move apart until every label has room."""
    texts = {cell: _clearance(scene, name) for name in scene.graph.elements for cell in scene.cells_of(name)}
    routes = {bond.name: (scene.route(bond), bond.size > 1) for bond in scene.bonds}
    wider: tuple[dict[int, int], dict[int, int]] = ({}, {})
    best: tuple[int, Attempt] | None = None
    patience, written = PATIENCE, _written(scene)
    for _ in range(ROUNDS):
        attempt = _attempt(scene, written, spacing.lines(texts, routes, wider))
        lacking = attempt.lacking
        if best is None or lacking < best[0]:
            best, patience = (lacking, attempt), PATIENCE
        patience -= 1
        if not patience or not any(attempt.placement.wider):
            break
        for axis in (0, 1):
            for line, amount in attempt.placement.wider[axis].items():
                wider[axis][line] = wider[axis].get(line, 0) + amount * (PATIENCE - patience)
    assert best is not None
    return _finish(scene.graph.name, best[1])


@dataclass(frozen=True)
class Attempt:
    """Nodes and bonds with their marks, and where their labels could stand."""

    nodes: list[DrawnNode]
    bonds: list[DrawnBond]
    unplaced_labels: list[UnplacedLabel]
    placement: Placement
    grid: spacing.Lines

    @property
    def lacking(self) -> int:
        """The room that labels lack."""
        return sum(self.placement.lacking)


def _attempt(scene: Scene, written: Written, grid: spacing.Lines) -> Attempt:
    nodes = [_node(scene, name, grid) for name in scene.graph.elements]
    bonds = drawn_bonds(scene, nodes, grid)
    unplaced_labels = _unplaced_labels(scene, written, nodes, bonds)
    placement = place_labels(unplaced_labels, _obstacles(nodes, bonds), grid)
    return Attempt(nodes, bonds, unplaced_labels, placement, grid)


def _clearance(scene: Scene, name: str) -> Box:
    """What a node keeps clear, about the point its bonds aim at."""
    glyphs = scene.text(name)
    ink = glyphs.box.moved(*centred(glyphs, (0, 0))).grown(FRAME if _is_box(scene.graph.elements[name]) else 0)
    return marks.clear(ink, (0, 0), scene.meeting(name))


def _is_box(element: Element) -> bool:
    """Whether a frame is drawn about an element: about instances of submodels, and blocks that something enters."""
    return element.closed or (element.block and bool(element.kind))


def _node(scene: Scene, name: str, grid: spacing.Lines) -> DrawnNode:
    element, cell = scene.graph.elements[name], scene.cells[name]
    at, glyphs = grid.point(cell), scene.text(name)
    if element.bar:
        glyphs = bars.glyphs(glyphs.plain, [grid.point(c)[1] - at[1] for c in scene.cells_of(name)], NODE)
        return DrawnNode(name, glyphs.plain, cell, at, Label("node", glyphs, at), glyphs.box.moved(*at))
    if _is_box(element):
        framed = Label("node", glyphs, centred(glyphs, at), framed=True)
        return DrawnNode(name, glyphs.plain, cell, at, framed, marks.clear(framed.box, at, []))
    if element.common:
        title = f"{glyphs.plain} : {name}"
    else:
        title = glyphs.plain if glyphs.plain.endswith(f" : {name}") else f"{glyphs.plain} ({name})"
    text = Label("node", glyphs, centred(glyphs, at))
    return DrawnNode(name, title, cell, at, text, marks.clear(text.ink, at, scene.meeting(name)))


def _obstacles(nodes: list[DrawnNode], bonds: list[DrawnBond]) -> Obstacles:
    found = Obstacles()
    for node in nodes:
        found.add(Obstacle(node.text.box, (node.name,), node.at, node=node.name))
    at = {node.name: node.at for node in nodes}
    for bond in bonds:
        for obstacle in bond_boxes(bond, at):
            found.add(obstacle)
    return found


@dataclass(frozen=True)
class Written:
    """What is written of nodes and bonds, by their names, wherever they stand.

    Args:
        laws: of nodes.
        common: of junctions what their bonds share, and whether it is framed; of a bar its name.
        modulators: of nodes what modulates them, where no wire brings it.
        selections: of bonds, by side, the components they take there, and what their junction shares.
        read: of wires what they read.
        variables: of bonds their efforts and flows.
    """

    laws: dict[str, Glyphs]
    common: dict[str, list[tuple[Glyphs, bool]]]
    modulators: dict[str, Glyphs]
    selections: dict[str, list[tuple[str, str, Glyphs]]]
    read: dict[str, Glyphs]
    variables: dict[str, list[tuple[str, Glyphs]]]


def _written(scene: Scene) -> Written:
    captions, graph, style = scene.captions, scene.graph, scene.style
    signals = givers(graph)
    found = Written({}, {}, {}, {}, {}, {})
    for name, element in graph.elements.items():
        law = captions.law(element) if style.laws and style.labels else None
        if law:
            found.laws[name] = _typeset(law, LAW)
        if element.bar and style.labels:
            found.common[name] = [(typeset(graph.spelling.own(name), name, LABEL), False)]
        if element.common and style.labels:
            found.common[name] = [(_typeset(text, LABEL), framed) for text, framed in captions.common(element)]
        wired = scene.wires.into(name, signals)
        if names := tuple(each for each in captions.modulators(element) if each not in wired):
            latex = ",".join(graph.spelling.seen_from(path_of(name), each) for each in names)
            plain = ", ".join(seen_from(path_of(name), each) for each in names)
            found.modulators[name] = typeset(latex, plain, LABEL)
    if not style.labels:
        return found
    vanishing = variables.vanishing(captions)
    for bond in graph.bonds:
        for side in ("tail", "head"):
            if chosen := captions.selection(bond.end(side)):
                shared = str(graph.elements[bond.end(side).element].common)
                found.selections.setdefault(bond.name, []).append((side, shared, _typeset(chosen, CHOSEN)))
        both = zip(("effort", "flow"), variables.on_bond(captions, bond, vanishing), strict=True)
        found.variables[bond.name] = [(role, _typeset(text, LABEL)) for role, text in both if text]
    for name, read in scene.wires.labels.items():
        if read:
            found.read[name] = typeset(r",\,".join(map(graph.spelling.own, read.split(", "))), read, CHOSEN)
    return found


def _unplaced_labels(
    scene: Scene, written: Written, nodes: list[DrawnNode], bonds: list[DrawnBond]
) -> list[UnplacedLabel]:
    found: list[UnplacedLabel] = []
    graph, vertical = scene.graph, scene.style.vertical
    for node in nodes:
        if glyphs := written.laws.get(node.name):
            positions = tuple(replace(p, price=k * LOYAL) for k, p in enumerate(around_node(node, glyphs, "SNEW")))
            found.append(UnplacedLabel(("node", node.name), "law", glyphs, node.at, positions))
    for drawn in bonds:  # the components of junctions that bonds take: without them a bond would seem to take all
        for side, shared, chosen in written.selections.get(drawn.name, ()):
            found.append(near_end(drawn, side, shared, chosen, vertical))
    for drawn in bonds:  # what wires read at their tails, where that is called otherwise
        if read := written.read.get(drawn.name):
            found.append(near_end(drawn, "tail", "flow", read, vertical))
    at = {node.name: [bond for bond in bonds if node.name in (bond.tail, bond.head)] for node in nodes}
    for node in nodes:
        element = graph.elements[node.name]
        for glyphs, framed in written.common.get(node.name, ()):
            if element.bar:
                positions = around_node(node, glyphs, "SN/")
                found.append(UnplacedLabel(("node", node.name), "name", glyphs, node.at, positions))
            else:
                role, frame = str(element.common), FRAME if framed else 0
                positions = shared_at(node, role, at[node.name], glyphs, frame, vertical)
                found.append(UnplacedLabel(("node", node.name), role, glyphs, node.at, positions, framed=framed))
    found += [modulating(node, written.modulators[node.name]) for node in nodes if node.name in written.modulators]
    for drawn in bonds:
        for role, glyphs in written.variables.get(drawn.name, ()):
            found.append(beside_bond(drawn, role, glyphs, vertical))
    return found


def _finish(name: str, attempt: Attempt) -> Drawing:
    """The labels at their positions, and everything moved so that the drawing starts at zero.

    What is written on bonds and of laws is left out where it would stand on something else; titles have it all.
    """
    labels: dict[tuple[str, str], tuple[Label, ...]] = {}
    signals: dict[str, Signal] = {}
    words: dict[tuple[str, str], str] = {}
    unplaced_labels, nodes, bonds = attempt.unplaced_labels, attempt.nodes, attempt.bonds
    placed = place_labels(unplaced_labels, _obstacles(nodes, bonds), attempt.grid, last=True)
    for unplaced, position, lacking in zip(unplaced_labels, placed.positions, placed.lacking, strict=True):
        words[unplaced.owner] = f"{words.get(unplaced.owner, '')}; {unplaced.role} {unplaced.glyphs.plain}"
        label = Label(unplaced.role, unplaced.glyphs, position.at, unplaced.framed)
        if position.arrow:
            signals[unplaced.owner[1]] = Signal(*position.arrow, label)
        elif not lacking or (unplaced.owner[0] == "node" and unplaced.role != "law"):
            labels[unplaced.owner] = (*labels.get(unplaced.owner, ()), label)
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
