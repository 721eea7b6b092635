"""Formulas to be read: operations of others, written as one writes them by hand."""

from __future__ import annotations

from typing import NamedTuple


class Formula(NamedTuple):
    """An operation of others; `name` is that of a quantity where the operation is "name", `value` that of "const"."""

    operation: str
    arguments: tuple[Formula, ...] = ()
    name: str = ""
    value: float = 0.0

    @property
    def size(self) -> int:
        """How many operations it has."""
        return sum(a.size for a in self.arguments) + bool(self.arguments)


def mentioned(formula: Formula) -> set[str]:
    """The names in a formula."""
    return {formula.name} - {""} | {name for argument in formula.arguments for name in mentioned(argument)}


def tidied(formula: Formula) -> Formula:
    """A formula as one writes it: a - b for a + (-b), -(a b) for (-a) b, powers for products, no zeros and ones."""
    if formula.operation in ("mul", "div"):
        return _product(formula)
    if formula.operation in ("add", "sub"):
        return _sum(formula)
    if formula.operation == "neg":
        inner = formula.arguments[0]
        return opposite(inner) if negative(inner) else inner if _is(inner, 0.0) else formula
    return formula


def _product(formula: Formula) -> Formula:
    a, b = formula.arguments
    if _is(a, 0.0) or (formula.operation == "mul" and _is(b, 0.0)):
        return Formula("const", value=0.0)
    if negative(a) or negative(b):
        plain = Formula(formula.operation, (opposite(a) if negative(a) else a, opposite(b) if negative(b) else b))
        return tidied(Formula("neg", (tidied(plain),))) if negative(a) != negative(b) else tidied(plain)
    if _is(b, 1.0):
        return a
    if formula.operation == "div":
        return formula
    if _is(a, 1.0):
        return b
    for one, other in ((a, b), (b, a)):
        if one.operation == "div" and _is(one.arguments[0], 1.0):
            return Formula("div", (other, one.arguments[1]))
        if other.operation == "pow" and other.arguments[0] == one and _is_whole(other.arguments[1]):
            return Formula("pow", (one, Formula("const", value=other.arguments[1].value + 1)))
    return Formula("pow", (a, Formula("const", value=2.0))) if a == b else formula


def _sum(formula: Formula) -> Formula:
    a, b = formula.arguments
    if negative(b):
        return tidied(Formula({"add": "sub", "sub": "add"}[formula.operation], (a, opposite(b))))
    if _is(b, 0.0):
        return a
    if _is(a, 0.0):
        return b if formula.operation == "add" else tidied(Formula("neg", (b,)))
    if formula.operation == "add" and negative(a):
        return Formula("sub", (b, opposite(a)))
    return formula


def _is_whole(formula: Formula) -> bool:
    return formula.operation == "const" and formula.value >= 2 and formula.value == int(formula.value)


def negative(formula: Formula) -> bool:
    """Whether it is written with a minus before it."""
    return formula.operation == "neg" or (formula.operation == "const" and formula.value < 0)


def opposite(formula: Formula) -> Formula:
    """A negative one without its minus."""
    return formula.arguments[0] if formula.operation == "neg" else formula._replace(value=-formula.value)


def _is(formula: Formula, value: float) -> bool:
    return formula.operation == "const" and formula.value == value
