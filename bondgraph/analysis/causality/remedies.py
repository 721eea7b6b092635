"""Changes to a graph that settle a conflict: an element left out, one put between, a transformer's direction turned.

What is put between stands for any compliance, inertia or resistor of one's own: the engine does not know the library.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bondgraph.algebra import expressions
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Law, Place


@dataclass(frozen=True)
class Same(Junction):
    """A junction of one flow, for what is put between."""

    common: ClassVar[str | None] = "flow"
    kind: ClassVar[str] = "1"


@dataclass(frozen=True)
class Shared(Junction):
    """A junction of one effort, for what is put between."""

    common: ClassVar[str | None] = "effort"
    kind: ClassVar[str] = "0"


@dataclass(frozen=True)
class Between(Element):
    """A linear one-port: a compliance, an inertia or a resistor, as `what` says."""

    what: str = "resistor"

    @property
    def kind(self) -> str:  # type: ignore[override]
        return {"resistor": "R", "inertia": "I", "compliance": "C"}[self.what]

    @property
    def role(self) -> str:  # type: ignore[override]
        return "resistor" if self.what == "resistor" else "store"

    def ports(self) -> tuple[Port, ...]:
        return (Port(arrow="in"),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        first = EFFORT_IN if self.what == "inertia" else FLOW_IN
        step = Step.REST if self.what == "resistor" else Step.STORE
        return [Cell((("", k),), ((first,), (not first,)), step) for k in range(sizes[""])]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return [(port, port) for port in into] if self.what == "resistor" else []

    def law(self, place: Place) -> Law:
        xp, e, f, into = place.xp, place.e(), place.f(), place.into()
        value = place.read(None, ())
        if self.what == "resistor":
            lets = ((f[k], e[k] / value) if into[k] else (e[k], value * f[k]) for k in range(len(e)))
            return Law(lets=tuple(lets))
        inertia = self.what == "inertia"
        x = place.state("p" if inertia else "q")
        given, taken = (f, e) if inertia else (e, f)
        own = [k for k in range(len(e)) if into[k] == inertia]
        lets = ((given[k], x[k] / value) if k in own else (x[k], value * given[k]) for k in range(len(e)))
        return Law(
            lets=tuple(lets),
            states=tuple(x[k] for k in own),
            unknowns=tuple(taken[k] for k in range(len(e)) if k not in own),
            rows=tuple(xp.rate(x[k]) - taken[k] for k in range(len(e))),
        )


@dataclass(frozen=True)
class Reference(Element):
    """A source of an effort or a flow of zero."""

    gives: str = "effort"
    role: ClassVar[str] = "source"

    @property
    def kind(self) -> str:  # type: ignore[override]
        return "Se" if self.gives == "effort" else "Sf"

    def ports(self) -> tuple[Port, ...]:
        return (Port(),)

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        into = FLOW_IN if self.gives == "effort" else EFFORT_IN
        return [Cell((("", k),), ((into,),), Step.SOURCE) for k in range(sizes[""])]

    def law(self, place: Place) -> Law:
        given = place.e() if self.gives == "effort" else place.f()
        return Law(lets=tuple((x, place.xp.number(0)) for x in given))


@dataclass(frozen=True)
class Turned(Element):
    """An element whose law is used the other way round."""

    inner: Any = None

    @property
    def role(self) -> str:  # type: ignore[override]
        return str(self.inner.role)

    @property
    def kind(self) -> str:  # type: ignore[override]
        return str(self.inner.kind)

    def texts(self) -> tuple[str, ...]:
        texts: tuple[str, ...] = self.inner.texts()
        return texts

    def ports(self) -> tuple[Port, ...]:
        ports: tuple[Port, ...] = self.inner.ports()
        return ports

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        cells = self.inner.strokes(sizes, moving)
        return [
            replace(c, patterns=tuple(tuple(not x for x in p) for p in c.patterns), holds=None) for c in cells
        ]  # fmt: skip

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        found: list[tuple[tuple[str, int], tuple[str, int]]] = self.inner.through(into)
        return found

    def law(self, place: Place) -> Law:
        law: Law = self.inner.law(place)
        return law


def without(graph: Graph, name: str) -> Graph | None:
    """The graph without an element, and without what that leaves open; None where nothing is left."""
    gone = {name}
    while True:
        links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
        kept = [end.element for x in links for end in (x.left, x.right)]
        half = {e.name for e in kept if not e.common and len(e.ports()) > sum(e == other for other in kept)}
        if not half:
            return _built(graph, links) if links else None
        gone |= half


def inserted(graph: Graph, bond: str, common: str, what: str) -> Graph:
    """The graph with a junction in a bond, on which a compliance, an inertia or a resistor hangs.

    Args:
        graph: the graph.
        bond: where.
        common: what the new junction has in common, "flow" or "effort".
        what: "compliance", "inertia" or "resistor".
    """
    index = next(i for i, b in enumerate(graph.bonds) if b.name == bond)
    link, size = graph.links[index], graph.bonds[index].size
    name = _fresh(graph, "between")
    components = (name,) if size == 1 else tuple(f"{name}_{k + 1}" for k in range(size))
    junction = (Same if common == "flow" else Shared)(name, components)
    middle, hung = End(junction), End(Between(_fresh(graph, f"{what}_between"), what))
    new = [replace(link, right=middle), replace(link, left=middle), Link(middle, hung, True)]
    return _built(graph, [*graph.links[:index], *new, *graph.links[index + 1 :]])


def hung(graph: Graph, junction: str, component: str, what: str) -> Graph:
    """The graph with a compliance, an inertia or a resistor on one component of a junction."""
    place = End(graph.elements[junction], components=(component,))
    one_port = End(Between(_fresh(graph, f"{what}_of_{junction}"), what))
    return _built(graph, [*graph.links, Link(place, one_port, True)])


def referenced(graph: Graph, junction: str, component: str = "") -> Graph:
    """The graph with a source of zero on a junction, or on one of its components: a reference."""
    place = graph.junctions[junction]
    source = Reference(_fresh(graph, "ground" if place.common == "effort" else "fixed"), str(place.common))
    end = End(place, components=(component,) if component else place.components)
    return _built(graph, [*graph.links, Link(End(source), end, True)])


def without_junction(graph: Graph, name: str) -> Graph:
    """The graph without a junction and its bonds."""
    return _built(graph, [x for x in graph.links if name not in (x.left.element.name, x.right.element.name)])


def turned(graph: Graph, name: str) -> Graph | None:
    """The graph with the law of a two-port used the other way round; None where it has no inverse by its shape."""
    sizes = {bond.size for bond, _ in graph.at[name]}
    if len(graph.at[name]) != 2 or len(sizes) != 1:
        return None
    return _built(graph, graph.links, lambda e: Turned(name, e) if e.name == name else e)


def _built(graph: Graph, links: Any, change: Callable[[Element], Element] = lambda e: e) -> Graph:
    new = [replace(x, left=_changed(x.left, change), right=_changed(x.right, change)) for x in links]
    elements = {end.element for link in new for end in (link.left, link.right)}
    texts = {name for element in elements for text in element.texts() for name in expressions.names(text)}
    stems = {element.name for element in elements}
    values = {k: v for k, v in graph.values.items() if k in texts or k in stems or _stem(k, stems)}
    return graph.rewritten(new, values)


def _changed(end: End, change: Callable[[Element], Element]) -> End:
    return replace(end, element=change(end.element))


def _stem(name: str, stems: set[str]) -> bool:
    """Whether a parameter is that of one component of an element."""
    return any(name.startswith(f"{stem}_") for stem in stems)


def _fresh(graph: Graph, name: str) -> str:
    while name in graph.elements or name in graph.symbols:
        name += "_"
    return name
