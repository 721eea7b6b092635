"""The algebra's words in a table of the program's own operations: equations to run.

An operation on the same arguments is one entry, and numbers are put in; beyond that nothing is expanded or simplified.
The results are those of sympy; to read them, compile in sympy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bondgraph.algebra.function import Applied
from bondgraph.algebra.matrix import Matrix
from bondgraph.algebra.table import derivatives
from bondgraph.algebra.table.derivatives import diff as diff
from bondgraph.algebra.table.functions import call as call
from bondgraph.algebra.table.lowering import lower as lower
from bondgraph.algebra.table.nodes import CONSTANT, SIGNS, SWITCHES, ordered
from bondgraph.algebra.table.samples import samples, vanishes
from bondgraph.algebra.table.scalar import ONE, ZERO, Scalar, called, div, sub
from bondgraph.algebra.table.scalar import number as number
from bondgraph.algebra.table.scalar import symbol as symbol
from bondgraph.algebra.table.substitution import replaced
from bondgraph.algebra.table.to_text import spell as spell
from bondgraph.algebra.text.parse import build as read
from bondgraph.algebra.text.parse import canonical
from bondgraph.algebra.text.vocabulary import CONSTANTS, FUNCTIONS

RATE = "'"
assert set(call) >= set(FUNCTIONS) | CONSTANTS


def rate(variable: Scalar) -> Scalar:
    """The symbol for the time derivative of a variable."""
    return symbol(variable.value + RATE)


def name(variable: Scalar) -> str:
    """The name of a symbol."""
    return str(variable.value)


def apply(function: Applied, arguments: Any) -> Scalar:
    """A callable's value at some arguments."""
    return called(function, arguments)


def column(entries: Iterable[Scalar]) -> Matrix:
    """A matrix of one column."""
    return matrix([[x] for x in entries], columns=1)


def matrix(rows: Sequence[Sequence[Any]], columns: int = 0) -> Matrix:
    """The matrix with these rows."""
    made = [[x if type(x) is Scalar else number(x) for x in row] for row in rows]
    return Matrix(made, (len(made), len(made[0]) if made else columns), ZERO)


def zeros(rows: int, columns: int) -> Matrix:
    """The zero matrix."""
    return Matrix([[ZERO] * columns for _ in range(rows)], (rows, columns), ZERO)


def eye(size: int) -> Matrix:
    """The unit matrix."""
    return matrix([[ONE if i == j else ZERO for j in range(size)] for i in range(size)])


def skew(vector: Matrix) -> Matrix:
    """The matrix of the cross product: `skew(a) @ b` is a x b."""
    x, y, z = vector
    return matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def jacobian(expressions: Iterable[Scalar], variables: Iterable[Scalar]) -> Matrix:
    """The partial derivatives, a row for each expression."""
    variables = list(variables)
    rows = [[diff(e, v) for v in variables] for e in expressions]
    return Matrix(rows, (len(rows), len(variables)), ZERO)


def along(matrix: Matrix, rates: Mapping[Scalar, Scalar]) -> Matrix:
    """The rate of a matrix whose symbols change at given rates."""
    found = iter(derivatives.along(matrix.entries, rates))
    return Matrix([[next(found) for _ in row] for row in matrix.rows], matrix.shape, ZERO)


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    slope = diff(expression, variable)
    if expression.is_smooth and slope is not ZERO and variable not in derivatives.free(slope):
        offset = substitute(expression, {variable: ZERO})
        if offset.is_finite and slope.is_finite:
            return div(sub(value, offset), slope)
    from bondgraph.algebra.table.to_sympy import invert as through_sympy

    return through_sympy(expression, variable, value)


def free(expression: Any) -> set[Scalar]:
    """The symbols in a scalar or a matrix."""
    if isinstance(expression, Matrix):
        return set[Scalar]().union(*map(derivatives.free, {*expression.entries}))
    return set(derivatives.free(expression))


def substitute(expression: Any, values: Mapping[Scalar, Any]) -> Any:
    """The scalar or matrix with symbols replaced, all at once."""
    given = {s: x if type(x) is Scalar else number(x) for s, x in values.items()}
    if not isinstance(expression, Matrix):
        return replaced(expression, given)
    memo: dict[Scalar, Scalar] = {}
    return Matrix([[replaced(x, given, memo) for x in row] for row in expression.rows], expression.shape, ZERO)


def is_zero(expression: Scalar) -> bool:
    """Whether a scalar is zero; sums whose terms cancel are found out by numbers, since they are left as they are."""
    return vanishes(expression)


def is_one(expression: Scalar) -> bool:
    """Whether a scalar is the number 1."""
    return expression is ONE


def is_number(expression: Scalar) -> bool:
    """Whether a scalar holds no symbol."""
    return expression.operation == CONSTANT


def is_finite(expression: Scalar) -> bool:
    """Whether no part of it is infinite or undefined as it stands."""
    return expression.is_finite


def size(expression: Scalar) -> int:
    """The count of operations, shared ones counted once."""
    if expression.size is None:
        expression.size = sum(bool(part.arguments) for part in ordered(expression))
    return expression.size


def operations(expressions: Iterable[Scalar]) -> int:
    """The count of operations, each once."""
    seen: dict[Scalar, None] = {}
    for each in expressions:
        seen.update(dict.fromkeys(ordered(each, seen)))
    return sum(bool(part.arguments) for part in seen)


def alike(expression: Scalar) -> Any:
    """Something that expressions of one value have in common, as far as rounding allows."""
    values = tuple(f"{value:.9e}" for value in samples(expression))
    return values if "nan" not in values else expression


joins_terms = False


def tidy(expression: Scalar) -> Scalar:
    """Zero where all terms cancel, else the same expression: what is written here is not read."""
    return ZERO if vanishes(expression) else expression


def clear(expression: Scalar) -> Scalar:
    """The same expression."""
    return expression


def switches(expression: Scalar) -> set[Scalar]:
    """Where an expression is not smooth: the quantities whose change of sign tells, on which side it is."""
    if expression.is_smooth:
        return set()
    parts = (part for part in ordered(expression) if part.operation in SWITCHES)
    return {part.arguments[0] if part.operation in SIGNS else sub(*part.arguments) for part in parts}


def build(formula: str, named: Callable[[str], Scalar]) -> Scalar:
    """The scalar of a canonical formula, with `named` giving its symbols; what was written here is not read again."""
    known = _WRITTEN.get(formula)
    if known is None:
        return read(formula, named, number, call)
    return substitute(known, {s: named(s.value) for s in sorted(free(known), key=name)})


_WRITTEN: dict[str, Scalar] = {}
"""The formulas written last."""
_KEPT = 4096


def text(expression: Scalar) -> str:
    """The scalar as a formula that `bondgraph.algebra.expressions` reads."""
    written = canonical(spell(expression))
    while len(_WRITTEN) >= _KEPT:
        _WRITTEN.pop(next(iter(_WRITTEN)), None)
    _WRITTEN[written] = expression
    return written


def latex(expression: Any, names: Mapping[Scalar, str]) -> str:
    """The expression as LaTeX, with given names for its symbols; sympy writes it."""
    from bondgraph.algebra.table.to_sympy import latex as through_sympy

    return through_sympy(expression, names)
