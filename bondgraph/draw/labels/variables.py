"""What is written on bonds: their efforts at 1-junctions, their flows at 0-junctions, as the diagrams of [004] do."""

from __future__ import annotations

from bondgraph.causality.causal_graph import CausalGraph, cells
from bondgraph.draw.labels import notation
from bondgraph.draw.labels.captions import Caption, Captions
from bondgraph.graph.bond import Bond
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Inertial
from bondgraph.graph.names import local

TERMS = 2
"""Efforts of one-ports that are written as a sum."""


def written_on_bonds(causal: CausalGraph) -> dict[str, str]:
    """What pictures write on bonds, as text, where it is not the effort or flow under the bond's own name."""
    graph = causal.graph
    captions = Captions(graph, causal if causal.whole else None)
    zero, found = vanishing(captions), dict[str, str]()
    for bond in graph.bonds:
        effort, flow = on_bond(captions, bond, zero)
        text = getattr(effort or flow, "plain", "")
        if text not in ("", bond.name, f"e_{bond.name}", f"f_{bond.name}"):
            found[bond.name] = text
    return found


def on_bond(captions: Captions, bond: Bond, vanishing: frozenset[str]) -> tuple[Caption | None, Caption | None]:
    """The effort and the flow written on a bond; what its junction shares is written there, once.

    An element may have its own words for them: `symbols(port)`, a pair of LaTeX texts, empty for what is left out.
    """
    for side in ("tail", "head"):
        end, far = bond.end(side), bond.other_end(side)
        element = captions.graph.elements[end.element]
        if element.common:
            continue
        symbols = getattr(element, "symbols", None)
        if symbols is not None:
            effort, flow = symbols(end.port)
            return (Caption(effort, effort) if effort else None), (Caption(flow, flow) if flow else None)
        shared = captions.graph.elements[far.element].common
        if captions.is_signal(bond):
            return _sent(captions, element, end.port, shared)
        junction = captions.junction_of(element)
        if junction:
            return _kinetic(captions, element, end.port, junction), None
        if shared == "flow":
            return _effort(captions, element, end.port, bond, vanishing), None
        if shared == "effort":
            return None, _flow(captions, element, end.port, bond)
    return None, None


def _flow(captions: Captions, element: Element, port: str, bond: Bond) -> Caption | None:
    """The rate of its charge for a compliance in derivative causality, which gives it; else f with an index."""
    own = {(element.name, k) for k in range(bond.size)}
    store = captions.causal is not None and own <= {*captions.causal.dependent} and len(element.ports()) == 1
    if store and not any(into for cell in cells(captions.graph, element.name) for into in cell.patterns[0]):
        index = _index(captions.graph, element.name)
        return Caption(rf"\dot{{q}}_{{{captions.graph.spelling.own(index)}}}", f"dq_{index}/dt")
    return _own(captions, element, port, "f")


def _sent(captions: Captions, element: Element, port: str, shared: str | None) -> tuple[Caption | None, Caption | None]:
    """What a signal into a junction carries, where the junction does not name it already."""
    first, *others = element.ports()
    if not others or port == first.name:
        return None, None
    variable = "effort" if captions.felt(element) else "flow"
    if variable == shared:
        return None, None
    own = _own(captions, element, port, variable[0])
    return (own, None) if variable == "effort" else (None, own)


def _effort(captions: Captions, element: Element, port: str, bond: Bond, vanishing: frozenset[str]) -> Caption | None:
    if bond.name in vanishing:
        return Caption("0", "0")
    if _impresses_all(captions, bond, vanishing):
        e = Caption("e", "e")
        return e if bond.head.element != element.name else e.negative
    if len(element.ports()) == 2:
        found = _split(captions, element, bond, vanishing) or _rest(captions, element, bond, vanishing)
        return found or _own(captions, element, port, "e")
    single = len(element.ports()) == 1
    return _one_port_effort(captions, element, bond) if single else _own(captions, element, port, "e")


