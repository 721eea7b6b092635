"""A mechanism's scene: bodies are where the run says, arrows are the joint's forces, and shapes are checked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.elements import (
    Box,
    Cylinder,
    Dynamics,
    Fixed,
    Frame,
    Kinematics,
    Link,
    Mechanism,
    One,
    Revolute,
    RollingBall,
    RollingDisc,
    Se,
    Sphere,
    Spherical,
    cantilever,
    euler_parameters,
    inverse_dynamics,
)  # fmt: skip
from bondgraph.errors import BondGraphError
from bondgraph_elements.mechanics.numeric.in_space import LARGEST_TURN, MOST, TURN, instants

SHAPES = (Cylinder("h/2", 0.02, place=(0, 0, "h")), Box((0.01, 0.02, 0.03), color="#FF0000"), Sphere(0.01))
VALUES = {"h": 0.1, "A": 3e-3, "C": 8e-4}
body = Link("body", 0.5, ("A", "A", "C"), centre=(0, 0, "h"), visual=SHAPES)
wheel = Link("wheel", 0.2, (1e-4, 1e-4, 2e-4))
top = Mechanism("top", [body, wheel], [
    Spherical("tip", "ground", body, euler_parameters(("e0", "e1", "e2", "e3"))),
    Revolute("hub", body.frame((0.1, 0, "h")), wheel, "x"),
], gravity=(0, 0, -9.81))  # fmt: skip
rod = Link("rod", 1, (0.1, 0.1, 0), centre=(0, 0, -0.5))
swing = Mechanism("swing", [rod], [Revolute("p", "ground", rod, "y")], gravity=(0, 0, -9.81))


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    start = {"e0": 0.966, "e1": 0.2588, "tip_wz": 40, "hub": 9}
    return bg.simulate(bg.Graph("spun", *top), (0, 1), VALUES, start)


def test_bodies_are_where_the_run_says(run: bg.Trajectory) -> None:
    scene = top.scene(run, points=[body.frame((0, 0, "2*h")), wheel], forces="tip")
    kinematics = Kinematics(top, run.parameters)
    for k in (0, 17, len(scene.t) // 2, len(scene.t) - 1):
        q = {name: float(run.at(scene.t[k], name)) for name in kinematics.coordinates}
        for shown in scene.bodies:
            there = kinematics.at(q, shown.name)
            np.testing.assert_allclose(shown.r[k], there.r, atol=1e-12)
            np.testing.assert_allclose(Rotation.from_quat(shown.turn[k]).as_matrix(), there.R, atol=1e-12)
        np.testing.assert_allclose(scene.traces["point 1"][k], kinematics.at(q, Frame("body", (0, 0, "2*h"))).r)
    first, second = scene.bodies
    assert [(s.kind, s.size, s.color) for s in first.solids] == [
        ("cylinder", (0.05, 0.02), ""), ("box", (0.01, 0.02, 0.03), "#FF0000"), ("sphere", (0.01,), "")
    ]  # fmt: skip
    assert first.rods.shape == (0, 2, 3) and first.centre is None
    assert second.centre is not None and second.solids == ()
    assert all(scene.low <= np.minimum(first.r.min(axis=0), second.r.min(axis=0)))
    assert scene.up.tolist() == [0, 0, 1] and scene.falls and scene.notes == ()


def test_the_arrow_at_the_ground_is_what_newton_wants(run: bg.Trajectory) -> None:
    """The force upon the first body carries both: sum m (a - g), a by differences of the mass centres."""
    scene = top.scene(run, forces=["tip"])
    (force,) = [arrow for arrow in scene.arrows if arrow.kind == "force"]
    dt, total = scene.t[1] - scene.t[0], np.zeros((len(scene.t) - 2, 3))
    for shown, mass, centre in zip(scene.bodies, (0.5, 0.2), ((0, 0, 0.1), (0, 0, 0)), strict=True):
        c = shown.r + Rotation.from_quat(shown.turn).apply(centre)
        total += mass * (np.diff(c, 2, axis=0) / dt**2 + (0, 0, 9.81))
    np.testing.assert_allclose(force.vector[1:-1], total, atol=0.03 * abs(total).max())
    assert force.r.shape == force.vector.shape and abs(force.r).max() < 1e-12


def test_what_is_zero_but_for_rounding_is_no_arrow(run: bg.Trajectory) -> None:
    """A ball joint passes no moment."""
    assert [arrow.kind for arrow in top.scene(run, forces="tip").arrows] == ["force"]
    assert [arrow.kind for arrow in top.scene(run, forces="hub").arrows] == ["force", "moment"]


def test_what_turns_fast_has_more_instants(run: bg.Trajectory) -> None:
    scene = top.scene(run)
    assert len(scene.t) == round(max(60, _rate(run) / TURN)) + 1
    assert len(instants(run, 1, 1e9)) == MOST and len(instants(run, 1000, 1e9)) == 61
    for rate, notes in ((0.99, 0), (1.01, 1)):
        needed = inverse_dynamics(
            Dynamics(swing), {"p_q": f"{rate * LARGEST_TURN * (MOST - 1)}*t"}, np.linspace(0, 1, 3)
        )
        assert len(swing.scene(needed).notes) == notes
    assert "may look wrong" in swing.scene(needed).notes[0] and "rod" in swing.scene(needed).notes[0]


def _rate(run: bg.Trajectory) -> float:
    """The wheel's angular velocity is that of the body, and its own about x."""
    t = np.linspace(0, 1, 61)
    x, y, z, own = run.evaluate(t, ["tip_wx", "tip_wy", "tip_wz", "hub"])
    return float(max(np.sqrt((x + own) ** 2 + y**2 + z**2).max(), np.sqrt(x**2 + y**2 + z**2).max()))


