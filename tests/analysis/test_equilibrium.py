"""Equilibria: closed forms, constrained systems, steady motions, and refusals."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import numpy as np
import pytest
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.analysis.equilibrium.conserved_totals import reduced
from bondgraph.analysis.equilibrium.equilibrium import _direction, _number, _Search
from bondgraph.elements import (
    GY,
    TF,
    C,
    De,
    Frame,
    Free,
    I,
    Link,
    Mechanism,
    One,
    Prismatic,
    R,
    Revolute,
    Se,
    Sf,
    Spherical,
    Zero,
    euler_parameters,
)
from bondgraph.problem.problem import Problem

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_two_rods_hang_and_stand_as_statics_says() -> None:
    """Four equilibria; the eigenvalues at the lower are those of K a = w^2 M a, at the upper real."""
    rods = [Link(name, 1, (1 / 12, 1 / 12, 0), centre=(0, 0, -0.5)) for name in "ab"]
    joints = [Revolute("p", "ground", rods[0], "y"), Revolute("q", rods[0].frame((0, 0, -1)), rods[1], "y")]
    equations = bg.compile(
        bg.Graph("rods", *Mechanism("two", rods, joints, gravity=(0, 0, -9.81))), algebra=bg.algebra.table
    )
    hanging = bg.equilibrium(equations, {}, {"p_q": 0.4, "q_q": -0.7})
    np.testing.assert_allclose([hanging.state["p_q"], hanging.state["q_q"]], 0, atol=1e-9)
    M = np.array([[4 / 3, 1 / 2], [1 / 2, 1 / 3]])  # of absolute angles
    K = 9.81 * np.diag([1.5, 0.5])
    squares = np.linalg.eigvals(np.linalg.solve(M, K)).real
    imaginary = hanging.linearization.eigenvalues.imag
    np.testing.assert_allclose(sorted(imaginary[imaginary > 0]), sorted(np.sqrt(squares)), rtol=1e-9)
    assert hanging.stability == "marginal" and not hanging.continuum
    standing = bg.equilibrium(equations, {}, {"p_q": 3.0, "q_q": 0.2})
    np.testing.assert_allclose([standing.state["p_q"], standing.state["q_q"]], [np.pi, 0], atol=1e-9)
    assert standing.stability == "unstable"


@pytest.mark.parametrize(("small", "shown"), [(3e-24, "3e-24"), (3e-25, "0")])
def test_what_is_rounding_beside_the_others_is_shown_as_zero(small: float, shown: str) -> None:
    """The value itself stays as it is, and one that stands alone is shown."""
    v, w = One("v"), One("w")
    turning = (Se("M", small) >> w >> R("c", 1), w >> I("J", 1))
    found = bg.equilibrium(bg.Graph("two", Se("F", 2) >> v >> R("b", 1), v >> I("m", 1), *turning))
    assert found.state["p_J"] == pytest.approx(small, rel=1e-9)
    assert f"p_J = {shown}\n" in str(found) and f">{shown}<" in found._repr_html_()
    assert f"p_J = {small:.6g}" in str(bg.equilibrium(bg.Graph("one", *turning)))


def test_a_particle_on_a_rod_falls_to_the_lowest_point_of_the_same_circle() -> None:
    """The length is known only from where it was guessed: x u + y w = 0 keeps it."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    graph = bg.Graph("pendulum", f >> I("m", 2), Se("G", ("F", "-2*9.81")) >> f, held,
                     values={"F": 0})  # fmt: skip
    for force in (0.0, 2 * 9.81):
        found = bg.equilibrium(graph, {"F": force}, {"x": 1.2, "y": -1.6})
        down = np.array([force, -2 * 9.81])
        np.testing.assert_allclose([found.state["x"], found.state["y"]], 2 * down / np.linalg.norm(down), atol=1e-8)
        w = np.sqrt(np.linalg.norm(down) / 2 / 2)
        np.testing.assert_allclose(found.linearization.eigenvalues, [w * 1j, -w * 1j], atol=1e-7)


