"""Loops that move by special lengths and directions: what repeats is seen where the motion starts.

Against what geometry says of them: Peaucellier's straight line, a platform that only translates, Bennett's closed form,
Sarrus' straight line, and none of it from another program.
"""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from test_closures import bar, four_bar

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Prismatic, Revolute, Se, Spherical, euler_parameters
from bondgraph.export import c

CASADI = bg.algebra.casadi
LONG, SHORT, CRANK, TURNED = 1.0, 0.4, 0.4, 0.5


def inversor() -> bg.Graph:
    """Peaucellier's: a rhombus of four short bars, two long ones from its sides to the ground, and a crank."""
    lengths = {"crank": CRANK, "ob": LONG, "oc": LONG, "ab": SHORT, "ac": SHORT, "bp": SHORT, "cp": SHORT}
    bars = {name: bar(name, 1, length) for name, length in lengths.items()}

    def end(name: str) -> Frame:
        return bars[name].frame((lengths[name], 0, 0))

    joints = [
        Revolute("a", Frame("ground", (CRANK, 0, 0)), bars["crank"]),
        Revolute("o", "ground", bars["ob"]),
        Revolute("u", "ground", bars["oc"]),
        Revolute("ba", end("crank"), bars["ab"]),
        Revolute("ca", end("crank"), bars["ac"]),
        Revolute("pb", end("ob"), bars["bp"]),
        Revolute("pc", end("oc"), bars["cp"]),
        Revolute("b", end("ab"), end("ob")),
        Revolute("c", end("ac"), end("oc")),
        Revolute("p", end("bp"), end("cp")),
    ]
    return bg.Graph("inversor", *Mechanism("m", list(bars.values()), joints, gravity=(0, -9.81, 0)))


def assembled(crank: float) -> dict[str, Any]:
    """Its angles, all but the crank's guessed to two digits: with 0 = o, the circle through it is met at a."""
    a = np.array([CRANK + CRANK * cos(crank), CRANK * sin(crank)])
    reach, towards = hypot(*a), atan2(a[1], a[0])
    along = (reach**2 + LONG**2 - SHORT**2) / (2 * reach)
    half = atan2(sqrt(LONG**2 - along**2), along)
    o, u = towards + half, towards - half
    b, c = (LONG * np.array([cos(x), sin(x)]) for x in (o, u))
    p = b + c - a
    ba, ca, pb, pc = (atan2(*(far - near)[::-1]) for near, far in ((a, b), (a, c), (b, p), (c, p)))
    angles = {"o": o, "u": u, "ba": ba - crank, "ca": ca - crank, "pb": pb - o, "pc": pc - u}
    return {"a_q": crank, "a": 1.0, **{f"{name}_q": bg.Near(round(x, 2)) for name, x in angles.items()}}


@pytest.mark.slow
def test_peaucelliers_inversor_draws_a_straight_line() -> None:
    """On x = (l^2 - s^2) / 2r. Of the ways to assemble it, that in which the rhombus lies flat has a freedom more."""
    start = assembled(TURNED)
    run = bg.simulate(inversor(), (0, 0.3), start=start)
    assert len(run.equations.states) - len(run.equations.constraints) == 2
    x = LONG * np.cos(run["o_q"]) + SHORT * np.cos(run["o_q"] + run["pb_q"])
    y = LONG * np.sin(run["o_q"]) + SHORT * np.sin(run["o_q"] + run["pb_q"])
    assert np.abs(x - (LONG**2 - SHORT**2) / (2 * CRANK)).max() < 1e-8  # tolerances of the run: 1e-8, 1e-10
    assert np.ptp(y) > 0.1


def flat() -> dict[str, Any]:
    """Guesses of its angles in the way of assembly that has a freedom more."""
    found = {**assembled(TURNED), "o_q": bg.Near(0.85), "u_q": bg.Near(0.85), "a_q": bg.Near(1.35)}
    return found | {"ba_q": bg.Near(-0.24), "ca_q": bg.Near(-0.24), "pb_q": bg.Near(0.13), "pc_q": bg.Near(0.13)}


KEEPING_ROWS = (bg.forms.kane_velocity, bg.forms.lagrange_multipliers, bg.forms.maggi, bg.forms.lagrange_index_3)


