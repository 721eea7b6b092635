"""Radau IIA of three stages, for x' = f(t, x, lambda), 0 = g(t, x) of index 2 or 3: a step and its error.

Hairer, Lubich and Roche, The Numerical Solution of Differential-Algebraic Systems by Runge-Kutta Methods (1989). The
method is stiffly accurate: g vanishes at the end of each step. In index 3 velocities are then brought onto what the
positions demand of them, without which their error would not become small with the step. Local errors are those of x,
by doubling the step; what the method calls lambda on the way is of lower order, and is not used further.

Where constraints of positions are met to the rounding of these, eps, velocities of the stages are off by eps / h and
lambda by eps / h^2. But what lambda moves lies across the directions that constraints leave, and is projected off up to
the turn of these in the step, of h: what remains is of eps, in any step. So rounding bounds tolerances and no step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np
from numpy.polynomial.polynomial import polyint, polyvander
from scipy.interpolate import KroghInterpolator
from scipy.linalg import lu_factor, lu_solve

from bondgraph.problem.multipliers import System
from bondgraph.simulate.expected_sizes import finite_or_zero
from bondgraph.simulate.methods._dense_output import DenseOutput
from bondgraph.simulate.methods._method import SteppingMethod
from bondgraph.simulate.methods.implicit import BETWEEN, LEAST
from bondgraph.simulate.rounding import ROOM, SHIFT, SHIFTS, deviation

NODES = np.array([(4 - 6**0.5) / 10, (4 + 6**0.5) / 10, 1.0])
"""Where the stages are: the zeros of the Radau polynomial."""
A = np.stack([polyint(c)[1:] for c in np.linalg.inv(polyvander(NODES, 2)).T]) @ (NODES[None, :] ** [[1], [2], [3]])
A = A.T
"""The integrals of Lagrange's polynomials up to each node: exact for polynomials of degree two."""
ORDER = 5
"""Of states, with their projection; of velocities in index 3 it would be 3 without."""
REFUSED = 2
"""A step refused so often is not too long alone: a first refusal makes it as short as its order asks."""
END = 5
"""The place of a step's end, and of the rates there, among what the step is interpolated through."""
SMALLEST, LARGEST, SAFETY = 0.2, 5.0, 0.9
"""Factors by which a step may change, and one so that it is not refused."""
ITERATIONS = 12
LATE = ITERATIONS // 3
"""Of its last iterations these are put beside as many before: what they halve or double, each, is not rounding."""
SETTLED = 1e-2
"""Newton's method ends when its last step, as it contracts, leaves this part of the tolerance."""


def advanced(system: System, t: float, x: Any, h: float, scale: Any, left: Any = 0.0) -> Any:
    """x one step on; None where Newton's method does not settle.

    Args:
        system: the system.
        t, x: where the step begins.
        h: its length.
        scale: the tolerance of each component of x.
        left: what rounding leaves of each however often the method is repeated.
    """
    within, before = np.maximum(SETTLED * scale, left), np.inf
    for count, (end, step) in enumerate(islice(_iterates(system, t, x, h), ITERATIONS)):
        size = float(np.abs(step / within).max())
        # The first step is mostly that of positions, the second of velocities which keep them, the third of others.
        if not np.isfinite(size) or (count > 2 and size > max(2 * before, 1)):
            return None
        rate = min(size / before, 0.9) if count > 1 else 0.9
        if size * rate / (1 - rate) < 1:
            return end[: len(x)] if system.projected is None else system.projected(t + h, end)
        before = size
    return None


