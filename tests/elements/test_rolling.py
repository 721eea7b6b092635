"""Rolling joints, knife edges and contacts: against closed forms, each other, and what is drawn by hand.

A joint and a contact of the same wheel share no formula: one has the contact's place among its coordinates and its
velocities free of slip, the other holds the lowest point of a body that moves anyhow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize_scalar
from scipy.spatial.transform import Rotation
from test_examples import load

import bondgraph as bg
from bondgraph.elements import (
    BallContact,
    BladeContact,
    Body,
    C,
    Fixed,
    Frame,
    Free,
    KnifeEdge,
    Link,
    Mechanism,
    Planar,
    Prismatic,
    R,
    Revolute,
    RollingBall,
    RollingDisc,
    RollingStraight,
    RollingWheel,
    Sf,
    Spherical,
    WheelContact,
    euler_parameters,
)
from bondgraph.export import python

CASADI = bg.algebra.casadi
G = 9.81
DOWN = (0, 0, -G)
TIGHT: Any = {"method": "DOP853", "rtol": 1e-11, "atol": 1e-12}
ROUNDED: Any = {"rel": 1e-9, "abs": 1e-9}
"""For rates at a point, where nothing but rounding is between two ways."""
PARTED = 3e-6
"""For motions: IDA with the relative tolerance 1e-9 keeps a second of motion to so much."""


def rates(made: Mechanism, start: dict[str, float], *more: Any, algebra: Any = CASADI, **values: float) -> Any:
    return bg.rates(bg.compile(bg.Graph("g", *made, *more), None, algebra), values, start)


# -- discs ---------------------------------------------------------------------------------------------------------

COIN = Link("coin", "m", ("m*r**2/4", "m*r**2/2", "m*r**2/4"))
LEANING = {"heading": 0.3, "lean": -0.4, "spin": 0.8}
W = np.array([10.0, 20.0, 8.0])


def coin(rates: str = "leaning", **how: Any) -> Mechanism:
    return Mechanism("disc", [COIN], [RollingDisc("c", "ground", COIN, "r", rates=rates, **how)], gravity=(0, 0, "-g"))


def velocities(rates: str) -> tuple[tuple[str, ...], Any]:
    """Names of the velocities, and their values for the angular velocity W along the leaning axes."""
    lean, spin = LEANING["lean"], LEANING["spin"]
    if rates == "coordinates":
        turn = W[2] / np.cos(lean)
        return ("c_turn", "c_tilt", "c_roll"), np.array([turn, W[0], W[1] - turn * np.sin(lean)])
    names = ("c_wx", "c_wy", "c_wz")
    return names, W if rates == "leaning" else Rotation.from_euler("y", spin).as_matrix().T @ W


@pytest.mark.parametrize(
    ("which", "algebra"),
    (("leaning", bg.algebra.sympy), ("leaning", CASADI), ("body", CASADI), ("coordinates", CASADI)),
)
def test_the_disc_is_the_one_drawn_by_hand(which: str, algebra: Any) -> None:
    example = load("rolling_disc")
    hand = bg.rates(example.disc, example.VALUES, {
        **{"psi": LEANING["heading"], "theta": LEANING["lean"], "phi": LEANING["spin"]},
        **{f"u{k + 1}": W[k] for k in range(3)},
    })  # fmt: skip
    names, values = velocities(which)
    start = {f"c_{word}": x for word, x in LEANING.items()} | dict(zip(names, values, strict=True))
    found = rates(coin(which), start, algebra=algebra, **example.VALUES)
    for ours, other in zip(("x", "y", "heading", "lean", "spin"), ("x", "y", "psi", "theta", "phi"), strict=True):
        assert found[f"c_{ours}"] == pytest.approx(hand[other], **ROUNDED)
    # what the angular velocity's rates are, each way: by differences of its definition along the motion
    h = 1e-6
    ends = []
    for step in (h, -h):
        lean, spin = (LEANING[word] + step * found[f"c_{word}"] for word in ("lean", "spin"))
        u = np.array([values[k] + step * found[names[k]] for k in range(3)])
        if which == "coordinates":
            u = np.array([u[1], u[2] + u[0] * np.sin(lean), u[0] * np.cos(lean)])
        ends.append(Rotation.from_euler("y", spin).as_matrix() @ u if which == "body" else u)
    w_dot = (ends[0] - ends[1]) / (2 * h)
    # differences over h leave what rounding does, 1e-8 of rates of 400
    assert w_dot == pytest.approx([hand[f"u{k + 1}"] for k in range(3)], rel=1e-7)


def steady(lean: float, turn: float, m: float, r: float) -> float:
    """The angular velocity about the axle of a thin disc that rolls round a circle: momentum about its centre.

    (C + m r^2) n W cos(lean) = A W^2 sin(lean) cos(lean) - m g r sin(lean).
    """
    A, axle = m * r**2 / 4, m * r**2 / 2
    s, c = np.sin(lean), np.cos(lean)
    return float((A * turn**2 * s * c - m * G * r * s) / ((axle + m * r**2) * turn * c))


def test_a_disc_rolls_round_a_circle_at_the_lean_that_balances() -> None:
    m, r, lean, turn = 0.3, 0.2, 0.35, -4.0
    n = steady(lean, turn, m, r)
    start = {"c_lean": lean, "c_wy": n, "c_wz": turn * np.cos(lean)}
    run = bg.simulate(bg.Graph("g", *coin()), (0, 3), {"m": m, "r": r, "g": G}, start, **TIGHT)
    assert np.ptp(run["c_lean"]) < 1e-8
    radius = r * (n - turn * np.sin(lean)) / turn
    centre = np.array([run["c_x"] + radius * np.sin(-run["c_heading"]), run["c_y"] + radius * np.cos(run["c_heading"])])
    assert np.ptp(centre, axis=1).max() < 1e-7 * abs(radius)


def test_reduced_it_is_a_nic_and_nonholonomic() -> None:
    graph = bg.Graph("g", *coin())
    reduced = bg.reduce(graph)
    assert [e.kind for e in reduced.elements.values() if e.role == "store"] == ["NIC"]
    certificate = bg.certify(graph)
    assert certificate.holds, certificate


@pytest.mark.parametrize("which", ("leaning", "body", "coordinates"))
def test_a_disc_that_lies_flat_is_refused(which: str) -> None:
    """Fallen over while it spins: the motion stops before, and says so."""
    names, _ = velocities(which)
    start = {"c_lean": 1.2, names[1]: 0.5, names[2]: 0.4}
    with pytest.raises(bg.SimulationStopped, match="singular"):
        bg.simulate(bg.Graph("g", *coin(which)), (0, 60), {"m": 1, "r": 0.2, "g": G}, {**start, "c_lean": np.pi / 2})


# -- a torus, between a disc and a ball ----------------------------------------------------------------------------


def test_a_torus_as_thick_as_it_is_wide_is_a_ball() -> None:
    slope = Frame("ground", (0, 0, 0), Rotation.from_euler("y", 0.3).as_matrix())
    ball = Link("ball", 2.0, (0.1, 0.1, 0.1))
    disc = Mechanism("m", [ball], [RollingDisc("d", slope, ball, 0.3, crown=0.3)], gravity=DOWN)
    round_ = Mechanism("m", [ball], [RollingBall("b", slope, ball, radius=0.3, rates="parent")], gravity=DOWN)
    psi, lean = 0.4, 0.3
    w = np.array([0.5, -2.0, 1.5])
    leant = Rotation.from_euler("ZX", [psi, lean])
    one = rates(disc, {"d_heading": psi, "d_lean": lean, **{f"d_w{x}": w[k] for k, x in enumerate("xyz")}})
    other = rates(round_, {f"b_w{x}": v for x, v in zip("xyz", leant.apply(w), strict=True)})
    assert [one["d_x"], one["d_y"]] == pytest.approx([other["b_x"], other["b_y"]], **ROUNDED)
    turning = leant.as_matrix() @ [one[f"d_w{x}"] for x in "xyz"]
    axes = leant.apply([w[0], w[2] * np.tan(lean), w[2]])
    assert turning + np.cross(axes, leant.apply(w)) == pytest.approx([other[f"b_w{x}"] for x in "xyz"], **ROUNDED)


# -- balls ---------------------------------------------------------------------------------------------------------


def parameters(name: str) -> Any:
    return euler_parameters([f"{name}_e{k}" for k in range(4)])


@pytest.mark.parametrize("which", ("body", "parent", "coordinates"))
def test_a_ball_rolls_down_a_slope_at_five_sevenths(which: str) -> None:
    slope = 0.3
    ground = Frame("ground", (1, 2, 3), Rotation.from_euler("y", slope).as_matrix())
    ball = Link("ball", "m", ("2*m*r**2/5",) * 3)
    attitude = "zyx" if which == "coordinates" else parameters("b")
    joint = RollingBall("b", ground, ball, attitude, radius="r", rates=which)
    start = {} if which == "coordinates" else {"b_e0": 1.0}
    made = Mechanism("m", [ball], [joint], gravity=DOWN)
    run = bg.simulate(bg.Graph("g", *made), (0, 0.3), {"m": 3, "r": 0.4}, start)
    t = run.t[-1]
    assert run["b_x"][-1] == pytest.approx(5 / 7 * G * np.sin(slope) * t**2 / 2, rel=1e-7)
    assert abs(run["b_y"][-1]) < 1e-12


def test_on_a_turntable_a_ball_goes_round_in_seven_halves_of_its_turns() -> None:
    """J. A. Burns, Am. J. Phys. 49, 56 (1981): the velocity of the centre turns at 2/7 of the table's rate."""
    table, ball = Link("table", 1.0, (0.5, 0.5, 0.5)), Link("ball", 0.2, (8e-4,) * 3)
    r, rate = 0.1, 2 * np.pi / 3
    disc = Revolute("spin", "ground", table)
    roll = RollingBall("b", table, ball, parameters("b"), radius=r)
    made = Mechanism("m", [table, ball], [disc, roll], gravity=DOWN)
    centre = made.point("centre", ball)
    drive = Sf("motor", rate) >> made["spin"]
    start = {"b_e0": 1.0, "b_x": 0.3, "b_y": 0.1, "b_wx": 2.0, "b_wy": -1.0, "b_wz": 0.7}
    equations = bg.compile(bg.Graph("g", *made, *centre, drive), None, CASADI)
    run = bg.simulate(equations, np.linspace(0, 10.5, 106), {}, start, **TIGHT)
    v = run["centre_x"] + 1j * run["centre_y"]
    assert np.max(np.abs(v - v[0] * np.exp(2j / 7 * rate * run.t))) < 1e-7 * abs(v[0])
    z = (run["b_x"] + 1j * run["b_y"]) * np.exp(1j * run["spin_q"])  # the contact in inertial axes
    assert abs(z[-1] - z[0]) < 1e-7  # 3.5 turns of the table
    assert np.ptp(np.abs(z)) > 0.1


