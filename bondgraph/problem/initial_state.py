"""Where a motion starts: states given, those that follow from flows and efforts, and those constraints demand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from typing import Any

from bondgraph.equations.available_names import available, by_whole_names
from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.inputs import named
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.suggestions import start_refused
from bondgraph.equations.velocities import drawn_velocities, driven, driving, followers, moving, renamed, velocities
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import check_units, finite
from bondgraph.kinetics.homogeneous import with_unit_norms
from bondgraph.kinetics.linkage_assembly import Near as Near
from bondgraph.kinetics.loop_closure import check_judged
from bondgraph.problem.conditions import check_conditions
from bondgraph.problem.consistent_state import consistent_state, unmoved, within_drift
from bondgraph.problem.free_contents import free_contents, with_contents
from bondgraph.problem.held_at_start import check_choices, check_numbers
from bondgraph.problem.inconsistent import inconsistent
from bondgraph.problem.initial_velocities import beside, carried_away, with_velocities
from bondgraph.problem.problem import Problem
from bondgraph.problem.start_names import Given, given_states
from bondgraph.problem.time_events import instant_of_start
from bondgraph.problem.velocity_choice_change import check_rows_judged
from bondgraph.program.evaluate import instant
from bondgraph.program.tolerances import DIGITS, ROUNDING


def initial_value_problem(
    equations: Equations,
    values: Any,
    time: float,
    given: Any,
    as_given: bool = False,
    end: float | None = None,
) -> tuple[Problem, Any]:
    """A problem and its initial state; constants of the motion that have no value come from the start.

    Args:
        equations, values, given, as_given: as of `initial_state`, but for what is no problem yet.
        time: the instant, in seconds.
        end: of the motion that starts there, which has what comes after a break in time exactly there; without it there
            is no motion, and everything is evaluated at the very instant.

    Raises:
        MissingValues, ValueRefused: as `Problem.of` and `initial_state`.
    """
    import numpy as np

    check_units(equations.drawn, values, given)
    whole = equations.varying
    if whole is None:
        problem = Problem.of(equations, values)
        return problem, initial_state(problem, _begun(problem, time, end), given, as_given)
    values, given = named("values", values, equations.drawn), named("start", given, equations.drawn)
    constants = whole.rates.keys() - equations.rates.keys()
    fixed = {name: value for name, value in values.items() if name in constants}
    rest = {name: value for name, value in values.items() if name not in constants}
    of_whole = Problem.of(whole, rest)
    first = initial_state(of_whole, _begun(of_whole, time, end), {**given, **fixed}, as_given)
    found = dict(zip(whole.states, first, strict=True))
    problem = Problem.of(equations, {**rest, **{name: float(found[name]) for name in constants}})
    return problem, np.array([found[name] for name in equations.states])


def with_constants_as_states(problem: Problem) -> Problem:
    """The same with constants of the motion among its states, as a start gives them."""
    equations = problem.equations
    if (whole := equations.varying) is None:
        return problem
    values = {**problem.parameters, **problem.signals, **problem.apart}
    constants = whole.rates.keys() - equations.rates.keys()
    return Problem.of(whole, {name: value for name, value in values.items() if name not in constants})


def _begun(problem: Problem, time: float, end: float | None) -> float:
    return time if end is None else instant_of_start(problem, time, end)


def initial_state(problem: Problem, time: float, given: Any, as_given: bool = False) -> Any:
    """The initial states, in their order.

    Momenta and charges may be given through flows and efforts, coordinates through efforts of compliances, and
    velocities that are no states as if they were: the states that give them are found. Flows may be given by the names
    of bonds and sensors. Stores that follow what sources read, as behind a droop, are empty unless they are given, or
    what is read. Where constraints hold among the states, those that are not given follow: what is guessed as `Near` is
    met first, as closely as they allow, flows that accelerations drive are at rest as far as that leaves them so, and
    the rest is as near to zero as it then can be, flows and efforts without energy after what is stored. Instead of
    states that hold them to six figures, as at the end of a run, the nearest are taken that hold them exactly.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        given: numbers by the names of states, flows or efforts; `Near(number)` for a state or velocity that may follow.
        as_given: whether they may contradict constraints that the equations do not enforce, but bring back, or violate.

    Raises:
        ValueRefused: for a name that is not a state, nor a flow or effort that gives one; for states that contradict
            the constraints, saying by how much; for velocities that contradict each other; for coordinates that are no
            attitude.
    """
    import numpy as np

    names = problem.equations.states
    given = by_whole_names(problem.equations, named("start", given, problem.equations.drawn))
    asked = given_states(problem, time, _without_prescribed(problem, time, given))
    of_stores = free_contents(problem.equations)
    given = {name: x for name, x in asked.values.items() if name not in of_stores}
    guessed = {name: value.value for name, value in given.items() if isinstance(value, Near)}
    hidden = guessed.keys() - {*names}
    away = carried_away(problem.equations, given)
    for name in sorted(hidden - away - velocities(problem.equations) if hidden else ()):
        raise start_refused(problem.equations, asked.as_called(name), names)
    given = {name: guessed.get(name, value) for name, value in given.items() if name not in hidden}
    given, wanted = _apart(problem.equations, given, away, guessed)
    chosen = _chosen(problem, time, given, asked)
    check_numbers(problem.equations, chosen)
    held = {name: each.start for name, each in problem.equations.graph.held.items()}
    states = np.array([chosen.get(name, held.get(name, 0.0)) for name in names])
    states = unless_given(problem, time, states, {*chosen, *moving(problem.equations)})
    known = {**problem.parameters, **dict(zip(names, states.tolist(), strict=True))}
    bounds = [bound for bound in problem.equations.graph.bounds if bound.names & {*names}]
    check_bounds(problem.equations.xp, bounds, known)
    _check_amounts(problem.equations, states)
    if problem.equations.balance.constraints.invariants and not as_given:
        problem = problem.with_constraints(problem.equations.balance.constraints.invariants)
    followed: set[str] = set()
    if problem.equations.constraints:
        fixed = chosen.keys() - guessed.keys()
        resting = driven(problem.equations).keys() - chosen.keys()
        with np.errstate(all="ignore"):  # what is not defined is no solution
            found = consistent_state(problem, time, states, fixed, guessed.keys(), resting)
            found = within_drift(problem, time, states) if found is None else found
            if found is None:
                raise inconsistent(problem, time, states, fixed, asked.called)
        found = unmoved(problem, time, states, found)
        found = with_unit_norms(problem.equations.graph, names, found, states, fixed)
        followed = {name for name, before, x in zip(names, states, found, strict=True) if x != before}
        states = found
    # Momenta of velocities that nothing is said of follow where loops are closed: elsewhere they may be undefined.
    states = unless_given(problem, time, states, {*chosen, *followed})
    check_choices(problem, time, states, chosen)
    if problem.equations.balance.closure.residuals:
        values = zip(arguments(problem.equations), problem.arguments(time, states.tolist()), strict=True)
        check_judged(problem.equations, dict(values), states.tolist())
    if not as_given:
        check_rows_judged(problem, time, states)
    tied = problem.equations.constraints and guessed.keys() & {*moving(problem.equations)}
    if wanted or hidden or tied or _leads_others(problem, time, chosen):
        told = velocities(problem.equations) | away | {*names}
        near = {name: number for name, number in guessed.items() if name in told}
        states = with_velocities(problem, time, states, wanted, chosen.keys() - guessed.keys(), near, asked.called)
    held = {name: x for name, x in wanted.items() if name not in away}
    firm = chosen.keys() - guessed.keys()
    states = with_contents(problem, time, states, asked.values, firm, guessed, held, asked.called)
    check_conditions(problem, time, states)
    return (
        _with_multipliers(problem, time, states, chosen)
        if problem.equations.balance.constraints.multipliers
        else states
    )


def _without_prescribed(problem: Problem, time: float, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is given but for coordinates that sources give, and velocities that constraints lock, where both agree as
    far as figures go.

    Raises:
        ValueRefused: where the position or velocity is another.
    """
    equations, led = problem.equations, prescribed(problem.equations, given) | _locked(problem.equations, given)
    if not led:
        return given
    found = instant(lower(equations, led))(problem.arguments(time, [0.0] * len(equations.states)))
    exact = {name: finite(name, given[name]) for name in led if not isinstance(given[name], Near)}
    for name, there in zip(led, found, strict=True):
        if not abs(exact.get(name, there) - there) <= DIGITS * (1 + abs(there)):
            refused = start_refused(equations, name, equations.states)
            law = f"{refused.law}: it is {there:.6g} at t = {time:g} s, not {exact[name]:.6g}"
            raise ValueRefused(name, law, parties=refused.parties, remedy=refused.remedy)
    return {name: x for name, x in given.items() if name not in led}