def _iterates(system: System, t: float, x: Any, h: float) -> Iterator[tuple[Any, Any]]:
    """x and lambda at the end of a step by Newton's method, and how it has moved x at the stages: without end."""
    y = np.concatenate([x, system.multipliers(t, x)])
    n, r = len(x), len(y) - len(x)
    rates = system.f(t, y)
    J, identity = system.jacobian(t + h / 2, np.concatenate([x + h / 2 * rates, y[n:]])), np.eye(3)
    # Multipliers are counted in what they do to x in the step, constraints in what they ask of x.
    jacobian = np.block(
        [
            [np.eye(3 * n) - h * np.kron(A, J[:n, :n]), -np.kron(A, J[:n, n:])],
            [np.kron(identity, J[n:, :n]), np.zeros((3 * r, 3 * r))],
        ]
    )
    factors, kept = lu_factor(jacobian), np.eye(n) if system.projected is None else _kept(J, n)
    X, L = np.tile(x, (3, 1)) + h * NODES[:, None] * rates, np.tile(y[n:], (3, 1))
    while True:
        stages = [(t + c * h, np.concatenate([X[i], L[i]])) for i, c in enumerate(NODES)]
        rates, residual = (np.array([function(*stage) for stage in stages]) for function in (system.f, system.g))
        step = lu_solve(factors, np.concatenate([(X - x - h * A @ rates).ravel(), residual.ravel()]))
        X, L = X - step[: 3 * n].reshape(3, n), L - step[3 * n :].reshape(3, r) / h
        yield np.concatenate([X[-1], L[-1]]), step[: 3 * n].reshape(3, n) @ kept.T


def _kept(jacobian: Any, n: int) -> Any:
    """What of a change of x is left when its velocities are brought onto what the constraints demand, of shape (n, n).

    The rest is rounding of positions over the step, however often Newton's method is repeated.

    Args:
        jacobian: of the system of index 3; some of its constraints may be of velocities.
        n: the number of x.
    """
    by_multipliers, constraints = jacobian[:n, n:], jacobian[n:, :n]
    are_velocities = by_multipliers.any(axis=1)
    direct, derived = constraints * are_velocities, constraints @ jacobian[:n, :n] * are_velocities
    demanded = np.where(direct.any(axis=1, keepdims=True), direct, derived)
    return np.eye(n) - by_multipliers @ lu_solve(lu_factor(demanded @ by_multipliers), demanded)


