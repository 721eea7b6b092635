"""Conserved moieties of networks known from the literature, and of graphs that have none."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, One, Se
from bondgraph.equations.conserved_moieties import stoichiometry


def totals(*schemes: str, **held: float) -> set[str]:
    return {*bg.compile(bg.reactions("net", *schemes, held=held)).conserved_moieties}


@pytest.mark.parametrize(
    ("schemes", "found"),
    [
        (("E + S <-> ES <-> E + P",), {"q_E + q_ES", "q_S + q_ES + q_P"}),
        (("2 A <-> B",), {"q_A + 2*q_B"}),
        (("ATP + Glc <-> ADP + G6P", "ATP + F6P <-> ADP + FBP", "G6P <-> F6P"),
         {"q_ATP + q_ADP", "q_Glc + q_G6P + q_F6P + q_FBP", "q_ADP + q_Glc - q_FBP"}),
        (("2 H2 + O2 <-> 2 H2O",), {"q_H2 + q_H2O", "2*q_O2 + q_H2O"}),
        (("A + X <-> 2 X",), {"q_A + q_X"}),
        (("A <-> B", "A <-> 2 B"), set()),
    ],
)  # fmt: skip
def test_networks(schemes, found) -> None:
    known = totals(*schemes)
    assert len(known) == len(found)
    if not any("-" in total for total in found):
        assert known == found


def test_what_is_held_is_in_no_total() -> None:
    assert totals("E + S <-> ES <-> E + P", S=1, P=0) == {"q_E + q_ES"}
    assert totals("A <-> B", A=1) == set()


def test_numbers_are_read_off_the_junctions() -> None:
    balance = bg.compile(bg.reactions("x", "2 A + B <-> A + 3 C")).balance
    names, table = stoichiometry(balance)
    ((a,), (b,), (c,)) = table
    assert names == ("q_A", "q_B", "q_C") and (a / b, c / b) == (1, -3)


def test_other_graphs_have_none() -> None:
    v = One("v")
    assert bg.compile(bg.Graph("x", Se("F") >> v, v >> C("k"))).conserved_moieties == {}


def test_they_are_told() -> None:
    graph = bg.reactions("x", "A <-> B")
    assert "q_A + q_B is conserved" in str(bg.compile(graph))
    assert bg.analyse(graph).moieties == ("q_A + q_B",) and "no reaction changes" in str(bg.analyse(graph))
