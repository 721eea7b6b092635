"""Robots read from URDF: accelerations and efforts against Pinocchio reading the same file, closed forms, refusals."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import juries
import numpy as np
import pytest
from hypothesis import given, settings
from urdf_peer import Peer
from urdf_random import files, written

import bondgraph as bg
from bondgraph.elements import Frame, Joint, Link, Mechanism, Robot, Se, Sf, Universal, read_urdf

PANDA = Path(__file__).parents[2] / "examples" / "data" / "panda.urdf"
PINOCCHIO = juries.package("pinocchio")
CASADI = bg.algebra.casadi


# -- against Pinocchio -------------------------------------------------------------------------------------------------


@PINOCCHIO
@pytest.mark.parametrize("base", ["fixed", pytest.param("floating", marks=pytest.mark.slow)])
def test_a_real_arm_with_its_hand(base: str) -> None:
    """Seven joints, a massless flange, and two fingers of which one follows; held and thrown."""
    Peer(PANDA, base).check(1, CASADI, states=3)


@PINOCCHIO
def test_every_type_of_joint_in_one_tree(tmp_path: Path) -> None:
    path = tmp_path / "tree.urdf"
    path.write_text(written(("prismatic", "continuous", "planar", "mimic", "fixed"), (-1, 0, 0, 1, 2), 5))
    Peer(path).check(2, CASADI)


@PINOCCHIO
def test_a_body_that_floats(tmp_path: Path) -> None:
    """By its base, and by a floating joint behind a root that rests."""
    path = tmp_path / "body.urdf"
    path.write_text(written(("fixed", "revolute"), (-1, 0), 3))
    Peer(path, "floating").check(1, CASADI)
    path.write_text(written(("floating",), (-1,), 4))
    Peer(path).check(1, bg.algebra.sympy)


def check_file(folder: Path, text: str, base: str) -> None:
    path = folder / "random.urdf"
    path.write_text(text)
    Peer(path, base).check(len(text), CASADI, states=1)


BASES = st.sampled_from(["fixed", "floating"])


@PINOCCHIO
@settings(max_examples=2, derandomize=True)
@given(files(), BASES)
def test_random_trees(tmp_path_factory: pytest.TempPathFactory, text: str, base: str) -> None:
    check_file(tmp_path_factory.mktemp("urdf"), text, base)


@pytest.mark.slow
@PINOCCHIO
@settings(max_examples=10)
@given(files(), BASES)
def test_more_random_trees(tmp_path_factory: pytest.TempPathFactory, text: str, base: str) -> None:
    check_file(tmp_path_factory.mktemp("urdf"), text, base)


@PINOCCHIO
def test_the_efforts_that_drive_all_joints_are_those_of_inverse_dynamics() -> None:
    """Each velocity has a source that gives its rate; the effort on its bond is the reaction."""
    peer = Peer(PANDA)
    at, u = peer.state(7)
    u_dot = np.linspace(-2, 2, len(u))
    drives = [Sf(f"drive_{name}", float(x), given="acceleration") >> peer.robot.f[name]
              for name, x in zip(peer.robot.f.components, u_dot, strict=True)]  # fmt: skip
    equations = bg.compile(bg.Graph("driven", *peer.robot, *drives), algebra=CASADI)
    run = bg.simulate(equations, (0, 1e-3), {}, at)
    found = np.array([run[f"drive_{name}.e"][0] for name in peer.robot.f.components])
    expected = peer.efforts(at, u, u_dot)
    assert np.abs(found - expected).max() <= 1e-10 * np.abs(expected).max()  # rounding


@PINOCCHIO
def test_pinocchio_lets_a_finger_follow_as_we_let_it() -> None:
    """What stands beside us in these tests is right about joints that follow."""
    import pinocchio

    peer = Peer(PANDA)
    model = pinocchio.buildModelFromUrdf(str(PANDA), mimic=True)
    model.gravity.linear = np.array(peer.gravity)
    at, u = peer.state(5)
    q, u_dot = [at[name] for name in peer.robot.f.coordinates], np.linspace(1, -1, len(u))
    theirs = pinocchio.rnea(model, model.createData(), np.array(q), u, u_dot)
    np.testing.assert_allclose(peer.efforts(at, u, u_dot), theirs, rtol=1e-12, atol=1e-12)


# -- without it --------------------------------------------------------------------------------------------------------

BALL = '<inertial><mass value="2"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
LIMIT = '<limit lower="-1" upper="1" effort="1" velocity="1"/>'


def one_joint(kind: str = "revolute", inside: str = LIMIT, inertial: str = BALL) -> str:
    """Five lines: a joint between two links."""
    return f"""<robot name="one">
  <link name="root"/>
  <link name="body">{inertial}</link>
  <joint name="j" type="{kind}"><parent link="root"/><child link="body"/>
    {inside}</joint></robot>"""


def test_a_pendulum_swings_as_it_should() -> None:
    """(J + m l^2) q_dotdot = -m g l sin q, with J turned by the origin of the inertia: x there is y here."""
    inertial = """<inertial><origin xyz="0 0 -0.5" rpy="0 0 1.5707963267948966"/><mass value="2"/>
      <inertia ixx="0.3" ixy="0" ixz="0" iyy="0.2" iyz="0" izz="0.25"/></inertial>"""
    robot = read_urdf(one_joint("continuous", '<axis xyz="0 3 0"/>', inertial))
    found = bg.rates(bg.compile(bg.Graph("g", *robot)), {}, {"j_q": 0.3, "j": 0.0})
    assert found["j"] == pytest.approx(-2 * 9.81 * 0.5 * np.sin(0.3) / (0.3 + 2 * 0.25), rel=1e-12)


def test_a_joint_without_axis_is_about_x() -> None:
    """The format's own default."""
    assert read_urdf(one_joint()).joints[1].motion.omega == (("1",), ("0",), ("0",))