def test_a_four_bar_linkage_swings_as_its_energy_says() -> None:
    """w^2 = V'' / M along the one motion it has, both by differences over closures found by scipy's root."""
    from scipy.optimize import root

    def rods(p: float) -> np.ndarray:
        """Absolute angles of three rods of length one, from (0, 0) to (1.2, 0)."""

        def gap(x: np.ndarray) -> list[float]:
            return [np.sin([p, *x]).sum() + 1.2, np.cos([p, *x]).sum()]

        found = root(gap, [-1.57, -3.06], tol=1e-14)
        return np.array([p, *found.x])

    def centres(p: float) -> np.ndarray:
        way = -np.stack([np.sin(rods(p)), np.cos(rods(p))], axis=-1)
        return np.asarray(np.cumsum(way, axis=0) - way / 2)

    links = [Link(n, 1, (1 / 12, 1 / 12, 1e-3), centre=(0, 0, -0.5)) for n in "abc"]
    joints = [Revolute("p", "ground", links[0], "y"), Revolute("q", links[0].frame((0, 0, -1)), links[1], "y"),
              Revolute("r", links[1].frame((0, 0, -1)), links[2], "y"),
              Revolute("s", links[2].frame((0, 0, -1)), Frame("ground", (1.2, 0, 0)), "y")]  # fmt: skip
    graph = bg.Graph("four_bar", *Mechanism("four", links, joints, gravity=(0, 0, -9.81)))
    found = bg.equilibrium(bg.compile(graph, algebra=bg.algebra.table), {}, {"p_q": -0.05, "q_q": -1.5, "r_q": -1.6})
    p, h = found.state["p_q"], 1e-3
    assert p == pytest.approx(-np.arcsin(0.1), abs=1e-9)
    V = [9.81 * centres(x)[:, 1].sum() for x in (p - h, p, p + h)]
    v, w = (centres(p + h) - centres(p - h)) / (2 * h), (rods(p + h) - rods(p - h)) / (2 * h)
    square = (V[0] - 2 * V[1] + V[2]) / h**2 / ((v**2).sum() + (w**2).sum() / 12)
    np.testing.assert_allclose(found.linearization.eigenvalues.imag, [np.sqrt(square), -np.sqrt(square)], rtol=1e-5)
    assert len(found.linearization.states) == 2 and not found.continuum


