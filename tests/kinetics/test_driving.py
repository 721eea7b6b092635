"""Velocities driven by a position, a rate or an acceleration: one motion and one reaction, in every form.

The reactions are those of Newton's law by hand: two rows of the double pendulum, and of a cart with a pendulum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE, FORMS

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.forms import kane_momentum, kane_velocity

EVERY = (None, *FORMS)
TIGHT: dict[str, Any] = {"rtol": 1e-10, "atol": 1e-12}

GIVEN = {"position": "a0 + a1*sin(w*t)", "rate": "a1*w*cos(w*t)", "acceleration": "-a1*w**2*sin(w*t)"}
DRIVE = {"a0": 0.3, "a1": 0.5, "w": 2.0}
a0, a1, w = DRIVE.values()
INPUTS = {name: formula.replace("a0", "0.3").replace("a1", "0.5").replace("w", "2") for name, formula in GIVEN.items()}


def crank(drive: Sf) -> bg.Graph:
    """A double pendulum, its first angle driven."""
    pendulum = CATALOGUE["double_pendulum"]().graph
    chain = drive >> pendulum.elements["q_dot"]["a_dot"]
    return pendulum.rewritten((*pendulum.links, *chain.links))


def start_of(equations: bg.Equations, given: str) -> dict[str, float]:
    start = {"b": 0.4, "b_dot": 0.2}
    if "a" in equations.states:
        start["a"] = a0
    return start | ({"a_dot": a1 * w} if given == "acceleration" else {})


def by_hand(run: bg.Trajectory) -> tuple[Any, Any]:
    """b_dot_dot and the torque on the first bar, angles from the downward vertical."""
    values = CATALOGUE["double_pendulum"]().values
    l1, l2, m1, m2, g = (values[name] for name in ("l1", "l2", "m1", "m2", "g"))
    t, b, b_dot = run.t, run["b"], run["b_dot"]
    a, a_dot, a_dot_dot = a0 + a1 * np.sin(w * t), a1 * w * np.cos(w * t), -a1 * w**2 * np.sin(w * t)
    c, s = np.cos(a - b), np.sin(a - b)
    b_dot_dot = (-l1 * c * a_dot_dot + l1 * s * a_dot**2 - g * np.sin(b)) / l2
    torque = (m1 + m2) * l1**2 * a_dot_dot + m2 * l1 * l2 * (c * b_dot_dot + s * b_dot**2)
    return b_dot_dot, torque + (m1 + m2) * g * l1 * np.sin(a)


@pytest.mark.parametrize("form", EVERY)
@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("algebra", [bg.algebra.sympy, bg.algebra.table], ids=["sympy", "table"])
def test_the_motion_and_the_reaction_are_the_same_however_it_is_given(algebra: Any, given: str, form: Any) -> None:
    """As a formula of the graph, and as an input of the run."""
    values = CATALOGUE["double_pendulum"]().values
    ends = []
    for value, more in ((GIVEN[given], DRIVE), (None, {"drive": INPUTS[given]})):
        equations = bg.compile(crank(Sf("drive", value, given=given)), form, algebra)
        known = {name: x for name, x in more.items() if name in (*equations.parameters, *equations.inputs)}
        run = bg.simulate(equations, (0, 2), {**values, **known}, start_of(equations, given), **TIGHT)
        np.testing.assert_allclose(run["a"], a0 + a1 * np.sin(w * run.t), atol=1e-8)
        np.testing.assert_allclose(run["a_dot"], a1 * w * np.cos(w * run.t), atol=1e-8)
        np.testing.assert_allclose(run["drive.e"], by_hand(run)[1], rtol=1e-7, atol=1e-7)
        ends.append(run["b"][-1])
    assert ends[0] == pytest.approx(ends[1], abs=1e-8)
    assert ends[0] == pytest.approx(REFERENCE["b"], abs=1e-7)


def integrated() -> float:
    """The last angle of the second bar, by SciPy from the row of Newton's law alone."""
    from scipy.integrate import solve_ivp

    values = CATALOGUE["double_pendulum"]().values
    l1, l2, g = (values[name] for name in ("l1", "l2", "g"))

    def rates(t: float, x: Any) -> Any:
        a, a_dot, a_dot_dot = a0 + a1 * np.sin(w * t), a1 * w * np.cos(w * t), -a1 * w**2 * np.sin(w * t)
        c, s = np.cos(a - x[0]), np.sin(a - x[0])
        return [x[1], (-l1 * c * a_dot_dot + l1 * s * a_dot**2 - g * np.sin(x[0])) / l2]

    return float(solve_ivp(rates, (0, 2), [0.4, 0.2], rtol=1e-11, atol=1e-13).y[0, -1])


