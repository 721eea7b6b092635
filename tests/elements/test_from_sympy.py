"""Models of sympy.physics.mechanics as bond graphs, against sympy's own equations of motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import sympy as sp
from sympy.physics.mechanics import (
    KanesMethod,
    LagrangesMethod,
    LinearDamper,
    LinearPathway,
    LinearSpring,
    Particle,
    Point,
    ReferenceFrame,
    RigidBody,
    System,
    dynamicsymbols,
    inertia,
)
from sympy_models import CASES, SLOW, Case, State, states

import bondgraph as bg
from bondgraph.elements import R, Se, from_sympy

NEAR = 1e-10
"""Both routes solve linear systems of condition below 1e4 in double precision."""

ALL = [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in CASES]


def modelled(case: Case) -> Any:
    if isinstance(case.model, Mapping):
        return from_sympy("model", **case.model)
    return from_sympy("model", case.model, prescribed=case.prescribed)


def given(case: Case, model: Any, equations: Any, state: State) -> dict[str, Any]:
    """Values by their names in the graph; what does not act on the motion is zero."""
    known = {model.called(x): value for x, value in state.values.items() if x in model.symbols.values()}
    unknown = {x: 0.0 for x, default in equations.parameters.items() if default is None}
    values: dict[str, Any] = {**unknown, **{x: value for x, value in known.items() if x in equations.parameters}}
    for function, formula in case.inputs.items():
        name = model.called(function)
        values[name if name in equations.inputs else f"drive_{name}"] = str(formula)
    return values


def accelerations(case: Case, model: Any, equations: Any, state: State) -> dict[str, float]:
    start = {k: v for k, v in {**state.q, **state.u}.items() if k in equations.states}
    return bg.rates(equations, given(case, model, equations, state), start, state.t)


@pytest.mark.parametrize("name", ALL)
def test_accelerations_are_sympys(name: str) -> None:
    case = CASES[name]()
    model = modelled(case)
    equations = bg.compile(bg.Graph(name, *model), algebra=bg.algebra.table)
    for state in states(case, 3):
        found = accelerations(case, model, equations, state)
        scale = max(1.0, *map(abs, state.u_dot.values()))
        for u, expected in state.u_dot.items():
            assert found[u] == pytest.approx(expected, abs=NEAR * scale), (name, u)


FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "name", [pytest.param("rolling_disc", marks=[pytest.mark.slow]), "pendulum_whose_pivot_is_moved", "chaos_pendulum"]
)
def test_every_form_moves_alike(name: str, form: Any) -> None:
    """The rates of coordinates and of momenta, from one state over a short motion, to the integrator's tolerance."""
    case = CASES[name]()
    model = modelled(case)
    graph, (state,) = bg.Graph(name, *model), states(case, 1)
    whole = bg.compile(graph)
    start = {**state.q, **state.u}
    runs = [
        bg.simulate(equations, (0, 0.3), given(case, model, equations, state), start, rtol=1e-10, atol=1e-12)
        for equations in (whole, bg.compile(graph, form))
    ]
    for word in start:
        assert runs[1][word][-1] == pytest.approx(runs[0][word][-1], abs=1e-7), word


def test_auxiliary_speeds_bring_the_reactions_to_light() -> None:
    """The effort on the source that holds one is what sympy's auxiliary equations ask of the unknown force."""
    case = CASES["wheel_whose_contact_is_held"]()
    model = modelled(case)
    (state,) = states(case, 1)
    equations = bg.compile(bg.Graph("wheel", *model))
    run = bg.simulate(equations, (0, 0.01), given(case, model, equations, state), {**state.q, **state.u})
    T, F = sp.symbols("T F")
    (u,) = case.u
    asked = case.method.auxiliary_eqs.subs({u.diff(sp.Symbol("t")): state.u_dot["u"]})
    asked = asked.subs({u: state.u["u"], **state.values})
    found = sp.solve(list(asked), [T, F])
    for word, force in (("v_held", T), ("w_held", F)):
        assert run[f"{word}.e"][0] == pytest.approx(float(found[force]), abs=1e-9)


@pytest.mark.slow
def test_a_load_of_many_kinds_of_input_moves_alike_in_casadi() -> None:
    case = CASES["bead_on_a_spring_and_a_damper"]()
    model = modelled(case)
    (state,) = states(case, 1)
    equations = bg.compile(bg.Graph("bead", *model), algebra=bg.algebra.casadi)
    found = accelerations(case, model, equations, state)
    assert [found[u] for u in state.u_dot] == pytest.approx(list(state.u_dot.values()), rel=NEAR)


