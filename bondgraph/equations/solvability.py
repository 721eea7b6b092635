"""Solvability of implicit equations: judged over a wide range, before Newton's method is trusted with them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.lower import written
from bondgraph.equations.points_near_zero import points_near_zero
from bondgraph.equations.random_states import RandomPoints, steady
from bondgraph.errors import NoSolution
from bondgraph.graph.law import Implicit
from bondgraph.program.evaluate import afresh
from bondgraph.program.newton import newton
from bondgraph.program.operations_off import is_regular_by_rounding
from bondgraph.program.program import CONTINUED, Builder, Program, uses
from bondgraph.program.rank import equilibrated, is_singular
from bondgraph.program.tolerances import RANK

SETTINGS = 3
"""So many random sets of everything a system depends on besides its unknowns."""
SIZES = tuple(10 ** (k / 4) for k in range(-12, 13))
"""Sizes of the unknowns at which a system is sampled, with either sign."""

BOUND = "the bound of exponentials"

Settings = Sequence[Sequence[float]]
"""Values of all that a system depends on besides its unknowns, by the symbols' names in order."""


def random_settings(xp: Algebra, system: Implicit, known: Mapping[str, float | None]) -> Settings:
    """Random settings of a system that stands for itself.

    Args:
        known: values of parameters that have one.
    """
    draw = random.Random(0)
    given = {name: value for name, value in known.items() if value is not None}
    names = [xp.name(s) for s in _fixed(xp, system)]
    return [[given.get(name, draw.uniform(0.4, 1.3)) for name in names] for _ in range(SETTINGS)]


def settings_of(equations: Equations, system: Implicit, points: RandomPoints) -> Settings:
    """Settings of a system among the steps of equations, as these give them at random points, the nearest first."""
    states = points.of(equations, defaults(equations))
    return states.values(_fixed(equations.xp, system), [*states.points, *states.wide])


def defaults(equations: Equations) -> dict[str, float]:
    """The parameters' defaults."""
    return {name: value for name, value in equations.parameters.items() if value is not None}


def _fixed(xp: Algebra, system: Implicit) -> list[Any]:
    """What a system depends on besides its unknowns."""
    return sorted(needs(xp, system), key=xp.name)


@dataclass(frozen=True)
class Sample:
    """A nonlinear system at one place: its first unknown and residual, and the determinant of its Jacobian matrix.

    Where the determinant changes sign, two solutions meet.

    Attributes:
        at: the values of all arguments of its program.
    """

    x: float
    residual: float
    determinant: float
    at: Sequence[float]


def samples(xp: Algebra, system: Implicit, settings: Settings) -> Iterator[list[Sample]]:
    """A nonlinear system over a wide range of its unknowns, for each setting of everything else."""
    import numpy as np

    function = afresh(_program(xp, system))
    draw = random.Random(0)
    n = len(system.unknowns)
    for setting in settings:
        found: list[Sample] = []
        for unknowns in _wide(draw, n):
            at = [*setting, *unknowns, CONTINUED]
            try:
                values = np.array(steady(function, at), float)
            except (ArithmeticError, ValueError, TypeError):
                continue
            if np.isfinite(values).all():
                determinant = _determinant(values[n:].reshape(n, n))
                found.append(Sample(unknowns[0], float(values[0]), determinant, at))
        yield found


def _wide(draw: random.Random, n: int) -> Iterator[list[float]]:
    for x in (*(-size for size in reversed(SIZES)), *SIZES):
        yield [x] if n == 1 else [draw.choice((1, -1)) * x * draw.uniform(0.3, 1) for _ in range(n)]


def _determinant(jacobian: Any) -> float:
    """Its determinant after scaling of rows and columns; zero where that cannot be told from zero."""
    import numpy as np

    if len(jacobian) == 1:
        return float(jacobian[0, 0])
    return 0.0 if is_singular(jacobian, RANK) else float(np.linalg.det(equilibrated(jacobian)))


def _program(xp: Algebra, system: Implicit) -> Program:
    """Residuals and Jacobian as a program, of what the system depends on, its unknowns, and a bound of exponentials."""
    symbols = [*_fixed(xp, system), *system.unknowns]
    builder = Builder([*(xp.name(s) for s in symbols), BOUND])
    memo = {symbol: slot for slot, symbol in enumerate(symbols)}
    residuals, jacobian = written(xp, builder, memo, system, [memo[s] for s in system.unknowns], len(symbols))
    results = [*residuals, *(slot for row in jacobian for slot in row)]
    return builder.finish({str(k): slot for k, slot in enumerate(results)})


def _jacobian(xp: Algebra, system: Implicit) -> Program:
    """The Jacobian alone."""
    program, n = _program(xp, system), len(system.unknowns)
    slots = list(program.results.values())[n:]
    return replace(program, results={str(k): slot for k, slot in enumerate(slots)})


