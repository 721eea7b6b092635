"""Positions given in time that a mechanism cannot reach: its constraints become dependent, and no motion goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.places import Places
from bondgraph.equations.positions import positions_given
from bondgraph.errors import BondGraphError, NoSolution
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.program.tolerances import CLOSED
from bondgraph.simulate.diagnosis import configuration

HALVINGS = 40
"""The time that is left is halved so often for the first instant at which positions are looked at."""
EVEN = (1.0, 3.0)
"""A position that is given goes on at its rate where in twice the time it leads between so many times as far."""
REMEDY = "give a course within reach; change a dimension, if the mechanism is meant to come there"


def is_out_of_reach(refusal: NoSolution) -> bool:
    """Whether a refusal says this."""
    return refusal.remedy == REMEDY


def leads_out_of_reach(
    rows: ConstraintRows, combination: Any, inside: Callable[[float], float], start: float, end: float, states: Any
) -> bool:
    """Whether positions given in time lead on to where no configuration near by is closed.

    No velocity changes the combination of constraints that becomes dependent. Where time changes it at some rate, only
    what is of second order in positions can make up for that, and at a dead point it does so to one side alone. Where
    the rate is zero, as where a drive just reaches the dead point, or where several motions go on, it is not so.

    Args:
        rows: the constraints.
        combination: by what each of them is multiplied.
        inside: gives the instant at which laws are evaluated for another.
        start, end: where constraints become dependent, and the end of the motion.
        states: those at the start.
    """

    def left(time: float) -> float:
        return float(combination @ rows.values(time, states))

    try:
        here, before = left(inside(start)), 0.0
        for halved in range(HALVINGS, -1, -1):
            time = inside(start + (end - start) / 2**halved)
            led = abs(left(time) - here)
            if led > CLOSED:
                if not EVEN[0] * before < led < EVEN[1] * before:
                    return False
                if next(rows.places(time, states), None) is None:
                    return True
            before = led
    except (BondGraphError, ArithmeticError, ValueError):
        return False
    return False


def out_of_reach(rows: ConstraintRows, taking: Sequence[int], states: Any) -> NoSolution:
    """The refusal of a motion that is led there.

    Args:
        rows: the constraints.
        taking: those that become dependent.
        states: where they do.
    """
    holders, equations = rows.parties(taking), rows.problem.equations
    givers = _givers(rows, taking, holders)
    loops = [name for name in holders if name not in givers]
    who = f"the position that {givers[0]} gives" if givers else "what is given in time of these positions"
    who = f"the positions that {' and '.join(givers)} give" if len(givers) > 1 else who
    held = f": a little later {', '.join(loops)} cannot be closed" if loops else ""
    law = f"{who} cannot be reached from here on{configuration(rows.problem, states, equations.states)}{held}"
    return NoSolution(", ".join([*givers, *loops]), law, parties=(*givers, *loops), remedy=REMEDY)


def _givers(rows: ConstraintRows, taking: Sequence[int], holders: Sequence[str]) -> list[str]:
    """The sources that give, other than by numbers, positions that stand in some constraints."""
    equations, xp = rows.problem.equations, rows.problem.equations.xp
    symbols = {symbol for k in taking for symbol in xp.free(rows.constraints[k])}
    standing = [*symbols, *(step.expression for step in equations.needed(symbols) if isinstance(step, Let))]
    numbers = {*equations.balance.parameters}
    return [
        name
        for _, position, name in positions_given(Places(equations.graph, xp))
        if {xp.name(symbol) for symbol in xp.free(position)} - numbers and (name in holders or position in standing)
    ]
