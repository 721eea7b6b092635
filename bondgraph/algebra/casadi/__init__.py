"""The algebra's words in casadi: equations to run.

The results are those of sympy. Expressions are neither expanded nor simplified beyond what casadi does by itself; to
read them, compile in sympy.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bondgraph.algebra.casadi.lowering import lower as lower
from bondgraph.algebra.casadi.nodes import SWITCHES, ordered
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.scalar import ZERO, Scalar, binary, called, derived, symbols_of, unary
from bondgraph.algebra.casadi.scalar import number as number
from bondgraph.algebra.casadi.scalar import symbol as symbol
from bondgraph.algebra.function import Applied
from bondgraph.algebra.matrix import Matrix
from bondgraph.algebra.text.parse import build as read
from bondgraph.algebra.text.parse import canonical
from bondgraph.algebra.text.vocabulary import CONSTANTS, FUNCTIONS

RATE = "'"


def _where(condition: Scalar, yes: Scalar, no: Scalar) -> Scalar:
    guard, opposite = binary(ca.OP_IF_ELSE_ZERO), unary(ca.OP_NOT)(condition)
    total: Scalar = guard(condition, yes) + guard(opposite, no)
    return total


def _turned(operation: int) -> Any:
    return lambda left, right: binary(operation)(right, left)


call: dict[str, Any] = {
    **{name: unary(getattr(ca, f"OP_{name.upper()}")) for name, arity in FUNCTIONS.items() if arity == 1
       and name not in ("abs",)},
    "abs": unary(ca.OP_FABS), "min": binary(ca.OP_FMIN), "max": binary(ca.OP_FMAX), "atan2": binary(ca.OP_ATAN2),
    "pi": number(math.pi), "where": _where, "<": binary(ca.OP_LT), "<=": binary(ca.OP_LE), ">": _turned(ca.OP_LT),
    ">=": _turned(ca.OP_LE),
}  # fmt: skip
assert set(call) >= set(FUNCTIONS) | CONSTANTS


def rate(variable: Scalar) -> Scalar:
    """The symbol for the time derivative of a variable."""
    return symbol(variable.key + RATE)


def name(variable: Scalar) -> str:
    """The name of a symbol."""
    return str(variable.key)


def apply(function: Applied, arguments: Any) -> Scalar:
    """A callable's value at some arguments."""
    return called(function, tuple(arguments))


def column(entries: Iterable[Scalar]) -> Matrix:
    """A matrix of one column."""
    return matrix([[x] for x in entries], columns=1)


def matrix(rows: Sequence[Sequence[Any]], columns: int = 0) -> Matrix:
    """The matrix with these rows."""
    made = [[x if isinstance(x, Scalar) else number(x) for x in row] for row in rows]
    return Matrix(made, (len(made), len(made[0]) if made else columns), ZERO)


def zeros(rows: int, columns: int) -> Matrix:
    """The zero matrix."""
    return Matrix([[ZERO] * columns for _ in range(rows)], (rows, columns), ZERO)


def eye(size: int) -> Matrix:
    """The unit matrix."""
    return matrix([[int(i == j) for j in range(size)] for i in range(size)])


def skew(vector: Matrix) -> Matrix:
    """The matrix of the cross product: `skew(a) @ b` is a x b."""
    x, y, z = vector
    return matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def diff(expression: Scalar, variable: Scalar) -> Scalar:
    """The partial derivative; that of `sign` is taken as zero (it is where it exists)."""
    return expression.diff(variable)


def jacobian(expressions: Iterable[Scalar], variables: Iterable[Scalar]) -> Matrix:
    """The partial derivatives, a row for each expression."""
    variables = list(variables)
    rows = [[e.diff(v) for v in variables] for e in expressions]
    return Matrix(rows, (len(rows), len(variables)), ZERO)


