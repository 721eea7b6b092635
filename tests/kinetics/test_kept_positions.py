"""Positions that stay with the velocities that a form drives: which of them hold states, and which only follow."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, BallContact, C, Free, I, Link, Mechanism, One, Revolute, Se, Sf, euler_parameters
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import kane_velocity
from bondgraph.graph.graph import checked
from bondgraph.kinetics.kept_positions import kept
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops

CIRCLE = ("(x**2 + y**2)/2",)


def f() -> One:
    return One("f", ("u", "w"), coordinates=("x", "y"))


def rod(name: str, scale: float = 1.0, integrals: Any = CIRCLE, given: Any = "l**2/2") -> Any:
    """A particle's distance from the origin, or a multiple of half its square."""
    known = {"integrals": tuple(f"{scale}*({text})" for text in integrals)} if integrals else {}
    by = TF(f"{name}_a", ((f"{scale}*x", f"{scale}*y"),), **known)
    source = Sf(name, (f"{scale}*({given})",), given="position") if integrals else Sf(name, 0)
    return f() << by << source


def particle(*rods: Any) -> bg.Graph:
    return checked(bg.Graph("particle", f() >> I("m", 2), Se("G", (0, "-9.81*m")) >> f(), *rods))


def embedded(graph: bg.Graph) -> Balance:
    """The balance after the change of velocities that drives the rod's rate."""
    return assemble(assign(bg.driven(graph)), xp)


def loops(graph: bg.Graph) -> ClosedLoops:
    return ClosedLoops(graph, xp, RandomPoints())


def test_a_graph_without_constraints_keeps_none() -> None:
    graph = particle()
    balance = assemble(assign(graph), xp)
    assert kept(balance, loops(graph)) is balance


def test_a_constraint_whose_position_no_one_knows_keeps_none() -> None:
    graph = particle(rod("rod", integrals=()))
    balance = embedded(graph)
    assert kept(balance, loops(graph)) is balance


def test_the_length_of_a_rod_is_kept_beside_its_rate() -> None:
    graph = particle(rod("rod"))
    found = kept(embedded(graph), loops(graph))
    x, y, l = map(xp.symbol, "xyl")
    (length,) = found.constraints.independent
    assert any(xp.is_zero(xp.tidy(length + sign * (x**2 + y**2 - l**2) / 2)) for sign in (1, -1))
    assert found.constraints.conditions == () and found.parameters["l"] is None
    assert found.closure.residuals.keys() == {length}


@pytest.mark.parametrize("scale", [2.0, 1e-6, 1e6])
def test_of_a_rod_drawn_twice_one_length_is_a_constraint_and_one_follows(scale: float) -> None:
    """As the rate is taken once: whatever unit the other is written in."""
    once, twice = particle(rod("rod")), particle(rod("rod"), rod("twin", scale))
    found = kept(embedded(once), loops(twice))
    assert len(found.constraints.independent) == 1 == len(found.constraints.conditions)


def test_lengths_that_agree_nowhere_are_refused() -> None:
    graph = particle(rod("rod", given="0.5"), rod("other", given="2"))
    with pytest.raises(bg.SingularSystem) as caught:
        kept(embedded(particle(rod("rod", given="0.5"))), loops(graph))
    assert {"rod", "other"} & {*caught.value.parties}


def test_a_compiled_rod_stays_as_long_as_it_is() -> None:
    """Whose start off the circle is moved onto it, and whose rates stay tangent."""
    equations = bg.compile(particle(rod("rod")), kane_velocity)
    assert len(equations.constraints) == 1
    run = bg.simulate(equations, (0, 1), {"l": 1.0}, {"x": 0.6, "y": -0.8})
    assert (run["x"] ** 2 + run["y"] ** 2) == pytest.approx(1.0, abs=1e-6)


FORMS = ("kane_velocity", "kane_momentum", "partially_lagrangian", "gibbs_appell", "volterra", "boltzmann_hamel")
"""Those whose driven velocity is the source's flow itself."""


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("integral", ["x - r", "x + sin(r)", "x"])
def test_a_coordinate_is_where_the_integral_of_its_row_says(integral: str, form: str) -> None:
    """The row is one velocity, and its integral is the coordinate and a constant: the source gives both together."""
    row = f() << TF("a", ((1, 0),), integrals=(integral,)) << Sf("road", "0.02*sin(5*t)", given="position")
    graph = bg.Graph("led", f() >> I("m", 2), f() >> C("k", ((0.1, 0.02), (0.02, 0.1))), row)
    values = {"r": 0.1} if "r" in integral else {}
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 1, values)
    constant = {"x - r": 0.1, "x + sin(r)": -np.sin(0.1), "x": 0.0}[integral]
    np.testing.assert_allclose(run["x"], constant + 0.02 * np.sin(5 * run.t), atol=1e-8)
    other = bg.simulate(bg.compile(graph), 1, values)
    np.testing.assert_allclose(run["y"], other["y"], atol=1e-7)
    np.testing.assert_allclose(run["road.e"], other["road.e"], atol=1e-5)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("attitude", ["zyx", euler_parameters(("e0", "e1", "e2", "e3"))])
