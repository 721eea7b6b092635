"""Linearization of equations of motion, about a state or along a motion, by exact derivatives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bondgraph.analysis.linearization.linearizer import Linearizer
from bondgraph.analysis.linearization.sampled import SampledLinearizer, sampled_values
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.between_events import between_events, without_held
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.errors import ValueRefused
from bondgraph.graph.event import Beginning
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite
from bondgraph.problem.at_state import (
    AtState,
    by_name,
    check_nothing_lost,
    equations_at,
    held_as_inputs,
    instant_of,
    with_values,
)
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import check_regular
from bondgraph.problem.velocity_choice_change import check_determined, chosen_at_start, note_of
from bondgraph.program.calls import explained
from bondgraph.simulate.event_actions import Actions
from bondgraph.simulate.output_evaluation import instants_within
from bondgraph.simulate.trajectory import Trajectory


@explained
def linearize(
    equations: Equations | Graph | CausalGraph | Trajectory,
    at: Mapping[str, float] | AtState | Trajectory | None = None,
    values: Mapping[str, Any] | None = None,
    t: Any = None,
    *,
    inputs: Sequence[str] | None = None,
    outputs: Sequence[str] | None = None,
    states: Sequence[str] | None = None,
) -> Any:
    """Linearize equations of motion about a state, or along a motion.

    A motion that clocks sample, as a digital controller does, is linearized from one of their instants to the next: a
    linear model of discrete time, with a `period`.

    The derivatives are exact: every line of the program that computes the rates is differentiated. Where constraints
    hold among the states, or rates of coordinates are tied to each other, the matrices are those of the motion along
    them, in as many independent states as the motion has: no eigenvalue belongs to a departure that no motion reaches,
    such as a rod's length or the norm of Euler parameters. What the point is about is told: an equilibrium, or which
    states move there, and how fast.

    Args:
        equations: compiled equations, a graph, which is compiled first, or a trajectory of them.
        at: the state, as the initial one of `simulate`, or an equilibrium; or a trajectory of these equations.
        values: parameters and inputs, as for `simulate`; those of the equilibrium where no others are given, and of a
            trajectory unless some are.
        t: the instant, in seconds, by default that of an equilibrium, or 0; with a trajectory one or several instants
            of it, its end by default.
        inputs: names of the inputs of B and D; by default those that have no value in the graph. The others are held.
            Values that events set, as a sampled controller's output, may be among them: B then says what they do, and
            the matrices are those of the motion between events.
        outputs: names of the outputs, anything a trajectory can be asked for; all states by default.
        states: names of the independent states; by default those that the constraints leave free most clearly.

    Returns:
        A `Linearization`; a tuple of them for several instants.

    Raises:
        MissingValues, ValueRefused: as `simulate`; for names that are not there, and states that are not independent.
        NoSolution: where a rate or a derivative is not defined, or not smooth.
        SingularSystem: where the constraints are dependent at this very state, so that its motions are not determined.
        DerivativeError: for a Python function as a law whose derivative was not declared.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import C, I, One, R, Se
    >>> v = One("v", coordinates=("x",))
    >>> graph = bg.Graph("oscillator", v >> I("m", 2), v >> C("spring", effort="8*x"), v >> R("d", 4), Se("F") >> v)
    >>> found = bg.linearize(graph, {"x": 0.5}, {"F": 4})
    >>> found.is_equilibrium, found.eigenvalues.round(6).tolist()
    (True, [(-1+1.732051j), (-1-1.732051j)])
    >>> print(found)
    oscillator, linearized at t = 0 s
      at x = 0.5, p_m = 0
      an equilibrium: stable
    A        x  p_m
    x'       0  0.5
    p_m'    -8   -2
    B       F
    x'      0
    p_m'    1
    C      x  p_m
    x      1    0
    p_m    0    1
    D      F
    x      0
    p_m    0
    eigenvalues, 1/s
      -1 +- 1.73205i   (2 rad/s, damping ratio 0.5)
    """
    point, said, held = at, values, held_as_inputs(at)
    at, values = point if isinstance(point, Trajectory) else by_name(point), with_values(point, said)
    run = equations if isinstance(equations, Trajectory) else at if isinstance(at, Trajectory) else None
    now = instant_of(point, t)
    found = equations.equations if isinstance(equations, Trajectory) else _compiled(equations, at, values, now)
    check_nothing_lost(found, point, said)
    given = inputs if not held else [*(inputs or ()), *held]
    sampled = bool(sampled_values(found, given))
    if run is None:
        make = SampledLinearizer if sampled else Linearizer
        now = finite("t", now)
        told = found.notes
        found, at, notes = _suited(equations_at(found, point), at, values, now, states)
        if not sampled:
            smooth = between_events(found, "a linearization", given)
            at = _begun(found, at, values, now, given)
            (at, values), found = without_held(found, at, values, given), smooth
        found.check_explicit()
        problem, state = initial_value_problem(found, values, now, at)
        check_regular(problem, now, state)
        return replace(make(problem.with_invariants, inputs, outputs).at(now, state, states), notes=(*told, *notes))
    if at is not None and at is not run:
        raise ValueRefused("at", "a trajectory gives the state itself", remedy="give the instant t, and no state")
    if found.states != run.equations.states:
        law = f"the trajectory has the states {', '.join(run.equations.states)}, and not those of the equations"
        raise ValueRefused("at", law, parties=found.states, remedy="give a run of these equations")
    smooth = found if sampled else between_events(found, "a linearization", given)
    return _along(run, smooth, values, t, inputs, outputs, states)


def _suited(
    equations: Equations, at: Any, values: Any, now: float, states: Sequence[str] | None
) -> tuple[Equations, Any, tuple[str, ...]]:
    """Equations in independent velocities that determine the others at a state, the state in them, and notes on it."""
    other, renamed = chosen_at_start(equations, values, now, at)
    if states is not None and {*states} <= {*equations.states} and not {*states} <= {*other.states}:
        check_determined(equations, values, now, at)
        return equations, at, ()
    return (equations, at, ()) if other is equations else (other, renamed, note_of(equations, other))


def _begun(equations: Equations, at: Any, values: Any, now: float, inputs: Any) -> Any:
    """A state with the values that are held there as where a motion begins, as the way in which something slips."""
    opening = [rule for rule in equations.events if isinstance(rule.trigger, Beginning)]
    set_there = {name for rule in opening for name, _ in rule.assignments}
    wanted = [name for name in equations.held if name in set_there and name in (inputs or ())]
    left = [name for name in wanted if name not in (at or {}) and name not in (values or {})]
    if not left or not isinstance(at, dict | None):
        return at
    known = {name: x for name, x in (values or {}).items() if name not in equations.held}
    problem, state = initial_value_problem(equations, known, now, at)
    begun, _ = Actions(problem, now, now + 1.0).begin(state, opening)
    return {**(at or {}), **{name: float(begun[equations.states.index(name)]) for name in left}}


def _along(run: Trajectory, equations: Equations, values: Any, t: Any, inputs: Any, outputs: Any, states: Any) -> Any:
    given = {**run.parameters, **run.signals, **run.apart} if values is None else values
    equations.check_explicit()
    names, sampled = run.equations.states, bool(equations.held)
    wanted = [name for name in run.equations.held if name in (inputs or ()) and not sampled]
    own = [k for k, name in enumerate(names) if name in equations.states]
    make = SampledLinearizer if sampled else Linearizer
    largest = {name: float(abs(run[name]).max()) for name in names}

    @cache
    def linearizer(held: tuple[float, ...]) -> Linearizer | SampledLinearizer:
        now = {**dict(zip(wanted, held, strict=True)), **given}
        return make(Problem.of(equations, now).with_invariants, inputs, outputs, largest)

    times = instants_within(run, run.t[-1] if t is None else t)
    found = []
    for time in map(float, times.ravel()):
        state = run.solution(time)
        held = tuple(float(state[names.index(name)]) for name in wanted)
        found.append(linearizer(held).at(time, state[own], states))
    return found[0] if times.ndim == 0 else tuple(found)


def _compiled(thing: Any, at: Any, values: Any, t: Any) -> Equations:
    """Equations as they are; a graph compiled for the state at which its loops are judged."""
    start = {} if at is None or isinstance(at, Trajectory) else named("at", at)
    return compiled(thing, start, values, t)
