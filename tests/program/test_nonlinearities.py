"""What is judged along a motion: operations that are no polynomials in what varies, on branches that are taken."""

from __future__ import annotations

import math
import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.program.nonlinearities import SHORT, nonlinearities, sampled_ranges
from bondgraph.program.program import Builder, Program


def program(write: object) -> Program:
    """rate = write(builder, t, x, a)."""
    builder = Builder(("t", "x", "a"))
    return builder.finish({"x": write(builder, 0, 1, 2)})  # type: ignore[operator]


def test_polynomials_and_functions_of_parameters_are_not_judged() -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit("mul", b.emit("exp", a), b.emit("mul", x, x))), {"a": 3.0})
    assert not found.judged
    quotient = nonlinearities(program(lambda b, t, x, a: b.emit("div", x, a)), {"a": 3.0})
    assert not quotient.judged


def test_travel_is_that_of_the_arguments_with_the_values_of_parameters() -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit("exp", b.emit("mul", a, x))), {"a": 3.0})
    assert found.varying == (1,)
    assert found.travels([(1.0, 1.5)]) == pytest.approx(1.5)


@pytest.mark.parametrize(("where", "expected"), [((-2.0, -1.0), 0.0), ((1.0, 2.0), 1.0), ((-1.0, 1.0), 2.0)])
def test_a_branch_that_is_not_taken_does_not_count(where: tuple[float, float], expected: float) -> None:
    def write(b: Builder, t: int, x: int, a: int) -> int:
        return b.emit("select", b.emit("lt", x, b.number(0.0)), a, b.emit("exp", x))

    assert nonlinearities(program(write), {"a": 1.0}).travels([where]) == pytest.approx(expected)


def test_what_is_used_outside_of_a_branch_too_counts_always() -> None:
    def write(b: Builder, t: int, x: int, a: int) -> int:
        bent = b.emit("exp", x)
        return b.emit("add", bent, b.emit("select", b.emit("lt", x, b.number(0.0)), a, bent))

    assert nonlinearities(program(write), {"a": 1.0}).travels([(-2.0, -1.0)]) == pytest.approx(1.0)


def test_solutions_of_systems_vary_on_their_own() -> None:
    def write(b: Builder, t: int, x: int, a: int) -> int:
        (y,) = b.solve([[a]], [x], True, ["y"])
        (z,) = b.newton(["z"], lambda s: ([b.emit("sub", b.emit("tanh", s[0]), x)], [[b.number(1.0)]]))
        return b.emit("add", b.emit("exp", y), z)

    found = nonlinearities(program(write), {"a": 2.0})
    assert len(found.varying) == 2 and 1 not in found.varying
    assert found.travels([(0.0, 1.5), (0.0, 0.0)]) == pytest.approx(1.5)
    assert found.travels([(0.0, 0.0), (0.0, math.pi)]) == pytest.approx(2.0)


@pytest.mark.parametrize("extra", [0, 1])
def test_denominators_of_long_sums_are_not_judged(extra: int) -> None:
    def write(b: Builder, t: int, x: int, a: int) -> int:
        total = b.emit("mul", x, x)
        for _ in range(SHORT - 1 + extra):
            total = b.emit("add", total, a)
        return b.emit("div", a, total)

    assert len(nonlinearities(program(write), {"a": 1.0}).judged) == 1 - extra


def test_sine_and_cosine_of_one_angle_are_judged_once_unless_a_branch_divides_them() -> None:
    def both(b: Builder, t: int, x: int, a: int) -> int:
        return b.emit("add", b.emit("sin", x), b.emit("cos", x))

    def parted(b: Builder, t: int, x: int, a: int) -> int:
        return b.emit("add", b.emit("sin", x), b.emit("select", b.emit("lt", x, a), b.emit("cos", x), a))

    assert len(nonlinearities(program(both), {"a": 1.0}).judged) == 1
    divided = nonlinearities(program(parted), {"a": 1.0})
    assert len(divided.judged) == 2 and divided.travels([(2.0, 4.0)]) == pytest.approx(1.0)


def test_what_stands_still_travels_nowhere() -> None:
    """A root of a difference that is zero: rounding around it would be a way without end."""
    found = nonlinearities(program(lambda b, t, x, a: b.emit("sqrt", b.emit("abs", b.emit("sub", t, x)))), {"a": 1.0})
    assert found.travels([(0.1, 0.1), (0.1, 0.1), (0.0, 0.0)]) == 0.0
    assert found.travels([(0.1, 0.1), (0.1, 0.2), (-0.1, 0.0)]) > 1.0


