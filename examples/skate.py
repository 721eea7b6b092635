"""A skate on an inclined plane: it turns, and does not go down but sideways.

The blade never goes across itself: u sin(th) = v cos(th) for the rates u, v of x (down the slope) and y. Embedded forms
take two of u, v, w = th' as independent, and none of the two choices does all along: u gives v but where the blade
points along y, v gives u but where it points along x. Each choice is given up for the other on the way. From rest, with
th = w t and g' the gravity along the slope (Neimark and Fufaev, Dynamics of Nonholonomic Systems, AMS 1972),

    x = g'/(2 w^2) sin^2(w t),   y = g'/(2 w^2) (w t - sin(2 w t)/2),   F = 2 m g' sin(w t)

with F the force across the blade: the skate comes back up to where it began, again and again.

    python examples/skate.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

VALUES = {"m": 2.0, "J": 0.1, "G": 3.0}
W, T_END = 1.5, 8.0
FORMS = {
    "Kane's equations in velocities": bg.forms.kane_velocity,
    "in momenta": bg.forms.kane_momentum,
    "Gibbs-Appell": bg.forms.gibbs_appell,
}

f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
skate = bg.Graph(
    "skate",
    f["u", "v"] >> I("mass", ("m", "m")),
    f["w"] >> I("J"),
    Se("weight", ("m*G", 0)) >> f["u", "v"],
    f << TF("A", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0),
)


def closed_form(t: np.ndarray) -> dict[str, np.ndarray]:
    m, g = VALUES["m"], VALUES["G"]
    size, angle = g / (2 * W**2), W * t
    return {
        "x": size * np.sin(angle) ** 2,
        "y": size * (angle - np.sin(2 * angle) / 2),
        "blade.e": 2 * m * g * np.sin(angle),
    }


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    skate.svg(folder / "skate.svg")
    errors: dict[str, float] = {}
    # From rest along x only u gives v; what the user chooses is where the motion starts.
    for name, form in FORMS.items():
        equations = bg.compile(skate, form.having(free=("u", "w")))
        run = bg.simulate(equations, np.linspace(0, T_END, 401), VALUES, {"w": W}, rtol=1e-10)
        exact = closed_form(run.t)
        errors |= {f"{name}, {of}": float(np.abs(run[of] - value).max()) for of, value in exact.items()}
        print(f"{name}: {len(run.choices)} choices of velocities")
        print("  " + "\n  ".join(run.notes))
    worst = max(errors, key=lambda name: errors[name])
    print(f"largest distance from the closed form: {errors[worst]:.1e} ({worst})")
    assert errors[worst] < 1e-7
    assert len(run.choices) > 4
    plot(run, folder / "skate_path.svg")
    for name in ("skate.svg", "skate_path.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    """The path, with the blade from time to time, down the slope drawn downwards."""
    figure = Figure(figsize=(7, 2.6), layout="constrained")
    axes = figure.subplots()
    axes.plot(run["y"], -run["x"], color="#4477aa", linewidth=1.4)
    now, half = slice(None, None, 8), np.array([[-0.06], [0.06]])
    x, y, th = run["x"][now], run["y"][now], run["th"][now]
    axes.plot(y + half * np.sin(th), -x - half * np.cos(th), color="#cc6677", linewidth=1.6)
    axes.set(aspect="equal", xlabel="y / m", ylabel="-x / m", title="A skate on a slope, seen from above")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