def test_a_beam_bends() -> None:
    """Its rod ends where the station is, to the first order of the bending."""
    beam = cantilever("beam", length=1, mass=0.3, EI={"z": 2})
    spring = Mechanism("spring", [beam], [Fixed("clamp", "ground", beam)], gravity=(0, 0, -9.81))
    run = bg.simulate(bg.Graph("spring", *spring), (0, 0.5))
    scene = spring.scene(run)
    shown = scene.bodies[0]
    assert shown.bent.shape[1:] == (2, 2, 3) and shown.rods.shape == (0, 2, 3) and shown.centre is None
    np.testing.assert_allclose(shown.bent[:, -1, 1, 2], run.evaluate(scene.t, ["beam_q1"])[0], atol=1e-9)
    assert np.ptp(shown.bent[:, -1, 1, 2]) > 0.05


def test_a_prescribed_motion_is_shown_without_forces() -> None:
    needed = inverse_dynamics(Dynamics(swing), {"p_q": "sin(t)"}, np.linspace(0, 1, 11))
    scene = swing.scene(needed, points="rod")
    assert scene.bodies[0].rods.tolist() == [[[0, 0, 0], [0, 0, -0.5]]]
    with pytest.raises(bg.ValueRefused, match="forces"):
        swing.scene(needed, forces="p")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Box((1, 2)), lambda: Box((1, 0, 1)), lambda: Cylinder(-1, 1), lambda: Cylinder(1, float("inf")),
        lambda: Sphere(0), lambda: Sphere("1 +"), lambda: Sphere(1, color="red"), lambda: Sphere(1, color=3),
        lambda: Box((1, 1, 1), axes=((1, 0, 0), (0, 1, 0), (0, 0, -1))), lambda: Box((1, 1, 1), place=(0, 0)),
        lambda: Link("a", 1, visual="box"), lambda: Link("a", 1, visual=[Sphere(1), None]),
    ],
)  # fmt: skip
def test_a_shape_that_is_none_is_refused(wrong: Any) -> None:
    with pytest.raises(BondGraphError):
        wrong()


