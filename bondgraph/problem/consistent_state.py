"""Consistent initialisation: the nearest states that satisfy constraints, configurations before velocities."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.kinetics.homogeneous import UnitSearch, homogeneous_in
from bondgraph.problem.energy_free_states import firm_gradients, stored_directions, told_by_sensors
from bondgraph.problem.problem import Problem
from bondgraph.program.gauss_newton import ROUNDINGS, nearest, unwound
from bondgraph.program.least_squares import closest
from bondgraph.program.tolerances import DIGITS, ROUNDING

EXACT = 1e-15
"""A residual beside its terms that is their rounding: no step is needed."""
STEPS = 0.1, 3.0
"""Lengths of steps in a search, in sizes of the states."""

Residuals = Callable[[Sequence[float]], Sequence[float]]


def consistent_state(
    problem: Problem,
    time: float,
    states: Any,
    fixed: Collection[str],
    guessed: Collection[str] = (),
    resting: Collection[str] = (),
) -> Any:
    """The nearest states that satisfy the constraints, some of them fixed; None where none are found.

    Velocities follow first; where they cannot, coordinates do, and velocities thereafter; only then all together. Of
    coordinates those that are guessed move only as far as the others cannot close the loops, of velocities those that
    rest only where the others cannot follow.
    """
    import numpy as np

    if _is_exact(problem, time, states):
        return np.array(states, float)
    still = {*fixed, *placed(problem.equations)}

    def followed(here: Any) -> Any:
        found = satisfying(problem, time, here, still.union(resting)) if resting else None
        return satisfying(problem, time, here, still) if found is None else found

    found = followed(states) if _is_placed(problem, time, states) else None
    if found is None and (here := configuration(problem, time, states, fixed, guessed)) is not None:
        found = followed(here)
    return satisfying(problem, time, states, fixed) if found is None else found


def _is_exact(problem: Problem, time: float, states: Any) -> bool:
    """Whether all constraints hold but for rounding of their terms."""
    import numpy as np

    with suppress(ArithmeticError, ValueError), np.errstate(all="ignore"):
        left, gradients = np.abs(problem.constraints(time, states)), np.abs(problem.gradients(time, states))
        return bool((left <= EXACT * (gradients @ np.abs(states))).all())
    return False


def _is_placed(problem: Problem, time: float, states: Any) -> bool:
    """Whether velocities may be all that is to be found: no velocity closes what coordinates leave open."""
    import numpy as np

    with suppress(ArithmeticError, ValueError):
        left = np.abs(positions(problem, time)(list(states)))
        return bool(left.max(initial=0.0) <= DIGITS * (1.0 + np.abs(states).max(initial=0.0)))
    return False


def residual(problem: Problem, time: float, states: Any) -> float:
    """The largest residual of the constraints."""
    return max(map(abs, problem.constraints(time, states)))


def placed(equations: Equations) -> set[str]:
    """The states that are coordinates."""
    return {name for name, _, _ in equations.graph.coordinates()} & {*equations.states}


def of_position(equations: Equations) -> list[int]:
    """The constraints that hold coordinates and nothing else of the states."""
    return equations.cached("of position", lambda: _of_position(equations))


def _of_position(equations: Equations) -> list[int]:
    xp, others = equations.xp, {*equations.states} - placed(equations)
    moving = {xp.symbol(name) for name in others}
    return [k for k, c in enumerate(equations.constraints) if not equations.behind(xp.free(c)) & moving]


def satisfying(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The nearest states at which all constraints hold, but for those fixed; None where no way leads there.

    Efforts and flows that hold no energy, or that sensors tell, follow the others, which move only as far as those
    cannot: an open current is no reason for a coil to leave rest, nor friction that depends on a joint's reaction.
    """
    units = _units(problem, states, fixed)
    residuals = _with_norms(units, partial(problem.constraints, time))
    names, gradients = problem.equations.states, _with_gradients(units, partial(problem.gradients, time))
    begun, told = units.begun(states), told_by_sensors(problem.equations, "ef")
    sizes = problem.equations.balance.region.sizes(names)
    found, firm = None, stored_directions(problem, time, begun, told, units.fixed)
    if firm is not None:
        ways = _with_gradients(units, partial(firm_gradients, problem, time))
        found = nearest_states(residuals, begun, units.fixed, names, ways, firm, sizes)
    if found is None:
        found = nearest_states(residuals, begun, units.fixed, names, gradients, sizes=sizes)
    return None if found is None else units.ended(states, found)