@pytest.mark.parametrize("form", KEEPING_ROWS, ids=lambda form: form.__name__)
def test_a_form_judged_where_the_rhombus_lies_flat_is_refused_elsewhere(form: Any) -> None:
    """It went on without a row that holds something, and was off by centimetres."""
    equations = bg.compile(inversor(), form, start=flat())
    assert bg.simulate(equations, (0, 1e-3), start=flat()).drifts == ()
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(equations, (0, 0.1), start=assembled(TURNED))
    assert "6 are independent here" in caught.value.law and "5 are kept" in caught.value.law
    assert {*caught.value.parties} == {"b", "c", "p"} and "compile(graph, start=...)" in caught.value.remedy
    here = bg.simulate(bg.compile(inversor(), form, start=assembled(TURNED)), (0, 0.1), start=assembled(TURNED))
    x = LONG * np.cos(here["o_q"]) + SHORT * np.cos(here["o_q"] + here["pb_q"])
    assert np.abs(x - (LONG**2 - SHORT**2) / (2 * CRANK)).max() < 1e-7


def test_a_reaction_that_is_open_where_the_rhombus_lies_flat_asks_for_the_start() -> None:
    """A form that keeps all rows moves rightly from there; how joints share their load was judged elsewhere."""
    form, start = bg.forms.udwadia_kalaba, assembled(TURNED)
    run = bg.simulate(bg.compile(inversor(), form, start=flat()), (0, 1e-3), start=start)
    with pytest.raises(bg.ValueRefused, match="6 are independent here") as caught:
        run["c_fx"]
    assert caught.value.remedy == "give compile(graph, form, start=...) the same start"
    here = bg.simulate(bg.compile(inversor(), form, start=start), (0, 1e-3), start=start)
    assert here["c_fx"][-1] == pytest.approx(bg.simulate(inversor(), (0, 1e-3), start=start)["c_fx"][-1], rel=1e-6)
    with pytest.raises(bg.ValueRefused, match="nothing determines"):  # across the plane every loop repeats others
        here["c_fz"]


@pytest.mark.slow
def test_equations_judged_where_the_rhombus_lies_flat_are_refused_elsewhere() -> None:
    """The author's start is not that of the equations, and it is said how to come by those that are."""
    equations = bg.compile(inversor(), algebra=CASADI, start=flat())
    assert len(equations.states) - len(equations.constraints) == 4
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(equations, (0, 0.1), start=assembled(TURNED))
    assert "6 are independent here" in caught.value.law and "5 are kept" in caught.value.law
    assert {*caught.value.parties} == {"b", "c", "p"} and "compile(graph, start=...)" in caught.value.remedy


def platform(length: float, guides: int = 3) -> bg.Graph:
    """A platform on equal parallel rockers at equal distances, one or more too many."""
    rockers, plate = [bar(f"r{k}", 1, length) for k in range(guides)], bar("plate", 2, 1)
    places = [k / (guides - 1) for k in range(guides)]
    feet = [Revolute(f"a{k}", Frame("ground", (x, 0, 0)), rockers[k], "y") for k, x in enumerate(places)]
    joints = [
        *feet[:1],
        Revolute("p", rockers[0].frame((length, 0, 0)), plate, "y"),
        *feet[1:],
        *(Revolute(f"c{k}", plate.frame((places[k], 0, 0)), rockers[k].frame((length, 0, 0)), "y")
          for k in range(1, guides)),
    ]  # fmt: skip
    return bg.Graph("platform", *Mechanism("m", [*rockers, plate], joints, gravity=(0, 0, -9.81)))


@pytest.mark.parametrize(
    ("length", "algebra"),
    [
        (0.5, CASADI),
        pytest.param(0.6, CASADI, marks=pytest.mark.slow),
        pytest.param(0.7, bg.algebra.sympy, marks=pytest.mark.slow),
    ],
)
def test_a_platform_on_three_equal_rockers_translates(length: float, algebra: Any) -> None:
    """Its energy is that of one degree of freedom: bars that turn about their ends, a plate that moves as these do."""
    start = {"a0_q": -1.0, "p_q": bg.Near(0.9), "a1_q": bg.Near(-1.1), "a2_q": bg.Near(-0.95), "a0": 0.5}
    equations = bg.compile(platform(length), algebra=algebra, start=start)
    assert len(equations.states) - len(equations.constraints) == 2 and equations.index == 3
    run = bg.simulate(equations, (0, 0.25), start=start)
    np.testing.assert_allclose(run["p_q"] + run["a0_q"], 0, atol=1e-8)
    for k in (1, 2):
        np.testing.assert_allclose(run[f"a{k}_q"], run["a0_q"], atol=1e-8)
    J, m = 3 * length**2 / 3 + 2 * length**2, 9.81 * length * (3 / 2 + 2)
    energy = J * run["a0"] ** 2 / 2 - m * np.sin(run["a0_q"])
    np.testing.assert_allclose(energy, energy[0], atol=1e-6)
    assert np.ptp(run["a0_q"]) > 0.1


