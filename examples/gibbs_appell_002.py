"""Three constrained systems by the Gibbs-Appell equations of [002], beside Udwadia-Kalaba and augmented Lagrangian.

Of [002] the abstract and the appendices survive: it takes three constrained systems as examples and compares them with
these methods, and which they are is lost. Assumed here, one of each kind that its title and abstract name:

- holonomic: a slider-crank under gravity, in three velocities of which two loop equations leave one;
- nonholonomic: a robot on two driven wheels, its mass centre ahead of the axle, in five velocities with three rows;
- nonholonomic, with a body in space: a thin disc that rolls on the floor, in five velocities with two rows.

Velocities, masses, forces and rows of each are written out by hand a second time, for Newton and Euler's equations.
From them come U* = sum_i (dv_i/dq')^T U_i, (81), with U_i = (m a, I w' + w x I w), which [002]'s equations transform by
Omega^T; and a motion of their own, by the multipliers of Lagrange, integrated by SciPy. Along each motion of the graph

    S_#^T (U* - Q) = 0   and   S_*^T (U* - Q) = lambda,   (76),

with S_# and S_* the columns of Omega that belong to the quasi-velocities and to the constraints.

[002]: S. M. Mirtaheri and H. Zohoor, "Efficient formulation of the Gibbs-Appell equations for constrained multibody
systems", Multibody Syst. Dyn. 53, 303-325 (2021).

    python examples/gibbs_appell_002.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf

Row = np.ndarray
STEP = 1e-5
"""By so much q is moved along the motion for a derivative by differences: h^2 and rounding over h are 1e-10."""


class System(NamedTuple):
    """A constrained system as a graph, and once more by hand.

    Args:
        graph, quasi: the graph, and the quasi-velocities of [002] in it.
        values, start, end: of its motion; `end` in seconds.
        q, f: names of coordinates and velocities; the rates of the first coordinates are `rates(q, f)`.
        masses: for each body m three times and its principal moments of inertia.
        velocities: for each body the velocity of its centre, and its angular velocity in its own axes.
        forces: Q of what is impressed, by t and q.
        rows: a, with a f = 0.
        reactions: names of the constraints' efforts.
    """

    graph: bg.Graph
    quasi: Mapping[str, str]
    values: Mapping[str, Any]
    start: Mapping[str, float]
    end: float
    q: tuple[str, ...]
    f: tuple[str, ...]
    masses: Row
    velocities: Callable[[Row, Row], Row]
    forces: Callable[[float, Row], Row]
    rows: Callable[[Row], Row]
    reactions: tuple[str, ...]

    def eta(self, q: Row) -> Row:
        """dv/dq' of (78), (80), of shape (bodies, 6, n): the velocities are linear in f."""
        return np.stack([self.velocities(q, each) for each in np.eye(len(self.f))], axis=-1)

    def U_star(self, q: Row, f: Row, f_dot: Row) -> Row:
        """(81), from Newton and Euler's equations of each body."""
        v, ahead, behind = (self.velocities(q + h * f, f + h * f_dot) for h in (0.0, STEP, -STEP))
        U = self.masses * (ahead - behind) / (2 * STEP)
        U[:, 3:] += np.cross(v[:, 3:], self.masses[:, 3:] * v[:, 3:])
        return np.einsum("bin,bi->n", self.eta(q), U)

    def accelerations(self, t: float, q: Row, f: Row) -> Row:
        """By Newton, Euler and Lagrange: M q'' + h - a^T lambda = Q beside a q'' + a' q' = 0."""
        eta, a = self.eta(q), self.rows(q)
        a_dot = (self.rows(q + STEP * f) - self.rows(q - STEP * f)) / (2 * STEP)
        M = np.einsum("bim,bi,bin->mn", eta, self.masses, eta)
        h = self.U_star(q, f, np.zeros(len(f)))
        system = np.block([[M, -a.T], [a, np.zeros((len(a), len(a)))]])
        return np.linalg.solve(system, np.concatenate([self.forces(t, q) - h, -a_dot @ f]))[: len(f)]

    def motion(self, times: Row) -> Row:
        """q and f at some instants, of shape (times, 2 n)."""
        n, first = len(self.f), np.array([self.start.get(name, 0.0) for name in (*self.q, *self.f)])

        def rates(t: float, x: Row) -> Row:
            return np.concatenate([x[n:], self.accelerations(t, x[:n], x[n:])])

        return solve_ivp(rates, times[[0, -1]], first, t_eval=times, method="DOP853", rtol=1e-10, atol=1e-11).y.T


