"""Simulation with SciPy: from equations and values to a trajectory."""

from __future__ import annotations

import math
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.available_names import by_whole_names
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import outside_tables
from bondgraph.equations.suggestions import angles_of_many_turns, velocities_of_joints
from bondgraph.errors import BondGraphError, ConstraintDrift, SimulationStopped, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite, in_seconds
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.problem.at_state import AtState, by_name, check_nothing_lost, equations_at, instant_of, with_values
from bondgraph.problem.conditions import check_conditions
from bondgraph.problem.constraint_rows import constraint_rows
from bondgraph.problem.initial_state import initial_value_problem, with_constants_as_states
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import check_regular
from bondgraph.problem.start_names import given_states
from bondgraph.problem.time_events import Schedule, instant_of_start, moment_after
from bondgraph.problem.velocity_choice_change import chosen_at_start
from bondgraph.problem.velocity_choice_quality import following
from bondgraph.program.calls import explained, outside
from bondgraph.program.native import Rates, often_asked
from bondgraph.simulate.adapted_tolerances import controlled
from bondgraph.simulate.brief_passages import passage_notes
from bondgraph.simulate.constraint_drift import drift_notes
from bondgraph.simulate.error_control import ErrorControl, Tolerances
from bondgraph.simulate.failures import undefined
from bondgraph.simulate.followed_solutions import with_followed_solutions
from bondgraph.simulate.integrator import CRAWL, CRAWLING, Integrator
from bondgraph.simulate.interruptions import interruptions
from bondgraph.simulate.methods.method_choice import Method
from bondgraph.simulate.progress import progress
from bondgraph.simulate.segments import Segment, made, whole_motion
from bondgraph.simulate.stepper import Stepper
from bondgraph.simulate.trajectory import Trajectory

SAMPLES = 1001
THROUGH = ("stop", "continue")
BACKENDS = (None, "llvm", "c", "python")


@explained
def simulate(
    equations: Equations | Graph | CausalGraph,
    t: Any,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float | str | Near] | AtState | None = None,
    *,
    method: Method = None,
    rtol: float | None = None,
    atol: float | Mapping[str, float] | None = None,
    nominal: Mapping[str, float] | None = None,
    max_step: float | None = None,
    backend: str | None = None,
    as_given: bool = False,
    through_singular: str = "stop",
    project: bool | None = None,
) -> Trajectory | Any:
    """Integrate the equations of motion.

    In a terminal a bar shows the progress of what takes longer than a moment. What is interrupted keeps the motion up
    to there.

    Laws and inputs that change branch, and the bends of tables of lines, are met exactly: the method stops at the
    instant and starts anew, and no side is evaluated for the other.

    Args:
        equations: compiled equations (a graph is compiled first).
        t: first and last instant in seconds, the last alone where the first is zero, or a list or an array of the
            instants wanted (three or more, increasing). Text with a unit is read too, "2 min".
        values: parameters (numbers) and inputs (numbers, formulas in `t`, signals, functions of time) by name. Here and
            in `start` numbers may be texts with a unit, "5 mH".
        start: an equilibrium, with the values it was found with where no others are given, or initial states by name,
            zero where not given; `Near(number)` where constraints may move it from there. A momentum or charge may be
            given through the flows or efforts of its store instead, a coordinate through the effort of a compliance,
            and velocities that are no states, or guesses of them, as if they were; also by the names of bonds and
            sensors. What jumps in time at the first instant is for it what it is after the jump.
        method: a method of `scipy.integrate`, or a class derived from its `OdeSolver`; by default DOP853 where the
            motion is not stiff, and Radau where it is, changed along the way. Where constraints hold among the states
            they are met after each step, or it is IDA of SUNDIALS; where multipliers have no equation of their own it
            is Radau IIA.
        rtol: the tolerance of the local error, relative to each state; 1e-8 by default, and 1e-9 where constraints hold
            among the states.
        atol: the absolute tolerance, of all states or by name, in their units; without it that of each state follows
            its size: what the model lets expect at the start, and what it has been so far.
        nominal: sizes of states by name, where you know better.
        max_step: the longest step, in seconds; the method's own choice without it.
        backend: "llvm" makes native code of the rates, "c" lets the machine's compiler make it, "python" does not; by
            default the first of them that is there does so after so many evaluations that it is worth while.
        as_given: whether the start may violate constraints that a form keeps by equations of motion of its own, as
            multipliers do: some forms bring it back, others stay off. Without it such a start is refused.
        through_singular: "stop" ends a motion where constraints become dependent, so that several motions go on from
            there; "continue" goes straight on, and notes it.
        project: whether states are projected after each step also onto constraints that a form keeps by equations of
            motion of its own; without it they drift. By default they are where the motion goes straight on, since what
            they drift by would lead past the place. Constraints without such equations are kept in any case, and those
            that repeat each other, but by penalties. It goes with forms that have no other way to bring states back,
            such as Baumgarte's terms.

    Returns:
        The trajectory; every bond's effort and flow can be asked of it. `solver` says what has run. Where arrays or
        lists of numbers stand among `values` or `start`, every combination of them is run: a `Sweep`, as by `sweep`,
        of the states.

    Raises:
        MissingValues: for everything that has no value, all at once.
        ValueRefused: for unknown names and values that are not finite numbers.
        SimulationStopped: where the motion cannot go on; its `trajectory` keeps what was computed.

    Warns:
        ConstraintDrift: where states violate constraints that the form does not hold.
        NegativeResistance: where the value of a resistance is negative, unless `active=True` says that this is meant.
        UserWarning: where an array among the values is run number by number and looks like a signal in time.
    """
    how = Integration(method, rtol, atol, nominal, max_step, backend, as_given, through_singular, project)
    point, said = start, values
    given, values = by_name(point), with_values(point, said)
    if _are_many(values) or _are_many(given):
        from bondgraph.analysis.sweep.sweep import many_runs

        if isinstance(point, AtState):
            check_nothing_lost(_compiled(equations, None, None, 0.0), point, said)
            given = {name: x for name, x in given.items() if name not in values}
        return many_runs(equations, t, values, given, how)
    instants = instants_of(t)
    compiled = equations_at(_compiled(equations, values, given, float(instants[0])), point)
    check_nothing_lost(compiled, point, said)
    name, first, last = compiled.graph.name, float(instants[0]), float(instants[-1])
    with interruptions() as check, progress(f"{name}: simulate", first, last) as shown:

        def reached(time: float) -> None:
            shown(time)
            check()

        found = motion(compiled, instants, values, given, how, reached)
    for note in drift_notes(found.drifts):
        warnings.warn(f"{name}: {note}", ConstraintDrift, stacklevel=outside())
    return found


