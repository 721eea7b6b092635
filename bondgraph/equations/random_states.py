"""Random states of a model at which its constraints hold, to see what expressions amount to in general."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.lower import Lowering, arguments, steps_to
from bondgraph.errors import NoSolution
from bondgraph.program.evaluate import afresh
from bondgraph.program.gauss_newton import difference_jacobian, difference_steps, nearest
from bondgraph.program.program import Program
from bondgraph.program.rank import STEP
from bondgraph.program.tolerances import IDENTITY, ROUNDING

POINTS = 3
DRAWS = 24
"""So many points are drawn at most: at some a law may be undefined, or the constraints out of reach."""
ASIDE = 0.2
"""How far the other points lie from the first, relative to its values."""
WIDE, SMALL, DECADE = 4.0, 0.1, math.log(10.0)
"""Farther away states are of up to this size, inputs of this, and parameters of this power of e and its inverse."""
STIFF = 1e-3
"""How easily a coordinate moves, beside a velocity."""
REPEATED = 4
ROUGH = 0.3
"""What changes by so much of itself, where all that it is made of changes by `IDENTITY`, is no larger than that beside
its terms: their identity holds."""
LEFT = 1e-3
"""What is larger than this was not left by a cancellation of things of order one: there a law has a jump."""


Points = Sequence[Sequence[float]]
Function = Callable[[Sequence[float]], list[float]]
"""Of the arguments of equations' programs."""


class RandomPoints:
    """The random points of one compile, and the programs of what is judged there.

    Points at which the same constraints hold are drawn once, and what several programs share is lowered once.
    """

    def __init__(self) -> None:
        self._drawn: dict[Any, tuple[Any, Points]] = {}
        self._lowerings: list[Lowering] = []
        self._functions: dict[Any, Function] = {}

    def program(self, equations: Equations, results: Mapping[str, Any]) -> Program:
        """The program that computes some expressions, as of `lower`."""
        return self._lowered(equations, results)[1]

    def function(self, equations: Equations, expressions: Sequence[Any]) -> Function:
        """A function of the arguments of equations' programs that gives the values of expressions.

        The same expressions give the same function.
        """
        lowering, program = self._lowered(equations, {str(k): e for k, e in enumerate(expressions)})
        key = id(lowering), tuple(program.results.values())
        if key not in self._functions:
            self._functions[key] = afresh(program)
        return self._functions[key]

    def _lowered(self, equations: Equations, results: Mapping[str, Any]) -> tuple[Lowering, Program]:
        """A lowering in which the symbols of these equations stand for the same, and a program of it."""
        xp, names = equations.xp, arguments(equations)
        symbols = xp.free(xp.column(results.values()))
        steps = equations.needed(symbols)
        alike = (each for each in self._lowerings if each.xp is xp and each.names == names)
        lowering = next((each for each in alike if each.agrees(symbols, steps)), None)
        if lowering is None:
            lowering = Lowering(xp, names)
            self._lowerings.append(lowering)
        return lowering, lowering.program(results, steps)

    def of(self, equations: Equations, given: Mapping[str, float]) -> RandomStates:
        """Random states of equations.

        Args:
            equations: whose states and steps expressions may use.
            given: values of parameters and inputs that are not drawn; those of the configuration that is judged in
                first, if there is one, stand in their place.
        """
        there, *_ = equations.balance.region.near or ({},)
        return RandomStates(self, equations, {name: there.get(name, value) for name, value in given.items()})

    def drawn(self, states: RandomStates) -> Points:
        """The points of some states, found when points at which their constraints hold are first asked for."""
        equations, xp, region = states.equations, states.equations.xp, states.equations.balance.region
        steps = steps_to(equations, {str(k): constraint for k, constraint in enumerate(equations.constraints)})
        laws = (*equations.constraints, *steps)
        behind = set().union(*map(xp.free, equations.constraints), *(needs(xp, step) for step in steps))
        # What the constraints do not depend on is put in afterwards: they hold whatever it is.
        given = {name: states.given[name] for name in states.given.keys() & set(map(xp.name, behind))}
        # The very same laws: symbols' names alone may stand for something else where a search began again.
        sizes = region.reach, *sorted(region.scales.items())
        key = states.names, frozenset(map(id, laws)), tuple(sorted(given.items())), sizes, id(region.near)
        if key not in self._drawn:
            self._drawn[key] = (laws, region.near), RandomStates(self, equations, given).found()
        return [
            [states.given.get(name, x) for name, x in zip(states.names, point, strict=True)]
            for point in self._drawn[key][1]
        ]


