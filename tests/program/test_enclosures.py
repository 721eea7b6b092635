"""Ranges enclose every value within, rounding included."""

from __future__ import annotations

import math
from typing import Any

import mpmath
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.program.enclosures import _RULES, EVERYTHING, enclosures, is_defined
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Assign, Program


@pytest.mark.parametrize("operation", sorted(OPERATIONS))
def test_a_range_holds_every_value_within(operation: str) -> None:
    """For random intervals and points inside; where an operation is undefined nothing is promised."""
    count = OPERATIONS[operation]
    body = (Assign(count, operation, tuple(range(count))),)
    function = instant(Program(tuple(f"x{k}" for k in range(count)), body, {"y": count}))
    draw = np.random.default_rng(0)
    tried = 0
    for _ in range(400):
        box = [tuple(sorted(draw.normal(0, 3, 2))) for _ in range(count)]
        if operation == "pow":
            box[1] = (float(draw.integers(-3, 4)),) * 2
        try:
            low, high = _RULES[operation](*box)
        except (ArithmeticError, ValueError):
            continue
        for _ in range(10):
            point = [draw.uniform(a, b) if a < b else a for a, b in box]
            try:
                value = function(point)[0]
            except (ArithmeticError, ValueError):
                continue
            if not math.isnan(value):
                tried += 1
                slack = 1e-12 * (1 + abs(value))
                assert low - slack <= value <= high + slack, (operation, box, point)
    assert tried > 50


EXACT = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b, "sqrt": mpmath.sqrt, "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan,
    "asin": mpmath.asin, "acos": mpmath.acos, "atan": mpmath.atan, "atan2": mpmath.atan2, "sinh": mpmath.sinh,
    "cosh": mpmath.cosh, "tanh": mpmath.tanh, "asinh": mpmath.asinh, "atanh": mpmath.atanh, "exp": mpmath.exp,
    "log": mpmath.log,
}  # fmt: skip
"""What rounds, with thirty digits."""


@pytest.mark.parametrize("operation", sorted(EXACT))
@settings(max_examples=60)
@given(x=st.floats(0.01, 0.99), y=st.floats(0.01, 9.0))
def test_rounding_is_outward(operation: str, x: float, y: float) -> None:
    """Around a point there is an interval with floats on both sides, and the exact value is strictly inside."""
    count = OPERATIONS[operation]
    line = Assign(count, operation, tuple(range(count)))
    low, high = enclosures([line], {0: (x, x), 1: (y, y)})[count]
    with mpmath.workdps(30):
        exact = EXACT[operation](*[mpmath.mpf(a) for a in (x, y)[:count]])
        assert mpmath.mpf(low) < exact < mpmath.mpf(high)
    assert high - low <= 8 * math.ulp(high)


def test_a_sum_that_rounding_alone_brings_to_zero_may_have_either_sign() -> None:
    """0.1 + 0.2 - 0.3 is not zero, and rounding does not tell on which side of it the exact sum lies."""
    lines = [Assign(3, "add", (0, 1)), Assign(4, "sub", (3, 2))]
    low, high = enclosures(lines, {k: (x, x) for k, x in enumerate((0.1, 0.2, 0.1 + 0.2))})[4]
    assert low < 0 < high


def test_a_product_with_itself_is_a_square() -> None:
    low, high = enclosures([Assign(1, "mul", (0, 0))], {0: (-2.0, 1.0)})[1]
    assert -1e-300 < low <= 0 and 4 <= high < 4 + 1e-14


@pytest.mark.parametrize(("operation", "above"), [("exp", 1.0), ("cosh", 1.0), ("sinh", 0.0)])
def test_what_is_too_large_for_a_float_is_still_bounded_below(operation: str, above: float) -> None:
    low, high = enclosures([Assign(1, operation, (0,))], {0: (0.0, 1e4)})[1]
    assert above - 1e-14 < low <= above and high == math.inf


def test_what_is_undefined_somewhere_may_be_anything() -> None:
    assert enclosures([Assign(2, "div", (0, 1))], {0: (1.0, 1.0), 1: (-1.0, 1.0)})[2] == EVERYTHING