@dataclass(frozen=True)
class Integration:
    """How a motion is integrated: the arguments of `simulate` of these names."""

    method: Method = None
    rtol: float | None = None
    atol: float | Mapping[str, float] | None = None
    nominal: Mapping[str, float] | None = None
    max_step: float | None = None
    backend: str | None = None
    as_given: bool = False
    through_singular: str = "stop"
    project: bool | None = None

    def __str__(self) -> str:
        limit = "" if self.max_step is None else f", steps of {self.max_step:g} s at most"
        return f"{self.tolerances}{limit}"

    @property
    def straight_on(self) -> bool:
        """Whether a motion goes on where constraints become dependent."""
        return self.through_singular == "continue"

    @property
    def projects(self) -> bool:
        """Whether states are projected onto all constraints."""
        return self.straight_on if self.project is None else self.project

    @property
    def tolerances(self) -> Tolerances:
        """Those of the local error."""
        return Tolerances(self.rtol, self.atol, self.nominal)


def motion(
    equations: Equations,
    instants: Any,
    values: Mapping[str, Any] | None,
    start: Mapping[str, float | str | Near] | None,
    how: Integration,
    reached: Callable[[float], None],
) -> Trajectory:
    """The trajectory of some equations.

    Args:
        equations, values, start: as for `simulate`.
        instants: those wanted, of shape (n,).
        how: the method.
        reached: is told the instants that are reached.

    Raises:
        BondGraphError: as `simulate`.
    """
    first, last = float(instants[0]), float(instants[-1])
    asked = equations
    equations, start = chosen_at_start(equations, values, first, start, last)
    begun = initial_value_problem(equations, values, first, start, how.as_given, last)
    problem, states = with_followed_solutions(*begun)
    at_start = instant_of_start(problem, first, last)
    if not len(states):
        return _static(problem, instants)
    if how.through_singular not in THROUGH:
        law = f"{how.through_singular!r:.40} is not what to do there"
        raise ValueRefused("through_singular", law, remedy=f"give {' or '.join(map(repr, THROUGH))}")
    if how.backend not in BACKENDS:
        law = f"{how.backend!r:.40} is no backend"
        raise ValueRefused("backend", law, remedy="give 'llvm', 'c' or 'python', or none for the best there is")
    longest = _longest(how.max_step, instants)
    given = by_whole_names(equations, start or {})

    def part(problem: Problem, states: Any, before: Segment | None = None) -> Segment:
        problem = problem.evaluated_by(Rates(problem.program, problem.evaluate, how.backend, len(states)))
        begin, quality = (before.last[0], before.integrator.quality) if before else (first, None)
        seen_at = begin if before else at_start
        begun = before.problem.evaluate.kept if before else problem.evaluate.kept

        def run(control: ErrorControl) -> Segment:
            problem.evaluate.seed(begun)
            known = before.integrator.singular.rows if before else None
            rows = constraint_rows(problem, seen_at, states, not how.as_given, known)
            keeps = bool(problem.equations.balance.constraints.multipliers)  # the method keeps the constraints itself
            is_met = problem.equations.constraints or how.projects or (rows and rows.contradict(problem))
            onto = rows if is_met and not keeps else None
            stepper = Stepper(problem, how.method, control, longest, onto)
            better = following(problem, quality)
            earlier = before.integrator if before else None
            integrator = Integrator(problem, stepper, begin, last, better, rows, how.straight_on, earlier, given)
            return made(integrator, states, reached, seen_at)

        seen = before.integrator.stepper.control.seen if before else None
        tolerances = how.tolerances.carried(asked, problem.equations).told_alone(problem.equations)
        found = controlled(run, ErrorControl(problem, tolerances, last, seen=seen), how.rtol is None)
        told = passage_notes(found, run) if found.is_whole else ()
        return replace(found, remarks=(*found.remarks, *told)) if told else found

    def following_part(problem: Problem, states: Any, before: Segment) -> Segment:
        return part(*with_followed_solutions(problem, states), before)

    known = given_states(with_constants_as_states(problem), at_start, given).values
    told = (*velocities_of_joints(asked, start or {}, known), *angles_of_many_turns(asked.drawn, start or {}))
    near = {name: float(value.value) for name, value in (start or {}).items() if isinstance(value, Near)}
    placed = frozenset((*(start or ()), *(equations.states if how.as_given else ())))

    def started(found: Trajectory) -> Trajectory:
        remarks = (*told, *outside_tables(found.signals, found.t[0], found.t[-1]), *found.remarks)
        return replace(found, remarks=remarks, placed=placed, near=near)

    try:
        return started(whole_motion(asked, part(problem, states), instants, following_part))
    except SimulationStopped as stopped:
        if isinstance(stopped.trajectory, Trajectory):
            stopped.trajectory = started(stopped.trajectory)
        raise


