"""Linearization: closed forms, sympy's Linearizer, and finite differences of the rates and of runs."""

from __future__ import annotations

import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import juries
import numpy as np
import pytest
import sympy as sp
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.elements import GY, TF, C, I, Link, Mechanism, One, R, Se, Sf, Spherical, StickSlip, euler_parameters

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def differences(function: Any, x: np.ndarray, h: float = 1e-6) -> np.ndarray:
    """A Jacobian by central differences: off by h**2, and rounding over h."""
    columns = []
    for k in range(len(x)):
        step = h * max(1.0, abs(x[k])) * np.eye(len(x))[k]
        columns.append((function(x + step) - function(x - step)) / (2 * step[k]))
    return np.array(columns).T


@pytest.mark.parametrize("algebra", [pytest.param(bg.algebra.sympy, marks=pytest.mark.slow), bg.algebra.casadi])
@pytest.mark.parametrize("name", CATALOGUE)
def test_matrices_are_the_differences_of_the_rates(name: str, algebra: Any) -> None:
    found = CATALOGUE[name]()
    equations = bg.compile(found.graph, algebra=algebra)
    start = {name: value for name, value in found.start.items() if name in equations.states}
    linear = bg.linearize(equations, start, found.values, 0.3, outputs=equations.states)
    # The driven arm's second angle is given by time, and departs with nothing.
    assert linear.dependent == (("b",) if name == "driven_arm" else ())

    def rates(x: np.ndarray) -> np.ndarray:
        state = dict(zip(equations.states, x, strict=True))
        return np.array([*bg.rates(equations, found.values, state, 0.3).values()])

    expected = differences(rates, np.array([linear.point[state] for state in equations.states]))
    kept = [equations.states.index(name) for name in linear.states]
    np.testing.assert_allclose(linear.A, expected[kept] @ linear.C, atol=1e-7 * max(1.0, np.abs(expected).max()))
    np.testing.assert_array_equal(linear.C[kept], np.eye(len(linear.states)))


def test_an_electric_motor_has_its_transfer_function() -> None:
    """From voltage to speed: K / ((L s + R)(J s + b) + K^2)."""
    i, w = One("i"), One("w")
    motor = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
    values = {"L": 5e-3, "Ra": 1.0, "K": 0.05, "J": 1e-4, "b": 1e-5, "U": 3.0}
    linear = bg.linearize(motor, None, values, inputs=["U"], outputs=["w", "Ra.e"])
    s = 2.0 + 30.0j
    x = np.linalg.solve(s * np.eye(2) - linear.A, linear.B)
    speed, drop = (linear.C @ x + linear.D)[:, 0]
    whole = (values["L"] * s + values["Ra"]) * (values["J"] * s + values["b"]) + values["K"] ** 2
    assert speed == pytest.approx(values["K"] / whole, rel=1e-12)
    assert drop == pytest.approx(values["Ra"] * (values["J"] * s + values["b"]) / whole, rel=1e-12)


DISC = {"m": 1.3, "r": 0.3, "g": 9.81}


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
@pytest.mark.parametrize("fast", [False, True])
def test_a_thin_disc_rolls_upright_from_its_critical_speed_on(form: Any, fast: bool) -> None:
    """A disc with J = m r^2/4 leans with lambda^2 = 4 g/(5 r) - 12 w^2/5: stable where w^2 > g/(3 r)."""
    m, r, g = DISC.values()
    w = np.sqrt(g / (3 * r)) * (1.001 if fast else 0.999)
    equations = bg.compile(run_path(str(EXAMPLES / "rolling_disc.py"))["disc"], form)
    start = {"u2": w} if "u2" in equations.states else {"p_T_u2": 1.5 * m * r**2 * w}
    linear = bg.linearize(equations, start, DISC)
    square = 4 * g / (5 * r) - 12 * w**2 / 5
    assert linear.stability == ("marginal" if fast else "unstable")
    assert np.max(linear.eigenvalues.real) == pytest.approx(0 if fast else np.sqrt(square), abs=1e-7)
    assert np.max(linear.eigenvalues.imag) == pytest.approx(np.sqrt(-square) if fast else 0, abs=1e-7)
    assert len(linear.states) == 8 and set(linear.moving) == {"x", "phi"}
    assert not linear.is_equilibrium and "not an equilibrium: x' = " in str(linear)
    alone = linear.without("x", "y", "phi")
    assert alone.is_equilibrium and len(alone.eigenvalues) == 5
    with pytest.raises(bg.ValueRefused, match="theta"):
        linear.without("x", "y", next(name for name in linear.states if name.endswith("u1")))


