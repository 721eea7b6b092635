"""Evaluation of a program in Python: one instant with floats, or many at once with arrays."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Protocol

from bondgraph.program.interpret import Warming, interpreted, is_interpretable, over_arrays
from bondgraph.program.linear_solve import minimum_norm_batched, minimum_norm_one, one_by_one, solve_batched, solve_one
from bondgraph.program.native_redundant import redundant_series
from bondgraph.program.newton import newton
from bondgraph.program.program import Newton, Program
from bondgraph.program.python_code import branches, function
from bondgraph.program.redundant_solve import held, redundant, released

_CALLS = (
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "atanh", "exp",
    "log", "sqrt",
)  # fmt: skip


def instant(program: Program) -> Callable[[Sequence[float]], list[float]]:
    """A function of one instant's argument values, giving the results in order.

    It raises `SingularSystem` where a linear system has no unique solution, `NoSolution` where a nonlinear one has none
    or a function is taken outside its domain, `FunctionFailed` where a callable fails, and Python's arithmetic errors
    where a quotient or power is too large. In a program with branches, where the branch not taken may be undefined, a
    value that is undefined is not a number instead.
    """
    if is_interpretable(program):  # it has no memory, and one function will do
        return program.cached("instant", lambda: _instant(program)[0])
    return _instant(program)[0]


def afresh(program: Program) -> Callable[[Sequence[float]], list[float]]:
    """The same without memory: of several solutions equal arguments always give the same one."""
    evaluate, solutions = _instant(program)
    if not solutions:
        return evaluate

    def anew(arguments: Sequence[float]) -> list[float]:
        for last in solutions:
            last[:] = [0.0] * len(last)
        return evaluate(arguments)

    return anew


Solutions = Mapping[tuple[str, ...], Sequence[float]]
"""What systems of equations remember, by what the numbers stand for: of nonlinear ones the solutions."""


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

    def release(self) -> None:
        """Choose anew, at the next call, which equations of redundant systems are solved."""

    def alike(self, program: Program) -> Follower:
        """The function of another program, evaluated in the same manner."""


class Followed:
    """A function of one instant's argument values that stays on its branch: nonlinear systems are solved from the
    solutions that were kept last, redundant ones by the equations that were chosen last, whatever was asked meanwhile.

    Args:
        program: the program.
    """

    language = "Python"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kept: Solutions = {labels: [0.0] * len(labels) for labels in program.places}

    @cached_property
    def _made(self) -> tuple[Callable[[Sequence[float]], list[float]], dict[tuple[str, ...], list[float]]]:
        """The function, and its memory by what that is."""
        found = function(self.program, _words(self.program))
        pairs = zip(found.labels, found.memory, strict=True)
        return _finite(self.program, found.call), {labels: values for labels, values in pairs if labels in self.kept}

    def __call__(self, arguments: Sequence[float]) -> list[float]:
        call, solutions = self._made
        for name, values in self.kept.items():
            solutions[name][:] = values
        return call(arguments)

    def keep(self) -> None:
        """From now on begin with the solutions of the last call."""
        self.kept = held(self._made[1])

    def seed(self, solutions: Solutions) -> None:
        """From now on begin with these, as far as they are given."""
        known = {name: list(values) for name, values in solutions.items() if name in self.kept}
        self.kept = {**self.kept, **known}

    def release(self) -> None:
        """Choose anew, at the next call, which equations of redundant systems are solved."""
        self.kept = released(self.kept)

    def alike(self, program: Program) -> Followed:
        """The function of another program, in Python too."""
        return Followed(program)


def _instant(program: Program) -> tuple[Callable[[Sequence[float]], list[float]], list[list[float]]]:
    """A function of one instant's values, and the solutions of nonlinear systems it keeps from one call to the next."""
    words = _words(program)
    if is_interpretable(program):
        return _finite(program, Warming(interpreted(program, words), lambda: function(program, words).call)), []
    found = function(program, words)
    return found.call, found.memory


def _finite(program: Program, evaluate: Callable[[Sequence[float]], list[float]]) -> Callable[..., list[float]]:
    """The same function, known too where it overflows on the way to results that are finite, as 1/(1 + exp(x)).

    Systems remember what they have found: what overflows in these is told.
    """
    if program.places:
        return evaluate
    beyond = cache(lambda: function(program, _words(program) | _beyond(_unguarded)).call)

    def finite(arguments: Sequence[float]) -> list[float]:
        try:
            return evaluate(arguments)
        except OverflowError:
            results: list[float] = beyond()(arguments)
            if not all(map(math.isfinite, results)):
                raise
            return results

    return finite


