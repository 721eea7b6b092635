"""Random states: constraints hold there, they are the same every time, and are drawn once for the same constraints."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.equations.random_states import RandomPoints, RandomStates, steady


@pytest.fixture(scope="module")
def pendulum() -> bg.Equations:
    """A particle on a circle, in Cartesian coordinates: x u + y w = 0."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    return bg.compile(bg.Graph("pendulum", f >> I("m", 2), Se("G", ("0", "-9.81")) >> f, rod))


def test_constraints_hold(pendulum: bg.Equations) -> None:
    states = RandomPoints().of(pendulum, {})
    assert len(states.points) > 1
    for row in states.values(pendulum.constraints):
        assert row == pytest.approx([0.0], abs=1e-12)


def test_the_points_lie_beside_each_other_by_a_fifth_at_most_and_not_much_less(pendulum: bg.Equations) -> None:
    """So they are on one branch, and far enough apart to tell what holds in general."""
    states = RandomPoints().of(pendulum, {})
    first, *others = (point[:1] + point[states.names.index("rod") :] for point in states.points)
    apart = np.abs(np.array(others) / first - 1)
    assert 0.1 < apart.max() <= 0.2


def test_velocities_follow_rather_than_configurations(pendulum: bg.Equations) -> None:
    """Of x u + y w = rod: coordinates move by less than a hundred thousandth of what velocities do."""
    states = RandomPoints().of(pendulum, {})
    drawn = [0.7] * len(states.names)
    found = states._on_constraints(drawn)
    assert found is not None
    moved = {name: abs(b - a) for name, a, b in zip(states.names, drawn, found, strict=True)}
    assert max(moved["x"], moved["y"]) < 1e-5 * min(moved["u"], moved["w"])


def holding(equations: bg.Equations, constraint: str) -> list[dict[str, float]]:
    """The random points at which a constraint holds in place of those of the equations."""
    held = equations.balance.constrained(independent=(equations.xp.build(constraint, equations.xp.symbol),))
    states = RandomPoints().of(replace(equations, balance=held), {})
    return [dict(zip(states.names, point, strict=True)) for point in states.points]


def test_velocities_of_next_to_no_weight_do_not_follow(pendulum: bg.Equations) -> None:
    """They stay of order one, or ten; where coordinates moved by a ten-thousandth as easily, they would be of 1e3."""
    points = holding(pendulum, "x + 1e-5*u - 2")
    assert points and all(abs(point["u"]) < 100 for point in points)


@pytest.mark.parametrize("domain", ["sqrt(x - 2)", "sqrt((x - 2)*(4 - x))"])
def test_states_are_sought_as_far_as_four_and_not_much_farther(pendulum: bg.Equations, domain: str) -> None:
    """Where laws are defined neither near one nor at most places far away."""
    points = holding(pendulum, f"x*u + y*w - {domain}")
    assert points and all(2 < point["x"] < 4 for point in points)


@pytest.mark.parametrize("domain", ["asin(20*rod)", "sqrt((abs(rod) - 0.05)*(0.12 - abs(rod)))"])
def test_inputs_are_sought_to_a_tenth_and_not_much_nearer_to_zero(pendulum: bg.Equations, domain: str) -> None:
    """Where laws are defined neither near one nor at most places beside it."""
    assert holding(pendulum, f"x*u + y*w - {domain}")


def test_parameters_are_sought_over_two_decades_and_not_over_many_more(pendulum: bg.Equations) -> None:
    points = holding(pendulum, "x*u + y*w - sqrt((m - 2)*(4 - m))")
    assert points and all(2 < point["m"] < 4 for point in points)


