"""Joints that follow others: against the same mechanism with a gear between two joints' velocities, and by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Following, Free, Link, Mechanism, Prismatic, Revolute, Se, Sf, euler_parameters

HAND = Link("hand", 2.0, (0.3, 0.4, 0.5), centre=(0.1, 0, 0.2))
LEFT = Link("left", 0.5, (0.02, 0.03, 0.025), centre=(0.05, 0.02, 0.1))
RIGHT = Link("right", 0.7, (0.03, 0.02, 0.035), centre=(-0.04, 0, 0.1))
WRIST = Revolute("wrist", "ground", HAND, "x")
LEADS = Revolute("leads", HAND.frame((0, 0.1, 0.3)), LEFT, "y")
START = {"wrist_q": 0.4, "leads_q": -0.3, "wrist": 0.8, "leads": 1.1}
FLYING = Free("wrist", "ground", HAND, euler_parameters([f"wrist_e{k}" for k in range(4)]))
RATIO, OFFSET = -1.5, 0.2
G = (0.5, -1, -9.81)


def hand(last: Any, *first: Any) -> Mechanism:
    return Mechanism("m", [HAND, LEFT, RIGHT], [*first, *(() if first else (WRIST,)), LEADS, last], gravity=G)


def follower(of: Any, ratio: Any = RATIO, offset: Any = OFFSET) -> Following:
    return Following(
        "last", HAND.frame((0, -0.1, 0.3)), RIGHT, (1, 2, 0), leader=LEADS, of=of, ratio=ratio, offset=offset
    )


def accelerations(graph: bg.Graph, at: dict[str, float], form: Any = None) -> dict[str, float]:
    return bg.rates(bg.compile(graph, form, bg.algebra.casadi), {}, at)


@pytest.mark.parametrize(("of", "form"), [(Revolute, None), (Prismatic, bg.forms.kane_velocity)])
def test_it_moves_as_behind_a_constraint(of: Any, form: Any) -> None:
    """Two joints of their own, and a source that holds their velocities in the ratio."""
    own = hand(of("last", HAND.frame((0, -0.1, 0.3)), RIGHT, (1, 2, 0)))
    held = bg.Graph("held", *own, own.f["leads", "last"] << TF("belt", ((RATIO, -1),)) << Sf("none", 0))
    at = {**START, "last_q": RATIO * START["leads_q"] + OFFSET, "last": RATIO * START["leads"]}
    expected = accelerations(held, at)
    found = accelerations(bg.Graph("g", *hand(follower(of))), START, form)
    assert [found[x] for x in START] == pytest.approx([expected[x] for x in START], rel=1e-11)  # rounding


def test_the_ratio_and_the_offset_may_be_parameters() -> None:
    graph = bg.Graph("g", *hand(follower(Revolute, "k", "c")), values={"k": RATIO, "c": OFFSET})
    found = bg.rates(bg.compile(graph), {}, START)
    expected = accelerations(bg.Graph("g", *hand(follower(Revolute))), START)
    assert [found[x] for x in START] == pytest.approx([expected[x] for x in START], rel=1e-11)


def test_no_energy_is_lost_on_the_way() -> None:
    made = hand(follower(Prismatic), Free("wrist", "ground", HAND))
    graph = bg.Graph("g", *made, made.q_dot("last") >> C("spring", 20.0))
    start = {"leads_q": -0.3, "leads": 1.1, "wrist_wx": 1.0, "wrist_uy": 0.5}
    run = bg.simulate(bg.compile(graph, algebra=bg.algebra.casadi), (0, 0.5), {}, start, rtol=1e-9, atol=1e-11)
    assert made.f.components[-1] == "leads" and made.q_dot("last") == made["last"]
    assert run["last_q"] == pytest.approx(RATIO * run["leads_q"] + OFFSET, rel=1e-12)
    assert np.abs(run.power_audit().missing).max() < 1e-7  # of some ten watts


@pytest.mark.parametrize("first", [WRIST, FLYING], ids=["in rates", "with Q"])
def test_an_effort_on_what_follows_acts_on_the_leader_by_the_ratio(first: Any) -> None:
    """The power of an effort on its own flow is that of the effort times the ratio on the leader's."""
    made = hand(follower(Prismatic), first)
    own, led, wrong = (
        bg.Graph("g", *made, Se("tau", effort) >> made[joint])
        for joint, effort in (("last", 2), ("leads", 2 * RATIO), ("leads", 2))
    )
    upright = {name: 1.0 for name in ("wrist_e0",) if first is not WRIST}
    at = {name: value for name, value in START.items() if first is WRIST or "wrist" not in name} | upright
    found, expected, other = (accelerations(graph, at) for graph in (own, led, wrong))
    assert found == pytest.approx(expected, rel=1e-11)
    assert abs(found["leads"] - other["leads"]) > 1


