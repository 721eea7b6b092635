"""The constraints along a motion and their gradients: those on coordinates, and those on the other states."""

from __future__ import annotations

from typing import Any, NamedTuple

from bondgraph.equations.lower import lower
from bondgraph.errors import DerivativeError
from bondgraph.problem.consistent_state import placed
from bondgraph.problem.problem import Problem
from bondgraph.program.derivatives import jacobian_program
from bondgraph.program.evaluate import Followed
from bondgraph.program.gauss_newton import difference_jacobian
from bondgraph.program.native import Rates
from bondgraph.program.program import Program
from bondgraph.program.rank import independent_part, scaled
from bondgraph.program.tolerances import DEPENDENT


class Kind(NamedTuple):
    """Constraints that are met by some of the states, the others being as they are.

    Args:
        rows: indices of the constraints.
        columns: indices of the states.
        rank: how many of the constraints are independent in general.
    """

    rows: Any
    columns: Any
    rank: int


class ConstraintRows:
    """Everything that vanishes along a motion, what repeats something else included.

    Which constraints are independent changes along a motion, so that none is left out here.

    Args:
        problem: equations with values, and constraints.
        time, states: where a motion starts; needed where rows may repeat each other from the beginning, as those of a
            form that keeps redundant constraints do.

    Attributes:
        constraints: the expressions, independent ones first.
        kinds: those on coordinates alone, to be met by these, and the others, by the other states.
    """

    def __init__(self, problem: Problem, time: float = 0.0, states: Any = None) -> None:
        import numpy as np

        self.problem, equations = problem, problem.equations
        kept = equations.balance.constraints
        self.constraints = (*kept.independent, *kept.conditions)
        xp, names, here = equations.xp, equations.states, placed(equations)
        moving = {xp.symbol(name) for name in names if name not in here}
        of_place = np.array([not equations.behind(xp.free(c)) & moving for c in self.constraints])
        coordinates = np.array([name in here for name in names])
        first = np.arange(len(self.constraints)) < len(kept.independent)
        kinds = (of_place, coordinates), (~of_place, ~coordinates)
        self.kinds = [
            Kind(np.flatnonzero(rows), np.flatnonzero(columns), int((rows & first).sum()))
            for rows, columns in kinds
            if rows.any()
        ]
        values = lower(equations, {str(k): constraint for k, constraint in enumerate(self.constraints)})
        self._values = Rates(values, Followed(values), None)
        try:
            jacobian: Program | None = jacobian_program(values, range(1, 1 + len(names)))
        except DerivativeError:  # a law is a function without declared derivatives
            jacobian = None
        self._jacobian = None if jacobian is None else Rates(jacobian, Followed(jacobian), None)
        if states is not None:
            self.kinds = [kind._replace(rank=self._rank(kind, time, states)) for kind in self.kinds]

    def _rank(self, kind: Kind, time: float, states: Any) -> int:
        """How many constraints of a kind are independent at a state."""
        import numpy as np

        part = self.gradients(time, states)[np.ix_(kind.rows, kind.columns)]
        return len(independent_part(scaled(scaled(part).T).T, DEPENDENT)[0])

    def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
        """What is left of the constraints, of shape (constraints,), with all numbers changed by some part."""
        import numpy as np

        numbers = self.problem.arguments(time, list(states))
        return np.array(self._values([x * (1 + apart) for x in numbers] if apart else numbers))

    def gradients(self, time: float, states: Any) -> Any:
        """Their derivatives by the states, of shape (constraints, states)."""
        import numpy as np

        if self._jacobian is None:
            return difference_jacobian(lambda x: self.values(time, x).tolist(), np.array(states, float))
        shape = len(self.constraints), len(states)
        return np.reshape(self._jacobian(self.problem.arguments(time, list(states))), shape)


def constraint_rows(problem: Problem, time: float, states: Any, with_invariants: bool) -> ConstraintRows | None:
    """What vanishes along a motion; None where nothing does.

    Args:
        problem: equations with values.
        time, states: where it starts.
        with_invariants: whether also what only the start sees to is meant to vanish.
    """
    if with_invariants and problem.equations.balance.constraints.invariants:
        return ConstraintRows(problem.with_invariants, time, states)
    return ConstraintRows(problem) if problem.equations.constraints else None
