"""Lagrange's equations with multipliers as index 2 and index 3: their residual, their integration, what they refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from linkages import LINKAGES
from scipy.integrate import solve_ivp
from skates import CRANKS, CRANKS_START, EDGE, VALUES, F, edge, free, parallel_cranks, skate, state

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.elements import TF, C, Frame, I, Link, Mechanism, One, Revolute, Se, Sf
from bondgraph.export import c
from bondgraph.forms import lagrange_index_2, lagrange_index_3, lagrange_multipliers
from bondgraph.problem.multipliers import Algebraic
from bondgraph.problem.problem import Problem
from bondgraph.simulate.methods.radau import advanced

both = pytest.mark.parametrize("algebra", [sympy, table], ids=["sympy", "table"])
indices = pytest.mark.parametrize("form", [lagrange_index_2, lagrange_index_3], ids=lambda form: form.__name__)

ROD = {"m1": 1.0, "m2": 1.0, "g": 9.81, "l": 1.0}


def pendulum() -> bg.Graph:
    """A mass on a rod in Cartesian coordinates; the multiplier is the rod's force over its length, pushing."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    rod = TF("rod", (("x", "y"),), integrals=("(x**2 + y**2 - l**2)/2",)) << Sf("tie", 0, given="position")
    return bg.Graph("pendulum", f["u"] >> I("m1"), f["v"] >> I("m2"), Se("G", "-m2*g") >> f["v"], f << rod)


def swing(t: Any) -> tuple[Any, Any, Any]:
    """The pendulum let go from the horizontal: x, its rate, and the multiplier, by the angle's own equation."""
    exact = solve_ivp(
        lambda t, z: [z[1], -9.81 * np.sin(z[0])], (0, 3), [np.pi / 2, 0], "DOP853", t, rtol=1e-13, atol=1e-13
    ).y
    return np.sin(exact[0]), np.cos(exact[0]) * exact[1], -(exact[1] ** 2) - 9.81 * np.cos(exact[0])


@both
def test_the_residual_is_that_of_the_equations(algebra: Any) -> None:
    """A f_dot - (e - D f) - a^T lambda and a f - b, at points that satisfy nothing."""
    residual = bg.residual(bg.compile(skate((EDGE, "t")), form=lagrange_index_2, algebra=algebra), VALUES)
    assert residual.states == ("x", "y", "th", *F) and residual.multipliers == ("edge1.lambda",)
    draw = np.random.default_rng(1)
    for _ in range(3):
        x, x_dot, push, t = draw.normal(size=6), draw.normal(size=6), draw.normal(), draw.uniform()
        at = dict(zip(residual.states, x, strict=True))
        (A, e), (row, _) = free(at), edge(at)
        wanted = [*(x_dot[:3] - x[3:]), *(A @ x_dot[3:] - e - row * push), row @ x[3:] - t]
        # Rows of systems that are solved together may stand in another order and sign.
        assert np.sort(np.abs(residual(t, x, x_dot, [push]))) == pytest.approx(np.sort(np.abs(wanted)), rel=1e-12)


@both
def test_accelerations_and_multipliers_are_those_of_index_1(algebra: Any) -> None:
    for graph in (skate((EDGE, "0")), skate((EDGE, "0"), turning="1 + t")):
        exact, dae = (
            bg.compile(graph, form=form, algebra=algebra) for form in (lagrange_multipliers, lagrange_index_2)
        )
        residual = bg.residual(dae, VALUES)
        for seed in range(3):
            at = {**state(seed), "w": 1.0}
            at = {name: at[name] for name in exact.states}
            rates = bg.rates(exact, VALUES, at)
            assert bg.rates(dae, VALUES, at) == pytest.approx(rates, rel=1e-10, abs=1e-10)
            push = Algebraic(Problem.of(dae, VALUES)).multipliers(0.0, list(at.values()))
            assert residual(0.0, list(at.values()), list(rates.values()), push) == pytest.approx(0, abs=1e-11)


