"""The kinetics of the mechanism in any graph: behind partial velocities, or carried already by a kinetic store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.context import Places
from bondgraph.equations.equations import Equations
from bondgraph.equations.steps import Let
from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Law, Place
from bondgraph.kinetics.change_of_velocities import driven
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.mechanism import Mechanism


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


def any_kinetics(model: Graph | CausalGraph | Equations | Kinetics, algebra: Any = None) -> Kinetics:
    """The kinetics of a graph, reduced or not, of the graph of some equations, or those given.

    Raises:
        NotReducible: where no generalized velocities carry inertia.
    """
    if isinstance(model, Kinetics):
        return model
    graph = graph_of(model, algebra)
    stores = [element for element in graph.elements.values() if isinstance(element, Kinetic)]
    if len(stores) == 1:
        return carried(graph, stores[0], algebra)
    return Mechanism(graph, algebra).kinetics


def graph_of(model: Graph | CausalGraph | Equations, algebra: Any = None) -> Graph:
    """The graph itself, its constraints as driven velocities."""
    graph = checked(getattr(model, "graph", model))
    return driven(graph, (), algebra) if constraints(graph) else graph


def carried(graph: Graph, store: Kinetic, algebra: Any = None) -> Kinetics:
    """The kinetics of a store; D is not known of it, since it holds only D f or e_hat.

    Raises:
        NotReducible: where its flows are not those of one junction.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    balance = assemble(assign(graph), algebra)
    at = Places(balance.causal, algebra)[store.name]
    k = store.kinetics(at)
    f = _components(balance, store.name)
    renamed = dict(zip(k.f, f, strict=True))
    given = {symbol: algebra.substitute(value, renamed) for symbol, value in store.law(at).lets}
    effort = algebra.column([given[x] for x in at.e("C")])
    values = _written_in(balance, set(f))
    q, Q = _coordinates(balance, f, values)
    k = replace(k, f=algebra.column(f), Q=Q, q=q)
    carried_along = _carried_along(k)
    inward = next(port.arrow for port in graph.elements[store.name].ports() if port.name == "C") == "in"
    e_hat = carried_along - effort if inward else effort
    own = at.displacement("I") == q and _is_identity(algebra, Q)
    k = replace(k, e_hat=e_hat, Df=carried_along - e_hat, holonomic=own and _is_generated(k, e_hat))
    driven = _driven(balance, store.name)
    u = tuple(i for i in range(len(f)) if i not in driven)
    return replace(k, e=_impressed(balance, store.name, values), u=u, c=driven)


def rows_of(graph: Graph, store: Kinetic, name: str, algebra: Any) -> Any:
    """The matrix of the flows at an element's only port in a store's velocities; None where they are not linear."""
    balance = assemble(assign(graph), algebra)
    f = _components(balance, store.name)
    values = _written_in(balance, set(f))
    flows = [values.get(x, x) for x in Places(balance.causal, algebra)[name].f()]
    a = algebra.jacobian(flows, f)
    still = dict.fromkeys(f, algebra.number(0))
    moving = {algebra.symbol(x) for x in balance.causal.graph.symbols} - {
        algebra.symbol(x) for x, _, _ in balance.causal.graph.coordinates()
    }
    if algebra.free(a) & moving or not all(algebra.is_zero(algebra.substitute(x, still)) for x in flows):
        return None
    return a


def _components(balance: Balance, store: str) -> tuple[Any, ...]:
    """The symbols of the junction at the store's I-port, component by component."""
    graph = balance.causal.graph
    junction, wanted = _at_the_port(graph, store)
    return tuple(balance.xp.symbol(graph.junctions[junction].components[i]) for i in wanted)


def _written_in(balance: Balance, kept: set[Any]) -> Mapping[Any, Any]:
    """Every value that follows at once, written in the generalized velocities, states, inputs and parameters."""
    xp = balance.xp
    values: dict[Any, Any] = {}
    kept = kept | {xp.symbol(name) for name, _, _ in balance.causal.graph.coordinates()}
    for step in balance.steps:
        if isinstance(step, Let) and step.symbol not in kept:
            values[step.symbol] = xp.substitute(step.expression, values)
    return values


