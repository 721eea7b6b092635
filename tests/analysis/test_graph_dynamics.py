"""Matrices, forces and accelerations of graphs: beside the compiled equations, references of their own, and laws."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any

import hypothesis.strategies as st
import numpy as np
import pytest
import random_bodies
import sympy as sp
from constrained import CONSTRAINED, Catalogued
from hypothesis import given, settings
from linkages import LINKAGES
from mechanisms import NAMES
from quick import quick
from sympy.physics import mechanics as me
from test_linkages import configurations, reach_of

import bondgraph as bg
from bondgraph.analysis.dynamics.graph_dynamics import GraphDynamics, dynamics
from bondgraph.analysis.dynamics.quantities import OF_FLOWS, TAKES
from bondgraph.elements import (
    GY,
    TF,
    C,
    Dynamics,
    Frame,
    I,
    Link,
    Mechanism,
    One,
    Planar,
    Prismatic,
    R,
    Revolute,
    Se,
    Sf,
    WheelContact,
    Zero,
)

CASADI = bg.algebra.casadi
OFF = 1e-9
"""Accelerations of references of rigid bodies are differences of order six."""
H = 1e-5


def arm(count: int = 3) -> Mechanism:
    """Links in a vertical plane, each hanging on the one before."""
    links = [Link(f"b{k}", 1.0 + k, (0.1 * (k + 1),) * 3, centre=(0.3, 0, 0)) for k in range(count)]
    frames = [Frame("ground"), *(link.frame((0.7, 0, 0)) for link in links)]
    joints = [Revolute(f"j{k}", frames[k], links[k], "y") for k in range(count)]
    return Mechanism("arm", links, joints, gravity=(0, 0, -9.81))


@cache
def of_spatial() -> GraphDynamics:
    return dynamics(bg.Graph("arm", *spatial()), {}, CASADI)


@cache
def of_two() -> GraphDynamics:
    return dynamics(bg.Graph("arm", *arm(2)), {}, CASADI)


def spatial() -> Mechanism:
    """Three links about different axes, with full tensors."""
    tensor = ((0.1, 0.02, 0.01), (0.02, 0.2, -0.01), (0.01, -0.01, 0.15))
    links = [Link(f"b{k}", 1.0 + k, tensor, centre=(0.1, 0.2, 0.05 * k)) for k in range(3)]
    frames = [Frame("ground"), *(link.frame((0.1, -0.2, 0.5)) for link in links)]
    joints = [Revolute(f"j{k}", frames[k], links[k], "zyx"[k]) for k in range(3)]
    return Mechanism("arm", links, joints, gravity=(0.5, 0, -9.81))


def numbers(names: tuple[str, ...], state: dict[str, float]) -> Any:
    return np.array([state[name] for name in names])


def moved(found: GraphDynamics, q: Any, v: Any, a: Any, h: float) -> tuple[Any, Any]:
    """The state after a short time, to the second order."""
    rate = found.coordinate_rates(q, v)
    ahead = q + h / 2 * rate
    return q + h * found.coordinate_rates(ahead, v + h / 2 * a), v + h * a


def rate_of(found: GraphDynamics, what: Any, q: Any, v: Any, a: Any) -> Any:
    """The rate of a function of the state along a motion."""
    return (what(*moved(found, q, v, a, H)) - what(*moved(found, q, v, a, -H))) / (2 * H)


# -- beside references ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", quick([*NAMES], ["rolling_disc", "driven_arm"]))
def test_accelerations_of_mechanisms_beside_sympy(name: str) -> None:
    check(Catalogued(name))


SKIPPED = ("redundant_rods",)  # constraints that repeat each other leave no independent ones


@pytest.mark.parametrize("name", quick([x for x in CONSTRAINED if x not in SKIPPED], ["knife_edge", "rolling_coin"]))
def test_accelerations_of_constrained_mechanisms_beside_lagrange(name: str) -> None:
    check(CONSTRAINED[name]())


def case_of(case: Any) -> GraphDynamics:
    """Its dynamics, with those of its values that its graph has."""
    equations = bg.compile(case.graph, bg.forms.lagrange_multipliers, CASADI)
    known = {*equations.parameters, *equations.inputs}
    return dynamics(case.graph, {name: x for name, x in case.values.items() if name in known}, CASADI)


def check(case: Any) -> None:
    """Accelerations, velocities and reactions against the reference's dense system."""
    found = case_of(case)
    for seed in range(2):
        state = case.states(seed)
        t, q, v = state["t"], numbers(found.coordinates, state), numbers(found.velocities, state)
        expected, reactions, rows = case.solved(state)
        a = found.accelerations(q, v, t=t)
        assert a == pytest.approx(expected[[case.f.index(name) for name in found.velocities]], rel=1e-9, abs=1e-9)
        assert found.generalized_velocities(q, v, t) == pytest.approx(numbers(found.generalized, state), abs=1e-9)
        sources = [name.partition("[")[0] for name in (*found.constraints, *found.driven)]
        force = sum((rows[name].T @ x for name, x in reactions.items()), np.zeros(len(case.f)))
        if all(sources.count(name) == len(reactions[name]) for name in reactions if name in sources):
            ours = dict(zip((*found.constraints, *found.driven), found.reactions(q, v, a, t), strict=True))
            flat = {(name, k): x for name, each in reactions.items() for k, x in enumerate(each)}
            for (name, k), x in flat.items():
                key = f"{name}[{k + 1}]" if f"{name}[{k + 1}]" in ours else name
                if key in ours:
                    assert ours[key] == pytest.approx(x, rel=1e-8, abs=1e-8 * (1 + abs(force).max()))


