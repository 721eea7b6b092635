"""The graph: elements and bonds. No algebra, no strokes.

A half arrow points the way positive power flows; the causal stroke stands at the end that receives the effort.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.algebra import expressions
from bondgraph.algebra.pickling import Picklable
from bondgraph.errors import DuplicateName, StructureError, ValueRefused
from bondgraph.graph.bond import Bond as Bond
from bondgraph.graph.bond import BondEnd as BondEnd
from bondgraph.graph.bounds import Bound
from bondgraph.graph.build import bonds_of, bounds_of, elements_of
from bondgraph.graph.chain import Chain, Link, holds_chains
from bondgraph.graph.clocks import check_clocks
from bondgraph.graph.component_names import by_junction
from bondgraph.graph.definition import Definition, definition
from bondgraph.graph.derivation import Derivation, Variable, inherited
from bondgraph.graph.description import described
from bondgraph.graph.domains import Domains, domains_of, is_stated
from bondgraph.graph.drawn_places import Place, places
from bondgraph.graph.element import Element
from bondgraph.graph.event import Event, Held
from bondgraph.graph.expansion import check_read, expanded
from bondgraph.graph.feedback import check_feedback
from bondgraph.graph.held_values import held_values
from bondgraph.graph.junction import Junction
from bondgraph.graph.names import local, path_of, within
from bondgraph.graph.ports import Part
from bondgraph.graph.spelling import Spelling
from bondgraph.graph.validate import (
    check_connected,
    check_frames,
    check_integrated,
    check_known_flows,
    check_origins,
    is_loose,
)
from bondgraph.graph.values import measured
from bondgraph.graph.whole import Whole, makers
from bondgraph.graph.wires import check_wires, without_wires
from bondgraph.program.calls import explained
from bondgraph.program.notebook import beneath
from bondgraph.program.other_words import GRAPH, no_attribute, no_place
from bondgraph.program.unchanging import Unchanging


@explained
class Graph(Picklable):
    """A multibond graph, as a value: the same elements and bonds give equal graphs, in whatever order written.

    Args:
        name: an identifier.
        *parts: chains `a >> b >> c`, in the order in which they should be drawn, blocks, events, and `*graph.links` and
            `*graph.loose` of another graph.
        values: defaults of parameters that no element gives, such as {"g": 9.81}, or with a unit, "9.81 m/s^2".
        positions: where nodes are drawn, if a picture says nothing else: columns and rows by name, `{"i": (0, 0)}`, of
            elements, instances of submodels, and bodies and joints. Graphs that differ in them alone are equal.
        description: what the model is, in a sentence or two, with which its report begins; no part of the value either.

    Attributes:
        links: the written bonds.
        loose: elements without a bond, as blocks and events are.
        instances: those of submodels, by their names.
        definition: a graph with such instances as it was written; None for others, and graphs made of it.
        given: the values that were given to the graph itself.
        derivation: how it was derived from another graph, by `driven` or `reduce`.

    Raises:
        StructureError: for an element or a port that is not connected, a half arrow against an element's law, a
            junction without the chains that were made with it, a body that turns while nothing integrates its
            attitude, positions that are none, or a description that is no text.
        SizeMismatch: for sizes that do not agree.
        DuplicateName: for one name with two different values.
        ModulusError: for a formula that names a quantity of the graph, which needs a sensor.

    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> first = Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra"))
    >>> first == Graph("rl", i >> R("Ra"), i >> I("L"), Se("U") >> i)
    True
    >>> [bond.name for bond in first.bonds]
    ['U', 'L', 'Ra']
    """

    name: str
    elements: Mapping[str, Element]
    bonds: tuple[Bond, ...]
    links: tuple[Link, ...]
    values: Mapping[str, float]
    bounds: tuple[Bound, ...]
    instances: Mapping[str, Part]
    definition: Definition | None
    given: Mapping[str, float]
    derivation: Derivation
    positions: Mapping[str, Place]
    description: str

    def __init__(
        self,
        name: str,
        *parts: Any,
        values: Mapping[str, float | str] | None = None,
        positions: Mapping[str, Place] | None = None,
        description: str = "",
    ) -> None:
        self.name = expressions.identifier(name, "a graph")
        self.description = described(description)
        given = _defaults(values)
        found = expanded(parts, given)
        chains, wires = without_wires(found.chains)
        self.instances, elements = found.instances, elements_of(chains)
        sources = {name for name in given if "." in name and name in elements and _is_input(elements[name])}
        defaults = {name: x for name, x in {**found.values, **given}.items() if name not in sources}
        self.definition = definition(self.name, parts) if self.instances else None
        self.given = given
        check_origins(elements)
        links = [link for chain in chains for link in chain.links]
        self._join(chains, elements, defaults, inherited(self.name, links))
        check_known_flows(self.elements, self.bonds)
        check_integrated(self.elements, self.moving)
        check_read(found, self.elements, {*self.moving, *self.symbols})
        check_feedback(self, found.several)
        check_wires(wires, self.signals)
        if is_stated(self):
            self.domains  # noqa: B018 - what does not fit is refused here, not at first use
        self.positions = places(positions, self._seen, "this graph") if positions else {}

    @property
    def _seen(self) -> dict[str, None]:
        """What has a place in a diagram: elements, and boxes for instances, bodies and joints."""
        boxes = (title.rpartition(" : ")[2] for whole in self.wholes.values() for title in whole.parts)
        return dict.fromkeys((*self.elements, *self.instances, *boxes))

    def _join(
        self,
        chains: list[Chain],
        elements: dict[str, Element],
        values: Mapping[str, float] | None,
        derivation: Derivation,
    ) -> None:
        links = [link for chain in chains for link in chain.links]
        self.derivation = replace(derivation, size=len(links))
        known = self.derivation if derivation.is_one else None
        self.links = tuple(replace(link, derivation=known, instances=self.instances or None) for link in links)
        self.values = Unchanging(_defaults(values))
        self.elements = elements
        self.bounds = bounds_of(chains)
        self.bonds = bonds_of(self.elements, links)
        check_connected(self.elements, self.bonds)
        check_frames(self.junctions)
        self.symbols  # noqa: B018 - a clash of names is refused here, not at first use
        self.held  # noqa: B018 - likewise
        check_clocks(self.events)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Graph):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        parts = frozenset(self.elements.values()), frozenset(self.bonds)
        return self.name, *parts, tuple(self.values.items()), self.derivation.driven_from

    def __repr__(self) -> str:
        kinds = Counter(type(e).__name__ for e in self.elements.values())
        census = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        return f"Graph({self.name!r}: {census}; {len(self.bonds)} bonds)"

    def __setattr__(self, name: str, value: object) -> None:
        if name in vars(self):
            instead = "write a new one, bg.Graph(name, *graph.links, values={...})"
            raise AttributeError(
                f"{name!r}: a graph is a value, in which nothing is set: {instead}", name=name, obj=self
            )
        super().__setattr__(name, value)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            elements = self.__dict__.get("elements", {})  # nothing is there while a copy is made
            instead = (
                {name: f"write graph.elements['{name}']; of a motion, run['{name}']"} if name in elements else GRAPH
            )
            return no_attribute(self, name, instead)

        def __getitem__(self, name: object) -> object:
            instead = "write graph.elements['name'], graph.bond('name'); of a motion, run['name']"
            if isinstance(name, int):  # as *graph asks for
                instead = "its chains are graph.links: write bg.Graph(name, *graph.links, a >> b)"
            raise no_place(self, name, instead)

        def __add__(self, other: object) -> object:
            law = f"'{self.name}' is a graph, and '+' joins nothing"
            raise StructureError(self.name, law, remedy="write bg.Graph(name, *graph.links, *other.links, a >> b)")

        joined_by = "write a new graph, bg.Graph(name, *graph.links, a >> b), with a bond to one of its junctions"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """The diagram within the page, whose colours it takes; what stands alone as a picture is black."""
        return beneath(self.svg())

    def svg(
        self,
        path: str | Path | None = None,
        *,
        scale: float = 1.0,
        strokes: bool = True,
        labels: str = "symbols",
        laws: bool = True,
        half_arrow: str = "right",
        equations: Sequence[str] = (),
        caption: str = "",
        rooms: Mapping[str, Collection[str]] | None = None,
        level: int | None = None,
        positions: Mapping[str, tuple[int, int]] | None = None,
        orthogonal: bool = False,
        mark: str | Collection[str] = (),
        background: str | None = None,
        color: str = "currentColor",
    ) -> str:
        """The diagram with its causal strokes as SVG text, also written to `path` if one is given.

        Args:
            scale: the size of the picture; 1 sets node texts at 16 pixels.
            strokes: whether causality is drawn; without it the diagram is a sheet for an exercise.
            labels: "symbols" for efforts, flows and laws in mathematics; "none" for the elements alone.
            laws: whether the laws of transformers, gyrators and stores are printed beside them.
            half_arrow: the flow side of upright bonds, "right" or "left".
            equations: what is to stand beneath the diagram, formulas in LaTeX, a line each.
            caption: a line of words beneath the equations.
            rooms: by name, the elements that belong together; they are shaded. `Mechanism.rooms` has those of bodies,
                `Mechanism.parts` those of bodies and joints.
            level: how deep instances of submodels are opened: 1 for a box in place of each, and of each room, which
                are the bodies and joints of mechanisms where none are given; 2 to open these, and so on. By default
                all are opened, but for mechanisms of several bodies, which are boxes.
            positions: columns and rows of nodes by name, `{"i": (0, 0), "w": (2, 0)}`; the others stand about them.
                By default those of the graph.
                Empty columns and rows take no room.
            orthogonal: whether bonds run along columns and rows alone; where more meet at a node than it has sides for,
                some are slanted all the same.
            mark: what the report finds is marked, with a key beneath: any of "derivative" (stores in derivative
                causality), "dependent" (the causal paths from what they follow), "loops" (algebraic loops) and
                "conflict" (what cannot live together).
            background: a colour behind the diagram; nothing by default, so that it suits light and dark pages.
            color: the colour of lines and letters, by default that of the text around the picture.

        Raises:
            StructureError: for a style or a mark that does not exist, rooms of elements that are not in the graph, and
                positions that are none.
        """
        from bondgraph.draw import svg

        return svg(
            self,
            path,
            scale=scale,
            strokes=strokes,
            labels=labels,
            laws=laws,
            half_arrow=half_arrow,
            equations=equations,
            caption=caption,
            rooms=rooms,
            level=level,
            positions=positions,
            orthogonal=orthogonal,
            mark=self._marked(mark),
            background=background,
            color=color,
        )

    def draw(
        self,
        path: str | Path,
        *,
        width: str | None = None,
        scale: float = 1.0,
        dpi: float = 300.0,
        strokes: bool = True,
        labels: str = "symbols",
        laws: bool = True,
        half_arrow: str = "right",
        equations: Sequence[str] = (),
        caption: str = "",
        rooms: Mapping[str, Collection[str]] | None = None,
        level: int | None = None,
        positions: Mapping[str, tuple[int, int]] | None = None,
        orthogonal: bool = False,
        mark: str | Collection[str] = (),
        background: str | None = None,
        color: str | None = None,
    ) -> Path:
        """Write the diagram to a file of the kind its ending says: .pdf, .png, .svg, .tex (TikZ) or .dot (Graphviz).

        A PDF holds lines, curves and letters that can be searched for. The TeX file compiles by itself, and a paper
        may `\\input` it. DOT has what Graphviz's arrows can show; the file says what is lost.

        Args:
            path: of the file.
            width: how wide the picture is in print, a number with a unit: "86 mm", "3.4 in".
            scale: the size of the picture where no width is given; 1 sets node texts at 12 points.
            dpi: pixels to the inch of a .png.
            background: a colour behind the diagram; nothing by default.
            color: the colour of lines and letters; black by default, in a .svg that of the text around it.
            strokes, labels, laws, half_arrow, equations, caption, rooms, level, positions, orthogonal, mark: as for
                `svg`.

        Returns:
            the path.

        Raises:
            StructureError: for an ending, a width, a colour or a style that does not exist, and a .png too large.
            ValueRefused: for a place where nothing can be written.
        """
        from bondgraph.draw import draw

        return draw(
            self,
            path,
            width=width,
            scale=scale,
            dpi=dpi,
            strokes=strokes,
            labels=labels,
            laws=laws,
            half_arrow=half_arrow,
            equations=equations,
            caption=caption,
            rooms=rooms,
            level=level,
            positions=positions,
            orthogonal=orthogonal,
            mark=self._marked(mark),
            background=background,
            color=color,
        )

    def _marked(self, mark: str | Collection[str]) -> tuple[Any, ...]:
        if not mark:
            return ()
        from bondgraph.analysis.causality.highlights import highlights

        return highlights(self, mark)

    def save(self, path: str | Path) -> Path:
        """Write the graph to a model file, which `bondgraph.load` reads back as an equal graph.

        Args:
            path: of a file that ends in .toml. One that is there is overwritten, with its comments.

        Returns:
            the path.

        Raises:
            NotExportable: for what a file does not hold: functions of Python, a graph that was driven or reduced, a
                `Body` or `Particles` that stand by themselves.
            ValueRefused: for a place where nothing can be written, and another ending.
        """
        from bondgraph.io.save import save

        return save(self, path)

    def rewritten(
        self,
        links: Sequence[Link],
        values: Mapping[str, float] | None = None,
        loose: Sequence[Element] | None = None,
    ) -> Graph:
        """The graph of the same name with other bonds, and with other defaults and loose elements if any are given."""
        return self._derived(links, self.values if values is None else values, self.derivation.changed, loose)

    def changed(self, links: Sequence[Link], values: Mapping[str, float] | None = None) -> Graph:
        """The same after a change of velocities, which remembers what it was."""
        derivation = replace(self.derivation.changed, driven_from=self.derivation.driven_from or self)
        return self._derived(links, self.values if values is None else values, derivation)

    def reduced(self, graph: Graph, differing: frozenset[Variable], given: Mapping[str, float | None]) -> Graph:
        """A graph made of this one by carrying inertias into a kinetic store, which remembers this one.

        Args:
            graph: it.
            differing, given: as of a `Derivation`.
        """
        derivation = replace(graph.derivation, reduced_from=self, differing=differing, given=given)
        return graph._derived(graph.links, graph.values, derivation)

    @cached_property
    def bonded(self) -> Graph:
        """The same without those of its loose elements that are no blocks."""
        blocks = tuple(element for element in self.loose if element.block)
        return self if blocks == self.loose else self._derived(self.links, self.values, self.derivation, blocks)

    def _derived(
        self,
        links: Sequence[Link],
        values: Mapping[str, float],
        derivation: Derivation,
        loose: Sequence[Element] | None = None,
    ) -> Graph:
        chains = [*map(Chain.of, links), *map(Chain.of, self.loose if loose is None else loose)]
        found = object.__new__(type(self))
        found.name, found.instances = self.name, self.instances
        found.definition, found.given, found.positions = None, {}, self.positions
        found.description = self.description
        found._join(chains, elements_of(chains), values, derivation)
        vars(found)["bounds"] = tuple(dict.fromkeys((*self.bounds, *found.bounds)))
        return found

    @cached_property
    def loose(self) -> tuple[Element, ...]:
        """The elements without a bond, in the author's order."""
        return tuple(element for element in self.elements.values() if is_loose(element))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of all elements, in the author's order."""
        return tuple(event for element in self.elements.values() for event in element.events())

    @cached_property
    def held(self) -> Mapping[str, Held]:
        """The values that elements hold between events, by name."""
        return held_values(self)

    def bond(self, name: str) -> Bond:
        """The bond of that name."""
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Bond]:
        return {bond.name: bond for bond in self.bonds}

    @cached_property
    def at(self) -> Mapping[str, tuple[tuple[Bond, str], ...]]:
        """The bonds at each element, each with the side ("tail" or "head") by which it ends there, in order of name."""
        found: dict[str, list[tuple[Bond, str]]] = {name: [] for name in self.elements}
        for bond in sorted(self.bonds, key=lambda b: b.name):
            found[bond.tail.element].append((bond, "tail"))
            found[bond.head.element].append((bond, "head"))
        return {name: tuple(ends) for name, ends in found.items()}

    def first_end(self, name: str) -> tuple[Bond, str]:
        """The bond at the first port of an element, that by which a store is filled, with the side by which it ends
        there. A store may have other ports, as for constraints that a form keeps in it, with bonds named before it."""
        port = self.elements[name].ports()[0].name
        return next((bond, side) for bond, side in self.at[name] if bond.end(side).port == port)

    @cached_property
    def junctions(self) -> Mapping[str, Junction]:
        """The junctions by name."""
        return {name: element for name, element in self.elements.items() if isinstance(element, Junction)}

    @cached_property
    def wholes(self) -> Mapping[str, Whole]:
        """What has made several of its chains, `*crane`, by name: mechanisms, their points and distances, contacts.

        Those of instances are theirs, and not among them; a graph that was pickled has forgotten its own.
        """
        return {name: whole for name, whole in makers(self.elements).items() if "." not in name}

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        """What each reserved symbol stands for: coordinates and the components of junctions."""
        owners: dict[str, str] = {}
        holders: dict[str, str] = {}
        for junction in self.junctions.values():
            for what, names in (("coordinate", junction.coordinates), ("component", junction.components)):
                for name in names:
                    of = f" ({junction.origin.what})" if junction.origin else ""
                    _claim(owners, name, f"a {what} of '{junction.name}'{of}", (holders.get(name, ""), junction.name))
                    holders[name] = junction.name
        return owners

    @cached_property
    def domains(self) -> Domains:
        """The domains that each component of each bond can be of, and the units that follow."""
        first = self.derivation.driven_from or self.derivation.reduced_from
        return first.domains if first is not None else domains_of(self)

    def variable(self, key: tuple[str, int], letter: str) -> str:
        """The name of a scalar bond's effort ("e") or flow ("f"); the key is its bond's name and its component."""
        bond = self.bond(key[0])
        return f"{bond.name}.{letter}" + ("" if bond.size == 1 else f"[{self.labels(bond)[key[1]]}]")

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """What has several components, by name: efforts and flows of bonds, and junctions."""
        found = {
            f"{bond.name}.{letter}": tuple(self.variable((bond.name, k), letter) for k in range(bond.size))
            for bond in self.bonds
            for letter in "ef"
        }
        found |= {junction.name: junction.components for junction in self.junctions.values()}
        return {name: parts for name, parts in found.items() if len(parts) > 1}

    def labels(self, bond: Bond) -> tuple[str, ...]:
        """The name of each component of a bond: a junction's where one is at hand, else its number."""
        return self._labels[bond.name]

    @cached_property
    def _labels(self) -> Mapping[str, tuple[str, ...]]:
        return {bond.name: self._labels_of(bond) for bond in self.bonds}

    def _labels_of(self, bond: Bond) -> tuple[str, ...]:
        found = [self._label(bond, k, frozenset()) for k in range(bond.size)]
        names = tuple(name for name in found if name is not None)
        return names if len(set(names)) == bond.size else tuple(str(k + 1) for k in range(bond.size))

    def _label(self, bond: Bond, k: int, passed: frozenset[str]) -> str | None:
        """A component's name at a junction, also one beyond elements through which it passes unchanged."""
        for end in (bond.head, bond.tail):
            if end.components:
                return self.junctions[end.element].components[end.components[k]]
        for end in (bond.head, bond.tail):
            beyond = self.elements[end.element].alike().get((end.port, k))
            if beyond is not None and end.element not in passed:
                port, index = beyond
                there = next(b for b, side in self.at[end.element] if b.end(side).port == port)
                return self._label(there, index, passed | {end.element})
        return None

    @cached_property
    def by_junction(self) -> Mapping[str, str]:
        """The components of junctions as `junction.component`, each with its own name."""
        return by_junction(self.junctions.values())

    @cached_property
    def contents(self) -> Mapping[str, tuple[str, ...]]:
        """What stores hold: momenta and charges, by the store, whether or not they are states."""
        found = {}
        for name, element in self.elements.items():
            if element.role == "store":
                bond, _ = self.first_end(name)
                ends = ("",) if bond.size == 1 else ("", *(f"_{local(label)}" for label in self.labels(bond)))
                path, own = path_of(name), local(name)
                found[name] = tuple(within(path, f"{letter}_{own}{end}") for letter in "pq" for end in ends)
        return found

    @cached_property
    def spelling(self) -> Spelling:
        """How mathematics writes the names of the graph."""
        return Spelling(self)

    @cached_property
    def signals(self) -> Mapping[str, tuple[str, ...]]:
        """The signals of each block, and of each sensor: its name, or one for each component of its bond."""
        found: dict[str, tuple[str, ...]] = {}
        for name, element in self.elements.items():
            if is_loose(element):
                found |= {name: element.outputs()} if element.measures and not element.held() else {}
            elif element.measures:
                ((bond, _),) = self.at[name]
                labels = self.labels(bond)
                found[name] = (name,) if bond.size == 1 else tuple(f"{name}_{local(label)}" for label in labels)
        return found

    @cached_property
    def moving(self) -> frozenset[str]:
        """The names in formulas that change along the motion: coordinates, signals and time."""
        signals = (signal for given in self.signals.values() for signal in given)
        return frozenset([*(name for name, _, _ in self.coordinates()), *signals, *self.held, expressions.TIME])

    def coordinates(self) -> Iterator[tuple[str, str, int]]:
        """Every coordinate with the junction and the component whose flow it integrates."""
        for junction in self.junctions.values():
            for index, name in enumerate(junction.coordinates):
                yield name, junction.name, index


