"""Outputs along a motion: rates of inputs, instants of any shape, and what has no value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.simulate.output_evaluation import BESIDE, _jumps, _told_between, instants_within, outputs


@pytest.fixture(scope="module")
def rl() -> bg.Trajectory:
    i = One("i")
    return bg.simulate(bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 1)), (0, 1))


def test_a_dependent_flow_needs_no_state() -> None:
    u = Zero("u")
    values = {"U": "sin(t)", "c": 2, "r": 4}
    run = bg.simulate(bg.Graph("g", Se("U") >> u, u >> C("c"), u >> R("r")), (0, 1), values)
    np.testing.assert_allclose(run["c.f"], 2 * np.cos(run.t), rtol=1e-12)
    np.testing.assert_allclose(run["U.f"], 2 * np.cos(run.t) + np.sin(run.t) / 4, rtol=1e-12)


def test_nobody_writes_into_what_a_run_tells(rl: bg.Trajectory) -> None:
    for name in ("p_L", "U.e"):
        with pytest.raises(ValueError, match="read-only"):
            rl[name][0] = 2.0


def test_two_runs_of_the_same_equations_do_not_share() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra")))
    one = bg.simulate(equations, (0, 1), {"U": 1, "L": 1, "Ra": 1})
    two = bg.simulate(equations, (0, 1), {"U": 2, "L": 1, "Ra": 1})
    np.testing.assert_allclose(2 * one["i"], two["i"], atol=1e-7)


@pytest.mark.parametrize("t", [-1, 2, float("nan"), None, "a", 1j])
def test_a_run_is_known_where_it_ran(rl: bg.Trajectory, t: Any) -> None:
    with pytest.raises(bg.ValueRefused):
        rl.at(t, "i")


@pytest.mark.parametrize("shape", [(0,), (2, 3)])
def test_instants_of_any_shape(rl: bg.Trajectory, shape: Any) -> None:
    assert rl.at(np.full(shape, 0.5), "i").shape == shape


def test_expressions_of_the_equations_are_evaluated_at_given_instants(rl: bg.Trajectory) -> None:
    xp, times = rl.equations.xp, instants_within(rl, [[0.0, 0.5], [0.25, 1.0]])
    current, time = outputs(rl, times, {"i": xp.symbol("i"), "half": xp.symbol("t") / 2})
    np.testing.assert_allclose(current, 1 - np.exp(-times), atol=1e-7)
    np.testing.assert_array_equal(time, times / 2)


def test_a_quotient_beside_a_law_that_is_solved_is_refused_where_it_has_no_value() -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U", "t") >> i, i >> I("L", 1), i >> R("a", effort="f"), i >> R("b", flow="e + e**3"))
    run = bg.simulate(bg.compile(graph), 1.0)
    assert run.solved
    xp = run.equations.xp
    quotient = {"q": xp.symbol("b.e") / (xp.symbol("t") - 0.5)}
    assert np.isfinite(outputs(run, np.array([0.25, 0.75]), quotient)).all()
    with pytest.raises(bg.NoSolution, match=r"'q' at t = 0\.5 s"):
        outputs(run, np.array([0.25, 0.5]), quotient)


@pytest.mark.parametrize("law", ["f", "f + f**3"])
def test_quantities_one_after_the_other_are_those_asked_for_together(law: str) -> None:
    i = One("i")
    graph = bg.Graph("g", Se("U", "t") >> i, i >> I("L", 1), i >> R("a", effort=law), i >> R("b", flow="e + e**3"))
    run, again = (bg.simulate(bg.compile(graph), 1.0) for _ in range(2))
    together = run.evaluate(run.t, run.names)
    for name, expected in reversed([*zip(run.names, together, strict=True)]):
        np.testing.assert_array_equal(again[name], expected)


def test_what_needs_the_rate_of_an_input_that_has_none_is_refused() -> None:
    u = Zero("u")
    graph = bg.Graph("g", Se("U") >> u, u >> C("c", 2), u >> R("r", 4))
    run = bg.simulate(graph, 1.0, {"U": lambda t: t * t})
    assert run["r.f"][-1] == pytest.approx(0.25)
    with pytest.raises(bg.MissingValues) as caught:
        run["c.f"]
    assert caught.value.parties == ("c.f", "U")


@pytest.mark.parametrize(("law", "push"), [("tanh(f)", "t"), ("exp(f)", "1 - t"), ("f/(1 - t)", "1")])
def test_a_value_that_is_not_defined_is_no_result(law: str, push: str) -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("g", Se("U", push) >> i, i >> R("r", effort=law)), np.linspace(0, 2, 201))
    if law == "f/(1 - t)":
        np.testing.assert_allclose(run["i"], 1 - run.t, atol=1e-12)
        return
    assert np.isfinite(run.at(0.5, "i"))
    for read in (lambda: run["i"], run.power_audit):
        with pytest.raises(bg.NoSolution) as caught:
            read()
        assert "t = 1" in caught.value.place


def test_choices_without_an_instant_that_was_asked_for() -> None:
    """A bead on a wheel of two slides: the independent one changes several times between two instants."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("tie", "1/2", given="position")
    graph = bg.Graph("bead", f >> I("m", 1), rod)
    equations = bg.compile(graph, bg.forms.kane_velocity, start={"x": 1.0, "y": 0.0, "w": 3.0})
    sparse, fine = (
        bg.simulate(equations, t, start={"x": 1.0, "y": 0.0, "w": 3.0}) for t in ([0, 0.1, 5.0], np.linspace(0, 5, 501))
    )
    assert any(not len(part.t) for part in sparse.choices)
    np.testing.assert_allclose(sparse["x"], fine["x"][[0, 10, 500]], atol=1e-7)
    np.testing.assert_allclose(sparse["x"], np.cos(3 * sparse.t), atol=1e-5)


