"""Sources of flow that hold generalized velocities: found wherever they are drawn, and drawn where they hold them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, Following, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf, Zero
from bondgraph.graph.graph import checked
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.prescribed import (
    drawn_at_columns,
    is_prescribed,
    leads_only_there,
    prescribed,
    prescribed_elsewhere,
    unused_name,
    without_constraints,
)

f = One("f", ("u", "w"), coordinates=("x", "y"))
MASSES = f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> One("v", 3) >> I("m", 1)
POINT = One("point", ("a", "b"))
THERE = f >> TF("J", (("y", "x"), (1, 2))) >> POINT
"""A point whose velocities follow f."""


def graph(*links: Any) -> bg.Graph:
    return checked(bg.Graph("g", MASSES, *links))


def names(found: Any) -> list[tuple[str, str, str | None]]:
    return [(each.source.name, each.transformer.name, each.junction and each.junction.name) for each in found]


AT_F = f << TF("rod_a", (("x", "y"),)) << Sf("rod", 0)
AT_POINT = Sf("drive", "sin(t)") >> POINT["a"]
BEHIND = POINT << TF("across", ((1, 1),)) << Sf("aside", 0)


def test_each_is_found_where_it_is_drawn() -> None:
    """At the generalized velocities, on a junction that follows them, and behind another transformer there."""
    whole = graph(THERE, AT_F, AT_POINT, BEHIND)
    assert names(prescribed(whole)) == [("aside", "across", None), ("drive", "J", "point"), ("rod", "rod_a", None)]
    assert names(prescribed_elsewhere(whole)) == [("aside", "across", None), ("drive", "J", "point")]
    assert names(prescribed_elsewhere(graph(AT_F))) == []


def test_what_drives_f_itself_or_gives_an_effort_holds_nothing() -> None:
    assert names(prescribed(graph(Sf("drive", 1) >> f["u"], THERE, Se("push", 1) >> POINT["a"]))) == []


@pytest.mark.parametrize(
    ("link", "held"), [(Sf("drive", 0) >> POINT["a"], True), (POINT["b"] >> C("spring", 1), None), (AT_F, True)]
)
def test_a_transformer_that_gives_the_flow_holds_it(link: Any, held: bool | None) -> None:
    whole = graph(THERE, link)
    found = prescribed(whole)
    assert [is_prescribed(whole, each) for each in found] == ([] if held is None else [held])


def test_a_component_beside_the_rows_is_not_held() -> None:
    """The junction has a component that no row of the transformer gives."""
    wide = One("wide", ("a", "b", "c"))
    whole = graph(f >> TF("J", ((1, 2), (2, 1))) >> wide["a", "b"], wide["c"] >> I("n", 1), Sf("drive", 0) >> wide["c"])
    (each,) = prescribed_elsewhere(whole)
    assert each.source.name == "drive" and not is_prescribed(whole, each)


def test_without_them_the_same_velocities_are_free() -> None:
    """Nothing is borne where the sources were, and every name is as before."""
    whole = graph(THERE, AT_F, AT_POINT)
    free = without_constraints(whole)
    assert set(free.elements) == set(whole.elements) and prescribed(free) == []
    k = bg.kinetics(free)
    assert list(map(xp.name, k.f)) == ["u", "w"] and k.u == (0, 1)
    assert all(xp.is_zero(x) for x in k.e)


@pytest.mark.parametrize(
    ("more", "alone"),
    [((), True), ((POINT["b"] >> C("spring", 1),), False), ((Zero("z") >> C("far", effort="q"),), True)],
)
def test_whether_a_junction_leads_to_anything_else(more: tuple[Any, ...], alone: bool) -> None:
    whole = graph(THERE, AT_POINT, *more) if more != () else graph(THERE, AT_POINT)
    (each,) = prescribed_elsewhere(whole)
    assert leads_only_there(whole, each) == alone


def test_a_junction_whose_coordinates_are_used_leads_there() -> None:
    place = One("place", ("a", "b"), coordinates=("p", "q"))
    there = f >> TF("J", ((1, 2), (2, 1))) >> place
    drive = Sf("drive", 0) >> place["a"]
    for force, alone in (("x", True), ("p", False)):
        whole = graph(there, drive, Se("push", (force, 0)) >> f)
        (each,) = prescribed_elsewhere(whole)
        assert leads_only_there(whole, each) == alone


def test_a_new_name_is_taken_from_then_on() -> None:
    taken = {"a", "a_"}
    assert [unused_name("a", taken), unused_name("a", taken), unused_name("b", taken)] == ["a__", "a___", "b"]
    assert taken == {"a", "a_", "a__", "a___", "b"}


def test_drawn_at_the_columns_a_constraint_holds_the_same() -> None:
    """a = y u + x w, held at the point, is the row (y, x) held at f."""
    whole = graph(THERE, AT_POINT)
    drawn = drawn_at_columns(whole, xp)
    (constraint,) = constraints(drawn)
    assert (constraint.source.name, constraint.junction) == ("drive", "f") and constraints(whole) == []
    state = {"x": 0.4, "y": 0.7, "u": 0.3}
    rates = [bg.rates(bg.compile(each, bg.forms.kane_velocity), start=state, t=0.5) for each in (whole, drawn)]
    assert rates[0] == pytest.approx(rates[1])


def test_where_nothing_is_to_be_drawn_anew_the_graph_is_the_same() -> None:
    for whole in (graph(AT_F), graph(THERE), graph(Sf("drive", 1) >> f["u"])):
        assert drawn_at_columns(whole, xp) is whole


def test_several_components_of_one_source_are_one_constraint() -> None:
    drawn = drawn_at_columns(graph(THERE, Sf("both", ("sin(t)", 0)) >> POINT), xp)
    (constraint,) = constraints(drawn)
    assert constraint.source.name == "both" and constraint.transformer.name == "both_a"


def test_a_source_on_a_part_of_the_generalized_velocities_is_drawn_there() -> None:
    part = One("rate", coordinates=("s",))
    whole = graph(f["w"] >> part, Sf("drive", "sin(t)") >> part)
    drawn = drawn_at_columns(whole, xp)
    ((bond, side),) = drawn.at["drive"]
    assert (bond.other_end(side).element, bond.other_end(side).components) == ("f", (1,))


def test_a_source_on_what_follows_a_single_velocity_is_a_constraint_on_it() -> None:
    wheel = One("turn", ("omega",))
    whole = checked(
        bg.Graph("g", wheel >> I("J", 2), wheel >> TF("r", 0.5) >> POINT["a"], Sf("drive", 1) >> POINT["a"])
    )
    (constraint,) = constraints(drawn_at_columns(whole, xp))
    assert (constraint.source.name, constraint.junction) == ("drive", "turn")


def test_a_motor_geared_to_what_a_mechanism_is_written_in_moves_no_drive() -> None:
    motor = One("rotor", ("omega",))
    geared = graph(motor >> I("J", 2), motor >> TF("n", 5) >> f["u"], Sf("drive", 1) >> f["u"])
    assert drawn_at_columns(geared, xp) is geared


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.maggi])
def test_the_rate_behind_a_ratio_that_varies_is_driven_in_every_form(form: Any) -> None:
    """x' = (2 + sin x) omega = 1 + t, so that 2 omega' + omega is what the drive gives through the ratio."""
    turn, end = One("lever", ("omega",)), One("end", ("v",), coordinates=("x",))
    rates = turn >> TF("r", "2 + sin(x)") >> end
    whole = bg.Graph("g", turn >> I("J", 2), turn >> R("b", 1), rates, Sf("s", "1 + t") >> end)
    run = bg.simulate(bg.compile(whole, form), 1.0, start={})
    x, rate = run["x"][-1], 2.0
    ratio = 2 + np.sin(x)
    omega, of_omega = rate / ratio, 1 / ratio - rate**2 * np.cos(x) / ratio**2
    assert x == pytest.approx(1.5, rel=1e-7)
    assert run["s.e"][-1] == pytest.approx((2 * of_omega + omega) / ratio, rel=1e-6)


def geared(drive: Any) -> bg.Graph:
    """A bar that turns with a slide on it, driven behind a gear, or through a shaft that follows it."""
    bar, slide, shaft = (Link(name, 1.0, (0.1, 0.1, 0.1), centre=(0.2, 0, 0)) for name in ("bar", "slide", "shaft"))
    turn = Revolute("turn", "ground", bar)
    joints = (
        turn,
        Prismatic("way", bar.frame((0.4, 0, 0)), slide, "x"),
        Following("follower", "ground", shaft, "z", leader=turn, of=Revolute, ratio=-2),
    )
    arm = Mechanism("arm", [bar, slide, shaft], joints, gravity=(0, -9.81, 0))
    return bg.Graph("geared", *arm, drive(arm))


RATIOS = {
    "a gear": lambda arm: arm.f["turn"] << TF("gear", -2) << Sf("drive", "2*cos(3*t)"),
    "a gear by name": lambda arm: arm.f["turn"] << TF("n") << Sf("drive", "2*cos(3*t)"),
    "a gear as a matrix": lambda arm: arm.f["turn"] << TF("gear", (("-2",),)) << Sf("drive", "2*cos(3*t)"),
    "a follower": lambda arm: Sf("drive", "2*cos(3*t)") >> arm["follower"],
}


@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "gibbs_appell", "volterra", "maggi"])
@pytest.mark.parametrize("behind", RATIOS)
def test_a_joint_is_driven_behind_a_ratio_in_every_form(behind: str, form: str) -> None:
    """As drawn, where the ratio gives the velocity; beside another one forms saw no velocity of a junction there."""
    graph, values = geared(RATIOS[behind]), {"n": -2.0} if "name" in behind else {}
    start = {"turn_q": 0.1, "way_q": 0.3}
    drawn, run = (bg.simulate(bg.compile(graph, of), 0.5, values, start) for of in (None, getattr(bg.forms, form)))
    np.testing.assert_allclose(run["turn_q"], 0.1 - np.sin(3 * run.t) / 3, atol=1e-8)
    for name in ("way_q", "drive.e"):
        np.testing.assert_allclose(run[name], drawn[name], rtol=1e-7, atol=1e-8)


def test_a_gear_before_a_drive_keeps_its_number() -> None:
    """It is a parameter, whose default the graph gives."""
    equations = bg.compile(geared(RATIOS["a gear"]), bg.forms.kane_velocity)
    assert equations.parameters["gear"] == -2.0
    run = bg.simulate(equations, 0.5, {"gear": -4.0}, {"turn_q": 0.1, "way_q": 0.3})
    assert run["turn_q"][-1] == pytest.approx(0.1 - np.sin(1.5) / 6, abs=1e-8)
