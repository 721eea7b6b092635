"""Two masses on one rigid link: [001]'s example of dynamic multipliers, what they bring back, and what they do not.

Each mass hangs on a spring and a damper of its own and is pushed; the link holds q1 - q2 = 0. In [001] a constraint has
inertia, damping and stiffness of its own, (69), and a multiplier that moves, (70)-(72). The compiled equations are
these, symbolically. The motion is that of one mass m1 + m2. A start that violates the constraint comes back as

    m_bar phi'' + c_bar phi' + k_bar phi = 0,

because damping and stiffness act along the link, that is in a direction c with a c = 1, (20): (69) takes the shortest,
(1/2, -1/2). In the kinetic metric it is (m2, -m1)/(m1 + m2), m_bar is the reduced mass, and the masses come together in
another way. A second link beside the first repeats it; both share the force. [001] says more: that the equations need
no stabilization. They do where nothing acts along the constraint: a pendulum's rod under gravity alone grows at a
constant rate, and a note says so. The f_i in f_bar are taken as the whole impressed forces (65), as (40) has it; the
motion does not depend on that.

    python examples/two_masses.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import sympy
from matplotlib.figure import Figure
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import TF, C, I, One, R, Se, Sf

v = One("v", ("v1", "v2"), coordinates=("q1", "q2"))
link = v << TF("A", ((1, -1),), integrals=("q1 - q2",)) << Sf("link", 0, given="position")
parts = (
    *(v["v1"] >> I("m1"), v["v1"] >> R("c1"), v["v1"] >> C("k1", effort="k1*q"), Se("f1") >> v["v1"]),
    *(v["v2"] >> I("m2"), v["v2"] >> R("c2"), v["v2"] >> C("k2", effort="k2*q"), Se("f2") >> v["v2"]),
    link,
)
masses = bg.Graph("two_masses", *parts)
VALUES = {"m1": 1.0, "m2": 2.0, "c1": 0.4, "c2": 0.8, "k1": 9.0, "k2": 4.0, "f1": "2*sin(3*t)", "f2": 0.5}

f = One("f", ("u", "w"), coordinates=("x", "y"))
rod = f << TF("rod", (("x/l", "y/l"),), integrals=("(x**2 + y**2 - l**2)/(2*l)",)) << Sf("hold", 0, given="position")
pendulum = bg.Graph("pendulum", f >> I("m", 1.0), Se("gravity", ("0", "-m*g")) >> f, rod, values={"l": 1, "g": 9.81})

TIGHT = {"rtol": 1e-11, "atol": 1e-13}


def paper() -> None:
    """(70)-(72) with (69), solved for the accelerations: the compiled equations' own."""
    equations = bg.compile(masses, form=bg.forms.dynamic_multipliers)
    print(equations, "\n")
    (system,) = equations.systems
    print("the compiled system's unknowns:", ", ".join(map(str, system.unknowns)))
    s = {name: sympy.Symbol(name, real=True) for name in ("q1", "q2", "v1", "v2", *VALUES)}
    q1, q2, v1, v2, m1, m2, c1, c2, k1, k2, f1, f2 = s.values()
    n, n_dot = (sympy.Symbol(name, real=True) for name in ("lambda_link", "lambda_link_dot"))
    v1_dot, v2_dot, n_ddot = unknowns = sympy.symbols("v1' v2' lambda_link_dot'", real=True)
    m_bar, c_bar, k_bar = (m1 + m2) / 4, (c1 + c2) / 4, (k1 + k2) / 4  # (69)
    f_bar = ((f1 - k1 * q1 - c1 * v1) - (f2 - k2 * q2 - c2 * v2)) / 2  # (69) with (65)
    h = m_bar * n_ddot + c_bar * n_dot + k_bar * n - f_bar
    rows = [
        m1 * v1_dot + c1 * v1 + k1 * q1 - h - f1,  # (70)
        m2 * v2_dot + c2 * v2 + k2 * q2 + h - f2,  # (71)
        m_bar * (v1_dot - v2_dot) + c_bar * (v1 - v2) + k_bar * (q1 - q2),  # (72)
    ]
    by_paper = sympy.solve(rows, unknowns, dict=True)[0]
    held = dict.fromkeys(sympy.symbols("link link' link''", real=True), 0)
    right = system.right.applyfunc(equations.expanded).subs(held)
    found = dict(zip(system.unknowns, system.matrix.LUsolve(right), strict=True))
    assert all(sympy.simplify(found[x] - by_paper[x]) == 0 for x in unknowns)
    print("they are those of [001] (69)-(72), symbolically\n")


def one_mass() -> None:
    """From a start that satisfies the constraint: the motion of one mass, and the force in the link."""
    span = np.linspace(0, 12, 1201)
    equations = bg.compile(masses, form=bg.forms.dynamic_multipliers)
    run = bg.simulate(equations, span, VALUES, {"q1": 0.3, "q2": 0.3}, **TIGHT)
    m1, m2, c1, c2, k1, k2 = (float(VALUES[name]) for name in ("m1", "m2", "c1", "c2", "k1", "k2"))

    def rates(t: float, x: np.ndarray) -> list[float]:
        return [x[1], (2 * np.sin(3 * t) + 0.5 - (c1 + c2) * x[1] - (k1 + k2) * x[0]) / (m1 + m2)]

    other = solve_ivp(rates, (0, 12), [0.3, 0], t_eval=span, method="DOP853", rtol=1e-12, atol=1e-14)
    q, w = other.y
    w_dot = np.array([rates(t, x)[1] for t, x in zip(span, other.y.T, strict=True)])
    force = m1 * w_dot + c1 * w + k1 * q - 2 * np.sin(3 * span)
    off = max(np.abs(run[name] - q).max() for name in ("q1", "q2")), np.abs(run["link.e"] - force).max()
    print(f"one mass m1 + m2: positions differ by {off[0]:.1e} m, the force in the link by {off[1]:.1e} N")
    assert off[0] < 1e-8 and off[1] < 1e-7  # both integrations to 1e-11