def test_where_positions_are_held_coordinates_move_all_the_same() -> None:
    """A constraint of coordinates alone beside one that velocities follow."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.5, given="position")
    held = bg.compile(bg.Graph("held", f >> I("m", 2), Se("G", ("0", "-9.81")) >> f, rod))
    states = RandomPoints().of(held, {})
    for size in (0.7, 0.8, 0.9):
        found = states._on_constraints([size] * len(states.names))
        assert found is not None and found[states.names.index("x")] != size
        assert states._constraints(found) == pytest.approx([0.0, 0.0], abs=1e-12)


def test_values_that_are_given_are_not_drawn(pendulum: bg.Equations) -> None:
    states = RandomPoints().of(pendulum, {"rod": 3.0})
    assert {point[states.names.index("rod")] for point in states.points} == {3.0}


def test_the_same_every_time(pendulum: bg.Equations) -> None:
    assert RandomPoints().of(pendulum, {}).points == RandomPoints().of(pendulum, {}).points


def test_drawn_once_for_the_same_constraints(pendulum: bg.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    found, count = RandomStates.found, []
    monkeypatch.setattr(RandomStates, "found", lambda x: (x.equations.constraints and count.append(x)) or found(x))
    points = RandomPoints()
    first = points.of(pendulum, {}).points
    assert points.of(pendulum, {}).points == first
    assert len(count) == 1
    other = points.of(pendulum, {"rod": 3.0})  # which is in the constraint
    assert other.points != first
    assert len(count) == 2


def test_what_no_constraint_depends_on_is_put_in(pendulum: bg.Equations, monkeypatch: pytest.MonkeyPatch) -> None:
    found, count = RandomStates.found, []
    monkeypatch.setattr(RandomStates, "found", lambda x: (x.equations.constraints and count.append(x)) or found(x))
    points = RandomPoints()
    first, heavy = points.of(pendulum, {}), points.of(pendulum, {"m": 7.0})
    at = first.names.index("m")
    assert {point[at] for point in heavy.points} == {7.0} and 7.0 not in {point[at] for point in first.points}
    assert [p[:at] + p[at + 1 :] for p in heavy.points] == [p[:at] + p[at + 1 :] for p in first.points]
    assert len(count) == 1
    for row in heavy.values(pendulum.constraints):
        assert row == pytest.approx([0.0], abs=1e-12)


def test_gradients(pendulum: bg.Equations) -> None:
    states = RandomPoints().of(pendulum, {})
    for point, (gradient,) in zip(states.points, states.jacobians(pendulum.constraints), strict=True):
        x, y, u, w = (point[states.names.index(name)] for name in "xyuw")
        assert abs(gradient) == pytest.approx([abs(u), abs(w), abs(x), abs(y)], rel=1e-8)


@pytest.mark.parametrize(("scale", "unit"), [(1e-12, 2.0**-32), (1e-6, 2.0**-16), (1.0, 1.0), (1e6, 1.0)])
def test_a_constraint_may_be_multiplied_by_anything(scale: float, unit: float) -> None:
    """Its points are as near to it, and its gradients are of order one where it is small."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("a", ((f"{scale}*x", f"{scale}*y"),)) << Sf("rod", 0)
    states = RandomPoints().of(bg.compile(bg.Graph("pendulum", f >> I("m", 2), rod)), {"rod": 0.0})
    assert states.units(states.equations.constraints) == [unit]
    for point, (gradient,) in zip(states.points, states.gradients(), strict=True):
        x, y, u, w = (point[states.names.index(name)] for name in "xyuw")
        assert abs(x * u + y * w) < 1e-11
        assert abs(gradient) * unit == pytest.approx(scale * abs(np.array([u, w, x, y])), rel=1e-8)


def test_what_cancels_has_no_unit(pendulum: bg.Equations) -> None:
    """Rounding is not multiplied up; states that are given do not count, since constraints hold there."""
    xp = pendulum.xp
    circle = xp.build("1e-9*(x**2 + y**2 - 1)", xp.symbol)
    nothing = xp.build("1e3*(cos(x)**2 + sin(x)**2) - 1e3", xp.symbol)
    states = RandomPoints().of(pendulum, {"x": 0.6, "y": 0.8})
    assert states.units([circle, nothing]) == [2.0**-32, 1.0]