def test_index_3_holds_positions_in_its_residual() -> None:
    residual = bg.residual(bg.compile(pendulum(), form=lagrange_index_3), ROD)
    x, x_dot, push = [0.6, -0.5, 0.3, 0.2], [0.3, 0.2, 1.0, 2.0], -4.0
    left = [0, 0, 1.0 - 0.6 * push, 2.0 + 9.81 + 0.5 * push, (0.36 + 0.25 - 1) / 2]
    assert residual(0.0, x, x_dot, [push]) == pytest.approx(left, abs=1e-14)


@indices
def test_the_error_falls_with_the_tolerance(form: Any) -> None:
    """Local errors add up to fifty times the tolerance here, as those of LSODA do; multipliers are of order thirty."""
    equations = bg.compile(pendulum(), form=form)
    for tolerance in (1e-5, 1e-8):
        run = bg.simulate(equations, np.linspace(0, 3, 40), ROD, {"x": 1.0}, rtol=tolerance, atol=tolerance / 10)
        x, u, push = swing(run.t)
        assert run.solver.startswith("RADAUIIA")
        assert run["x"] == pytest.approx(x, abs=150 * tolerance)
        assert run["u"] == pytest.approx(u, abs=600 * tolerance)
        assert run["tie.e"] == pytest.approx(push, abs=4000 * tolerance)


@pytest.mark.parametrize("form, order", [(lagrange_index_2, 4.7), (lagrange_index_3, 4.7)])
def test_the_order_of_a_step(form: Any, order: float) -> None:
    """Five, for positions and velocities both (in index 3, since these are projected), by halving a fixed step."""
    problem = Problem.of(bg.compile(pendulum(), form=form), {**ROD, "tie": 0})
    system = Algebraic(problem).system(lambda t: t)
    errors = []
    for count in (30, 60):
        x = np.array([1.0, 0.0, 0.0, 0.0])
        for k in range(count):
            x = advanced(system, k / count, x, 1 / count, np.full(4, 1e-11))
        wanted = swing(np.array([0.0, 1.0]))
        errors.append(np.abs(x[[0, 2]] - [wanted[0][-1], wanted[1][-1]]))
    assert (np.log2(errors[0] / errors[1]) > order).all()


def test_index_3_keeps_positions_and_index_2_velocities() -> None:
    """Newton's method leaves less than the tolerance; between steps there is the interpolant's error."""
    runs = [
        bg.simulate(bg.compile(pendulum(), form=form), (0, 10), ROD, {"x": 1.0}, rtol=1e-6, atol=1e-8)
        for form in (lagrange_index_2, lagrange_index_3)
    ]
    assert np.abs(runs[0]["tie.velocity_residual"]).max() < 1e-5
    assert np.abs(runs[1]["tie.velocity_residual"]).max() < 1e-5
    assert np.abs(runs[1]["tie.position_residual"]).max() < 1e-6


@indices
def test_a_loop_that_is_driven_by_position_is_closed_between_steps(form: Any) -> None:
    """Nothing moves freely in it: its steps are as exact at their ends when they are half a second long."""
    crank, coupler, rocker = (Link(name, 1.0, (0.1, 0.1, 0.1)) for name in ("crank", "coupler", "rocker"))
    mechanism = Mechanism(
        "bars",
        [crank, coupler, rocker],
        [
            Revolute("a", "ground", crank),
            Revolute("b", crank.frame((1, 0, 0)), coupler),
            Revolute("d", Frame("ground", (2, 0, 0)), rocker),
            Revolute("c", coupler.frame((2.5, 0, 0)), rocker.frame((2.5, 0, 0))),
        ],
        gravity=(0, -9.81, 0),
    )
    graph = bg.Graph("driven", *mechanism, Sf("drive", "3*t + 0.4", given="position") >> mechanism["a"])
    start = {"b_q": bg.Near(0.8), "d_q": bg.Near(1.9)}
    run = bg.simulate(bg.compile(graph, form), np.linspace(0, 2.5, 101), start=start)
    a, b, d = run["a_q"], run["a_q"] + run["b_q"], run["d_q"]
    x = np.cos(a) + 2.5 * np.cos(b) - 2 - 2.5 * np.cos(d)
    y = np.sin(a) + 2.5 * np.sin(b) - 2.5 * np.sin(d)
    assert np.hypot(x, y).max() < (1e-6 if form is lagrange_index_2 else 1e-8)


