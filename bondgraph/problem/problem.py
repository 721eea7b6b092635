"""Settings: equations with a value for every parameter and input, ready to be evaluated."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any

from bondgraph.equations.bounds import check_bounds
from bondgraph.equations.coordinate_map import check_map
from bondgraph.equations.definite import check_stores
from bondgraph.equations.divisors import check_divisors
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import Signal, named, read
from bondgraph.equations.lower import lower
from bondgraph.equations.suggestions import parameter_hints, value_refused
from bondgraph.errors import MissingValues, SlopeError, ValueRefused
from bondgraph.graph.values import finite
from bondgraph.program.derivatives import tangent
from bondgraph.program.evaluate import Followed, Follower, Solutions, instant
from bondgraph.program.gauss_newton import slopes


class Setting:
    """Equations with values. `evaluate` is a function of its `program`, that of the rates; a faster one may replace it.

    Args:
        equations: the equations.
        values: parameters (numbers) and inputs (numbers, formulas in `t`, signals, functions of time) by name.

    Raises:
        MissingValues: for everything that has no value, all at once; for a rate that the motion needs.
        ValueRefused: for unknown names, values that are not finite numbers, and zeros that are divided by.
    """

    def __init__(self, equations: Equations, values: Any) -> None:
        self.equations = equations
        self.parameters, self.signals = _values(equations, named("values", values))
        check_divisors(equations, self.parameters)
        check_map(equations.balance, self.parameters)
        _check_rates(equations, self.signals)
        self._constants = list(self.parameters.values())
        self._inputs = [signal.value for signal in self.signals.values()]
        self._slopes = [
            signal.derivative(order) or (lambda time: math.nan)
            for order in range(1, equations.balance.depth + 1)
            for signal in self.signals.values()
        ]
        self.program = lower(equations, equations.rates)
        self.evaluate: Follower = Followed(self.program)

    def arguments(self, time: float, states: Sequence[float]) -> list[float]:
        """The arguments of a program of these equations, at one instant."""
        time = float(time)
        inputs = [value(time) for value in self._inputs]
        slopes = [slope(time) for slope in self._slopes]
        return [time, *states, *self._constants, *inputs, *slopes]

    def rates(self, time: float, states: Any) -> list[float]:
        """The rates of the states, in their order."""
        return self.evaluate(self.arguments(time, states.tolist()))

    def keep(self, time: float, states: Any) -> Solutions:
        """Stay on the branches that the solutions of nonlinear systems are on here, and what these are."""
        if self.evaluate.kept:
            self.rates(time, states)
            self.evaluate.keep()
        return self.evaluate.kept

    def constraints(self, time: float, states: Any) -> list[float]:
        """What must vanish besides: the constraints among the states."""
        return self._constraints(self.arguments(time, list(states)))

    @cached_property
    def _constraints(self) -> Any:
        return self._instant(self.equations.constraints)

    def gradients(self, time: float, states: Any) -> Any:
        """The derivatives of the constraints by the states, of shape (constraints, states)."""
        import numpy as np

        if self._gradients is None:
            return slopes(lambda x: self.constraints(time, x), np.array(states, float))
        found = self._gradients(self.arguments(time, list(states)))
        return np.array(found).reshape(len(self.equations.constraints), len(self.equations.states))

    @cached_property
    def _gradients(self) -> Any:
        """None where a law is a function without declared derivatives."""
        constraints = {str(k): expression for k, expression in enumerate(self.equations.constraints)}
        try:
            return instant(tangent(lower(self.equations, constraints), range(1, 1 + len(self.equations.states))))
        except SlopeError:
            return None

    def vanishing(self, constraints: tuple[Any, ...]) -> Setting:
        """The same, where these constraints are to hold."""
        other = copy(self)
        other.equations = replace(self.equations, balance=replace(self.equations.balance, constraints=constraints))
        for name in ("_constraints", "_gradients"):
            vars(other).pop(name, None)
        return other

    @property
    def upon_invariants(self) -> Setting:
        """The same, what vanishes along every exact motion among its constraints."""
        balance = self.equations.balance
        return self.vanishing((*balance.constraints, *balance.invariants)) if balance.invariants else self

    def conditions(self, time: float, states: Any) -> list[float]:
        """What vanishes with the constraints, where the inputs' values allow that."""
        return self._conditions(self.arguments(time, list(states)))

    @cached_property
    def _conditions(self) -> Any:
        return self._instant(self.equations.balance.conditions)

    def continuous(self, time: float, states: Any) -> list[float]:
        """The values that must not jump, because their rates are taken."""
        return self._continuous(self.arguments(time, list(states)))

    @cached_property
    def _continuous(self) -> Any:
        return self._instant(self.equations.continuous)

    def _instant(self, expressions: Sequence[Any]) -> Any:
        return instant(lower(self.equations, {str(k): expression for k, expression in enumerate(expressions)}))


def _values(equations: Equations, values: dict[str, Any]) -> tuple[dict[str, float], dict[str, Signal]]:
    known = [*equations.parameters, *equations.inputs]
    for name in values:
        if name not in known:
            raise value_refused(equations, name, known)
    given = {**equations.parameters, **equations.balance.inputs, **values}
    missing = sorted(name for name in known if given[name] is None)
    if missing:
        raise _missing(equations, missing)
    parameters = {name: finite(name, given[name]) for name in equations.parameters}
    stores = {e.name for e in equations.graph.elements.values() if e.role == "store"}
    for name in stores & parameters.keys():
        if parameters[name] <= 0:
            law = f"{parameters[name]:g} would make its energy negative or undefined"
            raise ValueRefused(name, law, parties=(name,), remedy="give a positive value")
    check_stores(equations, parameters)
    check_bounds(equations.xp, equations.graph.bounds, parameters)
    return parameters, {name: read(name, given[name]) for name in equations.inputs}


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
