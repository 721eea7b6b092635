"""A coin rolls on a table: [004] Fig. 1 drawn by hand, reduced to Fig. 4, compiled, run, and drawn again.

The coin (2 euro: 8.50 g, 25.75 mm across; Council Regulation (EU) No 729/2014) is taken for a thin uniform disc. Its
axes take part in heading psi and lean theta, not in the roll phi: b1 points ahead, b2 along the axle to the left, b3 up
along the disc from the contact point to the centre. The generalized velocities (u1, u2, u3) are the coin's angular
velocity in these axes. "Without slipping" is a matter of partial velocities: the point of the coin that touches the
table rests, so the centre moves with u x r b3 = (r u2, -r u1, 0). Five coordinates, three velocities: nonholonomic.

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/rolling_disc.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se

f = One("f", ("u1", "u2", "u3"))
q_dot = One("q_dot", coordinates=("x", "y", "psi", "theta", "phi"))  # contact point; heading; lean to the right; roll
Omega = One("Omega", 3)  # angular velocity of the axes b1, b2, b3: theta_dot b1 + psi_dot vertical
omega = One("omega", 3, frame="Omega")
v = One("v", 3, frame="Omega")

# theta_dot = u1, psi_dot = u3/cos(theta), phi_dot = u2 - u3 tan(theta); the contact point runs r phi_dot along b1.
Q = TF(
    "Q",
    (
        (0, "r*cos(psi)", "-r*cos(psi)*tan(theta)"),
        (0, "r*sin(psi)", "-r*sin(psi)*tan(theta)"),
        (0, 0, "1/cos(theta)"),
        (1, 0, 0),
        (0, 1, "-tan(theta)"),
    ),
)
axes = TF("d_Omega", ((1, 0, 0), (0, 0, "tan(theta)"), (0, 0, 1)))
turning = TF("d_omega", ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
rolling = TF("d_v", ((0, "r", 0), ("-r", 0, 0), (0, 0, 0)))
gravity = Se("G", (0, "-m*g*sin(theta)", "-m*g*cos(theta)"))
disc = bg.Graph(
    "rolling_disc",
    f >> Q >> q_dot,
    f >> axes >> Omega,
    f >> turning >> omega >> I("J", ("m*r**2/4", "m*r**2/2", "m*r**2/4")),
    f >> rolling >> v >> I("m"),
    gravity >> v,
)

VALUES = {"m": 8.50e-3, "r": 25.75e-3 / 2, "g": 9.81}
START = {"theta": -0.4, "u1": 10.0, "u2": 20.0, "u3": 8.0}  # leaning left, circling left, and wobbling
RTOL = 1e-11


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nic = bg.reduce(disc)
    momentum_form, velocity_form = bg.compile(nic), bg.compile(disc)
    print(momentum_form)

    span = np.linspace(0, 2.5, 2501)
    run = bg.simulate(momentum_form, span, VALUES, START, method="DOP853", rtol=RTOL, atol=1e-14)
    other = bg.simulate(velocity_form, span, VALUES, START, method="DOP853", rtol=RTOL, atol=1e-14)

    m, r, g = VALUES.values()
    E = run["T.energy"] + m * g * r * np.cos(run["theta"])  # kinetic and potential
    drift = np.ptp(E) / E[0]
    apart = max(np.max(np.abs(run[name] - other[name])) for name in ("x", "y"))
    print(f"\nenergy {E[0]:.6g} J, kept to {drift:.1e} of it over {len(run.steps) - 1} steps")
    print(f"momentum form and velocity form stay within {apart:.1e} m of each other")
    assert drift < RTOL * len(run.steps)  # each step may lose the tolerance, no more
    assert apart < 1e-7  # a ten-thousandth of a millimetre

    disc.svg(folder / "rolling_disc_unreduced.svg")
    nic.svg(folder / "rolling_disc_reduced.svg")
    (folder / "rolling_disc.txt").write_text(f"{momentum_form}\n")
    (folder / "rolling_disc.tex").write_text(f"\\[\n{momentum_form.latex()}\n\\]\n")
    plot(run, folder / "rolling_disc_path.svg")
    print(f"""
wrote {folder}/rolling_disc_unreduced.svg    the graph as assembled: inertias in derivative causality, Fig. 1
wrote {folder}/rolling_disc_reduced.svg      the same system around a NIC, Fig. 4
wrote {folder}/rolling_disc.txt, .tex        its equations, momentum form
wrote {folder}/rolling_disc_path.svg         its path on the table""")


def plot(run: bg.Trajectory, path: Path) -> None:
    """The table from above, in centimetres: the contact point, the centre, and the coin now and then."""
    x, y, psi, theta = (run[name] for name in ("x", "y", "psi", "theta"))
    contact = np.stack([x, y], axis=-1) * 100
    ahead = np.stack([np.cos(psi), np.sin(psi)], axis=-1)
    up = np.sin(theta)[:, None] * np.stack([np.sin(psi), -np.cos(psi)], axis=-1)  # b3 seen from above
    r = VALUES["r"] * 100
    centre = contact + r * up
    figure = Figure(figsize=(7, 6.4), layout="constrained")
    table = figure.subplots()
    sweep = np.linspace(0, 2 * np.pi, 60)[:, None]
    shown = range(0, len(x), 125)
    coins = [centre[n] + r * (np.cos(sweep) * ahead[n] + np.sin(sweep) * up[n]) for n in shown]
    table.add_collection(PolyCollection(coins, facecolor="#d4af3740", edgecolor="#8a6d1b", linewidth=0.6))
    pieces = LineCollection(np.stack([contact[:-1], contact[1:]], axis=1), cmap="viridis", linewidth=1.8)
    pieces.set_array(run.t[:-1])
    table.add_collection(pieces)
    table.plot(*centre.T, color="#8a6d1b", linewidth=0.6, label="centre")
    figure.colorbar(pieces, label="contact point at t / s", shrink=0.8)
    table.set(aspect="equal", xlabel="x / cm", ylabel="y / cm", title="A 2 euro coin on a table, seen from above")
    table.legend(frameon=False, loc="upper right")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
