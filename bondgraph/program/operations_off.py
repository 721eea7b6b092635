"""Matrices that are regular by rounding alone, as the Jacobian of a loop in which two laws cancel each other.

Every number and operation that makes the matrix is off at random by a few units of rounding (Vignes 1978, the CESTAC
method). Where the determinant then takes either sign, no digit of it is right, and what Newton's method finds with it
is no solution.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from bondgraph.errors import BondGraphError
from bondgraph.program.evaluate import Followed, Solutions, afresh
from bondgraph.program.program import CONTINUED, Assign, Builder, Call, Line, LinearSolve, Newton, Program, kept
from bondgraph.program.rank import equilibrated

OFF = 2.0**-51
"""Numbers and operations are off by so much of themselves at most: four times what rounding does to each."""
DRAWS = 16
"""So often they are made off: what has either sign has the same one each time in one case of 2^15."""
_EXACT = frozenset(("neg", "abs", "sign", "min", "max", "lt", "le", "select"))


def decided_by_rounding(program: Program, arguments: Sequence[float], near: Solutions) -> tuple[str, ...]:
    """What the first nonlinear system of a program whose Jacobian is regular by rounding alone solves for, if any.

    Args:
        program: the program.
        arguments: their values.
        near: solutions from which these are sought.
    """
    systems = program.cached("nonlinear systems", lambda: _systems(program))
    if not systems:
        return ()
    solutions = Followed(program.cached("solutions", lambda: _solutions(program)))
    solutions.seed(near)
    try:
        found = solutions(arguments)
    except (BondGraphError, ArithmeticError, ValueError):
        return ()
    count = 0
    for system, jacobian in systems:
        count += len(system.slots)
        if jacobian and is_regular_by_rounding(jacobian, [*arguments, *found[:count]]):
            return system.names
    return ()


def _systems(program: Program) -> list[tuple[Newton, Program | None]]:
    return [(line, jacobian_of(program, line)) for line in program.body if isinstance(line, Newton)]


def _solutions(program: Program) -> Program:
    """What nonlinear systems solve for."""
    slots = [slot for line in program.body if isinstance(line, Newton) for slot in line.slots]
    return replace(program, results={str(k): slot for k, slot in enumerate(slots)})


def jacobian_of(program: Program, system: Newton) -> Program | None:
    """The Jacobian of a nonlinear system, of the program's arguments and of what the systems up to it solve for.

    None where another system is solved for each iterate.
    """
    if system.nests:
        return None
    before = program.body[: program.body.index(system)]
    solved = [slot for line in (*before, system) if isinstance(line, Newton) for slot in line.slots]
    builder = Builder((*program.arguments, *(f"solution {k}" for k in range(len(solved)))))
    at = dict(zip((*range(len(program.arguments)), *solved), range(len(builder.arguments)), strict=True))
    lines = [line for line in (*before, *system.body) if not isinstance(line, Newton)]
    _write(builder, at, kept(lines, set(system.entries)))
    return builder.finish({str(k): at[slot] for k, slot in enumerate(system.entries)})


def made_off(program: Program) -> Program:
    """A program without nonlinear systems, whose numbers and operations are multiplied by arguments behind its own.

    Integers stay as they are, which floats hold, and so does the bound of exponentials.
    """
    count = len(program.arguments)
    lines = [line for line in program.body if not isinstance(line, LinearSolve)]
    builder = Builder((*program.arguments, *(f"part {k}" for k in range(count + len(lines)))))
    at = {k: builder.emit("mul", k, count + k) for k in range(count)}
    parts = iter(range(2 * count, len(builder.arguments)))
    for line in program.body:
        _write(builder, at, [line])
        if isinstance(line, Call) or (isinstance(line, Assign) and not _is_exact(line)):
            at[line.slot] = builder.emit("mul", at[line.slot], next(parts))
    return builder.finish({name: at[slot] for name, slot in program.results.items()})


def _is_exact(line: Assign) -> bool:
    if line.operation == "const":
        return line.value.is_integer() or line.value == CONTINUED
    return line.operation in _EXACT


def _write(builder: Builder, at: dict[int, int], lines: Sequence[Line]) -> None:
    """Lines of a program again, and where their slots are."""
    for line in lines:
        if isinstance(line, Call):
            at[line.slot] = builder.call(line.function, [at[slot] for slot in line.arguments])
        elif isinstance(line, LinearSolve):
            rows, right = [[at[slot] for slot in row] for row in line.matrix], [at[slot] for slot in line.right]
            kind = line.minimum_norm, line.left, line.redundant
            at |= zip(line.slots, builder.solve(rows, right, line.symmetric, line.names, *kind), strict=True)
        elif isinstance(line, Assign) and line.operation == "const":
            at[line.slot] = builder.number(line.value)
        elif isinstance(line, Assign):
            at[line.slot] = builder.emit(line.operation, *(at[slot] for slot in line.arguments))


def is_regular_by_rounding(jacobian: Program, values: Sequence[float]) -> bool:
    """Whether a matrix is regular by rounding alone; false where it is not defined, or needs nonlinear systems solved.

    Args:
        jacobian: gives its entries by rows.
        values: those of its arguments.
    """
    import numpy as np

    if any(isinstance(line, Newton) for line in jacobian.body):
        return False

    off = jacobian.cached("made off", lambda: made_off(jacobian))
    function = off.cached("function", lambda: afresh(off))
    draw, n = random.Random(0), round(len(off.results) ** 0.5)
    signs = set[float]()
    with np.errstate(all="ignore"):
        for _ in range(DRAWS):
            parts = [1 + draw.uniform(-OFF, OFF) for _ in range(len(off.arguments) - len(values))]
            try:
                matrix = np.reshape(function([*values, *parts]), (n, n))
            except (ArithmeticError, ValueError):
                return False
            if not np.isfinite(matrix).all():
                return False
            signs.add(float(np.linalg.slogdet(equilibrated(matrix))[0]))
    return signs >= {1.0, -1.0}  # beside a bend, as of a diode, it may be zero on one side
