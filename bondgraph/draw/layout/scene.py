"""What is to be drawn: a graph, its strokes and texts, the cells of its nodes and the routes of its bonds."""

from __future__ import annotations

from dataclasses import dataclass, field

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw.drawing import Glyphs
from bondgraph.draw.labels.captions import Captions
from bondgraph.draw.labels.typeset import typeset
from bondgraph.draw.layout import bars
from bondgraph.draw.layout.grid import Cell, Route
from bondgraph.draw.wires import Wires
from bondgraph.graph.bond import Bond
from bondgraph.graph.graph import Graph

NODE = 16
"""Size of the letters of nodes in pixels."""


@dataclass(frozen=True)
class Style:
    """What is drawn: labels at all, laws beneath elements, the flow side of upright bonds, and slants only at need."""

    labels: bool
    laws: bool
    vertical: str
    orthogonal: bool = False


@dataclass(frozen=True)
class Scene:
    """A graph with a cell for each element and a route for each bond (from tail to head)."""

    graph: Graph
    causal: CausalGraph | None
    captions: Captions
    style: Style
    cells: dict[str, Cell]
    routes: dict[str, Route]
    wires: Wires = field(default_factory=Wires)

    @property
    def bonds(self) -> tuple[Bond, ...]:
        """The bonds, and the wires after them."""
        return (*self.graph.bonds, *self.wires.bonds)

    def is_signal(self, bond: Bond) -> bool:
        """Whether a bond carries a signal, as all wires do."""
        return bond in self.wires.bonds or self.captions.is_signal(bond)

    def text(self, name: str) -> Glyphs:
        if self.graph.elements[name].bar:
            return bars.glyphs(self.captions.node(self.graph.elements[name]).plain, (0,), NODE)
        caption = self.captions.node(self.graph.elements[name])
        return typeset(caption.latex, caption.plain, NODE)

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

    def meeting(self, name: str) -> list[int]:
        """The sizes of the bonds that meet at a junction; none at other nodes."""
        return [bond.size for bond, _ in self.graph.at[name]] if self.graph.elements[name].common else []

    def side(self, bond: Bond) -> str | None:
        """The end that receives the effort, "mixed" where components differ, None where none is drawn."""
        side = self.causal.side(bond) if self.causal and bond not in self.wires.bonds else "open"
        return None if side == "open" else side
