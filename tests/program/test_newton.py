"""Newton's method: solutions are solutions, alone and among others, and none is made up."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rectifiers import diodes, three_diodes

from bondgraph.errors import NoSolution
from bondgraph.program.newton import _across, _at_zero, _is_rounding, newton

System = Callable[[list[float]], tuple[list[float], list[float]]]
FUNCTIONS: dict[str, Callable[[float, float], tuple[float, float]]] = {
    "cubic": lambda x, a: (x**3 + x - a, 3 * x**2 + 1),
    "tanh": lambda x, a: (math.tanh(x) + x / 5 - a, 1 - math.tanh(x) ** 2 + 0.2),
    "exponential": lambda x, a: (math.exp(x) - 1 + x - a, math.exp(x) + 1),
    "steep": lambda x, a: (1e6 * x - a, 1e6),
}


class Alike:
    """A system in which each unknown has the same law, which gives a residual and its derivative."""

    def __init__(self, law: Callable[[float], tuple[float, float]], size: int) -> None:
        self.law, self.size, self.asked = law, size, 0

    def __call__(self, x: list[float]) -> tuple[list[float], list[float]]:
        self.asked += 1
        found, jacobian = list(map(self.law, x)), [0.0] * self.size**2
        jacobian[:: self.size + 1] = [slope for _, slope in found]
        return [value for value, _ in found], jacobian


@pytest.mark.parametrize("name", FUNCTIONS)
@given(a=st.floats(-50, 50), start=st.floats(-3, 3))
def test_one_unknown_alone_and_beside_another(name: str, a: float, start: float) -> None:
    function = FUNCTIONS[name]

    def alone(x: list[float]) -> tuple[list[float], list[float]]:
        residual, derivative = function(x[0], a)
        return [residual], [derivative]

    def beside(x: list[float]) -> tuple[list[float], list[float]]:
        residual, derivative = function(x[0], a)
        return [residual, x[1] - 2 * x[0]], [derivative, 0.0, -2.0, 1.0]

    (x,) = newton(alone, [start], ["x"])
    residual, derivative = function(x, a)
    assert abs(residual) <= 1e-12 * max(abs(derivative * x), abs(a), 1.0)
    y, z = newton(beside, [start, 0.0], ["y", "z"])
    assert y == pytest.approx(x, rel=1e-10, abs=1e-10)
    assert z == pytest.approx(2 * x, rel=1e-10, abs=1e-10)


@pytest.mark.parametrize("size", [1, 2])
def test_no_solution_is_named(size: int) -> None:
    def system(x: list[float]) -> tuple[list[float], list[float]]:
        jacobian = [0.0] * size**2
        jacobian[:: size + 1] = [2 * value for value in x]
        return [value**2 + 1 for value in x], jacobian

    names = [f"x{k}" for k in range(size)]
    with pytest.raises(NoSolution) as caught:
        newton(system, [0.3] * size, names)
    assert caught.value.parties == tuple(names)


def floored(
    place: float, slope: float, floor: float, size: int
) -> Callable[[list[float]], tuple[list[float], list[float]]]:
    """Residuals slope (x - place) that no step makes smaller than a floor."""

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        jacobian = [0.0] * size**2
        jacobian[:: size + 1] = [slope] * size
        return [max(abs(slope * (value - place)), floor / size) for value in x], jacobian

    return system


@pytest.mark.parametrize(
    ("place", "slope", "floor", "size", "is_rounding"),
    [
        (1.0, 1.0, 0.5e-10, 1, True),  # beside its terms
        (1.0, 1.0, 4e-10, 1, False),
        (1.0, 1.0, 0.5e-10, 2, True),
        (1.0, 1.0, 4e-10, 2, False),
        (0.0, 1e3, 0.5e-9, 1, True),  # a step of 1e-12
        (0.0, 1e3, 4e-9, 1, False),
        (0.0, 1e3, 1.5e-9, 2, True),
        (0.0, 1e3, 4e-9, 2, False),
    ],
)
def test_what_no_step_makes_smaller_is_rounding_up_to_a_size(
    place: float, slope: float, floor: float, size: int, is_rounding: bool
) -> None:
    system, names = floored(place, slope, floor, size), ["x"] * size
    if is_rounding:
        assert newton(system, [place] * size, names) == [place] * size
    else:
        with pytest.raises(NoSolution):
            newton(system, [place] * size, names)


@pytest.mark.parametrize("size", [1, 2])
def test_a_bend_between_two_floats_is_a_solution(size: int) -> None:
    """A diode in series with a voltage: flat below the bend, so steep above it that the next float is no better."""
    bend = 39.268394747819034

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        slopes = [20.0 if value > bend else 1.1e-5 for value in x]
        jacobian = [0.0] * size**2
        jacobian[:: size + 1] = slopes
        return [s * (value - bend) - 6.4e-14 for s, value in zip(slopes, x, strict=True)], jacobian

    for start in (0.0, bend, 50.0):
        assert newton(system, [start] * size, ["x"] * size) == pytest.approx([bend] * size, rel=1e-10)


@pytest.mark.parametrize("size", [1, 2])
def test_a_jump_is_no_bend_and_not_looked_at_for_ever(size: int) -> None:
    """Steps are halved until they are nothing of it, and lengthened as often: then all of them have been in vain."""
    system = Alike(lambda x: (x - 3 + (1.0 if x > 3 else -1.0), 1.0), size)
    with pytest.raises(NoSolution):
        newton(system, [3.0] * size, ["x"] * size)
    assert system.asked < 10_000


@pytest.mark.parametrize("size", [1, 2])
def test_an_exponential_that_is_never_zero_has_no_solution(size: int) -> None:
    """Each step makes it less by a factor of e, until floats end: of eight starts none is followed so far."""
    system = Alike(lambda x: (math.exp(x), math.exp(x)), size)
    with pytest.raises(NoSolution):
        newton(system, [0.0] * size, ["x"] * size)
    assert system.asked < 2_250


@pytest.mark.parametrize(("far", "found"), [(150.0, True), (250.0, False)])
def test_an_exponential_is_come_down_from_far_in_so_many_steps(far: float, found: bool) -> None:
    """A step of one leaves 1/e of it, which is enough: if much more than half had to go, steps would be too many."""
    solution = _across(Alike(lambda x: (math.expm1(x), math.exp(x)), 2), [far, far], [])
    assert solution == (pytest.approx([0.0, 0.0], abs=1e-12) if found else None)


@pytest.mark.parametrize("ampere", [1.0, 1e-9, 1e-22])
def test_amperes_count_beside_volts(ampere: float) -> None:
    """An equation of tiny currents beside one of volts: its unit changes nothing."""

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        a, b = math.exp(38 * x[0]), math.exp(-38 * x[1])
        return [ampere * (a - b), x[0] - x[1] - 5.0], [38 * ampere * a, 38 * ampere * b, 1.0, -1.0]

    assert newton(system, [0.0, 0.0], ["x", "y"]) == pytest.approx([2.5, -2.5], rel=1e-9)


@pytest.mark.parametrize("size", [1, 2])
def test_the_last_step_leaves_thirteen_digits(size: int) -> None:
    """With twice the derivative every step halves the error, and the last one is as long as the error it leaves."""

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        jacobian = [0.0] * size**2
        jacobian[:: size + 1] = [2.0] * size
        return [value - 1 for value in x], jacobian

    for x in newton(system, [2.0] * size, ["x"] * size):
        assert 0.4e-13 < abs(x - 1) <= 1.1e-13


@pytest.mark.parametrize("size", [1, 2])
def test_a_law_that_is_defined_at_small_or_large_values_alone_is_solved(size: int) -> None:
    """The last solution is outside: a search begins at values of either sign and of several sizes."""
    for low, high in ((-1e-3, 1e-3), (1e-3, 0.1), (0.1, 10), (10, 50), (-0.1, -1e-3), (-10, -0.1), (-50, -10)):

        def logarithms(x: float, low: float = low, high: float = high) -> tuple[float, float]:
            return math.log(x - low) - math.log(high - x), 1 / (x - low) + 1 / (high - x)

        found = newton(Alike(logarithms, size), [70.0] * size, ["x"] * size)
        assert found == pytest.approx([(low + high) / 2] * size, abs=1e-12)


@pytest.mark.parametrize("size", [1, 2])
def test_a_place_where_a_law_jumps_is_no_solution(size: int) -> None:
    """Below 0.3 the law comes to 0.9, and from there on it begins anew at 0.48: more than 0.9 it is elsewhere."""
    wanted = 0.9 + 2e-7

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        slopes = [1.6 if abs(value) > 0.3 else 3.0 for value in x]
        jacobian = [0.0] * size**2
        jacobian[:: size + 1] = slopes
        return [slope * value - wanted for slope, value in zip(slopes, x, strict=True)], jacobian

    names = [f"x{k}" for k in range(size)]
    assert newton(system, [0.29] * size, names) == pytest.approx([wanted / 1.6] * size, rel=1e-12)


@given(size=st.integers(1, 6), decades=st.integers(0, 8), seed=st.integers(0, 2**31), far=st.floats(1e-3, 1e3))
def test_networks_of_diodes_have_the_solution_they_have(size: int, decades: int, seed: int, far: float) -> None:
    start = np.random.default_rng(seed).normal(size=size) * far
    check_network(size, 10.0**decades, seed, start.tolist())


def test_behind_a_bend_the_slope_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """From one start, steps that are halved end before a bend; those that are lengthened again come behind it."""
    monkeypatch.setattr("bondgraph.program.newton.STARTS", ())
    starts = {seed: np.random.default_rng(seed).normal(size=6).tolist() for seed in range(100)}
    for seed, start in starts.items():
        check_network(6, 1e6, seed, [*start])
    for other in ("_across", "_whole"):
        monkeypatch.setattr(f"bondgraph.program.newton.{other}", lambda *_: None)
    with pytest.raises(NoSolution):
        for seed, start in starts.items():
            check_network(6, 1e6, seed, [*start])


@pytest.mark.parametrize("seed", [4, 19, 23, 39])
def test_the_place_behind_a_steep_bend_is_found_in_a_tiny_part_of_a_step(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Conductances differ by 1e10: behind a bend the residual becomes less within a billionth of a step alone."""
    for other, nothing in (("STARTS", ()), ("_whole", lambda *_: None)):
        monkeypatch.setattr(f"bondgraph.program.newton.{other}", nothing)
    check_network(12, 1e10, seed, np.random.default_rng(seed).normal(size=12).tolist())