def _is_input(element: Element) -> bool:
    """Whether the name of an element is that of an input, if it is no formula."""
    return element.role == "source" or element.block


def checked(thing: Any) -> Graph:
    """`thing`, if it is a graph.

    Raises:
        StructureError: if not.
    """
    if not isinstance(thing, Graph):
        name = str(getattr(thing, "name", ""))
        chains = f"*{name}, ..." if name and holds_chains(thing) else "a >> b, ..."
        remedy = f"give bondgraph.Graph(name, {chains})"
        if isinstance(getattr(thing, "graph", None), Graph):
            remedy = "give its graph, `.graph`, or ask it itself: it is compiled, assigned or run already"
        elif isinstance(getattr(getattr(thing, "equations", None), "graph", None), Graph):
            remedy = "give the graph that it is a motion of, run.equations.graph"
        elif isinstance(thing, str | Path) and str(thing).endswith((".toml", ".bg")):
            remedy = f"read it: bondgraph.load({str(thing)!r:.60})"
        raise StructureError(
            name or repr(thing)[:80],
            f"a graph is wanted, not {type(thing).__name__}",
            parties=(name,) if name else (),
            remedy=remedy,
        )
    return thing


def _defaults(values: Any) -> dict[str, float]:
    """Defaults of parameters, in order of name.

    Raises:
        ValueRefused: for anything but a mapping of names to numbers.
    """
    if not isinstance(values, Mapping | None):
        raise ValueRefused("values", f"{values!r:.60} is not a mapping of names to numbers", remedy="give a dictionary")
    for name in values or {}:
        expressions.identifier(name, "a parameter", dots=True)
    return {name: measured(name, value) for name, value in sorted((values or {}).items())}


def _claim(owners: dict[str, str], name: str, what: str, holders: tuple[str, str]) -> None:
    if name in owners:
        raise DuplicateName(
            name,
            f"this symbol is {owners[name]} and {what}",
            parties=dict.fromkeys((name, *holders)),
            remedy="rename one of them",
        )
    owners[name] = what