@pytest.mark.parametrize("pole", [math.pi / 2, -math.pi / 2, 1e5 * math.pi + math.pi / 2])
@pytest.mark.parametrize(("beside", "anything"), [(3e-10, True), (3e-9, False)])
def test_a_tangent_beside_its_pole_may_be_anything(pole: float, beside: float, anything: bool) -> None:
    end = pole - beside
    found = _RULES["tan"]((end - 0.5, end))
    assert found == EVERYTHING if anything else found == (math.tan(end - 0.5), math.tan(end))
    assert anything or found[1] > 1e8


@pytest.mark.parametrize(("most", "is_finite"), [(700.0, True), (720.0, False)])
def test_an_exponential_is_bounded_as_far_as_it_is_a_float(most: float, is_finite: bool) -> None:
    for operation in ("exp", "sinh", "cosh"):
        low, high = enclosures([Assign(1, operation, (0,))], {0: (1.0, most)})[1]
        assert low > 1 and math.isfinite(high) == is_finite


@pytest.mark.parametrize(("operation", "crest"), [("sin", 0.25), ("cos", 0.0)])
def test_a_crest_is_not_missed_where_an_interval_begins_or_ends_at_the_float_beside_it(
    operation: str, crest: float
) -> None:
    """After so many turns that a float is a milliradian: by so much rounding moves a crest out of it."""
    with mpmath.workdps(40):
        for turns in range(10**12, 10**12 + 100):
            place = 2 * mpmath.pi * (turns + mpmath.mpf(crest))
            near = float(place)
            below = near if near <= place else math.nextafter(near, 0.0)
            above = near if near >= place else math.nextafter(near, math.inf)
            for interval in ((below, below + 0.1), (above - 0.1, above)):
                assert enclosures([Assign(1, operation, (0,))], {0: interval})[1][1] >= 1.0


def test_up_to_its_pole_an_area_tangent_is_bounded_on_the_other_side() -> None:
    low, high = enclosures([Assign(1, "atanh", (0,))], {0: (0.5, 1.0)})[1]
    assert 0.549 < low < math.atanh(0.5) and math.atanh(math.nextafter(1.0, 0.0)) <= high


def test_powers_of_what_is_negative_are_undefined_and_falling_powers_fall() -> None:
    power = [Assign(1, "const", (), -1.4), Assign(2, "pow", (0, 1))]
    assert enclosures(power, {0: (-2.0, -1.0)})[2] == EVERYTHING
    low, high = enclosures(power, {0: (1.0, 4.0)})[2]
    assert low < 4.0**-1.4 < 1.0 < high


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        *(("sqrt", [(0.0, 4.0)], True), ("sqrt", [(-1.0, 4.0)], False), ("log", [(0.0, 1.0)], False)),
        *(("div", [(1.0, 1.0), (1.0, 2.0)], True), ("div", [(1.0, 1.0), (-1.0, 2.0)], False)),
        *(("tan", [(-1.5, 1.5)], True), ("tan", [(1.5, 1.6)], False), ("asin", [(0.0, 1.5)], False)),
        *(("pow", [(-1.0, 1.0), (3.0, 3.0)], True), ("pow", [(-1.0, 1.0), (1.5, 1.5)], False)),
        *(("pow", [(-2.0, -1.0), (-1.0, -1.0)], True), ("pow", [(0.0, 1.0), (-1.5, -1.5)], False)),
        *(("atan2", [(-1.0, 1.0), (1.0, 2.0)], True), ("atan2", [(-1.0, 1.0), (-2.0, -1.0)], False)),
    ],
)
def test_where_an_operation_is_defined_without_a_jump_is_told(operation: str, arguments: Any, told: bool) -> None:
    line = Assign(len(arguments), operation, tuple(range(len(arguments))))
    assert is_defined(line, enclosures([line], dict(enumerate(arguments)))) == told


@pytest.mark.parametrize(("factor", "is_rounding"), [(6e22, True), (6e23, False)])
@pytest.mark.parametrize("operation", ["sqrt", "pow"])
def test_a_root_is_defined_where_only_rounding_makes_what_is_below_it_negative(
    operation: str, factor: float, is_rounding: bool
) -> None:
    """A sum that begins at zero begins at the float below it, which a factor makes a larger one."""
    lines = [Assign(2, "add", (0, 0)), Assign(3, "mul", (1, 2)), Assign(5, operation, (3, 4)[: OPERATIONS[operation]])]
    known = {0: (0.0, 1.0), 1: (factor, factor), 4: (1.5, 1.5)}
    known |= enclosures(lines, known)
    assert known[3][0] < 0 and is_defined(lines[-1], known) == is_rounding
