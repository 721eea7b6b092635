"""What dependent stores hold at a start where a source reads a flow or an effort, as a droop does: that is free.

The flow that is read is a state, and a capacitor behind it follows: its charge is as free as if it were the state
itself. Stores are empty where nobody says otherwise, and then the flow is what lets this one be empty.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.available_names import available, state_of
from bondgraph.equations.equations import Equations
from bondgraph.equations.suggestions import coordinates_given_by
from bondgraph.errors import ValueRefused
from bondgraph.graph.names import local
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.problem.consistent_state import nearest_states
from bondgraph.problem.constraint_programs import programs_of
from bondgraph.problem.energy_free_states import known_values, told_by_sensors, variables_of, without_rounding
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.tolerances import DIGITS


@dataclass(frozen=True)
class FreeStore:
    """A dependent store that follows what sources read.

    Args:
        contents: its momenta, charges or coordinates, by name.
        powers: its flows, where it holds momenta, and its efforts, where it holds charges, by name.
        behind: the states without energy that it follows.
    """

    contents: Mapping[str, Any]
    powers: Mapping[str, Any]
    behind: frozenset[str]


def read_states(equations: Equations) -> frozenset[str]:
    """The flows and efforts that are states and hold no energy: no momentum follows such a flow, and no charge such an
    effort."""

    def made() -> frozenset[str]:
        xp, pairs, found = equations.xp, equations.balance.bonds.values(), set[str]()
        following = [pair for store in equations.graph.contents for pair in _following(equations, store).items()]
        for place, (letter, own) in enumerate((("e", "q"), ("f", "p"))) if following else ():
            names = {xp.name(pair[place]) for pair in pairs} | told_by_sensors(equations, letter)
            holding = equations.behind({xp.symbol(name) for name, held in following if held == own})
            found |= (names & {*equations.rates}) - {*map(xp.name, holding)}
        return frozenset(found)

    return equations.cached("read states", made)


def free_stores(equations: Equations) -> Mapping[str, FreeStore]:
    """The dependent stores that follow such states, by name."""

    def made() -> dict[str, FreeStore]:
        xp, found, read = equations.xp, dict[str, FreeStore](), read_states(equations)
        for store in equations.graph.contents if read else ():
            letters = _following(equations, store)
            contents = {name: xp.symbol(name) for name in letters}
            if behind := read.intersection(map(xp.name, equations.behind(contents.values()))):
                powers = dict[str, Any]()
                for letter in {*letters.values()}:
                    powers |= variables_of(equations, store, letter)
                powers = {state_of(equations, name): symbol for name, symbol in powers.items()}
                found[store] = FreeStore(contents, powers, behind)
        return found

    return equations.cached("free stores", made)


def free_contents(equations: Equations) -> Mapping[str, Any]:
    """What a start may give of such stores: their contents, and their flows or efforts, by name."""
    found = dict[str, Any]()
    for store in free_stores(equations).values():
        found |= {**store.contents, **store.powers}
    return {name: x for name, x in found.items() if name not in equations.states}


def _following(equations: Equations, store: str) -> dict[str, str]:
    """The contents of a store that follow from states, by name, each with "p" or "q"; coordinates are among them."""
    known = known_values(equations) - {*equations.states}
    found = {name: local(name)[0] for name in equations.graph.contents[store] if name in known}
    coordinates = coordinates_given_by(equations.balance.causal, store)
    return found | dict.fromkeys(sorted(coordinates & known), "q")


def with_contents(
    problem: Problem,
    time: float,
    states: Any,
    asked: Mapping[str, Any],
    fixed: Collection[str],
    guessed: Collection[str],
    held: Mapping[str, float],
    called: Mapping[str, str],
) -> Any:
    """States at which such stores hold what is asked of them, and nothing where nothing is asked.

    Flows and efforts without energy move first, from where they are, and what stores hold only where these do not
    serve. Of stores that cannot all be empty, or as guessed, the first are, and the rest is as these leave it.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        states: where the search begins; they satisfy the constraints.
        asked: numbers, or guesses, by names of `free_contents` among others.
        fixed: names of states that stay.
        guessed: names of states that stay unless a number that is asked for needs others.
        held: velocities that the states give and that stay, by name.
        called: what the user has called those that have another name.

    Raises:
        ValueRefused: for numbers that no states near by give.
    """
    equations, stores = problem.equations, free_stores(problem.equations)
    if not stores:
        return states
    given = {name: x for name, x in asked.items() if name in free_contents(equations)}
    wanted = {name: x for name, x in given.items() if not isinstance(x, Near)}
    free = read_states(equations) - {*fixed}
    if wanted:
        stored = {name for names in equations.graph.contents.values() for name in names} - {*fixed}
        ways = (_satisfying(problem, time, states, {**held, **wanted}, loose) for loose in (free, free | stored))
        found = next((each for each in ways if each is not None), None)
        if found is None:
            raise _refused(problem, time, states, wanted, free, called)
        states = found
    aims = [{name: x.value} for name, x in given.items() if name not in wanted]
    aims += [dict.fromkeys(names, 0.0) for names in unsaid(equations, given)]
    return _led(problem, time, states, {**held, **wanted}, aims, free - {*guessed})


def unsaid(equations: Equations, given: Collection[str]) -> list[set[str]]:
    """What is led to zero of such stores, those before others: contents, or the other efforts beside some given."""
    stores = free_stores(equations).values()
    found = (each.powers if each.powers.keys() & {*given} else each.contents for each in stores)
    return [names for each in found if (names := each.keys() - {*given})]


def _led(
    problem: Problem,
    time: float,
    states: Any,
    held: Mapping[str, float],
    aims: Sequence[Mapping[str, float]],
    loose: Collection[str],
) -> Any:
    """States with all aims met, or one after another as far as those before allow."""
    every = {name: x for aim in (held, *reversed(aims)) for name, x in aim.items()}
    found = _satisfying(problem, time, states, every, loose) if aims and loose else states
    if found is not None:
        return found
    for aim in aims if len(aims) > 1 else ():
        found = _satisfying(problem, time, states, {**aim, **held}, loose)
        if found is not None:
            states, held = found, {**aim, **held}
    return states


def differing(problem: Problem, time: float, states: Any, aims: Mapping[str, float]) -> dict[str, float]:
    """What is not as aimed at, but for figures of what states contribute to it, with its value."""
    import numpy as np

    values, _ = _functions(problem, time, aims, ())
    found, wanted = values(states.tolist()), np.array([*aims.values()])
    terms = np.abs(wanted)
    with suppress(ArithmeticError, ValueError):  # undefined beside the start, perhaps
        terms = terms + np.abs(difference_jacobian(values, states)) @ np.abs(states)
    met = np.abs(found - wanted) <= DIGITS * terms
    return {name: float(x) for name, x, is_met in zip(aims, found, met, strict=True) if not is_met}


def _satisfying(problem: Problem, time: float, states: Any, wanted: Mapping[str, float], loose: Collection[str]) -> Any:
    """The nearest states at which constraints hold and quantities are as wanted, only loose ones moved; or None."""
    import numpy as np

    names, constraints = problem.equations.states, problem.equations.constraints
    values, slopes = _functions(problem, time, wanted, constraints)
    targets = np.pad([*wanted.values()], (0, len(constraints)))
    none = np.empty((0, len(names)))  # with firm directions, though none, what is open is judged alike in all units
    return nearest_states(lambda x: values(x) - targets, states, {*names} - {*loose}, names, slopes, none)


def _functions(
    problem: Problem, time: float, names: Collection[str], constraints: Sequence[Any]
) -> tuple[Callable[[Sequence[float]], Any], Callable[[Sequence[float]], Any]]:
    """Quantities, and then constraints, as a function of the states, and their derivatives by these, a row each."""
    import numpy as np

    equations = problem.equations
    symbols = {**available(equations), **free_contents(equations)}
    programs = programs_of(equations, (*(symbols[name] for name in names), *constraints))
    function = instant(programs.values)

    def values(x: Sequence[float]) -> Any:
        return np.array(function(problem.arguments(time, x)))

    if programs.jacobian is None:
        return values, lambda x: difference_jacobian(values, np.array(x))
    derivatives, shape = instant(programs.jacobian), (-1, len(equations.states))
    return values, lambda x: np.reshape(without_rounding(derivatives, problem.arguments(time, x)), shape)


def _refused(
    problem: Problem,
    time: float,
    states: Any,
    wanted: Mapping[str, float],
    free: Collection[str],
    called: Mapping[str, str],
) -> ValueRefused:
    equations = problem.equations
    shown = {called.get(name, name): x for name, x in wanted.items()}
    behind = sorted(
        set().union(*(s.behind for s in free_stores(equations).values() if {*s.contents, *s.powers} & {*wanted}))
    )
    numbers = dict(zip(equations.states, states.tolist(), strict=True))
    near = ", ".join(f"{name} = {numbers[name]:.6g}" for name in behind)
    values = ", ".join(f"{name} = {x:.6g}" for name, x in shown.items())
    law = f"no start was found with {values}: it follows from {', '.join(behind)}, "
    if free:
        law += f"and was sought from {near}"
        remedy = f"give another value, or {' and '.join(behind)}, or a guess beside: '{behind[0]}': Near(...)"
    else:
        law += f"given as {near}"
        remedy = f"give {' and '.join(shown)} or {' and '.join(behind)}"
    return ValueRefused("start", law, parties=(*shown, *behind), remedy=remedy)