def rc(*parts: Any) -> bg.Graph:
    """A source with a capacitor and a coil across: the current of one is the rate of the voltage."""
    u, i = Zero("u"), One("i")
    return bg.Graph("rc", Se("V") >> u, u >> C("c", 1e-6), u >> i, i >> I("L", 1), i >> R("r", 1), *parts)


RAMP = bg.table([0, 1], [0, 10]), "where(t < 1, 10*t, 10)", "where(t <= 1, 10*t, 10)", "min(10*t, 10)"


@pytest.mark.parametrize("given", RAMP)
def test_the_end_is_told_from_the_left_where_an_input_has_a_kink(given: Any) -> None:
    """A run to the last point of a ramp: whatever its rate acts on is there what it was all along."""
    run = bg.simulate(rc(), np.linspace(0, 1, 5), {"V": given})
    np.testing.assert_allclose(run["c.f"], 1e-5, rtol=1e-9)
    assert run.at(1.0, "c.f") == run["c.f"][-1] == run.dataset("c.f")["c.f"].values[-1]
    np.testing.assert_array_equal(run["t"], run.t)
    assert run["V.e"][-1] == 10.0


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.lagrange_multipliers])
def test_what_a_form_has_carried_away_is_told_from_the_left(form: Any) -> None:
    """The force on a mass that a source moves ever faster."""
    v, w, z = One("v"), One("w"), Zero("z")
    graph = bg.Graph("led", Sf("V") >> v, v >> I("m", 2), v >> z, z >> C("k", 1), z >> w, w >> I("M", 1))
    run = bg.simulate(bg.compile(graph, form), np.linspace(0, 1, 5), {"V": RAMP[0]})
    np.testing.assert_allclose(run["m.e"], 20.0, rtol=1e-9)


def test_derivatives_at_the_end_are_those_from_the_left() -> None:
    run = bg.simulate(rc(), np.linspace(0, 1, 5), {"V": RAMP[0]})
    assert run.gradient("c.f", by="c")["c"] == pytest.approx(10.0, rel=1e-9)
    np.testing.assert_allclose(run.sensitivity("c.f", "c"), 10.0, rtol=1e-9)
    weights = {"c.f": [0, 0, 0, 0, 1]}
    assert run.gradient(samples=weights, by="c")["c"] == pytest.approx(10.0, rel=1e-9)


