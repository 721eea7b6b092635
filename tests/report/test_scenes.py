"""Several scenes as one: each where it is, what stands on the same places side by side, all at the same instants."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from test_scene import falling

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, One, Revolute, Se
from bondgraph.io.model import moving_in
from bondgraph.report.scene import FEWEST, MOST_NUMBERS, Arrow, Scene, scene_of
from bondgraph.report.scenes import together

HEIGHT = (0.0, 0.0, -0.4)


@bg.submodel(ports={"drive": bg.rotational})
def swing(drive: One) -> object:
    rod = Link("rod", 1, planar=0.1, centre=HEIGHT)
    mech = Mechanism("mech", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    return *mech, drive >> mech["pivot"]


def pair() -> tuple[bg.Graph, bg.Trajectory]:
    left, right = swing("left"), swing("right")
    graph = bg.Graph("two", Se("M", 1) >> left.drive, Se("N", 0) >> right.drive)
    return graph, bg.simulate(graph, 2, start={"left.pivot_q": 0.5})


def anchored(name: str, *places: tuple[float, float, float]) -> Scene:
    return replace(falling(name), anchors=np.array(places))


def test_instances_on_the_same_place_are_shown_side_by_side_and_told_where_they_are() -> None:
    graph, run = pair()
    one, other = (each.scene(run) for each in moving_in(graph))
    both = scene_of(moving_in(graph), run)
    assert both is not None and [body.name for body in both.bodies] == ["left.rod", "right.rod"]
    (first, second), shift = both.bodies, both.bodies[1].shift
    assert first.shift == (0, 0, 0) and shift[0] > 0 and shift[1] == shift[2] == 0
    np.testing.assert_allclose(second.r - shift, other.bodies[0].r, atol=1e-12)
    np.testing.assert_array_equal(second.turn, other.bodies[0].turn)
    assert other.low[0] + shift[0] > one.high[0], "they do not meet"
    assert both.high[0] == pytest.approx(other.high[0] + shift[0])
    assert both.notes == (f"right.mech stands where left.mech does: it is shown {shift[0]:.4g} m aside, along x.",)
    assert both.data["bodies"][1]["shift"] == pytest.approx([*shift])
    np.testing.assert_allclose(both.anchors[1] - both.anchors[0], shift)


def test_what_stands_on_places_of_its_own_is_where_it_is() -> None:
    one, other = anchored("one", (0, 0, 0)), anchored("other", (0.3, 0, 0))
    both = together([one, other, replace(one, name="again")], "all")
    assert [tuple(body.shift) == (0, 0, 0) for body in both.bodies] == [True, True, False]
    assert both.bodies[2].r[0, 0] > other.high[0]
    assert len(both.notes) == 1 and both.notes[0].startswith("again stands where one does")


def test_what_moves_with_them_is_moved_aside_too() -> None:
    one = anchored("one", (0, 0, 0))
    push = Arrow("push", "force", "N", one.bodies[0].r, np.ones_like(one.bodies[0].r))
    other = replace(one, name="other", arrows=(push,), traces={"point 1": one.bodies[0].r})
    both = together([one, other], "both")
    shift = both.bodies[1].shift
    np.testing.assert_allclose(both.arrows[0].r, push.r + shift)
    np.testing.assert_array_equal(both.arrows[0].vector, push.vector)
    np.testing.assert_allclose(both.traces["point 1"], one.bodies[0].r + shift)


def test_all_are_shown_at_the_instants_of_the_finest() -> None:
    coarse = anchored("coarse", (0, 0, 0))
    t = np.linspace(0, 1, 9)
    half = np.stack([0 * t, 0 * t, np.sin(t), np.cos(t)], axis=-1)  # turns 2 rad about z
    body = replace(coarse.bodies[0], turn=half[::2])
    faster = replace(body, r=np.stack([t, t, t], axis=-1), turn=half, bent=np.zeros((9, 0, 2, 3)))
    fine = replace(falling("fine"), t=t, bodies=(faster,), anchors=np.ones((1, 3)))
    both = together([replace(coarse, bodies=(body,)), fine], "both")
    np.testing.assert_array_equal(both.t, t)
    np.testing.assert_allclose(both.bodies[0].turn, half, atol=1e-12)
    np.testing.assert_allclose(both.bodies[0].r[::2], coarse.bodies[0].r)
    np.testing.assert_allclose(both.bodies[0].r[1], coarse.bodies[0].r[:2].mean(axis=0))


def test_many_have_no_more_numbers_than_one_and_what_turns_too_fast_for_them_is_told() -> None:
    t = np.linspace(0, 1, 2001)
    half = np.stack([0 * t, 0 * t, np.sin(100 * t), np.cos(100 * t)], axis=-1)  # 200 rad
    body = replace(falling().bodies[0], r=np.zeros((2001, 3)), turn=half, bent=np.zeros((2001, 0, 2, 3)))
    scenes = [replace(falling(f"s{k}"), t=t, bodies=(replace(body, name=f"b{k}"),)) for k in range(200)]
    found = together(scenes, "all")
    assert len(found.t) == max(FEWEST, MOST_NUMBERS // (7 * 200))
    assert any("b7" in note and "turned" in note for note in found.notes)


def test_there_is_a_floor_where_they_fall_the_same_way() -> None:
    one, other = anchored("one", (0, 0, 0)), anchored("other", (1, 0, 0))
    assert together([one, other], "both").falls
    assert not together([one, replace(other, up=np.array((0.0, 1.0, 0.0)))], "both").falls
    assert together([replace(one, falls=False), other], "both").falls


def test_a_report_shows_them_unless_it_is_told_not_to() -> None:
    graph, run = pair()
    text = bg.report(graph, run)
    assert "right.mech stands where left.mech does" in text and "Two mechanisms of two bodies" in text
    assert "stands where" not in bg.report(graph, run, scene=()) and "THREE" not in bg.report(graph, run, scene=())
