"""Travel coordinates move as far as intervals say that arguments travel."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.program.argument_variation import TRAVELLING, travel
from bondgraph.program.evaluate import instant
from bondgraph.program.program import OPERATIONS, Assign, Program
from bondgraph.program.travel_coordinates import travel_coordinates

INSIDE = {"asin", "acos", "atanh"}
POSITIVE = {"sqrt", "log", "pow", "div"}


def moved(program: Program, low: list[float], high: list[float]) -> float:
    """The furthest that a coordinate moves while all arguments go from one end of an interval to the other."""
    told = instant(travel_coordinates(program, {}))
    points = np.linspace(low, high, 50).tolist()
    return float(np.ptp([told(point) for point in points], axis=0).max(initial=0.0))


@pytest.mark.parametrize("operation", sorted(TRAVELLING))
def test_coordinates_move_as_arguments_travel(operation: str) -> None:
    """Within a factor of three, where they are small: the one is an integral, the other divides by what is least."""
    count, random = OPERATIONS[operation], np.random.default_rng(len(operation))
    program = Program(tuple("xy"[:count]), (Assign(count, operation, tuple(range(count))),), {"z": count})
    for _ in range(40):
        middle = random.uniform(0.1, 0.9, count) if operation in INSIDE | POSITIVE else random.uniform(-3, 3, count)
        half = random.uniform(0.001, 0.05) * np.abs(middle)
        intervals = list(zip((middle - half).tolist(), (middle + half).tolist(), strict=True))
        far, told = travel(operation, intervals), moved(program, *map(list, zip(*intervals, strict=True)))
        if far < 0.5:
            assert far / 3 <= told + 1e-12 and told <= 3 * far + 1e-12, (operation, intervals, far, told)


def test_polynomials_and_still_arguments_have_none() -> None:
    power = (Assign(2, "const", (), 3.0), Assign(3, "pow", (0, 2)), Assign(4, "mul", (0, 1)), Assign(5, "exp", (1,)))
    program = Program(("x", "c"), power, {"y": 3, "z": 4, "w": 5})
    assert not travel_coordinates(program, {"c": 0.0}).results


def test_a_branch_that_is_not_taken_does_not_count() -> None:
    """where(x < 1, 0, log(x - 1)): nothing moves before the branch is taken."""
    lines = (
        Assign(1, "const", (), 1.0), Assign(2, "lt", (0, 1)), Assign(3, "sub", (0, 1)), Assign(4, "log", (3,)),
        Assign(5, "const", (), 0.0), Assign(6, "select", (2, 5, 4)),
    )  # fmt: skip
    program = Program(("x",), lines, {"y": 6})
    assert moved(program, [-3.0], [0.9]) == 0.0 and moved(program, [1.1], [1.3]) > 1.0


def test_a_pulse_between_samples_that_show_none_is_come_near_to() -> None:
    """exp(-x**2) vanishes at both ends of intervals that are far longer: by halves they lead to where it does not."""
    lines = Assign(1, "mul", (0, 0)), Assign(2, "neg", (1,)), Assign(3, "exp", (2,))
    told, random = instant(travel_coordinates(Program(("x",), lines, {"y": 3}), {})), np.random.default_rng(1)
    for _ in range(100):
        low, high = -(10 ** random.uniform(1, 8)), 10 ** random.uniform(1, 8)
        halves = 0
        while high - low > 10.0:
            assert np.ptp([told([x]) for x in np.linspace(low, high, 5).tolist()], axis=0).max() > 1.0, (low, high)
            low, high = (low, (low + high) / 2) if low + high > 0 else ((low + high) / 2, high)
            halves += 1
        assert halves > 1 and low <= 0 <= high


def test_roots_may_be_left_out() -> None:
    """Those that are bounded beside their singularity, or all but so; not what is divided by, nor a varying power."""
    left, none = ("sqrt", "log", "asin", "acos", "atanh"), {}
    for operation in sorted(TRAVELLING):
        count = OPERATIONS[operation]
        program = Program(tuple("xy"[:count]), (Assign(count, operation, tuple(range(count))),), {"z": count})
        assert bool(travel_coordinates(program, none, roots=False).results) == (operation not in left)
    for power, counts in ((0.5, False), (7.0, False), (-0.5, True)):
        lines = Assign(1, "const", (), power), Assign(2, "pow", (0, 1))
        assert bool(travel_coordinates(Program(("x",), lines, {"y": 2}), none, roots=False).results) == counts
