"""Evaluation of a program in Python: one instant with floats, or many at once with arrays."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from bondgraph.errors import BondGraphError, NoSolution
from bondgraph.program.linear_solve import least_many, least_one, one_by_one, solve_many, solve_one
from bondgraph.program.newton import newton
from bondgraph.program.program import Assign, Call, Line, LinearSolve, Newton, Program, every, kept

_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<="}
_CALLS = (
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "atanh", "exp",
    "log", "sqrt",
)  # fmt: skip
SHOWN = 4
"""So many names are listed."""


def instant(program: Program) -> Callable[[Sequence[float]], list[float]]:
    """A function of one instant's argument values, giving the results in order.

    It raises `SingularSystem` where a linear system has no unique solution, `NoSolution` where a nonlinear one has none
    or a function is taken outside its domain, `FunctionFailed` where a callable fails, and Python's arithmetic errors
    where a quotient or power is too large. In a program with branches, where the branch not taken may be undefined, a
    value that is undefined is not a number instead.
    """
    return _instant(program)[0]


def afresh(program: Program) -> Callable[[Sequence[float]], list[float]]:
    """The same without memory: of several solutions equal arguments always give the same one."""
    function, memory = _instant(program)
    if not memory:
        return function

    def evaluate(arguments: Sequence[float]) -> list[float]:
        for last in memory:
            last[:] = [0.0] * len(last)
        return function(arguments)

    return evaluate


Solutions = Mapping[tuple[str, ...], Sequence[float]]
"""Solutions of nonlinear systems, by the names of the unknowns."""


class Follower(Protocol):
    """A function of one instant's argument values that stays on its branch, as `Followed` does."""

    kept: Solutions

    @property
    def language(self) -> str:
        """In which it is evaluated."""

    def __call__(self, arguments: Sequence[float]) -> list[float]: ...

    def keep(self) -> None:
        """From now on begin with the solutions of the last call."""

    def seed(self, solutions: Solutions) -> None:
        """From now on begin with these, as far as they are given."""


class Followed:
    """A function of one instant's argument values that stays on its branch: nonlinear systems are solved from the
    solutions that were kept last, whatever was asked meanwhile.

    Args:
        program: the program.
    """

    language = "Python"

    def __init__(self, program: Program) -> None:
        guard = _guarded if _branches(program.body) else lambda function: function
        self._function, memory, names = _function(program, _words(guard))
        nonlinear = {line.names for line in every(program.body) if isinstance(line, Newton)}
        self._memory = {name: m for name, m in zip(names, memory, strict=True) if name in nonlinear}
        self.kept: Solutions = {name: list(values) for name, values in self._memory.items()}

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        for name, values in self.kept.items():
            self._memory[name][:] = values
        found: list[float] = self._function(arguments)
        return found

    def keep(self) -> None:
        """From now on begin with the solutions of the last call."""
        self.kept = {name: list(values) for name, values in self._memory.items()}

    def seed(self, solutions: Solutions) -> None:
        """From now on begin with these, as far as they are given."""
        known = {name: list(values) for name, values in solutions.items() if name in self._memory}
        self.kept = {**self.kept, **known}


def _instant(program: Program) -> tuple[Callable[[Sequence[float]], list[float]], list[list[float]]]:
    """A function of one instant's values, and the solutions of nonlinear systems it keeps from one call to the next."""
    guard = _guarded if _branches(program.body) else lambda function: function
    function, memory, _ = _function(program, _words(guard))
    return function, memory


def _words(guard: Callable[[Callable[..., float]], Callable[..., float]]) -> dict[str, Any]:
    calls = {name: guard(getattr(math, name)) for name in _CALLS}
    words = {
        "abs_": abs, "sign": lambda x: math.copysign(1.0, x) if x else 0.0, "min_": min, "max_": max,
        "select": lambda condition, yes, no: yes if condition else no,
        "div": guard(operator.truediv), "pow_": guard(_power), "solve": solve_one, "newton": newton,
        "least": least_one, "inf": math.inf,
        "call": lambda function, *arguments: function(*arguments),
    }  # fmt: skip
    return {**calls, **words}


def _branches(body: Sequence[Line]) -> bool:
    """Whether a program chooses between values."""
    return any(
        line.operation == "select" if isinstance(line, Assign) else isinstance(line, Newton) and _branches(line.body)
        for line in body
    )


def _guarded(function: Callable[..., float]) -> Callable[..., float]:
    def safe(*arguments: float) -> float:
        try:
            return function(*arguments)
        except (ArithmeticError, ValueError):
            return math.nan

    return safe


def _power(base: float, exponent: float) -> float:
    """A power, where it is real."""
    value = base**exponent
    if isinstance(value, complex):
        raise ValueError("math domain error")
    return value


