"""Pruning: what leads nowhere goes, but for what others need."""

from __future__ import annotations

import pytest

from bondgraph.elements import TF, I, One, R, Zero
from bondgraph.graph.graph import Graph
from bondgraph.graph.junction import Junction
from bondgraph.graph.prune import pruned


def left(graph: Graph, *gone: str, keep: str = "f") -> set[str]:
    """The names of what stays where some elements are taken away."""
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & {*gone}]
    return {end.element.name for link in pruned(graph.links, links, keep) for end in (link.left, link.right)}


def arm(end: Junction, *more: object) -> Graph:
    """An inertia behind two transformers in a row."""
    f, mid = One("f"), One("mid")
    return Graph("arm", f >> I("J"), f >> TF("a", 2) >> mid >> TF("b", 3) >> end, end >> I("m"), *more)


def test_what_leads_nowhere_goes_with_all_that_led_there() -> None:
    assert left(arm(One("end")), "m") == {"f", "J"}
    assert left(arm(One("end")), "J") == {"f", "a", "mid", "b", "end", "m"}
    assert left(arm(One("end"), *[One("end") >> R("r")]), "m") >= {"mid", "b", "end", "r"}


def test_what_is_to_stay_stays() -> None:
    assert left(arm(One("end")), "m", keep="mid") == {"f", "J", "a", "mid"}


@pytest.mark.parametrize("other", ["end", "elsewhere"])
def test_a_junction_that_is_integrated_or_gives_others_their_axes_stays(other: str) -> None:
    assert left(arm(One("end", coordinates="x")), "m") == {"f", "J", "a", "mid", "b", "end"}
    f, w = One("f", 3), One("w", 3, frame="inertial" if other == "elsewhere" else "end")
    turned = f >> TF("a", 2) >> One("end", 3, frame="end")
    whole = Graph("frames", f >> I("J", 1), turned, w >> I("K", 2), w >> R("r", 1))
    assert ("end" in left(whole)) == (other == "end")


def test_a_0_junction_that_loses_what_sets_its_effort_brings_none() -> None:
    f, u = One("f"), Zero("u")
    graph = Graph("soft", f >> I("J"), f >> u, u >> I("m"), u >> R("r"))
    assert left(graph, "m") == {"f", "J"} and left(graph, "J") == {"f", "u", "m", "r"}


def test_a_0_junction_that_loses_it_component_by_component_brings_none() -> None:
    """Two ways to a 0-junction, and an inertia on each component: it goes with the last of them, not before."""
    f, sum_ = One("f", 2), Zero("sum", ("a", "b"))
    ways = [f >> TF(name, ((1, "q"), (0, 1))) >> sum_ for name in ("one", "other")]
    inertias = [sum_[c] >> One(f"v_{c}") >> I(f"m_{c}") for c in ("a", "b")]
    whole = Graph("twice", f >> I("J", 1), *ways, *inertias)
    assert left(whole, "m_a", "m_b") == {"f", "J"}
    assert {"one", "other", "sum", "v_b"} <= left(whole, "m_a")