def flat(*velocities: tuple[float, float, float]) -> Row:
    """Bodies in the plane: two velocities and a rate of turning each."""
    return np.array([[x, y, 0, 0, 0, w] for x, y, w in velocities])


def slider_crank() -> System:
    """Bars of lengths l1, l2 from the origin to a slider on the x axis; all angles from that axis."""
    l1, l2, m1, m2, m3, g = 0.2, 0.5, 1.0, 1.5, 0.8, 9.81
    f = One("f", ("w1", "w2", "v"), coordinates=("th1", "th2", "x"))
    crank, rod = One("crank", ("crank_x", "crank_y")), One("rod", ("rod_x", "rod_y"))
    loop = TF("loop", (("l1*sin(th1)", "l2*sin(th2)", 1), ("l1*cos(th1)", "l2*cos(th2)", 0)),
              integrals=("x - l1*cos(th1) - l2*cos(th2)", "l1*sin(th1) + l2*sin(th2)"))  # fmt: skip
    graph = bg.Graph(
        "slider_crank",
        f["w1"] >> TF("d1", (("-l1/2*sin(th1)",), ("l1/2*cos(th1)",))) >> crank >> I("m1", m1),
        f["w1", "w2"] >> TF("d2", (("-l1*sin(th1)", "-l2/2*sin(th2)"), ("l1*cos(th1)", "l2/2*cos(th2)"))) >> rod,
        *(rod >> I("m2", m2), f["w1"] >> I("J1", m1 * l1**2 / 12), f["w2"] >> I("J2", m2 * l2**2 / 12)),
        *(f["v"] >> I("m3", m3), Se("G1", (0, -m1 * g)) >> crank, Se("G2", (0, -m2 * g)) >> rod),
        f << loop << Sf("hold", (0, 0), given="position"),
        values={"l1": l1, "l2": l2},
    )

    def velocities(q: Row, f: Row) -> Row:
        (th1, th2, _), (w1, w2, v) = q, f
        x, y = -l1 * np.sin(th1) * w1, l1 * np.cos(th1) * w1
        end = (x - l2 / 2 * np.sin(th2) * w2, y + l2 / 2 * np.cos(th2) * w2, w2)
        return flat((x / 2, y / 2, w1), end, (v, 0.0, 0.0))

    def forces(t: float, q: Row) -> Row:
        return -g * np.array([(m1 / 2 + m2) * l1 * np.cos(q[0]), m2 * l2 / 2 * np.cos(q[1]), 0])

    def rows(q: Row) -> Row:
        th1, th2, _ = q
        return np.array([[l1 * np.sin(th1), l2 * np.sin(th2), 1], [l1 * np.cos(th1), l2 * np.cos(th2), 0]])

    th1, w1 = 0.4, 9.0
    th2 = -np.arcsin(l1 / l2 * np.sin(th1))
    w2 = -l1 * np.cos(th1) * w1 / (l2 * np.cos(th2))
    start = {"th1": th1, "th2": th2, "x": l1 * np.cos(th1) + l2 * np.cos(th2), "w1": w1, "w2": w2}
    start["v"] = -l1 * np.sin(th1) * w1 - l2 * np.sin(th2) * w2
    masses = np.array([[m] * 5 + [J] for m, J in ((m1, m1 * l1**2 / 12), (m2, m2 * l2**2 / 12), (m3, 0.0))])
    return System(graph, {"w1": "w1"}, {}, start, 3.0, ("th1", "th2", "x"), ("w1", "w2", "v"), masses, velocities,
                  forces, rows, ("hold.e[1]", "hold.e[2]"))  # fmt: skip