def test_a_source_that_places_what_follows_places_the_leader() -> None:
    made = Mechanism("m", [HAND, LEFT, RIGHT], [WRIST, LEADS, follower(Revolute)])
    driven = bg.Graph("g", *made, Sf("drive", "0.2*sin(t)", given="position") >> made["last"])
    run = bg.simulate(driven, (0, 1))
    assert run["last_q"] == pytest.approx(0.2 * np.sin(run.t), abs=1e-12)
    assert run["leads_q"] == pytest.approx((0.2 * np.sin(run.t) - OFFSET) / RATIO, abs=1e-12)
    assert run["last"] == pytest.approx(RATIO * run["leads"], abs=1e-12)


def test_what_follows_starts_by_its_leader() -> None:
    with pytest.raises(bg.ValueRefused, match=r"last_q: .*other coordinates give this position. Leave it out"):
        bg.simulate(bg.Graph("g", *hand(follower(Revolute))), 1, start={"last_q": 1})


def test_what_follows_goes_through_a_model_file(tmp_path: Path) -> None:
    made = hand(follower(Revolute))
    graph = bg.Graph("g", *made, Se("tau", 2) >> made["last"])
    graph.save(tmp_path / "hand.toml")
    assert accelerations(bg.load(tmp_path / "hand.toml"), START) == accelerations(graph, START)


def test_a_distance_knows_where_it_stands() -> None:
    """Two sliders from one place, one twice as far the other way."""
    rail = Prismatic("slide", "ground", LEFT, "x")
    other = Following("other", "ground", RIGHT, "x", leader=rail, of=Prismatic, ratio=-2, offset=-1)
    made = Mechanism("m", [LEFT, RIGHT], [rail, other])
    gap = made.distance("gap", LEFT, RIGHT)
    run = bg.simulate(bg.Graph("g", *made, *gap), (0, 1), {}, {"slide": 0.5, "slide_q": 0.1})
    assert run["gap_length"] == pytest.approx(3 * run["slide_q"] + 1, rel=1e-12)
    assert run["gap"][-1] == pytest.approx(1.5, rel=1e-12)


REFUSED: dict[str, tuple[Callable[[], Any], set[str]]] = {
    "follows none itself": (
        lambda: Following("again", HAND, RIGHT, leader=follower(Revolute), of=Revolute), {"again"}
    ),
    "one coordinate and its rate": (
        lambda: Following("last", HAND, RIGHT, leader=Free("wrist", "ground", HAND)), {"last"}
    ),
    "not of": (lambda: Following("last", HAND, RIGHT, leader=LEADS, of=Free), {"last"}),  # type: ignore[arg-type]
    "no such joint leads": (
        lambda: Mechanism("m", [HAND, RIGHT], [WRIST, follower(Revolute)]), {"last", "leads"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("law", REFUSED)
def test_refusals_name_their_reason(law: str) -> None:
    make, parties = REFUSED[law]
    with pytest.raises(bg.StructureError) as caught:
        make()
    assert law in caught.value.law and {*caught.value.parties} == parties and caught.value.remedy


def test_of_a_leader_by_its_name_that_is_told_first() -> None:
    for of in (Prismatic, "Prismatic"):
        with pytest.raises(bg.StructureError, match="leader=j, where j = Revolute"):
            Following("last", "ground", RIGHT, leader="first", of=of)  # type: ignore[arg-type]
