"""The Jacobian of the rates along a motion: exact, and in native code where the rates are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from bondgraph.errors import DerivativeError
from bondgraph.program.derivatives import directional, jacobian_program
from bondgraph.program.evaluate import Follower
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.program import Program

if TYPE_CHECKING:
    from bondgraph.problem.problem import Problem

SHORT = 4_000
"""Of so many operations, a Jacobian is made and evaluated in the time of some steps of a method."""
WHOLE = 40_000
"""Of more operations it is not written out: each direction is evaluated by itself."""


class Jacobian:
    """The derivatives of the rates by the states, as a function of time and states.

    They are found by forward differentiation of the program of the rates, which is made when it is first asked for:
    the whole matrix at once where that stays short, else direction by direction. Where a law has no derivative,
    declared or finite, central differences take its place, and zero where these are not finite either. Implicit
    methods may have it so: their Jacobian decides how fast they converge, and never to what.

    Args:
        problem: equations with values.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem, self._count = problem, len(problem.equations.rates)
        self.operations = problem.program.operations * self._count
        """How many operations it takes at most, but for a small factor."""

    @property
    def is_short(self) -> bool:
        """Whether it costs no more than some steps of a method."""
        return self.operations <= SHORT

    def __call__(self, time: float, states: Any, steps: Sequence[float] = ()) -> Any:
        """The matrix, of shape (states, states).

        Args:
            time: the instant at which laws are evaluated.
            states: the states.
            steps: those of central differences, as of `difference_jacobian`: beside a root at zero slopes are as steep
                as these are short.
        """
        import numpy as np

        exact = self._exact
        with np.errstate(all="ignore"):
            found = np.array(np.nan) if exact is None else self._matrix(exact, time, states)
            if np.isfinite(found).all():
                return found
            rough = difference_jacobian(lambda x: self._rates(time, np.array(x)), np.array(states, float), steps)
        return np.where(np.isfinite(rough), rough, 0.0)

    def _matrix(self, exact: Follower, time: float, states: Any) -> Any:
        """The exact one; not a number where it is not defined."""
        import numpy as np

        arguments, n = self._problem.arguments(time, states.tolist()), self._count
        exact.seed(self._problem.evaluate.kept)
        if self._is_whole:
            return np.reshape(_or_nan(lambda: exact(arguments), n**2), (n, n))
        directions = np.eye(n, len(arguments), 1).tolist()
        return np.stack([_or_nan(partial(exact, [*arguments, *each]), n) for each in directions], axis=1)

    @property
    def _is_whole(self) -> bool:
        return self.operations <= WHOLE

    @cached_property
    def _exact(self) -> Follower | None:
        """The function of the matrix, or of its product with a direction; None where a derivative is not declared."""
        program = self._problem.program.cached("jacobian", self._program)
        return None if program is None else self._problem.evaluate.alike(program)

    def _program(self) -> Program | None:
        rates = self._problem.program
        try:
            return jacobian_program(rates, range(1, 1 + self._count)) if self._is_whole else directional(rates)
        except DerivativeError:
            return None

    def _rates(self, time: float, states: Any) -> list[float]:
        return _or_nan(lambda: self._problem.rates(time, states), self._count)


def _or_nan(function: Callable[[], list[float]], count: int) -> list[float]:
    """What a function gives; so many that are not a number where it is not defined."""
    try:
        return function()
    except (ArithmeticError, ValueError):
        return [float("nan")] * count
