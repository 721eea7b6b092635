"""Interpretation of a program line by line: for arrays, and for the few calls that are not worth a compilation."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bondgraph.program.program import OPERATIONS, Assign, Call, Line, LinearSolve, Program, gives, uses

FEW = 40
"""Calls of a function after which it has taken as long as its compilation, which costs some microseconds a line."""
_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg,
}  # fmt: skip
_WORDS = {"pow": "pow_", "abs": "abs_", "min": "min_", "max": "max_", "lt": "less", "le": "not_more"}

Function = Callable[[Sequence[float]], list[float]]
Values = list[Any]


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
    start: Values = [0.0] * _room(program)
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


def _room(program: Program) -> int:
    return 1 + max([len(program.arguments), *(slot for line in program.body for slot in gives(line))])


def over_arrays(program: Program, words: Mapping[str, Callable[..., Any]]) -> Callable[[Sequence[Any]], Values]:
    """The function of a program without nonlinear systems for arrays of instants, scalars among them.

    An operation of arrays takes longer than to look it up; and what no other line needs is given back at once, so that
    a long program of many instants has room.

    Args:
        program: the program.
        words: what its operations and systems are called, as of `python_code.function`.
    """
    start: Values = [None] * _room(program)
    does = {name: words.get(_WORDS.get(name, name)) or _OPERATIONS[name] for name in OPERATIONS}
    lines: list[tuple[int, Callable[..., Any], int, int | None, tuple[int, ...]]] = []
    needed = {*range(len(program.arguments)), *program.results.values()}
    for line in reversed(program.body):
        if not isinstance(line, Assign):
            lines.append((-1, _of_many(line, words), -1, None, _last_used(needed, [*uses(line), *gives(line)])))
        elif line.operation == "const":
            start[line.slot] = line.value
        elif len(line.arguments) < 3:
            first, second = line.arguments[0], line.arguments[1] if len(line.arguments) == 2 else None
            done = _last_used(needed, (*line.arguments, line.slot))
            lines.append((line.slot, does[line.operation], first, second, done))
        else:
            lines.append((-1, _of_many(line, words), -1, None, _last_used(needed, (*line.arguments, line.slot))))
    lines.reverse()
    results = list(program.results.values())

    def call(arguments: Sequence[Any]) -> Values:
        values = start.copy()
        values[: len(arguments)] = arguments
        for slot, does, first, second, done in lines:
            if slot < 0:
                does(values)
            elif second is None:
                values[slot] = does(values[first])
            else:
                values[slot] = does(values[first], values[second])
            for k in done:
                values[k] = None
        return [values[k] for k in results]

    return call


def _of_many(line: Line, words: Mapping[str, Callable[..., Any]]) -> Callable[[Values], None]:
    """What a line of more than two values does with all values."""
    if isinstance(line, Assign):
        slot, select, (condition, yes, no) = line.slot, words[line.operation], line.arguments

        def choose(values: Values) -> None:
            values[slot] = select(values[condition], values[yes], values[no])

        return choose
    if isinstance(line, Call):
        target, call, function, given = line.slot, words["call"], line.function, line.arguments

        def ask(values: Values) -> None:
            values[target] = call(function, *(values[k] for k in given))

        return ask
    assert isinstance(line, LinearSolve), "nonlinear systems are followed from instant to instant"
    word = "redundant" if line.redundant else "minimum_norm" if line.minimum_norm else "solve"
    more = (line.minimum_norm, line.left) if line.redundant or line.minimum_norm else ()
    solve, entries, right, names, slots = words[word], line.entries, line.right, line.names, line.slots

    def solved(values: Values) -> None:
        found = solve([values[k] for k in entries], [values[k] for k in right], names, *more)
        for place, value in zip(slots, found, strict=True):
            values[place] = value

    return solved


def _last_used(needed: set[int], slots: Sequence[int]) -> tuple[int, ...]:
    """Those of a line's slots that no later line needs; they are needed from now on."""
    if needed.issuperset(slots):
        return ()
    found = tuple({*slots} - needed)
    needed.update(found)
    return found


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
