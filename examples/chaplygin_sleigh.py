"""Chaplygin's sleigh: a body on a knife edge, which slides along its blade and turns, and never goes sideways.

The centre of mass lies `a` ahead of the blade. The speed v along the blade and the rate of turning omega are all there
is to know: two generalized velocities for three coordinates, a nonholonomic system. Energy is kept, and yet the sleigh
turns round until its mass is in front, and then runs straight for ever. The graph gives

    m v' = m a omega^2,   (J + m a^2) omega' = -m a v omega

(Neimark and Fufaev, Dynamics of Nonholonomic Systems, AMS 1972), which, with k^2 = a^2 + J/m, are solved by

    v = V tanh(s),   omega = V/k sech(s),   psi = k/a gd(s),   s = a V (t - t0)/k^2,   gd(s) = 2 atan(tanh(s/2)):

from the far past to the far future the sleigh turns by pi k/a.

    python examples/chaplygin_sleigh.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One

f = One("f", ("v", "omega"))
q_dot = One("q_dot", coordinates=("x", "y", "psi"))
Q = TF("Q", (("cos(psi)", 0), ("sin(psi)", 0), (0, 1)))  # the blade goes where it points
centre = One("v_G", 2)
to_centre = TF("V", (("cos(psi)", "-a*sin(psi)"), ("sin(psi)", "a*cos(psi)")))  # in inertial axes

sleigh = bg.Graph(
    "chaplygin_sleigh",
    f >> Q >> q_dot,
    f >> to_centre >> centre >> I("m"),
    f["omega"] >> I("J"),
)

VALUES = {"m": 2.0, "J": 0.16, "a": 0.1}  # k = 3 a: one turn and a half
V, T0 = 0.5, 5.0  # the speed in the end, and the instant of the cusp
T_END = 10.0


def closed_form(t: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """v, omega and psi (counted from the instant of the cusp)."""
    a, k = VALUES["a"], np.sqrt(VALUES["a"] ** 2 + VALUES["J"] / VALUES["m"])
    s = a * V * (t - T0) / k**2
    return V * np.tanh(s), V / k / np.cosh(s), k / a * 2 * np.arctan(np.tanh(s / 2))


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nic = bg.reduce(sleigh)
    sleigh.svg(folder / "sleigh_unreduced.svg")
    nic.svg(folder / "sleigh_reduced.svg")
    equations = bg.compile(nic)
    print(equations)

    v0, omega0, psi0 = (float(x) for x in closed_form(np.array(0.0)))
    run = bg.simulate(
        equations, (0, T_END), VALUES, {"v": v0, "omega": omega0, "psi": psi0}, method="DOP853", rtol=1e-10, atol=1e-12
    )

    exact = dict(zip(("v", "omega", "psi"), closed_form(run.t), strict=True))
    errors = {name: float(np.max(np.abs(run[name] - exact[name]))) for name in exact}
    print("largest distance from the closed form:", ", ".join(f"{n} {e:.1e}" for n, e in errors.items()))
    assert max(errors.values()) < 1e-7
    energy = run["T.energy"]
    assert np.ptp(energy) < 1e-7 * energy[0]

    plot(run, folder / "sleigh_path.svg")
    for name in ("sleigh_unreduced.svg", "sleigh_reduced.svg", "sleigh_path.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    """The blade's path: backwards into the cusp, forwards out of it."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot(run["x"], run["y"], color="#4477aa", linewidth=1.6, label="blade")
    x, y, psi, a = run["x"], run["y"], run["psi"], VALUES["a"]
    axes.plot(x + a * np.cos(psi), y + a * np.sin(psi), color="#cc6677", linewidth=0.8, label="centre of mass")
    now, along = slice(None, None, 25), np.array([[0], [a]])
    axes.plot(x[now] + along * np.cos(psi[now]), y[now] + along * np.sin(psi[now]), color="#bbbbbb", linewidth=0.8)
    axes.set(aspect="equal", xlabel="x / m", ylabel="y / m", title="Chaplygin's sleigh, seen from above")
    axes.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
