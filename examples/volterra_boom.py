"""A satellite that deploys a boom: the third case study of [000], and its Table 9.

A point mass is pushed out along z, on a boom without mass, by the force (79). Energy is not kept, but energy less the
work W of that force, (80): W is the integral of a power that a sensor measures, and one more state.

All errors here are rounding: 2001 kg move with 2 m/s, and the boom's tip has one kilogram. That they are no larger than
1e-12 is all that can be compared; of momentum along z, which is small from the start, not even that.

Reconstructed: the attitude, and X, Y, Z, are as in volterra_plates.py, of the satellite's centre; the mass is at the
distance l/2 + a + rho from it, and rho(0) = 0.5 as printed. How tables are made is told in volterra_cart.py.

    python examples/volterra_boom.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from volterra_cart import Study, tabulate, write
from volterra_figures import ENERGY, MOMENTUM, Pictures
from volterra_plates import ANGLES, CUBE, GLIDING, PLACE, TENSOR, TURNING, flying, rotation

import bondgraph as bg
from bondgraph.elements import Df, Inertia, Link, Mechanism, MSf, One, Prismatic, Se

hull, tip = Link("hull", "m_s", Inertia(TENSOR)), Link("tip", "m")
satellite = Mechanism("satellite", [hull, tip], [
    flying(hull),
    Prismatic("boom", hull.frame((0, 0, "l/2 + a")), tip, coordinates="rho", velocities="rho_dot"),
])  # fmt: skip
FORCE = "(-0.018*sin(0.089*t) + 0.012*cos(0.0485*t))"  # (79)


def boom_with(torque: tuple[Any, ...] = ()) -> bg.Graph:
    """The boom pushed out, with a torque on the satellite, in its axes, in N m."""
    return bg.Graph(
        "boom",
        *satellite,
        Se("F", FORCE) >> satellite["boom"],
        satellite["boom"] >> Df("speed"),
        MSf("power", f"{FORCE}*speed") >> One("work", coordinates="W"),  # (80)
        *([Se("torque", torque) >> satellite.omega(hull)] if torque else []),
    )


def shape(values: Mapping[str, float], at: Mapping[str, float]) -> dict[str, Any]:
    """The edges of the satellite, and the boom."""
    R, centre, l = rotation(at), np.array([at[name] for name in PLACE]), values["l"]
    boom = np.array([(0, 0, l / 2), (0, 0, l / 2 + values["a"] + at["rho"])])
    return {"satellite": centre + l * CUBE @ R.T, "boom": centre + boom @ R.T}


VALUES = {
    "m_s": 2000.0, "m": 1.0, "l": 2.5, "a": 0.5,
    "I_xx": 1400.0, "I_yy": 900.0, "I_zz": 1100.0, "I_xy": 5.0, "I_xz": 8.0, "I_yz": 3.0,
}  # fmt: skip
STUDY = Study(
    table=9,
    graph=boom_with(),
    u={**TURNING, "rho_dot": "rho_dot", **GLIDING},  # (78)
    u_NI={**TURNING, "rho_dot": "rho_dot"},
    values=VALUES,
    start={
        "psi": np.pi / 8, "theta": np.pi / 12, "phi": 0.08, "rho": 0.5, "X": 0, "Y": 0, "Z": 0,
        "psi_dot": -0.1, "theta_dot": 0.05, "phi_dot": -0.05, "rho_dot": 0, "X_dot": 2, "Y_dot": 1, "Z_dot": 0,
    },
    step=0.1,
    printed={
        "state variables": (15, 15, 15, 12),
        "equations": (7, 7, 7, 4),
        "CPU time (s)": (0.59, 0.53, 0.50, 0.48),
        "energy": (6.31e-14, 6.18e-14, 5.01e-14, 7.91e-15),
        "momentum along x": (3.23e-14, 3.75e-14, 3.74e-14, 0),
    },
    pictures=Pictures(
        drifts={ENERGY: 13, MOMENTUM: 14},
        coordinates=15,
        snapshots=16,
        panels=((ANGLES, "rad"), (("rho",), "m"), (PLACE, "m")),
        times=(0, 10, 20, 30, 40, 50),
        shape=shape,
    ),
)  # fmt: skip


def main(folder: Path = Path("out")) -> None:
    write(STUDY, tabulate(STUDY), folder)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
