"""Between samples a value is no further from the polynomial through them than is said, and not much nearer."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.polynomial import chebyshev
from numpy.polynomial import polynomial as powers

from bondgraph.program.enclosures import enclosure
from bondgraph.program.evaluate import series
from bondgraph.program.program import Assign, Program
from bondgraph.program.unseen_parts import tails, tails_of_still, unseen_part

SAMPLED, FINE = np.linspace(-1, 1, 5), np.linspace(-1, 1, 401)


def off(line: Assign, arguments: list[Callable[[Any], Any]], unseen: tuple[float, ...] = (0.0, 0.0)) -> list[float]:
    """How far a value is from the polynomial through its samples, and what is said of that.

    Args:
        line: gives the value of one or two arguments.
        arguments: of the instant; constants are still.
        unseen: how far they are said to be from polynomials.
    """
    body = (line,)
    function = series(Program(tuple(f"x{k}" for k in range(line.slot)), body, {"y": line.slot}))
    few, many = ([np.broadcast_to(x(t), t.shape) for x in arguments] for t in (SAMPLED, FINE))
    (values,), (true,) = function(few), function(many)
    through = chebyshev.chebval(FINE, chebyshev.chebfit(SAMPLED, values, 4))
    found = {k: (float(np.min(x)), float(np.max(x))) for k, x in enumerate(many)}
    found[line.slot] = enclosure(line, found)
    course = dict(enumerate(tails(np.array([*few, values])).tolist()))
    course |= {k: tails_of_still(found[k], 6) for k, x in enumerate(many) if np.ptp(x) == 0}
    return [float(np.abs(true - through).max()), unseen_part(line, found, course, dict(enumerate(unseen)))]


def polynomial(*coefficients: float) -> Callable[[Any], Any]:
    return lambda t: powers.polyval(t, coefficients)


def bent(course: Callable[[Any], Any], by: float) -> Callable[[Any], Any]:
    """A course that leaves its polynomial between the samples."""
    return lambda t: course(t) + by * np.sin(2 * np.pi * t)


def wave(degree: int) -> Callable[[Any], Any]:
    return lambda t: chebyshev.chebval(t, [0.0] * degree + [1.0])


MUL, DIV = Assign(2, "mul", (0, 1)), Assign(2, "div", (0, 1))


def test_products_leave_their_samples_by_their_terms_of_higher_degrees() -> None:
    """Of the products of waves, the farthest is as far as is said, but for a tenth."""
    shares = []
    for i, j in product(range(5), repeat=2):
        true, said = off(MUL, [wave(i), wave(j)])
        assert true <= said + 1e-12 and (i + j > 4 or said < 1e-12)
        shares += [true / said] if i + j > 4 else []
    assert 0.9 < max(shares) <= 1


def test_nearly_straight_courses_have_products_that_are_seen() -> None:
    """A turn of 0.1 rad: the product of three sines and cosines is off by less than a millionth, and said to be."""
    slowly = [lambda t: np.sin(0.7 + 0.05 * t), lambda t: np.cos(0.2 + 0.05 * t) ** 2]
    true, said = off(MUL, slowly)
    assert true <= said < 1e-5


@pytest.mark.parametrize("seed", range(40))
def test_random_polynomials(seed: int) -> None:
    """Products, quotients and squares, of arguments that are a little off polynomials themselves."""
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, 5)) * 0.3 ** np.arange(5)
    b[0] = 4 + abs(b[0])
    ripple = 1e-3 * rng.uniform(size=2)
    rippled = [bent(polynomial(*x), r) for x, r in zip((a, b), ripple.tolist(), strict=True)]
    for line in (MUL, DIV, Assign(2, "add", (0, 1)), Assign(2, "sub", (0, 1))):
        true, said = off(line, rippled, tuple(ripple))
        assert true <= said + 1e-14
        true, said = off(line, [polynomial(*a), polynomial(*b)])
        assert true <= said + 1e-14
    true, said = off(Assign(2, "pow", (0, 1)), [polynomial(*a), polynomial(2.0)])
    assert true <= said + 1e-14


FUNCTIONS: dict[str, tuple[float, float]] = {
    "exp": (0.0, 1.0), "sin": (0.5, 2.5), "cos": (-1.0, 1.0), "cosh": (-0.5, 0.5), "sinh": (-0.5, 0.5),
    "sqrt": (1.0, 2.0), "log": (1.0, 2.0), "tanh": (-0.7, 0.7), "atan": (-0.5, 0.5), "asinh": (-0.5, 0.5),
    "asin": (-0.3, 0.3), "atanh": (-0.3, 0.3), "tan": (-0.5, 0.5),
}  # fmt: skip
"""Where each travels about as far as is resolved."""


@pytest.mark.parametrize("bend", [0.0, 0.3, -0.3])
@pytest.mark.parametrize("operation", FUNCTIONS)
def test_functions(operation: str, bend: float) -> None:
    """Of courses straight on, bent, and off by a little: within what is said, which of a straight one is little."""
    low, high = FUNCTIONS[operation]
    half = (high - low) / 2 / (1 + abs(bend))
    for scale, ripple in product((1.0, 0.1), (0.0, 1e-3)):
        bowed = polynomial((low + high) / 2 - scale * half * bend, scale * half, 2 * scale * half * bend)
        argument = bent(bowed, scale * half * ripple)
        true, said = off(Assign(1, operation, (0,)), [argument], (scale * half * ripple,))
        assert true <= said + 1e-13
        assert said < 0.05 or bend or ripple


def test_straight_through_a_function_the_farthest_is_half_as_far_as_is_said() -> None:
    shares = []
    for operation, (low, high) in FUNCTIONS.items():
        true, said = off(Assign(1, operation, (0,)), [polynomial((low + high) / 2, (high - low) / 2)])
        shares.append(true / said)
    assert 0.3 < max(shares) < 1


def test_where_nothing_bounds_what_is_between_samples() -> None:
    straight = polynomial(0.0, 1.0)
    assert off(DIV, [polynomial(1.0), straight])[1] == math.inf  # by zero
    assert off(Assign(2, "atan2", (0, 1)), [polynomial(2.0, 0.1), polynomial(2.0, -0.1)])[1] == math.inf
    assert off(Assign(1, "sqrt", (0,)), [polynomial(1.0, 1.0)])[1] == math.inf
