"""The six figures of [004], drawn from one mechanism with and without a blade: every form of Kane's equations it has.

Two particles on ice, one ahead of the other, a spring between them: m2 is a bead on a massless pole, s from m1. If m1
stands on a blade along the pole, it cannot go sideways: four coordinates x, y, theta, s, three generalized velocities,
the speed u along the blade, the rate of turning w, the rate sigma of the bead along the pole. Without the blade the
rates of the coordinates do. So the sledge needs the NIC, and shows Figs 1, 2, 4 and 5; the loose pair has the IC, and
shows Figs 3 and 6.

Every reduction is graph to graph, and every graph is run. The forms of one mechanism must agree, and with Newton: the
pole has no mass and takes no moment, so that the particles feel the spring alone, and m1 the blade besides, which
always points at the bead.

[004]: J. R. Phillips and F. Amirouche, "Kane's Equations for Nonholonomic Systems in Bond-Graph-Compatible Velocity and
Momentum Forms".

    python examples/six_figures.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.draw.labels import notation
from bondgraph.elements import TF, I, One, Se
from bondgraph.forms import kane_momentum, kane_velocity, partially_lagrangian

q_dot = One("q_dot", coordinates=("x", "y", "theta", "s"))
v_n = One("v_n", ("v1_x", "v1_y", "v2_x", "v2_y"), frame="inertial")  # two particles, not one vector
m_n = I("m_n", ("m1", "m1", "m2", "m2"))
along = "k*(s - l)*cos(theta)", "k*(s - l)*sin(theta)"
F_n = Se("F_n", (*along, *(f"-{force}" for force in along)))

f = One("f", ("u", "w", "sigma"))
Q = TF("Q", (("cos(theta)", 0, 0), ("sin(theta)", 0, 0), (0, 1, 0), (0, 0, 1)))
V = TF(
    "V",
    (
        ("cos(theta)", 0, 0),
        ("sin(theta)", 0, 0),
        ("cos(theta)", "-s*sin(theta)", "cos(theta)"),
        ("sin(theta)", "s*cos(theta)", "sin(theta)"),
    ),
)
sledge = bg.Graph("sledge", f >> Q >> q_dot, f >> V >> v_n >> m_n, F_n >> v_n)

loose_V = TF(
    "V",
    ((1, 0, 0, 0), (0, 1, 0, 0), (1, 0, "-s*sin(theta)", "cos(theta)"), (0, 1, "s*cos(theta)", "sin(theta)")),
)
pair = bg.Graph("pair", q_dot >> loose_V >> v_n >> m_n, F_n >> v_n)

VALUES = {"m1": 3.0, "m2": 1.0, "k": 40.0, "l": 0.5}
SLEDGE = {"theta": 0.2, "s": 0.6, "u": 1.0, "w": 2.5, "sigma": 0.3}
PAIR = {"theta": 0.2, "s": 0.6, "x_dot": 0.4, "y_dot": -0.2, "theta_dot": 3.0, "s_dot": 0.3}
SPAN = np.linspace(0, 6, 1201)
RTOL = 1e-11
AGREE = 1e-7  # metres, after some hundred steps of which each may err by 1e-11, in a motion that spreads errors

FIGURES: dict[int, tuple[bg.Graph, Callable[..., Any] | None, str, str]] = {
    1: (sledge, None, "I", "Multibond graph of unreduced Kane's equations"),
    2: (sledge, kane_velocity, "T*", "Multibond graph of reduced Kane's equations, velocity form"),
    3: (pair, kane_momentum, "IC", "Multibond graph of reduced Kane's equations, holonomic momentum form"),
    4: (sledge, kane_momentum, "NIC", "Multibond graph of reduced Kane's equations, nonholonomic momentum form"),
    5: (
        sledge,
        partially_lagrangian,
        "NIC",
        "Multibond graph of reduced Kane's equations, nonholonomic partially Lagrangian velocity form",
    ),
    6: (pair, partially_lagrangian, "IC", "Multibond graph of reduced Kane's equations, holonomic Lagrangian form"),
}
"""For each figure: the mechanism, the form, the store it must come to, and the paper's caption."""