FORMS = {
    "shortest direction": bg.forms.dynamic_multipliers,
    "kinetic metric": bg.forms.dynamic_multipliers.having(metric="kinetic"),
    "index 1": bg.forms.lagrange_multipliers,
}


def recovery() -> dict[str, bg.Trajectory]:
    """From a start with the masses 20 mm apart."""
    span, start = np.linspace(0, 30, 1501), {"q1": 0.32, "q2": 0.30}
    runs = {
        name: bg.simulate(bg.compile(masses, form=form), span, VALUES, start, as_given=True, **TIGHT)
        for name, form in FORMS.items()
    }
    m1, m2 = float(VALUES["m1"]), float(VALUES["m2"])
    gap = {name: run["link.position_residual"] for name, run in runs.items()}
    print("masses 20 mm apart:")
    for name, c in (("shortest direction", (0.5, 0.5)), ("kinetic metric", (m2 / (m1 + m2), m1 / (m1 + m2)))):
        m_bar, c_bar, k_bar = (sum(float(VALUES[f"{x}{i + 1}"]) * c[i] ** 2 for i in (0, 1)) for x in "mck")  # (40)
        decay = c_bar / (2 * m_bar)
        w = np.sqrt(k_bar / m_bar - decay**2)
        phi = 0.02 * np.exp(-decay * span) * (np.cos(w * span) + decay / w * np.sin(w * span))
        off = np.abs(gap[name] - phi).max()
        print(f"  {name}: off the damped oscillation by {off:.1e} m; after 30 s {abs(gap[name][-1]):.1e} m are left")
        assert off < 1e-9
    print(f"  by the equations of index 1 {gap['index 1'][-1]:.1e} m: they bring nothing back")
    assert np.abs(gap["index 1"] - 0.02).max() < 1e-9
    return runs


def repeated() -> None:
    """Beside the link another one, which holds twice the difference: A = [1 -1; 2 -2] has rank one."""
    second = v << TF("B", ((2, -2),), integrals=("2*(q1 - q2)",)) << Sf("other", 0, given="position")
    equations = bg.compile(bg.Graph("two_links", *parts, second), form=bg.forms.dynamic_multipliers)
    print("\ntwo links:", *equations.notes, sep="\n  ")
    span, start = np.linspace(0, 12, 601), {"q1": 0.32, "q2": 0.30}
    run = bg.simulate(equations, span, VALUES, start, as_given=True, **TIGHT)
    alone = bg.compile(masses, form=bg.forms.dynamic_multipliers)
    one = bg.simulate(alone, span, VALUES, start, as_given=True, **TIGHT)
    off = np.abs(run["q1"] - one["q1"]).max(), np.abs(run["link.e"] + 2 * run["other.e"] - one["link.e"]).max()
    print(f"they move as one: off by {off[0]:.1e} m, their forces together by {off[1]:.1e} N, in the ratio one to two")
    assert off[0] < 1e-9 and off[1] < 1e-8 and np.abs(run["other.e"] - 2 * run["link.e"]).max() < 1e-9


def no_recovery() -> bg.Trajectory:
    """A pendulum under gravity: c_bar = k_bar = 0, so that m_bar phi' is constant, and phi grows."""
    equations = bg.compile(pendulum, form=bg.forms.dynamic_multipliers)
    print("\nthe pendulum's equations carry a note:", *equations.notes, sep="\n  ")
    start = {"x": 1.0, "y": 0.0, "u": 1e-6, "w": 0.0}
    run = bg.simulate(equations, np.linspace(0, 20, 401), start=start, as_given=True, method="DOP853", **TIGHT)
    print(f"its rod, first growing by 1e-6 m/s, has grown by {run['hold.position_residual'][-1]:.2e} m after 20 s")
    # (m_bar phi')' = 0 with m_bar = m l^2/(x^2 + y^2) = m/(1 + 2 phi/l): phi = l (exp(2 t 1e-6/l) - 1)/2
    off = np.abs(run["hold.position_residual"] - (np.exp(2e-6 * run.t) - 1) / 2).max()
    print(f"off the closed form by {off:.1e} m")
    assert equations.notes and off < 1e-8  # coordinates of order 1, integrated to 1e-11 for 20 s
    return run


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    paper()
    one_mass()
    runs = recovery()
    repeated()
    plot(runs, no_recovery(), folder / "two_masses_apart.svg")
    masses.svg(folder / "two_masses.svg")
    for name in ("two_masses.svg", "two_masses_apart.svg"):
        print("wrote", folder / name)


def plot(runs: dict[str, bg.Trajectory], swinging: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(7, 4.4), layout="constrained")
    apart, longer = figure.subplots(2, 1)
    for (name, run), color in zip(runs.items(), ("#4477aa", "#228833", "#cc6677"), strict=True):
        apart.plot(run.t, run["link.position_residual"] * 1e3, color=color, linewidth=1, label=name)
    apart.set(
        xlabel="t / s",
        ylabel="q1 - q2 / mm",
        title="A violated constraint: with damping and stiffness along it, and without",
    )
    apart.legend(frameon=False)
    longer.plot(swinging.t, swinging["hold.position_residual"] * 1e6, color="#4477aa", linewidth=1)
    longer.set(xlabel="t / s", ylabel="rod, longer by / um")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
