"""A graph knows what it was driven or reduced from, also where its bonds stand in another."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.graph.derivation import inherited


def bead(name: str = "bead") -> bg.Graph:
    """On a wire of slope 2; its weight is across the wire's coordinate."""
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"))
    wire = u >> TF("wire", ((1,), (2,))) >> v >> I("m", 1)
    return bg.Graph(name, wire, Se("G", -9.81) >> v["vy"], u >> R("b", 0.1))


def pendulum() -> bg.Graph:
    """A particle held on a circle."""
    v = One("v", ("vx", "vy"), coordinates=("x", "y"))
    return bg.Graph("held", v >> I("m", 2), Se("G", (0, -19.62)) >> v, v << TF("a", (("x", "y"),)) << Sf("rod", 0))


def again(graph: bg.Graph, *more: Any, name: str = "again") -> bg.Graph:
    return bg.Graph(name, *graph.links, *more, values=graph.values)


def test_the_same_bonds_are_the_same_graph() -> None:
    for graph in (bead(), pendulum(), bg.reduce(bead()), bg.driven(pendulum())):
        found = again(graph, name=graph.name)
        assert found == graph and found.derivation.driven_from == graph.derivation.driven_from
        assert found.derivation.reduced_from == graph.derivation.reduced_from
    assert bead().derivation.reduced_from is None and not bead().derivation.is_one


def test_a_reduced_graph_under_another_name_tells_everything_as_drawn() -> None:
    runs = [bg.simulate(graph, 0.1, start={"x": 1.0}) for graph in (bead(), again(bg.reduce(bead())))]
    for name in runs[0].names:
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=1e-7)


def test_what_is_added_to_a_reduced_graph_leaves_what_it_had_refused() -> None:
    reduced = bg.reduce(bead())
    run = bg.simulate(again(reduced, reduced.junctions["u"] >> R("brake", 2.0)), 0.1, start={"x": 1.0})
    assert run["brake.e"] == pytest.approx(2.0 * run["u"])
    with pytest.raises(bg.ValueRefused, match="before it is reduced"):
        run["u-wire.e"]


def test_what_is_taken_out_of_a_reduced_graph_is_not_missed() -> None:
    reduced = bg.reduce(bead())
    rest = [link for link in reduced.links if "b" not in (link.left.element.name, link.right.element.name)]
    run = bg.simulate(bg.Graph("free", *rest, values=reduced.values), 0.1)
    assert "b.e" not in run and "u-wire.e" not in run
    with pytest.raises(bg.ValueRefused, match="before it is reduced"):
        run["u-wire.e"]


def test_positions_are_kept_where_the_bonds_of_a_driven_graph_are_in_another() -> None:
    driven = bg.driven(pendulum())
    braked = again(driven, driven.junctions["v"] >> R("air", 0.1))
    assert braked.derivation.driven_from == pendulum()
    run = bg.simulate(braked, 1.0, start={"x": 0.6, "y": -0.8})
    np.testing.assert_allclose(run["x"] ** 2 + run["y"] ** 2, 1.0, atol=1e-7)


def test_some_bonds_of_a_driven_graph_and_bonds_of_two_derived_ones_are_refused() -> None:
    driven = bg.driven(pendulum())
    with pytest.raises(bg.StructureError, match="some bonds of a driven graph"):
        bg.Graph("part", *driven.links[:-1])
    with pytest.raises(bg.StructureError, match="two graphs"):
        bg.Graph("both", *driven.links, *bg.driven(pendulum()).links)
    with pytest.raises(bg.StructureError, match="two graphs"):
        inherited("both", [*driven.links, *bg.reduce(bead()).links])
    assert not inherited("plain", bead().links).is_one


def test_values_of_what_a_reduction_does_without_are_taken() -> None:
    f, v = One("f", coordinates=("x",)), One("v", ("vx", "vy"), frame="inertial")
    hung = v >> I("m", (("a", "c"), ("c", 2))), Se("load") >> v["vx"]
    graph = bg.reduce(bg.Graph("rail", f >> TF("P", ((1,), (0,))) >> v, *hung, f >> C("k", 1)))
    values = {"a": 2.0, "c": 0.5, "load": 3.0}
    assert bg.simulate(graph, 0.1, values)["m.e"][0] == pytest.approx([3.0, 0.75])
    with pytest.raises(bg.MissingValues) as caught:
        bg.simulate(graph, 0.1, {"a": 2.0, "load": 3.0})["m.e"]
    assert caught.value.parties == ("c",)
