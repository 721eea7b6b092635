"""What junctions leave open, and which changes settle it without holding anything else at zero."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.algebra import sympy as algebra
from bondgraph.analysis.causality.findings import Remedy
from bondgraph.analysis.causality.junction_structure import Structure
from bondgraph.analysis.causality.not_determined import loose
from bondgraph.analysis.causality.remedies import inserted, referenced, without_junction
from bondgraph.analysis.causality.trial import tried
from bondgraph.elements import C, De, R, Se, Zero
from bondgraph.elements import One as Junction
from bondgraph.graph.graph import Graph


def circuit() -> Graph:
    n1, n2, n3 = Zero("n1"), Zero("n2"), Zero("n3")
    a, b, c = Junction("a"), Junction("b"), Junction("c")
    ways = [n3 >> a >> n1, n1 >> b >> n2, n2 >> c >> n3]
    return bg.Graph("circuit", *ways, Se("V") >> a, b >> R("R"), c >> C("C"))


def wires() -> Graph:
    n1, n2, a, b = Zero("n1"), Zero("n2"), Junction("a"), Junction("b")
    return bg.Graph("wires", n1 >> a >> n2, n1 >> b >> n2, n1 >> C("C"), n2 >> R("R"))


def test_every_remedy_leaves_nothing_open_and_nothing_newly_at_rest() -> None:
    for graph in (circuit(), wires()):
        structure = Structure(graph, algebra)
        (found,) = loose(structure)
        assert found.remedies
        for remedy in found.remedies:
            again = Structure(remedy.graph, algebra)
            assert not loose(again) and not (again.forced - structure.forced) & again.graph.symbols.keys()
            bg.compile(remedy.graph)


def test_a_bond_removed_from_the_ring_is_no_remedy_since_its_way_then_carries_nothing() -> None:
    """It gives equations, in which a current is zero: that is said where it is tried."""
    graph = circuit()
    fewer = [x for x in graph.links if {x.left.element.name, x.right.element.name} != {"c", "n3"}]
    opened = graph.rewritten(fewer)
    assert "q_C' = 0" in str(bg.compile(opened))
    structure = Structure(graph, algebra)
    found = tried(structure, Remedy("remove", ("c", "n3"), "remove the bond", opened), lambda again: not loose(again))
    assert found is not None and "zero at all times" in found.left and "c" in found.left


def test_a_store_in_series_leaves_it_open() -> None:
    graph = circuit()
    structure = Structure(graph, algebra)
    changed = inserted(graph, graph.bonds[0].name, "flow", "resistor")
    assert tried(structure, Remedy("insert", (), "", changed), lambda again: not loose(again)) is None


def test_a_reference_takes_a_name_that_is_free() -> None:
    n = Zero("ground")
    graph = bg.Graph("g", Se("V") >> n, n >> R("r"), n >> De("meter"))
    assert set(referenced(graph, "ground").elements) == {*graph.elements, "ground_"}
    assert set(without_junction(circuit(), "n1").elements) == set(circuit().elements) - {"n1"}
