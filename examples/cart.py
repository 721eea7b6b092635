"""A cart on two driven wheels: two motors, two gears, two knife edges, one graph.

The wheels' rates are the generalized velocities: two for the five coordinates x, y, psi of the axle's middle and the
turns of both wheels. Each wheel has its motor, on the same flow: battery, winding, gyrator, rotor, gear. The rotors
follow the wheels through the gears, and their inertia is carried into the store with that of the cart.

With the centre of mass on the axle the speed v and the rate of turning w do not feel each other. With M and J the
inertia of both kinds, everything that turns included, and c = (K n)^2/Ra the drag of a motor seen at its wheel (n turns
of the rotor for one of the wheel, U volts on it, half the track b, the wheel's radius r),

    M v' = (K n/Ra)(U_R + U_L)/r - 2 c v/r^2,    J w' = (K n/Ra)(U_R - U_L) b/r - 2 c b^2 w/r^2:

two exponentials, and in the end a circle of radius v/w = b (U_R + U_L)/(U_R - U_L), for which no mass matters.

    python examples/cart.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se

f = One("f", ("w_L", "w_R"))
rolling = (
    ("r*cos(psi)/2", "r*cos(psi)/2"),
    ("r*sin(psi)/2", "r*sin(psi)/2"),
    ("-r/(2*b)", "r/(2*b)"),
)
q_dot = One("q_dot", coordinates=("x", "y", "psi", "turn_L", "turn_R"))


def motor(side: str) -> tuple[Any, ...]:
    """Battery, winding and rotor behind a gear on one of the wheels."""
    i, rotor = One(f"i_{side}"), One(f"rotor_{side}")
    return (
        Se(f"U_{side}") >> i >> GY(f"K_{side}", "K") >> rotor,
        i >> R(f"Ra_{side}", "Ra"),
        rotor >> I(f"Jr_{side}", "Jr"),
        f[f"w_{side}"] >> TF(f"n_{side}", "n") >> rotor,
    )


cart = bg.Graph(
    "cart",
    f >> TF("Q", (*rolling, (1, 0), (0, 1))) >> q_dot,
    f >> TF("d_v", rolling[:2]) >> One("v", ("v_x", "v_y")) >> I("m"),
    f >> TF("d_w", rolling[2:]) >> One("w") >> I("J"),
    f >> I("Jw", ("Jw", "Jw")),
    *motor("L"),
    *motor("R"),
)

VALUES = {"m": 4.0, "J": 0.05, "Jw": 2e-3, "Jr": 4e-6, "r": 0.05, "b": 0.14, "K": 0.025, "Ra": 0.6, "n": 20.0}
VOLTS = {"U_L": 6.0, "U_R": 9.0}
SPAN = np.linspace(0, 6, 1201)
FORMS = (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def closed_form() -> tuple[np.ndarray, np.ndarray]:
    """Speed and rate of turning from rest."""
    m, J, Jw, Jr, r, b, K, Ra, n = VALUES.values()
    wheel, drag = Jw + n**2 * Jr, (K * n) ** 2 / Ra
    M, J_all = m + 2 * wheel / r**2, J + 2 * wheel * b**2 / r**2
    pull, turn = (K * n / Ra * (VOLTS["U_R"] + sign * VOLTS["U_L"]) / r for sign in (1, -1))
    c_v, c_w = 2 * drag / r**2, 2 * drag * b**2 / r**2
    v = pull / c_v * (1 - np.exp(-c_v / M * SPAN))
    w = turn * b / c_w * (1 - np.exp(-c_w / J_all * SPAN))
    return v, w


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    cart.svg(folder / "cart_unreduced.svg")
    reduced = bg.reduce(cart)
    reduced.svg(folder / "cart_reduced.svg")
    dependent = ", ".join(sorted({name for name, _ in bg.causality(cart).dependent}))
    print(f"follow the wheels: {dependent}\n")
    print(bg.compile(reduced), "\n")

    v, w = closed_form()
    r, b = VALUES["r"], VALUES["b"]
    circle = b * (VOLTS["U_R"] + VOLTS["U_L"]) / (VOLTS["U_R"] - VOLTS["U_L"])
    print(f"{'form':<22}{'speed off by':>16}{'turning off by':>20}{'radius of the circle':>24}")
    for form in (None, *FORMS):
        equations = bg.compile(cart, form) if form else bg.compile(cart)
        run = bg.simulate(equations, SPAN, VALUES | VOLTS, method="LSODA", rtol=1e-11, atol=1e-12)
        v_off = np.max(np.abs(r * (run["w_L"] + run["w_R"]) / 2 - v))
        w_off = np.max(np.abs(r * (run["w_R"] - run["w_L"]) / (2 * b) - w))
        radius = r * (run["w_L"] + run["w_R"])[-1] / 2 / run["psi_dot"][-1]
        name = form.__name__ if form else "the graph as drawn"
        print(f"{name:<22}{v_off:>12.1e} m/s{w_off:>14.1e} rad/s{radius:>22.9f} m")
        assert v_off < 1e-9 and w_off < 1e-8
        assert abs(radius / circle - 1) < 1e-6
        audit = run.power_audit()
        assert max(abs(audit.missing)) < 1e-11 * max(abs(audit.supplied))
    print(f"b (U_R + U_L)/(U_R - U_L) = {circle:.9f} m")

    plot(run, circle, folder / "cart_path.svg")
    for name in ("cart_unreduced.svg", "cart_reduced.svg", "cart_path.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, circle: float, path: Path) -> None:
    """The path, and the circle it ends on."""
    x, y, psi = (run[name] for name in ("x", "y", "psi"))
    middle = x[-1] - circle * np.sin(psi[-1]), y[-1] + circle * np.cos(psi[-1])
    turn = np.linspace(0, 2 * np.pi, 200)
    figure = Figure(figsize=(5.6, 5.2), layout="constrained")
    axes = figure.subplots()
    axes.plot(middle[0] + circle * np.cos(turn), middle[1] + circle * np.sin(turn), color="#bbbbbb", linewidth=3)
    axes.plot(x, y, color="#4477aa", linewidth=1.4)
    axes.plot(0, 0, "o", color="#cc6677")
    axes.set(aspect="equal", xlabel="x / m", ylabel="y / m", title="A cart with 6 V left and 9 V right")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