def robot() -> System:
    """u, v are those of the axle's middle; the wheels' mass counts with the chassis."""
    m, J, a, b, r, Jw = 6.0, 0.09, 0.06, 0.15, 0.06, 8e-4
    f = One("f", ("u", "v", "w", "p1", "p2"), coordinates=("x", "y", "th", "a1", "a2"))
    centre = One("centre", ("centre_x", "centre_y"))
    rolling = ("-sin(th)", "cos(th)", 0, 0, 0), ("cos(th)", "sin(th)", b, -r, 0), ("cos(th)", "sin(th)", -b, 0, -r)
    graph = bg.Graph(
        "robot",
        f["u", "v", "w"] >> TF("d", ((1, 0, f"-{a}*sin(th)"), (0, 1, f"{a}*cos(th)"))) >> centre >> I("m", m),
        *(f["w"] >> I("J", J), f["p1"] >> I("J1", Jw), f["p2"] >> I("J2", Jw)),
        *(Se("T1") >> f["p1"], Se("T2") >> f["p2"]),
        f << TF("wheels", rolling) << Sf("roll", (0, 0, 0)),
    )

    def velocities(q: Row, f: Row) -> Row:
        u, v, w, p1, p2 = f
        chassis = flat((u - a * np.sin(q[2]) * w, v + a * np.cos(q[2]) * w, w))
        return np.vstack([chassis, [0, 0, 0, 0, p1, 0], [0, 0, 0, 0, p2, 0]])

    def forces(t: float, q: Row) -> Row:
        return np.array([0, 0, 0, 0.05 + 0.1 * np.sin(2 * t), 0.04])

    def rows(q: Row) -> Row:
        s, c = np.sin(q[2]), np.cos(q[2])
        return np.array([[-s, c, 0, 0, 0], [c, s, b, -r, 0], [c, s, -b, 0, -r]])

    speed, turning = 0.3, 0.8
    start = {"u": speed, "w": turning, "p1": (speed + b * turning) / r, "p2": (speed - b * turning) / r}
    masses = np.array([[m, m, m, 0, 0, J], [0, 0, 0, 0, Jw, 0], [0, 0, 0, 0, Jw, 0]])
    torques = {"T1": "0.05 + 0.1*sin(2*t)", "T2": 0.04}
    return System(graph, {"s": "cos(th)*u + sin(th)*v", "w": "w"}, torques, start, 8.0, ("x", "y", "th", "a1", "a2"),
                  ("u", "v", "w", "p1", "p2"), masses, velocities, forces, rows,
                  tuple(f"roll.e[{k}]" for k in (1, 2, 3)))  # fmt: skip


