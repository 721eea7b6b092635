"""A satellite with its thruster beside the mass centre: it spins up, wobbles, and the push goes astray.

What a data sheet gives: mass and inertia of the hull, with products of inertia, about the corner where it was weighed
and along the hull's edges; the places of the mass centre, of the nozzle and of a ball of propellant that is clamped in
the hull, all from that corner. The origin of the body is the corner, f its velocity and the angular velocity, both in
body axes; the attitude is in Euler's parameters. The thrust acts at the nozzle, along an axis of the hull: an effort on
the junction of that point's velocity, in body axes.

By hand, hull and ball are one body: the ball is added to mass, mass centre and tensor (Huygens, Steiner), and then

    m r'' = R F,    J w' + w x J w = (n - c) x F,    R' = R skew(w)

for the mass centre r, in numpy. What thrust and flow at the nozzle bring in is what moves.

    python examples/thruster.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import cumulative_simpson, solve_ivp

import bondgraph as bg
from bondgraph.elements import Body, Inertia, Particle, Se, euler_parameters

HULL, BALL = 180.0, 25.0  # kg
CENTRE, CLAMP, NOZZLE = (0.62, 0.41, 0.55), (0.3, 0.8, 0.35), (0.05, 0.47, 0.5)  # m, from the corner
MOMENTS, PRODUCTS = (132.0, 176.0, 146.0), (44.1, 38.2, 63.0)  # kg m^2, about the corner; integrals of xy, yz, zx
THRUST, RAMP = 40.0, 1.5  # N, s

attitude = euler_parameters(("e0", "e1", "e2", "e3"))
inertia = Inertia.with_products(
    *MOMENTS,
    plus_integral_xy=PRODUCTS[0],
    plus_integral_yz=PRODUCTS[1],
    plus_integral_zx=PRODUCTS[2],
    about=(0, 0, 0),
)
hull = Body("hull", HULL, inertia, attitude, centre=CENTRE, v_axes="body")
nozzle = hull.point("nozzle", NOZZLE, "body")
ball = Particle("ball", BALL, hull.point("clamp", CLAMP, "body"))
satellite = bg.Graph("satellite", *hull, *ball, *nozzle, Se("thrust", ("T*(1 - exp(-t/tau))", 0, 0)) >> nozzle.flow)

VALUES = {"T": THRUST, "tau": RAMP}
START = {"e0": 1.0, "hull_wz": 0.05}
SPAN = np.linspace(0, 30, 601)
FORMS = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)


def skew(v: np.ndarray) -> np.ndarray:
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def steiner(mass: float, c: np.ndarray) -> np.ndarray:
    """What a mass at c adds to the tensor about the origin."""
    return np.asarray(mass * (c @ c * np.eye(3) - np.outer(c, c)))


def as_one_body() -> tuple[float, np.ndarray, np.ndarray]:
    """Mass, mass centre, and the tensor about it, of hull and ball."""
    (xx, yy, zz), (xy, yz, zx) = MOMENTS, PRODUCTS
    at_corner = np.array([[xx, -xy, -zx], [-xy, yy, -yz], [-zx, -yz, zz]]) + steiner(BALL, np.array(CLAMP))
    mass = HULL + BALL
    centre = (HULL * np.array(CENTRE) + BALL * np.array(CLAMP)) / mass
    return mass, centre, at_corner - steiner(mass, centre)


def by_hand() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The corner's place, its velocity in body axes, R, and the angular velocity in body axes."""
    mass, centre, J = as_one_body()

    def law(t: float, y: np.ndarray) -> np.ndarray:
        v, w, R = y[3:6], y[6:9], y[9:].reshape(3, 3)
        F = np.array([THRUST * (1 - np.exp(-t / RAMP)), 0, 0])
        w_dot = np.linalg.solve(J, np.cross(np.array(NOZZLE) - centre, F) - np.cross(w, J @ w))
        return np.concatenate([v, R @ F / mass, w_dot, (R @ skew(w)).ravel()])

    w0 = np.array([0, 0, START["hull_wz"]])  # the corner is at rest at first
    start = np.concatenate([centre, np.cross(w0, centre), w0, np.eye(3).ravel()])
    y = solve_ivp(law, SPAN[[0, -1]], start, "DOP853", SPAN, rtol=1e-11, atol=1e-12).y
    R = np.moveaxis(y[9:].reshape(3, 3, -1), -1, 0)
    corner = y[:3].T - R @ centre
    speed = np.einsum("tji,tj->ti", R, y[3:6].T) - np.cross(y[6:9].T, centre)
    return corner, speed, R, y[6:9].T