def test_forces_that_jump_are_met() -> None:
    values = {**VALUES, "tow": "where(t < 0.5, 0.4, 3)"}
    start = {"th": 0.3, "u": 1.0, "w": 1.0}
    graph, times = skate((EDGE, "sin(t)")), [0.0, 0.4, 0.499999, 0.500001, 0.7, 1.0]
    runs = [
        bg.simulate(bg.compile(graph, form=form), times, values, start, rtol=1e-9, atol=1e-11)
        for form in (lagrange_multipliers, lagrange_index_2)
    ]
    for name in ("x", *F, "edge1.e"):
        assert runs[1][name] == pytest.approx(runs[0][name], abs=1e-6)
    assert abs(runs[1]["edge1.lambda"][3] - runs[1]["edge1.lambda"][2]) > 0.1


def test_an_equation_is_printed_as_it_is() -> None:
    text = str(bg.compile(pendulum(), form=lagrange_index_3))
    assert "index 3" in text and "u' = tie.lambda*x/m1" in text
    assert r"\lambda_{\mathrm{tie}}" in bg.compile(pendulum(), form=lagrange_index_3).latex()


def test_what_has_no_equation_for_multipliers_is_refused() -> None:
    equations = bg.compile(skate((EDGE, "0")), form=lagrange_index_2)
    for ask in (
        lambda: bg.linearize(equations, {"th": 0.3}, VALUES),
        lambda: bg.equilibrium(equations, {}, {"th": 0.3}),
        lambda: bg.export(equations, c, values=VALUES),
    ):
        with pytest.raises(bg.NotReducible, match="index 2") as caught:
            ask()
        assert caught.value.parties == ("edge1.lambda",)


def test_a_position_that_no_one_knows_has_no_index_3() -> None:
    with pytest.raises(bg.NotReducible, match="lagrange_index_2") as caught:
        bg.compile(skate((EDGE, "0")), form=lagrange_index_3)
    assert caught.value.parties == ("edge1",)


@pytest.mark.parametrize("integrals", [(), ("x*y",)])
@pytest.mark.parametrize("given", ["rate", "position"])
def test_index_3_takes_the_two_that_tell_a_position_and_its_refusal_names_both(integrals: Any, given: str) -> None:
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    held = v << TF("T", (("y", "x"),), integrals) << Sf("held", "1", given=given)
    graph = bg.Graph("wire", v >> I("m", (1, 1)), held)
    if integrals and given == "position":
        assert bg.compile(graph, lagrange_index_3).index == 3
        return
    with pytest.raises(bg.NotReducible) as caught:
        bg.compile(graph, lagrange_index_3)
    assert "integrals=" in caught.value.remedy and 'given="position"' in caught.value.remedy


@indices
def test_constraints_that_do_not_determine_multipliers_are_refused(form: Any) -> None:
    with pytest.raises(bg.SingularSystem, match="udwadia_kalaba") as caught:
        bg.simulate(bg.compile(parallel_cranks(), form=form), (0, 1), CRANKS, CRANKS_START)
    assert caught.value.parties == ("crank1.lambda", "crank2.lambda", "crank3.lambda")


