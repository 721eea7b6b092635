"""The robot of [003], six joints, twice: in six joint coordinates, and in the paper's eighteen with twelve constraints.

A base A turns by gamma about the vertical; an arm B is raised by phi2 about A's x axis, C by phi3 about B's x axis and
turned by psi1 about its own y axis, D raised by phi4 about C's x axis, E turned by psi2 about D's y axis. Lengths run
along the local y axes. Each angle follows one sine of 4 s; what are the torques?

First the robot is described by its bodies and joints, and `inverse_dynamics` gives the torques. Then it is drawn as in
the paper: beside the six angles the Cartesian coordinates of the mass centres of B, C, D and E, which the masses hang
on directly; that these belong to the angles are twelve constraints, `f << TF(A_*) << Sf("h")`, and the transformer
knows the positions whose rates its rows are. Their efforts are the forces that hold the masses on the arms. Maggi's
equations (7)-(17) of this system give the same torques. At last these torques drive both robots, and the prescribed
motion comes back: of the eighteen coordinates by Maggi's equations as the paper has them, all velocities states and the
constraints with Baumgarte's terms (9), with which the errors of integration do not grow. What (8) calls S_# and S_* is
asked for, and compared with the inverse of E as the paper writes it. The prescribed trajectory is Fig. 2.

The paper's table of parameters is lost; those below are plausible ones for a robot of this size. Its angular velocity
of C holds in axes that do not turn with psi1, and is used here in C's own: (phi3' cos psi1, psi1', phi3' sin psi1).

[003]: Horn, Malvezzi & Orsino, Maggi's equations for a manipulator with six degrees of freedom.

    python examples/robot_003.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import sympy as sp
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import (
    TF,
    Dynamics,
    I,
    Link,
    Mechanism,
    One,
    PrescribedMotion,
    Revolute,
    Se,
    Sf,
    inverse_dynamics,
    stroboscope,
)

ANGLES = ("gamma", "phi2", "phi3", "psi1", "phi4", "psi2")
AMPLITUDES = (np.pi, np.pi / 18, np.pi / 18, np.pi, np.pi / 6, np.pi)  # rad, as in the paper
PERIOD = 4.0  # s, as in the paper
G = 9.81  # m/s^2, along -z
LENGTHS = {"B": 0.7, "C": 0.6, "D": 0.2}  # m
SHARES = {"B": 0.5, "C": 0.45, "D": 0.5}  # of the length, from the joint to the mass centre: eta, nu, epsilon
MASSES = {"B": 30.0, "C": 18.0, "D": 6.0, "E": 2.0}  # kg; E's mass centre is the end of D
MOMENTS = {"A": (1.5, 1.5, 1.5), "B": (1.3, 0.2, 1.25), "C": (0.6, 0.08, 0.55), "D": (0.03, 0.01, 0.025),
           "E": (0.004, 0.003, 0.0035)}  # kg m^2, about the mass centres  # fmt: skip

MOTION = {name: f"{amplitude}*sin({2 * np.pi / PERIOD}*t)" for name, amplitude in zip(ANGLES, AMPLITUDES, strict=True)}
TIMES = np.linspace(0, PERIOD, 401)
RATES = {f"{name}_dot": f"{name}_dot" for name in ANGLES}
"""Maggi's quasi-velocities, as the paper chooses them: the angles' rates, A_# = [1 0]."""
ZETA, BETA = 1.0, 10.0  # Baumgarte's damping ratio, and his rate in 1/s


def in_joints() -> Mechanism:
    """Six bodies on six joints; between the two rotations of C there is one without mass."""
    A = Link("A", 1, MOMENTS["A"])  # its mass is at rest, on the axis
    B, C, D = (Link(n, MASSES[n], MOMENTS[n], centre=(0, SHARES[n] * LENGTHS[n], 0)) for n in "BCD")
    raised, E = Link("C_raised"), Link("E", MASSES["E"], MOMENTS["E"])
    joints = [
        Revolute("T1", "ground", A, "z", coordinates=("gamma",)),
        Revolute("T2", A, B, "x", coordinates=("phi2",)),
        Revolute("T3", B.frame((0, LENGTHS["B"], 0)), raised, "x", coordinates=("phi3",)),
        Revolute("T4", raised, C, "y", coordinates=("psi1",)),
        Revolute("T5", C.frame((0, LENGTHS["C"], 0)), D, "x", coordinates=("phi4",)),
        Revolute("T6", D.frame((0, LENGTHS["D"], 0)), E, "y", coordinates=("psi2",)),
    ]
    return Mechanism("robot", [A, B, raised, C, D, E], joints, gravity=(0, 0, -G))


