"""Programs as functions of Python: text that is compiled, over words which say what an operation does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import CodeType
from typing import Any, NamedTuple

from bondgraph.errors import SHOWN, BondGraphError, NoSolution
from bondgraph.program.program import Assign, Call, Line, LinearSolve, Newton, Program, kept
from bondgraph.program.writer import Writer

FORMULAS = {
    "div": "{0} / {1}", "pow": "pow_({0}, {1})", "lt": "less({0}, {1})", "le": "not_more({0}, {1})",
    "select": "select({0}, {1}, {2})", "abs": "abs_({0})", "min": "min_({0}, {1})", "max": "max_({0}, {1})",
}  # fmt: skip
INDENT = "    "


class Function(NamedTuple):
    """A function from a sequence of arguments to a list of results, and what its systems of equations remember.

    Args:
        call: the function.
        labels: what that is for each system, in the order they are written.
        memory: the numbers, replaced by each call.
    """

    call: Callable[[Any], Any]
    labels: list[tuple[str, ...]]
    memory: list[list[float]]


def function(program: Program, words: Mapping[str, Any]) -> Function:
    """The function of a program.

    Args:
        program: the program.
        words: what its operations and systems are called, such as `sin`, `div` and `solve`.
    """
    made = program.cached("python", lambda: _code(program))
    shared: dict[tuple[str, ...], list[float]] = {}
    memory = [shared.setdefault(labels, [0.0] * len(labels)) for labels in made.labels]
    scope = {**words, "functions": made.functions, "names": made.names, "memory": memory}
    scope["undefined"] = lambda error: _undefined(program, made.text, error)
    # The text holds only slot numbers and the words above; no name of a model reaches it.
    exec(made.code, scope)
    return Function(scope["function"], made.labels, memory)


class _Code(NamedTuple):
    """The text of a function, compiled, what its systems are solved for and remember, and the functions it calls."""

    text: Sequence[str]
    code: CodeType
    names: list[tuple[str, ...]]
    labels: list[tuple[str, ...]]
    functions: Sequence[Callable[..., float]]


def _code(program: Program) -> _Code:
    writer = _Writer(branches(program.body))
    lines = writer.body(program.body, set())
    text = [
        "def function(arguments):",
        *(f"{INDENT}{_unpacked(range(len(program.arguments)))} = arguments" for _ in program.arguments[:1]),
        f"{INDENT}try:",
        *(2 * INDENT + line for line in lines),
        f"{2 * INDENT}return [{writer.listed(program.results.values())}]",
        f"{INDENT}except ValueError as error:",
        f"{2 * INDENT}raise undefined(error) from None",
    ]
    code = compile("\n".join(text), "<program>", "exec")
    return _Code(text, code, writer.names, writer.labels, writer.functions)


def branches(body: Sequence[Line]) -> bool:
    """Whether lines choose between values."""
    return any(
        line.operation == "select" if isinstance(line, Assign) else isinstance(line, Newton) and branches(line.body)
        for line in body
    )


class _Writer(Writer):
    def __init__(self, guarded: bool) -> None:
        super().__init__((), {}, FORMULAS | ({"div": "div({0}, {1})"} if guarded else {}))
        self.names: list[tuple[str, ...]] = []
        self.labels: list[tuple[str, ...]] = []
        self.functions: list[Callable[..., float]] = []

    def call(self, line: Call) -> str:
        self.functions.append(line.function)
        return f"call(functions[{len(self.functions) - 1}], {self.listed(line.arguments)})"

    def solve(self, line: LinearSolve, used: set[int]) -> Iterable[str]:
        index = self._index(line)
        word, more = ("minimum_norm", f", {line.minimum_norm}, {line.left}") if line.minimum_norm else ("solve", "")
        if line.redundant:
            word, more = "redundant", f", {line.minimum_norm}, {line.left}, memory[{index}]"
        matrix, right = self.listed(line.entries), self.listed(line.right)
        yield f"{_unpacked(line.slots)} = {word}([{matrix}], [{right}], names[{index}]{more})"

    def newton(self, line: Newton, used: set[int]) -> Iterable[str]:
        index = self._index(line)
        yield f"def system{index}(unknowns):"
        with self.searching(line):
            yield f"{INDENT}{_unpacked(line.iterates)} = unknowns"
            yield from (INDENT + inner for inner in self.body(line.body, used))
            yield f"{INDENT}return [{self.listed(line.residuals)}], [{self.listed(line.entries)}]"
        more = "" if line.bound is None else ", True"
        yield f"{_unpacked(line.slots)} = newton(system{index}, memory[{index}], names[{index}]{more})"

    def _index(self, line: LinearSolve | Newton) -> int:
        self.names.append(line.names)
        self.labels.append(line.labels)
        return len(self.names) - 1


def _unpacked(slots: Iterable[int]) -> str:
    return ", ".join(f"v{slot}" for slot in slots) + ","


def _undefined(program: Program, text: Sequence[str], error: ValueError) -> ValueError:
    """The refusal of a value outside a function's domain, with what needs it."""
    trace = error.__traceback__
    where = re.match(r" *v(\d+) = ", text[trace.tb_lineno - 1]) if trace is not None else None
    lines = [line for line in program.body if where and isinstance(line, Assign) and line.slot == int(where[1])]
    if isinstance(error, BondGraphError) or not lines:
        return error
    names = [name for name, slot in program.results.items() if lines[0] in kept(program.body, {slot})]
    shown = ", ".join(names[:SHOWN]) + ", ..." * (len(names) > SHOWN)
    refusal = NoSolution(
        shown,
        f"{lines[0].operation} is taken of a value for which it is not defined",
        parties=names[:SHOWN],
        remedy="check the laws these depend on for values they can take",
    )
    refusal.operation = lines[0].operation
    return refusal