def configuration(
    problem: Problem, time: float, states: Any, fixed: Collection[str], guessed: Collection[str] = ()
) -> Any:
    """The same states with the nearest coordinates that satisfy the constraints that hold only these; or None.

    Coordinates that are guessed stay where the others can close the loops, and move as little as they can elsewhere.
    Homogeneous coordinates are found as those of norm one, and have the norm that they had.
    """
    if not of_position(problem.equations):
        return None
    units = _units(problem, states, fixed, guessed)
    found = _configuration(problem, time, units, units.begun(states), units.fixed, units.guessed)
    return None if found is None else units.ended(states, found)


def _configuration(
    problem: Problem, time: float, units: UnitSearch, states: Any, fixed: Collection[str], guessed: Collection[str]
) -> Any:
    import numpy as np

    chosen, names = of_position(problem.equations), problem.equations.states
    sizes = problem.equations.balance.region.sizes(names)
    still = {*fixed, *({*names} - placed(problem.equations))}
    loose = {*names}.intersection(guessed) - still
    residuals = _with_norms(units, positions(problem, time))
    gradients = _with_gradients(units, lambda x: problem.gradients(time, x)[chosen])
    if loose and {*names} - still - loose:
        held = {*fixed, *loose}
        near = _configuration(problem, time, units, states, held, ())
        if near is None:
            close = _closest(problem, time, units, states, held)
            firm = np.diag([float(name in loose) for name in names])
            near = nearest_states(residuals, close, still, names, gradients, firm, sizes)
        if near is not None:
            return unwound(residuals, states, near)
    near = None if repeated(problem) else nearest_states(residuals, states, still, names, gradients, sizes=sizes)
    if near is None and (close := _closest(problem, time, units, states, fixed)) is not None:
        near = nearest_states(residuals, close, still, names, gradients, sizes=sizes)
    return None if near is None else unwound(residuals, states, near)


def _units(problem: Problem, states: Any, fixed: Collection[str], guessed: Collection[str] = ()) -> UnitSearch:
    """How homogeneous coordinates are sought."""
    equations = problem.equations
    groups = equations.cached("homogeneous", lambda: homogeneous_in(equations.graph, equations.states))
    return UnitSearch.of(groups, equations.states, states, fixed, guessed)


def _with_norms(units: UnitSearch, residuals: Residuals) -> Residuals:
    return (lambda x: [*residuals(x), *units.left(x)]) if units.groups else residuals


def _with_gradients(units: UnitSearch, gradients: Residuals) -> Any:
    import numpy as np

    return (lambda x: np.vstack([gradients(x), units.gradients(x)])) if units.groups else gradients


def released(problem: Problem, time: float, states: Any) -> Any:
    """The nearest states that satisfy the constraints, none fixed: of velocities, or of coordinates, too; or None."""
    still = placed(problem.equations)
    found = satisfying(problem, time, states, still)
    if found is not None:
        return found
    here = configuration(problem, time, states, ())
    return satisfying(problem, time, states, ()) if here is None else satisfying(problem, time, here, still)


def unmoved(problem: Problem, time: float, before: Any, found: Any) -> Any:
    """Consistent states, those as before that a search has moved by rounding alone, if constraints hold as well then.

    Rounding is a size to no state: nothing could be known of one that is 1e-17 beside others of order one.
    """
    import numpy as np

    still = np.abs(found - before) <= ROUNDING * max(np.abs(found).max(initial=0.0), np.abs(before).max(initial=0.0))
    states = np.where(still, before, found)
    with np.errstate(all="ignore"):
        terms = np.abs(problem.gradients(time, states)) @ np.abs(found)
        left, least = (np.abs(problem.constraints(time, x)) for x in (states, found))
    return states if (left <= np.maximum(least, ROUNDINGS * terms)).all() else found


