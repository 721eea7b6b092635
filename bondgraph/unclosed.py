"""Refusal of positions that are to agree and cannot, with the configuration in which they come closest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bondgraph.balance import Balance
from bondgraph.equations import Equations
from bondgraph.errors import SingularSystem
from bondgraph.evaluate import afresh
from bondgraph.lower import lower
from bondgraph.probe import Probe

OPEN = 1e-6
"""What is left in the closest configuration, if positions cannot agree."""
STEPS = 300
"""So long each search may be."""
SEARCHES = 6
"""From so many random points the closest configuration is sought."""


def unclosed(balance: Balance, held: Sequence[Any]) -> SingularSystem | None:
    """The refusal of positions that agree in no configuration found, with what is left at best; None where they do.

    Args:
        balance: the balance.
        held: differences of positions.
    """
    import numpy as np

    xp = balance.xp
    loose = replace(balance, constraints=())
    equations = Equations(loose, balance.steps, {xp.name(x): xp.number(0) for x in balance.states})
    given = {name: x for name, x in {**balance.parameters, **balance.inputs}.items() if x is not None}
    probe = Probe(equations, given)
    function = afresh(lower(equations, {str(k): gap for k, gap in enumerate(held)}))
    open_ones = {*balance.parameters, *balance.inputs} - given.keys()
    at = [k for k, name in enumerate(probe.names) if 0 < k <= len(equations.states) or name in open_ones]
    found = [_closest(function, point, at) for point in [*probe.points, *probe.far][:SEARCHES]]
    left, states = min(found, key=lambda pair: float(np.abs(pair[0]).max()))
    if (most := float(np.abs(left).max())) <= OPEN:
        return None
    placed = {name for name, _, _ in balance.causal.graph.coordinates()}
    named = zip(equations.states, states, strict=False)  # parameters and inputs follow
    shown = ", ".join(f"{name} = {value:.6g}" for name, value in named if name in placed)
    parties = _sources(balance, [gap for gap, x in zip(held, left, strict=True) if abs(x) > OPEN])
    return SingularSystem(
        ", ".join(parties),
        f"positions that are to agree do so in no configuration: at best a residual of {most:.3g} is left, at {shown}",
        parties=parties,
        remedy="correct lengths, places, or the directions of axes",
    )


def unjudged(balance: Balance, held: Sequence[Any]) -> SingularSystem:
    """The refusal of positions that agree, of which no random configuration tells how many are independent."""
    parties = _sources(balance, held)
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
        found = least_squares(residuals, [point[k] for k in at], xtol=1e-12, ftol=1e-12, gtol=1e-12, max_nfev=STEPS)
    return found.fun, found.x


def _sources(balance: Balance, held: Sequence[Any]) -> list[str]:
    elements = balance.causal.graph.elements
    names = [name for gap in held for name in balance.held[gap]]
    return list(dict.fromkeys(name for name in names if elements[name].role == "source")) or names
