"""Expressions as numbers at random points, to see what holds in general."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import NoSolution, SingularSystem, ValueRefused
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Builder, Program, gives
from bondgraph.program.rank import is_definite, scaled

POINTS = 4
DRAWS = 60
"""So many points are drawn at most: at some a law may be undefined, or an inertia not positive."""
UNDEFINED = (NoSolution, SingularSystem, ArithmeticError, ValueError)


class Sampling:
    """Points, and the values of expressions there.

    Args:
        xp: the algebra of the expressions.
        points: for each point the value of every symbol, by name.
    """

    def __init__(self, xp: Algebra, points: Sequence[Mapping[str, float]]) -> None:
        self.xp, self.points = xp, tuple(points)

    def __call__(self, matrix: Any) -> Any:
        """The values of a matrix of expressions, of shape (points, rows, columns)."""
        return self.each([matrix])[0]

    def each(self, matrices: Sequence[Any]) -> list[Any]:
        """The same of several matrices, evaluated together, since they share much."""
        import numpy as np

        entries = [matrix[place] for matrix in matrices for place in np.ndindex(*matrix.shape)]
        evaluate, n = evaluator(self.xp, entries), len(self.points)
        values = np.array([evaluate(point) for point in self.points], float).reshape(n, len(entries))
        ends = np.cumsum([rows * columns for rows, columns in (matrix.shape for matrix in matrices)])
        parts = np.split(values, ends[:-1], axis=1)
        return [part.reshape(n, *matrix.shape) for part, matrix in zip(parts, matrices, strict=True)]

    def sizes(self, matrix: Any) -> Any:
        """The largest term inside any entry, for each point: what rounding errors are to be compared with."""
        import numpy as np

        rows, columns = matrix.shape
        entries = [matrix[i, j] for i in range(rows) for j in range(columns)]
        if not entries:
            return np.zeros(len(self.points))
        evaluate = magnitudes(self.xp, entries)
        return np.array([max(evaluate(point)) for point in self.points])


def evaluator(xp: Algebra, expressions: Sequence[Any]) -> Any:
    """A function from values by name to those of some expressions."""
    names, builder, slots = lowered(xp, expressions)
    function = instant(builder.finish({str(k): slot for k, slot in enumerate(slots)}))
    return lambda values: function([values[name] for name in names])


def lowered(xp: Algebra, expressions: Sequence[Any]) -> tuple[Sequence[str], Builder, list[int]]:
    """What computes some expressions: the names of its arguments, its lines, and the slots of the values."""
    names = sorted({xp.name(s) for expression in expressions for s in xp.free(expression)})
    builder = Builder(tuple(names))
    memo = {xp.symbol(name): slot for slot, name in enumerate(names)}
    return names, builder, [xp.lower(expression, builder, memo) for expression in expressions]


def check_names(place: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Refuse values of what is not there.

    Raises:
        ValueRefused: naming them.
    """
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise ValueRefused(
            place, f"it has no {', '.join(unknown)}", parties=unknown, remedy="correct the names of the values"
        )


def draws(
    names: Iterable[str],
    signed: Iterable[str],
    given: Mapping[str, float],
    scales: Mapping[str, float] = MappingProxyType({}),
) -> Iterator[dict[str, float]]:
    """Random values of order one, or of some sizes, away from zero; those of `signed` of either sign.

    They are the same at every call.
    """
    draw = random.Random(0)
    names, either = sorted({*names, TIME}), set(signed)
    for _ in range(DRAWS):
        sizes = {name: draw.uniform(0.4, 1.3) * (draw.choice((-1, 1)) if name in either else 1) for name in names}
        sizes |= {name: scale * sizes[name] for name, scale in scales.items() if name in sizes}
        yield sizes | {name: float(given[name]) for name in names if name in given}


def sampled(
    xp: Algebra,
    A: Any,
    others: Sequence[Any],
    signed: Iterable[str],
    given: Mapping[str, float],
    held: Any | None = None,
    scales: Mapping[str, float] = MappingProxyType({}),
) -> Sampling:
    """Points at which expressions are finite and a mass matrix is positive definite.

    Args:
        xp: the algebra.
        A: the mass matrix of the free velocities; a driven one may carry no inertia of its own.
        others: further matrices that are to be finite.
        signed: names of what may be negative; they are drawn even where nothing depends on them.
        given: values that are not drawn.
        held: constraints' rows in these velocities: what has no mass may be held by one.
        scales: sizes of what is drawn, by name, where these are not one.

    Raises:
        ValueRefused: where none of the random points is such.
    """
    matrices = [A, *others] if held is None else [A, held, *others]
    signed = set(signed)
    names = signed | {xp.name(s) for matrix in matrices for s in xp.free(matrix)}
    entries = [m[i, j] for m in matrices for i in range(m.shape[0]) for j in range(m.shape[1])]
    evaluate, shape = evaluator(xp, entries), (A.shape[0], 0 if held is None else held.shape[0])
    points = []
    for point in draws(names, signed, given, scales):
        if _sound(evaluate, point, *shape):
            points.append(point)
        if len(points) == POINTS:
            return Sampling(xp, points)
    if points:
        return Sampling(xp, points)
    raise ValueRefused(
        "the mechanism",
        f"at {DRAWS} random points its kinetics are undefined, or its mass matrix is not positive definite",
        parties=sorted(names),
        remedy="give values of the parameters at which it is",
    )


def _sound(evaluate: Any, point: Mapping[str, float], n: int, held: int) -> bool:
    import numpy as np

    try:
        values = np.array(evaluate(point), float)
    except UNDEFINED:
        return False
    if not np.isfinite(values).all():
        return False
    A, a = values[: n * n].reshape(n, n), values[n * n : n * (n + held)].reshape(held, n)
    if is_definite(A) or not held:
        return is_definite(A)
    # Masses are brought to order one, as rows are, before both are added.
    rows = scaled(a)
    return is_definite(A / (np.abs(A).max() or 1.0) + rows.T @ rows)


def magnitudes(xp: Algebra, expressions: Sequence[Any]) -> Callable[[Mapping[str, float]], list[float]]:
    """A function from values by name to the sizes of some expressions."""
    names, builder, slots = lowered(xp, expressions)
    everything = {str(k): k for k in range(builder.count)}
    program = builder.finish(everything)
    return lambda values: _sizes(program, [values[name] for name in names], slots)


def _sizes(program: Program, arguments: Sequence[float], wanted: Sequence[int]) -> list[float]:
    from bondgraph.program.evaluate import instant

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
