"""Programs at many instants, nonlinear systems followed from one to the next: in native code where that is worth it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from bondgraph.errors import MissingPackage
from bondgraph.program import evaluate, llvm
from bondgraph.program.evaluate import Followed, Solutions
from bondgraph.program.native import LONGEST, RATES, SIZE, SYSTEM, Library, library
from bondgraph.program.program import CHOSEN, Call, LinearSolve, Newton, Program, every
from bondgraph.program.side_by_side import shape_of, side_by_side

COMPILED, COMPILED_EACH = 200_000, 1_000
"""Compiling takes as long as so many operations in Python, and so many for each of the program."""

Seeds = Callable[[float], Solutions]


def series(program: Program, seeds: Seeds | None = None) -> Callable[[Sequence[Any]], list[Any]]:
    """The results of a program for arrays of instants, as of `evaluate.series`; where they are many, nonlinear systems
    are solved in native code.

    Args:
        program: the program, time its first argument.
        seeds: solutions near an instant, as far as they are known, from which those at the instant are sought.
    """
    python = evaluate.series(program, seeds)
    if not program.cached("followed natively", lambda: _may_be_native(program)):
        return python
    spent = program.cached("followed so far", lambda: [0])

    def along(arguments: Sequence[Any]) -> list[Any]:

        shape = shape_of(arguments)
        spent[0] += math.prod(shape) * program.cached("followed at a cost of", lambda: _effort(program))
        if spent[0] < COMPILED + COMPILED_EACH * program.operations or llvm.missing():
            return python(arguments)
        try:
            native = library(program, len(program.arguments) - 1, "llvm")
        except MissingPackage:
            return python(arguments)
        found = _followed(program, native, side_by_side(arguments, shape), seeds)
        return [column.reshape(shape) for column in found.T]

    return along


def _may_be_native(program: Program) -> bool:
    """Whether it has nonlinear systems, and no function of Python; others are evaluated for all instants at once."""
    lines = [*every(program.body)]
    follows = any(isinstance(line, Newton) for line in lines)
    return follows and program.operations <= LONGEST["llvm"] and not any(isinstance(line, Call) for line in lines)


def _effort(program: Program) -> int:
    """How many operations one evaluation in Python is worth."""
    systems = sum(
        isinstance(line, Newton) or (isinstance(line, LinearSolve) and line.redundant) for line in program.body
    )
    return program.operations + systems * SYSTEM


def _followed(program: Program, native: Library, rows: Any, seeds: Seeds | None) -> Any:
    """The results, of shape (instants, results).

    Args:
        program: the program.
        native: its function.
        rows: its arguments, of shape (instants, arguments), contiguous.
        seeds: as of `series`.
    """
    import numpy as np

    function, python, places = RATES(native.address), Followed(program), program.places
    found, remembered = np.empty((len(rows), len(program.results))), np.zeros(native.remembers + 1)
    choices = [place for labels, place in places.items() if labels[0] == CHOSEN]
    given, out, memory = rows.ctypes.data + SIZE, found.ctypes.data, remembered.ctypes.data
    for k, time in enumerate(rows[:, 0].tolist()):
        if seeds is not None:
            for labels, values in seeds(time).items():
                if (place := places.get(labels)) is not None:
                    remembered[place : place + len(labels)] = values
        remembered[choices] = 0.0  # equations of redundant systems are chosen anew
        before = remembered.copy()
        if function(time, given, None, memory, out):  # Python is asked, and says why
            remembered[:] = before
            python.seed({labels: before[place : place + len(labels)].tolist() for labels, place in places.items()})
            found[k] = _again(python, rows[k].tolist())
            for labels, place in places.items():
                remembered[place : place + len(labels)] = python.kept[labels]
        given, out = given + SIZE * rows.shape[1], out + SIZE * found.shape[1]
    return found


def _again(python: Followed, row: Sequence[float]) -> Sequence[float]:
    """The results at an instant in Python, not a number where a quotient or power is too large."""
    try:
        found = python(row)
    except ArithmeticError:
        return [math.nan] * len(python.program.results)
    python.keep()
    return found