# -- knife edges ---------------------------------------------------------------------------------------------------


def test_a_skate_on_a_slope_draws_a_cycloid_and_gets_no_lower() -> None:
    """With the rate of turning w, x = k sin(w t)^2 and y = k (w t - sin(2 w t)/2), k = g sin(slope)/(2 w^2)."""
    slope, w = 0.2, 1.7
    ground = Frame("ground", (0, 0, 0), Rotation.from_euler("y", slope).as_matrix())
    skate = Link("skate", 2.0, (0.1, 0.1, 0.1))
    made = Mechanism("m", [skate], [KnifeEdge("e", ground, skate)], gravity=DOWN)
    run = bg.simulate(bg.Graph("g", *made), np.linspace(0, 6, 61), {}, {"e_turn": w}, **TIGHT)
    k, t = G * np.sin(slope) / (2 * w**2), run.t
    assert run["e_x"] == pytest.approx(k * np.sin(w * t) ** 2, abs=1e-9)
    assert run["e_y"] == pytest.approx(k * (w * t - np.sin(2 * w * t) / 2), abs=1e-9)


def test_chaplygins_sleigh() -> None:
    example = load("chaplygin_sleigh")
    m, J, a = example.VALUES.values()
    sleigh = Link("sleigh", m, (J, J, J), centre=(a, 0, 0))
    made = Mechanism("m", [sleigh], [KnifeEdge("e", "ground", sleigh)])
    v, w, psi = (float(x) for x in example.closed_form(np.array(0.0)))
    start = {"e_ahead": v, "e_turn": w, "e_heading": psi}
    run = bg.simulate(bg.Graph("g", *made), np.linspace(0, 10, 101), {}, start, **TIGHT)
    for name, exact in zip(("e_ahead", "e_turn", "e_heading"), example.closed_form(run.t), strict=True):
        assert run[name] == pytest.approx(exact, abs=1e-8)


