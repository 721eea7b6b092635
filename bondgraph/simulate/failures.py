"""Refusals of a simulation: where and why a motion stopped."""

from __future__ import annotations

import math
import re
from typing import Any

from bondgraph.equations.available_names import available
from bondgraph.equations.flat_laws import flat_laws
from bondgraph.equations.inputs import Formula
from bondgraph.equations.inverted_laws import InvertedLaw, inverted_laws
from bondgraph.errors import (
    SHOWN,
    BondGraphError,
    Contradiction,
    FunctionFailed,
    NoSolution,
    SimulationStopped,
    SingularSystem,
    ValueRefused,
)
from bondgraph.graph.law import Implicit
from bondgraph.problem.problem import Problem
from bondgraph.simulate.diagnosis import diagnosis, rounding_of_time
from bondgraph.simulate.step_result import Stop
from bondgraph.simulate.trajectory import Trajectory
from bondgraph.simulate.unbounded_growth import growth_notes

ADVICE = (
    "look for a singular configuration, an infinite force, or a parameter that is zero; where there is none another "
    "method may come through"
)
LATE = "let the run begin near t = 0, and write its laws in the time since then; or take a larger rtol"
GUARDS = {
    "sqrt": "'sqrt(max(e, 0))', or 'sign(e)*sqrt(abs(e))' where it is to go both ways",
    "log": "'log(max(e, 1e-12))'",
    "asin": "'asin(min(max(e, -1), 1))'",
    "acos": "'acos(min(max(e, -1), 1))'",
}
"""How a function that is not defined everywhere is kept where it is."""
STATES = {
    "e": "by a small C in parallel with it, at a 0-junction, such as the capacitance that it has",
    "f": "by a small I in series with it, at a 1-junction, such as the inertia that it has",
}
"""How a variable becomes a state that a law then has as its argument."""
KEPT = "the trajectory up to there is in the error's `trajectory`"


def undefined(problem: Problem, time: float, why: str) -> NoSolution:
    return NoSolution(
        _place(problem, time),
        f"the rates are not defined at this state: {why}",
        parties=problem.equations.states,
        remedy="start away from the singular configuration, or correct what is infinite there",
    )


def stopped(
    problem: Problem, time: float, states: Any, reason: Stop | BondGraphError, trajectory: Trajectory | None
) -> SimulationStopped:
    """The refusal of a motion that has come to a state and does not go on."""
    law, parties = _diagnosed(problem, time, states, reason) if isinstance(reason, Stop) else _told(reason)
    advice = _advice(reason)
    cause = reason.cause if isinstance(reason, Stop) else reason
    if isinstance(cause, NoSolution | Contradiction | SingularSystem):
        for flat in flat_laws(problem.equations, parties):
            parties = tuple(dict.fromkeys((flat.element, *parties)))
            law += f"; the law of {flat.element}, '{flat.law}', is flat on one branch, wholly or but for rounding, and "
            law += "has no inverse there"
            advice = f"let it rise there, too, as in '{flat.law} + 1e-6*{flat.letter}'"
    if isinstance(cause, NoSolution) and (with_it := _laws_with(problem, cause.operation)):
        parties = tuple(dict.fromkeys((*with_it, *parties)))
        law += f"; {cause.operation} stands in {', '.join(with_it.values())}"
        advice = f"keep its argument where it is defined, as in {GUARDS[cause.operation]}"
    if _is_bare(reason, law) and (part := rounding_of_time(problem, time, states)):
        law += f": one rounding of t, {math.ulp(time):.2g} s, changes the rates by {part:.2g} of themselves"
        advice = LATE
    elif _is_bare(reason, law) and (solved := _solved(problem)):
        law += f"; {', '.join(solved)} {'are' if len(solved) > 1 else 'is'} solved from laws that no store separates"
        advice = f"{ADVICE}; or make them states, by a small C at 0-junctions beside them, or a small I at 1-junctions"
    else:
        for other in _used_the_other_way(problem, cause):
            parties = tuple(dict.fromkeys((other.element, *parties)))
            law += f"; the law of {other.element}, '{other.law}', is used the other way, to find its {other.letter} by "
            law += f"{other.operation}, which is not defined everywhere"
            state = f"make its {other.letter} a state, {STATES.get(other.letter, 'by a store beside it')}"
            advice = state if isinstance(cause, NoSolution) else f"{state}; or {advice}"
    if trajectory is not None and (grown := growth_notes(trajectory)):
        law, _, advice = (f"{law}; {grown[0]}").rpartition("; ")
    remedy = f"{KEPT}; {advice}" if trajectory is not None else advice
    law = f"the motion cannot be continued: {law}"
    refusal = SimulationStopped(_place(problem, time), law, parties=parties or problem.equations.states, remedy=remedy)
    refusal.trajectory = trajectory
    return refusal


