"""A position given in time that a mechanism cannot reach is the reason why its motion ends, and no other ends so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Prismatic, Revolute, Sf
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.simulate.out_of_reach import leads_out_of_reach

CRANK, ROD = 0.2, 0.5
LENGTHS = {"crank": 0.5, "coupler": 1.0, "rocker": 0.5}
NEAR = {"a_q": bg.Near(1.0), "b_q": bg.Near(-1.5)}
FORMS = [None, "kane_velocity", "udwadia_kalaba", "maggi", "kane_momentum", "lagrange_multipliers"]
CANNOT = "the position that drive gives cannot be reached from here on"


def slider_crank(course: str, unit: float = 1.0) -> bg.Graph:
    """One whose slider is led along a course, of any unit of length."""
    crank = Link("crank", 1.0, planar=0.02 * unit**2, centre=(CRANK / 2 * unit, 0, 0))
    rod = Link("rod", 0.7, planar=0.01 * unit**2, centre=(CRANK * unit, 0, 0))
    slider = Link("slider", 0.5, planar=0.01 * unit**2)
    joints = [
        Revolute("a", "ground", crank),
        Prismatic("x", "ground", slider, "x"),
        Revolute("b", crank.frame((CRANK * unit, 0, 0)), rod),
        Revolute("c", rod.frame((ROD * unit, 0, 0)), slider),
    ]
    linkage = Mechanism("led", [crank, rod, slider], joints)
    return bg.Graph("led", *linkage, Sf("drive", course, given="position") >> linkage["x"])


def compiled(graph: bg.Graph, form: str | None) -> bg.Equations:
    return bg.compile(graph, form and getattr(bg.forms, form))


def stop(graph: bg.Graph, form: str | None, end: float, start: Any = NEAR, **how: Any) -> bg.SimulationStopped:
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(compiled(graph, form), (0, end), start=start, **how)
    return caught.value


@pytest.mark.parametrize("through", ["stop", "continue"])
@pytest.mark.parametrize("form", quick(FORMS, FORMS[:3]))
@pytest.mark.parametrize("amplitude", [0.21, 0.2000001])
def test_a_slider_that_is_driven_beyond_its_reach_cannot_follow(
    amplitude: float, form: str | None, through: str
) -> None:
    """However little beyond; no other way to integrate is proposed, since none helps."""
    found = stop(slider_crank(f"0.5 + {amplitude}*sin(2*t)"), form, 1.2, through_singular=through)
    assert CANNOT in found.law and "a little later c cannot be closed" in found.law
    assert not any(other in str(found) for other in ("several kinds", "rounding", "through_singular"))
    assert found.parties == ("drive", "c") and "give a course within reach" in found.remedy
    assert isinstance(found.trajectory, bg.Trajectory)
    assert found.trajectory.steps[-1] == pytest.approx(np.arcsin(0.2 / amplitude) / 2, abs=1e-3)


@pytest.mark.parametrize("unit", [1e-6, 1e3])
def test_so_it_is_in_any_units_and_at_the_inner_dead_point(unit: float) -> None:
    """Times as short as lengths are long."""
    course = f"{unit}*(0.5 - 0.21*sin({2 * unit}*t))"
    assert CANNOT in stop(slider_crank(course, unit), None, 1.2 / unit).law


@pytest.mark.parametrize("form", quick(FORMS, FORMS[:3]))
def test_one_that_just_reaches_its_dead_point_goes_on_in_two_ways(form: str | None) -> None:
    """Straight on is the one on which the crank passes to the other side, and the rate of the angle stays."""
    graph = slider_crank("0.5 + 0.2*sin(2*t)")
    found = stop(graph, form, 1.2)
    assert "several kinds" in found.law and "cannot be reached" not in found.law
    run = bg.simulate(compiled(graph, form), (0, 1.2), start=NEAR, through_singular="continue")
    assert any("straight on" in note for note in run.remarks)
    x = run["x_q"]
    cosine = (x**2 + CRANK**2 - ROD**2) / (2 * CRANK * x)
    np.testing.assert_allclose(np.cos(run["a_q"]), cosine, atol=1e-6)
    assert run["a_q"][0] > 0 > run["a_q"][-1]


def test_one_that_turns_just_before_it_is_not_stopped() -> None:
    run = bg.simulate(slider_crank("0.5 + 0.1999*sin(2*t)"), (0, 1.2), start=NEAR)
    assert run["a_q"].min() > 0


def test_several_sources_that_lead_a_point_beyond_its_reach_are_named() -> None:
    """Of two links of one metre; there is no loop that could be named beside them."""
    upper, fore = (Link(name, 1.0, planar=0.1, centre=(0.5, 0, 0)) for name in ("upper", "fore"))
    joints = [Revolute("p", "ground", upper), Revolute("q", upper.frame((1.0, 0, 0)), fore)]
    arm = Mechanism("arm", [upper, fore], joints)
    tip = arm.point("tip", fore.frame((1.0, 0, 0)))
    sources = {"hx": ("1 + 0.8*t", "tip_x"), "hy": ("0.5*t", "tip_y")}
    led = (Sf(name, course, given="position") >> tip.flow[where] for name, (course, where) in sources.items())
    found = stop(bg.Graph("arm", *arm, *tip, *led), None, 3, {"p_q": bg.Near(-1.0), "q_q": bg.Near(2.0)})
    assert "the positions that hx and hy give cannot be reached" in found.law and set(found.parties) == {*sources}
    roots = np.roots([0.8**2 + 0.5**2, 1.6, 1 - 2.0**2])
    assert isinstance(found.trajectory, bg.Trajectory)
    assert found.trajectory.steps[-1] == pytest.approx(roots.max(), abs=1e-5)


def test_a_driven_parallelogram_goes_on_in_several_ways_where_it_lies_flat() -> None:
    """Its crank is led there at a rate, and still no constraint that becomes dependent is."""
    links = {name: Link(name, 1.0, planar=0.1, centre=(size / 2, 0, 0)) for name, size in LENGTHS.items()}
    crank, coupler, rocker = links.values()
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.5, 0, 0)), coupler),
        Revolute("d", Frame("ground", (1.0, 0, 0)), rocker),
        Revolute("c", coupler.frame((1.0, 0, 0)), rocker.frame((0.5, 0, 0))),
    ]
    linkage = Mechanism("flat", [*links.values()], joints)
    graph = bg.Graph("flat", *linkage, Sf("drive", "0.5 + 2*t", given="position") >> linkage["a"])
    start = {"b_q": bg.Near(-0.5), "d_q": bg.Near(0.5)}
    assert "several kinds" in stop(graph, None, 3, start).law
    run = bg.simulate(graph, (0, 3), start=start, through_singular="continue")
    np.testing.assert_allclose(np.cos(run["d_q"]), np.cos(run["a_q"]), atol=1e-6)


@pytest.mark.parametrize(("change", "beyond"), [
    ("0.1*sin(5*t)", True), ("-0.1*sin(5*t)", False), ("0.1*sin(t)*sin(5*t)", False), ("0*t", False),
])  # fmt: skip
def test_positions_lead_out_of_reach_at_a_rate_and_to_one_side(change: str, beyond: bool) -> None:
    """From the dead point itself: inwards there are two ways; a course that turns there may be one that is reached."""
    rows = ConstraintRows(Problem.of(compiled(slider_crank(f"0.7 + {change}"), "kane_velocity"), {}).with_invariants)
    along = np.abs(rows.gradients(0.0, np.zeros(2))).max(axis=1).argmin()
    combination = np.eye(len(rows.constraints))[along]
    assert leads_out_of_reach(rows, combination, lambda time: time, 0.0, 1.0, np.zeros(2)) == beyond
