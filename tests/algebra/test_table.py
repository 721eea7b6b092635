"""The algebra that runs, part by part: one object for each expression, and what is put together by itself."""

from __future__ import annotations

import gc
import math
import pickle
import threading
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import table
from bondgraph.algebra.function import Applied, Function
from bondgraph.algebra.table import scalar
from bondgraph.algebra.table.derivatives import along, free, partial
from bondgraph.algebra.table.functions import BY_OPERATION, where
from bondgraph.algebra.table.lowering import LARGEST_POWER, lower
from bondgraph.algebra.table.nodes import SIGNED_POWER, ordered
from bondgraph.algebra.table.samples import samples, vanishes
from bondgraph.algebra.table.scalar import ONE, ZERO, Scalar, binary, called, neg, number, power, root, symbol
from bondgraph.algebra.table.substitution import replaced
from bondgraph.algebra.table.to_sympy import invert, latex, to_sympy
from bondgraph.algebra.table.to_text import spell
from bondgraph.algebra.two_points import UNDEFINED, of_function, of_symbol
from bondgraph.elements import I, One, Sf
from bondgraph.errors import DerivativeError
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder, Program

x, y, z = map(symbol, "xyz")
sin, cos, absolute = (table.call[name] for name in ("sin", "cos", "abs"))


def program(*expressions: Scalar) -> Program:
    builder = Builder(("x", "y", "z"))
    memo: dict[Any, Any] = {x: 0, y: 1, z: 2}
    return builder.finish({str(k): lower(each, builder, memo) for k, each in enumerate(expressions)})


def value(expression: Scalar, *at: float) -> float:
    return float(instant(program(expression))(at or (0.3, 1.2, 2.0))[0])


def test_an_expression_is_one_object_however_it_is_come_by() -> None:
    assert x * y + 1 is x * y + 1 and symbol("x") is x and number(2) is number(2.0) and number(-0.0) is ZERO
    assert table.build("x*y + 1", symbol) is x * y + 1
    assert pickle.loads(pickle.dumps([sin(x) * y - z / 3]))[0] is sin(x) * y - z / 3
    assert x * y != x + y and {x * y, x * y} == {x * y} and (x == "x") is False


PUT_TOGETHER = {
    "x + 0": (x + 0, x), "0 + x": (0 + x, x), "x - 0": (x - 0, x), "0 - x": (0 - x, -x), "x*1": (x * 1, x),
    "1*x": (1 * x, x), "x*0": (x * 0, ZERO), "0/x": (0 / x, ZERO), "-(-x)": (-neg(x), x), "x*(-1)": (x * -1, -x),
    "x/1": (x / 1, x), "x/(-1)": (x / -1, -x), "x - x": (x - x, ZERO), "x/x": (x / x, ONE), "x + x": (x + x, 2 * x),
    "x + (-y)": (x + -y, x - y), "x - (-y)": (x - -y, x + y), "-x + y": (-x + y, y - x), "-(x - y)": (-(x - y), y - x),
    "(x - y) + y": ((x - y) + y, x), "(x + y) - y": ((x + y) - y, x), "(x + y) - x": ((x + y) - x, y),
    "x - (x + y)": (x - (x + y), -y), "x - (x - y)": (x - (x - y), y), "xy - yx": (x * y - y * x, ZERO),
    "x + y - (y + x)": ((x + y) - (y + x), ZERO), "-x - y": (-x - y, -(x + y)), "2*(3*x)": (2 * (3 * x), 6 * x),
    "2*(-x)": (2 * -x, -2 * x), "-(2*x)": (-(2 * x), -2 * x), "(x/y)*y": ((x / y) * y, x), "x*y/y": (x * y / y, x),
    "x*(1/y)": (x * (1 / y), x / y), "x/(1/y)": (x / (1 / y), x * y), "(x/y)/x": ((x / y) / x, 1 / y),
    "(-x)*(-y)": ((-x) * (-y), x * y), "(-x)/y": ((-x) / y, -(x / y)), "x/(-y)": (x / -y, -(x / y)),
    "2 + 3": (number(2) + 3, number(5)), "7/2": (number(7) / 2, number(3.5)), "2 - 3": (2 - number(3), number(-1)),
    "x**0": (x**0, ONE), "x**1": (x**1, x), "x**2": (x**2, x * x), "x**-2": (x**-2, 1 / (x * x)),
    "x**0.5": (x**0.5, root(x)), "(-x)**3": ((-x) ** 3, -(x**3)), "(-x)**4": ((-x) ** 4, x**4),
    "2**3": (number(2) ** 3, number(8)),
    "sqrt(x)**2": (root(x) * root(x), x), "sqrt(x**2)": (root(x * x), absolute(x)), "sin(-x)": (sin(-x), -sin(x)),
    "cos(-x)": (cos(-x), cos(x)), "sin**2 + cos**2": (sin(x) ** 2 + cos(x) ** 2, ONE),
    "sqrt(4)": (root(number(4)), number(2)),
    "sin(0)": (sin(ZERO), ZERO), "min(x, x)": (table.call["min"](x, x), x), "3*(x/3)": (3 * (x / 3), x),
    "where(1 < 2, x, y)": (where(BY_OPERATION["lt"](ONE, number(2)), x, y), x),
    "where(x < y, z, z)": (where(BY_OPERATION["lt"](x, y), z, z), z), "2**x": (2**x, power(number(2), x)),
}  # fmt: skip


