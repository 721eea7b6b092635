"""Inverses in closed form: operations are peeled off until the variable stands alone."""

from __future__ import annotations

from typing import Any

import sympy as sp

from bondgraph.algebra.sympy.functions import SignedPower

Scalar = Any

# Functions onto whose whole inverse's domain the law reaches: outside it the inverse is undefined by itself. atan, asin
# and sqrt are not here, since tan, sin and squares go on where those have no solution.
_INVERSE_OF = {sp.exp: sp.log, sp.log: sp.exp, sp.sinh: sp.asinh, sp.tanh: sp.atanh, sp.asinh: sp.sinh}


def invert(expression: Scalar, variable: Scalar, value: Scalar) -> Scalar | None:
    """The one x at which an expression in `variable` has a value; None where no exact inverse is found."""
    while expression != variable:
        peeled = _affine(expression, variable, value) or _peel(expression, variable, value)
        if peeled is None:
            return None
        expression, value = peeled
    return value


def _affine(expression: Scalar, variable: Scalar, value: Scalar) -> tuple[Scalar, Scalar] | None:
    """Both sides freed of what is added to the variable and multiplied by it, if nothing else is done to it."""
    if not (expression.is_Add or expression.is_Mul):
        return None
    derivative = expression.diff(variable)
    if derivative == 0 or variable in derivative.free_symbols:
        return None
    return variable, (value - expression.xreplace({variable: sp.Integer(0)})) / derivative


def _peel(expression: Scalar, variable: Scalar, value: Scalar) -> tuple[Scalar, Scalar] | None:
    if variable not in expression.free_symbols:
        return None
    inside = [part for part in expression.args if variable in part.free_symbols]
    outside = [part for part in expression.args if variable not in part.free_symbols]
    if expression.is_Add:
        return (inside[0], value - sp.Add(*outside)) if len(inside) == 1 else None
    if expression.is_Mul:
        value = value / sp.Mul(*outside)
        return (inside[0], value) if len(inside) == 1 else _powers(inside, value)
    if expression.is_Pow:
        return _power(expression.base, expression.exp, variable, value)
    if isinstance(expression, SignedPower):
        base, exponent = expression.args
        return base, SignedPower(value, 1 / exponent)
    if expression.func in _INVERSE_OF:
        return expression.args[0], _INVERSE_OF[expression.func](value)
    return None


def _power(base: Scalar, exponent: Scalar, variable: Scalar, value: Scalar) -> tuple[Scalar, Scalar] | None:
    """Odd powers, and powers of a positive number."""
    if variable not in exponent.free_symbols:
        if exponent == -1:
            return base, 1 / value
        return (base, SignedPower(value, 1 / exponent)) if exponent.is_Integer and exponent.is_odd else None
    if base.is_number and base.is_positive and base != 1:
        return exponent, sp.log(value) / sp.log(base)
    return None


def _powers(factors: list[Scalar], value: Scalar) -> tuple[Scalar, Scalar] | None:
    """Products such as x |x| and x**2 sign(x): one odd power, which increases."""
    total, odd, bases = sp.Integer(0), 0, set()
    for factor in factors:
        base, exponent = factor.as_base_exp()
        if not (exponent.is_Rational or (exponent.is_Float and isinstance(base, sp.Abs))):
            return None
        total += 0 if isinstance(base, sp.sign) else exponent
        odd += 0 if isinstance(base, sp.Abs) else exponent
        bases.add(base.args[0] if isinstance(base, sp.sign | sp.Abs) else base)
    if len(bases) > 1 or total <= 0 or odd % 2 != 1:
        return None
    return bases.pop(), SignedPower(value, 1 / total)
