"""Functions of equations besides their rates, each built when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.problem.constraint_programs import gradients
from bondgraph.program.evaluate import instant
from bondgraph.program.program import LinearSolve, Program, kept

Values = Callable[[Sequence[float]], list[float]]


class Functions:
    """Functions of the arguments that all programs of some equations take.

    Args:
        equations: the equations.
        program: that of their rates.
    """

    def __init__(self, equations: Equations, program: Program) -> None:
        self.equations, self.program = equations, program

    @cached_property
    def constraints(self) -> Values:
        """The constraints among the states."""
        return instant(self._program("constraints", self.equations.constraints))

    @cached_property
    def gradients(self) -> Values | None:
        """Their derivatives by the states, row by row; None where a law is a function without declared derivatives."""
        program = gradients(self.equations)
        return None if program is None else instant(program)

    @cached_property
    def conditions(self) -> Values:
        """What vanishes with the constraints, where the inputs' values allow that."""
        return instant(self._program("conditions", self.equations.balance.constraints.conditions))

    @cached_property
    def continuous(self) -> Values:
        """The values that must not jump, because their rates are taken."""
        return instant(self._program("continuous", self.equations.continuous))

    @cached_property
    def systems(self) -> Systems:
        """The linear systems on the way to the rates that are not known to be definite."""
        written_out = self.equations.balance.regular
        entries = self._program("regular", (x for system in written_out for x in system.matrix))
        names = [tuple(map(self.equations.xp.name, system.unknowns)) for system in written_out]
        return Systems(self.program, names, entries)

    def _program(self, which: str, expressions: Iterable[Any]) -> Program:
        """The program of some expressions, lowered once for all problems of the equations."""

        def made() -> Program:
            return lower(self.equations, {str(k): expression for k, expression in enumerate(expressions)})

        return self.equations.cached(("program", which), made)


class Systems:
    """The linear systems of a program, but for those of symmetric matrices and those of minimum norm.

    Args:
        program: the program.
        written_out: the unknowns of each system whose solution is written out in it.
        entries: the program of their matrices, row by row.

    Attributes:
        names: the unknowns of each.
    """

    def __init__(
        self, program: Program, written_out: Sequence[tuple[str, ...]] = (), entries: Program | None = None
    ) -> None:
        self._systems, self._slots = program.cached("indefinite", lambda: _indefinite(program))
        self._program = program
        self.names = [*(system.names for system in self._systems), *written_out]
        self._written_out, self._regular = written_out, entries

    @cached_property
    def _values(self) -> Values:
        """The entries of all matrices."""
        return instant(self._program.cached("systems", self._entries))

    def _entries(self) -> Program:
        body = tuple(kept(self._program.body, set(self._slots)))
        return Program(self._program.arguments, body, {str(slot): slot for slot in self._slots})

    def matrices(self, arguments: Sequence[float]) -> list[Any]:
        """The matrix of each for the arguments of the program.

        Raises:
            BondGraphError, ArithmeticError, ValueError: where one is not defined.
        """
        import numpy as np

        values = dict(zip(self._slots, self._values(arguments), strict=True))
        found = [np.array([[values[slot] for slot in row] for row in system.matrix]) for system in self._systems]
        rest = iter(instant(self._regular)(arguments) if self._regular else ())
        return found + [np.array([[next(rest) for _ in names] for _ in names]) for names in self._written_out]


def _indefinite(program: Program) -> tuple[list[LinearSolve], list[int]]:
    """The linear systems of a program that are not known to be definite, and the entries of their matrices."""
    solves = (line for line in program.body if isinstance(line, LinearSolve))
    systems = [line for line in solves if not line.symmetric and not line.minimum_norm]
    return systems, list(dict.fromkeys(slot for system in systems for row in system.matrix for slot in row))