REFERENCE = {"b": integrated()}


@pytest.mark.parametrize("form", EVERY)
@pytest.mark.parametrize("value", [GIVEN["position"], None])
def test_a_driven_integral_is_given_and_no_state_beside(value: Any, form: Any) -> None:
    """On the junction that is driven, beyond a bond, and beyond a transformer with a unit row."""
    apart = CATALOGUE["double_pendulum_with_rates_apart"]()
    beyond = (*apart.graph.links, *(Sf("drive", value, given="position") >> apart.graph.elements["f"]["u1"]).links)
    for graph in (crank(Sf("drive", value, given="position")), apart.graph.rewritten(beyond)):
        equations = bg.compile(graph, form)
        assert "a" not in equations.states and "b" in equations.states
        more = {"drive": INPUTS["position"]} if value is None else DRIVE
        run = bg.simulate(equations, (0, 1), {**apart.values, **more}, {"b": 0.4})
        assert run["a"].tolist() == pytest.approx((a0 + a1 * np.sin(w * run.t)).tolist(), abs=1e-15)
        with pytest.raises(bg.ValueRefused) as caught:
            bg.simulate(equations, (0, 1), {**apart.values, **more}, {"a": 0.4})
        assert "a source or other coordinates give this position: it is" in caught.value.law


def test_what_only_follows_the_driven_flow_has_a_start_of_its_own() -> None:
    """A wheel behind a gear: its angle is the position times the ratio, and where it started from."""
    f, wheel = One("f", coordinates="a"), One("wheel", coordinates="b")
    graph = bg.Graph("geared", Sf("drive", "1 + t**2", given="position") >> f, f >> TF("n", 3) >> wheel >> I("J", 2))
    equations = bg.compile(graph)
    assert equations.states == ("b",)
    run = bg.simulate(equations, (0, 2), {}, {"b": 7.0}, **TIGHT)
    np.testing.assert_allclose(run["b"], 7 + 3 * run.t**2, atol=1e-8)
    np.testing.assert_allclose(run["drive.e"], 3 * 2 * 3 * 2.0, rtol=1e-12)


@pytest.mark.parametrize("form", EVERY)
def test_identities_hold_whatever_is_given(form: Any) -> None:
    for given, value in GIVEN.items():
        certificate = bg.certify(bg.compile(crank(Sf("drive", value, given=given)), form))
        assert certificate.holds, certificate


# -- several at once -------------------------------------------------------------------------------------------------

CART = {"M": 2.0, "m": 0.5, "l": 0.4, "J": 0.03, "g": 9.81, "c": 0.3, "push": 1.5}


def driven_cart(*drives: Sf) -> bg.Graph:
    """A cart with a bar; `slide` drives the cart, `turn` the bar."""
    cart = CATALOGUE["cart_pendulum"]().graph
    places = {"slide": "x_dot", "turn": "a_dot"}
    chains = [drive >> cart.elements["q_dot"][places[drive.name]] for drive in drives]
    return cart.rewritten((*cart.links, *(link for chain in chains for link in chain.links)))