def _coordinates(balance: Balance, f: tuple[Any, ...], values: Mapping[Any, Any]) -> tuple[tuple[Any, ...], Any]:
    """The coordinates whose rates are linear in f, and Q (1)."""
    xp, graph = balance.xp, balance.causal.graph
    still = dict.fromkeys(f, xp.number(0))
    names, rows = [], []
    for name, junction, index in graph.coordinates():
        flow = xp.symbol(graph.junctions[junction].components[index])
        rate = values.get(flow, flow)
        row = xp.jacobian([rate], f)
        if xp.is_zero(xp.substitute(rate, still)) and not xp.free(row) & set(f):
            names.append(xp.symbol(name))
            rows.append([row[0, j] for j in range(len(f))])
    return tuple(names), xp.matrix(rows) if rows else xp.zeros(0, len(f))


def _is_identity(xp: Any, Q: Any) -> bool:
    rows, columns = Q.shape
    return rows == columns and all(
        xp.is_zero(Q[i, j] - xp.number(int(i == j))) for i in range(rows) for j in range(columns)
    )


def _is_generated(k: Kinetics, e_hat: Any) -> bool:
    """Whether the store's effort is dT*/dq as it stands: it is an IC."""
    xp = k.xp
    return all(xp.is_zero(xp.tidy(e - xp.diff(k.T_star, x))) for e, x in zip(e_hat, k.q, strict=True))


def _carried_along(k: Kinetics) -> Any:
    """A_dot f: what the momentum function changes by with the coordinates (40)."""
    return along(k, k.A) @ k.f


def along(k: Kinetics, matrix: Any) -> Any:
    """The rate of a matrix of functions of the coordinates and of time, with q_dot = Q f (1)."""
    xp, q_dot = k.xp, k.Q @ k.f
    rates = {x: q_dot[i] for i, x in enumerate(k.q)} | {xp.symbol(TIME): xp.number(1)}
    return xp.along(matrix, rates)


def _impressed(balance: Balance, store: str, values: Mapping[Any, Any]) -> Any:
    """The efforts at the store's junction that are neither its own nor those of what drives the flow (9)."""
    xp, causal = balance.xp, balance.causal
    graph = causal.graph
    junction, wanted = _at_the_port(graph, store)
    total = [xp.number(0)] * len(graph.junctions[junction].components)
    for bond, side in graph.at[junction]:
        other = bond.other_end(side)
        for k, component in enumerate(bond.end(side).components):
            if other.element != store and causal.strokes[bond.name, k].side == side:
                effort = balance.bonds[bond.name, k][0]
                entering = values.get(effort, effort)
                total[component] += entering if side == "head" else -entering
    return xp.column([total[i] for i in wanted])


def _driven(balance: Balance, store: str) -> tuple[int, ...]:
    """The components whose flow neither the store nor the sum of efforts sets."""
    causal = balance.causal
    junction, wanted = _at_the_port(causal.graph, store)
    found = set()
    for bond, side in causal.graph.at[junction]:
        other = bond.other_end(side).element
        for k, component in enumerate(bond.end(side).components):
            if other != store and causal.strokes[bond.name, k].side != side:
                found.add(component)
    return tuple(i for i, component in enumerate(wanted) if component in found)


def _at_the_port(graph: Graph, store: str) -> tuple[str, tuple[int, ...]]:
    """The junction at a store's I-port, and which of its components."""
    for bond, side in graph.at[store]:
        other = bond.other_end(side)
        if bond.end(side).port == "I" and other.element in graph.junctions:
            return other.element, tuple(other.components)
    raise NotReducible(store, "its I-port hangs on no 1-junction", remedy="hang it on its generalized velocities")
