"""The tennis racket flips: a free rigid body in quasi-velocities, against Jacobi's elliptic functions.

Thrown spinning about its middle axis, a book turns over by half a turn, again and again. The generalized velocities are
the angular velocity in body axes, which is nobody's rate: so the store is a NIC, though nothing constrains the body.
Its coordinates are Euler's four parameters, q_dot = Q f with Q of shape (4, 3): no attitude is singular, and that the
sum of their squares stays one is a constraint that Q keeps by itself.

For J1 < J2 < J3 and L^2 > 2 T J2, L and T constant (Landau and Lifshitz, Mechanics, section 37),

    w1 = a1 cn(tau),  w2 = a2 sn(tau),  w3 = a3 dn(tau),   tau = n (t - t0),   parameter k^2,

    a1^2 = (2 T J3 - L^2)/(J1 (J3 - J1)),  a2^2 = (2 T J3 - L^2)/(J2 (J3 - J2)),  a3^2 = (L^2 - 2 T J1)/(J3 (J3 - J1)),
    n^2 = (J3 - J2)(L^2 - 2 T J1)/(J1 J2 J3),   k^2 = (J2 - J1)(2 T J3 - L^2)/((J3 - J2)(L^2 - 2 T J1)):

the spin about the middle axis changes its sign every 2 K(k^2)/n.

    python examples/tennis_racket.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from scipy.special import ellipj, ellipk

import bondgraph as bg
from bondgraph.elements import TF, I, One

f = One("f", ("w1", "w2", "w3"))
q_dot = One("q_dot", coordinates=("e0", "e1", "e2", "e3"))
Q = TF(
    "Q",
    (("-e1/2", "-e2/2", "-e3/2"), ("e0/2", "-e3/2", "e2/2"), ("e3/2", "e0/2", "-e1/2"), ("-e2/2", "e1/2", "e0/2")),
)
omega = One("omega", 3, frame="omega")  # axes that turn with the body
racket = bg.Graph(
    "tennis_racket",
    f >> Q >> q_dot,
    f >> TF("d_omega", ((1, 0, 0), (0, 1, 0), (0, 0, 1))) >> omega >> I("J", ("J1", "J2", "J3")),
)


def box(mass: float, a: float, b: float, c: float) -> dict[str, float]:
    """Principal moments of inertia of a uniform box, the longest edge first."""
    return {"J1": mass * (b**2 + c**2) / 12, "J2": mass * (a**2 + c**2) / 12, "J3": mass * (a**2 + b**2) / 12}


VALUES = box(0.6, 0.24, 0.16, 0.03)  # a book with a ribbon round it
START = {"e0": 1.0, "w2": 9.0, "w3": 0.02}  # the middle axis, all but exactly
T_END = 6.0


def closed_form(t: np.ndarray) -> tuple[np.ndarray, float]:
    """w1, w2, w3, and the time between two flips; at t = 0, tau = K and w1 = 0."""
    J = np.array(list(VALUES.values()))
    J1, J2, J3 = J
    w = np.array([0.0, START["w2"], START["w3"]])
    twice_T, L2 = J @ w**2, (J * w) @ (J * w)
    a1, a2 = np.sqrt((twice_T * J3 - L2) / (J1 * (J3 - J1))), np.sqrt((twice_T * J3 - L2) / (J2 * (J3 - J2)))
    a3, n = np.sqrt((L2 - twice_T * J1) / (J3 * (J3 - J1))), np.sqrt((J3 - J2) * (L2 - twice_T * J1) / (J1 * J2 * J3))
    k2 = (J2 - J1) * (twice_T * J3 - L2) / ((J3 - J2) * (L2 - twice_T * J1))
    sn, cn, dn, _ = ellipj(n * t + ellipk(k2), k2)
    return np.stack([a1 * cn, a2 * sn, a3 * dn]), 2 * ellipk(k2) / n


def momentum_in_space(run: bg.Trajectory) -> np.ndarray:
    """R J w, with R written from Euler's parameters as the textbooks have it."""
    e0, e1, e2, e3 = (run[f"e{k}"] for k in range(4))
    R = np.array(
        [
            [1 - 2 * (e2**2 + e3**2), 2 * (e1 * e2 - e0 * e3), 2 * (e1 * e3 + e0 * e2)],
            [2 * (e1 * e2 + e0 * e3), 1 - 2 * (e1**2 + e3**2), 2 * (e2 * e3 - e0 * e1)],
            [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), 1 - 2 * (e1**2 + e2**2)],
        ]
    )
    body = np.stack([VALUES[f"J{k}"] * run[f"w{k}"] for k in (1, 2, 3)])
    return np.asarray(np.einsum("ijt,jt->it", R, body))


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    racket.svg(folder / "tennis_racket_unreduced.svg")
    span = np.linspace(0, T_END, 2401)
    exact, between = closed_form(span)

    print(f"{'form':<22}{'store':<6}{'off the closed form':>20}{'momentum turned by':>20}{'flips every':>13}")
    for form in (bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian):
        graph = bg.reduce(racket, form)
        run = bg.simulate(bg.compile(graph), span, VALUES, START, method="DOP853", rtol=1e-12, atol=1e-13)
        off = np.max(np.abs(np.stack([run["w1"], run["w2"], run["w3"]]) - exact))
        L = momentum_in_space(run)
        turned = np.max(np.linalg.norm(L - L[:, :1], axis=0)) / np.linalg.norm(L[:, 0])
        flips = run.t[1:][np.diff(np.sign(run["w2"])) != 0]
        every = np.mean(np.diff(flips))
        (store,) = (e.kind for e in graph.elements.values() if e.role == "store")
        print(f"{form.__name__:<22}{store:<6}{off:>14.1e} rad/s{turned:>20.1e}{every:>11.4f} s")
        assert store == ("T*" if form is bg.forms.kane_velocity else "NIC")
        assert off < 1e-7  # near the middle axis errors grow by exp(n' t) between flips
        assert turned < 1e-9
        assert abs(every - between) < span[1]
    print(f"closed form: 2 K/n = {between:.4f} s")
    assert abs(sum(run[f"e{k}"] ** 2 for k in range(4)) - 1).max() < 1e-9

    bg.reduce(racket).svg(folder / "tennis_racket_reduced.svg")
    plot(run, folder / "tennis_racket_run.svg")
    for name in ("tennis_racket_unreduced.svg", "tennis_racket_reduced.svg", "tennis_racket_run.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(7, 3.4), layout="constrained")
    axes = figure.subplots()
    for name, color in (("w1", "#999933"), ("w2", "#4477aa"), ("w3", "#cc6677")):
        axes.plot(run.t, run[name], color=color, linewidth=1.4, label=f"$\\omega_{name[1]}$")
    axes.set(xlabel="t / s", ylabel="rad/s", title="A book thrown about its middle axis")
    axes.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