def _impresses_all(captions: Captions, bond: Bond, vanishing: frozenset[str]) -> bool:
    """Whether a bond brings all the impressed effort e of a junction with a kinetic store, [004] (14), (25)."""
    graph = captions.graph
    junction = next(name for name in bond.elements if graph.elements[name].common)
    others = {b.name: b.other_end(side).element for b, side in graph.at[junction] if b.name not in vanishing}
    stores = {b for b, name in others.items() if captions.junction_of(graph.elements[name])}
    return bool(stores) and others.keys() - stores == {bond.name} and _whole(graph, graph.elements[junction])


def _split(captions: Captions, element: Element, bond: Bond, vanishing: frozenset[str]) -> Caption | None:
    """At a free flow, what comes through a transformer: e* of inertias, e of all else, or their sum, [004] (11)."""
    junction = next(name for name in bond.elements if name != element.name)
    if captions.causal is None or junction not in {name for name, _ in captions.causal.free}:
        return None
    beyond = _beyond(captions.graph, element.name, junction)
    if beyond is None:
        return None
    dependent = {name for name, _ in captions.causal.dependent}
    singles = [n for n in beyond if not captions.graph.elements[n].common and len(captions.graph.at[n]) == 1]
    several = sum(b.name not in vanishing for b, _ in captions.graph.at[junction]) > 1
    name, plain = (f"_{{{captions.graph.spelling.own(element.name)}}}", f"_{element.name}") if several else ("", "")
    terms = [Caption(f"e{name}", f"e{plain}")] if any(n not in dependent for n in singles) else []
    if any(n in dependent for n in singles):
        terms.append(Caption(f"e{name}^{{*}}", f"e{plain}*"))
    into = bond.head.element == junction
    return _signed_sum([(1 if into else -1, term) for term in terms]) if terms else None


def _rest(captions: Captions, element: Element, bond: Bond, vanishing: frozenset[str]) -> Caption | None:
    """At a transformer: what the one-ports across the junction bring or take, where they are few, and all is whole."""
    graph = captions.graph
    side = "tail" if bond.tail.element == element.name else "head"
    junction = graph.elements[bond.other_end(side).element]
    others = [
        (b, s)
        for b, s in graph.at[junction.name]
        if b.name != bond.name and b.name not in vanishing and not graph.elements[b.other_end(s).element].measures
    ]
    ends = [graph.elements[b.other_end(s).element] for b, s in others]
    single = all(not e.common and len(graph.at[e.name]) == 1 for e in ends)
    if not captions.passes_like(element) or not 0 < len(others) <= TERMS or not single or not _whole(graph, junction):
        return None
    into = bond.head.element == junction.name
    signs = [-1 if (s == "head") == into else 1 for _, s in others]
    efforts = [_one_port_effort(captions, e, b) for (b, _), e in zip(others, ends, strict=True)]
    return _signed_sum(list(zip(signs, efforts, strict=True)))


def _signed_sum(terms: list[tuple[int, Caption]]) -> Caption:
    """Terms added and subtracted, those added first; the negative of their sum where none is added."""
    (sign, found), *others = sorted(terms, key=lambda term: -term[0])
    if sign < 0 and others:
        found = _signed_sum([(1, term) for _, term in terms])
        return Caption(rf"-\left({found.latex}\right)", f"-({found.plain})")
    found = found if sign > 0 else found.negative
    for sign, term in others:
        joined = "+" if sign > 0 else "-"
        found = Caption(f"{found.latex} {joined} {term.latex}", f"{found.plain} {joined} {term.plain}")
    return found


def _one_port_effort(captions: Captions, element: Element, bond: Bond) -> Caption:
    """A source's effort by its name; the rate of its momentum for an inertia that gives it; else e with an index."""
    if getattr(element, "gives", None) == "effort":
        return captions.called(element)
    if _gives_rate_of_momentum(captions, element, bond):
        index = _index(captions.graph, element.name)
        rate = Caption(rf"\dot{{p}}_{{{captions.graph.spelling.own(index)}}}", f"dp_{index}/dt")
        return captions.in_braces(element.name, rate)
    return Caption(f"e_{{{captions.graph.spelling.own(element.name)}}}", f"e_{element.name}")