# -- a slider, in parts: one of them at a time is changed -------------------------------------------------------------

N, O, P = ReferenceFrame("N"), Point("O"), Point("P")
x, u, v = dynamicsymbols("x u v")
m = sp.Symbol("m")
t = dynamicsymbols._t
O.set_vel(N, 0)
P.set_pos(O, x * N.x)
P.set_vel(N, u * N.x)
SLIDER: dict[str, Any] = {"frame": N, "q": [x], "u": [u], "kdes": [u - x.diff(t)], "bodies": [Particle("b", P, m)]}


def slider(**changes: Any) -> Any:
    return from_sympy("slider", **{**SLIDER, **changes})


def rates(model: Any, values: dict[str, Any], start: dict[str, float], time: float = 0.0) -> dict[str, float]:
    return bg.rates(bg.Graph("slider", *model), values, start, time)


def test_a_spring_without_length_acts_where_its_ends_meet() -> None:
    """Along one line the length is |x|; a spring and a damper are smooth there all the same."""
    path = LinearPathway(O, P)
    model = slider(actuators=[LinearSpring(3, path), LinearDamper(5, path)])
    assert rates(model, {"m": 2}, {"x": 0, "u": 0.4})["u"] == pytest.approx(-1.0)
    assert rates(model, {"m": 2}, {"x": -0.2, "u": 0.4})["u"] == pytest.approx(-0.7)


def test_a_holonomic_constraint_that_moves() -> None:
    """x = s(t) sin 2t: the reaction is the mass times the acceleration, and x may start nowhere else."""
    s = dynamicsymbols("s")
    model = slider(holonomic=[x - s * sp.sin(2 * t)], prescribed=[s])
    values = {"m": 3, "drive_s": "1 + t**2"}
    run = bg.simulate(bg.Graph("slider", *model), (0, 1), values, rtol=1e-9, atol=1e-11)
    instant = run["t"][-1]
    place = (1 + t**2) * sp.sin(2 * t)
    assert run["x"][-1] == pytest.approx(float(place.subs(t, instant)), abs=1e-7)
    assert run["slider_loop_1.e"][-1] == pytest.approx(float(3 * place.diff(t, 2).subs(t, instant)), abs=1e-5)
    with pytest.raises(bg.ValueRefused):
        rates(model, values, {"x": 0.5})


def test_power_of_the_whole_is_balanced() -> None:
    model = slider(actuators=[LinearSpring(sp.Symbol("k"), LinearPathway(O, P), 1)], loads=[(P, -x * u * N.x)])
    run = bg.simulate(bg.Graph("slider", *model), (0, 2), {"m": 2, "k": 30}, {"x": 1.2})
    assert max(abs(run.power_audit().missing)) < 1e-6


def test_names_lead_there_and_back() -> None:
    beta, mass = sp.Symbol("\\beta_{0}"), sp.Symbol("lambda")
    model = slider(bodies=[Particle("block A", P, mass)], loads=[(P, beta * N.x)], names={beta: "push"})
    assert model.symbols["push"] is beta and model.called(mass) == "lambda_"
    assert model.v(SLIDER["bodies"][0].name.replace("b", "block_A")).name == "block_A_v"
    assert rates(model, {"push": 3, "lambda_": 2}, {})["u"] == 1.5


def test_a_plane_body_needs_one_moment_along_whatever_axes() -> None:
    """In its own axes, in inertial ones, and in those of a frame that turns beside it."""
    for axes in (A := N.orientnew("A", "Axis", [x, N.z]), N, A.orientnew("C", "Axis", [2 * x, N.z])):
        Z = O.locatenew("Z", 0.5 * A.x)
        body = RigidBody("b", Z, A, m, (inertia(axes, 0, 0, 0.3), Z))
        model = slider(bodies=[body], kdes=[u - x.diff(t)], loads=[(A, -2 * N.z)])
        assert rates(model, {"m": 4}, {"u": 3})["u"] == pytest.approx(-2 / 1.3)


def test_parts_of_the_graph_give_way_to_symbols() -> None:
    push = sp.symbols("b_v_x force_P slider_f u_signal b_v")
    model = slider(loads=[(P, sum(push) * u * N.x)])
    assert rates(model, dict(zip(map(str, push), (1, 2, 3, 4, 5), strict=True)) | {"m": 5}, {"u": 2})["u"] == 6