@pytest.mark.parametrize("name", PUT_TOGETHER)
def test_what_is_put_together_by_itself(name: str) -> None:
    found, expected = PUT_TOGETHER[name]
    assert found is expected


def test_what_is_no_identity_is_left() -> None:
    for kept in (sin(x) ** 2 + cos(y) ** 2, sin(x) * cos(x) + sin(x) ** 2, x / y * z, (x + y) - z, x**3):
        assert kept.arguments and not vanishes(kept)
    assert table.size(x * (y + z) - x * y) == 4, "nothing is expanded"
    for large, small in ((1e200, 1e-200), (1e-200, 1e200)):
        assert value(large * (large * (small * (small * x))), 1.0, 0, 0) == pytest.approx(1.0)


def test_an_undefined_number_is_told() -> None:
    undefined = (x / 0, root(number(-1)), table.call["log"](ZERO), number(-8) ** 0.5, number(math.inf) + x)
    assert not any(table.is_finite(each) for each in undefined) and table.is_finite(x / y)
    assert number(math.nan) is number(float("nan")) and math.isnan(value(x + number(math.nan)))


def test_cancelling_terms_vanish_and_what_only_looks_so_does_not() -> None:
    assert x * (y + 1) - x * y - x == 0 and table.tidy(x * (y + 1) - x * y - x) is ZERO
    assert (x * (y + 1) - x * y - x) * z / (z + 1) == 0 and x - y != 0 and x != 0
    assert number(2) == 2 and number(2) != 0 and x * y != 1 and (x == 1) is False
    law = Applied(Function(math.sin, math.cos), "law", "law", ("x",))
    assert not vanishes(called(law, (x,)) - called(law, (y,))) and vanishes(
        called(law, (x * 2,)) - called(law, (x + x,))
    )
    assert of_symbol("x") == of_symbol("x") != of_symbol("y") and samples(x * 2)[0] == 2 * of_symbol("x")[0]
    assert of_function(math.log, [(-1.0, -1.0)]) == UNDEFINED and math.isnan(samples(absolute(x))[0])


@pytest.mark.parametrize("name", ["exp", "sinh", "cosh", "tanh"])
def test_what_cancels_far_away_is_not_taken_to_vanish(name: str) -> None:
    """There tanh is one to the last bit, and an exponential nothing beside what it is added to."""
    function = getattr(math, name)
    assert of_function(function, [(9.9, -9.9)]) == (function(9.9), function(-9.9))
    assert of_function(function, [(9.9, 10.1)]) == UNDEFINED
    assert of_function(function, [(-10.1, 9.9)]) == UNDEFINED


def test_the_derivative_of_a_steep_step_is_no_zero() -> None:
    step = table.call["tanh"]((x - 5) * 100)
    assert not table.is_zero(table.diff(step, x)) and not table.is_zero(1 + step)
    assert table.alike(step) != table.alike(table.call["tanh"]((x - 6) * 100))


def test_a_source_of_flow_that_steps_steeply_has_its_effort() -> None:
    """An inertia of one follows tanh(100 (t - 5)): the effort is its slope, 100 at the step."""
    v = One("v")
    run = bg.simulate(bg.Graph("g", Sf("u", "tanh((t - 5)*100)") >> v, v >> I("c", 1.0)), [0, 5, 10])
    assert run["u.e"][1] == pytest.approx(100, rel=1e-9)


