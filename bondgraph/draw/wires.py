"""Wires in a diagram: from what gives a signal, through blocks, to what it drives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bondgraph.algebra import expressions
from bondgraph.graph.bond import Bond, BondEnd
from bondgraph.graph.graph import Graph


@dataclass(frozen=True)
class Wires:
    """The wires of a graph, as bonds that carry no power.

    Args:
        bonds: the wires.
        labels: what is written at the tail of those whose giver has another name than the signal.
    """

    bonds: tuple[Bond, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)

    def into(self, name: str, signals: Mapping[str, str]) -> frozenset[str]:
        """The signals that wires bring to an element.

        Args:
            name: the element.
            signals: the giver of each.
        """
        givers = {wire.tail.element for wire in self.bonds if wire.head.element == name}
        return frozenset(signal for signal, giver in signals.items() if giver in givers)


def givers(graph: Graph) -> dict[str, str]:
    """What gives each signal: a block, a sensor, or the junction whose coordinate it is."""
    found = {signal: name for name, given in graph.signals.items() for signal in given}
    found |= {each.name: name for name, element in graph.elements.items() if element.block for each in element.held()}
    return {**{name: junction for name, junction, _ in graph.coordinates()}, **found}


def wires_of(graph: Graph, within: Mapping[str, str] | None = None) -> Wires:
    """The wires that begin or end at a block.

    Args:
        graph: it.
        within: the boxes that elements are drawn in; wires inside of one are left out.
    """
    boxes, by_signal = within or {}, givers(graph)
    read: dict[tuple[str, str], dict[str, str]] = {}
    for name, element in graph.elements.items():
        used = {each for text in element.texts() for each in expressions.names(text)} & by_signal.keys()
        for signal in sorted(used):
            giver = by_signal[signal]
            if not (element.block or graph.elements[giver].block):
                continue
            ends = boxes.get(giver, giver), boxes.get(name, name)
            if ends[0] != ends[1] or giver not in boxes:
                read.setdefault(ends, {})[signal] = giver
    bonds, labels = [], {}
    for (tail, head), signals in read.items():
        bonds.append(Bond(f"{tail}~>{head}", BondEnd(tail, "", ()), BondEnd(head, "", ()), 1))
        if {*signals} != {tail}:
            labels[bonds[-1].name] = ", ".join(signals)
    return Wires(tuple(bonds), labels)
