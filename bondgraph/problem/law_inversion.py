"""Displacements at which stores have given efforts: their laws solved for them, where that has one answer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.random_points import evaluator
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.program.gauss_newton import nearest
from bondgraph.program.program import Assign, Builder
from bondgraph.program.rank import rank
from bondgraph.program.root_isolation import Curve, is_one_number, places, united
from bondgraph.program.tolerances import DIGITS, RANK

FARTHEST = 1e150
"""Solutions are sought so far away, that squares of them are floats."""


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
    slope = xp.diff(law, xp.symbol(state))
    effort = _function(xp, law, state)
    if not xp.free(slope) and not xp.switches(law):
        steep, first = evaluator(xp, [slope])({})[0], effort(0.0)
        if not steep:
            raise _refused(name, wanted, state, f"it does not depend on {state}", f"give {state}")
        return float((wanted - first) / steep)
    curve = _curve(xp, law, slope, state)
    if guess is not None:
        near = _near(curve, effort, wanted, finite(state, guess))
        if near is None:
            raise _refused(name, wanted, state, f"none was found near {guess:g}", f"guess {state} nearer to one")
        found = near
    elif curve is None:
        raise _several(name, wanted, state)
    else:
        found = _only(curve, name, state, wanted)
    if wanted and not abs(effort(found) - wanted) <= DIGITS * abs(wanted):
        why = f"it is {effort(found):.6g} at {state} = {found:.17g}, and no number beside it gives more of its digits"
        raise _refused(name, wanted, state, why, f"give {state}")
    return found


def _near(curve: Curve | None, effort: Callable[[float], float], wanted: float, guess: float) -> float | None:
    """The solution next to a guess, up to where the law is no longer defined."""
    if curve is None:
        steps = nearest(lambda values: [effort(values[0]) - wanted], [guess])
        return None if steps is None else steps[0]
    found, reach = list[float](), FARTHEST
    for way in (1, -1):
        for low, high in places(curve, wanted, guess, guess + way * reach, count=1).found:
            found.append(min(max(guess, low), high))
            reach = abs(found[-1] - guess)
    return min(found, key=lambda x: abs(x - guess), default=None)


def _only(curve: Curve, name: str, state: str, wanted: float) -> float:
    """The solution, where there is no other up to where the law is no longer defined.

    A displacement begins at zero and does not pass a pole: of `tan(q)` there is one between -pi/2 and pi/2. Of a law
    that is not defined at zero, as log(q), it begins on either side where that is defined next to zero.
    """
    starts = [0.0] if curve.is_defined(0.0) else [x for way in (1, -1) for x in _first(curve, way)]
    sides = [places(curve, wanted, x, way * FARTHEST, count=2) for x in starts for way in (1, -1)]
    found = united([interval for side in sides for interval in side.found])
    if len(found) > 1 or not all(side.complete for side in sides):
        raise _several(name, wanted, state)
    if not found:
        ends = [side.end for side in sides]
        where = f" from {state} = {min(ends):.6g} to {max(ends):.6g}, where it is defined"
        why = "the law does not reach it" + where * (len(ends) == 2 and max(-ends[1], ends[0]) < FARTHEST)
        raise _refused(name, wanted, state, why, "give one that it reaches")
    if not is_one_number(found[0]) and not curve.is_steep(*found[0]):
        low, high = found[0]
        far = max(-low, high) >= FARTHEST
        why = f"wherever {state} is far away" if far else f"from {state} = {low:.6g} to {high:.6g}"
        raise _refused(name, wanted, state, f"its law has it {why}", f"give {state}")
    low, high = found[0]
    return 0.0 if low <= 0 <= high else low + (high - low) / 2


def _first(curve: Curve, way: int) -> list[float]:
    """A displacement next to zero, but for powers of 2^16, at which a law is defined; none where it nowhere is."""
    sizes = (way * 2.0**k for k in range(-480, 481, 16))
    return list(islice(filter(curve.is_defined, sizes), 1))


def _several(name: str, wanted: float, state: str) -> ValueRefused:
    why = f"its law may have the same value at several {state}"
    return _refused(name, wanted, state, why, f"give {state}, or a guess of it beside: '{state}': Near(...)")


def _curve(xp: Algebra, law: Any, slope: Any, state: str) -> Curve | None:
    """A law and its slope, in operations that can be enclosed; None where others are in it."""
    builder = Builder((state,))
    slots = [xp.lower(x, builder, {xp.symbol(state): 0}) for x in (law, slope)]
    value, rate = (builder.finish({"": slot}).body for slot in slots)
    lines = [[line for line in body if isinstance(line, Assign)] for body in (value, rate)]
    if len(lines[0]) < len(value) or len(lines[1]) < len(rate):
        return None
    return Curve(lines[0], lines[1], (slots[0], slots[1]), _function(xp, law, state))


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
