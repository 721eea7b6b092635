"""Displacements at which stores have given efforts: their laws solved for them, where that has one answer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.inverse_law import inverse
from bondgraph.equations.random_points import evaluator
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.program.bisect import bisect
from bondgraph.program.enclosures import EVERYTHING, JUMPING, TINY, Interval, enclosures
from bondgraph.program.gauss_newton import nearest
from bondgraph.program.program import Assign, Builder, Program
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import DIGITS, RANK, ROUNDING

FARTHEST = 1e150
"""Solutions are sought so far away, that squares of them are floats."""
ENDS = (-math.inf, *(-(4.0**k) for k in range(5, -6, -1)), 0.0, *(4.0**k for k in range(-5, 6)), math.inf)
PARTS: tuple[Interval, ...] = tuple(pairwise(ENDS))
"""Parts of the line on each of which a slope is enclosed: in the whole its terms would not know each other's sign."""


def displacements(
    xp: Algebra, laws: Mapping[str, Any], efforts: Mapping[str, float], given: Mapping[str, Any]
) -> dict[str, tuple[float, str]]:
    """The displacements at which laws have given values.

    Args:
        xp: the algebra.
        laws: efforts in terms of displacements, by name.
        efforts: their values.
        given: displacements that are known, and guesses of others, by name.

    Returns:
        Each displacement, and the effort that gives it.

    Raises:
        ValueRefused: where displacements have none of these efforts, or several have, or it is not known that only one
            has.
    """
    found: dict[str, tuple[float, str]] = {}
    fixed = {name: finite(name, x) for name, x in given.items() if not isinstance(x, Near)}
    left = dict(laws)
    while left:
        known = fixed | {name: number for name, (number, _) in found.items()}
        numbers = {xp.symbol(name): xp.number(x) for name, x in known.items()}
        open_ = {name: xp.substitute(law, numbers) for name, law in left.items()}
        unknown = {name: sorted(map(xp.name, xp.free(law))) for name, law in open_.items()}
        name = min(left, key=lambda each: len(unknown[each]))
        if len(unknown[name]) > 1:
            return found | _together(xp, open_, efforts, sorted({x for names in unknown.values() for x in names}))
        if unknown[name]:
            (state,) = unknown[name]
            guess = given[state].value if isinstance(given.get(state), Near) else None
            found[state] = _one(xp, name, open_[name], state, efforts[name], guess), name
        else:
            used = [state for state in known if xp.symbol(state) in xp.free(laws[name])]
            _check_agrees(name, efforts[name], evaluator(xp, [open_[name]])({})[0], used)
        del left[name]
    return found


def _check_agrees(name: str, wanted: float, there: float, states: Sequence[str]) -> None:
    if abs(there - wanted) <= DIGITS * max(abs(there), abs(wanted)):
        return
    law = f"{name} = {wanted:.6g} contradicts {', '.join(states)} as given: by the store's law it is {there:.6g} there"
    raise ValueRefused("start", law, parties=(name, *states), remedy=f"give {name} or {' and '.join(states)}")


def _one(xp: Algebra, name: str, law: Any, state: str, wanted: float, guess: float | None) -> float:
    """The displacement at which a law of it alone has a value."""
    x, slope = xp.symbol(state), xp.diff(law, xp.symbol(state))
    effort = _function(xp, law, state)
    if not xp.free(slope) and not xp.switches(law):
        steep, first = evaluator(xp, [slope])({})[0], effort(0.0)
        if not steep:
            raise _refused(name, wanted, state, f"it does not depend on {state}", f"give {state}")
        return float((wanted - first) / steep)
    if guess is not None:
        near = nearest(lambda values: [effort(values[0]) - wanted], [finite(state, guess)])
        if near is None:
            raise _refused(name, wanted, state, f"none was found near {guess:g}", f"guess {state} nearer to one")
        return near[0]
    back = inverse(xp, law, x, xp.symbol(name))
    if back is not None:
        there = _function(xp, back.expression, name)(wanted)
        if math.isfinite(there) and abs(effort(there) - wanted) <= DIGITS * abs(wanted) + ROUNDING:
            return there
        raise _refused(name, wanted, state, "the law does not reach it", "give one that it reaches")
    return _monotonic(xp, name, law, slope, state, wanted)


