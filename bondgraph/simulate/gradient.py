"""Gradients of a scalar of a motion by adjoint variables: however many numbers there are, it costs the same.

A scalar G = e(x(T)) + sum_k w_k g(x(t_k)) + integral of c dt changes with a number p by

    dG/dp = lambda(0)^T dx(0)/dp + integral of (lambda^T f_p + c_p) dt + what e and g have of p themselves,

where lambda goes back along the motion by -lambda' = f_x^T lambda + c_x from e_x at its end, and grows by w_k g_x at
each instant t_k (Cao, Li, Petzold and Serban, SIAM J. Sci. Comput. 24, 2003). Each step is the transposed one of the
forward sensitivities, so that both give the same number but for rounding. Products with f_p^T are one program,
differentiated in reverse. Where c changes branch, and where a stop ends the motion, instants move with p as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.algebra.text.parse import canonical
from bondgraph.equations.lower import lower
from bondgraph.errors import SHOWN, MissingValues, NoSolution, ValueRefused
from bondgraph.problem.problem import rates_program
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.program import Program
from bondgraph.program.reverse import gradient_program
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.branch_instants import LEAPS, Instants, Moves, computed, pieces, switches_of
from bondgraph.simulate.collocation import STAGES, exact_sum, stages_of, two_sum
from bondgraph.simulate.output_evaluation import evaluated
from bondgraph.simulate.resolved_parts import ends_between
from bondgraph.simulate.sensitivity import (
    ACCURATE,
    BLOCK,
    check_number,
    check_smooth,
    grid_of,
    of_one_choice,
    own_quantity,
    per_number,
    started,
)
from bondgraph.simulate.start_derivatives import follows
from bondgraph.simulate.step_halving import HALVINGS, settled

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

END, INTEGRAL = "end", "integral"
CANCELLED = 1e-4
"""An adjoint that at the start is less than this part of what it was on the way is what terms left over that cancel:
it is known to `ACCURATE` of that part, or of what it was in the mean where that is less."""


def gradient(
    run: Trajectory,
    end: str | None,
    integral: str | None,
    samples: Mapping[str, Any] | None,
    by: Iterable[str] | None,
    start: Mapping[str, Mapping[str, float]] | None,
) -> dict[str, float]:
    """As `Trajectory.gradient`."""
    import numpy as np

    run = of_one_choice(run)
    numbers = _numbers(run, by)
    texts = {each: text for each, text in ((END, end), (INTEGRAL, integral)) if text is not None}
    terms, weights = {each: _expression(run, each, text) for each, text in texts.items()}, _weights(run, samples or {})
    if not terms and not weights:
        law = "nothing is said of which the gradient is sought"
        raise ValueRefused("gradient", law, remedy="give end='w**2', integral='U.e*U.f', or samples={'w': weights}")
    wanted = [*terms.values(), *(own_quantity(run.equations, name) for name in weights)]
    check_smooth(run, numbers, wanted)
    if by is None:
        states = run.equations.rates.keys() - (start or {}).keys()
        numbers = tuple(name for name in numbers if name not in states or not follows(run, name))
    begun = {name: started(run, name, (start or {}).get(name)) for name in numbers}
    if unknown := sorted({*(start or {})} - {*numbers}):
        law = f"{', '.join(unknown)} is none of the numbers that derivatives are taken by"
        raise ValueRefused("start", law, parties=unknown, remedy=f"there are {', '.join(numbers)}")
    constants = sorted({name for _, found in begun.values() for name in found})
    if constants:
        check_smooth(run, constants, wanted)
    direct = dict.fromkeys(name for name in (*numbers, *constants) if name not in run.equations.rates)
    motion = _Motion(run, tuple(direct))
    scalar = _Scalar(motion, terms, weights)
    starts = np.array([begun[name][0] for name in numbers]).reshape(len(numbers), -1)
    through = np.array([[{name: 1.0, **begun[name][1]}.get(x, 0.0) for x in motion.numbers] for name in numbers])
    through = through.reshape(len(numbers), -1)
    sizes = np.array([abs(run[name]).max() for name in run.equations.states])
    per = ROUNDING * np.array([per_number(run, name) for name in numbers])

    def told(grid: Any) -> tuple[tuple[Any, Any], Any, Any]:
        adjoint, found, brought, means, highest = scalar.back(grid)
        least = np.minimum(CANCELLED * highest, means[: len(adjoint)])
        value, size = starts @ adjoint, np.abs(starts) @ np.maximum(np.abs(adjoint), least)
        value += through @ found
        size = np.maximum(size, np.abs(through) @ means[len(adjoint) :])
        # Each state times its adjoint is a part of what is differentiated, which is known but for rounding.
        return (value, ACCURATE * np.maximum(size, np.abs(value)) + per * (highest @ sizes)), brought, means

    def close(before: tuple[Any, Any], now: tuple[Any, Any]) -> Any:
        return np.abs(now[0] - before[0]) <= now[1]

    found, before, is_settled = settled(scalar.grid, told, lambda *both: bool(close(*both).all()), _changes)
    if is_settled:
        return dict(zip(numbers, found[0].tolist(), strict=True))
    moving = [name for name, near in zip(numbers, close(before, found), strict=True) if not near] or [*numbers]
    law = (
        f"halving steps {HALVINGS} times still changes the gradient by {', '.join(moving[:SHOWN])}: the motion varies "
    )
    law += "too fast, or such that rounding of terms that cancel is left"
    remedy = "run with a smaller max_step, or over a shorter time, or take differences of runs"
    raise NoSolution(run.equations.graph.name, law, parties=moving, remedy=remedy)


def _changes(before: Any, now: Any, places: Any) -> Any:
    """What each step brings less than its parts, of shape (steps, quantities)."""
    import numpy as np

    return np.add.reduceat(now, places[:-1], axis=0) - before if len(before) else before


def _numbers(run: Trajectory, by: Iterable[str] | None) -> tuple[str, ...]:
    """The numbers that derivatives are taken by, each of which has one."""
    equations = run.equations
    constant = (name for name in equations.inputs if run.signals[name].constant is not None)
    if isinstance(by, str):
        by = (by,)
    # Where loops are closed, what was guessed follows from what was given: it is no number of its own.
    follow = run.near.keys() if equations.balance.constraints.invariants else ()
    starts = (name for name in equations.rates if name not in follow)
    found = tuple(dict.fromkeys((*equations.parameters, *constant, *starts) if by is None else by))
    for name in found:
        check_number(run, name)
    return found


def _weights(run: Trajectory, samples: Mapping[str, Any]) -> dict[str, Any]:
    """The weight of each scalar quantity at the run's instants."""
    import numpy as np

    found: dict[str, Any] = {}
    for name, given in samples.items():
        parts = run.parts(name)
        shape = (len(run.t), len(parts)) if len(parts) > 1 else (len(run.t),)
        weights = np.asarray(given, float)
        if weights.shape != shape or not np.isfinite(weights).all():
            law = f"its weights are finite numbers of the shape {shape}, as run['{name}'] is; these are {weights.shape}"
            raise ValueRefused("samples", law, parties=(name,), remedy=f"give 2*(run['{name}'] - measured), say")
        found |= zip(parts, weights.reshape(len(run.t), -1).T, strict=True)
    return found


