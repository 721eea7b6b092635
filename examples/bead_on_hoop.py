"""A bead on a hoop that a motor spins about its upright diameter: where it stays, and what the motor feels.

Below W^2 = g/r the bead stays at the bottom; above, the bottom is unstable, and the bead stays where cos(theta) is
g/(r W^2), and swings there with the frequency W sin(theta). The hoop's rate is driven: a flow source on part of
f = q_dot. While the bead moves, the motor must speed it up and slow it down: the effort on the source's bond is

    J_hoop W' + m r^2 (W' sin(theta) + 2 W cos(theta) theta') sin(theta).

    python examples/bead_on_hoop.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One, R, Se, Sf

f = One("f", coordinates=("psi", "theta"))  # the hoop's angle; the bead's, from the bottom
Omega = One("Omega", 3)  # the hoop's rate, about the upright axis
bead = One("v", 3, frame="Omega")  # the bead's velocity in axes that turn with the hoop: outwards, across, up
hoop = bg.Graph(
    "bead_on_hoop",
    Sf("motor", "W0 + a*t") >> f["psi_dot"],
    f >> TF("d_Omega", ((0, 0), (0, 0), (1, 0))) >> Omega,
    f >> TF("d_v", ((0, "r*cos(theta)"), ("r*sin(theta)", 0), (0, "r*sin(theta)"))) >> bead >> I("m"),
    f["psi_dot"] >> I("J_hoop"),
    f["theta_dot"] >> R("b"),
    Se("gravity", "-m*g*r*sin(theta)") >> f["theta_dot"],
)

VALUES = {"m": 0.02, "r": 0.15, "g": 9.81, "J_hoop": 4e-4, "W0": 12.0, "a": 0.0, "b": 0.0}
CRITICAL = float(np.sqrt(VALUES["g"] / VALUES["r"]))
FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def stays(W: float) -> float:
    """The stable angle."""
    return float(np.arccos(min(1.0, (CRITICAL / W) ** 2)))


def settled() -> None:
    """With a little friction the bead finds its place, for every rate of the hoop."""
    equations = bg.compile(hoop, bg.forms.kane_momentum)
    print(f"critical rate {CRITICAL:.3f} rad/s\n{'W / rad/s':>10}{'settles at':>14}{'arccos(g/(r W^2))':>20}")
    for W in (5.0, 7.0, 9.0, 12.0, 20.0):
        run = bg.simulate(equations, (0, 30), VALUES | {"W0": W, "b": 1e-3}, {"theta": 0.2}, rtol=1e-10)
        print(f"{W:>10.1f}{run['theta'][-1]:>14.8f}{stays(W):>20.8f}")
        assert abs(run["theta"][-1] - stays(W)) < 1e-6
        assert abs(run["motor.e"][-1]) < 1e-6  # at rest on a steady hoop the bead asks for nothing


def swings() -> None:
    """Small swings about that place, by the times at which the bead passes it upwards."""
    place, W = stays(VALUES["W0"]), VALUES["W0"]
    span, away = np.linspace(0, 10, 20001), 1e-3
    run = bg.simulate(hoop, span, VALUES, {"theta": place + away}, method="DOP853", rtol=1e-11, atol=1e-13)
    x = run["theta"] - place
    k = np.flatnonzero((x[:-1] < 0) & (x[1:] >= 0))
    passes = span[k] - x[k] * (span[1] - span[0]) / (x[k + 1] - x[k])
    found, expected = 2 * np.pi / np.mean(np.diff(passes)), W * np.sin(place)
    print(f"\nswings about it at {found:.6f} rad/s, W sin(theta) = {expected:.6f} rad/s")
    assert abs(found / expected - 1) < 10 * away**2 / np.sin(place) ** 2 + 1e-7  # what is left out is of second order


def reaction() -> bg.Trajectory:
    """The hoop is spun up through the critical rate: the motor's torque against the formula above."""
    values = VALUES | {"W0": 2.0, "a": 3.0}
    span = np.linspace(0, 4, 2001)
    print(f"\n{'form':<22}{'motor, up to':>16}{'off the formula by':>21}")
    for form in FORMS:
        run = bg.simulate(bg.compile(hoop, form), span, values, {"theta": 0.3}, method="DOP853", rtol=1e-11, atol=1e-13)
        theta, rate, W = run["theta"], run["theta_dot"], values["W0"] + values["a"] * span
        bead_takes = (values["a"] * np.sin(theta) + 2 * W * np.cos(theta) * rate) * np.sin(theta)
        torque = values["J_hoop"] * values["a"] + values["m"] * values["r"] ** 2 * bead_takes
        off, largest = np.max(np.abs(run["motor.e"] - torque)), np.max(np.abs(torque))
        print(f"{form.__name__:<22}{largest:>12.6f} N m{off:>17.1e} N m")
        assert off < 1e-12 * largest  # rounding: the same state in two formulas
    return run


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    hoop.svg(folder / "bead_unreduced.svg")
    ic = bg.reduce(hoop)
    assert [e.kind for e in ic.elements.values() if e.kind in ("IC", "NIC")] == ["IC"]
    ic.svg(folder / "bead_reduced.svg")
    settled()
    swings()
    plot(reaction(), folder / "bead_spun_up.svg")
    for name in ("bead_unreduced.svg", "bead_reduced.svg", "bead_spun_up.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(7, 4.4), layout="constrained")
    angle, torque = figure.subplots(2, 1, sharex=True)
    W = run["psi_dot"]
    angle.plot(W, [stays(x) for x in W], color="#bbbbbb", linewidth=3, label="stable place")
    angle.plot(W, run["theta"], color="#4477aa", linewidth=1, label="bead")
    angle.set(ylabel="theta / rad", title="A hoop spun up through the critical rate")
    angle.legend(frameon=False)
    torque.plot(W, run["motor.e"] * 1e3, color="#cc6677", linewidth=1)
    torque.set(xlabel="rate of the hoop / (rad/s)", ylabel="motor / mN m")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
