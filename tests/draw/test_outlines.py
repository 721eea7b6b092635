"""Outlines, read back: the points of a curve stay what they were, by either way of writing it."""

from __future__ import annotations

from itertools import pairwise

from publishing import laid_out, multibonds

from bondgraph.draw.outlines import outline


def bezier(points: list[tuple[float, float]], t: float) -> tuple[float, float]:
    while len(points) > 1:
        pairs = pairwise(points)
        points = [((1 - t) * a + t * c, (1 - t) * b + t * d) for (a, b), (c, d) in pairs]
    return points[0]


def test_a_curve_of_the_second_degree_is_one_of_the_third() -> None:
    (_, _), (command, points) = outline("M0 0Q900 300 600 1200")
    assert command == "C"
    for t in (0.2, 0.5, 0.9):
        x, y = bezier([(0, 0), *points], t)
        u, v = bezier([(0, 0), (900, 300), (600, 1200)], t)
        assert abs(x - u) < 1 and abs(y - v) < 1


def test_a_smooth_curve_goes_on_where_the_last_one_led() -> None:
    first, second = [*outline("M0 0Q300 0 300 300T600 600")][1:]
    (x, y), end = first[1][1], first[1][2]
    (u, v), *_ = second[1]
    assert (end[0] - x) * (v - end[1]) == (end[1] - y) * (u - end[0])  # one direction
    assert second[1][-1] == (600, 600)


def test_outlines_lie_in_the_boxes_of_their_labels() -> None:
    for node in laid_out(multibonds()).nodes:
        for label in (node.text, *node.labels):
            box = label.glyphs.box
            ends = [points[-1] for _, points in outline(label.glyphs.path) if points]
            assert ends and all(box.left <= x <= box.right and box.top <= y <= box.bottom for x, y in ends)
