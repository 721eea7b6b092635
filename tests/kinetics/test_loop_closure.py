"""Loop closure: configurations that close a four-bar, the rank of its closure, and what is judged elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from math import acos, atan2, cos, hypot, pi, sin
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.loop_closure import ASIDE, FAR, NEIGHBOURS, LoopClosure, check_judged

GRASHOF = {"a": 0.3, "b": 0.9, "c": 0.7, "d": 1.0, "e": 0.0, "J": 1.0}
PARALLELOGRAM = {"a": 0.4, "b": 1.0, "c": 0.4, "d": 0.6, "e": 0.8, "J": 1.0}
BASE = atan2(0.8, 0.6)
ANGLES = ("crank", "coupler", "rocker")


def closing(values: dict[str, float]) -> LoopClosure:
    """The closure of a four-bar on the base (d, e), in the angles of its bars."""
    f = One("f", ("u", "v", "w"), coordinates=ANGLES)
    loop = TF(
        "loop",
        (("-a*sin(crank)", "-b*sin(coupler)", "c*sin(rocker)"), ("a*cos(crank)", "b*cos(coupler)", "-c*cos(rocker)")),
        integrals=("a*cos(crank) + b*cos(coupler) - c*cos(rocker)", "a*sin(crank) + b*sin(coupler) - c*sin(rocker)"),
    )
    inertia = I("J", (("J", 0, 0), (0, "J", 0), (0, 0, "J")))
    graph = bg.Graph("four_bar", f >> inertia, f << loop << Sf("base", ("d", "e"), given="position"))
    found = LoopClosure.of(bg.compile(graph, algebra=bg.algebra.table), values, RandomPoints())
    assert found is not None
    return found


@pytest.fixture(scope="module", name="four_bar")
def _four_bar() -> LoopClosure:
    return closing(GRASHOF)


@pytest.fixture(scope="module", name="parallelogram")
def _parallelogram() -> LoopClosure:
    return closing(PARALLELOGRAM)


def left(angles: Any, values: dict[str, float]) -> list[float]:
    (a, b, c, d, e, _), (i, j, k) = values.values(), angles
    return [a * cos(i) + b * cos(j) - c * cos(k) - d, a * sin(i) + b * sin(j) - c * sin(k) - e]


def rocker(crank: float) -> float:
    """Its angle above the base, from the triangle that the crank's tip makes with the coupler and the rocker."""
    a, b, c, d, *_ = GRASHOF.values()
    x, y = a * cos(crank) - d, a * sin(crank)
    return atan2(y, x) - acos((x * x + y * y + c * c - b * b) / (2 * c * hypot(x, y)))


def test_it_is_what_the_loop_leaves_open(four_bar: LoopClosure) -> None:
    angles = (0.3, 0.8, 1.9)
    assert four_bar.names == ANGLES and set(four_bar.owners) == {("base",)}
    np.testing.assert_allclose(np.abs(four_bar(angles)), np.abs(left(angles, GRASHOF)), rtol=1e-14)
    assert four_bar.told(angles) == "crank = 0.3, coupler = 0.8, rocker = 1.9"


@pytest.mark.parametrize("crank", [-2.0, 0.4, 1.0])
def test_the_free_angles_close_it_about_the_others(four_bar: LoopClosure, crank: float) -> None:
    expected = rocker(crank)
    a, _, c, d, *_ = GRASHOF.values()
    coupler = atan2(c * sin(expected) - a * sin(crank), d + c * cos(expected) - a * cos(crank))
    found = four_bar.closed([crank, coupler + 0.1, expected - 0.1], (1, 2))
    np.testing.assert_allclose(np.array(found), [crank, coupler, expected], atol=1e-9)


def test_all_angles_close_it_near_a_guess(four_bar: LoopClosure) -> None:
    """No farther than with the crank held, and there it stays."""
    guess = [1.0, 0.7, rocker(1.0) - 0.1]
    near, held = (np.array(four_bar.closed(guess, free)) for free in ((0, 1, 2), (1, 2)))
    np.testing.assert_allclose(left(near, GRASHOF), 0, atol=1e-9)
    assert 0 < np.linalg.norm(near - guess) < np.linalg.norm(held - guess)
    np.testing.assert_allclose(np.array(four_bar.closed(near.tolist(), (0, 1, 2))), near, atol=1e-12)


def test_where_nothing_closes_it_the_bars_stretch(four_bar: LoopClosure) -> None:
    """The crank alone cannot bring its coupler's end to a rocker that stands away: it points to it."""
    coupler, end = 0.0, pi / 2
    assert four_bar.closed([0.5, coupler, end], (0,)) is None
    _, b, c, d, *_ = GRASHOF.values()
    found = four_bar.closest([0.5, coupler, end], (0,))
    np.testing.assert_allclose(found, [atan2(c, d - b), coupler, end], atol=1e-6)


def test_its_rank_is_two_and_one_where_a_parallelogram_is_folded(parallelogram: LoopClosure) -> None:
    """Gradients (-sin, cos) of three bars along one line are parallel: how far from that, tells the crank's angle."""
    for opened, rank in ((0.7, 2), (1e-3, 2), (1e-8, 1), (0.0, 1)):
        angles = [BASE + opened, BASE, BASE + opened]
        np.testing.assert_allclose(parallelogram(angles), 0, atol=1e-15)
        assert parallelogram.rank(angles) == rank
        assert opened / 3 <= min(parallelogram.sizes(angles)) <= 3 * opened + 1e-9