def test_a_multiplier_is_not_given_and_a_method_not_chosen() -> None:
    equations = bg.compile(skate((EDGE, "0")), form=lagrange_index_2)
    with pytest.raises(bg.ValueRefused) as caught:
        bg.simulate(equations, (0, 1), VALUES, {"th": 0.3, "edge1.lambda": 1.0})
    assert caught.value.parties == ("edge1.lambda",)
    with pytest.raises(bg.ValueRefused, match="RadauIIA"):
        bg.simulate(equations, (0, 1), VALUES, {"th": 0.3}, method="LSODA")


def test_arrays_of_another_size_are_refused() -> None:
    residual = bg.residual(bg.compile(skate((EDGE, "0")), form=lagrange_index_2), VALUES)
    with pytest.raises(bg.SizeMismatch, match="edge1"):
        residual(0.0, [0.0] * 6, [0.0] * 6)


def test_a_motion_from_rest_is_not_lost_in_roundings() -> None:
    """The first velocities are differences of positions over a step: one that is too short has none but roundings."""
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    rod = f << TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("hold", ("l**2/2",), given="position")
    graph = bg.Graph("pendulum", f >> I("m"), Se("G", (0, "-m*g")) >> f, rod)
    values, start = {"m": 1.0, "g": 9.81, "l": 0.8}, {"x": -0.4, "y": -np.sqrt(0.48)}
    forms = bg.forms.lagrange_index_3, bg.forms.lagrange_multipliers
    one, other = (bg.simulate(bg.compile(graph, form), (0, 1), values, start) for form in forms)
    assert one["x"][-1] == pytest.approx(other["x"][-1], abs=1e-6)
    assert one["hold.e"][-1] == pytest.approx(other["hold.e"][-1], abs=1e-5)


@pytest.mark.parametrize("name", ["four_bar", "slider_crank"])
def test_linkages_are_let_go_from_rest(name: str) -> None:
    """Across the constraints Newton's method sees roundings of positions, over the step: they are no error of it."""
    linkage = LINKAGES[name]()
    start = {q: at for q, at in linkage.start(dict.fromkeys(linkage.coordinates, 0.0)).items() if q.endswith("_q")}
    start |= {linkage.coordinates[0]: 0.4}
    one, other = (
        bg.simulate(bg.compile(linkage.graph, form, start=start), (0, 1), start=start, rtol=1e-9)
        for form in (lagrange_index_3, lagrange_multipliers)
    )
    for q in linkage.coordinates:
        np.testing.assert_allclose(one[q], other[q], atol=1e-6)
    assert len(one.steps) < 3 * len(other.steps)


@pytest.mark.parametrize("length", [0.57, 0.58, 0.62])
def test_angles_measured_from_the_start_are_known_to_the_rounding_of_the_loop(length: float) -> None:
    """Their sizes tell nothing of it: at zero they round to nothing, the loop of lengths near one to 1e-16."""
    angles, lengths = {"a": 1.1, "b": 0.2, "c": 1.7}, (length, 0.98, -0.61)
    turns = [f"({q} + {at})" for q, at in angles.items()]
    x, y = (" + ".join(f"({l})*{of}{q}" for l, q in zip(lengths, turns, strict=True)) for of in ("cos", "sin"))
    rows = (
        tuple(f"({-l})*sin{q}" for l, q in zip(lengths, turns, strict=True)),
        tuple(f"({l})*cos{q}" for l, q in zip(lengths, turns, strict=True)),
    )
    closed = [float(np.dot(lengths, of(list(angles.values())))) for of in (np.cos, np.sin)]
    f = One("f", ("u", "v", "w"), coordinates=tuple(angles), frame="inertial")
    loop = TF("loop", rows, integrals=(f"{x} - ({closed[0]})", f"{y} - ({closed[1]})"))
    mass = I("m", ((2, 0.3, 0), (0.3, 1.5, 0.1), (0, 0.1, 1)))
    graph = bg.Graph("four_bar", f >> mass, f << loop << Sf("hold", (0, 0), given="position"))
    start = dict.fromkeys(angles, 0.0) | {"u": -1.05}
    ends = [
        bg.simulate(bg.compile(graph, form, start=start), (0, 1), start=start)["a"][-1]
        for form in (lagrange_index_3, lagrange_multipliers)
    ]
    assert ends[0] == pytest.approx(ends[1], rel=1e-9)


