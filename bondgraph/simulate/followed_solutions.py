"""Solutions of nonlinear systems that no rate needs, followed by integrals among the states, which are not told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bondgraph.equations.followed_solutions import with_followed
from bondgraph.problem.problem import Problem
from bondgraph.simulate.event_actions import Leap
from bondgraph.simulate.trajectory import Trajectory


def with_followed_solutions(problem: Problem, states: Any) -> tuple[Problem, Any]:
    """The same with integrals of such solutions, which begin at zero; as it is where there are none to follow."""
    import numpy as np

    orders = range(1, problem.equations.balance.depth + 1)
    missing = {x + "'" * k for k in orders for x, signal in problem.signals.items() if signal.derivative(k) is None}
    equations = with_followed(problem.equations, problem.parameters, missing)
    if equations is problem.equations:
        return problem, states
    before = dict(zip(problem.equations.states, states.tolist(), strict=True))
    values = {**problem.parameters, **problem.signals, **problem.apart}
    return Problem.of(equations, values), np.array([before.get(name, 0.0) for name in equations.states])


def told(run: Trajectory) -> Trajectory:
    """A motion without such integrals."""
    equations = run.equations.told
    if equations is None:
        return run
    places = [run.equations.states.index(name) for name in equations.states]
    errors = tuple(run.errors[k] for k in places if k < len(run.errors))
    leaps = tuple(Leap(leap.time, leap.before[places], leap.after[places]) for leap in run.leaps)
    return replace(run, equations=equations, solution=_Some(run.solution, places), errors=errors, leaps=leaps)


class _Some:
    """Some of the states of a solution.

    Args:
        solution: all of them as a function of time, and the ends `ts` of its steps.
        places: theirs.
    """

    def __init__(self, solution: Callable[[Any], Any], places: list[int]) -> None:
        self.solution, self.places, self.ts = solution, places, solution.ts  # type: ignore[attr-defined]

    def __call__(self, t: Any) -> Any:
        return self.solution(t)[self.places]