KINDS = [("position", "acceleration"), ("acceleration", "rate"), ("rate", "position"), ("position", "position")]
SLIDE = {"position": "0.2*sin(3*t)", "rate": "0.6*cos(3*t)", "acceleration": "-1.8*sin(3*t)"}
TURN = {"position": "0.1 + t**2", "rate": "2*t", "acceleration": "2"}


@pytest.mark.parametrize("form", EVERY)
@pytest.mark.parametrize("kinds", KINDS)
def test_several_driven_at_once(kinds: tuple[str, str], form: Any) -> None:
    """All that moves is driven, each in its own way: both efforts are those of Newton's law."""
    first, second = kinds
    drives = Sf("slide", SLIDE[first], given=first), Sf("turn", TURN[second], given=second)
    if first == second:  # one source for both
        cart = CATALOGUE["cart_pendulum"]().graph
        both = Sf("both", (SLIDE[first], TURN[second]), given=first) >> cart.elements["q_dot"]
        graph = cart.rewritten((*cart.links, *both.links))
        names = ("both.e[x_dot]", "both.e[a_dot]")
    else:
        graph, names = driven_cart(*drives), ("slide.e", "turn.e")
    equations = bg.compile(graph, form)
    known = {"x_dot": 0.6} if first == "acceleration" else {}
    start = known | ({"a": 0.1} if "a" in equations.states else {})
    run = bg.simulate(equations, (0, 1), CART, start, **TIGHT)
    t, M, m, l, J, g, c, push = run.t, *(CART[name] for name in ("M", "m", "l", "J", "g", "c", "push"))
    x1, x2, a, a1_, a2_ = 0.6 * np.cos(3 * t), -1.8 * np.sin(3 * t), 0.1 + t**2, 2 * t, 2.0
    force = (M + m) * x2 + m * l * (np.cos(a) * a2_ - np.sin(a) * a1_**2) + c * x1 - push
    torque = (J + m * l**2) * a2_ + m * l * np.cos(a) * x2 + m * g * l * np.sin(a)
    np.testing.assert_allclose(run[names[0]], force, atol=1e-7)
    np.testing.assert_allclose(run[names[1]], torque, atol=1e-7)
    assert run.power_audit().missing == pytest.approx(0, abs=1e-9)


def test_two_are_driven_and_one_is_free() -> None:
    """A position, an acceleration and a free bar: both efforts are those of Newton's law."""
    q = One("q", ("u1", "u2", "u3"), coordinates=("x", "a", "b"))
    first = q >> TF("P", (("1", "cos(a)", "0"), ("0", "sin(a)", "0"))) >> One("v", 2) >> I("m", 1.5)
    last = q >> TF("S", (("1", "cos(a)", "cos(b)"), ("0", "sin(a)", "sin(b)"))) >> One("w", 2) >> I("n", 0.7)
    drives = (
        Sf("turn", "0.2 + sin(t)", given="position") >> q["u2"],
        Sf("slide", "cos(t)", given="acceleration") >> q["u1"],
    )
    graph = bg.Graph("arm", first, last, *drives)
    ends = []
    for form in EVERY:
        equations = bg.compile(graph, form)
        assert {"x", "b", "f_slide"} < set(equations.states) and "a" not in equations.states
        run = bg.simulate(equations, (0, 1.5), {}, {"b": 0.5, "u3": 1.0, "u1": -0.3}, **TIGHT)
        ends.append([run[name][-1] for name in ("x", "b", "u3", "turn.e", "slide.e")])
        a, a1_, a2_ = run["a"], np.cos(run.t), -np.sin(run.t)
        b, b1, x2 = run["b"], run["u3"], np.cos(run.t)
        b2 = -(np.cos(b) * x2 + np.cos(a - b) * a2_ - np.sin(a - b) * a1_**2)
        ax, ay = x2 + np.cos(a) * a2_ - np.sin(a) * a1_**2, np.sin(a) * a2_ + np.cos(a) * a1_**2
        bx, by = ax + np.cos(b) * b2 - np.sin(b) * b1**2, ay + np.sin(b) * b2 + np.cos(b) * b1**2
        np.testing.assert_allclose(run["slide.e"], 1.5 * ax + 0.7 * bx, atol=1e-7)
        torque = 1.5 * (np.cos(a) * ax + np.sin(a) * ay) + 0.7 * (np.cos(a) * bx + np.sin(a) * by)
        np.testing.assert_allclose(run["turn.e"], torque, atol=1e-7)
    np.testing.assert_allclose(ends, [ends[0]] * len(ends), atol=1e-7)