def prescribed(equations: Equations, names: Collection[str]) -> dict[str, Any]:
    """The coordinates among some names that no state moves, with their symbols: sources give them."""
    placed = {name: equations.xp.symbol(name) for name, _, _ in equations.graph.coordinates() if name in names}
    return {name: x for name, x in placed.items() if equations.behind({x}).isdisjoint(equations.balance.states)}


def _locked(equations: Equations, names: Collection[str]) -> dict[str, Any]:
    """The velocities among some names that neither states, nor inputs, nor time move, with their values."""
    xp, known = equations.xp, available(equations)
    found = {name: known[name] for name in {*names} & velocities(equations) & known.keys()}
    moved = {*equations.states, *equations.inputs, "t"}
    return {name: x for name, x in found.items() if moved.isdisjoint(map(xp.name, equations.behind(xp.free(x))))}


def _leads_others(problem: Problem, time: float, chosen: Collection[str]) -> bool:
    """Whether a velocity that is given is a state, while others of its junction follow from states; or whether those
    follow that sources drive, and nothing is said of any."""
    equations = problem.equations
    if given := velocities(equations).intersection(chosen):
        return not followers(equations).isdisjoint(beside(equations, given))
    if followers(equations).isdisjoint(drawn_velocities(equations)):
        return False
    with suppress(ArithmeticError, ValueError):  # an input that is not defined is refused with the first rates
        moved = [name for name, signal in problem.signals.items() if signal.value(time)]
        return bool(driving(equations, moved))
    return False