def _gives_rate_of_momentum(captions: Captions, element: Element, bond: Bond) -> bool:
    """Whether an inertia in derivative causality has e = p_dot: in axes that turn it has Omega x p besides."""
    junction = captions.graph.junctions.get(bond.tail.element) or captions.graph.junctions[bond.head.element]
    turning = getattr(junction, "frame", None) not in (None, "inertial")
    if captions.causal is None or turning or not isinstance(element, Inertial):
        return False
    return {(element.name, k) for k in range(bond.size)} <= {*captions.causal.dependent}


def _index(graph: Graph, name: str) -> str:
    """The index of a momentum: n for m_n, if that is the only store so called, else the store's name."""
    name = local(name)
    letter, _, index = name.partition("_")
    stores = [local(n) for n, element in graph.elements.items() if element.role == "store"]
    alone = sum(n.partition("_")[2] == index for n in stores) == 1 and index not in stores
    return index if len(letter) == 1 and index and alone else name


def _beyond(graph: Graph, start: str, junction: str) -> set[str] | None:
    """What hangs on a junction by one of its neighbours; None where a cycle leads back."""
    seen, waiting = {start}, [start]
    while waiting:
        name = waiting.pop()
        for bond, side in graph.at[name]:
            other = bond.other_end(side).element
            if other == junction and name != start:
                return None
            if other != junction and other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def _own(captions: Captions, element: Element, port: str, letter: str) -> Caption | None:
    """`e_name` of a one-port, with the port's number for a two-port; a source's effort or flow has its name."""
    if getattr(element, "gives", None) == {"e": "effort", "f": "flow"}[letter]:
        return captions.called(element)
    latex, plain = captions.graph.spelling.index_at(element, port)
    return Caption(f"{letter}_{{{latex}}}", f"{letter}_{plain}")


def _kinetic(captions: Captions, element: Element, port: str, junction: str) -> Caption:
    first, second = element.ports()
    if second.arrow == "in":
        if port == first.name:
            return Caption(notation.product("A", captions.graph.spelling.own(junction, 1)), f"A d({junction})/dt")
        return Caption(notation.product("D", captions.graph.spelling.own(junction)), f"D {junction}")
    if port == second.name:
        return Caption(r"\hat{e}", "e_hat")
    if captions.flow_enters(element):
        return Caption(r"\dot{\hat{p}}", "d(p_hat)/dt")
    return Caption(r"\dot{p}", "dp/dt")


def vanishing(captions: Captions) -> frozenset[str]:
    """Bonds that carry no effort because nothing beyond them takes or gives any: a junction that only shows a flow."""
    graph: Graph = captions.graph
    zero: set[str] = set()
    free = {name for name, _ in captions.causal.free} if captions.causal else set()
    while True:
        before = len(zero)
        for name, element in graph.elements.items():
            bonds = [bond for bond, _ in graph.at[name]]
            if element.common == "flow" and name not in free and _whole(graph, element):
                rest = [bond.name for bond in bonds if bond.name not in zero]
                if len(rest) == 1:
                    zero.add(rest[0])
            elif not element.common and len(bonds) == 2 and not captions.is_signal(bonds[0]):
                if not captions.passes_like(element):
                    continue
                ports = [captions.ends[name][port.name][0].name for port in element.ports()]
                if ports[1] in zero:
                    zero.add(ports[0])
        if len(zero) == before:
            return frozenset(zero)


def _whole(graph: Graph, junction: Element) -> bool:
    """Whether all bonds at a junction have all of its components."""
    size = len(junction.components)  # type: ignore[attr-defined]
    return all(len(bond.end(side).components) == size for bond, side in graph.at[junction.name])
