"""Written chains become bonds: ports by the side, sizes from whoever states one, names that are each their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se, Zero
from bondgraph.graph.build import bonds_of, bounds_of, elements_of
from bondgraph.graph.chain import Chain
from bondgraph.graph.graph import checked
from bondgraph.graph.junction import Junction


def chains() -> list[Chain]:
    i, w = One("i"), One("w")
    return [Chain.of(each) for each in (Se("U") >> i >> R("R"), i >> GY("k") >> w, w >> I("J"))]


def test_an_element_of_a_name_is_one_element() -> None:
    found = elements_of(chains())
    assert list(found) == ["U", "i", "R", "k", "w", "J"]
    with pytest.raises(bg.DuplicateName, match="i") as caught:
        elements_of([*chains(), Chain.of(Zero("i") >> R("b"))])
    assert "i" in caught.value.parties


def test_a_two_ports_first_port_is_on_the_side_written_first() -> None:
    given = chains()
    bonds = bonds_of(elements_of(given), [link for chain in given for link in chain.links])
    k = elements_of(given)["k"]
    ends = [end for bond in bonds for end in (bond.tail, bond.head) if end.element == "k"]
    assert [end.port for end in ends] == [port.name for port in k.ports()]


@pytest.mark.parametrize("size", [1, 2, 3])
def test_sizes_spread_through_what_states_none(size: int) -> None:
    f = One("f", tuple("uvw"[:size]))
    chain = Chain.of(f >> R("b"))
    (bond,) = bonds_of(elements_of([chain]), list(chain.links))
    assert bond.size == size


def test_ends_of_two_sizes_are_refused() -> None:
    chain = Chain.of(One("f", ("u", "w")) >> One("g", ("a", "b", "c")))
    with pytest.raises(bg.SizeMismatch) as caught:
        bonds_of(elements_of([chain]), list(chain.links))
    assert {*caught.value.parties} == {"f", "g"}


def test_no_two_bonds_have_one_name() -> None:
    f, g = One("f", ("u", "w")), Zero("g", ("a", "b"))
    links = [link for x in "ab" for link in Chain.of(f["uw"["ab".index(x)]] >> g[x]).links]
    names = [bond.name for bond in bonds_of({"f": f, "g": g}, links)]
    assert len({*names}) == len(names) == 2


def test_bounds_are_those_of_the_junctions_once_each() -> None:
    plain = chains()
    assert bounds_of(plain) == ()
    junction = One("f")
    assert isinstance(junction, Junction)
    assert bounds_of([Chain.of(replace(junction) >> TF("a") >> One("g"))]) == ()


@pytest.mark.parametrize(
    ("written", "remedy"),
    [(lambda a, b: a > b, "Write a >> b"), (lambda a, b: a < b, "or a << b"), (lambda a, b: a + b, "with commas")],
)
def test_signs_that_join_nothing_are_refused_with_what_is_meant(written: Any, remedy: str) -> None:
    with pytest.raises(bg.StructureError, match=f"joins no elements.*{remedy}"):
        written(One("a"), One("b"))


def test_what_has_a_graph_is_told_from_what_is_none() -> None:
    v = One("v")
    equations = bg.compile(bg.Graph("mass", v >> I("m", 1)))
    with pytest.raises(bg.StructureError, match=r"not Equations\. Give its graph, `\.graph`, or ask it itself"):
        checked(equations)
