"""Layout: what a graph asks to be placed, and an arrangement in which nothing stands on anything."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.draw.labels.captions import Captions
from bondgraph.draw.layout.arrange import arrange
from bondgraph.draw.layout.problem import JUNCTION, ONE_PORT, PASSING, LayoutProblem, layout_problem
from bondgraph.draw.layout.scene import Scene, Style
from bondgraph.draw.layout.search import cheapest
from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero

i, e, w = One("i"), Zero("e"), One("w", coordinates=("x",))
GRAPHS = {
    "pair": bg.Graph("pair", Se("U") >> i >> R("r")),
    "motor": bg.Graph("motor", Se("U") >> i >> R("r"), i >> GY("k") >> w >> I("J"), w >> R("b")),
    "ring": bg.Graph("ring", Se("U") >> i >> TF("a", "n") >> w, i >> e >> w, e >> C("c"), w >> I("J")),
}


@pytest.fixture(params=GRAPHS, scope="module")
def problem(request: pytest.FixtureRequest) -> LayoutProblem:
    return layout_problem(GRAPHS[request.param])


def test_kinds_follow_from_ports() -> None:
    kinds = {part.name: part.kind for part in layout_problem(GRAPHS["motor"]).parts}
    assert kinds == dict.fromkeys("iw", JUNCTION) | {"k": PASSING} | dict.fromkeys("UrJb", ONE_PORT)
    assert [part.name for part in layout_problem(GRAPHS["motor"]).parts if part.integrates] == ["w"]


def test_every_edge_is_at_both_its_nodes(problem: LayoutProblem) -> None:
    for k, edge in enumerate(problem.edges):
        assert k in problem.at[edge.a] and k in problem.at[edge.b]
        assert edge.other(edge.a) == edge.b and edge.other(edge.b) == edge.a
    assert all({*spine} <= {*edges} for spine, edges in zip(problem.spine, problem.at, strict=True))


def test_a_branch_hangs_by_one_edge_and_is_no_more_than_half(problem: LayoutProblem) -> None:
    for root, start, side in problem.branches:
        crossing = [x for x in problem.edges if (x.a in side) != (x.b in side)]
        assert [{x.a, x.b} for x in crossing] == [{root, start}] and 2 * len(side) <= len(problem.parts)


def test_a_cycle_has_no_branch() -> None:
    ring = layout_problem(GRAPHS["ring"])
    names = [part.name for part in ring.parts]
    hanging = {names[n] for _, _, side in ring.branches for n in side}
    assert hanging.isdisjoint({"i", "a", "w", "e"}) and {"U", "c", "J"} <= hanging


def test_nodes_have_cells_of_their_own_and_routes_join_them(problem: LayoutProblem) -> None:
    where, routes = cheapest(problem)
    assert len({*where.values()}) == len(where) == len(problem.parts)
    for k, edge in enumerate(problem.edges):
        assert {routes[k][0], routes[k][-1]} == {where[edge.a], where[edge.b]}
        assert not {*routes[k][1:-1]} & {*where.values()}
    corners = [cell for route in routes.values() for cell in route] + [*where.values()]
    for axis in (0, 1):  # without empty columns and rows, from zero
        used = {cell[axis] for cell in corners}
        assert used == {*range(max(used) + 1)}


def test_the_same_graph_is_arranged_the_same_way(problem: LayoutProblem) -> None:
    assert cheapest(problem) == cheapest(problem)


def test_nodes_stand_in_the_order_of_their_cells() -> None:
    graph = bg.Graph("row", Se("U") >> One("i") >> R("r"))
    causal = assign(graph)
    cells = {"U": (0, 0), "i": (1, 0), "r": (2, 0)}
    routes = {b.name: (cells[b.tail.element], cells[b.head.element]) for b in graph.bonds}
    scene = Scene(graph, causal, Captions(graph, causal), Style(True, True, "right"), cells, routes)
    drawn = arrange(scene)
    assert [scene.meeting(name) for name in cells] == [[], [1, 1], []]
    assert drawn.node("U").at[0] < drawn.node("i").at[0] < drawn.node("r").at[0]
    assert len({node.at[1] for node in drawn.nodes}) == 1
