"""Values of Lagrange multipliers at a state, for systems of index 2 and 3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from bondgraph.equations.lower import lower
from bondgraph.errors import DerivativeError, SingularSystem
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import instant
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.program import Program
from bondgraph.program.rank import is_singular


class Algebraic:
    """What multipliers hold at zero, and what they are for that.

    Args:
        problem: equations with values.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem, equations = problem, problem.equations
        self.count = len(equations.rates)
        multipliers = equations.balance.constraints.multipliers
        constraints = {f"0 = {k}": each.constraint for k, each in enumerate(multipliers)}
        self._constraints = instant(lower(equations, constraints))
        self._velocity_residuals = instant(
            lower(equations, {str(k): each.velocity_residual for k, each in enumerate(multipliers)})
        )
        accelerations = lower(equations, {str(k): each.acceleration for k, each in enumerate(multipliers)})
        self._accelerations = instant(accelerations)
        n = len(equations.states)
        self._by_multipliers = _jacobian(accelerations, range(1 + self.count, 1 + n))
        self._jacobian = _jacobian(lower(equations, {**equations.rates, **constraints}), range(1, 1 + n))

    def __reduce__(self) -> tuple[Any, ...]:
        return Algebraic, (self.problem,)

    def completed(self, time: float, states: Any) -> Any:
        """States with their multipliers put right."""
        x = np.asarray(states, float)[: self.count]
        return np.concatenate([x, self.multipliers(time, x)])

    def multipliers(self, time: float, x: Any) -> Any:
        """Lambda, for which the constraints hold for the accelerations."""
        left, matrix = self._inverse_inertia(time, x)
        return self._solved(matrix, -left)

    def _solved(self, matrix: Any, right: Any) -> Any:
        if is_singular(matrix):
            names = self.problem.equations.states[self.count :]
            law = "the constraints depend on each other here, and do not determine these"
            raise SingularSystem(", ".join(names), law, parties=names, remedy="use udwadia_kalaba, or another start")
        return np.linalg.solve(matrix, right)

    def _inverse_inertia(self, time: float, x: Any) -> tuple[Any, Any]:
        """The constraints' accelerations without multipliers, and a A^-1 a^T, their derivatives by these."""
        r = len(self.problem.equations.states) - self.count

        def at(multipliers: Any) -> Any:
            return np.array(self._accelerations(self.problem.arguments(time, [*x, *multipliers])))

        left = at(np.zeros(r))
        if self._by_multipliers is not None:
            # A unit of a multiplier may be nothing beside the other forces: a difference would be rounding.
            values = self._by_multipliers(self.problem.arguments(time, [*x, *np.zeros(r)]))
            return left, np.reshape(values, (r, r))
        return left, np.stack([at(unit) - left for unit in np.eye(r)], axis=1)

    def projected(self, time: float, y: Any, jacobian: Any) -> Any:
        """The states with velocities that agree with the constraints: the nearest, by the kinetic energy."""
        x, n = y[: self.count], self.count
        residual = np.array(self._velocity_residuals(self.problem.arguments(time, list(y))))
        return x - jacobian[:n, n:] @ self._solved(self._inverse_inertia(time, x)[1], residual)

    def constraints(self, time: float, y: Any) -> Any:
        """What is left of the constraints."""
        return np.array(self._constraints(self.problem.arguments(time, list(y))))

    def system(self, inside: Callable[[float], float]) -> System:
        """The equations; `inside` gives the instant at which laws are evaluated for another."""

        def rates(time: float, y: Any) -> Any:
            return np.array(self.problem.rates(inside(time), np.asarray(y)))

        def constraints(time: float, y: Any) -> Any:
            return self.constraints(inside(time), y)

        def both(time: float, y: Any) -> Any:
            n = len(self.problem.equations.states)
            if self._jacobian is None:
                return difference_jacobian(
                    lambda z: [*rates(time, np.asarray(z)), *constraints(time, z)], np.array(y, float)
                )
            return np.reshape(self._jacobian(self.problem.arguments(inside(time), list(y))), (n, n))

        def projected(time: float, y: Any) -> Any:
            return self.projected(inside(time), y, both(time, y))

        return System(
            rates,
            constraints,
            both,
            _Multipliers(self, inside),
            projected if self.problem.equations.index > 2 else None,
        )


@dataclass(frozen=True)
class _Multipliers:
    """Multipliers as a function of time and states; laws are evaluated at the instant that `inside` gives."""

    algebraic: Algebraic
    inside: Callable[[float], float]

    def __call__(self, time: float, x: Any) -> Any:
        return self.algebraic.multipliers(self.inside(time), x)


class System(NamedTuple):
    """x' = f(t, y), 0 = g(t, y), where y is x with lambda behind it.

    Args:
        f, g: functions of time and y.
        jacobian: a function of the same, giving the derivatives of (f, g) by y.
        multipliers: lambda as a function of time and x, for which the differentiated constraints hold.
        projected: x with velocities that agree with the constraints, as a function of time and y; None where g asks it.
    """

    f: Callable[[float, Any], Any]
    g: Callable[[float, Any], Any]
    jacobian: Callable[[float, Any], Any]
    multipliers: Callable[[float, Any], Any]
    projected: Callable[[float, Any], Any] | None = None


def _jacobian(program: Program, along: Sequence[int]) -> Callable[[Sequence[float]], Sequence[float]] | None:
    """A function of a program's arguments that gives its derivatives by some of them; None where it has none."""
    try:
        return instant(jacobian_program(program, along))
    except DerivativeError:
        return None