def _less(a: float, b: float) -> float:
    """Whether one number is less than another; what is not defined is neither less nor more."""
    return math.nan if a != a or b != b else a < b


def _not_more(a: float, b: float) -> float:
    return math.nan if a != a or b != b else a <= b


def _chosen(condition: float, yes: float, no: float) -> float:
    return condition if condition != condition else yes if condition else no


def _defined(compared: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """The same of each pair of two arrays."""
    import numpy as np

    return lambda a, b: np.where(np.isnan(a) | np.isnan(b), math.nan, compared(a, b))


def _chosen_of_each(condition: Any, yes: Any, no: Any) -> Any:
    import numpy as np

    return np.where(np.isnan(condition), math.nan, np.where(condition, yes, no))


def _words(program: Program) -> dict[str, Any]:
    guard = _guarded if program.cached("branches", lambda: branches(program.body)) else _unguarded
    calls = {name: guard(getattr(math, name)) for name in _CALLS}
    words = {
        "abs_": abs, "sign": lambda x: math.copysign(1.0, x) if x else x, "min_": min, "max_": max,
        "less": _less, "not_more": _not_more, "select": _chosen,
        "div": guard(operator.truediv), "pow_": guard(_power), "solve": solve_one, "newton": newton,
        "minimum_norm": minimum_norm_one, "redundant": redundant, "inf": math.inf,
        "call": lambda function, *arguments: function(*arguments),
    }  # fmt: skip
    return {**calls, **words, **(_beyond(guard) if guard is _guarded else {})}


def _beyond(guard: Callable[[Callable[..., float]], Callable[..., float]]) -> dict[str, Any]:
    """Functions which are infinite where they are no floats, as they are in C."""

    def reached(function: Callable[..., float], sign: Callable[..., float]) -> Callable[..., float]:
        def infinite(*arguments: float) -> float:
            try:
                return function(*arguments)
            except OverflowError:
                return math.copysign(math.inf, sign(*arguments))

        return guard(infinite)

    def of_power(base: float, exponent: float) -> float:
        return base if exponent % 2 == 1 else 1.0

    return {
        "exp": reached(math.exp, lambda x: 1.0),
        "cosh": reached(math.cosh, lambda x: 1.0),
        "sinh": reached(math.sinh, lambda x: x),
        "pow_": reached(_power, of_power),
    }


def _guarded(function: Callable[..., float]) -> Callable[..., float]:
    def safe(*arguments: float) -> float:
        try:
            return function(*arguments)
        except (ArithmeticError, ValueError):
            return math.nan

    return safe


def _unguarded(function: Callable[..., float]) -> Callable[..., float]:
    return function


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

    if program.cached("solves nonlinear systems", lambda: any(isinstance(line, Newton) for line in program.body)):
        follow = Followed(program)

        def at(row: Sequence[float]) -> list[float]:
            if seeds is not None:
                follow.seed(seeds(row[0]))
            follow.release()
            try:
                found = follow(row)
            except ArithmeticError:  # not a number, as the quotients of arrays
                return [math.nan] * len(program.results)
            follow.keep()
            return found

        return one_by_one(at, len(program.results))

    found = program.cached("over arrays", lambda: over_arrays(program, _array_words(program)))

    def evaluate(arguments: Sequence[Any]) -> list[Any]:
        with np.errstate(all="ignore"):  # a branch that is not taken may be undefined
            return found(arguments)

    return evaluate


def _array_words(program: Program) -> dict[str, Any]:
    import numpy as np

    numpy_name = {
        "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2",
        "asinh": "arcsinh", "atanh": "arctanh",
    }  # fmt: skip
    calls = {name: getattr(np, numpy_name.get(name, name)) for name in _CALLS}
    guarded = program.cached("branches", lambda: branches(program.body))
    words = {
        "abs_": np.abs, "sign": np.sign, "min_": np.minimum, "max_": np.maximum,
        "less": _defined(np.less), "not_more": _defined(np.less_equal), "select": _chosen_of_each,
        "pow_": np.power, "solve": solve_batched, "minimum_norm": minimum_norm_batched, "redundant": redundant_series,
        "call": lambda function, *arguments: one_by_one(lambda row: [function(*row)], 1)(arguments)[0],
    }  # fmt: skip
    return {**calls, **words, **({"div": np.divide} if guarded else {})}