@pytest.mark.parametrize(
    ("given", "first", "last", "then"),
    [
        ("where(t < 1, 2, 5)", 2, 2, 5),
        ("where(t <= 1, 2, 5)", 2, 2, 5),
        ("where(t > 0, 2, 5)", 2, 2, 2),
        ("where(t < 0.5, 2, where(t < 1, 3, 5))", 2, 3, 5),
        ("where(t > 0, 2 + t, 5)", 2, 3, 3),
        ("2 + t", 2, 3, 3),
    ],
)
def test_what_jumps_at_an_end_is_told_from_inside(given: str, first: float, last: float, then: float) -> None:
    """And a run that goes on begins with what comes then."""
    run = bg.simulate(rc(), 1, {"V": given})
    assert [run["V.e"][0], run["V.e"][-1]] == pytest.approx([first, last], rel=1e-12)
    assert [float(run.at(t, "V.e")) for t in (0, 1)] == pytest.approx([first, last], rel=1e-12)
    on = bg.simulate(rc(), (1, 2), {"V": given}, start={"p_L": float(run["p_L"][-1])})
    assert on["V.e"][0] == pytest.approx(then, rel=1e-12)


def test_inside_of_a_run_a_jump_is_told_as_it_is_written() -> None:
    for given, told in (("where(t < 1, 2, 5)", 5), ("where(t <= 1, 2, 5)", 2)):
        assert bg.simulate(rc(), 2, {"V": given}).at(1.0, "V.e") == told
    run = bg.simulate(rc(), 2, {"V": bg.table([0, 1, 2], [0, 1, 4])})
    np.testing.assert_allclose(run.at([0, 0.9, 1, 1.1, 2], "c.f"), [1e-6, 1e-6, 3e-6, 3e-6, 3e-6], rtol=1e-9)


@pytest.mark.parametrize(("stop", "given", "current", "voltage"), [
    ("t > 1", RAMP[1], 1e-5, 10), ("V.e > 5", "where(t < 1, 0, 10)", 0, 10), ("c.f < 5e-6", RAMP[0], 0, 10),
    ("n > 0.5", "where(t < 1, 0, 10)", 0, 10),
])  # fmt: skip
def test_a_stop_at_a_kink_is_told_from_the_side_on_which_it_holds(
    stop: str, given: Any, current: float, voltage: float
) -> None:
    """From the left, unless its condition leaps with the input, or follows from what does."""
    run = bg.simulate(rc(bg.counter("n", "V.e > 5"), bg.stop("end", stop)), 2, {"V": given})
    assert run.ended_by == "end" and run.t[-1] == pytest.approx(1, abs=1e-12)
    assert run["c.f"][-1] == pytest.approx(current, rel=1e-9) and run["V.e"][-1] == voltage


def test_a_run_without_states_is_told_from_inside() -> None:
    run = bg.simulate(
        bg.Graph("r", Se("V") >> One("i"), One("i") >> R("r", 2)), [0, 0.5, 1], {"V": "where(t < 1, 2, 5)"}
    )
    np.testing.assert_array_equal(run["i"], [1, 1, 1])


SMOOTH: dict[str, Callable[[Any], Any]] = {
    "sqrt(1 - t)": lambda t: np.sqrt(1 - t),
    "exp(40*t)": lambda t: np.exp(40 * t),
    "1e6*sin(1e4*t)": lambda t: 1e6 * np.sin(1e4 * t),
    "abs(t - 1)": lambda t: np.abs(t - 1),
    "(t - 1)**3": lambda t: (t - 1) ** 3,
}


@pytest.mark.parametrize("law", SMOOTH)
def test_what_does_not_jump_is_told_as_it_is(law: str) -> None:
    """However steep it is at the end."""
    times, i = np.linspace(0, 1, 11), One("i")
    run = bg.simulate(bg.Graph("rl", Se("V", law) >> i, i >> I("L", 1), i >> R("r", 1)), times)
    np.testing.assert_allclose(run["V.e"], SMOOTH[law](times), rtol=1e-13, atol=0)


