"""Settings: equations with a value for every parameter and input, ready to be evaluated."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.equations import Equations
from bondgraph.errors import MissingValues, ValueRefused
from bondgraph.evaluate import instant
from bondgraph.lower import lower
from bondgraph.misnamed import parameter_hints, start_refused, value_refused
from bondgraph.signals import Signal, finite, read
from bondgraph.steps import needs


class Setting:
    """Equations with values.

    Args:
        equations: the equations.
        values: parameters (numbers) and inputs (numbers, formulas in `t`, signals, functions of time) by name.

    Raises:
        MissingValues: for everything that has no value, all at once; for a rate that the motion needs.
        ValueRefused: for unknown names and values that are not finite numbers.
    """

    def __init__(self, equations: Equations, values: Any) -> None:
        self.equations = equations
        self.parameters, self.signals = _values(equations, named("values", values))
        _check_rates(equations, self.signals)
        self._constants = list(self.parameters.values())
        self._inputs = [signal.value for signal in self.signals.values()]
        self._slopes = [signal.rate or (lambda time: math.nan) for signal in self.signals.values()]
        self._rates = instant(lower(equations, equations.rates))

    def arguments(self, time: float, states: Sequence[float]) -> list[float]:
        """The arguments of a program of these equations, at one instant."""
        time = float(time)
        inputs = [value(time) for value in self._inputs]
        slopes = [slope(time) for slope in self._slopes]
        return [time, *states, *self._constants, *inputs, *slopes]

    def rates(self, time: float, states: Any) -> list[float]:
        """The rates of the states, in their order."""
        return self._rates(self.arguments(time, states.tolist()))

    def start(self, time: float, start: Any) -> Any:
        """The initial states; momenta and charges from flows and efforts where these are given instead.

        Raises:
            ValueRefused: for a name that is not a state, nor the flow or effort of a store that is one.
        """
        import numpy as np

        equations, xp = self.equations, self.equations.xp
        given = {name: finite(name, value) for name, value in named("start", start).items()}
        states = {name: given.pop(name, 0.0) for name in equations.states}
        through = {
            xp.name(momentum): {s for s in xp.free(expression) if self._follows(s)}
            for momentum, expression in equations.balance.starts.items()
            if xp.name(momentum) in states
        }
        known = {xp.name(s) for symbols in through.values() for s in symbols}
        for name in given:
            if name not in known:
                raise start_refused(equations, name, [*equations.states, *sorted(known)])
        for momentum, expression in equations.balance.starts.items():
            name = xp.name(momentum)
            named_here = {s for s in through.get(name, ()) if xp.name(s) in given}
            if not named_here:
                continue
            if name in start:
                parties = sorted({name, *map(xp.name, named_here)})
                law = f"the start of this store is given twice, by {' and '.join(parties)}"
                raise ValueRefused(name, law, parties=parties, remedy="give one of them")
            numbers = {s: xp.number(given.get(xp.name(s), 0.0)) for s in through[name]}
            program = lower(equations, {name: xp.substitute(expression, numbers)})
            states[name] = instant(program)(self.arguments(time, [states[n] for n in equations.states]))[0]
        return np.array([states[name] for name in equations.states])

    def _follows(self, symbol: Any) -> bool:
        """Whether a flow or effort is found from momenta or charges, rather than driven, a state or a parameter."""
        stored = set(self.equations.balance.starts)
        steps = self.equations.needed([symbol])
        return any(stored & needs(self.equations.xp, step) for step in steps)


def named(what: str, given: Any) -> dict[str, Any]:
    """A mapping from names, checked.

    Raises:
        ValueRefused: for anything else.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise ValueRefused(what, f"{given!r:.60} is not a mapping of names to values", remedy="give a dictionary")
    for name in given:
        if not isinstance(name, str) or not name:
            raise ValueRefused(what, f"{name!r:.60} is not a name", remedy="give a dictionary with names for keys")
    return dict(given)


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
    for name, users in equations.input_rates.items():
        if users and signals[name].rate is None:
            raise MissingValues(
                name,
                f"the rate of this input is needed by {', '.join(users)}, and a plain function has none",
                parties=(name, *users),
                remedy="give a formula in t, a table, or bondgraph.Signal(value, rate)",
            )
