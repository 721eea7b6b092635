"""What is given for an export: values of parameters and inputs, a start, and the outputs that are wanted."""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.equations.available_names import groups, quantity, told
from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.definite_energies import check_stores, check_values
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.lower import lower
from bondgraph.equations.suggestions import value_refused
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.graph.values import finite
from bondgraph.problem.free_contents import free_stores
from bondgraph.problem.held_at_start import check_numbers
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.jumps_at_branches import jump_at_branch
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import moment_after
from bondgraph.problem.velocity_choice_change import check_determined
from bondgraph.program.calls import outside
from bondgraph.program.evaluate import instant


def given_numbers(equations: Equations, values: Any) -> dict[str, float]:
    """The parameters and inputs that have a value.

    Raises:
        ValueRefused: for unknown names, values that are not numbers, and values out of bounds.
    """
    known = [*equations.parameters, *equations.inputs]
    named_values = named("values", values, equations.drawn)
    given = {name: value for name, value in named_values.items() if name not in equations.before.dropped}
    for name in given:
        if name not in known:
            raise value_refused(equations, name, known)
    defaults = {**equations.parameters, **equations.balance.inputs}
    merged = {**defaults, **given}
    found = {name: _number(name, merged[name]) for name in known if merged[name] is not None}
    parameters = {name: value for name, value in found.items() if name in equations.parameters}
    check_values(equations, parameters)
    check_stores(equations, parameters)
    check_bounds(equations.xp, equations.graph.bounds, parameters)
    return found


def _number(name: str, value: Any) -> float:
    try:
        return finite(name, value)
    except ValueRefused as error:
        raise ValueRefused(
            name,
            f"{error.law}, and exported equations start from numbers",
            parties=(name,),
            remedy="give a number; the program that runs the equations gives an input its course",
        ) from None


def given_start(
    equations: Equations, numbers: dict[str, float], start: Any
) -> tuple[dict[str, float], list[float | None]]:
    """The numbers, with the constants of the motion, and the initial states.

    Where a value is missing no initial value problem can be solved, and only states themselves can be given. What is
    said of a start by blocks and events holds nevertheless.
    """
    given = named("start", start, equations.drawn)
    whole = equations.varying or equations
    complete = numbers.keys() >= {*whole.parameters, *equations.inputs}
    if complete or not set(given) <= set(equations.states) or equations.constraints:
        if complete:
            check_determined(equations, numbers, 0.0, given, moment_after(0.0))
        problem, states = initial_value_problem(equations, numbers, 0.0, given, end=moment_after(0.0))
        return {**numbers, **{name: problem.parameters[name] for name in equations.parameters}}, states.tolist()
    check_numbers(equations, {name: finite(name, x) for name, x in given.items()})
    known = {name: each.start for name, each in equations.graph.held.items()} | given
    begun = {name: finite(name, known.get(name, 0.0)) for name in equations.states}
    laws = {equations.xp.name(s): law for s, law in equations.balance.initial.items()}
    wanted = begun.keys() & laws.keys() - given.keys()
    opened = {name: _begun(equations, laws[name], numbers | begun) for name in wanted}
    # Flows that sources read begin where stores that follow them are empty.
    opened |= dict.fromkeys({x for store in free_stores(equations).values() for x in store.behind} - given.keys())
    return numbers, [opened.get(name, x) for name, x in begun.items()]


def tell_jumps(equations: Equations, numbers: Mapping[str, float], began: Sequence[float | None]) -> None:
    """Warn of what jumps where a law changes branch though its rate is needed: no exported program looks for that.

    Nothing is said where a value is missing.
    """
    states = [math.nan if x is None else x for x in began]
    if not equations.continuous or not numbers.keys() >= {*equations.parameters, *equations.inputs}:
        return
    if jump := jump_at_branch(Problem.of_known_motion(equations, numbers), states):
        values = f"from {jump.low:.6g} to {jump.high:.6g} where {jump.place} = 0"
        law = f"'{jump.name}' jumps {values}, and its rate is needed"
        why = "simulate stops there, for an impulse is missing; exported programs do not look for it, and go on"
        remedy = "Let it change within a short time, by a formula without a jump"
        warnings.warn(f"{equations.graph.name}: {law}: {why}. {remedy}.", UserWarning, stacklevel=outside())


def _begun(equations: Equations, law: Any, known: Mapping[str, float]) -> float | None:
    """What a law lets a state start with; None where it needs a value that is missing."""
    program = lower(equations, {"start": law})
    try:
        found = float(instant(program)([known.get(name, math.nan) for name in program.arguments])[0])
    except (BondGraphError, ArithmeticError, ValueError):
        return None
    return found if math.isfinite(found) else None


def given_outputs(equations: Equations, chosen: Sequence[str] | None) -> dict[str, Any]:
    """The expressions of what is computed besides the rates, by name; where nothing is chosen, all that the equations
    tell themselves: what a form has carried away is told where it is asked for.

    States and inputs may be among the chosen.

    Raises:
        ValueRefused: for unknown names, and reactions that redundant constraints leave open.
    """
    if chosen is None:
        return told(equations)
    if isinstance(chosen, str):
        raise ValueRefused(
            "outputs", f"{chosen!r:.60} is one text, not a list of names", remedy=f"give [{chosen!r:.60}]"
        )
    if TIME in chosen:
        law = "time is an argument of the programs, and no output"
        raise ValueRefused("outputs", law, parties=(TIME,), remedy="leave it out")
    known = groups(equations)
    return {part: quantity(equations, part) for name in chosen for part in known.get(name, (name,))}
