"""Gradients by adjoints: closed forms, forward sensitivities, differences of whole runs, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.program.derivatives import jacobian_program
from bondgraph.simulate import gradient

i, v = One("i"), One("v", coordinates=("x",))
COIL = bg.Graph("coil", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))


def pendulum() -> bg.Equations:
    """A bob on a rod with a damped pivot: nonlinear, with a quantity of two components."""
    turn, bob = One("w", coordinates=("q",)), One("v", ("vx", "vy"))
    rod = turn >> TF("P", [["l*cos(q)"], ["l*sin(q)"]]) >> bob
    pivot = turn >> R("b", effort="b*f + 0.05*f**3")
    return bg.compile(bg.Graph("pendulum", rod, bob >> I("m"), pivot, Se("G", (0, "-m*9.81")) >> bob))


BARS = (("crank", "lc"), ("coupler", "lb"), ("rocker", "lr"))
VALUES, START, T = {"l": 0.7, "m": 2.0, "b": 0.3}, {"q": 1.0}, np.linspace(0, 2, 23)


def test_a_coil_is_as_its_closed_form_says() -> None:
    """i = U/R (1 - exp(-R t/L)) and the integral of U i, by the voltage and by the flux at the start."""
    run = bg.simulate(COIL, 3)
    decay = np.exp(-6)
    found = run.gradient("i")
    assert found["U"] == pytest.approx((1 - decay) / 2, abs=1e-8)
    assert found["p_L"] == pytest.approx(decay, abs=1e-8)
    assert found["Ra"] == pytest.approx(-(1 - decay) / 4 + 3 * decay / 2, abs=1e-8)
    energy = run.gradient(integral="U.e*U.f")  # U^2/R (3 - (1 - exp(-6))/2)
    assert energy["U"] == pytest.approx(3 - (1 - decay) / 2, abs=1e-8)
    assert energy["p_L"] == pytest.approx((1 - decay) / 2, abs=1e-8)


def test_it_is_what_forward_sensitivities_say() -> None:
    """Of samples, of the end and of both: the steps are transposed ones, so that rounding is all between them."""
    run = bg.simulate(pendulum(), T, VALUES, START)
    weights = np.random.default_rng(0).normal(size=(len(T), 2))
    numbers, start = ("l", "m", "b", "q", "w"), {"l": {"w": 0.25}}
    samples = run.gradient(samples={"v": weights}, by=numbers, start=start)
    end = run.gradient("q**2/2 + m", by=numbers, start=start)
    both = run.gradient("q**2/2 + m", samples={"v": weights}, by=numbers, start=start)
    for name in numbers:
        forward = (run.sensitivity("v", name, start.get(name)) * weights).sum()
        assert samples[name] == pytest.approx(forward, rel=1e-9, abs=1e-11)
        at_end = run["q"][-1] * run.sensitivity("q", name, start.get(name))[-1] + (name == "m")
        assert end[name] == pytest.approx(at_end, rel=1e-7, abs=1e-9)
        assert both[name] == pytest.approx(samples[name] + end[name], rel=1e-7, abs=1e-9)


def test_it_is_what_differences_of_whole_runs_say() -> None:
    """The energy lost in the pivot and the misfit at the end, of runs with other numbers."""
    equations, h = pendulum(), 1e-4

    def scalar(**changed: float) -> float:
        values = VALUES | {name: x for name, x in changed.items() if name in VALUES}
        run = bg.simulate(equations, T, values, {"q": changed.get("q", 1.0)}, rtol=1e-12)
        fine = np.linspace(0, 2, 2001)
        lost = np.polynomial.legendre.leggauss(5)
        half = np.diff(fine)[:, None] / 2
        times = (fine[:-1, None] + half + half * lost[0]).ravel()
        power = run.at(times, "b.e") * run.at(times, "b.f")
        return float((power.reshape(-1, 5) * lost[1] * half).sum() + (run["q"][-1] - 0.2) ** 2)

    found = bg.simulate(equations, T, VALUES, START, rtol=1e-10).gradient(
        "(q - 0.2)**2", "b.e*b.f", by=("l", "m", "b", "q")
    )
    for name, middle in {**VALUES, "q": 1.0}.items():
        difference = (scalar(**{name: middle + h}) - scalar(**{name: middle - h})) / (2 * h)
        assert found[name] == pytest.approx(difference, rel=3e-6, abs=3e-7), name


def test_stiff_motions_and_nonlinear_loops() -> None:
    """Van der Pol's oscillator, and two dampers that share a speed of no closed form."""
    graph = bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort="mu*(x**2 - 1)*f"), v >> C("k", 1))
    run = bg.simulate(graph, 20, {"mu": 50}, {"x": 2.0}, method="Radau")
    found = run.gradient("x")
    for name in ("mu", "x", "m"):
        assert found[name] == pytest.approx(run.sensitivity("x", name)[-1], rel=1e-6, abs=1e-9)
    d, speed = Zero("d"), One("v", coordinates=("x",))
    dampers = d >> R("a", effort="r*f + f**3"), d >> R("c", effort="tanh(f) + 0.2*f")
    run = bg.simulate(bg.Graph("two", speed >> I("m", 1), speed >> d, *dampers), 2, {"r": 0.1}, {"v": 1.0})
    assert run.solved[0]
    assert run.gradient("v")["r"] == pytest.approx(run.sensitivity("v", "r")[-1], rel=1e-7)


