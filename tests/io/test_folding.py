"""Bonds in files: written as chains, with those of a mechanism as one star."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.io.faults import Faults
from bondgraph.io.folding import Folded
from bondgraph.io.wholes import Told, read_wholes


def swing() -> Mechanism:
    return Mechanism("swing", [Link("rod", 1, (1, 1, 1))], [Revolute("pivot", "ground", "rod")])


def test_bonds_go_on_where_a_chain_ends_and_not_beyond_a_run() -> None:
    i, w = One("i"), One("w")
    links = bg.Graph("g", Se("U") >> i >> TF("n", 2) >> w, w >> I("J"), w >> R("b")).links
    assert Folded([links]).lines == ["U >> i >> n >> w >> J", "w >> b"]
    assert Folded([links[:3], links[3:]]).lines == ["U >> i >> n >> w", "w >> J", "w >> b"]


def test_the_bonds_of_a_mechanism_are_its_star() -> None:
    whole = swing()
    folded = Folded([bg.Graph("g", Se("F") >> whole["pivot"], *whole, whole.omega("rod") >> R("air", (1, 1, 1))).links])
    assert folded.lines == ["F >> swing[pivot]", "*swing", "rod_omega >> air"]
    assert folded.entry(whole.f) == whole and folded.entry(Se("F")) == Se("F")
    with pytest.raises(bg.NotExportable, match="otherwise than \\*swing gives them"):
        _ = Folded([folded.links[:-4]]).lines


def test_wholes_are_read_after_what_they_need() -> None:
    bodies = {"rod": {"mass": 1, "inertia": [1, 1, 1]}}
    joints = {"pivot": {"type": "Revolute", "parent": "ground", "child": "rod"}}
    table = {"type": "Mechanism", "bodies": bodies, "joints": joints}
    point = {"type": "point", "mechanism": "swing", "at": {"body": "rod", "place": [1, 0, 0]}}
    faults = Faults("x.toml", "")
    told = {"tip": Told("tip", "point", point, ()), "swing": Told("swing", "Mechanism", table, ())}
    found = read_wholes(told, faults)
    assert not faults.found and found["swing"] == swing() and [*found["tip"].junctions()][-1] == "tip"  # type: ignore[union-attr]
    broken = told | {"swing": Told("swing", "Mechanism", table | {"gravity": 1}, ())}
    assert read_wholes(broken, faults) == {"swing": None, "tip": None} and len(faults.found) == 1