def test_what_is_left_out_is_told_and_watched() -> None:
    """The third rocker's row repeats others where all are equal; with bars that are not, it stops the motion."""
    equations = bg.compile(platform(0.5), algebra=CASADI)
    note = equations.notes[0]
    assert note.startswith("c2.e[") and "1e-06" in note and "left out" in note
    others = [gap for gap in equations.balance.constraints.conditions if gap in equations.balance.closure.residuals]
    assert len(others) == 1
    with pytest.raises(bg.NotExportable) as caught:
        bg.export(equations, c)
    assert "c2" in caught.value.parties and "left out" in caught.value.law


def test_a_start_at_which_nothing_closes_is_refused_when_compiled() -> None:
    """Bars of 0.3, 0.9 and 0.7 m over 1 m, the crank and the rocker where 1.5 m are between them."""
    with pytest.raises(bg.ValueRefused) as caught:
        bg.compile(bg.Graph("g", *four_bar(0.3, 0.9, 0.7, 1)), algebra=CASADI, start={"a_q": pi, "d_q": 0.0})
    assert caught.value.place == "start" and {"c", "a_q", "d_q"} == {*caught.value.parties}


def test_digits_that_make_redundant_rows_contradict_each_other_are_refused() -> None:
    """The middle rocker stands a ten-millionth of a metre aside: it repeats nothing, and cannot be followed."""
    bars = [*(bar(f"r{k}", 1, 0.5) for k in range(3)), bar("plate", 2, 1)]
    places = [0.0, 0.5 + 1e-7, 1.0]
    feet = [Revolute(f"a{k}", Frame("ground", (x, 0, 0)), bars[k], "y") for k, x in enumerate(places)]
    tops = [bars[3].frame((x, 0, 0)) for x in (0.0, 0.5, 1.0)]
    joints = [feet[0], Revolute("p", bars[0].frame((0.5, 0, 0)), bars[3], "y"), *feet[1:]]
    joints += [Revolute(f"c{k}", tops[k], bars[k].frame((0.5, 0, 0)), "y") for k in (1, 2)]
    start = {"a0_q": -1.0, "p_q": bg.Near(1.0), "a1_q": bg.Near(-1.0), "a2_q": bg.Near(-1.0)}
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(bg.Graph("g", *Mechanism("m", bars, joints)), (0, 0.1), start=start)
    assert "digits" in caught.value.remedy and "c1" in caught.value.parties


@pytest.mark.slow
def test_sarrus_linkage_moves_along_a_straight_line() -> None:
    """Two legs of three parallel hinges, across each other: five rows hold four of five velocities."""
    length, half = 0.5, 0.3
    names = ("la", "ua", "lb", "ub")
    bars, plate = {name: bar(name, 1, length) for name in names}, Link("plate", 2, (0.1, 0.1, 0.1))
    across = ((0, -1, 0), (1, 0, 0), (0, 0, 1))
    end = (length, 0, 0)
    joints = [
        Revolute("a1", Frame("ground", (half, 0, 0)), bars["la"], "y"),
        Revolute("a2", bars["la"].frame(end), bars["ua"], "y"),
        Revolute("a3", bars["ua"].frame(end), plate.frame((half, 0, 0)), "y"),
        Revolute("b1", Frame("ground", (0, half, 0), across), bars["lb"], "y"),
        Revolute("b2", bars["lb"].frame(end), bars["ub"], "y"),
        Revolute("b3", bars["ub"].frame(end), plate.frame((0, half, 0), across), "y"),
    ]
    graph = bg.Graph("sarrus", *Mechanism("m", [*bars.values(), plate], joints, gravity=(0, 0, -9.81)))
    start = {"a1_q": -0.7, "a2_q": bg.Near(2 * 0.7 - pi), "a3_q": bg.Near(pi - 0.7)}
    start |= {"b1_q": bg.Near(-0.6), "b2_q": bg.Near(2 * 0.7 - pi)}
    run = bg.simulate(graph, (0, 0.2), start=start)
    assert len(run.equations.states) - len(run.equations.constraints) == 2
    np.testing.assert_allclose(run["a1_q"] + run["a2_q"] + run["a3_q"], 0, atol=1e-8)
    np.testing.assert_allclose(run["b1_q"], run["a1_q"], atol=1e-8)
    away = length * (np.cos(run["a1_q"]) + np.cos(run["a1_q"] + run["a2_q"]))
    np.testing.assert_allclose(away, 0, atol=1e-8)
    assert np.ptp(run["a1_q"]) > 0.01