def test_it_costs_the_same_however_many_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty dampers on a spring: the rates are differentiated by the two states, and once in reverse by all numbers."""
    dampers = [v >> R(f"b{k}", effort=f"b{k}*tanh({k + 1}*f)") for k in range(50)]
    equations = bg.compile(bg.Graph("damped", v >> I("m"), v >> C("k"), *dampers))
    values = {name: 0.5 + 0.01 * k for k, name in enumerate(equations.parameters)}
    values |= {f"b{k}": 1e-3 * (k + 1) for k in range(50)}
    run, counts = bg.simulate(equations, 5, values, {"x": 1.0}), list[int]()

    def counted(program: Any, slots: Any) -> Any:
        counts.append(len(slots))
        return jacobian_program(program, slots)

    monkeypatch.setattr(gradient, "jacobian_program", counted)
    found = run.gradient("x**2", by=equations.parameters)
    assert len(found) == 52 and counts == [2]
    for name in ("b7", "b49", "k", "m"):
        assert found[name] == pytest.approx(2 * run["x"][-1] * run.sensitivity("x", name)[-1], rel=1e-7, abs=1e-10)


def test_all_numbers_are_taken_where_none_are_named() -> None:
    run = bg.simulate(COIL, 1, {"U": "sin(t)"})
    assert set(run.gradient("i")) == {"L", "Ra", "p_L"}
    assert set(bg.simulate(COIL, 1).gradient("i")) == {"L", "Ra", "U", "p_L"}
    assert set(run.gradient("i", by="Ra")) == {"Ra"}


@pytest.mark.parametrize(
    "given, message",
    [
        ({}, "nothing is said"),
        ({"end": "j"}, "no such quantity"),
        ({"end": "i", "by": ("w",)}, "no parameter, input or state"),
        ({"samples": {"i": [1.0]}}, "of the shape"),
        ({"end": "i +"}, "i +"),
        ({"end": 3}, "no formula"),
        ({"end": "i", "by": ("L",), "start": {"Ra": {"p_L": 1}}}, "none of the numbers"),
        ({"end": "i", "start": {"Ra": {"q": 1}}}, "no state"),
    ],
)
def test_what_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        bg.simulate(COIL, 1).gradient(**given)
    assert message in str(caught.value)


def test_motions_with_events_or_constraints_are_refused_by_name() -> None:
    law = R("b", effort="where(f > 0, 0.5*f, 0.2*f - 0.1)")
    swinging = bg.Graph("one_way", v >> I("m", 1), v >> C("c", 0.02), v >> law)
    with pytest.raises(bg.BondGraphError, match="changes branch"):
        bg.simulate(swinging, 3, start={"x": 1.0}).gradient("x")
    at = One("f", ("vx", "vy"), coordinates=("x", "y"))
    rod = TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.32, given="position")
    held = bg.Graph("pendulum", at >> I("m", 1.3), Se("G", (0, -9.81)) >> at, at << rod)
    with pytest.raises(bg.BondGraphError, match="constraints hold"):
        bg.simulate(held, 0.2, start={"x": 0.8}).gradient("x")


def test_of_a_graph_without_states_it_is_that_of_its_formulas() -> None:
    """A resistor at a source that is switched on at 1.234 s, between the instants asked for."""
    on = bg.Graph("lamp", Se("U", "where(t > 1.234, u, 0)") >> i, i >> R("Ra", 2))
    run = bg.simulate(on, [0, 1, 3], {"u": 3.0})
    found = run.gradient(integral="Ra.e*Ra.f")  # u^2/R from then on
    assert found["Ra"] == pytest.approx(-9 / 4 * (3 - 1.234), rel=1e-9)
    assert found["u"] == pytest.approx(2 * 3 / 2 * (3 - 1.234), rel=1e-9)
    assert run.gradient("i", integral="where(t > Ra, i, 0)", by="Ra")["Ra"] == pytest.approx(-3 / 4 - 3 / 4 - 3 / 2)
    np.testing.assert_allclose(run.sensitivity("i", "Ra"), [0, 0, -3 / 4])


@pytest.mark.parametrize(("longest", "halvings"), [(0.26, 2), (0.2, 1)])
def test_what_terms_leave_that_cancel_is_known_beside_what_it_was(
    longest: float, halvings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """dx(T)/dx(0) = cos T of a mass on a spring is zero where a quarter of a turn is over, and was one on the way.

    It is known as soon as halving steps changes it by 1e-11, and has 1/256 of that then: the rule is of order eight.
    """
    swing = bg.Graph("swing", v >> I("m", 1), v >> C("c", 1))
    run = bg.simulate(swing, np.linspace(0, 6.5 * np.pi, 3), start={"x": 1.0}, max_step=longest, rtol=1e-2, atol=1e-2)
    back, asked = gradient._Scalar.back, list[int]()

    def counted(self: Any, grid: Any) -> Any:
        asked.append(len(grid) - 1)
        return back(self, grid)

    monkeypatch.setattr(gradient._Scalar, "back", counted)
    assert abs(run.gradient("x", by="x")["x"]) < 1e-11 / 256
    assert asked == [asked[0] * 2**k for k in range(halvings + 1)]


def test_starts_that_follow_from_what_was_given_are_left_out_by_default() -> None:
    """The loop gives the velocities of the coupler and of the rocker by that of the crank: they cannot change alone.

    Asked for by name they are refused, as they are not where nobody gave the crank's either.
    """
    bars = [Link(name, 1, (0.03, 0.03, 0.03), centre=(f"{length}/2", 0, 0)) for name, length in BARS]
    crank, coupler, rocker = bars
    joints = [Revolute("a", "ground", crank), Revolute("b", crank.frame(("lc", 0, 0)), coupler)]
    joints.append(Revolute("d", Frame("ground", (1, 0, 0)), rocker))
    joints.append(Revolute("c", coupler.frame(("lb", 0, 0)), rocker.frame(("lr", 0, 0))))
    graph = bg.Graph("four", *Mechanism("m", bars, joints, gravity=(0, -9.81, 0)))
    equations, values = bg.compile(graph, bg.forms.maggi), {"lc": 0.3, "lb": 0.9, "lr": 0.7}
    start = {"a_q": 1.0, "b_q": bg.Near(0.0), "d_q": bg.Near(1.8)}

    def at_end(speed: float) -> float:
        return float(bg.simulate(equations, [0, 0.1, 0.2], values, {**start, "a": speed}, rtol=1e-11)["a"][-1])

    run = bg.simulate(equations, [0, 0.1, 0.2], values, {**start, "a": 2.0})
    found = run.gradient("a")
    assert {*found}.intersection(run.states) == {"a_q", "a"}
    assert found["a"] == pytest.approx((at_end(2.001) - at_end(1.999)) / 0.002, rel=1e-6)
    with pytest.raises(bg.BondGraphError, match="none can follow"):
        run.gradient("a", by="b")
    ratio = run["a"][0] / run["b"][0]
    assert run.gradient("a", start={"b": {"a": ratio}})["b"] == pytest.approx(found["a"] * ratio, rel=1e-6)
    resting = bg.simulate(equations, [0, 0.1, 0.2], values, start)
    assert {"a", "b", "d"} <= {*resting.gradient("a")}


@pytest.mark.parametrize("asked", ["where(sqrt(x) > 1, 1, 2)", "where(sqrt(x) > 0.5, x, 2*x)", "log(x)"])
def test_what_is_undefined_on_the_way_or_at_the_end_has_no_gradient(asked: str) -> None:
    """Also where that is which side of it holds, of which no derivative is left; what is not taken may be undefined."""
    spring = bg.Graph("spring", v >> I("m", 2), v >> C("k", 0.5), v >> R("b", 0.3))
    run = bg.simulate(spring, 3, start={"x": 1.0})
    assert run["x"][-1] < 0
    for given in ({"integral": asked}, {"end": asked}):
        with pytest.raises(bg.NoSolution, match="is not defined there"):
            run.gradient(**given)


@pytest.mark.parametrize(
    ("asked", "side"),
    [
        ("log(x)", np.log),
        ("sqrt(x)", np.sqrt),
        ("where(sqrt(x) > 0.5, x, sqrt(x)/2)", lambda x: np.where(x > 0.25, x, np.sqrt(x) / 2)),
    ],
)
def test_a_side_that_is_not_taken_may_be_undefined(asked: str, side: Any) -> None:
    """An integral while x > 0.1, beside differences of whole runs."""
    spring = bg.Graph("spring", v >> I("m"), v >> C("k", 0.5), v >> R("b", 0.3))

    def whole(m: float) -> float:
        run = bg.simulate(spring, np.linspace(0, 3, 60001), {"m": m}, {"x": 1.0})
        return float(np.trapezoid(side(np.maximum(run["x"], 0.1)) - least, dx=3 / 60000))

    least = float(side(0.1))
    formula = f"where(x > 0.1, {asked} - ({least!r}), 0)"
    found = bg.simulate(spring, 3, {"m": 2.0}, {"x": 1.0}).gradient(integral=formula, by=["m"])
    assert found["m"] == pytest.approx((whole(2.001) - whole(1.999)) / 0.002, rel=1e-5)
