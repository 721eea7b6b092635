"""Friction that sticks and slips: a mass on a belt, held by a spring, against its closed form."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, StickSlip, Zero

K, FK, FS, V = 4.0, 1.0, 2.0, 0.5


def on_a_belt(pull: str = "4*x", **more: Any) -> bg.Graph:
    v, z = One("v", coordinates=("x",)), Zero("z")
    pad = StickSlip("pad", pull, FK, FS)
    return bg.Graph("belt", Sf("belt", V) >> z, z >> v, z >> One("rel") >> pad, v >> I("m", 1.0),
                    v >> C("spring", effort="4*x"), values=more)  # fmt: skip


def changes(run: Any, name: str) -> list[tuple[float, float]]:
    """The instants at which a held value changes, and what it becomes."""
    steps = np.asarray(run.steps)
    values = run.at(steps, name)
    return [(float(steps[k]), float(values[k + 1])) for k in np.flatnonzero(np.diff(values))]


@pytest.mark.parametrize("method", [None, "Radau"])
def test_a_mass_on_a_belt_sticks_and_slips_as_its_closed_form(method: str | None) -> None:
    """It sticks until K x = FS; then x = FK/K + A cos(w t) + (V/w) sin(w t), until its rate is V again."""
    run = bg.simulate(on_a_belt(), 8.0, start={"v": V}, method=method)
    w, a = math.sqrt(K), (FS - FK) / K
    slips = 2 * (math.pi - math.atan(a * w / V)) / w
    sticks = (2 * FS - 2 * FK) / (K * V)  # from where the slip ends to K x = FS again
    wanted, time = [(FS / (K * V), 1.0)], FS / (K * V)
    for _ in range(2):
        wanted += [(time + slips, 0.0), (time + slips + sticks, 1.0)]
        time += slips + sticks
    found = changes(run, "slip_pad")
    np.testing.assert_allclose(found, [each for each in wanted if each[0] < 8.0], rtol=1e-7)
    stuck = np.linspace(wanted[1][0] + 1e-6, wanted[2][0] - 1e-6, 50)
    assert np.abs(run.at(stuck, "rel")).max() < 1e-13
    assert run.power_audit().balanced and run.notes == ()


@pytest.mark.parametrize("unit", [2.0**-30, 2.0**20])
def test_in_another_unit_of_time_it_is_the_same(unit: float) -> None:
    v, z = One("v", coordinates=("x",)), Zero("z")
    graph = bg.Graph("belt", Sf("belt", V / unit) >> z, z >> v, z >> One("rel") >> StickSlip("pad", "4*x", FK, FS),
                     v >> I("m", unit**2), v >> C("spring", effort="4*x"))  # fmt: skip
    run, usual = bg.simulate(graph, 8 * unit, start={"v": V / unit}), bg.simulate(on_a_belt(), 8, start={"v": V})
    assert run["x"][-1] == pytest.approx(usual["x"][-1], rel=1e-6)
    np.testing.assert_allclose(
        [time / unit for time, _ in changes(run, "slip_pad")], [t for t, _ in changes(usual, "slip_pad")], rtol=1e-6
    )


def test_a_block_comes_to_rest_and_stays() -> None:
    """Braked by 1 N from 2 m/s, it stands after 2 m; 1.9 N do not move it, more than 2 N do."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("block", v >> I("m", 1.0), Se("F", "P") >> v, v >> StickSlip("floor", "P"), values={"P": 0.0})
    values = {"kinetic_floor": 1.0, "static_floor": 2.0}
    run = bg.simulate(graph, 10, start={"v": 2.0}, values=values)
    assert (run["x"][-1], run["v"][-1]) == pytest.approx((2.0, 0.0), abs=1e-9) and run["slip_floor"][-1] == 0
    assert bg.simulate(graph, 10, values={**values, "P": 1.9})["x"][-1] == 0
    assert bg.simulate(graph, 10, values={**values, "P": -2.1})["x"][-1] == pytest.approx(-1.1 * 50)


def test_where_more_pulls_than_holds_it_slips_back_at_once() -> None:
    """As friction without sticking does."""
    v, force = One("v", coordinates=("x",)), "5*cos(t)"
    driven = v >> I("m", 1.0), Se("F", force) >> v
    run = bg.simulate(bg.Graph("block", *driven, v >> StickSlip("floor", force, 1.0, 2.0)), 10)
    plain = bg.simulate(bg.Graph("plain", *driven, v >> R("floor", effort="sign(f)")), 10)
    assert len(changes(run, "slip_floor")) > 2 and set(run["slip_floor"]) == {1.0, -1.0}
    np.testing.assert_allclose(run["x"], plain.at(run.t, "x"), atol=1e-6)


def test_a_pull_that_does_not_act_is_told() -> None:
    with pytest.raises(bg.SimulationStopped, match="effort acts besides what it is said to hold"):
        bg.simulate(on_a_belt("5*x"), 8.0, start={"v": V})
    with pytest.raises(bg.StructureError, match="what it holds while it sticks"):
        StickSlip("pad")


