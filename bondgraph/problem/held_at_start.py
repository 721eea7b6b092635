"""What a start gives of values that are held between events: numbers of states, and what these choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.event_rules import fixed_by_choice
from bondgraph.equations.lower import lower
from bondgraph.errors import ValueRefused
from bondgraph.graph.event import Beginning
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.tolerances import DIGITS


def check_numbers(equations: Equations, given: Mapping[str, float]) -> None:
    """Refuse the number of a state that there is not, from which no transition would lead.

    Raises:
        ValueRefused: telling what there are.
    """
    for name, held in equations.graph.held.items():
        if held.states and name in given and given[name] not in range(len(held.states)):
            law = f"{given[name]:.6g} is given for the start, and no state has this number"
            known = ", ".join(_shown(k, held.states) for k in range(len(held.states)))
            raise ValueRefused(name, law, parties=(name,), remedy=f"give one of {known}")


def check_choices(problem: Problem, time: float, states: Any, given: Mapping[str, float]) -> None:
    """Refuse a value that a state has not, which the motion would open with another one.

    Args:
        problem: equations with values.
        time, states: the start.
        given: what is given of it, by name.

    Raises:
        ValueRefused: telling both, and which state has it.
    """
    held, order = problem.equations.graph.held, problem.equations.states
    for rule in problem.equations.events:
        opened = dict(rule.assignments) if isinstance(rule.trigger, Beginning) else {}
        for name in (name for name in opened if name in given and held[name].chosen_by):
            by, x = held[name].chosen_by, given[name]
            tells, names = instant(lower(problem.equations, {name: opened[name]})), held[by].states
            values, at = list[float](), states.copy()
            for at[order.index(by)] in range(len(names)):
                values += tells(problem.arguments(time, at.tolist()))
            now = int(states[order.index(by)])
            alike = [k for k, value in enumerate(values) if abs(x - value) <= DIGITS * max(abs(x), abs(value))]
            if now in alike:
                continue
            law = f"{x:.6g} is given for the start, and in the state '{names[now]}' it is {values[now]:.6g}"
            remedy = (
                f"leave it out{f', and give {by}, ' + ' or '.join(_shown(k, names) for k in alike) if alike else ''}"
            )
            if name not in fixed_by_choice(problem.equations):
                remedy += f"; as a run had it, it goes with {', '.join(other for other in opened if other != name)}"
            raise ValueRefused(name, law, parties=(name, by), remedy=remedy)


def _shown(number: int, names: tuple[str, ...]) -> str:
    return f"{number} ({names[number]})"
