"""Equations between events, for what asks for derivatives: held values that move nothing are left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import expressions
from bondgraph.errors import NotReducible
from bondgraph.graph.event import Clock


def between_events(equations: Equations, what: str) -> Equations:
    """The equations of the motion between events, without values that are held.

    Args:
        equations: the equations.
        what: for which they are, in words.

    Raises:
        NotReducible: where a clock sets values, or the motion depends on what is held.
    """
    if not equations.events and not equations.held:
        return equations
    xp = equations.xp
    used = {xp.name(s) for x in (*expressions(equations.steps), *equations.rates.values()) for s in xp.free(x)}
    sampled = tuple(
        name for rule in equations.events if isinstance(rule.trigger, Clock) for name, _ in rule.assignments
    )
    moving = tuple(dict.fromkeys((*sampled, *(name for name in equations.held if name in used))))
    if moving:
        law = f"{what} is that of a continuous motion, and events set {', '.join(moving)}"
        remedy = "give these values by a source instead, as an input, or by a continuous law"
        raise NotReducible(equations.graph.name, law, parties=moving, remedy=remedy)
    balance = equations.balance
    states = tuple(x for x in balance.states if xp.name(x) not in equations.held)
    rates = {name: rate for name, rate in equations.rates.items() if name not in equations.held}
    return replace(equations, balance=replace(balance, states=states), rates=rates, events=(), held=())


def without_held(equations: Equations, start: Any) -> Any:
    """A start without what is held, which the equations between events do not have."""
    if not isinstance(start, dict) or not equations.held:
        return start
    return {name: value for name, value in start.items() if name not in equations.held}