def newton(blade: bool) -> np.ndarray:
    """Positions of both particles over SPAN by Newton's law, with SciPy alone: rows x1, y1, x2, y2."""
    m1, m2, k, l = VALUES.values()

    def pull(r1: np.ndarray, r2: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        s = np.linalg.norm(r2 - r1)
        ahead = (r2 - r1) / s
        return k * (s - l) * ahead, ahead

    def on_a_blade(_: float, y: np.ndarray) -> np.ndarray:
        force, ahead = pull(y[:2], y[2:4])
        return np.concatenate([y[6] * ahead, y[4:6], -force / m2, [force @ ahead / m1]])

    def loose(_: float, y: np.ndarray) -> np.ndarray:
        force, _ahead = pull(y[:2], y[2:4])
        return np.concatenate([y[6:], y[4:6], -force / m2, force / m1])

    start = SLEDGE if blade else PAIR
    along = np.array([np.cos(start["theta"]), np.sin(start["theta"])])
    across = np.array([-along[1], along[0]])
    v1 = start["u"] * along if blade else np.array([start["x_dot"], start["y_dot"]])
    turning, sliding = (start["w"], start["sigma"]) if blade else (start["theta_dot"], start["s_dot"])
    v2 = v1 + sliding * along + start["s"] * turning * across
    y0 = np.concatenate([np.zeros(2), start["s"] * along, v2, [start["u"]] if blade else v1])
    law = on_a_blade if blade else loose
    solved = solve_ivp(law, SPAN[[0, -1]], y0, "DOP853", SPAN, rtol=RTOL, atol=RTOL)
    return np.asarray(solved.y[:4])


def positions(run: bg.Trajectory) -> np.ndarray:
    x, y, theta, s = (run[name] for name in ("x", "y", "theta", "s"))
    return np.stack([x, y, x + s * np.cos(theta), y + s * np.sin(theta)])


def legend(graph: bg.Graph) -> str:
    """What a reader may not know of the marks of a figure, as a line of LaTeX."""
    free = {name: graph.spelling.own(name) for name, _ in bg.causality(graph).free}
    boxed = "".join(rf"; boxed ${f}$: free flow, given by integration, by no bond" for f in free.values())
    said = {"NIC": "; NIC: nonholonomic IC", "T*": "; $T^{*}$: kinetic store of two ports"}
    stores = "".join(said.get(element.kind, "") for element in graph.elements.values())
    words = rf"On bonds: efforts; at a 1: its flow; $\,\{{{{\cdot}}\}}$: stacked over $n${boxed}{stores}"
    return "".join(part if k % 2 else rf"\text{{{part}}}" for k, part in enumerate(words.split("$")) if part)


def beneath(number: int, k: bg.Kinetics, graph: bg.Graph) -> tuple[str, ...]:
    """What stands beneath a figure: the paper's equations, and what their letters are here."""

    def here(**letters: Any) -> str:
        names = {
            s: graph.spelling.latex(k.xp.name(s)) for expression in letters.values() for s in k.xp.free(expression)
        }
        written = {"Df": "D f", "e_hat": r"\hat{e}"}
        return r", \quad ".join(f"{written.get(n, n)} = {k.xp.latex(x, names)}" for n, x in letters.items())

    def column(letter: str, names: tuple[str, ...]) -> str:
        return rf"{letter} = \left({', '.join(map(graph.spelling.own, names))}\right)^{{T}}"

    coordinates = column("q", q_dot.coordinates)
    velocities = column("f", f.components) if number in (1, 2, 4, 5) else r"f = \dot{q}"
    letters = rf"{coordinates}, \quad {velocities}, \quad V = \frac{{\partial v_n}}{{\partial f^{{T}}}}"
    particles = column(r"\{v_n\}", v_n.components)
    masses = rf"\operatorname{{diag}}\,\left({', '.join(map(graph.spelling.own, m_n.value))}\right)"
    force = notation.matrix(tuple((x,) for x in F_n.value))
    moved = notation.matrix(tuple((x,) for x in graph.elements["F_n"].value))  # type: ignore[attr-defined]
    coenergy, energy = (rf", \quad {x}" for x in (r"T^{*} = \frac{1}{2} f^{T} A f", r"T = \frac{1}{2} p^{T} A^{-1} p"))
    given = rf"e = V^{{T}} \{{F_n\}} = {moved}"

    return {
        1: (
            r"\{v_n\} = \frac{\partial v_n}{\partial f^{T}} f, \quad"
            r" e^{*} = -\frac{\partial v_n}{\partial f} \{\dot{p}_n\}, \quad"
            r" e = \frac{\partial v_n}{\partial f} \{F_n\}",
            r"e + e^{*} = 0 \qquad (11)",
            rf"Q = {notation.matrix(Q.value)}, \quad V = {notation.matrix(V.value)}, \quad \{{F_n\}} = {force}",
            rf"p_n = m_n v_n, \quad {particles}, \quad \{{m_n\}} = {masses}",
            letters,
        ),
        2: (
            r"A \dot{f} + D f = e \qquad (14)",
            r"\frac{d T^{*}}{d t} = f^{T} \left(A \dot{f}\right) + f^{T} \left(D f\right) \qquad (19)",
            here(A=k.A, D=k.D, Df=k.Df),
            letters + coenergy,
        ),
        3: (
            r"\dot{p} = e - \frac{\partial T}{\partial q}, \quad \dot{q} = \frac{\partial T}{\partial p} \qquad (36)",
            rf"T = \frac{{1}}{{2}} p^{{T}} A^{{-1}} p, \quad {here(A=k.A)}, \quad {given}",
            letters,
        ),
        4: (
            r"\dot{p} = e + D^{T} f \qquad (25)",
            r"f = \frac{\partial T}{\partial p} = A^{-1} p \qquad (26), (38)",
            here(A=k.A, D=k.D, e_hat=k.e_hat),
            letters + energy,
        ),
        5: (
            r"\frac{d}{d t} \frac{\partial T^{*}}{\partial f} = e + \hat{e} \qquad (42)",
            r"A \dot{f} + \frac{\partial \hat{p}}{\partial q^{T}} \dot{q} = e + \hat{e} \qquad (41)",
            here(A=k.A, D=k.D, e_hat=k.e_hat),
            letters + coenergy,
        ),
        6: (
            r"\frac{d}{d t} \frac{\partial T^{*}}{\partial \dot{q}} = e + \frac{\partial T^{*}}{\partial q}"
            r" \qquad (32), (42)",
            rf"T^{{*}} = \frac{{1}}{{2}} \dot{{q}}^{{T}} A \dot{{q}}, \quad {here(A=k.A)}, \quad {given}",
            letters,
        ),
    }[number]


def picture(number: int, path: Path | None = None) -> str:
    """A figure as SVG, with what stands beneath it."""
    mechanism, form, _, caption = FIGURES[number]
    graph = bg.reduce(mechanism, form) if form else mechanism
    lines = (*beneath(number, bg.kinetics(mechanism), graph), legend(graph))
    return graph.svg(path, equations=lines, caption=f"Figure {number}. {caption}", background="white")


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    by_newton = {sledge.name: newton(blade=True), pair.name: newton(blade=False)}

    print(f"{'':10}{'mechanism':<11}{'store':<7}{'states':>6}   largest distance from Newton / m")
    for number, (mechanism, form, store, _) in FIGURES.items():
        graph = bg.reduce(mechanism, form) if form else mechanism
        dependent = bool(bg.causality(graph).dependent)
        stores = [element.kind for element in graph.elements.values() if element.role == "store"]
        assert stores == [store] and dependent == (store == "I")

        equations = bg.compile(graph)
        start = SLEDGE if mechanism is sledge else PAIR
        run = bg.simulate(equations, SPAN, VALUES, start, method="DOP853", rtol=RTOL, atol=RTOL)
        off = float(np.max(np.abs(positions(run) - by_newton[mechanism.name])))
        print(f"Figure {number}  {mechanism.name:<11}{store:<7}{len(equations.states):>6}   {off:.1e}")
        assert off < AGREE

    for number in FIGURES:
        path = folder / f"figure_{number}.svg"
        picture(number, path)
        print("wrote", path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
