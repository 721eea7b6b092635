"""Mechanisms in model files: as such, with equal equations; what is wrong in them is told where it stands."""

from __future__ import annotations

import copy
import pickle
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator
from random_bodies import loop, tree
from random_rolling import rolling

import bondgraph as bg
from bondgraph.algebra import table
from bondgraph.elements import (
    GY,
    Attitude,
    BallContact,
    BladeContact,
    Box,
    Cylinder,
    Cylindrical,
    Fixed,
    FlexibleLink,
    Following,
    Frame,
    Free,
    I,
    Inertia,
    Joint,
    KnifeEdge,
    Link,
    Mechanism,
    Motion,
    One,
    Planar,
    Prismatic,
    R,
    Revolute,
    RollingBall,
    RollingDisc,
    RollingStraight,
    RollingWheel,
    Se,
    Sf,
    Sphere,
    Spherical,
    Universal,
    WheelContact,
    cantilever,
    euler_angles,
    euler_parameters,
)  # fmt: skip
from bondgraph.elements import C as Spring
from bondgraph.io.document import document
from bondgraph.io.library import things
from bondgraph.io.save import checked
from bondgraph.io.schema import schema
from bondgraph.io.toml import graph_of

VALIDATOR = Draft202012Validator(schema())


def again(graph: bg.Graph) -> bg.Graph:
    """A graph from the file that it is saved to: equal in all that is kept, and saved as the same text."""
    text = checked(graph)
    VALIDATOR.validate(tomllib.loads(text))
    found = graph_of(text, "model.toml")
    assert found == graph and found.links == graph.links and [*found.elements] == [*graph.elements]
    assert found.bounds == graph.bounds and document(found) == text
    assert {name: type(whole) for name, whole in found.wholes.items()} == {
        name: type(whole) for name, whole in graph.wholes.items()
    }
    return found


def crane() -> bg.Graph:
    """Of all kinds of branches, and of ends at its junctions."""
    cart, bar = Link("cart", 5, visual=[Box((1, 0.2, "h")), Sphere("h/2", color="#ff8800")]), Link("bar", 2, planar="J")
    whole = Mechanism(
        "crane",
        [cart, bar],
        [Prismatic("track", "ground", cart, "x"), Revolute("hinge", cart.frame((0, 0, "-h")), bar, (0, 2, 0))],
        gravity=(0, 0, "-g"),
    )
    tip, turning = whole.point("tip", bar.frame((0, 0, -1)), "body"), whole.turning("turning", bar)
    rope = whole.distance("rope", Frame("ground", (2, 0, 0), euler_angles("z", "a").R), bar.frame((0, 0, -1)))
    return bg.Graph(
        "hoist",
        bg.counter("swings", "hinge_q < 0"),
        *whole,
        Se("wind", (4, 0)) >> tip["tip_x", "tip_z"],
        *(*tip, *turning, *rope),
        whole.q_dot("track") >> R("rail", 2),
        whole.omega(bar) >> R("air", (0, 1e-3, 0)),
        Se("M", (0, 1, 0)) >> turning.flow,
        rope.flow >> Spring("elastic", effort="k*(rope_length - 2)"),
        bg.stop("enough", "swings > 3"),
        Sf("drive", "0.1*sin(t)", given="position") >> whole["track"],
        values={"g": 9.81, "h": 0.2, "k": 5, "J": 0.1},
    )


def of_every_joint() -> bg.Graph:
    bodies = {name: Link(name, 1, (0.3, 0.4, 0.5)) for name in "abcdefgh"}
    bodies["i"] = Link("i", "m", Inertia(((1, 0.1, 0), (0.1, 2, 0), (0, 0, 2)), about=(0, 0, "l")), centre=(0, "l", 0))
    bodies["j"] = Link("j", 1, Inertia((1, 1, 1), axes=euler_angles("x", "tilt").R))
    plain = Attitude(("al",), euler_angles("z", "al").R, ((0,), (0,), (1,)))
    by = [
        Free("fly", "ground", "a", euler_parameters(("e0", "e1", "e2", "e3")), v_axes="body", position=("x", "y", "z")),
        Spherical("hip", "a", Frame("b", (0, 0, 1)), "zxz", rates="parent"),
        Universal("cross", "b", "c", "yz", velocities=("c1", "c2")),
        Cylindrical("rod", "c", "d", (0, "s", 1), coordinates=("turned", "moved")),
        Planar("slide", "d", "e", "y"),
        Spherical("ball", "d", "f", euler_angles("xyz", ("p1", "p2", "p3")), rates="coordinates"),
        Fixed("weld", "f", "g"),
        Revolute("lead", "g", "h"),
        Spherical("about", "h", "i", plain, rates="coordinates", velocities=("al_rate",)),
        Following("belt", "h", "j", "x", leader=Revolute("lead", "g", "h"), ratio="n", offset=0.1),
    ]
    return bg.Graph("every", *Mechanism("every", [*bodies.values()], by, gravity=(0, 0, -9.81)))