def _is_bounded(program: Program) -> bool:
    """Whether a system has exponentials of its unknowns."""
    bound = program.arguments.index(BOUND)
    return any(bound in uses(line) for line in program.body)


def residuals_and_jacobian(
    xp: Algebra, system: Implicit
) -> tuple[list[Any], Callable[[Sequence[float], Sequence[float]], tuple[list[float], list[float]]]]:
    """What a system depends on, and a function of these values and of its unknowns: its residuals and Jacobian."""
    function, n = afresh(_program(xp, system)), len(system.unknowns)

    def at(setting: Sequence[float], unknowns: Sequence[float]) -> tuple[list[float], list[float]]:
        values = function([*setting, *unknowns, CONTINUED])
        return values[:n], values[n:]

    return _fixed(xp, system), at


def is_singular_throughout(xp: Algebra, system: Implicit, settings: Settings) -> bool:
    """Whether the Jacobian of a system is singular at every sample, or regular by rounding alone, so that it cannot be
    solved.
    """
    found = [sample for part in samples(xp, system, settings) for sample in part]
    jacobian = _jacobian(xp, system)
    return bool(found) and all(not each.determinant or is_regular_by_rounding(jacobian, each.at) for each in found)


def has_no_solution(xp: Algebra, system: Implicit, settings: Settings) -> bool:
    """Whether a system has no solution for any of several settings of what it depends on."""
    return bool(settings) and not any(solution is not None for solution in _solutions(xp, system, settings))


def _solutions(xp: Algebra, system: Implicit, settings: Settings) -> Iterator[list[float] | None]:
    """For each setting the solution that is met first; None where none is met."""
    program, n = _program(xp, system), len(system.unknowns)
    function, bounded = afresh(program), _is_bounded(program)
    names = list(map(xp.name, system.unknowns))

    def solved(setting: Sequence[float]) -> list[float] | None:
        def at(unknowns: list[float]) -> tuple[list[float], list[float]]:
            values = function([*setting, *unknowns, *([] if bounded else [CONTINUED])])
            return values[:n], values[n:]

        try:
            return newton(at, [0.0] * n, names, bounded)
        except NoSolution:
            return None

    return map(solved, settings)


def has_regular_solution(xp: Algebra, system: Implicit, settings: Settings) -> bool:
    """Whether a system has a solution for one of several settings, and its Jacobian is regular there."""
    import numpy as np

    function, n = afresh(_program(xp, system)), len(system.unknowns)
    jacobian = _jacobian(xp, system)

    def is_regular(setting: Sequence[float], x: Sequence[float]) -> bool:
        at = [*setting, *x, CONTINUED]
        try:
            values = steady(function, at)
        except (ArithmeticError, ValueError, TypeError):
            return False
        return not is_singular(np.reshape(values[n:], (n, n)), RANK) and not is_regular_by_rounding(jacobian, at)

    pairs = zip(settings, _solutions(xp, system, settings), strict=True)
    return any(x is not None and is_regular(setting, x) for setting, x in pairs)


def unsolvable(equations: Equations, system: Implicit, points: RandomPoints) -> bool:
    """Whether a system among the steps of equations is singular, or has no solution, at all points tried.

    A regular solution is enough where stores make efforts and flows of order one, or less.
    """
    xp, states = equations.xp, points.of(equations, defaults(equations))
    places = points_near_zero(states)
    near = states.values(_fixed(xp, system), places) if places else []
    if has_regular_solution(xp, system, near[:1]):
        return False
    settings = settings_of(equations, system, points)
    if is_singular_throughout(xp, system, settings[:SETTINGS]) or has_no_solution(xp, system, settings):
        return not has_regular_solution(xp, system, near[1:])
    return False


def has_several_solutions(xp: Algebra, system: Implicit, known: Mapping[str, float | None]) -> bool:
    """Whether a system has several solutions for some values of what it depends on, among those sampled.

    Args:
        known: values of parameters that have one.
    """
    several = len(system.unknowns) > 1
    parts = samples(xp, system, random_settings(xp, system, known))
    return any(_turns(part) or (not several and _repeats(part)) for part in parts)


def _turns(part: Sequence[Sample]) -> bool:
    """Whether the determinant changes sign."""
    return bool(part) and min(sample.determinant for sample in part) < 0 < max(sample.determinant for sample in part)


def _repeats(part: Sequence[Sample]) -> bool:
    """Whether branches that a singularity parts take the same values."""
    spans = [
        sorted((a.residual, b.residual))
        for a, b in pairwise(part)
        if a.determinant * b.determinant > 0 and a.determinant * (b.residual - a.residual) > 0
    ]
    return any(
        max(low, other_low) < min(high, other_high)
        for k, (low, high) in enumerate(spans)
        for other_low, other_high in spans[k + 1 :]
    )
