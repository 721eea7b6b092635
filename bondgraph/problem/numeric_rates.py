"""The rates of a motion as a function of time, states and numbers alone, so that no step of it needs Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bondgraph.equations.inputs import Formula, Signal, constant, is_polygon, line_of
from bondgraph.problem.problem import Problem
from bondgraph.program.composition import along_lines, composed
from bondgraph.program.program import Call, Program, every


class Pure(NamedTuple):
    """A program that needs nothing of Python.

    Args:
        program: of time, states, and numbers.
        numbers: what the arguments behind the states are; those that the program computes by itself are zero.
        computed: the arguments that the program computes by itself.
        tables: those of lines; the numbers of the line that each is somewhere come last.
    """

    program: Program
    numbers: tuple[float, ...]
    computed: frozenset[int]
    tables: tuple[Signal, ...] = ()

    def between(self, first: float, last: float) -> tuple[float, ...] | None:
        """The numbers between two instants; None where a table has a bend there."""
        found = [line_of(table, first, last) for table in self.tables]
        lines = [line for line in found if line is not None]
        return None if len(lines) < len(found) else (*self.numbers, *(number for line in lines for number in line))


def pure(problem: Problem) -> Pure | None:
    """The rates with the formulas of their inputs inside, and the lines of tables; None where a law or an input is a
    function of Python.

    Constant inputs stay arguments, so that another value is the same program.
    """
    signals, depth = problem.signals, problem.equations.balance.depth
    tables = {name: signal for name, signal in signals.items() if is_polygon(signal)}
    if not tables:
        return closed(problem, problem.program)
    if depth > 1:  # a second rate at a bend is none
        return None
    still = replace(problem, signals={name: constant(0.0) if name in tables else signals[name] for name in signals})
    found = closed(still, problem.program)
    if found is None:
        return None
    lines = {name: _rates(name, depth) for name in tables}
    program = found.program.cached(("lines", *lines), lambda: along_lines(found.program, lines))
    computed = found.computed | {program.arguments.index(rate) for rates in lines.values() for rate in rates}
    return Pure(program, found.numbers, computed, tuple(tables.values()))


def closed(problem: Problem, program: Program) -> Pure | None:
    """Another program of the same arguments, with the formulas of the inputs inside; None also where one is a table."""
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
