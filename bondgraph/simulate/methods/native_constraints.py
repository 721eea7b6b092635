"""Constraints in native code, as the loop takes them."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from bondgraph.problem.constraint_rows import ConstraintRows, Kind
from bondgraph.program import llvm
from bondgraph.program.rank import Greatest
from bondgraph.simulate.methods import native_loop


class NativeConstraints:
    """Constraints as the loop takes them.

    Args:
        rows: the constraints.
        kinds: those of them that count; all by default.

    Attributes:
        noise: what rounding leaves of each constraint, of shape (constraints,); it may be raised.
        address: of the structure.
    """

    def __init__(self, rows: ConstraintRows, kinds: Sequence[Kind] | None = None) -> None:
        assert rows.native is not None
        self.rows, self.kinds = rows, list(rows.kinds if kinds is None else kinds)
        self.noise, self._p = np.zeros(len(rows.constraints)), np.array(rows.native.numbers, float)
        parts = [(np.array(k.rows, np.int32), np.array(k.columns, np.int32), k.rank) for k in self.kinds]
        self._kept = parts  # the structure has their addresses only
        self._kinds = (native_loop.Kind * max(len(parts), 1))(
            *(native_loop.Kind(r.ctypes.data, c.ctypes.data, len(r), len(c), rank) for r, c, rank in parts)
        )
        address = rows.native.library.address
        places = self._p.ctypes.data, self.noise.ctypes.data, rows.weights.ctypes.data, ctypes.addressof(self._kinds)
        self._rows = native_loop.Constraints(address, *places, len(self.noise), len(parts))
        self.address = ctypes.addressof(self._rows)
        self.count = sum(len(kind.rows) + len(kind.columns) for kind in self.kinds)

    def flat(self, greatest: Sequence[Greatest]) -> Any:
        """The sizes of gradients of each kind in one array."""
        return np.concatenate([np.zeros(0), *(np.broadcast_to(x, len(y)) for x, y in self._pairs(greatest))])

    def _pairs(self, greatest: Sequence[Greatest]) -> list[tuple[Any, Any]]:
        every = zip(self.kinds, greatest, strict=True)
        return [pair for kind, own in every for pair in ((own.rows, kind.rows), (own.columns, kind.columns))]

    def parted(self, flat: Any) -> list[Greatest]:
        """The same of each kind."""
        found, at = [], 0
        for kind in self.kinds:
            m, n = len(kind.rows), len(kind.columns)
            found.append(Greatest(flat[at : at + m], flat[at + m : at + m + n]))
            at += m + n
        return found


def native_constraints(rows: ConstraintRows, kinds: Sequence[Kind] | None = None) -> NativeConstraints | None:
    """Constraints as the loop takes them; None where there is no loop, or they are not in native code."""
    return None if llvm.missing() or rows.native is None else NativeConstraints(rows, kinds)
