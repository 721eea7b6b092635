"""Sliding and rest: where a law switches and the motion is led back from either side, it stays at the switch.

With s the switching quantity, s' its rate along the motion and a state where s = 0: where s' < 0 just above and s' > 0
just below, no motion leaves (Filippov, Differential Equations with Discontinuous Righthand Sides, 1988). A law that
is continuous there switches its derivative only: such as a diode, along which a current may come to rest. Where it
bends as a root does, the motion is at the switch in finite time, and rests there: a tank runs empty through an orifice.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from bondgraph.equations.lower import lower
from bondgraph.equations.random_points import UNDEFINED
from bondgraph.errors import DerivativeError
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import directional
from bondgraph.program.evaluate import instant
from bondgraph.program.native import Following, Rates
from bondgraph.program.program import Program

BESIDE = (1e-9, 1e-12)
"""How far beside a switch both sides are asked, in sizes of the states: the nearer one counts ..."""
LASTS = 0.5
"""... where the difference of the sides is at least this part of the farther one's: it is a jump."""
BENDS = 0.003
"""Where it is less than this part it is a slope's; between both a law bends there, as a root does."""
ROUNDS = 3
"""Newton's steps onto a switch."""
CLOSE = 1e-6
"""A motion that no step continues stands at a switch that is so near, in sizes of the states."""