@explained
def rates(
    equations: Equations | Graph | CausalGraph,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float | str | Near] | AtState | None = None,
    t: float | None = None,
    *,
    as_given: bool = False,
) -> dict[str, float]:
    """The rate of every state at one instant.

    Args:
        equations, values: as for `simulate`.
        start: the state, as the initial one of `simulate`.
        t: the instant, in seconds; by default that of an equilibrium, or 0. Where something jumps in time just there,
            the rates are those of a motion that starts there: they have what comes after the jump.
        as_given: as for `simulate`.

    Raises:
        MissingValues, ValueRefused: as `simulate`.
        NoSolution: where the rates are not defined.
        SingularSystem: in a singular configuration.
    """
    point, said = start, values
    now, start, values = finite("t", instant_of(point, t)), by_name(point), with_values(point, said)
    compiled = equations_at(_compiled(equations, values, start, now), point)
    check_nothing_lost(compiled, point, said)
    problem, now, states = regular_state(compiled, values, start, now, as_given)
    problem = problem.evaluated_by(often_asked(problem.program, problem.evaluate, len(states)))
    try:
        found = problem.rates(now, states)
    except BondGraphError:
        raise
    except (ArithmeticError, ValueError) as trouble:
        raise undefined(problem, now, str(trouble)) from None
    named = dict(zip(problem.equations.rates, found, strict=True))
    if wrong := [name for name, rate in named.items() if not math.isfinite(rate)]:
        raise undefined(problem, now, f"the rate of {', '.join(wrong)} is not finite")
    return named


def regular_state(
    equations: Equations, values: Any, start: Any, time: float, as_given: bool = False
) -> tuple[Problem, float, Any]:
    """Equations with values, the instant at which laws and inputs are evaluated for a motion that starts at `time`, and
    the states there, at which the rates are defined.

    Raises:
        MissingValues, ValueRefused, SingularSystem: as `rates`.
    """
    end = moment_after(time)
    compiled, start = chosen_at_start(equations, values, time, start, end)
    problem, states = initial_value_problem(compiled, values, time, start, as_given, end)
    now = instant_of_start(problem, time, end)
    check_regular(problem, now, states)
    return problem, now, states