def test_what_cannot_be_shown_is_refused(run: bg.Trajectory) -> None:
    other = Mechanism("other", [wheel], [Revolute("r", "ground", wheel, "y")])
    for wrong in (
        lambda: top.scene(run, points=["nobody"]), lambda: top.scene(run, forces=["nothing"]),
        lambda: top.scene(3), lambda: other.scene(run),
    ):  # fmt: skip
        with pytest.raises(bg.ValueRefused):
            wrong()
    for size, refusal in (("k", bg.MissingValues), ("-J", bg.ValueRefused)):
        ball = Link("ball", 1, ("J", "J", "J"), visual=Sphere(size))
        flat = Mechanism("flat", [ball], [Revolute("p", "ground", ball, "x")])
        there = bg.simulate(bg.Graph("flat", *flat), 1, {"J": 0.1})
        with pytest.raises(refusal):
            flat.scene(there)


def test_a_mechanism_in_a_submodel_moves_as_it_does_alone() -> None:
    rod = Link("rod", "m", planar="m*l**2/12", centre=(0, 0, "-l/2"))
    mech = Mechanism("mech", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))

    @bg.submodel(ports={"drive": bg.rotational})
    def swing(drive: One, *, m: float = 1.0, l: float = 1.0) -> Any:
        return *mech, drive >> mech["pivot"]

    short, long = swing("short"), swing("long", l=2.0)
    both = bg.Graph("both", Se("M1", 0.5) >> short.drive, Se("M2", 0.1) >> long.drive)
    run = bg.simulate(both, (0, 1), start={"short.pivot_q": 0.3, "long.pivot_q": -0.2})
    for name, length, moment, angle in (("short", 1.0, 0.5, 0.3), ("long", 2.0, 0.1, -0.2)):
        alone = bg.Graph("alone", *mech, Se("M", moment) >> mech["pivot"])
        wanted = mech.scene(bg.simulate(alone, (0, 1), {"m": 1, "l": length}, {"pivot_q": angle}))
        found = mech.scene(run, instance=name)
        np.testing.assert_allclose(found.bodies[0].turn, wanted.bodies[0].turn, atol=1e-6)
        np.testing.assert_allclose(found.bodies[0].centre, wanted.bodies[0].centre)
        assert found.data["bodies"][0]["name"] == f"{name}.rod"
    with pytest.raises(bg.ValueRefused, match="knows no pivot_q"):
        mech.scene(run, instance="nothing")


def test_what_rolls_is_seen_as_a_disc_or_a_ball_and_has_no_anchor() -> None:
    coin = Link("coin", 2, (0.1, 0.2, 0.1))
    rolling = Mechanism("rolling", [coin], [RollingDisc("roll", "ground", coin, "r", axis=(1, 0, 0))])
    run = bg.simulate(bg.Graph("g", *rolling), (0, 1), {"r": 0.5}, {"roll_wy": 4.0})
    scene = rolling.scene(run)
    (shown,) = scene.bodies
    disc, bar = shown.solids
    assert (disc.kind, disc.size) == ("cylinder", (0.5, 0.05)) and bar.kind == "box" and len(scene.anchors) == 0
    # The axle is the body's x, and the disc touches the floor: its centre is one radius high
    np.testing.assert_allclose(Rotation.from_quat(disc.turn).as_matrix()[:, 2], (1, 0, 0), atol=1e-12)
    np.testing.assert_allclose(shown.r[:, 2], 0.5)
    ball = Link("ball", 1, (0.1, 0.1, 0.1))
    table = Mechanism("table", [ball], [RollingBall("roll", "ground", ball.frame((0, 0, 0.1)), radius=0.2)])
    solids = table.scene(bg.simulate(bg.Graph("g", *table), (0, 1))).bodies[0].solids
    assert [solid.kind for solid in solids] == ["sphere", "cylinder"]
    np.testing.assert_allclose(solids[0].place, (0, 0, 0.1))
    seen = Link("seen", 2, (0.1, 0.2, 0.1), visual=Sphere(0.1))
    own = Mechanism("own", [seen], [RollingDisc("roll", "ground", seen, 0.5)])
    scene = own.scene(bg.simulate(bg.Graph("g", *own), (0, 1)))
    assert [solid.kind for solid in scene.bodies[0].solids] == ["sphere"]
