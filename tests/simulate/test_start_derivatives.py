"""How a start changes with a number, against differences of runs with the same start."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, Frame, I, Link, Mechanism, MSe, One, R, Revolute, Se, Zero
from bondgraph.equations.available_names import available
from bondgraph.forms import (
    augmented_lagrangian,
    boltzmann_hamel,
    gibbs_appell,
    hamiltonian,
    kane_momentum,
    kane_velocity,
    lagrange_multipliers,
    maggi,
    routh,
    udwadia_kalaba,
    volterra,
)
from bondgraph.simulate.start_derivatives import changes_of_start


def four_bar() -> bg.Graph:
    """Its lengths are parameters."""
    sizes = {"crank": "la", "coupler": "lb", "rocker": "lc"}
    bars = {n: Link(n, 1, (0.001, 0.03, 0.03), centre=(f"{size}/2", 0, 0)) for n, size in sizes.items()}
    joints = [
        Revolute("a", "ground", bars["crank"]),
        Revolute("b", bars["crank"].frame(("la", 0, 0)), bars["coupler"]),
        Revolute("d", Frame("ground", (1, 0, 0)), bars["rocker"]),
        Revolute("c", bars["coupler"].frame(("lb", 0, 0)), bars["rocker"].frame(("lc", 0, 0))),
    ]
    return bg.Graph("four", *Mechanism("four", list(bars.values()), joints, gravity=(0, -9.81, 0)))


def double_pendulum(air: bool = True) -> bg.Graph:
    """Two links, a nonlinear spring between them, and the tip's velocity in air, or without anything that has it."""
    upper = Link("upper", "m1", planar=0.1, centre=(0.3, 0, 0))
    lower = Link("lower", 1, planar=0.05, centre=("c2", 0, 0))
    joints = [Revolute("a", "ground", upper), Revolute("b", upper.frame(("L", 0, 0)), lower)]
    arm = Mechanism("arm", [upper, lower], joints, gravity=(0, -9.81, 0))
    tip = arm.point("tip", lower.frame((0.4, 0, 0)))
    spring, pivot = arm["b"] >> C("sp", effort="4*b_q + b_q**3"), arm["a"] >> R("pivot", 0.3)
    return bg.Graph("double", *arm, *tip, spring, pivot, *((tip.flow >> R("air", (0.1, 0.1, 0.1)),) if air else ()))


LENGTHS = {"la": 0.3, "lb": 0.9, "lc": 0.7}
OPEN = {"a_q": 1.0, "b_q": bg.Near(-0.2), "d_q": bg.Near(1.4), "a": 2.0}


@pytest.mark.parametrize("form", [maggi, udwadia_kalaba, gibbs_appell, boltzmann_hamel, augmented_lagrangian])
def test_loops_stay_closed_as_a_length_changes(form: Any) -> None:
    """A four-bar by the length of its coupler: in every form the derivative of a motion with the same start."""
    equations, step = bg.compile(four_bar(), form), 1e-5

    def run(length: float, rtol: float = 1e-12) -> bg.Trajectory:
        return bg.simulate(equations, np.linspace(0, 0.5, 6), {**LENGTHS, "lb": length}, OPEN, rtol=rtol)

    here, more, less = run(0.9, 1e-9), run(0.9 + step), run(0.9 - step)
    for name in ("a_q", "d_q"):
        differences = (more[name] - less[name]) / (2 * step)
        np.testing.assert_allclose(here.sensitivity(name, "lb"), differences, atol=2e-5)
    assert abs(here.sensitivity("d_q", "lb")[0]) > 1  # it follows, from the start on


def test_the_velocity_given_stays_where_the_form_has_another() -> None:
    """Of the velocities of a loop one is a state, whichever was given."""
    equations = bg.compile(four_bar(), gibbs_appell)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    assert "a" not in equations.states
    assert run.sensitivity("a", "lb")[0] == pytest.approx(0, abs=1e-12)


def test_a_start_that_gives_everything_is_told() -> None:
    """No start of another length has all these angles."""
    equations = bg.compile(four_bar(), maggi)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    start = {name: float(run[name][0]) for name in equations.states}
    whole = bg.simulate(equations, 0.1, LENGTHS, start)
    with pytest.raises(bg.ValueRefused, match=r"lb.*gives so many states that none can follow.*Near"):
        whole.sensitivity("a_q", "lb")
    said = {name: float(run.sensitivity(name, "lb")[0]) for name in equations.states}
    np.testing.assert_allclose(
        whole.sensitivity("a_q", "lb", start=said), run.sensitivity("a_q", "lb"), rtol=1e-7, atol=1e-9
    )


