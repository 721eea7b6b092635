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
from pathlib import Path

import numpy as np
from volterra_cart import Study, tabulate, write

import bondgraph as bg
from bondgraph.elements import Free, Inertia, Link, Mechanism, Revolute, euler_angles

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
VALUES = {
    "m_s": 100.0, "m_p": 10.0, "a": 2.0, "b": 2.0, "c": 2.0,
    "I_xx": 67.0, "I_yy": 67.0, "I_zz": 67.0, "I_xy": 5.0, "I_xz": 2.0, "I_yz": 0.0,
}  # fmt: skip
HINGES = {"gamma1_dot": "gamma1_dot", "gamma2_dot": "gamma2_dot"}
STUDY = Study(
    table=6,
    graph=bg.Graph("plates", *plates),
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
)  # fmt: skip


def main(folder: Path = Path("out")) -> None:
    write(STUDY, tabulate(STUDY), folder)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