def test_a_driven_loop_starts_closed_and_stays_so() -> None:
    """The graph that `driven` gives, compiled by itself: guesses are moved, and an open start is refused."""
    graph = bg.Graph("g", *four_bar(0.3, 0.9, 0.7, 1, gravity=(0, 0, -9.81)))
    new = bg.driven(graph, dependent=("b", "d"), algebra=CASADI)
    equations = bg.compile(new, algebra=CASADI)
    assert len(equations.states) == 4 and len(equations.constraints) == 2
    start = {"a_q": -1.0, "b_q": bg.Near(0.5), "d_q": bg.Near(-1.6)}
    run = bg.simulate(equations, (0, 2), start=start, rtol=1e-6, atol=1e-8)
    coupler = run["a_q"] + run["b_q"]
    across = 0.3 * np.cos(run["a_q"]) + 0.9 * np.cos(coupler) - 1 - 0.7 * np.cos(run["d_q"])
    up = 0.3 * np.sin(run["a_q"]) + 0.9 * np.sin(coupler) - 0.7 * np.sin(run["d_q"])
    assert np.hypot(across, up).max() < 1e-5  # interpolated between steps with errors of 1e-6
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(equations, (0, 1), start={"a_q": -1.0, "b_q": 0.5, "d_q": -1.6})
    assert "residual" in caught.value.law and {"a_q", "b_q", "d_q"} <= {*caught.value.parties}
    assert new.derivation.driven_from == graph


WHEEL, THROW, TORQUE = 3.0, 0.2, 15.0
"""Of the wheels' inertia, in kg*m^2; of the coupling rods' pins from the axles, in m; N*m at one wheel."""


def coupled_wheels() -> bg.Graph:
    """A locomotive's two wheels on one level, coupled by two parallel rods whose pins are a quarter turn apart."""
    wheels = [Link(f"w{k}", 20.0, (1.5, WHEEL, 1.5)) for k in range(2)]
    rods = [Link(f"rod{k}", 8.0, (0.1, 1.0, 1.0), centre=(0.75, 0, 0)) for k in range(2)]
    pins = [(THROW, 0, 0), (0, 0.3, THROW)]
    axles = [Frame("ground", (1.5 * k, 0, 0)) for k in range(2)]
    joints = [Revolute(f"h{k}", axles[k], wheels[k], "y") for k in range(2)]
    for k, pin in enumerate(pins):
        joints += [Revolute(f"p{k}", wheels[0].frame(pin), rods[k], "y")]
        joints += [Revolute(f"r{k}", rods[k].frame((1.5, 0, 0)), wheels[1].frame(pin), "y")]
    mechanism = Mechanism("coupled", [*wheels, *rods], joints, gravity=(0, 0, -9.81))
    return bg.Graph("coupled", *mechanism, Se("T", TORQUE) >> mechanism["h0"])


def turned(start: float, times: Any) -> Any:
    """The wheels' angle: the rods do not turn, so that they are two masses at the pins, one equation for all."""
    inertia, weight = 2 * WHEEL + 2 * 8.0 * THROW**2, 8.0 * 9.81 * THROW

    def rates(_: float, y: Any) -> list[float]:
        return [y[1], (TORQUE + weight * (cos(y[0]) + sin(y[0]))) / inertia]

    return solve_ivp(rates, (0, times[-1]), [start, 2.0], "DOP853", times, rtol=1e-12, atol=1e-12).y[0]


