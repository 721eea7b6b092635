"""The parameters of a submodel as its body has them: names, from which Python's operators make formulas."""

from __future__ import annotations

from typing import Any, NoReturn

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError


class Parameter:
    """A parameter in the body of a submodel, or a formula of such.

    It can be given to elements, and added, multiplied and raised to powers: what comes of it is a formula, so that a
    value given to the instance later reaches everything made of it. As a whole number, for `range` and sizes, it may be
    taken where it has one; then it shapes the submodel, and keeps that number. `behind` is what was given for it,
    `called` its name in messages.

    >>> K = Parameter("K", 3)
    >>> print(2 * K + 1, f"{K}*f", list(range(K)))
    (2 * K + 1) K*f [0, 1, 2]
    """

    def __init__(self, formula: str, number: Any = None, behind: Any = None, called: str = "") -> None:
        self.as_formula, self.number, self.behind, self.called = formula, number, behind, called or formula
        self.taken = False

    def __str__(self) -> str:
        return self.as_formula if self.as_formula.isidentifier() else f"({self.as_formula})"

    __repr__ = __str__

    def __index__(self) -> int:
        if isinstance(self.behind, Parameter):
            return self.behind.__index__()
        if not isinstance(self.number, int) or isinstance(self.number, bool):
            raise _refused(
                self, "is taken for a whole number, and is none", f"give one to the instance, {self.called}=3"
            )
        self.taken = True
        return self.number

    def _number(self, *_: Any) -> NoReturn:
        name = self.called
        raise _refused(
            self,
            "is a parameter: its number is known when the equations are run, not while the submodel is made",
            f'write formulas, such as 2*{name} or f"sqrt({{{name}}})"; declare what shapes the submodel by its type, '
            f"{name}: int, {name}: str or {name}: bool",
        )

    __float__ = __int__ = __bool__ = __lt__ = __le__ = __gt__ = __ge__ = __complex__ = _number

    def __eq__(self, other: object) -> bool:
        return True if self is other else self._number()

    def __ne__(self, other: object) -> bool:
        return False if self is other else self._number()

    def __hash__(self) -> int:
        return hash(self.as_formula)

    def __neg__(self) -> Parameter:
        return Parameter(expressions.text(f"-{self}"))

    def __pos__(self) -> Parameter:
        return self

    def _with(self, sign: str, other: Any, reverse: bool = False) -> Parameter:
        if hasattr(other, "tolist") and getattr(other, "shape", ()) != ():
            return NotImplemented  # each entry of an array by itself
        a, b = f"{self}", f"({expressions.text(other)})"
        return Parameter(expressions.text(f"{b} {sign} {a}" if reverse else f"{a} {sign} {b}"))

    def __add__(self, other: Any) -> Parameter:
        return self._with("+", other)

    def __radd__(self, other: Any) -> Parameter:
        return self._with("+", other, True)

    def __sub__(self, other: Any) -> Parameter:
        return self._with("-", other)

    def __rsub__(self, other: Any) -> Parameter:
        return self._with("-", other, True)

    def __mul__(self, other: Any) -> Parameter:
        return self._with("*", other)

    def __rmul__(self, other: Any) -> Parameter:
        return self._with("*", other, True)

    def __truediv__(self, other: Any) -> Parameter:
        return self._with("/", other)

    def __rtruediv__(self, other: Any) -> Parameter:
        return self._with("/", other, True)

    def __pow__(self, other: Any) -> Parameter:
        return self._with("**", other)

    def __rpow__(self, other: Any) -> Parameter:
        return self._with("**", other, True)


def _refused(parameter: Parameter, law: str, remedy: str) -> StructureError:
    name = parameter.called
    return StructureError(f"'{name}'", f"this {law}", parties=(name,), remedy=remedy)
