"""Positions that sources give behind 0-junctions and constant transformers, and what is told where none is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import TF, C, Frame, Free, I, Link, Mechanism, One, Planar, Revolute, Se, Sf, Zero
from bondgraph.equations.places import Places
from bondgraph.equations.positions import integrals_at
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.summed_integrals import SummedIntegrals
from bondgraph.kinetics.pull_back import unconstrained

BEAD = Link("b", 2.0, planar=0.1)
HUNG = Mechanism("me", [BEAD], [Planar("p", "ground", BEAD)], gravity=(0, -9.81, 0))


def distances() -> Any:
    """Those of a bead from two points."""
    return [HUNG.distance(f"r{k}", Frame("ground", (x, 0, 0)), BEAD) for k, x in ((1, -1), (2, 1))]


def on_the_ellipse(s: float, s_dot: float, t: Any) -> Any:
    """Places of a bead that slides on a cable of length 3 over two points: those of an ellipse, by its own equation."""
    a, b = 1.5, np.sqrt(1.5**2 - 1)

    def rates(_: float, x: Any) -> Any:
        sin, cos = np.sin(x[0]), np.cos(x[0])
        size = a**2 * sin**2 + b**2 * cos**2
        return [x[1], -(9.81 * b * cos + (a**2 - b**2) * sin * cos * x[1] ** 2) / size]

    found = solve_ivp(rates, (0, t[-1]), [s, s_dot], rtol=1e-11, atol=1e-12, t_eval=t).y[0]
    return a * np.cos(found), b * np.sin(found)


def test_a_cable_over_two_points_keeps_its_length() -> None:
    first, second = distances()
    z = Zero("z")
    graph = bg.Graph("cable", *HUNG, *first, *second, z >> first.flow, z >> second.flow)
    graph = bg.Graph("cable", *graph.links, *(Sf("cable", 3.0, given="position") >> z).links)
    start = {"p_x": 1.5 * np.cos(-1.0), "p_y": bg.Near(-0.9)}
    run = bg.simulate(graph, np.linspace(0, 2, 41), {}, start, rtol=1e-9, atol=1e-10)
    np.testing.assert_allclose(run["r1_length"] + run["r2_length"], 3.0, atol=1e-8)
    x, y = on_the_ellipse(-1.0, 0.0, run.t)
    np.testing.assert_allclose((run["p_x"], run["p_y"]), (x, y), atol=1e-6)
    assert run.notes == ()


@pytest.mark.parametrize("between", [Zero("z"), TF("tackle", 0.5), One("o")])
def test_what_lies_between_keeps_the_position(between: Any) -> None:
    """The same length, 3, whatever leads to it; the rope of the tackle comes in by twice as much."""
    first, _ = distances()
    rope = Sf("rope", 6.0 if between.kind == "TF" else 3.0, given="position")
    run = bg.simulate(bg.Graph("rope", *HUNG, *first, rope >> between >> first.flow), 1, {}, {"p_y": bg.Near(-5)})
    np.testing.assert_allclose(run["r1_length"], 3.0, atol=1e-8)


def test_a_servo_behind_a_gear_gives_the_angle() -> None:
    """No coordinate integrates its own flow: that of the arm is a tenth of its position, whatever the start."""
    arm = Link("arm", 1, (0.1, 0.1, 0.1), centre=(0.3, 0, 0))
    hinge = Mechanism("hm", [arm], [Revolute("h", "ground", arm)])
    graph = bg.Graph("geared", *hinge, Sf("servo", "2 + t", given="position") >> TF("gear", "n") >> hinge["h"])
    run = bg.simulate(graph, 1, {"n": 0.1})
    np.testing.assert_allclose(run["h_q"], 0.1 * (2 + run.t), atol=1e-12)
    with pytest.raises(bg.ValueRefused):
        bg.simulate(graph, 1, {"n": 0.1}, {"h_q": 0.0})


def test_sums_are_those_of_the_signs_of_bonds() -> None:
    """Of z >> one, z >> TF(n) >> other the third flow is the sum of one, and the n-th part of the other."""
    xp = bg.algebra.sympy
    one, other, z, v = One("u", coordinates=("x",)), One("w", coordinates=("y",)), Zero("z"), One("v")
    known = bg.Graph("sums", Sf("s") >> z, z >> one, z >> TF("part", "n") >> other, other >> v >> I("m"), one >> I("k"))
    places = Places(known, xp)
    sums, flow = SummedIntegrals(places, integrals_at(places)), places["s"].f()[0]
    found = sums.of(flow)
    assert found is not None and sorted(found.givers) == ["x", "y"]
    assert xp.is_zero(xp.tidy(found.integral - (xp.symbol("x") + xp.symbol("y") / xp.symbol("n"))))
    assert sums.lacking_on_the_way_to(flow) is None
    assert SummedIntegrals(places, {}).of(flow) is None


def test_two_sources_share_a_difference() -> None:
    """x - y is the sum of what two sources give; the second of them is known to the first."""
    f, z = One("f", ("u", "w"), coordinates=("x", "y")), Zero("z")
    row = f >> TF("a", ((1, -1),)) >> z
    one, other = Sf("one", "1 + t", given="position") >> z, Sf("other", "sin(t)", given="position") >> z
    run = bg.simulate(bg.Graph("two", f >> I("m", 2), row, one, other), 1, {}, {"x": 0.5})
    np.testing.assert_allclose(run["x"] - run["y"], -(1 + run.t + np.sin(run.t)), atol=1e-8)


@pytest.mark.parametrize("form", [None, forms.kane_velocity, forms.lagrange_multipliers, forms.gibbs_appell])
def test_a_constant_row_needs_no_integral_of_its_own(form: Any) -> None:
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    held = f << TF("a", ((1, "-n"),)) << Sf("road", "0.3 + 0.02*sin(5*t)", given="position")
    graph = bg.Graph("g", f >> I("m", 2), Se("G", (0, -19.62)) >> f, f >> C("k", ((0.1, 0.02), (0.02, 0.1))), held)
    run = bg.simulate(bg.compile(graph, form), 1, {"n": 2.0})
    np.testing.assert_allclose(run["x"] - 2 * run["y"], 0.3 + 0.02 * np.sin(5 * run.t), atol=1e-7)


def test_forms_know_sums_too() -> None:
    """What a store keeps for them is the same difference of positions."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    graph = bg.Graph("g", f >> I("m", 2), f << TF("a", ((1, -2),)) << Sf("road", "t", given="position"))
    xp = bg.algebra.sympy
    (kept,) = unconstrained(graph, xp, RandomPoints()).k.kept
    assert xp.is_zero(xp.tidy(kept.positions[0] - (xp.symbol("x") - 2 * xp.symbol("y") - xp.symbol("t"))))


