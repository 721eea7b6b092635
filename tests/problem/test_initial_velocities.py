"""Where a motion starts: velocities that are no states, in every form, lead to the states that give them."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
import pytest
from mechanisms import FORMS
from quick import quick

import bondgraph as bg
from bondgraph.elements import IC, NIC, TF, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.equations.velocities import driving, through
from bondgraph.forms._kane_embedded import KEEPING
from bondgraph.problem.initial_velocities import aims_of

EVERY = pytest.mark.parametrize("form", [None, *FORMS], ids=lambda form: form.__name__ if form else "as drawn")


def wheel(slip: Any = (0, 0)) -> bg.Graph:
    """A wheel that rolls upright, its slip given: four velocities, two of them free."""
    f = One("f", ("u", "w", "o", "j"), coordinates=("x", "y", "th", "ph"))
    a = TF("a", (("-sin(th)", "cos(th)", 0, 0), ("cos(th)", "sin(th)", 0, "-r")))
    inertias = (f["u", "w"] >> I("m"), f["o"] >> I("J"), f["j"] >> I("K"))
    return bg.Graph("wheel", *inertias, f << a << Sf("slip", slip))


WHEEL = {"m": 1.2, "J": 0.4, "K": 0.3, "r": 0.5}


def velocities(graph: bg.Graph, form: Any, values: Any, start: Any, names: Any) -> list[float]:
    run = bg.simulate(bg.compile(graph, form), (0, 0.01), values, start)
    return [float(run[name][0]) for name in names]


@EVERY
@pytest.mark.parametrize("slip", quick([(0, 0), ("0.2", "0.1*cos(t)")], [("0.2", "0.1*cos(t)")]))
@pytest.mark.parametrize(
    "given",
    quick([{"u": 1.0}, {"w": -0.3, "o": 2.0}, {"j": 2.0}, {"o": 1.5}, {"j": 1.0, "o": -1.0}], [{"u": 1.0}, {"o": 1.5}]),
)
def test_velocities_of_the_graph_start_every_form(given: dict[str, float], slip: Any, form: Any) -> None:
    """As they start the graph as drawn: those that are not given are the nearest to zero that the constraints allow."""
    names = ("u", "w", "o", "j")
    expected = velocities(wheel(slip), None, WHEEL, {"th": 0.3, **given}, names)
    found = velocities(wheel(slip), form, WHEEL, {"th": 0.3, **given}, names)
    np.testing.assert_allclose(found, expected, atol=1e-9)
    np.testing.assert_allclose([found[names.index(name)] for name in given], list(given.values()), atol=1e-9)


@pytest.mark.parametrize("form", FORMS)
def test_velocities_beside_states_of_the_form(form: Any) -> None:
    """A velocity of the reduced junction and one of the graph's are met together."""
    start = {"th": 0.3, "o_": 1.0, "u": 0.7}
    found = velocities(wheel(), form, WHEEL, start, ("o", "u", "j"))
    np.testing.assert_allclose(found, (1.0, 0.7, 0.7 / np.cos(0.3) / 0.5), atol=1e-9)


@EVERY
def test_velocities_that_contradict_each_other_are_refused(form: Any) -> None:
    with pytest.raises(bg.ValueRefused) as refusal:
        bg.rates(bg.compile(wheel(), form), WHEEL, {"u": 1.0, "j": 1.0})
    assert {"u", "j"} <= set(refusal.value.parties)


def arm() -> bg.Graph:
    """A pendulum whose pivot a source moves, a rotor geared to it."""
    f, v, rotor = One("f", ("om", "py"), coordinates=("th", "Y")), One("v", ("vx", "vy")), One("rotor")
    P = TF("P", (("l*cos(th)", 0), ("l*sin(th)", 1)))
    return bg.Graph(
        "arm", f >> P >> v >> I("m"), Se("G", (0, "-9.81*m")) >> v, Sf("drive", "1 + t") >> f["py"],
        f["om"] >> TF("gear", 10) >> rotor, rotor >> I("J"),
    )  # fmt: skip


ARM = {"l": 0.5, "m": 2.0, "J": 0.01}


