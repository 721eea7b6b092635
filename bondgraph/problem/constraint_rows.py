"""The constraints along a motion and their gradients: those on coordinates, and those on the other states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, MissingPackage, NotExportable
from bondgraph.problem.consistent_state import placed
from bondgraph.problem.constraint_programs import constraint_programs
from bondgraph.problem.nearby_states import nearby
from bondgraph.problem.numeric_rates import closed
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import Followed
from bondgraph.program.gauss_newton import difference_jacobian, nearest
from bondgraph.program.native import RATES, Library, Rates, library
from bondgraph.program.program import LinearSolve
from bondgraph.program.rank import Greatest, independent_part
from bondgraph.program.tolerances import DEPENDENT, Tolerance

PLACES, NEAR = 2, 0.1
"""What holds in general is looked at in so many places near a start, in this part of the distance of `nearby`: the loop
is assembled there as at the start."""
MORE = Tolerance(1e-3)
"""A smaller pivot of gradients, beside the largest, is zero at such a place: gradients that are dependent at the start
alone have one of 0.03 there; where a loop moves by its dimensions alone, the last step of a search that halves what is
left, down to 1e-12, leaves the root of it."""


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


class NativeRows(NamedTuple):
    """Constraints and their gradients in native code.

    Args:
        library: the function: the values, then the gradients by rows.
        numbers: what it takes besides time and states.
    """

    library: Library
    numbers: tuple[float, ...]


def _read(equations: Equations, constraints: Sequence[Any]) -> list[Kind]:
    """Which constraints are of coordinates alone, and which are not."""
    import numpy as np

    xp, names, here = equations.xp, equations.states, placed(equations)
    moving = {xp.symbol(name) for name in names if name not in here}
    of_place = np.array([not equations.behind(xp.free(c)) & moving for c in constraints])
    coordinates = np.array([name in here for name in names])
    first = np.arange(len(constraints)) < len(equations.balance.constraints.independent)
    pairs = (of_place, coordinates), (~of_place, ~coordinates)
    return [
        Kind(np.flatnonzero(rows), np.flatnonzero(columns), int((rows & first).sum()))
        for rows, columns in pairs
        if rows.any()
    ]


def _rank(parts: Sequence[Any]) -> int:
    """How many rows are independent in general, of gradients at a start and near it, which are scaled alike."""
    greatest = Greatest.of(parts[0])
    for part in parts[1:]:
        greatest = greatest.grown(part)
    tolerances = (DEPENDENT, *[MORE] * (len(parts) - 1))
    return max(len(independent_part(greatest.scaled(x), own)[0]) for x, own in zip(parts, tolerances, strict=True))


class ConstraintRows:
    """Everything that vanishes along a motion, what repeats something else included.

    Which constraints are independent changes along a motion, so that none is left out here.

    Args:
        problem: equations with values, and constraints.
        time, states: where a motion starts; needed where rows may repeat each other, as those of a form that keeps
            redundant constraints do.
        before: the rows of another choice of these constraints, where the motion comes from: as many are independent in
            general, and those that the motion has left are not met to the last digit.

    Attributes:
        constraints: the expressions, independent ones first.
        kinds: those on coordinates alone, to be met by these, and the others, by the other states.
        weights: by what gradients are multiplied to be judged, of each constraint and then of each state: ones, until
            the sizes of a motion are known.
        is_weighed: whether they are.
    """

    def __init__(
        self, problem: Problem, time: float = 0.0, states: Any = None, before: ConstraintRows | None = None
    ) -> None:
        import numpy as np

        self.problem, equations = problem, problem.equations
        kept = equations.balance.constraints
        self.constraints = (*kept.independent, *kept.conditions)
        self.weights, self.is_weighed = np.ones(len(self.constraints) + len(equations.states)), False
        self.kinds = equations.cached("constraint rows", lambda: _read(equations, self.constraints))
        self._programs = constraint_programs(equations)
        values, jacobian = self._programs.values, self._programs.jacobian
        self._values = Rates(values, Followed(values), None)
        self._jacobian = None if jacobian is None else Rates(jacobian, Followed(jacobian), None)
        if before is not None:
            self.kinds = [k._replace(rank=known.rank) for k, known in zip(self.kinds, before.kinds, strict=True)]
        elif states is not None:
            places = [self.gradients(time, x) for x in (states, *self.places(time, states))]
            self.kinds = [k._replace(rank=_rank([x[np.ix_(k.rows, k.columns)] for x in places])) for k in self.kinds]

    @cached_property
    def of_place(self) -> list[Kind]:
        """The constraints on coordinates alone."""
        coordinates = placed(self.problem.equations)
        names = self.problem.equations.states
        return [kind for kind in self.kinds if all(names[k] in coordinates for k in kind.columns)]

    def parties(self, rows: Iterable[int]) -> list[str]:
        """What holds some of the constraints: the sources, or the elements that do."""
        equations, constraints = self.problem.equations, self.constraints
        loops = equations.holders([constraints[k] for k in rows])
        kept = [each for each in constraints if each in equations.balance.constraints.invariants]
        sources = list(dict.fromkeys(equations.xp.name(each).rpartition(".")[0] for each in kept))
        return loops or equations.holders(constraints) or sources

    def contradict(self, problem: Problem) -> bool:
        """Whether some constraints repeat others in general, and contradict them as far as each has drifted.

        They do where the rates are found from some of them, which may be others later, or by a generalized inverse from
        all; a penalty takes them as they are.

        Args:
            problem: what the rates are found from.
        """
        choice, body = problem.equations.choice, problem.program.body
        is_strict = any(isinstance(line, LinearSolve) and line.minimum_norm for line in body)
        is_strict |= choice is not None and choice.rows.shape[0] > len(choice.kept)
        return is_strict and any(kind.rank < len(kind.rows) for kind in self.kinds)

    @cached_property
    def native(self) -> NativeRows | None:
        """Values and gradients as one function in native code; None where that needs Python, or memory."""
        program, evaluate = self._programs.whole, self.problem.evaluate
        if program is None or program.places or not isinstance(evaluate, Rates) or evaluate.backend == "python":
            return None
        found = closed(self.problem, program)
        if found is None:
            return None
        try:
            states = len(self.problem.equations.states)
            made = library(found.program, states, evaluate.backend, found.computed, often=False)
        except (MissingPackage, NotExportable):
            return None
        return NativeRows(made, found.numbers)

    def places(self, time: float, states: Any) -> Iterator[Any]:
        """States near one at which constraints on coordinates hold as well: if more are independent there, it is
        singular. Beside the constraints more are, of loops that move by their dimensions alone."""
        import numpy as np

        names, coordinates = self.problem.equations.states, placed(self.problem.equations)
        here, weights = np.array(states, float), np.array([float(name in coordinates) for name in names])
        of_place = [kind.rows for kind in self.kinds if weights[kind.columns].all()]
        rows = np.concatenate([np.zeros(0, int), *of_place])
        for away in nearby(here, PLACES):
            with suppress(BondGraphError, ArithmeticError, ValueError):
                found = nearest(
                    lambda x: self.values(time, x)[rows].tolist(),
                    (here + NEAR * weights * (away - here)).tolist(),
                    weights.tolist(),
                    jacobian=lambda x: self.gradients(time, x)[rows],
                )
                if found is not None:
                    yield np.array(found)

    def values(self, time: float, states: Any, apart: float = 0.0) -> Any:
        """What is left of the constraints, of shape (constraints,), with all numbers changed by some part."""
        import numpy as np

        numbers = self.problem.arguments(time, list(states))
        return np.array(self._values([x * (1 + apart) for x in numbers] if apart else numbers))

    def part(self, kind: Kind, gradients: Any) -> Any:
        """The gradients of a kind by its own states, weighed."""
        rows, columns, _ = kind
        own, states = self.weights[rows], self.weights[len(self.constraints) :][columns]
        return gradients[rows][:, columns] * own[:, None] * states

    def gradients(self, time: float, states: Any, apart: float = 0.0) -> Any:
        """Their derivatives by the states, of shape (constraints, states), with all numbers changed by some part."""
        import numpy as np

        if not apart and (found := self._natively(time, states)) is not None:
            return found
        if self._jacobian is None:
            return difference_jacobian(lambda x: self.values(time, x, apart).tolist(), np.array(states, float))
        numbers, shape = self.problem.arguments(time, list(states)), (len(self.constraints), len(states))
        return np.reshape(self._jacobian([x * (1 + apart) for x in numbers] if apart else numbers), shape)

    def _natively(self, time: float, states: Any) -> Any:
        """The derivatives by native code, where that was made for the motion and defines them."""
        import numpy as np

        native = self.__dict__.get("native")
        if native is None or native.library.remembers:
            return None
        m, n = len(self.constraints), len(states)
        x, numbers, found = np.array(states, float), np.array(native.numbers, float), np.empty(m * (1 + n))
        if RATES(native.library.address)(time, x.ctypes.data, numbers.ctypes.data, None, found.ctypes.data):
            return None
        return found[m:].reshape(m, n)


def constraint_rows(
    problem: Problem, time: float, states: Any, with_invariants: bool, before: ConstraintRows | None = None
) -> ConstraintRows | None:
    """What vanishes along a motion; None where nothing does.

    Args:
        problem: equations with values.
        time, states: where it starts.
        with_invariants: whether also what only the start sees to is meant to vanish.
        before: that of another choice of independent velocities, where the motion comes from.
    """
    if with_invariants and problem.equations.balance.constraints.invariants:
        return ConstraintRows(problem.with_invariants, time, states, before)
    return ConstraintRows(problem) if problem.equations.constraints else None