@pytest.mark.parametrize("given", [{}, {"h0_q": pi / 2}])
def test_quartered_wheels_start_at_a_dead_point_of_one_rod(given: dict[str, float]) -> None:
    # One rod holds there what the other does not: the mechanism is regular, though a row of its loops vanishes.
    q, times = given.get("h0_q", 0.0), np.linspace(0, 1, 21)
    near = {"h1_q": bg.Near(q), "p0_q": bg.Near(-q), "p1_q": bg.Near(-q)} if given else {"h1": 2.0}
    run = bg.simulate(coupled_wheels(), times, start={"h0": 2.0, **given, **near})
    for name, way in {"h0_q": 1, "h1_q": 1, "p0_q": -1, "p1_q": -1}.items():
        assert run[name] == pytest.approx(way * turned(q, times), abs=1e-7)


@pytest.mark.parametrize("q", [0.0, pi / 2])
def test_a_reaction_that_a_dead_point_alone_determines_is_open(q: float) -> None:
    """At the dead point of one rod the other bears all; elsewhere how they share it is open."""
    found = []
    for start in (q, 0.4):
        given = {"h0_q": start, "h0": 2.0, "h1_q": bg.Near(start), "p0_q": bg.Near(-start), "p1_q": bg.Near(-start)}
        equations = bg.compile(coupled_wheels(), algebra=bg.algebra.table, start=given)
        found.append(equations.indeterminate)
        run = bg.simulate(equations, 0.1, start=given)
        with pytest.raises(bg.ValueRefused):
            run["p1_fx"]
    assert found[0] == found[1]


@pytest.mark.parametrize("off", [1e-10, 1e-8, 1e-7, 1e-6, 1e-5, 1e-3])
def test_quartered_wheels_start_near_a_dead_point_of_one_rod(off: float) -> None:
    """Of a row that nearly vanishes there the direction is what rounding has left of it."""
    q, times = pi / 2 + off, np.linspace(0, 0.2, 5)
    near = {"h1_q": bg.Near(q), "p0_q": bg.Near(-q), "p1_q": bg.Near(-q)}
    run = bg.simulate(coupled_wheels(), times, start={"h0": 2.0, "h0_q": q, **near})
    assert run["h1_q"] == pytest.approx(turned(q, times), abs=1e-8)


@pytest.mark.parametrize("name", ["lagrange_multipliers", "dynamic_multipliers", "udwadia_kalaba", "lagrange_index_2"])
def test_quartered_wheels_pass_the_dead_points_of_their_rods_under_a_form(name: str) -> None:
    """Rows that repeat others in general hold alone where these have a dead point."""
    check_form_passes(name, 1.2)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kane_velocity", "kane_momentum", "maggi", "volterra", "boltzmann_hamel"])
def test_quartered_wheels_pass_them_under_a_form_that_embeds(name: str) -> None:
    check_form_passes(name, 1.2)


def check_form_passes(name: str, end: float) -> None:
    q, times = 0.3, np.linspace(0, end, 21)
    given = {"h0": 2.0, "h0_q": q}
    equations = bg.compile(coupled_wheels(), getattr(bg.forms, name), bg.algebra.table, start=given)
    near = {"h1_q": bg.Near(q), "p0_q": bg.Near(-q), "p1_q": bg.Near(-q)}
    run = bg.simulate(equations, times, start={**given, **near})
    assert turned(q, times)[-1] > 3 / 2 * pi
    for joint, way in {"h0_q": 1, "h1_q": 1, "p0_q": -1, "p1_q": -1}.items():
        assert run[joint] == pytest.approx(way * turned(q, times), abs=1e-6)
    choice = equations.choice
    assert choice is None or (len(choice.kept), choice.rows.shape) == (3, (4, 4))