def _are_many(given: Any) -> bool:
    """Whether a mapping has arrays or lists in place of numbers."""
    return isinstance(given, Mapping) and any(map(is_series, given.values()))


def is_series(value: Any) -> bool:
    """Whether something is an array or a list, of which each entry is to be run.

    >>> is_series([1, 2]), is_series("sin(t)"), is_series(2.0)
    (True, False, False)
    """
    return isinstance(value, list | tuple | range) or bool(getattr(value, "shape", ()))


def _compiled(thing: Any, values: Any, start: Any, time: float) -> Equations:
    """Equations as they are; a graph compiled for the start, at which its loops are judged."""
    return compiled(thing, {} if start is None else start, values, time)


def instants_of(t: float | Sequence[float]) -> Any:
    """Those wanted, of shape (n,): where only the ends are given, `SAMPLES` between them.

    >>> instants_of(2.0)[[0, -1]].tolist(), instants_of([0, 1, 3]).tolist(), instants_of("2 min")[-1].tolist()
    ([0.0, 2.0], [0.0, 1.0, 3.0], 120.0)

    Raises:
        ValueRefused: for what is neither ends nor increasing instants; for a span of less than the least normal float.
    """
    import numpy as np

    t = in_seconds(t)
    try:
        given = np.asarray(t, float)
    except (TypeError, ValueError):
        given = np.array([])
    if isinstance(t, tuple) and given.ndim == 1 and len(given) > 2:  # (0, 1, 100) means 100 instants to many
        law = f"{t!r:.60} is neither a first and a last instant nor a list of instants"
        raise ValueRefused("t", law, remedy=f"give t={t[:2]!r}, or the instants as an array, {_array_of(given)}")
    ends = np.array([0.0, given]) if not given.ndim and not isinstance(t, str) else given
    if ends.ndim != 1 or len(ends) < 2 or not np.isfinite(ends).all() or not (np.diff(ends) > 0).all():
        law = f"{t!r:.60} is no increasing sequence of finite instants, nor a last instant after zero"
        remedy = "give t=(0, 10), or the last instant alone, t=10"
        if isinstance(t, str):
            remedy = "give the seconds as a number, t=10, or with a unit of time, t='10 s'"
        if isinstance(t, Mapping):
            remedy = f"values come after the instants: simulate(equations, t=(0, 10), values={t!r:.20}...)"
        raise ValueRefused("t", law, remedy=remedy)
    if (span := float(ends[-1] - ends[0])) < sys.float_info.min:
        law = f"a run of {span:g} s has no steps: the length of a part of it is rounded to zero"
        raise ValueRefused("t", law, remedy="measure time in a smaller unit, so that the run is longer")
    return np.linspace(ends[0], ends[1], SAMPLES) if len(ends) == 2 else ends


def _array_of(given: Any) -> str:
    """How the instants are written that a first one, a last one and a number or a step of them mean."""
    first, last, third = map(float, given[:3])
    if 0 < third < last - first and not third.is_integer():
        return f"numpy.arange({first:g}, {last:g}, {third:g})"
    return f"numpy.linspace({first:g}, {last:g}, {third if third.is_integer() and third > 1 else 1001:.0f})"


def _longest(max_step: Any, instants: Any) -> float:
    """The longest step; one that does not get anywhere is refused."""
    if max_step is None:
        return math.inf
    longest, span = finite("max_step", max_step), float(instants[-1] - instants[0])
    least = span * CRAWL / CRAWLING
    if longest <= least:
        law = f"with steps of {longest:g} s at most a motion of {span:g} s would hardly move"
        raise ValueRefused("max_step", law, remedy=f"give more than {least:.2g} s, or none")
    return longest


def _static(problem: Problem, instants: Any) -> Trajectory:
    """The trajectory of a graph without states.

    Raises:
        ValueRefused: where conditions do not hold, at the instants and between any two breaks.
    """
    if problem.equations.balance.constraints.conditions:
        for x in Schedule(problem).stretches(float(instants[0]), float(instants[-1])):
            wanted = instants[(x.start <= instants) & (instants <= x.end)].tolist()
            for time in sorted({x.first, (x.first + x.last) / 2, x.last, *map(x.inside, wanted)}):
                check_conditions(problem, time, _no_states(0.0))
    return Trajectory(problem.equations, instants, _no_states, problem.parameters, problem.signals, apart=problem.apart)


def _no_states(t: Any) -> Any:
    import numpy as np

    return np.zeros((0, *np.shape(t)))
