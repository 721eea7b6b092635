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
    depth = problem.equations.balance.depth
    numbers = list(problem.parameters.values())
    formulas: dict[str, Formula] = {}
    inputs: dict[str, float] = {}
    for name, signal in problem.signals.items():
        if not isinstance(signal, Formula):
            return None
        inputs |= dict.fromkeys(_rates(name, depth), 0.0)
        if signal.constant is None:
            formulas[name] = signal
        else:
            inputs[name] = signal.constant
    first = 1 + len(problem.equations.states) + len(numbers)
    numbers += [inputs[name] for name in program.arguments[first:]]
    texts = tuple((name, signal.text) for name, signal in formulas.items())
    whole = program.cached(("closed", texts), lambda: _closed(program, formulas, depth))
    computed = [program.arguments.index(rate) for name in formulas for rate in _rates(name, depth)]
    return Pure(whole, tuple(numbers), frozenset(computed))


def _rates(name: str, depth: int) -> list[str]:
    """The names of an input and of its rates."""
    return [name + "'" * order for order in range(depth + 1)]


def _closed(program: Program, formulas: Mapping[str, Formula], depth: int) -> Program:
    """The program with the formulas of some inputs inside."""
    for name, signal in formulas.items():
        places = {rate: str(k) for k, rate in enumerate(_rates(name, depth))}
        program = composed(program, signal.program(depth), places)
    return program