class Sliding:
    """Tells whether a motion that meets a switch can leave it.

    Args:
        problem: equations with values.
        quantities: the switching quantities.
    """

    def __init__(self, problem: Problem, quantities: Sequence[Any]) -> None:
        self._problem, program = problem, lower(problem.equations, {str(k): each for k, each in enumerate(quantities)})
        self._values, self._count = _evaluated(problem, program), len(quantities)
        self._along = _along(problem, program)

    def holds(self, k: int, time: float, states: Any, sizes: Any) -> bool:
        """Whether a motion stays at a switch; what is not defined on one side, or has no known rate, does not tell.

        Where it goes on from the switch it does not stay, even if the sides differ: a state may rest at another switch
        there, as an integrator at its limit.

        Args:
            k: which quantity is zero there.
            time, states: the instant and the states.
            sizes: of each state.
        """
        if self._along is None:
            return False
        with suppress(ArithmeticError, ValueError):
            goes_on = self._values(self._point(time, states))[k] * self.rate(k, time, states) > 0
            return not goes_on and self._jump(k, time, states, sizes) > LASTS
        return False

    def is_root(self, k: int, time: float, states: Any, sizes: Any) -> bool:
        """Whether at a switch at which a motion stays no state's rate jumps, but a flow's does: it is a root of what
        moves it, and comes to rest in finite time.

        Args:
            k: which quantity is zero there.
            time, states: the instant and the states.
            sizes: of each state.
        """
        with suppress(*UNDEFINED):
            sides = [self._beside(k, time, states, sizes, beside) for beside in BESIDE]
            rates = [[self._problem.rates(time, side) for side in pair] for pair in sides]
            farther, nearer = (np.abs(np.subtract(above, below)) for above, below in rates)
            return bool((nearer <= LASTS * farther).all())
        return False

    def at_rest(self, time: float, states: Any, sizes: Any, allowed: Any) -> Any | None:
        """The states near by at which a motion comes to rest at one switch or several; None where it does not.

        Beside such a switch no step is short enough: rates fall as a root, and their derivatives grow without a bound.

        Args:
            time, states: the instant and the states.
            sizes: of each state.
            allowed: by how much each state may be moved.
        """
        if self._along is None:
            return None
        try:
            values, point = self._values(self._point(time, states)), self._point(time, states)
            gradients = [self._gradient(k, point, allowed) for k in range(self._count)]
            close = [k for k, each in enumerate(gradients) if abs(values[k]) <= np.linalg.norm(each)]
            onto = self._onto(close, time, states, allowed) if close else None
            if onto is None:
                return None
            # What leads it away again, however slowly, lets it not rest: a source that grows from zero.
            rests = all(self.rate(k, time, onto) == 0 for k in close)
            return onto if rests and all(BENDS < self._jump(k, time, onto, sizes) <= LASTS for k in close) else None
        except (ArithmeticError, ValueError):
            return None

    def reach(self, k: int, time: float, states: Any, allowed: Any) -> tuple[float, float]:
        """By how much errors of the states change a quantity, and its rate along the motion; zeros if unknown.

        Args:
            k: which quantity.
            time, states: the instant and the states.
            allowed: the error of each state.
        """
        if self._along is None:
            return 0.0, 0.0
        gradient = self._gradient(k, self._point(time, states), allowed)
        return float(np.linalg.norm(gradient)), self.rate(k, time, states)

    def is_continuous(self, k: int, time: float, states: Any, allowed: Any) -> bool:
        """Whether rates differ beside a switch by no more than a slope makes, not by a jump or a root.

        Args:
            k: which quantity.
            time, states: the instant and the states, near the switch.
            allowed: the error of each state, so far beside the switch, and a thousand times nearer, sides are asked.
        """
        if self._along is None:
            return False
        point = self._point(time, states)
        gradient = self._gradient(k, point, allowed)
        size = float(np.linalg.norm(gradient))
        if not 0 < size < math.inf:
            return False
        across, value = allowed * gradient / size, self._values(point)[k] / size

        def difference(beside: float) -> Any:
            above, below = (self._problem.rates(time, states + (way * beside - value) * across) for way in (1.0, -1.0))
            return np.abs(np.subtract(above, below))

        farther, nearer = BESIDE
        return bool((difference(nearer / farther) <= BENDS * difference(1.0)).all())

    def near(self, time: float, states: Any, sizes: Any) -> int | None:
        """The quantity at whose zero, close by, a motion stays; None where there is none."""
        if self._along is None:
            return None
        point = self._point(time, states)
        try:
            values, gradients = self._values(point), [self._gradient(k, point, sizes) for k in range(self._count)]
        except (ArithmeticError, ValueError):
            return None
        close = [k for k, gradient in enumerate(gradients) if abs(values[k]) < CLOSE * np.linalg.norm(gradient)]
        return next((k for k in close if self.holds(k, time, states, sizes)), None)

    def _jump(self, k: int, time: float, states: Any, sizes: Any) -> float:
        """Which part of the difference of the sides is left nearer to a switch; zero where they do not lead to it."""
        farther, nearer = BESIDE
        above, below = self._sides(k, time, states, sizes, nearer)
        if not above < 0 < below:
            return 0.0
        far_above, far_below = self._sides(k, time, states, sizes, farther)
        return (below - above) / (far_below - far_above) if far_below > far_above else math.inf

    def _onto(self, quantities: Sequence[int], time: float, states: Any, allowed: Any) -> Any | None:
        """The states at which some quantities are zero to the last bit, if they are as near as is allowed."""
        found, bit = states, np.spacing(np.maximum(np.abs(states), allowed))

        def left() -> Any:
            values = self._values(self._point(time, found))
            return np.array([values[k] for k in quantities])

        for _ in range(ROUNDS):
            point = self._point(time, found)
            gradients = np.array([self._gradient(k, point, allowed) for k in quantities])
            found = found - allowed * (np.linalg.pinv(gradients) @ left())
            found = np.where(np.abs(found) < bit, 0.0, found)
            if not (np.abs(found - states) <= allowed).all():
                return None
            if not left().any():
                return found
        # The floats around: the two states that move a quantity most take up what is left of it.
        for gradient in gradients:
            base, most = found, np.argsort(-np.abs(gradient))[:2]
            for floats in itertools.product((0, 1, -1), repeat=len(most)):
                found = base.copy()
                found[most] += floats * np.spacing(base[most])
                if not left().any():
                    return found
            found = base
        return None

    def _point(self, time: float, states: Any) -> list[float]:
        return self._problem.arguments(time, states.tolist())

    def _sides(self, k: int, time: float, states: Any, sizes: Any, beside: float) -> tuple[float, float]:
        """The rates of a quantity above and below its zero."""
        above, below = self._beside(k, time, states, sizes, beside)
        return self.rate(k, time, above), self.rate(k, time, below)

    def _beside(self, k: int, time: float, states: Any, sizes: Any, beside: float) -> tuple[Any, Any]:
        """The states above and below the zero of a quantity; no numbers where it has no slope."""
        point = self._point(time, states)
        gradient = self._gradient(k, point, sizes)
        size = float(np.linalg.norm(gradient))
        if not 0 < size < math.inf:
            return states * math.nan, states * math.nan
        value, across = self._values(point)[k], sizes * gradient / size**2
        return states + (beside * size - value) * across, states + (-beside * size - value) * across

    def _gradient(self, k: int, point: Sequence[float], sizes: Any) -> Any:
        """The derivatives of a quantity by the states, in their sizes."""
        directions = np.eye(len(sizes), len(point), 1).tolist()
        return np.array([self._derivative(k, point, each) for each in directions]) * sizes

    def value(self, k: int, time: float, states: Any) -> float:
        """A quantity."""
        return self._values(self._point(time, states))[k]

    def rate(self, k: int, time: float, states: Any) -> float:
        """The rate of a quantity along the motion; not a number where it is not known."""
        if self._along is None:
            return math.nan
        point, rates = self._point(time, states), self._problem.rates(time, states)
        along = [1.0, *rates, *[0.0] * (len(states) - len(rates) + len(self._problem.parameters))]
        return self._derivative(k, point, [*along, *self._inputs_change(time, len(point) - len(along))])

    def _inputs_change(self, time: float, count: int) -> list[float]:
        """The rates of the inputs, and of their rates."""
        signals = self._problem.signals.values()
        orders = range(1, count // max(len(signals), 1) + 1)
        return [(signal.derivative(order) or _unknown)(time) for order in orders for signal in signals]

    def _derivative(self, k: int, point: Sequence[float], along: Sequence[float]) -> float:
        assert self._along is not None
        return self._along([*point, *along])[k]


def _evaluated(problem: Problem, program: Program) -> Callable[[Sequence[float]], list[float]]:
    """The function of a program; one that solves nonlinear systems begins with its last solutions, as the rates do.

    Sought from nothing, for each direction anew, they would take longer than the motion.
    """
    if not program.places or not isinstance(problem.evaluate, Rates):
        return instant(program)
    return Following(problem.evaluate.alike(program))


def _along(problem: Problem, program: Program) -> Callable[[Sequence[float]], list[float]] | None:
    """The derivatives along a direction; None where one is not declared."""
    try:
        return _evaluated(problem, directional(program))
    except DerivativeError:
        return None


def _unknown(time: float) -> float:
    return math.nan