# -- upright wheels ------------------------------------------------------------------------------------------------


def test_a_wheel_with_a_pendulum() -> None:
    """By Lagrange's equations in the wheel's angle and that of the pendulum from the vertical."""
    M, J, r, m, length = 2.0, 0.15, 0.3, 1.2, 0.5
    wheel = Link("wheel", M, (J, J, J))
    bob = Link("bob", m, None, centre=(0, 0, -length))
    hang = Revolute("hang", wheel, bob, "y")
    spin, turned, w, u = 0.7, 0.4, 2.0, -1.3  # angles and rates; the pendulum's against the wheel
    a = spin + turned
    matrix = [[(M + m) * r**2 + J, -m * r * length * np.cos(a)], [-m * r * length * np.cos(a), m * length**2]]
    w_a = w + u
    expected = np.linalg.solve(matrix, [-m * r * length * np.sin(a) * w_a**2, -m * G * length * np.sin(a)])
    straight = Mechanism("m", [wheel, bob], [RollingStraight("s", "ground", wheel, r), hang], gravity=DOWN)
    found = rates(straight, {"s_q": spin, "hang_q": turned, "s": w, "hang": u})
    assert [found["s"], found["hang"]] == pytest.approx([expected[0], expected[1] - expected[0]], **ROUNDED)
    steered = Mechanism("m", [wheel, bob], [RollingWheel("s", "ground", wheel, r), hang], gravity=DOWN)
    found = rates(steered, {"s_spin": spin, "s_heading": 0.5, "hang_q": turned, "s_roll": w, "hang": u})
    assert [found["s_roll"], found["hang"]] == pytest.approx([expected[0], expected[1] - expected[0]], **ROUNDED)
    assert [found["s_x"], found["s_y"]] == pytest.approx([r * w * np.cos(0.5), r * w * np.sin(0.5)], **ROUNDED)


# -- contacts, against joints --------------------------------------------------------------------------------------

TOP: Any = ((0.1, 0.2, 0.3), Rotation.from_euler("xz", [0.2, 0.5]).as_matrix())
SPIN = ("spin", Frame("ground", (0.1, -0.2, 0.3)))


def on_table(body: Link, joint: Callable[[Frame], Any]) -> tuple[Mechanism, Frame]:
    """A body on a plane askew in a body that turns about an axis askew."""
    table = Link("table", 3.0, (1.0, 1.2, 1.5))
    top = table.frame(*TOP)
    return Mechanism("m", [table, body], [Revolute(*SPIN, table, (0.2, 0.1, 1)), joint(top)], gravity=DOWN), top


TABLE = {"spin_q": 0.2, "spin": 0.7}
WHEEL = Link("wheel", 2.0, (0.1, 0.2, 0.15), centre=(0.02, 0.01, -0.03))


def of_disc(crown: float, radius: float = 0.3) -> tuple[dict[str, float], dict[str, float]]:
    """A state of the rolling joint, and the same of a free one, by vectors."""
    psi, lean, phi = 0.3, 0.25, 0.6
    w = np.array([0.5, 1.5, 0.8])
    leant = Rotation.from_euler("ZX", [psi, lean]).as_matrix()
    place = np.array([0.3, 0.4, crown]) + (radius - crown) * leant[:, 2]
    v = np.cross(leant @ w, place - [0.3, 0.4, 0])
    body = Rotation.from_euler("y", phi).as_matrix().T @ w
    rolling = {"roll_x": 0.3, "roll_y": 0.4, "roll_heading": psi, "roll_lean": lean, "roll_spin": phi}
    rolling |= {f"roll_w{x}": w[k] for k, x in enumerate("xyz")}
    free = {"fly_q1": psi, "fly_q2": lean, "fly_q3": phi} | {f"fly_{x}": place[k] for k, x in enumerate("xyz")}
    free |= {f"fly_u{x}": v[k] for k, x in enumerate("xyz")} | {f"fly_w{x}": body[k] for k, x in enumerate("xyz")}
    return rolling, free


INSTANTS = np.linspace(0, 1, 6)


def by_joint(crown: float) -> Mechanism:
    return on_table(WHEEL, lambda top: RollingDisc("roll", top, WHEEL, 0.3, crown=crown))[0]


def by_contact(crown: float, algebra: Any = CASADI) -> bg.Equations:
    flying, top = on_table(WHEEL, lambda top: Free("fly", top, WHEEL, "zxy"))
    contact = WheelContact("touch", flying, WHEEL, "r", crown=crown, plane=top)
    return bg.compile(bg.Graph("g", *flying, *contact, *contact.rolling), None, algebra)