@pytest.mark.parametrize("axis", ["1 2 -0.5", "0 0 1", "0 0 -2", "0.001 0 -1"])
def test_a_planar_joint_stays_in_its_plane(axis: str) -> None:
    """Its rotation is about the axis, by Rodrigues' formula, and its translation across it, in the joint's axes."""
    robot = read_urdf(one_joint("planar", f'<origin xyz="1 2 3" rpy="0.1 0.2 0.3"/><axis xyz="{axis}"/>'))
    angle, joint = 0.7, robot.joints[1]
    given = {"j_x": 0.4, "j_y": -0.2, "j_angle": angle}
    first, second = (np.array(frame.axes, float) for frame in (joint.parent, joint.child))
    R, place = valued(joint, given)
    n = np.array(axis.split(), float)
    n, K = n / np.linalg.norm(n), np.cross(np.eye(3), n / np.linalg.norm(n))
    about = np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K
    origin = rotation(0.1, 0.2, 0.3)
    np.testing.assert_allclose(first @ R @ second.T, origin @ about, atol=1e-14)
    moved = origin.T @ first @ place
    assert moved @ n == pytest.approx(0, abs=1e-14) and np.linalg.norm(moved) == pytest.approx(np.hypot(0.4, 0.2))


def rotation(roll: float, pitch: float, yaw: float) -> Any:
    from scipy.spatial.transform import Rotation

    return Rotation.from_euler("xyz", (roll, pitch, yaw)).as_matrix()


def valued(joint: Joint, given: dict[str, float]) -> tuple[Any, Any]:
    """R and the place of a joint's motion, in numbers."""
    words = {"cos": np.cos, "sin": np.sin}
    from bondgraph.algebra.expressions import build

    def number(text: str) -> float:
        return float(build(text, given.__getitem__, float, words))

    return np.array([[number(x) for x in row] for row in joint.motion.R]), np.array([*map(number, joint.motion.place)])


def test_a_cross_without_mass_is_a_universal_joint() -> None:
    """Two joints, a link without inertia between them: the library's joint of two axes."""
    text = f"""<robot name="hooke"><link name="wall"/><link name="cross"/><link name="body">{BALL}</link>
      <joint name="a" type="continuous"><parent link="wall"/><child link="cross"/><axis xyz="1 0 0"/></joint>
      <joint name="b" type="continuous"><parent link="cross"/><child link="body"/><axis xyz="0 1 0"/></joint></robot>"""
    body = Link("body", 2, (1, 1, 1))
    own = Mechanism("m", [body], [Universal("c", "ground", body, coordinates=("a_q", "b_q"), velocities=("a", "b"))])
    at = {"a_q": 0.4, "b_q": -0.7, "a": 0.5, "b": 0.9}
    found, expected = (bg.rates(bg.compile(bg.Graph("g", *m)), {}, at) for m in (read_urdf(text, gravity=None), own))
    assert [found[x] for x in at] == pytest.approx([expected[x] for x in at], rel=1e-12)


