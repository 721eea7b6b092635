"""Redundant systems at many instants: in native code, an equation by the choice of each instant."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from bondgraph.program.redundant_solve import redundant, redundant_batched
from bondgraph.program.side_by_side import shape_of, side_by_side

FEW = 50
"""So many instants are solved in Python before the solvers in native code are loaded."""
SOLVE = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_int, ctypes.c_int, *[ctypes.c_void_p] * 3, ctypes.c_double, *[ctypes.c_void_p] * 3
)


def redundant_series(
    matrix: Sequence[Any], right: Sequence[Any], names: Sequence[str], shared: Sequence[int], left: float
) -> list[Any]:
    """The solutions at arrays of instants, as of `redundant_batched`; what native code refuses is asked of Python.

    Args:
        matrix: of shape (m, n), by rows, each entry an array of instants or a number.
        right: of length m.
        names: of the n unknowns, for messages.
        shared: indices of the unknowns that may stay open.
        left: what may be left of the equations that are not chosen, relative to the largest term.

    Raises:
        SingularSystem: where another unknown is not determined at an instant.
        Contradiction: where more is left.
    """
    import numpy as np

    from bondgraph.program import llvm
    from bondgraph.program.c_code import redundant_room

    m, n = len(right), len(names)
    shape = shape_of([*matrix, *right])
    if np.prod(shape, dtype=int) < FEW or llvm.missing():
        return redundant_batched(matrix, right, names, shared, left)
    a, b = side_by_side(matrix, shape), side_by_side(right, shape)
    solve = SOLVE(llvm.solver("solve_redundant"))
    marks = np.isin(np.arange(n), shared).astype(np.int32)
    memory, room, found = np.zeros(1 + 2 * (m + n)), np.zeros(redundant_room(m, n)), np.empty((len(a), n))
    own = marks.ctypes.data, left, memory.ctypes.data, room.ctypes.data
    of, behind, x = a.ctypes.data, b.ctypes.data, found.ctypes.data
    for k in range(len(a)):
        memory[:] = 0.0  # each instant's choice is its own, by its own sizes
        if solve(m, n, of, behind, *own, x):
            found[k] = redundant(a[k].tolist(), b[k].tolist(), names, shared, left)
        of, behind, x = of + a.strides[0], behind + b.strides[0], x + found.strides[0]
    return [column.reshape(shape) for column in found.T]