@pytest.mark.slow
@pytest.mark.parametrize("crown", (0, 0.1))
def test_a_wheel_held_by_its_contact_speeds_up_as_the_joint_says(crown: float) -> None:
    """On a plane that moves, and with a wheel out of balance."""
    rolling, free = of_disc(crown)
    one = rates(by_joint(crown), TABLE | rolling)
    other = bg.rates(by_contact(crown), {"r": 0.3}, TABLE | free)
    assert other["spin"] == pytest.approx(one["spin"], **ROUNDED)
    for ours, name in (("roll_lean", "fly_q2"), ("roll_heading", "fly_q1"), ("roll_spin", "fly_q3")):
        assert other[name] == pytest.approx(one[ours], **ROUNDED)
    # the angular acceleration: that of the components ahead, along the axle and up the disc, turned with the spin
    back = Rotation.from_euler("y", -rolling["roll_spin"])
    w, w_dot = ([found[f"roll_w{x}"] for x in "xyz"] for found in (rolling, one))
    expected = back.apply(w_dot) - np.cross([0, one["roll_spin"], 0], back.apply(w))
    assert [other[f"fly_w{x}"] for x in "xyz"] == pytest.approx(expected, **ROUNDED)


@pytest.mark.slow
@pytest.mark.parametrize("crown", (0, 0.1))
def test_a_wheel_held_by_its_contact_moves_as_the_joint_says(crown: float) -> None:
    rolling, free = of_disc(crown)
    one = bg.simulate(bg.Graph("g", *by_joint(crown)), INSTANTS, {}, TABLE | rolling, **TIGHT)
    other = bg.simulate(by_contact(crown), INSTANTS, {"r": 0.3}, TABLE | free, rtol=1e-9, atol=1e-10)
    for ours, name in (("roll_lean", "fly_q2"), ("roll_heading", "fly_q1"), ("roll_spin", "fly_q3"), ("spin_q",) * 2):
        assert other[name] == pytest.approx(one[ours], abs=PARTED)
    for name in ("touch_height", "touch_ahead", "touch_aside"):
        assert np.max(np.abs(other[name])) < 1e-9


@pytest.mark.slow
def test_both_algebras_know_the_contact() -> None:
    _, free = of_disc(0)
    found = [bg.rates(by_contact(0, algebra), {"r": 0.3}, TABLE | free) for algebra in (bg.algebra.sympy, CASADI)]
    assert found[0] == pytest.approx(found[1], **ROUNDED)


@pytest.mark.slow
def test_a_ball_held_by_its_contact_speeds_up_as_the_joint_says() -> None:
    """Also where the table moves beside it, in another branch of the tree."""
    ball = Link("ball", 2.0, (0.1, 0.2, 0.15), centre=(0.02, 0.01, -0.03))
    joined, _ = on_table(ball, lambda top: RollingBall("roll", top, ball, "zxy", radius=0.3))
    w = [0.5, 1.5, 0.8]
    angles = {"q1": 0.3, "q2": 0.25, "q3": 0.6}
    R = Rotation.from_euler("ZXY", list(angles.values()))
    rolling = {"roll_x": 0.3, "roll_y": 0.4} | {f"roll_{k}": x for k, x in angles.items()}
    one = rates(joined, TABLE | rolling | {f"roll_w{x}": v for x, v in zip("xyz", w, strict=True)})
    flying, top = on_table(ball, lambda top: Free("fly", top, ball, "zxy"))
    contact = BallContact("touch", flying, ball, "r", plane=top)
    v = np.cross(R.apply(w), [0, 0, 0.3])
    free = {"fly_x": 0.3, "fly_y": 0.4, "fly_z": 0.3} | {f"fly_{k}": x for k, x in angles.items()}
    free |= {f"fly_u{x}": v[k] for k, x in enumerate("xyz")} | {f"fly_w{x}": w[k] for k, x in enumerate("xyz")}
    other = rates(flying, TABLE | free, *contact, *contact.rolling, r=0.3)
    for name in ("wx", "wy", "wz", "x", "y", "q1", "q2", "q3"):
        assert other[f"fly_{name}"] == pytest.approx(one[f"roll_{name}"], **ROUNDED)
    assert other["spin"] == pytest.approx(one["spin"], **ROUNDED)


@pytest.mark.slow
def test_a_body_beside_the_table_touches_it_too() -> None:
    """A ball that nothing connects with the table but the contact, against one that a joint on the table holds."""
    ball, table = Link("ball", 2.0, (0.1, 0.2, 0.15)), Link("table", 3.0, (1.0, 1.2, 1.5))
    spin = Revolute(*SPIN, table, (0.2, 0.1, 1))
    top = table.frame(*TOP)
    on = Mechanism("m", [table, ball], [spin, Free("fly", top, ball, parameters("e"))], gravity=DOWN)
    beside = Mechanism("m", [table, ball], [spin, Free("fly", "ground", ball, parameters("e"))], gravity=DOWN)
    runs = []
    for made in (on, beside):
        contact = BallContact("touch", made, ball, 0.3, plane=top)
        runs.append(bg.compile(bg.Graph("g", *made, *contact, *contact.rolling), None, CASADI))
    axis = np.array([0.2, 0.1, 1]) / np.linalg.norm([0.2, 0.1, 1])
    turned = Rotation.from_rotvec(0.2 * axis)
    place, R = np.array([0.3, 0.4, 0.3]), turned * Rotation.from_matrix(TOP[1])
    from_axis = turned.apply(TOP[0]) + R.apply(place)
    about, relative = 0.7 * axis, np.array([0.5, 1.5, 0.8])
    v = np.cross(about, from_axis) + R.apply(np.cross(relative, [0, 0, 0.3]))
    x, y, z, s = R.as_quat()
    first = {f"fly_u{k}": u for k, u in zip("xyz", np.cross(relative, [0, 0, 0.3]), strict=True)} | {"e_e0": 1.0}
    first |= {f"fly_{k}": u for k, u in zip("xyz", place, strict=True)}
    first |= {f"fly_w{k}": u for k, u in zip("xyz", relative, strict=True)}
    second = {f"fly_u{k}": u for k, u in zip("xyz", v, strict=True)} | {"e_e0": s, "e_e1": x, "e_e2": y, "e_e3": z}
    second |= {f"fly_{k}": u for k, u in zip("xyz", np.array([0.1, -0.2, 0.3]) + from_axis, strict=True)}
    second |= {f"fly_w{k}": u for k, u in zip("xyz", relative + R.inv().apply(about), strict=True)}
    one, other = (bg.rates(eqs, {}, TABLE | start) for eqs, start in zip(runs, (first, second), strict=True))
    assert other["spin"] == pytest.approx(one["spin"], **ROUNDED)