def rotations(run: bg.Trajectory) -> np.ndarray:
    """R from Euler's parameters."""
    e0, e = run["e0"], np.stack([run[f"e{k}"] for k in (1, 2, 3)], axis=-1)
    crossed = np.array([skew(x) for x in e])
    return np.asarray(np.eye(3) + 2 * e0[:, None, None] * crossed + 2 * crossed @ crossed)


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    satellite.svg(folder / "thruster_unreduced.svg")
    corner, speed, R, w = by_hand()
    mass, _, J = as_one_body()

    runs = {}
    print(f"{'form':<22}{'corner off by':>16}{'attitude':>12}{'speed':>14}{'turning':>15}")
    for form in FORMS:
        equations = bg.compile(satellite, form)
        run = bg.simulate(equations, SPAN, VALUES, START, method="DOP853", rtol=1e-11, atol=1e-12)
        found = [np.stack([run[f"hull_{kind}{x}"] for x in "xyz"], axis=-1) for kind in ("", "u", "w")]
        off = [np.abs(a - b).max() for a, b in zip((*found, rotations(run)), (corner, speed, w, R), strict=True)]
        name = form.__name__ if form else "as drawn"
        runs[name] = run
        print(f"{name:<22}{off[0]:>14.1e} m{off[3]:>12.1e}{off[1]:>10.1e} m/s{off[2]:>9.1e} rad/s")
        assert off[0] < 1e-7 * np.abs(corner).max() and max(off[1:]) < 1e-8

    drawn = runs["as drawn"]
    work = cumulative_simpson(drawn["thrust.e[hull_nozzle_x]"] * drawn["hull_nozzle_x"], x=SPAN, initial=0)
    centre = np.cross(w, as_one_body()[1]) + speed
    energy = mass * (centre**2).sum(axis=1) / 2 + np.einsum("ti,ij,tj->t", w, J, w) / 2
    lost = np.abs(energy - energy[0] - work).max()
    print(f"work of the thrust {work[-1]:.2f} J; energy gained less that, at most {lost:.1e} J")
    assert lost < 1e-6 * work[-1]  # what the sum misses
    straight = THRUST * (SPAN[-1] - RAMP) / mass
    print(f"speed of the mass centre {np.linalg.norm(centre[-1]):.3f} m/s; a push through it would give {straight:.3f}")

    bg.reduce(satellite).svg(folder / "thruster_reduced.svg")
    plot(corner, w, folder / "thruster_run.svg")
    for name in ("thruster_unreduced.svg", "thruster_reduced.svg", "thruster_run.svg"):
        print("wrote", folder / name)


def plot(corner: np.ndarray, w: np.ndarray, path: Path) -> None:
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    turning, place = figure.subplots(1, 2)
    for k, color in enumerate(("#4477aa", "#cc6677", "#999933")):
        turning.plot(SPAN, w[:, k], color=color, linewidth=1.4, label=f"$\\omega_{'xyz'[k]}$")
        place.plot(SPAN, corner[:, k], color=color, linewidth=1.4, label="xyz"[k])
    turning.set(xlabel="t / s", ylabel="rad/s", title="angular velocity, body axes")
    place.set(xlabel="t / s", ylabel="m", title="the corner, in space")
    for axes in (turning, place):
        axes.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
