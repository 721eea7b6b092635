"""Functions sympy does not have: callables as laws, and odd powers of either sign."""

from __future__ import annotations

from typing import Any

import sympy as sp
from sympy.printing.precedence import PRECEDENCE

from bondgraph.algebra.function import Applied

Scalar = Any

RECIPROCAL_OF = {
    sp.cot: "tan", sp.sec: "cos", sp.csc: "sin", sp.coth: "tanh", sp.sech: "cosh", sp.csch: "sinh",
}  # fmt: skip
"""What sympy calls the reciprocals of functions; it makes them by itself: tan(x + pi/2) becomes -cot(x)."""


class Named(sp.Atom):
    """A callable of some element, as the first argument of a `Call`."""

    applied: Applied

    def __new__(cls, applied: Applied) -> Named:
        made = super().__new__(cls)
        made.applied = applied
        return made

    def _hashable_content(self) -> tuple[Any, ...]:
        return tuple(map(str, self.applied.identity))

    def _sympystr(self, printer: Any) -> str:
        return self.applied.name

    def _latex(self, printer: Any) -> str:
        label = rf"\mathrm{{{self.applied.label.replace('_', chr(92) + '_')}}}"
        path = self.applied.path
        if len(self.applied.letters) == 1:
            return label + ("^{" + r"\prime" * len(path) + "}" if path else "")
        return "".join(rf"\partial_{{{k + 1}}}" for k in path) + label


class Call(sp.Expr):
    """A callable's value: real, and differentiated as it declares."""

    is_commutative = True
    is_real = True
    precedence = PRECEDENCE["Atom"]

    def __new__(cls, named: Named, *arguments: Scalar) -> Call:
        made: Call = super().__new__(cls, named, *map(sp.sympify, arguments))
        return made

    @property
    def applied(self) -> Applied:
        found: Applied = self.args[0].applied
        return found

    def _eval_derivative(self, variable: Scalar) -> Scalar:
        terms = []
        for k, argument in enumerate(self.args[1:]):
            inner = argument.diff(variable)
            if inner != 0:
                terms.append(Call(Named(self.applied.derivative(k)), *self.args[1:]) * inner)
        return sp.Add(*terms)

    def _sympystr(self, printer: Any) -> str:
        return f"{printer._print(self.args[0])}({', '.join(map(printer._print, self.args[1:]))})"

    def _latex(self, printer: Any) -> str:
        inside = ", ".join(map(printer._print, self.args[1:]))
        return rf"{printer._print(self.args[0])}\left({inside}\right)"


class SignedPower(sp.Function):
    """sign(x) |x|**r: the odd power that has an inverse of its own kind.

    It changes branch where x is zero: there its slope is infinite, where r is less than one.
    """

    nargs = 2
    is_real = True
    precedence = PRECEDENCE["Mul"]

    @classmethod
    def eval(cls, x: Scalar, r: Scalar) -> Scalar | None:
        if r == 1:
            return x
        if r in (2, 2.0):  # as people write it: continuous, which a product with a sign does not show
            return x * sp.Abs(x)
        if x.is_number and x != 0:
            return sp.sign(x) * sp.Abs(x) ** r
        return None

    def fdiff(self, argindex: int = 1) -> Scalar:
        x, r = self.args
        if argindex != 1 or r.free_symbols:
            raise sp.ArgumentIndexError(self, argindex)
        return r * SignedPower(x, (r - 1) / 2) ** 2

    def _spelled(self, printer: Any) -> Scalar:
        x, r = self.args
        with sp.evaluate(False):
            return sp.Mul(sp.sign(x), sp.Pow(sp.Abs(x), r))

    def _sympystr(self, printer: Any) -> str:
        return str(printer._print(self._spelled(printer)))

    def _latex(self, printer: Any) -> str:
        return str(printer._print(self._spelled(printer)))


def apply(function: Applied, arguments: Any) -> Scalar:
    """A callable's value at some arguments."""
    return Call(Named(function), *arguments)