def along(matrix: Matrix, rates: Mapping[Scalar, Scalar]) -> Matrix:
    """The rate of a matrix whose symbols change at given rates."""
    leaves = sorted({leaf for entry in matrix for leaf in entry.leaves}, key=name)
    moving = {leaf: change for leaf in leaves if (change := leaf.along(rates)) != 0}
    return Matrix(derived(matrix.rows, moving), matrix.shape, ZERO) if moving else zeros(*matrix.shape)


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    from bondgraph.algebra.casadi.to_sympy import invert as through_sympy

    return through_sympy(expression, variable, value)


def free(expression: Any) -> set[Scalar]:
    """The symbols in a scalar or a matrix."""
    if isinstance(expression, Matrix):
        return symbols_of(expression)
    return set(expression.symbols)


def substitute(expression: Any, values: Mapping[Scalar, Any]) -> Any:
    """The scalar or matrix with symbols replaced, all at once."""
    if not values:
        return expression
    if isinstance(expression, Matrix):
        return Matrix([[x.substitute(values) for x in row] for row in expression.rows], expression.shape, ZERO)
    return expression.substitute(values)


def is_zero(expression: Scalar) -> bool:
    """Whether a scalar is zero; sums whose terms cancel are found out by numbers, since casadi leaves them."""
    return expression == 0


def is_one(expression: Scalar) -> bool:
    """Whether a scalar is the number 1."""
    return bool(expression.sx.is_one())


def is_number(expression: Scalar) -> bool:
    """Whether a scalar holds no symbol."""
    return bool(expression.sx.is_constant())


def size(expression: Scalar) -> int:
    """The count of operations, shared ones counted once."""
    return expression.node.size


def operations(expressions: Iterable[Scalar]) -> int:
    """The count of operations, each once."""
    return sum(not node.is_leaf for node in {x for each in expressions for x in ordered(each.node)})


def alike(expression: Scalar) -> Any:
    """Something that expressions of one value have in common, as far as rounding allows."""
    values = tuple(f"{value:.9e}" for value in expression.node.samples)
    return values if "nan" not in values else expression


joins_terms = False


def tidy(expression: Scalar) -> Scalar:
    """Zero where all terms cancel, else the same expression: what casadi writes is not read."""
    return ZERO if is_zero(expression) else expression


def clear(expression: Scalar) -> Scalar:
    """The same expression."""
    return expression


def build(formula: str, named: Callable[[str], Scalar]) -> Scalar:
    """The scalar of a canonical formula, with `named` giving its symbols; what was written here is not read again."""
    known = _WRITTEN.get(formula)
    if known is None:
        return read(formula, named, number, call)
    return known.substitute({s: named(s.key) for s in sorted(known.symbols, key=name)})


_WRITTEN: dict[str, Scalar] = {}
"""The formulas written last."""
_KEPT = 4096


def spell(expression: Scalar) -> str:
    """The scalar as text; every shared value is written out."""
    return repr(expression)


def text(expression: Scalar) -> str:
    """The scalar as a formula that `bondgraph.algebra.expressions` reads."""
    written = canonical(spell(expression))
    while len(_WRITTEN) >= _KEPT:
        _WRITTEN.pop(next(iter(_WRITTEN)), None)
    _WRITTEN[written] = expression
    return written


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols; sympy writes it."""
    from bondgraph.algebra.casadi.to_sympy import latex as through_sympy

    return through_sympy(expression, names)


def switches(expression: Scalar) -> set[Scalar]:
    """Where an expression is not smooth: the quantities whose change of sign tells, on which side it is."""
    found: set[Scalar] = set()
    for leaf in expression.leaves:
        for argument in getattr(leaf, "arguments", ()):
            found |= switches(argument)
    for node in ordered(expression.node) if not expression.node.smooth else ():
        if node.operation in SWITCHES:
            *first, last = (Scalar(x.pins[0]) for x in node.arguments)
            found.add(first[0] - last if first and node.operation != ca.OP_COPYSIGN else last)
    return found


def is_finite(expression: Scalar) -> bool:
    """Whether no part of it is infinite or undefined as it stands."""
    return expression.node.finite