def test_a_start_that_leaves_it_open_is_told() -> None:
    """One velocity given of a sum of two."""
    a, b, both = (One(name) for name in ("a", "b", "both"))
    sum_ = Zero("sum")
    graph = bg.Graph("sum", a >> I("m", 1), b >> I("M", 2), a >> sum_, b >> sum_, sum_ >> both, both >> R("r", 1))
    run = bg.simulate(graph, 1, start={"both": 1.0})
    assert run.sensitivity("both", "r")[0] == 0
    with pytest.raises(bg.ValueRefused, match="p_m, p_M may follow in several ways"):
        run.sensitivity("both", "m")
    assert np.isfinite(run.sensitivity("both", "m", start={"p_m": 0.5, "p_M": 0.0})).all()


def test_constraints_of_the_start_hold() -> None:
    """The gradients vanish along what is found."""
    equations = bg.compile(four_bar(), maggi)
    run = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    changes = dict(zip(equations.states, changes_of_start(run, "lb", {})[0], strict=True))
    assert changes["a_q"] == changes["a"] == 0
    assert changes["d_q"] == pytest.approx(-1.577, abs=2e-3)


PLACED = {"a_q": 0.4, "b_q": 0.5}
NEAR = {"b_q": bg.Near(-0.2), "d_q": bg.Near(1.4)}
ARM = {"m1": 2.0, "L": 0.5, "c2": 0.2}
ARM_STARTS: dict[str, dict[str, Any]] = {
    "coordinates": PLACED,
    "both joints": {**PLACED, "a": 1.0, "b": 0.5},
    "one joint": {**PLACED, "b": 1.0},
    "tip": {**PLACED, "tip_x": 0.7, "tip_y": -0.2},
    "a joint and the tip": {**PLACED, "a": 1.0, "tip_y": -0.2},
    "a part of the tip": {**PLACED, "tip_x": 0.7},
    "bonds": {**PLACED, "pivot.f": 1.0, "sp.f": 0.5},
    "an effort": {"a_q": 0.4, "sp.e": 2.0, "a": 1.0, "b": 0.5},
    "an effort beside a guess": {"a_q": 0.4, "b_q": bg.Near(0.5), "sp.e": 2.0, "pivot.f": 1.0},
    "guesses of the tip": {**PLACED, "tip_x": bg.Near(0.7), "tip_y": bg.Near(-0.2)},
    "a link": {**PLACED, "a": 1.0, "lower_omega_z": 0.4},
    "guesses of joints": {**PLACED, "a": bg.Near(1.0), "b": bg.Near(0.5)},
}
CARRIED = ("tip", "a joint and the tip", "a part of the tip", "guesses of the tip", "a link")
BAR_STARTS: dict[str, dict[str, Any]] = {
    "coordinates": {"a_q": 1.0, **NEAR},
    "crank": {"a_q": 1.0, "a": 2.0, **NEAR},
    "rocker": {"a_q": 1.0, "d": -0.5, **NEAR},
    "coupler": {"a_q": 1.0, "b": -0.5, **NEAR},
    "the other angle": {"a_q": bg.Near(1.0), "d": -0.5, "b_q": -0.2, "d_q": bg.Near(1.4)},
    "a guess of the crank": {"a_q": 1.0, "a": bg.Near(2.0), **NEAR},
    "a guess of the rocker": {"a_q": 1.0, "d": bg.Near(-0.5), **NEAR},
    "guesses of both": {"a_q": 1.0, "a": bg.Near(2.0), "d": bg.Near(2.0), **NEAR},
}
ARM_FORMS = (None, kane_velocity, kane_momentum, hamiltonian, gibbs_appell, boltzmann_hamel, lagrange_multipliers)
BAR_FORMS = (gibbs_appell, volterra, boltzmann_hamel, maggi, lagrange_multipliers, udwadia_kalaba)


def at_start(equations: bg.Equations, values: Any, start: Any) -> Any:
    run = bg.simulate(equations, (0, 1e-3), values, start)
    return np.array([run[name][0] for name in equations.states])