# -- where no position is known ----------------------------------------------------------------------------------------


def spun(what: str, given: str = "position") -> bg.Graph:
    """A free body of which a velocity is driven that is no position's rate, or one that is."""
    body = Link("b", 1, (0.1, 0.2, 0.3))
    made = Mechanism("m", [body], [Free("fl", "ground", body, "zyx")])
    at = body.frame((0.1, 0.2, 0.3))
    found = made.turning("pt", body) if what == "turning" else made.point("pt", at, axes=what)
    return bg.Graph("g", *made, *found, Sf("lift", "0.2 + sin(t)/10", given=given) >> found.flow["pt_z"])


@pytest.mark.parametrize("form", [None, forms.lagrange_multipliers, forms.gibbs_appell])
@pytest.mark.parametrize("what", ["turning", "body"])
def test_that_only_a_rate_is_held_is_told(what: str, form: Any) -> None:
    equations = bg.compile(spun(what), form)
    for notes in (equations.notes, bg.simulate(equations, 0.1).notes):
        told = [note for note in notes if note.startswith("lift: only the rate")]
        assert len(told) == 1
        assert ("'R1_pt'" if what == "turning" else "'d_pt'") in told[0] and 'given="rate"' in told[0]
    assert not any("only the rate" in note for note in bg.compile(spun(what, "rate"), form).notes)


def test_nothing_is_told_where_the_position_is_held_or_nothing_else_gives_it() -> None:
    v = One("v")
    for graph in (
        spun("inertial"),
        bg.Graph("mass", Sf("drive", "t**2", given="position") >> v, v >> I("m")),
        bg.Graph("pump", Sf("pump", "t**2", given="position") >> Zero("n"), Zero("n") >> C("tank", 2)),
    ):
        assert not any("only the rate" in note for note in bg.compile(graph).notes)
