"""Rooms as boxes: bodies and joints of mechanisms, closed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

import bondgraph as bg
from bondgraph.draw import layout, svg
from bondgraph.draw.drawing import Box
from bondgraph.draw.instances import closed
from bondgraph.draw.layout.boxes import in_rows
from bondgraph.draw.rooms import boxes_of, of_wholes, shared_out
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Prismatic, R, Revolute, Se


def bar(name: str, length: float) -> Link:
    return Link(name, 1.0, (0.01, 0.1, 0.1), centre=(length / 2, 0, 0))


crank, left, right, rocker = bar("crank", 0.2), bar("left", 0.5), bar("right", 0.5), bar("rocker", 0.2)
five_bar = Mechanism("five_bar", [crank, left, right, rocker], [
    Revolute("a", "ground", crank, "z"),
    Revolute("b", crank.frame((0.2, 0, 0)), left, "z"),
    Revolute("e", Frame("ground", (0.5, 0, 0)), rocker, "z"),
    Revolute("d", rocker.frame((0.2, 0, 0)), right, "z"),
    Revolute("c", left.frame((0.5, 0, 0)), right.frame((0.5, 0, 0)), "z"),
], gravity=(0, -9.81, 0))  # fmt: skip
driven = bg.Graph("five_bar", *five_bar, Se("tau_1", 1) >> five_bar["a"], Se("tau_2", 2) >> five_bar["e"])

cart, rod = Link("cart", "M"), Link("rod", "m", ("J", "J", 0), centre=(0, 0, "-l"))
crane = Mechanism("crane", [cart, rod], [Prismatic("track", "ground", cart, "x"), Revolute("hinge", cart, rod, "y")])
pushed = bg.Graph("crane", *crane, Se("push", 3) >> crane["track"], crane["hinge"] >> R("oil", 0.05))


def test_every_element_is_part_of_one_body_joint_or_the_weights_but_for_the_velocities_junction() -> None:
    for mechanism in (five_bar, crane):
        names = [name for members in mechanism.parts.values() for name in members]
        graph = bg.Graph(mechanism.name, *mechanism)
        assert sorted([*names, f"{mechanism.name}_f"]) == sorted(graph.elements)
    assert [*crane.parts] == ["Prismatic : track", "Link : cart", "Revolute : hinge", "Link : rod"]


def test_a_five_bar_is_a_ring_of_bodies_and_joints_with_a_torque_on_each_driven_joint() -> None:
    graph, _, _ = closed(driven, None, 1, five_bar.parts)
    pairs = sorted(bond.elements for bond in graph.bonds)
    assert pairs == sorted([
        ("tau_1", "a"), ("a", "crank"), ("crank", "b"), ("b", "left"), ("left", "c"), ("c", "right"),
        ("tau_2", "e"), ("e", "rocker"), ("rocker", "d"), ("d", "right"),
    ])  # fmt: skip
    sizes = {bond.elements: bond.size for bond in graph.bonds}
    assert sizes["tau_1", "a"] == 1 and sizes["crank", "b"] == 6


def test_weights_are_in_the_boxes_of_bodies_unless_something_else_meets_them() -> None:
    assert five_bar.spread == ("weights : five_bar",) and not crane.spread
    assert "five_bar" not in closed(driven, None, 1)[0].elements
    lifted = bg.Graph("lifted", *five_bar, Se("lift", (0, 1, 0)) >> five_bar._junctions.fall())
    pairs = {bond.elements for bond in closed(lifted, None, 1)[0].bonds}
    assert {("lift", "five_bar"), *(("five_bar", body) for body in ("crank", "left", "right", "rocker"))} <= pairs


def test_strokes_and_half_arrows_are_those_of_the_open_diagram() -> None:
    whole = bg.causality(pushed)
    small, causal, _ = closed(pushed, whole, 1, crane.parts)
    assert causal is not None
    for old, new in (
        ("push", ("push", "track")),
        ("hinge_wrench-rod_twist", ("hinge", "rod")),
        ("oil", ("hinge", "oil")),
    ):
        then, now = pushed.bond(old), next(bond for bond in small.bonds if bond.elements == new)
        assert now.size == then.size
        assert [causal.strokes[now.name, k].side for k in range(now.size)] == [
            whole.strokes[old, k].side for k in range(then.size)
        ]


@pytest.mark.parametrize(("graph", "mechanism"), [(driven, five_bar), (pushed, crane)], ids=["five_bar", "crane"])
def test_boxes_stand_free_and_are_the_same_each_time(graph: bg.Graph, mechanism: Mechanism) -> None:
    drawing = layout(graph, rooms=mechanism.parts, level=1)
    boxes = {node.text.glyphs.plain: node.text.box for node in drawing.nodes if node.text.framed}
    assert {*boxes} == {*mechanism.parts} - {*mechanism.spread}
    labels = [label.box for bond in drawing.bonds for label in bond.labels]
    taken = [*(node.text.box for node in drawing.nodes), *labels]
    assert not [pair for pair in combinations(taken, 2) if pair[0].hits(pair[1])]
    assert not drawing.rooms
    assert graph.svg(rooms=mechanism.parts, level=1) == graph.svg(rooms=mechanism.parts, level=1)


def test_a_box_left_out_is_drawn_with_its_parts_and_the_ports_of_these_are_as_written() -> None:
    rest = {title: names for title, names in five_bar.parts.items() if title != "Revolute : c"}
    graph, _, _ = closed(driven, None, 1, rest)
    assert {"hold_c", "c_wrench"} <= graph.elements.keys() and "d_a" not in graph.elements
    for name in ("hold_c", "Y_c"):
        ports = [{bond.other_end(side).element: bond.end(side).port for bond, side in which.at[name]}
                 for which in (driven, graph)]  # fmt: skip
        assert {*ports[0].values()} == {*ports[1].values()}
        assert ports[0]["c_wrench"] == ports[1]["c_wrench"]


def test_ports_are_called_by_the_junctions_within() -> None:
    drawing = layout(pushed, rooms=crane.parts, level=1)
    words = {label.glyphs.plain for bond in drawing.bonds for label in bond.labels}
    assert {"wrench", "twist"} <= words and not [word for word in words if "~" in word]


def test_at_other_levels_rooms_are_shaded() -> None:
    for level in (None, 2):
        assert [room.name for room in layout(pushed, rooms=crane.rooms, level=level).rooms] == ["cart", "rod"]


def test_a_junction_of_several_boxes_is_shared_out_where_each_bond_takes_of_one() -> None:
    f, a, b = One("f", ("u", "v")), One("a"), One("b")
    parts = [f["u"] >> TF("A", 2) >> a >> I("m"), f["v"] >> TF("B", 2) >> b >> I("n")]
    within = {"A": "one", "a": "one", "m": "one", "B": "two", "b": "two", "n": "two"}
    apart = bg.Graph("apart", Se("F") >> f["u"], Se("G") >> f["v"], *parts)
    ends = {bond.name: bond.end(side) for bond, side in apart.at["f"]}
    assert {name: shared_out(apart, within, ())[end] for name, end in ends.items()} == {
        "F": "one", "f-A": "one", "G": "two", "f-B": "two",
    }  # fmt: skip
    assert not shared_out(apart, within, ["f"])
    assert not shared_out(bg.Graph("across", effort_on_both() >> f, *parts), within, ())


def effort_on_both() -> Se:
    return Se("F", (1, 2))


def arm(count: int) -> bg.Graph:
    links, joints, before = [], [], "ground"
    for k in range(count):
        links.append(bar(f"l{k}", 0.2))
        joints.append(Revolute(f"j{k}", before, links[k], "zy"[k % 2]))
        before = links[k].frame((0.2, 0, 0))
    made = Mechanism("arm", links, joints, gravity=(0, 0, -9.81))
    return bg.Graph("arm", *made, *(Se(f"tau_{k}") >> made[f"j{k}"] for k in range(count)))


ARM = arm(7)


def test_mechanisms_of_several_bodies_are_boxes_unless_they_are_opened() -> None:
    assert pushed.svg() == pushed.svg(level=1) == pushed.svg(rooms=crane.parts, level=1)
    assert pushed.svg(level=2) == pushed.svg(rooms={}) != pushed.svg()
    one = Mechanism("swing", [rod], [Revolute("hinge", "ground", rod, "y")], gravity=(0, 0, -9.81))
    alone = bg.Graph("swing", *one)
    assert alone.svg() == alone.svg(level=2) != alone.svg(level=1)


def test_what_tells_of_single_bonds_is_drawn_open() -> None:
    for text in (pushed.svg(mark="derivative"), svg(bg.causality(pushed)), pushed.svg(rooms=crane.rooms)):
        assert "A box stands for" not in text
    assert {node.name for node in layout(pushed).nodes} == {*pushed.elements}


def test_a_reduced_mechanism_is_drawn_as_it_is() -> None:
    reduced = bg.reduce(pushed)
    assert not of_wholes(reduced) and reduced.svg() == reduced.svg(level=2)


def test_a_point_is_a_box_with_its_load() -> None:
    hand = crane.point("hand", rod)
    graph, _, _ = closed(bg.Graph("loaded", *crane, *hand, Se("load", (0, 0, 1)) >> hand.flow), None, 1)
    assert {("rod", "hand"), ("load", "hand")} <= {bond.elements for bond in graph.bonds}


@pytest.mark.parametrize("graph", [ARM, driven], ids=["arm", "five_bar"])
def test_boxes_are_in_rows_that_fit_a_page_and_no_bond_runs_over_another_node(graph: bg.Graph) -> None:
    drawing = layout(graph, level=1)
    assert drawing.box.width < 6 * drawing.box.height
    for bond in drawing.bonds:
        others = [node for node in drawing.nodes if node.name not in (bond.tail, bond.head)]
        for (a, b), (c, d) in pairwise(bond.route):
            points = [(a + (c - a) * k // 100, b + (d - b) * k // 100) for k in range(101)]
            on = [node.name for node in others for p in points if Box.around([p]).overlap(node.text.box) > (0, 0)]
            assert not on, (bond.name, on)


def test_a_chain_of_boxes_runs_to_the_right_and_back_beneath() -> None:
    cells = in_rows(closed(ARM, None, 1)[0])
    chain = [name for k in range(7) for name in (f"j{k}", f"l{k}")]
    assert {*cells} == {*chain}
    assert [cells[name][0] for name in chain] == [*range(7), *reversed(range(7))]
    assert len({cells[name][1] for name in chain[:7]}) == 1 == len({cells[name][1] for name in chain[7:]})


def test_what_branches_off_has_rows_of_its_own() -> None:
    body, tips = bar("body", 1), [bar(f"tip{k}", 1) for k in range(3)]
    joints = [Revolute(f"joint{k}", body, tip, "x") for k, tip in enumerate(tips)]
    tree = bg.Graph("tree", *Mechanism("tree", [body, *tips], [Prismatic("lift", "ground", body, "z"), *joints]))
    cells = in_rows(closed(tree, None, 1)[0])
    assert len({*cells.values()}) == len(cells) == 8
    rows = [cells[f"joint{k}"][1] for k in range(3)]
    assert len({*rows}) == 3 and rows == [cells[f"tip{k}"][1] for k in range(3)]
    assert all(cells[f"joint{k}"][0] > cells["body"][0] for k in range(3))


def test_few_boxes_and_boxes_in_a_circle_find_their_places() -> None:
    assert in_rows(closed(bg.Graph("crane", *crane), None, 1)[0]) == {}
    ring = [One(f"a{k}") for k in range(6)]
    parts = [a >> TF(f"n{k}", 2) >> b for k, (a, b) in enumerate(zip(ring, [*ring[1:], ring[0]], strict=True))]
    rooms = {f"r{k}": (f"a{k}", f"n{k}") for k in range(6)}
    drawn = layout(bg.Graph("ring", *parts, ring[0] >> I("m")), rooms=rooms, level=1)
    assert {node.name for node in drawn.nodes} == {*rooms, "m"}


@pytest.mark.parametrize(
    ("rooms", "says"),
    [
        ({"here": ["nobody"]}, "no element nobody"),
        ({"one": ["cart_m"], "two": ["cart_m"]}, "in 'one' as well"),
        ({"body : x": ["cart_m"], "joint : x": ["rod_m"]}, "another room"),
        ({"push": ["cart_m"]}, "an element that is seen"),
    ],
)
def test_rooms_that_cannot_be_boxes_are_refused(rooms: dict[str, list[str]], says: str) -> None:
    with pytest.raises(bg.StructureError, match=says):
        boxes_of(pushed, rooms, {})
    with pytest.raises(bg.StructureError, match=says):
        pushed.svg(rooms=rooms, level=1)