@pytest.mark.parametrize(("steep", "found"), [(1e11, True), (1e13, False)])
def test_a_step_ends_within_a_part_in_a_trillion_of_itself_behind_a_bend(steep: float, found: bool) -> None:
    """x - 2 up to one, and from there on so steep that the residual is smaller in no more than twice that part."""

    def system(x: Sequence[float]) -> tuple[Any, Any]:
        before = x[0] <= 1
        return np.array([x[0] - 2 if before else steep * (x[0] - 1) - 1]), np.array([[1.0 if before else steep]])

    assert (_across(system, [0.0], []) is not None) == found


@pytest.mark.parametrize("current", [-1e-6, -4e-10, -1e-12, 1e-9, 1e-3])
def test_a_bend_behind_which_the_residual_first_grows_is_crossed(current: float) -> None:
    """A diode blocks whose bend is beside the solution: what is left is the rounding of sums, and not more."""
    system = three_diodes([49.0487, current])
    for start in (-1e-3, 1e-13, 1e-9, 1e-6, 1.7e-4, 1e-3):
        x = newton(system, [49.0487 - start - 4e-9, start], ["b", "c"])
        residual, jacobian = map(np.array, system(x))
        assert (np.abs(residual) <= 1e-14 * (np.abs(jacobian.reshape(2, 2)) @ np.abs(x))).all(), start


