"""Integrals of flows that a transformer is said to know, checked at random states, those off constraints among them.

Where constraints hold, many rates vanish: there a wrong integral could not be told from a right one.
"""

from __future__ import annotations

from dataclasses import replace

from bondgraph.balance import Balance
from bondgraph.equations import Equations
from bondgraph.law import Transforming
from bondgraph.probe import Probe

ROUNDING = 1e-9


def check_integrals(balance: Balance) -> None:
    """Refuse an integral whose rate is not the flow of its row, whatever the coordinates and velocities.

    Raises:
        BondGraphError: what the transformer says of it.
    """
    xp, graph = balance.xp, balance.causal.graph
    found = [i for i in balance.identities if isinstance(graph.elements.get(i.error.place), Transforming)]
    if not found:
        return
    places = ((xp.symbol(name), graph.junctions[owner].components[k]) for name, owner, k in graph.coordinates())
    flows = {xp.rate(x): xp.symbol(flow) for x, flow in places}
    drawn = {xp.name(x): x for x in (*balance.states, *balance.unknowns)}
    given = {name: value for name, value in balance.parameters.items() if value is not None}
    probe = Probe(Equations(replace(balance, constraints=()), balance.steps, drawn), given)
    for identity in found:
        pair = [xp.substitute(expression, flows) for expression in (identity.expression, identity.scale)]
        if any(abs(residual) > ROUNDING * (abs(scale) or 1.0) for residual, scale in probe.values(pair)):
            raise identity.error
