"""Composition: a program some of whose arguments another program computes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bondgraph.program.program import Assign, Program, every, gives


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
