"""A source of flow at a 0-junction, all other flows of which are given: a constraint on their sum."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, De, Frame, I, Link, Mechanism, One, Planar, Prismatic, R, Se, Sf, Zero
from bondgraph.kinetics.given_sums import transformer_of_sum
from bondgraph.kinetics.prescribed import is_prescribed, is_sum, prescribed_elsewhere

FORMS = ["kane_velocity", "kane_momentum", "maggi", "lagrange_multipliers", "udwadia_kalaba", "dynamic_multipliers"]

f = One("f", ("u", "w"), coordinates=("x", "y"))
MASSES = f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> One("v", 3) >> I("m", 1)
POINT, END = One("point", ("a", "b")), One("end", ("c",))
THERE = f >> TF("J", (("y", "x"), (1, 2))) >> POINT, f >> TF("K", (("2", "y"),)) >> END
PART = One("rate", ("r",), coordinates=("s",))
z, rope = Zero("z"), Sf("rope", "sin(t)")
AT_Z = rope >> z

SUMS = {
    "two rows": [z >> POINT["a"], z >> END],
    "a row itself": [z >> POINT["a"], f >> TF("L", ((1, "x + 1"),)) >> z],
    "behind ratios": [z >> TF("n", 2) >> END, POINT["b"] >> TF("k", 3) >> z],
    "a velocity and a row": [z >> f["u"], z >> END],
    "velocities": [z >> f["u"], z >> TF("n", 2) >> f["w"]],
    "a part of the velocities": [f["w"] >> PART, z >> PART, z >> f["u"]],
    "beside a sensor": [z >> POINT["a"], z >> END, z >> De("tension")],
}


def graph(*links: Any) -> bg.Graph:
    return bg.Graph("g", MASSES, *THERE, AT_Z, *links)


@pytest.mark.parametrize("case", SUMS)
def test_a_sum_of_what_is_given_is_held(case: str) -> None:
    """It moves as drawn, with the same tension."""
    whole = graph(*SUMS[case])
    (each,) = prescribed_elsewhere(whole)
    assert each.source.name == "rope" and is_sum(each) and is_prescribed(whole, each)
    state = {"x": 0.4, "y": 0.7, "u": 0.3}
    drawn, run = (bg.simulate(bg.compile(whole, of), 0.3, {}, state) for of in (None, bg.forms.kane_velocity))
    for name in ("x", "y", "rope.e"):
        assert run[name][-1] == pytest.approx(drawn[name][-1], rel=1e-6, abs=1e-7)


FAR = One("far", ("d",))
FREE = {
    "a mass": [z >> END, z >> FAR, FAR >> I("n", 1)],
    "a resistor": [z >> END, z >> R("loss", 1)],
    "the only velocity there": [z >> f["u"]],
    "a body that moves on another": [END >> z, z >> FAR, FAR >> TF("Q", ((1,), (2,))) >> One("v2", 2) >> I("n", 1)],
    "velocities of two mechanisms": [
        z >> f["u"],
        z >> FAR,
        FAR >> TF("Q", ((1,), (2,))) >> One("v2", 2) >> I("n", 1),
    ],
    "a velocity that another 0-junction may give": [z >> f["u"], z >> END, f["w"] >> Zero("y0") >> R("loss", 1)],
}


@pytest.mark.parametrize("case", FREE)
def test_where_another_flow_is_free_nothing_is_held(case: str) -> None:
    assert transformer_of_sum(graph(*FREE[case]), "rope") is None


def test_a_source_on_a_part_of_the_sums_holds_none() -> None:
    pair = Zero("pair", ("p", "q"))
    whole = bg.Graph("g", MASSES, *THERE, rope >> pair["p"], pair >> POINT, END >> pair["p"], pair["q"] >> R("loss", 1))
    assert transformer_of_sum(whole, "rope") is None


@pytest.mark.parametrize("form", FORMS)
def test_two_sliders_on_a_rope_are_an_atwood_machine(form: str) -> None:
    """m1 (y1'' + g) = S = m2 (y2'' + g) where y1' + y2' = sin t."""
    first, second = (Link(name, mass, (0.1, 0.1, 0.1)) for name, mass in (("first", 1.5), ("second", 2.0)))
    ways = [Prismatic(f"way_{each.name}", "ground", each, "y") for each in (first, second)]
    machine = Mechanism("machine", [first, second], ways, gravity=(0, -9.81, 0))
    whole = bg.Graph("machine", *machine, AT_Z, z >> machine["way_first"], z >> machine["way_second"])
    run = bg.simulate(bg.compile(whole, getattr(bg.forms, form)), 0.5)
    pull = (np.cos(run.t) + 2 * 9.81) / (1 / 1.5 + 1 / 2.0)
    np.testing.assert_allclose(run["rope.e"], pull, rtol=1e-7)
    np.testing.assert_allclose(run["way_first_q"] + run["way_second_q"], 1 - np.cos(run.t), atol=1e-8)


GIVEN = {"position": "3 + 0.1*sin(3*t)", "rate": "0.3*cos(3*t)", "acceleration": "-0.9*sin(3*t)"}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("given", GIVEN)
def test_a_rope_over_two_points_with_a_tackle_moves_as_drawn(given: str, form: str) -> None:
    """The lengths d1 + 2 d2 change by what the source gives, whose effort is the tension."""
    a, b = Link("a", 1.5, planar=0.02), Link("b", 2.0, planar=0.02)
    plane = [Planar("pa", "ground", a, "z"), Planar("pb", "ground", b, "z")]
    pair = Mechanism("pair", [a, b], plane, gravity=(0, -9.81, 0))
    left = pair.distance("left", Frame("ground", (-0.5, 0, 0)), a.frame((0.05, 0.1, 0)))
    right = pair.distance("right", Frame("ground", (0.5, 0, 0)), b.frame((0, 0.1, 0)))
    tied = Sf("rope", GIVEN[given], given=given) >> z, z >> left.flow, z >> TF("tackle", 2) >> right.flow
    whole = bg.Graph("pair", *pair, *left, *right, *tied)
    start = {"pa_x": -0.3, "pa_y": -0.9, "pa_angle": 0.1, "pb_x": 0.7}
    start |= {"pb_y": bg.Near(-0.9) if given == "position" else -0.9}
    drawn, run = (bg.simulate(bg.compile(whole, of), 0.3, {}, start) for of in (None, getattr(bg.forms, form)))
    for name in ("pa_x", "pa_y", "pb_x", "pb_y", "rope.e", "z-left.e"):
        assert run[name][-1] == pytest.approx(drawn[name][-1], rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("form", ["lagrange_multipliers", "maggi"])
def test_a_sum_beside_a_store_is_kept(form: str) -> None:
    """What else hangs on the rows stays there."""
    arm = bg.Graph("g", MASSES, Se("G", ("0.3", "-1")) >> f)
    more = *THERE, AT_Z, z >> POINT["a"], z >> END, END >> R("loss", 2)
    state = {"x": 0.4, "y": 0.7, "u": 0.3}
    stored = bg.Graph("g", *bg.reduce(arm).links, *more)
    drawn, run = (
        bg.simulate(bg.compile(each, of), 0.3, {"m": 1.5}, state)
        for each, of in ((bg.Graph("g", *arm.links, *more), None), (stored, getattr(bg.forms, form)))
    )
    for name in ("x", "y", "rope.e"):
        assert run[name][-1] == pytest.approx(drawn[name][-1], rel=1e-6, abs=1e-7)
