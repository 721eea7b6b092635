"""The kinetics of a kinetic store that stands in a graph: its matrix, flows and efforts where it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.balance import Balance
from bondgraph.equations.places import Places
from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Law, Place
from bondgraph.kinetics.expansion_in_velocities import Expansion
from bondgraph.kinetics.kinetics import Kinetics


@runtime_checkable
class Kinetic(Protocol):
    """A store that holds a mechanism's kinetics."""

    name: str

    def kinetics(self, place: Place) -> Kinetics:
        """Its mass matrix, flows and efforts."""

    def law(self, place: Place) -> Law:
        """Its law; the effort it gives at its C-port is D f where power enters there, else e_hat."""

    def carried(self, kinetics: Kinetics, form: Any) -> Any:
        """The kinetic store that takes its place for a form."""

    def having(self, D: Any) -> Any:
        """The same store with a matrix D, from which the effort at its C-port follows."""


def kinetic_store(graph: Graph) -> Kinetic | None:
    """The kinetic store of a graph; None where there is none, or several."""
    stores = [element for element in graph.elements.values() if isinstance(element, Kinetic)]
    return stores[0] if len(stores) == 1 else None


class AtStore:
    """A balance as its kinetic store sees it.

    Args:
        balance: the balance.
        store: its kinetic store.

    Raises:
        NotReducible: where the store's I-port hangs on no 1-junction.
    """

    def __init__(self, balance: Balance, store: Kinetic) -> None:
        self.balance, self.store, self.xp = balance, store, balance.xp
        self.graph = balance.causal.graph
        self.junction, self.components = _at_the_port(self.graph, store.name)
        names = self.graph.junctions[self.junction].components
        self.f = tuple(self.xp.symbol(names[k]) for k in self.components)
        self.values = Expansion(balance, self.f)
        self.places = Places(balance.causal, self.xp)

    @property
    def kinetics(self) -> Kinetics:
        """The kinetics of the store; D is known of it where it was given, else it holds only D f or e_hat."""
        xp, f, at = self.xp, self.f, self.places[self.store.name]
        own = self.store.kinetics(at)
        renamed = dict(zip(own.f, f, strict=True))
        given = {symbol: xp.substitute(value, renamed) for symbol, value in self.store.law(at).lets}
        effort = xp.column([given[x] for x in at.e("C")])
        q, Q = self.values.coordinates(f)
        k = replace(own, f=xp.column(f), Q=Q, q=q)
        carried_along = along(k, k.A) @ k.f  # what the momentum function changes by with the coordinates (40)
        inward = next(port.arrow for port in self.graph.elements[self.store.name].ports() if port.name == "C") == "in"
        e_hat = carried_along - effort if inward else effort
        ic = at.displacement("I") == q and _is_identity(xp, Q) and _is_generated(k, e_hat)
        c = self._driven()
        u = tuple(i for i in range(len(f)) if i not in c)
        D = None if own.D is None else xp.substitute(own.D, renamed)
        made = replace(k, e_hat=e_hat, Df=carried_along - e_hat, D=D, holonomic=ic, graph=self.graph)
        return replace(made, e=self._impressed(), u=u, c=c)

    def rows(self, name: str) -> Any:
        """The matrix of the flows at an element's only port in the store's velocities; None where not linear."""
        a = self.values.matrix(self.places[name].f(), self.f)
        coordinates = {self.xp.symbol(x) for x, _, _ in self.graph.coordinates()}
        moving = {self.xp.symbol(x) for x in self.graph.symbols} - coordinates
        return None if a is None or self.xp.free(a) & moving else a

    def _impressed(self) -> Any:
        """The efforts at the junction that are neither the store's own nor those of what drives the flow (9)."""
        total = self.values.impressed(self.junction, (), self.store.name)
        return self.xp.column([total[i] for i in self.components])

    def _driven(self) -> tuple[int, ...]:
        """The components whose flow neither the store nor the sum of efforts sets."""
        causal, found = self.balance.causal, set()
        for bond, side in self.graph.at[self.junction]:
            other = bond.other_end(side).element
            for k, component in enumerate(bond.end(side).components):
                if other != self.store.name and causal.strokes[bond.name, k].side != side:
                    found.add(component)
        return tuple(i for i, component in enumerate(self.components) if component in found)


def along(k: Kinetics, matrix: Any) -> Any:
    """The rate of a matrix of functions of the coordinates and of time, with q_dot = Q f (1)."""
    xp, q_dot = k.xp, k.Q @ k.f
    rates = {x: q_dot[i] for i, x in enumerate(k.q)} | {xp.symbol(TIME): xp.number(1)}
    return xp.along(matrix, rates)


def _is_identity(xp: Algebra, Q: Any) -> bool:
    rows, columns = Q.shape
    return rows == columns and all(
        xp.is_zero(Q[i, j] - xp.number(int(i == j))) for i in range(rows) for j in range(columns)
    )


def _is_generated(k: Kinetics, e_hat: Any) -> bool:
    """Whether the store's effort is dT*/dq as it stands: it is an IC."""
    xp = k.xp
    return all(xp.is_zero(xp.tidy(e - xp.diff(k.T_star, x))) for e, x in zip(e_hat, k.q, strict=True))


def _at_the_port(graph: Graph, store: str) -> tuple[str, tuple[int, ...]]:
    """The junction at a store's I-port, and which of its components."""
    for bond, side in graph.at[store]:
        other = bond.other_end(side)
        if bond.end(side).port == "I" and other.element in graph.junctions:
            return other.element, tuple(other.components)
    raise NotReducible(store, "its I-port hangs on no 1-junction", remedy="hang it on its generalized velocities")