def turn(axis: str, angle: sp.Expr) -> sp.Matrix:
    c, s = sp.cos(angle), sp.sin(angle)
    return {
        "x": sp.Matrix([[1, 0, 0], [0, c, -s], [0, s, c]]),
        "y": sp.Matrix([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        "z": sp.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


def places(q: sp.Matrix) -> dict[str, sp.Matrix]:
    """The mass centres of B, C, D and E, [003] (2)-(6)."""
    gamma, phi2, phi3, psi1, phi4, _ = q
    y = sp.Matrix([0, 1, 0])
    R_B = turn("z", gamma) * turn("x", phi2)
    R_C = R_B * turn("x", phi3) * turn("y", psi1)
    R_D = R_C * turn("x", phi4)
    joint, found = sp.zeros(3, 1), {}
    for name, R in (("B", R_B), ("C", R_C), ("D", R_D)):
        found[name] = joint + SHARES[name] * LENGTHS[name] * R * y
        joint = joint + LENGTHS[name] * R * y
    return found | {"E": joint}


def turning(q: sp.Matrix) -> dict[str, sp.Matrix]:
    """Partial angular velocities of the bodies by the angles' rates, each in the body's own axes, [003] (10)-(13)."""
    steps = {"A": "z", "B": "x", "C": "xy", "D": "x", "E": "y"}
    omega, found, k = sp.zeros(3, 6), {}, 0
    for name, axes in steps.items():
        for axis in axes:
            omega = turn(axis, q[k]).T * omega
            omega["xyz".index(axis), k] += 1
            k += 1
        found[name] = omega
    return found


def formulas(matrix: sp.Matrix) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(str(entry) for entry in matrix.row(i)) for i in range(matrix.rows))


def redundant() -> tuple[bg.Graph, bg.Graph]:
    """The graph of [003] with eighteen coordinates: its angles driven, and moved by torques."""
    q = sp.Matrix(sp.symbols(ANGLES))
    centres, omegas = places(q), turning(q)
    cartesian = [f"{x}_{name}" for name in centres for x in "xyz"]
    rates = [f"{name}_dot" for name in (*ANGLES, *cartesian)]
    f = One("f", rates, coordinates=(*ANGLES, *cartesian))
    chains = []
    for k, name in enumerate(centres):
        parts = f[f.components[6 + 3 * k : 9 + 3 * k]]
        chains += [parts >> I(f"m_{name}", MASSES[name]), Se(f"G_{name}", ("0", "0", str(-MASSES[name] * G))) >> parts]
    angles = f[f.components[:6]]
    for name, omega in omegas.items():
        body = One(f"omega_{name}", 3, frame=f"omega_{name}")
        chains += [angles >> TF(f"d_omega_{name}", formulas(omega)) >> body, body >> I(f"J_{name}", MOMENTS[name])]
    jacobian = sp.Matrix.vstack(*centres.values()).jacobian(q)
    A = sp.Matrix.hstack(-jacobian, sp.eye(12))
    gaps = [f"{name} - ({place})" for name, place in zip(cartesian, sp.Matrix.vstack(*centres.values()), strict=True)]
    chains.append(f << TF("A", formulas(A), gaps) << Sf("h", ("0",) * 12, given="position"))
    driven = bg.Graph("robot_18", *chains, Sf("T", tuple(MOTION.values()), given="position") >> angles)
    return driven, bg.Graph("robot_18_free", *chains, Se("T") >> angles)


def start() -> dict[str, float]:
    """The prescribed motion at t = 0: angles zero, rates at their greatest."""
    q = sp.Matrix(sp.symbols(ANGLES))
    place = sp.Matrix.vstack(*places(q).values())
    rates = np.array(AMPLITUDES) * 2 * np.pi / PERIOD
    zero = dict.fromkeys(q, 0)
    names = [f"{x}_{name}" for name in "BCDE" for x in "xyz"]
    moved = np.array(place.jacobian(q).subs(zero), float) @ rates
    found = dict(zip(names, np.array(place.subs(zero), float).ravel(), strict=True))
    found |= {f"{name}_dot": rate for name, rate in zip((*ANGLES, *names), (*rates, *moved), strict=True)}
    return dict.fromkeys(ANGLES, 0.0) | found


def transformation(free: bg.Graph) -> None:
    """E, S_# and S_* of (8): with A_# = [1 0] and A_* = [-J 1], S_# = [1; J] and S_* = [0; 1]."""
    found = bg.velocity_transformation(free, bg.forms.maggi.having(quasi=RATES))
    q = sp.Matrix(sp.symbols(ANGLES))
    J = sp.Matrix.vstack(*places(q).values()).jacobian(q)
    print("S_# of (8), its row of z_B: " + ", ".join(map(str, found.W[8, :])))
    state = dict(zip(ANGLES, (0.3, -0.2, 0.5, 0.7, -0.4, 0.1), strict=True))
    numbers = np.array(J.subs(state), float)
    E, S_, S_c = found.at(state)
    np.testing.assert_allclose(E, np.block([[np.eye(6), np.zeros((6, 12))], [-numbers, np.eye(12)]]), atol=1e-13)
    np.testing.assert_allclose(S_, np.vstack([np.eye(6), numbers]), atol=1e-13)
    np.testing.assert_allclose(S_c, np.vstack([np.zeros((6, 12)), np.eye(12)]), atol=1e-13)


def trajectory(path: Path) -> None:
    """Fig. 2 of [003]: each angle along the prescribed motion."""
    figure = Figure(figsize=(7, 3.4), layout="constrained")
    axes = figure.subplots()
    letters = (r"$\gamma$", r"$\phi_2$", r"$\phi_3$", r"$\psi_1$", r"$\phi_4$", r"$\psi_2$")
    widths = (6.0, 4.0, 1.5, 3.5, 2.0, 1.2)  # equal motions lie upon each other
    colors = ("#bbccee", "#eecc66", "#aa3377", "#4477aa", "#228833", "#222222")
    for letter, amplitude, width, color in zip(letters, AMPLITUDES, widths, colors, strict=True):
        motion = amplitude * np.sin(2 * np.pi / PERIOD * TIMES)
        axes.plot(TIMES, motion, color=color, linewidth=width, label=letter)
    axes.set(xlabel="t / s", ylabel="rad", title="The prescribed trajectory, [003] Fig. 2")
    axes.legend(frameon=False, ncols=3)
    figure.savefig(path)


def forward(needed: PrescribedMotion, free: bg.Graph) -> None:
    """Torques in, motion out, in both descriptions."""
    fine = np.linspace(0, PERIOD, 4001)
    torques = inverse_dynamics(needed.dynamics, MOTION, fine).torques
    inputs = {name: bg.table(fine, torque, order=5) for name, torque in torques.items()}
    joints = needed.dynamics.mechanism
    graph = bg.Graph("robot_free", *joints, *(Se(name + "_in") >> joints[name] for name in inputs))
    rates = {name: needed.f[name][0] for name in inputs}
    given = {f"{name}_in": signal for name, signal in inputs.items()}
    equations = bg.compile(graph)
    run = bg.simulate(equations, TIMES[:51], given, rates, method="DOP853", rtol=1e-10, atol=1e-11)
    off = max(np.abs(run[name] - needed.q[name][:51]).max() for name in ANGLES)
    print(f"six coordinates, driven by these torques: the motion comes back within {off:.1e} rad in {TIMES[50]:g} s")
    assert off < 1e-7

    given = {f"T_{angle}_dot": signal for angle, signal in zip(ANGLES, inputs.values(), strict=True)}
    for beta in (0.0, BETA):
        maggi = bg.forms.maggi.having(quasi=RATES, zeta=ZETA, beta=beta)
        equations = bg.compile(free, maggi)
        run = bg.simulate(equations, TIMES[:101], given, start(), method="DOP853", rtol=1e-8, atol=1e-9)
        off = max(np.abs(run[name] - needed.q[name][:101]).max() for name in ANGLES)
        gap, slip = (
            max(np.abs(run[f"h.{what}_residual[{k + 1}]"]).max() for k in range(12))
            for what in ("position", "velocity")
        )
        print(f"eighteen, Maggi's equations, {len(equations.states)} states, beta = {beta:g}/s: within {off:.1e} rad "
              f"in {TIMES[100]:g} s, the constraints within {gap:.1e} m and {slip:.1e} m/s")  # fmt: skip
    assert off < 1e-6 and gap < 1e-6


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    robot = in_joints()
    needed = inverse_dynamics(Dynamics(robot), {n: MOTION[n] for n in ANGLES}, TIMES)

    driven, free = redundant()
    transformation(free)
    equations = bg.compile(driven, bg.forms.maggi)
    start_ = {name: value for name, value in start().items() if name in equations.states}
    run = bg.simulate(equations, TIMES, {}, start_, rtol=1e-6, atol=1e-8)  # the torques need the angles only
    other = run["T.e"]
    own = np.stack([*needed.torques.values()], axis=-1)
    off = np.abs(own - other).max() / np.abs(own).max()
    print("greatest torque / N m: " + ", ".join(f"{name} {np.abs(x).max():.4g}" for name, x in needed.torques.items()))
    print(f"six coordinates and eighteen differ by {off:.1e} of the greatest torque")
    assert off < 1e-8

    # The constraints' efforts are what holds each mass on the arms: m (a - g), from the places in the joints' terms.
    h = 1e-4
    near = inverse_dynamics(needed.dynamics, MOTION, [1.3 - h, 1.3, 1.3 + h])
    tip = needed.dynamics.pose(near.q, "E")[1]
    force = MASSES["E"] * ((tip[2] - 2 * tip[1] + tip[0]) / h**2 + np.array([0, 0, G]))
    held = run.at(1.3, "h.e")[-3:]
    print(f"on E at 1.3 s: {np.array2string(held, precision=4)} N from the constraints")
    assert np.abs(held - force).max() < 1e-4 * np.abs(force).max()

    forward(needed, free)
    trajectory(folder / "robot_003_trajectory.svg")
    figure = Figure(figsize=(7, 3.4), layout="constrained")
    axes = figure.subplots()
    for name, torque in needed.torques.items():
        axes.plot(TIMES, torque, linewidth=1.4, label=name)
    axes.set(xlabel="t / s", ylabel="N m", title="torques of the prescribed motion")
    axes.legend(frameon=False, fontsize="small", ncols=2)
    figure.savefig(folder / "robot_003_torques.svg")
    stroboscope(robot, needed, count=7, points=["E"]).savefig(folder / "robot_003_poses.svg")
    for name in ("robot_003_trajectory.svg", "robot_003_torques.svg", "robot_003_poses.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