def spun(form: Any, speed: float, rtol: float | None, centre: float = 0.0) -> tuple[float, bg.Trajectory]:
    """The largest error of a particle on a circle, and its motion; speed is the inverse of a unit of time."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = TF("a", ((f"x - {centre}", "y"),), integrals=(f"((x - {centre})**2 + y**2)/2",))
    graph = bg.Graph("held", f >> I("m", 2), f << held << Sf("rod", ("0.5",), given="position"))
    start = {"x": centre + 1, "y": 0.0, "u": 0.0, "w": speed}
    run = bg.simulate(bg.compile(graph, form), np.linspace(0, 3 / speed, 31), start=start, rtol=rtol)
    return float(np.abs(run["x"] - centre - np.cos(speed * run.t)).max()), run


@indices
def test_the_error_does_not_depend_on_the_unit_of_time(form: Any) -> None:
    errors = [spun(form, speed, None)[0] for speed in (1.0, 1e-3, 1e3, 1e6)]
    np.testing.assert_allclose(errors, errors[0], rtol=0.1)


@indices
@pytest.mark.parametrize("speed", [1e-3, 1.0, 1e5])
def test_the_error_falls_with_the_tolerance_at_any_speed(form: Any, speed: float) -> None:
    errors = [spun(form, speed, rtol)[0] for rtol in (1e-8, 1e-10, 1e-12)]
    assert errors[1] < errors[0] / 10 and errors[2] < errors[1] / 10


@pytest.mark.parametrize("speed", [1.0, 1e5])
def test_a_tolerance_below_the_rounding_of_positions_is_told(speed: float) -> None:
    """Beside 1e5 positions round by 1e-11 of the circle's radius."""
    assert not spun(lagrange_index_3, speed, 1e-11, 1e5)[1].notes
    error, run = spun(lagrange_index_3, speed, 1e-13, 1e5)
    assert error < 1e-7 and len(run.steps) < 100
    assert any("relative tolerance of 1e-13 is not met" in note and "y " in note for note in run.notes)


def test_what_no_constraint_holds_keeps_its_own_tolerance() -> None:
    """Nanocoulombs that swing beside a pendulum: their error is that of index 2, where no tolerance is shared."""
    f, w = One("f", ("u", "w"), coordinates=("x", "y")), One("i")
    rod = f << TF("rod", (("x", "y"),), integrals=("(x**2 + y**2)/2 - 2",)) << Sf("tie", 0, given="position")
    circuit = w >> C("q", 1e-9), w >> I("L", 1e3)
    graph = bg.Graph("both", f >> I("m", 2), Se("G", (0, -20)) >> f, rod, *circuit)
    errors = []
    for form in (bg.forms.lagrange_index_3, bg.forms.lagrange_index_2):
        run = bg.simulate(bg.compile(graph, form), np.linspace(0, 0.1, 101), start={"x": 1.2, "y": -1.6, "q_q": 5e-9})
        errors.append(np.abs(run["q_q"] / 5e-9 - np.cos(1e3 * run.t)).max())
    assert errors[0] < 2 * errors[1] < 1e-4


def test_index_3_without_a_constraint_says_so() -> None:
    f = One("f", ("u",), coordinates=("x",))
    graph = bg.Graph("free", f >> TF("slope", ((1,), (2,))) >> One("v", 2) >> I("m", 1))
    with pytest.raises(bg.NotReducible, match="it has no constraint: no position"):
        bg.compile(graph, lagrange_index_3)
    run = bg.simulate(bg.compile(graph, lagrange_index_2), 1.0, start={"u": 1.0})
    assert run["x"][-1] == pytest.approx(1.0)
