"""Long rows folded."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from legibility import faults

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.layout.folding import LONGEST, folded
from bondgraph.draw.layout.grid import Cell, Route, steps
from bondgraph.draw.layout.problem import LayoutProblem, layout_problem
from bondgraph.elements import C, I, One, R, Se, Zero


def row(count: int) -> tuple[LayoutProblem, dict[int, Cell], dict[int, Route]]:
    """A chain of junctions from left to right, as it is arranged."""
    joined = [One(f"i{k}") if k % 2 else Zero(f"u{k}") for k in range(count)]
    graph = bg.Graph("row", *(a >> b for a, b in pairwise(joined)))
    problem = layout_problem(graph)
    where = {k: (k, 0) for k in range(count)}
    return problem, where, {k: (where[e.a], where[e.b]) for k, e in enumerate(problem.edges)}


@pytest.mark.parametrize("count", [LONGEST + 1, 100, 257])
def test_a_chain_goes_on_beneath_and_every_edge_still_joins_its_nodes(count: int) -> None:
    problem, where, routes = row(count)
    cells, ways = folded(problem, where, routes)
    assert len({*cells.values()}) == count and len({y for _, y in cells.values()}) > 1
    assert max(x for x, _ in cells.values()) < LONGEST
    order = [cells[k] for k in range(count)]
    assert order == sorted(order, key=lambda cell: (cell[1], cell[0])), "each row is read from the left"
    for k, edge in enumerate(problem.edges):
        assert (ways[k][0], ways[k][-1]) == (cells[edge.a], cells[edge.b])
        assert not {*ways[k][1:-1]} & {*cells.values()}
    passed = [{*steps(way)} | {(b, a) for a, b in steps(way)} for way in ways.values()]
    assert not [pair for pair in combinations(passed, 2) if pair[0] & pair[1]]


def test_what_is_short_or_cannot_be_cut_stays() -> None:
    for problem, where, routes in (row(LONGEST), row(12)):
        assert folded(problem, where, routes) == (where, routes)
    problem, where, routes = row(100)
    over = {**routes, 0: ((0, 0), (0, 1), (99, 1), (1, 0))}
    assert folded(problem, where, over) == (where, over)


def test_a_long_ladder_is_read_in_rows() -> None:
    i, u = [One(f"i{k}") for k in range(25)], [Zero(f"u{k}") for k in range(25)]
    parts = [Se("U") >> i[0]]
    for k in range(25):
        parts += [i[k] >> I(f"L{k}"), i[k] >> R(f"R{k}"), i[k] >> u[k], u[k] >> C(f"C{k}")]
    drawn = layout(bg.Graph("ladder", *parts, *(u[k] >> i[k + 1] for k in range(24))))
    assert drawn.box.width < 4 * drawn.box.height and not faults(drawn)
