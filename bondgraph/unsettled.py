"""Refusals of systems in which something stays undetermined."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bondgraph.balance import Balance
from bondgraph.equations import Equations
from bondgraph.errors import SingularSystem
from bondgraph.steps import needs, targets


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
    """The refusal of constraints that no point was found to satisfy, with what they are written in."""
    xp = balance.xp
    symbols = {s for constraint in balance.constraints for s in xp.free(constraint)}
    behind = Equations(balance, balance.steps, {}).behind(symbols)
    held = sorted({*map(xp.name, behind)} & {*map(xp.name, balance.states), *balance.inputs, *balance.parameters})
    among = f" on {', '.join(held)}" if held else ""
    return SingularSystem(
        balance.causal.graph.name,
        f"its equations are not defined, or its constraints{among} do not hold, at any of the points tried",
        parties=held,
        remedy="look for a constraint that cannot hold, or a logarithm or root of a negative value",
    )
