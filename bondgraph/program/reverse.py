"""Reverse differentiation: the gradient of a weighted sum of a program's results, for a few times the cost of these.

Each value's adjoint, the derivative of the sum by it, follows from those of the values made of it: Griewank and
Walther, Evaluating Derivatives (2008), 3.2. Of a system A x = b, with w the adjoint of x, that of b is y where
A^T y = w, and that of A is -y x^T; a nonlinear system g(x) = 0 hands on those of -y^T g.
"""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.errors import DerivativeError
from bondgraph.program.continued_exponentials import at_solution
from bondgraph.program.derivatives import FRAGILE, PARTIALS, Forward
from bondgraph.program.program import Assign, Builder, Line, LinearSolve, Newton, Program, gives, kept, uses


def gradient_program(program: Program, along: Sequence[int]) -> Program:
    """The derivatives of a sum of a program's results, each with a weight, by some arguments.

    Args:
        program: what is differentiated.
        along: slots of the arguments it is differentiated with respect to.

    Returns:
        A program of the same arguments and then the weights, in the order of the results.

    Raises:
        DerivativeError: for a Python function whose derivative was not declared; for systems solved for the least norm,
            or of redundant equations.
    """
    weights = tuple(f"weight of {name}" for name in program.results)
    work = _Reverse(Builder((*program.arguments, *weights)), {k: k for k in range(len(program.arguments))}, set(along))
    work.copy(program.body)
    for k, slot in enumerate(program.results.values()):
        work.add(slot, len(program.arguments) + k)
    work.back(program.body)
    zero = work.builder.number(0.0)
    return work.builder.finish({program.arguments[k]: work.adjoints.get(k, zero) for k in along})


class _Reverse(Forward):
    """Adjoints of the slots of a program.

    Args:
        builder: what is written.
        slots: where each slot of the program has gone; completed.
        moving: those that depend on what it is differentiated by; completed.
    """

    def __init__(self, builder: Builder, slots: dict[int, int], moving: set[int]) -> None:
        super().__init__(builder)
        self.slots, self.moving, self.adjoints = slots, moving, dict[int, int]()

    def copy(self, body: Sequence[Line]) -> None:
        """The lines as they are."""
        self.walk(body, self.slots, {})
        for line in body:
            if uses(line) & self.moving:
                self.moving.update(gives(line))

    def add(self, slot: int, adjoint: int) -> None:
        """Part of a value's adjoint."""
        if slot in self.moving:
            known = self.adjoints.get(slot)
            self.adjoints[slot] = adjoint if known is None else self.of("add", known, adjoint)

    def back(self, body: Sequence[Line]) -> None:
        """From the adjoints of what lines give to those of what they use."""
        for line in reversed(body):
            if not self.adjoints.keys() & {*gives(line)}:
                continue
            if isinstance(line, Assign):
                self._assigned(line, self.adjoints[line.slot])
            elif isinstance(line, LinearSolve):
                self._solved(line)
            elif isinstance(line, Newton):
                self._found(line)
            else:
                given = [self.slots[slot] for slot in line.arguments]
                for k, slot in enumerate(line.arguments):
                    if slot in self.moving:
                        partial = line.function.derivative(k)
                        partial.check_declared()
                        self.add(slot, self.times(self.builder.call(partial, given), self.adjoints[line.slot]))

    def _assigned(self, line: Assign, adjoint: int) -> None:
        given, zero = [self.slots[slot] for slot in line.arguments], self.builder.number(0.0)
        if line.operation in ("select", "min", "max"):
            # Of a choice, only what is chosen: a product with zero would keep what is undefined in the other.
            order = given if line.operation == "min" else given[::-1]
            condition = given[0] if line.operation == "select" else self.of("le", *order)
            yes, no = line.arguments[-2:]
            self.add(yes, self._if_used(adjoint, self.of("select", condition, adjoint, zero)))
            self.add(no, self._if_used(adjoint, self.of("select", condition, zero, adjoint)))
            return
        for slot, partial in zip(line.arguments, PARTIALS.get(line.operation, ()), strict=False):
            if slot in self.moving:
                part = self.times(partial(self, self.slots[line.slot], *given), adjoint)
                self.add(slot, self._if_used(adjoint, part) if line.operation in FRAGILE else part)

    def _if_used(self, adjoint: int, part: int) -> int:
        """Part of an adjoint; zero where that which it is of is: what is not chosen may be undefined."""
        return self.of("select", adjoint, part, self.builder.number(0.0))

    def _solved(self, line: LinearSolve) -> None:
        if line.redundant or line.minimum_norm:
            law = "the adjoint of a system of redundant equations, or one solved for the least norm, is not taken"
            remedy = "take derivatives along the motion, run.sensitivity(...), one for each number"
            raise DerivativeError(", ".join(line.names), law, parties=line.names, remedy=remedy)
        matrix = [[self.slots[slot] for slot in row] for row in line.matrix]
        y = self._transposed(matrix, line, line.symmetric)
        for slot, own in zip(line.right, y, strict=True):
            self.add(slot, own)
        for row, own in zip(line.matrix, y, strict=True):
            for slot, x in zip(row, line.slots, strict=True):
                if slot in self.moving:
                    self.add(slot, self.neg(self.times(own, self.slots[x])))

    def _found(self, line: Newton) -> None:
        line = at_solution(line)
        residual = kept(line.body, set(line.residuals))
        lines = {id(each) for each in residual}
        self.copy(residual)  # once more, at the solution
        rest = [each for each in line.body if id(each) not in lines]
        self.walk(rest, self.slots, {})
        matrix = [[self.slots[slot] for slot in row] for row in line.jacobian]
        y = self._transposed(matrix, line, False)
        solved = {slot: self.adjoints.pop(slot, None) for slot in line.slots}
        for slot, own in zip(line.residuals, y, strict=True):
            self.add(slot, self.neg(own))
        self.back(residual)
        for slot in solved:  # what the residuals make of the unknowns is what the system was solved with
            self.adjoints.pop(slot, None)

    def _transposed(self, matrix: list[list[int]], line: LinearSolve | Newton, symmetric: bool) -> list[int]:
        zero, n = self.builder.number(0.0), range(len(line.slots))
        right = [self.adjoints.get(slot, zero) for slot in line.slots]
        return self.builder.solve([[matrix[i][j] for i in n] for j in n], right, symmetric, line.names)