# -- signals of a run ------------------------------------------------------------------------------------------------

PARAMETERS = CATALOGUE["double_pendulum"]().values
START = {"b": 0.4, "b_dot": 0.2}


def driven_by(given: str, signal: Any, form: Any, end: float = 2.0) -> bg.Trajectory:
    equations = bg.compile(crank(Sf("drive", given=given)), form)
    start = {**START, "a": a0, "a_dot": a1 * w} if given == "acceleration" else START
    return bg.simulate(equations, (0, end), {**PARAMETERS, "drive": signal}, start, **TIGHT)


def sines(known: int) -> bg.Signal:
    """The position, with so many of its rates."""

    def rate(order: int) -> Any:
        return (lambda t: a1 * w**order * np.sin(w * t + order * np.pi / 2)) if order <= known else None

    return bg.Signal(lambda t: a0 + a1 * np.sin(w * t), rate(1), higher=rate)


@pytest.mark.parametrize("form", EVERY)
def test_an_acceleration_may_be_any_function(form: Any) -> None:
    run = driven_by("acceleration", lambda t: -a1 * w**2 * np.sin(w * t), form)
    assert run["b"][-1] == pytest.approx(REFERENCE["b"], abs=1e-7)
    np.testing.assert_allclose(run["drive.e"], by_hand(run)[1], atol=1e-6)


@pytest.mark.parametrize("form", EVERY)
def test_a_position_with_two_rates_drives_every_form(form: Any) -> None:
    run = driven_by("position", sines(2), form)
    assert run["b"][-1] == pytest.approx(REFERENCE["b"], abs=1e-7)
    np.testing.assert_allclose(run["drive.e"], by_hand(run)[1], atol=1e-6)


def test_the_momentum_form_needs_one_rate_less() -> None:
    """[004] after (50): with the flow alone it moves, and only the reaction asks for more."""
    run = driven_by("position", sines(1), kane_momentum)
    assert run["b"][-1] == pytest.approx(REFERENCE["b"], abs=1e-7)
    with pytest.raises(bg.MissingValues) as caught:
        run["drive.e"]
    assert caught.value.parties == ("drive.e", "drive") and "order 2" in caught.value.law
    with pytest.raises(bg.MissingValues) as caught:
        driven_by("position", sines(1), kane_velocity)
    assert caught.value.parties == ("drive", "b_dot") and "order 2" in caught.value.law
    with pytest.raises(bg.MissingValues) as caught:
        driven_by("position", lambda t: t, kane_momentum)
    assert caught.value.parties[0] == "drive"


@pytest.mark.parametrize("form", EVERY)
def test_tables(form: Any) -> None:
    """A table of the position through a spline of fifth order, one of the acceleration through one of third."""
    t = np.linspace(0, 2, 81)
    position = driven_by("position", bg.table(t, a0 + a1 * np.sin(w * t), 5), form)
    acceleration = driven_by("acceleration", bg.table(t, -a1 * w**2 * np.sin(w * t), 3), form)
    for run in (position, acceleration):
        assert run["b"][-1] == pytest.approx(REFERENCE["b"], abs=1e-5)
        np.testing.assert_allclose(run["drive.e"][1:-1], by_hand(run)[1][1:-1], atol=1e-2)


