"""Friction that sticks and slips: a mass on a belt, held by a spring, against its closed form."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, C, I, Impact, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, StickSlip, Zero

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


@pytest.mark.parametrize("method", [None, "Radau", "BDF", "LSODA"])
@pytest.mark.parametrize("w", [10.0, 12.5, 16.0])
def test_a_force_that_grows_beyond_dry_friction_moves_a_block_slowly_at_first(method: str | None, w: float) -> None:
    """Where it holds no more than it brakes the block begins without acceleration: v grows as (t - t0)^2 / 2."""
    v, A, k, m = One("v", coordinates=("x",)), 4.0, 1.5, 0.5
    friction = v >> StickSlip("pad", "A*sin(w*t)", k, k)
    graph = bg.Graph("block", v >> I("m", m), Se("F", "A*sin(w*t)") >> v, friction)
    begins, end = math.asin(k / A) / w, 2.0 / w
    run = bg.simulate(graph, [0.0, end], {"A": A, "w": w}, method=method)
    slipped = end - begins
    speed = A / (m * w) * (math.cos(w * begins) - math.cos(w * end)) - k / m * slipped
    place = A / (m * w) * (math.cos(w * begins) * slipped - (math.sin(w * end) - k / A) / w) - k / m * slipped**2 / 2
    np.testing.assert_allclose([run["v"][-1], run["x"][-1]], [speed, place], rtol=1e-6)
    (changed,) = changes(run, "slip_pad")
    assert changed == (pytest.approx(begins, rel=1e-7), 1.0) and run.notes == ()


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


@pytest.mark.parametrize(
    ("pull", "kinetic", "law"),
    [
        ("-4*x", 0.8, "acts besides what it is said to hold"),  # the push is forgotten
        ("4*x - 1", 0.8, "acts besides what it is said to hold"),  # against the flow
        ("1 - 4*x", "2.5 + 0*t", "follow at once on each other"),  # more than the static effort, by a formula
    ],
)
def test_what_comes_to_rest_again_at_once_is_told_with_its_reason(pull: str, kinetic: Any, law: str) -> None:
    v = One("v", coordinates=("x",))
    body = v >> I("m", 1), v >> C("spring", effort="4*x"), Se("push", 1) >> v
    graph = bg.Graph("block", *body, v >> StickSlip("pad", pull=pull, kinetic=kinetic, static=1.0))
    with pytest.raises(bg.SimulationStopped, match=law):
        bg.simulate(graph, 20, start={"v": 2.0})


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
    assert (np.diff(run["slip_pad"]) != 0).sum() == 11 and stuck.sum() > 100
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


FLOOR = StickSlip("floor", "0", 2.0, 3.0)
FORMS = [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.lagrange_multipliers]


def on_a_floor(*more: Any) -> bg.Graph:
    """A block of 1 kg at s_q, as a mechanism, of which all forms can be made."""
    link = Link("block", 1.0)
    rail = Mechanism("rail", [link], [Prismatic("s", "ground", link, "x")])
    return bg.Graph("block", *rail, rail["s"] >> FLOOR, *((rail["s"] >> part) if isinstance(part, Impact) else part
                                                          for part in more))  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "wall", [Impact("wall", gap="1 - s_q", value=0.5), bg.reset("wall", "s_q > 1", {"s": "-0.5*s"})]
)
def test_where_it_is_turned_round_it_slips_on_the_other_way(form: Any, wall: Any) -> None:
    """At 3 m/s, 1 m from a wall: v^2 = 9 - 4 before it, a quarter of that after it, and v^2/4 back."""
    graph = on_a_floor(wall)
    run = bg.simulate(bg.compile(graph, form) if form else graph, 3.0, start={"s_q": 0.0, "s": 3.0})
    hit = (3 - math.sqrt(5)) / 2
    assert run.at(hit + 1e-9, "s") == pytest.approx(-math.sqrt(5) / 2, abs=1e-6)
    assert (run["s_q"][-1], run["s"][-1]) == pytest.approx((0.6875, 0.0), abs=1e-7)
    assert [slip for _, slip in changes(run, "slip_floor")] == [-1.0, 0.0]
    assert run.power_audit().balanced and run.notes == ()


@pytest.mark.parametrize("form", FORMS)
def test_where_it_is_kicked_it_slips(form: Any) -> None:
    graph = on_a_floor(bg.reset("kick", "t > 1", {"s": "1"}))
    equations = bg.compile(graph, form) if form else graph
    run = bg.simulate(equations, 5.0)
    assert (run["s_q"][-1], run["s"][-1]) == pytest.approx((0.25, 0.0), abs=1e-9)
    first = bg.simulate(equations, 1.1)
    onward = bg.simulate(equations, (1.1, 5.0), start={name: first[name][-1] for name in first.equations.states})
    assert onward["s_q"][-1] == pytest.approx(0.25, abs=1e-9)


def test_a_block_that_is_struck_slips() -> None:
    a, b, z = One("va", coordinates=("xa",)), One("vb", coordinates=("xb",)), Zero("z")
    blow = a >> z, z >> b, z >> One("c") >> Impact("hit", gap="xb - xa", value=0.5)
    run = bg.simulate(bg.Graph("blow", a >> I("ma", 1.0), b >> I("mb", 2.0), b >> FLOOR, *blow), 5.0,
                      start={"va": 3.0, "xb": 1.0})  # fmt: skip
    assert (run["xb"][-1], run["vb"][-1]) == pytest.approx((1 + 1.5**2 / 2, 0.0), abs=1e-9)
    assert run.power_audit().balanced


@pytest.mark.parametrize("value", [0.0, "0"])
def test_where_it_is_brought_to_rest_by_a_jump_it_sticks(value: Any) -> None:
    """And is held by the static effort, though the pull is more than the kinetic one."""
    v = One("v", coordinates=("x",))
    stop = v >> Impact("wall", "x - 1", 0) if value else bg.reset("halt", "x > 1", {"v": "0"})
    floor = v >> StickSlip("floor", "2.5", 2.0, 3.0)
    start = {"v": -3.0, "x": 2.0} if value else {"v": 3.0}
    run = bg.simulate(bg.Graph("block", v >> I("m", 1.0), Se("P", 2.5) >> v, floor, stop), 3.0, start=start)
    assert (run["x"][-1], run["v"][-1], run["slip_floor"][-1]) == pytest.approx((1.0, 0.0, 0.0), abs=1e-9)


def belt(speed: str, *more: Any) -> bg.Graph:
    v, slip = One("v", coordinates=("x",)), Zero("slip")
    pad = slip >> One("rel") >> StickSlip("pad", "0", 1.0, 2.0)
    return bg.Graph("belt", Sf("belt", speed) >> slip, slip >> v, v >> I("m", 1.0), pad, *more)


def sampled(time: float = 3.0, every: float = 0.2) -> tuple[float, float]:
    """The block on a belt whose speed is held between samples of 0.5 cos(3 t), piece by piece."""
    x = v = 0.0
    for k in range(round(time / every)):
        speed = 0.5 * math.cos(3 * k * every)
        way, until = math.copysign(1.0, speed - v), min(abs(speed - v), every)
        x += v * until + way * until**2 / 2
        v += way * until
        x += v * (every - until)
    return x, v


@pytest.mark.parametrize(
    ("graph", "values", "wanted"),
    [
        (belt("where(t < 1, 0, 0.5)"), {}, (0.875, 0.5)),
        (belt("where(t < 1, -2, 2)"), {}, (-0.5, 1.0)),
        (belt("u", bg.Input("u")), {"u": "where(t < 1, -2, 2)"}, (-0.5, 1.0)),
        (belt("0.5*n", bg.counter("n", "t > 1")), {}, (0.875, 0.5)),
        (belt("u", bg.sample("u", "0.5*cos(3*t)", every=0.2)), {}, sampled()),
    ],
)
def test_it_follows_a_belt_that_jumps(graph: bg.Graph, values: Any, wanted: Any) -> None:
    run = bg.simulate(graph, 3.0, values)
    assert (run["x"][-1], run["v"][-1]) == pytest.approx(wanted, abs=1e-9)
    assert run.power_audit().balanced


@pytest.mark.parametrize(("begins", "time", "speed"), [(0.5, 1.0, 0.5), (2.0, 2 - math.sqrt(3), math.sqrt(3))])
def test_it_follows_a_belt_that_jumps_at_a_place(begins: float, time: float, speed: float) -> None:
    """Behind x = 0.5 it runs back: a block that is carried to there, or comes faster, is braked by 1 m/s^2."""
    run = bg.simulate(belt("where(x < 0.5, 0.5, -0.5)"), time + 0.75 * speed, start={"v": begins})
    later = run.t[-1] - time
    assert run["v"][-1] == pytest.approx(speed - later, abs=1e-8)
    assert run["x"][-1] == pytest.approx(0.5 + speed * later - later**2 / 2, abs=1e-8)


def test_a_jump_of_a_flow_that_is_held_is_counted_once() -> None:
    """Conditions on the slip come true by it once."""
    run = bg.simulate(belt("where(t < 1, 0, 0.5)", bg.counter("n", "slip_pad > 0.5")), 3.0)
    assert run["n"][-1] == 1


@pytest.mark.parametrize("form", FORMS[:3])
def test_a_slider_that_reverses_at_a_dead_centre_is_not_held_by_a_bounded_effort(form: Any) -> None:
    crank, slider = Link("crank", 0.0, (0.01, 0.01, 0.01)), Link("slider", 0.5)
    crank_axis, rail = Revolute("a", "ground", crank, "z"), Prismatic("s", "ground", slider, "x")
    m = Mechanism("m", [crank, slider], [crank_axis, rail])
    rod = m.distance("rod", crank.frame((0.1, 0, 0)), slider)
    floor = m["s"] >> StickSlip("floor", "0", 2.0, 2.5)
    graph = bg.Graph("g", *m, *rod, Sf("length", 0.25, given="position") >> rod.flow, floor)
    with pytest.raises(bg.SimulationStopped, match=r"'floor comes to rest': an effort of 2\.5 gives no impulse"):
        bg.simulate(bg.compile(graph, form) if form else graph, 6.0,
                    start={"a_q": 1.5, "a": -10.0, "s_q": bg.Near(0.2)})  # fmt: skip


def test_values_that_hold_less_than_they_brake_are_refused_at_the_start() -> None:
    w = One("w")
    graph = bg.Graph("g", w >> I("J", 1.0), Se("M", 2.5) >> w, w >> StickSlip("dry", "2.5"))
    with pytest.raises(bg.ValueRefused, match="kinetic_dry = 3, static_dry = 2 it holds less while it sticks"):
        bg.simulate(graph, 4.0, {"kinetic_dry": 3.0, "static_dry": 2.0})
    assert bg.simulate(graph, 4.0, {"kinetic_dry": 3.0, "static_dry": 3.0})["w"][-1] == 0.0


def test_numbers_with_which_it_drives_are_refused() -> None:
    for kinetic, static in ((-1, -0.5), (-1, 1), (2, 1)):
        with pytest.raises(bg.StructureError, match=r"so that it drives|holds less"):
            StickSlip("pad", "0", kinetic, static)
    w = One("w")
    graph = bg.Graph("g", w >> I("J", 1.0), w >> StickSlip("dry", "0"))
    with pytest.raises(bg.ValueRefused, match=r"kinetic_dry = -1 .* so that it drives"):
        bg.simulate(graph, 4.0, {"kinetic_dry": -1.0, "static_dry": 1.0})
    assert bg.simulate(graph, 1.0, {"kinetic_dry": 0.0, "static_dry": 0.0}, start={"w": 1.0})["w"][-1] == 1.0


@pytest.mark.parametrize("law", ["where(t > 0.5, 3, 0)", "where(t >= 0.5, 3, 0)", "3*sign(max(t - 0.5, 0))"])
@pytest.mark.parametrize("way", [1, -1])
def test_it_slips_the_way_of_a_pull_that_jumps_in_time(law: str, way: int) -> None:
    """Of a mass of 1 kg with 2 N left beyond its friction for 1.5 s."""
    v, pull = One("v", coordinates=("x",)), f"{way}*{law}"
    graph = bg.Graph("pulled", Se("F", pull) >> v, v >> I("m", 1), v >> StickSlip("pad", pull, 1, 2))
    run = bg.simulate(graph, 2)
    assert run["v"][-1] == pytest.approx(way * 3) and run["x"][-1] == pytest.approx(way * 2.25)


def by_hand(static: Any, end: float) -> tuple[float, int]:
    """Where a block of 2 kg on a belt of velocity cos(6 t)/2 is, braked by 4 N while it slips, and its switchings."""
    time, state, way, count = 0.0, np.zeros(2), 1.0, 0
    while time < end:

        def rates(t: float, y: Any, way: float = way) -> list[float]:
            return [y[1], 2 * way] if way else [np.cos(6 * t) / 2, -3 * np.sin(6 * t)]

        def stops(t: float, y: Any, way: float = way) -> float:
            return float(np.cos(6 * t) / 2 - y[1] if way else static(t) - 6 * abs(np.sin(6 * t)))

        stops.terminal, stops.direction = True, -way or -1.0  # type: ignore[attr-defined]
        found = solve_ivp(rates, (time, end), state, "DOP853", rtol=1e-11, atol=1e-12, max_step=0.01, events=stops)
        time, state, count = found.t[-1], found.y[:, -1], count + found.status
        pull = -np.sign(np.sin(6 * time))
        if way:
            state[1] = np.cos(6 * time) / 2
            way = 0.0 if 6 * abs(np.sin(6 * time)) <= static(time) else pull
        else:
            way = pull
    return float(state[0]), count


@pytest.mark.parametrize(
    ("law", "static"), [("5 + 0.3*sin(t)", lambda t: 5 + 0.3 * np.sin(t)), ("5 + 0.1*t", lambda t: 5 + 0.1 * t)]
)
def test_what_it_holds_may_change_in_time(law: str, static: Any) -> None:
    """Where it slips what it holds may fall and rise again, which brings nothing back to the instant of the slip."""
    v, z = One("v", coordinates=("x",)), Zero("z")
    pad = StickSlip("pad", pull="-6*sin(6*t)", kinetic="4", static=law)
    block = z >> v, v >> I("m", 2.0), z >> One("rel") >> pad
    run = bg.simulate(bg.Graph("belt", Sf("belt", "0.5*cos(6*t)") >> z, *block), 5)
    there, count = by_hand(static, 5.0)
    assert run["x"][-1] == pytest.approx(there, abs=1e-8) and len(changes(run, "slip_pad")) == count == 20
