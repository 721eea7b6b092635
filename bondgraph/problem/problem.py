"""Equations with a value for every parameter and input, ready to be evaluated."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.coordinate_map import check_map, has_map
from bondgraph.equations.definite_energies import check_stores, check_values
from bondgraph.equations.denominators import check_denominators
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import Signal, is_in_time, named, read
from bondgraph.equations.lower import lower
from bondgraph.equations.negative_resistances import negative_resistances
from bondgraph.equations.quantities_as_drawn import widened
from bondgraph.equations.solve_units import in_units_of
from bondgraph.equations.suggestions import parameter_hints, signal_refused, value_refused
from bondgraph.errors import MissingValues, NegativeResistance
from bondgraph.graph.values import finite
from bondgraph.problem.equation_functions import Functions
from bondgraph.problem.jacobian import Jacobian
from bondgraph.program.calls import outside
from bondgraph.program.evaluate import Followed, Follower, Solutions
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.program import Program
from bondgraph.program.sparsity import dependence

LATE = 16
"""So many sets of values that have passed their checks are remembered, with each equations."""


@dataclass(frozen=True, eq=False)
class Problem:
    """An initial value problem but for its initial state: equations with values, and their rates as a function.

    Args:
        equations: the equations.
        parameters: the value of each, in their order.
        signals: the inputs, in their order.
        program: that of the rates.
        evaluate: the program as a function, which stays on the branch of solutions that the motion is on.
        functions: other functions of the same arguments.
        apart: values of what the form of the equations does without.
    """

    equations: Equations
    parameters: Mapping[str, float]
    signals: Mapping[str, Signal]
    program: Program
    evaluate: Follower
    functions: Functions
    apart: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, equations: Equations, values: Any) -> Problem:
        """Equations with the values of parameters (numbers) and inputs (numbers, formulas in `t`, signals, functions of
        time) by name, where the graph has no others.

        Raises:
            MissingValues: for everything that has no value, all at once; for a rate that the motion needs.
            ValueRefused: for unknown names, values that are not finite numbers, and zeros that are divided by.
        """
        problem = cls.of_known_motion(equations, values)
        _check_rates(equations, problem.signals)
        return problem

    @classmethod
    def of_known_motion(cls, equations: Equations, values: Any) -> Problem:
        """The same where other equations have given the motion: rates of inputs that these would need may be missing.

        Raises:
            MissingValues, ValueRefused: as `of`, but for rates.
        """
        given = named("values", values, equations.drawn)
        apart = {name: given.pop(name) for name in equations.before.dropped if name in given}
        for name, value in apart.items():
            read(name, value)
        parameters, signals = values_of(equations, given)
        _passed(equations, _check_equations, parameters)
        equations = in_units_of(equations, parameters)
        program = rates_program(equations)
        return cls(equations, parameters, signals, program, Followed(program), Functions(equations, program), apart)

    def __reduce__(self) -> tuple[Any, ...]:
        given = self.equations, self.parameters, self.signals, self.apart, dict(self.evaluate.kept)
        return _again, given

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Problem):
            return NotImplemented
        mine = self.equations, self.parameters, self.signals, self.apart
        return self is other or mine == (other.equations, other.parameters, other.signals, other.apart)

    def __hash__(self) -> int:
        return hash(tuple(self.parameters.items()))

    def evaluated_by(self, evaluate: Follower) -> Problem:
        """The same, its program evaluated by another function."""
        return replace(self, evaluate=evaluate)

    def widened(self, results: Iterable[Any]) -> Problem:
        """The same, those values among its parameters and inputs that only quantities as drawn need.

        Raises:
            MissingValues: for those that have none.
        """
        equations = widened(self.equations, results)
        if equations is self.equations:
            return self
        return Problem.of(equations, {**self.parameters, **self.signals, **self.apart})

    def with_constraints(self, constraints: tuple[Any, ...]) -> Problem:
        """The same, where these constraints are to hold."""
        return self._of(replace(self.equations, balance=self.equations.balance.constrained(independent=constraints)))

    @property
    def with_invariants(self) -> Problem:
        """The same, what vanishes along every exact motion among its constraints."""
        equations, found = self.equations, self.equations.balance.constraints
        more = [each for each in found.invariants if each not in found.independent]
        if not more:
            return self
        every = (*found.independent, *more)
        held = equations.balance.constrained
        return self._of(
            equations.cached("with invariants", lambda: replace(equations, balance=held(independent=every)))
        )

    def _of(self, equations: Equations) -> Problem:
        """The same, of other equations with the same rates."""
        return replace(self, equations=equations, functions=Functions(equations, self.program))

    def arguments(self, time: float, states: Sequence[float]) -> list[float]:
        """The arguments of a program of these equations, at one instant."""
        time = float(time)
        return [time, *states, *self.parameters.values(), *[function(time) for function in self._in_time]]

    def rows(self, times: Sequence[float], states: Any) -> Any:
        """The arguments at several instants, of shape (instants, arguments); the states of shape (instants, states)."""
        import numpy as np

        count, numbers, in_time = 1 + np.shape(states)[1], [*self.parameters.values()], self._in_time
        found = np.empty((len(times), count + len(numbers) + len(in_time)))
        found[:, 0], found[:, 1:count], found[:, count : count + len(numbers)] = times, states, numbers
        if in_time:
            found[:, count + len(numbers) :] = [[function(float(time)) for function in in_time] for time in times]
        return found

    @cached_property
    def _in_time(self) -> list[Callable[[float], float]]:
        """Inputs, and then their rates, those that are not known as not a number."""
        signals, orders = self.signals.values(), range(1, self.equations.balance.depth + 1)
        rates = [signal.derivative(order) or _unknown for order in orders for signal in signals]
        return [*(signal.value for signal in signals), *rates]

    @property
    def needs(self) -> Mapping[str, set[str]]:
        """The names of the arguments that each rate depends on."""
        found: dict[str, set[str]] = self.program.cached("dependence", lambda: dependence(self.program))
        return found

    @cached_property
    def is_autonomous(self) -> bool:
        """Whether rates surely do not change with time where the states stay."""
        count = 1 + len(self.equations.states) + len(self.parameters)
        constant = all(signal.constant is not None for signal in self.signals.values())
        changing = {self.program.arguments[0], *(() if constant else self.program.arguments[count:])}
        return not any(changing & needs for needs in self.needs.values())

    def rates(self, time: float, states: Any) -> list[float]:
        """The rates of the states, in their order."""
        return self.evaluate(self.arguments(time, states.tolist()))

    @cached_property
    def jacobian(self) -> Jacobian:
        """The derivatives of the rates by the states, as a function of time and states."""
        return Jacobian(self)

    def keep(self, time: float, states: Any) -> Solutions:
        """Stay on the branches that the solutions of nonlinear systems are on here, and what these are."""
        if self.evaluate.kept:
            self.evaluate.release()
            self.rates(time, states)
            self.evaluate.keep()
        return self.evaluate.kept

    def constraints(self, time: float, states: Any) -> list[float]:
        """What must vanish besides: the constraints among the states."""
        return self.functions.constraints(self.arguments(time, list(states)))

    def gradients(self, time: float, states: Any) -> Any:
        """The derivatives of the constraints by the states, of shape (constraints, states)."""
        import numpy as np

        if self.functions.gradients is None:
            return difference_jacobian(lambda x: self.constraints(time, x), np.array(states, float))
        found = self.functions.gradients(self.arguments(time, list(states)))
        return np.array(found).reshape(len(self.equations.constraints), len(self.equations.states))

    def conditions(self, time: float, states: Any) -> list[float]:
        """What vanishes with the constraints, where the inputs' values allow that."""
        return self.functions.conditions(self.arguments(time, list(states)))

    def continuous(self, time: float, states: Any) -> list[float]:
        """The values that must not jump, because their rates are taken."""
        return self.functions.continuous(self.arguments(time, list(states)))