def test_a_kink_in_the_position_jumps_the_flow_and_no_momentum() -> None:
    """The momentum form passes it, for the impulse does no work on what is free; the velocity form names what jumps."""
    kinked = bg.table([0, 1, 2], [0.3, 0.8, 0.3])
    run = driven_by("position", kinked, kane_momentum)
    before, after = (run.at(1 + side, "p_T_b_dot") for side in (-1e-9, 1e-9))
    assert before == pytest.approx(after, abs=1e-6)
    with pytest.raises(bg.MissingValues):
        driven_by("position", kinked, kane_velocity)
    with pytest.raises(bg.SimulationStopped) as caught:
        driven_by("position", "0.3 + abs(t - 1)", kane_velocity)
    assert "rate" in caught.value.law and caught.value.trajectory.t[-1] <= 1
    assert driven_by("position", "0.3 + abs(t - 1)", kane_momentum).t[-1] == 2


def test_a_formula_with_a_kink_stops_too() -> None:
    graph = crank(Sf("drive", "abs(t - 1)", given="position"))
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(bg.compile(graph, kane_velocity), (0, 2), PARAMETERS, START)
    assert caught.value.trajectory.t[-1] == pytest.approx(1, abs=0.01)
    assert bg.simulate(bg.compile(graph, kane_momentum), (0, 2), PARAMETERS, START).t[-1] == 2


# -- elsewhere than on a mechanism -----------------------------------------------------------------------------------


def test_a_charge_that_is_given_is_a_displacement_too() -> None:
    """At a 0-junction: a pump given by the volume it has displaced, into a tank."""
    node = Zero("p")
    run = bg.simulate(bg.Graph("pump", Sf("pump", "t**2", given="position") >> node, node >> C("tank", 2)), (0, 2))
    np.testing.assert_allclose(run["p"], run.t**2 / 2, atol=1e-8)
    flow = bg.simulate(bg.Graph("pump", Sf("pump", "2", given="acceleration") >> node, node >> C("tank", 2)), (0, 2))
    np.testing.assert_allclose(flow["p"], flow.t**2 / 2, atol=1e-8)


def test_a_constraint_may_be_given_by_its_position() -> None:
    """f << TF(a) << Sf: what the two velocities add up to is a function of time, in the differential-algebraic system
    and in every form."""
    f = One("f", ("u", "v"), coordinates=("x", "y"), frame="inertial")
    ends = []
    for drive in (Sf("b", "sin(t)", given="position"), Sf("b", "cos(t)"), Sf("b", given="position")):
        graph = bg.Graph("tied", f >> I("m", (1.0, 3.0)), f >> R("r", 0.2), f << TF("a", ((1, "1 + x**2"),)) << drive)
        for form in EVERY:
            values = {"b": "sin(t)"} if drive.value is None else {}
            model = bg.driven(graph, ("u",)) if form else graph
            equations = bg.compile(model, form)
            start = {"v_": 0.0} if form else {"u": 1.0}
            run = bg.simulate(equations, (0, 1), values, start, **TIGHT)
            ends.append([run[name][-1] for name in ("x", "y", "b.e")])
    np.testing.assert_allclose(ends, [ends[0]] * len(ends), atol=1e-6)