def _expression(run: Trajectory, place: str, text: str) -> Any:
    """A formula in quantities, states, inputs and parameters as an expression of the equations' symbols."""
    if not isinstance(text, str):
        raise ValueRefused(place, f"{text!r:.40} is no formula", remedy="write one in quantities, as 'w**2'")
    return run.equations.xp.build(canonical(text), lambda name: _symbol(run, name))


def _symbol(run: Trajectory, name: str) -> Any:
    if name in run.equations.parameters:
        return run.equations.xp.symbol(name)
    if len(parts := run.parts(name)) > 1:
        law = f"it has several components: {', '.join(parts)}"
        raise ValueRefused(f"'{name}'", law, parties=(name,), remedy="take one of them")
    return own_quantity(run.equations, name)


def _check_defined(run: Trajectory, expression: Any, times: Any) -> None:
    """Refuse what is not defined at some instants, as which side of it holds is not: no derivative tells that.

    Raises:
        NoSolution: where it is not.
    """
    import numpy as np

    undefined = times[~np.isfinite(computed(run, [expression], times)[:, 0])]
    if len(undefined):
        place = f"{run.equations.graph.name} at t = {undefined[0]:.6g} s"
        law = "that whose gradient is sought is not defined there"
        raise NoSolution(place, law, remedy="give a formula that is defined all along the motion")


class _Motion:
    """What a motion's equations have of derivatives.

    Args:
        run: the motion.
        numbers: parameters and inputs that derivatives are taken by.
    """

    def __init__(self, run: Trajectory, numbers: tuple[str, ...]) -> None:
        self.run, self.numbers, self.n = run, numbers, len(run.equations.states)
        rates = rates_program(run.equations)
        self.states = range(1, 1 + self.n)
        self.jacobian = rates.cached("by states alone", lambda: jacobian_program(rates, self.states))
        slots = tuple(rates.arguments.index(name) for name in numbers)
        self.by_numbers = rates.cached(("adjoint", slots), lambda: gradient_program(rates, slots))

    def of(self, wanted: Mapping[str, Any]) -> Program:
        """The gradient of weighted quantities by states, and then by numbers."""
        program = lower(self.run.equations.along_motion, dict(wanted))
        slots = (*self.states, *(program.arguments.index(name) for name in self.numbers))
        return program.cached(("gradient", slots), lambda: gradient_program(program, slots))

    def evaluated(self, program: Program, times: Any, weights: Sequence[Any]) -> Any:
        """A gradient at some instants, of shape (instants, derivatives)."""
        return evaluated(self.run, times, program, 1, weights)[:, 0]


