"""sympy expressions as the text that `bondgraph.algebra.expressions` reads."""

from __future__ import annotations

from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef
from sympy.printing.str import StrPrinter

from bondgraph.algebra.sympy.compound_conditions import of_comparisons
from bondgraph.algebra.sympy.functions import RECIPROCAL_OF
from bondgraph.algebra.text.parse import canonical, written
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import ExpressionError


class Spelling(StrPrinter):
    """sympy's own way of writing, in the words formulas may hold."""

    def _print_Abs(self, expr: Any) -> str:
        return f"abs({self._print(expr.args[0])})"

    def _print_re(self, expr: Any) -> str:
        return f"({self._print(expr.args[0])})"

    def _reciprocal(self, expr: Any) -> str:
        return f"(1/{RECIPROCAL_OF[expr.func]}({self._print(expr.args[0])}))"

    _print_cot = _print_sec = _print_csc = _print_coth = _print_sech = _print_csch = _reciprocal

    def _print_NumberSymbol(self, expr: Any) -> str:
        return "pi" if expr is sp.pi else repr(float(expr))

    _print_Exp1 = _print_GoldenRatio = _print_EulerGamma = _print_Catalan = _print_NumberSymbol

    def _nested(self, word: str, parts: Any) -> str:
        first, *rest = parts
        return f"{word}({self._print(first)}, {self._nested(word, rest)})" if rest else str(self._print(first))

    def _print_Max(self, expr: Any) -> str:
        return self._nested("max", sp.ordered(expr.args))

    def _print_Min(self, expr: Any) -> str:
        return self._nested("min", sp.ordered(expr.args))

    def _print_Piecewise(self, expr: Any) -> str:
        (branch, condition), *rest = expr.args
        if condition == sp.true:
            return str(self._print(branch))
        if rest and (compound := of_comparisons(condition)):
            first, *both = compound
            yes, no = (sp.Piecewise((branch, each), *rest) for each in both)
            return str(self._print(sp.Piecewise((yes, first), (no, True), evaluate=False)))
        if not rest or not isinstance(condition, sp.Lt | sp.Le | sp.Gt | sp.Ge):
            law = "a branch needs one comparison"
            raise ExpressionError(str(condition), law, remedy="write where(x < y, a, b)")
        compared = " ".join(map(str, (self._print(condition.lhs), condition.rel_op, self._print(condition.rhs))))
        return f"where({compared}, {self._print(branch)}, {self._print(sp.Piecewise(*rest))})"


def spell(expression: Any) -> str:
    """An expression as text to read."""
    return str(Spelling({"full_prec": False}).doprint(signs_in_front(expression)))


def signs_in_front(expression: Any) -> Any:
    """The same value without sums of negative terms alone as factors or in denominators: (-a)/(-1 - b) is a/(1 + b)."""
    if not expression.args:
        return expression
    if not expression.is_Mul and not expression.is_Pow:
        arguments = tuple(map(signs_in_front, expression.args))
        return expression if expression.args == arguments else expression.func(*arguments)
    sign, factors, turned = 1, [], False
    for factor in expression.args if expression.is_Mul else [expression]:
        base, exponent = map(signs_in_front, factor.as_base_exp())
        if exponent.is_Integer and _negative_terms(base) == len(sp.Add.make_args(base)):
            turned |= base.is_Add
            sign, base = -sign if exponent % 2 else sign, -base
        factors.append(base**exponent)
    for place, factor in enumerate(factors):
        if turned and sign < 0 and factor.is_Add and 2 * _negative_terms(factor) >= len(factor.args):
            sign, factors[place] = 1, -factor
    return sp.Mul(sign, *factors)


def _negative_terms(total: Any) -> int:
    return sum(bool(term.as_coeff_Mul()[0].is_negative) for term in sp.Add.make_args(total))


def text(value: Any) -> str:
    """The canonical formula of a sympy expression.

    Raises:
        ExpressionError: for what is no formula.
    """
    return written(float(value)) if getattr(value, "is_Float", False) else canonical(formula(value))


def formula(value: Any) -> str:
    """A sympy expression as a formula: `theta(t)` is theta, numbers keep every digit.

    Raises:
        ExpressionError: for what is not a real and finite quantity, or an unknown function of something else than t.
    """
    expression = sp.sympify(value)
    if not isinstance(expression, sp.Expr) or expression.has(sp.I, sp.zoo, sp.oo, -sp.oo, sp.nan):
        raise ExpressionError(str(value)[:80], "this is not a real and finite quantity", remedy="correct it")
    applied = {}
    for function in expression.atoms(AppliedUndef):
        if [str(argument) for argument in function.args] != [TIME]:
            raise ExpressionError(str(function), "an unknown function of something else than t", remedy="write it out")
        applied[function] = sp.Symbol(function.func.__name__)
    return str(Spelling({"full_prec": True}).doprint(expression.xreplace(applied)))