def slotted_lever(unit: float) -> tuple[bg.Graph, dict[str, Any]]:
    """A crank that turns a slotted lever by a block on its pin, with so many units of length in a metre."""

    def body(name: str, mass: float, inertia: float, centre: float = 0.0) -> Link:
        return Link(name, mass, (inertia * unit**2,) * 3, centre=(centre * unit, 0, 0))

    crank, block, lever = body("crank", 1, 0.01), body("block", 0.3, 1e-4), body("lever", 2, 0.02, 0.02)
    joints = [
        Revolute("main", "ground", crank),
        Revolute("piv", Frame("ground", (0, -0.06 * unit, 0)), lever),
        Prismatic("slot", lever, block, "x"),
        Revolute("pin", crank.frame((0.1 * unit, 0, 0)), block),
    ]
    mechanism = Mechanism("m", [crank, block, lever], joints, gravity=(0, -9.81 * unit, 0))
    start = {"main_q": 0.3, "main": 5.0, "piv_q": bg.Near(0.7), "slot_q": bg.Near(0.12 * unit)}
    return bg.Graph("g", *mechanism), start


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
@pytest.mark.parametrize("with_start", [True, False])
def test_a_linkage_in_other_units_of_length_tells_the_same(form: Any, with_start: bool) -> None:
    told = {}
    for unit in (1.0, 1e6):
        graph, start = slotted_lever(unit)
        equations = bg.compile(graph, form, algebra=bg.algebra.table, start=start if with_start else None)
        run = bg.simulate(equations, (0, 0.5), start=start)
        told[unit] = [*run["main_q"][[-1]], *run["slot_q"][[-1]] / unit, *run["pin_fx"][[-1]] / unit]
    np.testing.assert_allclose(told[1e6], told[1.0], rtol=1e-6)


def rod_between_balls() -> tuple[bg.Graph, dict[str, Any]]:
    """A crank and a rocker whose axes are skew, and a rod that turns about itself between them: RSSR."""
    crank = Link("crank", 1.2, (0.03, 0.03, 0.03))
    rod = Link("rod", 0.8, (0.05, 0.05, 0.05), centre=(0.5, 0, 0))
    rocker = Link("rocker", 1.5, (0.05, 0.05, 0.05), centre=(0, 0.3, 0))
    joints = [
        Revolute("a", "ground", crank, "z"),
        Spherical("s", crank.frame((0.3, 0, 0)), rod, euler_parameters(("e0", "e1", "e2", "e3"))),
        Revolute("d", Frame("ground", (0.9, -0.2, -0.3)), rocker, "x"),
        Spherical("n", rod.frame((1.1, 0, 0)), rocker.frame((0, 0.8, 0)), euler_parameters(("g0", "g1", "g2", "g3"))),
    ]
    near = {"e0": bg.Near(0.9), "e1": bg.Near(0.0), "e2": bg.Near(-0.2), "e3": bg.Near(0.2), "d_q": bg.Near(1.2)}
    graph = bg.Graph("rssr", *Mechanism("m", [crank, rod, rocker], joints, gravity=(0, 0, -9.81)))
    return graph, {"a_q": 0.4, "a": 5.0, "s_wx": 1.5, **near}


FORMS = ("kane_velocity", "kane_momentum", "partially_lagrangian", "maggi", "null_space")


@pytest.mark.parametrize("name", FORMS)
def test_the_spin_of_a_rod_between_two_balls_is_independent(name: str) -> None:
    """Where the loop is open it moves the end of the rod, and was taken for a velocity that follows."""
    graph, start = rod_between_balls()
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, name), start=start), 0.1, start=start)
    free = run.equations.choice
    assert free is not None and "s_wx" in free.free
    end = bg.simulate(bg.compile(graph, bg.forms.udwadia_kalaba), 0.1, start=start)
    for velocity in ("a", "d", "s_wx"):
        assert run[velocity][-1] == pytest.approx(end[velocity][-1], rel=1e-6)


@pytest.mark.parametrize("angle", [2e-4, 5e-5, 3e-5, 1e-5])
def test_a_parallelogram_starts_next_to_where_it_lies_flat(angle: float) -> None:
    """It was refused, and told to give `compile` the start that it was given, or lengths with all their digits.

    Without weight it turns uniformly.
    """
    bars = [bar(name, 1, length) for name, length in (("a", 0.4), ("b", 0.9), ("c", 0.4))]
    a, b, c = bars
    joints = [
        Revolute("p", "ground", a),
        Revolute("q", a.frame((0.4, 0, 0)), b),
        Revolute("s", Frame("ground", (0.9, 0, 0)), c),
        Revolute("r", b.frame((0.9, 0, 0)), c.frame((0.4, 0, 0))),
    ]
    graph = bg.Graph("parallelogram", *Mechanism("m", bars, joints))
    start = {"p_q": angle, "p": 1.0, "q_q": bg.Near(-angle), "s_q": bg.Near(angle)}
    run = bg.simulate(bg.compile(graph, start=start), (0, 0.3), start=start)
    for name in ("p_q", "s_q"):
        assert run[name][-1] == pytest.approx(0.3 + angle, abs=1e-6)
