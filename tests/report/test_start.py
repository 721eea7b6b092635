"""What a page tells of a start: independent velocities, dead centres, rest and equilibrium."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se, Sf
from bondgraph.report.findings import find
from bondgraph.report.motion import motion
from bondgraph.report.start import start_of
from bondgraph.report.ties import followers, ties
from bondgraph.report.words import number, together

RADIUS, LENGTH = 0.05, 0.15


def slider_crank() -> bg.Graph:
    crank, rod, slider = Link("crank", 0, (4e-3,) * 3), Link("rod"), Link("slider", 0.6, (1e-4,) * 3)
    joints = [
        Revolute("main", "ground", crank, "z"),
        Prismatic("guide", "ground", slider, "x"),
        Revolute("big_end", crank.frame((RADIUS, 0, 0)), rod, "z"),
        Revolute("small_end", rod.frame((LENGTH, 0, 0)), slider, "z"),
    ]
    return bg.Graph("slider_crank", *Mechanism("slider_crank", [crank, rod, slider], joints, gravity=(0, 0, 0)))


def at(angle: float, rate: float = 0.0, graph: bg.Graph | None = None, form: Any = None) -> bg.Trajectory:
    graph, slider, rod = graph or slider_crank(), RADIUS * cos(angle) + LENGTH, -angle - RADIUS / LENGTH * sin(angle)
    start = {"main_q": angle, "main": rate, "guide_q": bg.Near(slider), "big_end_q": bg.Near(rod)}
    return bg.simulate(bg.compile(graph, form, start=start), 0.01, start=start)


def told(run: bg.Trajectory) -> list[str]:
    return list(motion(run, run.equations.drawn)["told"])


@pytest.mark.parametrize("form", [None, bg.forms.kane_momentum])
def test_a_page_says_which_store_is_dependent_and_what_ties_it(form: Any) -> None:
    graph = slider_crank()
    found = find(graph, at(0.4, 1.0, graph, form))
    (stores,), (tied,) = followers(found.analysis), ties(found)
    assert "crank_J follows main; slider_m follows guide; slider_J stands still" in stores
    assert "Of the three velocities among the states, main, guide and big_end, one is independent" in tied
    assert "(main, at the start)" in tied and "the loop closure at small_end ties them" in tied
    assert found.analysis.size.degrees_of_freedom == 1


def test_without_a_motion_no_velocity_is_chosen() -> None:
    (tied,) = ties(find(slider_crank()))
    assert "one is independent; the others follow" in tied


@pytest.mark.parametrize(("angle", "dead"), [(0.0, True), (0.4, False), (pi, True), (1e-3, False)])
def test_a_slider_stands_still_at_a_dead_centre_alone(angle: float, dead: bool) -> None:
    """There dx/dangle = 0."""
    start = start_of(at(angle, 2.0))
    assert start is not None and start.free == ("main",)
    assert start.still == (("guide",) if dead else ())


def test_of_several_choices_none_is_told_that_fails_at_the_start() -> None:
    """At a dead centre the slider's velocity gives no other, though it is the first."""
    slider, crank, rod = Link("slider", 1, (1, 1, 1)), Link("crank", 1, (1, 1, 1)), Link("rod")
    joints = [
        Prismatic("guide", "ground", slider, "x"),
        Revolute("main", "ground", crank, "z"),
        Revolute("big_end", crank.frame((RADIUS, 0, 0)), rod, "z"),
        Revolute("small_end", rod.frame((LENGTH, 0, 0)), slider, "z"),
    ]
    graph = bg.Graph("turned", *Mechanism("turned", [slider, crank, rod], joints, gravity=(0, 0, 0)))
    free = {angle: start_of(at(angle, 1.0, graph)) for angle in (0.0, 0.4)}
    assert [each and each.free for each in free.values()] == [("main",), ("guide",)]


@pytest.mark.parametrize(("length", "dead"), [(LENGTH, ("guide",)), (f"{LENGTH} + 0.01*t", ())])
def test_what_drives_a_loop_in_time_leaves_no_dead_centre(length: Any, dead: tuple[str, ...]) -> None:
    """A rod that grows moves the slider while the crank stands."""
    crank, slider = Link("crank", 1, (1, 1, 1)), Link("slider", 1, (1, 1, 1))
    joints = Revolute("main", "ground", crank, "z"), Prismatic("guide", "ground", slider, "x")
    made = Mechanism("pushed", [crank, slider], joints, gravity=(0, 0, 0))
    span = made.distance("span", crank.frame((RADIUS, 0, 0)), slider)
    graph = bg.Graph("pushed", *made, *span, Sf("rod", length, given="position") >> span.flow)
    start = start_of(bg.simulate(graph, 0.01, start={"main_q": 0, "main": 2.0, "guide_q": bg.Near(RADIUS + LENGTH)}))
    assert start is not None and start.still == dead