@pytest.mark.parametrize(
    ("given", "om"), [({"vx": 1.0}, 2 / np.cos(0.4)), ({"rotor": 5.0}, 0.5), ({"vy": 1.0}, 0.0), ({"om": 3.0}, 3.0)]
)
def test_the_velocity_of_a_point_or_of_a_rotor_starts_what_moves_it(given: Any, om: float) -> None:
    found = velocities(arm(), None, ARM, {"th": 0.4, **given}, ("om", *given))
    np.testing.assert_allclose(found, (om, *given.values()), atol=1e-9)


@EVERY
def test_a_driven_velocity_is_not_started(form: Any) -> None:
    equations = bg.compile(arm(), form)
    with pytest.raises(bg.ValueRefused) as refusal:
        bg.rates(equations, ARM, {"py": 1.0})
    assert refusal.value.place == "py"
    assert all(state in refusal.value.remedy for state in equations.states)


def test_where_a_point_cannot_move_so_it_is_refused() -> None:
    """Hanging down the arm moves the mass sideways only, and the source alone moves it along."""
    equations = bg.compile(arm())
    for start in ({"vx": 1.0, "vy": 2.0}, {"vy": 2.0}, {"om": 1.0, "vx": 2.0}):
        with pytest.raises(bg.ValueRefused) as refusal:
            bg.rates(equations, ARM, start)
        assert set(start) - {"om"} <= set(refusal.value.parties)


@EVERY
def test_a_guess_of_a_velocity_is_met_where_it_can_be(form: Any) -> None:
    """All four velocities guessed as one motion of the wheel has them: that motion; half of them known, too."""
    rolling = {"u": 0.6, "w": 0.0, "o": 0.7, "j": 1.2}
    for given in (
        {name: bg.Near(number) for name, number in rolling.items()},
        {**{name: bg.Near(number) for name, number in rolling.items()}, "o": 0.7},
    ):
        found = velocities(wheel(), form, WHEEL, {"th": 0.0, **given}, rolling)
        np.testing.assert_allclose(found, [*rolling.values()], atol=1e-9)


@EVERY
def test_what_cannot_be_as_guessed_is_as_near_as_it_can(form: Any) -> None:
    """A wheel along x does not go aside, and spins by u = r j, whatever it would spin by if nothing were said of u."""
    guesses = {"u": bg.Near(1.0), "w": bg.Near(5.0)}
    found = velocities(wheel(), form, WHEEL, {"th": 0.0, **guesses, "o": 0.3}, "uwoj")
    assert found == pytest.approx([1.0, 0.0, 0.3, 1.0 / 0.5], abs=1e-9)


@EVERY
def test_guesses_that_contradict_each_other_share_by_least_squares(form: Any) -> None:
    """Of u = r j: (u - 1)^2 + (u/r + 1)^2 is least at u = (r^2 - r)/(1 + r^2), and what is not said is at rest."""
    guesses = {"u": bg.Near(1.0), "j": bg.Near(-1.0)}
    found = velocities(wheel(), form, WHEEL, {"th": 0.0, **guesses}, "uwoj")
    assert found == pytest.approx([-0.2, 0.0, 0.0, -0.4], abs=1e-9)


def test_a_guess_of_what_is_nowhere_is_refused() -> None:
    for form in (None, *FORMS):
        with pytest.raises(bg.ValueRefused, match="uu"):
            velocities(wheel(), form, WHEEL, {"uu": bg.Near(1.0)}, "u")


@EVERY
def test_a_guess_of_a_momentum_stays_beside_guesses_of_velocities(form: Any) -> None:
    """A circuit of its own, whose current is a velocity of a junction, too, which nobody has asked for."""
    i = One("i")
    graph = bg.Graph("both", *wheel().links, Se("U", 0) >> i, i >> I("L", 2), i >> R("Ra", 1))
    start = {"th": 0.3, "o": bg.Near(0.7), "p_L": bg.Near(0.2)}
    assert velocities(graph, form, WHEEL, start, ("o", "p_L")) == pytest.approx([0.7, 0.2], abs=1e-9)


def shaken() -> bg.Graph:
    """A bob on a rod whose pivot is moved: the momentum of a rod that stands still is not zero."""
    turn, bob = One("turn", ("om", "pivot")), One("bob", ("vx", "vy"))
    rod = TF("P", (("l*cos(q)", "1"), ("l*sin(q)", "0")))
    moved = turn["om"] >> One("rate", coordinates=("q",)), Sf("drive", "0.5*cos(t)") >> turn["pivot"]
    return bg.Graph("shaken", *moved, turn >> rod >> bob, bob >> I("m"), Se("gravity", (0, "-9.81*m")) >> bob)