def unless_given(problem: Problem, time: float, states: Any, given: Collection[str]) -> Any:
    """The same, those of which nothing is said where their laws let them start: there, or at these coordinates."""
    import numpy as np

    equations = problem.equations
    wanted = {equations.xp.name(s): x for s, x in equations.balance.initial.items()}
    wanted = {name: x for name, x in wanted.items() if name in equations.states and name not in given}
    if not wanted:
        return states
    program = equations.cached(("starts", *wanted), lambda: lower(equations, wanted))
    try:
        values = instant(program)(problem.arguments(time, states.tolist()))
    except (ArithmeticError, ValueError) as trouble:
        law = f"the laws by which {', '.join(wanted)} start are not defined in this configuration: {trouble}"
        raise ValueRefused(
            "start",
            law,
            parties=[*wanted],
            remedy="start elsewhere, or choose other independent velocities, having(free=...)",
        ) from None
    found = dict(zip(wanted, values, strict=True))
    return np.array([found.get(name, x) for name, x in zip(equations.states, states.tolist(), strict=True)])


def _check_amounts(equations: Equations, states: Any) -> None:
    """Refuse a start with less than nothing of a species; what a run has left of one may be off by its tolerance.

    Raises:
        ValueRefused: naming the species.
    """
    amounts = {equations.xp.name(symbol) for symbol in equations.balance.amounts}
    found = {name: x for name, x in zip(equations.states, states.tolist(), strict=True) if name in amounts}
    for name, amount in found.items():
        if is_negative(amount, found.values()):
            law = f"at the start it is {amount:g}, and no amount of a species is negative"
            raise ValueRefused(name, law, parties=(name,), remedy="give zero or more")


def is_negative(amount: float, amounts: Iterable[float]) -> bool:
    """Whether an amount among others is negative beyond what an integration leaves."""
    return amount < -DIGITS * max(map(abs, amounts))