@pytest.mark.parametrize("form", EVERY)
@pytest.mark.parametrize("drive", [Sf("d", "cos(t)"), Sf("d", "sin(t)", given="position")])
def test_beside_a_constraint(drive: Sf, form: Any) -> None:
    """What is driven by itself does not follow from a constraint on the same velocities."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"), frame="inertial")
    held = f << TF("a", ((1, "1 + x**2", "z"),)) << Sf("b", "t")
    graph = bg.Graph("both", f >> I("m", (1, 2, 3)), Se("F", (0, -1, 1)) >> f, drive >> f["u"], held)
    equations = bg.compile(graph, form)
    start = {"v": -1.0} if form is None else {"w_": 0.0} if "w_" in equations.observables else {"v_": -1.0}
    run = bg.simulate(equations, (0, 1), {}, {"z": 0.3, **start}, **TIGHT)
    u, v, w, x, z = (run[name] for name in ("u", "v", "w", "x", "z"))
    np.testing.assert_allclose(u + (1 + x**2) * v + z * w, run.t, atol=1e-8)
    np.testing.assert_allclose(run["d.e"] + run["b.e"], -np.sin(run.t), atol=1e-7)
    v_dot, w_dot = (np.gradient(s, run.t) for s in (v, w))
    np.testing.assert_allclose((2 * v_dot + 1 - (1 + x**2) * run["b.e"])[1:-1], 0, atol=1e-4)
    np.testing.assert_allclose((3 * w_dot - 1 - z * run["b.e"])[1:-1], 0, atol=1e-4)


BEHIND = {
    "a coordinate": ((("cos(y)", "y"), ("0", "1")), "q_1", {"x": 0.3, "y": 0.4}),
    "a coordinate behind a unit": (((1, 0), (0, 1)), "q_1", {"x": 0.3, "y": 0.4}),
    "a point": (((1, "y"), (0, 1)), "v_1", {"x": 0.3, "y": 0.4}),
}


@pytest.mark.parametrize("given", ["position", "rate", "acceleration"])
@pytest.mark.parametrize("place", BEHIND)
def test_what_is_behind_a_transformer_may_be_driven(place: str, given: str) -> None:
    """The rate of a coordinate, or the velocity of a point: in every form the motion and the reaction as drawn."""
    Q, component, start = BEHIND[place]
    f, q, v = One("f", ("u1", "u2")), One("q", 2, coordinates=("x", "y")), One("v", 2)
    drive = Sf("d", {"position": "0.3 + sin(t)", "rate": "cos(t)", "acceleration": "-sin(t)"}[given], given=given)
    graph = bg.Graph(
        "behind",
        f >> TF("Q", Q) >> q,
        f >> TF("P", (("cos(x)", "0.5*cos(y)"), ("sin(x)", "0.5*sin(y)"))) >> v >> I("m", 2),
        f >> TF("W", ((1, 0), (0, 1))) >> One("w", 2) >> I("J", 1),
        drive >> (q if component.startswith("q") else v)[component],
    )
    ends = []
    for form in EVERY:
        equations = bg.compile(graph, form)
        assert ("x" in equations.states) == (given != "position" or place == "a point")
        known = {name: x for name, x in start.items() if name in equations.states}
        if given == "acceleration":
            known["f_d"] = 1.0
        known |= {"u2_": 0.0} if form else {name: 0.0 for name in ("u2", "q_2") if name in equations.states}
        run = bg.simulate(equations, (0, 0.5), {}, known, **TIGHT)
        if component in run.names:
            np.testing.assert_allclose(run[component], np.cos(run.t), atol=1e-7)
        ends.append([run[name][-1] for name in ("x", "y", "u1", "u2", "d.e")])
    np.testing.assert_allclose(ends, [ends[0]] * len(ends), atol=1e-6)


@pytest.mark.parametrize("given", ["speed", None, 2, ("position",)])
def test_what_a_flow_is_not_given_by(given: Any) -> None:
    with pytest.raises(bg.StructureError) as caught:
        Sf("drive", 1, given=given)
    assert caught.value.parties == ("drive",) and "'acceleration'" in caught.value.remedy


def test_a_position_is_a_function_of_time() -> None:
    q = One("q", coordinates="x")
    with pytest.raises(bg.ModulusError) as caught:
        bg.compile(bg.Graph("g", Sf("drive", "2*x", given="position") >> q, q >> I("m")))
    assert caught.value.parties == ("drive", "x")
