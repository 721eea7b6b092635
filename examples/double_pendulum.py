"""A double pendulum from three programs: this one, Lagrange's method in sympy, and SciPy's integrator on the latter.

Two point masses, f = q_dot, and nothing else to be said: the store must become an IC, whose energy generates both its
ports, [004] (36). Lagrange's equations come from `sympy.physics.mechanics.LagrangesMethod`, which knows positions and
energies only and shares no code with bondgraph's kinetics.

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/double_pendulum.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import sympy
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se

q_dot = One("q_dot", coordinates=("a", "b"))  # angles from the downward vertical
upper, lower = One("v1", ("v1x", "v1y")), One("v2", ("v2x", "v2y"))
pendulum = bg.Graph(
    "double_pendulum",
    q_dot >> TF("V1", (("l1*cos(a)", 0), ("l1*sin(a)", 0))) >> upper >> I("m1"),
    q_dot >> TF("V2", (("l1*cos(a)", "l2*cos(b)"), ("l1*sin(a)", "l2*sin(b)"))) >> lower >> I("m2"),
    Se("G1", (0, "-m1*g")) >> upper,
    Se("G2", (0, "-m2*g")) >> lower,
)

VALUES = {"m1": 1.0, "m2": 0.6, "l1": 0.7, "l2": 0.5, "g": 9.81}
START = {"a": 2.2, "b": 1.4}
SPAN = np.linspace(0, 3, 1201)


def lagrange() -> Callable[[float, np.ndarray], np.ndarray]:
    """The rates of a, b and their rates."""
    m1, m2, l1, l2, g = VALUES.values()
    a, b = q = dynamicsymbols("a b")
    x1, y1 = l1 * sympy.sin(a), -l1 * sympy.cos(a)
    x2, y2 = x1 + l2 * sympy.sin(b), y1 - l2 * sympy.cos(b)
    t = dynamicsymbols._t
    T = sum(m * (x.diff(t) ** 2 + y.diff(t) ** 2) / 2 for m, x, y in ((m1, x1, y1), (m2, x2, y2)))
    method = LagrangesMethod(T - m1 * g * y1 - m2 * g * y2, q)
    method.form_lagranges_equations()
    states = [*q, *(x.diff(t) for x in q)]
    pair = sympy.lambdify(states, (method.mass_matrix_full, method.forcing_full), "numpy")

    def rates(_: float, y: np.ndarray) -> np.ndarray:
        mass, forcing = pair(*y)
        return np.asarray(np.linalg.solve(mass, forcing)[:, 0])

    return rates


def accelerations(equations: bg.Equations, state: np.ndarray) -> Any:
    """a'' and b'' by a velocity form."""
    found = bg.rates(equations, VALUES, dict(zip(("a", "b", "a_dot", "b_dot"), map(float, state), strict=True)))
    return np.array([found["a_dot"], found["b_dot"]])


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    rates = lagrange()
    y0 = [START["a"], START["b"], 0.0, 0.0]
    other = solve_ivp(rates, SPAN[[0, -1]], y0, "DOP853", SPAN, rtol=1e-12, atol=1e-12).y

    ic = bg.reduce(pendulum)
    assert [e.kind for e in ic.elements.values() if e.role == "store"] == ["IC"]
    pendulum.svg(folder / "double_pendulum_unreduced.svg")
    ic.svg(folder / "double_pendulum_reduced.svg")
    print(bg.compile(ic), "\n")

    print(f"{'form':<22}{'motion off by':>18}{'energy drifts by':>18}")
    m1, m2, l1, l2, g = VALUES.values()
    for form in (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian):
        equations = bg.compile(pendulum, form) if form else bg.compile(pendulum)
        run = bg.simulate(equations, SPAN, VALUES, START, method="DOP853", rtol=1e-12, atol=1e-12)
        off = max(np.max(np.abs(run[name] - other[k])) for k, name in enumerate(("a", "b")))
        store = run["T.energy"] if form else run["m1.energy"] + run["m2.energy"]
        V = -(m1 + m2) * g * l1 * np.cos(run["a"]) - m2 * g * l2 * np.cos(run["b"])
        drift = np.ptp(store + V) / np.ptp(V)
        print(f"{form.__name__ if form else 'the graph as drawn':<22}{off:>14.1e} rad{drift:>18.1e}")
        assert off < 1e-7 and drift < 1e-9

    draw = np.random.default_rng(0)
    velocity = bg.compile(pendulum, bg.forms.partially_lagrangian)
    worst = 0.0
    for state in draw.uniform(-3, 3, (20, 4)):
        expected = rates(0.0, state)[2:]
        worst = max(worst, float(np.max(np.abs(accelerations(velocity, state) - expected) / np.max(np.abs(expected)))))
    print(f"\naccelerations at 20 random states: {worst:.1e} off LagrangesMethod")
    assert worst < 1e-12
    for name in ("double_pendulum_unreduced.svg", "double_pendulum_reduced.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