def knife() -> bg.Graph:
    """A skate in Cartesian velocities, its constraint as drawn: a differential-algebraic system."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    a = (("-sin(th)", "cos(th)", "0"),)
    return bg.Graph("skate", f["u", "v"] >> I("m", 1.3), f["w"] >> I("n", 0.7), f["w"] >> R("r", 0.2),
                    Se("F", ("k*cos(th)", "k*sin(th)", "-c*th")) >> f, f << TF("a", a) << Sf("b"))  # fmt: skip


@pytest.mark.parametrize("size", ["1e-9", "1e-6", "1", "1e6"])
def test_a_skate_reaches_every_place_however_slowly_it_turns(size: str) -> None:
    """Its heading turns by so many radians a unit of w: no function of its coordinates stays as it is."""
    f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y", "th"))
    Q = TF("Q", (("cos(th)", 0), ("sin(th)", 0), (0, size)))
    graph = bg.Graph("skate", f >> Q >> q_dot, f["u"] >> I("m", 1), f["w"] >> I("J", 1), f >> R("r", 1))
    assert bg.linearize(graph, {"th": 0.3}).states == ("x", "y", "th", "u", "w")


def test_along_a_constrained_motion_departures_are_those_of_neighbouring_runs() -> None:
    """Over a short time a run that starts beside another departs from it by exp(A t)."""
    values = {"b": "0.1 + sin(t)/3", "k": 0.4, "c": 2.0}
    run = bg.simulate(knife(), (0, 1), values, {"th": 0.4, "u": 1.0, "w": 0.3}, rtol=1e-11, atol=1e-13)
    linear = bg.linearize(run, t=0.5, inputs=["b"])
    assert len(linear.states) == 5 and len(linear.dependent) == 1 and not linear.steady
    tight = {"rtol": 1e-11, "atol": 1e-13}

    def after(x: np.ndarray, h: float = 1e-4) -> np.ndarray:
        start = dict(zip(linear.states, x, strict=True))
        there = bg.simulate(run.equations, [0.5, 0.5 + h, 0.5 + 2 * h], values, start, **tight)
        ends = np.array([there[name] for name in linear.states])
        return np.asarray((4 * ends[:, 1] - 3 * ends[:, 0] - ends[:, 2]) / (2 * h))

    expected = differences(after, np.array([linear.point[name] for name in linear.states]), 1e-4)
    np.testing.assert_allclose(linear.A, expected, atol=1e-5)


def test_an_input_that_drives_a_constraint_acts_with_its_rate() -> None:
    """A mass pushed through a massless rod: u = b, and the force of the rod is m b' + d b."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("pushed", f >> I("m", 2), f["u"] >> R("d", 3), f["w"] >> C("k", effort="8*y"),
                     f << TF("a", ((1, 0),)) << Sf("b"))  # fmt: skip
    linear = bg.linearize(graph, None, {"b": "sin(t)"}, outputs=["b.e", "x"])
    assert linear.inputs == ("b", "b'")
    s = 0.7 + 2j
    x = np.linalg.solve(s * np.eye(len(linear.A)) - linear.A, linear.B @ [1, s])
    force, place = linear.C @ x + linear.D @ [1, s]
    assert force == pytest.approx(2 * s + 3, rel=1e-12) and place == pytest.approx(1 / s, rel=1e-12)
    with pytest.raises(bg.ValueRefused, match=r"b.e follows the rate of the input 'b' at once"):
        linear.without_rates()
    omega = np.array([0.3, 5.0])
    np.testing.assert_allclose(linear.frequency_response(omega)[:, 0, 0], 2j * omega + 3, rtol=1e-12)
    assert str(linear.transfer_function("b.e", "b")) == "b.e / b = 2 s + 3"
    assert len(linear.bode(omega).axes) == 2
    moved = bg.linearize(graph, None, {"b": "sin(t)"}, outputs=["x", "u"]).without_rates()
    x = np.linalg.solve(s * np.eye(len(moved.A)) - moved.A, moved.B[:, 0])
    np.testing.assert_allclose(moved.C @ x + moved.D[:, 0], [1 / s, 1], rtol=1e-12)