def test_a_difference_has_a_range_of_its_own() -> None:
    """Levels that fall together stay as far apart; each with its range, they might have met."""

    def write(b: Builder, t: int, x: int, a: int) -> int:
        return b.emit("sqrt", b.emit("sub", b.emit("div", x, a), b.emit("sub", b.emit("neg", t), b.number(3.0))))

    found = nonlinearities(program(write), {"a": 2.0})
    falling = np.array([[0.9, 0.5, 0.1], [-1.79, -0.99, -0.19]])
    varied = found.with_sums(falling)
    np.testing.assert_allclose(varied[2], falling[1] / 2 + falling[0] + 3, rtol=1e-15)
    ranges = [(float(row.min()), float(row.max())) for row in varied]
    assert found.travels(ranges) < 0.01 < 0.3 < found.travels([*ranges[:2], (2.0, 4.0)])


@pytest.mark.parametrize(("width", "moves"), [(3e-16, False), (3e-15, True)])
def test_rounding_of_a_difference_is_no_way(width: float, moves: bool) -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit("sqrt", b.emit("abs", b.emit("sub", t, x)))), {"a": 1.0})
    assert found.travels([(0.1, 0.9), (0.1, 0.9), (0.0, width)]) == (math.inf if moves else 0.0)


@pytest.mark.parametrize("base", [(-math.inf, math.inf), (0.0, math.inf)])
def test_a_difference_of_what_has_no_bound_may_be_anything(base: tuple[float, float]) -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit("sqrt", b.emit("abs", b.emit("sub", t, x)))), {"a": 1.0})
    assert found.travels([(0.1, 0.9), base, (-math.inf, math.inf)]) == math.inf


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(*[st.floats(-10, 10)] * 4), min_size=1, max_size=5))
def test_angles_of_many_boxes_travel_as_those_of_each(boxes: list[tuple[float, ...]]) -> None:
    """Of t - x and of t; a little further, by the rounding of the difference."""

    def write(b: Builder, t: int, x: int, a: int) -> int:
        return b.emit("add", b.emit("sin", b.emit("sub", t, x)), b.emit("mul", b.emit("cos", t), x))

    found = nonlinearities(program(write), {"a": 1.0})
    ends = np.sort(np.reshape(boxes, (len(boxes), 2, 2)), axis=2)
    low, high = (found.with_sums(ends[:, :, k].T).T for k in (0, 1))
    low, high = np.minimum(low, high), np.maximum(low, high)
    each = [found.travels([*zip(a.tolist(), b.tolist(), strict=True)]) for a, b in zip(low, high, strict=True)]
    many = found.phases(low, high)
    assert (many >= np.array(each) * (1 - 1e-12) - 1e-12).all()
    np.testing.assert_allclose(many, each, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("operation", ["exp", "sqrt", "tanh"])
def test_of_other_operations_angles_tell_nothing(operation: str) -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit(operation, b.emit("sin", x))), {"a": 1.0})
    assert found.phases(np.zeros((2, 1)), np.ones((2, 1))).tolist() == [math.inf, math.inf]


def test_products_of_what_varies_are_no_sums() -> None:
    found = nonlinearities(program(lambda b, t, x, a: b.emit("exp", b.emit("mul", b.emit("add", t, x), x))), {"a": 1.0})
    assert found.with_sums(np.ones((2, 1)))[:, 0].tolist() == found.with_sums([1.0, 1.0]).tolist() == [1.0, 1.0, 2.0]
    assert found.travels([(0.0, 1.0), (1.0, 1.0), (1.0, 2.0)]) == pytest.approx(1.0)


def test_what_a_solution_keeps_small_is_ranged_over_as_one() -> None:
    """The voltage of a diode, between a source that swings and a drop that follows it."""

    def write(b: Builder, t: int, x: int, a: int) -> int:
        source = b.emit("mul", b.number(12572.0), b.emit("sin", t))

        def law(slots: list[int]) -> tuple[list[int], list[list[int]]]:
            grown = b.emit("exp", b.emit("sub", source, slots[0]))
            return [b.emit("sub", slots[0], grown)], [[b.emit("add", b.number(1.0), grown)]]

        (y,) = b.newton(["y"], law)
        return b.emit("mul", y, a)

    found = nonlinearities(program(write), {"a": 2.0})
    ranges = dict.fromkeys(found.varying, (0.0, 0.0))
    (exponential,) = (line for line, _ in found.judged if line.operation == "exp")
    assert exponential.arguments[0] in found.varying
    assert found.travels([*(ranges | {exponential.arguments[0]: (2.0, 2.5)}).values()]) == pytest.approx(0.5)