@pytest.mark.parametrize("name", quick(sorted(LINKAGES), ["four_bar"]))
def test_accelerations_of_linkages_beside_least_constraint(name: str) -> None:
    linkage = LINKAGES[name]()
    home = dict.fromkeys(linkage.coordinates, 0.0)
    found = dynamics(linkage.graph, {}, CASADI, independent=linkage.of_drivers, start=linkage.start(home))
    assert found.velocities == linkage.of_drivers
    v = numbers(found.velocities, linkage.own_rates)
    for q in configurations(linkage, 1, reach_of(name)):
        expected = linkage.accelerations(q)
        closed = found.closed(q)
        assert closed == pytest.approx(numbers(found.coordinates, q), abs=1e-8)
        size = max(1.0, *map(abs, expected.values()))
        assert found.accelerations(closed, v) == pytest.approx(numbers(found.velocities, expected), abs=OFF * size)


@settings(max_examples=2, derandomize=True)
@given(st.integers(0, 10**6))
def test_random_trees_beside_least_constraint_under_forces(seed: int) -> None:
    draw = np.random.default_rng(seed)
    linkage = random_bodies.tree(draw).linkage
    found = dynamics(linkage.graph, {}, CASADI)
    rates, efforts = ({name: draw.uniform(-1, 1) for name in linkage.velocities} for _ in range(2))
    q = {name: draw.uniform(-0.5, 0.5) for name in linkage.coordinates}
    expected = linkage.accelerations(q, rates, efforts)
    size = max(1.0, *map(abs, expected.values()))
    a = found.accelerations(q, rates, efforts)
    assert a == pytest.approx(numbers(found.velocities, expected), abs=1e-8 * size)
    force = numbers(found.velocities, efforts)
    assert found.forces(q, rates, a) == pytest.approx(force, abs=1e-10 * max(1.0, abs(found.bias(q, rates)).max()))


