"""Linearization of equations of motion, about a state or along a motion, by exact derivatives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.analysis.linearization.independent import Tangents, independent
from bondgraph.analysis.linearization.integrability import FirstIntegrals
from bondgraph.analysis.linearization.linearization import Linearization
from bondgraph.analysis.linearization.nonsmooth import check_smooth
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments, lower
from bondgraph.errors import BondGraphError, NoSolution, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.graph.values import finite
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.problem.problem import Problem
from bondgraph.problem.regular import check_regular
from bondgraph.program.derivatives import tangent
from bondgraph.program.evaluate import instant
from bondgraph.program.program import uses
from bondgraph.program.sparsity import carried, dependence, row_sizes, without_cancelled
from bondgraph.simulate.trajectory import Trajectory

REST = 1e-8
"""A rate vanishes if relative changes of the states by this much would make it: what rounding leaves of forces in
balance is smaller."""
ALONG = (0.37, -0.61, 1.7)
"""How far along a line in the direction of the rates everything must be the same, where a motion is steady."""
SAME = 1e-8
"""Derivatives are the same if they differ by less than this beside the greatest of their row."""
BESIDE = 3
"""States at which derivatives that are zero must be zero, if nothing is to depend on what they are taken by."""


def linearize(
    equations: Equations | Graph | CausalGraph | Trajectory,
    at: Mapping[str, float] | Trajectory | None = None,
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
        at: the state, as the initial one of `simulate`; or a trajectory of these equations.
        values: parameters and inputs, as for `simulate`; with a trajectory those of the run, unless given.
        t: the instant, in seconds, 0 by default; with a trajectory one or several instants of it, its end by default.
        inputs: names of the inputs of B and D; by default those that have no value in the graph. The others are held.
        outputs: names of the outputs, anything a trajectory can be asked for; all states by default.
        states: names of the independent states; by default those that the constraints leave free most clearly.

    Returns:
        A `Linearization`; a tuple of them for several instants.

    Raises:
        MissingValues, ValueRefused: as `simulate`; for names that are not there, and states that are not independent.
        NoSolution: where a rate or a derivative is not defined, or has a kink.
        SingularSystem: where the constraints are dependent at this very state, so that its motions are not determined.
        SlopeError: for a Python function as a law whose derivative was not declared.

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
    run = equations if isinstance(equations, Trajectory) else at if isinstance(at, Trajectory) else None
    found = equations.equations if isinstance(equations, Trajectory) else _compiled(equations, at, values, t)
    if run is None:
        found.check_explicit()
        now = finite("t", 0.0 if t is None else t)
        setting, state = initial_value_problem(found, values, now, at)
        check_regular(setting, now, state)
        return Linearizer(setting.with_invariants, inputs, outputs).at(now, state, states)
    if at is not None and at is not run:
        raise ValueRefused("at", "a trajectory gives the state itself", remedy="give the instant t, and no state")
    if found.states != run.equations.states:
        law = f"the trajectory has the states {', '.join(run.equations.states)}, and not those of the equations"
        raise ValueRefused("at", law, parties=found.states, remedy="give a run of these equations")
    return _along(run, found, values, t, inputs, outputs, states)


def _along(run: Trajectory, equations: Equations, values: Any, t: Any, inputs: Any, outputs: Any, states: Any) -> Any:
    given = {**run.parameters, **run.signals} if values is None else values
    equations.check_explicit()
    linearizer = Linearizer(Problem.of(equations, given).with_invariants, inputs, outputs)
    times = run._within(run.t[-1] if t is None else t)
    found = [linearizer.at(float(time), run.solution(float(time)), states) for time in times.ravel()]
    return found[0] if times.ndim == 0 else tuple(found)


def _compiled(thing: Any, at: Any, values: Any, t: Any) -> Equations:
    """Equations as they are; a graph compiled for the state at which its loops are judged."""
    if isinstance(thing, Equations):
        return thing
    return compile(thing, start={} if at is None else at, values=values, t=0.0 if t is None else t)


class Linearizer:
    """Equations with values and the program of their derivatives, ready for any point.

    Args:
        setting: equations with values.
        inputs, outputs: as for `linearize`.
    """

    def __init__(self, setting: Problem, inputs: Sequence[str] | None, outputs: Sequence[str] | None) -> None:
        self.setting, equations = setting, setting.equations
        self.outputs = chosen(equations, outputs)
        held = {f"{k}: constraint": expression for k, expression in enumerate(equations.constraints)}
        rates = {f"{name}'": rate for name, rate in equations.rates.items()}
        self.program = lower(equations, {**rates, **held, **self.outputs})
        self.count = len(equations.states), len(held), len(self.outputs)
        names = arguments(equations)
        used = {slot for line in self.program.body for slot in uses(line)} | set(self.program.results.values())
        wanted = _inputs(equations, inputs)
        primed = [(name, name + "'" * k) for name in wanted for k in range(equations.balance.depth + 1)]
        self.inputs = tuple(label for name, label in primed if label == name or names.index(label) in used)
        self.along = [*range(1, 1 + self.count[0]), *(names.index(label) for label in self.inputs)]
        self.needs = dependence(self.program)
        self.values = instant(self.program)
        self.slopes = instant(tangent(self.program, self.along))

    def at(self, time: float, point: Any, states: Sequence[str] | None = None) -> Linearization:
        """The linearization at one instant and state."""
        import numpy as np

        equations, (n, m, _) = self.setting.equations, self.count
        point = np.asarray(point, float)
        arguments = self.setting.arguments(time, point.tolist())
        rates, slopes = self.derivatives(time, arguments)
        check_smooth(self, time, arguments, rates, slopes)
        F, G, H = np.split(slopes, [n, n + m])
        tangents = independent(equations, self._held(time, point, F, G), n, states)
        moving = self._moving(rates[:n], F, tangents, point)
        kept = tangents.kept
        names = equations.states
        return Linearization(
            equations.graph.name,
            time,
            tuple(names[k] for k in kept),
            tuple(name for k, name in enumerate(names) if k not in kept),
            self.inputs,
            tuple(self.outputs),
            *tangents.reduced(F[kept]),
            *tangents.reduced(H),
            dict(zip(names, point.tolist(), strict=True)),
            moving,
            carried(self._needs(time, point), self._changing(time, point, moving, rates, slopes), names),
        )

    def _changing(self, time: float, point: Any, moving: Mapping[str, float], values: Any, slopes: Any) -> set[str]:
        """What changes along the motion: inputs and time, and rates and constraints, were all rates to stay.

        Where these and their derivatives are the same all along the line in the direction of the rates, the line is the
        motion, and the matrices do not change along it.
        """
        import numpy as np

        found, (n, m, _) = changing_inputs(self.setting, time), self.count
        if not moving:
            return found
        rows, names = range(n + m), list(self.program.results)
        way = np.array([moving.get(name, 0.0) for name in self.setting.equations.states])
        least = REST * (1.0 + np.abs(slopes[:, :n]) @ np.maximum(np.abs(point), 1.0))
        bent = SAME * np.ravel(row_sizes([slopes]))
        for share in ALONG:
            state = point + share * way / np.abs(way).max()
            try:
                there, steep = self.derivatives(time, self.setting.arguments(time, state.tolist()))
            except BondGraphError:
                return found | {names[k] for k in rows}
            other = (np.abs(there - values) > least) | (np.abs(steep - slopes).max(axis=1, initial=0.0) > bent)
            found |= {names[k] for k in rows if other[k]}
        return found

    def _needs(self, time: float, point: Any) -> Mapping[str, set[str]]:
        """What rates and constraints depend on; what cancels at random states beside the point does not count."""
        import numpy as np

        draw, found = np.random.default_rng(1), []
        for _ in range(BESIDE):
            state = point + draw.uniform(-0.3, 0.3, len(point)) * np.maximum(1.0, np.abs(point))
            with suppress(BondGraphError, ArithmeticError, ValueError):
                slopes = self.slopes(self.setting.arguments(time, state.tolist()))
                found.append(np.array(slopes, float).reshape(sum(self.count), len(self.along)))
        if not found:
            return self.needs
        return without_cancelled(self.needs, [*self.setting.equations.states, *self.inputs], found)

    def directions(self, time: float, point: Any, slopes: Any) -> Any:
        """Departures of all states for those of independent ones, of shape (states, independent)."""
        n, m, _ = self.count
        return independent(self.setting.equations, self._held(time, point, slopes[:n], slopes[n : n + m]), n).states

    def _held(self, time: float, point: Any, F: Any, G: Any) -> Any:
        """The gradients of constraints, and of what these keep of the coordinates."""
        import numpy as np

        n = len(point)
        normals = FirstIntegrals(self.setting, F, G, self.along[n:]).gradients(time, point, G[:, :n])
        return np.vstack([G, np.hstack([normals, np.zeros((len(normals), len(self.inputs)))])])

    def derivatives(self, time: float, arguments: Sequence[float]) -> tuple[Any, Any]:
        """Rates, constraints and outputs, and their derivatives by states and inputs.

        Raises:
            NoSolution: where one of them is not defined.
        """
        import numpy as np

        place = f"{self.setting.equations.graph.name} at t = {time:.6g} s"
        try:
            values = np.array(self.values(arguments), float)
            slopes = np.array(self.slopes(arguments), float).reshape(sum(self.count), len(self.along))
        except ArithmeticError as trouble:
            law = f"the rates or their derivatives are not defined at this state: {trouble}"
            raise NoSolution(place, law, remedy="linearize away from the singular configuration") from None
        wrong = ~np.isfinite(values) | ~np.isfinite(slopes).all(axis=1)
        if wrong.any():
            names = [name for name, is_wrong in zip(self.program.results, wrong, strict=True) if is_wrong]
            law = f"the derivatives of {', '.join(names)} are not finite at this state"
            raise NoSolution(place, law, parties=names, remedy="linearize where the laws have derivatives")
        return values, slopes

    def _moving(self, rates: Any, F: Any, tangents: Tangents, point: Any) -> dict[str, float]:
        """The rates that do not vanish, of all states."""
        import numpy as np

        size = 1.0 + np.abs(F[:, : len(point)]) @ np.maximum(np.abs(point), 1.0)
        names = self.setting.equations.states
        return {names[k]: float(rate) for k, rate in enumerate(rates) if abs(rate) > REST * size[k]}


def changing_inputs(setting: Problem, time: float) -> set[str]:
    """Time itself, and inputs whose rate does not vanish, or is not known."""
    still = {
        name
        for name, signal in setting.signals.items()
        if (rate := signal.derivative(1)) is not None and rate(time) == 0.0
    }
    return {"t", *(set(setting.signals) - still)}


def _inputs(equations: Equations, given: Sequence[str] | None) -> tuple[str, ...]:
    if given is None:
        return tuple(name for name, value in equations.balance.inputs.items() if value is None)
    if isinstance(given, str):
        raise ValueRefused("inputs", f"{given!r:.60} is one text, not a list of names", remedy="give a list of names")
    for name in given:
        if name not in equations.inputs:
            law = f"the equations have no such input; there are {', '.join(equations.inputs) or 'none'}"
            raise ValueRefused(f"{name!r:.60}", law, remedy="correct the name")
    return tuple(dict.fromkeys(given))


def chosen(equations: Equations, names: Sequence[str] | None) -> dict[str, Any]:
    """Expressions by name: states, flows, efforts and energies; a multibond's or a junction's stands for its parts.

    Args:
        equations: the equations.
        names: what is wanted; all states where None.

    Raises:
        ValueRefused: for names that are not there, and reactions that nothing determines.
    """
    if names is None:
        return {name: equations.xp.symbol(name) for name in equations.states}
    if isinstance(names, str):
        law = f"{names!r:.60} is one text, not a list of names"
        raise ValueRefused("outputs", law, remedy=f"give [{names!r:.60}]")
    # A run without instants knows every name that a run of these equations has.
    run = Trajectory(equations, (), lambda t: t, {}, {})
    parts = [part for name in names for part in run._groups.get(name, (name,))]
    return {part: run._expression(part) for part in parts}
