"""Diagrams are read without a guess: no text on a text or a line, no mark on another, no label nearer another bond."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from example_graphs import EXAMPLES, graphs
from hypothesis import given, settings
from hypothesis import strategies as st
from legibility import apart, faults, loose_ends, nodes_passed
from random_graphs import Seeded, mechanism, network

import bondgraph as bg
from bondgraph.draw import layout
from bondgraph.draw.drawing import PIXEL, Drawing
from bondgraph.draw.layout import bonds as drawn_bonds
from bondgraph.elements import (
    DS,
    GY,
    TF,
    C,
    Dq,
    Frame,
    I,
    Link,
    Mechanism,
    MSe,
    One,
    Prismatic,
    R,
    Revolute,
    Se,
    Sf,
    Spherical,
    Zero,
)

QUICK = {"bead_on_hoop", "chaplygin_sleigh", "double_pendulum", "gyroscope", "skate", "turntable", "two_masses"}


@cache
def drawings(name: str) -> dict[str, Drawing]:
    return {key: layout(graph) for key, graph in graphs(name).items()}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(path.stem, marks=[] if path.stem in QUICK | {"six_figures"} else [pytest.mark.slow])
        for path in sorted(EXAMPLES.glob("*.py"))
    ],
)
def test_every_example_is_legible(name: str) -> None:
    for key, drawn in drawings(name).items():
        assert not faults(drawn), key


@pytest.mark.parametrize("name", sorted(QUICK | {"six_figures"}))
def test_nothing_is_left_out(name: str) -> None:
    """What a title says of a node or a bond stands in the diagram."""
    for drawn in drawings(name).values():
        for part in (*drawn.nodes, *drawn.bonds):
            written = {(label.role, label.glyphs.plain) for label in part.labels}
            signal = getattr(part, "signal", None)
            if signal:
                written.add(("signal", signal.label.glyphs.plain))
            assert all(f"; {role} {text}" in part.title for role, text in written if role != "dimension")
            said = sum(part.title.count(f"; {role} ") for role in ("law", "flow", "effort", "selection", "signal"))
            said -= part.title.count("; effort into ")
            assert said == len([1 for role, _ in written if role != "dimension"]), part.title


def test_motors_and_loads_at_a_kinetic_store_have_room() -> None:
    """Bonds of two loads lay on one line, as did those of the store."""
    turret = Link("turret", 4, (0.03, 0.03, 0.02), centre=(0, 0, 0.1))
    upper, fore = (Link(name, 3, (0.01, 0.07, 0.07), centre=(0.25, 0, 0)) for name in ("upper", "fore"))
    arm = Mechanism("arm", [turret, upper, fore], [
        Revolute("waist", "ground", turret, "z"), Revolute("shoulder", turret.frame((0, 0, 0.2)), upper, (0, -1, 0)),
        Revolute("elbow", upper.frame((0.5, 0, 0)), fore, (0, -1, 0)),
    ], gravity=(0, 0, -9.81))  # fmt: skip
    hand, parts = arm.point("hand", Frame("fore", (0.4, 0, 0))), []
    for joint in ("waist", "shoulder", "elbow"):
        coil, shaft, drive = One(f"i_{joint}"), One(f"w_{joint}"), GY(f"K_{joint}", 0.1)
        parts += [Se(f"U_{joint}") >> coil >> drive >> shaft >> TF(f"gear_{joint}", 0.01) >> arm[joint]]
        parts += [coil >> I(f"L_{joint}"), coil >> R(f"Ra_{joint}"), shaft >> R(f"b_{joint}")]
    loaded = bg.Graph("loaded", *arm, *parts, *hand, Se("load", (0, 0, "-m*9.81")) >> hand.flow)
    assert not faults(layout(bg.reduce(loaded)))


def tree(seed: int) -> bg.Graph:
    """Bodies that hang on each other by joints of several kinds, some of them driven, with their weights."""
    rng = np.random.default_rng(seed)
    links = [Link(f"b{k}", 1, (1, 1, 1), centre=(0.1, 0, 0)) for k in range(rng.integers(3, 12))]
    joints: list[Revolute | Prismatic | Spherical] = [Revolute("j0", "ground", links[0], "z")]
    for k in range(1, len(links)):
        ends = links[rng.integers(max(0, k - 3), k)], links[k]
        joints.append((Revolute, Prismatic, Spherical)[rng.integers(3)](f"j{k}", *ends))
    made = Mechanism("tree", links, joints, gravity=(0, 0, -9.81))
    motors = [Se(f"tau{k}") >> made[f"j{k}"] for k, joint in enumerate(joints)
              if not isinstance(joint, Spherical) and rng.integers(2)]  # fmt: skip
    return bg.Graph("tree", *made, *motors)


@pytest.mark.parametrize("seed", range(14))
def test_bodies_and_joints_as_boxes_are_legible(seed: int) -> None:
    assert not faults(layout(tree(seed), level=1))


@pytest.mark.parametrize("count", [4, pytest.param(7, marks=pytest.mark.slow)])
def test_an_arm_that_is_opened_is_legible(count: int) -> None:
    """Slanted bonds ran over texts, and over strokes of others."""
    links = [Link(f"l{k}", 3, (0.01, 0.07, 0.07), centre=(0.25, 0, 0)) for k in range(count)]
    joints = [Revolute(f"j{k}", links[k - 1].frame((0.5, 0, 0)) if k else "ground", links[k], "zyx"[k % 3])
              for k in range(count)]  # fmt: skip
    arm = Mechanism("arm", links, joints, gravity=(0, 0, -9.81))
    assert not faults(layout(bg.Graph("arm", *arm)))


def rectifier(coils: bool = False) -> bg.Graph:
    """Three phases, six valves and a load: no plane has room for it without a bond that crosses another."""
    plus, minus, load = Zero("plus"), Zero("minus"), One("load")
    parts = [plus >> load, load >> minus, load >> I("L"), load >> R("RL")]
    for phase in "abc":
        node, up, down = Zero(f"v{phase}"), One(f"iu{phase}"), One(f"id{phase}")
        valves = [R(f"D{way}{phase}", effort="where(f > 0, 0.01*f, 10000*f)") for way in "ud"]
        source = Se(f"U{phase}", f"325*sin(2*pi*50*t - {'abc'.index(phase)}*2*pi/3)")
        coil = One(f"i{phase}")
        parts += [source >> coil >> node, coil >> I(f"Ls{phase}", 1e-4)] if coils else [source >> node]
        parts += [node >> up >> plus]
        parts += [up >> valves[0], minus >> down >> node, down >> valves[1]]
    return bg.Graph("rectifier", *parts[4:], *parts[:4])


@pytest.mark.parametrize(("coils", "orthogonal"), [(False, False), (True, False), (False, True)])
def test_bonds_of_a_rectifier_reach_their_ends_past_all_other_nodes(coils: bool, orthogonal: bool) -> None:
    """A slanted one was cut off behind a junction that it ran through, and seemed to end there."""
    drawn = layout(rectifier(coils), orthogonal=orthogonal)
    assert not faults(drawn)
    if orthogonal:
        assert all(p[0] == q[0] or p[1] == q[1] for bond in drawn.bonds for p, q in pairwise(bond.route))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("orthogonal", [False, True])
def test_bonds_of_random_networks_reach_their_ends(seed: int, orthogonal: bool) -> None:
    drawn = layout(network(Seeded(seed)), orthogonal=orthogonal)
    assert not [*loose_ends(drawn), *nodes_passed(drawn)]


@pytest.mark.parametrize(
    "seed", [6, 20, *(pytest.param(k, marks=pytest.mark.slow) for k in range(40) if k not in (6, 20))]
)
def test_random_mechanisms_are_legible(seed: int) -> None:
    """In the first two bonds at a crowded junction ran over a text, and over a stroke, and no way round was free."""
    assert not faults(layout(mechanism(Seeded(seed))))


def test_the_judge_sees_bonds_that_end_nowhere_or_run_over_a_node() -> None:
    i = One("i")
    drawn = layout(bg.Graph("motor", Se("U") >> i, i >> I("L"), i >> R("r")), positions={"U": (0, 0), "i": (1, 0)})
    bond, there = drawn.bond("r"), drawn.node("U").at
    for route, what in (
        ((bond.route[0], (bond.route[0][0], 300 * PIXEL)), "px from r"),
        ((bond.route[0], (there[0], bond.route[0][1]), there, bond.route[-1]), "runs over U"),
    ):
        bonds = tuple(replace(b, route=route) if b is bond else b for b in drawn.bonds)
        assert any(what in fault for fault in faults(replace(drawn, bonds=bonds))), what


@st.composite
def stars(draw: st.DrawFn) -> bg.Graph:
    """A junction at which many bonds meet, each of all its components or of some."""
    size = draw(st.integers(1, 3))
    kind = draw(st.sampled_from([One, Zero]))
    hub = kind("v", [f"v{k}" for k in range(size)])
    parts = []
    for k in range(draw(st.integers(2, 8))):
        element = draw(st.sampled_from([Se, C, I, R]))(f"x_{k}")
        taken = draw(st.lists(st.sampled_from(hub.components), unique=True, max_size=size))
        end = hub[tuple(taken)] if taken and size > 1 else hub
        parts.append(element >> end if element.kind == "Se" else end >> element)
    return bg.Graph("star", *parts)


@given(stars())
@settings(max_examples=12, derandomize=True)
def test_crowded_junctions_are_legible(graph: bg.Graph) -> None:
    assert not faults(layout(graph))


def test_a_signal_into_a_source_with_a_law_above_it_is_legible() -> None:
    f, s, a, b = One("f", ("u1", "u2", "u3")), DS("s", (2, 1)), One("a", ("x", "y")), One("b")
    driven = MSe("F", ("-k*pos_x", "-k*pos_y")) >> a, a >> Dq("pos"), Sf("drive") >> f["u3"]
    drawn = layout(bg.Graph("sum", a << s["1"], b << s["2"], f >> s, *driven, a >> I("m"), b >> R("r")))
    assert drawn.node("F").signal and not faults(drawn)


def test_the_judge_sees_what_is_wrong() -> None:
    i = One("i")
    drawn = layout(bg.Graph("motor", Se("U") >> i, i >> I("L"), i >> R("r")))
    assert not faults(drawn)
    bond = drawn.bond("L")
    (label,) = (label for label in bond.labels if label.role == "effort")
    for at, what in (
        (drawn.node("L").text.at, "text of L on "),
        (bond.route[0], "on the line of bond L"),
        (drawn.bond("r").labels[0].at, "beside r"),
    ):
        moved = replace(bond, labels=(replace(label, at=at),))
        bonds = tuple(moved if b is bond else b for b in drawn.bonds)
        assert any(what in fault for fault in faults(replace(drawn, bonds=bonds))), what


@pytest.mark.parametrize("half_arrow", ["right", "left"])
def test_an_effort_is_not_in_a_row_with_the_number_in_its_ring(half_arrow: str) -> None:
    v = One("v", ("x", "y"))
    parts = [Se(name, ("a", "b")) >> v for name in ("F", "G", "H")]
    drawn = layout(bg.Graph("upright", *parts, v >> I("m")), half_arrow=half_arrow)
    assert not faults(drawn)
    bond = next(bond for bond in drawn.bonds if bond.route[0][0] == bond.route[1][0])
    label, ring = (next(x for x in bond.labels if x.role == role) for role in ("effort", "dimension"))
    moved = replace(label, at=(label.at[0], label.at[1] + ring.box.middle[1] - label.box.middle[1]))
    worse = replace(bond, labels=(ring, moved))
    bonds = tuple(worse if b is bond else b for b in drawn.bonds)
    assert any("in a row with its dimension" in fault for fault in faults(replace(drawn, bonds=bonds)))


def test_a_bond_ends_earlier_where_its_stroke_would_meet_its_neighbours() -> None:
    """Nine bonds at one junction leave it in nine directions; their marks stay apart, and every bond is some length."""
    v = One("v", ("v1", "v2"))
    some = [v["v1"] >> R(f"r{k}") for k in range(5)] + [v >> I("m"), v >> R("b")]
    drawn = layout(bg.Graph("nine", *some, Se("f") >> v["v1"], Se("g") >> v["v2"]))
    pieces = [(bond, piece) for bond in drawn.bonds for piece in pairwise(bond.route)]
    for bond in drawn.bonds:
        for mark in bond.marks:
            for other, piece in pieces:
                assert other is bond or apart(mark.line, piece) * PIXEL >= drawn_bonds.APART - 2
        (a, b), *_, (c, d) = bond.route
        assert abs(a - c) + abs(b - d) >= drawn_bonds.LEAST // 2