def test_a_planar_arm_of_three_links_is_that_of_sympys_kane_and_lagrange() -> None:
    q, u = sp.Matrix(me.dynamicsymbols("q0:3")), sp.Matrix(me.dynamicsymbols("u0:3"))
    world = me.ReferenceFrame("world")
    place, bodies, loads, frame = me.Point("O"), [], [], world
    place.set_vel(world, 0)
    for k in range(3):
        frame = frame.orientnew(f"F{k}", "Axis", (q[k], world.y))
        frame.set_ang_vel(world, sum(u[: k + 1]) * world.y)
        centre = place.locatenew(f"C{k}", 0.3 * frame.x)
        centre.v2pt_theory(place, world, frame)
        bodies.append(me.RigidBody(f"B{k}", centre, frame, 1 + k, (me.inertia(frame, 0, 0.1 * (k + 1), 0), centre)))
        loads.append((centre, -(1 + k) * 9.81 * world.z))
        place_ = place.locatenew(f"P{k}", 0.7 * frame.x)
        place_.v2pt_theory(place, world, frame)
        place = place_
    kane = me.KanesMethod(world, list(q), list(u), kd_eqs=list(q.diff(me.dynamicsymbols._t) - u))
    kane.kanes_equations(bodies, loads)
    symbols = sp.symbols("a0:3 b0:3")
    named = dict(zip([*q, *u], symbols, strict=True))
    evaluate = sp.lambdify(symbols, [kane.mass_matrix.xreplace(named), kane.forcing.xreplace(named)], cse=True)
    found = dynamics(bg.Graph("arm", *arm()), {}, CASADI)
    for seed in range(3):
        x = np.random.default_rng(seed).uniform(-1.5, 1.5, 6)
        M, forcing = evaluate(*x)
        assert found.mass_matrix(x[:3]) == pytest.approx(M)
        assert found.bias(x[:3], x[3:]) == pytest.approx(-forcing[:, 0])
        assert found.gravity(x[:3]) == pytest.approx(-evaluate(*x[:3], 0, 0, 0)[1][:, 0])


def test_a_spatial_arm_is_that_of_the_mechanisms_own_dynamics() -> None:
    mechanism = spatial()
    other, found = Dynamics(mechanism, {}, CASADI), of_spatial()
    draw = np.random.default_rng(2)
    q, v, a = draw.uniform(-1, 1, (3, 5, 3))
    assert found.mass_matrix(q) == pytest.approx(other.mass_matrix(q))
    assert found.forces(q, v, a) == pytest.approx(other.forces(q, v, a))
    assert found.accelerations(q, v, a) == pytest.approx(other.accelerations(q, v, a))
    assert found.momenta(q, v) == pytest.approx(other.momenta(q, v))
    assert found.kinetic_energy(q, v) == pytest.approx(other.kinetic_energy(q, v))
    tip = mechanism.links[-1]
    twist = other.jacobian(q, Frame(tip.name, tip.centre), axes=tip)
    ours = np.concatenate([found.jacobian("b2_J.f", q), found.jacobian("b2_m.f", q)], axis=-2)
    assert np.linalg.norm(ours @ v[..., None], axis=-2) == pytest.approx(np.linalg.norm(twist @ v[..., None], axis=-2))


def test_what_drives_a_cart_is_the_effort_of_its_source() -> None:
    f = One("f", ("x_dot", "a_dot"), coordinates=("x", "a"))
    tip = f >> TF("d", ((1, "cos(a)"), (0, "sin(a)"))) >> One("tip", 2) >> I("m", 2)
    cart = bg.Graph("cart", tip, Sf("drive") >> f["x_dot"], f["a_dot"] >> R("b", 0.3))
    driven = dynamics(cart, {"drive": "2*sin(3*t)"})
    state = {"x": 0.1, "a": 0.4, "a_dot": 1.5}
    assert driven.velocities == ("a_dot",) and driven.driven == ("x_dot",)
    a = driven.accelerations([0.1, 0.4], [1.5], t=0.7)
    compiled = bg.compile(cart)
    assert a[0] == pytest.approx(bg.rates(compiled, {"drive": "2*sin(3*t)"}, state, t=0.7)["a_dot"])
    motion = bg.simulate(compiled, t=(0.7, 0.8), values={"drive": "2*sin(3*t)"}, start=state)
    assert driven.reactions([0.1, 0.4], [1.5], a, t=0.7) == pytest.approx(motion["drive.e"][:1])


# -- laws -----------------------------------------------------------------------------------------------------------


@cache
def linkage_at(name: str) -> tuple[GraphDynamics, Any]:
    linkage = LINKAGES[name]()
    found = dynamics(linkage.graph, {}, CASADI, independent=linkage.of_drivers)
    return found, found.closed(linkage.configuration(dict.fromkeys(linkage.drivers, 0.1)))