def check_network(size: int, ratio: float, seed: int, start: list[float]) -> None:
    system = diodes(size, ratio, seed)
    x = newton(system, start, ["x"] * size)
    residual, jacobian = map(np.array, system(x))
    assert (np.abs(residual) <= 1e-9 * (np.abs(jacobian.reshape(size, size)) @ np.abs(x) + 10)).all()


@pytest.mark.parametrize(("part", "ends"), [(64, True), (32, False)])
def test_a_step_that_helps_by_a_sixty_fourth_is_rounding(part: int, ends: bool) -> None:
    """Where a second residual comes with longer steps, the first would become smaller for ever."""
    asked = 0

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        nonlocal asked
        asked += 1
        return [x[0], 0.0 if x[0] >= 1e-14 * (1 - 1 / part) else 1e-13], [1.0, 0.0, 0.0, 1.0]

    newton(system, [1e-14, 1.0], ("x", "y"))
    assert (asked < 20) == ends


@pytest.mark.parametrize(("step", "is_rounding"), [(0.9e-13, True), (1.1e-13, False)])
def test_what_rounding_of_the_terms_makes_of_a_step(step: float, is_rounding: bool) -> None:
    """Terms of a million in a row of millions are terms of one in units of the unknown."""
    matrix = np.array([[1e6, 0.0], [0.0, 1.0]])
    left, terms = np.array([1e6 * step, 0.0]), np.array([1e6, 1.0])
    assert _is_rounding(np.array([step, 0.0]), left, matrix, terms) == is_rounding