def series(program: Program, seeds: Callable[[float], Solutions] | None = None) -> Callable[[Sequence[Any]], list[Any]]:
    """The same for arrays of instants; scalars are spread. Nonlinear systems are followed from instant to instant.

    Args:
        program: the program, time its first argument.
        seeds: solutions near an instant, as far as they are known, from which those at the instant are sought.
    """
    import numpy as np

    if any(isinstance(line, Newton) for line in program.body):
        follow = Followed(program)

        def at(row: Sequence[float]) -> list[float]:
            if seeds is not None:
                follow.seed(seeds(row[0]))
            found = follow(row)
            follow.keep()
            return found

        return one_by_one(at)

    numpy_name = {
        "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2",
        "asinh": "arcsinh", "atanh": "arctanh",
    }  # fmt: skip
    calls = {name: getattr(np, numpy_name.get(name, name)) for name in _CALLS}
    words = {
        "abs_": np.abs, "sign": np.sign, "min_": np.minimum, "max_": np.maximum, "select": np.where,
        "div": np.divide, "pow_": np.power, "solve": solve_many, "least": least_many,
        "inf": math.inf,
        "call": lambda function, *arguments: one_by_one(lambda row: [function(*row)])(arguments)[0],
    }  # fmt: skip
    function, _, _ = _function(program, {**calls, **words})

    def evaluate(arguments: Sequence[Any]) -> list[Any]:
        with np.errstate(all="ignore"):  # a branch that is not taken may be undefined
            return function(arguments)

    return evaluate


def _function(
    program: Program, words: dict[str, Any]
) -> tuple[Callable[[Any], Any], list[list[float]], list[tuple[str, ...]]]:
    writer = _Writer(_branches(program.body))
    count = len(program.arguments)
    if count:
        writer.lines.append(f"    {', '.join(f'v{k}' for k in range(count))}, = arguments")
    writer.lines.append("    try:")
    writer.write(program.body, "        ")
    writer.lines.append(f"        return [{', '.join(f'v{s}' for s in program.results.values())}]")
    writer.lines += ["    except ValueError as error:", "        raise undefined(error) from None"]
    memory = [[0.0] * len(names) for names in writer.names]
    scope = {**words, "functions": writer.functions, "names": writer.names, "memory": memory}
    scope["undefined"] = lambda error: _undefined(program, writer.operations, error)
    # The text holds only slot numbers and the words above; no name of a model reaches it.
    exec(compile("\n".join(["def function(arguments):", *writer.lines]), "<program>", "exec"), scope)
    return scope["function"], memory, writer.names


class _Writer:
    """A program's lines as Python."""

    def __init__(self, guarded: bool) -> None:
        self.guarded = guarded
        self.lines: list[str] = []
        self.names: list[tuple[str, ...]] = []
        self.functions: list[Callable[..., float]] = []
        self.operations: dict[int, Assign] = {}

    def write(self, body: Sequence[Line], indent: str) -> None:
        for line in body:
            if isinstance(line, Assign):
                self.lines.append(f"{indent}v{line.slot} = {_formula(line, self.guarded)}")
                self.operations[len(self.lines) + 1] = line
                continue
            if isinstance(line, Call):
                self.lines.append(f"{indent}v{line.slot} = {self._call(line)}")
                continue
            index, left = len(self.names), _listed(line.slots)
            self.names.append(line.names)
            if isinstance(line, LinearSolve):
                matrix, right = _listed(s for row in line.matrix for s in row), _listed(line.right)
                word, more = ("least", f", {line.least}, {line.left}") if line.least else ("solve", "")
                self.lines.append(f"{indent}{left}, = {word}([{matrix}], [{right}], names[{index}]{more})")
            else:
                self.lines.append(f"{indent}def system{index}(unknowns):")
                self.lines.append(f"{indent}    {left}, = unknowns")
                self.write(line.body, indent + "    ")
                jacobian = _listed(s for row in line.jacobian for s in row)
                self.lines.append(f"{indent}    return [{_listed(line.residuals)}], [{jacobian}]")
                self.lines.append(f"{indent}{left}, = newton(system{index}, memory[{index}], names[{index}])")

    def _call(self, line: Call) -> str:
        self.functions.append(line.function)
        return f"call(functions[{len(self.functions) - 1}], {_listed(line.arguments)})"


def _undefined(program: Program, operations: Mapping[int, Assign], error: ValueError) -> ValueError:
    """The refusal of a value outside a function's domain, with what needs it."""
    trace = error.__traceback__
    line = operations.get(trace.tb_lineno) if trace is not None else None
    if isinstance(error, BondGraphError) or line is None:
        return error
    names = [name for name, slot in program.results.items() if line in kept(program.body, {slot})]
    shown = ", ".join(names[:SHOWN]) + ", ..." * (len(names) > SHOWN)
    return NoSolution(
        shown,
        f"{line.operation} is taken of a value for which it is not defined",
        parties=names[:SHOWN],
        remedy="check the laws these depend on for values they can take",
    )


def _listed(slots: Iterable[int]) -> str:
    return ", ".join(f"v{s}" for s in slots)


def _formula(line: Assign, guarded: bool) -> str:
    v = [f"v{slot}" for slot in line.arguments]
    if line.operation == "const":
        return repr(line.value)
    if line.operation == "pow":
        return f"pow_({v[0]}, {v[1]})"
    if guarded and line.operation == "div":
        return f"div({v[0]}, {v[1]})"
    if line.operation in _INFIX:
        return f"{v[0]} {_INFIX[line.operation]} {v[1]}"
    if line.operation == "neg":
        return f"-{v[0]}"
    word = line.operation + "_" if line.operation in ("abs", "min", "max") else line.operation
    return f"{word}({', '.join(v)})"