def test_a_blade_held_by_its_contact_is_a_knife_edge() -> None:
    sleigh = Link("sleigh", 2.0, (0.1, 0.2, 0.15), centre=(0.1, 0.02, 0.05))
    start = {"e_x": 0.1, "e_y": 0.2, "e_heading": 0.4, "e_ahead": 0.7, "e_turn": 1.3}
    joined, _ = on_table(sleigh, lambda top: KnifeEdge("e", top, sleigh))
    one = rates(joined, TABLE | start)
    sliding, top = on_table(sleigh, lambda top: Planar("p", top, sleigh))
    blade = BladeContact("blade", sliding, sleigh, plane=top)
    edge = Sf("edge", 0) >> blade.slip["blade_aside"]
    free = {"p_x": 0.1, "p_y": 0.2, "p_angle": 0.4, "p_ux": 0.7 * np.cos(0.4), "p_uy": 0.7 * np.sin(0.4), "p_turn": 1.3}
    other = rates(sliding, TABLE | free, *blade, edge)
    assert [other["spin"], other["p_turn"]] == pytest.approx([one["spin"], one["e_turn"]], **ROUNDED)
    assert len(blade.rolling) == 1  # the joint keeps it in the plane


LOOSE = ((0.1, 0.05, -0.02), Rotation.from_euler("xyz", [0.3, -0.4, 0.2]).as_matrix())
HUB = ((0.02, -0.03, 0.01), Rotation.from_euler("xyz", [-0.5, 0.2, 0.6]).as_matrix())
STRAIGHT = ((0.0, 0.0, 0.0), np.eye(3))


def lowest(n: Any, z: Any, radius: float, crown: float) -> Any:
    """The lowest point of a torus about n from its centre: by search along its circle."""
    e = np.cross(n, [0.6, -0.2, 0.7])
    e /= np.linalg.norm(e)
    circle = lambda a: (radius - crown) * (np.cos(a) * e + np.sin(a) * np.cross(n, e))  # noqa: E731
    around = np.linspace(0, 2 * np.pi, 721)
    near = around[np.argmin([circle(a) @ z for a in around])]
    best = minimize_scalar(lambda a: circle(a) @ z, bracket=(near - 0.01, near, near + 0.01), tol=1e-12).x
    return circle(best) - crown * z


@pytest.mark.parametrize(("hub", "crown"), (pytest.param(STRAIGHT, 0.0, marks=pytest.mark.slow), (HUB, 0.1)))
def test_slip_and_height_are_those_of_the_lowest_point(hub: Any, crown: float) -> None:
    """A wheel on an axle in a flying body, above a plane in another: by poses, and differences along the motion."""
    table, fork, wheel = (Link(name, 1.0, (0.1, 0.12, 0.11)) for name in ("table", "fork", "wheel"))
    axis = np.array([0.2, 0.1, 1]) / np.linalg.norm([0.2, 0.1, 1])
    made = Mechanism("m", [table, fork, wheel], [
        Revolute(*SPIN, table, tuple(axis)), Free("fly", "ground", fork, "zyx"),
        Revolute("turn", fork.frame(*LOOSE), wheel.frame(*hub), "y"),
    ])  # fmt: skip
    contact = WheelContact("touch", made, wheel.frame(*hub), 0.3, crown=crown, plane=table.frame(*TOP))
    q, u = {"x": 0.2, "y": 0.1, "z": 0.9, "q1": 0.4, "q2": 0.2, "q3": -0.5}, {"ux": 0.3, "uy": -0.4, "uz": 0.6}
    turning = np.array([0.7, -0.8, 0.5])
    start = {f"fly_{k}": x for k, x in (q | u).items()} | {f"fly_w{k}": w for k, w in zip("xyz", turning, strict=True)}
    start |= TABLE | {"turn_q": 0.6, "turn": 2.5}

    def poses(t: float) -> tuple[Any, Any, Any, Any]:
        """Rotation and place of the plane, and of the wheel at its centre."""
        first = Rotation.from_rotvec((0.2 + 0.7 * t) * axis).as_matrix()
        flown = Rotation.from_euler("ZYX", [q["q1"], q["q2"], q["q3"]]) * Rotation.from_rotvec(t * turning)
        at = np.array([q["x"], q["y"], q["z"]]) + t * np.array([u["ux"], u["uy"], u["uz"]])
        spun = Rotation.from_euler("y", 0.6 + 2.5 * t).as_matrix()
        F = flown.as_matrix()
        return first @ TOP[1], np.array(SPIN[1].place, float) + first @ TOP[0], F @ LOOSE[1] @ spun, at + F @ LOOSE[0]

    P, p, R, c = poses(0)
    z = P[:, 2]
    point = c + lowest(R[:, 1], z, 0.3, crown)
    h = 1e-5
    moved = []
    for t in (h, -h):
        P_t, p_t, R_t, c_t = poses(t)
        moved.append(c_t + R_t @ R.T @ (point - c) - p_t - P_t @ P.T @ (point - p))
    v = (moved[0] - moved[1]) / (2 * h)
    ahead = np.cross(R[:, 1], z) / np.linalg.norm(np.cross(R[:, 1], z))
    run = bg.simulate(bg.compile(bg.Graph("g", *made, *contact), None, CASADI), (0, 1e-9), {}, start)
    # differences over h leave h^2/6 of a third derivative of some 2.5^3 * 0.3, and rounding 1e-11
    assert run["touch_height"][0] == pytest.approx(z @ (point - p), abs=1e-9)
    found = [run[f"touch_{word}"][0] for word in ("ahead", "aside", "normal")]
    assert found == pytest.approx([v @ ahead, v @ np.cross(z, ahead), v @ z], abs=2e-8)