def differences(equations: bg.Equations, values: Any, start: Any, by: str) -> Any:
    """Of starts with the same dictionary; None where that, and the number, give too much."""
    step = 1e-4
    first = at_start(equations, values, start)
    known = {**dict(zip(equations.states, first, strict=True)), **values}[by]

    def other(change: float) -> Any:
        if by in values:
            return at_start(equations, {**values, by: known + change}, start)
        return at_start(equations, values, {**start, by: known + change})

    try:
        if np.abs(other(0.0) - first).max() > 1e-9:  # it is another start with that given
            return None
        return (8 * (other(step) - other(-step)) - other(2 * step) + other(-2 * step)) / (12 * step)
    except bg.ValueRefused:
        return None


@pytest.mark.parametrize("form", ARM_FORMS)
@pytest.mark.parametrize("kind", ARM_STARTS)
def test_an_open_chain_begins_as_differences_of_starts_say(form: Any, kind: str) -> None:
    """Whatever the start gives, by every parameter and state: none is refused that the start gives, or has."""
    check_arm(bg.compile(double_pendulum(), form), kind)


@pytest.mark.parametrize("form", ARM_FORMS)
@pytest.mark.parametrize("kind", CARRIED)
def test_velocities_that_forms_carry_away_stay_as_given(form: Any, kind: str) -> None:
    equations = bg.compile(double_pendulum(air=False), form)
    assert form is None or not {"tip_x", "lower_omega_z"} & available(equations).keys()
    check_arm(equations, kind)


def check_arm(equations: bg.Equations, kind: str) -> None:
    start = ARM_STARTS[kind]
    run = bg.simulate(equations, (0, 1e-3), ARM, start)
    for by in (*ARM, *equations.states):
        if isinstance(start.get(by), bg.Near):
            continue
        changes, expected = changes_of_start(run, by, {})[0], differences(equations, ARM, start, by)
        if expected is not None:
            np.testing.assert_allclose(changes, expected, atol=2e-6 * (1 + np.abs(expected).max()), err_msg=by)


@pytest.mark.parametrize("form", BAR_FORMS)
@pytest.mark.parametrize("kind", BAR_STARTS)
def test_a_loop_begins_as_differences_of_starts_say(form: Any, kind: str) -> None:
    """By lengths and what is given; guesses that contradict each other are met by none of the velocities: refused."""
    equations, start = bg.compile(four_bar(), form), BAR_STARTS[kind]
    run = bg.simulate(equations, (0, 1e-3), LENGTHS, start)
    for by in (*LENGTHS, *(name for name, x in start.items() if name in equations.states and isinstance(x, float))):
        if kind == "guesses of both":
            with pytest.raises(bg.ValueRefused, match="in several ways"):
                changes_of_start(run, by, {})
            continue
        changes, expected = changes_of_start(run, by, {})[0], differences(equations, LENGTHS, start, by)
        np.testing.assert_allclose(changes, expected, atol=2e-6 * (1 + np.abs(expected).max()), err_msg=by)


@pytest.mark.parametrize("form", [None, kane_velocity, kane_momentum])
@pytest.mark.parametrize(("kind", "air"), [("both joints", True), ("tip", True), ("tip", False)])
def test_velocities_given_stay_along_the_motion(form: Any, kind: str, air: bool) -> None:
    equations, start, step = bg.compile(double_pendulum(air), form), ARM_STARTS[kind], 1e-4

    def run(angle: float) -> bg.Trajectory:
        return bg.simulate(equations, [0, 0.2, 0.4], ARM, {**start, "b_q": angle}, rtol=1e-10, atol=1e-12)

    here, expected = run(0.5), (run(0.5 + step)["b_q"] - run(0.5 - step)["b_q"]) / (2 * step)
    np.testing.assert_allclose(here.sensitivity("b_q", "b_q"), expected, atol=1e-5)
    assert here.gradient("b_q", by="b_q")["b_q"] == pytest.approx(expected[-1], abs=1e-5)


def test_what_is_said_of_a_coordinate_moves_no_velocity_given() -> None:
    """It tells how a length moves an angle: the tip's velocity stays."""
    run = bg.simulate(bg.compile(double_pendulum(), kane_momentum), (0, 0.1), ARM, ARM_STARTS["tip"])
    for name in ("tip_x", "tip_y"):
        assert run.sensitivity(name, "L", start={"b_q": 0.3})[0] == pytest.approx(0, abs=1e-12)
    assert run.sensitivity("b_q", "L", start={"b_q": 0.3})[0] == 0.3


