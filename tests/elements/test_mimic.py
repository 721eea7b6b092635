"""Joints that follow others: against the same mechanism with a gear between two joints' velocities, and by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, Following, Free, Link, Mechanism, Prismatic, Revolute, Sf

HAND = Link("hand", 2.0, (0.3, 0.4, 0.5), centre=(0.1, 0, 0.2))
LEFT = Link("left", 0.5, (0.02, 0.03, 0.025), centre=(0.05, 0.02, 0.1))
RIGHT = Link("right", 0.7, (0.03, 0.02, 0.035), centre=(-0.04, 0, 0.1))
WRIST = Revolute("wrist", "ground", HAND, "x")
LEADS = Revolute("leads", HAND.frame((0, 0.1, 0.3)), LEFT, "y")
START = {"wrist_q": 0.4, "leads_q": -0.3, "wrist": 0.8, "leads": 1.1}
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
    assert made.f.components[-1] == "leads" and made.q_dot("last") == made.q_dot("leads")
    assert np.abs(run.power_audit().missing).max() < 1e-7  # of some ten watts


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
