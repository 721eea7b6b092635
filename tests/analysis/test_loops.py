"""Algebraic loops: where they can be cut, against every cut there is, and their gains against circuits by hand."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import networkx as nx
import pytest
import sympy as sp
from test_assign import loop_of_resistors

import bondgraph as bg
from bondgraph.analysis.causality.loops import CYCLES, a_cut, loops, smallest_cuts, strong_components
from bondgraph.analysis.causality.storage import Dependence, Variable
from bondgraph.causality.assign import assign
from bondgraph.elements import GY, C, One, R, Se, Sf, Zero
from bondgraph.equations.balance import assemble


def test_a_loop_names_its_resistors() -> None:
    """The elements and junctions it runs through: without its resistors there is no loop."""
    (loop,) = bg.causality(loop_of_resistors()).loops
    assert {"R1", "R2", "a", "u"} <= set(loop)


def digraph(seed: int, nodes: int) -> nx.DiGraph:
    """Random edges, loops of one node among them."""
    draw = Random(seed)
    found = nx.DiGraph()
    found.add_nodes_from(("e", f"b{k}", 0) for k in range(nodes))
    found.add_edges_from(
        (a, b) for a in list(found) for b in list(found) if draw.random() < (0.1 if a == b else 0.3)
    )  # fmt: skip
    return found


def without(found: nx.DiGraph, cut: tuple[Variable, ...]) -> nx.DiGraph:
    rest = found.copy()
    rest.remove_nodes_from(cut)
    return rest


@pytest.mark.parametrize("seed", range(30))
def test_a_cut_leaves_nothing_that_loops(seed: int) -> None:
    """And no part of it is idle: without any one of its variables something would loop, or fewer would do elsewhere."""
    found = digraph(seed, 6)
    cut = a_cut(found)
    assert nx.is_directed_acyclic_graph(without(found, cut))
    least = next(n for n in range(7) if any(_cuts(found, chosen) for chosen in combinations(found, n)))
    assert len(cut) >= least
    if nx.is_directed_acyclic_graph(found):
        assert cut == ()


def _cuts(found: nx.DiGraph, chosen: tuple[Variable, ...]) -> bool:
    return bool(nx.is_directed_acyclic_graph(without(found, chosen)))


@pytest.mark.parametrize("seed", range(10))
def test_the_cuts_that_are_listed_are_all_of_their_size(seed: int) -> None:
    found = digraph(seed, 6)
    listed = smallest_cuts(found, 10**6)
    size = len(listed[0])
    assert listed == [chosen for chosen in combinations(sorted(found), size) if _cuts(found, chosen)]
    assert smallest_cuts(found, 1) == [a_cut(found)]
    assert smallest_cuts(found, 2) == listed[:2]


def test_strong_components_without_a_loop_are_left_out() -> None:
    a, b, c, d = (("e", name, 0) for name in "abcd")
    found = nx.DiGraph([(a, b), (b, a), (b, c), (d, d)])
    assert [set(part) for part in strong_components(found)] == [{a, b}, {d}]


R1, R2, R3, g, k = sp.symbols("R1 R2 R3 g k")
w, v, z = One("w"), One("v"), Zero("z")


@pytest.mark.parametrize(
    ("parts", "determinant", "gains"),
    [
        ((Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2")), 1 + R1 / R2, {-R1 / R2}),
        (
            (Se("U") >> w, w >> R("R1"), w >> z, z >> R("R2"), z >> R("R3")),
            1 + R1 / R2 + R1 / R3,
            {-R1 / R2, -R1 / R3},
        ),
        ((Se("U") >> w, w >> GY("g") >> v, v >> R("R1"), w >> R("R2")), 1 + g**2 / (R1 * R2), {-(g**2) / (R1 * R2)}),
    ],
)
def test_the_determinant_is_one_less_the_gains(parts: Any, determinant: Any, gains: set[Any]) -> None:
    """Mason's: of loops that touch each other it is 1 less the sum of their gains. Whichever resistor is cut."""
    (loop,) = loops(dependence(*parts))
    told = sp.sympify(loop.determinant, locals={"g": g})
    assert {sp.simplify(sp.sympify(cycle.gain)) for cycle in loop.cycles} in (gains, {1 / gain for gain in gains})
    assert sp.simplify(told - (1 - sum(sp.sympify(cycle.gain) for cycle in loop.cycles))) == 0
    assert sp.simplify(told - determinant) == 0
    assert loop.linear and loop.solvable and loop.complete


def test_a_law_that_passes_nothing_on_closes_no_loop() -> None:
    assert loops(dependence(Se("U") >> w, w >> R("R1"), w >> C("c"))) == ()


def test_a_loop_of_gain_one_has_no_solution() -> None:
    """Two junctions joined twice: the flow round them is what it is."""
    found = loops(dependence(Se("U") >> w, w >> z, z >> w, Sf("s") >> z))
    assert found and not any(loop.solvable for loop in found if loop.determinant == "0")
    assert "0" in {loop.determinant for loop in found}


def test_only_so_many_ways_round_are_written_out() -> None:
    few, many = (
        loops(dependence(Se("U") >> w, w >> R("R0"), w >> z, *(z >> R(f"R{k + 1}") for k in range(n))))[0]
        for n in (CYCLES, CYCLES + 1)
    )
    assert (len(few.cycles), few.complete) == (CYCLES, True)
    assert (len(many.cycles), many.complete) == (CYCLES, False)


def dependence(*parts: Any) -> Dependence:
    return Dependence(assemble(assign(bg.Graph("net", *parts)), bg.algebra.sympy))
