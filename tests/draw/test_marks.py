"""The marks of bonds and the room they take: geometry in integers, the same however a bond is turned."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from bondgraph.draw import marks
from bondgraph.draw.drawing import PIXEL, Box, Drawing
from bondgraph.draw.footer import beneath
from bondgraph.draw.layout import bars
from bondgraph.draw.layout.spacing import BOND, DIMENSION, NEIGHBOURS, lines

WAYS = [(1000, 0), (0, 1000), (-1000, 0), (0, -1000), (300, 400), (-500, 1200)]


@pytest.mark.parametrize("way", WAYS)
def test_a_direction_has_length_one(way: tuple[int, int]) -> None:
    x, y = marks.unit((7, 5), (7 + way[0], 5 + way[1]))
    assert math.hypot(x, y) == pytest.approx(marks.ONE, abs=1) and x * way[0] >= 0 and y * way[1] >= 0


@pytest.mark.parametrize(("a", "b"), [(7, 2), (-7, 2), (1, 3), (-1, 3), (0, 5), (5, 5)])
def test_halves_are_rounded_away_from_zero(a: int, b: int) -> None:
    assert marks.round_div(a, b) == math.copysign(math.floor(abs(a) / b + 0.5), a) == -marks.round_div(-a, b)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("vertical", ["left", "right"])
def test_the_flow_side_is_the_same_for_both_directions(way: tuple[int, int], vertical: str) -> None:
    """It is a side of the line, below it or beside it, and not of the arrow."""
    side = marks.flow_side(way, vertical)
    assert side[0] * way[0] + side[1] * way[1] == 0
    assert side == marks.flow_side((-way[0], -way[1]), vertical)
    if abs(way[0]) >= abs(way[1]):
        assert side[1] > 0
    else:
        assert (side[0] > 0) == (vertical == "right")


@pytest.mark.parametrize("end", [(200, 0), (0, 200), (-200, 0), (150, 150), (200, -90)])
def test_a_clipped_route_stays_on_its_line_and_out_of_the_boxes(end: tuple[int, int]) -> None:
    goal = end[0] * PIXEL, end[1] * PIXEL
    box = Box.around([(0, 0)]).grown(10 * PIXEL)
    a, b = marks.clipped(((0, 0), goal), 1, box, box.moved(*goal))
    for x, y in (a, b):
        assert abs(x * goal[1] - y * goal[0]) <= max(map(abs, goal)) * 2
    assert not Box.around([a]).grown(1).hits(box) and not Box.around([b]).grown(1).hits(box.moved(*goal))


@pytest.mark.parametrize("size", [1, 3])
@pytest.mark.parametrize("end", [(200, 0), (0, 200), (150, 150), (200, -90), (-80, 190)])
def test_a_stroke_at_the_end_of_a_bond_is_clear_of_the_text_there(end: tuple[int, int], size: int) -> None:
    goal = end[0] * PIXEL, end[1] * PIXEL
    box = Box.around([(0, 0)]).grown(10 * PIXEL)
    route = marks.clipped(((0, 0), goal), size, box, box.moved(*goal))
    for mark in (*marks.strokes(route, size, "tail"), *marks.strokes(route, size, "head")):
        text = box if mark.side == "tail" else box.moved(*goal)
        assert not any(Box.around([point]).grown(marks.GAP - 5).hits(text) for point in mark.line)
    earlier = marks.clipped(((0, 0), goal), size, box, box.moved(*goal), (500, 0))
    assert earlier[1] == route[1] and math.dist(earlier[0], route[0]) == pytest.approx(500, abs=2)


@pytest.mark.parametrize(
    ("q", "distance"),
    [(((0, 30), (90, 30)), 30), (((120, 0), (200, 50)), 20), (((40, 7), (60, 90)), 7), (((130, 40), (130, 90)), 50)],
)
def test_lines_are_near_within_their_distance(q: tuple[tuple[int, int], tuple[int, int]], distance: int) -> None:
    p = (0, 0), (100, 0)
    assert marks.near(p, q, distance + 1) and not marks.near(p, q, distance) and marks.near(q, p, distance + 1)


def test_lines_that_cross_are_near() -> None:
    assert marks.near(((0, -50), (0, 50)), ((-50, 0), (50, 0)), 1)


def test_parallel_lines_keep_their_distance() -> None:
    route = ((0, 0), (100, 0), (100, 80))
    assert marks.parallel(route, 10) == ((0, 10), (90, 10), (90, 80))
    assert marks.parallel(marks.parallel(route, 10), -10) == route
    assert marks.longest(route) == 0 and marks.longest(route[::-1]) == 1


def test_columns_have_room_for_texts_bonds_and_dimensions() -> None:
    text = Box(-50, -10, 50, 10)
    texts = {(0, 0): text, (1, 0): text}
    apart = [lines(texts, routes, ({}, {})).xs for routes in ({}, {"b": (((0, 0), (1, 0)), False)})]
    carrying = lines(texts, {"b": (((0, 0), (1, 0)), True)}, ({}, {})).xs
    assert apart[0][1] >= NEIGHBOURS + text.width and apart[1][1] == BOND + text.width
    assert carrying[1] == apart[1][1] + DIMENSION[0]
    wider = lines(texts, {}, ({0: 7}, {}))
    assert wider.xs[1] == apart[0][1] + 7 and wider.point((1, 0)) == (wider.xs[1], wider.ys[0])


def test_a_bar_reaches_beyond_its_bonds() -> None:
    box = bars.glyphs("bar", [-100, 300], 14).box
    assert (box.top, box.bottom, box.width) == (-100 - bars.BEYOND, 300 + bars.BEYOND, bars.THICK // 2 * 2)
    route = ((0, 0), (0, 2), (3, 2))
    plain = ((0, 2), (3, 2))
    assert bars.bare(plain, False) == plain and bars.bare(plain[::-1], True) == plain[::-1]
    assert bars.bare(bars.bare(route, False), False) == bars.bare(route, False)
    assert bars.met([plain]) == [bars.bare(plain, False)[0]]


def test_what_is_beneath_a_drawing_leaves_it_where_it_is(drawing: Drawing) -> None:
    assert beneath(drawing, (), "") is drawing
    found = beneath(drawing, ("a = b", "c = d"), "50% of {it}")
    added = found.texts[len(drawing.texts) :]
    assert [label.role for label in added] == ["equation", "equation", "caption"]
    assert found.box.height > drawing.box.height
    tops = [label.box.top for label in added]
    assert tops == sorted(tops) and all(not a.box.hits(b.box) for a, b in pairwise(added))
    assert min(tops) >= max(node.text.box.bottom for node in found.nodes)


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    import bondgraph as bg
    from bondgraph.draw import layout
    from bondgraph.elements import I, One, Se

    found = layout(bg.Graph("motor", Se("U") >> One("i"), One("i") >> I("L")))
    assert isinstance(found, Drawing)
    return found