def test_against_the_linearizer_of_sympy() -> None:
    """A pendulum on a cart, hinge without friction, about the upper rest position."""
    from sympy.physics.mechanics import KanesMethod, Particle, Point, ReferenceFrame, dynamicsymbols

    q, u = dynamicsymbols("q1 q2"), dynamicsymbols("u1 u2")
    M, m, l, g = sp.symbols("M m l g")
    F = dynamicsymbols("F")
    N = ReferenceFrame("N")
    O, P, B = Point("O"), Point("P"), N.orientnew("B", "Axis", [q[1], N.z])
    O.set_vel(N, 0 * N.x)
    cart = O.locatenew("cart", q[0] * N.x)
    cart.set_vel(N, u[0] * N.x)
    B.set_ang_vel(N, u[1] * N.z)
    P = cart.locatenew("P", l * B.y)
    P.v2pt_theory(cart, N, B)
    method = KanesMethod(N, q, u, [q[0].diff() - u[0], q[1].diff() - u[1]])
    bodies = [Particle("a", cart, M), Particle("b", P, m)]
    method.kanes_equations(bodies, [(P, -m * g * N.y), (cart, F * N.x)])
    zero = dict.fromkeys([*q, *u], 0)
    A, B_, _ = method.linearize(A_and_B=True, op_point=[zero])
    numbers = {M: 3, m: 0.7, l: 0.9, g: 9.81}

    tip = One("tip", 2)
    f = One("f", ("v", "w"), coordinates=("x", "th"))
    graph = bg.Graph("crane", f["v"] >> I("M", 3), Se("F") >> f["v"],
                     f >> TF("d", ((1, "-0.9*cos(th)"), (0, "-0.9*sin(th)"))) >> tip >> I("m", 0.7),
                     Se("G", (0, -0.7 * 9.81)) >> tip)  # fmt: skip
    linear = bg.linearize(graph, None, {"F": 0}, states=("x", "th", "v", "w"))
    assert linear.is_equilibrium and linear.stability == "unstable"
    order = [linear.states.index(name) for name in ("x", "th", "v", "w")]
    np.testing.assert_allclose(linear.A[np.ix_(order, order)], np.array(A.subs(numbers), float), atol=1e-12)
    np.testing.assert_allclose(linear.B[order], np.array(B_.subs(numbers), float), atol=1e-12)


@pytest.mark.parametrize("law", ["3*abs(f)*f", "4*f"])
def test_a_law_with_two_sides_of_one_derivative_is_linearized(law: str) -> None:
    v = One("v")
    resistor = R("r", effort=law)
    found = bg.linearize(bg.Graph("slide", v >> I("m", 2), v >> resistor), None, {})
    assert pytest.approx(-2.0 if law == "4*f" else 0.0, abs=1e-15) == found.A


@pytest.mark.parametrize("law", ["3*sign(f)", "abs(f)", "max(f, 2*f)"])
def test_a_law_with_a_kink_is_refused_there_and_nowhere_else(law: str) -> None:
    v = One("v")
    graph = bg.Graph("slide", v >> I("m", 2), v >> R("r", effort=law))
    with pytest.raises(bg.NoSolution, match="changes sign"):
        bg.linearize(graph, None, {})
    derivative = {"3*sign(f)": 0.0, "abs(f)": 1.0}.get(law, 2.0)
    assert pytest.approx(-derivative / 2) == bg.linearize(graph, {"v": 0.1}, {}).A


def test_a_python_function_is_differentiated_by_the_derivatives_it_declares() -> None:
    v = One("v", coordinates=("x",))
    law = bg.Function(np.sin, np.cos)
    graph = bg.Graph("swing", v >> I("m", 2), v >> C("spring", effort=law))
    assert bg.linearize(graph, {"x": 1.0}, {}).A[1, 0] == pytest.approx(-np.cos(1.0))


def test_the_inverse_of_a_python_function_needs_no_second_derivative() -> None:
    """Its law gives flow, the stroke asks for effort: the solution is differentiated, not the steps to it."""
    v = One("v")
    graph = bg.Graph("brake", v >> I("m", 2), v >> R("r", flow=bg.Function(np.sinh, np.cosh)))
    linear = bg.linearize(graph, {"v": 1.5}, {}, outputs=["r.e"])
    assert linear.C[0, 0] == pytest.approx(-linear.A[0, 0], rel=1e-12)
    assert linear.A[0, 0] == pytest.approx(-1 / np.hypot(1, 1.5) / 2, rel=1e-12)