@pytest.mark.parametrize("voltage", [-468.28758447538922, -300.1234567891, -99.7])
@pytest.mark.parametrize("current", [5.38e-13, 1e-12])
@pytest.mark.parametrize("far", [0.0, 1e-13, -1e-7, 3.0])
def test_a_bend_between_two_floats_of_a_difference_is_met(
    voltage: float, current: float, far: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A current through a diode that conducts, beside one that blocks: its voltage is less than their spacing."""
    blocked = -1e-6 * voltage + current

    def system(x: list[float]) -> tuple[list[float], list[float]]:
        across = voltage - x[0]
        slope = 100.0 if across > 0 else 1e-6
        return [x[1] - slope * across, 1e-6 * x[0] + blocked - x[1]], [slope, 1.0, 1e-6, -1.0]

    found = newton(system, [voltage + far, current], ["u", "i"])
    assert found[0] == pytest.approx(voltage, abs=2e-5) and abs(found[1] - current) < 1e-11
    monkeypatch.setattr("bondgraph.program.newton._whole", lambda *_: None)
    if far < 1.0:  # from farther away a search may fall on a solution by chance
        with pytest.raises(NoSolution):
            newton(system, [voltage + far, current], ["u", "i"])


def test_whole_steps_tell_of_no_solution_where_there_is_none() -> None:
    def system(x: list[float]) -> tuple[list[float], list[float]]:
        return [abs(x[0]) + 1e-9, x[1]], [1.0 if x[0] > 0 else -1.0, 0.0, 0.0, 1.0]

    with pytest.raises(NoSolution):
        newton(system, [1.0, 1.0], ["x", "y"])


@pytest.mark.parametrize("size", [1, 2, 5])
@pytest.mark.parametrize("start", [0.0, 1e-3])
def test_quadratic_losses_rest_where_they_have_no_slope(size: int, start: float) -> None:
    assert newton(Alike(lambda x: (3 * x * abs(x), 6 * abs(x)), size), [start] * size, ["x"] * size) == [0.0] * size


def play(wide: float) -> Callable[[float], tuple[float, float]]:
    """A law that has any value within some width."""
    return lambda x: (x - min(max(x, -wide), wide), float(abs(x) > wide))


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("law", [lambda x: (x * x, 2 * x), play(0.1), play(1e-6), lambda x: (x, 1.0)])
def test_zero_is_taken_where_it_is_the_one_solution(law: Any, size: int) -> None:
    """Two solutions meet where a parabola turns, and play leaves many."""
    found = [0.0] * size if law(1.0) == (1.0, 1.0) else None
    assert _at_zero(Alike(law, size), size, []) == found


@pytest.mark.parametrize(("wide", "found"), [(3e-8, False), (3e-9, True)])
def test_play_is_seen_as_near_as_it_is_sought(wide: float, found: bool) -> None:
    assert (_at_zero(Alike(play(wide), 2), 2, []) is not None) == found
