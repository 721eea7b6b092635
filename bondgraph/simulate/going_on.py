"""Where a motion goes on: what it has at an instant, after all that jumps in time just there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Schedule, at_end, instant_of_start, moment_after
from bondgraph.simulate.jumps import jump_of_inputs, jump_of_laws
from bondgraph.simulate.output_evaluation import instants_within, seeds

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def going_on(run: Trajectory, t: float, names: Sequence[str]) -> list[float]:
    """Scalar quantities as a motion has them that goes on from an instant of a run.

    Its states are what they are there. What jumps in time just there is what it is after the jump: momenta stay, so
    that velocities are those that the impulse of a jump has left.

    Raises:
        ValueRefused: for an instant outside the run; for a jump at its end that no motion of its equations goes over,
            as they do not tell its impulse.
    """
    import numpy as np

    time = float(instants_within(run, t))
    return [float(x[0]) for x in _onward(run, time).evaluate(np.array([time]), names)]


def _onward(run: Trajectory, time: float) -> Trajectory:
    """A motion that begins at an instant of a run and stays there; the run itself, where nothing breaks in time then.

    Raises:
        ValueRefused: as `going_on`, for a jump.
    """
    import numpy as np

    end = moment_after(time)
    times = np.array([time, end])
    if run.choices:
        own = [each for each in run.choices if each.steps[0] <= time] or run.choices[:1]
        onward = _onward(own[-1], time)
        return run if onward is own[-1] else replace(run, t=times, choices=(onward,), leaps=(), ended_by="")
    problem = Problem.of_known_motion(run.equations, {**run.parameters, **run.signals})
    if instant_of_start(problem, time, end) == time:
        return run
    if time >= run.steps[-1]:
        _check_jump(problem, run, time)
    states = np.reshape(run.solution(time), -1)
    solved = (seeds(run, time),) * len(times) if run.solved else ()
    return replace(run, t=times, solution=_Still(states, times), solved=solved, leaps=(), ended_by="")


def _check_jump(problem: Problem, run: Trajectory, time: float) -> None:
    """Refuse a jump at the end of a run that no motion of its equations goes over.

    Raises:
        ValueRefused: naming what jumps.
    """
    import numpy as np

    steps, states = np.asarray(run.steps, float), run.solution(time)
    near = at_end(time, float(steps[-1] - steps[0]))
    since = float(steps[steps < time - near].max(initial=steps[0]))
    for before, after in pairwise(Schedule(problem).stretches(since, moment_after(time))):
        if abs(before.end - time) > near:
            continue
        stop = jump_of_inputs(problem, before, after)
        stop = stop or jump_of_laws(problem, before.last, after.first, lambda time: states)
        if stop is not None and isinstance(cause := stop.cause, ValueRefused):
            law = f"the run ends at t = {time:.6g} s, where {cause.law}: it does not tell the impulse of that"
            remedy = "run it in a form whose states are momenta, as kane_momentum; or give the start yourself"
            raise ValueRefused(cause.place, law, parties=cause.parties, remedy=remedy)


class _Still:
    """States that stay.

    Args:
        states: of shape (states,).
        ts: the instants between which they are known.
    """

    def __init__(self, states: Any, ts: Any) -> None:
        self.states, self.ts = states, ts

    def __call__(self, t: Any) -> Any:
        import numpy as np

        return np.multiply.outer(self.states, np.ones(np.shape(t)))