FINGERS = f"""<robot name="hand"><link name="palm"/><link name="one">{BALL}</link><link name="two">{BALL}</link>
  <link name="three">{BALL}</link>
  <joint name="three" type="prismatic"><parent link="palm"/><child link="three"/>{LIMIT}
    <dynamics damping="0.3"/><mimic joint="two" multiplier="2" offset="1"/></joint>
  <joint name="two" type="prismatic"><parent link="palm"/><child link="two"/><axis xyz="0 1 0"/>{LIMIT}
    <dynamics friction="0.4"/><mimic joint="one" multiplier="-3" offset="0.5"/></joint>
  <joint name="one" type="prismatic"><parent link="palm"/><child link="one"/>{LIMIT}
    <dynamics damping="0.1" friction="0.2"/></joint></robot>"""


def test_joints_that_follow_followers() -> None:
    """m (1 + 9 + 36) u_dot = -b u: each slides by a ratio of the first, and is damped by itself."""
    robot = read_urdf(FINGERS, gravity=None)
    found = bg.rates(bg.compile(bg.Graph("g", *robot, *robot.damping())), {}, {"one_q": 0.1, "one": 0.7})
    assert found["one"] == pytest.approx(-(0.1 + 0.3 * 36) * 0.7 / (2 * 46), rel=1e-12)
    places = {joint.name: joint.motion.place for joint in robot.joints}
    assert robot.f.components == ("one",) and places["three"][0] == "-6 * one_q + 2"


def test_the_losses_of_a_robot_serve_several_graphs() -> None:
    """A graph that takes them leaves them to the next: without damping it would coast, unsaid."""
    robot = read_urdf(FINGERS, gravity=None)
    for losses in (robot.damping(), robot.friction(0.01)):
        first, second = (bg.Graph("g", *robot, *losses) for _ in range(2))
        assert losses and len(losses) == 2 and first.elements.keys() == second.elements.keys()
        assert {chain.ends[-1].element.name for chain in losses} < second.elements.keys()


def test_a_printed_robot_tells_axes_and_damping() -> None:
    lines = str(read_urdf(FINGERS)).splitlines()
    told = {line.split()[0]: line for line in lines[1:]}
    assert told["one"].endswith("axis (1, 0, 0)  damping 0.1 N*s/m")
    assert told["two"].endswith("axis (0, 1, 0)  no damping")
    assert "axis" not in told["base"]
    assert "<th" in (page := read_urdf(FINGERS)._repr_html_()) and ">damping<" in page
    turning = str(read_urdf(one_joint(inside=f'{LIMIT}<dynamics damping="2"/>')))
    assert "damping 2 N*m*s/rad" in turning


def test_a_joint_of_another_name_is_told_the_near_one() -> None:
    with pytest.raises(bg.StructureError, match=r"there is no joint 'thre'\. Did you mean 'three'\?"):
        read_urdf(FINGERS)["thre"]


def test_friction_brakes_well_above_its_speed() -> None:
    robot = read_urdf(FINGERS, gravity=None)
    equations = bg.compile(bg.Graph("g", *robot, *robot.friction(1e-3)))
    for speed in (0.7, -0.7):
        found = bg.rates(equations, {}, {"one": speed})
        assert found["one"] == pytest.approx(-np.sign(speed) * (0.2 + 3 * 0.4) / (2 * 46), rel=1e-12)