CASES = {
    "arm": lambda: (of_spatial(), np.array([0.4, -0.7, 1.1])),
    "disc": lambda: (case_of(Catalogued("rolling_disc")), np.array([0.1, 0.2, 0.5, -0.4, 0.3])),
    "four_bar": lambda: linkage_at("four_bar"),
    "knife_edge": lambda: (case_of(CONSTRAINED["knife_edge"]()), np.array([0.1, -0.3, 0.8])),
}


@pytest.mark.parametrize("name", CASES)
def test_energies_momenta_and_gyration_along_a_motion(name: str) -> None:
    found, q = CASES[name]()
    draw = np.random.default_rng(1)
    v, tau, w = draw.uniform(-1, 1, (3, len(found.velocities)))
    a = found.accelerations(q, v, tau)
    assert found.forces(q, v, a) == pytest.approx(tau, abs=1e-9)
    M, Cm = found.mass_matrix(q), found.coriolis(q, v)
    assert np.array_equal(M, M.T) and np.linalg.eigvalsh(M).min() > 0
    assert v @ M @ v / 2 == pytest.approx(found.kinetic_energy(q, v))
    assert found.momenta(q, v) == pytest.approx(M @ v)
    assert found.bias(q, v) == pytest.approx(Cm @ v - found.impressed(q, v))
    assert found.gravity(q) == pytest.approx(found.bias(q))
    M_dot = rate_of(found, lambda q, v: found.mass_matrix(q), q, v, a)
    skew = M_dot - 2 * Cm
    assert w @ skew @ w == pytest.approx(0, abs=1e-7 * abs(M_dot).max() + 1e-8)
    assert skew == pytest.approx(-skew.T, abs=1e-7 * (1 + abs(skew).max()))
    power = rate_of(found, found.kinetic_energy, q, v, a)
    assert power == pytest.approx(v @ (tau + found.impressed(q, v)), abs=1e-6)


def test_flows_their_jacobians_and_accelerations_along_a_motion() -> None:
    found, q = CASES["four_bar"]()
    v, tau = np.array([1.3]), np.array([0.4])
    a = found.accelerations(q, v, tau)
    name = "coupler_m.f"
    J = found.jacobian(name, q)
    assert J @ v == pytest.approx(found.flow(name, q, v))
    assert found.acceleration(name, q, v, a) == pytest.approx(J @ a + found.jacobian_rate(name, q, v) @ v)
    assert found.acceleration(name, q, v, a) == pytest.approx(
        rate_of(found, lambda q, v: found.flow(name, q, v), q, v, a), abs=1e-7
    )
    assert found.jacobian_rate(name, q, v) == pytest.approx(
        rate_of(found, lambda q, v: found.jacobian(name, q), q, v, a), abs=1e-7
    )
    assert found.velocity_map(q) @ v == pytest.approx(found.generalized_velocities(q, v))


def test_other_domains_and_inertias_that_are_states_of_their_own() -> None:
    i, w, shaft, load = One("i"), One("w"), Zero("shaft"), One("load")
    graph = bg.Graph("drive", Se("U") >> i >> GY("K", 0.4) >> w, i >> I("L", 0.1), i >> R("Ra", 2), w >> I("J", 0.7),
                     w >> shaft >> C("k", 0.5), shaft >> load >> I("Jl", 1.5), load >> R("b", 0.3))  # fmt: skip
    found = dynamics(graph, {"U": 3})
    assert found.velocities == ("i", "load", "w") and found.coordinates == ("q_k",)
    v = np.array([0.5, -0.2, 0.9])
    assert found.mass_matrix([0.0]) == pytest.approx(np.diag([0.1, 1.5, 0.7]))
    momenta = dict(zip(("p_L", "p_Jl", "p_J"), found.momenta([0.3], v), strict=True))
    rates = bg.rates(graph, {"U": 3}, {"q_k": 0.3, **momenta})
    ours = found.mass_matrix([0.3]) @ found.accelerations([0.3], v)
    assert ours == pytest.approx([rates[name] for name in momenta])
    assert found.coordinate_rates([0.3], v) == pytest.approx([rates["q_k"]])


