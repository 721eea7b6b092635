"""A cart with a pendulum of two bars and a wheel: the first case study of [000], and its Table 3.

The lower bar's end carries a wheel that does not slip aside, against the cart. The velocities are the rates of the
paper's coordinates; each form is asked for the paper's quasi-velocities, (71), and its printed errors stand beside
those found here. `Study`, `Ode45` and `tabulate` serve the other two studies, volterra_plates.py and volterra_boom.py.

The figures of [000] are lost, and its text says less than the tables need. Reconstructed so that they are met: gravity;
both angles from the downward vertical; uniform bars; the energy, of which errors are parts, less by 2 m2 g l. "Fixed
step, ode45" is the longest step: the first is shorter, so that all that is printed was interpolated.

The reduced form keeps its momenta to rounding, whatever the method of integration; so does any form whose states are
momenta. It keeps the energy better as a rule, and in this table; that it never does worse than Kane's equations at
equal tolerance is not so: motions from random starts show both.

What cannot be compared: CPU times, and errors that are rounding. Of Lagrange's equations and Maggi's the paper prints
drifts that differ, though they are one differential equation: as from another first step.

    python examples/volterra_cart.py [folder]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import RK45

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.forms import gibbs_appell, lagrange_multipliers, maggi, reduced_volterra

METHODS = "Lagrange", "Maggi", "Kane (Gibbs-Appell)", "proposed"
ROUNDING = 1e-12
Errors = Mapping[str, Any]


class Ode45(RK45):
    """Dormand and Prince's pair with the first step, the growth of steps and the interpolation of MATLAB's ode45."""

    P = np.array([
        (1, -183 / 64, 37 / 12, -145 / 128), (0, 0, 0, 0), (0, 1500 / 371, -1000 / 159, 1000 / 371),
        (0, -125 / 32, 125 / 12, -375 / 64), (0, 9477 / 3392, -729 / 106, 25515 / 6784),
        (0, -11 / 7, 11 / 3, -55 / 28), (0, 3 / 2, -4, 5 / 2),
    ])  # fmt: skip

    def __init__(
        self, rates: Any, t: float, y: Any, end: float, max_step: float = np.inf,
        rtol: float = 1e-3, atol: float = 1e-6, first_step: float | None = None,
    ) -> None:  # fmt: skip
        fastest = max(abs(np.array(rates(t, y))) / np.maximum(abs(y), atol / rtol))
        first = first_step or min(max_step, 0.8 * rtol**0.2 / fastest)
        super().__init__(rates, t, y, end, max_step, rtol, atol, first_step=first)

    def _step_impl(self) -> Any:
        done = super()._step_impl()
        self.h_abs = min(self.h_abs, 5 * self.h_previous)
        return done


class Study(NamedTuple):
    """A case study.

    Args:
        table: its number.
        graph: with the rates of the coordinates as velocities.
        u, u_NI: the quasi-velocities, and those of the reduced form.
        values, start, step: as printed; 50 s of motion are made.
        errors: the errors of a run at its instants, by name.
        printed: what the paper has for each method, by name.
    """

    table: int
    graph: bg.Graph
    u: Mapping[str, str]
    u_NI: Mapping[str, str]
    values: Mapping[str, float]
    start: Mapping[str, float]
    step: float
    errors: Callable[[bg.Trajectory], Errors]
    printed: Mapping[str, tuple[float, ...]]

    def equations(self) -> list[bg.Equations]:
        full = lagrange_multipliers, maggi.having(quasi=self.u), gibbs_appell.having(quasi=self.u)
        forms = *full, reduced_volterra.having(quasi=self.u_NI)
        return [bg.compile(self.graph, form, bg.algebra.casadi) for form in forms]


def drift(x: Any) -> Any:
    """The error of what should not change, as part of itself."""
    return x / x[0] - 1


def tabulate(study: Study) -> list[bg.Trajectory]:
    """The runs of the four methods, printed as in the paper, each figure beside the printed one."""
    settings: Any = {"method": Ode45, "rtol": 1e-3, "atol": 1e-6, "max_step": study.step}
    instants = np.linspace(0, 50, round(50 / study.step) + 1)
    found: dict[str, list[float]] = {name: [] for name in study.printed}
    runs = []
    for equations in study.equations():
        begin = time.process_time()
        run = bg.simulate(equations, instants, study.values, study.start, **settings)
        spent = time.process_time() - begin
        coordinates = sum(len(j.coordinates) for j in study.graph.junctions.values())
        counts = {"state variables": len(equations.states), "equations": len(equations.states) - coordinates}
        norms = {name: np.linalg.norm(error) for name, error in study.errors(run).items()}
        for name, value in ({"CPU time (s)": spent} | counts | norms).items():
            found[name].append(value)
        runs.append(run)
    show(study, found)
    check(study, found)
    return runs


def show(study: Study, found: Mapping[str, list[float]]) -> None:
    print(f"Table {study.table}{'':<14}" + "".join(f"{method:^24}" for method in METHODS))
    print(f"{'':<21}" + f"{'printed':>12}{'here':>10}  " * len(METHODS))
    for name, printed in study.printed.items():
        digits = "d" if name in ("state variables", "equations") else ".2f" if "CPU" in name else ".2e"
        pairs = zip(printed, found[name], strict=True)
        print(f"{name:<21}" + "".join(f"{there:>12{digits}}{here:>10{digits}}  " for there, here in pairs))


def check(study: Study, found: Mapping[str, list[float]]) -> None:
    """Counts are the same, and errors are met to the digits printed; what was rounding is, here too."""
    for name, printed in study.printed.items():
        for method, there, here in zip(METHODS, printed, found[name], strict=True):
            if name in ("state variables", "equations"):
                assert here == there
            elif "CPU" not in name and there < ROUNDING:
                assert here < ROUNDING
            elif "CPU" not in name:
                assert abs(here / there - 1) < (0.03 if method == "Lagrange" else 0.006), (name, method, here)


rates = One("rates", ("theta1_dot", "theta2_dot", "x_dot"), coordinates=("theta1", "theta2", "x"))
upper, lower = One("upper", 2), One("lower", 2)
to_upper = ("l/2*cos(theta1)", 0, 1), ("l/2*sin(theta1)", 0, 0)
to_lower = ("l*cos(theta1)", "l/2*cos(theta2)", 1), ("l*sin(theta1)", "l/2*sin(theta2)", 0)
cart = bg.Graph(
    "cart",
    rates >> TF("d_upper", to_upper) >> upper >> I("m_upper", "m2"),
    rates >> TF("d_lower", to_lower) >> lower >> I("m_lower", "m2"),
    rates["theta1_dot", "theta2_dot"] >> I("J", ("m2*l**2/12", "m2*l**2/12")),
    rates["x_dot"] >> I("m1"),
    Se("weight_upper", (0, "-m2*g")) >> upper,
    Se("weight_lower", (0, "-m2*g")) >> lower,
    Se("motor", ("tau", "-tau")) >> rates["theta1_dot", "theta2_dot"],  # (70)
    rates << TF("a", (("l*cos(theta1 - theta2)", "l", 0),)) << Sf("wheel", 0),  # (69)
)
VALUES = {"m1": 1.0, "m2": 0.5, "l": 0.2, "g": 9.81, "tau": 0.0}


def errors(run: bg.Trajectory) -> Errors:
    """By hand."""
    m1, m2, l, g, _ = VALUES.values()
    one, two, one_dot, two_dot, v = (run[name] for name in ("theta1", "theta2", "theta1_dot", "theta2_dot", "x_dot"))
    along, up = l * one_dot * np.cos(one), l * one_dot * np.sin(one)  # of the upper bar's end, against the cart
    on_along, on_up = l / 2 * two_dot * np.cos(two), l / 2 * two_dot * np.sin(two)
    squares = (v + along / 2) ** 2 + (up / 2) ** 2 + (v + along + on_along) ** 2 + (up + on_up) ** 2
    kinetic = m1 * v**2 / 2 + m2 * squares / 2 + m2 * l**2 / 24 * (one_dot**2 + two_dot**2)
    potential = -m2 * g * l * (1.5 * np.cos(one) + 0.5 * np.cos(two) + 2)
    momentum = m1 * v + m2 * (2 * v + 1.5 * along + on_along)
    aside = l * (one_dot * np.cos(one - two) + two_dot)
    return {"energy": drift(kinetic + potential), "constraint": aside, "momentum along x": drift(momentum)}


STUDY = Study(
    table=3,
    graph=cart,
    u={"u1": "theta1_dot - theta2_dot", "x_dot": "x_dot"},  # (71)
    u_NI={"u_NI": "theta2_dot - theta1_dot"},
    values=VALUES,
    start={"theta1": np.pi / 2, "theta2": np.pi / 2, "x": 4, "theta1_dot": 1, "theta2_dot": -1, "x_dot": 3},
    step=0.01,
    errors=errors,
    printed={
        "state variables": (6, 6, 5, 4),
        "equations": (3, 3, 2, 1),
        "CPU time (s)": (1.93, 1.72, 1.87, 1.69),
        "energy": (6.05e-4, 6.05e-4, 9.77e-5, 3.55e-6),
        "constraint": (7.51e-5, 7.52e-5, 6.54e-15, 0),
        "momentum along x": (3.83e-6, 3.93e-6, 3.96e-5, 2.41e-15),
    },
)


def plot(study: Study, runs: list[bg.Trajectory], path: Path) -> None:
    """The errors of the energy."""
    figure = Figure(figsize=(7, 3.4), layout="constrained")
    axes = figure.subplots()
    for name, run, color in zip(METHODS, runs, ("#bbbbbb", "#4477aa", "#cc6677", "#228833"), strict=True):
        dashed = "--" if name == "Maggi" else "-"
        axes.plot(run.t, 100 * study.errors(run)["energy"], dashed, color=color, linewidth=1.4, label=name)
    axes.set(xlabel="t / s", ylabel="% of the energy", title=f"Error of the energy, {study.graph.name}")
    axes.legend(frameon=False)
    figure.savefig(path)


def write(study: Study, runs: list[bg.Trajectory], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = f"volterra_{study.graph.name}"
    study.graph.svg(folder / f"{name}.svg")
    plot(study, runs, folder / f"{name}_energy.svg")
    print(f"wrote {folder / name}.svg\nwrote {folder / name}_energy.svg")


def compare(kane: bg.Equations, proposed: bg.Equations, tolerance: float = 1e-5) -> None:
    """Greatest errors of the energy in motions from random starts."""
    methods, draw, better = ("RK45", "DOP853"), np.random.default_rng(0), []
    print(f"errors of the energy, relative tolerance {tolerance:g}, 5 s from random starts")
    print("    ".join(f"{method:<8}{'Kane':>8}{'proposed':>12}" for method in methods))
    for _ in range(6):
        angles, turning, gliding = draw.uniform(-1, 1, 2), draw.uniform(-3, 3), draw.uniform(-3, 3)
        start = {"theta1": angles[0], "theta2": angles[1], "theta1_dot": turning, "x_dot": gliding}
        cells = []
        for method in methods:
            settings: Any = {"method": method, "rtol": tolerance, "atol": tolerance / 1000}
            runs = [bg.simulate(equations, (0, 5), VALUES, start, **settings) for equations in (kane, proposed)]
            one, other = (abs(errors(run)["energy"]).max() for run in runs)
            assert abs(errors(runs[1])["momentum along x"]).max() < ROUNDING
            better.append(other < one)
            cells.append(f"{'':<8}{one:>8.1e}{other:>12.1e}")
        print("    ".join(cells))
    print(f"smaller by the proposed form in {sum(better)} of {len(better)}")


def main(folder: Path = Path("out")) -> None:
    runs = tabulate(STUDY)
    compare(*(run.equations for run in runs[2:]))
    write(STUDY, runs, folder)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
