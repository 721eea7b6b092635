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


def test_it_is_the_same_each_time() -> None:
    drawn = [layout(GRAPH), layout(GRAPH)]
    assert drawn[0] == drawn[1]
