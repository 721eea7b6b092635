"""Consistent initialisation: the nearest states that satisfy constraints, configurations before velocities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.kinetics.loop_closure import owners
from bondgraph.problem.problem import Problem
from bondgraph.program.gauss_newton import nearest

OPEN = 1e-9
"""A residual of constraints on coordinates that is larger, where it is least, is no rounding."""
ROUNDING = 1e-15
"""A residual that cannot be less, even where a constraint has no slope."""
LONGEST = 300
"""So many steps a search for the closest configuration may take."""
STEPS = 0.1, 3.0
"""Lengths of steps in a search, in sizes of the states."""

Residuals = Callable[[Sequence[float]], Sequence[float]]


def consistent_state(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The nearest states that satisfy the constraints, some of them fixed.

    Velocities follow first; where they cannot, coordinates do, and velocities thereafter; only then all together.

    Raises:
        ValueRefused: where there are none, with the residual, and states that do or are the closest.
    """
    import numpy as np

    names = problem.equations.states
    placed = _placed(problem.equations)

    def all_of_them(x: Sequence[float]) -> list[float]:
        return problem.constraints(time, x)

    if _size(problem, time, states) <= ROUNDING:
        return np.array(states, float)
    found = _found(all_of_them, states, {*fixed, *placed}, names)
    if found is None:
        here = _configuration(problem, time, states, fixed)
        found = None if here is None else _found(all_of_them, here, {*fixed, *placed}, names)
    if found is None:
        found = _found(all_of_them, states, fixed, names)
    if found is None:
        raise _refused(problem, time, states, fixed)
    return np.array(found)


def _placed(equations: Equations) -> set[str]:
    return {name for name, _, _ in equations.graph.coordinates()} & {*equations.states}


def of_position(equations: Equations) -> list[int]:
    """The constraints that hold coordinates and nothing else of the states."""
    xp, others = equations.xp, {*equations.states} - _placed(equations)
    moving = {xp.symbol(name) for name in others}
    return [k for k, c in enumerate(equations.constraints) if not equations.behind(xp.free(c)) & moving]


def _positions(problem: Problem, time: float) -> tuple[list[Any], Residuals]:
    """The independent constraints on coordinates, and what is left of them."""
    chosen = of_position(problem.equations)

    def residuals(x: Sequence[float]) -> list[float]:
        every = problem.constraints(time, x)
        return [every[k] for k in chosen]

    return [problem.equations.constraints[k] for k in chosen], residuals


def _repeated(problem: Problem, time: float) -> tuple[list[Any], Residuals]:
    """Constraints on coordinates that others repeat, though only where motions go: elsewhere they tell these apart."""
    conditions = problem.equations.balance.conditions
    chosen = [k for k, condition in enumerate(conditions) if condition in problem.equations.balance.held]

    def residuals(x: Sequence[float]) -> list[float]:
        every = problem.conditions(time, x) if chosen else []
        return [every[k] for k in chosen]

    return [conditions[k] for k in chosen], residuals