# -- contacts with more on them ------------------------------------------------------------------------------------


def test_a_ball_that_slides_comes_to_roll_at_five_sevenths_of_its_speed() -> None:
    """Viscous friction c: the slip dies away at the rate c (1/m + r^2/J)."""
    m, J, r, c, v = 2.0, 2 / 5 * 2.0 * 0.1**2, 0.1, 0.8, 3.0
    ball = Link("ball", m, (J, J, J))
    made = Mechanism("m", [ball], [Free("fly", "ground", ball, parameters("e"))], gravity=DOWN)
    contact = BallContact("touch", made, ball, r)
    graph = bg.Graph("g", *made, *contact, contact.slip >> R("friction", (c, c)), contact.rolling[1])
    run = bg.simulate(bg.compile(graph, None, CASADI), np.linspace(0, 2, 21), {}, {"e_e0": 1, "fly_z": r, "fly_ux": v})
    rate = c * (1 / m + r**2 / J)
    assert run["touch_ahead"] == pytest.approx(v * np.exp(-rate * run.t), abs=1e-6)
    assert run["fly_ux"] == pytest.approx(v * (5 + 2 * np.exp(-rate * run.t)) / 7, abs=1e-6)
    assert run["touch_load.e"] == pytest.approx(np.full(21, m * G), rel=1e-6)


def test_on_a_tyre_a_wheel_bounces() -> None:
    m, k = 3.0, 2000.0
    wheel = Link("wheel", m, (1, 1, 1))
    made = Mechanism("m", [wheel], [Prismatic("lift", "ground", wheel)], gravity=DOWN)
    contact = WheelContact("touch", made, wheel, 0.3)
    spring = contact.normal >> C("tyre", effort="k*touch_height")
    run = bg.simulate(bg.Graph("g", *made, *contact, spring), np.linspace(0, 1, 51), {"k": k}, {"lift_q": 0.3}, **TIGHT)
    sunk = m * G / k * (1 - np.cos(np.sqrt(k / m) * run.t))
    assert run["lift_q"] == pytest.approx(0.3 - sunk, abs=1e-9)


def test_a_start_off_the_ground_is_refused_or_found() -> None:
    wheel = Link("wheel", 2.0, (0.1, 0.2, 0.1))
    made = Mechanism("m", [wheel], [Free("fly", "ground", wheel, "zxy")], gravity=DOWN)
    contact = WheelContact("touch", made, wheel, 0.3)
    equations = bg.compile(bg.Graph("g", *made, *contact, *contact.rolling), None, CASADI)
    run = bg.simulate(equations, (0, 0.01), {}, {"fly_q2": 0.3, "fly_wy": 2.0})
    assert run["fly_z"][0] == pytest.approx(0.3 * np.cos(0.3), rel=1e-9)
    assert run["fly_ux"][0] == pytest.approx(0.6, rel=1e-9)
    with pytest.raises(bg.ValueRefused):
        bg.simulate(equations, (0, 0.01), {}, {"fly_z": 0.4, "fly_q2": 0.3})


@pytest.mark.slow
def test_a_bicycle_on_two_contacts_is_the_one_that_rolls_on_a_joint() -> None:
    """The frame flies, and both wheels are held by contacts; the weights they bear are those of the lever's law."""
    example = load("whipple_bicycle")
    rear, frame, fork, front = example.bicycle()[0].links
    _, _, steer, spin = example.bicycle()[0].joints
    joints = [Free("fly", "ground", frame, "zxy"), Revolute("roll", frame, rear, "y"), steer, spin]
    made = Mechanism("m", [frame, rear, fork, front], joints, gravity=DOWN)
    touches = [WheelContact("back", made, rear, 0.3), WheelContact("touch", made, front, 0.35)]
    chains = [chain for touch in touches for chain in (*touch, *touch.rolling)]
    equations = bg.compile(bg.Graph("g", *made, *chains), None, CASADI)
    start = {"fly_z": 0.3, "fly_ux": 5, "roll": 5 / 0.3, "spin": 5 / 0.35}
    found = bg.linearize(equations, start).eigenvalues
    expected = example.published(5)
    assert len(found) == 10
    for mode in expected:
        assert np.abs(found - mode).min() < 1e-9
    assert np.sort(np.abs(found))[:6] == pytest.approx(np.zeros(6), abs=1e-6)
    run = bg.simulate(equations, (0, 1e-3), {}, start)
    masses, at = np.array([2, 85, 4, 3]), np.array([0, 0.3, 0.9, 1.02])
    front_load = G * masses @ at / 1.02
    assert run["touch_load.e"][0] == pytest.approx(front_load, rel=1e-9)
    assert run["back_load.e"][0] == pytest.approx(G * masses.sum() - front_load, rel=1e-9)


