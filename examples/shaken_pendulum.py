"""A pendulum whose pivot is shaken: a prescribed motion is a flow source, and the effort on its bond is what it takes.

The pivot's velocity is part of the generalized velocities, and the source drives that part; the reaction is then simply
there, [004] (45)-(50). It is compared with Newton's law for a bob on a massless rod, which can only push or pull along
itself: F = N (sin(theta), cos(theta)) with N = m ((g + Y'') cos(theta) - l theta'^2).

Shaken fast enough, the pendulum stands on its head. For a small stroke a it then swings about the upright as slowly as
omega^2 = (a w/l)^2/2 - g/l (P. L. Kapitza, 1951; Landau and Lifshitz, Mechanics, section 30).

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/shaken_pendulum.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

f = One("f", coordinates=("X", "Y", "theta"))  # the pivot, and the angle from the upward vertical
bob = One("v", ("vx", "vy"))
to_bob = TF("d_v", ((1, 0, "l*cos(theta)"), (0, 1, "-l*sin(theta)")))
pendulum = bg.Graph(
    "shaken_pendulum",
    Sf("pivot", (0, "-a*w*sin(w*t)")) >> f["X_dot", "Y_dot"],  # Y = a cos(w t)
    f >> to_bob >> bob >> I("m"),
    Se("gravity", (0, "-m*g")) >> bob,
)

VALUES = {"m": 0.1, "l": 0.2, "g": 9.81, "a": 0.01, "w": 2 * np.pi * 60}  # the stroke of a jigsaw, at 60 Hz
START = {"Y": VALUES["a"], "theta": 0.1}
T_END = 3.0


def newton(run: bg.Trajectory) -> np.ndarray:
    """The force of the pivot on the bob, written by hand."""
    m, l, g, a, w = VALUES.values()
    theta, rate = run["theta"], run["theta_dot"]
    N = m * ((g - a * w**2 * np.cos(w * run.t)) * np.cos(theta) - l * rate**2)
    return N[:, None] * np.stack([np.sin(theta), np.cos(theta)], axis=-1)


def slow_frequency(run: bg.Trajectory) -> float:
    """The angular frequency of the slow swing, from its first to its last passage through the vertical."""
    theta = run["theta"]
    before = np.flatnonzero(theta[:-1] * theta[1:] < 0)
    passages = run.t[before] - theta[before] * np.diff(run.t)[before] / np.diff(theta)[before]
    return float(np.pi * (len(passages) - 1) / (passages[-1] - passages[0]))


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pendulum.svg(folder / "shaken_pendulum.svg")
    span = np.linspace(0, T_END, 6001)

    runs = {}
    for form in (bg.forms.kane_velocity, bg.forms.kane_momentum):
        equations = bg.compile(pendulum, form)
        print(equations, "\n")
        run = bg.simulate(equations, span, VALUES, START, method="DOP853", rtol=1e-10, atol=1e-12)
        reaction, largest = run["pivot.e"], np.max(np.abs(newton(run)))
        missed = np.max(np.abs(reaction - newton(run))) / largest
        print(f"reaction at the pivot: up to {largest:.1f} N, {missed:.1e} of it off Newton's law\n")
        assert missed < 1e-11  # rounding: the same state in two formulas
        runs[form.__name__] = run
    apart = np.max(np.abs(runs["kane_velocity"]["theta"] - runs["kane_momentum"]["theta"]))
    assert apart < 1e-6  # 1e-10 a step, over some thousand steps

    still = bg.simulate(pendulum, span, VALUES | {"a": 0.0}, {"theta": START["theta"]})
    assert np.max(np.abs(still["theta"])) > np.pi / 2  # at rest it falls
    assert np.max(np.abs(run["theta"])) < 0.15  # shaken it stands
    _, l, g, a, w = VALUES.values()
    found, kapitza = slow_frequency(run), np.sqrt((a * w / l) ** 2 / 2 - g / l)
    print(f"it stands on its head and swings at {found:.3f} rad/s (Kapitza: {kapitza:.3f})")
    assert abs(found / kapitza - 1) < START["theta"] ** 2  # what is left out is of second order in theta and a/l

    plot(run, still, folder / "shaken_pendulum_run.svg")
    for name in ("shaken_pendulum.svg", "shaken_pendulum_run.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, still: bg.Trajectory, path: Path) -> None:
    """The angle, shaken and not, and the force of the pivot for a few strokes."""
    figure = Figure(figsize=(7, 5), layout="constrained")
    angle, force = figure.subplots(2, 1)
    fall = slice(np.argmax(still["theta"] > 0.5))
    angle.plot(still.t[fall], still["theta"][fall], color="#cc6677", label="pivot at rest")
    angle.plot(run.t, run["theta"], color="#4477aa", linewidth=1, label="pivot shaken")
    angle.set(xlabel="t / s", ylabel="angle from upright / rad", title="A pendulum on its head")
    angle.legend(frameon=False)
    few = run.t < 0.1
    force.plot(run.t[few], run["pivot.e"][few], linewidth=1.2, label=["horizontal", "vertical"])
    force.set(xlabel="t / s", ylabel="force of the pivot / N")
    force.legend(frameon=False, loc="upper right")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