def _configuration(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The same states with the nearest coordinates that satisfy the constraints that hold only these; or None."""
    chosen, residuals = _positions(problem, time)
    names = problem.equations.states
    still = {*names} - _placed(problem.equations)
    if not chosen:
        return None
    near = None if _repeated(problem, time)[0] else _found(residuals, states, {*fixed, *still}, names)
    if near is None:
        close = _closest(problem, time, states, fixed)
        near = None if close is None else _found(residuals, close, {*fixed, *still}, names)
    return near


def _closest(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The same states with coordinates at which as little as possible of the constraints on them is left; or None."""
    import numpy as np
    from scipy.optimize import least_squares

    (chosen, residuals), (others, repeated) = _positions(problem, time), _repeated(problem, time)
    free = [k for k, x in enumerate(problem.equations.states) if x in _placed(problem.equations) and x not in fixed]
    if not chosen or not free:
        return None

    def of_free(y: Any) -> Any:
        x = np.array(states, float)
        x[free] = y
        try:
            left = [*residuals(x.tolist()), *repeated(x.tolist())]
            return np.nan_to_num(np.array(left), nan=1e6, posinf=1e6, neginf=-1e6)
        except (ArithmeticError, ValueError):
            return np.full(len(chosen) + len(others), 1e6)

    with np.errstate(all="ignore"):
        found = np.array(states, float)
        found[free] = least_squares(of_free, found[free], xtol=1e-14, ftol=1e-14, gtol=1e-14, max_nfev=LONGEST).x
    return found


def _found(residuals: Residuals, states: Any, fixed: Collection[str], names: Sequence[str]) -> list[float] | None:
    """The nearest states: first by short steps, since a long one may lead to another configuration altogether."""
    for longest in STEPS:
        with suppress(ArithmeticError, ValueError):
            found = nearest(residuals, list(states), [0.0 if name in fixed else 1.0 for name in names], longest)
            if found is not None:
                return found
    return None


def _refused(problem: Problem, time: float, states: Any, fixed: Collection[str]) -> ValueRefused:
    """The refusal of states that satisfy no constraints."""
    equations, names = problem.equations, problem.equations.states
    given = [name for name in names if name in fixed]
    free = _released(problem, time, states)
    left = _size(problem, time, states)
    slips = _violated(problem, time, states)
    shown = f" in {', '.join(slips)}" if slips else ""
    law = f"the states do not satisfy the constraints: a residual of {left:.3g} is left{shown}" + (
        f" with {', '.join(given)} as given" if given else ", and from zero no states were found that do"
    )
    remedy = f"states that do, near these: {_listed(names, free)}" if free is not None else ""
    close = _closest(problem, time, states, fixed)
    loops = _open(problem, time, close) if close is not None else []
    if close is not None and loops:
        at = [name in _placed(equations) for name in names]
        shown = _listed([n for n, here in zip(names, at, strict=True) if here], close[at])
        law = f"{', '.join(loops)} cannot hold: at best a residual of {_largest(problem, time, close):.3g} is left" + (
            f" with {', '.join(given)} as given" if given else ""
        )
        law += f", at {shown}"
    return ValueRefused("start", law, parties=[*loops, *slips, *given] or names, remedy=remedy or _ADVICE)


def _violated(problem: Problem, time: float, states: Any) -> list[str]:
    """Names of what should vanish along every exact motion and does not, or repeats others, in a form that keeps it."""
    xp, balance = problem.equations.xp, problem.equations.balance
    if not {*balance.constraints} & {*balance.invariants}:
        return []
    values = zip(balance.constraints, problem.constraints(time, states), _repeating(problem, time, states), strict=True)
    return [xp.name(c) for c, x, again in values if c in balance.invariants and (again or not abs(x) < OPEN)]


def _repeating(problem: Problem, time: float, states: Any) -> list[bool]:
    """Which constraints' gradients depend on those of others."""
    import numpy as np

    gradients = problem.gradients(time, states)
    if not np.isfinite(gradients).all():
        return [False] * len(gradients)
    directions = np.linalg.svd(gradients)[0][:, np.linalg.matrix_rank(gradients) :]
    return [bool(part.max(initial=0.0) > OPEN) for part in np.abs(directions)]


_ADVICE = "correct the lengths, or give states (or guesses, Near(...)) closer to ones that satisfy the constraints"


def _released(problem: Problem, time: float, states: Any) -> Any:
    """States that do, where fewer of them are fixed."""
    import numpy as np

    names, placed = problem.equations.states, _placed(problem.equations)
    for fixed in (placed, set()):
        here = np.array(states, float) if fixed else _configuration(problem, time, states, ())
        start = states if here is None else here
        found = _found(lambda x: problem.constraints(time, x), start, placed if here is not None else (), names)
        if found is not None:
            return found
    return None


def _open(problem: Problem, time: float, states: Any) -> list[str]:
    """The sources whose position cannot be kept there."""
    chosen, residuals = _positions(problem, time)
    try:
        left = residuals(states.tolist())
    except BondGraphError:
        return []
    return owners(problem.equations, [c for c, x in zip(chosen, left, strict=True) if not abs(x) < OPEN])


def _largest(problem: Problem, time: float, states: Any) -> float:
    _, residuals = _positions(problem, time)
    return max(map(abs, residuals(states.tolist())))


def _size(problem: Problem, time: float, states: Any) -> float:
    return max(map(abs, problem.constraints(time, states)))


def _listed(names: Sequence[str], values: Any) -> str:
    return ", ".join(f"{name} = {value:.6g}" for name, value in zip(names, values, strict=True))