def four_bar() -> bg.Graph:
    """The last joint closes a loop."""
    bars = {n: Link(n, 1, (0.001, 0.03, 0.03), centre=(x / 2, 0, 0)) for n, x in (("a", 0.3), ("b", 0.9), ("c", 0.7))}
    by = [
        Revolute("one", "ground", bars["a"]),
        Revolute("two", bars["a"].frame((0.3, 0, 0)), bars["b"]),
        Revolute("four", bars["b"].frame((0.9, 0, 0)), bars["c"].frame((0.7, 0, 0))),
        Revolute("three", Frame("ground", (1, 0, 0)), bars["c"]),
    ]
    return bg.Graph("four", *Mechanism("four", [*bars.values()], by))


def blade() -> bg.Graph:
    hub, ball = Link("hub", 5, (1, 1, 2)), Link("ball", 0.2, (1e-3, 1e-3, 1e-3))
    beam = cantilever("beam", length=2, mass=3, EI={"y": 100}, damping=0.01)
    by = [
        Revolute("spin", "ground", hub),
        Fixed("root", hub.frame((0.2, 0, 0)), beam),
        Fixed("carry", beam.at("tip"), ball),
    ]
    rotor = Mechanism("rotor", [hub, beam, ball], by)
    end = rotor.point("end", beam.at("tip"))
    return bg.Graph("blade", *rotor, *end, Se("motor", 3) >> rotor["spin"], Se("wind", (0, 0, 1)) >> end.flow)


def rollers() -> bg.Graph:
    names = ("straight", "wheel", "disc", "ball", "skate")
    bodies = [Link(name, 1, (0.1, 0.2, 0.1)) for name in names]
    parameters = euler_parameters(("e0", "e1", "e2", "e3"))
    by = [
        RollingStraight("r1", "ground", bodies[0], "r"),
        RollingWheel("r2", "ground", bodies[1], 0.2, "z"),
        RollingDisc("r3", "ground", bodies[2], "r", crown="c", rates="body"),
        RollingBall("r4", "ground", bodies[3], parameters, radius="r", position=("X", "Y")),
        KnifeEdge("r5", "ground", bodies[4]),
    ]  # fmt: skip
    return bg.Graph("rollers", *Mechanism("rolling", bodies, by, gravity=(0, 0, "-g")))


def touching() -> bg.Graph:
    body, wheel = Link("body", 5, (1, 1, 0.1)), Link("left", 0.5, (1e-3, 2e-3, 1e-3), visual=Cylinder(0.1, 0.02))
    cart = Mechanism("cart", [body, wheel], [
        Free("base", "ground", body), Revolute("turn", body.frame((0, 0.2, 0)), wheel, "y"),
    ], gravity=(0, 0, -9.81))  # fmt: skip
    one, other = WheelContact("one", cart, wheel, 0.1, crown=0.01), BallContact("other", cart, body, "r")
    third = BladeContact("third", cart, Frame("body", (0, -1, 0)), "y", plane=Frame("ground", (0, 0, -1)))
    return bg.Graph(
        "touching",
        *(*cart, *one, *other, *third, *one.rolling),
        Sf("edge", 0) >> third.slip["third_aside"],
        other.normal >> Spring("bounce", effort="k*other_height"),
        other.slip >> R("drag", (0.2, 0.2)),
    )


@bg.submodel(ports={"shaft": bg.rotational})
def motor(shaft, *, U, n=100):
    i, w = One("i"), One("w")
    return Se("u", U) >> i >> GY("K", 0.05) >> w >> shaft, i >> R("Ra", 2), w >> I("J", "n**2*1e-6")


