"""Gaps that close at one instant are turned round together, whatever the order in which they stand."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.elements import TF, I, Impact, One, Se, Zero
from bondgraph.forms import boltzmann_hamel, gibbs_appell, kane_momentum, kane_velocity, maggi
from bondgraph.simulate.simultaneous_impacts import impulses

numbers = st.floats(0.05, 1.0)


@given(st.lists(st.lists(st.floats(-1, 1), min_size=3, max_size=3), min_size=2, max_size=6), st.data())
@settings(deadline=None)
def test_flows_are_turned_round_or_farther_and_no_impulse_pulls(rows: list[list[float]], data: Any) -> None:
    """Of three masses at most three flows are independent: others follow from these."""
    directions = np.array([row for row in rows if np.linalg.norm(row) > 0.1]).reshape(-1, 3)
    masses = np.array(data.draw(st.lists(st.floats(0.01, 100), min_size=3, max_size=3)))
    came = directions @ np.array(data.draw(st.lists(st.floats(-1, 1), min_size=3, max_size=3)))
    closing = came < -1e-3
    directions, came = directions[closing], came[closing]
    if not len(came):
        return
    r = np.array(data.draw(st.lists(st.floats(0, 1), min_size=len(came), max_size=len(came))))
    gained = directions / masses @ directions.T
    found = impulses(gained, came, -r * came)
    left = came + gained @ found + r * came
    size = np.abs(came).max()
    assert (found >= -1e-9 * size * masses.max()).all() and (left >= -1e-9 * size).all()
    np.testing.assert_allclose(found * left / masses.max(), 0, atol=1e-9 * size * size)
    turned = impulses(gained[::-1, ::-1], came[::-1], (-r * came)[::-1])[::-1]
    np.testing.assert_allclose(gained @ turned, gained @ found, atol=1e-9 * size)
    assert found @ (2 * came + gained @ found) <= 1e-9 * size * size * masses.max()


@pytest.mark.parametrize(("off", "known"), [(5e-10, True), (2e-9, False)])
def test_impulses_that_act_on_each_other_unlike_have_no_law(off: float, known: bool) -> None:
    gained = np.array([[1.0, 0.3], [0.3 + off, 1.0]])
    assert (impulses(gained, np.array([-1.0, -1.0]), np.array([0.5, 0.5])) is not None) == known


def test_efforts_may_point_either_way() -> None:
    gained, came = np.array([[2.0, 1.0], [1.0, 2.0]]), np.array([1.0, -1.5])
    for signs in ([1, 1], [-1, -1]):
        found = impulses(signs[0] * gained, came, -0.5 * came)
        np.testing.assert_allclose(came + signs[0] * gained @ found, -0.5 * came)


def test_flows_that_rest_take_no_impulse() -> None:
    gained = np.array([[2.0, 1.0], [1.0, 2.0]])
    assert impulses(gained, np.zeros(2), np.zeros(2)).tolist() == [0.0, 0.0]


def bar(order: int, r: float = 0.5) -> bg.Graph:
    """A uniform bar over two stops, which stand in the graph in some order."""
    f = One("f", ("v", "w"), coordinates=("y", "th"))
    sides = [
        f >> TF(f"t{k}", ((1, f"{x}*cos(th)"),)) >> One(f"v{k}") >> Impact(f"stop{k}", f"y + {x}*sin(th)", r)
        for k, x in [(0, "(-0.5)"), (1, "0.5")][::order]
    ]
    return bg.Graph("bar", f["v"] >> I("m", 1), f["w"] >> I("J", 1 / 12), Se("G", -9.81) >> f["v"], *sides)


FALL = (2 / 9.81) ** 0.5


@pytest.mark.parametrize("form", [None, kane_velocity, kane_momentum, gibbs_appell, maggi, boltzmann_hamel])
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("r", [0.2, 0.5, 1.0])
def test_a_bar_that_falls_flat_leaves_flat(r: float, order: int, form: Any) -> None:
    """v becomes -r v, in every form, and again at the next impact, from which it has come to its height."""
    graph = bar(order, r)
    equations = bg.compile(graph) if form is None else bg.compile(graph, form)
    run = bg.simulate(equations, FALL * (1 + 2 * r + r * r), start={"y": 1.0})
    assert run["v"][-1] == pytest.approx(0.0, abs=1e-6)
    assert run["y"][-1] == pytest.approx(r**4, rel=1e-6) and abs(run["th"][-1]) < 1e-9
    assert not run.notes and run.power_audit().drift == pytest.approx(0, abs=1e-6)


def test_a_bar_that_meets_one_stop_first_turns() -> None:
    """The one after the other: that of a corner turns the bar before the next closes."""
    run = bg.simulate(bar(1), FALL * 1.02, start={"y": 1.0, "th": 1e-4})
    assert run["w"][-1] == pytest.approx(-0.623, abs=1e-3)


@pytest.mark.parametrize("order", [*permutations(range(4))])
def test_a_table_that_falls_flat_on_four_feet_leaves_flat(order: tuple[int, ...]) -> None:
    """Their gaps follow from one another: impulses are open, and the motion is not."""
    f = One("f", ("w", "p", "q"), coordinates=("z", "a", "b"))
    places = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    feet = [
        f >> TF(f"t{k}", ((1, x, y),)) >> One(f"v{k}") >> Impact(f"foot{k}", f"z + ({x})*a + ({y})*b", 0.6)
        for k, (x, y) in [(k, places[k]) for k in order]
    ]
    bodies = [f[rate] >> I(f"J{rate}", inertia) for rate, inertia in (("w", 2.0), ("p", 0.3), ("q", 0.9))]
    graph = bg.Graph("table", *bodies, Se("G", -2 * 9.81) >> f["w"], *feet)
    run = bg.simulate(graph, FALL * 1.3, start={"z": 1.0})
    assert run["w"][-1] == pytest.approx(9.81 * FALL * (0.6 - 0.3), rel=1e-9)
    assert abs(run["a"][-1]) < 1e-12 and abs(run["b"][-1]) < 1e-12


def carts(*impacts: int, r: float = 0.5, start: tuple[float, ...] = (1.0, 0.0, -1.0)) -> list[float]:
    """Of three carts of one kilogram in a row, what velocities become; impacts in some order."""
    row = [One(f"v{k}", coordinates=(f"x{k}",)) for k in range(3)]
    parts = [cart >> I(f"m{k}", 1) for k, cart in enumerate(row)]
    for k in impacts:
        z = Zero(f"z{k}")
        parts += [row[k] >> z, z >> row[k + 1], z >> One(f"c{k}") >> Impact(f"hit{k}", f"x{k + 1} - x{k} - 1", r)]
    given = {f"v{k}": v for k, v in enumerate(start)} | {f"x{k}": 1.5 * k for k in range(3)}
    run = bg.simulate(bg.Graph("carts", *parts), 0.9 / abs(start[0]), start=given)
    return [float(run[f"v{k}"][-1]) for k in range(3)]


@pytest.mark.parametrize("impacts", [(0, 1), (1, 0)])
def test_a_cart_that_is_struck_from_both_sides_stays(impacts: tuple[int, int]) -> None:
    assert carts(*impacts) == pytest.approx([-0.5, 0.0, 0.5], abs=1e-12)


@pytest.mark.parametrize("impacts", [(0, 1), (1, 0)])
def test_of_carts_that_touch_the_last_flies_off(impacts: tuple[int, int]) -> None:
    """Newton's cradle: only the first gap closes; the second begins to, by the first's impulse."""
    row = [One(f"v{k}", coordinates=(f"x{k}",)) for k in range(3)]
    parts = [cart >> I(f"m{k}", 1) for k, cart in enumerate(row)]
    for k in impacts:
        z = Zero(f"z{k}")
        parts += [row[k] >> z, z >> row[k + 1], z >> One(f"c{k}") >> Impact(f"hit{k}", f"x{k + 1} - x{k} - 1", 1)]
    run = bg.simulate(bg.Graph("cradle", *parts), 1.0, start={"v0": 1.0, "x1": 1.5, "x2": 2.5})
    assert [run[f"v{k}"][-1] for k in range(3)] == pytest.approx([0.0, 0.0, 1.0], abs=1e-12)


def test_gaps_that_a_faster_one_opens_take_no_impulse() -> None:
    """A bar on three stops: its middle one, which gives little back, is left by what the outer ones give."""
    f = One("f", ("v", "w"), coordinates=("y", "th"))
    stops = [
        f >> TF(f"t{k}", ((1, x),)) >> One(f"v{k}") >> Impact(f"stop{k}", f"y + ({x})*th", r)
        for k, (x, r) in enumerate([(-1, 0.8), (0, 0.1), (1, 0.8)])
    ]
    graph = bg.Graph("bar", f["v"] >> I("m", 3), f["w"] >> I("J", 1), Se("G", -3 * 9.81) >> f["v"], *stops)
    run = bg.simulate(graph, FALL * 1.4, start={"y": 1.0})
    assert run["v"][-1] == pytest.approx(9.81 * FALL * (0.8 - 0.4), rel=1e-9) and abs(run["w"][-1]) < 1e-12
