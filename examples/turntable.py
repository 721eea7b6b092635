"""A ball rolls on a driven turntable, and goes round a circle of its own at 2/7 of the table's rate.

The generalized velocities are the ball's angular velocity in inertial axes and the table's rate W. Without slip the
ball's lowest point moves as the table does there, so that its centre moves with

    X' = r w_y - W Y,   Y' = -r w_x + W X:

partial velocities that depend on where the ball is. Its attitude matters to nothing and has no coordinates. A motor
turns the table: a flow source on W, whose effort is the moment it takes to keep the table turning, [004] (48).

With the moment of inertia c m r^2 of the ball, the velocity of its centre turns at the rate c/(1 + c) W (J. A. Burns,
Am. J. Phys. 49, 56, 1981): 2/7 W for a solid ball, 2/5 W for a hollow one. The friction is then known too, and with it
the motor's moment: (X Y'' - Y X'') m = c/(1 + c) W m d/dt (X^2 + Y^2)/2.

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/turntable.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf

f = One("f", ("w_x", "w_y", "w_z", "W"))
q_dot = One("q_dot", coordinates=("X", "Y", "psi"))  # the ball's centre, and the table's angle
rolling = ("0", "r", "0", "-Y"), ("-r", "0", "0", "X")
table = bg.Graph(
    "turntable",
    Sf("motor", "W0") >> f["W"],
    f >> TF("Q", (*rolling, (0, 0, 0, 1))) >> q_dot,
    f >> TF("d_v", rolling) >> One("v", ("v_x", "v_y")) >> I("m"),
    f["w_x", "w_y", "w_z"] >> I("J", ("c*m*r**2", "c*m*r**2", "c*m*r**2")),
    f["W"] >> I("J_table"),
)

VALUES = {"m": 0.17, "r": 0.0285, "W0": 2 * np.pi / 3, "J_table": 0.5}  # a billiard ball; a turn in three seconds
START = {"X": 0.3, "Y": 0.1, "w_x": 4.0, "w_y": -2.0, "w_z": 1.0}
BALLS = {"solid": 2 / 5, "hollow": 2 / 3}
SPAN = np.linspace(0, 21, 2101)
FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def closed_form(c: float) -> tuple[np.ndarray, np.ndarray]:
    """The centre as X + i Y, and the motor's moment."""
    m, r, W, _ = VALUES.values()
    z0 = START["X"] + 1j * START["Y"]
    v0 = r * (START["w_y"] - 1j * START["w_x"]) + 1j * W * z0
    n = c / (1 + c) * W
    v = v0 * np.exp(1j * n * SPAN)
    z = z0 + (v - v0) / (1j * n)
    return z, m * n * np.real(np.conj(z) * v)


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    table.svg(folder / "turntable_unreduced.svg")
    reduced = bg.reduce(table)
    assert [e.kind for e in reduced.elements.values() if e.role == "store"] == ["NIC"]
    reduced.svg(folder / "turntable_reduced.svg")
    compiled = {form.__name__: bg.compile(table, form) for form in FORMS}
    print(f"(48) the motor's moment is {compiled['kane_velocity'].reaction('motor')}\n")

    print(f"{'ball':<8}{'form':<22}{'rate of the circle':>20}{'off the circle':>16}{'motor, up to':>15}{'off by':>13}")
    runs = {}
    for ball, c in BALLS.items():
        z, moment = closed_form(c)
        for name, equations in compiled.items():
            run = bg.simulate(equations, SPAN, VALUES | {"c": c}, START, method="DOP853", rtol=1e-11, atol=1e-12)
            v = run["X_dot"] + 1j * run["Y_dot"]
            heading = np.unwrap(np.angle(v))
            turns = (heading[-1] - heading[0]) / SPAN[-1] / VALUES["W0"]
            off, missed = np.max(np.abs(run["X"] + 1j * run["Y"] - z)), np.max(np.abs(run["motor.e"] - moment))
            largest = np.max(np.abs(moment))
            print(f"{ball:<8}{name:<22}{turns:>18.9f} W{off:>14.1e} m{largest:>11.5f} N m{missed:>9.1e} N m")
            assert abs(turns - c / (1 + c)) < 1e-9
            assert off < 1e-8 and missed < 1e-8
            runs[ball] = run
    plot(runs, folder / "turntable_paths.svg")
    for name in ("turntable_unreduced.svg", "turntable_reduced.svg", "turntable_paths.svg"):
        print("wrote", folder / name)


def plot(runs: dict[str, bg.Trajectory], path: Path) -> None:
    """The circles in the room, and the same as drawn by the ball on the table."""
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    room, turning = figure.subplots(1, 2)
    for (ball, run), color in zip(runs.items(), ("#4477aa", "#cc6677"), strict=True):
        z = run["X"] + 1j * run["Y"]
        on_table = z * np.exp(-1j * run["psi"])
        room.plot(z.real, z.imag, color=color, linewidth=1.4, label=ball)
        turning.plot(on_table.real, on_table.imag, color=color, linewidth=1.0)
    room.plot(0, 0, "+", color="black")
    turning.plot(0, 0, "+", color="black")
    room.set(aspect="equal", xlabel="X / m", ylabel="Y / m", title="seen from the room")
    turning.set(aspect="equal", xlabel="x / m", ylabel="y / m", title="drawn on the table")
    room.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
