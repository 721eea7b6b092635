"""A ladder that slides down a wall, its ends without mass and held once too often: the systems [002] speaks of.

The ladder's centre, its angle from the vertical and both its ends are coordinates; only the first three have inertia,
so that the mass matrix is singular. Four constraints tie the ends to the ladder, one keeps the foot on the floor and
one the head at the wall. That the ends do not part along the ladder is said as well: a seventh constraint, and it
repeats what others say. One degree of freedom is left.

[002] compares its Gibbs-Appell equations, here of a single quasi-velocity, with those of Udwadia, Kalaba and Phohomsiri
and with the augmented Lagrangian. The first need independent constraints and refuse the seventh by name, the others
take it. All give the motion and the forces of floor and wall that are known in closed form,

    theta'^2 = (3 g/l) (cos theta_0 - cos theta),  theta'' = (3 g/2 l) sin theta,
    wall = (3/4) m g sin theta s,  floor = m g/4 + (3/4) m g cos theta s,  s = 3 cos theta - 2 cos theta_0.

The wall has to hold the head back once the ladder has sunk to two thirds of its height.

[002]: Mirtaheri & Zohoor, Efficient formulation of the Gibbs-Appell equations for constrained multibody systems.

    python examples/sliding_ladder.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.graph.chain import Chain

COORDINATES = ("x", "y", "theta", "xA", "yA", "xB", "yB")
"""The centre, the angle, the foot A and the head B."""
f = One("f", [f"v_{name}" for name in COORDINATES], coordinates=COORDINATES)
centre = f["v_x", "v_y"]


def held(name: str, rows: dict[str, tuple[object, ...]]) -> Chain:
    """What vanishes, each with the row of its rate."""
    across = TF(f"a_{name}", tuple(rows.values()), integrals=tuple(rows))
    return f << across << Sf(name, ("0",) * len(rows), given="position")


PARTS = (
    centre >> I("m", 12.0),  # kg
    f["v_theta"] >> I("J", "m*l**2/12"),
    Se("weight", (0, "-m*g")) >> centre,
    held("foot", {
        "xA - x - l/2*sin(theta)": (-1, 0, "-l/2*cos(theta)", 1, 0, 0, 0),
        "yA - y + l/2*cos(theta)": (0, -1, "-l/2*sin(theta)", 0, 1, 0, 0),
    }),
    held("head", {
        "xB - x + l/2*sin(theta)": (-1, 0, "l/2*cos(theta)", 0, 0, 1, 0),
        "yB - y - l/2*cos(theta)": (0, -1, "l/2*sin(theta)", 0, 0, 0, 1),
    }),
    held("floor", {"yA": (0, 0, 0, 0, 1, 0, 0)}),
    held("wall", {"xB": (0, 0, 0, 0, 0, 1, 0)}),
)  # fmt: skip
along = (0, 0, 0, "sin(theta)", "-cos(theta)", "-sin(theta)", "cos(theta)")
length = f << TF("a_length", (along,)) << Sf("length", 0)
VALUES = {"l": 3.0, "g": 9.81}  # m, m/s^2
M, L, G = 12.0, *VALUES.values()
THETA = 0.3  # rad, where it is let go
TIMES = np.linspace(0, 1, 201)

six = bg.Graph("six", *PARTS)
seven = bg.Graph("seven", *PARTS, length)
FORMS = {
    "Gibbs-Appell": (six, bg.forms.gibbs_appell.having(quasi={"v_theta": "v_theta"})),
    "Udwadia-Kalaba": (seven, bg.forms.udwadia_kalaba),
    "the same, beta = 10/s": (seven, bg.forms.udwadia_kalaba.having(beta=10)),
    "augmented Lagrangian": (seven, bg.forms.augmented_lagrangian),
}


def start() -> dict[str, float]:
    s, c = L * np.sin(THETA), L * np.cos(THETA)
    return {"theta": THETA, "x": s / 2, "y": c / 2, "xA": s, "yA": 0.0, "xB": 0.0, "yB": c}


def forces(theta: np.ndarray) -> dict[str, np.ndarray]:
    """Of the floor and of the wall, in N."""
    s = 3 * np.cos(theta) - 2 * np.cos(THETA)
    return {"wall": 0.75 * M * G * np.sin(theta) * s, "floor": M * G / 4 + 0.75 * M * G * np.cos(theta) * s}


def falling() -> np.ndarray:
    """The angle, from its own equation."""

    def rates(_: float, x: np.ndarray) -> list[float]:
        return [x[1], 1.5 * G / L * np.sin(x[0])]

    run = solve_ivp(rates, TIMES[[0, -1]], [THETA, 0.0], t_eval=TIMES, rtol=1e-11, atol=1e-12)
    return np.asarray(run.y[0])


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    try:
        bg.compile(seven, bg.forms.gibbs_appell)
    except bg.NotReducible as refusal:
        print("Gibbs-Appell with seven:", refusal.law)
    theta = falling()
    print(f"{'':24}states  {'theta / rad':>12}{'theta_dot^2 / s^-2':>20}{'forces / N':>12}{'constraints / m':>17}")
    for name, (graph, form) in FORMS.items():
        equations = bg.compile(graph, form)
        given = {name: value for name, value in start().items() if name in equations.states}
        run = bg.simulate(equations, TIMES, VALUES, given, method="DOP853", rtol=1e-10, atol=1e-11)
        angle = np.abs(run["theta"] - theta).max()
        square = np.abs(run["v_theta"] ** 2 - 3 * G / L * (np.cos(THETA) - np.cos(run["theta"]))).max()
        force = max(np.abs(run[f"{source}.e"] - x).max() for source, x in forces(theta).items())
        gap = max(np.abs(run[x]).max() for x in equations.observables if ".position_residual" in x)
        print(f"{name:24}{len(equations.states):6}{angle:14.1e}{square:20.1e}{force:12.1e}{gap:17.1e}")
        assert angle < 1e-7 and square < 1e-7 and force < 1e-5 and gap < 1e-7

    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    for source, colour in (("floor", "C0"), ("wall", "C1")):
        axes.plot(np.degrees(run["theta"]), run[f"{source}.e"], color=colour, label=source)
        axes.plot(np.degrees(theta[::10]), forces(theta[::10])[source], "o", color=colour, markersize=3)
    axes.axvline(np.degrees(np.arccos(2 / 3 * np.cos(THETA))), color="0.7", linewidth=0.8)
    axes.set(xlabel="angle from the vertical / degrees", ylabel="N", title="lines: compiled; dots: closed form")
    axes.legend(frameon=False)
    figure.savefig(folder / "sliding_ladder.svg")
    print("wrote", folder / "sliding_ladder.svg")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
