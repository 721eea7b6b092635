"""Enormous graphs as boxes."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.clusters import MOST, SHOWN, clusters
from bondgraph.elements import C, I, One, R, Se, Zero


def ladder(count: int) -> bg.Graph:
    i, u = [One(f"i{k}") for k in range(count)], [Zero(f"u{k}") for k in range(count)]
    parts = [Se("U") >> i[0]]
    for k in range(count):
        parts += [i[k] >> I(f"L{k}"), i[k] >> R(f"R{k}"), i[k] >> u[k], u[k] >> C(f"C{k}")]
    return bg.Graph("ladder", *parts, *(u[k] >> i[k + 1] for k in range(count - 1)))


@pytest.fixture(scope="module")
def graph() -> bg.Graph:
    return ladder(MOST // 5 + 1)


def test_each_element_is_in_one_cluster_and_each_cluster_hangs_together(graph: bg.Graph) -> None:
    found = clusters(graph)
    members = [name for names in found.values() for name in names]
    assert len(members) == len({*members}) and {*members} <= graph.elements.keys()
    assert SHOWN // 2 <= len(found) <= SHOWN + 1
    for title, names in found.items():
        assert title.startswith(f"{len(names)} elements : ")
        reached, waiting = {names[0]}, [names[0]]
        for name in waiting:
            near = {bond.other_end(side).element for bond, side in graph.at[name]} & {*names} - reached
            reached |= near
            waiting += near
        assert reached == {*names}


def test_a_large_graph_is_drawn_as_boxes_and_says_so(graph: bg.Graph) -> None:
    assert len(graph.bonds) > MOST
    drawn = layout(graph)
    assert len(drawn.nodes) <= SHOWN + 1 and all(node.text.framed for node in drawn.nodes)
    assert any("too many for one diagram" in text.glyphs.plain for text in drawn.texts)
    assert drawn == layout(graph)


def test_the_limit_is_where_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    small = ladder(4)
    for most, boxes in ((len(small.bonds), False), (len(small.bonds) - 1, True)):
        monkeypatch.setattr("bondgraph.draw.MOST", most)
        assert any("too many" in text.glyphs.plain for text in layout(small).texts) is boxes


def test_parts_that_nothing_joins_are_clusters_of_their_own() -> None:
    pairs = [Se(f"U{k}") >> One(f"j{k}") >> R(f"r{k}") for k in range(100)]
    found = clusters(bg.Graph("pairs", *pairs))
    assert len(found) == 100 and all(len(names) == 3 for names in found.values())