SHAKEN = {"m": 1.5, "l": 0.5}


@EVERY
def test_velocities_nothing_is_said_of_are_zero_in_every_form(form: Any) -> None:
    """Beside a driven velocity as well, where a momentum is not: one start is one motion."""
    run = bg.simulate(bg.compile(shaken(), form), 2, SHAKEN, {"q": 0.3})
    reference = bg.simulate(bg.compile(shaken(), bg.forms.kane_velocity), 2, SHAKEN, {"q": 0.3, "om": 0.0}, rtol=1e-11)
    assert run["om"][0] == pytest.approx(0, abs=1e-15)
    assert run["q"][-1] == pytest.approx(reference["q"][-1], rel=1e-7)


@pytest.mark.parametrize("kept", [False, True])
def test_a_momentum_nothing_is_said_of_is_that_of_no_velocity_under_constraints(kept: bool) -> None:
    """A wheel that slips as it is told to, by either of the two ways in which constraints are embedded."""
    velocity, momentum = (KEEPING[form] if kept else form for form in (bg.forms.kane_velocity, bg.forms.kane_momentum))
    run, reference = (
        bg.simulate(bg.compile(wheel(("0.2", "0.1*cos(t)")), form), (0, 0.01), WHEEL, {"th": 0.4})
        for form in (momentum, velocity)
    )
    for name in ("u", "w", "o", "j"):
        assert run[name][0] == pytest.approx(reference[name][0], abs=1e-11)
    assert max(abs(run[name][0]) for name in run.equations.states if name.lower().startswith("p_")) > 1e-3


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.kane_momentum])
@pytest.mark.parametrize("by", ["l", "q", "m"])
def test_what_momenta_start_with_changes_as_their_velocities_ask(by: str, form: Any) -> None:
    """By a length, by the angle of the start, and by the mass, on which the motion does not depend at all."""
    equations = bg.compile(shaken(), form)
    begun, step = SHAKEN | {"q": 0.3}, 1e-4

    def end(number: float) -> float:
        values = begun | {by: number}
        run = bg.simulate(equations, 2, {name: values[name] for name in SHAKEN}, {"q": values["q"]}, rtol=1e-12)
        return float(run["q"][-1])

    run = bg.simulate(equations, 2, SHAKEN, {"q": 0.3}, rtol=1e-10)
    differences = (end(begun[by] + step) - end(begun[by] - step)) / (2 * step)
    assert run.sensitivity("q", by)[-1] == pytest.approx(differences, abs=1e-6)
    assert run.gradient(end="q", by=by)[by] == pytest.approx(differences, abs=1e-6)


def test_guesses_are_aimed_at_before_what_nobody_has_said() -> None:
    """Guessed velocities, guessed momenta, what accelerations drive, the others of their junctions, and at last what
    gives the momenta."""
    aims = aims_of(bg.compile(wheel(), bg.forms.kane_momentum), {"w"}, {"u": 2.0})
    assert aims[0] == {"u": 2.0} and aims[1] == aims[2] == {}
    assert {"w", "o", "j"} <= aims[3].keys() and not any(x for aim in aims[3:] for x in aim.values())
    assert aims[4].keys() == {*through(bg.compile(wheel(), bg.forms.kane_momentum))}


@pytest.mark.parametrize("form", [bg.forms.kane_momentum, bg.forms.hamiltonian])
def test_a_momentum_and_the_velocity_of_another_joint_are_a_start(form: Any) -> None:
    """Of a cart with a bob: p = (M + m) v + m l cos(q) w, whatever gives w; with both velocities p is given twice."""
    cart, bob = Link("cart", 2.0), Link("bob", 0.8, planar=0.03, centre=(0, -0.5, 0))
    joints = [Prismatic("P", "ground", cart, "x"), Revolute("H", cart, bob)]
    equations = bg.compile(bg.Graph("mv", *Mechanism("mv", [cart, bob], joints, gravity=(0, -9.81, 0))), form)
    for turns in ("H", "bob_omega_z"):
        run = bg.simulate(equations, 0.01, start={"H_q": 0.7, "p_T_P": 0.5, turns: -1.1})
        assert run["p_T_P"][0] == 0.5 and run["H"][0] == pytest.approx(-1.1, rel=1e-14)
        assert run["P"][0] == pytest.approx((0.5 + 1.1 * 0.8 * 0.5 * math.cos(0.7)) / 2.8, rel=1e-14)
    with pytest.raises(bg.ValueRefused, match="given twice, by H and P and p_T_P"):
        bg.simulate(equations, 0.01, start={"H_q": 0.7, "p_T_P": 0.5, "P": 0.1, "H": 0.1})
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration has P = 9"):
        bg.simulate(equations, 0.01, start={"H_q": 0.7, "p_T_P": 0.5, "p_T_H": 0.1, "P": 9})