def judged(function: Callable[[float, float], float], *point: float) -> float:
    (found,) = steady(lambda x: [function(*x)], point)
    return found


@pytest.mark.parametrize(("size", "is_kept"), [(1e-7, True), (1e-10, False), (0.0, False)])
def test_what_is_small_beside_its_terms_is_left_of_them(size: float, is_kept: bool) -> None:
    """By `IDENTITY`: a difference of terms of order one, but not a value that is small by itself."""
    assert (judged(lambda x, y: x - y, 0.7 + size, 0.7) != 0.0) == is_kept
    assert judged(lambda x, y: x * y, 1e-3, 1e-12) == 1e-15


def test_rounding_is_left_of_nothing() -> None:
    assert judged(lambda x, y: math.sin(x) ** 2 + math.cos(x) ** 2 - 1 + (x * y) ** 2 - x**2 * y**2, 0.7, 1.2) == 0.0


def test_rounding_that_comes_back_by_chance_is_rounding() -> None:
    """One change in seven turns it into nearly itself; it takes five evaluations to be sure at each of some points."""
    asked = list[float]()

    def rounded(x: Sequence[float]) -> list[float]:
        asked.append(x[0])
        return [(x[0] + 1e3) - 1e3 - x[0]]

    draw = random.Random(0)
    points = [draw.uniform(0.5, 1.5) for _ in range(60)]
    assert sum(rounded([x]) != [0.0] for x in points) > 50
    asked.clear()
    assert [steady(rounded, [x]) for x in points] == [[0.0]] * 60
    assert len(asked) < 10 * len(points)


@pytest.mark.parametrize(("height", "is_kept"), [(3e-3, True), (3e-4, False)])
def test_a_value_that_leaps_is_no_rounding_if_it_is_large(height: float, is_kept: bool) -> None:
    assert (judged(lambda x, y: math.copysign(height, x - y), 1.0, 1.0) != 0.0) == is_kept


def test_a_product_of_small_numbers_is_none_that_cancels() -> None:
    """A moment of 1e-27 kg m^2 is what it is."""
    assert judged(lambda x, y: x * y, 1e-15, 1e-12) == 1e-27


def test_what_a_search_leads_to_zero_is_zero(pendulum: bg.Equations) -> None:
    """Not what Newton's method leaves of it, beside which nothing could be told from a small number."""
    x, y, u = map(pendulum.xp.symbol, "xyu")
    held = pendulum.balance.constrained(independent=(x * (1 + y**2) + x**3, u - 2 * y))
    found = RandomPoints().of(replace(pendulum, balance=held), {}).points
    at = {name: 1 + k for k, name in enumerate(pendulum.states)}
    assert found and all(point[at["x"]] == 0.0 for point in found)
    assert all(point[at["u"]] == pytest.approx(2 * point[at["y"]], rel=1e-9) for point in found)


def test_a_share_of_itself_that_changes() -> None:
    """Two terms thirty million times the value: it changes by 3 % and is kept; three hundred million times, and not."""
    assert judged(lambda x, y: x - y, 1.0, 1.0 - 3e-8) != 0.0
    assert judged(lambda x, y: x - y, 1.0, 1.0 - 5e-10) == 0.0


@pytest.mark.parametrize(("size", "is_kept"), [(5e-9, True), (1.6e-9, False)])
def test_a_value_that_changes_by_a_third_of_itself_where_its_terms_do_by_a_billionth_is_none(
    size: float, is_kept: bool
) -> None:
    """Of four changes of one by up to 1e-9 the largest is 7e-10: a seventh of the value, or nearly a half."""
    (found,) = steady(lambda x: [x[0] - 1], [1 + size])
    assert (found != 0.0) == is_kept