def within_drift(problem: Problem, time: float, states: Any) -> Any:
    """The nearest states that satisfy the constraints, where these hold as far as a run keeps them; else None.

    A run ends with states that are off by its tolerances: they are as good a start as those they stand for.
    """
    import numpy as np

    with np.errstate(all="ignore"):
        left, gradients = np.abs(problem.constraints(time, states)), np.abs(problem.gradients(time, states))
        if not (left <= gradients @ (DIGITS * np.abs(states) + ROUNDING)).all():
            return None
    found = released(problem, time, states)
    # Where a constraint touches zero, so much left leaves its square root of the states open.
    most = math.sqrt(DIGITS) * np.abs(states).max(initial=0.0)
    return None if found is None or np.abs(found - states).max(initial=0.0) > most else found


def closest_configuration(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The same states with coordinates at which as little as possible is left of the constraints on them; or None."""
    units = _units(problem, states, fixed)
    close = _closest(problem, time, units, units.begun(states), units.fixed)
    return None if close is None else units.ended(states, close)


def _closest(problem: Problem, time: float, units: UnitSearch, states: Any, fixed: Collection[str]) -> Any:
    chosen, others = of_position(problem.equations), repeated(problem)
    free = [k for k, x in enumerate(problem.equations.states) if x in placed(problem.equations) and x not in fixed]
    if not chosen or not free:
        return None
    of_positions = positions(problem, time)

    def residuals(x: Sequence[float]) -> list[float]:
        again = problem.conditions(time, x) if others else []
        return [*of_positions(x), *(again[k] for k in others), *units.left(x)]

    sizes = problem.equations.balance.region.sizes(problem.equations.states)
    return closest(residuals, len(chosen) + len(others) + len(units.groups), states, free, sizes=sizes)


def positions(problem: Problem, time: float) -> Residuals:
    """What is left of the constraints on coordinates."""
    chosen = of_position(problem.equations)

    def residuals(x: Sequence[float]) -> list[float]:
        every = problem.constraints(time, x)
        return [every[k] for k in chosen]

    return residuals


def repeated(problem: Problem) -> list[int]:
    """Conditions on coordinates that others repeat, though only where motions go: elsewhere they tell these apart."""
    balance = problem.equations.balance
    return [k for k, condition in enumerate(balance.constraints.conditions) if condition in balance.closure.residuals]


def nearest_states(
    residuals: Residuals,
    states: Any,
    fixed: Collection[str],
    names: Sequence[str],
    gradients: Callable[[Sequence[float]], Any],
    firm: Any = None,
    sizes: Sequence[float] = (),
) -> Any:
    """The nearest states: first by short steps, since a long one may lead to another configuration altogether.

    Args:
        residuals: what is to vanish.
        states: where the search begins.
        fixed: names of those that stay.
        names: of the states.
        gradients: the residuals' derivatives by the states, a row each.
        firm: directions, a row each, in which they move only as far as they cannot in others.
        sizes: of the states, as of `nearest`.
    """
    import numpy as np

    weights = [0.0 if name in fixed else 1.0 for name in names]
    for longest in STEPS:
        with suppress(ArithmeticError, ValueError):
            found = nearest(residuals, list(states), weights, longest, gradients, firm, sizes)
            if found is not None:
                return _without_rounding(np.array(found), states)
    return None


def _without_rounding(found: Any, states: Any) -> Any:
    """The states found, zero where a guess has been taken back altogether: what it leaves of itself is rounding.

    As sizes of states, by which errors are controlled, such numbers would mean nothing.
    """
    import numpy as np

    return np.where((np.abs(found) <= ROUNDING * np.abs(states)) & (found != states), 0.0, found)
