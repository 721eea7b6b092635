"""Forward sensitivities: closed forms, differences of runs, and what is refused."""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.simulate import sensitivity

i, u, v = One("i"), Zero("u"), One("v", coordinates=("x",))
COIL = bg.Graph("coil", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))


def test_a_coil_is_as_its_closed_form_says() -> None:
    """i = U/R (1 - exp(-R t/L)) by R, by the voltage, and by the flux at the start."""
    run = bg.simulate(COIL, 3)
    t = run.t
    by_R = -(1 - np.exp(-2 * t)) / 4 + t * np.exp(-2 * t) / 2
    np.testing.assert_allclose(run.sensitivity("i", "Ra"), by_R, atol=1e-8)
    np.testing.assert_allclose(run.sensitivity("i", "U"), (1 - np.exp(-2 * t)) / 2, atol=1e-8)
    np.testing.assert_allclose(run.sensitivity("Ra.e", "p_L"), 2 * np.exp(-2 * t), atol=1e-8)


def test_what_the_start_gave_is_held() -> None:
    """A mass started by its velocity: its momentum grows with the mass, and the velocity w = w0 exp(-b t/m)."""
    graph = bg.Graph("sled", v >> I("m", 2), v >> R("b", 1))
    run = bg.simulate(graph, 3, start={"v": 1.5})
    t, still = run.t, 1.5 * np.exp(-run.t / 2)
    np.testing.assert_allclose(run.sensitivity("v", "m"), still * t / 4, atol=1e-8)
    assert run.gradient(end="v", by="m")["m"] == pytest.approx((still * t / 4)[-1], abs=1e-8)
    by_momentum = bg.simulate(graph, 3, start={"p_m": 3}).sensitivity("v", "m")
    np.testing.assert_allclose(by_momentum, still * (t / 4 - 1 / 2), atol=1e-8)
    np.testing.assert_allclose(run.sensitivity("v", "m", start={"p_m": 0}), by_momentum, atol=1e-8)
    np.testing.assert_allclose(run.sensitivity("v", "p_m"), still / 3, atol=1e-8)


def test_a_pendulum_swings_as_differences_of_runs_say() -> None:
    """Nonlinear, with a quantity of two components, at instants that are no ends of steps."""
    rod = One("w", coordinates=("q",)) >> TF("P", [["l*cos(q)"], ["l*sin(q)"]]) >> One("v", ("vx", "vy"))
    graph = bg.Graph(
        "pendulum", rod, One("v", ("vx", "vy")) >> I("m"), Se("G", (0, "-m*9.81")) >> One("v", ("vx", "vy"))
    )
    equations, t, h = bg.compile(graph), np.linspace(0, 2, 23), 1e-4

    def run(l: float, rtol: float = 1e-12) -> bg.Trajectory:
        return bg.simulate(equations, t, {"l": l, "m": 2.0}, {"q": 1.0}, rtol=rtol)

    differences = (run(0.7 + h)["v"] - run(0.7 - h)["v"]) / (2 * h)
    found = run(0.7, 1e-9).sensitivity("v", "l")
    assert found.shape == (23, 2)
    np.testing.assert_allclose(found, differences, atol=3e-6 * np.abs(differences).max())


def test_stiff_motions_are_followed_on_their_own_steps() -> None:
    """Van der Pol's oscillator on its slow branch: modes of -150 /s."""
    graph = bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort="mu*(x**2 - 1)*f"), v >> C("k", 1))
    equations, h = bg.compile(graph), 1e-3

    def run(mu: float, rtol: float = 1e-11) -> bg.Trajectory:
        return bg.simulate(equations, 20, {"mu": mu}, {"x": 2.0}, method="Radau", rtol=rtol)

    differences = (run(50 + h)["x"] - run(50 - h)["x"]) / (2 * h)
    np.testing.assert_allclose(run(50, 1e-8).sensitivity("x", "mu"), differences, atol=1e-4 * np.abs(differences).max())


def test_the_branch_of_a_nonlinear_loop_is_the_one_of_the_motion() -> None:
    """Two resistors in a row share a voltage of no closed form: its derivative is that of the solution followed."""
    graph = bg.Graph("row", Se("U", 1) >> i, i >> I("L", 1), i >> R("D", effort="f + r*f**3"))
    equations, h = bg.compile(graph), 1e-4
    ends = [bg.simulate(equations, 1, {"r": r}, rtol=1e-12)["i"][-1] for r in (2 + h, 2 - h)]
    found = bg.simulate(equations, 1, {"r": 2.0}).sensitivity("i", "r")[-1]
    assert found == pytest.approx((ends[0] - ends[1]) / (2 * h), rel=1e-5)