def test_what_is_no_mechanics_can_be_asked_for() -> None:
    """And a load, a motor or a point hangs on a robot as on any mechanism."""
    text = one_joint(inside=f'{LIMIT}<safety_controller k_velocity="1"/><dynamics damping="1" mu="3"/>').replace(
        "</link>", '<visual><geometry><mesh filename="package://a/b.stl"/></geometry></visual></link><gazebo/>'
    )
    robot = read_urdf(text)
    assert set(robot.unread) == {"text:3: <gazebo>", "text:5: mu of <dynamics>", "text:5: <safety_controller>"}
    assert dict(robot.link_records)["body"].meshes == ("package://a/b.stl",)
    arm = read_urdf(PANDA)
    assert arm.limits["panda_joint4"].upper == -0.0698 and arm.limits["panda_finger2"].effort == 100
    record = dict(arm.joint_records)["panda_finger2"]
    assert record.mimic is not None and record.mimic.joint == "panda/finger1" and record.damping == 0.3
    push = robot.point("tip", Frame("body", (0, 1, 0)), "body")
    found = bg.rates(bg.compile(bg.Graph("g", *robot, *push, Se("F", (0, 0, 3)) >> push.flow)), {}, {"j": 0, "j_q": 0})
    assert found["j"] == pytest.approx(3.0, rel=1e-12)


def test_a_robot_is_a_value() -> None:
    """Equal when read twice; it goes through pickle, as to the processes of a sweep."""
    robot = read_urdf(FINGERS)
    assert pickle.loads(pickle.dumps(robot)) == robot == read_urdf(FINGERS)
    assert robot != read_urdf(FINGERS.replace('damping="0.1"', 'damping="0.2"'))


def test_limits_of_joints_that_have_none_are_not_read() -> None:
    """As exporters leave them in fixed joints."""
    text = one_joint().replace(
        "</robot>",
        """<link name="tool"/><joint name="k" type="fixed"><parent link="body"/>
      <child link="tool"/><axis xyz="0 0 0"/><limit effort="1"/></joint></robot>""",
    )
    assert set(read_urdf(text).limits) == {"j"}


def test_a_floating_base_starts_upright() -> None:
    robot = read_urdf(one_joint(inertial=BALL), base="floating")
    assert robot.start == {"base_e0": 1.0} and robot.base == "base"
    assert robot["base"].components == tuple(f"base_{x}" for x in ("ux", "uy", "uz", "wx", "wy", "wz"))


# -- names -------------------------------------------------------------------------------------------------------------

ODD = {"j-1": "j_1_", "j_1": "j_1", "j_1_q": "j_1_q_", "2/a": "_2_a", "sin": "sin_", "t": "t_", "Gelenk ä": "Gelenk__"}


def test_names_that_cannot_stand_in_formulas() -> None:
    """Each has one of its own, told apart, and the graph can be made and run."""
    links = ["ground", "b-1", "b_1", "ground_", "Körper", "5", "a b"]
    text = '<robot name="my robot"><link name="world"/>' + "".join(
        f'<link name="{link}">{BALL}</link><joint name="{joint}" type="continuous"><parent link="world"/>'
        f'<child link="{link}"/></joint>' for link, joint in zip(links, ODD, strict=True)
    )  # fmt: skip
    robot = read_urdf(text + "</robot>")
    assert robot.joint_names == ODD and robot.name == "my_robot"
    assert robot.link_names["b_1"] == "b_1" and robot.link_names["ground"] == "ground__"
    assert len({*robot.link_names.values()}) == 8 and len({*robot.joint_names.values()}) == 7
    rates = bg.rates(bg.compile(bg.Graph("g", *robot), algebra=CASADI), {}, {"j_1": 1.0})
    assert rates["j_1_q"] == 1.0 and rates["j_1_"] == pytest.approx(0, abs=1e-15)


def test_a_joint_called_as_the_base_is_told_apart() -> None:
    text = one_joint("continuous", "").replace('"j"', '"base"')
    robot = read_urdf(text, base="floating")
    assert robot.base == "base_" and robot["base"].components == ("base",)
    assert "base__e0" in robot.start


def test_bodies_joints_and_their_robot_may_share_a_name() -> None:
    text = one_joint("continuous", "").replace('"j"', '"body"').replace('"one"', '"body"')
    assert bg.compile(bg.Graph("g", *read_urdf(text))).states == ("body_q", "body")


# -- refusals ----------------------------------------------------------------------------------------------------------


def links(*names: str) -> str:
    return "".join(f'<link name="{name}">{BALL}</link>' for name in names)


