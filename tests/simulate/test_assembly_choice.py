"""A linkage that closes in several ways: told where the start leaves it open, with numbers that choose another."""

from __future__ import annotations

import math
import pickle
import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import Near, forms
from bondgraph.elements import BallContact, Frame, Free, Link, Mechanism, Prismatic, Revolute, Sf, euler_parameters
from bondgraph.kinetics.loop_closure import LoopClosure
from bondgraph.simulate.assembly_choice import _apart, assembly_notes

A, B, C, D = 1.0, 2.5, 2.0, 2.5
"""Lengths of crank, coupler, rocker and ground."""


@cache
def four_bar(form: Any = None) -> bg.Equations:
    crank, coupler, rocker = (Link(name, 1, planar=0.1, centre=(0.5, 0, 0)) for name in ("crank", "coupler", "rocker"))
    joints = (
        Revolute("A", "ground", crank, "z"),
        Revolute("B", crank.frame((A, 0, 0)), coupler, "z"),
        Revolute("D", Frame("ground", (D, 0, 0)), rocker, "z"),
        Revolute("C", coupler.frame((B, 0, 0)), rocker.frame((C, 0, 0)), "z"),
    )
    algebra = bg.algebra.table if form else bg.algebra.sympy
    return bg.compile(
        bg.Graph("four_bar", *Mechanism("m", [crank, coupler, rocker], joints)), form=form, algebra=algebra
    )


@cache
def slider_crank() -> bg.Equations:
    crank, rod, piston = Link("crank", 1, planar=0.1), Link("rod", 1, planar=0.1), Link("piston", 1)
    joints = (
        Revolute("A", "ground", crank, "z"),
        Revolute("B", crank.frame((1, 0, 0)), rod, "z"),
        Prismatic("S", "ground", piston, "x"),
        Revolute("P", rod.frame((3, 0, 0)), piston, "z"),
    )
    return bg.compile(bg.Graph("engine", *Mechanism("m", [crank, rod, piston], joints)))


def rockers(crank: float) -> list[float]:
    """Both angles of the rocker, from the circle about the crank's end (Freudenstein)."""
    x, y = D - A * math.cos(crank), -A * math.sin(crank)
    reach, towards = math.hypot(x, y), math.atan2(-y, -x)
    inside = math.acos((C**2 + reach**2 - B**2) / (2 * C * reach))
    return [towards + inside, towards - inside]


def told(run: bg.Trajectory) -> list[str]:
    found = [*assembly_notes(run)]
    assert [note for note in run.notes if "in several ways" in note] == found
    return found


def ways(note: str) -> dict[str, Near]:
    return {name: Near(float(x)) for name, x in re.findall(r"'(\w+)': Near\(([-\d.e]+)\)", note)}


def is_angle(found: float, wanted: float) -> bool:
    return abs(math.remainder(found - wanted, 2 * math.pi)) < 1e-6


@pytest.mark.parametrize("crank", [0.4, 1.0, 2.0])
def test_the_other_way_of_a_four_bar_is_the_one_that_the_triangle_gives(crank: float) -> None:
    equations = four_bar()
    run = bg.simulate(equations, 0.01, start={"A_q": crank})
    (note,) = told(run)
    taken = [k for k, angle in enumerate(rockers(crank)) if is_angle(run["D_q"][0], angle)]
    other = bg.simulate(equations, 0.01, start={"A_q": crank, **ways(note)})
    assert len(taken) == 1 and is_angle(other["D_q"][0], rockers(crank)[1 - taken[0]])
    assert f"with A_q = {crank:g} " in note and f"D_q = {run['D_q'][0]:.6g}" in note
    assert not told(other), "this start says in which way"