def test_an_input_that_jumps_at_a_known_instant_is_no_obstacle() -> None:
    """The instant does not move with the resistance; each side is evaluated on its own."""
    run = bg.simulate(bg.Graph("coil", Se("U") >> i, i >> I("L", 1), i >> R("Ra", 2)), 2, {"U": "where(t < 1, 0, 1)"})
    late = np.where(run.t > 1, run.t - 1, 0)
    by_R = -(1 - np.exp(-2 * late)) / 4 + late * np.exp(-2 * late) / 2
    np.testing.assert_allclose(run.sensitivity("i", "Ra"), by_R, atol=1e-7)


def test_a_law_of_time_is_no_obstacle_to_numbers_that_do_not_move_it() -> None:
    """A chopped voltage: its instants stay where they are with the resistance, and not with the level of the wave."""
    graph = bg.Graph("chopper", Se("U", "where(sin(w*t) > d, u, 0)") >> i, i >> I("L", 1), i >> R("Ra", 2))
    equations, values, h = bg.compile(graph), {"w": 9.0, "d": 0.3, "u": 5.0}, 1e-4
    run = bg.simulate(equations, 3, values, rtol=1e-10)
    ends = [bg.simulate(equations, 3, {**values, "Ra": r}, rtol=1e-12)["i"] for r in (2 + h, 2 - h)]
    np.testing.assert_allclose(run.sensitivity("i", "Ra"), (ends[0] - ends[1]) / (2 * h), atol=1e-7)
    assert run.gradient("i", by="Ra")["Ra"] == pytest.approx(run.sensitivity("i", "Ra")[-1], rel=1e-9)
    np.testing.assert_allclose(run.sensitivity("i", "u"), run["i"] / 5, atol=1e-9)
    with pytest.raises(bg.ValueRefused, match=r"it moves with d\. Take derivatives by others"):
        run.sensitivity("i", "d")
    with pytest.raises(bg.ValueRefused, match="it moves with d, w"):
        run.gradient("i")


@pytest.mark.parametrize("ts", [1.0, 0.3, 2.0])
@pytest.mark.parametrize("condition", ["t < ts", "ts >= t", "t**3 - ts**3 < 0"])
def test_a_refusal_tells_the_instant_at_which_a_law_changes_branch(ts: float, condition: str) -> None:
    """And not that at which the step behind it ends."""
    graph = bg.Graph(
        "ts", Se("V", f"where({condition}, 2, 0)") >> i, i >> I("L", 1), i >> R("Ra", 1), values={"ts": ts}
    )
    with pytest.raises(bg.ValueRefused, match=rf"changes branch at t = {ts:g} s, where") as caught:
        bg.simulate(graph, 3).sensitivity("i", "ts")
    assert "it moves with ts" in str(caught.value)


def test_a_refusal_tells_the_instant_of_a_law_that_the_motion_changes() -> None:
    """A velocity that a constant force brings from -1 to 0 at t = 1."""
    graph = bg.Graph("push", Se("F", 1) >> v, v >> I("m", 1), v >> R("b", effort="where(f > 0, 1e-3, 0)"))
    with pytest.raises(bg.ValueRefused, match=r"changes branch at t = 1 s, where"):
        bg.simulate(graph, 3, start={"v": -1}).sensitivity("v", "m")


def test_refusals_name_what_stands_in_the_way() -> None:
    run = bg.simulate(COIL, 1)
    with pytest.raises(bg.ValueRefused, match="no parameter, input or state: there are L, Ra, U, p_L"):
        run.sensitivity("i", "Rb")
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        run.sensitivity("j", "Ra")
    with pytest.raises(bg.ValueRefused, match="q is no state; there are p_L"):
        run.sensitivity("i", "Ra", start={"q": 1.0})
    driven = bg.simulate(bg.Graph("coil", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> R("Ra", 2)), 1)
    assert driven.sensitivity("i", "Ra").shape == (1001,)
    given = bg.simulate(bg.Graph("coil", Se("U") >> i, i >> I("L", 1)), 1, {"U": "sin(t)"})
    with pytest.raises(bg.ValueRefused, match="a course in time"):
        given.sensitivity("i", "U")
    dry = bg.Graph("dry", v >> I("m", 1), v >> C("k", 1), v >> R("b", effort="where(f > 0, 2*f, f - 0.1)"))
    with pytest.raises(bg.ValueRefused, match="changes branch at t = 0"):
        bg.simulate(dry, 3, start={"x": 1.0, "p_m": 0.5}).sensitivity("x", "m")
    assert bg.simulate(dry, 0.1, start={"p_m": 1.0}).sensitivity("x", "m").shape == (1001,)


