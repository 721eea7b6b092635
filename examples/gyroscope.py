"""A rate gyroscope: a driven gimbal, a sprung one, and a wheel that keeps what it has.

The outer gimbal turns with the vehicle at W(t), by a flow source; the inner one, on an axis across, is held by a spring
and a damper; the wheel spins freely, its axis in the inner gimbal. f are the rates of these three angles, alpha, beta
and gamma. The wheel's own momentum h = C (gamma' + W sin(beta)) is kept, and what remains is

    (A + G) beta'' = W h cos(beta) - A W^2 sin(beta) cos(beta) - k beta - b beta',

A and C the wheel's inertias across and along, G that of the inner gimbal: run by hand beside the graph. Under a steady
W the inner gimbal comes to rest where the right side vanishes, nearly at h W/k: that is how an aircraft reads its rate
of turn. What turns the vehicle feels d/dt (A W cos^2(beta) + h sin(beta)), the effort on the source's bond.

    python examples/gyroscope.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Sf

f = One("f", coordinates=("alpha", "beta", "gamma"))
# Axes of the inner gimbal: along its own axis, along the wheel's, and across both.
gimbal = (0, 1, 0), ("sin(beta)", 0, 0), ("cos(beta)", 0, 0)
Omega = One("Omega", 3)
wheel = One("omega", 3, frame="Omega")
gyroscope = bg.Graph(
    "gyroscope",
    Sf("vehicle", "W0 + W1*sin(n*t)") >> f["alpha_dot"],
    f >> TF("d_Omega", gimbal) >> Omega,
    f >> TF("d_omega", (gimbal[0], ("sin(beta)", 0, 1), gimbal[2])) >> wheel >> I("J", ("A", "C", "A")),
    f["beta_dot"] >> I("G"),
    f["beta_dot"] >> C("spring", effort="k*beta"),
    f["beta_dot"] >> R("b"),
)

VALUES = {"A": 2.2e-5, "C": 3.6e-5, "G": 0.6e-5, "k": 0.35, "b": 2.4e-3, "W0": 0.5, "W1": 0.0, "n": 25.0}
SPIN = 1200.0  # rad/s, before anything turns
SPAN = np.linspace(0, 0.6, 1201)
FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def by_hand(values: dict[str, float]) -> tuple[np.ndarray, np.ndarray]:
    """beta, and the moment on the outer gimbal."""
    A, C_, G, k, b, W0, W1, n = values.values()
    h = C_ * SPIN  # beta = 0 at the start

    def driven(t: np.ndarray | float) -> np.ndarray:
        return np.asarray(W0 + W1 * np.sin(n * t))

    def law(t: float, y: np.ndarray) -> list[float]:
        beta, rate = y
        W = float(driven(t))
        moment = W * h * np.cos(beta) - A * W**2 * np.sin(beta) * np.cos(beta) - k * beta - b * rate
        return [rate, moment / (A + G)]

    beta, rate = solve_ivp(law, SPAN[[0, -1]], [0.0, 0.0], "DOP853", SPAN, rtol=1e-11, atol=1e-13).y
    W, W_dot, cosine = driven(SPAN), W1 * n * np.cos(n * SPAN), np.cos(beta)
    return beta, A * W_dot * cosine**2 + (h - 2 * A * W * np.sin(beta)) * cosine * rate


def at_rest(W: float) -> float:
    """Where the inner gimbal stays under a steady rate."""
    h = VALUES["C"] * SPIN
    return float(
        brentq(lambda x: W * h * np.cos(x) - VALUES["A"] * W**2 * np.sin(x) * np.cos(x) - VALUES["k"] * x, -1.5, 1.5)
    )


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    gyroscope.svg(folder / "gyroscope_unreduced.svg")
    ic = bg.reduce(gyroscope)
    assert [e.kind for e in ic.elements.values() if e.kind in ("IC", "NIC")] == ["IC"]
    ic.svg(folder / "gyroscope_reduced.svg")
    compiled = {form.__name__: bg.compile(gyroscope, form) for form in FORMS}

    print(f"{'rate of turn / (rad/s)':>22}{'settles at / rad':>20}{'equilibrium':>14}{'h W/k':>12}")
    for W in (0.05, 0.5, 2.0):
        start = {"gamma_dot": SPIN}
        run = bg.simulate(compiled["kane_momentum"], SPAN, VALUES | {"W0": W}, start, rtol=1e-10, atol=1e-12)
        print(f"{W:>22.2f}{run['beta'][-1]:>20.8f}{at_rest(W):>14.8f}{VALUES['C'] * SPIN * W / VALUES['k']:>12.6f}")
        assert abs(run["beta"][-1] - at_rest(W)) < 1e-7

    values = VALUES | {"W0": 0.2, "W1": 1.0}
    beta, moment = by_hand(values)
    largest = np.max(np.abs(moment))
    print(f"\n{'form':<22}{'beta off by':>16}{'moment up to':>17}{'off by':>16}{'h kept to':>12}")
    for name, equations in compiled.items():
        run = bg.simulate(equations, SPAN, values, {"gamma_dot": SPIN}, method="DOP853", rtol=1e-11, atol=1e-13)
        off, missed = np.max(np.abs(run["beta"] - beta)), np.max(np.abs(run["vehicle.e"] - moment))
        h = values["C"] * (run["gamma_dot"] + run["alpha_dot"] * np.sin(run["beta"]))
        kept = np.ptp(h) / h[0]
        print(f"{name:<22}{off:>12.1e} rad{largest:>13.5f} N m{missed:>12.1e} N m{kept:>12.1e}")
        assert off < 1e-9 and missed < 1e-8 * largest and kept < 1e-10
    plot(run, folder / "gyroscope_run.svg")
    for name in ("gyroscope_unreduced.svg", "gyroscope_reduced.svg", "gyroscope_run.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    """What the instrument shows, and what it should."""
    figure = Figure(figsize=(7, 3.4), layout="constrained")
    axes = figure.subplots()
    axes.plot(run.t, run["alpha_dot"], color="#bbbbbb", linewidth=3, label="rate of turn")
    shown = run["beta"] * VALUES["k"] / (VALUES["C"] * SPIN)
    axes.plot(run.t, shown, color="#4477aa", linewidth=1.2, label="k beta/h")
    axes.set(xlabel="t / s", ylabel="rad/s", title="A rate gyroscope follows its vehicle")
    axes.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
