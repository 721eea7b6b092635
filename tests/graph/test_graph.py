"""The graph as a value: order of entry, names, sizes, ports, half arrows, components."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given
from mechanisms import CATALOGUE, NAMES

import bondgraph as bg
from bondgraph.elements import GY, IC, NIC, TF, C, I, One, R, Se, Sf, TStar, Zero


def refused(kind: type[bg.BondGraphError], *parts: Any, name: Any = "g") -> bg.BondGraphError:
    with pytest.raises(kind) as caught:
        bg.Graph(name, *parts)
    error = caught.value
    assert error.place and error.law and error.remedy
    assert type(error).__name__ in str(error)
    return error


def rl(order: tuple[int, ...] = (0, 1, 2)) -> bg.Graph:
    i = One("i")
    parts = [Se("U") >> i, i >> I("L"), i >> R("Ra")]
    return bg.Graph("rl", *(parts[k] for k in order))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_order_of_entry_does_not_matter(order: tuple[int, ...]) -> None:
    assert rl(order) == rl()
    assert hash(rl(order)) == hash(rl())
    assert rl(order).at == rl().at


@given(st.permutations(range(3)))
def test_equal_graphs_are_one_in_a_set(order: list[int]) -> None:
    assert len({rl(tuple(order)), rl()}) == 1


def test_what_makes_graphs_differ() -> None:
    i = One("i")
    base = rl()
    assert bg.Graph("other", Se("U") >> i, i >> I("L"), i >> R("Ra")) != base
    assert bg.Graph("rl", Se("U") >> i, i >> I("L", 2), i >> R("Ra")) != base
    assert bg.Graph("rl", i >> Se("U"), i >> I("L"), i >> R("Ra")) != base
    assert bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra"), i >> C("c")) != base
    assert base != "rl" and base is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_rewritten_graph_is_the_same_value(name: str) -> None:
    graph = CATALOGUE[name]().graph
    assert graph.rewritten(graph.links) == graph
    assert graph.rewritten(tuple(reversed(graph.links))) == graph
    assert graph.name in repr(graph)


def test_a_chain_is_its_bonds_one_by_one() -> None:
    i, w = One("i"), One("w")
    whole = bg.Graph("m", Se("U") >> i >> GY("K") >> w >> I("J"), i >> R("Ra"))
    parts = bg.Graph("m", Se("U") >> i, i >> GY("K") >> w, w >> I("J"), i >> R("Ra"))
    assert whole == parts


def test_arrows_may_be_written_from_either_end() -> None:
    i = One("i")
    assert bg.Graph("g", i << Se("U"), I("L") << i) == bg.Graph("g", Se("U") >> i, i >> I("L"))


# -- names -----------------------------------------------------------------------------------------------------------


def test_one_name_with_two_values() -> None:
    i = One("i")
    error = refused(bg.DuplicateName, i >> I("x", 1), i >> R("r"), One("k") >> I("x", 2))
    assert "x" in error.parties
    refused(bg.DuplicateName, i >> I("x"), i >> R("x"))
    refused(bg.DuplicateName, i >> I("i"))
    refused(bg.DuplicateName, One("i", 2) >> I("L"), One("i", 3) >> I("M"))


def test_the_same_name_with_the_same_value_is_the_same_node() -> None:
    graph = bg.Graph("g", One("i") >> I("L"), Se("U") >> One("i"), One("i") >> R("Ra"))
    assert len(graph.elements) == 4


@pytest.mark.parametrize(
    "parts",
    [
        lambda: (One("a", coordinates="x") >> I("m"), One("b", coordinates="x") >> I("n")),
        lambda: (One("a", ("v",), coordinates="v") >> I("m"),),
        lambda: (One("a", coordinates="b") >> I("m"), One("b") >> I("n")),
    ],
)
def test_symbols_that_clash(parts: Any) -> None:
    refused(bg.DuplicateName, *parts())


@pytest.mark.parametrize(
    "parts",
    [
        lambda v: (Se("F") >> v, v >> I("x")),
        lambda v: (Se("x") >> v, v >> I("m")),
        lambda v: (Se("F") >> v, v >> I("m"), v >> R("p_m")),
        lambda v: (Se("p_m") >> v, v >> I("m")),
    ],
)
def test_symbols_that_clash_in_the_equations(parts: Any) -> None:
    v = One("v", ("x",))
    with pytest.raises(bg.DuplicateName) as caught:
        bg.compile(bg.Graph("g", *parts(v)))
    assert caught.value.place and caught.value.remedy


@pytest.mark.parametrize("name", ["", None, 3, "a b", "pi", "é", (), "sin", "t"])
def test_names_of_graphs_are_identifiers(name: Any) -> None:
    refused(bg.ExpressionError, One("i") >> I("L"), name=name)


def test_bonds_are_named_after_what_they_join() -> None:
    graph = CATALOGUE["arm_with_motor"]().graph
    names = [bond.name for bond in graph.bonds]
    assert len(set(names)) == len(names)
    assert {"U", "Jr", "f-n", "n-rotor", "K-rotor"} <= set(names)
    for name in names:
        assert graph.bond(name).name == name


def test_parallel_bonds_get_a_number() -> None:
    i, u = One("i"), Zero("u")
    graph = bg.Graph("g", i >> u, i >> u, i >> I("L"), u >> C("c"))
    assert len({bond.name for bond in graph.bonds}) == 4


# -- connections -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [None, 3, "x", [], (), {}, object(), 1.5, [One("i") >> I("L")]])
def test_parts_are_chains(part: Any) -> None:
    refused(bg.StructureError, part)
    with pytest.raises(bg.StructureError):
        One("i") >> part
    with pytest.raises(bg.StructureError):
        One("i") << part


def test_a_graph_has_bonds() -> None:
    refused(bg.StructureError)
    refused(bg.StructureError, One("i"))
    refused(bg.StructureError, I("L"))


def test_what_is_not_connected_is_refused_not_dropped() -> None:
    i = One("i")
    error = refused(bg.StructureError, Se("U") >> i, i >> I("L"), R("forgotten"))
    assert error.parties == ("forgotten",)
    error = refused(bg.StructureError, Se("U") >> i, i >> I("L"), i >> TF("n"))
    assert "n" in error.parties and "2" in error.place
    error = refused(bg.StructureError, Se("U") >> i, i >> NIC("T", 1, "effort", 0)["I"])
    assert "T" in error.parties and "C" in error.place


def test_a_port_takes_one_bond() -> None:
    i, k = One("i"), One("k")
    error = refused(bg.StructureError, i >> I("L"), k >> I("L"), i >> k)
    assert set(error.parties) == {"i", "k"}
    refused(bg.StructureError, i >> I("L") >> k)


def test_unknown_ports_and_components() -> None:
    for make in (lambda: I("L")["x"], lambda: NIC("T", 1, "effort", 0)["X"], lambda: One("f", 2)["f_3"]):
        with pytest.raises(bg.StructureError) as caught:
            make()
        assert caught.value.remedy
    with pytest.raises(bg.StructureError):
        One("f", 2)["f_1", "f_1"]


# -- half arrows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", [I("x"), C("x"), R("x")])
def test_power_runs_into_stores_and_resistors(element: Any) -> None:
    refused(bg.StructureError, element >> One("i"), One("i") >> I("L"))
    bg.Graph("g", One("i") >> element)


def test_a_kinetic_store_takes_power_at_I_and_gives_it_at_C() -> None:
    f = One("f", coordinates=("x",))
    bg.Graph("g", f >> IC("T", "m")["I"], IC("T", "m")["C"] >> f)
    refused(bg.StructureError, f >> IC("T", "m")["I"], f >> IC("T", "m")["C"])
    bg.Graph("g", f >> TStar("T", "m", "0")["I"], f >> TStar("T", "m", "0")["C"])
    refused(bg.StructureError, f >> TStar("T", "m", "0")["I"], TStar("T", "m", "0")["C"] >> f)


@pytest.mark.parametrize("two_port", [TF("n"), GY("n")])
def test_power_passes_through_two_ports(two_port: Any) -> None:
    i, u = One("i"), Zero("u")
    refused(bg.StructureError, i >> two_port << u, u >> C("c"))
    refused(bg.StructureError, i << two_port >> u, u >> C("c"))


# -- ports by position -----------------------------------------------------------------------------------------------


def flow(graph: bg.Graph, name: str) -> float:
    run = bg.simulate(graph, (0, 1), {})
    return float(run[name][0])


def test_the_left_neighbour_has_the_first_port_whichever_way_power_runs() -> None:
    """f2 = n f1, with n = 3 and f1 = 2."""
    a, b = One("a"), One("b")
    for chain in (a >> TF("n", 3) >> b, a << TF("n", 3) << b):
        graph = bg.Graph("g", Sf("V", 2) >> a, chain, b >> R("r", 1))
        assert flow(graph, "b") == 6.0
    for chain in (b >> TF("n", 3) >> a, b << TF("n", 3) << a):
        graph = bg.Graph("g", Sf("V", 2) >> a, chain, b >> R("r", 1))
        assert flow(graph, "b") == pytest.approx(2 / 3)


def test_ports_may_be_named() -> None:
    a, b, n = One("a"), One("b"), TF("n", 3)
    written = bg.Graph("g", Sf("V", 2) >> a, a >> n["1"], n["2"] >> b, b >> R("r", 1))
    assert written == bg.Graph("g", Sf("V", 2) >> a, a >> n >> b, b >> R("r", 1))
    turned = bg.Graph("g", Sf("V", 2) >> a, a >> n["2"], n["1"] >> b, b >> R("r", 1))
    assert flow(turned, "b") == pytest.approx(2 / 3)


def test_a_gyrator_has_one_modulus_both_ways() -> None:
    a, b = One("a"), Zero("b")
    for chain in (a >> GY("n", 3) >> b, a << GY("n", 3) << b):
        graph = bg.Graph("g", Sf("V", 2) >> a, chain, b >> R("r", 1))
        assert flow(graph, "b") == 6.0


# -- sizes -----------------------------------------------------------------------------------------------------------


def test_sizes_spread_through_elements_that_keep_them() -> None:
    graph = bg.Graph("g", One("a", 3) >> TF("n") >> One("b", 3), One("b", 3) >> I("m"), Se("F") >> One("a", 3))
    assert {bond.size for bond in graph.bonds} == {3}


def test_sizes_of_a_matrix() -> None:
    f, v = One("f", 2), One("v", 3)
    graph = bg.Graph("g", f >> TF("T", ((1, 0), (0, 1), (1, 1))) >> v, v >> I("m"))
    assert [bond.size for bond in graph.bonds] == [2, 3, 3]
    error = refused(bg.SizeMismatch, v >> TF("T", ((1, 0), (0, 1), (1, 1))) >> f, f >> I("m"))
    assert error.parties


@pytest.mark.parametrize(
    "parts",
    [
        lambda: (One("a", 3) >> One("b", 2),),
        lambda: (One("a", 3) >> I("m", (1, 2)),),
        lambda: (One("a", 3)["a_1"] >> I("m", (1, 2)),),
        lambda: (Se("F", (1, 2)) >> One("a"), One("a") >> I("m")),
        lambda: (One("a", 3) >> TF("n") >> One("b", 2), One("b", 2) >> I("m")),
        lambda: (One("a", 3) >> R("r", effort="f**2"),),
        lambda: (One("a", 2) >> NIC("T", 1, "effort", 0)["I"], One("a", 2) << NIC("T", 1, "effort", 0)["C"]),
    ],
)
def test_sizes_that_differ(parts: Any) -> None:
    assert refused(bg.SizeMismatch, *parts()).parties


def test_components_are_chosen_by_name() -> None:
    f = One("f", ("u1", "u2", "u3"))
    graph = bg.Graph("g", f >> I("m"), Se("F") >> f["u3"], Se("G") >> f["u3", "u1"])
    assert graph.bond("F").head.components == (2,)
    assert graph.bond("G").head.components == (2, 0)
    equations = bg.compile(graph)
    run = bg.simulate(equations, (0, 1), {"m": 2, "F": 1, "G_u3": 10, "G_u1": 100})
    assert [run[f"p_m_u{k}"][-1] for k in (1, 2, 3)] == pytest.approx([100, 0, 11], rel=1e-7)


def test_a_large_junction() -> None:
    graph = bg.Graph("g", One("f", 300) >> I("m"), Se("F") >> One("f", 300))
    assert len(bg.causality(graph).strokes) == 600