def test_velocities_that_no_loop_ties_have_no_dead_centre() -> None:
    """A skate along x: its velocity across is zero there, and may be any elsewhere."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
    edge = f << TF("a", (("-sin(th)", "cos(th)", "0"),)) << Sf("edge", 0)
    graph = bg.Graph("skate", f["u"] >> I("m", 1), f["v"] >> I("n", 1), f["w"] >> I("J", 1), edge)
    run = bg.simulate(graph, 0.1, start={"u": 1})
    start, (tied,) = start_of(run), ties(find(graph, run))
    assert start is not None and len(start.free) == 2 and start.still == ()
    assert "Of the three flows among the states, u, v and w, two are independent" in tied
    assert tied.endswith("at the start); the other follows: the constraints tie it.")


def folded(length: float) -> bg.Graph:
    """A slider-crank whose rod, where it is as long as the crank, may turn about the pivot with the slider there."""
    crank, rod, slider = Link("crank", 0, (1,) * 3), Link("rod", 1, (1,) * 3), Link("slider", 1, (1,) * 3)
    joints = [
        Revolute("main", "ground", crank, "z"),
        Prismatic("guide", "ground", slider, "x"),
        Revolute("big_end", crank.frame((1, 0, 0)), rod, "z"),
        Revolute("small_end", rod.frame((length, 0, 0)), slider, "z"),
    ]
    return bg.Graph("folded", *Mechanism("folded", [crank, rod, slider], joints, gravity=(0, 0, 0)))


def flat() -> bg.Graph:
    """A parallelogram with all its links in line: two loops of kinds part there."""
    a, b, c = (Link(name, 1, planar=0.01, centre=(0.1, 0, 0)) for name in "abc")
    joints = [
        Revolute("A", "ground", a, "z"),
        Revolute("B", a.frame((0.2, 0, 0)), b, "z"),
        Revolute("D", Frame("ground", (0.4, 0, 0)), c, "z"),
        Revolute("C", b.frame((0.4, 0, 0)), c.frame((0.2, 0, 0)), "z"),
    ]
    made = Mechanism("flat", [a, b, c], joints)
    return bg.Graph("flat", *made, Se("M", 1) >> made["A"])


@pytest.mark.parametrize(
    ("graph", "start", "there"),
    [
        (folded(1), {"main_q": pi / 2, "big_end_q": bg.Near(pi)}, ("main", "guide")),
        (flat(), {"A_q": 0, "A": 1}, ("A", "D")),
    ],
    ids=["folded", "flat"],
)
def test_at_a_singular_start_it_is_told_what_is_independent_there_and_past_it(
    graph: bg.Graph, start: dict[str, Any], there: tuple[str, ...]
) -> None:
    """There and beside it by hand: folded, dx = -sin(a) da - sin(a + b) (da + db) with a + b = -a, so that x and a are
    free where the rod covers the crank; beside it the slider stays, or a = -(a + b) and x follows a."""
    found = find(graph, t=1, start=start)
    assert found.run is None and found.begins is not None and found.begins.singular
    assert found.begins.free == there and {*found.begins.past} <= {(name,) for name in there}
    (tied,) = {*ties(found)} - {ties(found)[0]}
    assert f"there two are independent ({' and '.join(there)}); just past it one is (" in tied
    assert "at the start" not in ties(found)[0]


def test_beside_a_singular_configuration_a_start_is_not_singular() -> None:
    found = find(folded(1), t=0.01, start={"main_q": pi / 2 - 0.1, "big_end_q": bg.Near(pi)})
    assert found.begins is not None and not found.begins.singular and len(found.begins.free) == 1
    assert find(folded(1)).begins is None, "nothing starts"


def test_rest_equilibrium_and_steady_states_are_told() -> None:
    i = One("i")
    circuit = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))
    assert told(bg.simulate(circuit, 1)) == ["The motion starts at rest: every flow is zero."]
    assert told(bg.simulate(circuit, 1, start={"p_L": 0.5})) == ["The whole run is a steady state: no state changes."]
    assert told(bg.simulate(circuit, 1, start={"p_L": 0.1})) == []
    still = bg.simulate(circuit, 1, values={"U": 0})
    assert told(still)[1:] == ["Nothing moves in the whole run: the model is in equilibrium from the start."]


def test_names_and_numbers_of_a_sentence() -> None:
    assert [together(["a", "b", "c"][:n]) for n in (1, 2, 3)] == ["a", "a and b", "a, b and c"]
    assert together([f"w{k}" for k in range(12)]).endswith("w7 and 4 more")
    assert (number(0), number(9), number(30)) == ("none", "nine", "30")