def _monotonic(xp: Algebra, name: str, law: Any, slope: Any, state: str, wanted: float) -> float:
    """The solution of a law that rises, or falls, everywhere for certain."""
    effort, ranges = _function(xp, law, state), _ranges(xp, law, slope, state)
    rises, falls = all(map(_is_positive, ranges)), all(_is_positive((-high, -low)) for low, high in ranges)
    if not (rises or falls):
        why = f"its law may have the same value at several {state}"
        raise _refused(name, wanted, state, why, f"give {state}, or a guess of it beside: '{state}': Near(...)")
    way = 1.0 if rises else -1.0

    def left(at: float) -> float:
        return way * (effort(at) - wanted)

    reach = 1.0
    while reach < FARTHEST and not left(-reach) < 0 < left(reach):
        reach *= 2
    if reach >= FARTHEST:
        if left(-reach) <= 0 <= left(reach):
            raise _refused(name, wanted, state, f"its law has it wherever {state} is far away", f"give {state}")
        raise _refused(name, wanted, state, "the law does not reach it", "give one that it reaches")
    first = bisect(lambda at: left(at) < 0, -reach, reach)[1]
    last = bisect(lambda at: left(at) <= 0, -reach, reach)[0]
    if last - first > DIGITS * max(abs(first), abs(last)) + ROUNDING:
        why = f"its law has it from {state} = {first:.6g} to {last:.6g}"
        raise _refused(name, wanted, state, why, f"give {state}")
    return 0.0 if first <= 0 <= last else first


def _ranges(xp: Algebra, law: Any, slope: Any, state: str) -> list[Interval]:
    """Between what the slope of a law lies on each part of the line; anything, where the law may jump."""
    builder = Builder((state,))
    slots = {each: xp.lower(x, builder, {xp.symbol(state): 0}) for each, x in (("law", law), ("slope", slope))}
    value, rate = (builder.finish({each: slot}) for each, slot in slots.items())
    lines = [line for line in rate.body if isinstance(line, Assign)]
    if len(lines) < len(rate.body) or _jumps(value):
        return [EVERYTHING]
    return [enclosures(lines, {0: part})[slots["slope"]] for part in PARTS]


def _is_positive(interval: Interval) -> bool:
    """Whether a range holds nothing below zero, but for what rounding outwards adds."""
    low, high = interval
    return low >= -max(ROUNDING * high if high < math.inf else 0.0, TINY)


def _jumps(program: Program) -> bool:
    return any(not isinstance(line, Assign) or line.operation in JUMPING for line in program.body)


def _together(
    xp: Algebra, laws: Mapping[str, Any], efforts: Mapping[str, float], states: Sequence[str]
) -> dict[str, tuple[float, str]]:
    """Several displacements of which laws are linear."""
    import numpy as np

    names = list(laws)
    slopes = [[xp.diff(laws[name], xp.symbol(state)) for state in states] for name in names]
    if len(states) > len(names) or any(xp.free(slope) for row in slopes for slope in row):
        why = f"{', '.join(names)} leave {', '.join(states)} open: they are too few, or their laws are not linear"
        raise ValueRefused("start", why, parties=[*names, *states], remedy=f"give {' and '.join(states)}")
    matrix = np.array(evaluator(xp, [x for row in slopes for x in row])({}), float).reshape(len(names), len(states))
    first = np.array(evaluator(xp, list(laws.values()))(dict.fromkeys(states, 0.0)), float)
    wanted = np.array([efforts[name] for name in names])
    if len(names) > len(states) or rank(matrix, RANK) < len(states):
        why = f"{', '.join(names)} do not determine {', '.join(states)}, each by another"
        raise ValueRefused("start", why, parties=[*names, *states], remedy=f"give {' and '.join(states)}")
    found = np.linalg.solve(matrix, wanted - first)
    return {state: (float(x), names[k]) for k, (state, x) in enumerate(zip(states, found, strict=True))}


def _function(xp: Algebra, expression: Any, name: str) -> Callable[[float], float]:
    """An expression as a function of one number, not a number where it is undefined."""
    evaluate = evaluator(xp, [expression])

    def value(at: float) -> float:
        try:
            return float(evaluate({name: at})[0])
        except (ArithmeticError, ValueError, TypeError):
            return math.nan

    return value


def _refused(name: str, wanted: float, state: str, why: str, remedy: str) -> ValueRefused:
    law = f"no one {state} is known at which it is {wanted:.6g}: {why}"
    return ValueRefused(name, law, parties=(name, state), remedy=remedy)
