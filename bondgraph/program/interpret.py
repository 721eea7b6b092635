"""Interpretation of a program line by line: for the few calls that are not worth a compilation."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bondgraph.program.program import Assign, LinearSolve, Program

FEW = 40
"""Calls of a function after which it has taken as long as its compilation, which costs some microseconds a line."""
_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg,
    "lt": operator.lt, "le": operator.le,
}  # fmt: skip
_WORDS = {"pow": "pow_", "abs": "abs_", "min": "min_", "max": "max_"}

Function = Callable[[Sequence[float]], list[float]]


def is_interpretable(program: Program) -> bool:
    """Whether a program has only operations without branches, and systems of which nothing is remembered."""
    return program.cached("interpretable", lambda: all(map(_is_plain, program.body)))


def _is_plain(line: Any) -> bool:
    if isinstance(line, Assign):
        return line.operation != "select"
    return isinstance(line, LinearSolve) and not line.minimum_norm and not line.redundant


def interpreted(program: Program, words: Mapping[str, Callable[..., Any]]) -> Function:
    """The function of a program that is interpretable.

    Args:
        program: the program.
        words: what its operations and systems are called, as of `python_code.function`.
    """
    start = [0.0] * (1 + max([len(program.arguments), *(slot for line in program.body for slot in _slots(line))]))
    lines: list[tuple[Any, Any, Any, Any]] = []
    for line in program.body:
        if isinstance(line, LinearSolve):
            lines.append((line, words["solve"], line.entries, line.right))
        elif isinstance(line, Assign) and line.operation == "const":
            start[line.slot] = line.value
        elif isinstance(line, Assign):
            does = _OPERATIONS.get(line.operation) or words[_WORDS.get(line.operation, line.operation)]
            first, *rest = line.arguments
            lines.append((line.slot, does, first, rest[0] if rest else None))
    results = list(program.results.values())

    def call(arguments: Sequence[float]) -> list[float]:
        values = start.copy()
        values[: len(arguments)] = arguments
        for slot, does, first, second in lines:
            if second is None:
                values[slot] = does(values[first])
            elif isinstance(slot, LinearSolve):
                found = does([values[k] for k in first], [values[k] for k in second], slot.names)
                for place, value in zip(slot.slots, found, strict=True):
                    values[place] = value
            else:
                values[slot] = does(values[first], values[second])
        return [values[k] for k in results]

    return call


def _slots(line: Any) -> tuple[int, ...]:
    return line.slots if isinstance(line, LinearSolve) else (line.slot,)


class Warming:
    """A function that is interpreted at first and compiled when it is called often.

    Args:
        interpret: the function, interpreted.
        compiled: what compiles it. What the interpreted one cannot evaluate is asked of the compiled one, whose errors
            say what needs it.
    """

    def __init__(self, interpret: Function, compiled: Callable[[], Function]) -> None:
        self._interpret, self._compile = interpret, compiled
        self._compiled: Function | None = None
        self.calls = 0

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        if self._compiled is None:
            self.calls += 1
            if self.calls <= FEW:
                try:
                    return self._interpret(arguments)
                except (ArithmeticError, TypeError, ValueError):
                    pass
            self._compiled = self._compile()
        return self._compiled(arguments)