def test_what_nothing_holds_is_forgotten() -> None:
    gc.collect()
    scalar._swept()
    before = len(scalar._TABLE)
    made = [sin(symbol("gone") * k + y) for k in range(100)]
    derived = [table.diff(each, y) for each in made]
    assert len(scalar._TABLE) > before + 200
    scalar._swept()
    assert len(scalar._TABLE) > before + 200 and symbol("gone") * 7 is symbol("gone") * 7
    del made, derived
    gc.collect()
    scalar._swept()
    assert len(scalar._TABLE) <= before


def test_entries_that_nothing_holds_do_not_pile_up() -> None:
    scalar._swept()
    most = scalar._most
    for k in range(2 * most):
        symbol("gone") * (k + 0.5)
    assert len(scalar._TABLE) <= most and scalar._most <= most


def test_a_long_chain_is_made_derived_and_forgotten() -> None:
    """None of it by calls within calls: a sum may have more terms than Python has levels."""
    total = x
    for k in range(5000):
        total = sin(total) + k * y
    assert len(ordered(total)) > 10_000 and free(total) == {x, y}
    assert math.isfinite(value(table.diff(total, x), 0.3, 0.0, 0.0)) and replaced(total, {x: y}) is not total
    assert math.isfinite(samples(total)[0])
    del total
    gc.collect()


def test_threads_make_the_same_objects() -> None:
    names, found, start = [f"of_threads_{k}" for k in range(300)], [], threading.Barrier(4)

    def work() -> None:
        start.wait()
        found.append([sin(symbol(name)) * 3 + symbol(name) for name in names])

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and all(len({*row}) == 1 for row in zip(*found, strict=True))


def test_a_power_is_written_as_products_as_far_as_that_is_shorter() -> None:
    assert program(x**5).operations == 3 and program(x**LARGEST_POWER).operations == 6
    assert [line.operation for line in program(x ** (LARGEST_POWER + 1)).body][-1] == "pow"
    assert value(x**7, 1.3, 0, 0) == pytest.approx(1.3**7, rel=1e-15) and value(x**1.5, 2, 0, 0) == 2**1.5
    with pytest.raises(KeyError, match="unknown"):
        program(symbol("unknown") + 1)


def test_one_sine_and_one_cosine_an_angle() -> None:
    e = sin(x) * cos(x) + table.diff(sin(x) * cos(x), x)
    operations = [line.operation for line in program(e, sin(-x)).body]
    assert operations.count("sin") == operations.count("cos") == 1


def test_derivatives_backwards_share_more_than_forwards() -> None:
    e = sin(x * y * z) / (x + y * z)
    both = [along([e], {s: ONE})[0] for s in (x, y, z)]
    assert program(*(table.diff(e, s) for s in (x, y, z))).operations <= program(*both).operations
    for s, forwards in zip((x, y, z), both, strict=True):
        assert value(table.diff(e, s)) == pytest.approx(value(forwards), rel=1e-14)
    assert table.diff(e, symbol("w")) is ZERO and table.diff(x, x) is ONE and table.diff(number(3), x) is ZERO
    assert partial(sin(x), 0) is cos(x) and table.diff(table.call["sign"](x * y), x) is ZERO


def test_a_derivative_of_a_branch_not_taken_may_be_undefined() -> None:
    law = where(table.call["<"](x, y), root(y - x) * x, x**2) * y
    assert value(table.diff(law, x), 2.0, 1.0, 0) == pytest.approx(4.0)
    assert value(table.diff(law, x), 1.0, 2.0, 0) == pytest.approx(2 * (1 - 0.5))
    bounded = table.call["min"](table.call["log"](x - 1), y)
    assert value(table.diff(bounded, x), 3.0, 9.0, 0) == pytest.approx(0.5)


def test_a_callable_is_differentiated_as_it_declares() -> None:
    sine = Applied(Function(math.sin, math.cos), "law", "law", ("x",))
    made = called(sine, (x * y,))
    assert free(made) == {x, y} and spell(made) == "law(x*y)"
    assert value(table.diff(made, x), 0.3, 1.2, 0) == pytest.approx(1.2 * math.cos(0.36), rel=1e-14)
    assert value(replaced(made, {x: y}), 0, 0.5, 0) == pytest.approx(math.sin(0.25))
    with pytest.raises(DerivativeError, match="was not declared"):
        program(table.diff(table.diff(made, x), x))


