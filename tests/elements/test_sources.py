"""Sources: which of them give zero and nothing else, and that a constant may be written as any formula."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.algebra.formula import Formula
from bondgraph.elements import TF, I, One, Se, Sf

CASADI = bg.algebra.casadi


@pytest.mark.parametrize("zero", [0, 0.0, "0", "-0", "0.0"])
def test_a_source_that_gives_zero_is_still(zero: object) -> None:
    assert Sf("s", zero).is_still(0)
    assert Sf("s", (zero, 1)).is_still(0) and not Sf("s", (zero, 1)).is_still(1)


@pytest.mark.parametrize("value", [None, 1, -0.5, "1/2", "2**0.5", "pi", "sin(t)", "v0", "1 - 1"])
def test_what_gives_anything_else_or_is_not_worked_out_is_not(value: object) -> None:
    assert not Sf("s", value).is_still(0)


@pytest.mark.parametrize("xp", [bg.algebra.sympy, CASADI])
def test_a_zero_that_an_algebra_has_found_is_one(xp: object) -> None:
    for number, still in ((0, True), (1, False)):
        assert Sf("s", Formula(xp, xp.number(number))).is_still(0) == still  # type: ignore[attr-defined, arg-type]


@pytest.mark.parametrize(("formula", "number"), [("1/2", 0.5), ("2**0.5", 2**0.5), ("2*pi", 6.283185307179586)])
@pytest.mark.parametrize("given", ["rate", "position"])
def test_a_constraint_may_be_prescribed_by_any_formula_of_a_constant(formula: str, number: float, given: str) -> None:
    """A particle on a rod, the constraint embedded: the same rates as with the number."""
    x, y, along = 0.6 * (2 * number) ** 0.5, 0.8 * (2 * number) ** 0.5, 0.5 if given == "rate" else 0.0
    start = {"x": x, "y": y, "u": along * x - 0.3 * y, "w": along * y + 0.3 * x}
    found = []
    for value in (formula, number):
        f = One("f", ("u", "w"), coordinates=("x", "y"))
        held = f << TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", value, given=given)
        equations = bg.compile(bg.Graph("bob", f >> I("m"), held), bg.forms.maggi, CASADI)
        found.append(bg.rates(equations, {"m": 2.0}, {name: start[name] for name in equations.states}, 0.0))
    assert found[0] == pytest.approx(found[1], rel=1e-12)


def test_one_effort_on_a_vector_is_that_of_each_component() -> None:
    v = One("v", ("x", "y", "z"))
    assert list(bg.rates(bg.Graph("g", v >> I("m", 1), Se("F", 2) >> v)).values()) == [2, 2, 2]
    assert set(bg.compile(bg.Graph("g", v >> I("m", 1), Se("F") >> v)).inputs) == {"F_x", "F_y", "F_z"}


def test_a_function_is_given_to_the_run() -> None:
    with pytest.raises(bg.ExpressionError, match="a function is no formula") as caught:
        Se("F", lambda t: 3)
    assert 'values={"F": function}' in caught.value.remedy