def test_euler_parameters_keep_their_norm_and_turning_about_the_vertical_is_a_continuum() -> None:
    ball = Link("ball", 0.2, (2e-4, 2e-4, 1e-4), centre=(0, 0, -0.1))
    joint = Spherical("wrist", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")))
    graph = bg.Graph("hanging", *Mechanism("hung", [ball], [joint], gravity=(0, 0, -9.81)))
    found = bg.equilibrium(graph, {}, {"e0": 0.8, "e1": 0.6})
    assert sum(found.state[f"e{k}"] ** 2 for k in range(4)) == pytest.approx(1, abs=1e-9)
    assert found.state["e1"] ** 2 + found.state["e2"] ** 2 < 1e-15
    (direction,) = found.continuum
    assert set(direction) <= {"e0", "e3"} and "continuum" in str(found)


@pytest.mark.parametrize("theta", [-0.3, 0.2])
def test_a_disc_rolls_in_a_circle_as_the_closed_form_says(theta: float) -> None:
    """Steady rolling of a thin disc of J = m r^2/4: leaning by theta, its three rates obey one equation."""
    m, r, g, w = 1.0, 0.3, 9.81, 3.0
    disc = run_path(str(EXAMPLES / "rolling_disc.py"))["disc"]
    found = bg.equilibrium(
        disc, {"m": m, "r": r, "g": g}, {"theta": theta, "u2": w, "u3": -theta},
        turning=("x", "y", "psi", "phi"), fixed=("theta", "u2"),
    )  # fmt: skip
    u2, u3 = found.state["u2"], found.state["u3"]
    # About the contact point, H = (0, 3/2 m r^2 u2, 1/4 m r^2 u3) turns with (0, u3 tan(theta), u3): along b1
    tipping = m * g * r * np.sin(theta) + 3 / 2 * m * r**2 * u2 * u3 - m * r**2 / 4 * u3**2 * np.tan(theta)
    assert found.state["u1"] == 0 and abs(tipping) < 1e-9 * m * g * r
    assert found.turning["psi"] == pytest.approx(u3 / np.cos(theta))
    assert found.linearization.carried == ("x", "y") and found.stability in ("marginal", "unstable")
    assert "goes on" in str(found)


def test_the_voltage_for_a_speed() -> None:
    w, i = One("w"), One("i")
    motor = bg.Graph("motor", Se("U") >> i >> GY("K", 0.05) >> w, i >> I("L", 1e-3), i >> R("Ra", 1),
                     w >> I("J", 1e-4), w >> R("b", 1e-3))  # fmt: skip
    found = bg.equilibrium(motor, {"U": 1.0}, {"w": 10}, fixed=["p_J"], inputs=["U"])
    assert found.inputs["U"] == pytest.approx(0.05 * 10 + 1e-3 * 10 / 0.05, rel=1e-9)
    assert found.stability == "stable" and found.residual < 1e-9


def test_a_cart_may_rest_anywhere() -> None:
    """Of all places the one to which it rolls from the guess."""
    v = One("v", coordinates=("x",))
    found = bg.equilibrium(bg.Graph("cart", v >> I("m", 2), v >> R("d", 1)), {}, {"x": 0.7, "v": 0.2})
    assert found.state["x"] == pytest.approx(0.7 + 2 * 0.2) and found.continuum == ({"x": 1.0},)


def test_what_has_no_equilibrium_is_refused_with_what_is_left() -> None:
    v = One("v", coordinates=("x",))
    falling = bg.Graph("falling", v >> I("m", 1), Se("g", -9.81) >> v)
    with pytest.raises(bg.NoSolution, match=r"p_m' = -9.81 is left"):
        bg.equilibrium(falling)
    hill = bg.Graph("hill", v >> I("m", 1), v >> C("slope", effort="1 + x**2"))
    with pytest.raises(bg.NoSolution, match="no equilibrium was found"):
        bg.equilibrium(hill, {}, {"x": 0.3})
    for wrong in ({"fixed": "x"}, {"fixed": ["y"]}, {"turning": ["v"]}, {"inputs": ["F"]}, {"guess": {"z": 1}}):
        with pytest.raises(bg.ValueRefused):
            bg.equilibrium(falling, **wrong)


def test_a_kink_has_an_equilibrium_but_no_linearization() -> None:
    v = One("v", coordinates=("x",))
    found = bg.equilibrium(bg.Graph("stop", v >> I("m", 1), v >> C("k", effort="4*x + abs(x)")), {}, {"x": 0.5})
    assert abs(found.state["x"]) < 1e-9 and "no linearization" in str(found)
    with pytest.raises(bg.NoSolution, match="changes sign"):
        _ = found.stability


@pytest.mark.parametrize("seed", range(5))
def test_directions_of_a_continuum_span_the_same_with_a_coordinate_each_of_their_own(seed: int) -> None:
    rows = np.random.default_rng(seed).normal(size=(3, 6))
    found = reduced(rows)
    assert np.linalg.matrix_rank(np.vstack([rows, found])) == 3
    own = [column for column in found.T if np.allclose(np.sort(abs(column)), [0, 0, 1], atol=1e-12)]
    assert len(own) >= 3


def test_a_direction_names_what_takes_part_beside_the_largest() -> None:
    assert _direction(("a", "b", "c"), np.array([-0.5, 0.25, 1e-15])) == {"a": -1.0, "b": 0.5}


def test_eigenvalues_are_spelt_with_their_sign() -> None:
    assert [_number(x) for x in (-1.5 + 0j, 2j, 1 - 0.5j)] == ["-1.5", "0+2i", "1-0.5i"]


def platform() -> bg.Graph:
    """A platform of 20 kg on six springy legs of 1.1 m, with Euler parameters."""
    top = Link("top", 20.0, (1.2, 1.4, 2.0))
    free = Free("f", "ground", top, euler_parameters(("e0", "e1", "e2", "e3")))
    mechanism, legs = Mechanism("st", [top], [free], gravity=(0, 0, -9.81)), []
    for i in range(6):
        below, above = (np.radians(120 * (i // 2) + side[i % 2]) for side in ((10, 50), (18, 42)))
        foot = Frame("ground", (0.8 * np.cos(below), 0.8 * np.sin(below), 0.0))
        length = mechanism.distance(f"l{i}", foot, top.frame((0.5 * np.cos(above), 0.5 * np.sin(above), 0.0)))
        legs += [*length, length.flow >> C(f"k{i}", effort=f"4000*(l{i}_length - 1.1)"), length.flow >> R(f"c{i}", 60)]
    return bg.Graph("st", *mechanism, *legs)


def test_rounding_beside_an_equilibrium_leads_nowhere() -> None:
    """Where a search ended at rest: rates of Euler parameters are products of numbers that are all rounding there."""
    problem = Problem.of(bg.compile(platform()), None)
    turned, moving = [-2.6e-16, -2.7e-16, -1e-15], [1.4e-24, -3e-22, -6e-23, 5.4e-21, 6.5e-22, -3e-26]
    x = np.array([8e-16, -1e-15, 1.0457128382601708, 1.0, *turned, *moving])
    search = _Search(problem.with_invariants, 0.0, (), (), ())
    search.base = np.array([0.0, 0.0, 1.0, 1.0, *[0.0] * 9])
    search.begin(search.base)
    assert search._left(x) == []
    assert search._fleeing(x, *search.evaluate(x)) == []


@pytest.mark.parametrize(
    ("law", "leads_on"), [("exp(300*(1 - x))", True), ("exp(3000*(1 - x))", False), ("1.01 - x", False)]
)
def test_a_step_leads_on_that_is_no_small_part_of_the_way_and_reaches_no_root(law: str, leads_on: bool) -> None:
    """At one, on the way from zero: Newton's is a three hundredth of it, or less, or ends at a root."""
    graph = bg.Graph("g", Se("z", 0) >> One("d") >> R("r", 1), bg.Integrator("x", law))
    search = _Search(Problem.of(bg.compile(graph), None), 0.0, (), (), ())
    search.base, x = np.zeros(1), np.ones(1)
    assert search._fleeing(x, *search.evaluate(x)) == (["x"] if leads_on else [])


@pytest.mark.parametrize("z", [0.8, 1.0])
def test_a_platform_on_legs_is_found_from_below(z: float) -> None:
    assert bg.equilibrium(platform(), guess={"e0": 1, "f_z": z})["f_z"] == pytest.approx(1.0457128382601704)


def test_loops_of_a_graph_are_judged_at_the_guess() -> None:
    """A Watt governor at 8 rad/s: in general fewer of its loops' rows are independent than with both arms alike."""
    spindle, sleeve = Link("spindle", 1, (0.1, 0.1, 0.1)), Link("sleeve", 1.5, (0.01, 0.01, 0.01))
    shaft, slide = Revolute("s", "ground", spindle, "z"), Prismatic("z", spindle.frame((0, 0, -0.4)), sleeve, "z")
    arms, rods, hinges, knees, ends = [], [], [], [], []
    for k, x, axis in ((0, 0.05, (0, -1, 0)), (1, -0.05, (0, 1, 0))):
        arms.append(Link(f"arm{k}", 0.8, (0.01, 0.01, 0.0005), centre=(0, 0, -0.3)))
        rods.append(Link(f"rod{k}", 0.1, (0.001, 0.001, 0.0001), centre=(0, 0, -0.1)))
        hinges.append(Revolute(f"a{k}", spindle.frame((x, 0, 0)), arms[k], axis))
        knees.append(Revolute(f"r{k}", arms[k].frame((0, 0, -0.2)), rods[k], axis))
        ends.append(Revolute(f"k{k}", rods[k].frame((0, 0, -0.2)), sleeve.frame((x, 0, 0)), axis))
    links, joints = [spindle, *arms, *rods, sleeve], [shaft, *hinges, slide, *knees, *ends]
    governor = Mechanism("governor", links, joints, gravity=(0, 0, -9.81))
    drive = Sf("drive", "Om") >> governor["s"]
    graph = bg.Graph("governor", *governor, drive, governor["z"] >> R("b", 5.0), values={"Om": 8})
    guess = {"a0_q": 0.5, "a1_q": 0.5, "r0_q": -1.0, "r1_q": -1.0, "z_q": 0.05}
    found = bg.equilibrium(graph, guess=guess, turning=["s_q"])

    def torque(angle: float) -> float:
        """That of the centrifugal forces less that of the weights."""
        s, c = np.sin(angle), np.cos(angle)
        arms = 0.8 * (0.05 + 0.3 * s) * 0.3 * c + (0.01 - 0.0005) * s * c
        rods = 0.1 * (0.05 + 0.1 * s) * 0.1 * c + (0.001 - 0.0001) * s * c
        return float(2 * 8**2 * (arms + rods) - 9.81 * (2 * 0.9 * 0.3 + 1.5 * 0.4) * s)

    assert found["a0_q"] == pytest.approx(brentq(torque, 0.1, 1.4), rel=1e-8)
    assert found.stability == "stable"


def joined(C0: float, C1: float, is_loaded: bool) -> bg.Graph:
    """Two capacitors joined by a cubic conductance; one is charged through 100 ohm, the other loaded by 470 ohm."""
    n0, n1, source, between = Zero("n0"), Zero("n1"), One("source"), One("between")
    loads = [Se("U", 7) >> source, source >> R("Rs", 100), source >> n1, n0 >> R("RL", 470)] if is_loaded else []
    conductance = R("X", flow="1e-3*e + 1e-4*e**3")
    return bg.Graph("nl", n0 >> C("C0", C0), n1 >> C("C1", C1), n0 >> between >> n1, between >> conductance, *loads)


@pytest.mark.parametrize("size", [1e-12, 4.8e-7, 1e-3, 1.0, 1e6])
def test_what_is_kept_is_judged_alike_in_any_units(size: float) -> None:
    """At 1 C in a microfarad the cubic term is 10^14 times the others, and it alone would keep the charge."""
    found = bg.equilibrium(joined(size, size / 12, is_loaded=True))
    assert (found["n0"], found["n1"]) == (pytest.approx(3.1066062594), pytest.approx(6.3390199448))
    assert not found.totals
    alone = bg.equilibrium(joined(size, size / 12, is_loaded=False), guess={"n0": 13.0})
    assert alone["n0"] == pytest.approx(12.0, rel=1e-6)
    assert list(alone.totals.values()) == [pytest.approx(13 * size)]


def test_reactions_settle_among_states_with_the_same_totals() -> None:
    """A = B: one eigenvalue is that of the amount of both, which no motion changes; the other is -(1 + 1/2)."""
    a, b, r = Zero("A"), Zero("B"), One("r")
    graph = bg.Graph("chem", a >> C("cA", 1.0), a >> r, r >> R("re", 1.0), r >> b, b >> C("cB", 2.0))
    found = bg.equilibrium(graph, {}, {"q_cA": 1.0, "q_cB": 0.0})
    assert found.state == pytest.approx({"q_cA": 1 / 3, "q_cB": 2 / 3})
    np.testing.assert_allclose(found.linearization.eigenvalues, [0, -1.5], atol=1e-12)
    assert found.stability == "stable" and found.linearization.stability == "marginal"
    assert "stable among states with these totals" in str(found)


def test_slow_modes_are_told_beside_the_slope_of_a_root_at_zero() -> None:
    """A mass on a spring, and a tank that is all but empty: its outflow is a root."""
    v, z = One("v", coordinates=("x",)), Zero("z")
    graph = bg.Graph(
        "beside",
        *(v >> I("m", 1), v >> C("k", 1), v >> R("b", 0.2)),
        *(z >> C("c", 1e-7), z >> R("valve", flow="1e-3*sign(e)*sqrt(abs(e))"), Sf("pump", 1e-9) >> z),
    )
    found = bg.equilibrium(graph, {}, {"x": 0.1, "q_c": 1e-15})
    assert found.linearization.eigenvalues.real.min() < -1e9
    assert found.stability == "stable"


def test_a_state_is_an_equilibrium_wherever_one_is_asked_for() -> None:
    """A hanging mass: it stays, and rates and matrices are those at the state by names."""
    v, values = One("v", coordinates=("x",)), {"F": 4.0}
    graph = bg.Graph("mass", v >> I("m", 2), v >> C("spring", effort="8*x + x**3"), v >> R("d", 4), Se("F") >> v)
    rest = bg.equilibrium(graph, values=values)
    assert bg.rates(graph, values, rest) == bg.rates(graph, values, rest.state)
    given, by_names = bg.linearize(graph, rest, values), bg.linearize(graph, dict(rest.state), values)
    np.testing.assert_array_equal(given.A, by_names.A)
    assert given.A[1, 0] == pytest.approx(-8 - 3 * rest.state["x"] ** 2) and rest.state["x"] > 0.4
    run = bg.simulate(graph, 1, values, rest)
    assert run["x"][-1] == pytest.approx(rest.state["x"], abs=1e-9)


def test_what_is_no_state_is_told_by_its_type_where_it_is_long() -> None:
    graph = bg.Graph("mass", (v := One("v")) >> I("m", 2), Se("F") >> v)
    with pytest.raises(bg.ValueRefused, match="of type list, it is not a mapping"):
        bg.simulate(graph, 1, {"F": 1}, ["x"] * 40)  # type: ignore[arg-type]


def test_it_tells_whatever_a_run_does_and_seeks_an_input_from_zero() -> None:
    i, w = One("i"), One("w", ("x", "y"), frame="inertial")
    motor = Se("U") >> i >> GY("K", 0.05) >> w["x"], i >> I("L", 1e-3), i >> R("Ra", 1), w >> R("b", 1e-3)
    graph = bg.Graph("motor", *motor, w >> I("J", (1e-4, 2e-4)))
    found = bg.equilibrium(graph, guess={"x": 10}, fixed=["x"], inputs=["U"])
    U = 0.05 * 10 + 1 * 1e-3 * 10 / 0.05
    assert found.inputs["U"] == pytest.approx(U) and found["x"] == pytest.approx(10)
    assert found["U.e"] == pytest.approx(U) and found["Ra.e"] == pytest.approx(0.2) and found["U"] == pytest.approx(U)
    np.testing.assert_allclose(found["w"], [10, 0], atol=1e-12)
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        found["omega"]
    sampled = bg.Graph("sampled", w["x"] >> I("m", 1), w["y"] >> I("n", 1), w >> R("r", 1), Se("F", ("u", 0)) >> w,
                       bg.sample("u", "3 - x", 0.1))  # fmt: skip
    assert bg.equilibrium(sampled)["r.e"] == pytest.approx([1.5, 0])


def test_rounding_of_undamped_modes_is_shown_as_zero() -> None:
    """A quarter of a car without a damper: what is left of its real parts is no growth."""
    wheel, body, rel = One("wheel"), One("body"), One("rel")
    tyre, spring = Zero("tyre"), Zero("spring")
    graph = bg.Graph("quarter", Sf("road", 0) >> tyre, tyre >> C("kt", 1 / 200e3), tyre >> wheel, wheel >> I("mu", 40),
                     Se("Gu", -400) >> wheel, wheel >> spring, spring >> rel, rel >> C("ks", 1 / 20e3),
                     spring >> body, body >> I("ms", 300), Se("Gs", -3000) >> body)  # fmt: skip
    found = bg.equilibrium(graph)
    assert np.abs(found.linearization.eigenvalues.real).max() > 0, "there is rounding"
    assert "e-1" not in str(found) and "0+74.2033i" in str(found) and "0-7.78066i" in str(found)


def test_a_mass_rests_anywhere_and_drifts_where_it_is_pushed() -> None:
    v = One("v", coordinates=("x",))
    found = bg.equilibrium(bg.Graph("free", v >> I("m", 1)))
    assert found.linearization.stability == "weakly unstable"
    assert "marginal among states with these totals, weakly unstable among all" in str(found)


@pytest.mark.parametrize("law", ["exp(-x)", "1e-12*exp(-x/700)", "1/(1 + x**2)"])
def test_rates_that_vanish_in_the_limit_alone_have_no_equilibrium(law: str) -> None:
    source = Se("z", 0) >> One("d") >> R("r", 1)
    with pytest.raises(bg.NoSolution, match="only become smaller the farther x moves on"):
        bg.equilibrium(bg.Graph("g", source, bg.Integrator("x", law)), guess={"x": 3.0})


@pytest.mark.parametrize(
    "law, x", [("exp(-x) - 1e-30", 30 * np.log(10)), ("x**2", 0.0), ("-x**3", 0.0), ("1 - x", 1.0)]
)
def test_one_far_away_or_of_several_roots_in_one_is_an_equilibrium(law: str, x: float) -> None:
    source = Se("z", 0) >> One("d") >> R("r", 1)
    found = bg.equilibrium(bg.Graph("g", source, bg.Integrator("x", law)), guess={"x": 3.0})
    assert found["x"] == pytest.approx(x, abs=1e-4)


@pytest.mark.parametrize("guess", [-1.0, 0.001, 0.1, 0.5])
def test_a_state_that_is_nearly_no_float_is_at_rest(guess: float) -> None:
    """Newton's steps from there leave numbers of which no products are floats."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph("slide", v >> I("m", 2), v >> C("s", effort="sinh(x) + 0.5*abs(x)"), v >> R("d", 4))
    assert bg.equilibrium(graph, guess={"x": guess}).state == pytest.approx({"x": 0.0, "p_m": 0.0}, abs=1e-300)


@pytest.mark.parametrize("unit", [1.0, 1e-9, 1e-15, 1e-20])
def test_what_relaxes_is_not_at_rest_in_whichever_units(unit: float) -> None:
    """A capacitor on its way to its voltage, of a charge of so many coulombs; what it is beside its end is rounding."""
    i = One("i")
    graph = bg.Graph("rc", Se("U") >> i, i >> R("r", 1.0), i >> C("c", 1.0))
    for part in (0.7, 1 - 1e-6):
        assert not bg.linearize(graph, {"q_c": part * unit}, {"U": unit}).is_equilibrium
    assert bg.linearize(graph, {"q_c": unit * (1 - 1e-12)}, {"U": unit}).is_equilibrium
    assert bg.equilibrium(graph, {"U": unit}, {"q_c": 0.7 * unit})["q_c"] == pytest.approx(unit, rel=1e-9)
    assert bg.linearize(graph, {"q_c": 0.0}, {"U": 0.0}).is_equilibrium


def test_notes_of_the_equations_are_told_of_an_operating_point() -> None:
    """An effort sensor on a 1-junction holds its flow at zero: who asks for no run is told, too."""
    z, i = Zero("z"), One("i")
    parts = Se("U", 5) >> z, z >> C("C1", 1e-6), z >> i, i >> R("Ra", 100), i >> De("u")
    graph = bg.Graph("measured", *parts)
    (note,) = bg.compile(graph).notes
    assert "holds the flow of the 1-junction 'i'" in note
    assert note in bg.equilibrium(graph).notes and note in bg.linearize(graph).notes