OF_LOOPS = ("kane_velocity", "kane_momentum", "gibbs_appell", "volterra", "boltzmann_hamel", "partially_lagrangian",
            "maggi", "lagrange_multipliers", "lagrange_index_3", "null_space", "udwadia_kalaba", "augmented_lagrangian",
            "dynamic_multipliers")  # fmt: skip


@pytest.mark.parametrize(
    ("given", "driven"), [("a1", ""), ("b1", ""), ("a1", "velocity"), ("a1", "position"), ("a1", "run")]
)
@pytest.mark.parametrize("closing", ["c", "z"])
def test_a_five_bar_starts_alike_in_every_form(closing: str, given: str, driven: str) -> None:
    """Of its two ways to move one is said, or driven: the others are as near to zero as the loop leaves them.

    By its name the constraint that a form keeps in its store comes before, or after, the store's own bond.
    """
    a, b, c, d = (Link(name, 0.8, planar=0.008, centre=(0.15, 0, 0)) for name in ("A1", "A2", "B1", "B2"))
    joints = [
        *(Revolute("a1", "ground", a), Revolute("b1", a.frame((0.3, 0, 0)), c)),
        *(Revolute("a2", Frame("ground", (0.25, 0, 0)), b), Revolute("b2", b.frame((0.3, 0, 0)), d)),
        Revolute(closing, c.frame((0.5, 0, 0)), d.frame((0.5, 0, 0))),
    ]
    mechanism = Mechanism("m", [a, b, c, d], joints)
    start = {"a1_q": 2.0, "a2_q": 1.2, "b1_q": bg.Near(-1.0), "b2_q": bg.Near(0.8)}
    motors = {"": [], "velocity": [Sf("motor", 0.5)], "position": [Sf("motor", "2 + 0.5*t", given="position")],
              "run": [Sf("motor", 0)]}  # fmt: skip
    if driven == "position":
        del start["a1_q"]
    graph = bg.Graph("five_bar", *mechanism, *(motor >> mechanism["a1"] for motor in motors[driven]))
    start |= {} if driven else {given: 0.5}
    values = {"motor": 0.5} if driven == "run" else {}
    names = ("a1", "a2", "b1", "b2")
    every = [getattr(bg.forms, name) for name in OF_LOOPS] + ([None] if driven != "run" else [])
    drawn = bg.simulate(bg.compile(graph, every[0]), 0.01, values, start=start)
    q = {name: float(drawn[f"{name}_q"][0]) for name in names}
    # The tip of each crank with its rod, by turns with its joints: the least turns with which both tips move alike.
    tip = [(0.5 * np.exp(1j * (q[f"a{k}"] + q[f"b{k}"])), 0.3 * np.exp(1j * q[f"a{k}"])) for k in (1, 2)]
    ways = 1j * np.array([tip[0][0] + tip[0][1], -tip[1][0] - tip[1][1], tip[0][0], -tip[1][0]])
    rows = np.vstack([ways.real, ways.imag, np.eye(4)[names.index(given)]])
    least = np.linalg.pinv(rows) @ [0.0, 0.0, 0.5]
    for form in every:
        run = bg.simulate(bg.compile(graph, form) if form else graph, 0.01, values, start=start)
        np.testing.assert_allclose([run[name][0] for name in names], least, atol=1e-8, err_msg=str(form))


