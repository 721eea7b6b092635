"""Positions that an author gives, and bonds along columns and rows."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from legibility import faults
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.layout.grid import trace
from bondgraph.draw.layout.pins import checked_positions
from bondgraph.draw.layout.problem import layout_problem
from bondgraph.draw.layout.search import cheapest
from bondgraph.elements import GY, I, One, R, Se

i, w = One("i"), One("w")
MOTOR = bg.Graph("motor", Se("U") >> i >> GY("K") >> w >> I("J"), i >> I("L"), i >> R("Ra"), w >> R("b"))


def test_nodes_stand_where_the_author_wants_them_and_the_others_about_them() -> None:
    drawn = layout(MOTOR, positions={"w": (-3, 0), "i": (-3, 9), "U": (4, 9)})
    at = {node.name: node.at for node in drawn.nodes}
    assert at["w"][0] == at["i"][0] < at["U"][0] and at["w"][1] < at["i"][1] == at["U"][1]
    assert {*at} == {*MOTOR.elements} and not faults(drawn)


def test_columns_and_rows_are_taken_as_given() -> None:
    assert checked_positions(MOTOR, {"w": (1, 2), "i": [0, -2]}) == {"w": (1, 2), "i": (0, -2)}


def test_empty_columns_and_rows_take_no_room() -> None:
    near, far = ({"i": (0, 0), "w": (n, 0)} for n in (4, 40))
    assert MOTOR.svg(positions=near) == MOTOR.svg(positions=far) != MOTOR.svg(positions={"i": (0, 0), "w": (0, 2)})


def test_all_nodes_may_be_placed() -> None:
    places = {name: (k, k % 3) for k, name in enumerate(MOTOR.elements)}
    cells, _ = cheapest(layout_problem(MOTOR, pins=places))
    ordered = [cells[k] for k in range(len(places))]
    assert [c for c, _ in ordered] == sorted(c for c, _ in ordered)
    assert all(
        (a[1] < b[1]) == (p[1] < q[1]) for (a, p), (b, q) in pairwise(zip(ordered, places.values(), strict=True))
    )


@pytest.mark.parametrize(
    ("positions", "says"),
    [
        ({"x": (0, 0)}, "no element or box is called 'x'"),
        ({"i": (0, 0.5)}, "no column and row"),
        ({"i": (0, 10**9)}, "no column and row"),
        ({"i": (True, 0)}, "no column and row"),
        ({"i": 3}, "no column and row"),
        ({"i": (0, 0), "w": (0, 0)}, "two nodes are at column 0, row 0"),
        ([("i", (0, 0))], "names no nodes"),
    ],
)
def test_positions_that_are_none_are_refused(positions: Any, says: str) -> None:
    with pytest.raises(bg.StructureError, match=says):
        MOTOR.svg(positions=positions)


@pytest.mark.parametrize("seed", range(4))
def test_bonds_run_along_columns_and_rows(seed: int) -> None:
    graph = network(Seeded(seed))
    problem = layout_problem(graph, orthogonal=True)
    _, routes = cheapest(problem)
    sides = {node: len(problem.at[node]) for node in range(len(problem.parts))}
    for k, route in routes.items():
        crowded = max(sides[problem.edges[k].a], sides[problem.edges[k].b]) > 4
        assert crowded or not trace(route).slanted, problem.edges[k].bond


def test_orthogonal_is_an_option_of_the_shell() -> None:
    hub = One("hub")
    star = bg.Graph("star", *(hub >> R(f"r{k}") for k in range(3)), Se("U") >> hub, hub >> One("v") >> I("m"))
    for orthogonal in (False, True):
        assert not faults(layout(star, orthogonal=orthogonal))


PLACED = bg.Graph("motor", *MOTOR.links, positions={"i": (0, 0), "w": (0, 2)})


def test_positions_of_a_graph_are_those_of_its_pictures() -> None:
    assert PLACED.svg() == MOTOR.svg(positions={"i": (0, 0), "w": (0, 2)}) != MOTOR.svg()
    assert PLACED.svg(positions={}) == MOTOR.svg() and bg.causality(PLACED).svg() == PLACED.svg()
    assert PLACED == MOTOR and PLACED.rewritten(PLACED.links).positions == PLACED.positions


def test_positions_of_a_graph_are_kept_in_its_file(tmp_path: Path) -> None:
    found = bg.load(PLACED.save(tmp_path / "motor.toml"))
    assert found.positions == PLACED.positions and found.svg() == PLACED.svg()


@pytest.mark.parametrize(("line", "says"), [("i = 3", "no column and row"), ("z = [0, 0]", "is called 'z'")])
def test_positions_in_a_file_that_are_none_are_told_by_their_line(line: str, says: str, tmp_path: Path) -> None:
    path = PLACED.save(tmp_path / "motor.toml")
    path.write_text(path.read_text(encoding="utf-8").replace("i = [0, 0]", line), encoding="utf-8")
    at = path.read_text(encoding="utf-8").split("\n").index(line) + 1
    with pytest.raises(bg.FileRefused, match=says) as refused:
        bg.load(path)
    assert f":{at}:" in str(refused.value)


def test_a_box_has_a_position_where_it_is_drawn() -> None:
    """An instance of a submodel that is opened has none: its parts stand where there is room."""

    @bg.submodel(ports={"shaft": bg.rotational})
    def load(shaft: Any) -> Any:
        w = One("w")
        return shaft >> w >> I("J", 1), w >> R("b", 1)

    graph = bg.Graph("two", Se("tau") >> One("u") >> load("first")["shaft"], positions={"first": (0, 0), "u": (0, 3)})
    at = {node.name: node.at for node in layout(graph, level=1).nodes}
    assert at["first"][0] == at["u"][0] and at["first"][1] < at["u"][1]
    assert {node.name for node in layout(graph).nodes} == {*graph.elements}


def test_places_far_apart_are_drawn_as_soon_as_near_ones() -> None:
    """A file may say anything; a route across 900000 cells was looked at cell by cell."""
    near, far = ({"i": (-n, 0), "w": (n, n), "U": (0, 3)} for n in (20, 900_000))
    assert MOTOR.svg(positions=near) == MOTOR.svg(positions=far)
