"""sympy expressions as lines of a program."""

from __future__ import annotations

from functools import reduce
from typing import Any

import sympy as sp

from bondgraph.algebra.sympy.compound_conditions import of_comparisons
from bondgraph.algebra.sympy.functions import RECIPROCAL_OF, Call, SignedPower
from bondgraph.program.program import Builder

Scalar = Any

_FUNCTION_OF = {
    sp.sin: "sin", sp.cos: "cos", sp.tan: "tan", sp.asin: "asin", sp.acos: "acos", sp.atan: "atan", sp.atan2: "atan2",
    sp.sinh: "sinh", sp.cosh: "cosh", sp.tanh: "tanh", sp.asinh: "asinh", sp.atanh: "atanh",
    sp.exp: "exp", sp.log: "log", sp.Abs: "abs", sp.sign: "sign",
    sp.Min: "min", sp.Max: "max",
}  # fmt: skip

HUGE = 1e100
"""Beyond, and below its reciprocal, a number may leave floats where its product with an exponential does not."""


def lower(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    """The slot of an expression's value in a program under construction.

    Raises:
        KeyError: for a symbol that `memo` does not hold: an undefined value, which never leaves the compiler.
        DerivativeError: for a derivative of a callable that was not declared.
    """
    if expression in memo:
        return memo[expression]
    slot = _lower(expression, builder, memo)
    memo[expression] = slot
    return slot


def _lower(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    if expression.is_Symbol:
        raise KeyError(expression.name)
    if expression.is_number and not expression.args:
        if expression in (sp.zoo, sp.nan):  # a branch in which something is divided by zero
            return builder.emit("div", builder.number(1.0), builder.number(0.0))
        return builder.number(float(expression))
    if expression.is_Add:
        return _sum(expression, builder, memo)
    if expression.is_Mul:
        return _product(expression, builder, memo)
    if expression.is_Pow:
        return _power(expression, builder, memo)
    if expression.is_Piecewise:
        return _select(expression, builder, memo)
    if isinstance(expression, Call):
        expression.applied.check_declared()
        return builder.call(expression.applied, [lower(argument, builder, memo) for argument in expression.args[1:]])
    if isinstance(expression, SignedPower):
        return _signed_power(expression, builder, memo)
    if expression.func in _FUNCTION_OF:
        slots = [lower(argument, builder, memo) for argument in expression.args]
        operation = _FUNCTION_OF[expression.func]
        if operation in ("min", "max"):
            return reduce(lambda a, b: builder.emit(operation, a, b), slots)
        return builder.emit(operation, *slots)
    if expression.func in RECIPROCAL_OF:
        below = builder.emit(RECIPROCAL_OF[expression.func], lower(expression.args[0], builder, memo))
        return builder.emit("div", builder.number(1.0), below)
    if isinstance(expression, sp.re):  # all values are real, though sympy may not know: abs(exp(x**y)) is exp(re(x**y))
        return lower(expression.args[0], builder, memo)
    if expression.is_number:
        return builder.number(float(expression))
    raise KeyError(str(expression.func))


def _select(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    """The branches from the last to the first."""
    *branches, (slot_of, _) = expression.args
    slot = lower(slot_of, builder, memo)
    for branch, condition in reversed(branches):
        slot = _chosen(condition, lower(branch, builder, memo), slot, builder, memo)
    return slot


def _chosen(condition: Any, yes: int, no: int, builder: Builder, memo: dict[Scalar, int]) -> int:
    """One of two slots."""
    if condition in (sp.true, sp.false):
        return yes if condition == sp.true else no
    if compound := of_comparisons(condition):
        first, *rest = compound
        where_first, elsewhere = (_chosen(each, yes, no, builder, memo) for each in rest)
        return _chosen(first, where_first, elsewhere, builder, memo)
    left, right = (lower(side, builder, memo) for side in (condition.lts, condition.gts))
    holds = builder.emit("lt" if isinstance(condition, sp.Lt | sp.Gt) else "le", left, right)
    return builder.emit("select", holds, yes, no)


def _sum(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    """Terms with a negative coefficient are subtracted."""
    plus, minus = [], []
    for term in expression.args:
        coefficient, _ = term.as_coeff_Mul()
        if coefficient.is_negative:
            minus.append(lower(-term, builder, memo))
        else:
            plus.append(lower(term, builder, memo))
    total = reduce(lambda a, b: builder.emit("add", a, b), plus) if plus else builder.emit("neg", minus.pop(0))
    return reduce(lambda a, b: builder.emit("sub", a, b), minus, total)


def _product(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    """Factors with a negative exponent are divided by, all at once."""
    expression = _within_floats(expression)
    if not expression.is_Mul:
        return lower(expression, builder, memo)
    above: list[int] = []
    below: list[int] = []
    sign = 1
    for factor in expression.args:
        if factor == -1:
            sign = -sign
        elif factor.is_Pow and factor.exp.is_number and factor.exp.is_negative:
            below.append(lower(1 / factor, builder, memo))
        elif factor.is_Rational and factor.q != 1:
            above += [] if factor.p == 1 else [builder.number(float(factor.p))]
            below.append(builder.number(float(factor.q)))
        else:
            above.append(lower(factor, builder, memo))
    top = reduce(lambda a, b: builder.emit("mul", a, b), above) if above else builder.number(1.0)
    if below:
        top = builder.emit("div", top, reduce(lambda a, b: builder.emit("mul", a, b), below))
    return builder.emit("neg", top) if sign < 0 else top


def _within_floats(product: Scalar) -> Scalar:
    """The product with a huge or tiny number back in its exponential: sympy writes exp(a + x) as exp(a) exp(x)."""
    number, rest = product.as_coeff_Mul()
    if not is_out_of_floats(number):
        return product
    for factor in sp.Mul.make_args(rest):
        if isinstance(factor, sp.exp):
            whole = sp.exp(factor.args[0] + sp.log(abs(number)), evaluate=False)
            others = (each for each in (sp.sign(number), rest / factor) if each != 1)
            return sp.Mul(*others, whole, evaluate=False)
    return product


def is_out_of_floats(number: Scalar) -> bool:
    """Whether a number is so huge or tiny that it may leave floats where a product with it does not."""
    return bool(number.is_Float and number != 0 and not 1 / HUGE < abs(number) < HUGE)


def _signed_power(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    base, exponent = expression.args
    slot = lower(base, builder, memo)
    size = builder.emit("abs", slot)
    if exponent == sp.Rational(1, 2):
        return builder.emit("mul", builder.emit("sign", slot), builder.emit("sqrt", size))
    return builder.emit("mul", builder.emit("sign", slot), builder.emit("pow", size, lower(exponent, builder, memo)))


def _power(expression: Scalar, builder: Builder, memo: dict[Scalar, int]) -> int:
    base, exponent = expression.args
    if exponent == sp.Rational(1, 2):
        return builder.emit("sqrt", lower(base, builder, memo))
    if exponent.is_number and exponent.is_negative:
        return builder.emit("div", builder.number(1.0), lower(base**-exponent, builder, memo))
    if exponent.is_Integer and exponent <= 4:
        slot = lower(base, builder, memo)
        square = builder.emit("mul", slot, slot)
        return {2: square, 3: builder.emit("mul", square, slot)}.get(int(exponent)) or builder.emit(
            "mul", square, square
        )
    return builder.emit("pow", lower(base, builder, memo), lower(exponent, builder, memo))
