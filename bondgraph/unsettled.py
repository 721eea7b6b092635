"""Refusals of systems in which something stays undetermined."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.balance import Balance
from bondgraph.equations import Equations
from bondgraph.errors import SingularSystem
from bondgraph.probe import Probe
from bondgraph.steps import needs, targets
from bondgraph.unclosed import unclosed, unjudged

LONG = 160
"""A formula of more characters explains nothing."""


def looped(balance: Balance, names: Sequence[str], loops: Collection[Any]) -> SingularSystem:
    """The refusal of values that only give each other, with the sensors that read them."""
    following = {*map(balance.xp.symbol, names), *loops}
    for step in balance.steps:
        if following.intersection(needs(balance.xp, step)):
            following.update(targets(step))
    read = {balance.xp.name(s) for s in following}
    sensors = [name for name, given in balance.causal.graph.signals.items() if read.intersection(given)]
    return SingularSystem(
        ", ".join(names),
        ("it gives itself" if len(names) == 1 else "they give each other")
        + " at once, in a loop of gain one, and nothing else determines "
        + ("it" if len(names) == 1 else "them"),
        parties=[*names, *sorted(sensors)],
        remedy="change a gain in the loop, or put a store or a resistor into it",
    )


def undetermined(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "no inertia, compliance or resistance determines "
        + ("this variable" if len(names) == 1 else "these variables, or a combination of them"),
        parties=names,
        remedy="give it mass (or compliance), resist it, or prescribe it by a source",
    )


def circling(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "these run in a loop of gain one: nothing determines how they are shared",
        parties=names,
        remedy="remove one of the parallel ways, or put a compliance or a resistor into it",
    )


def unmet(balance: Balance) -> SingularSystem:
    """The refusal of constraints that no point was found to satisfy: the fewest, and what they are written in."""
    xp = balance.xp
    positions = [constraint for constraint in balance.constraints if constraint in balance.held]
    if positions:
        return unclosed(balance, positions) or unjudged(balance, positions)
    fewest = _fewest(balance)
    symbols = {s for constraint in fewest for s in xp.free(constraint)}
    behind = Equations(balance, balance.steps, {}).behind(symbols)
    held = sorted({*map(xp.name, behind)} & {*map(xp.name, balance.states), *balance.inputs, *balance.parameters})
    bonds = {xp.name(variable) for pair in balance.bonds.values() for variable in pair}
    among = f" on {', '.join(held)}" if held else ""
    spelt = [text for text in map(xp.spell, fewest) if len(text) < LONG]
    written = f" (0 = {', 0 = '.join(spelt)})" if spelt else ""
    return SingularSystem(
        balance.causal.graph.name,
        f"its equations are not defined, or its constraints{among}{written} do not hold, at any of the points tried",
        parties=[*held, *sorted(bonds & {*map(xp.name, symbols)})],
        remedy="look for a constraint that cannot hold, or a logarithm or root of a negative value",
    )


def _fewest(balance: Balance) -> tuple[Any, ...]:
    """Constraints of which none can be left out, if the others are still to be out of reach."""
    kept = balance.constraints
    for constraint in balance.constraints:
        rest = tuple(c for c in kept if c is not constraint)
        rates = {balance.xp.name(x): balance.xp.number(0) for x in balance.states}
        fewer = Equations(replace(balance, constraints=rest), balance.steps, rates)
        if rest and not Probe(fewer, {}).points:
            kept = rest
    return kept