@pytest.mark.parametrize("form", [name for name in OF_LOOPS if name != "lagrange_index_3"])
def test_the_velocity_of_a_particle_on_a_sphere_begins_alike_in_every_form(form: str) -> None:
    """One component is said: the others share what the sphere asks of them, whichever the form has made states."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    graph = bg.Graph("sphere", f >> I("m", 2), f << TF("a", (("x", "y", "z"),)) << Sf("rod", 0))
    start = {"x": 0.6, "y": 0.48, "z": 0.64, "u": 1.0}
    found = velocities(graph, getattr(bg.forms, form), {}, start, ("u", "v", "w"))
    np.testing.assert_allclose(found, [1.0, -0.45, -0.6], atol=1e-9)


def whirled(law: str, integral: str, element: Any = IC) -> bg.Graph:
    """A mass at r from an axis: r follows from phi, and the momentum about the axis from both."""
    q = One("q", ("rd", "pd"), coordinates=("r", "phi"))
    rod = TF("c", ((1, law),), integrals=(integral,))
    store = element("T", (("m", 0), (0, "J + m*r**2")))
    return bg.Graph("whirled", q >> store >> q, q << rod << Sf("held", 0.5, given="position"))


TAKING = ("gibbs_appell", "volterra", "maggi", "lagrange_multipliers", "lagrange_index_3", "null_space",
          "udwadia_kalaba", "augmented_lagrangian")  # fmt: skip


@pytest.mark.parametrize("form", [None, *TAKING])
@pytest.mark.parametrize("element", [IC, partial(NIC, e_hat=("m*r*pd**2", 0))])
@pytest.mark.parametrize("more", [{}, {"r": bg.Near(0.7)}, {"r": 0.5 + 0.2 * math.cos(0.3)}])
def test_a_flow_is_kept_where_coordinates_of_its_momentum_follow(form: str | None, element: Any, more: Any) -> None:
    graph = whirled("0.2*sin(phi)", "r - 0.2*cos(phi)", element)
    equations = bg.compile(graph, getattr(bg.forms, form)) if form else graph
    run = bg.simulate(equations, 0.01, {"m": 1.5, "J": 0.3}, {"phi": 0.3, "pd": 1.0} | more)
    r, speed = 0.5 + 0.2 * math.cos(0.3), -0.2 * math.sin(0.3)
    assert [run[name][0] for name in ("r", "pd", "rd")] == pytest.approx([r, 1.0, speed], rel=1e-9)
    assert run["T.energy"][0] == pytest.approx(0.5 * (0.3 + 1.5 * r**2) + 0.75 * speed**2, rel=1e-9)


def test_an_equilibrium_keeps_a_flow_that_is_fixed() -> None:
    found = bg.equilibrium(
        whirled("0", "r"), values={"m": 1.5, "J": 0.3}, guess={"pd": 1.0}, fixed=["pd"], turning=["phi"]
    )
    assert found["pd"] == pytest.approx(1, rel=1e-9) and found["r"] == pytest.approx(0.5, rel=1e-9)


@pytest.mark.parametrize("integrals", [("x - z**2",), ()])
@pytest.mark.parametrize("form", [None, "lagrange_multipliers", "gibbs_appell"])
def test_flows_that_follow_leave_those_that_are_given(form: str | None, integrals: tuple[str, ...]) -> None:
    """Of three with one matrix of inertia two are given, in every choice; constraints give the third."""
    q = One("q", ("a", "b", "c"), coordinates=("x", "y", "z"))
    inertia = (("2", "cos(y - z)", 0), ("cos(y - z)", "3 + x**2", 0), (0, 0, "1 + y**2"))
    led = TF("k", (("1", 0, "-2*z"),), integrals=integrals)
    drive = Sf("s", "0.1*t", given="position") if integrals else Sf("s", 0.1)
    graph = bg.Graph("three", q >> IC("T", inertia) >> q, q << led << drive)
    equations = bg.compile(graph, getattr(bg.forms, form)) if form else graph
    rest = {} if integrals else {"x": 0.49}
    for given in ({"b": 1.0, "c": 0.5}, {"a": 0.8, "b": 1.0}):
        run = bg.simulate(equations, 0.01, start={"y": 0.4, "z": 0.7} | rest | given)
        found = [run[name][0] for name in ("x", "a", "b", "c")]
        assert found == pytest.approx([0.49, 0.8, 1.0, 0.5], rel=1e-8)


def test_a_source_is_known_by_its_own_inputs_whatever_it_is_called() -> None:
    f = One("f", ("u", "v", "w"))
    rows, row = TF("a", ((1, 1, 0), (0, 1, 1))), TF("b", ((1, 0, 1),))
    graph = bg.Graph("f", f >> I("m", 1), f << rows << Sf("motor", (0, 0)), f << row << Sf("motor_2", 0))
    equations = bg.compile(graph)
    assert driving(equations) == [] and driving(equations, ["motor_2"]) == ["motor", "motor_2"]
    assert driving(equations, ["motor_1"]) == ["motor"]


def driven_pivot() -> bg.Graph:
    """A pendulum whose pivot an acceleration drives, which is coupled to it by its mass."""
    f, v = One("f", ("omega", "pivot")), One("v", ("vx", "vy"))
    place = TF("P", (("l*cos(theta)", 1), ("l*sin(theta)", 0)))
    parts = f["omega"] >> One("rate", coordinates=("theta",)), f >> place >> v >> I("m")
    drive = Sf("drive", "sin(3*t)", given="acceleration") >> f["pivot"]
    return bg.Graph("shaken", *parts, Se("weight", (0, "-m*g")) >> v, drive)


@EVERY
@pytest.mark.parametrize("given", [{}, {"pivot": 0.4}, {"f_drive": 0.4}])
def test_a_flow_that_an_acceleration_drives_rests_at_first_and_moves_nothing(given: Any, form: Any) -> None:
    """It was moved, with the velocity that was given, to where both were least with their momentum."""
    start = {"theta": 0.3, "omega": 2.0, **given}
    found = velocities(driven_pivot(), form, {"m": 1, "l": 1, "g": 9.81}, start, ("omega", "pivot"))
    np.testing.assert_allclose(found, (2.0, sum(given.values())), atol=1e-9)


def jacked() -> bg.Graph:
    """A leg of two links whose foot a jack holds, driven by its acceleration."""
    thigh, shank = (Link(name, 1.0, (0.1, 0.1, 0.05), centre=(0, 0, -0.3)) for name in ("thigh", "shank"))
    joints = Revolute("hip", "ground", thigh, "y"), Revolute("knee", thigh.frame((0, 0, -0.6)), shank, "y")
    leg = Mechanism("leg", [thigh, shank], joints, gravity=(0, 0, -9.81))
    jack = leg.distance("jack", Frame("ground", (-0.5, 0, -0.2)), shank.frame((0, 0, -0.3)))
    return bg.Graph("jacked", *leg, *jack, Sf("drive", "0*t", given="acceleration") >> jack.flow)


def foot(angles: Any) -> Any:
    """How far the foot is from the other end of the jack."""
    hip, both = angles[0], angles[0] + angles[1]
    x, z = -0.6 * math.sin(hip) - 0.3 * math.sin(both), -0.6 * math.cos(hip) - 0.3 * math.cos(both)
    return math.hypot(x + 0.5, z + 0.2)


NEAR = {"hip": bg.Near(1.0), "knee": bg.Near(0.2)}


@pytest.mark.parametrize("form", [None, *(form for form in OF_LOOPS if form != "lagrange_index_3")])
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"hip": 1.0}, {"hip": 1.0, "jack": 0.0}),
        ({"knee": bg.Near(1.0)}, {"knee": 1.0, "jack": 0.0}),
        ({"hip": 1.0, "jack": 0.3}, {"hip": 1.0, "jack": 0.3}),
        ({"hip": 1.0, "f_drive": bg.Near(0.3)}, {"hip": 1.0, "jack": 0.3}),
        ({"hip": 1.0, "knee": 0.2}, {"hip": 1.0, "knee": 0.2}),
        (NEAR, {"hip": 1.0, "knee": 0.2}),
    ],
    ids=str,
)
def test_what_an_acceleration_drives_rests_unless_the_start_moves_it(given: Any, expected: Any, form: Any) -> None:
    """By its own name, by that of the velocity, or by the others, given or guessed; one start had three motions."""
    at = np.array([0.3, 0.0])  # of which nothing is said of the knee's
    by_angles = [(foot(at + step) - foot(at - step)) / 2e-6 for step in 1e-6 * np.eye(2)]
    names = ("hip_q", "knee_q", "hip", "knee", "jack")
    embedded = form and getattr(bg.forms, form)
    *angles, hip, knee, jack = velocities(jacked(), embedded, {}, {"hip_q": 0.3, **given}, names)
    assert angles == [0.3, 0.0] and jack == pytest.approx(by_angles @ np.array([hip, knee]), abs=1e-8)
    found = {"hip": hip, "knee": knee, "jack": jack}
    assert {name: found[name] for name in expected} == pytest.approx(expected, abs=1e-8)