@pytest.mark.parametrize(("off", "told"), [(0.5, False), (2.0, True)])
def test_how_far_a_pull_may_be_off(off: float, told: bool) -> None:
    """By a part `LEFT` of what the static effort can hold."""
    from bondgraph.simulate.event_actions import LEFT

    v = One("v")
    graph = bg.Graph(
        "block", v >> I("m", 1.0), Se("F", "P") >> v, v >> StickSlip("floor", f"P + {off * LEFT * FS!r}", FK, FS)
    )
    try:
        bg.simulate(graph, 3.0, start={"v": 1.0}, values={"P": 0.0})
    except bg.SimulationStopped:
        assert told
    else:
        assert not told


def pushed(pull: str, force: str) -> bg.Graph:
    w = One("w")
    return bg.Graph(
        "pad", Se("F", force) >> w, w >> I("J", 0.1), w >> R("b", 0.05), w >> StickSlip("dry", pull, 1, 1.5)
    )


@pytest.mark.parametrize(
    ("pull", "force", "time", "left"),
    [
        ("0", "24", "0", "24"),
        ("2*sin(t)", "2*sin(t) + 0.01", "0", "0.01"),
        ("sin(t)", "sin(t) + where(t > 3, 0.2, 0)", "3", "0.2"),
    ],
)
def test_what_holds_less_than_all_that_acts_on_it_ends_the_motion(pull: str, force: str, time: str, left: str) -> None:
    """From the start on, and from where something else begins to act."""
    with pytest.raises(bg.SimulationStopped, match=rf"at t = {time} s .* {left} of effort acts besides") as caught:
        bg.simulate(pushed(pull, force), 10.0)
    assert "as its pull" in str(caught.value)


def test_what_its_pull_holds_stays_at_rest() -> None:
    """To a ten-thousandth of the static effort; a bit less is what rounding in a pull may be."""
    for pull in ("sin(t)", "sin(t) + 1.4e-4"):
        run = bg.simulate(pushed(pull, "sin(t)"), 10.0)
        assert not run["slip_dry"].any() and np.abs(run["w"]).max() < 5e-3
    with pytest.raises(bg.SimulationStopped):
        bg.simulate(pushed("sin(t) + 1.6e-4", "sin(t)"), 10.0)


@pytest.mark.parametrize("static", [0.4, 0.5])
def test_it_holds_no_less_than_it_brakes(static: float) -> None:
    if static == 0.5:
        assert StickSlip("dry", "F", 0.5, static).static == "0.5"
        return
    with pytest.raises(bg.StructureError, match=r"dry: it holds less while it sticks, 0.4, than it brakes"):
        StickSlip("dry", "F", 0.5, static)


@pytest.mark.parametrize(("more", "given"), [((), 2.0), ((bg.Input("F_0"),), "2")])
def test_a_pull_names_what_a_source_gives_as_its_refusal_says(more: Any, given: Any) -> None:
    def pad(force: Any, pull: str, *parts: Any) -> bg.Graph:
        w = One("w")
        return bg.Graph("pad", *parts, Se("F", force) >> w, w >> I("J", 0.1), w >> StickSlip("dry", pull, 1, 1.5))

    with pytest.raises(bg.ModulusError, match=r"Se\('F', 'F_0'\) and F_0, a parameter, .* bg.Input\('F_0'\)"):
        bg.compile(pad(2, "F"))
    assert bg.simulate(pad("F_0", "F_0", *more), 1.0, {"F_0": given})["w"][-1] == pytest.approx(10.0)


def test_it_sticks_to_a_belt_that_speeds_up() -> None:
    """The pull is then with the inertia of what is carried along."""
    v, slip = One("v", coordinates=("x",)), Zero("slip")
    spring = v >> C("spring", effort="4*x"), v >> I("m", 1.0)

    def belt(pull: str) -> bg.Graph:
        pad = StickSlip("pad", pull, FK, FS)
        return bg.Graph("belt", Sf("u", "0.5 + 0.1*sin(t)") >> slip, slip >> v, *spring, slip >> One("rel") >> pad)

    run = bg.simulate(belt("4*x + 0.1*cos(t)"), 20.0, start={"v": 0.5})
    stuck = run["slip_pad"] == 0
    assert len(run.leaps) == 9 and stuck.sum() > 100
    np.testing.assert_allclose(run["v"][stuck], 0.5 + 0.1 * np.sin(run.t[stuck]), atol=1e-8)
    with pytest.raises(bg.SimulationStopped, match=r"0\.1 of effort acts besides"):
        bg.simulate(belt("4*x"), 20.0, start={"v": 0.5})


def test_where_multipliers_have_no_equation_it_is_told_that_it_cannot_stick() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"), frame="inertial")
    chains = f >> I("m", (1.0, 2.0)), Se("F", ("3*sin(t)", 0)) >> f, f << TF("a", ((1, -1),)) << Sf("gear", 0)
    block = bg.Graph("block", *chains, f["u"] >> StickSlip("floor", "3*sin(t)", FK, FS))
    with pytest.raises(bg.SimulationStopped, match="multipliers have no equation"):
        bg.simulate(bg.compile(block, bg.forms.lagrange_index_2), 10)


def test_a_flow_that_a_source_sets_is_not_held() -> None:
    v = One("v", coordinates=("x",))
    block = bg.Graph("block", Sf("u", "0.1*sin(t)") >> v, v >> I("m", 1.0), v >> StickSlip("floor", "0", FK, FS))
    with pytest.raises(bg.SimulationStopped, match="no impulse gives its flow another value"):
        bg.simulate(block, 1)
