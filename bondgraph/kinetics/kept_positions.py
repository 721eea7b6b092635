"""Positions that a form keeps: driven velocities know none, and what the graph says of them is kept beside."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bondgraph.equations.balance import Balance
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, targets
from bondgraph.equations.positions import elsewhere
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.underdetermined import unmet
from bondgraph.kinetics.linkage_assembly import assembled
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.rank import independent_rows, most_independent
from bondgraph.program.tolerances import CLOSED, DIFFERENCES


def kept(balance: Balance, loops: ClosedLoops) -> Balance:
    """A balance with the positions that a graph keeps, from which it came by a change of velocities.

    Args:
        balance: the balance.
        loops: those of the graph.

    Raises:
        SingularSystem: where positions agree in no configuration.
    """
    xp, drawn, points, start = balance.xp, loops.drawn, loops.points, loops.start
    if drawn is None:
        return balance
    known = {*balance.states, *(s for step in balance.steps for s in targets(step))}
    known |= set(map(xp.symbol, (*drawn.parameters, *balance.inputs, "t")))
    residuals = {
        difference: givers for difference, givers in drawn.closure.residuals.items() if xp.free(difference) <= known
    }
    if not residuals:
        return balance
    balance = _opened(balance, drawn, residuals)
    used = {xp.name(s) for difference in residuals for s in xp.free(difference)}
    more = {name: value for name, value in drawn.parameters.items() if name in used}
    moving = tuple(difference for difference in residuals if difference not in drawn.constraints.conditions)
    still = tuple(difference for difference in residuals if difference in drawn.constraints.conditions)
    parameters = dict(sorted({**more, **balance.parameters}.items()))
    closure = replace(balance.closure, residuals=residuals)
    whole = replace(balance, parameters=parameters, closure=closure).constrained(independent=moving, conditions=still)
    whole = assembled(whole, points, start)
    chosen = _independent(whole, points)
    rest = [difference for difference in moving if difference not in chosen]
    return whole.constrained(independent=chosen, conditions=(*rest, *still))


def _opened(balance: Balance, drawn: Balance, residuals: Iterable[Any]) -> Balance:
    """The balance with coordinates as states that the graph keeps elsewhere than a driven velocity's integral is.

    Behind a row (1, 0) whose integral is x - r, the source's position is x - r, and not the x that has its rate.
    """
    xp = balance.xp
    given = {step.symbol: step.expression for step in balance.steps if isinstance(step, Let)}
    positions = {x: given[x] for x in drawn.states if x in given}
    apart = elsewhere(xp, positions, residuals, [x for x in drawn.states if x not in given])
    if not apart:
        return balance
    rates = {xp.rate(x): x for x in apart}
    steps = tuple(step for step in balance.steps if not {*targets(step)} & (apart | rates.keys()))
    opened = tuple(x for x in drawn.states if x in apart)
    rows = tuple(rate - given[rate] for rate in rates)
    return replace(balance, states=(*opened, *balance.states), steps=steps, rows=(*balance.rows, *rows))


def _independent(balance: Balance, points: RandomPoints) -> tuple[Any, ...]:
    """Constraints whose gradients are independent at closed configurations."""
    if not balance.constraints.independent:
        return ()
    states = points.of(Equations(balance, balance.steps, {balance.xp.name(x): x for x in balance.states}), {})
    if not states.points:
        raise unmet(balance, points)
    gradients = most_independent(states.gradients(), DIFFERENCES, noise=CLOSED)
    return tuple(balance.constraints.independent[k] for k in independent_rows(gradients, DIFFERENCES, noise=CLOSED))
