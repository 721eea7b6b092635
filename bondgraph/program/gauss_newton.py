"""States that satisfy constraints, near given ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from bondgraph.program.rank import lexicographic_solution, minimum_norm_solution
from bondgraph.program.tolerances import CLOSED, ROUNDING

ITERATIONS = 50
SETTLED = 1e-12
"""Residual at which constraints count as satisfied, relative to their derivatives times the size of the states."""
FALLS = 0.25
"""A step that leaves less than this part of a residual converges still: the next one is made, too."""
ROUNDINGS = 8 * 2.0**-53
"""What a few operations leave of a constraint, beside the largest that derivatives times the states are, or one."""
STALLED = 5
"""After so many steps that halve no residual, what is left of them is no more than rounding if it is as small."""
DIFFERENCE = 6e-6
"""Step of a central difference that balances rounding and curvature: the cube root of the spacing of floats, 2u."""


def difference_jacobian(residuals: Callable[[Sequence[float]], Sequence[float]], x: Any, steps: Any = ()) -> Any:
    """The Jacobian of residuals by central differences, of shape (constraints, states).

    Args:
        residuals: a function of the states.
        x: the states.
        steps: the differences of the states to either side; without them these of the states, or of one, give it best.
    """
    import numpy as np

    columns = []
    for k, h in enumerate(steps if len(steps) else difference_steps(x)):
        ahead, behind = x.copy(), x.copy()
        ahead[k] += h
        behind[k] -= h
        columns.append((np.asarray(residuals(ahead.tolist())) - np.asarray(residuals(behind.tolist()))) / (2 * h))
    return np.array(columns).T.reshape(-1, len(x))


def difference_steps(x: Any, sizes: Any = 1.0) -> Any:
    """The differences of states that tell derivatives best, of those of some sizes."""
    import numpy as np

    return DIFFERENCE * np.maximum(sizes, np.abs(x))


def nearest(
    residuals: Callable[[Sequence[float]], Sequence[float]],
    start: Sequence[float],
    weights: Sequence[float] = (),
    longest: float = 3.0,
    jacobian: Callable[[Sequence[float]], Any] | None = None,
    firm: Any = None,
    sizes: Sequence[float] = (),
) -> list[float] | None:
    """States at which residuals vanish, by Gauss-Newton steps of minimum norm; None where they do not converge.

    Args:
        residuals: the constraints as a function of the states.
        start: where the search begins.
        weights: how easily each state moves; those with zero stay.
        longest: of the steps, in sizes of the states in them. Short ones end nearer to the start, and sooner nowhere.
        jacobian: the residuals' derivatives by the states, of shape (residuals, states); where it is undefined, and
            without it, these are central differences.
        firm: directions of the states, of shape (rows, states), in which these move only as far as no other serves.
        sizes: of the states, beside which near is near; without them these are one.
    """
    import numpy as np

    if any(size != 1.0 for size in sizes):
        by = np.array(sizes)
        left, begun = in_sizes(residuals, by), np.asarray(start, float) / by
        gradients = jacobian and (lambda x: np.asarray(jacobian((np.asarray(x) * by).tolist()), float) * by)
        units = _units(left, gradients, begun)
        found = nearest(
            lambda x: (np.asarray(left(x)) / units).tolist(),
            begun.tolist(),
            weights,
            longest,
            gradients and (lambda x: gradients(x) / units[:, None]),
            None if firm is None else firm * by,
        )
        return None if found is None else (np.array(found) * by).tolist()
    with np.errstate(all="ignore"):  # a step may lead where nothing is defined; then there is no way on
        ease = np.array(weights if len(weights) else np.ones(len(start)))
        step = partial(_step, ease, firm, longest)
        return _searched(residuals, partial(_derivatives, residuals, jacobian), np.array(start, float), step)


def in_sizes(
    residuals: Callable[[Sequence[float]], Sequence[float]], sizes: Any
) -> Callable[[Sequence[float]], Sequence[float]]:
    """The residuals as a function of the states in their sizes."""
    import numpy as np

    return lambda x: residuals((np.asarray(x) * sizes).tolist())


def _units(residuals: Callable[[Sequence[float]], Sequence[float]], jacobian: Any, x: Any) -> Any:
    """What states of order one make of each residual, at a place or beside it, where it may vanish.

    Rounding is to be told from it: of one in metres and one in radians it is not the same.
    """
    import numpy as np

    with np.errstate(all="ignore"):
        places = x, x + np.cos(np.arange(len(x)))
        found = [np.abs(_derivatives(residuals, jacobian, each)).max(axis=1, initial=0.0) for each in places]
    sizes = np.nanmax(np.where(np.isfinite(found), found, 0.0), axis=0)
    return np.where(sizes > 0, sizes, 1.0)


def unwound(
    residuals: Callable[[Sequence[float]], Sequence[float]], begun: Sequence[float], found: Sequence[float]
) -> Any:
    """The same configuration with angles that a search has turned by whole turns less than half a turn away.

    Where angles belong together, as those of two gears, all are turned back at once; else each by itself.

    Args:
        residuals: the constraints as a function of the states.
        begun: where the search began, of shape (n,).
        found: where it ended; states that no turn brings to the same configuration, as lengths, stay.
    """
    import numpy as np

    here = np.array(found, float)
    turns = 2 * np.pi * np.round((here - np.asarray(begun, float)) / (2 * np.pi))
    turned = np.flatnonzero(turns)
    for places in ([turned] if len(turned) > 1 else []) + [np.array([k]) for k in turned]:
        back = here.copy()
        back[places] = np.asarray(found, float)[places] - turns[places]
        with suppress(ArithmeticError, ValueError):
            left = np.abs(residuals(back.tolist())).max(initial=0.0)
            if left <= np.abs(residuals(here.tolist())).max(initial=0.0) + ROUNDING * np.abs(here).max():
                here = back
    return here


def _step(ease: Any, firm: Any, longest: float, x: Any, jacobian: Any, left: Any) -> tuple[Any, bool]:
    """The least step after which nothing is left of linear residuals, in firm directions before others; as long as the
    sizes of the states that stand in them allow, and whether that made it shorter."""
    import numpy as np

    if firm is not None:
        step = ease * lexicographic_solution([(jacobian * ease, -left), (firm * ease, np.zeros(len(firm)))])
    else:
        step = ease * minimum_norm_solution(jacobian * ease, -left)
    # Which configuration is found is not to depend on the velocities, momenta or multipliers that a form has beside.
    limit = longest * (1.0 + np.abs(x[jacobian.any(axis=0)]).max(initial=0.0))
    part = min(1.0, limit / max(np.abs(step).max(initial=0.0), 1e-300))
    return step * part, part < 1.0


def _derivatives(
    residuals: Callable[[Sequence[float]], Sequence[float]], jacobian: Callable[[Sequence[float]], Any] | None, x: Any
) -> Any:
    """The Jacobian as it is given, or by differences where that is undefined, as beside a root of zero."""
    import numpy as np

    if jacobian is not None:
        with suppress(ArithmeticError, ValueError):
            found = np.asarray(jacobian(x.tolist()), float)
            if np.isfinite(found).all():
                return found
    return difference_jacobian(residuals, x)


def _searched(
    residuals: Callable[[Sequence[float]], Sequence[float]],
    derivatives: Callable[[Any], Any],
    x: Any,
    step: Callable[[Any, Any, Any], tuple[Any, bool]],
) -> list[float] | None:
    import numpy as np

    size, least, stalled, is_short = np.inf, np.inf, 0, False
    for _ in range(ITERATIONS):
        left = np.asarray(residuals(x.tolist()), float)
        jacobian = derivatives(x)
        if not np.isfinite(left).all() or not np.isfinite(jacobian).all():
            return None
        scale = np.abs(jacobian) @ np.maximum(np.abs(x), 1.0) + 1e-300
        # No step changes a constraint without derivatives: it is met as it is, or not at all.
        most = min(1.0, scale.max(initial=0.0))
        scale = np.where(scale > CLOSED * most, scale, most)
        if not np.isfinite(scale).all():
            return None
        # Near where its derivatives vanish, a constraint is known as far as the terms are that cancel in it.
        terms = min(most, (np.abs(jacobian) @ np.abs(x)).max(initial=0.0))
        left = np.where(np.abs(left) <= ROUNDINGS * terms, 0.0, left)
        after = float(np.max(np.abs(left) / scale, initial=0.0))
        # Where states are far below one little is left from the beginning, and a short step leaves nearly as much.
        if (after <= SETTLED and after >= FALLS * size and not is_short) or after == 0.0:
            return [float(value) for value in x]
        size, stalled = after, 0 if after < least / 2 else stalled + 1
        least = min(least, after)
        # Terms without states, as lengths, cancel where derivatives nearly vanish: steps go to and fro by rounding.
        if stalled >= STALLED and np.abs(left).max() <= ROUNDINGS * most:
            return [float(value) for value in x]
        way, is_short = step(x, jacobian, left)
        x = x + way
    return None
