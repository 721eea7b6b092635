"""Simulation with SciPy: from equations and values to a trajectory."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bondgraph.equations import Equations
from bondgraph.errors import BondGraphError, MissingValues, SimulationStopped, SingularSystem, ValueRefused
from bondgraph.evaluate import instant
from bondgraph.events import Watch
from bondgraph.graph import Graph
from bondgraph.lower import lower
from bondgraph.signals import Signal, finite, read
from bondgraph.steps import needs
from bondgraph.trajectory import Trajectory

METHODS = ("LSODA", "DOP853", "RK45", "RK23", "Radau", "BDF")
SAMPLES = 1001


def simulate(
    equations: Equations | Graph,
    t: Any,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float] | None = None,
    *,
    method: str = "LSODA",
    rtol: float = 1e-8,
    atol: float = 1e-10,
) -> Trajectory:
    """Integrate the equations of motion.

    Args:
        equations: compiled equations (a graph is compiled first).
        t: first and last instant in seconds, or the instants wanted (three or more, increasing).
        values: parameters (numbers) and inputs (numbers, formulas in `t`, signals, functions of time) by name.
        start: initial states by name, zero where not given. A momentum or charge may be given through the flows or
            efforts of its store instead.
        method: a method of `scipy.integrate`; LSODA changes between stiff and non-stiff by itself.
        rtol, atol: tolerances of the local error, relative and absolute.

    Returns:
        The trajectory; every bond's effort and flow can be asked of it.

    Raises:
        MissingValues: for everything that has no value, all at once.
        ValueRefused: for unknown names and values that are not finite numbers.
        SimulationStopped: where the motion cannot go on; its `trajectory` keeps what was computed.
    """
    if isinstance(equations, Graph):
        from bondgraph.compile import compile

        equations = compile(equations)
    instants = _instants(t)
    parameters, signals = _values(equations, dict(values or {}))
    _check_rates(equations, signals)
    run = _Run(equations, parameters, signals)
    y = run.initial(instants[0], dict(start or {}))
    return run.integrate(instants, y, _method(method), rtol, atol)


def rates(
    equations: Equations | Graph,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float] | None = None,
    t: float = 0.0,
) -> dict[str, float]:
    """The rate of every state at one instant.

    Args:
        equations, values: as for `simulate`.
        start: the state, as the initial one of `simulate`.
        t: the instant, in seconds.

    Raises:
        as `simulate`.
    """
    if isinstance(equations, Graph):
        from bondgraph.compile import compile

        equations = compile(equations)
    parameters, signals = _values(equations, dict(values or {}))
    _check_rates(equations, signals)
    run = _Run(equations, parameters, signals)
    now = finite("t", t)
    return dict(zip(equations.states, run.function(now, run.initial(now, dict(start or {}))), strict=True))


def _method(name: str) -> Any:
    if name not in METHODS:
        raise ValueRefused("method", f"'{name}' is not an integrator", remedy=f"use one of {', '.join(METHODS)}")
    import scipy.integrate

    return getattr(scipy.integrate, name)


def _instants(t: Sequence[float]) -> Any:
    import numpy as np

    given = np.asarray(t, float)
    if given.ndim != 1 or len(given) < 2 or not np.isfinite(given).all() or not (np.diff(given) > 0).all():
        raise ValueRefused("t", f"{t!r} is not an increasing sequence of finite instants", remedy="give t=(0, 10)")
    return np.linspace(given[0], given[1], SAMPLES) if len(given) == 2 else given


def _values(equations: Equations, values: dict[str, Any]) -> tuple[dict[str, float], dict[str, Signal]]:
    known = [*equations.parameters, *equations.inputs]
    for name in values:
        if name not in known:
            raise _unknown(name, known, "a parameter or an input")
    given = {**equations.parameters, **equations.balance.inputs, **values}
    missing = sorted(name for name in known if given[name] is None)
    if missing:
        raise MissingValues(
            equations.graph.name,
            f"no value for {', '.join(missing)}",
            parties=missing,
            remedy="give values={" + ", ".join(f"'{name}': ..." for name in missing) + "}",
        )
    parameters = {name: finite(name, given[name]) for name in equations.parameters}
    return parameters, {name: read(name, given[name]) for name in equations.inputs}


def _unknown(name: str, known: Sequence[str], what: str) -> ValueRefused:
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(sorted(known)) or 'none'}"
    return ValueRefused(name, f"this name is not {what} of the model; {hint}", parties=(name,), remedy="correct it")


def _check_rates(equations: Equations, signals: Mapping[str, Signal]) -> None:
    for name, users in equations.input_rates.items():
        if users and signals[name].rate is None:
            raise MissingValues(
                name,
                f"the rate of this input is needed by {', '.join(users)}, and a plain function has none",
                parties=(name, *users),
                remedy="give a formula in t, a table, or bondgraph.Signal(value, rate)",
            )


class _Run:
    """One set of values with the function that gives the rates."""

    def __init__(self, equations: Equations, parameters: dict[str, float], signals: dict[str, Signal]) -> None:
        self.equations, self.parameters, self.signals = equations, parameters, signals
        self.constants = list(parameters.values())
        self.values = [signal.value for signal in signals.values()]
        self.slopes = [signal.rate or (lambda time: math.nan) for signal in signals.values()]
        self.rates = instant(lower(equations, equations.rates))

    def arguments(self, time: float, states: Sequence[float]) -> list[float]:
        inputs = [value(time) for value in self.values]
        slopes = [slope(time) for slope in self.slopes]
        return [time, *states, *self.constants, *inputs, *slopes]

    def function(self, time: float, states: Any) -> list[float]:
        return self.rates(self.arguments(time, states.tolist()))

    def initial(self, time: float, start: dict[str, float]) -> Any:
        """The initial states; momenta and charges from flows and efforts where these are given instead."""
        import numpy as np

        equations, xp = self.equations, self.equations.xp
        given = {name: finite(name, value) for name, value in start.items()}
        states = {name: given.pop(name, 0.0) for name in equations.states}
        used: set[str] = set()
        for momentum, expression in equations.balance.starts.items():
            name = xp.name(momentum)
            through = {s for s in xp.free(expression) if xp.name(s) in given}
            if not through or name not in states or name in start:
                continue
            used |= {xp.name(s) for s in through}
            numbers = {s: xp.number(given[xp.name(s)]) for s in through}
            numbers |= {s: xp.number(0) for s in xp.free(expression) - through if self._follows(s)}
            program = lower(equations, {name: xp.substitute(expression, numbers)})
            states[name] = instant(program)(self.arguments(time, [states[n] for n in equations.states]))[0]
        for name in given.keys() - used:
            flows = {xp.name(s) for e in equations.balance.starts.values() for s in xp.free(e) if self._follows(s)}
            raise _unknown(name, [*equations.states, *flows], "a state")
        return np.array([states[name] for name in equations.states])

    def _follows(self, symbol: Any) -> bool:
        """Whether a flow or effort is found from momenta or charges, rather than driven, a state or a parameter."""
        xp = self.equations.xp
        stored = set(self.equations.balance.starts)
        steps = self.equations.needed([symbol])
        return any(stored & needs(xp, step) for step in steps)

    def integrate(self, instants: Any, y: Any, method: Any, rtol: float, atol: float) -> Trajectory:
        from scipy.integrate import OdeSolution

        pieces: list[Any] = []
        times, trouble = [float(instants[0])], ""
        error: BaseException | None = None
        if not len(y):
            return self._static(instants)
        try:
            for time, piece in self._steps(instants, y, method, rtol, atol):
                times.append(time)
                pieces.append(piece)
        except (ArithmeticError, ValueError, BondGraphError, KeyboardInterrupt) as caught:
            error, trouble = caught, str(caught) or "interrupted"
        if trouble and not pieces:
            raise self._stopped(times[-1], trouble, error) from None
        solution = OdeSolution(times, pieces)
        kept = instants[instants <= times[-1]]
        trajectory = Trajectory(self.equations, kept, solution, self.parameters, self.signals)
        if trouble:
            stopped = self._stopped(times[-1], trouble, error)
            stopped.trajectory = trajectory
            raise stopped from None
        return trajectory

    def _steps(self, instants: Any, y: Any, method: Any, rtol: float, atol: float) -> Iterator[tuple[float, Any]]:
        """The integrator's steps, each as its end and its interpolant; after an event it starts anew."""
        import numpy as np

        last = float(instants[-1])
        watch = Watch(self._switches()) if self.equations.switches else None
        solver = method(self.function, float(instants[0]), y, last, rtol=rtol, atol=atol)
        while solver.status == "running":
            message = solver.step()
            if solver.status == "failed":
                raise ArithmeticError(message)
            if not np.isfinite(solver.y).all():
                raise ArithmeticError("a state is no longer finite")
            piece = solver.dense_output()
            event = watch.crossing(float(solver.t_old), float(solver.t), piece) if watch else None
            if event is None or watch is None:
                yield float(solver.t), piece
                continue
            if watch.slides(event, last - float(instants[0])):
                raise ArithmeticError(f"at t = {event:.6g} the motion slides along a place where a law switches")
            yield event, piece
            if event < last:
                solver = method(self.function, event, piece(event), last, rtol=rtol, atol=atol)
            else:
                return

    def _switches(self) -> Any:
        expressions = {str(k): expression for k, expression in enumerate(self.equations.switches)}
        quantities = instant(lower(self.equations, expressions))
        return lambda time, states: quantities(self.arguments(time, states.tolist()))

    def _static(self, instants: Any) -> Trajectory:
        import numpy as np

        return Trajectory(
            self.equations, instants, lambda t: np.zeros((0, *np.shape(t))), self.parameters, self.signals
        )

    def _stopped(self, time: float, trouble: str, error: BaseException | None) -> SimulationStopped:
        parties = error.parties if isinstance(error, SingularSystem) else ()
        return SimulationStopped(
            f"{self.equations.graph.name} at t = {time:.6g} s",
            f"the motion cannot be continued: {trouble}",
            parties=parties,
            remedy="The trajectory up to there is in the error's `trajectory`; look for a singular configuration, "
            "an infinite force, or a parameter that is zero",
        )
