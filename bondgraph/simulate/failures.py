"""Refusals of a simulation: where and why a motion stopped."""

from __future__ import annotations

from typing import Any

from bondgraph.errors import BondGraphError, NoSolution, SimulationStopped, SingularSystem
from bondgraph.problem.problem import Problem
from bondgraph.simulate.diagnosis import breakdown
from bondgraph.simulate.integrator import METHODS as METHODS
from bondgraph.simulate.integrator import Stuck
from bondgraph.simulate.trajectory import Trajectory


def undefined(problem: Problem, time: float, why: str) -> NoSolution:
    return NoSolution(
        f"{problem.equations.graph.name} at t = {time:.6g} s",
        f"the rates are not defined at this state: {why}",
        parties=problem.equations.states,
        remedy="start away from the singular configuration, or correct what is infinite there",
    )


def _reason(trouble: BaseException | None) -> str:
    cause = trouble.cause if isinstance(trouble, Stuck) else trouble
    if isinstance(cause, BondGraphError):
        return f"{cause.place}: {cause.law}"
    return str(trouble).rstrip(".") or "interrupted"


def _interrupted(problem: Problem, time: float, trajectory: Trajectory | None) -> SimulationStopped:
    kept = (
        "the trajectory up to there is in the error's `trajectory`" if trajectory is not None else "let it run longer"
    )
    stopped = SimulationStopped(f"{problem.equations.graph.name} at t = {time:.6g} s", "interrupted", remedy=kept)
    stopped.trajectory, stopped.interrupted = trajectory, True
    return stopped


def stopped(
    problem: Problem, time: float, states: Any, trouble: BaseException | None, trajectory: Trajectory | None
) -> SimulationStopped:
    cause = trouble.cause if isinstance(trouble, Stuck) else trouble
    reason, parties = _reason(trouble), cause.parties if isinstance(cause, BondGraphError) else ()
    if isinstance(trouble, Stuck) and (not parties or isinstance(cause, SingularSystem)):
        reason, parties = breakdown(problem, time, states)
        reason = reason or _reason(trouble)
    if isinstance(cause, KeyboardInterrupt):
        return _interrupted(problem, time, trajectory)
    advice = "look for a singular configuration, an infinite force, or a parameter that is zero"
    if isinstance(trouble, Stuck) and trouble.remedy:
        advice = trouble.remedy
    kept = "the trajectory up to there is in the error's `trajectory`; " if trajectory is not None else ""
    stopped = SimulationStopped(
        f"{problem.equations.graph.name} at t = {time:.6g} s",
        f"the motion cannot be continued: {reason}",
        parties=parties,
        remedy=kept + advice,
    )
    stopped.trajectory = trajectory
    return stopped