def test_a_momentum_takes_the_place_of_velocities_that_were_given() -> None:
    """No start gives both: the other momentum stays, and where one velocity is given, that does."""
    equations = bg.compile(double_pendulum(), kane_momentum)
    first, second = (name for name in equations.states if name.startswith("p_"))
    both, one = (bg.simulate(equations, (0, 0.1), ARM, ARM_STARTS[kind]) for kind in ("both joints", "one joint"))
    assert [both.sensitivity(name, first)[0] for name in (first, second)] == [1.0, 0.0]
    assert one.sensitivity("b", first)[0] == pytest.approx(0, abs=1e-12)


def test_constants_of_the_motion_follow_from_velocities_given() -> None:
    """A momentum that Routh's form has as a parameter changes with the mass of a disc, and with an angle."""
    hub = Link("hub", 1, (0.2, 0.2, "J"))
    arm = Link("arm", 1, (0.001, 0.1, 0.1), centre=(0.3, 0, 0))
    joints = [Revolute("a", "ground", hub), Revolute("b", hub.frame((0.5, 0, 0)), arm)]
    equations = bg.compile(bg.Graph("flat", *Mechanism("flat", [hub, arm], joints)), routh)
    values, start, step = {"J": 0.3}, {"a_q": 0.2, "b_q": 0.7, "a": 1.5, "b": -0.5}, 1e-4
    assert "a" not in equations.states

    def run(J: float = 0.3, angle: float = 0.7) -> bg.Trajectory:
        return bg.simulate(equations, [0, 0.3, 0.6], {"J": J}, {**start, "b_q": angle}, rtol=1e-10, atol=1e-12)

    here = bg.simulate(equations, [0, 0.3, 0.6], values, start)
    pairs = (run(0.3 + step), run(0.3 - step)), (run(angle=0.7 + step), run(angle=0.7 - step))
    found = here.gradient("b_q", by=["J", "b_q"])
    for by, (more, less) in zip(("J", "b_q"), pairs, strict=True):
        expected = (more["b_q"] - less["b_q"]) / (2 * step)
        np.testing.assert_allclose(here.sensitivity("b_q", by), expected, atol=1e-6)
        assert found[by] == pytest.approx(expected[-1], abs=1e-6)


def test_states_as_given_follow_no_constraint() -> None:
    """A start that may contradict the constraints is no closed loop: nothing says that it is to stay one."""
    equations = bg.compile(four_bar(), maggi)
    first = bg.simulate(equations, 0.1, LENGTHS, OPEN)
    start = {name: float(first[name][0]) for name in equations.states}
    run = bg.simulate(equations, 0.1, LENGTHS, {name: start[name] for name in ("a_q", "b_q", "d_q")}, as_given=True)
    with pytest.raises(bg.ValueRefused, match="gives so many states"):
        run.sensitivity("d_q", "a_q")


@pytest.mark.parametrize(
    ("start", "voltage"),
    [
        ({}, lambda E, r, Ca: 0),
        ({"q_Cc": 1e-3}, lambda E, r, Ca: 1e-3 / Ca),
        ({"Cc.e": 2.0}, lambda E, r, Ca: 2),
        ({"Cc.e": bg.Near(2.0)}, lambda E, r, Ca: 2),
        ({"i": 0.03}, lambda E, r, Ca: E - 0.03 * r),
        ({"i": bg.Near(0.03)}, lambda E, r, Ca: E - 0.03 * r),
    ],
)
def test_a_store_behind_a_source_that_reads_its_current_keeps_what_it_begins_with(start: Any, voltage: Any) -> None:
    """Of u = E + (u0 - E) exp(-t/(r C)): the current that is read follows, but where it is given."""
    i, values = One("i"), {"E": 5.0, "r": 100.0, "Ca": 1e-3}
    droop = bg.Graph("droop", Se("U", "E") >> i, i >> C("Cc", "Ca"), i >> Df("s"), MSe("drop", "-r*s") >> i)
    run = bg.simulate(droop, np.linspace(0, 0.1, 5), values, start)

    def expected(E: float, r: float, Ca: float) -> Any:
        return E + (voltage(E, r, Ca) - E) * np.exp(-run.t / (r * Ca))

    for name, x in values.items():
        ahead, behind = (expected(**{**values, name: x * (1 + h)}) for h in (1e-6, -1e-6))
        difference = (ahead - behind) / (2e-6 * x)
        assert run.sensitivity("Cc.e", name) == pytest.approx(difference, rel=1e-6, abs=1e-6 / x)