class RandomStates:
    """Random points of equations. Parameters are positive; states, inputs and their rates of order one."""

    def __init__(self, points: RandomPoints, equations: Equations, given: Mapping[str, float]) -> None:
        self._all, self.equations, self.given, self.reach = points, equations, given, equations.balance.region.reach
        self.names = arguments(equations)
        self.sizes = equations.balance.region.sizes(equations.states)

    @cached_property
    def points(self) -> Points:
        """Points at which all constraints hold, on the branch met first; none where none is met."""
        return self._all.drawn(self)

    def found(self) -> Points:
        """The same, found anew."""
        draw = random.Random(0)
        drawn = (self._drawn(draw, 1.0 if k < DRAWS / 2 else WIDE) for k in range(DRAWS))
        if not self.equations.constraints:
            return [next(drawn) for _ in range(POINTS)]
        if places := self.equations.balance.region.near:
            starts = (self._at(next(drawn), place) for place in places)
            return list(filter(None, map(self._on_constraints, starts)))
        first = next(filter(None, map(self._on_constraints, drawn)), None)
        if first is None:
            return []
        near = (self._on_constraints(self._beside(draw, first)) for _ in range(DRAWS))
        return [first, *itertools.islice(filter(None, near), POINTS - 1)]

    def _at(self, point: list[float], place: Mapping[str, float]) -> list[float]:
        """A point at a configuration."""
        known = {**place, **self.given}
        return [known.get(name, x) for name, x in zip(self.names, point, strict=True)]

    def _drawn(self, draw: random.Random, width: float) -> list[float]:
        """A point. Where constraints are hard to meet, states and parameters range further, and inputs are small."""
        point = [self.given.get(name, draw.uniform(0.4, 1.3)) for name in self.names]
        if width == 1.0:
            return self._with(point, self._sized([self.reach * x for x in self._states(point)]))
        first = 1 + len(self.equations.states)
        last = first + len(self.equations.parameters)
        for k, name in enumerate(self.names):
            if k >= first and name not in self.given:
                point[k] = draw.uniform(-SMALL, SMALL) if k >= last else math.exp(draw.uniform(-DECADE, DECADE))
        return self._with(point, self._sized([draw.uniform(-width, width) for _ in self.equations.states]))

    def _beside(self, draw: random.Random, point: Sequence[float]) -> list[float]:
        """A point not far from another."""
        return [
            self.given.get(name, x * draw.uniform(1 - ASIDE, 1 + ASIDE) + self._shift(draw, k))
            for k, (name, x) in enumerate(zip(self.names, point, strict=True))
        ]

    def _shift(self, draw: random.Random, k: int) -> float:
        """States may stand at zero, and are moved from there; parameters keep their sign."""
        return self.reach * draw.uniform(-ASIDE, ASIDE) * self.sizes[k - 1] if 0 < k <= len(self.sizes) else 0.0

    def _sized(self, states: Sequence[float]) -> list[float]:
        return [x * scale for x, scale in zip(states, self.sizes, strict=True)]

    @cached_property
    def wide(self) -> list[list[float]]:
        """More points, further out; none where constraints tie them."""
        draw = random.Random(1)
        return [] if self.equations.constraints else [self._drawn(draw, WIDE) for _ in range(DRAWS)]

    def values(self, expressions: Sequence[Any], points: Points = ()) -> list[list[float]]:
        """The values of expressions at every point at which they are defined.

        Args:
            points: others than the own ones.
        """
        found = map(self.function(expressions), points or self.points)
        return [row for row in found if row is not None]

    def function(self, expressions: Sequence[Any]) -> Callable[[Sequence[float]], list[float] | None]:
        """A function of a point that gives the values of expressions there; None where they are undefined."""
        return self._guarded(self._function(expressions))

    def steady(self, expressions: Sequence[Any], points: Points = ()) -> Iterator[list[float]]:
        """As `values`, point after point, with zero where a value is nothing but rounding."""
        function = self._function(expressions)
        found = map(self._guarded(lambda point: steady(function, point)), points or self.points)
        return (row for row in found if row is not None)

    def jacobians(self, expressions: Sequence[Any]) -> list[Any]:
        """Derivatives of expressions by the states, of shape (expressions, states), at each point that allows it."""
        import numpy as np

        function = self._function(expressions)

        def at(point: Sequence[float]) -> Any:
            states = np.array(self._states(point))
            steps = difference_steps(states, self.sizes)
            return difference_jacobian(lambda x: function(self._with(point, x)), states, steps)

        return [found for found in map(self._guarded(at), self.points) if found is not None]

    def _states(self, point: Sequence[float]) -> list[float]:
        return list(point[1 : 1 + len(self.equations.states)])  # time comes first

    def _with(self, point: Sequence[float], states: Sequence[float]) -> list[float]:
        return [point[0], *states, *point[1 + len(self.equations.states) :]]

    def _function(self, expressions: Sequence[Any]) -> Function:
        return self._all.function(self.equations, expressions)

    @staticmethod
    def _guarded(function: Callable[[Sequence[float]], Any]) -> Callable[[Sequence[float]], Any]:
        def guarded(point: Sequence[float]) -> Any:
            try:
                return function(point)
            except (NoSolution, ArithmeticError, ValueError):
                return None

        return guarded

    @cached_property
    def _constraints(self) -> Callable[[Sequence[float]], list[float]]:
        """The values of the constraints, each in its own unit."""
        function, units = self._function(self.equations.constraints), self._own_units
        if all(unit == 1.0 for unit in units):
            return function
        return lambda point: [value / unit for value, unit in zip(function(point), units, strict=True)]

    @cached_property
    def _own_units(self) -> list[float]:
        """The unit of each constraint."""
        return self.units(self.equations.constraints)

    def units(self, expressions: Sequence[Any]) -> list[float]:
        """A unit for each of what vanishes where constraints hold: an equation may be multiplied by anything."""
        return [*map(unit_of, self.elsewhere.least(expressions))]

    @property
    def elsewhere(self) -> RandomStates:
        """Random states at which no constraint holds, whatever states are given."""
        balance = self.equations.balance
        near, region = balance.region.near, replace(balance.region, near=())
        loose = replace(balance.constrained(independent=()), region=region)
        known = {**self.given, **(near[0] if near else {})}
        given = {name: x for name, x in known.items() if name not in self.equations.states}
        return self._all.of(replace(self.equations, balance=loose), given)

    def least(self, expressions: Sequence[Any]) -> list[float]:
        """The least size of each expression at the points; zero where it is no more than rounding at one of them."""
        found = list(self.steady(expressions))
        return [min(map(abs, values)) for values in zip(*found, strict=True)] if found else [0.0] * len(expressions)

    def gradients(self) -> list[Any]:
        """Derivatives of the constraints, each in its own unit, by the states in their sizes, at each point."""
        import numpy as np

        found = self.jacobians(self.equations.constraints)
        return [each / np.reshape(self._own_units, (-1, 1)) * self.sizes for each in found]

    def _on_constraints(self, point: list[float]) -> list[float] | None:
        """The nearest point at which the constraints hold.

        A length that all others are multiples of would close any loop by being zero: what became zero stays as it was
        drawn, if the constraints can be met so.
        """
        found = self._nearest(point, self._loose)
        if found is None:
            return None
        vanished = {name for name, x in zip(self.names, found, strict=True) if name in self._loose and x == 0.0}
        return (self._nearest(point, self._loose - vanished) if vanished else None) or found

    @cached_property
    def _loose(self) -> frozenset[str]:
        """Parameters and inputs without value, where positions are held: those drawn may be such that none agree."""
        balance = self.equations.balance
        open_ones = {name for name, x in {**balance.parameters, **balance.inputs}.items() if x is None}
        near = balance.region.near[0].keys() if balance.region.near else set()
        return frozenset(open_ones - self.given.keys() - near) if balance.closure.residuals else frozenset()

    def _nearest(self, point: list[float], loose: frozenset[str]) -> list[float] | None:
        """The nearest point at which the constraints hold: of the states, and of some parameters and inputs."""
        function = self._constraints
        moving = [k for k, name in enumerate(self.names) if 0 < k <= len(self.equations.states) or name in loose]

        def moved(values: Sequence[float]) -> list[float]:
            found = list(point)
            for k, value in zip(moving, values, strict=True):
                found[k] = value
            return found

        placed = {*loose, *(name for name, _, _ in self.equations.graph.coordinates())}
        # Velocities follow rather than configurations: these would lead to the singular ones, where more is possible.
        ease = [STIFF if self.names[k] in placed else 1.0 for k in moving]
        sizes = [self.sizes[k - 1] if k <= len(self.sizes) else 1.0 for k in moving]
        try:
            values = nearest(lambda values: function(moved(values)), [point[k] for k in moving], ease, sizes=sizes)
        except (NoSolution, ArithmeticError, ValueError):
            return None
        if values is None:
            return None
        # A number that is led back from where it began altogether is zero, and what is left of it rounding.
        begun = [abs(point[k]) for k in moving]
        return moved([0.0 if abs(x) <= ROUNDING * most else x for x, most in zip(values, begun, strict=True)])


def unit_of(size: float) -> float:
    """A unit for what has some size elsewhere: a power of 2^16 near it where it is small; else one, so that
    constraints of usual sizes stay as they are.

    >>> unit_of(0.3), unit_of(2e-5), unit_of(1e6), unit_of(0.0)
    (1.0, 1.52587890625e-05, 1.0, 1.0)
    """
    return float(2.0 ** (STEP * min(round(math.log2(size) / STEP), 0))) if size else 1.0


def steady(function: Callable[[Sequence[float]], list[float]], point: Sequence[float]) -> list[float]:
    """The values at a point; zero for what a tiny relative change turns into another value, as only rounding does.

    What is no number stays none.
    """
    values = function(point)
    draw = random.Random(1)
    for _ in range(REPEATED):
        perturbed = function([x * (1.0 + IDENTITY * draw.uniform(-1.0, 1.0)) for x in point])
        pairs = zip(values, perturbed, strict=True)
        values = [0.0 if abs(v) <= LEFT and abs(v - w) > ROUGH * abs(v) else v for v, w in pairs]
    return values