class _Back(NamedTuple):
    """A step back: it adds to the adjoint `turned` times that at its end, and `moved`; what its stages give
    the rates' derivatives by numbers for weights is `weights` times that at its end, and `more`."""

    turned: Any
    moved: Any
    weights: Any
    more: Any


class _Scalar:
    """A scalar of a motion.

    Args:
        motion: the motion.
        terms: expressions at the end, and under the integral.
        samples: weights of quantities at the run's instants.
    """

    def __init__(self, motion: _Motion, terms: Mapping[str, Any], samples: Mapping[str, Any]) -> None:
        import numpy as np

        self.motion, run = motion, motion.run
        self.direct = self._at_instants(run, terms.get(END), samples)
        self.cost = motion.of({INTEGRAL: terms[INTEGRAL]}) if INTEGRAL in terms else None
        self.pieces = pieces(run, switches_of(run.equations, [terms[INTEGRAL]])) if self.cost is not None else []
        instants = Instants(run, motion.numbers)
        self.starts = [piece.start for piece in self.pieces]
        if self.cost is not None:
            ends = np.unique([*run.steps, *self.starts])
            _check_defined(run, terms[INTEGRAL], (ends[1:] + ends[:-1]) / 2)
        between, until = ends_between(run, [terms[INTEGRAL]], self.pieces) if self.cost is not None else ([], math.inf)
        if until < math.inf:
            place, law = (
                f"{run.equations.graph.name} at t = {until:.6g} s",
                "what is integrated varies too fast to be seen",
            )
            raise NoSolution(place, law, remedy="integrate what varies less, or over a shorter time")
        self.ends = [*self.starts, *between]
        self.moving = [*self._at_branches(instants, terms.get(INTEGRAL)), *self._at_end(instants, terms, samples)]

    def _at_instants(self, run: Trajectory, end: Any, samples: Mapping[str, Any]) -> Any:
        """What it has of states and numbers at each of the run's instants, of shape (instants, derivatives)."""
        import numpy as np

        found = np.zeros((len(run.t), self.motion.n + len(self.motion.numbers)))
        if samples:
            wanted = {name: own_quantity(run.equations, name) for name in samples}
            found += self.motion.evaluated(self.motion.of(wanted), run.t, [*samples.values()])
        if end is not None:
            _check_defined(run, end, run.t[-1:])
            found[-1:] += self.motion.evaluated(self.motion.of({END: end}), run.t[-1:], [np.ones(1)])
        return found

    def _at_branches(self, instants: Instants, cost: Any) -> Iterator[tuple[float, float, Moves]]:
        """Instants inside the run at which what is integrated leaps, by how much it is less then, and their moves."""
        import numpy as np

        if not any(piece.passing for piece in self.pieces):
            return
        sides = computed(self.motion.run, [cost], np.array([(x.first, x.last) for x in self.pieces]).ravel())
        values = sides.reshape(-1, 2)
        for k, (before, after) in enumerate(pairwise(self.pieces)):
            less = float(values[k, 1] - values[k + 1, 0])
            try:
                moves = instants.between(before, after)
            except (MissingValues, NoSolution):
                if abs(less) > LEAPS * np.abs(values).max():
                    raise
                continue  # it does not leap: however its instant moves, the integral does not
            if moves is not None:
                yield after.start, less, moves

    def _at_end(
        self, instants: Instants, terms: Mapping[str, Any], samples: Mapping[str, Any]
    ) -> Iterator[tuple[float, float, Moves]]:
        """The end of the run, what more there is of the scalar for a second more, and how a stop moves it."""
        run = self.motion.run
        if (moves := instants.of_end()) is None:
            return
        whole = 0.0
        if END in terms:
            whole += float(instants.rates([terms[END]], instants.last)[0])
        for name, weights in samples.items():
            whole += float(weights[-1] * instants.rates([own_quantity(run.equations, name)], instants.last)[0])
        if INTEGRAL in terms:
            whole += float(computed(run, [terms[INTEGRAL]], instants.last)[0, 0])
        yield float(run.t[-1]), whole, moves

    @property
    def grid(self) -> Any:
        """The ends of the steps to begin with."""
        return grid_of(self.motion.run, self.ends)

    def back(self, grid: Any) -> tuple[Any, Any, Any, Any, Any]:
        """The adjoint at the start, the derivatives by numbers, what each step brings of these and by how much it turns
        that, how large that and these were on the way in the mean, and how large the adjoint was at most.

        Args:
            grid: the ends of the steps.
        """
        import numpy as np

        n, run = self.motion.n, self.motion.run
        given = np.zeros((len(grid), n))
        given[np.searchsorted(grid, run.t)] += self.direct[:, :n]
        found = self.direct[:, n:].sum(axis=0)
        for time, amount, moves in self.moving:
            given[np.searchsorted(grid, time)] += amount * moves.by_states
            found = found + amount * moves.by_numbers
        adjoint, lost, highest = given[-1], np.zeros(n), np.abs(given).max(axis=0)
        ways, brought = np.zeros(n + len(found)), np.empty((len(grid) - 1, n + len(found)))
        many = max(1, BLOCK // max(1, STAGES * n * (STAGES * n + n + 1)))
        for last in range(len(grid) - 1, 0, -many):
            first = max(0, last - many)
            times, lengths, back = self._steps(grid[first : last + 1])
            ends = np.empty((last - first, n))
            for k in range(last - first - 1, -1, -1):
                ends[k] = adjoint
                brought[first + k, :n] = back.turned[k] @ adjoint + back.moved[k]
                adjoint, lost = two_sum(adjoint, brought[first + k, :n] + given[first + k] + lost)
            highest = np.maximum(highest, np.abs(ends).max(axis=0))
            weights = np.einsum("msin,mn->msi", back.weights, ends) + back.more
            brought[first:last, n:] = self._by_numbers(times, lengths, weights)
            own = np.concatenate([found[None], brought[first:last, n:][::-1]])
            sizes = np.abs(np.concatenate([ends, own.cumsum(axis=0)[:0:-1]], axis=1))
            ways += np.diff(grid[first : last + 1]) @ sizes
            found = exact_sum(own)
        return adjoint, found, brought, ways / (grid[-1] - grid[0] or 1.0), highest

    def _steps(self, grid: Any) -> tuple[Any, Any, _Back]:
        """The stages' instants, the weights of the rule at each, and the steps back."""
        import numpy as np

        n, m, h = self.motion.n, len(grid) - 1, np.diff(grid)

        def within(times: Any) -> Any:
            sides = np.array([(piece.first, piece.last) for piece in self.pieces])
            own = sides[np.maximum(np.searchsorted(self.starts, grid[:-1], side="right") - 1, 0)]
            return np.clip(times, own[:, :1], own[:, 1:])

        times, a, weights = stages_of(grid[:-1], h, within if self.pieces else None)
        J = evaluated(self.motion.run, times.ravel(), self.motion.jacobian, n)[:, :, :n].reshape(m, STAGES, n, n)
        shares = h[:, None] * weights
        c = np.zeros((m, STAGES, n))
        if self.cost is not None:
            c = self.motion.evaluated(self.cost, times.ravel(), [np.ones(times.size)])[:, :n].reshape(m, STAGES, n)
        # Forward K_i = J_i (S + h sum_j a_ij K_j) + f_p and S + h sum_j b_j K_j: its transpose, column by column.
        forward = h[:, None, None, None, None] * a[:, :, None, :, None] * J[:, :, :, None, :]
        system = np.eye(STAGES * n) - forward.reshape(m, STAGES * n, STAGES * n)
        right = np.zeros((m, STAGES, n, n + 1))
        right[..., :n] = shares[:, :, None, None] * np.eye(n)
        right[..., n] = np.einsum("ms,msj,m,msn->mjn", shares, a, h, c)
        solved = np.linalg.solve(system.transpose(0, 2, 1), right.reshape(m, STAGES * n, n + 1))
        solved = solved.reshape(m, STAGES, n, n + 1)
        turned = np.einsum("msij,msik->mjk", J, solved)
        moved = turned[..., n] + np.einsum("ms,msn->mn", shares, c)
        return times, shares, _Back(turned[..., :n], moved, solved[..., :n], solved[..., n])

    def _by_numbers(self, times: Any, shares: Any, weights: Any) -> Any:
        """What steps have of numbers, of shape (steps, numbers)."""
        m, n, motion = len(times), self.motion.n, self.motion
        found = motion.evaluated(motion.by_numbers, times.ravel(), [*weights.reshape(m * STAGES, n).T])
        if self.cost is not None:
            found = found + motion.evaluated(self.cost, times.ravel(), [shares.ravel()])[:, n:]
        return found.reshape(m, STAGES, -1).sum(axis=1)
