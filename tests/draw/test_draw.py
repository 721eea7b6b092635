"""The drawing is judged by its geometry, on diagrams as the literature has them."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from bondgraph import Graph, StructureError, causality
from bondgraph.draw import Drawing, _placed, layout, svg
from bondgraph.draw.drawing import PIXEL, Box, DrawnBond, Point
from bondgraph.draw.labels import typeset
from bondgraph.draw.labels.letters import letters
from bondgraph.draw.layout.bonds import bond_boxes
from bondgraph.draw.layout.grid import crosses
from bondgraph.draw.marks import GAP
from bondgraph.elements import AE, AF, DS, GY, IC, NIC, TF, C, De, Df, Dq, I, MSe, One, R, Se, Sf, TStar, Zero

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def motor() -> Graph:
    i, w = One("i"), One("w")
    return Graph("dc_motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))


def geared() -> Graph:
    i, w, v = One("i"), One("w"), One("v")
    return Graph("geared", Se("U") >> i >> GY("K") >> w >> TF("n") >> v >> I("m"), i >> I("L"), w >> I("J"))


def figure_1() -> Graph:
    f, v = One("f", ("u1", "u2")), One("v", ("vx", "vy"))
    q_dot = One("q_dot", coordinates=("x", "theta"))
    return Graph(
        "figure_1",
        f >> TF("Q", (("cos(theta)", "0"), ("0", "1"))) >> q_dot,
        f >> TF("P", (("1", "a"), ("0", "l*cos(theta)"))) >> v >> I("m"),
        Se("F", ("0", "-m*g")) >> v,
    )


def bodies() -> Graph:
    f = One("f", ("u1", "u2"))
    parts = [f >> TF("Q", (("1", "0"), ("0", "1"))) >> One("q_dot", coordinates=("x", "theta"))]
    for k in (1, 2):
        v = One(f"v_{k}", (f"v{k}x", f"v{k}y"))
        partial = TF(f"P_{k}", (("1", "l*cos(theta)"), ("0", "l*sin(theta)")))
        parts += [f >> partial >> v >> I(f"m_{k}"), Se(f"g_{k}", ("0", "-m*g")) >> v]
    return Graph("bodies", *parts)


def store(kind: str) -> Graph:
    A = (("m", "0"), ("0", "J + m*x**2"))
    f = One("f", ("u1", "u2"))
    q_dot = One("q_dot", coordinates=("x", "theta"))
    Q = TF("Q", (("cos(theta)", "0"), ("0", "1")))
    if kind == "IC":
        ic = IC("T", A)
        return Graph("ic", Se("e", ("F", "0")) >> q_dot >> ic["I"], ic["C"] >> q_dot)
    if kind == "T*":
        t_star = TStar("T", A, ("0", "-m*u1*u2"))
        return Graph("t_star", Se("e", ("F", "0")) >> f, f >> t_star["I"], f >> t_star["C"], f >> Q >> q_dot)
    nic = NIC("T", A, "flow" if kind == "flow" else "effort", ("0", "-m*u1*u2"))
    source = Sf("drive") >> f["u1"] if kind == "driven" else Se("e", ("F", "0")) >> f
    return Graph("nic", f >> nic["I"], nic["C"] >> f, f >> Q >> q_dot, source)


def bridge() -> Graph:
    a, b, c = Zero("e_1"), Zero("e_2"), Zero("e_3")
    i = [One(f"i_{k}") for k in range(4)]
    return Graph(
        "bridge",
        Se("U") >> i[0] >> a,
        a >> i[1] >> b,
        a >> i[2] >> c,
        b >> i[3] >> c,
        i[1] >> R("R1"),
        i[2] >> R("R2"),
        i[3] >> R("R3"),
        b >> C("C1"),
        c >> C("C2"),
        i[0] >> I("L"),
    )


def oscillators(count: int = 10) -> Graph:
    v = [One(f"v_{k}") for k in range(count)]
    parts = [Se("F") >> v[0]]
    for k in range(count):
        parts.append(v[k] >> I(f"m_{k}"))
        if k:
            d = One(f"d_{k}")
            between = Zero(f"F_{k}")
            parts += [v[k - 1] >> between >> v[k], between >> d >> C(f"k_{k}"), d >> R(f"b_{k}")]
    return Graph("oscillators", *parts)


def sensed() -> Graph:
    v = One("v", ("vx", "vy"))
    return Graph("sensed", v >> I("m"), v >> Df("s"), MSe("F", ("-s_vy", "s_vx")) >> v, v["vx"] >> Dq("x"))


def amplifier() -> Graph:
    u, i, j, y = Zero("u"), One("i"), One("j"), Zero("y")
    first = Se("U") >> i >> u, i >> R("R1"), u >> C("c1"), u >> De("seen")
    second = u >> AE("k") >> j, j >> R("R2"), j >> I("L")
    return Graph("amplifier", *first, *second, j >> AF("g", "2 + t") >> y, y >> C("c"))


def split() -> Graph:
    f, s, a, b = One("f", ("u1", "u2", "u3")), DS("s", (2, 1)), One("a", ("x", "y")), One("b")
    ends = a >> I("m"), a >> R("ra"), b >> R("q"), f >> R("r")
    return Graph("split", Se("F") >> f >> s, s["1"] >> a, s["2"] >> b, *ends, Sf("drive") >> f["u3"])


def gathered() -> Graph:
    i, j, v, s = One("i"), One("j"), One("v"), DS("s", (1, 1))
    ends = v >> R("r"), i >> I("L"), j >> I("M")
    return Graph("gathered", Se("U") >> i >> s["1"], j >> s["2"], s["whole"] >> TF("T", ((2, 3),)) >> v, *ends)


def parted() -> Graph:
    f, s = One("f", ("u1", "u2", "u3", "u4")), DS("s", (1, 1, 2))
    b = [One(f"b_{k}", 2 if k == 3 else 1) for k in (1, 2, 3)]
    ends = [b[k - 1] >> kind(f"{kind.kind}{k}") for k in (1, 2, 3) for kind in (R, I)]
    return Graph("parted", Se("F") >> f >> s, *(s[str(k + 1)] >> b[k] for k in range(3)), *ends)


def crowded() -> Graph:
    f, w, v = One("f", ("a", "b", "c")), One("w", ("wx", "wy")), One("v", ("vx", "vy"))
    M = (("1", "0", "2"), ("0", "1", "1"))
    parts = f["c"] >> I("G"), f["b"] >> C("k"), f["b"] >> R("r"), Sf("drive") >> f["a"]
    return Graph("crowded", *parts, f >> TF("T", M) >> w, f >> TF("S", M) >> v >> I("m"))


GRAPHS = {
    "sensed": sensed,
    "amplifier": amplifier,
    "split": split,
    "gathered": gathered,
    "parted": parted,
    "motor": motor,
    "geared": geared,
    "figure_1": figure_1,
    "bodies": bodies,
    "NIC": lambda: store("NIC"),
    "flow": lambda: store("flow"),
    "driven": lambda: store("driven"),
    "IC": lambda: store("IC"),
    "T*": lambda: store("T*"),
    "bridge": bridge,
    "oscillators": oscillators,
}
every = pytest.mark.parametrize("name", GRAPHS)


@cache
def graph(name: str) -> Graph:
    return GRAPHS[name]()


@cache
def drawing(name: str) -> Drawing:
    return layout(graph(name))


@cache
def picture(name: str) -> str:
    return svg(graph(name))


def powered(name: str) -> list[DrawnBond]:
    """The bonds that carry power: those whose ports are all ports of power."""
    elements = graph(name).elements
    signals = {e.name for e in elements.values() if not e.common and any(port.signal for port in e.ports())}
    return [bond for bond in drawing(name).bonds if not {bond.tail, bond.head} & signals]


def middle(points: tuple[Point, Point]) -> Point:
    return (points[0][0] + points[1][0]) // 2, (points[0][1] + points[1][1]) // 2


def stroke_is_at(bond: DrawnBond, node: str) -> bool:
    return any((bond.tail if mark.side == "tail" else bond.head) == node for mark in bond.marks)


@every
def test_half_arrows_lie_on_the_flow_side(name: str) -> None:
    for bond in powered(name):
        (x1, y1), (x2, y2) = bond.route[-2:]
        tip, out = bond.half_arrow
        if abs(x2 - x1) >= abs(y2 - y1):
            assert out[1] > tip[1], f"{bond.name}: not below"
        else:
            assert out[0] > tip[0], f"{bond.name}: not at the right"
        assert (out[0] - tip[0]) * (x2 - x1) + (out[1] - tip[1]) * (y2 - y1) < 0, f"{bond.name}: not at its head"
        assert abs(tip[0] - x2) + abs(tip[1] - y2) <= 6 * PIXEL


@every
def test_signals_have_a_full_arrow_and_nothing_of_power(name: str) -> None:
    drawn, power = drawing(name), powered(name)
    signals = [bond for bond in drawn.bonds if bond not in power]
    assert bool(signals) == (name in ("sensed", "amplifier"))
    for bond in power:
        assert not bond.arrow
    for bond in signals:
        assert not bond.marks and not bond.half_arrow
        tip, one, other = bond.arrow
        assert tip == bond.route[-1]
        foot = middle((one, other))
        assert foot[0] == pytest.approx(bond.lines[-1][-1][0], abs=3 * PIXEL)
        assert foot[1] == pytest.approx(bond.lines[-1][-1][1], abs=3 * PIXEL)
    assert any("signals" in line for line in drawn.legend) == bool(signals)


def test_what_an_activated_bond_gives_is_written_beneath_it() -> None:
    laws = {name: drawing("amplifier").node(name).labels[0].glyphs.plain for name in ("k", "g")}
    assert laws == {"k": "e_k,2 = k u", "g": "f_g,2 = (2 + t) j"}


@every
def test_a_bond_says_which_components_it_takes(name: str) -> None:
    drawn = drawing(name)
    for bond in graph(name).bonds:
        wanted = []
        for end in (bond.tail, bond.head):
            junction = graph(name).junctions.get(end.element)
            if junction and len(end.components) < len(junction.components):
                wanted.append(", ".join(junction.components[k] for k in end.components))
        found = [label for label in drawn.bond(bond.name).labels if label.role == "selection"]
        assert [label.glyphs.plain for label in found] == wanted
        for label in found:
            node = next(n for n in (bond.tail.element, bond.head.element) if len(graph(name).at[n]) > 1)
            x, y = drawn.node(node).at
            assert abs(label.box.middle[0] - x) + abs(label.box.middle[1] - y) < 60 * PIXEL


@pytest.mark.parametrize("name", ["split", "gathered", "parted"])
def test_a_direct_sum_is_a_bar_with_its_parts_in_order_on_one_side(name: str) -> None:
    drawn = drawing(name)
    bar = drawn.node("s").text.box
    assert bar.height > 5 * bar.width
    sides, heights = {}, []
    for bond in graph(name).bonds:
        for side in ("tail", "head"):
            if bond.end(side).element == "s":
                route = drawn.bond(bond.name).route
                (x, y), (_, next_y) = route[:2] if side == "tail" else route[:-3:-1]
                assert y == next_y, "not at a right angle"
                assert bar.top < y < bar.bottom and min(abs(x - bar.left), abs(x - bar.right)) <= GAP
                sides[bond.end(side).port] = x > bar.right
                heights += [] if bond.end(side).port == "whole" else [(bond.end(side).port, y)]
    assert {right for port, right in sides.items() if port != "whole"} == {not sides["whole"]}
    assert [y for _, y in sorted(heights)] == sorted(y for _, y in heights)


def test_the_parts_of_a_direct_sum_are_numbered() -> None:
    efforts = {b.name: [x.glyphs.plain for x in b.labels if x.role == "effort"] for b in drawing("parted").bonds}
    at_bar = [efforts[bond.name] for bond in graph("parted").bonds if "s" in bond.elements]
    assert at_bar == [["e_s"], ["e_s,1"], ["e_s,2"], ["e_s,3"]]


def test_the_side_on_upright_bonds_is_a_style() -> None:
    upright = [bond for bond in layout(motor(), half_arrow="left").bonds if bond.route[-1][0] == bond.route[-2][0]]
    assert upright
    assert all(out[0] < tip[0] for tip, out in (bond.half_arrow for bond in upright))


@every
def test_strokes_stand_where_the_effort_goes(name: str) -> None:
    causal = causality(graph(name))
    for bond in powered(name):
        side = causal.side(causal.graph.bond(bond.name))
        assert [mark.side for mark in bond.marks] == (["tail", "head"] if side == "mixed" else [side])
        for mark in bond.marks:
            assert mark.mixed == (side == "mixed")
            end = bond.route[0] if mark.side == "tail" else bond.route[-1]
            (x1, y1), (x2, y2) = mark.line
            assert max(abs(middle(mark.line)[0] - end[0]), abs(middle(mark.line)[1] - end[1])) <= 2
            near = bond.route[1] if mark.side == "tail" else bond.route[-2]
            across = (x2 - x1) * (near[0] - end[0]) + (y2 - y1) * (near[1] - end[1])
            assert abs(across) <= abs(near[0] - end[0]) + abs(near[1] - end[1]) + PIXEL * PIXEL


@pytest.mark.parametrize("name", ["motor", "geared", "bridge", "oscillators"])
def test_strokes_at_each_node(name: str) -> None:
    drawn = drawing(name)
    for element in graph(name).elements.values():
        bonds = [bond for bond in drawn.bonds if element.name in (bond.tail, bond.head)]
        count = sum(stroke_is_at(bond, element.name) for bond in bonds)
        if element.kind == "0":
            assert count == 1
        elif element.kind == "1":
            assert count == len(bonds) - 1
        elif element.kind == "TF":
            assert count == 1
        elif element.kind == "GY":
            assert count in (0, 2)


def inks(drawn: Drawing) -> list[tuple[str, Box]]:
    """Everything a label may not touch, and the labels, each with what it belongs to."""
    found = [(f"text of {node.name}", node.text.box) for node in drawn.nodes]
    found += [(f"{label.role} of {node.name}", label.box) for node in drawn.nodes for label in node.labels]
    for node in drawn.nodes:
        if node.signal:
            found.append((f"signal of {node.name}", node.signal.label.box))
            found.append((f"arrow of {node.name}", Box.around((node.signal.tail, node.signal.head))))
    found += [
        (f"{label.role} of {b.name}", label.box) for b in drawn.bonds for label in b.labels if label.role != "dimension"
    ]
    return found


@every
def test_nothing_collides(name: str) -> None:
    drawn = drawing(name)
    texts = inks(drawn)
    for (a, one), (b, other) in combinations(texts, 2):
        assert not one.hits(other), f"{a} on {b}"
    at = {node.name: node.at for node in drawn.nodes}
    for bond in drawn.bonds:
        for obstacle in bond_boxes(bond, at):
            for what, box in texts:
                assert not box.hits(obstacle.box.grown(-PIXEL)), f"{what} on bond {bond.name}"
    marks = [(f"stroke of {b.name}", Box.around(m.line).grown(PIXEL // 2)) for b in drawn.bonds for m in b.marks]
    marks += [(f"arrow of {b.name}", Box.around(b.half_arrow or b.arrow)) for b in drawn.bonds]
    for (a, one), (b, other) in combinations(marks, 2):
        assert not one.hits(other), f"{a} on {b}"


@every
def test_what_a_junction_shares_is_no_factor_of_what_stands_beside_it(name: str) -> None:
    drawn = drawing(name)
    labels = [label for node in drawn.nodes for label in node.labels]
    labels += [label for bond in drawn.bonds for label in bond.labels if label.role in ("effort", "flow")]
    for node in drawn.nodes:
        for own in (label for label in node.labels if label.role in ("effort", "flow")):
            for label in labels:
                across, down = own.box.overlap(label.box)
                assert label is own or down <= 0 or -across >= own.glyphs.size, f"{own.glyphs} beside {label.glyphs}"


@pytest.mark.parametrize("name", [*GRAPHS, "crowded"])
def test_a_label_is_nearer_its_own_bond_than_any_other(name: str) -> None:
    drawn = layout(crowded()) if name == "crowded" else drawing(name)
    at = {node.name: node.at for node in drawn.nodes}
    parts = {bond.name: [obstacle.box for obstacle in bond_boxes(bond, at)] for bond in drawn.bonds}
    for bond in drawn.bonds:
        for label in bond.labels:
            if label.role in ("effort", "flow", "selection"):
                near = {b for b, boxes in parts.items() if any(label.box.grown(5 * PIXEL).hits(box) for box in boxes)}
                assert near <= {bond.name}, f"{label.glyphs.plain} of {bond.name} beside {near}"


@every
def test_bonds_end_clear_of_texts(name: str) -> None:
    drawn = drawing(name)
    for bond in drawn.bonds:
        for end, node in ((bond.route[0], bond.tail), (bond.route[-1], bond.head)):
            text = drawn.node(node).text.box
            point = Box.around([end])
            assert not point.grown(3 * PIXEL).hits(text)
            assert point.grown(14 * PIXEL).hits(text), f"{bond.name} ends far from {node}"


@every
def test_each_multibond_shows_its_dimension(name: str) -> None:
    for bond in drawing(name).bonds:
        dimensions = [label for label in bond.labels if label.role == "dimension"]
        assert [label.glyphs.plain for label in dimensions] == ([str(bond.size)] if bond.size > 1 else [])
        assert len(bond.lines) == (4 if bond.size > 1 else 1)
        if bond.size > 1:
            assert bond.ring is not None
            (x, y), radius = bond.ring
            box = Box(x - radius, y - radius, x + radius, y + radius)
            assert dimensions[0].box.overlap(box) == (dimensions[0].box.width, dimensions[0].box.height)


@every
def test_no_bonds_cross(name: str) -> None:
    bonds = drawing(name).bonds
    for one, other in combinations(bonds, 2):
        for p, q in pairwise(one.route):
            for r, s in pairwise(other.route):
                assert not crosses(p, q, r, s), f"{one.name} crosses {other.name}"


@pytest.mark.parametrize("name", [name for name in GRAPHS if name not in ("oscillators", "bodies")])
def test_small_graphs_are_orthogonal(name: str) -> None:
    for bond in drawing(name).bonds:
        assert all(p[0] == q[0] or p[1] == q[1] for p, q in pairwise(bond.route)), bond.name


@every
def test_everything_is_inside(name: str) -> None:
    drawn = drawing(name)
    at = {node.name: node.at for node in drawn.nodes}
    boxes = [box for _, box in inks(drawn)] + [o.box for bond in drawn.bonds for o in bond_boxes(bond, at)]
    assert Box.union([drawn.box, *boxes]) == drawn.box
    assert (drawn.box.left, drawn.box.top) == (0, 0)


def test_figure_1_stands_in_one_row() -> None:
    drawn = drawing("figure_1")
    row = [drawn.node(name).at for name in ("q_dot", "Q", "f", "P", "v", "m")]
    assert len({y for _, y in row}) == 1
    assert [x for x, _ in row] == sorted(x for x, _ in row)


def test_a_free_flow_is_framed() -> None:
    (label,) = drawing("figure_1").node("f").labels
    assert label.framed
    assert not any(label.framed for label in drawing("motor").node("i").labels)


@pytest.mark.parametrize("name", ["NIC", "flow", "driven", "IC", "T*"])
def test_a_kinetic_store_has_its_i_port_at_the_left_and_its_c_port_at_the_right(name: str) -> None:
    drawn = drawing(name)
    x, _ = drawn.node("T").at
    junction = "q_dot" if name == "IC" else "f"
    inertial = next(b for b in drawn.bonds if b.head == "T" and b.route[-1][0] < x)
    assert len(inertial.route) == 2
    (back,) = [b for b in drawn.bonds if b is not inertial and "T" in (b.tail, b.head)]
    assert len(back.route) == 5
    at_store = back.route[0] if back.tail == "T" else back.route[-1]
    assert at_store[0] > x
    assert (back.head == "T") == (name == "T*")
    assert junction in (back.tail, back.head)


def test_mixed_causality_has_a_broken_stroke_at_both_ends_and_is_explained() -> None:
    drawn = drawing("driven")
    mixed = [bond for bond in drawn.bonds if any(mark.mixed for mark in bond.marks)]
    assert [bond.name for bond in mixed] == ["f-T.I"]
    assert [mark.side for mark in mixed[0].marks] == ["tail", "head"]
    assert all(len(mark.pieces) == 2 for mark in mixed[0].marks)
    assert any("mixed causality" in line and "f-T.I" in line for line in drawn.legend)
    assert "component 1 into" in mixed[0].title


def test_modulated_elements_have_their_prefix_and_a_signal() -> None:
    drawn = drawing("figure_1")
    node = drawn.node("P")
    assert node.text.glyphs.plain == "MTF : P"
    assert node.signal is not None
    assert node.signal.label.glyphs.plain == "theta"
    assert drawing("geared").node("n").text.glyphs.plain == "TF : n"
    assert drawing("geared").node("n").signal is None


def test_laws_stand_beneath_transformers() -> None:
    node = drawing("geared").node("n")
    assert [label.glyphs.plain for label in node.labels] == ["v = n w"]
    assert node.labels[0].box.top > node.text.box.bottom
    assert not layout(geared(), laws=False).node("n").labels
    bare = layout(geared(), labels="none")
    assert not any(label.role != "dimension" for bond in bare.bonds for label in bond.labels)


def test_efforts_as_the_paper_names_them() -> None:
    words = {bond.name: [label.glyphs.plain for label in bond.labels][1:] for bond in drawing("figure_1").bonds}
    assert words["f-P"] == ["-(e + e*)"]
    assert words["f-Q"] == ["0"]
    assert [label.glyphs.plain for label in drawing("T*").bond("f-T.C").labels][1:] == ["D f"]


def test_several_transformers_at_a_free_flow_bring_efforts_of_their_own() -> None:
    q_dot, v, w = One("q_dot", coordinates=("a", "b")), One("v", ("x", "y")), One("w", ("r", "s"))
    both = q_dot >> TF("V", (("1", "a"), ("0", "1"))) >> v, q_dot >> TF("W", (("b", "1"), ("1", "0"))) >> w
    drawn = layout(Graph("pair", *both, v >> I("m", 2), w >> I("M", 3), Se("F", ("1", "2")) >> v))
    found = {bond.name: [x.glyphs.plain for x in bond.labels if x.role == "effort"] for bond in drawn.bonds}
    assert found["q_dot-V"] == ["-(e_V + e_V*)"] and found["q_dot-W"] == ["-e_W*"]
    assert found["V-v"] == ["dp_m/dt - F"] and found["W-w"] == ["dp_M/dt"]


def test_contradictory_strokes_are_drawn_as_they_are_relaxed() -> None:
    a, b = Se("a"), Se("b")
    drawn = layout(Graph("clash", a >> Zero("node") << b, Zero("node") >> R("r")))
    assert all(bond.marks for bond in drawn.bonds)
    (said,) = (words for words in drawn.legend if "broken at node. " in words)
    assert "two bonds set its effort, 'a' and 'b'" in said


def test_strokes_that_not_even_relaxing_puts_are_said_and_not_drawn() -> None:
    once = R("r", effort="F0*sign(f)", one_way=True)
    text = svg(Graph("clash", Se("a") >> One("x"), One("x") >> once))
    assert "causal-stroke" not in text
    assert "contradict each other" in text
    assert "&#x27;" not in text


def test_rooms_are_shaded_behind_their_elements() -> None:
    made = geared()
    members = [bond.tail.element for bond in made.bonds][:2]
    between = [b.name for b in made.bonds if {b.tail.element, b.head.element} <= {*members}]
    drawn = layout(made, rooms={"shaft": members})
    (room,) = drawn.rooms
    assert (room.nodes, list(room.bonds)) == (tuple(members), between)
    assert any("belongs together: shaft" in words for words in drawn.legend)
    root = ET.fromstring(svg(made, rooms={"shaft": members}))
    kinds = [group.get("class") for group in root.iter(f"{SVG}g")]
    assert kinds[0] == "room" and kinds.count("room") == 1
    (shade,) = (group for group in root.iter(f"{SVG}g") if group.get("class") == "room")
    boxes = [{k: float(rect.get(k) or 0) for k in ("x", "y", "width", "height")} for rect in shade.iter(f"{SVG}rect")]
    left, top = drawn.box.left, drawn.box.top
    for name in members:
        x, y = ((value - start) / 100 for value, start in zip(drawn.node(name).at, (left, top), strict=True))
        assert any(b["x"] <= x <= b["x"] + b["width"] and b["y"] <= y <= b["y"] + b["height"] for b in boxes)


def test_a_room_of_what_is_not_there_is_refused() -> None:
    with pytest.raises(StructureError, match="no element nothing"):
        layout(geared(), rooms={"shaft": ["nothing"]})


@every
def test_text_stays_text(name: str) -> None:
    root = ET.fromstring(picture(name))
    assert root.get("role") == "img"
    assert root.get("aria-label")
    assert root.find(f"{SVG}title") is not None
    groups = [group for group in root.iter(f"{SVG}g") if group.get("class") in ("node", "bond")]
    assert len(groups) == len(graph(name).elements) + len(graph(name).bonds)
    assert all(group.findtext(f"{SVG}title") for group in groups)
    identifiers = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(identifiers)) == len(identifiers)
    assert root.find(f".//{SVG}style") is None
    assert all(element.get("style") is None for element in root.iter())


@every
def test_colours_follow_the_page(name: str) -> None:
    root = ET.fromstring(picture(name))
    paints = {element.get(key) for element in root.iter() for key in ("fill", "stroke")}
    assert paints <= {None, "none", "currentColor"}


@pytest.mark.parametrize("name", ["bridge", "T*"])
def test_a_background_is_one_rectangle(name: str) -> None:
    assert svg(graph(name), background="white").count('fill="white"') == 1


@pytest.mark.parametrize("names", [("bridge", "NIC"), pytest.param(("bodies",), marks=pytest.mark.slow)])
def test_the_same_graph_gives_the_same_bytes(names: tuple[str, ...]) -> None:
    code = (
        "import hashlib, test_draw as t;"
        f"print(hashlib.sha256(''.join(t.svg(t.GRAPHS[n]()) for n in {names}).encode()).hexdigest())"
    )
    path = os.pathsep.join(
        [str(ROOT), str(ROOT / "elements"), str(ROOT / "tests" / "models"), str(Path(__file__).parent)]
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4242")
    }
    assert len(found) == 1
    assert svg(motor()) == svg(motor())


def test_words_stand_in_where_the_typesetter_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ziamath", None)
    kept = (typeset.typeset, typeset.words, typeset._font, typeset.symbol, letters, _placed)
    for each in kept:
        each.cache_clear()
    try:
        text = svg(motor())
    finally:
        for each in kept:
            each.cache_clear()
    assert "<text" in text
    assert ">R : Ra<" in text
    ET.fromstring(text)


def test_a_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "motor.svg"
    text = motor().svg(str(path), scale=2)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("style", [{"labels": "all"}, {"half_arrow": "up"}, {"scale": 0}])
def test_an_unknown_style_is_refused(style: dict[str, object]) -> None:
    with pytest.raises(StructureError):
        svg(motor(), **style)  # type: ignore[arg-type]


def test_two_bonds_between_the_same_junctions_are_told_apart() -> None:
    f, v = One("f", ("a", "b")), One("v", ("c", "d"))
    drawn = layout(Graph("double", f["a"] >> v["c"], f["b"] >> v["d"], Se("s", ("1", "2")) >> f, v >> I("m")))
    one, other = [bond for bond in drawn.bonds if {bond.tail, bond.head} == {"f", "v"}]
    assert one.route != other.route
    assert not any(crosses(p, q, r, s) for p, q in pairwise(one.route) for r, s in pairwise(other.route))


def test_a_law_with_branches_is_drawn() -> None:
    w = One("w")
    graph = Graph("branches", Se("U") >> w, w >> I("J"), w >> R("b", effort="where(f > 0, a*f, b2*f)"))
    assert "where(f &gt; 0, a * f, b2 * f)" in graph.svg()


def test_a_diagram_is_written_as_svg_only(tmp_path: Path) -> None:
    w = One("w")
    with pytest.raises(StructureError):
        Graph("g", Se("U") >> w, w >> I("J")).svg(tmp_path / "picture.png")


@pytest.mark.parametrize("name", ["NIC", "flow", "IC", "T*"])
def test_equations_and_a_caption_stand_beneath_the_whole_diagram_in_order(name: str) -> None:
    bare = drawing(name)
    drawn = layout(
        GRAPHS[name](),
        equations=(r"\dot{p} = e + \hat{e}", r"A = \begin{bmatrix}1 & 2\end{bmatrix}"),
        caption="A {store}, 100 %",
    )
    shift = drawn.nodes[0].at[0] - bare.nodes[0].at[0]
    assert shift >= 0 and drawn.moved(-shift, 0).bonds == bare.bonds and drawn.moved(-shift, 0).nodes == bare.nodes
    assert [text.role for text in drawn.texts] == ["equation", "equation", "caption"]
    assert all(text.glyphs.path for text in drawn.texts)
    lowest = max(b.box.bottom for bond in drawn.bonds for b in bond_boxes(bond, {n.name: n.at for n in drawn.nodes}))
    for text in drawn.texts:
        assert text.box.top > lowest
        lowest = text.box.bottom
        assert text.box.left > 0 and text.box.right < drawn.box.right and text.box.bottom < drawn.box.bottom
    root = ET.fromstring(svg(GRAPHS[name](), equations=("x = 1",), caption="Words"))
    assert [g.get("data-text") for g in root.findall(f"{SVG}g") if "label" in (g.get("class") or "")] == [
        "x = 1",
        "Words",
    ]


def test_a_kinetic_store_says_what_its_energy_generates() -> None:
    """[004] 3.6 and 3.7: both ports of an IC, the I-port alone of a NIC."""
    laws = {
        name: next(x.glyphs.plain for x in drawing(name).node("T").labels if x.role == "law")
        for name in ("IC", "NIC", "flow")
    }
    assert laws == {
        "IC": "q_dot = dT/dp, e_hat = -dT/dq",
        "NIC": "f = dT/dp, e_hat = D^T f",
        "flow": "p_hat = dT*/df, e_hat = D^T f",
    }


def test_the_only_impressed_effort_at_a_kinetic_store_is_e() -> None:
    f, g = One("f", ("u1", "u2")), Se("g", ("0", "-m*g"))
    T = NIC("T", (("m", "0"), ("0", "m")), "effort", ("0", "0"))
    alone = Graph("alone", g >> f, f >> T["I"], T["C"] >> f)
    beside = Graph("beside", g >> f, f >> R("r"), f >> T["I"], T["C"] >> f)
    assert [label.glyphs.plain for label in layout(alone).bond("g").labels if label.role == "effort"] == ["e"]
    assert [label.glyphs.plain for label in layout(beside).bond("g").labels if label.role == "effort"] == ["g"]