def joints(*ends: str, inside: str = LIMIT) -> str:
    """A joint a line for each two letters, from the second line on."""
    return "".join(
        f'\n<joint name="{a}{b}" type="revolute"><parent link="{a}"/><child link="{b}"/>{inside}</joint>'
        for a, b in ends
    )


def robot_of(*parts: str) -> str:
    return '<robot name="r">' + "".join(parts) + "</robot>"


def with_mass(text: str) -> str:
    return one_joint(inertial=f"\n<inertial>{text}</inertial>")


MOMENTS = '<inertia ixx="{}" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>'
REFUSED: dict[str, tuple[str, int, str, set[str]]] = {
    # what its law says: a file, the line, what its remedy says, and some of its parties
    "this is not XML: Opening and ending tag mismatch: link line 2 and robot": (
        "<robot name='a'>\n<link name='b'>\n</robot>", 3, "correct it", set()),
    "a URDF is one <robot>, and this is <sdf>": ("<sdf/>", 1, "SDF", set()),
    "this is a file for xacro": (
        "<robot name='a' xmlns:xacro='http://x.org/xacro'>\n<xacro:include/></robot>", 2, "run xacro", set()),
    "it has no <link>": ("<robot name='a'>\n</robot>", 1, "give it links", set()),
    "<robot> has no name": ("\n<robot><link name='a'/></robot>", 2, "write <robot name=", set()),
    "there is no link 'c'": (robot_of(links("a"), joints("ac")), 2, 'add <link name="c">', {"ac", "c"}),
    "there is no link 'bodi'": (
        one_joint().replace('child link="body"', 'child link="bodi"'), 4, "did you mean 'body'?", {"j", "bodi"}),
    "there is a link 'a' already (text:1)": (robot_of(links("a"), "\n", links("a")), 2, "its own name", {"a"}),
    "there is a joint 'ab' already (text:2)": (robot_of(links("a", "b"), joints("ab", "ab")), 3, "own name", {"ab"}),
    "is the child of 'ac' (text:2) and of 'bc'": (
        robot_of(links("a", "b", "c"), joints("ac", "bc")), 3, "leave out one", {"c", "ac", "bc"}),
    "'ab' (text:2), 'ca' (text:4), 'bc' (text:3) go round in a circle": (
        robot_of(links("a", "b", "c", "d"), joints("ab", "bc", "ca")), 2, "leave out one", {"ab", "bc", "ca"}),
    "no joint moves 'a' (text:1), 'c' (text:3)": (
        robot_of(links("a", "b"), joints("ab"), "\n", links("c")), 3, "add the joint of 'c'", {"a", "c"}),
    "is between two links, and both are 'a'": (robot_of(links("a"), joints("aa")), 2, "the other link", {"aa"}),
    "there is no joint of type 'revolut'": (one_joint("revolut"), 4, "did you mean 'revolute'?", {"j"}),
    "there is no joint of type 'ball'": (one_joint("ball"), 4, "it is one of revolute", {"j"}),
    "<joint> has no type": (one_joint().replace(' type="revolute"', ""), 4, "write <joint type=", {"j"}),
    "<joint> has no <child>": (one_joint().replace('<child link="body"/>', ""), 4, "<child link=", {"j", "child"}),
    "the format wants limits of a revolute joint": (one_joint(inside=""), 4, "make it continuous", {"j"}),
    "<limit> has no effort": (one_joint(inside='<limit velocity="1"/>'), 5, "write <limit effort", set()),
    "the lower limit 2 exceeds the upper, 1": (
        one_joint(inside='<limit lower="2" upper="1" effort="1" velocity="1"/>'), 5, "exchange", {"j"}),
    "the axis 0 0 0 has no direction": (one_joint(inside=f'<axis xyz="0 0 0"/>{LIMIT}'), 5, "length one", {"j"}),
    "xyz='0 1' is not 3 numbers": (one_joint(inside=f'<axis xyz="0 1"/>{LIMIT}'), 5, "write 3", {"xyz"}),
    "xyz='0,0,1' is not 3": (one_joint(inside=f'<axis xyz="0,0,1"/>{LIMIT}'), 5, "and no commas", {"xyz"}),
    "'1,5' is not a finite number": (with_mass(f'<mass value="1,5"/>{MOMENTS.format(1)}'), 4, "a point", {"value"}),
    "'nan' is not a finite number": (with_mass(f'<mass value="nan"/>{MOMENTS.format(1)}'), 4, "a point", {"value"}),
    "'${m}' is not a finite number": (with_mass(f'<mass value="${{m}}"/>{MOMENTS.format(1)}'), 4, "xacro", {"value"}),
    "'1_0' is not a finite number": (with_mass(f'<mass value="1_0"/>{MOMENTS.format(1)}'), 4, "a point", {"value"}),
    "the mass -1 is negative": (with_mass(f'<mass value="-1"/>{MOMENTS.format(1)}'), 4, "link weighs", {"body"}),
    "no rigid body has its principal moments": (with_mass(f'<mass value="1"/>{MOMENTS.format(5)}'), 4, "", {"body_J"}),
    "moments of inertia and no mass": (with_mass(f'<mass value="0"/>{MOMENTS.format(1)}'), 4, "its mass", {"body"}),
    "<inertial> has no <inertia>": (with_mass('<mass value="1"/>'), 4, "leave out <inertial>", {"inertia"}),
    "<inertia> has no ixx": (with_mass('<mass value="1"/><inertia iyy="1"/>'), 4, "write <inertia ixx", set()),
    "<origin> has no attribute 'rot'": (one_joint(inside=f'<origin rot="1 0 0"/>{LIMIT}'), 5, "xyz, rpy", {"rot"}),
    "<link> has no <inertail>": (one_joint().replace("inertial", "inertail"), 3, "<inertial>?", {"inertail"}),
    "<mass> does not belong into <link>": (one_joint(inertial='<mass value="1"/>'), 3, "move it", set()),
    "<joint> holds <origin> already": (one_joint(inside=f"<origin/>\n<origin/>{LIMIT}"), 6, "remove one", {"origin"}),
    "the joint 'j' moves only links without <inertial>: 'body'": (
        one_joint(inertial=""), 4, "make the joint fixed", {"j", "body"}),
    "'j' mimics: there is no joint 'k'": (one_joint(inside=f'{LIMIT}<mimic joint="k"/>'), 5, "", {"j", "k"}),
    "in the end it follows itself: 'j', 'j'": (one_joint(inside=f'{LIMIT}<mimic joint="j"/>'), 5, "follow none", {"j"}),
    "a floating joint has not the one coordinate": (one_joint("floating", '<mimic joint="j"/>'), 5, "remove", {"j"}),
    "a multiplier of zero": (one_joint(inside=f'{LIMIT}<mimic joint="j" multiplier="0"/>'), 5, "fixed", {"j"}),
    "damping or friction is negative": (one_joint(inside=f'{LIMIT}<dynamics damping="-1"/>'), 5, "its amount", {"j"}),
    "none of its joints moves": (one_joint("fixed", ""), 1, "not fixed", {"one"}),
}  # fmt: skip


