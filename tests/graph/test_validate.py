"""A graph's checks: each refuses what breaks its rule, names it, and lets the same pass when mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, C, De, Frame, I, Link, Mechanism, One, R, Revolute, Se, Sf, Zero
from bondgraph.errors import StructureError
from bondgraph.graph.bond import BondEnd
from bondgraph.graph.validate import check_apart, check_connected, check_frames, check_origins, check_ports

SOUND = bg.Graph("sound", Se("U") >> One("i"), One("i") >> TF("a", "n") >> Zero("e"), Zero("e") >> R("b"))
ENDS = [(bond.tail, bond.head) for bond in SOUND.bonds]


def test_a_sound_graph_passes_every_check() -> None:
    elements = dict(SOUND.elements)
    check_origins(elements)
    check_ports(elements, ENDS)
    check_connected(elements, SOUND.bonds)
    check_frames(SOUND.junctions)
    for tail, head in ENDS:
        check_apart(tail, head)


def turned(name: str) -> list[tuple[BondEnd, BondEnd]]:
    return [(head, tail) if name in (tail.element, head.element) else (tail, head) for tail, head in ENDS]


@pytest.mark.parametrize(
    ("make", "party"),
    [
        (lambda: check_ports(dict(SOUND.elements), [*ENDS, ENDS[0]]), "i"),
        (lambda: check_ports(dict(SOUND.elements), [*ENDS[:3], ENDS[3][::-1]]), "b"),
        (lambda: check_ports(dict(SOUND.elements), [*ENDS[:2], ENDS[2][::-1], *ENDS[3:]]), "a"),
        (lambda: check_connected({**SOUND.elements, "x": I("x")}, SOUND.bonds), "x"),
        (lambda: check_connected(dict(SOUND.elements), SOUND.bonds[:2] + SOUND.bonds[3:]), "a"),
        (lambda: check_apart(BondEnd("i", "", (0,)), BondEnd("i", "", (0,))), "i"),
    ],
)
def test_what_breaks_a_rule_is_named(make: Callable[[], None], party: str) -> None:
    with pytest.raises(bg.StructureError) as caught:
        make()
    assert party in caught.value.parties and caught.value.remedy


def test_a_whole_two_port_turned_round_passes() -> None:
    """Power may pass either way, as long as it passes."""
    check_ports(dict(SOUND.elements), turned("a"))


def test_other_components_of_one_junction_may_be_joined() -> None:
    check_apart(BondEnd("i", "", (0,)), BondEnd("i", "", (1,)))


@pytest.mark.parametrize(("axes", "fine"), [(("a", "b", "c"), True), (("a", "b"), False)])
def test_a_frame_is_a_junction_of_an_angular_velocity(axes: tuple[str, ...], fine: bool) -> None:
    junctions = {j.name: j for j in (One("w", axes), One("v", ("x", "y", "z"), frame="w"))}
    if fine:
        check_frames(junctions)
        return
    with pytest.raises(bg.FrameError) as caught:
        check_frames(junctions)
    assert caught.value.parties == ("v", "w")


def _swing() -> tuple[Mechanism, Any]:
    """A double pendulum, and the junction of the wrench in its second joint."""
    a, b = (Link(name, 1.2, planar=0.05, centre=(0.3, 0, 0)) for name in "ab")
    joints = [Revolute("A", "ground", a), Revolute("B", a.frame((0.6, 0, 0)), b)]
    swing = Mechanism("dp", [a, b], joints, gravity=(0, -9.81, 0))
    return swing, bg.Graph("g", *swing).junctions["B_wrench"]


TAKING = {
    "a flow": lambda w: Sf("x", 0.5) >> w["B_mz"],
    "a flow of a parameter": lambda w: Sf("x") >> w["B_mz"],
    "an effort": lambda w: Se("x", 0) >> w["B_mz"],
    "a resistor": lambda w: w["B_mz"] >> R("x", 0.3),
    "a spring across the axis": lambda w: w["B_fx"] >> C("x", 0.3),
    "an inertia": lambda w: w["B_mz"] >> I("x", 1),
    "behind a transformer": lambda w: w["B_mz"] >> TF("ratio", 2) >> One("y") >> R("x", 1),
    "rows of a constraint": lambda w: w << TF("rows", ((0, 0, 1, 0, 0, 0),)) << Sf("x", 0),
}


@pytest.mark.parametrize("hung", TAKING.values(), ids=TAKING)
def test_what_moves_a_joint_beside_its_coordinates_is_refused(hung: Any) -> None:
    """Its turn would be in no pose: with a flow of 0.5 rad/s the double pendulum moved on as if there were none."""
    swing, wrench = _swing()
    with pytest.raises(StructureError, match="of 'dp' does not know") as caught:
        bg.Graph("g", *swing, hung(wrench))
    assert {*caught.value.parties} == {"x", "B_wrench", "dp"} and "the joint 'B'" in caught.value.law


@bg.submodel(ports=["shaft"])
def crane(shaft: Any) -> Any:
    """A double pendulum, the first joint of which is driven from outside."""
    swing, wrench = _swing()
    return shaft >> swing.f["A"], *swing, Sf("x", 0.5) >> wrench["B_mz"]


def test_in_an_instance_of_a_submodel_it_is_refused_as_well() -> None:
    with pytest.raises(StructureError, match=r"'c\.x' takes flow"):
        bg.Graph("yard", Se("torque", 1) >> crane("c").shaft)


def test_sensors_and_what_is_held_still_hang_on_a_wrench() -> None:
    swing, wrench = _swing()
    sum_ = Zero("sum")
    hung = (
        wrench["B_fx"] >> De("N"),
        wrench["B_mz"] >> TF("ratio", 2) >> sum_,
        sum_ >> De("M"),
        Sf("x", 0) >> wrench["B_fz"],
    )
    run = bg.simulate(bg.Graph("g", *swing, *hung), 0.3, start={"A_q": 0.4, "B": 1.0})
    plain = bg.simulate(bg.Graph("g", *swing), 0.3, start={"A_q": 0.4, "B": 1.0})
    for name, expected in (("A_q", "A_q"), ("N", "B_fx"), ("B_q", "B_q")):
        np.testing.assert_allclose(run.at(0.25, name), plain.at(0.25, expected), rtol=1e-6)


def _bars() -> tuple[Mechanism, Any]:
    """A four-bar linkage, and the junction of the wrench in the joint that closes it."""
    a, b, c = (Link(name, 1, planar=0.05, centre=(0.1, 0, 0)) for name in "abc")
    ends = ["ground", a.frame((0.3, 0, 0)), b.frame((0.6, 0, 0)), c.frame((0.5, 0, 0))]
    on = (a, b, c, Frame("ground", (0.7, 0, 0)))
    joints = [Revolute(name, end, other) for name, end, other in zip("ABCE", ends, on, strict=True)]
    bars = Mechanism("bars", [a, b, c], joints, gravity=(0, -9.81, 0))
    return bars, bg.Graph("g", *bars).junctions["E_wrench"]


def test_a_joint_that_closes_a_loop_takes_what_is_free_there() -> None:
    """No coordinate tells its turn; it passes no moment, and a damper in series with it feels none."""
    bars, wrench = _bars()
    start = {"A_q": 1.0, "B_q": bg.Near(-0.5), "C_q": bg.Near(-1.5)}
    graphs = bg.Graph("g", *bars, wrench["E_mz"] >> R("x", 0.3)), bg.Graph("g", *bars)
    damped, plain = (bg.simulate(graph, 0.3, start=start) for graph in graphs)
    np.testing.assert_allclose(damped.at(0.25, "A_q"), plain.at(0.25, "A_q"), rtol=1e-6)


def test_a_joint_that_closes_a_loop_holds_the_rest() -> None:
    """A damper at a place that is held: velocities would slip there, and positions not."""
    bars, wrench = _bars()
    for hung in (wrench["E_fx"] >> R("x", 20.0), wrench >> C("x", 0.1), Sf("x", 0.2) >> wrench["E_fy", "E_mz"]):
        with pytest.raises(StructureError, match="the joint 'E' of 'bars' does not know"):
            bg.Graph("g", *bars, hung)
    assert bg.Graph("g", *bars, wrench["E_fx"] >> De("N")).signals