@bg.submodel(ports={"shaft": bg.rotational})
def pendulum(shaft, *, m=1, l="0.5"):
    rod = Link("rod", m, centre=(0, 0, f"-{l}"))
    hung = Mechanism("hung", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    return [*hung, shaft >> hung["pivot"]]


def in_submodels() -> bg.Graph:
    drives = [motor(f"m{k}", U=f"U{k}") for k in (1, 2)]
    rods = [pendulum("left"), pendulum("right", m="2*M", l=0.7)]
    return bg.Graph(
        "two", *(drive.shaft >> rod.shaft for drive, rod in zip(drives, rods, strict=True)), values={"M": 1}
    )


MADE: tuple[Callable[[], bg.Graph], ...] = (
    crane, of_every_joint, four_bar, blade, rollers, touching, in_submodels,
)  # fmt: skip


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.__name__)
def test_a_file_holds_a_mechanism_as_such(made: Callable[[], bg.Graph]) -> None:
    graph = made()
    found = again(graph)
    assert str(bg.compile(found, algebra=table)) == str(bg.compile(graph, algebra=table))
    for name, whole in graph.wholes.items():
        one, other = whole, found.wholes[name]
        if isinstance(one, Mechanism):
            assert isinstance(other, Mechanism) and other == one
            assert [body.visual for body in other.links] == [body.visual for body in one.links]
            assert [body.planar for body in other.links] == [body.planar for body in one.links]


def test_every_registered_joint_is_tried() -> None:
    tried = {type(j) for made in MADE for w in made().wholes.values() if isinstance(w, Mechanism) for j in w.joints}
    kinds = {x for x in things().values() if isinstance(x, type) and issubclass(x, Joint)} - {Joint}
    assert kinds <= tried


def seen(draw: Callable[..., Any], seeds: range) -> None:
    for seed in seeds:
        graph = draw(np.random.default_rng(seed)).graph
        found = again(graph)
        assert str(bg.compile(found, algebra=table)) == str(bg.compile(graph, algebra=table)), seed


@pytest.mark.parametrize("draw", [tree, loop, rolling])
def test_random_mechanisms_come_back(draw: Callable[..., Any]) -> None:
    for seed in range(8):
        again(draw(np.random.default_rng(seed)).graph)


@pytest.mark.slow
@pytest.mark.parametrize("draw", [tree, loop, rolling])
def test_many_random_mechanisms_come_back_with_their_equations(draw: Callable[..., Any]) -> None:
    seen(draw, range(100, 106))


def test_a_mechanism_from_a_file_moves_and_is_seen_as_that_of_python() -> None:
    graph = crane()
    found = again(graph)
    runs = [bg.simulate(each, 0.3, start={"hinge_q": 0.4}) for each in (graph, found)]
    for name in ("hinge_q", "hinge", "drive.e", "rope_length", "hinge_fz", "swings"):
        np.testing.assert_array_equal(runs[0][name], runs[1][name])
    whole = found.wholes["crane"]
    assert isinstance(whole, Mechanism) and "swing" not in repr(whole)
    assert str(whole.scene(runs[1])) == str(graph.wholes["crane"].scene(runs[0]))  # type: ignore[attr-defined]


def test_a_pickle_is_small_and_has_forgotten_what_made_it(tmp_path: Path) -> None:
    graph = crane()
    for found in (pickle.loads(pickle.dumps(graph)), copy.deepcopy(graph)):
        assert found == graph and not found.wholes
        with pytest.raises(bg.NotExportable, match="no longer knows what made it, as after a pickle or a copy"):
            found.save(tmp_path / "model.toml")


class Screw(Joint):
    """A joint that no package has registered."""

    def _motion(self) -> Motion:
        return Revolute(self.name, self.parent, self.child).motion._replace(place=("0", "0", f"h*{self.name}_q"),
                                                                            v=(("0",), ("0",), ("h",)))  # fmt: skip


def test_what_a_file_cannot_hold_is_refused_with_a_cure() -> None:
    nut = Mechanism("nut", [Link("nut", "m", (1, 1, "J"))], [Screw("thread", "ground", "nut")])
    rod = Mechanism("rod", [Link("bar", "m", (1, 1, "J"))], [Revolute("pivot", "ground", "bar")])
    some = [*rod]
    named = One("rod") >> I("x", 1)
    for graph, words in (
        (bg.Graph("g", *nut), "Screw, which no package registers"),
        (bg.Graph("g", *some[1:], Se("F", 1) >> rod["pivot"], some[0]), "stand in the graph otherwise"),
        (bg.Graph("g", *rod, named, Se("F") >> One("rod")), "the name of an element"),
    ):
        with pytest.raises(bg.NotExportable, match=words) as caught:
            checked(graph)
        assert caught.value.remedy and caught.value.parties


