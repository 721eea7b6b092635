"""The rates of a motion as a function of time, states and numbers alone, so that no step of it needs Python."""

from __future__ import annotations

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
    program = problem.program
    if any(isinstance(line, Call) for line in every(program.body)):
        return None
    depth = problem.equations.balance.depth
    numbers = list(problem.parameters.values())
    computed: list[str] = []
    inputs: dict[str, float] = {}
    for name, signal in problem.signals.items():
        if not isinstance(signal, Formula):
            return None
        rates = [name + "'" * order for order in range(depth + 1)]
        inputs |= dict.fromkeys(rates, 0.0)
        if signal.constant is None:
            program = composed(program, signal.program(depth), {rate: str(k) for k, rate in enumerate(rates)})
            computed += rates
        else:
            inputs[name] = signal.constant
    first = 1 + len(problem.equations.states) + len(numbers)
    numbers += [inputs[name] for name in program.arguments[first:]]
    return Pure(program, tuple(numbers), frozenset(map(program.arguments.index, computed)))