def _used_the_other_way(problem: Problem, cause: Exception | None) -> list[InvertedLaw]:
    """Laws whose inverse is not defined, or may be so where steps become short without another reason."""
    found = inverted_laws(problem.equations, GUARDS)
    if isinstance(cause, NoSolution):
        return [each for each in found if each.operation == cause.operation]
    return [] if cause is not None else [*found]


def _is_bare(reason: Stop | BondGraphError, law: str) -> bool:
    """Whether a stop says neither what to change nor what stands in the way, and nothing was found that does."""
    return isinstance(reason, Stop) and not reason.remedy and law == reason.law.rstrip(".")


def _solved(problem: Problem) -> list[str]:
    """The efforts and flows that are unknowns of nonlinear systems behind the rates, the first of them."""
    equations = problem.equations
    systems = (system for system in equations.systems if isinstance(system, Implicit))
    unknowns = (equations.xp.name(unknown) for system in systems for unknown in system.unknowns)
    coordinates = {name for name, _, _ in equations.graph.coordinates()}
    return [name for name in unknowns if name in available(equations).keys() - coordinates][:SHOWN]


def _laws_with(problem: Problem, operation: str) -> dict[str, str]:
    """The inputs, and the elements' laws, in which a function stands that has a guard, each in words."""
    if operation not in GUARDS:
        return {}
    laws = [
        (element.name, f"the law of {element.name}, '{text}'", str(text))
        for element in problem.equations.graph.elements.values()
        for text in element.texts()
        if element.kind != "event"
    ]
    laws += [
        (name, f"the input {name}, '{signal.text}'", signal.text)
        for name, signal in problem.signals.items()
        if isinstance(signal, Formula)
    ]
    called = re.compile(rf"\b{operation}\(")
    return {name: words for name, words, text in laws if called.search(text)}


def _advice(reason: Stop | BondGraphError) -> str:
    """What to change: what the stop or a failing input says itself, else where to look."""
    cause = reason.cause if isinstance(reason, Stop) else reason
    if isinstance(cause, ValueRefused | FunctionFailed) and cause.remedy:
        return cause.remedy
    own = cause.remedy if isinstance(cause, NoSolution) else ""
    return (isinstance(reason, Stop) and reason.remedy) or own or ADVICE


def _diagnosed(problem: Problem, time: float, states: Any, stop: Stop) -> tuple[str, tuple[str, ...]]:
    """What stands in the way, in words, and its names: sought where that is not known, or only as a matrix."""
    law, parties = _told(stop.cause) if isinstance(stop.cause, BondGraphError) else (stop.law.rstrip("."), ())
    if parties and not isinstance(stop.cause, SingularSystem):
        return law, parties
    found, names = diagnosis(problem, time, states)
    return (found, names) if found else (law, parties)


def _told(refusal: BondGraphError) -> tuple[str, tuple[str, ...]]:
    return f"{refusal.place}: {refusal.law}", refusal.parties


def interrupted(problem: Problem, time: float, trajectory: Trajectory | None) -> SimulationStopped:
    """The refusal of a motion that was interrupted."""
    remedy = KEPT if trajectory is not None else "let it run longer"
    refusal = SimulationStopped(_place(problem, time), "interrupted", remedy=remedy)
    refusal.trajectory, refusal.interrupted = trajectory, True
    return refusal


def _place(problem: Problem, time: float) -> str:
    return f"{problem.equations.graph.name} at t = {time:.6g} s"