FILE = """\
format = 1
name = "hoist"
bonds = ["*crane", "*tip", "*floor", "wind >> tip", "crane[track] >> rail", "floor_normal >> drag", "cart_v >> air"]

[elements]
wind = { type = "Se", value = [4, 0, 0] }
rail = { type = "R", value = 2 }
drag = { type = "R", value = 3 }
air = { type = "R", value = [1, 1, 1] }

[elements.crane]
type = "Mechanism"
gravity = [0, 0, "-g"]

[elements.crane.bodies]
cart = { mass = 5, visual = { type = "Box", size = [1, 1, 1] } }
bar = { type = "Link", mass = 2, inertia = [0.1, 0.1, 0], centre = [0, 0, -0.5] }

[elements.crane.joints]
hinge = { type = "Revolute", parent = { body = "cart", place = [0, 0, -0.2] }, child = "bar", axis = "y" }
track = { type = "Prismatic", parent = "ground", child = "cart", axis = "x" }
belt = { type = "Following", leader = "track", parent = "cart", child = "third" }
hip = { type = "Spherical", parent = "ground", child = "fourth", attitude = { euler_parameters = ["a", "b", "c", "d"] }}

[elements.crane.bodies.third]
mass = 1

[elements.crane.bodies.fourth]
inertia = { tensor = [2, 2, 1], about = [0, 0, 1] }
mass = 1

[elements.tip]
type = "point"
mechanism = "crane"
at = { body = "bar", place = [0, 0, -1] }

[elements.floor]
type = "BallContact"
mechanism = "crane"
body = "fourth"
radius = 0.1
plane = { body = "ground", place = [0, 0, -0.1] }
"""


