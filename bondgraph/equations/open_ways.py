"""What rows leave open: rates, efforts and flows that may change without breaking one, and whether they may stay so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bondgraph.causality.causal_graph import cells
from bondgraph.equations.balance import Balance
from bondgraph.equations.underdetermined import circling, looped, undetermined, unreferenced
from bondgraph.graph.element import EFFORT_IN
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import ON_CONSTRAINTS


@dataclass(frozen=True)
class OpenWays:
    """The ways in which something may change.

    Args:
        balance: whose rows leave them open.
        left: the unknowns of these rows.
        loops: what loops that are singular in general were to give.
        ways: of each rate, effort and flow that may change, by name, how it does: a row vector, an entry a way.
    """

    balance: Balance
    left: Sequence[Any]
    loops: frozenset[Any]
    ways: Mapping[str, Any]

    def check(self) -> None:
        """What stays open may only be how repeated constraints share their reaction.

        Raises:
            SingularSystem: where it is anything else, naming it.
        """
        if self.ways:
            self.check_moving(self._passed if self._told(self._flow_given) else ())
            if not self._told(self._prescribes):
                raise unreferenced(self.balance.causal.graph) or circling(sorted(self.ways))

    def check_moving(self, passed: Collection[str] = ()) -> None:
        """Refuse states' rates and junctions' variables that stay open, but for some."""
        xp = self.balance.xp
        moving = {f"{xp.name(x)}'" for x in self.balance.states} | self.balance.causal.graph.symbols.keys()
        moving -= {*passed}
        if open_ones := moving & self.ways.keys():
            first = open_ones & set(map(xp.name, self.left)) or open_ones
            names = sorted({name.rstrip("'") for name in first})
            circular = any(xp.name(symbol) in self.ways for symbol in self.loops)
            graph = self.balance.causal.graph
            raise unreferenced(graph) or (
                looped(self.balance, names, self.loops) if circular else undetermined(names, graph)
            )

    def _told(self, chosen: Callable[[Any], bool]) -> bool:
        """Whether the efforts and flows of some bonds would tell all that is open."""
        bonds = {bond.name for bond in self.balance.causal.graph.bonds if chosen(bond)}
        told = [way for name, way in self.ways.items() if name.rsplit(".", 1)[0] in bonds]
        return bool(told) and rank(told, ON_CONSTRAINTS) == len(told[0])

    @property
    def _passed(self) -> frozenset[str]:
        """The efforts of 0-junctions: where sources share a reaction, it passes through these."""
        junctions = self.balance.causal.graph.junctions.values()
        return frozenset(name for j in junctions if j.common == "effort" for name in j.components)

    def _prescribes(self, bond: Any) -> bool:
        ends = (self.balance.causal.graph.elements[end.element] for end in (bond.tail, bond.head))
        return any(element.role == "source" for element in ends)

    def _flow_given(self, bond: Any) -> bool:
        graph = self.balance.causal.graph
        ends = [end.element for end in (bond.tail, bond.head) if graph.elements[end.element].role == "source"]
        return any(cell.patterns == ((EFFORT_IN,),) for name in ends for cell in cells(graph, name))