def _again(equations: Equations, parameters: Any, signals: Any, apart: Any, kept: Solutions) -> Problem:
    program = rates_program(equations)
    evaluate = Followed(program)
    evaluate.seed(kept)
    return Problem(equations, parameters, signals, program, evaluate, Functions(equations, program), apart)


def rates_program(equations: Equations) -> Program:
    """The program of the rates, lowered once."""
    return equations.cached("rates", lambda: lower(equations.along_motion, equations.rates))


def _unknown(time: float) -> float:
    return math.nan


def values_of(equations: Equations, values: Mapping[str, Any]) -> tuple[dict[str, float], dict[str, Signal]]:
    """The value of each parameter and of each input, defaults included.

    Raises:
        MissingValues: for everything that has no value, all at once.
        ValueRefused: for unknown names and values that are not allowed.
    """
    given = values.values()
    if not {*map(type, given)} <= {float} or 0.0 in given:  # -0.0 is equal to 0.0, and not the same
        return _values_of(equations, values)
    late = equations.cached(values_of, lambda: lru_cache(LATE)(lambda given: _values_of(equations, dict(given))))
    parameters, signals = late(tuple(values.items()))
    return dict(parameters), dict(signals)


def _values_of(equations: Equations, values: Mapping[str, float]) -> tuple[dict[str, float], dict[str, Signal]]:
    known = equations.cached("names of values", lambda: dict.fromkeys([*equations.parameters, *equations.inputs]))
    for name in values:
        if name not in known:
            raise value_refused(equations, name, [*known])
    given = {**equations.parameters, **equations.balance.inputs, **values}
    missing = sorted(name for name in known if given[name] is None)
    if missing:
        raise _missing(equations, missing)
    if moving := [name for name in equations.parameters if type(given[name]) is not float and is_in_time(given[name])]:
        raise signal_refused(equations, moving[0])
    parameters = {name: finite(name, given[name]) for name in equations.parameters}
    check_values(equations, parameters)
    _passed(equations, _check_elements, parameters)
    return parameters, {name: read(name, given[name]) for name in equations.inputs}


