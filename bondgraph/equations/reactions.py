"""The effort with which a source drives a velocity, as an expression in states and accelerations: [004] (48)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import ValueRefused


def reaction(equations: Equations, source: str) -> Any:
    """The effort on a flow source's bond: as of `Equations.reaction`."""
    drivers = _drivers(equations)
    if source not in drivers:
        law = f"no source of this name drives a velocity; those that do: {', '.join(sorted(drivers)) or 'none'}"
        raise ValueRefused(str(source)[:60], law, remedy="give the name of a flow source")
    found = [_by_rates(equations, effort) for effort in drivers[source]]
    return found[0] if len(found) == 1 else equations.xp.column(found)


def _drivers(equations: Equations) -> Mapping[str, list[Any]]:
    """The sources that receive the effort on their bonds, with these efforts."""
    causal, graph = equations.balance.causal, equations.graph
    found: dict[str, list[Any]] = {}
    for element in graph.elements.values():
        for bond, side in graph.at[element.name] if element.role == "source" else ():
            strokes = [causal.strokes.get((bond.name, k)) for k in range(bond.size)]
            if all(stroke is not None and stroke.side == side for stroke in strokes):
                found[element.name] = [equations.balance.bonds[bond.name, k][0] for k in range(bond.size)]
    return found


def _by_rates(equations: Equations, effort: Any) -> Any:
    """An effort with accelerations as symbols, each with its coefficient, and the rest."""
    xp = equations.xp
    flows = {xp.symbol(name) for junction in equations.graph.junctions.values() for name in junction.components}
    rates = {xp.rate(flow): flow for flow in flows}
    moving = {rates[x] for x in xp.free(equations.expanded(effort, rates)) & rates.keys()}
    written = equations.expanded(effort, rates.keys() | moving)
    used = sorted(xp.free(written) & rates.keys(), key=xp.name)
    parts = [(xp.tidy(xp.diff(written, rate)), rate) for rate in used]
    rest = xp.tidy(xp.substitute(written, dict.fromkeys(used, xp.number(0))))
    return sum((factor * rate for factor, rate in parts), rest)
