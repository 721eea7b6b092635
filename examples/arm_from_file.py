"""A robot arm in a model file: three bodies, their joints, and at each joint a motor that is one submodel.

The file, data/arm_from_file.toml, holds the arm as such and is read without running any of it; the same arm in Python
is equal to it. Motors hold still where their torques, through the gears, are those of the weights, which follow from
the geometry by hand. The file has the shapes of the bodies, too: the motion in space is a page.

    python examples/arm_from_file.py [folder]
"""

from __future__ import annotations

import sys
from math import cos
from pathlib import Path

import numpy as np

import bondgraph as bg
from bondgraph.elements import GY, TF, Box, Cylinder, Frame, I, Link, Mechanism, One, R, Revolute, Se

FILE = Path(__file__).parent / "data" / "arm_from_file.toml"


@bg.submodel(ports={"shaft": bg.rotational})
def geared_motor(shaft, *, U, L="2 mH", Ra="0.5 ohm", K="0.08 N*m/A", J="1 kg*cm^2", b="1e-4 N*m*s/rad", n=120):
    i, w = One("i"), One("w")
    coil = Se("source", U) >> i, i >> I("L", L), i >> R("Ra", Ra)
    return *coil, i >> GY("K", K) >> w >> TF("gear", 1 / n) >> shaft, w >> I("J", J), w >> R("b", b)


UPPER, FORE = 0.5, 0.4  # m
turret = Link("turret", 4, (0.03, 0.03, 0.02), centre=(0, 0, 0.1), visual=Cylinder(0.08, 0.2, place=(0, 0, 0.1)))
upper = Link("upper", 3, (0.01, 0.07, 0.07), centre=(0.25, 0, 0), visual=Box((0.5, 0.08, 0.08), place=(0.25, 0, 0)))
fore = Link("fore", 2, (0.01, 0.03, 0.03), centre=(0.2, 0, 0), visual=Box((0.4, 0.06, 0.06), place=(0.2, 0, 0)))
arm = Mechanism(
    "arm",
    [turret, upper, fore],
    [
        Revolute("waist", Frame("ground", (0, 0, 0.05)), turret, "z"),
        Revolute("shoulder", turret.frame((0, 0, 0.2)), upper, (0, -1, 0)),  # upwards is positive
        Revolute("elbow", upper.frame((UPPER, 0, 0)), fore, (0, -1, 0)),
    ],
    gravity=(0, 0, -9.81),
)
motors = {joint: geared_motor(f"{joint}_motor", U=f"U_{joint}") for joint in ("waist", "shoulder", "elbow")}
robot = bg.Graph(
    "robot",
    *arm,
    *(motor.shaft >> arm[joint] for joint, motor in motors.items()),
)
START = {"waist_q": 0.3, "shoulder_q": 0.9, "elbow_q": -1.2}


def holding() -> dict[str, float]:
    """The voltages at which the weights are held, by the moments of the weights about the joints."""
    a, b = START["shoulder_q"], START["shoulder_q"] + START["elbow_q"]
    at_elbow = 2 * 0.2 * cos(b) * 9.81
    at_shoulder = at_elbow + (3 * 0.25 + 2 * UPPER) * cos(a) * 9.81
    torques = {"waist": 0.0, "shoulder": at_shoulder, "elbow": at_elbow}
    return {joint: 0.5 * torque / (120 * 0.08) for joint, torque in torques.items()}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = bg.load(FILE)
    assert found == robot and found.wholes["arm"] == arm
    found.svg(folder / "arm_from_file.svg")
    print(f"wrote {folder / 'arm_from_file.svg'}")

    volts = holding()
    values = {f"U_{joint}": U for joint, U in volts.items()}
    current = {f"{joint}_motor.p_L": 2e-3 * U / 0.5 for joint, U in volts.items()}
    run = bg.simulate(found, (0, 1), values, {**START, **current})
    assert max(np.abs(run[name] - START[name]).max() for name in START) < 1e-6
    print(", ".join(f"{U:.3f} V at the {joint}" for joint, U in volts.items()), "hold the arm still")

    run = bg.simulate(
        found,
        (0, 2),
        values | {"U_waist": 6, "U_shoulder": volts["shoulder"] + 1, "U_elbow": volts["elbow"] + 1},
        {**START, **current},
    )
    assert (
        run["waist_q"][-1] > START["waist_q"] and run["elbow_q"][-1] > START["elbow_q"] and run.power_audit().balanced
    )
    found.wholes["arm"].scene(run, points=Frame("fore", (FORE, 0, 0))).write(folder / "arm_from_file.html")
    print(f"wrote {folder / 'arm_from_file.html'}: with a volt more the arm rises, while it turns")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
