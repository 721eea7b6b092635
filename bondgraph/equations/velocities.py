"""Velocities in equations: those of the graph's junctions, those that are states, and those that follow from these."""

from __future__ import annotations

from collections.abc import Collection

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, needs
from bondgraph.graph.law import Divisible, Impressed


def velocities(equations: Equations) -> frozenset[str]:
    """The flows of 1-junctions."""
    junctions = (j for j in equations.graph.junctions.values() if j.common == "flow")
    flows = (name for junction in junctions for name in junction.components)
    return equations.cached("velocities", lambda: frozenset(flows))


def moving(equations: Equations) -> tuple[str, ...]:
    """The states that are velocities, or momenta that velocities give."""
    xp, flows = equations.xp, velocities(equations)
    starts = {xp.name(symbol): expression for symbol, expression in equations.balance.starts.items()}
    found = {name for name, value in starts.items() if flows.intersection(map(xp.name, xp.free(value)))}
    found |= flows | driven(equations).keys() | set(map(xp.name, equations.balance.speeds))
    return tuple(name for name in equations.states if name in found)


def of_velocities(equations: Equations) -> tuple[int, ...]:
    """The independent constraints in which velocities or momenta stand, by their place among all."""
    symbols = {equations.xp.symbol(name) for name in moving(equations)}
    pairs = enumerate(equations.constraints)
    return tuple(k for k, each in pairs if symbols & equations.behind(equations.xp.free(each)))


def followers(equations: Equations) -> frozenset[str]:
    """The velocities that are no states, and are found from those that are, or from momenta."""
    return equations.cached("followers", lambda: _followers(equations))


def _followers(equations: Equations) -> frozenset[str]:
    xp = equations.xp
    free = {xp.symbol(name) for name in moving(equations)}
    found = set()
    for name in velocities(equations) - set(equations.states):
        steps = equations.needed([xp.symbol(name)])
        if any(free & needs(xp, step) for step in steps):
            found.add(name)
    return frozenset(found)


def through(equations: Equations) -> list[str]:
    """The velocities that give the states which are momenta."""
    xp, flows = equations.xp, velocities(equations)
    stored = [value for symbol, value in equations.balance.starts.items() if xp.name(symbol) in equations.states]
    return sorted(flows.intersection(xp.name(s) for value in stored for s in xp.free(value)))


def drawn_velocities(equations: Equations) -> tuple[str, ...]:
    """The velocities in which the graph as drawn moves: its states, and those that give its momenta."""
    drawn = _drawn(equations)
    return tuple(sorted({*through(drawn), *velocities(drawn).intersection(moving(drawn))}))


def is_tied(equations: Equations) -> bool:
    """Whether constraints hold among states, in the graph as drawn or in the equations."""
    held = (each.balance.constraints for each in (equations, _drawn(equations)))
    return any(each.independent or each.invariants for each in held)


def _drawn(equations: Equations) -> Equations:
    return drawn if isinstance(drawn := equations.as_drawn, Equations) else equations


def renamed(equations: Equations) -> dict[str, str]:
    """States that are a flow by another name, each with that flow: those that accelerations drive, a unit's momenta."""
    return equations.cached("renamed", lambda: _renamed(equations))


def _renamed(equations: Equations) -> dict[str, str]:
    name, given = equations.xp.name, equations.balance.starts
    lets = [step for step in equations.steps if isinstance(step, Let)]
    return {
        name(s.expression): name(s.symbol) for s in lets if s.expression in given and given[s.expression] == s.symbol
    }


def driven(equations: Equations) -> dict[str, str]:
    """States that are the flow of a source which gives its acceleration, each with that flow."""

    def found() -> dict[str, str]:
        stored = {name for names in equations.graph.contents.values() for name in names}
        return {state: flow for state, flow in renamed(equations).items() if state not in stored}

    return equations.cached("driven", found)


def driving(equations: Equations, given: Collection[str] = ()) -> list[str]:
    """The sources of flow that may move.

    Args:
        equations: the equations.
        given: inputs that are not zero, though they may be in the graph.
    """
    found, moved = [], {*given}
    for name, element in equations.drawn.elements.items():
        if isinstance(element, Divisible) and not isinstance(element, Impressed):
            (bond, _), *_ = equations.drawn.at[name]
            inputs = {name, *(f"{name}_{k + 1}" for k in range(bond.size))}
            if moved & inputs or not all(map(element.is_still, range(bond.size))):
                found.append(name)
    return found