def test_what_hangs_on_a_point_acts_there() -> None:
    model = slider()
    tip = model.point("tip", P)
    graph = bg.Graph("pushed", *model, *tip, Se("wind", (4, 1, 1)) >> tip.flow, model[u] >> R("oil", 2))
    assert bg.rates(graph, {"m": 2}, {"u": 0.5})["u"] == pytest.approx(1.5)


# -- refusals ---------------------------------------------------------------------------------------------------------


def point(velocity: Any, place: Any = None) -> Any:
    found = Point("Z")
    found.set_vel(N, velocity)
    if place is not None:
        found.set_pos(O, place)
    return found


def heavy(potential: Any) -> Any:
    body = Particle("b", P, m)
    body.potential_energy = potential
    return body


TURNED = N.orientnew("A", "Axis", [x, N.z])
W = sp.Function("w")(t)
REFUSED: dict[str, tuple[dict[str, Any], type[bg.BondGraphError], str]] = {
    "no frame": ({"frame": None}, bg.StructureError, "inertial frame"),
    "no bodies": ({"bodies": []}, bg.StructureError, "no bodies"),
    "no body": ({"bodies": [3]}, bg.StructureError, "RigidBody or a Particle"),
    "nothing heavy": ({"bodies": [Particle("b", P, 0)]}, bg.StructureError, "moves and has mass"),
    "a coordinate that is a symbol": ({"q": [m]}, bg.StructureError, "function of time"),
    "no list": ({"q": "x"}, bg.StructureError, "list"),
    "a coordinate twice": ({"q": [x, x]}, bg.StructureError, "twice"),
    "no kinematical equation": ({"kdes": []}, bg.StructureError, "0 equations"),
    "dependent kinematical equations": (
        {"q": [x, v], "kdes": [u - x.diff(t), 2 * u - 2 * x.diff(t)]}, bg.StructureError, "do not give the rates"),
    "kinematical equations that are not linear": ({"kdes": [u - x.diff(t) ** 2]}, bg.StructureError, "not linear"),
    "an equation": ({"kdes": [sp.Eq(u, x.diff(t))]}, bg.StructureError, "expressions that vanish"),
    "a speed that is missing": ({"u": [v], "kdes": [v - x.diff(t)]}, bg.StructureError, "neither a coordinate nor"),
    "a velocity that is not defined": ({"bodies": [Particle("b", Point("Z"), m)]}, bg.StructureError, "not defined"),
    "a velocity that is not linear": ({"bodies": [Particle("b", point(u**2 * N.x), m)]}, bg.StructureError, "linear"),
    "a frame that is not oriented": (
        {"bodies": [RigidBody("b", P, ReferenceFrame("B"), m, (inertia(N, 1, 1, 1), P))]}, bg.FrameError, "axes of"),
    "an inertia that would change": (
        {"bodies": [RigidBody("b", P, TURNED, m, (inertia(N, 1, 2, 3), P))]}, bg.FrameError, "would change"),
    "an inertia that changes": (
        {"bodies": [RigidBody("b", P, TURNED, m, (inertia(TURNED, 1, 2, x), P))]}, bg.FrameError, "not constant"),
    "a mass that changes": ({"bodies": [Particle("b", P, m * x)]}, bg.ModulusError, "parameters only"),
    "a potential energy": ({"bodies": [heavy(m * x)]}, bg.StructureError, "potential energy"),
    "two bodies of a name": ({"bodies": [Particle("b", P, m), Particle("b", P, m)]}, bg.DuplicateName, "called 'b'"),
    "two symbols of a name": ({"bodies": [Particle("b", P, sp.Symbol("x"))]}, bg.DuplicateName, "called 'x'"),
    "symbols apart by assumptions": (
        {"loads": [(P, sp.Symbol("m", positive=True) * N.x)]}, bg.DuplicateName, "called 'm'"),
    "a symbol of the name of an actuator": (
        {"actuators": [LinearSpring(sp.Symbol("spring_1"), LinearPathway(O, P))]}, bg.DuplicateName, "part of the gr"),
    "no name": ({"bodies": [Particle("b", P, sp.Symbol("\u6f22"))]}, bg.ExpressionError, "no identifier"),
    "a name of nothing": ({"names": {sp.Symbol("z"): "z"}}, bg.ValueRefused, "does not hold"),
    "a load of another kind": ({"loads": [3]}, bg.StructureError, "a load is"),
    "a load that is no number": ({"loads": [(P, sp.nan * N.x)]}, bg.StructureError, "a load is"),
    "a load on a point from nowhere": ({"loads": [(point(u * N.y), N.x)]}, bg.StructureError, "with which body"),
    "a load on a point that wanders": ({"loads": [(point(u * N.y, x**2 * N.x), N.x)]}, bg.StructureError, "matter"),
    "a load by an acceleration": ({"loads": [(P, u.diff(t) * N.x)]}, bg.StructureError, "acceleration"),
    "a load by an unknown function": ({"loads": [(P, sp.Function("h")(x) * N.x)]}, bg.StructureError, "unknown"),
    "a load by an undeclared function": ({"loads": [(P, W**2 * N.x)]}, bg.StructureError, "prescribed=[w]"),
    "a function in a load that has no formula": (
        {"loads": [(P, sp.besselj(0, x) * N.x)]}, bg.ExpressionError, "besselj"),
    "a complex load": ({"loads": [(P, sp.I * N.x)]}, bg.ExpressionError, "real"),
    "an actuator of another kind": ({"actuators": [3]}, bg.StructureError, "an actuator is"),
    "a constraint that is not linear": ({"velocity_constraints": [u**2 - 1]}, bg.StructureError, "not linear"),
    "a constraint that holds nothing": ({"velocity_constraints": [x - 1]}, bg.StructureError, "holds no speed"),
    "a holonomic constraint of speeds": ({"holonomic": [u]}, bg.StructureError, "has speeds"),
    "a prescribed function of nothing": ({"prescribed": [W]}, bg.StructureError, "no motion depends"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_is_named(what: str) -> None:
    changes, kind, words = REFUSED[what]
    with pytest.raises(kind) as caught:
        list(slider(**changes))
    assert words in str(caught.value) and caught.value.place and caught.value.law and caught.value.remedy


def test_a_pathway_whose_loads_are_not_those_of_its_length() -> None:
    class Turned(LinearPathway):  # type: ignore[misc]
        def to_loads(self, force: Any) -> Any:
            return super().to_loads(-force)

    with pytest.raises(bg.StructureError, match="contradicts itself"):
        slider(actuators=[LinearSpring(2, Turned(O, P))])


def kane(**more: Any) -> Any:
    return KanesMethod(N, [x], [u], [u - x.diff(t)], **more)


def lagrange() -> Any:
    return LagrangesMethod(m * x.diff(t) ** 2, [x])


@pytest.mark.parametrize(
    ("build", "words"),
    [
        (lambda: 3, "not int"),
        (kane, "not been told its bodies"),
        (lambda: KanesMethod(N, [x], [u]), "kinematical"),
        (lagrange, "where its energies are"),
        (lambda: System(N, O), "no bodies"),
    ],
)
def test_models_that_are_refused(build: Any, words: str) -> None:
    with pytest.raises(bg.StructureError, match=words):
        from_sympy("slider", build())


def test_a_model_and_parts_besides() -> None:
    with pytest.raises(bg.StructureError, match="bodies besides"):
        from_sympy("slider", kane(), bodies=SLIDER["bodies"])


def held(velocity: Any, **more: Any) -> Any:
    """A particle in a plane on the circle x**2 + y**2 = 1, with velocity constraints of its own."""
    y = dynamicsymbols("y")
    Z = O.locatenew("Z", x * N.x + y * N.y)
    Z.set_vel(N, u * N.x + v * N.y)
    method = KanesMethod(
        N, [x], [u], [u - x.diff(t), v - y.diff(t)], q_dependent=[y], u_dependent=[v], bodies=[Particle("b", Z, m)],
        configuration_constraints=[x**2 + y**2 - 1], velocity_constraints=[velocity(y)], **more,
    )  # fmt: skip
    return from_sympy("ring", method)


def test_velocity_constraints_hold_the_holonomic_ones() -> None:
    assert held(lambda y: x * u + y * v)
    with pytest.raises(bg.StructureError, match="let the holonomic ones change"):
        held(lambda y: x * v - y * u)


def test_acceleration_constraints_are_the_rates_of_the_others() -> None:
    y = dynamicsymbols("y")
    right = 2 * (x * u.diff(t) + y * v.diff(t) + u**2 + v**2)
    assert held(lambda y: x * u + y * v, acceleration_constraints=[right])
    with pytest.raises(bg.StructureError, match="not the rates"):
        held(lambda y: x * u + y * v, acceleration_constraints=[right + u * v])