def test_a_file_as_a_person_writes_it() -> None:
    found = graph_of(FILE, "hoist.toml")
    VALIDATOR.validate(tomllib.loads(FILE))
    assert {*found.wholes} == {"crane", "tip", "floor"} and found.wholes["crane"].tree.joints[-1].name == "belt"
    assert again(found) == found and "hinge_q" in bg.compile(found, algebra=table).states


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"*crane", ', "", r"hoist.toml:.*whose chains are not in the graph.* Write '\*crane' among the bonds"),
        ('"*crane"', '"*crain"', r"3:11: 'crain' is no mechanism.* Did you mean 'crane'"),
        ('"*crane"', '"*rail"', r"3:11: 'rail' is no mechanism"),
        ("crane[track] >> rail", "crane >> rail", r"3:\d+: 'crane' is a whole.* Write crane\[track\]"),
        ("crane[track] >> rail", "crane[trak] >> rail", r"3:\d+: crane: .*'trak'.* Did you mean 'track'"),
        ("cart_v >> air", "cart_w >> air", r"3:\d+: there is no element 'cart_w'. Did you mean 'cart_v'"),
        ("cart_v >> air", "cart_v[q] >> air", r"3:\d+: cart_v: .*no component 'q'"),
        ('gravity = [0, 0, "-g"]', "gravity = -9.81", r"13:11|11:1.*free fall is a vector of three"),
        ('gravity = [0, 0, "-g"]', 'gravity = [0, 0, "-g("]', r"13:1: crane: .*-g"),
        ('gravity = [0, 0, "-g"]', "gravty = [0, 0, 1]", r"13:1: .*'gravty' of Mechanism.* Did you mean 'gravity'"),
        ("mass = 5", "mass = -5", r"16:1: crane: cart: a body has no mass of -5"),
        ("mass = 5", 'mass = "import os"', r"16:10: crane: "),
        ("mass = 5", "mass = true", r"16:10: .*True"),
        ("mass = 5", "mass = { a = 1 }", r"16:\d+: "),
        ("mass = 5", "mas = 5", r"16:10: .*'mas' of Link.* Did you mean 'mass'"),
        ("cart = { mass = 5", "cart = 3\ncarts = { mass = 5", r"16:1: .*a body is a table"),
        ('type = "Box"', 'type = "Bx"', r"16:20: .*is no shape"),
        ('type = "Box", size = [1, 1, 1]', 'type = "Box"', r"16:20: .*Box takes"),
        ('type = "Box", size', 'type = "Box", color = 3, size', r"16:20: .*color"),
        ('type = "Link"', 'type = "Revolute"', r"17:9: .*'Revolute' is no type of a body"),
        ('type = "Link"', 'type = "Mechanism"', r"17:9: .*no type of a body"),
        ("[0.1, 0.1, 0]", "[0.1, 0.1, 5]", r"17:1: .*bar_J: no rigid body"),
        ("centre = [0, 0, -0.5]", "centre = [0, 0]", r"17:1: .*mass centre is a vector of three"),
        ('"Revolute"', '"Revolut"', r"20:11: .*'Revolut' is no type of a joint. Did you mean 'Revolute'"),
        ('"Revolute"', '"Joint"', r"20:11: .*'Joint' is no type of a joint"),
        ('type = "Revolute", ', "", r"20:1: .*does not say of which type"),
        ('parent = { body = "cart", place', "parent = { place", r"20:\d+: .*a frame names its body"),
        ('child = "bar", axis = "y"', 'axis = "y"', r"20:1: .*Revolute needs child"),
        ('child = "bar"', 'child = "baar"', r"20:1: .*hinge: it joins 'baar'"),
        ('axis = "y"', "axis = [0, 0, 0]", r"20:1: .*has no direction"),
        ('axis = "y"', 'axis = "yy"', r"20:1: .*an axis is x, y, z"),
        ('leader = "track"', 'leader = "trck"', r"22:\d+: .*'trck'.* Did you mean 'track'"),
        ('leader = "track"', 'of = "Link", leader = "track"', r"22:\d+: .*'Link' is no type of joint"),
        ('euler_parameters = ["a", "b", "c", "d"]', 'euler_parameters = ["a"]', r"23:\d+: .*parameters are four"),
        ('euler_parameters = ["a", "b", "c", "d"]', "a = 1", r"23:\d+: .*nobody knows the key 'a'"),
        ('mechanism = "crane"\nat', 'mechanism = "crain"\nat', r"34:1: .*no mechanism 'crain'"),
        ('mechanism = "crane"\nat', "at", r"32:\d+: .*nothing says of which mechanism"),
        ('mechanism = "crane"\nat', 'mechanism = "floor"\nat', r"no mechanism 'floor'"),
        ('at = { body = "bar"', 'at = { body = "ground"', r"point|rests|'ground'"),
        ('body = "fourth"\nradius', 'body = "fifth"\nradius', r"'fifth'"),
        ("radius = 0.1", "radius = -0.1", r"floor"),
        ("radius = 0.1", "", r"floor"),
        ('"BallContact"', '"Contact"', r"'Contact' is no type of element"),
        ('"BallContact"', '"Graph"', r"'Graph' is no type of element"),
        ("[elements.crane.joints]", "[elements.crane.joint]", r"Mechanism"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, words: str) -> None:
    assert old in FILE
    with pytest.raises(bg.FileRefused) as caught:
        graph_of(FILE.replace(old, new, 1), "hoist.toml")
    found = [str(each) for each in caught.value.faults or (caught.value,)]
    assert all(re.search(r"hoist.toml:\d+:\d+", each) for each in found)
    assert any(re.search(words, each) for each in found), found
    assert all(each.remedy for each in caught.value.faults or (caught.value,))


def test_a_large_mechanism_is_refused_at_once() -> None:
    bodies = "".join(f"b{k} = {{ mass = 1 }}\n" for k in range(3000))
    with pytest.raises(bg.FileRefused, match="more than 100000 components"):
        graph_of(FILE.replace("[elements.crane.bodies]\n", f"[elements.crane.bodies]\n{bodies}", 1), "hoist.toml")


def test_a_beam_is_written_by_what_it_is_made_of() -> None:
    text = checked(blade())
    i, j = text.index("[elements.rotor.bodies.beam]"), text.index("[elements.rotor.bodies.ball]")
    short = 'type = "cantilever"\nlength = 2\nmass = 3\nEI = { y = 100 }\ndamping = 0.01\n\n'
    made = text[:i] + f"[elements.rotor.bodies.beam]\n{short}" + text[j:] if i < j else ""
    found = graph_of(made, "blade.toml")
    assert found == blade() and isinstance(found.wholes["rotor"].links[1], FlexibleLink)  # type: ignore[attr-defined]
