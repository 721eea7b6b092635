"""What vanishes at an equilibrium, as a function of the states and inputs that may change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.analysis.linearization.linearizer import Linearizer
from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem


class Residual:
    """The rates that are to vanish, and the constraints, as a function of the states and inputs that may change.

    Args:
        problem: equations with values.
        t: the instant.
        fixed, turning, inputs: as for `equilibrium`.
    """

    def __init__(self, problem: Problem, t: float, fixed: Any, turning: Any, inputs: Any) -> None:
        self.problem, self.t, names = problem, t, problem.equations.states
        self.linearizer = Linearizer(problem, _listed("inputs", inputs, problem.equations.inputs), ())
        self.inputs = [k for k, name in enumerate(self.linearizer.inputs) if not name.endswith("'")]
        resting = {*_listed("fixed", fixed, names), *(turned := _listed("turning", turning, names))}
        self.turning = turned
        self.open = [k for k, name in enumerate(names) if name not in resting]
        n, m, _ = self.linearizer.count
        self.rates = [k for k, name in enumerate(names) if name not in turned]
        self.rows = [*self.rates, *range(n, n + m)]
        self.columns = [*self.open, *(n + k for k in self.inputs)]

    def evaluate(self, x: Any) -> tuple[Any, Any]:
        """Rates, then constraints, of all states, and their derivatives by all states and the inputs."""
        return self.linearizer.derivatives.at(self.t, self.arguments(x))

    def arguments(self, x: Any) -> list[float]:
        n = len(self.problem.equations.states)
        found = self.problem.arguments(self.t, x[:n].tolist())
        for slot, value in zip(self.linearizer.derivatives.along[n:], x[n:].tolist(), strict=True):
            found[slot] = value
        return found


def _listed(what: str, given: Any, known: Sequence[str]) -> tuple[str, ...]:
    if isinstance(given, str):
        raise ValueRefused(what, f"{given!r:.60} is one text, not a list of names", remedy="give a list of names")
    for name in given:
        if name not in known:
            law = f"{name!r:.60} is not there; there are {', '.join(known) or 'none'}"
            raise ValueRefused(what, law, remedy="correct the name")
    return tuple(dict.fromkeys(given))
