"""Wires: signals that are joined in writing, `pid >> Se("U")`. They are no bonds: who gets a signal names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bondgraph.errors import StructureError
from bondgraph.graph.bond import describe
from bondgraph.graph.chain import Chain, End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.terminal import Terminal
from bondgraph.graph.validate import is_loose


@dataclass(frozen=True)
class Wire:
    """A signal, by the element that gives it, and the one that gets it."""

    giver: Element
    getter: Element


def without_wires(chains: Sequence[Chain]) -> tuple[list[Chain], list[Wire]]:
    """Chains without their wires, whose ends have the names of signals for formulas; and the wires.

    Raises:
        StructureError: for a wire from what gives no signal, or to what takes none.
    """
    wires = [_wire(link) for chain in chains for link in chain.links if _is_wire(link)]
    if not wires:
        return list(chains), []
    made: dict[str, tuple[Element, Element]] = {}
    for wire in wires:
        known = made.setdefault(wire.getter.name, (wire.getter, _driven(wire)))
        if known[1] != _driven(wire):
            law = f"two signals lead to it, '{wire.giver.name}' and another"
            remedy = f'add them first, bg.Sum("both", "{wire.giver.name} + ..."), and lead that there'
            raise StructureError(wire.getter.name, law, parties=(wire.getter.name, wire.giver.name), remedy=remedy)

    def end_of(end: End) -> End:
        before, after = made.get(end.element.name, (None, None))
        return replace(end, element=after) if after is not None and end.element == before else end

    def chain_of(chain: Chain) -> Chain:
        links = (link for link in chain.links if not _is_wire(link))
        joined = tuple(replace(link, left=end_of(link.left), right=end_of(link.right)) for link in links)
        return Chain(tuple(map(end_of, chain.ends)), joined)

    return list(map(chain_of, chains)), wires


def check_wires(wires: Iterable[Wire], signals: Mapping[str, tuple[str, ...]]) -> None:
    """Refuse a wire from a sensor of several components: none of its signals has its name.

    Raises:
        StructureError: naming it, and what to write.
    """
    for wire in wires:
        found = signals.get(wire.giver.name, ())
        if len(found) > 1:
            law = f"it gives several signals, {', '.join(found)}, and a wire carries one"
            remedy = f"name one in the formula of '{wire.getter.name}'"
            raise StructureError(wire.giver.name, law, parties=(wire.giver.name, wire.getter.name), remedy=remedy)


def _ends(link: Link) -> tuple[Element, Element]:
    """The elements at which a bond begins and ends, as it is written."""
    left, right = link.left.element, link.right.element
    return (left, right) if link.rightward else (right, left)


def _is_wire(link: Link) -> bool:
    """Whether what is written is no bond: an element without ports is at one end, or it leads away from a sensor."""
    tail, head = _ends(link)
    if isinstance(tail, Terminal) or isinstance(head, Terminal):
        return False
    return tail.measures or is_loose(tail) or is_loose(head)


def _wire(link: Link) -> Wire:
    giver, getter = _ends(link)
    if not giver.outputs():
        law = f"'{giver.name}', {describe(giver)}, gives no signal that could enter '{getter.name}'"
        remedy = "put a sensor between: De on a 0-junction, Df on a 1-junction"
        raise StructureError(getter.name, law, parties=(giver.name, getter.name), remedy=remedy)
    return Wire(giver, getter)


def _driven(wire: Wire) -> Element:
    signals = wire.giver.outputs()
    if len(signals) != 1:
        law = f"it gives several signals, {', '.join(signals)}, and a wire carries one"
        remedy = f"name one in the formula of '{wire.getter.name}'"
        raise StructureError(wire.giver.name, law, parties=(wire.giver.name, wire.getter.name), remedy=remedy)
    found = wire.getter.driven(signals[0])
    if found is None:
        law = f"the signal '{signals[0]}' leads to it, and it is {describe(wire.getter)}, which takes none there"
        remedy = (
            "signals drive sources and blocks that are given nothing else; in other places write the name in a "
            f'formula, as in R("b", "2*{signals[0]}")'
        )
        raise StructureError(wire.getter.name, law, parties=(wire.getter.name, wire.giver.name), remedy=remedy)
    return found