def test_many_states_mappings_and_instants_are_one_state_each() -> None:
    found = of_two()
    q, v = np.random.default_rng(0).uniform(-1, 1, (2, 4, 2))
    whole = found.accelerations(q, v, [1.0, 0.0])
    for k in range(4):
        named = dict(zip(found.coordinates, q[k], strict=True))
        assert whole[k] == pytest.approx(found.accelerations(named, v[k].tolist(), {found.velocities[0]: 1}))
    assert found.mass_matrix(q[0], t=[0.0, 1.0]).shape == (2, 2, 2)
    assert found.kinetic_energy(q, v).shape == (4,)
    with ThreadPoolExecutor(4) as pool:
        each = list(pool.map(lambda k: found.accelerations(q[k % 4], v[k % 4], np.array([1.0, 0.0])), range(200)))
    assert all(np.array_equal(x, whole[k % 4]) for k, x in enumerate(each))


def test_inputs_that_change_are_taken_at_the_instant() -> None:
    i = One("i")
    found = dynamics(bg.Graph("coil", Se("U", "2*t") >> i >> I("L", 0.5)))
    assert found.accelerations([], t=[0.0, 1.0, 3.0]) == pytest.approx(np.array([[0.0], [4.0], [12.0]]))


@pytest.mark.parametrize("name", ["arm", "four_bar"])
def test_functions_of_casadi_give_the_same_with_their_derivatives(name: str) -> None:
    import casadi as ca

    found, q = CASES[name]()
    v, a = np.random.default_rng(4).uniform(-1, 1, (2, len(found.velocities)))
    given = {"q": q, "v": v, "a": a, "forces": a}
    for quantity, takes in TAKES.items():
        flows = [(name == "arm" and "b2_m.f") or "coupler_m.f"] if quantity in OF_FLOWS else []
        function = found.to_casadi(quantity, *flows)
        assert function.name_in() == [*takes, "t"]
        ours = getattr(found, quantity)(*flows, *(given[x] for x in takes))
        theirs = np.array(function(*(given[x] for x in takes), 0.0)).reshape(np.shape(ours))
        assert theirs == pytest.approx(ours, rel=1e-9, abs=1e-9), quantity
    accelerations = found.to_casadi("accelerations")
    x = ca.SX.sym("x", len(v))
    by_force = ca.Function("by_force", [x], [ca.jacobian(accelerations(q, v, x, 0.0), x)])
    assert np.array(by_force(a)) @ found.mass_matrix(q) == pytest.approx(np.eye(len(v)), abs=1e-9)


def test_functions_of_casadi_of_parameters_and_of_the_time() -> None:
    i = One("i")
    graph = bg.Graph("coil", Se("U") >> i >> I("L", 0.5), i >> R("Ra", 3))
    found = dynamics(graph, {"U": "2*t"})
    function = found.to_casadi("accelerations", free=("Ra", "L"))
    assert float(function([], [2.0], [0.0], 1.5, [4.0, 0.25])) == pytest.approx((3.0 - 8.0) / 0.25)
    assert float(found.to_casadi("accelerations")([], [2.0], [0.0], 1.5)) == pytest.approx(-6.0)
    with pytest.raises(bg.ValueRefused, match="nothing"):
        found.to_casadi("accelerations", free=("nothing",))
    with pytest.raises(bg.ValueRefused, match="mass"):
        found.to_casadi("mass")
    with pytest.raises(bg.ValueRefused, match="flow"):
        found.to_casadi("jacobian")
    with pytest.raises(bg.NotExportable, match="function of Python"):
        dynamics(graph, {"U": bg.table([0, 1], [0, 2])}).to_casadi("bias")
    assert dynamics(graph, {"U": bg.table([0, 1], [0, 2])}).accelerations([], t=0.5) == pytest.approx([2.0])


def test_an_input_that_drives_cannot_be_free_in_a_function_of_casadi() -> None:
    f = One("f", ("u", "w"))
    body = f >> TF("d", ((1, 1),)) >> One("v") >> I("m", 2)
    found = dynamics(bg.Graph("driven", body, f["u"] >> I("J", 1), Sf("drive") >> f["w"]), {"drive": "t**2"})
    assert found.forces([], [0.0], [0.0], t=3.0) == pytest.approx([12.0])
    assert float(found.to_casadi("forces")([], [0.0], [0.0], 3.0)) == pytest.approx(12.0)
    with pytest.raises(bg.NotExportable, match="drive"):
        found.to_casadi("forces", free=("drive",))