def between(law: Callable[[Any], Any], at: float, off: float = 0.0) -> float:
    """What is told at a place near zero, of a law known on either side of it."""
    values = [law(side * k) for side in (-1, 1) for k in BESIDE]
    moved = [values[0] + off, values[3]]
    return float(_told_between(np.array([at]), np.array([1e9]), *np.array([*moved, *values])[:, None])[0])


@pytest.mark.parametrize("at", [-0.9, -0.2, 0.0, 0.5])
def test_what_is_smooth_about_a_singular_place_is_told_from_beside_it(at: float) -> None:
    cubic = lambda x: 3 - x + 0.05 * x**2 + 0.002 * x**3  # noqa: E731
    assert between(cubic, at) == pytest.approx(cubic(at), rel=1e-12)
    steps = lambda x: (2 + 0.1 * x) * np.sign(x)  # noqa: E731
    assert at == 0 or between(steps, at) == pytest.approx(steps(at))
    assert [between(law, at) for law in (lambda x: 1 / x, lambda x: x**-2.0)] == [1e9, 1e9]


@pytest.mark.parametrize(("part", "grows"), [(0.99, False), (1.01, True)])
def test_what_grows_towards_a_singular_place_is_as_found(part: float, grows: bool) -> None:
    """By more than a thousandth of itself, and by more than errors of states explain."""
    law = lambda x: np.where(np.abs(x) < 2, 1.0, 1.0 - part * 1e-3)  # noqa: E731
    assert (between(law, 0.3) == 1e9) is grows
    assert between(law, 0.3, off=1e-4) != 1e9


def cranks(count: int, flow: float) -> bg.Graph:
    """Parallel cranks joined by a rod; the first is driven."""
    wheels = [Link(f"w{k}", 1.0, planar=0.05) for k in range(count)]
    rod = Link("rod", 2.0, planar=0.3, centre=(0.3, 0, 0))
    axles = [Revolute(f"a{k}", Frame("ground", (float(k), 0, 0)), w, "z") for k, w in enumerate(wheels)]
    pins = [Revolute(f"b{k}", w.frame((0.2, 0, 0)), rod.frame((float(k), 0, 0)), "z") for k, w in enumerate(wheels)]
    mechanism = Mechanism("m", [*wheels, rod], [*axles, *pins], gravity=(0, -9.81, 0))
    return bg.Graph("cranks", *mechanism, Sf("drive", flow) >> mechanism["a0"])


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.udwadia_kalaba, bg.forms.maggi])
@pytest.mark.parametrize("count", [2, 3])
def test_efforts_at_a_dead_centre_are_those_of_the_motion_through_it(form: Any, count: int) -> None:
    """An instant of the run lies on it: rounding decided what the torque was there."""
    graph = cranks(count, np.pi)
    near = {f"a{k}_q": bg.Near(np.pi / 2) for k in range(1, count)}
    start = {"a0_q": np.pi / 2, "b0_q": bg.Near(-np.pi / 2), **near}
    equations = bg.compile(graph, form) if form else graph
    run = bg.simulate(equations, np.linspace(0, 2, 201), start=start, through_singular="continue")
    wanted = 2 * 9.81 * 0.2 * np.cos(np.pi / 2 + np.pi * run.t)
    np.testing.assert_allclose(run["drive.e"], wanted, rtol=0, atol=2e-5)
    times = 0.5 + np.array([-1e-4, -1e-6, -1e-8, 1e-7, 1e-5, 1e-3])
    np.testing.assert_allclose(run.at(times, "drive.e"), 2 * 9.81 * 0.2 * np.cos(np.pi / 2 + np.pi * times), atol=2e-5)
    assert not any("not checked" in note for note in run.own_notes)


@pytest.mark.parametrize(("steeper", "jumps"), [(4.0, False), (20.0, True)])
def test_what_changes_far_more_to_the_end_than_just_before_jumps_there(steeper: float, jumps: bool) -> None:
    assert _jumps(np.array([3.0 + 1e-3 * steeper]), np.array([3.0]), np.array([3.0 - 1e-3])).item() == jumps