@pytest.mark.parametrize("law", REFUSED)
def test_refusals_name_file_line_and_cure(law: str, tmp_path: Path) -> None:
    text, line, cure, parties = REFUSED[law]
    path = tmp_path / "r.urdf"
    path.write_text(text)
    for source, name in ((text, "text"), (path, str(path))):
        with pytest.raises(bg.BondGraphError) as caught:
            read_urdf(source)
        error = caught.value
        assert law.replace("text:", f"{name}:") in error.law
        assert error.place.split(": ")[0] == f"{name}:{line}"
        assert cure in error.remedy and parties <= {*error.parties}


def test_a_body_that_floats_and_weighs_nothing() -> None:
    text = '<robot name="r"><link name="a"/><link name="b"/>\n<joint name="j" type="fixed"><parent link="a"/>' \
        '<child link="b"/></joint></robot>'  # fmt: skip
    with pytest.raises(bg.StructureError, match="text:1: nothing holds"):
        read_urdf(text, base="floating")


def test_a_mass_that_is_said_to_be_zero_is_refused_when_compiled_by_the_joint() -> None:
    """It may come from elsewhere; where it does not, nothing determines the velocity."""
    zero = '<inertial><mass value="0"/><inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/></inertial>'
    robot = read_urdf(one_joint(inertial=zero))
    with pytest.raises(bg.SingularSystem) as caught:
        bg.compile(bg.Graph("g", *robot))
    assert "j" in caught.value.parties and caught.value.remedy
    from bondgraph.elements import I

    loaded = bg.Graph("g", *robot, robot["j"] >> I("rotor", 0.5), Se("M", 2) >> robot["j"])
    assert bg.rates(bg.compile(loaded), {}, {})["j"] == pytest.approx(4)