def test_dependent_states_are_refused() -> None:
    rows = [["x", "y"]]
    bob = One("v", ("vx", "vy"), coordinates=("x", "y"))
    graph = bg.Graph("bob", bob >> I("m", 1), Se("G", (0, -9.81)) >> bob, bob << TF("rod", rows) << Sf("no", 0))
    run = bg.simulate(graph, 0.1, start={"x": 1.0})
    with pytest.raises(bg.NotReducible, match="constraints hold among its states"):
        run.sensitivity("x", "m")


@pytest.mark.parametrize(("change", "asked"), [(3e-8, 2), (3e-7, 3)])
def test_steps_are_halved_until_that_changes_no_seven_digits(
    change: float, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, halvings = bg.simulate(COIL, 1), count()

    def along(run: bg.Trajectory, program: Any, begun: Any, grid: Any) -> tuple[Any, None]:
        return np.ones((len(grid), 1)) * (1 + change * min(next(halvings), 1)), None

    monkeypatch.setattr(sensitivity, "_along_steps", along)
    run.sensitivity("p_L", "p_L")
    assert next(halvings) == asked


def test_no_step_is_made_of_more_than_sixty_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each halving takes twice as long: what differs still is refused."""
    run, asked = bg.simulate(COIL, 1), list[int]()

    def along(run: bg.Trajectory, program: Any, begun: Any, grid: Any) -> tuple[Any, None]:
        asked.append(len(grid) - 1)
        return np.full((len(grid), 1), 1.0 + len(asked) % 2), None

    monkeypatch.setattr(sensitivity, "_along_steps", along)
    with pytest.raises(bg.NoSolution, match="the motion varies too fast there"):
        run.sensitivity("p_L", "p_L")
    assert max(asked) == 64 * asked[0]


def test_where_an_input_may_jump_it_is_evaluated_before_and_elsewhere_as_the_method_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also after a million seconds, of which a float knows 1e-10 s; and the integral of 7 t^6 is t^7 to nine digits."""
    asked: list[Any] = []

    def evaluated(run: Any, times: Any, program: Any, rows: int) -> Any:
        asked.append(times)
        return np.stack([0 * times, 7 * times**6], axis=1)[:, None]

    monkeypatch.setattr(sensitivity, "_by_states_and_number", evaluated)
    nothing: Any = None
    sensitivity._steps(nothing, nothing, np.array([1e6 - 0.5]), np.array([0.5]), 1)
    assert asked[0].max() < 1e6
    _, moved = sensitivity._steps(nothing, nothing, np.array([0.0]), np.array([1.0]), 1)
    assert moved.item() == pytest.approx(1.0, abs=5e-9)


PUSHED = v >> I("m", 1.0), v >> R("b", "b0")
KINKS: dict[str, tuple[bg.Graph, dict[str, float], str, list[str]]] = {
    "stop": (
        bg.Graph("stop", *PUSHED, v >> C("k", effort="where(x > 0.3, k1*(x - 0.3), 0) + 2*x"),
                 values={"k1": 50.0, "b0": 0.1}),
        {"x": 1.0}, "x", ["k1", "b0", "m"],
    ),
    "drag": (
        bg.Graph("drag", v >> I("m", 1.0), v >> C("k", 0.5), v >> R("c", effort="c2*f*abs(f)"), values={"c2": 0.2}),
        {"x": 1.0}, "x", ["c2"],
    ),
    "ramp": (
        bg.Graph("ramp", *PUSHED, Se("F", "where(t > ts, 3*(t - ts), 0)") >> v, values={"ts": 1.0, "b0": 0.3}),
        {}, "x", ["ts"],
    ),
    "rectifier": (
        bg.Graph("rectifier", Se("V", "10*sin(2*t)") >> i, i >> R("d", flow="where(e > 0, e/Ron, e/1e4)"), i >> u,
                 u >> C("c", 0.1), u >> R("load", 3.0), values={"Ron": 0.5}),
        {}, "c.e", ["Ron", "c", "load"],
    ),
    "a contrast of ten million": (
        bg.Graph("rectifier", Se("V", "sin(t)") >> i, i >> R("d", effort="where(f > 0, Ron*f, 1e4*f)"),
                 i >> I("L", 1.0), i >> R("load", 0.5), values={"Ron": 1e-3}),
        {}, "L.f", ["Ron", "L", "load"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", KINKS)
def test_a_law_may_bend_on_the_way(case: str) -> None:
    """Against differences of runs: derivatives do not jump where rates do not."""
    graph, start, name, numbers = KINKS[case]
    times = np.linspace(0, 5, 51)
    run = bg.simulate(graph, times, start=start, rtol=1e-10)
    for number in numbers:
        found, size = run.sensitivity(name, number), run.parameters[number]
        sides = [{number: size * (1 + side)} for side in (1e-5, -1e-5)]
        ends = [bg.simulate(graph, times, values, start, rtol=1e-12)[name] for values in sides]
        differences = (ends[0] - ends[1]) / (2e-5 * size)
        np.testing.assert_allclose(found, differences, atol=2e-6 * np.abs(differences).max())
        assert run.gradient(name, by=[number])[number] == pytest.approx(found[-1], rel=1e-6, abs=1e-9)


@pytest.mark.parametrize("leap, told", [(1e-7, True), (1e-5, False)])
def test_how_little_a_law_may_leap(leap: float, told: bool) -> None:
    graph = bg.Graph(
        "dry", v >> I("m", 1.0), v >> C("k", 1.0), v >> R("b", effort=f"0.1*f + where(f > 0, {leap!r}, 0)")
    )
    run = bg.simulate(graph, 5.0, start={"x": 1.0})
    if told:
        assert np.isfinite(run.sensitivity("x", "m")).all()
        return
    with pytest.raises(bg.ValueRefused, match="changes branch"):
        run.sensitivity("x", "m")


def test_a_loop_is_differentiated_by_the_forms_that_the_refusal_names() -> None:
    a, b, c = (Link(name, 1, planar=0.05, centre=(0.1, 0, 0)) for name in "abc")
    ends = ["ground", a.frame((0.3, 0, 0)), b.frame((0.6, 0, 0)), c.frame((0.5, 0, 0))]
    on = (a, b, c, Frame("ground", (0.7, 0, 0)))
    joints = [Revolute(name, end, other) for name, end, other in zip("ABCE", ends, on, strict=True)]
    bars = Mechanism("bars", [a, b, c], joints, gravity=(0, -9.81, 0))
    graph = bg.Graph("g", *bars, bars["A"] >> R("d"))
    start = {"A_q": 1.0, "B_q": bg.Near(-0.5), "C_q": bg.Near(-1.5)}

    def run(form: Any, d: float = 0.1) -> bg.Trajectory:
        return bg.simulate(bg.compile(graph, form, start=start), 0.2, {"d": d}, start=start, rtol=1e-9)

    for form in (None, bg.forms.kane_velocity):
        with pytest.raises(bg.NotReducible, match="by maggi or lagrange_multipliers"):
            run(form).sensitivity("A_q", "d")
    forms = bg.forms
    for form in (forms.maggi, forms.lagrange_multipliers, forms.udwadia_kalaba, forms.augmented_lagrangian):
        ahead, now, behind = (run(form, 0.1 + h) for h in (1e-3, 0.0, -1e-3))
        for name in ("A_q", "A", "B", "E_fx"):  # also what is told by the graph as drawn, whose rows repeat others
            differences = (ahead[name][-1] - behind[name][-1]) / 2e-3
            assert now.sensitivity(name, "d")[-1] == pytest.approx(differences, rel=1e-4)
        with pytest.raises(bg.ValueRefused, match="carried this away") as caught:
            now.gradient("E_fx", by=["d"])
        assert "run.sensitivity('E_fx', by)" in caught.value.remedy


def test_what_a_start_gives_is_no_number_of_the_run_and_the_states_are() -> None:
    i = One("i")
    run = bg.simulate(bg.Graph("rl", i >> I("L", 2), i >> R("r", 1)), 1, start={"i": 3})
    with pytest.raises(bg.ValueRefused, match="it is no parameter") as caught:
        run.sensitivity("i", "i")
    assert "p_L" in caught.value.law and "states that follow from it" in caught.value.remedy
    with pytest.raises(bg.ValueRefused) as caught:
        run.sensitivity("i", "nothing")
    assert "start" not in caught.value.remedy
    assert run.sensitivity("i", "p_L")[0] == pytest.approx(1 / 2)


def test_no_more_than_two_million_derivatives_are_held_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four stages and 300 states they are five steps; fewer at once would cost time, and none of it changes what is
    told: each step turns the derivatives, and moves them on by its length."""
    n, at_once = 300, list[int]()

    def steps(run: Any, program: Any, starts: Any, lengths: Any, n: int) -> tuple[Any, Any]:
        at_once.append(len(starts))
        return np.tile(-2 * np.eye(n), (len(starts), 1, 1)), np.outer(lengths, np.ones(n))

    monkeypatch.setattr(sensitivity, "_steps", steps)
    times = np.arange(24.0)
    nothing: Any = None
    found, held = sensitivity._along_steps(nothing, nothing, np.zeros(n), times)
    assert held is None
    np.testing.assert_array_equal(found[:, 0], times % 2)
    assert at_once == [5, 5, 5, 5, 3]


# -- events ----------------------------------------------------------------------------------------------------------

COUNTER = bg.counter("n", "i < 0.5")


def charged(*events: Any, source: str = "1") -> bg.Graph:
    return bg.Graph("rc", Se("U", source) >> i, i >> R("Ra", 1), i >> C("C", 1), *events)


def test_a_counter_that_nothing_reads_changes_no_derivative() -> None:
    """i = exp(-t/(Ra C))/Ra; a sampler of it is read by no one either."""
    run = bg.simulate(charged(COUNTER, bg.sample("m", "i", every=0.1)), 1)
    t = run.t
    assert run["n"][-1] == 1
    np.testing.assert_allclose(run.sensitivity("i", "Ra"), np.exp(-t) * (t - 1), atol=1e-8)
    np.testing.assert_array_equal(run.sensitivity("i", "n"), 0 * t)
    found = run.gradient("i", integral="Ra.e", samples={"C.e": np.eye(len(t))[-1]})
    assert found["U"] == pytest.approx(np.exp(-1) + 2 * (1 - np.exp(-1)), abs=1e-8)
    assert found["n"] == 0


def test_a_counter_beside_a_stop_does_not_move_it() -> None:
    """i = 0.4 at t = -Ra C log(0.4 Ra)."""
    run = bg.simulate(charged(COUNTER, bg.stop("low", "i < 0.4")), 4)
    assert run["n"][-1] == 1
    assert run.sensitivity("t", "Ra")[-1] == pytest.approx(-np.log(0.4) - 1, abs=1e-8)
    assert run.gradient("C.e", by="Ra")["Ra"] == pytest.approx(-0.4, abs=1e-8)


@pytest.mark.parametrize(
    ("graph", "asked"),
    [
        (charged(COUNTER), {"end": "n"}),
        (charged(COUNTER), {"integral": "n*i"}),
        (charged(COUNTER), {"samples": {"n": np.ones(3)}}),
        (charged(COUNTER, source="1 + n"), {"end": "i"}),
        (charged(COUNTER, bg.stop("late", "n + t > 1.9")), {"end": "i"}),
        (charged(COUNTER, bg.reset("empty", "i < 0.5", {"q_C": 0})), {"end": "i"}),
    ],
)
def test_events_that_matter_are_refused(graph: bg.Graph, asked: dict[str, Any]) -> None:
    run = bg.simulate(graph, [0, 0.5, 1])
    with pytest.raises(bg.ValueRefused, match=r"on what is asked for, '(n|empty)', and"):
        run.gradient(**asked, by="Ra")
    if name := asked.get("end"):
        with pytest.raises(bg.ValueRefused, match=r"on what is asked for, '(n|empty)', and"):
            run.sensitivity(name, "Ra")


def test_what_a_form_has_carried_away_changes_also_by_numbers_that_the_form_does_without() -> None:
    """A rod that turns about z until it is at -0.5: its product of inertia acts on the moment of its bearing alone."""
    rod = Link("rod", "m", ((0.3, 0, "P"), (0, 0.3, 0), ("P", 0, 0.3)), centre=(0.5, 0, 0))
    mechanism = Mechanism("swing", [rod], [Revolute("a", "ground", rod)], gravity=(0, -9.81, 0))
    graph = bg.Graph("g", *mechanism, bg.stop("s", "a_q < -0.5"))
    start, values = {"a_q": 0.5}, {"m": 2.0, "P": 0.1}
    found = {}
    for form in (None, bg.forms.kane_momentum):
        equations = bg.compile(graph, form)

        def at_end(name: str, more: float, equations: bg.Equations = equations) -> float:
            changed = values | {name: values[name] + more}
            return float(bg.simulate(equations, 3, changed, start, rtol=1e-11)["a_mx"][-1])

        run = bg.simulate(equations, 3, values, start, rtol=1e-10)
        found[form] = [run.sensitivity("a_mx", name)[-1] for name in values]
        for name, told in zip(values, found[form], strict=True):
            differences = (at_end(name, 1e-4) - at_end(name, -1e-4)) / 2e-4
            assert told == pytest.approx(differences, rel=1e-6)
    assert found[bg.forms.kane_momentum] == pytest.approx(found[None], rel=1e-7)