FORMS = [
    getattr(forms, name)
    for name in forms.__all__
    if name not in {"hamiltonian", "reduced_volterra", "routh", "lagrange_index_3"}
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_every_form_tells_what_the_graph_as_drawn_does(form: Any) -> None:
    """Those with multipliers keep no position, and start where the coordinates are put; they are as open there."""
    drawn, equations = told(bg.simulate(four_bar(), 0.01, start={"A_q": 1.0})), four_bar(form)
    run = bg.simulate(equations, 0.01, start={"A_q": 1.0})
    (note,) = told(run)
    assert [note] == drawn
    other = bg.simulate(equations, 0.01, start={"A_q": 1.0, **ways(note)})
    found = [[is_angle(each["D_q"][0], angle) for angle in rockers(1.0)] for each in (run, other)]
    assert sorted(found) == [[False, True], [True, False]]
    assert not told(other), "this start says in which way"


def test_of_a_slider_the_other_way_lies_on_the_other_side() -> None:
    run = bg.simulate(slider_crank(), 0.01, start={"A_q": 0.5})
    found = ways(*told(run))
    sides = [math.cos(0.5) + side * math.sqrt(9 - math.sin(0.5) ** 2) for side in (1, -1)]
    np.testing.assert_allclose(sorted([run["S_q"][0], found["S_q"].value]), sorted(sides), rtol=1e-5)


@pytest.mark.parametrize("given", ["B_q", "D_q"])
@pytest.mark.parametrize("kind", [Near, float])
def test_a_start_that_chooses_is_not_told(given: str, kind: Any) -> None:
    equations = four_bar()
    there = bg.simulate(equations, 0.01, start={"A_q": 1.0})
    start = {name: float(there[name][0]) for name in ("A_q", given)}
    assert not told(bg.simulate(equations, 0.01, start={"A_q": 1.0, given: kind(start[given])}))


def test_a_start_without_positions_is_told_and_an_open_chain_is_not() -> None:
    assert told(bg.simulate(four_bar(), 0.01))
    arm = Link("arm", 1, planar=0.1)
    assert not bg.simulate(bg.Graph("open", *Mechanism("m", [arm], [Revolute("A", "ground", arm, "z")])), 0.01).notes


@pytest.mark.parametrize("form", [None, forms.maggi])
def test_a_motion_that_was_kept_tells_the_same(form: Any) -> None:
    run = bg.simulate(four_bar(form), 0.01, start={"A_q": 1.0})
    assert told(run) and pickle.loads(pickle.dumps(run)).notes == run.notes


def test_where_nothing_is_given_nothing_is_said_to_stay() -> None:
    """A slider at a rod's end, whose crank is driven: the other way is that beyond the crank's bearing."""
    crank, slider = Link("crank", 1, planar=0.1), Link("slider", 1)
    joints = Revolute("A", "ground", crank, "z"), Prismatic("S", "ground", slider, "x")
    moved = Mechanism("m", [crank, slider], joints)
    span = moved.distance("span", crank.frame((0.05, 0, 0)), slider)
    driven = Sf("drive", "60*t", given="position") >> moved["A"]
    graph = bg.Graph("driven", *moved, *span, Sf("link", 0.15, given="position") >> span.flow, driven)
    (note,) = told(bg.simulate(graph, 0.01))
    assert note.startswith("link: loops close in several ways") and "with" not in note
    places = [bg.simulate(graph, 0.01, start=start)["S_q"][0] for start in (None, ways(note))]
    assert sorted(places) == pytest.approx([-0.1, 0.2])


def test_where_no_other_way_is_found_the_search_ends_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some dozens of configurations that do not close."""
    run, tried = bg.simulate(four_bar(), 0.01, start={"A_q": 1.0}), list[Any]()
    monkeypatch.setattr(LoopClosure, "closed", lambda self, guess, free: tried.append(guess))
    assert assembly_notes(run) == () and 20 < len(tried) < 50


@pytest.mark.parametrize(("angle", "is_other"), [(1.06, False), (1.2, True)])
def test_a_coordinate_that_differs_by_a_twentieth_of_its_size_and_one_is_of_another_way(
    angle: float, is_other: bool
) -> None:
    assert _apart(angle, 1.0) == is_other


def of_lengths(b: float) -> bg.Graph:
    """A four-bar linkage with such a coupler."""
    crank, coupler, rocker = (Link(name, 1, planar=0.1, centre=(0.2, 0, 0)) for name in ("crank", "coupler", "rocker"))
    joints = [
        Revolute("A", "ground", crank),
        Revolute("B", crank.frame((0.35, 0, 0)), coupler),
        Revolute("D", Frame("ground", (0.9, 0, 0)), rocker),
        Revolute("C", coupler.frame((b, 0, 0)), rocker.frame((0.6, 0, 0))),
    ]
    return bg.Graph("four_bar", *Mechanism("m", [crank, coupler, rocker], joints))


@pytest.mark.parametrize(("B", "D", "is_told"), [(3.287, 3.299, False), (2.815, 2.856, True)])
def test_a_guess_is_poor_that_is_half_a_radian_off(B: float, D: float, is_told: bool) -> None:
    """Nearly stretched out, a linkage has its two ways close to each other; in either case the farther one is taken."""
    run = bg.simulate(of_lengths(0.67), [0, 1e-3, 2e-3], start={"A_q": 3.1, "B_q": Near(B), "D_q": Near(D)})
    assert (run["B_q"][0], run["D_q"][0]) == pytest.approx((3.341, 2.941), abs=1e-3)
    assert bool(told(run)) == is_told


@pytest.mark.parametrize("off, is_told", [(0.0, False), (0.55, True)])
def test_a_poor_guess_that_led_to_the_farther_way_is_told_the_nearer(off: float, is_told: bool) -> None:
    """All joints are guessed, and still the search may end in the way that is farther from the guesses."""
    graph = of_lengths(0.85)
    near = {"B_q": -1.24712, "D_q": 1.69683}
    guesses = {"B_q": -1.92, "D_q": 1.52} if off else near
    run = bg.simulate(graph, [0, 1e-3, 2e-3], start={"A_q": 1.54} | {name: Near(x) for name, x in guesses.items()})
    taken = math.hypot(*(run[name][0] - x for name, x in guesses.items()))
    nearer = math.hypot(*(near[name] - x for name, x in guesses.items()))
    assert bool(notes := assembly_notes(run)) == is_told == (taken > nearer + 1e-3)
    if is_told:
        assert "'D_q': Near(1.69683)" in notes[0] and "'B_q': Near(-1.24712)" in notes[0]


@cache
def platform(attitude: Any) -> bg.Equations:
    """On six legs of given lengths."""
    plate = Link("plate", 10.0, (0.8, 0.9, 1.5))
    moved = Mechanism("m", [plate], [Free("f", "ground", plate, attitude)])
    parts: list[Any] = [*moved]
    for k in range(6):
        low, high = (math.pi / 3 * (k + turn * (-1) ** k) for turn in (0.1, 0.4))
        foot = Frame("ground", (math.cos(low), math.sin(low), 0))
        leg = moved.distance(f"leg{k}", foot, plate.frame((0.6 * math.cos(high), 0.6 * math.sin(high), 0.02 * k)))
        parts += [*leg, Sf(f"d{k}", 1.2, given="position") >> leg.flow]
    return bg.compile(bg.Graph("platform", *parts), algebra=bg.algebra.table)


@pytest.mark.parametrize("attitude", ["zyx", "xyz", "zxz", euler_parameters(("e0", "e1", "e2", "e3"))])
def test_other_angles_of_the_same_attitude_are_no_other_way(attitude: Any) -> None:
    """A plate above its feet stands in one way, whichever of two triples of angles tells it; others are told."""
    given = {} if isinstance(attitude, str) else {"e0": 1}
    assert not told(bg.simulate(platform(attitude), 1e-3, start={"f_z": Near(1.0), **given}))
    assert told(bg.simulate(platform(attitude), 1e-3, start=given))


def test_a_ball_on_a_plane_lies_in_one_way() -> None:
    """Its place and attitude are free: where it begins elsewhere it is put elsewhere, not otherwise."""
    ball = Link("ball", 0.3, (3e-4,) * 3)
    attitude = euler_parameters(("e0", "e1", "e2", "e3"))
    moved = Mechanism("m", [ball], [Free("f", "ground", ball, attitude)], gravity=(0, 0, -9.81))
    floor = BallContact("floor", moved, ball, 0.05)
    equations = bg.compile(bg.Graph("ball", *moved, *floor, *floor.rolling))
    for start in ({"e0": 1}, {"e0": 1, "f_z": 0.05}, {"e0": 0.8, "e2": 0.6, "f_x": 1.0}):
        assert not told(bg.simulate(equations, 1e-3, start=start))
