"""An arm of two links, driven by two motors that are one submodel, and held against its weight.

A motor holds still where its torque, through the gear, is that of the weights: its voltage follows from the geometry by
hand. With these voltages the arm stays where it starts. The same model stands in data/arm_with_motors.toml.

    python examples/arm_with_motors.py [folder]
"""

from __future__ import annotations

import sys
from math import cos
from pathlib import Path

import numpy as np

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se


@bg.submodel(ports={"shaft": bg.rotational})
def geared_motor(shaft, *, U, L="2 mH", Ra="0.5 ohm", K="0.08 N*m/A", J="1 kg*cm^2", b="1e-4 N*m*s/rad", n=120):
    i, w = One("i"), One("w")
    coil = Se("source", U) >> i, i >> I("L", L), i >> R("Ra", Ra)
    return *coil, i >> GY("K", K) >> w >> TF("gear", 1 / n) >> shaft, w >> I("J", J), w >> R("b", b)


UPPER, LOWER, MASSES = 0.5, 0.4, (3.0, 2.0)  # m; kg at the elbow and at the hand
VALUES = {"l1": UPPER, "l2": LOWER, "m1": MASSES[0], "m2": MASSES[1], "g": 9.81}
START = {"a1": 0.4, "a2": -0.7}  # of both links, from the horizontal


def holding() -> tuple[float, float]:
    """The voltages at which the weights are held."""
    torques = (sum(MASSES) * 9.81 * UPPER * cos(START["a1"]), MASSES[1] * 9.81 * LOWER * cos(START["a2"]))
    return tuple(0.5 * torque / (120 * 0.08) for torque in torques)


shoulder, elbow = geared_motor("shoulder", U="U1"), geared_motor("elbow", U="U2")
w = One("w", ("w1", "w2"), coordinates=("a1", "a2"))
v = One("v", ("elbow_x", "elbow_y", "hand_x", "hand_y"), frame="inertial")
rows = (
    ("-l1*sin(a1)", "0"),
    ("l1*cos(a1)", "0"),
    ("-l1*sin(a1)", "-l2*sin(a2)"),
    ("l1*cos(a1)", "l2*cos(a2)"),
)
arm = bg.Graph(
    "arm_with_motors",
    shoulder.shaft >> w["w1"],
    elbow.shaft >> w["w2"],
    w >> TF("links", rows) >> v,
    v >> I("m", ("m1", "m1", "m2", "m2")),
    Se("weight", ("0", "-m1*g", "0", "-m2*g")) >> v,
    values=VALUES,
)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    arm.svg(folder / "arm_with_motors.svg", level=1)
    print(f"wrote {folder / 'arm_with_motors.svg'}")
    assert bg.load(Path(__file__).parent / "data" / "arm_with_motors.toml") == arm

    U1, U2 = holding()
    current = {"shoulder.p_L": 2e-3 * U1 / 0.5, "elbow.p_L": 2e-3 * U2 / 0.5}
    run = bg.simulate(arm, t=(0, 1), values={"U1": U1, "U2": U2}, start={**START, **current})
    assert max(np.abs(run[name] - START[name]).max() for name in START) < 1e-6
    print(f"{U1:.3f} V and {U2:.3f} V hold the arm still")

    run = bg.simulate(arm, t=(0, 1), values={"U1": 1.1 * U1, "U2": U2}, start={**START, **current})
    assert run["a1"][-1] > START["a1"] and run.power_audit().balanced
    print(f"a tenth more lifts it by {run['a1'][-1] - START['a1']:.4f} rad in a second")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
