"""Junction structures that say too much: what they force to zero, and unless what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.causality.findings import Locked, Remedy
from bondgraph.analysis.causality.junction_structure import Row, Structure
from bondgraph.analysis.causality.minimal_sets import minimal
from bondgraph.analysis.causality.remedies import hung, inserted, referenced, without
from bondgraph.analysis.causality.trial import tried
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.references import reference
from bondgraph.graph.graph import Graph

MOST = 6
"""Remedies that are tried."""


def locked(structure: Structure) -> tuple[Locked, ...]:
    """Flows and efforts that junctions, transformers and gyrators force to zero, whatever hangs on them."""
    return tuple(_Locking(structure).findings())


class _Locking:
    def __init__(self, structure: Structure) -> None:
        self.structure, self.xp, self.graph = structure, structure.xp, structure.graph
        self.zero = structure.vanishing(range(len(structure.rows)))

    def findings(self) -> Iterator[Locked]:
        # A row of zeros in a modulus says it already.
        stated = {s for row in self.structure.rows for s in row.terms if len(row.terms) == 1 and self._passes(row)}
        left = (self.zero & self._telling()) - self._follow(stated)
        while left:
            first = min(left, key=self._order)
            first, rows = self._nearest(self._least(first, range(len(self.structure.rows))), left)
            inside = self.structure.vanishing(rows)
            follow = self._follow(inside) - inside
            yield self._finding(first, rows, inside & left, follow & left)
            left -= inside | follow | {first}

    def _passes(self, row: Row) -> bool:
        return not self.graph.elements[row.owner].common

    def _telling(self) -> set[Any]:
        """What must not vanish unnoticed: common variables, and what sources give. An open end has no effort either."""
        found = {self.xp.symbol(name) for name in self.graph.symbols} & set(self.structure.kinds)
        for name, element in self.graph.elements.items():
            if element.role == "source" and len(element.ports()) == 1:
                given = all(cell.patterns[0][0] for cell in cells(self.graph, name))
                pairs = [self.structure.symbols.bonds[b.name, k] for b, _ in self.graph.at[name] for k in range(b.size)]
                found |= {pair[given] for pair in pairs}
        return found

    def _order(self, variable: Any) -> tuple[bool, str]:
        """Common variables of junctions first."""
        name = self.xp.name(variable)
        return name not in self.graph.symbols, name

    def _least(self, variable: Any, rows: Sequence[int]) -> list[int]:
        """A smallest set of rows that force a variable to zero: without any of them they do not."""
        return minimal(rows, lambda fewer: variable in self.structure.vanishing(fewer))

    def _nearest(self, rows: list[int], left: set[Any]) -> tuple[Any, list[int]]:
        """Of the variables that these rows force to zero, one that fewest of them do, and those."""
        found = [(self._least(v, rows), v) for v in self.structure.vanishing(rows) & left]
        fewest, first = min(found, key=lambda pair: (len(pair[0]), self._order(pair[1])))
        return first, fewest

    def _follow(self, zero: set[Any]) -> set[Any]:
        """What is zero as well because all else in its row is."""
        found, before = set(zero), 0
        while len(found) > before:
            before = len(found)
            for row in self.structure.rows:
                rest = set(row.terms) - found
                if len(rest) == 1 and len(row.terms) > 1:
                    found |= rest
        return found & self.zero

    def _finding(self, first: Any, rows: list[int], inside: set[Any], follow: set[Any]) -> Locked:
        chosen = [self.structure.rows[i] for i in rows]
        elements, ring = self._elements(chosen)
        names = sorted(map(self.xp.name, inside | {first}))
        what = self._what(inside | {first})
        shown = sorted(self.xp.name(v) for v in follow if self.xp.name(v) in self.graph.symbols)
        also = f", and with {'it' if len(names) == 1 else 'them'} {_some(shown)}" if shown else ""
        moves = self._moves(chosen)
        condition = self._condition(first, chosen) if self._needed(first, rows) else ""
        unless = f" unless {condition}" if condition else ""
        general = " at a general configuration" if moves else ""
        place = f"{'the ring' if ring else 'the structure'} {_some(elements)}"
        bonds = tuple(b.name for b in self.graph.bonds if set(b.elements) <= set(elements))
        return Locked(
            place=place,
            law=f"it forces {what} to zero{general}{unless}{also}",
            parties=tuple(elements),
            bonds=tuple(sorted(bonds)),
            variables=tuple(names),
            following=tuple(shown),
            unless=condition,
            remedies=tuple(self._remedies(elements, bonds, first)),
        )

    def _what(self, variables: set[Any]) -> str:
        words = []
        for kind in ("flow", "effort"):
            names = sorted(self.xp.name(v) for v in variables if self.structure.kinds[v] == kind)
            if names:
                words.append(f"the {kind}{'s' * (len(names) > 1)} {_some(names)}")
        return " and ".join(words)

    def _elements(self, rows: list[Row]) -> tuple[list[str], bool]:
        """The elements whose relations these are, and whether they were put in order as a ring."""
        import networkx as nx

        touched = {self.xp.name(s) for row in rows for s in row.touched}
        names = {row.owner for row in rows}
        names |= {j.name for j in self.graph.junctions.values() if touched & set(j.components)}
        net = nx.Graph()
        ends = [b.elements for b in self.graph.bonds]
        net.add_edges_from(sorted(tuple(sorted(pair)) for pair in ends if set(pair) <= names))
        ways = nx.cycle_basis(net, min(names)) if names <= set(net) else []
        if len(ways) == 1 and set(ways[0]) == names and len(names) > 2:
            return _turned(ways[0], names & set(self.graph.junctions)), True
        return sorted(names), False

    def _moves(self, rows: list[Row]) -> bool:
        """Whether a coefficient changes along the motion."""
        moving = {self.xp.symbol(name) for name in self.graph.moving}
        return any(self.xp.free(c) & moving for row in rows for c in row.terms.values())

    def _needed(self, variable: Any, rows: list[int]) -> bool:
        """Whether no other rows force the variable to zero as well: without any of these nothing does."""
        every = range(len(self.structure.rows))
        return all(variable not in self.structure.vanishing([i for i in every if i != gone]) for gone in rows)

    def _condition(self, first: Any, rows: list[Row]) -> str:
        """When the rows do not force it, where that can be written out."""
        xp = self.xp
        others = sorted({s for row in rows for s in row.terms} - {first}, key=xp.name)
        if not others or len(rows) > MOST:
            return ""
        matrix = xp.matrix([[row.terms.get(s, xp.number(0)) for s in others] for row in rows])
        ways = matrix.T.nullspace()
        if len(ways) != 1:
            return ""
        own = [row.terms.get(first, xp.number(0)) for row in rows]
        return _vanishing(xp, (ways[0].T @ xp.column(own))[0, 0])

    def _remedies(self, elements: list[str], bonds: Sequence[str], first: Any) -> Iterator[Remedy]:
        """Changes after which the structure forces nothing there: tried, and compiled."""
        flow = self.structure.kinds[first] == "flow"
        common, what, words = ("effort", "compliance", "a compliance") if flow else ("flow", "inertia", "an inertia")
        for name in [e for e in elements if not self.graph.elements[e].common][:MOST]:
            changed = without(self.graph, name)
            if changed is not None and (remedy := self._tried(first, "remove", (name,), f"remove '{name}'", changed)):
                yield remedy
        if ends := [e for e in elements if e in self.graph.junctions and len(self.graph.at[e]) == 1]:
            yield from (remedy for end in ends for remedy in self._of_end(first, end))
            return
        for bond in sorted(bonds)[:MOST]:
            parties = tuple(sorted(self.graph.bond(bond).elements))
            changed = inserted(self.graph, bond, common, what)
            text = f"put {words} between '{parties[0]}' and '{parties[1]}'"
            if remedy := self._tried(first, "insert", parties, text, changed):
                yield remedy
                return

    def _of_end(self, first: Any, end: str) -> Iterator[Remedy]:
        """What a junction with a single bond may lack: a reference, or a store."""
        held = str(self.graph.junctions[end].common)
        verb, store, words = (
            ("hold", "inertia", "an inertia") if held == "flow" else ("ground", "compliance", "a compliance")
        )
        held_there, hung_there = referenced(self.graph, end), self.graph
        for component in self.graph.junctions[end].components:
            hung_there = hung(hung_there, end, component, store)
        changes = (
            ("reference", f"{verb} '{end}', as by {reference(held, end)}", held_there),
            ("hang", f"hang {words} on '{end}'", hung_there),
        )
        for action, text, changed in changes:
            if remedy := self._tried(first, action, (end,), text, changed):
                yield remedy

    def _tried(self, first: Any, action: str, parties: tuple[str, ...], text: str, changed: Graph) -> Remedy | None:
        def settles(again: Structure) -> bool:
            return self.xp.name(first) not in again.forced

        return tried(self.structure, Remedy(action, parties, text, changed), settles)


def _some(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 2 * MOST else ", ".join(names[:MOST]) + f" and {len(names) - MOST} more"


def _turned(ring: list[str], junctions: set[str]) -> list[str]:
    """A ring from its first junction by name, towards the first of the two neighbours by name."""
    start = ring.index(min(junctions or ring))
    ordered = ring[start:] + ring[:start]
    return ordered if ordered[1] <= ordered[-1] else [ordered[0], *reversed(ordered[1:])]


def _vanishing(xp: Algebra, expression: Any) -> str:
    """The condition that an expression vanishes; empty where it cannot."""
    above = xp.tidy(expression).as_numer_denom()[0].expand()
    if xp.is_number(above):
        return ""
    terms = above.as_ordered_terms()
    if len(terms) == 2 and any(term.could_extract_minus_sign() for term in terms):
        right, left = sorted(terms, key=lambda term: not term.could_extract_minus_sign())
        return f"{xp.spell(left)} = {xp.spell(-right)}"
    factor = above.factor()
    return f"{xp.spell(-factor if factor.could_extract_minus_sign() else factor)} = 0"
