"""Slanted bonds that would run over something are led round it, and nothing else is moved about."""

from __future__ import annotations

from itertools import pairwise

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.labels.captions import Captions
from bondgraph.draw.layout.detours import arranged, hits
from bondgraph.draw.layout.scene import Scene, Style
from bondgraph.elements import C, I, One, R, Se

a, b, c = One("a"), One("b"), One("c")
GRAPH = bg.Graph("g", Se("U") >> a, a >> b, a >> C("k"), b >> c, c >> R("r"), c >> I("m"))
CELLS = {"U": (0, 0), "a": (1, 0), "b": (3, 0), "k": (2, 1), "c": (3, 2), "r": (4, 2), "m": (3, 3)}


def scene(**moved: tuple[int, int]) -> Scene:
    cells = {**CELLS, **moved}
    routes = {bond.name: tuple(cells[name] for name in bond.elements) for bond in GRAPH.bonds}
    return Scene(GRAPH, None, Captions(GRAPH, None), Style(True, True, "right"), cells, routes)


def test_what_hits_nothing_is_left_as_it_is() -> None:
    plain = scene()
    drawn = arranged(plain)
    assert not hits(drawn) and [len(bond.route) for bond in drawn.bonds] == [2] * len(GRAPH.bonds)


def test_a_slanted_bond_over_a_text_goes_round_a_corner_or_by_a_row_of_its_own() -> None:
    for blocked in (
        scene(c=(3, 2), b=(1, 2), k=(2, 1), a=(3, 0)),
        scene(a=(1, 1), b=(5, 3), c=(3, 2), r=(5, 1), m=(1, 3)),
    ):
        slanted = blocked.routes["a-b"]
        assert slanted[0][0] != slanted[1][0] and slanted[0][1] != slanted[1][1]
        drawn = arranged(blocked)
        assert not hits(drawn)
        route = drawn.bond("a-b").route
        assert len(route) > 2 and all(p[0] == q[0] or p[1] == q[1] for p, q in pairwise(route))


def crowded() -> Scene:
    """A junction with all four sides taken, and a store that hangs by a slanted bond over the text of another."""
    hub, far = One("hub"), One("far")
    ends = {"e": (3, 2), "n": (2, 1), "w": (1, 2), "s": (2, 3)}
    parts = [hub >> R(name) for name in ends]
    graph = bg.Graph("crowded", hub >> far, far >> I("m"), far >> R("r"), hub >> C("z"), *parts)
    cells = {**ends, "hub": (2, 2), "far": (6, 0), "m": (7, 0), "r": (6, 1), "z": (4, 1)}
    routes = {bond.name: tuple(cells[name] for name in bond.elements) for bond in graph.bonds}
    return Scene(graph, None, Captions(graph, None), Style(True, True, "right"), cells, routes)


def test_what_hangs_by_a_bond_that_no_way_is_free_for_stands_aside() -> None:
    blocked = crowded()
    assert "hub-far" in hits(arranged(blocked, movable=False))
    drawn = arranged(blocked)
    assert not hits(drawn)
    rows = {name: drawn.node(name).at[1] for name in blocked.cells}
    assert rows["far"] == rows["m"] < rows["r"], "what moves keeps its shape"


def test_it_is_the_same_each_time() -> None:
    drawn = [layout(GRAPH), layout(GRAPH)]
    assert drawn[0] == drawn[1]
