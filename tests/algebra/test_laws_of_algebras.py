"""Laws of every algebra on random expressions: values, derivatives, substitution and writing, beside plain numbers."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bondgraph.algebra import casadi, expressions, sympy, table
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.pickling import Picklable
from bondgraph.errors import ExpressionError
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

ALGEBRAS = {"sympy": sympy, "casadi": casadi, "table": table}
NAMES = ("a", "b", "c")
POINTS = ((0.7, 1.2, 0.45), (1.9, 0.31, -0.82), (-1.3, 0.9, 2.1))
MARGIN = 1e-4
"""Nearer to a change of branch, or to a division by zero, nothing is compared."""
LARGEST = 1e6
each = pytest.mark.parametrize("xp", ALGEBRAS.values(), ids=list(ALGEBRAS))
few = settings(max_examples=12, derandomize=True)
many = settings(max_examples=100, derandomize=True)


@dataclass(frozen=True)
class Dual:
    """A number with its rate: derivatives found without any algebra."""

    value: float
    rate: float = 0.0

    def of(self, value: float, slope: float) -> Dual:
        return Dual(value, slope * self.rate)


def clear_of(x: float) -> float:
    if abs(x) < MARGIN:
        raise ZeroDivisionError
    return x


def quotient(x: Dual, y: Dual) -> Dual:
    below = clear_of(y.value)
    return Dual(x.value / below, (x.rate * below - x.value * y.rate) / below**2)


def angle(y: Dual, x: Dual) -> Dual:
    square = clear_of(x.value**2 + y.value**2)
    clear_of(y.value)
    return Dual(math.atan2(y.value, x.value), (y.rate * x.value - y.value * x.rate) / square)


def lesser(x: Dual, y: Dual) -> Dual:
    return x if clear_of(x.value - y.value) < 0 else y


def steep(x: Dual) -> Dual:
    cosine = clear_of(math.cos(x.value))
    return x.of(math.tan(x.value), 1 / cosine**2)


TWO: dict[str, Callable[[Dual, Dual], Dual]] = {
    "+": lambda x, y: Dual(x.value + y.value, x.rate + y.rate),
    "-": lambda x, y: Dual(x.value - y.value, x.rate - y.rate),
    "*": lambda x, y: Dual(x.value * y.value, x.rate * y.value + x.value * y.rate),
    "/": quotient,
    "atan2": angle,
    "min": lesser,
    "max": lambda x, y: y if lesser(x, y) is x else x,
}
ONE: dict[str, Callable[[Dual], Dual]] = {
    "sin": lambda x: x.of(math.sin(x.value), math.cos(x.value)),
    "cos": lambda x: x.of(math.cos(x.value), -math.sin(x.value)),
    "tan": steep,
    "atan": lambda x: x.of(math.atan(x.value), 1 / (1 + x.value**2)),
    "sinh": lambda x: x.of(math.sinh(x.value), math.cosh(x.value)),
    "cosh": lambda x: x.of(math.cosh(x.value), math.sinh(x.value)),
    "tanh": lambda x: x.of(math.tanh(x.value), 1 / math.cosh(x.value) ** 2),
    "exp": lambda x: x.of(math.exp(x.value), math.exp(x.value)),
    "abs": lambda x: x.of(abs(x.value), math.copysign(1, clear_of(x.value))),
    "sign": lambda x: x.of(math.copysign(1, clear_of(x.value)), 0.0),
    "-": lambda x: x.of(-x.value, -1.0),
    "root": lambda x: x.of(math.sqrt(x.value**2 + 2), x.value / math.sqrt(x.value**2 + 2)),
    "arc": lambda x: x.of(math.asin(math.tanh(x.value)), 1 / math.cosh(x.value)),
    "logarithm": lambda x: x.of(math.log(x.value**2 + 2), 2 * x.value / (x.value**2 + 2)),
    "power": lambda x: x.of((x.value**2 + 1) ** 1.3, 2.6 * x.value * (x.value**2 + 1) ** 0.3),
}
WRITTEN = {
    "root": "sqrt(({0})**2 + 2)", "logarithm": "log(({0})**2 + 2)", "power": "(({0})**2 + 1)**1.3",
    "arc": "asin(tanh({0}))", "-": "-({0})",
}  # fmt: skip
Tree = Any
"""A name, a number, or an operation with its arguments; "**" has its exponent, "where" two values to be compared."""
inner_trees = st.sampled_from(NAMES) | st.sampled_from((-2, -1, 0, 1, 2, 3, 0.5, 0.1, 1.7))
smooth = st.recursive(
    inner_trees,
    lambda inner: (
        st.tuples(st.sampled_from("+-*/"), inner, inner)
        | st.tuples(st.sampled_from(("sin", "exp", "tanh", "root", "power")), inner)
    ),
    max_leaves=5,
)
trees = st.recursive(
    inner_trees,
    lambda inner: (
        st.tuples(st.sampled_from(sorted(TWO)), inner, inner)
        | st.tuples(st.sampled_from(sorted(ONE)), inner)
        | st.tuples(st.just("**"), inner, st.integers(-2, 5))
        | st.tuples(st.just("where"), smooth, smooth, inner, inner)
    ),
    max_leaves=10,
)
directions = st.integers(0, 2)


def text(tree: Tree) -> str:
    if not isinstance(tree, tuple):
        return f"({tree})"
    word, *parts = tree
    if word == "**":
        return f"({text(parts[0])})**({parts[1]})"
    inside = [text(part) for part in parts]
    if word == "where":
        return "where({} < {}, {}, {})".format(*inside)
    if len(parts) == 2 and word in "+-*/":
        return f"({inside[0]} {word} {inside[1]})"
    return WRITTEN[word].format(*inside) if word in WRITTEN else f"{word}({', '.join(inside)})"


def plain(tree: Tree, at: dict[str, Dual]) -> Dual:
    """The value and the rate.

    Raises:
        ArithmeticError: where there is none, or it is too near to where there is another.
    """
    if not isinstance(tree, tuple):
        return at[tree] if isinstance(tree, str) else Dual(float(tree))
    word, *parts = tree
    if word == "**":
        base, n = plain(parts[0], at), parts[1]
        clear_of(base.value if n < 2 else 1.0)
        found = base.of(base.value**n, n * base.value ** (n - 1))
    else:
        values = [plain(part, at) for part in parts]
        if word == "where":
            found = values[2] if lesser(values[0], values[1]) is values[0] else values[3]
        else:
            found = (TWO if len(values) == 2 else ONE)[word](*values)
    if not abs(found.value) + abs(found.rate) < LARGEST:
        raise OverflowError
    return found


def known(tree: Tree, direction: int) -> dict[tuple[float, ...], Dual]:
    """The value and the rate at those points where they are plain."""
    found = {}
    for point in POINTS:
        at = {name: Dual(x, float(k == direction)) for k, (name, x) in enumerate(zip(NAMES, point, strict=True))}
        try:
            found[point] = plain(tree, at)
        except ArithmeticError:
            continue
    assume(found)
    return found


def built(xp: Any, tree: Tree) -> Any:
    try:
        return xp.build(expressions.text(text(tree)), xp.symbol)
    except ExpressionError:  # a division by zero, or a number that is too large
        assume(False)


def compiled(xp: Any, *given: Any) -> Callable[[tuple[float, ...]], list[float]]:
    builder = Builder(NAMES)
    memo = {xp.symbol(name): slot for slot, name in enumerate(NAMES)}
    slots = {str(k): xp.lower(x, builder, memo) for k, x in enumerate(given)}
    evaluate = instant(builder.finish(slots))
    return lambda point: [float(x) for x in evaluate(point)]


def near(value: float) -> Any:
    return pytest.approx(value, rel=1e-7, abs=1e-7)


def check_values_and_derivatives(xp: Any, tree: Tree, direction: int) -> None:
    points, expression = known(tree, direction), built(xp, tree)
    symbol = xp.symbol(NAMES[direction])
    assert xp.free(expression) <= set(map(xp.symbol, NAMES))
    moved = xp.along(xp.column([expression]), {symbol: xp.number(1)})[0]
    row = xp.jacobian([expression], [symbol])
    values = compiled(xp, expression, xp.diff(expression, symbol), moved, row[0, 0])
    for point, expected in points.items():
        assert values(point) == [near(expected.value), *[near(expected.rate)] * 3]


@each
@few
@given(tree=trees, direction=directions)
def test_values_and_derivatives_are_those_of_numbers(xp: Any, tree: Tree, direction: int) -> None:
    check_values_and_derivatives(xp, tree, direction)


@pytest.mark.slow
@each
@many
@given(tree=trees, direction=directions)
def test_more_values_and_derivatives(xp: Any, tree: Tree, direction: int) -> None:
    check_values_and_derivatives(xp, tree, direction)


def check_the_rest(xp: Any, tree: Tree, other: Tree, direction: int) -> None:
    inside, defined = built(xp, other), known(other, direction)
    points = {point: value for point, value in known(tree, direction).items() if point in defined}
    expression = built(xp, tree)
    symbol = xp.symbol(NAMES[direction])
    assert xp.is_zero(expression - expression)
    assert pickle.loads(pickle.dumps(Noun(expression))) == Noun(expression)
    read = xp.build(xp.text(expression), xp.symbol) if xp.is_finite(expression) else expression
    replaced = xp.substitute(expression, {symbol: inside})
    values, after = compiled(xp, read, xp.tidy(expression), inside), compiled(xp, replaced)
    for point, expected in points.items():
        again, tidied, new = values(point)
        assert (again, tidied) == (near(expected.value), near(expected.value))
        at = {name: Dual(new if k == direction else x) for k, (name, x) in enumerate(zip(NAMES, point, strict=True))}
        try:
            substituted = plain(tree, at).value
        except (ArithmeticError, ValueError):
            continue
        assert after(point) == [near(substituted)]


@dataclass(frozen=True, eq=False)
class Noun(Picklable):
    of: Any


@each
@few
@given(tree=trees, other=smooth, direction=directions)
def test_read_replaced_and_kept_it_is_the_same(xp: Any, tree: Tree, other: Tree, direction: int) -> None:
    check_the_rest(xp, tree, other, direction)


@pytest.mark.slow
@each
@many
@given(tree=trees, other=smooth, direction=directions)
def test_more_read_replaced_and_kept(xp: Any, tree: Tree, other: Tree, direction: int) -> None:
    check_the_rest(xp, tree, other, direction)


INVERTIBLE = ("3*a - b", "b*a/(c**2 + 1) + 2", "exp(a) + c", "a**3", "sinh(b*a)", "-a", "tanh(a)/3", "1/a")


@each
@pytest.mark.parametrize("formula", INVERTIBLE)
def test_an_inverse_takes_a_law_back(xp: Any, formula: str) -> None:
    a, b, c = map(xp.symbol, NAMES)
    law = xp.build(expressions.text(formula), xp.symbol)
    found = xp.invert(law, a, law)
    assert found is not None
    for point in POINTS:
        assert compiled(xp, found)(point) == [near(point[0])]
    assert xp.invert(a * a, a, b) is None and xp.invert(a * c + xp.call["sin"](a), a, b) is None


@each
def test_formulas_of_an_algebra_are_their_texts(xp: Any) -> None:
    a, b, _ = map(xp.symbol, NAMES)
    formula = Formula(xp, a * b + 1)
    assert formula == Formula(xp, a * b + 1) and formula.names == {"a", "b"}
    assert xp.is_one(xp.number(1)) and xp.is_number(xp.number(2.5)) and not xp.is_number(a)
    assert xp.name(xp.rate(a)) == "a'" and xp.size(a) == 0 < xp.size(a * b + 1) <= xp.operations([a * b + 1, a * b])
    assert xp.alike(a * b - b * a + b) == xp.alike(b) and xp.alike(a) != xp.alike(b)
    assert xp.clear(a * b / b) == a and not xp.is_finite(a / xp.number(0) if xp is table else a + math.inf)
