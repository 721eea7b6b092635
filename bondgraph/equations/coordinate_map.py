"""The map q_dot = Q f from generalized velocities to rates of coordinates, and whether it loses any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.equations.balance import Balance
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import POINTS, UNDEFINED, draws, evaluator
from bondgraph.errors import SingularSystem, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Transforming
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import RANK


def check_map(balance: Balance, values: Mapping[str, float]) -> None:
    """Refuse a Q (1) of deficient rank, whatever the configuration, where it is drawn as a transformer.

    A velocity that moves no coordinate at all is left in peace: its angle may not matter. So are coordinates that
    follow fewer velocities by way of several transformers: each of these says what it means.

    Args:
        values: parameters that are known; the others are drawn.

    Raises:
        SingularSystem: naming the velocities and the coordinates; `ValueRefused` where only these values make it so.
    """
    for velocities, coordinates, Q in _parts(balance):
        ranks = _ranks(balance, Q, values)
        if not ranks or max(ranks) == min(len(velocities), len(coordinates)):
            continue
        xp, at_fault = balance.xp, _transformer(balance, velocities, coordinates, values)
        if at_fault is None:
            continue
        used = {xp.name(s) for row in Q for x in row for s in xp.free(x)}
        given = [name for name in values if name in used]
        generic = _ranks(balance, Q, {})
        law = (
            f"Q maps the velocities {', '.join(velocities)} to the rates of {', '.join(coordinates)} with a rank of "
            f"{max(ranks)} only: some of them cannot be told from the others by any coordinate"
        )
        if generic and max(generic) > max(ranks):
            shown = ", ".join(f"{name} = {values[name]:g}" for name in given)
            raise ValueRefused(at_fault, f"with {shown} {law}", parties=(at_fault, *given), remedy="give other values")
        remedy = f"correct the rows of '{at_fault}', or leave out the coordinates that repeat others"
        raise SingularSystem(at_fault, law, parties=(at_fault, *velocities, *coordinates), remedy=remedy)


def has_map(balance: Balance) -> bool:
    """Whether there is a Q of several velocities and coordinates."""
    return bool(_parts(balance))


def _transformer(
    balance: Balance, velocities: Sequence[str], coordinates: Sequence[str], values: Mapping[str, float]
) -> str | None:
    """The transformer from these velocities to these coordinates that loses rank by itself."""
    xp, graph = balance.xp, balance.causal.graph
    places = Places(balance.causal, xp)
    for name, element in sorted(graph.elements.items()):
        if not isinstance(element, Transforming):
            continue
        reached = {x for end in _neighbours(graph, name) for x in (*end.components, *end.coordinates)}
        if not reached & set(velocities) or not reached & set(coordinates):
            continue
        M = element.modulus(places[name])
        rows = [[M[i, j] for j in range(M.shape[1])] for i in range(M.shape[0])]
        columns = [c for c in zip(*rows, strict=True) if any(not xp.is_zero(x) for x in c)]
        if columns and max(_ranks(balance, columns, values), default=M.shape[0]) < min(M.shape[0], len(columns)):
            return name
    return None


def _neighbours(graph: Graph, name: str) -> list[Junction]:
    ends = (bond.other_end(side).element for bond, side in graph.at[name])
    return [graph.junctions[end] for end in ends if end in graph.junctions]


def _parts(balance: Balance) -> list[tuple[list[str], list[str], list[list[Any]]]]:
    """The parts of Q that no entry couples: their velocities, coordinates and entries."""
    import networkx as nx

    xp, rows = balance.xp, _rows(balance)
    links = nx.Graph((("q", q), ("f", f)) for q, row in rows.items() for f in row)
    found = []
    for part in sorted(nx.connected_components(links), key=min):
        coordinates = [q for q in rows if ("q", q) in part]
        velocities = sorted(f for kind, f in part if kind == "f")
        Q = [[rows[q].get(f, xp.number(0)) for f in velocities] for q in coordinates]
        if len(velocities) > 1 and len(coordinates) > 1:
            found.append((velocities, coordinates, Q))
    return found


def _rows(balance: Balance) -> dict[str, dict[str, Any]]:
    """For each coordinate the velocities its rate depends on, and how, if any is not a velocity itself."""
    xp, graph = balance.xp, balance.causal.graph
    roots = _velocities(balance)
    flows = {q: xp.symbol(graph.junctions[name].components[k]) for q, name, k in graph.coordinates()}
    if set(flows.values()) <= roots:
        return {}
    given = {step.symbol: step.expression for step in balance.steps if isinstance(step, Let)}
    found = {}
    for q, flow in flows.items():
        rate = flow
        while used := xp.free(rate) & given.keys() - roots - {xp.symbol(name) for name in flows}:
            rate = xp.substitute(rate, {s: given[s] for s in used})
        row = {xp.name(f): xp.diff(rate, f) for f in sorted(xp.free(rate) & roots, key=xp.name)}
        if row and not any(xp.free(x) & roots for x in row.values()):
            found[q] = row
    return found


def _velocities(balance: Balance) -> set[Any]:
    """The flows of the junctions at which velocities are free, or a store brings them."""
    causal, xp = balance.causal, balance.xp
    graph = causal.graph
    names = {name for name, _ in causal.free if graph.junctions[name].common == "flow"}
    for element in graph.elements.values():
        if element.role == "store":
            ends = [bond.other_end(side).element for bond, side in graph.at[element.name]]
            names |= {end for end in ends if len(ends) > 1 and end in graph.junctions}
    return {xp.symbol(x) for name in names for x in graph.junctions[name].components}


def _ranks(balance: Balance, Q: Sequence[Sequence[Any]], values: Mapping[str, float]) -> list[int]:
    """The rank at several points at which Q is defined."""
    import numpy as np

    xp = balance.xp
    entries = [x for row in Q for x in row]
    names = {xp.name(s) for x in entries for s in xp.free(x)}
    evaluate = evaluator(xp, entries)
    found: list[int] = []
    for point in draws(names, balance.causal.graph.moving, values):
        try:
            found.append(rank(np.array(evaluate(point)).reshape(len(Q), -1), RANK))
        except UNDEFINED:
            continue
        if len(found) == POINTS:
            break
    return found
