"""sympy's expressions in a pickle as they are written: what is read is not evaluated anew."""

from __future__ import annotations

from typing import Any

import sympy as sp

from bondgraph.algebra.sympy.functions import Call, Named

_SUMS = (sp.Add, sp.Mul)


def reduced(thing: Any) -> Any:
    """What makes an expression, or a matrix of them, again."""
    if isinstance(thing, sp.MatrixBase):
        return _matrix, (type(thing), *thing.shape, thing.flat())
    if isinstance(thing, Named):
        return Named, (thing.applied,)
    return (_again, (type(thing), thing.args)) if thing.args else NotImplemented


def _matrix(kind: Any, rows: int, columns: int, entries: list[Any]) -> Any:
    return kind(rows, columns, entries)


def _again(kind: Any, parts: tuple[Any, ...]) -> Any:
    """The expression of some arguments, as they stand."""
    if kind in _SUMS:
        return kind._from_args(parts)
    if issubclass(kind, Call | sp.functions.elementary.piecewise.ExprCondPair | sp.Tuple):
        return kind(*parts)
    return kind(*parts, evaluate=False)
