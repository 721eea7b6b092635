"""Symbols: one name has one meaning, and what is common at a junction has one symbol for all its bonds."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Se, Zero
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.graph import Graph, checked


def rlc(**values: float) -> Graph:
    """A source, a coil and a resistor in a row, before a capacitor and a resistor side by side."""
    i, u = One("i"), Zero("u")
    parts = (Se("U") >> i, i >> I("L"), i >> R("Ra", "2*k"), i >> u, u >> C("Ca"), u >> R("Rb"))
    return checked(Graph("rlc", *parts, values=values))


def test_every_bond_of_a_junction_has_its_common_variable() -> None:
    graph = rlc()
    symbols = Symbols(graph, xp)
    assert {key for key, _ in symbols.bonds} == {bond.name for bond in graph.bonds}
    for bond, side in graph.at["i"]:
        assert symbols.bonds[bond.name, 0][1] == symbols.common("i", 0) == xp.symbol("i"), side
    for bond, side in graph.at["u"]:
        assert symbols.bonds[bond.name, 0][0] == symbols.common("u", 0) == xp.symbol("u"), side
    assert xp.name(symbols.bonds["L", 0][0]) == "L.e" and xp.name(symbols.bonds["Ca", 0][1]) == "Ca.f"
    assert symbols.flows == {"i"}


def test_components_are_named_by_their_labels() -> None:
    f = One("f", ("a", "b"), frame="inertial")
    symbols = Symbols(checked(Graph("two", f >> I("m"), f >> TF("n", 2) >> One("g", ("c", "d")))), xp)
    assert [xp.name(effort) for effort, _ in (symbols.bonds["m", 0], symbols.bonds["m", 1])] == ["m.e[a]", "m.e[b]"]


def test_a_parameter_has_one_value() -> None:
    symbols = Symbols(rlc(L=3.0), xp)
    assert symbols.parameter("L") == symbols.parameter("L", 3.0) == xp.symbol("L")
    assert symbols.parameters == {"L": 3.0}
    assert symbols.parameter("R") == xp.symbol("R") and symbols.parameters["R"] is None
    with pytest.raises(bg.DuplicateName) as caught:
        symbols.parameter("L", 4.0)
    assert caught.value.parties == ("L",)


def test_a_value_without_its_parameter_is_refused() -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        Symbols(rlc(nothing=3.0), xp).check([])
    assert caught.value.place == "nothing"


@pytest.mark.parametrize("name", ["i", "u"])
def test_a_name_has_one_meaning(name: str) -> None:
    symbols = Symbols(rlc(), xp)
    symbols.check([xp.symbol("p_L"), xp.symbol("q_Ca")])
    symbols.parameter(name)
    with pytest.raises(bg.DuplicateName) as caught:
        symbols.check([])
    assert caught.value.parties == (name,)


def test_a_state_is_no_parameter() -> None:
    """A free flow is a state under its junction's name; a coordinate beside it may not have that name too."""
    symbols = Symbols(rlc(), xp)
    symbols.check([xp.symbol("i")])
    with pytest.raises(bg.DuplicateName):
        symbols.check([xp.symbol("i"), xp.symbol("i")])
    symbols.parameter("p_L")
    with pytest.raises(bg.DuplicateName):
        symbols.check([xp.symbol("p_L")])