def test_the_height_of_a_ball_is_its_radius_above_the_road(attitude: Any, form: str) -> None:
    ball = Link("w", 1, (0.01, 0.02, 0.01))
    wheel = Mechanism("mw", [ball], [Free("fl", "ground", ball, attitude)], gravity=(0, 0, -9.81))
    contact = BallContact("fo", wheel, ball, 0.1)
    graph = bg.Graph("heave", *wheel, *contact, Sf("road", "0.02*sin(5*t)", given="position") >> contact.normal)
    start = {} if attitude == "zyx" else {"e0": 1}
    if start and form == "boltzmann_hamel":  # more coordinates than velocities
        with pytest.raises(bg.NotReducible, match="need Q square and regular"):
            bg.compile(graph, getattr(bg.forms, form))
        return
    run = bg.simulate(bg.compile(graph, getattr(bg.forms, form)), 0.5, {}, start)
    np.testing.assert_allclose(run["fl_z"], 0.1 + 0.02 * np.sin(5 * run.t), atol=1e-8)


LED = (None, "kane_velocity", "kane_momentum", "lagrange_multipliers", "lagrange_index_3", "udwadia_kalaba", "maggi")


@pytest.mark.parametrize("form", LED)
def test_the_tip_of_an_arm_is_led_along_a_path(form: str | None) -> None:
    """Positions of a point, given on two components: the joints' angles are those of its inverse kinematics."""
    up, lo = (Link(n, 1, (J, J, J), centre=(c, 0, 0)) for n, J, c in (("up", 0.03, 0.3), ("lo", 0.02, 0.25)))
    joints = [Revolute("a", "ground", up), Revolute("b", up.frame((0.6, 0, 0)), lo)]
    arm = Mechanism("arm", [up, lo], joints, gravity=(0, -9.81, 0))
    tip = arm.point("tip", lo.frame((0.5, 0, 0)))
    path = [Sf("hx", "0.7 + 0.1*sin(t)", given="position") >> tip.flow["tip_x"]]
    path += [Sf("hy", "0.2*cos(t)", given="position") >> tip.flow["tip_y"]]
    graph = bg.Graph("led", *arm, *tip, *path)
    equations = bg.compile(graph, form and getattr(bg.forms, form))
    run = bg.simulate(equations, 1, {}, {"a_q": bg.Near(0.8), "b_q": bg.Near(-1.5)})
    x, y = 0.7 + 0.1 * np.sin(run.t), 0.2 * np.cos(run.t)
    bend = -np.arccos((x**2 + y**2 - 0.6**2 - 0.5**2) / (2 * 0.6 * 0.5))
    turn = np.arctan2(y, x) - np.arctan2(0.5 * np.sin(bend), 0.6 + 0.5 * np.cos(bend))
    np.testing.assert_allclose((run["a_q"], run["b_q"]), (turn, bend), atol=1e-6)
    assert not any("only the rate" in note for note in run.notes)


def test_the_place_of_a_point_is_written_out_where_that_is_short() -> None:
    """Its formulas grow with every joint; where they would be long the rate alone is held, and a note says so."""
    for count, is_known in ((2, True), (14, False)):
        links = [Link(f"b{k}", 1, (0.1, 0.1, 0.1)) for k in range(count)]
        ends = ["ground", *(link.frame(("l", 0.2, 0.3)) for link in links[:-1])]
        joints = [
            Revolute(f"s{k}", end, link, "xyz"[k % 3]) for k, (end, link) in enumerate(zip(ends, links, strict=True))
        ]
        chain = Mechanism("m", links, joints)
        tip = chain.point("tip", links[-1].frame((0.5, 0.1, 0)))
        transformer = next(e for e in bg.Graph("g", *chain, *tip).elements.values() if e.name == f"R{count}_tip")
        assert bool(transformer.integrals) is is_known
