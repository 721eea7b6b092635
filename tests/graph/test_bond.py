"""A bond and its two ends."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.elements import I, One, Se
from bondgraph.graph.bond import opposite


def test_the_other_end_of_a_bond_is_that_of_its_other_element() -> None:
    i = One("i")
    graph = bg.Graph("pair", Se("U") >> i, i >> I("L"))
    for name, ends in graph.at.items():
        for bond, side in ends:
            assert opposite(opposite(side)) == side
            assert bond.end(side).element == name
            assert {name, bond.other_end(side).element} == set(bond.elements)
            assert bond.other_end(side) == bond.end(opposite(side))
