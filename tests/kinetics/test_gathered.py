"""Velocities of inertias, wherever they are drawn, on one junction."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.causality.assign import assign
from bondgraph.elements import GY, TF, C, I, One, R, Se, Sf, Zero
from bondgraph.kinetics.gathered import gathered
from bondgraph.kinetics.prescribed import without_constraints


def motor() -> bg.Graph:
    i, w = One("i"), One("w")
    return bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


def test_one_junction_of_free_flows_stays_as_it_is() -> None:
    f = One("f", ("u", "w"))
    graph = bg.Graph("mass", f >> TF("d", ((1, "k"), (0, 1))) >> One("v", 2) >> I("m"))
    assert gathered(graph, xp).graph is graph


def test_inertias_on_one_junction_leave_it_free() -> None:
    f = One("f", ("u", "w"))
    graph = bg.Graph("masses", f["u"] >> I("m"), f["w"] >> I("n"), Se("F") >> f["u"])
    found = gathered(graph, xp)
    assert found.graph is graph and found.free == (("f", 0), ("f", 1))
    assert assign(graph, found.free).free == found.free and not assign(graph).free


def test_inertias_on_several_junctions_follow_one_and_the_motion_is_the_same() -> None:
    found = gathered(motor(), xp)
    assert dict(found.drawn) == {"i_": "i", "w_": "w"}
    assert {name for name, _ in assign(found.graph, found.free).dependent} == {"L", "J"}
    values = {"U": 3, "K": 0.4, "L": 0.1, "Ra": 2, "J": 0.7, "b": 0.3}
    before = bg.rates(bg.compile(motor()), values, {"p_L": 0.05, "p_J": 0.2})
    after = bg.rates(bg.compile(found.graph), values, {"p_L": 0.05, "p_J": 0.2})
    assert after == pytest.approx(before)


def test_what_drives_a_velocity_drives_it_there() -> None:
    a, b, spring = One("a"), One("b"), Zero("z")
    graph = bg.Graph("shaft", Sf("w") >> a >> I("J1"), a >> spring >> C("k"), spring >> b >> I("J2"))
    found = gathered(graph, xp)
    assert assign(without_constraints(found.graph), found.free).is_driven(("f", 0))
    assert found.graph.at["w"][0][0].elements == ("w", "f")


@pytest.mark.parametrize("beside", ["two-port", "zero"])
def test_an_inertia_on_no_velocity_is_refused_and_the_remedy_works(beside: str) -> None:
    def graph(*more: One) -> bg.Graph:
        i, z = One("i"), Zero("z")
        end = I("L")
        first = Se("U") >> i >> (TF("n", 2) if beside == "two-port" else z)
        return bg.Graph("coil", first >> more[0] >> end if more else first >> end, i >> R("Ra"))

    with pytest.raises(bg.NotReducible, match="no component of a 1-junction") as refused:
        gathered(graph(), xp)
    assert refused.value.place == "L" and "One(" in refused.value.remedy
    assert gathered(graph(One("v")), xp).free
