"""What vanishes at an equilibrium, as a function of the states, held values and inputs that may change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.analysis.linearization.linearizer import Linearizer
from bondgraph.equations.available_names import quantity
from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import followers, moving, velocities
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.program.tolerances import ROUNDING


class Residual:
    """The rates that are to vanish, and the constraints, as a function of the states and inputs that may change.

    Values that clocks set are inputs here, and by how much a clock would change them is to vanish as rates are: then
    nothing moves between its instants, nor at them.

    A flow that is fixed, and that a momentum gives together with other states, vanishes but for its guess: the momentum
    may change, as that of a shaft at a given speed does with the mass that swings out.

    Args:
        problem: equations with values.
        t: the instant.
        fixed, turning, inputs: as for `equilibrium`.
        changes: expressions by name, by how much clocks change what they set.
        held: the names of what they set.
    """

    def __init__(
        self,
        problem: Problem,
        t: float,
        fixed: Any,
        turning: Any,
        inputs: Any,
        changes: Mapping[str, Any] | None = None,
        held: Sequence[str] = (),
    ) -> None:
        self.problem, self.t, names = problem, t, problem.equations.states
        sought = _listed("inputs", inputs, [name for name in problem.equations.inputs if name not in held])
        fixed, flows = _apart(fixed, problem.equations)
        self.linearizer = Linearizer(problem, [*sought, *held], {**(changes or {}), **flows})
        self.problem = self.linearizer.problem  # with parameters that only such flows need
        self.inputs = [k for k, name in enumerate(self.linearizer.inputs) if not name.endswith("'")]
        resting = {*_listed("fixed", fixed, names), *(turned := _listed("turning", turning, names))}
        self.turning = turned
        self.open = [k for k, name in enumerate(names) if name not in resting]
        n, m, p = self.linearizer.count
        self.held = [k for k in self.inputs if self.linearizer.inputs[k] in held]
        self.changes = list(range(n + m, n + m + p))
        self.rates = [k for k, name in enumerate(names) if name not in turned]
        self.moves = [*self.rates, *self.changes]
        self.rows = [*self.rates, *range(n, n + m), *self.changes]
        self.columns = [*self.open, *(n + k for k in self.inputs)]
        self.flows = range(n + m + p - len(flows), n + m + p)
        self.guessed = [0.0] * len(flows)
        behind = {name for flow in flows for name in self.linearizer.derivatives.needs[flow]}
        self.giving = [k for k in self.open if names[k] in behind and names[k] in moving(problem.equations)]

    def begin(self, x: Any) -> None:
        """Take flows that are fixed as they are in a guess."""
        self.guessed = [0.0] * len(self.flows)
        if self.flows:
            self.guessed = self.evaluate(x)[0][self.flows]

    def evaluate(self, x: Any) -> tuple[Any, Any]:
        """Rates, constraints, changes and departures of flows from their guess, and the derivatives of all of these by
        all states and the inputs."""
        values, jacobian = self.linearizer.derivatives.at(self.t, self.arguments(x))
        values[self.flows] -= self.guessed
        return values, jacobian

    def defined(self, x: Any) -> Any:
        """A guess, or where its rates lead by rounding, if it has rates and no derivatives, as c*sqrt(p) at p = 0.

        From nearer than the solution of such a law Newton's steps come to it. Totals that motions keep are kept.
        """
        import numpy as np

        n, beside = len(self.problem.equations.states), x.copy()
        for _ in range(n + 1):  # of tanks in a row each follows the one before
            try:
                self.evaluate(beside)
                return beside
            except (BondGraphError, ArithmeticError):
                pass
            try:
                rates = np.array(self.problem.rates(self.t, beside[:n])) * np.isin(range(n), self.open)
            except (BondGraphError, ArithmeticError):
                return x
            fastest = float((np.abs(rates) / (1.0 + np.abs(x[:n]))).max(initial=0.0))
            beside[:n] += ROUNDING * rates / (fastest or 1.0)
        return x

    def arguments(self, x: Any) -> list[float]:
        n = len(self.problem.equations.states)
        found = self.problem.arguments(self.t, x[:n].tolist())
        for slot, value in zip(self.linearizer.derivatives.along[n:], x[n:].tolist(), strict=True):
            found[slot] = value
        return found


def _listed(what: str, given: Any, known: Sequence[str]) -> tuple[str, ...]:
    """Names that are known."""
    if isinstance(given, str):
        raise ValueRefused(what, f"{given!r:.60} is one text, not a list of names", remedy="give a list of names")
    for name in given:
        if name not in known:
            law = f"{name!r:.60} is not there; there are {', '.join(known) or 'none'}"
            raise ValueRefused(what, law, remedy="correct the name")
    return tuple(dict.fromkeys(given))


def _apart(given: Any, equations: Equations) -> tuple[Any, dict[str, Any]]:
    """The states that are fixed, and what is to stay as guessed of flows and efforts that no state alone gives."""
    if isinstance(given, str):
        return given, {}
    alone, others = _states_by_flow(equations), _given_together(equations)
    for name in velocities(equations).intersection(given) - {*equations.states, *alone, *others}:
        if equations.kept_constants:
            law = f"{', '.join(equations.kept_constants)} gives {name} here, a constant of the motion and not a state"
            remedy = f"give it, values={{'{equations.kept_constants[0]}': ...}}, or take the graph or another form"
            raise ValueRefused("fixed", law, parties=(name,), remedy=remedy)
    flows = [name for name in given if name not in equations.states and name not in alone and name in others]
    fixed = [alone.get(name, name) for name in given if name not in flows]
    return fixed, {f"{name} - its guess": quantity(equations, name) for name in flows}


def _states_by_flow(equations: Equations) -> dict[str, str]:
    """The state by the flow or effort that gives it by parameters, where it gives no other, nor does another: p = J*w.

    Where it is given by other states too, as p = J(q)*w, it does not stay where the flow does.
    """
    gives = {p: names - {*equations.parameters} for p, names in _starts(equations).items()}
    every = [name for names in gives.values() for name in names]
    return {name: p for p, names in gives.items() if len(names) == 1 for name in names if every.count(name) == 1}


def _given_together(equations: Equations) -> set[str]:
    """Flows and efforts that states give, and the velocities that follow from these."""
    numbers = {*equations.parameters, *equations.inputs}
    given = {name for p, names in _starts(equations).items() if p in equations.states for name in names}
    return (given | followers(equations)) - numbers


def _starts(equations: Equations) -> dict[str, set[str]]:
    """The names in what gives momenta and charges, by their names."""
    xp = equations.xp
    return {xp.name(p): {xp.name(s) for s in xp.free(x)} for p, x in equations.balance.starts.items()}
