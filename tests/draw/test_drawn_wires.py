"""Wires lead from what gives a signal to what names it, and keep clear of everything else."""

from __future__ import annotations

import pytest
from models.legibility import faults

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.wires import givers, wires_of
from bondgraph.elements import GY, Df, I, One, R, Se


def test_a_wire_for_each_signal_that_a_block_reads_or_drives_with() -> None:
    v, U = One("v", coordinates=("x",)), Se("U")
    graph = bg.Graph(
        "g", U >> v, v >> I("m"), v >> R("b", "c*u"), v >> Df("s"), bg.Input("r"), bg.Gain("u", "r - x - s") >> U
    )
    assert givers(graph) == {"x": "v", "s": "s", "r": "r", "u": "u"}
    found = wires_of(graph)
    assert {wire.elements for wire in found.bonds} == {("r", "u"), ("s", "u"), ("v", "u"), ("u", "U"), ("u", "b")}
    assert found.labels == {"v~>u": "x"}
    assert wires_of(graph, {"v": "box", "u": "box", "s": "box"}).bonds[0].elements == ("box", "U")


def test_formulas_without_blocks_have_no_wires() -> None:
    v = One("v")
    assert not wires_of(bg.Graph("g", Se("U", "-k*s") >> v, v >> I("m"), v >> Df("s"))).bonds


def servo() -> bg.Graph:
    i, w, U = One("i"), One("w", coordinates=("theta",)), Se("U")
    plant = U >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b")
    return bg.Graph("servo", *plant, bg.Input("r"), bg.PID("pid", "r - theta", Ki=1, limits=(-1, 1)) >> U)


def measured() -> bg.Graph:
    v, brake = One("v"), Se("brake")
    sensed = v >> Df("speed") >> bg.FirstOrder("smooth", T=0.1)
    return bg.Graph("damped", brake >> v, v >> I("m"), v >> R("b"), sensed, bg.Gain("force", "smooth", "-d") >> brake)


def alone() -> bg.Graph:
    plant = bg.TransferFunction("y", "u", [1], [1, 3, 3, 1])
    return bg.Graph("loop", bg.Input("r"), bg.Sum("e", "r - y"), bg.Limit("u", "4*e"), plant, bg.Input("unused"))


@pytest.mark.parametrize("make", [servo, measured, alone])
def test_nothing_stands_in_the_way(make) -> None:  # type: ignore[no-untyped-def]
    drawn, text = layout(make()), make().svg()
    assert not faults(drawn)
    wires = [bond for bond in drawn.bonds if bond.wire]
    assert wires and all(wire.arrow and not wire.half_arrow and not wire.marks for wire in wires)
    assert text == make().svg() and text.count("stroke-dasharray") == len(wires)