@pytest.mark.parametrize(("base", "gravity"), [("free", None), ("fixed", (0, 0)), ("fixed", "down")])
def test_wrong_options(base: str, gravity: Any) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        read_urdf(one_joint(), base=base, gravity=gravity)
    assert caught.value.remedy


def test_losses_without_a_unit_or_speed() -> None:
    robot = read_urdf(one_joint("planar", '<axis xyz="0 0 1"/><dynamics damping="1"/>'))
    with pytest.raises(bg.StructureError, match="text:4"):
        [*robot.damping()]
    for speed in (0, -1, float("nan")):
        with pytest.raises(bg.StructureError, match="friction is smoothed"):
            [*robot.friction(speed)]


# -- files that mean harm ----------------------------------------------------------------------------------------------

LAUGHS = "".join(f'<!ENTITY {b} "{f"&{a};" * 50}">' for a, b in zip("abcdef", "bcdefg", strict=True))
HARMFUL = {
    "entities": '<!DOCTYPE robot [<!ENTITY a "one">]><robot name="&a;"/>',
    "a file of the machine": '<!DOCTYPE robot [<!ENTITY a SYSTEM "file:///etc/passwd">]><robot name="r">&a;</robot>',
    "a thousand million laughs": f'<!DOCTYPE robot [<!ENTITY a "{"ha" * 500}">{LAUGHS}]><robot name="&g;"/>',
    "tags within tags": "<a>" * 100_000,
    "too large": f'<robot name="{"x" * 9_000_000}"/>',
    "no text": "<\x00\ud800",
    "too many links": robot_of(*(f'<link name="l{k}"/>' for k in range(501))),
}


@pytest.mark.parametrize("harm", HARMFUL)
def test_harmful_files_are_refused(harm: str) -> None:
    with pytest.raises(bg.BondGraphError) as caught:
        read_urdf(HARMFUL[harm])
    assert "root:" not in str(caught.value) and len(str(caught.value)) < 600 and caught.value.remedy


@pytest.mark.parametrize("path", ["nowhere.urdf", ".", "", " \n", "a\x00b", "x" * 5000, None, 3, b"<robot/>"])
def test_files_that_are_not_there(path: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bg.StructureError, match="cannot be read") as caught:
        read_urdf(path)
    assert caught.value.place.strip() and "path of a URDF file" in caught.value.remedy


def test_lines_beyond_those_that_fit_two_bytes() -> None:
    with pytest.raises(bg.StructureError, match="text:70005"):
        read_urdf(one_joint("bent").replace("\n", "\n" * 70_001, 1))


WHOLE = one_joint(inside=f'<origin xyz="1 2 3" rpy="0 0 1"/><axis xyz="0 0 1"/>{LIMIT}<dynamics damping="1"/>')


def check_spoilt(at: int, length: int, other: str) -> None:
    """A robot, or a refusal of our own, and nothing else."""
    try:
        assert isinstance(read_urdf(WHOLE[:at] + other + WHOLE[at + length :]), Robot)
    except bg.BondGraphError as error:
        assert error.law and error.remedy


SPOILT = given(
    st.integers(0, len(WHOLE)), st.integers(0, 30),
    st.one_of(st.text("<>/=\" '0123456789.-eanxyz&;", max_size=6), st.sampled_from(WHOLE.split())),
)  # fmt: skip


@settings(max_examples=60, derandomize=True)
@SPOILT
def test_spoilt_files(at: int, length: int, other: str) -> None:
    check_spoilt(at, length, other)


@pytest.mark.slow
@settings(max_examples=1000)
@SPOILT
def test_more_spoilt_files(at: int, length: int, other: str) -> None:
    check_spoilt(at, length, other)
