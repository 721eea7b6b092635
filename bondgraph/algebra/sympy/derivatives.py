"""Derivatives of sympy expressions that share their parts: each part is looked at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import sympy as sp

Scalar = Any


def diff(expression: Scalar, variable: Scalar) -> Scalar:
    """The partial derivative; that of `sign` is taken as zero (it is where it exists)."""
    return _along(expression, {variable: sp.Integer(1)}, {})


def along(matrix: Any, rates: Mapping[Scalar, Scalar]) -> Any:
    """The rate of a matrix whose symbols change at given rates."""
    memo: dict[Scalar, Scalar] = {}
    return matrix.applyfunc(lambda entry: _along(entry, rates, memo))


def _along(expression: Scalar, rates: Mapping[Scalar, Scalar], memo: dict[Scalar, Scalar]) -> Scalar:
    found = memo.get(expression)
    if found is None:
        found = memo[expression] = _rate(expression, rates, memo)
    return found


def _rate(expression: Scalar, rates: Mapping[Scalar, Scalar], memo: dict[Scalar, Scalar]) -> Scalar:
    parts = expression.args
    if not parts:
        return rates.get(expression, sp.Integer(0))
    if expression.is_Add:
        return sp.Add(*(_along(x, rates, memo) for x in parts))
    if not all(isinstance(x, sp.Expr) for x in parts):
        used = sorted(expression.free_symbols & rates.keys(), key=str)
        return sp.Add(*(_derived(expression, x) * rates[x] for x in used))
    changes = [(k, change) for k, x in enumerate(parts) if (change := _along(x, rates, memo)) != 0]
    return sp.Add(*(_derivative(expression, k) * change for k, change in changes))


def _derivative(expression: Scalar, k: int) -> Scalar:
    """The derivative by an argument."""
    parts = list(expression.args)
    if expression.is_Mul:
        return sp.Mul(*parts[:k], *parts[k + 1 :])
    if expression.is_Pow and k == 0 and parts[1].is_number:
        return parts[1] * sp.Pow(parts[0], parts[1] - 1)
    if isinstance(expression, sp.sin | sp.cos | sp.exp | sp.log | sp.tanh):
        return expression.fdiff()
    own, parts[k] = parts[k], sp.Dummy(real=True)
    return _derived(expression.func(*parts), parts[k]).xreplace({parts[k]: own})


def _derived(expression: Scalar, variable: Scalar) -> Scalar:
    derived = sp.diff(expression, variable)
    if derived.has(sp.DiracDelta, sp.Heaviside):
        derived = derived.replace(sp.DiracDelta, lambda *_: sp.Integer(0))
        derived = derived.replace(sp.Heaviside, lambda x, *_: (1 + sp.sign(x)) / 2)
    return derived


def free(expression: Scalar) -> set[Scalar]:
    """The symbols in a scalar or a matrix."""
    if isinstance(expression, sp.MatrixBase):
        return _symbols([*expression])
    return set(_known_symbols(expression))


@lru_cache(maxsize=4096)
def _known_symbols(expression: Scalar) -> frozenset[Scalar]:
    """The same of a scalar: each is asked for its symbols some six times in a compile."""
    return frozenset(_symbols([expression]))


def _symbols(waiting: list[Scalar]) -> set[Scalar]:
    seen, found = set(waiting), set()
    while waiting:
        part = waiting.pop()
        if not part.args:
            if part.is_Symbol:
                found.add(part)
            continue
        fresh = set(part.args) - seen
        seen |= fresh
        waiting += fresh
    return found
