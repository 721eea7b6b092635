"""Refusals of systems in which something stays undetermined."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bondgraph.equations.balance import Balance
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs, targets
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.references import floating
from bondgraph.errors import SingularSystem
from bondgraph.graph.graph import Graph
from bondgraph.program.tolerances import DIGITS, ROUNDING

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


def unreferenced(graph: Graph) -> SingularSystem | None:
    """The refusal of a part without a reference, which makes systems of a graph singular; None where all have one."""
    if not (parts := floating(graph)):
        return None
    part = parts[0]
    return SingularSystem(", ".join(part.components), part.law, parties=part.junctions, remedy=part.remedy)


def undetermined(names: Sequence[str], graph: Graph) -> SingularSystem:
    kinds = {j.common for j in graph.junctions.values() if set(names) & set(j.components)}
    stores = {"flow": "an inertia", "effort": "a compliance"}
    what = " or ".join(text for kind, text in stores.items() if kind in kinds or not kinds)
    return SingularSystem(
        ", ".join(names),
        "no inertia, compliance or resistance determines "
        + ("this variable" if len(names) == 1 else "these variables, or a combination of them"),
        parties=names,
        remedy=f"give it {what}, resist it, or prescribe it by a source",
    )


def circling(names: Sequence[str]) -> SingularSystem:
    return SingularSystem(
        ", ".join(names),
        "these run in a loop of gain one: nothing determines how they are shared",
        parties=names,
        remedy="remove one of the parallel ways, or put a compliance or a resistor into it",
    )


def unmet(balance: Balance, points: RandomPoints) -> SingularSystem:
    """The refusal of constraints that no point was found to satisfy: the fewest, and what they are written in; or of a
    part without a reference, whose variables a search leads ever farther away.

    Args:
        balance: the balance.
        points: of the compile.
    """
    xp = balance.xp
    positions = [
        constraint for constraint in balance.constraints.independent if constraint in balance.closure.residuals
    ]
    if positions:
        return unclosed(balance, positions, points) or unjudged(balance, positions)
    if floats := unreferenced(balance.causal.graph):
        return floats
    fewest = _fewest(balance, points)
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


def _fewest(balance: Balance, points: RandomPoints) -> tuple[Any, ...]:
    """Constraints of which none can be left out, if the others are still to be out of reach."""
    kept = balance.constraints.independent
    for constraint in balance.constraints.independent:
        rest = tuple(c for c in kept if c is not constraint)
        rates = {balance.xp.name(x): balance.xp.number(0) for x in balance.states}
        fewer = Equations(balance.constrained(independent=rest), balance.steps, rates)
        if rest and not points.of(fewer, {}).points:
            kept = rest
    return kept


STEPS = 300
"""So long each search may be."""
SEARCHES = 6
"""From so many random points the closest configuration is sought."""


def unclosed(balance: Balance, residuals: Sequence[Any], points: RandomPoints) -> SingularSystem | None:
    """The refusal of positions that agree in no configuration found, with what is left at best; None where they do.

    Args:
        balance: the balance.
        residuals: differences of positions.
        points: of the compile.
    """
    import numpy as np

    xp = balance.xp
    loose = balance.constrained(independent=())
    equations = Equations(loose, balance.steps, {xp.name(x): xp.number(0) for x in balance.states})
    given = {name: x for name, x in {**balance.parameters, **balance.inputs}.items() if x is not None}
    drawn, function = points.of(equations, given), points.function(equations, residuals)
    open_ones = {*balance.parameters, *balance.inputs} - given.keys()
    at = [k for k, name in enumerate(drawn.names) if 0 < k <= len(equations.states) or name in open_ones]
    found = [_closest(function, point, at) for point in [*drawn.points, *drawn.wide][:SEARCHES]]
    left, states = min(found, key=lambda pair: float(np.abs(pair[0]).max()))
    if (most := float(np.abs(left).max())) <= DIGITS:
        return None
    placed = {name for name, _, _ in balance.causal.graph.coordinates()}
    named = zip(equations.states, states, strict=False)  # parameters and inputs follow
    shown = ", ".join(f"{name} = {value:.6g}" for name, value in named if name in placed)
    parties = _sources(balance, [difference for difference, x in zip(residuals, left, strict=True) if abs(x) > DIGITS])
    return SingularSystem(
        ", ".join(parties),
        f"positions that are to agree do so in no configuration: at best a residual of {most:.3g} is left, at {shown}",
        parties=parties,
        remedy="correct lengths, places, or the directions of axes",
    )


def unjudged(balance: Balance, residuals: Sequence[Any]) -> SingularSystem:
    """The refusal of positions that agree, of which no random configuration tells how many are independent."""
    parties = _sources(balance, residuals)
    return SingularSystem(
        ", ".join(parties),
        "which of the positions they hold repeat others is not seen at any random configuration that closes: those "
        "found are singular, or nothing moves there",
        parties=parties,
        remedy="give compile(graph, start=...) a configuration in which the mechanism is assembled",
    )


def _closest(function: Any, point: Sequence[float], at: Sequence[int]) -> tuple[Any, Any]:
    """What is left, and the arguments at some places, where as little is left as can be."""
    import numpy as np
    from scipy.optimize import least_squares

    def residuals(x: Any) -> Any:
        try:
            moved = list(point)
            for k, value in zip(at, x.tolist(), strict=True):
                moved[k] = value
            return np.array(function(moved))
        except (ArithmeticError, ValueError):
            return np.full(size, np.inf)

    size = len(function(point))
    with np.errstate(all="ignore"):
        ends = dict.fromkeys(("xtol", "ftol", "gtol"), float(ROUNDING))
        found = least_squares(residuals, [point[k] for k in at], **ends, max_nfev=STEPS)
    return found.fun, found.x


def _sources(balance: Balance, residuals: Sequence[Any]) -> list[str]:
    elements = balance.causal.graph.elements
    names = [name for difference in residuals for name in balance.closure.residuals[difference]]
    return list(dict.fromkeys(n for n in names if n in elements and elements[n].role == "source")) or names
