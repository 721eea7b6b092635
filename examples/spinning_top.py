"""A top in space: a page on which it spins, to be looked at from all sides, with the force at its tip.

A top whose tip is held, given by its mass, its inertia and a ball joint. Nothing is derived by hand. Along the run
three things are kept that Lagrange's solution rests on (Goldstein, Classical Mechanics, section 5.7): the energy, the
spin about its own axis, and the angular momentum about the vertical.

    python examples/spinning_top.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import bondgraph as bg
from bondgraph.elements import Box, Cylinder, Link, Mechanism, Spherical, euler_parameters, stroboscope

VALUES = {"A": 3.0e-3, "C": 8.0e-4, "m": 0.5, "h": 0.1}
"""Inertias about the mass centre, across the axis and along it; the mass, and its height above the tip."""
LEAN, SPIN = 0.5, 120.0

disc = Cylinder(0.06, 0.02, place=(0, 0, "h"))
axle = Cylinder(0.006, 0.16, place=(0, 0, 0.08))
mark = Box((0.02, 0.02, 0.022), place=(0.045, 0, "h"), color="#f2f2f2")
body = Link("body", "m", ("A", "A", "C"), centre=(0, 0, "h"), visual=[disc, axle, mark])
tip = Spherical("tip", "ground", body, euler_parameters(("e0", "e1", "e2", "e3")))
top = Mechanism("spinning_top", [body], [tip], gravity=(0, 0, -9.81))
END = body.frame((0, 0, 0.16))


def kept(run: bg.Trajectory) -> dict[str, np.ndarray]:
    """The energy, the spin, and the angular momentum about the vertical."""
    A, C, m, h = VALUES.values()
    e0, e1, e2, e3 = (run[f"e{k}"] for k in range(4))
    w = np.stack([run[f"tip_w{axis}"] for axis in "xyz"])
    up = np.stack([2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), e0**2 - e1**2 - e2**2 + e3**2])  # in body axes
    L = np.array([[A + m * h**2], [A + m * h**2], [C]]) * w
    return {
        "energy": (L * w).sum(axis=0) / 2 + m * 9.81 * h * up[2],
        "spin": w[2],
        "momentum about the vertical": (L * up).sum(axis=0),
    }


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    start = {"e0": np.cos(LEAN / 2), "e1": np.sin(LEAN / 2), "tip_wz": SPIN}
    run = bg.simulate(bg.Graph("spinning_top", *top), (0, 3), VALUES, start, rtol=1e-10, atol=1e-10)
    for name, course in kept(run).items():
        strays = np.ptp(course) / abs(course[0])
        print(f"{name:<30}{course[0]:>12.6g}, kept to {strays:.0e}")
        assert strays < 1e-7

    scene = top.scene(run, points=END, forces=["tip"])
    (force,) = scene.arrows
    scene.write(folder / "spinning_top.html")
    stroboscope(top, run, count=3, points=END, view="3d").savefig(folder / "spinning_top.svg")
    strength, weight = np.linalg.norm(force.vector, axis=1), VALUES["m"] * 9.81
    print(f"force at the tip: {strength.min():.2f} to {strength.max():.2f} N; weight: {weight:.2f} N")
    assert strength.min() < weight < strength.max()
    for name in ("spinning_top.html", "spinning_top.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
