"""The rates of a motion as a function of time, states and numbers alone, so that no step of it needs Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bondgraph.equations.inputs import Formula
from bondgraph.problem.problem import Problem
from bondgraph.program.composition import composed
from bondgraph.program.program import Call, Program, every


class Pure(NamedTuple):
    """A program that needs nothing of Python.

    Args:
        program: of time, states, and numbers.
        numbers: what the arguments behind the states are; those that the program computes by itself are zero.
        computed: the arguments that the program computes by itself.
    """

    program: Program
    numbers: tuple[float, ...]
    computed: frozenset[int]


def pure(problem: Problem) -> Pure | None:
    """The rates with the formulas of their inputs inside; None where a law or an input is a function of Python.

    Constant inputs stay arguments, so that another value is the same program.
    """
    return closed(problem, problem.program)


def closed(problem: Problem, program: Program) -> Pure | None:
    """The same for another program of the same arguments."""
    if program.cached("calls", lambda: any(isinstance(line, Call) for line in every(program.body))):
        return None
    if not all(isinstance(signal, Formula) for signal in problem.signals.values()):
        return None
    depth = problem.equations.balance.depth
    numbers = list(problem.parameters.values())
    inputs: dict[str, float] = {}
    for name, signal in problem.signals.items():
        inputs |= dict.fromkeys(_rates(name, depth), 0.0)
        if signal.constant is not None:
            inputs[name] = signal.constant
    first = 1 + len(problem.equations.states) + len(numbers)
    numbers += [inputs[name] for name in program.arguments[first:]]
    computed = [program.arguments.index(rate) for name in _formulas(problem) for rate in _rates(name, depth)]
    return Pure(with_formulas(problem, program), tuple(numbers), frozenset(computed))


def with_formulas(problem: Problem, program: Program) -> Program:
    """A program of the same arguments with the formulas of the inputs inside; functions of Python stay outside."""
    formulas, depth = _formulas(problem), problem.equations.balance.depth
    texts = tuple((name, signal.text) for name, signal in formulas.items())
    return program.cached(("closed", texts), lambda: _closed(program, formulas, depth))


def _formulas(problem: Problem) -> dict[str, Formula]:
    """The inputs that are formulas in time, and no numbers."""
    given = problem.signals.items()
    return {name: signal for name, signal in given if isinstance(signal, Formula) and signal.constant is None}


def _rates(name: str, depth: int) -> list[str]:
    """The names of an input and of its rates."""
    return [name + "'" * order for order in range(depth + 1)]


def _closed(program: Program, formulas: Mapping[str, Formula], depth: int) -> Program:
    """The program with the formulas of some inputs inside."""
    for name, signal in formulas.items():
        places = {rate: str(k) for k, rate in enumerate(_rates(name, depth))}
        program = composed(program, signal.program(depth), places)
    return program
