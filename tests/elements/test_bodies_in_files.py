"""Rigid bodies, particles, their velocities and closures in model files: as such, with equations equal to the byte."""

from __future__ import annotations

import pickle
import re
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import bondgraph as bg
from bondgraph.algebra import table
from bondgraph.elements import (
    TF,
    Body,
    C,
    Closure,
    Free,
    I,
    Inertia,
    Link,
    Mechanism,
    One,
    Particle,
    Particles,
    R,
    Se,
    Velocity,
    euler_angles,
    euler_parameters,
    read_urdf,
)  # fmt: skip
from bondgraph.io.document import document
from bondgraph.io.save import checked
from bondgraph.io.schema import schema
from bondgraph.io.toml import graph_of
from bondgraph_elements.mechanics.joints.twists import HERE

VALIDATOR = Draft202012Validator(schema())
ANGLES = euler_angles("zyx", ("psi", "theta", "phi"))


def lifted() -> bg.Graph:
    """Inertia about a corner; a point in inertial and one in body axes, and an angular velocity."""
    crate = Body("crate", "m", Inertia.with_products(3, 4, 5, plus_integral_xy=0.4, about=(0.1, 0, 0)), ANGLES)
    hook, nozzle = crate.point("hook", (0, 0.2, 0.5)), crate.point("nozzle", (-0.3, 0, 0), "body")
    spin, end = crate.turning("spin", "inertial"), One("end", coordinates=("X", "Y", "Z"))
    return bg.Graph(
        "lifted",
        *(*crate, *hook, *nozzle, *spin),
        Se("weight", (0, 0, "-m*g")) >> crate.v,
        Se("thrust", (15, 0, 0)) >> nozzle.flow,
        Se("wind", (0, 0, 2)) >> crate.omega,
        hook.flow["crate_hook_x"] >> R("drag", 4),
        spin.flow >> R("air", 0.1),
        hook.flow >> TF("same", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> end,
        end >> C("rope", (1e-3, 1e-3, 2e-4)),
        values={"m": 8, "g": 9.81},
    )


def pendulum() -> bg.Graph:
    """Velocities of its own, a particle at a point of the body, and one beside it."""
    f = One("f", coordinates=("alpha",))
    by = {"dv": {}, "domega": {"f": (0, 0, 1)}}
    bar = Body("bar", "m", ("A", "B", "C"), euler_angles("z", ("alpha",)), f=f, centre=("l/2", 0, 0), **by)
    bob = Particle("bob", "M", bar.point("end", ("l", 0, 0), "body"))
    rider = Particle("rider", 0.1, f=f, dv={"f": ("-sin(alpha)", "cos(alpha)", 0)})
    own = Velocity(f, "seen", (("-l*sin(alpha)",), (0,), (0,)), "inertial")
    tied = Particle("tied", 0.2, own)
    pull = Se("G1", (0, "-m*g", 0)) >> bar.v, own.flow >> R("brush", 0.1), f >> R("pivot", 0.2)
    return bg.Graph("pendulum", *bar, *bob, *rider, *own, *pull, *tied)


def hanging() -> bg.Graph:
    """A body whose velocities are another one's, told along other axes; named coordinates; no attitude."""
    first = Body("first", 1, (1, 2, 2.5), ANGLES, position=("x", "y", "z"), v_axes="body")
    rows = first.point("tip", (0, 0, "l")).rows
    second = Body("second", 2, Inertia((1, 1, 1)), ANGLES, f=first.f, dv=rows, domega=first.domega)
    return bg.Graph("hanging", *first, *second, *Body("third", 1, (1, 1, 1)), Se("M", (1, 0, 0)) >> second.omega)


def swing() -> bg.Graph:
    q_dot, f = One("q_dot", coordinates=("a", "b")), One("f", 2)
    by = Particles("p", ("m1", "m2"), q_dot, positions=(("l*sin(a)", "-l*cos(a)"), ("l*sin(a) + b", "0")))
    there = Particles("s", (1,), f, positions=(("x**2", "y", "x*y"),), coordinates=("x", "y"), Q=((1, 0), ("x", 1)))
    rows = Particles("still", (1,), q_dot, dv=((0, 0), (0, 0)))
    beside = f >> TF("Q", ((1, 0), ("x", 1))) >> One("xy", coordinates=("x", "y"))
    return bg.Graph("swing", *by, beside, *there, Se("w", (0, "-m1*g")) >> by[0], *rows, R("d", (1, 1)) << q_dot)


def rolling() -> bg.Graph:
    """Rows with and without an integral, across some components of a mechanism's velocities."""
    ball = Link("ball", 1, (0.4, 0.4, 0.4))
    flight = Free("flight", "ground", ball, euler_parameters(("e0", "e1", "e2", "e3")), rates="parent")
    made = Mechanism("m", [ball], [flight], gravity=(0, 0, -9.81))
    rows = ((1, 0, 0, 0, -1, 0), (0, 1, 0, 1, 0, 0), (0, 0, 1, 0, 0, 0))
    contact = Closure("contact", rows, (None, None, "flight_z - 1"))
    return bg.Graph("rolling", *made, *contact.across(made["flight"]), made["flight"] >> R("air", 0.1))


def posed() -> bg.Graph:
    """Rows in the relative pose, nonholonomic alone, at a junction of one's own."""
    twist, rows = One("twist", 6), (("0", "0", "0", "1 + 0*x", "0", "R11 - 1"),)
    held = Closure("edge", rows, way=(HERE, HERE))
    return bg.Graph("posed", twist >> I("M", (1, 1, 1, 1, 1, 1)), *held.across(twist), Se("F", 1) >> twist["twist_1"])


@bg.submodel(ports={"pin": bg.rotational})
def flywheel(pin: object, *, J: float = 2.0, r: float = 0.3) -> list[object]:
    w = One("w", coordinates=("turn",))
    rim = Body("rim", 1, (1, 1, J), euler_angles("z", ("turn",)), f=w, dv={}, domega={"w": (0, 0, 1)})
    return [pin >> w, *rim, *Particle("clamp", 0.1, rim.point("clamp", (r, 0, 0)))]


def geared() -> bg.Graph:
    one, two = flywheel("one"), flywheel("two", J=3)
    return bg.Graph("geared", Se("M", 1) >> One("drive") >> one.pin, One("brake") >> R("b", 1), two.pin << Se("N", 2))


MADE = lifted, pendulum, hanging, swing, rolling, posed, geared


@pytest.mark.parametrize("made", MADE)
def test_a_file_holds_bodies_as_such(made: Callable[[], bg.Graph]) -> None:
    graph = made()
    text = checked(graph)
    VALIDATOR.validate(tomllib.loads(text))
    found = graph_of(text, "model.toml")
    assert found == graph and found.links == graph.links and [*found.elements] == [*graph.elements]
    assert found.bounds == graph.bounds and document(found) == text
    assert {n: (type(w), w.written()) for n, w in found.wholes.items()} == {
        n: (type(w), w.written()) for n, w in graph.wholes.items()
    }
    assert str(bg.compile(found, algebra=table)) == str(bg.compile(graph, algebra=table))


def test_what_stands_in_the_file_is_what_was_said() -> None:
    tables = tomllib.loads(checked(pendulum()))["elements"]
    assert tables["bar"]["centre"] == ["l / 2", 0, 0] and tables["bar"]["f"] == "f" and "bar_v" not in tables
    assert tables["bob"]["at"] == {"body": "bar", "place": ["l", 0, 0], "axes": "body", "name": "end"}
    said = tomllib.loads(checked(lifted()))["elements"]
    assert said["crate"]["attitude"] == {"euler_angles": "zyx", "coordinates": ["psi", "theta", "phi"]}
    assert said["crate_nozzle"] == {"type": "point", "body": "crate", "place": [-0.3, 0, 0], "axes": "body"}
    assert not {"crate_f", "crate_m", "d_crate_v"} & {*said}
    assert tomllib.loads(checked(rolling()))["elements"]["contact"]["integrals"] == ["", "", "flight_z - 1"]


def test_a_body_from_a_file_moves_as_that_of_python(tmp_path: Path) -> None:
    graph = lifted()
    runs = [bg.simulate(each, 0.2, start={"crate_wz": 1}) for each in (graph, bg.load(graph.save(tmp_path / "l.toml")))]
    assert all((runs[0][name] == runs[1][name]).all() for name in ("crate_z", "psi", "crate_hook_x", "rope.e[Z_dot]"))


def test_a_graph_that_was_pickled_has_forgotten_its_bodies(tmp_path: Path) -> None:
    for made in (lifted, swing, posed):
        found = pickle.loads(pickle.dumps(made()))
        assert found == made() and not found.wholes
        with pytest.raises(bg.NotExportable, match="no longer knows what made it"):
            found.save(tmp_path / "model.toml")


def test_a_robot_is_saved_as_its_mechanism(tmp_path: Path) -> None:
    """The graph is equal, with its shapes; what a URDF file says beyond that stays in the URDF file."""
    text = """<robot name="crane"><link name="rail"/><link name="cart"><visual><geometry><box size="1 2 3"/></geometry>
      </visual><inertial><mass value="5"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
      <joint name="my/track" type="prismatic"><parent link="rail"/><child link="cart"/>
      <limit lower="-2" upper="2" effort="30" velocity="1"/><dynamics damping="0.4"/></joint></robot>"""
    robot = read_urdf(text)
    graph = bg.Graph("crane", *robot, *robot.damping())
    found = bg.load(graph.save(tmp_path / "crane.toml"))
    assert found == graph and str(bg.compile(found)) == str(bg.compile(graph))
    whole = found.wholes["crane"]
    assert type(whole) is Mechanism and whole.links == robot.links and whole.joints == robot.joints


FILE = """\
format = 1
name = "swing"
bonds = ["*bar", "*bar_tip", "*bob", "*hold", "*p", "pull >> bar_tip"]

[elements]
f = { type = "One", components = ["u"], coordinates = ["a"] }
pull = { type = "Se", value = [1, 0, 0] }
hold = { type = "Closure", rows = [["sin(a)"]], twist = "f[u]" }
bob = { type = "Particle", mass = 1, at = { body = "bar", place = [1, 0, 0] } }
p = { type = "Particles", masses = [1], f = "f", positions = [["sin(a)", "cos(a)"]] }

[elements.bar_tip]
type = "point"
body = "bar"
place = [0, 0, "l"]

[elements.bar]
type = "Body"
mass = 2
inertia = [1, 1, 1]
attitude = { euler_angles = "z", coordinates = ["a"] }
f = "f"
dv = { u = ["-sin(a)", "cos(a)", 0] }
domega = { u = [0, 0, 1] }
"""


def test_a_file_as_a_person_writes_it() -> None:
    """In any order, whatever hangs on what."""
    VALIDATOR.validate(tomllib.loads(FILE))
    found = graph_of(FILE, "swing.toml")
    assert [*found.wholes] == ["bar", "bar_tip", "bob", "hold", "p"]
    assert graph_of(document(found), "swing.toml") == found


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('body = "bar"\nplace', 'body = "baar"\nplace', r"12:11: bar_tip: .*no body 'baar'.* Did you mean 'bar'"),
        ("[elements.bar_tip]", "[elements.tip]", r"12:11: tip: .*called after it. Call it bar_tip"),
        ('place = [0, 0, "l"]', "place = [0, 0]", r"bar_tip.* vector of three"),
        ('place = [0, 0, "l"]', 'plce = [0, 0, "l"]', r"15:1: .*'plce' of point. Did you mean 'place'"),
        ('f = "f"\ndv', 'f = "g"\ndv', r"22:1: bar: .*there is no junction 'g'"),
        ('f = "f"\ndv', "f = 3\ndv", r"22:1: bar: .*there is no junction 3"),
        ("dv = { u", "dv = { w", r"bar: dv is given for w, which 'f' does not have"),
        ("domega = { u = [0, 0, 1] }", "domega = { u = [0, 0, 2] }", r"turns the attitude otherwise"),
        ("mass = 2", "mass = -2", r"17:11: bar: .*negative"),
        ("mass = 2", 'mass = "__import__(1)"', r"19:1: bar: "),
        ('"Body"', '"Bodi"', r"18:1: .*Did you mean 'Body'"),
        ('at = { body = "bar"', 'at = { body = "pull"', r"9:\d+: bob: .*'pull' is no Body"),
        ('at = { body = "bar"', 'at = { body = "p"', r"9:\d+: bob: .*'p' is no Body"),
        ('at = { body = "bar", place = [1, 0, 0] }', "at = 1", r"9:\d+: bob: .*1 is no Body"),
        ("masses = [1]", "masses = [1, 2]", r"10:1: p: .*have partial velocities of shape"),
        ("masses = [1]", "masses = []", r"10:1: p: "),
        ('twist = "f[u]"', 'twist = "f[v]"', r"8:\d+: hold: .*no component 'v'"),
        ('twist = "f[u]"', 'twist = "pull"', r"8:\d+: hold: .*no junction 'pull'"),
        (', twist = "f[u]"', "", r"8:1: hold: .*no junction None"),
        ('[["sin(a)"]]', '[["sin(a)"], [1, 2]]', r"8:1: hold: .*rows of one length"),
        ('[["sin(a)"]]', '[["sin(a)"]], integrals = ["", ""]', r"8:1: hold: it has 1 rows and 2 integrals"),
        ('[["sin(a)"]]', '[["sin(a)"]], integrals = "x"', r"8:\d+: hold: .*is no list of formulas"),
        ('[["sin(a)"]]', '[["sin(a)"]], way = [{ R = [[1]], place = [1, 2, 3] }]', r"8:\d+: hold: .*three rows"),
        ('[["sin(a)"]]', '[["sin(a)"]], way = [1]', r"8:\d+: hold: "),
        ('f = { type = "One", components = ["u"]', 'f = { type = "Oe", components = ["u"]', r"6:\d+: .*'Oe'"),
        ('"*bar", ', "", r"17:11: .*whose chains are not in the graph. Write '\*bar' among"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(old: str, new: str, words: str) -> None:
    assert old in FILE
    with pytest.raises(bg.FileRefused) as caught:
        graph_of(FILE.replace(old, new, 1), "swing.toml")
    found = [str(each) for each in caught.value.faults or (caught.value,)]
    assert all(re.search(r"swing.toml:\d+:\d+", each) for each in found)
    assert any(re.search(words, each) for each in found), found
    assert all(each.remedy for each in caught.value.faults or (caught.value,))


def test_bodies_that_hang_on_each_other_are_refused() -> None:
    both = 'a = { type = "Body", mass = 1, inertia = [1, 1, 1], f = "b_f", dv = {}, domega = {} }\n'
    other = both.replace("b_f", "a_f").replace("a =", "b =", 1)
    text = f'format = 1\nname = "g"\nbonds = ["*a", "*b"]\n[elements]\n{both}{other}'
    with pytest.raises(bg.FileRefused, match="there is no junction"):
        graph_of(text, "g.toml")


def test_positions_that_take_long_are_refused_at_once() -> None:
    long = ", ".join(['["sin(a + sin(a + sin(a)))", "a"]'] * 300)
    began = time.process_time()
    with pytest.raises(bg.FileRefused, match="more than 100000 components"):
        graph_of(FILE.replace('["sin(a)", "cos(a)"]', long, 1), "swing.toml")
    assert time.process_time() - began < 2
