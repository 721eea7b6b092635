"""Exponentials that go on as their tangents where they are too large, so that a search may pass there.

Exponential laws, as those of diodes, are too large for a float at most of the places where a search may begin. Beyond a
bound they go on as straight lines; and where the bound first is small, and then becomes larger, the search follows the
solution from a system that is hardly bent to its own (Ortega and Rheinboldt 1970, 7.5: continuation).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bondgraph.program.program import CONTINUED, Assign, Builder, Line, Newton


def continued(
    builder: Builder,
    first: int,
    unknowns: Sequence[int],
    residuals: Sequence[int],
    jacobian: Sequence[Sequence[int]],
    bound: int | None = None,
) -> tuple[list[int], list[list[int]]]:
    """Residuals and a Jacobian in which the exponentials of what depends on unknowns are defined everywhere.

    Where their arguments are within the bound `CONTINUED`, values are the same, to the last bit.

    Args:
        builder: writes the lines.
        first: the first of its lines that may belong to the system.
        unknowns: slots of the system's unknowns.
        residuals, jacobian: slots of what the lines give.
        bound: the slot of another bound.
    """
    depends = {*unknowns}
    value: dict[int, int] = {}
    slope: dict[int, int] = {}
    for line in builder.lines[first:]:
        if not isinstance(line, Assign):
            break  # what another system, or a function of Python, is given, stays as it is
        if depends.isdisjoint(line.arguments):
            continue
        depends.add(line.slot)
        if line.operation == "exp":
            bound = builder.number(CONTINUED) if bound is None else bound
            x = value.get(line.arguments[0], line.arguments[0])
            slope[line.slot] = builder.emit("exp", builder.emit("min", x, bound))
            beyond = builder.emit("max", builder.emit("sub", x, bound), builder.number(0.0))
            ratio = builder.emit("add", builder.number(1.0), beyond)
            value[line.slot] = builder.emit("mul", slope[line.slot], ratio)
        elif not value.keys().isdisjoint(line.arguments):
            for found in (value, slope):
                found[line.slot] = builder.emit(line.operation, *(found.get(slot, slot) for slot in line.arguments))
    return [value.get(slot, slot) for slot in residuals], [[slope.get(slot, slot) for slot in row] for row in jacobian]


def at_solution(system: Newton) -> Newton:
    """A system as it is at its solution, where no exponential goes on as a line: there it is differentiated."""
    if system.bound is None:
        return system
    at: dict[int, int] = {}
    below: set[int] = set()
    body: list[Line] = []
    for line in system.body:
        if not isinstance(line, Assign):
            body.append(line)
            continue
        there = tuple(at.get(slot, slot) for slot in line.arguments)
        if line.operation == "min" and there[1] == system.bound:
            at[line.slot] = there[0]
        elif line.operation in ("add", "sub") and (there[1] == system.bound or not below.isdisjoint(there)):
            below.add(line.slot)
        elif line.operation == "max" and there[0] in below:
            at[line.slot] = there[1]
        else:
            body.append(line._replace(arguments=there))
    residuals = tuple(at.get(slot, slot) for slot in system.residuals)
    rows = tuple(tuple(at.get(slot, slot) for slot in row) for row in system.jacobian)
    return replace(system, body=tuple(body), residuals=residuals, jacobian=rows)
