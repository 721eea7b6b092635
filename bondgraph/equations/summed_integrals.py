"""Integrals of flows behind 0-junctions and constant transformers: sums of those that laws and coordinates give.

A cable over two points is as long as both distances together; the rope of a tackle comes in as often as the load's
height has falls. So a source that gives a position there holds a position, though no single law has its integral.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.places import Places
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Transforming

DEEPEST = 100
"""So many junctions and transformers one behind another are walked through."""


@dataclass(frozen=True)
class Sum:
    """The integral of a flow, and the elements that give its terms."""

    integral: Any
    givers: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class _Relation:
    """Flows times coefficients that are constant, and sum to zero."""

    terms: Mapping[Any, Any]


class SummedIntegrals:
    """What is known of the integrals of flows in a graph.

    Args:
        places: of the graph.
        known: for each flow whose integral is known that integral, and the element that gives it.
    """

    def __init__(self, places: Places, known: Mapping[Any, tuple[Any, str]]) -> None:
        self.places, self.xp, self.known = places, places.xp, known
        self.lacking: dict[Any, str] = {}

    @cached_property
    def _at(self) -> dict[Any, list[_Relation]]:
        """For each flow the relations it is in."""
        found: dict[Any, list[_Relation]] = {}
        for relation in self._relations(self.places):
            for flow in relation.terms:
                found.setdefault(flow, []).append(relation)
        return found

    def of(self, flow: Any) -> Sum | None:
        """The integral of a flow; None where it is not known."""
        return self._of(flow, None, {}, DEEPEST)

    def lacking_on_the_way_to(self, flow: Any) -> str | None:
        """The transformer that gives a flow of unknown integral, and knows none itself; None where nothing gives it."""
        found: dict[Any, Sum | None] = {}
        known = self._of(flow, None, found, DEEPEST)
        return None if known else next((self.lacking[x] for x in found if x in self.lacking), None)

    def _of(self, flow: Any, without: _Relation | None, found: dict[Any, Sum | None], deep: int) -> Sum | None:
        if flow in self.known:
            integral, giver = self.known[flow]
            return Sum(integral, (giver,))
        if flow in found or not deep:
            return found.get(flow)
        found[flow] = None
        for relation in self._at.get(flow, ()):
            if relation is not without and (known := self._solved(relation, flow, found, deep)) is not None:
                found[flow] = known
                break
        return found[flow]

    def _solved(self, relation: _Relation, flow: Any, found: dict[Any, Sum | None], deep: int) -> Sum | None:
        """The integral of one flow of a relation by those of all others."""
        total, givers = self.xp.number(0), list[str]()
        for other, coefficient in relation.terms.items():
            if other != flow:
                if (known := self._of(other, relation, found, deep - 1)) is None:
                    return None
                total, givers = total - coefficient * known.integral, [*givers, *known.givers]
        return Sum(total / relation.terms[flow], tuple(dict.fromkeys(givers)))

    def _relations(self, places: Places) -> Iterator[_Relation]:
        """Those of junctions, and of rows that depend on parameters alone.

        What no source can drive from behind is lacking, and what other rows give.
        """
        graph, xp, symbols = places.causal.graph, places.xp, places.symbols
        for junction in graph.junctions.values():
            yield from (_equal if junction.common == "flow" else _summed)(places, junction)
        moving = {expressions.TIME, *symbols.coordinates, *symbols.signals, *symbols.flows}
        for name, element in graph.elements.items():
            if not isinstance(element, Transforming):
                continue
            one_way = all(len(cell.patterns) == 1 for cell in cells(graph, name))
            at, (first, *_, last) = places[name], (port.name for port in element.ports())
            M, f1, f2 = element.modulus(at), at.f(first), at.f(last)
            for k in range(M.shape[0]):
                row = {f1[j]: M[k, j] for j in range(M.shape[1]) if not xp.is_zero(M[k, j])}
                used = {xp.name(s) for entry in row.values() for s in xp.free(entry)}
                constant = not used & moving and not used & symbols.inputs.keys()
                if one_way or not constant:
                    self.lacking[f2[k]] = name
                if constant and row:  # a flow that is always zero may be anywhere
                    yield _Relation({f2[k]: xp.number(-1), **row})


def _equal(places: Places, junction: Junction) -> Iterator[_Relation]:
    """The flows of a 1-junction's component and of its bonds, where two such junctions are bonded."""
    one, symbols = places.xp.number(1), places.symbols
    for bond, side in places.causal.graph.at[junction.name]:
        for k, component in enumerate(bond.end(side).components):
            flow, own = symbols.bonds[bond.name, k][1], symbols.common(junction.name, component)
            if flow != own:
                yield _Relation({own: one, flow: -one})


def _summed(places: Places, junction: Junction) -> Iterator[_Relation]:
    """The sums of the flows of a 0-junction."""
    xp = places.xp
    terms: list[dict[Any, Any]] = [{} for _ in junction.components]
    for bond, side in places.causal.graph.at[junction.name]:
        for k, component in enumerate(bond.end(side).components):
            flow, sign = places.symbols.bonds[bond.name, k][1], xp.number(1 if side == "head" else -1)
            terms[component][flow] = terms[component].get(flow, xp.number(0)) + sign
    for each in terms:
        yield _Relation({flow: sign for flow, sign in each.items() if not xp.is_zero(sign)})
