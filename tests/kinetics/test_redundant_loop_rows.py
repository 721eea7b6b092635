"""Rows of loops are compared where the loops are closed: elsewhere all of them differ."""

from __future__ import annotations

import pytest
from linkages import LINKAGES

import bondgraph as bg
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.linkage_assembly import Start
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops

TABLE = bg.algebra.table


@pytest.mark.parametrize(("name", "rows", "independent"), [("four_bar", 2, 2), ("rockers", 4, 3), ("bennett", 5, 2)])
def test_rows_that_repeat_others_only_where_the_loops_are_closed_are_left_out(
    name: str, rows: int, independent: int
) -> None:
    """As many are left as there are velocities less one degree of freedom; the others are remembered."""
    linkage = LINKAGES[name]()
    points = RandomPoints()
    start = Start(linkage.start(dict.fromkeys(linkage.coordinates, 0.0)))
    free = unconstrained(linkage.graph, TABLE, points)
    assert free.count == rows
    found = free.where_closed(ClosedLoops(linkage.graph, TABLE, points, start))
    assert found.count == independent == len(linkage.velocities) - 1
    assert sum(len(one.left_out) for one in found.pulled) == rows - independent
    assert len(found.k.kept_positions) == rows
    assert free.where_closed(None) is free


def test_nothing_is_left_out_where_no_closed_configuration_is_known() -> None:
    """Lengths that are parameters without a value."""
    f = bg.elements.One("f", ("u", "w"), coordinates=("x", "y"))
    rows = (("x", "y"), ("2*x", "2*y"))
    both = bg.elements.TF("both", rows, integrals=("(x**2 + y**2)/2", "x**2 + y**2"))
    held = f << both << bg.elements.Sf("held", ("l**2/2", "l**2"), given="position")
    graph = bg.Graph("g", f >> bg.elements.I("m", ((1, 0), (0, 1))), held)
    loops = ClosedLoops(graph, TABLE, RandomPoints())
    assert loops.drawn is not None and not loops.configurations
    x, y = map(TABLE.symbol, "xy")
    assert loops.independent(TABLE.matrix([[x, y], [2 * x, 2 * y]])) == [0, 1]
    valued = ClosedLoops(graph, TABLE, RandomPoints(), Start({"x": 0.6, "y": bg.Near(0.8)}, {"l": 1.0}))
    assert len(valued.independent(TABLE.matrix([[x, y], [2 * x, 2 * y]]))) == 1
    assert valued.independent(TABLE.matrix([[x, y], [2 * x, 2 * y]]), firm=[1]) == [1]


def test_a_graph_without_positions_has_no_loops() -> None:
    v = bg.elements.One("v")
    loops = ClosedLoops(bg.Graph("g", v >> bg.elements.I("m")), TABLE, RandomPoints())
    assert loops.drawn is None and loops.configurations == ()


def test_what_names_states_of_a_form_says_nothing_of_where_a_loop_is_closed() -> None:
    """A start of momenta compiles; coordinates in it decide."""
    linkage = LINKAGES["bennett"]()
    start = {"j1_q": 0.1, "j2_q": bg.Near(0.0), "j3_q": bg.Near(0.0), "P_j1": 1.0}
    loops = ClosedLoops(linkage.graph, TABLE, RandomPoints(), Start(start))
    assert loops.configurations[0]["j1_q"] == 0.1