def disc() -> System:
    """Turned by psi about the vertical, leant by th, rolled by phi about its axis; (x, y) lies below its centre."""
    m, r, g = 0.5, 0.1, 9.81
    f = One("f", ("x_dot", "y_dot", "psi_dot", "th_dot", "phi_dot"), coordinates=("x", "y", "psi", "th", "phi"))
    v, omega = One("vel", ("v_x", "v_y", "v_z")), One("omega", 3, frame="omega")
    turned = ("-cos(th)*sin(phi)", "cos(phi)", 0), ("sin(th)", 0, 1), ("cos(th)*cos(phi)", "sin(phi)", 0)
    rolling = (
        (1, 0, f"-{r}*cos(psi)*sin(th)", f"-{r}*sin(psi)*cos(th)", f"-{r}*cos(psi)"),
        (0, 1, f"-{r}*sin(psi)*sin(th)", f"{r}*cos(psi)*cos(th)", f"-{r}*sin(psi)"),
    )
    sunk = ((1, 0, 0), (0, 1, 0), (0, 0, f"-{r}*sin(th)"))
    graph = bg.Graph(
        "disc",
        *(f["x_dot", "y_dot", "th_dot"] >> TF("d", sunk) >> v >> I("m", m), Se("G", (0, 0, -m * g)) >> v),
        f["psi_dot", "th_dot", "phi_dot"] >> TF("d_omega", turned) >> omega,
        omega >> I("J", (m * r**2 / 4, m * r**2 / 2, m * r**2 / 4)),
        f << TF("contact", rolling) << Sf("floor", (0, 0)),
    )

    def velocities(q: Row, f: Row) -> Row:
        _, _, _, th, phi = q
        x_dot, y_dot, psi_dot, th_dot, phi_dot = f
        leant = np.array([th_dot, psi_dot * np.sin(th) + phi_dot, psi_dot * np.cos(th)])
        roll = np.array([[np.cos(phi), 0, -np.sin(phi)], [0, 1, 0], [np.sin(phi), 0, np.cos(phi)]])
        return np.concatenate([[x_dot, y_dot, -r * np.sin(th) * th_dot], roll @ leant])[None]

    def forces(t: float, q: Row) -> Row:
        return np.array([0, 0, 0, m * g * r * np.sin(q[3]), 0])

    def rows(q: Row) -> Row:
        """The centre's velocity is w x rho, with rho from the contact to it: the contact is at rest."""
        s, c = np.sin(q[2]), np.cos(q[2])
        across, up = np.array([c, s, 0]), np.array([np.sin(q[3]) * s, -np.sin(q[3]) * c, np.cos(q[3])])
        axis = np.cross(up, across)
        turning = np.stack([np.cross(w, r * up)[:2] for w in (np.array([0, 0, 1]), across, axis)], axis=-1)
        return np.hstack([np.eye(2), -turning])

    psi_dot, th_dot, phi_dot, th = 1.5, 0.4, -14.0, 0.25
    first = np.array([0, 0, 0, th, 0])
    start = {"th": th, "psi_dot": psi_dot, "th_dot": th_dot, "phi_dot": phi_dot}
    start["x_dot"], start["y_dot"] = -rows(first)[:, 2:] @ [psi_dot, th_dot, phi_dot]
    quasi = {"th_dot": "th_dot", "u2": "phi_dot + psi_dot*sin(th)", "u3": "psi_dot*cos(th)"}
    return System(graph, quasi, {}, start, 3.0, ("x", "y", "psi", "th", "phi"), f.components,
                  np.array([[m] * 3 + [m * r**2 / 4, m * r**2 / 2, m * r**2 / 4]]), velocities, forces, rows,
                  ("floor.e[1]", "floor.e[2]"))  # fmt: skip


SYSTEMS = {"slider-crank": slider_crank, "robot": robot, "rolling disc": disc}


def forms_of(system: System) -> dict[str, Any]:
    """[002]'s equations, those it compares them with, and "other conventional methods"."""
    return {
        "Gibbs-Appell": bg.forms.gibbs_appell.having(quasi=system.quasi),
        "Udwadia-Kalaba": bg.forms.udwadia_kalaba,
        "augmented Lagrangian": bg.forms.augmented_lagrangian,
        "index 1": bg.forms.lagrange_multipliers,
        "Maggi": bg.forms.maggi.having(quasi=system.quasi),
    }


def transformed(system: System, run: bg.Trajectory) -> tuple[float, float, float]:
    """Of (81) and (76) along a motion: the greatest of S_#^T (U* - Q), of S_*^T (U* - Q) - lambda, and of U*.

    The accelerations are those of the graph: f = S_# u, and u' by the Gibbs-Appell equations.
    """
    found = bg.velocity_transformation(system.graph, bg.forms.gibbs_appell.having(quasi=system.quasi))

    def columns(q: Row) -> tuple[Row, Row]:
        return found.at(dict(zip(system.q, q, strict=True)))[1:]

    motions, forces, size = [0.0], [0.0], 0.0
    for k in range(0, len(run.t), 20):
        q, f, u = (np.array([run[name][k] for name in names]) for names in (system.q, system.f, found.u))
        state = {name: run[name][k] for name in run.equations.states}
        rates = bg.rates(run.equations, system.values, state, t=run.t[k])
        u_dot = np.array([rates[name] for name in found.u])
        ahead, behind = (columns(q + h * f)[0] @ (u + h * u_dot) for h in (STEP, -STEP))
        S, S_c = columns(q)
        U_star = system.U_star(q, f, (ahead - behind) / (2 * STEP))
        left = U_star - system.forces(run.t[k], q)
        motions.append(np.abs(S.T @ left).max())
        forces.append(np.abs(S_c.T @ left - [run[name][k] for name in system.reactions]).max())
        size = max(size, np.abs(U_star).max())
    return max(motions), max(forces), size


