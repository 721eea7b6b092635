"""What is written on bonds: their efforts at 1-junctions, their flows at 0-junctions, as the diagrams of [004] do."""

from __future__ import annotations

from bondgraph.draw import notation
from bondgraph.draw.captions import Caption, Captions
from bondgraph.element import Element
from bondgraph.graph import Bond, Graph


def on_bond(captions: Captions, bond: Bond, vanishing: frozenset[str]) -> tuple[Caption | None, Caption | None]:
    """The effort and the flow written on a bond; what its junction shares is written there, once.

    An element may have its own words for them: `symbols(port)`, a pair of LaTeX texts, empty for what is left out.
    """
    for side in ("tail", "head"):
        end, far = bond.end(side), bond.end("head" if side == "tail" else "tail")
        element = captions.graph.elements[end.element]
        if element.common:
            continue
        symbols = getattr(element, "symbols", None)
        if symbols is not None:
            effort, flow = symbols(end.port)
            return (Caption(effort, effort) if effort else None), (Caption(flow, flow) if flow else None)
        shared = captions.graph.elements[far.element].common
        junction = captions.junction_of(element)
        if junction:
            return _kinetic(captions, element, end.port, junction), None
        if shared == "flow":
            return _effort(captions, element, end.port, bond, vanishing), None
        if shared == "effort":
            return None, _own(captions, element, end.port, "f")
    return None, None


def _effort(captions: Captions, element: Element, port: str, bond: Bond, vanishing: frozenset[str]) -> Caption | None:
    if bond.name in vanishing:
        return Caption("0", "0")
    return _own(captions, element, port, "e")


def _own(captions: Captions, element: Element, port: str, letter: str) -> Caption | None:
    """`e_name` of a one-port, with the port's number for a two-port; a source's own name already stands there."""
    if getattr(element, "gives", None) == {"e": "effort", "f": "flow"}[letter]:
        return None
    name, plain = notation.name(element.name), element.name
    ports = [p.name for p in element.ports()]
    if len(ports) == 1:
        return Caption(f"{letter}_{{{name}}}", f"{letter}_{plain}")
    number = ports.index(port) + 1
    return Caption(f"{letter}_{{{name},{number}}}", f"{letter}_{plain},{number}")


def _kinetic(captions: Captions, element: Element, port: str, junction: str) -> Caption:
    first, second = element.ports()
    f = notation.name(junction)
    if second.arrow == "in":
        return (
            Caption(rf"A \dot{{{f}}}", f"A d({junction})/dt") if port == first.name else Caption(f"D {f}", f"D {junction}")
        )  # fmt: skip
    if port == second.name:
        return Caption(r"\hat{e}", "e_hat")
    if captions.flow_enters(element):
        return Caption(r"\dot{\hat{p}}", "d(p_hat)/dt")
    return Caption(r"\dot{p}", "dp/dt")


def vanishing(captions: Captions) -> frozenset[str]:
    """Bonds that carry no effort because nothing beyond them takes or gives any: a junction that only shows a flow."""
    graph: Graph = captions.graph
    zero: set[str] = set()
    while True:
        before = len(zero)
        for name, element in graph.elements.items():
            bonds = [bond for bond, _ in graph.at[name]]
            full = all(len(b.end(s).components) == _size(element) for b, s in graph.at[name]) if element.common else True
            if element.common == "flow" and full:
                rest = [bond.name for bond in bonds if bond.name not in zero]
                if len(rest) == 1:
                    zero.add(rest[0])
            elif not element.common and len(bonds) == 2 and captions.passes_like(element):
                ports = [captions.ends[name][port.name][0].name for port in element.ports()]
                if ports[1] in zero:
                    zero.add(ports[0])
        if len(zero) == before:
            return frozenset(zero)


def _size(element: Element) -> int:
    return len(element.components)  # type: ignore[attr-defined]
