"""Instances in diagrams: boxes with their ports, or shades with their names."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from legibility import shades_met

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.instances import Closed, closed, opened
from bondgraph.elements import GY, TF, I, Link, Mechanism, One, R, Revolute, Se, Zero


@bg.submodel(ports={"supply": bg.electrical, "shaft": bg.rotational})
def dc_motor(supply: Any, shaft: Any, *, K: float = 0.12) -> Any:
    i, w = One("i"), One("w")
    return supply >> i >> GY("K", K) >> w >> shaft, i >> I("L", 1), i >> R("R_a", "2*K"), w >> I("J", 2)


@bg.submodel(ports=["supply", "road"])
def drive(supply: Any, road: Any) -> Any:
    bus, hub = Zero("bus"), Zero("hub")
    motors = [dc_motor(f"m_{k}") for k in range(2)]
    return supply >> bus, hub >> road, [bus >> m.supply for m in motors], [m.shaft >> hub for m in motors]


def car() -> bg.Graph:
    b, v = Zero("b"), One("v")
    front, rear = drive("front"), drive("rear")
    return bg.Graph(
        "car", Se("U", 12) >> b, b >> front.supply, b >> rear.supply, front.road >> v, rear.road >> v, v >> I("m", 3)
    )


def words(svg: str) -> list[str]:
    return [g.get("data-text") or "" for g in ElementTree.fromstring(svg).iter() if g.get("data-text")]


def test_a_box_stands_for_each_instance_with_the_names_of_its_ports() -> None:
    found = words(car().svg(level=1))
    assert {"drive : front", "drive : rear"} <= {*found}
    assert found.count("supply") == found.count("road") == 2
    assert not [word for word in found if "m_0" in word or "bus" in word]


def test_the_next_level_opens_these_and_closes_what_is_in_them() -> None:
    drawing = layout(car(), level=2)
    assert sorted(node.text.glyphs.plain for node in drawing.nodes if node.text.framed) == [
        "dc_motor : front.m_0", "dc_motor : front.m_1", "dc_motor : rear.m_0", "dc_motor : rear.m_1",
    ]  # fmt: skip
    assert [room.label.glyphs.plain for room in drawing.rooms if room.label] == ["front", "rear"]


def test_strokes_and_half_arrows_of_a_closed_diagram_are_those_of_the_opened_one() -> None:
    whole, graph = bg.causality(car()), car()
    for level in (1, 2):
        small, causal, _ = closed(graph, whole, level)
        assert causal is not None
        passing = [k for k, bond in enumerate(graph.bonds) if bond.name == "U" or bond.name == "front.hub-v"]
        assert len(small.bonds) < len(graph.bonds) and len(passing) == 2
        kept = {bond.name: bond for bond in small.bonds}
        assert causal.side(kept["U"]) == whole.side(graph.bond("U"))
        out = next(bond for bond in small.bonds if bond.head.element == "v" and bond.tail.element.startswith("front"))
        assert causal.side(out) == whole.side(graph.bond("front.hub-v"))


def test_every_instance_is_shaded_under_its_name_and_its_parts_are_called_as_in_its_body() -> None:
    graph, drawing = car(), layout(car())
    named = {room.name: room for room in drawing.rooms}
    assert [*named] == [*opened(graph)] == [*graph.instances]
    assert {*named["front"].nodes} == {name for name in graph.elements if name.startswith("front.")}
    labels = [room.label for room in drawing.rooms if room.label]
    assert len(labels) == len(named)
    taken = [node.text.box for node in drawing.nodes] + [x.box for n in drawing.nodes for x in n.labels]
    taken += [x.box for bond in drawing.bonds for x in bond.labels]
    for k, label in enumerate(labels):
        assert not any(label.box.hits(box) for box in [*taken, *(other.box for other in labels[:k])])
        assert drawing.box.union([drawing.box, label.box]) == drawing.box
    shown = [n.text.glyphs for n in drawing.nodes if n.name == "front.m_0.J"]
    plain = layout(bg.Graph("alone", Se("U") >> One("w"), One("w") >> I("J", 2))).node("J").text.glyphs
    assert shown[0].path == plain.path


def test_shades_of_two_instances_do_not_meet() -> None:
    """A resistor of one stood right beneath that of the other, on one shade with it."""
    battery, body = Zero("battery"), One("v")
    parts = [Se("U", 12) >> battery, body >> I("m", 1)]
    for side in ("left", "right"):
        motor, wheel = dc_motor(side), One(f"w_{side}")
        parts += [battery >> motor.supply, motor.shaft >> wheel >> TF(f"r_{side}", 1) >> body, wheel >> R(f"f_{side}")]
    for graph, rooms in ((bg.Graph("car", *parts), 2), (car(), 6)):
        drawn = layout(graph)
        assert len(drawn.rooms) == rooms and not [*shades_met(drawn)]


def test_a_gyrator_tells_its_number_as_a_resistor_does() -> None:
    supply, load = Zero("supply"), One("load")
    graph = bg.Graph("one", Se("U") >> supply >> dc_motor("a", K=0.25).supply, dc_motor("a", K=0.25).shaft >> load)
    laws = {node.name: label.glyphs.plain for node in layout(graph).nodes for label in node.labels}
    assert laws["a.K"].endswith(", a.K = 0.25 N*m/A") and laws["a.L"] == "a.L = 1 H"


def test_a_name_is_written_letter_by_letter() -> None:
    labels = {room.name: room.label for room in layout(car()).rooms if room.label}
    assert "front.m_0" in labels
    for name, label in labels.items():
        written = label.glyphs.letters if label else ()
        assert len(written) == len(name.rpartition(".")[2]), name


def test_graphs_without_instances_are_drawn_as_before_at_any_level() -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra"))
    assert graph.svg() == graph.svg(level=1) == graph.svg(level=4)


@pytest.mark.parametrize("level", [0, -1, True, 1.5, "1"])
def test_a_level_counts_from_one(level: Any) -> None:
    with pytest.raises(bg.StructureError, match="level"):
        car().svg(level=level)


def test_a_box_has_a_port_for_each_bond_and_no_law() -> None:
    box = Closed("m", "dc_motor", (("supply", "in", 1), ("shaft", "out", 6)))
    assert [(port.name, port.size, port.arrow) for port in box.ports()] == [("supply", 1, "in"), ("shaft", 6, "out")]
    assert box.symbols("supply") == ("", "") and box.strokes({}, frozenset()) == [] and box.caption() == "dc_motor"


def test_mechanisms_in_instances_are_boxes_of_bodies_and_joints_where_these_are_opened() -> None:
    @bg.submodel(ports={"shaft": bg.rotational})
    def leg(shaft: Any) -> Any:
        links = [Link(name, 1, (1, 1, 1), centre=(0.2, 0, 0)) for name in ("thigh", "shin")]
        ends = ("ground", links[0].frame((0.4, 0, 0)))
        joints = [Revolute(name, end, link, "y") for name, end, link in zip(("hip", "knee"), ends, links, strict=True)]
        made = Mechanism("bones", links, joints, gravity=(0, 0, -9.81))
        return (*made, shaft >> made["hip"], made["knee"] >> R("friction", 0.1))

    @bg.submodel(ports={"shaft": bg.rotational})
    def side(shaft: Any) -> Any:
        return shaft >> leg("front")["shaft"]

    graph = bg.Graph("walker", Se("tau", 1) >> leg("left")["shaft"], Se("rho", 1) >> side("right")["shaft"])
    seen = {"left.thigh", "left.shin", "left.hip", "left.knee", "left.friction"}
    within = {name.replace("left", "right.front") for name in seen}
    for level, names in ((1, {"left", "right"}), (2, seen | {"right.front"}), (None, seen | {"right.front"})):
        text = graph.svg() if level is None else graph.svg(level=level)
        assert set(re.findall(r'class="node" [^>]*data-name="([^"]*)"', text)) == names | {"tau", "rho"}
    found = {node.name for node in layout(graph, level=3).nodes}
    assert found > within and found.isdisjoint({"left.thigh", "right.front"})
    assert {room.name for room in layout(graph, level=2).rooms} == {"left", "right"}
