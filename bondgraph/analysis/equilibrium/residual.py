"""What vanishes at an equilibrium, as a function of the states, held values and inputs that may change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.analysis.linearization.linearizer import Linearizer
from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem


class Residual:
    """The rates that are to vanish, and the constraints, as a function of the states and inputs that may change.

    Values that clocks set are inputs here, and by how much a clock would change them is to vanish as rates are: then
    nothing moves between its instants, nor at them.

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
        self.linearizer = Linearizer(problem, [*sought, *held], changes or {})
        self.inputs = [k for k, name in enumerate(self.linearizer.inputs) if not name.endswith("'")]
        resting = {*_listed("fixed", fixed, names, problem), *(turned := _listed("turning", turning, names))}
        self.turning = turned
        self.open = [k for k, name in enumerate(names) if name not in resting]
        n, m, p = self.linearizer.count
        self.held = [k for k in self.inputs if self.linearizer.inputs[k] in held]
        self.changes = list(range(n + m, n + m + p))
        self.rates = [k for k, name in enumerate(names) if name not in turned]
        self.moves = [*self.rates, *self.changes]
        self.rows = [*self.rates, *range(n, n + m), *self.changes]
        self.columns = [*self.open, *(n + k for k in self.inputs)]

    def evaluate(self, x: Any) -> tuple[Any, Any]:
        """Rates, constraints and changes, and their derivatives by all states and the inputs."""
        return self.linearizer.derivatives.at(self.t, self.arguments(x))

    def arguments(self, x: Any) -> list[float]:
        n = len(self.problem.equations.states)
        found = self.problem.arguments(self.t, x[:n].tolist())
        for slot, value in zip(self.linearizer.derivatives.along[n:], x[n:].tolist(), strict=True):
            found[slot] = value
        return found


def _listed(what: str, given: Any, known: Sequence[str], problem: Problem | None = None) -> tuple[str, ...]:
    """Names that are known; of states, where a problem is given, those that flows and efforts are given by."""
    if isinstance(given, str):
        raise ValueRefused(what, f"{given!r:.60} is one text, not a list of names", remedy="give a list of names")
    others = {} if problem is None else _states_by_flow(problem)
    found = [others.get(name, name) for name in given]
    for name in found:
        if name not in known:
            law = f"{name!r:.60} is not there; there are {', '.join(known) or 'none'}"
            raise ValueRefused(what, law, remedy="correct the name")
    return tuple(dict.fromkeys(found))


def _states_by_flow(problem: Problem) -> dict[str, str]:
    """The state by the flow or effort that gives it, where it gives no other, and no other gives it: p = J*w."""
    equations = problem.equations
    xp, numbers = equations.xp, {*equations.parameters, *equations.inputs, *equations.states}
    gives = {xp.name(p): {xp.name(s) for s in xp.free(x)} - numbers for p, x in equations.balance.starts.items()}
    every = [name for names in gives.values() for name in names]
    return {name: p for p, names in gives.items() if len(names) == 1 for name in names if every.count(name) == 1}
