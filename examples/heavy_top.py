"""A heavy top whose spin is driven by a motor: steady precession, and the torque the motor must give.

A gyroscope wheel on a light arm, its foot fixed: Euler's angles psi (precession), theta (from the upward vertical), phi
(spin of the wheel against the arm). The motor between arm and wheel is a flow source on phi_dot, and its torque the
effort on that bond, [004] (48). The inertias stand on axes that lean but do not spin.

Spun steadily at s, the top may precess at constant theta with either root of

    (A - C) cos(theta) psi_dot^2 - C s psi_dot + m g l = 0,

and the motor then idles (Goldstein, Classical Mechanics, section 5.7, where w3 = s + cos(theta) psi_dot). Spun
unsteadily, p_psi = A sin^2(theta) psi_dot + C (s + cos(theta) psi_dot) cos(theta) is still kept, so that one equation
for theta remains; the motor's torque is C d/dt (s + cos(theta) psi_dot). That is run by hand beside the graph.

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/heavy_top.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

f = One("f", coordinates=("psi", "theta", "phi"))
Omega = One("Omega", 3)  # of axes that lean with the top: along the node, across, along the arm
omega = One("omega", 3, frame="Omega")  # of the wheel, in these axes
leaning = ("0", "1", "0"), ("sin(theta)", "0", "0"), ("cos(theta)", "0", "0")
top = bg.Graph(
    "heavy_top",
    Sf("motor", "s0 + s1*sin(n*t)") >> f["phi_dot"],
    f >> TF("d_Omega", leaning) >> Omega,
    f >> TF("d_omega", (*leaning[:2], ("cos(theta)", 0, 1))) >> omega >> I("J", ("A", "A", "C")),
    Se("gravity", "m*g*l*sin(theta)") >> f["theta_dot"],
)

VALUES = {"A": 6.0e-3, "C": 1.2e-3, "m": 0.5, "g": 9.81, "l": 0.1, "s0": 150.0, "s1": 20.0, "n": 4.0}
THETA = 1.1
SPAN = np.linspace(0, 4, 1601)
FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def steady() -> tuple[float, float]:
    """The slow and the fast rate of precession at THETA."""
    A, C, m, g, l, s, *_ = VALUES.values()
    slow, fast = sorted(np.roots([(A - C) * np.cos(THETA), -C * s, m * g * l]).real)
    return float(slow), float(fast)


def by_hand(psi_dot: float) -> tuple[np.ndarray, np.ndarray]:
    """theta from rest at THETA, and the motor's torque, from p_psi and one equation of the second order."""
    A, C, m, g, l, s0, s1, n = VALUES.values()
    p = A * np.sin(THETA) ** 2 * psi_dot + C * (s0 + np.cos(THETA) * psi_dot) * np.cos(THETA)

    def rates(t: float, theta: float) -> tuple[float, float, float, float]:
        s, inertia = s0 + s1 * np.sin(n * t), A * np.sin(theta) ** 2 + C * np.cos(theta) ** 2
        return s, inertia, (p - C * s * np.cos(theta)) / inertia, s1 * n * np.cos(n * t)

    def law(t: float, y: np.ndarray) -> list[float]:
        theta, theta_dot = y
        s, _, precession, _ = rates(t, theta)
        spin = s + precession * np.cos(theta)
        moment = (A * precession * np.cos(theta) - C * spin) * precession * np.sin(theta) + m * g * l * np.sin(theta)
        return [theta_dot, moment / A]

    solved = solve_ivp(law, SPAN[[0, -1]], [THETA, 0.0], "DOP853", SPAN, rtol=1e-11, atol=1e-12)
    theta, theta_dot = solved.y
    s, inertia, precession, s_dot = rates(SPAN, theta)
    sine, cosine = np.sin(theta), np.cos(theta)
    inertia_dot = 2 * (A - C) * sine * cosine * theta_dot
    precession_dot = (-C * s_dot * cosine + C * s * sine * theta_dot - precession * inertia_dot) / inertia
    return theta, C * (s_dot + precession_dot * cosine - precession * sine * theta_dot)


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    top.svg(folder / "heavy_top_unreduced.svg")
    bg.reduce(top).svg(folder / "heavy_top_reduced.svg")
    compiled = {form.__name__: bg.compile(top, form) for form in FORMS}

    print(f"{'steady precession':<22}{'psi_dot':>14}{'theta strays by':>17}{'torque up to':>17}")
    for rate in steady():
        for name, equations in compiled.items():
            start = {"theta": THETA, "psi_dot": rate}
            run = bg.simulate(
                equations, SPAN[:401], VALUES | {"s1": 0.0}, start, method="DOP853", rtol=1e-11, atol=1e-13
            )
            strays, torque = np.max(np.abs(run["theta"] - THETA)), np.max(np.abs(run["motor.e"]))
            print(f"{name:<22}{rate:>8.3f} rad/s{strays:>13.1e} rad{torque:>13.1e} N m")
            assert strays < 1e-9 and torque < 1e-9
            assert np.max(np.abs(run["psi"] - rate * run.t)) < 1e-8

    print(f"\n{'unsteady spin':<22}{'off by':>14}{'torque up to':>17}{'off by':>17}")
    slow, _ = steady()
    theta, torque = by_hand(slow)
    for name, equations in compiled.items():
        run = bg.simulate(
            equations, SPAN, VALUES, {"theta": THETA, "psi_dot": slow}, method="DOP853", rtol=1e-11, atol=1e-13
        )
        off, missed = np.max(np.abs(run["theta"] - theta)), np.max(np.abs(run["motor.e"] - torque))
        print(f"{name:<22}{off:>10.1e} rad{np.max(np.abs(torque)):>13.4f} N m{missed:>13.1e} N m")
        assert off < 1e-8 and missed < 1e-8 * np.max(np.abs(torque)) + 1e-9
    for name in ("heavy_top_unreduced.svg", "heavy_top_reduced.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