def studied(name: str) -> dict[str, bg.Trajectory]:
    """One system in all forms: their motions beside that of Newton and Euler's equations."""
    system = SYSTEMS[name]()
    times = np.linspace(0, system.end, 601)
    names = (*system.q, *system.f)
    reference = system.motion(times)
    size = np.abs(reference).max(axis=0)
    forms = forms_of(system)
    settings: Any = {"method": "DOP853", "rtol": 1e-9, "atol": 1e-11}
    table = bg.compare(system.graph, forms, times, system.values, system.start, **settings)
    runs = {row.label: row.run for row in table.rows}
    print(f"\n{table}\n")
    n, r = len(system.f), len(system.reactions)
    for label, run in runs.items():
        off = max(np.abs((run[x] - reference[:, k]) / max(size[k], 1e-3)).max() for k, x in enumerate(names))
        print(f"{label:<22} {table[label].motion} equations; off Newton and Euler by {off:.1e} of the largest")
        assert off < 1e-5, (name, label, off)
    assert table["Gibbs-Appell"].motion == n - r and table["Udwadia-Kalaba"].motion == n
    held = {label: max(np.abs(run[f"{each.replace('.e', '.velocity_residual')}"]).max() for each in system.reactions)
            for label, run in runs.items() if label != "Gibbs-Appell"}  # fmt: skip
    run = runs["Gibbs-Appell"]
    f = np.stack([run[x] for x in system.f], axis=-1)
    q = np.stack([run[x] for x in system.q], axis=-1)
    held = {"Gibbs-Appell": max(np.abs(system.rows(at) @ now).max() for at, now in zip(q, f, strict=True))} | held
    print("a f: " + ", ".join(f"{label} {x:.0e}" for label, x in held.items()))
    assert held["Gibbs-Appell"] < 1e-12 < held["Udwadia-Kalaba"]
    motion, force, largest = transformed(system, run)
    print(f"(81) along the motion: S_#^T (U* - Q) <= {motion:.1e}, S_*^T (U* - Q) - lambda <= {force:.1e}, "
          f"where U* is up to {largest:.3g}")  # fmt: skip
    assert motion < 1e-6 * largest and force < 1e-6 * largest
    return runs


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: studied(name) for name in SYSTEMS}
    plot(found, folder / "gibbs_appell_002.svg")
    print("\nwrote", folder / "gibbs_appell_002.svg")


def plot(found: Mapping[str, Mapping[str, bg.Trajectory]], path: Path) -> None:
    """A motion of each system, and what the forms leave of its constraints."""
    figure = Figure(figsize=(8, 7.5), layout="constrained")
    panels = figure.subplots(3, 2)
    shown = {"slider-crank": ("w1", "rad/s"), "robot": ("w", "rad/s"), "rolling disc": ("th", "rad")}
    residual = {"slider-crank": "hold", "robot": "roll", "rolling disc": "floor"}
    for (left, right), (name, runs) in zip(panels, found.items(), strict=True):
        quantity, unit = shown[name]
        for style, (label, run) in zip(("-", "--", "-.", ":", (0, (1, 3))), runs.items(), strict=True):
            left.plot(run.t, run[quantity], linestyle=style, linewidth=1.6, label=label)
            if label != "Gibbs-Appell":
                gap = np.abs(run[f"{residual[name]}.velocity_residual[1]"])
                right.semilogy(run.t, np.maximum(gap, 1e-18), linestyle=style, linewidth=1, label=label,
                               color=left.lines[-1].get_color())  # fmt: skip
        left.set(xlabel="t / s", ylabel=f"{quantity} / {unit}", title=name)
        right.set(xlabel="t / s", ylabel="first row of a f", title="violation; Gibbs-Appell has none")
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside upper center", ncols=5, frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