def test_where_constraints_are_dependent_nothing_is_told() -> None:
    """A particle on a rod, at the centre of the circle: the constraint demands nothing of its velocity there."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("pendulum", f >> I("m", 2), f << TF("a", (("x", "y"),)) << Sf("rod", 0))
    with pytest.raises(bg.BondGraphError):
        bg.linearize(graph, {"x": 0, "y": 0, "u": 0.3}, {})


def test_what_is_asked_for_wrongly_is_refused() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("oscillator", v >> I("m", 2), v >> C("spring", effort="8*x"), Se("F") >> v)
    equations, values = bg.compile(graph), {"F": 1.0}
    run = bg.simulate(equations, (0, 1), values)
    for wrong in (
        {"inputs": ["G"]}, {"inputs": "F"}, {"outputs": ["y"]}, {"outputs": "x"}, {"states": ["x"]},
        {"states": ["x", "v"]}, {"at": {"y": 1}}, {"t": float("nan")},
    ):  # fmt: skip
        with pytest.raises(bg.ValueRefused):
            bg.linearize(equations, **{"values": values, **wrong})
    with pytest.raises(bg.ValueRefused, match="known from"):
        bg.linearize(run, t=2.0)
    with pytest.raises(bg.ValueRefused, match="a trajectory gives the state"):
        bg.linearize(run, {"x": 1}, t=0.5)
    with pytest.raises(bg.MissingValues):
        bg.linearize(equations)
    several = bg.linearize(equations, run, t=[0.0, 0.5])
    assert [one.t for one in several] == [0.0, 0.5] and several[1].moving


@juries.package("control")
def test_python_control_has_the_same_poles_and_names() -> None:
    v = One("v", coordinates=("x",))
    graph = bg.Graph("oscillator", v >> I("m", 2), v >> C("s", effort="8*x"), v >> R("d", 4), Se("F") >> v)
    linear = bg.linearize(graph, None, {"F": 0}, outputs=["x", "d.e"])
    system = linear.to_control()
    np.testing.assert_allclose(sorted(system.poles(), key=np.imag), [-1 - 3**0.5 * 1j, -1 + 3**0.5 * 1j])
    assert system.input_labels == ["F"] and system.output_labels == ["x", "d_e"]
    assert system(2j)[0] == pytest.approx(1 / (2 * (2j) ** 2 + 4 * 2j + 8))


def rod() -> bg.Graph:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", (("x", "y"),)) << Sf("rod", 0)
    return bg.Graph("pendulum", f >> I("m", 2), Se("G", ("0", "-m*g")) >> f, held,
                    values={"g": 9.81})  # fmt: skip


@pytest.mark.parametrize("changed", [False, True])
def test_a_rods_length_is_no_departure_unless_something_changes_it(changed: bool) -> None:
    """x u + y w = 0 keeps x^2 + y^2: two modes are left. A driven rod makes it longer: a third, an integrator."""
    graph = bg.driven(rod(), dependent=("w",)) if changed else rod()
    l = np.array([0.6, -0.8])
    linear = bg.linearize(graph, {"x": 0.0, "y": -1.0})
    assert linear.is_equilibrium and "y" in linear.dependent
    np.testing.assert_allclose(linear.eigenvalues, [np.sqrt(9.81) * 1j, -np.sqrt(9.81) * 1j], atol=1e-9)
    aside = bg.linearize(graph, dict(zip("xy", l, strict=True)), states=("x", "u" if not changed else "u_"))
    assert aside.C[aside.outputs.index("y"), 0] == pytest.approx(-l[0] / l[1], rel=1e-9)
    driven = bg.linearize(graph, {"x": 0.0, "y": -1.0}, inputs=["rod"])
    assert len(driven.states) == 3 and np.abs(driven.eigenvalues).min() < 1e-12


def test_the_norm_of_euler_parameters_is_no_departure() -> None:
    ball = Link("ball", 0.2, (2e-4, 2e-4, 1e-4), centre=(0, 0, -0.1))
    joint = Spherical("wrist", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")))
    graph = bg.Graph("hanging", *Mechanism("hung", [ball], [joint], gravity=(0, 0, -9.81)))
    linear = bg.linearize(graph, {"e0": 1.0})
    w = np.sqrt(0.2 * 0.1 * 9.81 / (2e-4 + 0.2 * 0.1**2))
    assert linear.dependent == ("e0",) and linear.is_equilibrium
    np.testing.assert_allclose(sorted(linear.eigenvalues.imag), [-w, -w, 0, 0, w, w], atol=1e-7)


def test_what_brackets_of_brackets_reach_is_a_departure() -> None:
    """A car with a trailer: two velocities, and every one of the four coordinates can be reached."""
    f, q_dot = One("f", ("u", "w")), One("q_dot", coordinates=("x", "y", "a", "b"))
    Q = (("cos(a)", 0), ("sin(a)", 0), (0, 1), ("sin(a - b)", 0))
    graph = bg.Graph("car", f >> TF("Q", Q) >> q_dot, f >> I("m", 2))
    assert not bg.linearize(graph, {"a": 0.3, "b": -0.2, "u": 1.0, "w": 0.1}).dependent


@pytest.mark.parametrize("r", [1e-6, 1.0, 1e4])
def test_departures_that_motions_reach_are_the_same_in_any_unit(r: float) -> None:
    """A disc that rolls upright and one on rails: its place is tied to its angle only on the rails."""
    f, rolled = One("f", ("spin", "turn")), One("q_dot", coordinates=("x", "y", "psi", "phi"))
    Q = ((f"{r}*cos(psi)", 0), (f"{r}*sin(psi)", 0), (0, 1), (1, 0))
    stores = f["spin"] >> I("J", 1.5), f["turn"] >> I("K", 0.25)
    free = bg.Graph("disc", f >> TF("Q", Q) >> rolled, *stores)
    assert not bg.linearize(free, {"spin": 2.0, "psi": 0.0}).dependent
    w = One("w")
    rails = bg.Graph("rails", w >> TF("Q", ((r,), (1,))) >> One("q_dot", coordinates=("x", "phi")), w >> I("J", 1.5))
    assert len(bg.linearize(rails, {"w": 2.0}).dependent) == 1


def test_a_motion_along_a_line_on_which_nothing_changes_is_steady() -> None:
    """A frame that hangs on a wheel it turns against: only the sum of both angles matters, and that rests."""
    f = One("f", ("u", "v"), coordinates=("a", "b"))
    both = One("both")
    graph = bg.Graph("hung", f["u"] >> I("wheel", 2), f >> TF("sum", ((1, 1),)) >> both >> I("frame", 0.5),
                     Se("weight", "-3*sin(a + b)") >> both)  # fmt: skip
    linear = bg.linearize(graph, {"u": 4.0, "v": -4.0})
    assert set(linear.moving) == {"a", "b"} and not linear.carried and linear.stability == "marginal"
    assert linear.steady == linear.states and "a steady motion of" in str(linear)
    np.testing.assert_allclose(np.abs(linear.eigenvalues.imag).max(), np.sqrt(3 / 0.5), rtol=1e-12)
    aside = bg.linearize(graph, {"u": 4.0, "v": -4.0, "a": 0.3})
    assert aside.carried == ("b", "v")  # nothing turns the wheel itself
    assert bg.linearize(graph, {"u": 4.0, "v": -3.9}).carried == ("b", "v")


def test_without_python_control_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    v = One("v")
    linear = bg.linearize(bg.Graph("slide", v >> I("m", 2), v >> R("r", 1)), None, {})
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(bg.MissingPackage, match="control"):
        linear.to_control()


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.lagrange_multipliers])
def test_outputs_that_a_form_has_carried_away_are_those_of_the_graph_as_drawn(form: Any) -> None:
    """Across its rail a mass bears c x''; neither c nor that effort is in the form."""
    f, v = One("f", coordinates=("x",)), One("v", ("vx", "vy"), frame="inertial")
    hung = v >> I("m", (("a", "c"), ("c", 2))), Se("load") >> v["vx"]
    graph = bg.Graph("rail", f >> TF("P", ((1,), (0,))) >> v, *hung, f >> R("d", 0.1))
    values = {"a": 2.0, "c": 0.5, "load": 1.0}
    drawn, made = (
        bg.linearize(bg.compile(graph, each), {"f": 0.3}, values, inputs=["load"], outputs=["m.e"])
        for each in (None, form)
    )
    assert drawn.outputs == made.outputs == ("m.e[vx]", "m.e[vy]")
    order = [made.states.index(name) for name in drawn.states]
    np.testing.assert_allclose(made.C[:, order], drawn.C, atol=1e-12)
    np.testing.assert_allclose(made.D, drawn.D)


def test_no_verdict_where_what_moves_is_left_out() -> None:
    """A top that sleeps too slowly falls; in Euler parameters only its spin is steady, which alone tells nothing."""
    top = Link("top", 2.0, (0.2, 0.2, 0.15), centre=(0, 0, 0.5))
    joint = Spherical("h", "ground", top, euler_parameters(("e0", "e1", "e2", "e3")))
    graph = bg.Graph("top", *Mechanism("top", [top], [joint], gravity=(0, 0, -9.81)))
    linear = bg.linearize(graph, {"e0": 1.0, "h_wz": 10.0})
    assert linear.steady == ("h_wz",) and linear.stability == ""


def sprung(damping: float = 0.0) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("sprung", v >> I("m", 1), v >> C("k", 1), v >> R("r", damping, active=damping < 0), Se("F") >> v)


@pytest.mark.parametrize(("off", "rests"), [(1e-8, True), (1e-6, False)])
def test_forces_that_balance_to_eight_digits_are_in_balance(off: float, rests: bool) -> None:
    """By `ON_CONSTRAINTS`: of 1 + 4, a spring's force of 4 against 4 and a little."""
    assert bg.linearize(sprung(), {"x": 4.0}, {"F": 4.0 + off}).is_equilibrium == rests


