"""The algebra's words in sympy: equations to read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import sympy as sp

from bondgraph.algebra.sympy.derivatives import along as along
from bondgraph.algebra.sympy.derivatives import diff as diff
from bondgraph.algebra.sympy.derivatives import free as free
from bondgraph.algebra.sympy.functions import SignedPower
from bondgraph.algebra.sympy.functions import apply as apply
from bondgraph.algebra.sympy.inverse import invert as invert
from bondgraph.algebra.sympy.lowering import is_out_of_floats
from bondgraph.algebra.sympy.lowering import lower as lower
from bondgraph.algebra.sympy.to_text import signs_in_front
from bondgraph.algebra.sympy.to_text import spell as spell
from bondgraph.algebra.sympy.to_text import text as text
from bondgraph.algebra.sympy.trigonometry import shorter
from bondgraph.algebra.text.parse import build as read
from bondgraph.algebra.text.vocabulary import CONSTANTS, FUNCTIONS, quoted
from bondgraph.errors import BondGraphError, ExpressionError

Scalar = Any
"""A sympy expression (sympy has no types to check against)."""
Matrix = Any
"""An immutable sympy matrix."""
_Dense = sp.ImmutableDenseMatrix

RATE = "'"
call: dict[str, Any] = {
    **{name: getattr(sp, name) for name in FUNCTIONS if hasattr(sp, name)},
    "abs": sp.Abs, "min": sp.Min, "max": sp.Max, "pi": sp.pi, "<": sp.Lt, "<=": sp.Le, ">": sp.Gt, ">=": sp.Ge,
    "where": lambda condition, yes, no: sp.Piecewise((yes, condition), (no, True)),
    "sum": lambda terms: sp.Add(*terms),
}  # fmt: skip
assert set(call) >= set(FUNCTIONS) | CONSTANTS


@cache
def symbol(name: str) -> Scalar:
    """The real symbol of that name."""
    return sp.Symbol(name, real=True)


def rate(variable: Scalar) -> Scalar:
    """The symbol for the time derivative of a variable."""
    return symbol(variable.name + RATE)


def name(variable: Scalar) -> str:
    """The name of a symbol."""
    return str(variable.name)


def number(value: float | int) -> Scalar:
    """An int, exactly, or a float."""
    return sp.sympify(value)


def column(entries: Iterable[Scalar]) -> Matrix:
    """A matrix of one column."""
    entries = list(entries)
    return _Dense(len(entries), 1, entries)


def matrix(rows: Sequence[Sequence[Scalar]]) -> Matrix:
    """The matrix with these rows."""
    return _Dense(rows) if rows else _Dense(0, 0, [])


def zeros(rows: int, columns: int) -> Matrix:
    """The zero matrix."""
    return _Dense.zeros(rows, columns)


def eye(size: int) -> Matrix:
    """The unit matrix."""
    return _Dense.eye(size)


def skew(vector: Matrix) -> Matrix:
    """The matrix of the cross product: `skew(a) @ b` is a x b."""
    x, y, z = vector
    return _Dense([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def jacobian(expressions: Iterable[Scalar], variables: Iterable[Scalar]) -> Matrix:
    """The partial derivatives, a row for each expression."""
    variables = list(variables)
    rows = [[diff(e, v) for v in variables] for e in expressions]
    return _Dense(len(rows), len(variables), [entry for row in rows for entry in row])


def substitute(expression: Any, values: Mapping[Scalar, Any]) -> Any:
    """The scalar or matrix with symbols replaced, all at once."""
    return expression.xreplace(dict(values)) if values else expression


def is_zero(expression: Scalar) -> bool:
    """Whether a scalar is the number zero as it stands (no simplification is tried)."""
    return bool(expression.is_zero) if expression.is_Number else expression == 0


def is_one(expression: Scalar) -> bool:
    """Whether a scalar is the number 1."""
    return bool(expression == 1)


def is_number(expression: Scalar) -> bool:
    """Whether a scalar holds no symbol."""
    return bool(expression.is_number)


def size(expression: Scalar) -> int:
    """A rough count of operations."""
    if not expression.args:
        return 0
    return len(expression.args) - 1 + (not expression.is_Add and not expression.is_Mul) + sum(
        size(argument) for argument in expression.args
    )  # fmt: skip


def operations(expressions: Iterable[Scalar]) -> int:
    """The number of operations, each once."""
    waiting, seen, total = list(expressions), set(), 0
    while waiting:
        part = waiting.pop()
        if part.args and part not in seen:
            seen.add(part)
            total += max(len(part.args) - 1, 1)
            waiting += part.args
    return total


def alike(expression: Scalar) -> Any:
    """Something that expressions of one value have in common: what is written alike."""
    return expression


joins_terms = True


def tidy(expression: Scalar) -> Scalar:
    """A shorter equal expression, tried only where that is quick: sines and cosines of an angle are joined."""
    if not expression.has(sp.sin, sp.cos) or any(is_out_of_floats(x) for x in expression.atoms(sp.Float)):
        return expression
    return _tidied(expression)


@lru_cache(maxsize=4096)
def _tidied(expression: Scalar) -> Scalar:
    return expression if size(expression) > _TIDY else shorter(expression, size)


_TIDY = 3_000
"""Longer expressions are left as they are."""


def build(formula: str, named: Callable[[str], Scalar]) -> Scalar:
    """The scalar of a canonical formula, with `named` giving its symbols.

    Raises:
        ExpressionError: for a comparison of what is nowhere real, as a logarithm of negative numbers is.
    """
    try:
        return read(formula, named, number, call)
    except BondGraphError:
        raise
    except (TypeError, ValueError):
        law, remedy = "a part of it that is compared is nowhere a real number", "correct the root or logarithm in it"
        raise ExpressionError(quoted(formula), law, remedy=remedy) from None


@lru_cache(maxsize=4096)
def switches(expression: Any) -> frozenset[Scalar]:
    """Where an expression is not smooth: the quantities whose change of sign tells, on which side it is."""
    found, seen, left = set(), set(), [expression]
    while left:  # every part once, however often it stands in the expression
        part = left.pop()
        if part in seen:
            continue
        seen.add(part)
        left += part.args
        if isinstance(part, sp.Rel):
            found.add(part.gts - part.lts)
        elif isinstance(part, sp.Abs | sp.sign | SignedPower):
            found.add(part.args[0])
        elif isinstance(part, sp.Max | sp.Min):
            found |= {part.args[0] - other for other in part.args[1:]}
    return frozenset(found)


def is_finite(expression: Scalar) -> bool:
    """Whether no part of it is infinite or undefined as it stands."""
    return not expression.has(sp.zoo, sp.oo, -sp.oo, sp.nan, sp.I)


def clear(expression: Scalar) -> Scalar:
    """The quotient reduced to lowest terms, where that is shorter."""
    compound = any(p.is_Pow and p.exp.is_negative and p.base.is_Add for p in sp.preorder_traversal(expression))
    if not compound and not (expression.is_Mul and any(f.is_Add for f in expression.args)):
        return expression
    reduced = sp.factor_terms(sp.cancel(expression))
    return min((reduced, sp.expand(reduced), expression), key=size)


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols."""
    expression = (
        expression.applyfunc(signs_in_front) if hasattr(expression, "applyfunc") else signs_in_front(expression)
    )
    return str(sp.latex(expression, symbol_names=dict(names), mat_delim="[", mat_str="matrix"))
