"""Equations between events, for what asks for derivatives: held values that move nothing are left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import expressions
from bondgraph.errors import NotReducible
from bondgraph.graph.event import Clock


def between_events(equations: Equations, what: str, inputs: Sequence[str] | None = None) -> Equations:
    """The equations of the motion between events, without values that are held.

    Args:
        equations: the equations.
        what: for which they are, in words.
        inputs: names of inputs that are asked for. Held values among them are inputs, which a value is given to.

    Raises:
        NotReducible: where the motion depends on what is held and is no input, or a clock sets it.
    """
    if not equations.events and not equations.held:
        return equations
    xp = equations.xp
    given = [name for name in equations.held if name in (inputs or ())]
    used = {xp.name(s) for x in (*expressions(equations.steps), *equations.rates.values()) for s in xp.free(x)}
    sampled = () if given else tuple(
        name for rule in equations.events if isinstance(rule.trigger, Clock) for name, _ in rule.assignments
    )  # fmt: skip
    held = (*sampled, *(name for name in equations.held if name in used))
    moving = tuple(name for name in dict.fromkeys(held) if name not in given)
    if moving:
        law = f"{what} is that of a continuous motion, and events set {', '.join(moving)}"
        listed = ", ".join(f"'{name}'" for name in (*given, *moving) if name in used) or f"'{moving[0]}'"
        remedy = f"take what is held as an input, inputs=[{listed}], whose value you give; or write a continuous law"
        raise NotReducible(equations.graph.name, law, parties=moving, remedy=remedy)
    balance = equations.balance
    states = tuple(x for x in balance.states if xp.name(x) not in equations.held)
    rates = {name: rate for name, rate in equations.rates.items() if name not in equations.held}
    starts = {name: held.start for name, held in equations.graph.held.items() if name in given}
    balance = replace(balance, states=states, inputs={**balance.inputs, **starts})
    return replace(equations, balance=balance, rates=rates, events=(), held=())


def without_held(
    equations: Equations, start: Any, values: Any = None, inputs: Sequence[str] | None = None
) -> tuple[Any, Any]:
    """A start without what is held, which the equations between events do not have, and values with what is an input.

    Args:
        equations: with the held values among their states.
        start: states by name.
        values: parameters and inputs by name.
        inputs: names of inputs that are asked for.
    """
    if not isinstance(start, dict) or not equations.held:
        return start, values
    given = {name: start[name] for name in equations.held if name in start and name in (inputs or ())}
    rest = {name: value for name, value in start.items() if name not in equations.held}
    return rest, {**given, **(values or {})} if given else values
