"""The way to an equilibrium along what constraints keep, such as a rod's length: Newton's steps, each along a path."""

from __future__ import annotations

import math
from typing import Any

from bondgraph.analysis.equilibrium.residual import Residual
from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.analysis.linearization.integrability import FirstIntegrals
from bondgraph.errors import BondGraphError
from bondgraph.problem.consistent_state import of_position
from bondgraph.program.newton import SETTLED
from bondgraph.program.rank import minimum_norm_solution, null_space
from bondgraph.program.tolerances import RANK

STEPS = 60
LONGEST, SHORTEST = 0.5, 1e-3
"""Of the way from the guess and one, how far a step leads, for another equilibrium may be farther, and an angle of some
turns is no larger than one within a turn; of a step, when it is halved until it helps."""


def along_integrals(residual: Residual, x: Any) -> Any:
    """The end of the search; None where no position is held, all departures are motions, and nothing is to be kept.

    Where positions are held a search beside them would lead through what is torn open to another assembly.

    Args:
        residual: what is to vanish.
        x: states and inputs to begin from.
    """
    n = len(residual.problem.equations.states)
    _, jacobian = residual.evaluate(x)
    m = residual.linearizer.count[1]
    G = jacobian[n : n + m, :n]
    integrals = FirstIntegrals(residual.problem, jacobian[:n, :n], G, [])
    if not of_position(residual.problem.equations) and not len(integrals.gradients(residual.t, x[:n], G)):
        return None
    return _Paths(residual, integrals, x, jacobian).search(x)


def own_units_of_states(jacobian: Any, states: Any) -> Any:
    """Units in which states move each other alike, as in seconds of their own: that of the largest is one.

    Args:
        jacobian: of the rates by the states first, of shape (rates or more, states or more).
        states: of shape (n,).
    """
    import numpy as np

    n = len(states)
    found = balanced(jacobian[:n, :n])[1]
    return found / (found[np.abs(states).argmax()] if n else 1.0)


class _Paths:
    """The search, in units of the states' own: in all of them it is the same.

    Args:
        residual: what is to vanish.
        integrals: what constraints keep.
        x: states and inputs to begin from.
        jacobian: of the residual there.
    """

    def __init__(self, residual: Residual, integrals: FirstIntegrals, x: Any, jacobian: Any) -> None:
        import numpy as np

        self.residual, self.integrals, self.n = residual, integrals, len(residual.problem.equations.states)
        self.fixed = np.eye(self.n)[[k for k in range(self.n) if k not in residual.open]]
        units = own_units_of_states(jacobian, x[: self.n])
        self.units = np.pad(units, (0, len(x) - self.n), constant_values=1.0)
        rates = np.pad(units, (0, len(jacobian) - self.n), constant_values=1.0)
        self.rate_units = rates[residual.moves]

    def search(self, x: Any) -> Any:
        import numpy as np

        guess, left = x / self.units, self.left(x)
        y = guess
        for _ in range(STEPS):
            step, share = self.step(self.units * y), 1.0
            size = float(np.abs(step).max(initial=0.0))
            if size <= SETTLED * (1.0 + np.abs(y).max()):
                break
            share = min(1.0, LONGEST * (1.0 + float(np.abs(y - guess).max())) / size)
            while (tried := self.tried(y, share * step))[1] >= left and share > SHORTEST:
                share /= 2
            reached, after = tried
            if not after < left:
                break
            y, left = reached, after
        return self.units * y

    def tried(self, y: Any, step: Any) -> tuple[Any, float]:
        """The end of a path, and what is left there; infinite where a law is not defined on the way."""
        try:
            return (reached := self.moved(y, step)), self.left(self.units * reached)
        except (BondGraphError, ArithmeticError):
            return y, math.inf

    def left(self, x: Any) -> float:
        import numpy as np

        values, _ = self.residual.evaluate(x)
        return float(np.linalg.norm(values[self.residual.moves] / self.rate_units))

    def step(self, x: Any) -> Any:
        """Newton's step of minimum norm among the departures that motions reach."""
        values, jacobian = self.residual.evaluate(x)
        rows, N = self.residual.moves, self.tangent_basis(x, jacobian)
        by = jacobian[rows] * self.units / self.rate_units[:, None]
        return N @ minimum_norm_solution(by @ N, -values[rows] / self.rate_units, RANK)

    def moved(self, y: Any, step: Any) -> Any:
        """The end of a path that goes in the direction of a step as far as constraints, and what they keep, allow."""
        from scipy.integrate import solve_ivp

        def direction(s: float, y: Any) -> Any:
            x = self.units * y
            N = self.tangent_basis(x, self.residual.evaluate(x)[1])
            return N @ (N.T @ step)

        return solve_ivp(direction, (0.0, 1.0), y, method="DOP853", rtol=1e-10, atol=1e-12).y[:, -1]

    def tangent_basis(self, x: Any, jacobian: Any) -> Any:
        """An orthonormal basis of the departures of states and inputs."""
        import numpy as np

        n = self.n
        G = jacobian[n : n + self.residual.linearizer.count[1], :n]
        rows = np.vstack([G, self.integrals.gradients(self.residual.t, x[:n], G), self.fixed])
        N = null_space(rows * self.units[:n], RANK)
        found = np.zeros((len(x), N.shape[1] + len(self.residual.inputs)))
        found[:n, : N.shape[1]] = N
        for column, k in enumerate(self.residual.inputs):
            found[n + k, N.shape[1] + column] = 1.0
        return found