def test_beside_a_folded_parallelogram_it_is_closed_and_regular(parallelogram: LoopClosure) -> None:
    folded = [BASE, BASE, BASE]
    found = parallelogram.beside(folded)
    assert found
    for there, angles in found:
        np.testing.assert_allclose(left(angles, PARALLELOGRAM), 0, atol=1e-9)
        assert there.rank(angles) == 2 and 0 < np.abs(np.subtract(angles, folded)).max() <= FAR * ASIDE


@pytest.mark.parametrize(("distance", "is_beside"), [(0.06, True), (0.15, False)])
def test_what_is_found_farther_than_a_tenth_of_a_radian_may_be_assembled_otherwise(
    distance: float, is_beside: bool, four_bar: LoopClosure, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = [0.7, 0.1, rocker(0.7)]
    monkeypatch.setattr(LoopClosure, "closed", lambda *given: [at[0] + distance, *at[1:]])
    assert bool(four_bar.beside(at)) == is_beside


def two_branches() -> bg.Equations:
    """x y = x z = 0: the line y = z = 0, where both are independent, and the plane x = 0, where they are not."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    both = TF("both", (("y", "x", 0), ("z", 0, "x")), integrals=("x*y", "x*z"))
    inertia = I("m", ((2, 0, 0), (0, 2, 0), (0, 0, 2)))
    graph = bg.Graph("branches", f >> inertia, f << both << Sf("held", (0, 0), given="position"))
    return bg.compile(graph, algebra=bg.algebra.table)


def test_a_start_is_refused_where_fewer_are_independent_than_are_kept() -> None:
    equations = two_branches()
    assert equations.states == ("x", "y", "z", "u", "v", "w")
    check_judged(equations, {}, (1, 0, 0, 0, 0, 0))
    with pytest.raises(bg.ValueRefused, match="1 are independent here, at x = 0, y = 1, z = 2, and 2") as caught:
        check_judged(equations, {}, (0, 1, 2, 0, 0, 0))
    assert caught.value.parties == ("held",)


def test_there_is_none_without_positions_held_or_without_their_values() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",))
    m = I("m", ((1, 0), (0, 1)))
    held = bg.compile(bg.Graph("held", f >> m, f << rod << Sf("b", ("l**2/2",), given="position")))
    free = bg.compile(bg.Graph("free", f >> m))
    assert LoopClosure.of(held, {}, RandomPoints()) is None and LoopClosure.of(free, {}, RandomPoints()) is None
    assert LoopClosure.of(held, {"l": 1.0}, RandomPoints()) is not None


def test_rows_that_are_rounding_hold_nothing() -> None:
    """Of a loop in a plane that lies anyhow, rows across it vanish but for some 1e-16, their differences for 1e-11."""

    def function(x: Any) -> list[float]:
        return [sin(x[0]) + x[1], *(sin(y) ** 2 + cos(y) ** 2 - 1 for y in (x[0], x[1], x[0] + x[1], 3 * x[0] - x[1]))]

    closure = LoopClosure(("a", "b"), (("one",),) * 5, function, (0.0, 0.0), (0, 1), ())
    places = [[x, -sin(x)] for x in np.linspace(0.1, 0.9, 9)]
    assert 0 < max(closure.sizes(place)[1] for place in places) < 1e-9
    assert {closure.rank(place) for place in places} == {1}


def rods() -> LoopClosure:
    """Two wheels coupled by two rods a quarter turn apart: each holds their angles alike, but at its dead points."""
    f = One("f", ("u", "w"), coordinates=("q", "s"))
    loop = TF("rods", (("sin(q)", "-sin(s)"), ("cos(q)", "-cos(s)")), integrals=("cos(s) - cos(q)", "sin(q) - sin(s)"))
    graph = bg.Graph("wheels", f["u", "w"] >> I("J", (1, 1)), f << loop << Sf("base", (0, 0), given="position"))
    found = LoopClosure.of(bg.compile(graph, algebra=bg.algebra.table), {}, RandomPoints())
    assert found is not None
    return found


@pytest.mark.parametrize("off", [0.0, 1e-10, 1e-8, 1e-6, 1e-5, 1e-3, 0.3])
def test_a_row_that_nearly_vanishes_is_judged_by_what_it_is_beside(off: float) -> None:
    """Rounding has left the two angles 1e-12 apart: scaled up to one, the small row would be another direction."""
    closure, at = rods(), [off, off + 1e-12]
    assert closure.rank(at) == 1
    assert len(closure.beside(at)) == NEIGHBOURS
    assert closure.is_clear(at) == (off < 1e-9 or off >= 1e-3)


def of(function: Callable[[float, float], list[float]]) -> LoopClosure:
    """Differences of positions as a function of two coordinates."""
    count = len(function(0.0, 0.0))
    return LoopClosure(("x", "y"), (("held",),) * count, lambda p: function(p[1], p[2]), (0.0,) * 3, (1, 2), (0,))


@pytest.mark.parametrize(("gradient", "is_clear"), [(1e-6, False), (3e-5, True)])
def test_a_row_nearly_vanishes_where_it_is_a_thousandth_of_what_it_is_beside(gradient: float, is_clear: bool) -> None:
    """Of y^2/2 a hundredth or half of that beside y = 0; x has a gradient of one."""
    assert of(lambda x, y: [x, y * y / 2]).is_clear([0.0, gradient]) == is_clear


def test_configurations_beside_one_are_a_hundredth_or_two_away() -> None:
    """On a circle of one metre, whose ways are not told apart nearer, and end farther away."""
    found = [angles for _, angles in of(lambda x, y: [x * x + y * y - 1]).beside([0.6, 0.8])]
    away = [float(np.linalg.norm(np.subtract(angles, [0.6, 0.8]))) for angles in found]
    assert 0.01 < max(away) < 0.03