# -- refusals -------------------------------------------------------------------------------------------------------


def test_velocities_without_inertia_are_named() -> None:
    f = One("f", ("u", "w"))
    graph = bg.Graph(
        "slider", f >> TF("d", ((1, 0),)) >> One("v") >> I("m", 1), f["w"] >> R("b", 1), f["w"] >> C("k", 1)
    )
    with pytest.raises(bg.BondGraphError) as refused:
        dynamics(graph)
    assert "w" in str(refused.value)


def test_open_loops_are_refused_and_closed() -> None:
    found, q = CASES["four_bar"]()
    with pytest.raises(bg.ValueRefused, match="loops are open") as refused:
        found.mass_matrix(q + np.array([1e-3, 0, 0]))
    assert "closed" in refused.value.remedy
    found.mass_matrix(q * (1 + 1e-8))  # as far as a run keeps them
    again = found.closed(q + np.array([1e-3, 0, 0]), fixed=[found.coordinates[0]])
    assert again[0] == q[0] + 1e-3 and abs(found.position_residuals(again)).max() < 1e-12


def test_loops_are_closed_less_than_half_a_turn_from_where_it_is_sought() -> None:
    """However poor the guess: angles went round by up to three turns."""
    found, q = CASES["four_bar"]()
    draw, turned = np.random.default_rng(0), 0
    for _ in range(60):
        guess = np.array([q[0], *draw.uniform(-3, 3, 2)])
        with suppress(bg.NoSolution):
            again = found.closed(guess, fixed=[found.coordinates[0]])
            assert abs(again - guess).max() <= np.pi and abs(found.position_residuals(again)).max() < 1e-9
            turned += 1
    assert turned > 40


@pytest.mark.parametrize(
    ("ask", "word"),
    [
        (lambda d: d.mass_matrix([1.0]), "shape"),
        (lambda d: d.mass_matrix({"j9_q": 1.0}), "j9_q"),
        (lambda d: d.accelerations([0, 0], [[1, 1]] * 2, [[1, 1]] * 3), "belong together"),
        (lambda d: d.jacobian("elbow", [0, 0]), "elbow"),
        (lambda d: d.mass_matrix([0, 0], t="now"), "time"),
        (lambda d: d.closed([0, 0], fixed=["x"]), "x"),
        (lambda d: d.accelerations([0, 0], [float("nan"), 0]), "not finite"),
    ],
)
def test_what_is_no_state_is_refused(ask: Any, word: str) -> None:
    with pytest.raises(bg.BondGraphError, match=word):
        ask(of_two())


def test_graphs_without_dynamics_are_refused() -> None:
    i = One("i")
    with pytest.raises(bg.NotReducible, match="carries an inertia"):
        dynamics(bg.Graph("rc", Se("U") >> i >> R("Ra"), i >> C("Ca")))
    with pytest.raises(bg.StructureError, match="nobody is no velocity to choose"):
        dynamics(LINKAGES["four_bar"]().graph, {}, CASADI, independent=("nobody",))
    with pytest.raises(bg.MissingValues, match="m"):
        dynamics(bg.Graph("mass", One("v") >> I("m")))


def cart(*more: str) -> bg.Graph:
    """A cart on two wheels; the second is held in some components of its slip."""
    body, left, right = (Link(name, 1, (0.1, 0.1, 0.1)) for name in ("body", "left", "right"))
    joints = [
        Planar("base", Frame("ground", (0, 0, 0.1)), body),
        Revolute("turn_left", body.frame((0, 0.2, 0)), left, "y"),
        Revolute("turn_right", body.frame((0, -0.2, 0)), right, "y"),
    ]
    made = Mechanism("cart", [body, left, right], joints)
    one, other = WheelContact("one", made, left, 0.1), WheelContact("other", made, right, 0.1)
    held = [Sf(f"hold_{name}", 0) >> other.slip[f"other_{name}"] for name in more]
    return bg.Graph("cart", *made, *one, *other, *one.rolling, *held)


