"""What holds expressions comes out of a pickle, and of a copy, as it went in."""

from __future__ import annotations

import copy
import math
import pickle
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra.casadi import pickling as of_casadi
from bondgraph.algebra.casadi.package import ca
from bondgraph.algebra.casadi.scalar import Scalar
from bondgraph.algebra.formula import Formula
from bondgraph.algebra.function import Applied, Function
from bondgraph.algebra.pickling import Picklable, equal
from bondgraph.algebra.sympy import pickling as of_sympy
from bondgraph.elements import R

ALGEBRAS = [bg.algebra.sympy, bg.algebra.casadi, bg.algebra.table]
FORMULAS = [
    "a", "2", "a + b - 3*c", "2*(a + b)", "a/(b*c)", "sqrt(a**2 + b**2)", "a**b", "a**(-3)", "-a", "a - (b - c)",
    "where(a < b, exp(c), -tanh(a))", "where(a >= 0, where(b > 1, a, b), 0)", "min(a, b) + max(b, c)", "abs(a)*sign(b)",
    "atan2(a, b)*asin(c)", "pi*a", "0.1*a + 1e-300",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Noun(Picklable):
    of: Any

    @cached_property
    def worked_out(self) -> object:
        return lambda: self.of


def cubed(x: float) -> float:
    return x**3


def cubed_derivative(x: float) -> float:
    return 3 * x**2


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(Noun(value))).of


def slots(xp: Any, expression: Any) -> str:
    """The program of an expression, line by line."""
    from bondgraph.program.program import Builder

    builder = Builder(("a", "b", "c"))
    memo = {xp.symbol(name): slot for slot, name in enumerate("abc")}
    return repr(builder.finish({"x": xp.lower(expression, builder, memo)}))


@pytest.mark.parametrize("xp", ALGEBRAS)
@pytest.mark.parametrize("formula", FORMULAS)
def test_expressions_stay_as_they_are_written(xp: Any, formula: str) -> None:
    """Equal, of the same text, and of the same operations in the same order; so are their derivatives."""
    a = xp.symbol("a")
    built = xp.build(formula, xp.symbol)
    for expression in (built, xp.diff(built, a)):
        found = again(expression)
        assert found == expression and hash(found) == hash(expression)
        assert xp.text(found) == xp.text(expression) and slots(xp, found) == slots(xp, expression)


def test_what_sympy_would_evaluate_anew_is_left() -> None:
    import sympy as sp

    a, b = (bg.algebra.sympy.symbol(name) for name in "ab")
    product = sp.Mul(2, sp.Add(a, b, evaluate=False), evaluate=False)
    assert pickle.loads(pickle.dumps(product)) != product, "pickle alone writes it otherwise"
    assert again(product).args == product.args
    kind, parts = of_sympy.reduced(product)[1]
    assert of_sympy.reduced(product)[0](kind, parts).args == product.args


def test_what_casadi_would_join_is_left() -> None:
    """Two objects of one structure, which casadi would take for one if they were one."""
    a, b = (bg.algebra.casadi.symbol(name) for name in "ab")
    one, other = (a * b) * a, (a * b) * a
    for total in (one + other, one * other, one - other, one / other):
        found = again(total)
        assert found.node is total.node


def test_an_expression_that_casadi_writes_otherwise_is_refused() -> None:
    a = ca.SX.sym("a")
    lines = ((of_casadi.SYMBOL, (), 0), (ca.OP_NEG, (0,), None), (ca.OP_NEG, (1,), None))
    with pytest.raises(bg.NotExportable, match="otherwise"):
        of_casadi.again(lines, [a])


@pytest.mark.parametrize("xp", ALGEBRAS)
def test_matrices_functions_and_formulas(xp: Any) -> None:
    a = xp.symbol("a")
    matrix = xp.matrix([[a, 2 * a], [a * a, a + 1]])
    assert again(matrix) == matrix and again(xp.zeros(0, 3)).shape == (0, 3)
    called = xp.apply(Applied(Function(cubed, cubed_derivative), "R", "R", ("f",)), [a + 1])
    assert again(called) == called and again(xp.diff(called, a)) == xp.diff(called, a)
    formula = Formula(xp, 2 * a)
    assert again(formula).expression == formula.expression and again(formula).xp is xp


def test_what_was_worked_out_is_no_part_of_it() -> None:
    noun = Noun((1.0, np.array([1.0, math.nan])))
    assert noun.worked_out is noun.worked_out
    for other in (pickle.loads(pickle.dumps(noun)), copy.copy(noun), copy.deepcopy(noun)):
        assert other == noun and hash(other) == hash(noun) and "worked_out" not in vars(other)
    assert copy.deepcopy(noun).of[1] is not noun.of[1] and copy.copy(noun).of is noun.of
    assert noun != Noun((1.0, np.array([1.0, 2.0]))) and noun != 3


def test_a_copy_in_this_process_shares_functions() -> None:
    law = bg.Function(lambda x: x, lambda x: 1.0)
    noun = Noun((law, bg.algebra.sympy))
    found = copy.deepcopy(noun)
    assert found == noun and found.of[0].value is law.value and found.of[1] is bg.algebra.sympy


def test_functions_that_no_other_process_has_are_refused() -> None:
    with pytest.raises(bg.NotExportable, match=r"lambda.*at the top of a module") as refused:
        pickle.dumps(Noun(R("tyre", effort=bg.Function(lambda f: f, lambda f: 1.0))))
    assert "tyre" in refused.value.parties
    with pytest.raises(bg.NotExportable, match="local"):
        pickle.dumps(Noun(lambda: None))
    with pytest.raises(bg.NotExportable, match="cannot be pickled"):
        pickle.dumps(Noun(x for x in ()))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ({"a": np.ones(2)}, {"a": np.ones(2)}, True),
        ({"a": np.ones(2)}, {"a": np.ones(3)}, False),
        ({"a": 1}, {"b": 1}, False),
        ([math.nan], [math.nan], True),
        ((1, 2), (1, 2, 3), False),
        (np.array(["a"]), np.array(["a"]), True),
    ],
)
def test_arrays_are_equal_where_their_entries_are(one: Any, other: Any, same: bool) -> None:
    assert equal(one, other) is same


def test_scalars_are_pickled_by_themselves() -> None:
    a: Any = bg.algebra.casadi.symbol("a")
    found = pickle.loads(pickle.dumps([a * a + 1, a]))
    assert isinstance(found[0], Scalar) and found[0] == a * a + 1 and found[1] is a
