"""Linearization of equations of motion, about a state or along a motion, by exact derivatives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bondgraph.analysis.linearization.derivatives import Derivatives
from bondgraph.analysis.linearization.independent import TangentSpace, independent
from bondgraph.analysis.linearization.integrability import FirstIntegrals
from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.nonsmooth import check_smooth
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.between_events import between_events, without_held
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import AtState, by_name, named
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import check_regular
from bondgraph.program.calls import explained
from bondgraph.program.sparsity import carried, row_sizes
from bondgraph.program.tolerances import IDENTITY, ON_CONSTRAINTS
from bondgraph.simulate.output_evaluation import instants_within
from bondgraph.simulate.trajectory import Trajectory

ALONG = (0.37, -0.61, 1.7)
"""How far along a line in the direction of the rates everything must be the same, where a motion is steady."""


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

    The derivatives are exact: every line of the program that computes the rates is differentiated. Where constraints
    hold among the states, or rates of coordinates are tied to each other, the matrices are those of the motion along
    them, in as many independent states as the motion has: no eigenvalue belongs to a departure that no motion reaches,
    such as a rod's length or the norm of Euler parameters. What the point is about is told: an equilibrium, or which
    states move there, and how fast.

    Args:
        equations: compiled equations, a graph, which is compiled first, or a trajectory of them.
        at: the state, as the initial one of `simulate`, or an equilibrium; or a trajectory of these equations.
        values: parameters and inputs, as for `simulate`; with a trajectory those of the run, unless given.
        t: the instant, in seconds, 0 by default; with a trajectory one or several instants of it, its end by default.
        inputs: names of the inputs of B and D; by default those that have no value in the graph. The others are held.
            Values that events set, as a sampled controller's output, may be among them: B then says what they do.
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
    at = by_name(at)
    run = equations if isinstance(equations, Trajectory) else at if isinstance(at, Trajectory) else None
    found = equations.equations if isinstance(equations, Trajectory) else _compiled(equations, at, values, t)
    smooth = between_events(found, "a linearization", inputs)
    if run is None:
        (at, values), found = without_held(found, at, values, inputs), smooth
        found.check_explicit()
        now = finite("t", 0.0 if t is None else t)
        problem, state = initial_value_problem(found, values, now, at)
        check_regular(problem, now, state)
        return Linearizer(problem.with_invariants, inputs, outputs).at(now, state, states)
    if at is not None and at is not run:
        raise ValueRefused("at", "a trajectory gives the state itself", remedy="give the instant t, and no state")
    if found.states != run.equations.states:
        law = f"the trajectory has the states {', '.join(run.equations.states)}, and not those of the equations"
        raise ValueRefused("at", law, parties=found.states, remedy="give a run of these equations")
    return _along(run, smooth, values, t, inputs, outputs, states)


def _along(run: Trajectory, equations: Equations, values: Any, t: Any, inputs: Any, outputs: Any, states: Any) -> Any:
    given = {**run.parameters, **run.signals, **run.apart} if values is None else values
    equations.check_explicit()
    names, wanted = run.equations.states, [name for name in run.equations.held if name in (inputs or ())]
    own = [k for k, name in enumerate(names) if name not in run.equations.held]

    @cache
    def linearizer(held: tuple[float, ...]) -> Linearizer:
        now = {**dict(zip(wanted, held, strict=True)), **given}
        return Linearizer(Problem.of(equations, now).with_invariants, inputs, outputs)

    times = instants_within(run, run.t[-1] if t is None else t)
    found = []
    for time in map(float, times.ravel()):
        state = run.solution(time)
        held = tuple(float(state[names.index(name)]) for name in wanted)
        found.append(linearizer(held).at(time, state[own], states))
    return found[0] if times.ndim == 0 else tuple(found)


def _compiled(thing: Any, at: Any, values: Any, t: Any) -> Equations:
    """Equations as they are; a graph compiled for the state at which its loops are judged."""
    start = {} if at is None or isinstance(at, Trajectory) else named("at", by_name(at))
    return compiled(thing, start, values, 0.0 if t is None else t)


class Linearizer:
    """Equations with values and the program of their derivatives, ready for any point.

    Args:
        problem: equations with values.
        inputs, outputs: as for `linearize`.
    """

    def __init__(self, problem: Problem, inputs: Sequence[str] | None, outputs: Sequence[str] | None) -> None:
        self.derivatives = Derivatives(problem, inputs, outputs)
        self.problem = self.derivatives.problem
        self.count, self.inputs = self.derivatives.count, self.derivatives.inputs

    def at(self, time: float, point: Any, states: Sequence[str] | None = None) -> Linearization:
        """The linearization at one instant and state."""
        import numpy as np

        equations, (n, m, _) = self.problem.equations, self.count
        point = np.asarray(point, float)
        arguments = self.problem.arguments(time, point.tolist())
        rates, jacobian = self.derivatives.at(time, arguments)
        check_smooth(self.derivatives, time, arguments, jacobian)
        F, G, H = np.split(jacobian, [n, n + m])
        tangent_space = independent(equations, self._constrained(time, point, F, G), n, states)
        moving = self._moving(rates[:n], F, tangent_space, point)
        kept = tangent_space.kept
        names = equations.states
        return Linearization(
            equations.graph.name,
            time,
            tuple(names[k] for k in kept),
            tuple(name for k, name in enumerate(names) if k not in kept),
            self.inputs,
            tuple(self.derivatives.outputs),
            *tangent_space.reduced(F[kept]),
            *tangent_space.reduced(H),
            dict(zip(names, point.tolist(), strict=True)),
            moving,
            carried(self.derivatives.needed(time, point), self._changing(time, point, moving, rates, jacobian), names),
        )

    def _changing(self, time: float, point: Any, moving: Mapping[str, float], values: Any, jacobian: Any) -> set[str]:
        """What changes along the motion: inputs and time, and rates and constraints, were all rates to stay.

        Where these and their derivatives are the same all along the line in the direction of the rates, the line is the
        motion, and the matrices do not change along it.
        """
        import numpy as np

        found, (n, m, _) = changing_inputs(self.problem, time), self.count
        if not moving:
            return found
        rows, names = range(n + m), list(self.derivatives.program.results)
        way = np.array([moving.get(name, 0.0) for name in self.problem.equations.states])
        least = ON_CONSTRAINTS * (1.0 + np.abs(jacobian[:, :n]) @ np.maximum(np.abs(point), 1.0))
        bent = IDENTITY * np.ravel(row_sizes([jacobian]))
        for share in ALONG:
            state = point + share * way / np.abs(way).max()
            try:
                there, steep = self.derivatives.at(time, self.problem.arguments(time, state.tolist()))
            except BondGraphError:
                return found | {names[k] for k in rows}
            other = (np.abs(there - values) > least) | (np.abs(steep - jacobian).max(axis=1, initial=0.0) > bent)
            found |= {names[k] for k in rows if other[k]}
        return found

    def directions(self, time: float, point: Any, jacobian: Any) -> Any:
        """Departures of all states for those of independent ones, of shape (states, independent)."""
        n, m, _ = self.count
        return independent(
            self.problem.equations, self._constrained(time, point, jacobian[:n], jacobian[n : n + m]), n
        ).states

    def _constrained(self, time: float, point: Any, F: Any, G: Any) -> Any:
        """The gradients of constraints, and of what these keep of the coordinates."""
        import numpy as np

        n = len(point)
        normals = FirstIntegrals(self.problem, F, G, self.derivatives.along[n:]).gradients(time, point, G[:, :n])
        return np.vstack([G, np.hstack([normals, np.zeros((len(normals), len(self.inputs)))])])

    def _moving(self, rates: Any, F: Any, tangent_space: TangentSpace, point: Any) -> dict[str, float]:
        """The rates that do not vanish, of all states: no change of the states by the tolerance makes them.

        Forces in balance leave less, and so do states known as far as constraints determine them.
        """
        import numpy as np

        size = 1.0 + np.abs(F[:, : len(point)]) @ np.maximum(np.abs(point), 1.0)
        names = self.problem.equations.states
        return {names[k]: float(rate) for k, rate in enumerate(rates) if abs(rate) > ON_CONSTRAINTS * size[k]}


def changing_inputs(problem: Problem, time: float) -> set[str]:
    """Time itself, and inputs whose rate does not vanish, or is not known."""
    still = {
        name
        for name, signal in problem.signals.items()
        if (rate := signal.derivative(1)) is not None and rate(time) == 0.0
    }
    return {"t", *(set(problem.signals) - still)}
