"""Settling: states that satisfy constraints, configurations before velocities, and the closest where there are none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.problem.problem import Setting
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


def settled(setting: Setting, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The nearest states that satisfy the constraints, some of them fixed.

    Velocities follow first; where they cannot, coordinates do, and velocities thereafter; only then all together.

    Raises:
        ValueRefused: where there are none, with the residual, and states that do or are the closest.
    """
    import numpy as np

    names = setting.equations.states
    placed = _placed(setting.equations)

    def all_of_them(x: Sequence[float]) -> list[float]:
        return setting.constraints(time, x)

    if _size(setting, time, states) <= ROUNDING:
        return np.array(states, float)
    found = _found(all_of_them, states, {*fixed, *placed}, names)
    if found is None:
        here = _configuration(setting, time, states, fixed)
        found = None if here is None else _found(all_of_them, here, {*fixed, *placed}, names)
    if found is None:
        found = _found(all_of_them, states, fixed, names)
    if found is None:
        raise _refused(setting, time, states, fixed)
    return np.array(found)


def _placed(equations: Equations) -> set[str]:
    return {name for name, _, _ in equations.graph.coordinates()} & {*equations.states}


def of_position(equations: Equations) -> list[int]:
    """The constraints that hold coordinates and nothing else of the states."""
    xp, others = equations.xp, {*equations.states} - _placed(equations)
    moving = {xp.symbol(name) for name in others}
    return [k for k, c in enumerate(equations.constraints) if not equations.behind(xp.free(c)) & moving]


def owners(equations: Equations, constraints: Sequence[Any]) -> list[str]:
    """The sources whose position some constraints keep."""
    elements, found = equations.graph.elements, []
    for constraint in constraints:
        givers = equations.balance.held.get(constraint, ())
        found += [n for n in givers if n in elements and elements[n].role == "source"] or list(givers)[-1:]
    return list(dict.fromkeys(found))


def _positions(setting: Setting, time: float) -> tuple[list[Any], Residuals]:
    """The independent constraints on coordinates, and what is left of them."""
    chosen = of_position(setting.equations)

    def residuals(x: Sequence[float]) -> list[float]:
        every = setting.constraints(time, x)
        return [every[k] for k in chosen]

    return [setting.equations.constraints[k] for k in chosen], residuals


def _repeated(setting: Setting, time: float) -> tuple[list[Any], Residuals]:
    """Constraints on coordinates that others repeat, though only where motions go: elsewhere they tell these apart."""
    conditions = setting.equations.balance.conditions
    chosen = [k for k, condition in enumerate(conditions) if condition in setting.equations.balance.held]

    def residuals(x: Sequence[float]) -> list[float]:
        every = setting.conditions(time, x) if chosen else []
        return [every[k] for k in chosen]

    return [conditions[k] for k in chosen], residuals


def _configuration(setting: Setting, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The same states with the nearest coordinates that satisfy the constraints that hold only these; or None."""
    chosen, residuals = _positions(setting, time)
    names = setting.equations.states
    still = {*names} - _placed(setting.equations)
    if not chosen:
        return None
    near = None if _repeated(setting, time)[0] else _found(residuals, states, {*fixed, *still}, names)
    if near is None:
        close = _closest(setting, time, states, fixed)
        near = None if close is None else _found(residuals, close, {*fixed, *still}, names)
    return near


def _closest(setting: Setting, time: float, states: Any, fixed: Collection[str]) -> Any:
    """The same states with coordinates at which as little as possible of the constraints on them is left; or None."""
    import numpy as np
    from scipy.optimize import least_squares

    (chosen, residuals), (others, repeated) = _positions(setting, time), _repeated(setting, time)
    free = [k for k, x in enumerate(setting.equations.states) if x in _placed(setting.equations) and x not in fixed]
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


def _refused(setting: Setting, time: float, states: Any, fixed: Collection[str]) -> ValueRefused:
    """The refusal of states that satisfy no constraints."""
    equations, names = setting.equations, setting.equations.states
    given = [name for name in names if name in fixed]
    free = _released(setting, time, states)
    left = _size(setting, time, states)
    slips = _violated(setting, time, states)
    shown = f" in {', '.join(slips)}" if slips else ""
    law = f"the states do not satisfy the constraints: a residual of {left:.3g} is left{shown}" + (
        f" with {', '.join(given)} as given" if given else ", and from zero no states were found that do"
    )
    remedy = f"states that do, near these: {_listed(names, free)}" if free is not None else ""
    close = _closest(setting, time, states, fixed)
    loops = _open(setting, time, close) if close is not None else []
    if close is not None and loops:
        at = [name in _placed(equations) for name in names]
        shown = _listed([n for n, here in zip(names, at, strict=True) if here], close[at])
        law = f"{', '.join(loops)} cannot hold: at best a residual of {_largest(setting, time, close):.3g} is left" + (
            f" with {', '.join(given)} as given" if given else ""
        )
        law += f", at {shown}"
    return ValueRefused("start", law, parties=[*loops, *slips, *given] or names, remedy=remedy or _ADVICE)


def _violated(setting: Setting, time: float, states: Any) -> list[str]:
    """Names of what should vanish along every exact motion and does not, or repeats others, in a form that keeps it."""
    xp, balance = setting.equations.xp, setting.equations.balance
    if not {*balance.constraints} & {*balance.invariants}:
        return []
    values = zip(balance.constraints, setting.constraints(time, states), _repeating(setting, time, states), strict=True)
    return [xp.name(c) for c, x, again in values if c in balance.invariants and (again or not abs(x) < OPEN)]


def _repeating(setting: Setting, time: float, states: Any) -> list[bool]:
    """Which constraints' gradients depend on those of others."""
    import numpy as np

    gradients = setting.gradients(time, states)
    if not np.isfinite(gradients).all():
        return [False] * len(gradients)
    directions = np.linalg.svd(gradients)[0][:, np.linalg.matrix_rank(gradients) :]
    return [bool(part.max(initial=0.0) > OPEN) for part in np.abs(directions)]


_ADVICE = "correct the lengths, or give states (or guesses, Near(...)) closer to ones that satisfy the constraints"


def _released(setting: Setting, time: float, states: Any) -> Any:
    """States that do, where fewer of them are fixed."""
    import numpy as np

    names, placed = setting.equations.states, _placed(setting.equations)
    for fixed in (placed, set()):
        here = np.array(states, float) if fixed else _configuration(setting, time, states, ())
        start = states if here is None else here
        found = _found(lambda x: setting.constraints(time, x), start, placed if here is not None else (), names)
        if found is not None:
            return found
    return None


def _open(setting: Setting, time: float, states: Any) -> list[str]:
    """The sources whose position cannot be kept there."""
    chosen, residuals = _positions(setting, time)
    try:
        left = residuals(states.tolist())
    except BondGraphError:
        return []
    return owners(setting.equations, [c for c, x in zip(chosen, left, strict=True) if not abs(x) < OPEN])


def _largest(setting: Setting, time: float, states: Any) -> float:
    _, residuals = _positions(setting, time)
    return max(map(abs, residuals(states.tolist())))


def _size(setting: Setting, time: float, states: Any) -> float:
    return max(map(abs, setting.constraints(time, states)))


def _listed(names: Sequence[str], values: Any) -> str:
    return ", ".join(f"{name} = {value:.6g}" for name, value in zip(names, values, strict=True))