def test_a_wheel_on_a_fixed_axle_rubs_on_the_ground() -> None:
    """The joint before it turns the wheel in itself, so that nothing changes but the angle: J w' = -c r^2 w."""
    wheel = Link("wheel", 1, (0.1, 0.2, 0.1))
    spun = Mechanism("m", [wheel], [Revolute("spin", Frame("ground", (0, 0, 0.3)), wheel, "y")])
    for rubs in (WheelContact("rub", spun, wheel, 0.3), BallContact("rub", spun, wheel, 0.3)):
        graph = bg.Graph("g", *spun, *rubs, rubs.slip >> R("drag", (2, 2)))
        assert bg.rates(graph, start={"spin": 5})["spin"] == pytest.approx(-2 * 0.3**2 * 5 / 0.2, rel=1e-12)
        assert len(rubs.rolling) == 1


# -- refusals ------------------------------------------------------------------------------------------------------

BALL = Link("ball", 1.0, (1, 1, 1))
FREE = Mechanism("m", [BALL], [Free("fly", "ground", BALL)])
HIGH = Mechanism("m", [BALL], [Planar("p", Frame("ground", (0, 0, 0.5)), BALL)])
HELD = Mechanism("m", [WHEEL, BALL], [Free("fly", "ground", WHEEL), Fixed("weld", WHEEL, BALL)])
BIKE = (RollingDisc("a", "ground", WHEEL, 0.3), Revolute("h", WHEEL, BALL, "y"), RollingDisc("c", "ground", BALL, 0.3))
REFUSED: dict[str, Callable[[], Any]] = {
    "it closes a loop, and where it touches": lambda: [*Mechanism("m", [WHEEL, BALL], BIKE)],
    "its radius is positive, not 0": lambda: RollingDisc("c", "ground", BALL, 0),
    "its radius is positive, not -0.3": lambda: RollingBall("c", "ground", BALL, radius=-0.3),
    "its radius is not given": lambda: RollingStraight("c", "ground", BALL),
    "its crown is between 0 and the radius, 0.3, not 0.4": lambda: RollingDisc("c", "ground", BALL, 0.3, crown=0.4),
    "its crown is between 0 and the radius, r, not -1": lambda: RollingDisc("c", "ground", BALL, "r", crown=-1),
    "its axis (0, 0, 0) has no direction": lambda: RollingDisc("c", "ground", BALL, 0.3, (0, 0, 0)),
    "the axle (n / sqrt(n * n), 0, 0) is not given in numbers": lambda: RollingWheel(
        "c", "ground", BALL, 0.3, ("n", 0, 0)
    ),
    "its rates are": lambda: RollingDisc("c", "ground", BALL, 0.3, rates="mine"),
    "a radius that changes with c_spin": lambda: RollingDisc("c", "ground", BALL, "0.3 + 0.1*c_spin"),
    "a radius that changes with c_x": lambda: RollingBall("c", "ground", BALL, radius="0.3 + c_x"),
    "both its frames are of 'ball'": lambda: RollingDisc("c", BALL, BALL, 0.3),
    "'ball' and 'ball' do not move against each other": lambda: WheelContact("c", FREE, BALL, 0.3, plane="ball"),
    "'ball' and 'wheel' do not move against each other": lambda: WheelContact("c", HELD, BALL, 0.3, plane="wheel"),
    "there is no body 'box'": lambda: BallContact("c", FREE, "box", 0.3),
    "a contact is one of a mechanism's bodies": lambda: BallContact("c", BALL, BALL, 0.3),
    "it would change with fly_x": lambda: BallContact("c", FREE, BALL, "fly_x"),
    "x is what its own formulas call": lambda: BallContact("c", FREE, BALL, "x"),
    "its joints keep it 0.2 above the plane": lambda: BallContact("c", HIGH, BALL, 0.3),
    "its radius is positive": lambda: WheelContact("c", FREE, BALL, -1),
    "(0, 0, 0) has no direction": lambda: BladeContact("c", FREE, BALL, axis=(0, 0, 0)),
}


@pytest.mark.parametrize("law", REFUSED)
def test_what_does_not_roll_is_refused(law: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        REFUSED[law]()
    assert law in caught.value.law and caught.value.remedy
    assert caught.value.place in ("c", "m")


# -- values that arrive later --------------------------------------------------------------------------------------

BLUNT = Link("ball", "m", ("J", "J", "J"))
LOOSE_FREE = Mechanism("m", [BLUNT], [Free("fly", "ground", BLUNT)])
WITH_RADIUS: dict[str, tuple[Any, ...]] = {
    "RollingDisc": (*Mechanism("m", [BLUNT], [RollingDisc("c", "ground", BLUNT, "2*r")]),),
    "RollingWheel": (*Mechanism("m", [BLUNT], [RollingWheel("c", "ground", BLUNT, "r - 1")]),),
    "RollingStraight": (*Mechanism("m", [BLUNT], [RollingStraight("c", "ground", BLUNT, "r")]),),
    "RollingBall": (*Mechanism("m", [BLUNT], [RollingBall("c", "ground", BLUNT, radius="r")]),),
    "WheelContact": (*LOOSE_FREE, *(touch := WheelContact("c", LOOSE_FREE, BLUNT, "r")), *touch.rolling),
    "BallContact": (*LOOSE_FREE, *(touch := BallContact("c", LOOSE_FREE, BLUNT, "r")), *touch.rolling),
}
AT_ONCE: dict[str, Callable[[Any, dict[str, float]], Any]] = {
    "simulate": lambda model, values: bg.simulate(model, (0, 0.1), values),
    "rates": lambda model, values: bg.rates(model, values),
    "certify": lambda model, values: bg.certify(model, values),
    "linearize": lambda model, values: bg.linearize(model, {}, values),
    "export": lambda model, values: bg.export(model, python, values=values),
}


@pytest.mark.parametrize(("ask", "radius"), [*((ask, -1.0) for ask in AT_ONCE), ("rates", 0.0)])
@pytest.mark.parametrize("what", WITH_RADIUS)
def test_a_radius_is_positive_when_its_value_arrives(compiled: Any, what: str, ask: str, radius: float) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        AT_ONCE[ask](compiled(what), {"r": radius, "m": 1.0, "J": 1.0})
    assert caught.value.place == "c" and caught.value.parties == ("c", "r") and "radius" in caught.value.law
    assert caught.value.remedy


@pytest.fixture(scope="module")
def compiled() -> Callable[[str], bg.Equations]:
    return lru_cache(lambda what: bg.compile(bg.Graph("g", *WITH_RADIUS[what]), algebra=CASADI))


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian])
def test_what_is_refused_of_the_joint_is_refused_of_every_form(form: Any) -> None:
    """Reduced, no transformer of the wheel is left, and still its radius is one."""
    graph = bg.Graph("g", *Mechanism("m", [BLUNT], [RollingStraight("c", "ground", BLUNT, "r")]))
    with pytest.raises(bg.ValueRefused, match="with r = -1 its radius is not positive"):
        bg.rates(bg.compile(graph, form), {"r": -1, "m": 1, "J": 1})
    with pytest.raises(bg.ValueRefused, match="with r = -1 its radius is not positive"):
        bg.kind(bg.reduce(graph), {"r": -1})


