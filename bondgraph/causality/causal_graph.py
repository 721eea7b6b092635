"""Causality: a stroke for every component of every bond, each with its reason."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.causality.kept import by_sources_alone, without_remedy
from bondgraph.errors import CausalConflict, StructureError
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Cell
from bondgraph.graph.graph import Graph
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown, beneath, table
from bondgraph.program.other_words import CAUSALITY, no_attribute

if TYPE_CHECKING:
    from bondgraph.analysis.causality.assignments import Assignments
    from bondgraph.analysis.causality.derivative_strokes import Derivative
    from bondgraph.analysis.causality.steps import Steps

Key = tuple[str, int]
"""A scalar bond: the name of its multibond and the component."""

Node = tuple[str, int]
"""A component of a junction: the junction's name and the index."""


@dataclass(frozen=True)
class Reason:
    """Why a stroke stands where it does: the rule, where it was applied, and the strokes it followed from."""

    rule: str
    at: str
    step: str
    because: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Stroke:
    """The stroke of a scalar bond: the side ("tail" or "head") that receives the effort, and why."""

    side: str
    reason: Reason


@explained
@dataclass(frozen=True, repr=False)
class CausalGraph(Shown):
    """A graph with its strokes.

    Args:
        graph: the graph.
        strokes: for each scalar bond its stroke, in order of assignment.
        free: components of junctions that nothing sets: free flows at a 1, free efforts at a 0.
        unset, doubled: where strokes had to be relaxed, components of junctions with no setter though no store's rate
            determines them, and with several.
        crossed: likewise, scalar ports at which the element's own stroke is not that of its bond.
        conflict: why they had to be; without any strokes where not even that would do.
    """

    graph: Graph
    strokes: Mapping[Key, Stroke]
    free: tuple[Node, ...]
    unset: frozenset[Node] = frozenset()
    doubled: frozenset[Node] = frozenset()
    crossed: frozenset[tuple[str, str, int]] = frozenset()
    conflict: CausalConflict | None = field(default=None, compare=False)

    @property
    def relaxed(self) -> bool:
        """Whether some law of causality is broken: then equations are found, but not by following the strokes."""
        return bool(self.unset or self.doubled or self.crossed)

    @property
    def settled(self) -> bool:
        """Whether there is a conflict that no equations can do without, so that something must be changed."""
        if self.conflict is None or not self.strokes:
            return self.conflict is not None
        return by_sources_alone(self.graph, self.conflict)

    @property
    def told(self) -> str:
        """The conflict in words, with what to change where something must be; empty where there is none."""
        if self.conflict is None:
            return ""
        return str(self.conflict) if self.settled else without_remedy(self.conflict)

    def into(self, element: str) -> dict[tuple[str, int], bool]:
        """For each scalar port of an element, whether effort enters."""
        found = {}
        for bond, side in self.graph.at[element]:
            for k in range(bond.size):
                port = bond.end(side).port
                found[port, k] = (self.strokes[bond.name, k].side == side) != ((element, port, k) in self.crossed)
        return found

    def is_driven(self, node: Node) -> bool:
        """Whether a source sets the flow of a component of a 1-junction."""
        return self.is_set_by("source", node)

    def is_set_by(self, role: str, node: Node) -> bool:
        """Whether an element of a role sets the flow of a component of a 1-junction."""
        junction, index = node
        for bond, side in self.graph.at[junction]:
            other, components = bond.other_end(side), bond.end(side).components
            beside = self.graph.elements[other.element].role == role and index in components
            if beside and self.strokes[bond.name, components.index(index)].side != side:
                return True
        return False

    def side(self, bond: Bond) -> str:
        """Where a multibond's stroke stands: "tail", "head", "mixed" if components differ, "open" if one has none."""
        if any((bond.name, k) not in self.strokes for k in range(bond.size)):
            return "open"
        sides = {self.strokes[bond.name, k].side for k in range(bond.size)}
        return sides.pop() if len(sides) == 1 else "mixed"

    @property
    def whole(self) -> bool:
        """Whether every bond has its stroke."""
        return len(self.strokes) == sum(bond.size for bond in self.graph.bonds)

    @cached_property
    def steps(self) -> Steps:
        """The assignment stroke by stroke, each with its reason; `steps.page("steps.html")` writes it with a slider."""
        from bondgraph.analysis.causality.steps import steps_of

        return steps_of(self)

    def svg(
        self, path: str | Path | None = None, *, mark: str | Collection[str] = (), background: str | None = None
    ) -> str:
        """The diagram with these strokes as SVG text, also written to `path` if one is given.

        Args:
            path: of the file.
            mark: what is marked, as for `Graph.svg`.
            background: a colour behind the diagram.

        Raises:
            StructureError: for a mark that does not exist.
        """
        from bondgraph.draw import svg

        return svg(self, path, mark=self._marked(mark), background=background)

    def draw(
        self,
        path: str | Path,
        *,
        width: str | None = None,
        mark: str | Collection[str] = (),
        background: str | None = None,
        color: str | None = None,
    ) -> Path:
        """Write the diagram with these strokes to a file of the kind its ending says, as `Graph.draw` does.

        Args:
            path: of the file.
            width: how wide the picture is in print, a number with a unit: "86 mm", "3.4 in".
            mark: what is marked, as for `Graph.svg`.
            background: a colour behind the diagram; nothing by default.
            color: the colour of lines and letters; black by default, in a .svg that of the text around it.

        Returns:
            the path.

        Raises:
            StructureError: for an ending, a width, a colour or a mark that does not exist, and a .png too large.
            ValueRefused: for a place where nothing can be written.
        """
        from bondgraph.draw import draw

        return draw(self, path, width=width, mark=self._marked(mark), background=background, color=color)

    def _marked(self, mark: str | Collection[str]) -> tuple[Any, ...]:
        if not mark:
            return ()
        from bondgraph.analysis.causality.highlights import highlights

        return highlights(self, mark)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, CAUSALITY)

    def assignments(self, limit: int = 100) -> Assignments:
        """The complete assignments of strokes, counted, and up to `limit` of them listed, this one first.

        Args:
            limit: how many are listed.

        Raises:
            ValueRefused: for a limit that is no number of assignments, and strokes that break laws.
        """
        from bondgraph.analysis.causality.assignments import assignments

        return assignments(self, limit)

    @cached_property
    def dependent(self) -> tuple[tuple[str, int], ...]:
        """Components of stores in derivative causality, as (store, component)."""
        found = []
        for element in self.graph.elements.values():
            if element.role == "store":
                into = self.into(element.name)
                for cell in cells(self.graph, element.name):
                    if len(cell.patterns) > 1 and tuple(into[p] for p in cell.ports) != cell.patterns[0]:
                        found += [(element.name, k) for _, k in cell.ports]
        return tuple(sorted(found))

    @cached_property
    def loops(self) -> tuple[tuple[str, ...], ...]:
        """Algebraic loops: for each, the elements and junctions it runs through."""
        import networkx as nx

        found = []
        for component in nx.strongly_connected_components(self.every_path):
            if len(component) > 1:
                members = {
                    name
                    for name in self.graph.elements
                    if any(a in component and b in component for a, b in self.dependence(name))
                }
                found.append(tuple(sorted(members)))
        return tuple(sorted(found))

    @cached_property
    def every_path(self) -> Any:
        """What depends at once on what in the whole graph, as of `paths`; not to be written into."""
        return self.paths(self.graph.elements)

    def paths(self, names: Iterable[str]) -> Any:
        """What depends at once on what: a directed graph of variables, with the element passed on each edge."""
        import networkx as nx

        digraph = nx.DiGraph()
        for name in sorted(names):
            for a, b in sorted(self.dependence(name)):
                digraph.add_edge(a, b, through=name)
        return digraph

    def dependence(self, name: str) -> Iterator[tuple[tuple[str, str, int], tuple[str, str, int]]]:
        """Edges from what enters an element to what leaves it at once."""
        element = self.graph.elements[name]
        if element.common:
            for ends in junction_ends(self.graph, name):
                yield from self._through_junction(element.common, ends)
            return
        into = self.into(name)
        bonds = {bond.end(side).port: bond.name for bond, side in self.graph.at[name]}
        for (out_port, i), (in_port, j) in element.through(into):
            leaving = "f" if into[out_port, i] else "e"
            entering = "e" if into[in_port, j] else "f"
            yield (entering, bonds[in_port], j), (leaving, bonds[out_port], i)

    def _through_junction(
        self, common: str, ends: tuple[tuple[Key, str], ...]
    ) -> Iterator[tuple[tuple[str, str, int], tuple[str, str, int]]]:
        same, summed = ("f", "e") if common == "flow" else ("e", "f")
        setter = next((key for key, side in ends if (self.strokes[key].side == side) == (common != "flow")), None)
        if setter is not None:
            for key, _ in ends:
                if key != setter:
                    yield (same, *setter), (same, *key)
                    yield (summed, *key), (summed, *setter)

    def explain(self, bond: str, component: int = 0) -> str:
        """The derivation of a stroke, or of all strokes at an element or junction, from the choices they rest on.

        Args:
            bond: the name of a bond, or of what several bonds meet at.
            component: which component of the bond.

        Raises:
            StructureError: for a bond that has none.

        >>> import bondgraph as bg
        >>> from bondgraph.elements import I, One, R, Se
        >>> i = One("i")
        >>> print(bg.causality(bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))).explain("Ra"))
        L: effort into L: I in its preferred causality
        Ra: effort into i: L sets the flow of i
        """
        asked = [(bond, component)] if (bond, component) in self.strokes else self._at(bond)
        if not asked:
            known = sorted({name for name, _ in self.strokes})
            near = get_close_matches(str(bond), known, 3) or known[:20]
            law = f"no bond of that name has a stroke on a component {component}"
            raise StructureError(f"'{bond}'", law, parties=(str(bond),), remedy=f"there are {', '.join(near)}")
        lines: dict[Key, str] = {}
        derivative = self._derivative

        def add(key: Key) -> None:
            if key in lines:
                return
            stroke = self.strokes[key]
            for cause in stroke.reason.because:
                add(cause)
            receiver = self.graph.bond(key[0]).end(stroke.side).element
            so = f", {derivative[key]}" if key in derivative else ""
            lines[key] = f"{label(self.graph, key)}: effort into {receiver}: {stroke.reason.rule}{so}"

        for key in asked:
            add(key)
        return "\n".join(lines.values())

    def _at(self, name: str) -> list[Key]:
        """The scalar bonds with a stroke at an element or junction; none for the name of a bond."""
        there = {bond.name for bond, _ in self.graph.at.get(name, ())}
        return [] if any(name == bond for bond, _ in self.strokes) else [key for key in self.strokes if key[0] in there]

    @cached_property
    def _derivative(self) -> Mapping[Key, Derivative]:
        """The strokes that put a store in derivative causality."""
        from bondgraph.analysis.causality.derivative_strokes import derivative_causality

        return derivative_causality(self)

    def _rows(self) -> list[tuple[str, ...]]:
        rows = []
        written = self.in_pictures
        for bond in self.graph.bonds:
            for k in range(bond.size):
                if (stroke := self.strokes.get((bond.name, k))) is None:
                    continue
                receiver = bond.end(stroke.side).element
                own = label(self.graph, (bond.name, k)), *([written.get(bond.name, "")] if written else [])
                rows.append((*own, _arrow(bond), receiver, stroke.reason.rule))
        return rows

    @property
    def _heads(self) -> tuple[str, ...]:
        return "bond", *(["in pictures"] if self.in_pictures else []), "power", "effort into", "why"

    @cached_property
    def in_pictures(self) -> Mapping[str, str]:
        """What pictures write on bonds where that is not their own name."""
        from bondgraph.draw.labels.variables import written_on_bonds

        return written_on_bonds(self)

    def _title(self) -> str:
        return f"{self.graph.name}: {len(self.strokes)} strokes" + (f"; {self.told}" if self.conflict else "")

    def __str__(self) -> str:
        rows = [self._heads, *self._rows()]
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]) - 1)]
        lines = ["  ".join(cell.ljust(w) for cell, w in zip(row, [*widths, 0], strict=True)).rstrip() for row in rows]
        return "\n".join([*lines, *self._notes()])

    def _repr_html_(self) -> str:
        from bondgraph.draw import svg

        return beneath(svg(self), table(self._heads, self._rows(), notes=self._notes()))

    def _notes(self) -> list[str]:
        notes = [self.told] if self.conflict else []
        notes += [f"free: {self.graph.junctions[j].components[k]} at {j}" for j, k in self.free]
        stores = [name for name, _ in self.dependent]
        several = {name for name in stores if sum(bond.size for bond, _ in self.graph.at[name]) > 1}
        notes += [f"dependent: {name}" + f" (component {k + 1})" * (name in several) for name, k in self.dependent]
        notes += [f"algebraic loop: {', '.join(loop)}" for loop in self.loops]
        return notes


def _arrow(bond: Bond) -> str:
    return f"{bond.tail.element} -> {bond.head.element}"


def label(graph: Graph, key: Key) -> str:
    """A scalar bond's name to read: its multibond, and the component where there are several."""
    bond = graph.bond(key[0])
    if bond.size == 1:
        return bond.name
    for end in (bond.tail, bond.head):
        if end.components:
            return f"{bond.name}[{graph.junctions[end.element].components[end.components[key[1]]]}]"
    return f"{bond.name}[{key[1] + 1}]"


def cells(graph: Graph, name: str) -> list[Cell]:
    """What an element permits, in this graph."""
    element = graph.elements[name]
    sizes = {bond.end(side).port: bond.size for bond, side in graph.at[name]}
    return element.strokes(sizes, graph.moving)


def junction_ends(graph: Graph, name: str) -> list[tuple[tuple[Key, str], ...]]:
    """For each component of a junction, the scalar bonds that meet there, each with the side by which it ends there."""
    ends: list[list[tuple[Key, str]]] = [[] for _ in graph.junctions[name].components]
    for bond, side in graph.at[name]:
        for k, component in enumerate(bond.end(side).components):
            ends[component].append(((bond.name, k), side))
    return [tuple(found) for found in ends]
