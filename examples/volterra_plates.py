"""Three bodies in space: the second case study of [000], and its Table 6.

A satellite with two plates on hinges, no force on it and no motor running. X, Y, Z are ignorable: three momenta are
kept, and the reduced form (64) has five equations in place of eight. Quasi-velocities are the middle body's angular
velocity in its own axes, and the rates of all other coordinates, (74).

The figures of [000] are lost. Reconstructed so that the table is met: the attitude is Rz(psi) Ry(theta) Rx(phi); X, Y,
Z are of the middle body's centre; the plates lie on its faces y = -b/2 and y = b/2 where gamma = 0, hinged at the edges
x = a/2, along z, and open outwards. How tables are made and what they can show is told in volterra_cart.py.

    python examples/volterra_plates.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from volterra_cart import Study, tabulate, write
from volterra_figures import ENERGY, MOMENTUM, Pictures

import bondgraph as bg
from bondgraph.elements import Free, Inertia, Link, Mechanism, Revolute, Se, euler_angles

TENSOR = ("I_xx", "-I_xy", "-I_xz"), ("-I_xy", "I_yy", "-I_yz"), ("-I_xz", "-I_yz", "I_zz")  # (75)
ANGLES, PLACE = ("psi", "theta", "phi"), ("X", "Y", "Z")
TURNING = {
    "w_x": "phi_dot - psi_dot*sin(theta)",
    "w_y": "theta_dot*cos(phi) + psi_dot*cos(theta)*sin(phi)",
    "w_z": "-theta_dot*sin(phi) + psi_dot*cos(theta)*cos(phi)",
}
GLIDING = {f"{x}_dot": f"{x}_dot" for x in PLACE}


def flying(body: Link) -> Free:
    """The joint of what nothing holds, its velocities the rates of its coordinates."""
    names = tuple(f"{x}_dot" for x in (*PLACE, *ANGLES))
    attitude = euler_angles("zyx", ANGLES)
    return Free("flight", "ground", body, attitude, rates="coordinates", position=PLACE, velocities=names)


middle = Link("middle", "m_s", Inertia(TENSOR))
sheet = "m_p*b**2/12", "m_p*(b**2 + c**2)/12", "m_p*c**2/12"
first, second = (Link(name, "m_p", sheet, centre=("-c/2", 0, 0)) for name in ("first", "second"))
plates = Mechanism("plates", [middle, first, second], [
    flying(middle),
    Revolute("A", middle.frame(("a/2", "-b/2", 0)), first, "z", coordinates="gamma1", velocities="gamma1_dot"),
    Revolute("B", middle.frame(("a/2", "b/2", 0)), second, (0, 0, -1), coordinates="gamma2", velocities="gamma2_dot"),
])  # fmt: skip


def plates_with(torque: tuple[Any, ...] = (), motors: Mapping[str, str] | None = None) -> bg.Graph:
    """The plates with a torque on the middle body, in its axes, and motors on hinges, A and B by name, in N m."""
    on_body = [Se("torque", torque) >> plates.omega(middle)] if torque else []
    on_hinges = [Se(f"tau_{hinge}", motor) >> plates[hinge] for hinge, motor in (motors or {}).items()]
    return bg.Graph("plates", *plates, *on_body, *on_hinges)


def rotation(at: Mapping[str, float]) -> Any:
    """Rz(psi) Ry(theta) Rx(phi)."""
    (sz, cz), (sy, cy), (sx, cx) = ((np.sin(at[name]), np.cos(at[name])) for name in ANGLES)
    return (
        np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
        @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
        @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    )


ROUND = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
UPRIGHT = [(1, -1, 1), (1, -1, -1), (1, 1, -1), (1, 1, 1), (-1, 1, 1), (-1, 1, -1)]
CUBE = np.array([*((x, y, z) for z in (-1, 1) for x, y in ROUND), *UPRIGHT]) / 2
"""All edges of a cube in one line."""


def shape(values: Mapping[str, float], at: Mapping[str, float]) -> dict[str, Any]:
    """The edges of the body and of the plates."""
    R, centre = rotation(at), np.array([at[name] for name in PLACE])
    a, b, c = (values[name] for name in "abc")
    sheet = np.array([(0, 0, -b / 2), (0, 0, b / 2), (-c, 0, b / 2), (-c, 0, -b / 2), (0, 0, -b / 2)])
    found = {"middle": centre + CUBE * (a, b, a) @ R.T}
    for name, side, angle in (("first", -1, at["gamma1"]), ("second", 1, -at["gamma2"])):
        turned = R @ rotation({"psi": angle, "theta": 0.0, "phi": 0.0})
        found[name] = centre + R @ (a / 2, side * b / 2, 0) + sheet @ turned.T
    return found


VALUES = {
    "m_s": 100.0, "m_p": 10.0, "a": 2.0, "b": 2.0, "c": 2.0,
    "I_xx": 67.0, "I_yy": 67.0, "I_zz": 67.0, "I_xy": 5.0, "I_xz": 2.0, "I_yz": 0.0,
}  # fmt: skip
HINGES = {"gamma1_dot": "gamma1_dot", "gamma2_dot": "gamma2_dot"}
STUDY = Study(
    table=6,
    graph=plates_with(),
    u={**TURNING, **HINGES, **GLIDING},  # (74)
    u_NI={**TURNING, **HINGES},
    values=VALUES,
    start={
        "psi": np.pi / 10, "theta": np.pi / 6, "phi": 0.03, "X": 3, "Y": 3, "Z": 9,
        "psi_dot": 0.3, "theta_dot": 0, "phi_dot": -0.3, "gamma1_dot": 0, "gamma2_dot": 0.2,
        "X_dot": 0.1, "Y_dot": -0.3, "Z_dot": -0.4,
    },
    step=0.1,
    printed={
        "state variables": (16, 16, 16, 13),
        "equations": (8, 8, 8, 5),
        "CPU time (s)": (1.1, 0.99, 0.68, 0.67),
        "energy": (2.96e-7, 2.96e-7, 9.10e-9, 6.36e-9),
        "momentum along x": (1.55e-6, 1.55e-6, 3.75e-8, 0),
    },
    pictures=Pictures(
        drifts={ENERGY: 8, MOMENTUM: 9},
        coordinates=10,
        snapshots=11,
        panels=((ANGLES, "rad"), (("gamma1", "gamma2"), "rad"), (PLACE, "m")),
        times=(0, 5, 10, 20, 35, 50),
        shape=shape,
    ),
)  # fmt: skip


def main(folder: Path = Path("out")) -> None:
    write(STUDY, tabulate(STUDY), folder)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
