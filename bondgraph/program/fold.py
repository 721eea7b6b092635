"""Folding: a program with numbers in place of some arguments, and with what follows from them worked out."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from bondgraph.program.evaluate import instant
from bondgraph.program.program import Assign, Builder, Call, Line, LinearSolve, Newton, Program

CONDITION, FIRST, SECOND = range(3)
"""The arguments of a choice."""


def folded(program: Program, numbers: Mapping[str, float]) -> Program:
    """The program for given numbers, in fewer operations; its arguments stay where they are.

    What is given for those arguments does not count any more. Values differ from the program's by no more than the
    sign of a zero, but for a product with zero: that is zero, where the other factor is infinite or undefined, too.

    Args:
        program: the program.
        numbers: of some of its arguments, by name.

    >>> builder = Builder(("x", "k"))
    >>> whole = builder.finish({"y": builder.emit("add", builder.emit("mul", 0, 1), builder.emit("sin", 1))})
    >>> whole.operations, folded(whole, {"k": 1.0}).operations, folded(whole, {"k": 0.0}).operations
    (3, 1, 0)
    """
    return _Folding(program, numbers).run()


class _Folding:
    """A program written again.

    Attributes:
        at: where each of its slots is now.
        value: the numbers that are known, by slots of the new program.
    """

    def __init__(self, program: Program, numbers: Mapping[str, float]) -> None:
        self.program, self.builder = program, Builder(program.arguments)
        self.at = {k: k for k in range(len(program.arguments))}
        self.value: dict[int, float] = {}
        for k, name in enumerate(program.arguments):
            if name in numbers:
                self.at[k] = self._number(numbers[name])

    def run(self) -> Program:
        self._write(self.program.body)
        return self.builder.finish({name: self.at[slot] for name, slot in self.program.results.items()})

    def _number(self, value: float) -> int:
        # Zeros of both signs are one number to the builder; a quotient tells them apart.
        is_negative_zero = value == 0 and math.copysign(1, value) < 0
        slot = self.builder.emit("neg", self._number(0.0)) if is_negative_zero else self.builder.number(value)
        self.value[slot] = value
        return slot

    def _there(self, slots: Sequence[int]) -> list[int]:
        return [self.at[slot] for slot in slots]

    def _write(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if isinstance(line, Assign):
                self.at[line.slot] = self._assigned(line)
            elif isinstance(line, Call):
                self.at[line.slot] = self.builder.call(line.function, self._there(line.arguments))
            elif isinstance(line, LinearSolve):
                self._solved(line)
            else:
                self._iterated(line)

    def _solved(self, line: LinearSolve) -> None:
        rows, right = [self._there(row) for row in line.matrix], self._there(line.right)
        kind = line.minimum_norm, line.left, line.redundant
        slots = self.builder.solve(rows, right, line.symmetric, line.names, *kind)
        self.at |= zip(line.slots, slots, strict=True)

    def _iterated(self, line: Newton) -> None:
        def write(slots: list[int]) -> tuple[list[int], list[list[int]]]:
            self.at |= zip(line.slots, slots, strict=True)
            known = self.value.copy()
            self._write(line.body)
            found = self._there(line.residuals), [self._there(row) for row in line.jacobian]
            self.value = known
            return found

        self.builder.newton(line.names, write)

    def _assigned(self, line: Assign) -> int:
        if line.operation == "const":
            return self._number(line.value)
        slots = self._there(line.arguments)
        known = [self.value.get(slot) for slot in slots]
        numbers = [number for number in known if number is not None]
        if len(numbers) == len(known) and (value := _worked_out(line.operation, numbers)) is not None:
            return self._number(value)
        short = self._shorter(line.operation, slots, known)
        return self.builder.emit(line.operation, *slots) if short is None else short

    def _shorter(self, operation: str, slots: Sequence[int], known: Sequence[float | None]) -> int | None:
        """Where the value is already, one argument of an operation being zero or one; None where it is not."""
        if operation == "select":
            if known[CONDITION] is None:
                return None
            return slots[FIRST] if known[CONDITION] else slots[SECOND]
        if len(slots) == 1:
            return None
        left, right = slots
        neutral = {"add": (0.0, 0.0), "mul": (1.0, 1.0), "sub": (None, 0.0), "div": (None, 1.0), "pow": (None, 1.0)}
        first, second = neutral.get(operation, (None, None))
        if first is not None and known[0] == first:
            return right
        if second is not None and known[1] == second:
            return left
        if operation == "mul" and 0.0 in known:
            return self._number(0.0)
        if operation == "sub" and known[0] == 0.0:
            return self.builder.emit("neg", right)
        return None


def _worked_out(operation: str, numbers: Sequence[float]) -> float | None:
    """The value of an operation, by the function that evaluates programs; None where it has none."""
    names = tuple("abc"[: len(numbers)])
    builder = Builder(names)
    try:
        (found,) = instant(builder.finish({"y": builder.emit(operation, *range(len(names)))}))(numbers)
    except (ArithmeticError, ValueError):
        return None
    return float(found) if math.isfinite(found) else None