@pytest.mark.parametrize("crown", [-0.1, 0.0, 0.3, 1.0, 1.1])
def test_a_crown_is_between_zero_and_the_radius_when_values_arrive(crown: float) -> None:
    wheel = Link("wheel", 1, (1, 1, 1))
    rolling = bg.Graph("g", *Mechanism("m", [wheel], [RollingDisc("c", "ground", wheel, "r", crown="k")]))
    values = {"r": 1.0, "k": crown}
    if 0 <= crown <= 1:
        assert bg.rates(rolling, values, {"c_wy": 1})["c_x"] == pytest.approx(1)
        return
    with pytest.raises(bg.ValueRefused, match="crown") as caught:
        bg.rates(rolling, values)
    assert {"c", "k"} <= {*caught.value.parties}


ZERO = ("e0", "e1", "e2", "e3")
UNDEFINED: dict[str, Callable[[], Any]] = {
    "Free": lambda: Mechanism("m", [BALL], [Free("c", "ground", BALL, euler_parameters(ZERO))]),
    "Spherical": lambda: Mechanism("m", [BALL], [Spherical("c", "ground", BALL, euler_parameters(ZERO))]),
    "RollingBall": lambda: Mechanism("m", [BALL], [RollingBall("c", "ground", BALL, euler_parameters(ZERO), radius=1)]),
    "Body": lambda: Body("c", 1, (1, 1, 1), euler_parameters(ZERO)),
}
BEGUN: dict[str, Callable[[Any, Any], Any]] = {
    "simulate": lambda model, start: bg.simulate(model, (0, 0.1), start=start),
    "rates": lambda model, start: bg.rates(model, start=start),
    "linearize": lambda model, start: bg.linearize(model, start),
    "equilibrium": lambda model, start: bg.equilibrium(model, guess=start),
    "export": lambda model, start: bg.export(model, python, start=start),
}


@pytest.mark.parametrize(
    ("what", "form"), [*((what, None) for what in UNDEFINED), ("Spherical", bg.forms.kane_momentum)]
)
def test_four_zeros_are_no_attitude_to_start_from(what: str, form: Any) -> None:
    """Their rates are zero, too: a body that spins would stand still, and nobody be told."""
    equations = bg.compile(bg.Graph("g", *UNDEFINED[what]()), form, algebra=CASADI)
    for ask in BEGUN.values():
        with pytest.raises(bg.ValueRefused, match="no attitude") as caught:
            ask(equations, {})
        assert caught.value.parties == ("c", *ZERO) and "start e0 at 1" in caught.value.remedy
    for name, value in (("e0", 1.0), ("e2", -0.3)):
        assert bg.simulate(equations, (0, 0.1), start={name: value})[name][-1] == pytest.approx(value)


def test_four_parameters_have_no_rates_of_their_own() -> None:
    with pytest.raises(bg.StructureError, match="turns in three ways") as caught:
        Free("c", "ground", BALL, euler_parameters(ZERO), rates="coordinates")
    assert caught.value.parties == ("c",) and "body" in caught.value.remedy


@pytest.mark.slow
@pytest.mark.parametrize("speeds", [(10.0, 10.0), (9.5, 12.5)])
def test_a_robot_on_two_wheels_and_a_caster_moves_as_drawn_and_in_kanes_form(speeds: tuple[float, float]) -> None:
    """Velocities that are zero beside others start at zero, and not at the rounding of a search."""
    body = Link("body", 4.0, (0.05, 0.06, 0.08), centre=(0.05, 0, 0.04))
    wheels = {side: Link(side, 0.5, (7e-4, 1.2e-3, 7e-4)) for side in ("left", "right")}
    joints = [
        Free("base", "ground", body, "zyx"),
        Revolute("j_left", body.frame((0, 0.2, 0)), wheels["left"], "y"),
        Revolute("j_right", body.frame((0, -0.2, 0)), wheels["right"], "y"),
    ]
    robot = Mechanism("robot", [body, *wheels.values()], joints, gravity=(0, 0, -9.81))
    left, right = (WheelContact(f"c_{side}", robot, wheels[side], 0.07) for side in wheels)
    caster = BallContact("caster", robot, body.frame((0.15, 0, -0.04)), 0.03)
    grip = Sf("right_grip", 0) >> right.slip["c_right_ahead"]
    graph = bg.Graph("g", *robot, *left, *right, *caster, *left.rolling, grip, right.rolling[1], caster.rolling[1])
    start = {"base_z": 0.07, "j_left": speeds[0], "j_right": speeds[1]}
    runs = [bg.simulate(bg.compile(graph, *form), 0.5, start=start) for form in ((), (bg.forms.kane_velocity,))]
    for name in ("base_x", "base_y", "base_ux", "base_wz"):
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-8)
