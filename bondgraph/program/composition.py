"""Composition: a program some of whose arguments another program, or a line through other arguments, computes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bondgraph.program.program import Assign, Line, LinearSolve, Newton, Program, every, gives


def composed(program: Program, inner: Program, places: Mapping[str, str]) -> Program:
    """A program whose arguments `places` are computed, before all else, from its first one.

    The arguments stay where they are; what is given for those that are computed does not count.

    Args:
        program: the program.
        inner: a program of operations alone in one argument, the first of `program`.
        places: for each argument of `program` that is computed, the result of `inner` that it is.
    """
    slots = [slot for line in every(program.body) for slot in gives(line)]
    first = max([len(program.arguments) - 1, *slots]) + 1

    def moved(slot: int) -> int:
        return slot + first if slot else 0

    lines = []
    for line in inner.body:
        assert isinstance(line, Assign), "a program in time is made of operations alone"
        lines.append(line._replace(slot=moved(line.slot), arguments=tuple(map(moved, line.arguments))))
    one = moved(max([0, *(line.slot for line in inner.body if isinstance(line, Assign))]) + 1)
    lines.append(Assign(one, "const", (), 1.0))
    for argument, name in places.items():
        # Times one keeps every bit, and gives the value the argument's own place.
        lines.append(Assign(program.arguments.index(argument), "mul", (moved(inner.results[name]), one)))
    return replace(program, body=(*lines, *program.body))


def joined(program: Program, other: Program) -> Program:
    """A program that gives the results of two programs of the same arguments, one behind the other, by their number."""
    count = len(program.arguments)
    by = max([count, *(slot + 1 for line in every(program.body) for slot in gives(line))]) - count
    body = (*program.body, *(_moved(line, count, by) for line in other.body))
    slots = (*program.results.values(), *(slot + by * (slot >= count) for slot in other.results.values()))
    return Program(program.arguments, body, {str(k): slot for k, slot in enumerate(slots, start=1)})


def along_lines(program: Program, lines: Mapping[str, Sequence[str]]) -> Program:
    """A program some of whose arguments are computed as value + slope * (time - since), time being the first one.

    Those three of each are new arguments, behind all others: other numbers are another piece of a polygon. An argument
    after the first that is named with it is computed as the slope.

    Args:
        program: the program.
        lines: the arguments that are computed, by the name before which the new ones are named: that of the value, and
            if it is needed that of its rate.
    """
    count, more = len(program.arguments), 3 * len(lines)
    names = [f"{name}: {what}" for name in lines for what in ("value", "slope", "since")]
    slots = [slot for line in every(program.body) for slot in gives(line)]
    free = max([count - 1, *slots]) + more + 1
    found = list[Line]()
    for k, (value, *rates) in enumerate(lines.values()):
        level, slope, since = range(count + 3 * k, count + 3 * k + 3)
        passed, risen, one = range(free + 3 * k, free + 3 * k + 3)
        found += [
            Assign(passed, "sub", (0, since)),
            Assign(risen, "mul", (slope, passed)),
            Assign(program.arguments.index(value), "add", (level, risen)),
            Assign(one, "const", (), 1.0),
            *(Assign(program.arguments.index(rate), "mul", (slope, one)) for rate in rates),
        ]
    found += (_moved(line, count, more) for line in program.body)
    results = {name: slot + more * (slot >= count) for name, slot in program.results.items()}
    return Program((*program.arguments, *names), tuple(found), results)


def _moved(line: Line, first: int, by: int) -> Line:
    """A line whose slots from some one on are others."""

    def each(slots: Sequence[int]) -> tuple[int, ...]:
        return tuple(slot + by * (slot >= first) for slot in slots)

    def rows(matrix: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
        return tuple(map(each, matrix))

    if isinstance(line, Assign):
        return line._replace(slot=each([line.slot])[0], arguments=each(line.arguments))
    if isinstance(line, LinearSolve):
        return replace(line, slots=each(line.slots), matrix=rows(line.matrix), right=each(line.right))
    if isinstance(line, Newton):
        body = tuple(_moved(inner, first, by) for inner in line.body)
        bound, residuals = None if line.bound is None else each([line.bound])[0], each(line.residuals)
        jacobian = rows(line.jacobian)
        return replace(line, slots=each(line.slots), body=body, residuals=residuals, jacobian=jacobian, bound=bound)
    return replace(line, slot=each([line.slot])[0], arguments=each(line.arguments))
