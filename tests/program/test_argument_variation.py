"""Travel is small where few samples tell a function's course, and large where they do not."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bondgraph.program.argument_variation import GENTLE, SATURATED, TRAVELLING, VAST, travel
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Assign, Program

SECOND = {"pow": [(-2.0, -2.0), (-0.5, -0.5), (0.5, 0.5), (9.0, 9.0)], "atan2": [(0.5, 0.9)], "div": [(0.3, 2.0)]}


@pytest.mark.parametrize("operation", sorted(TRAVELLING))
def test_what_travels_little_is_a_polynomial_of_low_degree(operation: str) -> None:
    """Through ten points, to three parts in ten thousand, on random intervals of a travel of two at most."""
    count = OPERATIONS[operation]
    function = instant(Program(("x", "y")[:count], (Assign(count, operation, tuple(range(count))),), {"z": count}))
    draw = np.random.default_rng(0)
    nodes, fine = -np.cos(math.pi * (np.arange(10) + 0.5) / 10), np.linspace(-1, 1, 101)
    tried = 0
    for _ in range(300):
        first = tuple(sorted(draw.uniform(-0.95, 0.95, 2) * draw.choice([1.0, 1.0, 4.0])))
        others = SECOND.get(operation, [()])
        box = [first, *([others[draw.integers(len(others))]] * (count - 1))]
        if operation == "div":
            box = box[::-1]
        if not 0 < travel(operation, box) <= 2:
            continue
        line = [[float(a + b + (b - a) * s) / 2 for a, b in box] for s in np.concatenate([nodes, fine]).tolist()]
        try:
            values = np.array([function(point)[0] for point in line])
        except (ArithmeticError, ValueError):
            continue
        fit = np.polynomial.Polynomial.fit(nodes, values[:10], 9)
        size = np.ptp(values) + np.abs(values).max() * 1e-9
        assert np.abs(fit(fine) - values[10:]).max() < 3e-4 * size, box
        tried += 1
    assert tried > 15


@pytest.mark.parametrize(
    ("operation", "box", "expected"),
    [
        ("exp", [(-1e9, -VAST)], 0.0),
        ("exp", [(-1e9, 1 - VAST)], 1.0),
        ("exp", [(VAST, 1e9)], 0.0),
        ("tanh", [(SATURATED, 1e9)], 0.0),
        ("tanh", [(SATURATED - math.pi / 2, 1e9)], 1.0),
        ("div", [(1.0, 1.0), (-1.0, 1.0)], math.inf),
        ("div", [(1.0, 1.0), (2.0, 4.0)], 1.0),
        ("div", [(1.0, 1.0), (math.exp(VAST), math.inf)], 0.0),
        ("sqrt", [(0.0, 1.0)], math.inf),
        ("log", [(-1.0, 1.0)], math.inf),
        ("pow", [(-5.0, 5.0), (GENTLE, GENTLE)], 0.0),
        ("pow", [(-5.0, 5.0), (2 * GENTLE, 2 * GENTLE)], 4.0),
        ("pow", [(1.0, 2.0), (-1.0, -1.0)], 1.0),
        ("pow", [(1.0, 2.0), (0.5, 0.5)], 1.0),
        ("pow", [(-1.0, 2.0), (0.5, 0.6)], math.inf),
        ("atan", [(3.0, 3.0 + math.sqrt(10))], 1.0),
        ("asin", [(0.0, 1.0)], math.inf),
        ("tan", [(1.0, 2.0)], math.inf),
        ("atan2", [(-1.0, 1.0), (-1.0, 1.0)], math.inf),
        ("atan2", [(3.0, 3.0), (4.0, 9.0)], 1.0),
        ("mul", [(-9.0, 9.0), (-9.0, 9.0)], 0.0),
    ],
)
def test_travel_of_one_operation(operation: str, box: list[tuple[float, float]], expected: float) -> None:
    assert travel(operation, box) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize(
    ("operation", "box", "travels"),
    [
        ("exp", [(-1e9, -140.0)], False),
        ("exp", [(-1e9, -35.0)], True),
        ("div", [(1.0, 1.0), (1e60, math.inf)], False),
        ("div", [(1.0, 1.0), (1e15, math.inf)], True),
        ("tanh", [(40.0, 1e9)], False),
        ("tanh", [(10.0, 1e9)], True),
        ("pow", [(-5.0, 5.0), (3.0, 3.0)], False),
        ("pow", [(-5.0, 5.0), (6.0, 6.0)], True),
    ],
)
def test_what_is_nothing_beside_the_rest_and_what_every_method_follows_travels_nowhere(
    operation: str, box: list[tuple[float, float]], travels: bool
) -> None:
    assert (travel(operation, box) > 0) == travels
