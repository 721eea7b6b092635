"""Travel coordinates: numbers whose differences say how far the arguments of nonlinear operations travel.

Where an argument `a` moves by `da`, and the nearest singularity is at a distance of `d`, a coordinate moves by `da/d`:
it is the logarithm of `a` for `log a`, and half of `a` for `sin a`. A program that knows no intervals samples them
along a motion, and divides it into parts in which none of them moves far (Trefethen, as in `argument_variation`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from bondgraph.program.argument_variation import GENTLE, SATURATED, VAST
from bondgraph.program.nonlinearities import flat, nonlinearities
from bondgraph.program.program import Assign, Builder, Program, gives

TINY = math.exp(-VAST)
"""Values that are smaller are not told from zero."""

ROOTS = frozenset({"sqrt", "log", "asin", "acos", "atanh"})
"""Operations that lead to their singularity as a root or a logarithm does: nothing narrow beside it is large."""


def travel_coordinates(program: Program, parameters: Mapping[str, float], roots: bool = True) -> Program:
    """The coordinates of all operations of a program whose arguments vary.

    Args:
        program: what is computed along a motion.
        parameters: the arguments that do not change along it.
        roots: whether those of roots and logarithms, too: where the sign of what they give counts.

    >>> from bondgraph.program.evaluate import instant
    >>> program = Program(("x",), (Assign(1, "sin", (0,)),), {"y": 1})
    >>> instant(travel_coordinates(program, {}))([3.0])
    [1.5]
    """
    judged = nonlinearities(program, parameters).judged
    lines = list(flat(program.body))
    made = Builder(program.arguments)
    made.lines, made.count = lines, 1 + max([len(program.arguments), *(slot for line in lines for slot in gives(line))])
    numbers = {line.slot: line.value for line in lines if isinstance(line, Assign) and line.operation == "const"}
    found: dict[int, None] = {}
    for line, guards in judged:
        if not roots and _is_root(line, numbers):
            continue
        for slot in _coordinates(made, line, numbers):
            value = slot
            for condition, way in sorted(guards):
                still = made.number(0.0)
                value = made.emit("select", condition, *((value, still) if way else (still, value)))
            found[value] = None
    return made.finish({f"{k + 1}": slot for k, slot in enumerate(found)})


def _is_root(line: Assign, numbers: Mapping[int, float]) -> bool:
    return line.operation in ROOTS or (line.operation == "pow" and numbers.get(line.arguments[1], 0.0) > 0.0)


def _coordinates(made: Builder, line: Assign, numbers: Mapping[int, float]) -> Iterator[int]:
    """The coordinates of one operation."""
    rule = _RULES.get(line.operation)
    if rule is not None:
        yield from rule(made, *line.arguments)
    elif line.operation == "div":
        yield _size(made, line.arguments[1])
    elif line.operation == "pow":
        base, exponent = line.arguments
        yield from _power(made, base, exponent, numbers.get(exponent))


def _between(made: Builder, slot: int, most: float) -> int:
    return made.emit("max", made.emit("min", slot, made.number(most)), made.number(-most))


def _scaled(made: Builder, slot: int, share: float) -> int:
    return made.emit("mul", made.number(share), slot)


def _size(made: Builder, slot: int) -> int:
    """Of what has a singularity at zero."""
    distance = made.emit("add", made.emit("abs", slot), made.number(TINY))
    return made.emit("min", made.emit("log", distance), made.number(VAST))


def _growth(made: Builder, a: int) -> Iterator[int]:
    """Of the exponential.

    Where it is vast, or nothing, by the logarithm of how much so: halves come near to a pulse that no sample shows.
    """
    above, below = (
        made.emit("log", made.emit("max", _scaled(made, a, share), made.number(1.0))) for share in (1 / VAST, -1 / VAST)
    )
    yield made.emit("add", _between(made, a, VAST), made.emit("sub", above, below))


def _phase(made: Builder, a: int) -> Iterator[int]:
    yield _scaled(made, a, 0.5)


def _saturating(made: Builder, a: int) -> Iterator[int]:
    yield _scaled(made, _between(made, a, SATURATED), 2 / math.pi)


def _bending(made: Builder, a: int) -> Iterator[int]:
    yield made.emit("asinh", a)


def _turning(made: Builder, a: int) -> Iterator[int]:
    """Of the tangent: between its poles, and from turn to turn."""
    yield made.emit("asinh", made.emit("tan", a))
    yield _scaled(made, a, 0.5)


def _ending(made: Builder, a: int) -> Iterator[int]:
    one = made.number(1.0)
    yield _size(made, made.emit("sub", one, a))
    yield _size(made, made.emit("add", one, a))


def _from_zero(made: Builder, a: int) -> Iterator[int]:
    yield _size(made, a)


def _angle(made: Builder, y: int, x: int) -> Iterator[int]:
    squares = [made.emit("mul", a, a) for a in (y, x)]
    yield _scaled(made, _size(made, made.emit("add", *squares)), 0.5)
    yield made.emit("atan2", y, x)


def _power(made: Builder, base: int, exponent: int, number: float | None) -> Iterator[int]:
    size = _size(made, base)
    if number is None:
        yield size
        yield _between(made, made.emit("mul", exponent, size), VAST)
    elif number < 0 or not number.is_integer() or number > GENTLE:
        yield _scaled(made, size, max(1.0, abs(number) / GENTLE))


_RULES: dict[str, Callable[..., Iterator[int]]] = {
    **dict.fromkeys(("exp", "sinh", "cosh"), _growth), **dict.fromkeys(("sin", "cos"), _phase),
    **dict.fromkeys(("atan", "asinh"), _bending), **dict.fromkeys(("asin", "acos", "atanh"), _ending),
    **dict.fromkeys(("sqrt", "log"), _from_zero), "tanh": _saturating, "tan": _turning, "atan2": _angle,
}  # fmt: skip