class RadauIIA(SteppingMethod[System]):
    """The motion of x' = f(t, x, lambda), 0 = g(t, x), with the manners of the methods of `scipy.integrate`.

    The local error of x is controlled by doubling each step; lambda is that for which the accelerations agree with the
    constraints at the x found. What constraints alone determine has no error at the ends of steps, however long these
    are: that of the polynomial between is found by a step of a quarter, and controlled as well.

    Args:
        system: the equations; the states at the start satisfy them.
        t0, y0, t_bound, rtol, atol, max_step, first_step: as of `SteppingMethod`.

    Attributes:
        rounding: what rounding makes of x in a step, the most of it that was felt.
    """

    rounding: Any

    @property
    def least(self) -> Any:
        """The tolerances below which none are kept, since rounding brings as much; zero where it is not felt."""
        return ROOM**2 * self.rounding

    def _begin(self, first_step: float | None) -> None:
        self.count = len(self.y) - len(self.system.g(self.t, self.y))
        x = self.y[: self.count]
        self.y = np.concatenate([x, self.system.multipliers(self.t, x)])
        self.rounding = np.zeros(self.count)
        self.rates = self.system.f(self.t, self.y)
        self.h = first_step or self._first()

    def _first(self) -> float:
        """A hundredth of the time in which the states change by their own size, or from rest a thousandth of all."""
        x = self.y[: self.count]
        scale, span = self.atol + self.rtol * np.abs(x), self.t_bound - self.t
        moved, size = np.abs(self.rates / scale).max(initial=0.0), np.abs(x / scale).max(initial=0.0)
        return float(min(0.01 * size / moved if moved > 0 and size > 0 else 1e-3 * span, span))

    def step(self) -> str | None:
        """One step; what went wrong, if something did."""
        error, refusals = np.inf, 0
        while error > 1:
            h = min(self.h, self.max_step, self.t_bound - self.t)
            if h < LEAST * np.spacing(abs(self.t)):
                self.status = "failed"
                return "no step is long enough to advance the time"
            error, times, table = self._tried(h)
            self.h = h * min(max(SAFETY * max(error, 1e-30) ** (-1 / (ORDER + 1)), SMALLEST), LARGEST)
            if error > 1:
                refusals += 1
                if refusals % REFUSED == 0:
                    self.rounding = np.maximum(self.rounding, self._rounding(self.h))
        end = table[END - 1]
        self.piece = _Piece(self.system.multipliers, self.t, times[END], KroghInterpolator(times, table))
        self.t, self.rates = float(times[END]), table[END]
        self.y = np.concatenate([end, self.system.multipliers(self.t, end)])
        if self.t >= self.t_bound:
            self.status = "finished"
        return None

    def _scale(self, size: Any) -> Any:
        """The tolerance of each state of some size, and no less than a multiple of what rounding brings it."""
        return np.maximum(self.atol + self.rtol * size, self.least)

    def _tried(self, h: float) -> tuple[float, Any, Any]:
        """The error of a step in its tolerance, infinite where Newton's method does not settle, and its `_nodes`."""
        x = self.y[: self.count]
        scale, left = self._scale(np.abs(x)), ROOM * self.rounding
        middle = advanced(self.system, self.t, x, h / 2, scale, left)
        end = None if middle is None else advanced(self.system, self.t + h / 2, middle, h / 2, scale, left)
        whole = None if end is None else advanced(self.system, self.t, x, h, scale, left)
        quarter = None if whole is None else advanced(self.system, self.t, x, h / 4, scale, left)
        if middle is None or end is None or whole is None or quarter is None:
            return np.inf, (), ()
        scale = self._scale(np.maximum(np.abs(x), np.abs(end)))
        error = float(np.abs((end - whole) / scale).max()) / (2**ORDER - 1)
        times, table = self._nodes(h, (middle, end, quarter))
        within = KroghInterpolator(times[:-2], table[:-2])(times[-1])
        error = max(error, float(np.abs((within - quarter) / scale).max()) / BETWEEN)
        return error if np.isfinite(error) else np.inf, times, table

    def _rounding(self, h: float) -> Any:
        """What rounding makes of x in a step, of shape (states,): of its end, and of Newton's method repeated.

        It is the same in all steps so short that nothing grows in them. Where a law jumps within one it does not in
        another.

        Args:
            h: a step that may still be too long.
        """
        x = self.y[: self.count]
        starts = [x * (1 + k * SHIFT) for k in range(SHIFTS)]
        none = np.full(self.count, np.nan)

        def at_ends(step: float) -> Any:
            made = (advanced(self.system, self.t, start, step, np.inf) for start in starts)
            return deviation([none if end is None else end for end in made])

        def left(step: float) -> Any:
            """What Newton's method goes on to move: it neither settles nor grows."""
            repeated = (islice(_iterates(self.system, self.t, start, step), ITERATIONS) for start in starts)
            moved = np.abs([[of for _, of in iterates] for iterates in repeated])[:, -2 * LATE :].max(axis=(0, 2))
            early, late = moved[:LATE].max(axis=0), moved[LATE:].max(axis=0)
            return np.where((late <= 2**LATE * early) & (early <= 2**LATE * late), late, np.nan)

        short, shorter = h / 64, h / 128
        found = np.fmin(at_ends(short), at_ends(shorter)), np.fmax(left(short), left(shorter))
        return finite_or_zero(np.fmax(*found))

    def _nodes(self, h: float, found: Sequence[Any]) -> tuple[Any, Any]:
        """What a step is interpolated through, each instant twice, with its states and with their rates.

        Args:
            h: the length of the step.
            found: the states half-way, at its end and at a quarter.

        Returns:
            Of shape (8,) and (8, states): the start, and what was found.
        """
        end = self.t_bound if self.t + h > self.t_bound - LEAST * np.spacing(h) else self.t + h
        times, table = (self.t, self.t + h / 2, end, self.t + h / 4), [self.y[: self.count], self.rates]
        for time, x in zip(times[1:], found, strict=True):
            table += [x, self.system.f(time, np.concatenate([x, self.system.multipliers(time, x)]))]
        return np.repeat(times, 2), np.array(table)


class _Piece(DenseOutput):
    """A polynomial for the states, and multipliers that agree with it."""

    def __init__(self, multipliers: Callable[[float, Any], Any], t_old: float, t: float, polynomial: Any) -> None:
        super().__init__(t_old, t)
        self.multipliers, self.polynomial = multipliers, polynomial

    def _call_impl(self, t: Any) -> Any:
        x = self.polynomial(t)
        if np.ndim(t) == 0:
            return np.concatenate([x, self.multipliers(float(t), x)])
        multipliers = [self.multipliers(float(time), row) for time, row in zip(t, x, strict=True)]
        return np.concatenate([x, np.array(multipliers)], axis=1).T