def _passed(
    equations: Equations, check: Callable[[Equations, Mapping[str, float]], None], parameters: Mapping[str, float]
) -> None:
    """Check parameters, unless the same values have passed of late."""
    passed = equations.cached(check, lambda: lru_cache(LATE)(lambda given: check(equations, dict(given))))
    passed(tuple(parameters.items()))


def _check_elements(equations: Equations, parameters: Mapping[str, float]) -> None:
    check_stores(equations, parameters)
    for found in negative_resistances(equations, parameters):
        warnings.warn(found.told, NegativeResistance, stacklevel=outside())
    check_bounds(equations.xp, equations.graph.bounds, parameters)


def _check_equations(equations: Equations, parameters: Mapping[str, float]) -> None:
    check_denominators(equations, parameters)
    if equations.cached("has a map", lambda: has_map(equations.balance)):
        check_map(equations.balance, parameters)


def _missing(equations: Equations, names: Sequence[str]) -> MissingValues:
    hints = " ".join(parameter_hints(equations.graph, names))
    wanted = ", ".join(f"'{name}': ..." for name in names)
    return MissingValues(
        equations.graph.name,
        f"no value for {', '.join(names)}{f' ({hints})' if hints else ''}",
        parties=names,
        remedy=f"{'correct the name, or ' if hints else ''}give values={{{wanted}}}",
    )


def _check_rates(equations: Equations, signals: Mapping[str, Signal]) -> None:
    for (name, order), users in equations.input_users.items():
        if users and signals[name].derivative(order) is None:
            raise _rate_missing(name, order, f" by {', '.join(users)}", users)
    for name, order in equations.input_orders.items() if equations.constraints else ():
        if order > 1 and signals[name].derivative(order) is None:
            raise _rate_missing(name, order, "", ())


def _rate_missing(name: str, order: int, by: str, users: Sequence[str]) -> MissingValues:
    if order == 1:
        law = f"the rate of this input is needed{by}, and a plain function has none"
        remedy = "give a formula in t, a table, or bondgraph.Signal(value, rate)"
    else:
        law = f"the rate of order {order} of this input is needed{by}, and what was given for it has none"
        remedy = "give a formula in t, a table of a higher order, or bondgraph.Signal(value, rate, higher=...)"
    return MissingValues(name, law, parties=(name, *users), remedy=remedy)