def _with_multipliers(problem: Problem, time: float, states: Any, chosen: Mapping[str, float]) -> Any:
    """The same, with those multipliers that go with them.

    Raises:
        ValueRefused: for one that is given, and another.
    """
    import numpy as np

    from bondgraph.problem.multipliers import Algebraic

    found = Algebraic(problem).completed(time, states)
    multipliers = [k for k, name in enumerate(problem.equations.states) if name not in problem.equations.rates]
    most = DIGITS * np.abs(found[multipliers]).max(initial=0.0) + ROUNDING
    for k in multipliers:
        name = problem.equations.states[k]
        if name in chosen and not abs(found[k] - chosen[name]) <= most:
            law = f"a multiplier follows from the other states: it is {found[k]:.6g} there, not {chosen[name]:.6g}"
            raise ValueRefused(name, law, parties=(name,), remedy="leave it out of the start")
    return found


def _apart(
    equations: Equations, given: Mapping[str, Any], away: Collection[str], guessed: Collection[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """What is given, and velocities whose states are to be found: none where all of them are in momenta's own laws, and
    none of these momenta is given beside them."""
    xp, states = equations.xp, equations.states
    start = {name: finite(name, value) for name, value in given.items()}
    if start.keys() <= set(states):
        return start, {}
    flows, laws = velocities(equations), equations.balance.starts.items()
    stored = {name: {xp.name(s) for s in xp.free(law)} for p, law in laws if (name := xp.name(p)) in states}
    unsaid, unsettled = flows - start.keys(), frozenset[str]()
    if equations.constraints:  # they settle the rest of what momenta are made of
        unsettled = unsaid.union({name for name, _, _ in equations.graph.coordinates()} - (start.keys() - guessed))
    mixed = [
        law for name, law in stored.items() if law & start.keys() and law & (unsaid if name in start else unsettled)
    ]
    direct = set().union(*stored.values()) if not mixed else set()
    hidden = ((start.keys() & flows) - direct - set(states)) | (start.keys() & away)
    found = followers(equations).union(away) if hidden else frozenset()
    wanted = {name: value for name, value in start.items() if name in found} if hidden & found else {}
    return {name: value for name, value in start.items() if name not in wanted}, wanted


def _chosen(problem: Problem, time: float, start: Mapping[str, float], asked: Given) -> dict[str, float]:
    """The states that are given, or follow from flows or efforts that are."""
    equations, xp = problem.equations, problem.equations.xp
    chosen = {name: value for name, value in start.items() if name in equations.states}
    others = {name: value for name, value in start.items() if name not in chosen}
    for state, flow in renamed(equations).items():
        if flow in others and state not in chosen:
            chosen[state] = others.pop(flow)
    through = equations.cached("given through", lambda: _through(equations, renamed(equations)))
    known = {xp.name(s) for symbols in through.values() for s in symbols}
    for name in others:
        if name not in known:
            raise start_refused(equations, asked.as_called(name), [*equations.states, *sorted(known)])
    for momentum, expression in equations.balance.starts.items():
        name = xp.name(momentum)
        named_here = {s for s in through.get(name, ()) if xp.name(s) in others}
        if not named_here:
            continue
        if name in start:
            parties = sorted({asked.as_called(each) for each in (name, *map(xp.name, named_here))})
            law = (
                f"this state is given twice, by {' and '.join(parties)}: each of them gives it, beside what sources do"
            )
            raise ValueRefused(name, law, parties=parties, remedy="give one of them")
        numbers = {s: xp.number(others.get(xp.name(s), 0.0)) for s in through[name]}
        program = lower(equations, {name: xp.substitute(expression, numbers)})
        now = problem.arguments(time, [chosen.get(n, 0.0) for n in equations.states])
        chosen[name] = instant(program)(now)[0]
    return chosen


def _through(equations: Equations, renamed: Collection[str]) -> dict[str, set[Any]]:
    """The flows and efforts through which momenta and charges may be given, by their names."""
    xp = equations.xp
    return {
        xp.name(momentum): {s for s in xp.free(expression) if _follows(equations, s, renamed)}
        for momentum, expression in equations.balance.starts.items()
        if xp.name(momentum) in equations.states
    }


def _follows(equations: Equations, symbol: Any, renamed: Collection[str]) -> bool:
    """Whether a flow or effort is found from momenta or charges, rather than driven, a state or a parameter."""
    stored = {x for x in equations.balance.starts if equations.xp.name(x) not in renamed}
    steps = equations.needed([symbol])
    return any(stored & needs(equations.xp, step) for step in steps)
