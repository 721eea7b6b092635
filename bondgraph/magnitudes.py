"""How large the terms inside expressions are: what their rounding errors are to be compared with.

Sums are taken of sizes, so that terms which cancel leave theirs: in double precision a value carries an error of some
roundings of this size, however small it is itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bondgraph.program import Assign, Builder, Program, gives


def magnitudes(xp: Any, expressions: Sequence[Any]) -> Callable[[Mapping[str, float]], list[float]]:
    """A function from values by name to the sizes of some expressions."""
    names = sorted({xp.name(s) for expression in expressions for s in xp.free(expression)})
    builder = Builder(tuple(names))
    memo = {xp.symbol(name): slot for slot, name in enumerate(names)}
    slots = [xp.lower(expression, builder, memo) for expression in expressions]
    everything = {str(k): k for k in range(builder.count)}
    program = builder.finish(everything)
    return lambda values: _sizes(program, [values[name] for name in names], slots)


def _sizes(program: Program, arguments: Sequence[float], wanted: Sequence[int]) -> list[float]:
    from bondgraph.evaluate import instant

    values = instant(program)(arguments)
    sizes = [abs(value) for value in values]
    for line in program.body:
        if isinstance(line, Assign):
            sizes[line.slot] = _size(line, values, sizes)
        else:
            for slot in gives(line):
                sizes[slot] = abs(values[slot])
    return [sizes[slot] for slot in wanted]


def _size(line: Assign, values: Sequence[float], sizes: Sequence[float]) -> float:
    given = [sizes[slot] for slot in line.arguments]
    if line.operation in ("add", "sub"):
        return sum(given)
    if line.operation == "mul":
        return math.prod(given)
    if line.operation == "div":
        below = abs(values[line.arguments[1]])
        return given[0] / below * max(1.0, given[1] / below)
    if line.operation == "neg":
        return given[0]
    if line.operation in ("sin", "cos"):
        return max(abs(values[line.slot]), min(1.0, given[0]))
    return abs(values[line.slot])