@pytest.mark.parametrize(("damping", "verdict"), [(2e-7, "stable"), (2e-13, "marginal"), (-2e-7, "unstable")])
def test_roots_on_the_imaginary_axis_but_for_rounding_tell_nothing(damping: float, verdict: str) -> None:
    """Real parts of half the damping, beside frequencies of one."""
    assert bg.linearize(sprung(damping), {}, {"F": 0.0}).stability == verdict


@pytest.mark.parametrize(("share", "steady"), [(2e-8, False), (1e-10, True)])
def test_stiffness_that_changes_on_the_way_is_no_steady_motion(share: float, steady: bool) -> None:
    """By `IDENTITY`: a mass passes; beside it another, on a spring whose stiffness depends on where the first is."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("passing", f >> I("m", 1), Se("F", (0, f"-(1 + {share}*x)*y")) >> f)
    linear = bg.linearize(graph, {"u": 1.0})
    assert linear.carried == (() if steady else ("y", "p_m_w"))


@pytest.mark.parametrize(("w", "slip"), [(40.0, 1.0), (-40.0, -1.0)])
def test_a_slip_that_is_not_given_is_that_of_a_motion_that_begins_there(w: float, slip: float) -> None:
    """It was zero, as if it stuck while it turned."""
    flow, dry = One("w"), StickSlip("dry", "F0", 1, 1.5)
    graph = bg.Graph("pad", Se("F", "F0") >> flow, flow >> I("J", 0.1), flow >> R("b", 0.05), flow >> dry)
    asked: dict[str, Any] = {"values": {"F0": 10.0}, "inputs": ["slip_dry", "e_dry"]}
    found = bg.linearize(graph, {"w": w}, **asked)
    assert found.moving["p_J"] == pytest.approx(10 - 0.05 * w - slip)
    given = bg.linearize(graph, {"w": w, "slip_dry": 0.4}, **asked)
    assert given.moving["p_J"] == pytest.approx(10 - 0.05 * w - 0.4 - 0.84 * 10)


def test_a_source_with_a_formula_is_freed_as_the_error_says() -> None:
    def pushed(force: str, *more: object) -> bg.Graph:
        v = One("v", coordinates=("x",))
        return bg.Graph("pushed", Se("F", force) >> v, v >> I("m", 2), *more)

    with pytest.raises(bg.ValueRefused, match=r"'F': it is no input: the graph gives it as '-3 \* x'") as caught:
        bg.linearize(pushed("-3*x"), inputs=["F"])
    assert all(part in caught.value.remedy for part in ("bg.Input('u')", "'-3 * x + u'", "values={'u': 0}"))
    freed = bg.linearize(pushed("-3 * x + u", bg.Input("u")), inputs=["u"], values={"u": 0})
    assert freed.B.tolist() == [[0.0], [1.0]] and freed.A[1].tolist() == [-3.0, 0.0]