CHOICES: dict[str, tuple[Any, str]] = {
    "one is none": (["v", "base_turn"], "cart: v is no velocity to choose"),
    "two are none": (["v", "w"], "cart: v, w are no velocity to choose"),
    "too few": (["base_turn"], "cart: 2 of its velocities are independent, and base_turn is chosen"),
    "as a text": ("base_turn", "cart: 2 of its velocities are independent, and base_turn is chosen"),
    "twice": (["base_turn", "base_turn"], "cart: base_turn is named more than once"),
}


@pytest.mark.parametrize("case", CHOICES)
def test_of_independent_velocities_the_wrong_ones_are_named(case: str) -> None:
    choice, said = CHOICES[case]
    with pytest.raises(bg.StructureError) as caught:
        dynamics(cart("ahead"), independent=choice)
    assert str(caught.value).startswith(f"StructureError: {said}")
    assert case == "too few" or "2 of base_ux, base_uy, base_turn, turn_left, turn_right" in str(caught.value.remedy)


def test_one_independent_velocity_may_be_a_text() -> None:
    assert dynamics(LINKAGES["four_bar"]().graph, {}, independent="O").velocities == ("O",)


def test_a_flow_that_is_none_leads_to_near_ones_and_to_points() -> None:
    found = dynamics(cart("ahead"))
    q = [0.0] * len(found.coordinates)
    with pytest.raises(bg.ValueRefused, match=r"axes is in the graph by \*cart\.point\('tip', body\)") as caught:
        found.jacobian("tip", q)
    assert len(str(caught.value)) < 400 and "more" in caught.value.law
    for ask in (lambda: found.jacobian("hub", q), lambda: found.to_casadi("flow", flow="hub")):
        with pytest.raises(bg.ValueRefused, match="did you mean 'one_hub', 'other_hub'"):
            ask()


def test_wheels_that_share_an_axle_are_told_what_to_leave_out() -> None:
    with pytest.raises(bg.NotReducible) as caught:
        dynamics(cart("ahead", "aside"))
    assert "leave 'other_aside' out" in str(caught.value.remedy) and "udwadia" not in str(caught.value)
    assert len(dynamics(cart("ahead")).velocities) == 2  # as the remedy says
    v = One("v")
    twice = bg.Graph("g", v >> I("m", 1), v << Sf("a", 0), v >> TF("n", ((1,),)) >> One("w") << Sf("b", 0))
    with pytest.raises(bg.BondGraphError) as caught_other:
        dynamics(twice)
    assert "wheels" not in str(caught_other.value)


def test_a_mass_matrix_that_is_singular_at_a_state_gives_no_accelerations() -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("polar", f >> TF("d", ((1, 0), (0, "x"))) >> One("v", 2) >> I("m", 1))
    found = dynamics(graph)
    assert found.accelerations([1.0, 0.0], [1.0, 2.0]) == pytest.approx([0.0, -2.0])
    with pytest.raises(bg.SingularSystem):
        found.accelerations([0.0, 0.0], [0.0, 2.0])
    assert found.mass_matrix([0.0, 0.0]) == pytest.approx(np.diag([1.0, 0.0]))


def test_words_of_other_programs_are_answered() -> None:
    with pytest.raises(AttributeError, match=r"forces\(q, v, a\)"):
        dynamics(bg.Graph("arm", *arm(1))).rnea  # noqa: B018


def test_a_dead_point_of_the_independent_velocities_is_called_so() -> None:
    """Where crank and rod are in line, the crank turns while the slider stands."""
    crank = Link("crank", 1, (1e-3, 0.02, 0.02), centre=(0.1, 0, 0))
    rod, slider = Link("rod", 1, (1e-3, 0.1, 0.1), centre=(0.3, 0, 0)), Link("slider", 0.5, (1e-3, 1e-3, 1e-3))
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.2, 0, 0)), rod),
        Prismatic("s", "ground", slider, axis="x"),
        Revolute("c", rod.frame((0.6, 0, 0)), slider),
    ]
    dynamics = bg.dynamics(bg.Graph("g", *Mechanism("m", [crank, rod, slider], joints)), independent=["s"])
    with pytest.raises(bg.SingularSystem, match="independent velocities s do not determine a, b") as caught:
        dynamics.mass_matrix([0.0, 0.8, 0.0])
    assert caught.value.parties == ("s", "a", "b") and "independent=" in str(caught.value.remedy)