def test_branches_are_told_by_what_changes_sign() -> None:
    law = where(table.call[">"](x, y), absolute(z), table.call["max"](x, z * y))
    assert table.switches(law) == {y - x, z, x - z * y} and table.switches(x * y) == set()


def test_inverses_are_found_without_sympy_where_the_law_is_affine() -> None:
    assert table.invert(3 * x + y, x, z) is (z - y) / 3 and table.invert(x * y, x, z) is z / y
    cube = invert(x**3, x, y)
    assert cube is not None and cube.operation == SIGNED_POWER and table.switches(cube) == {y}
    assert spell(cube).startswith("sign(y)*abs(y)**0.333") and value(cube, 0, -8.0, 0) == pytest.approx(-2)
    assert value(table.diff(cube, y), 0, -8.0, 0) == pytest.approx(1 / 12)
    assert value(replaced(cube, {y: x}), 8.0, 0, 0) == pytest.approx(2)
    assert binary(SIGNED_POWER, x, number(0.5)) is pickle.loads(pickle.dumps([binary(SIGNED_POWER, x, number(0.5))]))[0]
    assert value(binary(SIGNED_POWER, x, number(0.5)), -4.0, 0, 0) == -2.0
    assert str(to_sympy(cube).free_symbols) == "{y}" and table.invert(x * x, x, y) is None


def test_it_is_written_as_it_is_read() -> None:
    formulas = ("x - (y - z)", "-(x + y)**2", "x/(y*z)", "where(x < y, sin(z), -z)", "2**x*min(x, y)", "(-x)**3",
                "x - (y + z)*(x - 1)/3", "sqrt(x)*abs(y - z) + atan2(x, y)", "1/x/y", "-(x - y) - z", "x*1e-300",
                "where(where(x < y, 1, 0) <= z, x, y)", "-2*x - -3*y",
                "z - x/(-1 - y/z)", "(-1 - x)/(-1 - y)", "-x/(-2*y - z)", "x*(-y*z)/(-1 - z)**2")  # fmt: skip
    for formula in formulas:
        read = table.build(formula, symbol)
        assert value(table.build.__globals__["read"](table.canonical(spell(read)), symbol, number, table.call)) == (
            pytest.approx(value(read), rel=1e-15)
        ), formula
    assert table.build(table.text(x * 0.1 - y), lambda name: {"x": z, "y": x}[name]) is z * 0.1 - x
    assert spell(where(table.call["<="](x, y), x, y)) == "where(x <= y, x, y)" and spell(1e300 * x) == "1e+300*x"


@pytest.mark.parametrize(
    ("formula", "written"),
    [
        ("z + x*y/(-1 - y/z)", "z - x*y/(1 + y/z)"),
        ("z - x/(-1 - y*z)", "z + x/(1 + y*z)"),
        ("(-1 - x*y)/(-2 - x - y)", "(1 + x*y)/(2 + x + y)"),
        ("z + x*(-(y*x)/(1 + z))", "z - x*(y*x/(1 + z))"),
        ("1/(-1 + x)", "1/(x - 1)"),
    ],
)
def test_signs_of_negative_terms_alone_are_written_before_them(formula: str, written: str) -> None:
    """A sign moves to the last bit: neither the number nor what it is built from changes."""
    made = table.build(formula, symbol)
    assert spell(made) == written
    assert value(table.build(written, symbol)) == value(made)


def test_latex_is_sympys() -> None:
    assert latex(x * y / 2, {x: "X"}) == r"0.5 X y" or "X" in latex(x * y / 2, {x: "X"})
    assert r"\begin{matrix}" in table.latex(table.matrix([[x, y], [1, 0]]), {})
    assert str(to_sympy(where(table.call["<"](x, y), x, table.call["max"](x, y)))).startswith("Piecewise")


def test_matrices() -> None:
    found = table.skew(table.column([x, y, z])) @ table.column([x, y, z])
    assert all(table.is_zero(each) for each in found) and table.eye(2)[1, 1] is ONE
    assert table.matrix([]).shape == (0, 0) and table.zeros(2, 3).shape == (2, 3)
    assert table.substitute(table.matrix([[x, x * y]]), {x: 2})[0, 1] is 2 * y
    assert table.along(table.matrix([[x * y, z]]), {x: z})[0, 0] is z * y
    assert table.free(table.zeros(2, 2)) == set() and table.free(table.matrix([[x, y * z]])) == {x, y, z}