def sampled(*motion: object) -> tuple[list[tuple[float, float]], np.ndarray]:
    """The ranges of a motion with its samples."""
    samples = np.array(motion, float)
    return sampled_ranges(samples), samples


def root_of_difference(b: Builder, t: int, x: int, a: int) -> int:
    """sqrt(t - x**1.5)"""
    return b.emit("sqrt", b.emit("sub", t, b.emit("pow", x, b.number(1.5))))


def test_terms_that_go_together_along_a_motion_are_ranged_over_as_one() -> None:
    found = nonlinearities(program(root_of_difference), {"a": 0.0})
    x = np.linspace(4.0, 5.0, 5)
    ranges, samples = sampled(1 + 0.1 * x + x**1.5, x)
    assert found.travels(ranges) == math.inf
    assert 0.05 < found.travels(ranges, samples) < 0.4
    apart, samples = sampled(9.5 + 0 * x, x)  # the difference passes zero
    assert found.travels(apart, samples) == math.inf


@pytest.mark.parametrize(("end", "is_resolved"), [(1.6, True), (2.8, False)])
def test_samples_resolve_an_operation_whose_argument_travels_by_its_distance_from_a_singularity(
    end: float, is_resolved: bool
) -> None:
    """From one on, zero being the singularity of x**1.5."""
    found = nonlinearities(program(root_of_difference), {"a": 0.0})
    x = np.linspace(1.0, end, 5)
    assert math.isfinite(found.travels(*sampled(0.2 + 0.1 * x + x**1.5, x))) == is_resolved


def test_samples_tell_no_range_of_what_they_do_not_resolve() -> None:
    """Of x**1.5 between 0.01 and 9, and of what may bend or pass between two samples."""
    found = nonlinearities(program(root_of_difference), {"a": 0.0})
    x = np.linspace(0.01, 9.0, 5)
    assert found.travels(*sampled(1 + x**1.5, x)) == math.inf

    def bent(b: Builder, t: int, x: int, a: int) -> int:
        wave = b.emit("sub", b.emit("mul", x, x), b.number(1.0))
        for operation in ("abs", "min", "max"):
            wave = b.emit(operation, *([wave, a] if operation != "abs" else [wave]))
        return b.emit("sqrt", b.emit("add", wave, b.number(1e-3)))

    still = nonlinearities(program(bent), {"a": 0.0})
    x = np.linspace(0.9, 1.2, 5)
    assert still.travels(*sampled(x)) == still.travels(sampled(x)[0])

    def steep(b: Builder, t: int, x: int, a: int) -> int:
        power = x
        for _ in range(5):
            power = b.emit("mul", power, x)
        return b.emit("log", b.emit("sub", power, b.emit("mul", b.number(0.5), power)))

    high = nonlinearities(program(steep), {"a": 0.0})
    x = np.linspace(1.0, 2.0, 5)
    assert high.travels(*sampled(x)) == high.travels(sampled(x)[0]) == math.inf


def test_samples_of_a_quarter_of_a_wave_tell_its_height() -> None:
    """Whatever its phase: at worst two samples are 45 deg from the crest."""
    for phase in np.linspace(0, np.pi / 2, 31):
        ((low, high),) = sampled_ranges(np.sin(phase + np.linspace(0, 2 * np.pi, 5))[None])
        assert low <= -1 and high >= 1


def test_samples_farther_from_zero_than_half_of_what_they_bend_by_reach_it_nowhere() -> None:
    ((low, _),) = sampled_ranges(np.linspace(-1, 1, 5)[None] ** 2 + 0.3)
    assert 0 < low <= 0.3


def test_what_is_infinite_has_no_range_and_warns_of_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        (infinite,), (huge,) = (sampled_ranges(np.array([[0.0, x, -x, x, x]])) for x in (np.inf, 1e308))
    assert not np.isfinite(infinite).any() and not np.isfinite(huge).any()
