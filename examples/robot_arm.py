"""A robot arm of six joints and its motors: bodies, joints and electrical engineering in one graph.

The arm is described by its bodies (mass, mass centre, tensor of inertia) and its revolute joints; the graph follows.
First, its joints free, its accelerations at random states are compared with a recursive Newton-Euler algorithm in
numpy, in vectors along inertial axes: angular accelerations and those of the mass centres outwards, forces and moments
inwards, and the mass matrix from the moments that unit accelerations need.

Then each joint gets a motor: a voltage in proportion to the angle that is left, a resistance, a gyrator, a rotor and a
gear, on the same flow. The arm swings to a new pose; what the voltages bring in is stored, lost as heat, or spent on
lifting; and the wrench in every joint can be read.

    python examples/robot_arm.py [folder]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import GY, TF, Frame, I, Inertia, Link, Mechanism, One, R, Revolute, Se
from bondgraph.graph.chain import Chain

NAMES = ("waist", "shoulder", "elbow", "forearm", "wrist", "flange")
AXES = ("z", "y", "y", "x", "y", "x")
MASSES = (22.0, 17.0, 9.0, 5.0, 2.0, 0.5)  # kg
PLACES = ((0, 0, 0.3), (0.1, 0, 0.2), (0, 0, 0.6), (0.3, 0, 0.05), (0.35, 0, 0), (0.1, 0, 0))  # m, from joint to joint
CENTRES = ((0.03, -0.01, 0.1), (0, 0.05, 0.28), (0.12, 0.02, 0.03), (0.2, 0, 0.01), (0.04, 0, 0), (0.02, 0.005, 0))
MOMENTS = ((0.5, 0.45, 0.3), (0.8, 0.75, 0.15), (0.1, 0.25, 0.22), (0.02, 0.1, 0.1), (0.004, 0.005, 0.005),
           (3e-4, 2e-4, 2e-4))  # fmt: skip
PRODUCTS = (0.02, -0.03, 0.01, 0.002, -2e-4, 1e-5)  # kg m^2, entries xy and zx of the tensors
TENSORS = [np.diag(J) + P * np.array([[0, 1, 1], [1, 0, 0], [1, 0, 0]]) for J, P in zip(MOMENTS, PRODUCTS, strict=True)]
G = 9.81

links = [Link(f"{name}_body", m, Inertia(J), centre=c)
         for name, m, J, c in zip(NAMES, MASSES, TENSORS, CENTRES, strict=True)]  # fmt: skip
bases = [Frame("ground", PLACES[0]), *(link.frame(place) for link, place in zip(links, PLACES[1:], strict=False))]
joints = [Revolute(*of) for of in zip(NAMES, bases, links, AXES, strict=True)]
arm = Mechanism("arm", links, joints, gravity=(0, 0, -G))

RATIO, CONSTANT, RESISTANCE, ROTOR, GAIN = 100, 0.1, 0.5, 2e-4, 120  # 1, V s, ohm, kg m^2, V/rad
TARGET = (1.2, 0.6, -0.4, 0.8, 0.5, -1.0)  # rad


def motor(arm: Mechanism, joint: str, target: float) -> Iterator[Chain]:
    """A voltage, a winding, a rotor and a gear on a joint."""
    current, rotor = One(f"{joint}_current"), One(f"{joint}_rotor")
    wanted = f"{target}*(1 - exp(-4*t)*(1 + 4*t))"
    yield Se(f"{joint}_U", f"{GAIN}*({wanted} - {joint}_q)") >> current >> R(f"{joint}_winding", RESISTANCE)
    yield current >> GY(f"{joint}_motor", CONSTANT) >> rotor >> TF(f"{joint}_gear", 1 / RATIO) >> arm[joint]
    yield rotor >> I(f"{joint}_J", ROTOR)


def with_motors(arm: Mechanism) -> bg.Graph:
    motors = (motor(arm, name, target) for name, target in zip(NAMES, TARGET, strict=True) if name in arm.f.components)
    return bg.Graph("robot_arm", *arm, *(chain for chains in motors for chain in chains))


def turn(axis: str, angle: float) -> np.ndarray:
    k = "xyz".index(axis)
    K = np.cross(np.eye(3), np.eye(3)[k])
    return np.asarray(np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K)


def moments(q: np.ndarray, u: np.ndarray, u_dot: np.ndarray, g: float = G) -> np.ndarray:
    """The moments in the joints that these accelerations need (recursive Newton-Euler)."""
    R, p, w, alpha, a = np.eye(3), np.zeros(3), np.zeros(3), np.zeros(3), np.array([0, 0, g])
    directions, places, forces, couples, levers = [], [], [], [], []
    for k in range(6):
        step = R @ np.array(PLACES[k])
        a = a + np.cross(alpha, step) + np.cross(w, np.cross(w, step))
        p = p + step
        n = R @ np.eye(3)["xyz".index(AXES[k])]
        R = R @ turn(AXES[k], q[k])
        alpha = alpha + n * u_dot[k] + np.cross(w, n * u[k])
        w = w + n * u[k]
        r, J = R @ np.array(CENTRES[k]), R @ TENSORS[k] @ R.T
        directions.append(n)
        places.append(p)
        levers.append(r)
        forces.append(MASSES[k] * (a + np.cross(alpha, r) + np.cross(w, np.cross(w, r))))
        couples.append(J @ alpha + np.cross(w, J @ w))
    found, force, couple = np.zeros(6), np.zeros(3), np.zeros(3)
    for k in reversed(range(6)):
        outer = np.cross(places[k + 1] - places[k], force) if k < 5 else np.zeros(3)
        couple = couple + outer + couples[k] + np.cross(levers[k], forces[k])
        force = force + forces[k]
        found[k] = directions[k] @ couple
    return found


def by_hand(q: np.ndarray, u: np.ndarray) -> np.ndarray:
    """The accelerations of the free joints."""
    none = np.zeros(6)
    matrix = np.array([moments(q, none, row, 0.0) for row in np.eye(6)]).T
    return np.asarray(np.linalg.solve(matrix, -moments(q, u, none)))


def compare() -> None:
    draw = np.random.default_rng(1)
    began = time.process_time()
    equations = bg.compile(bg.Graph("free_arm", *arm))
    took = time.process_time() - began
    off = 0.0
    for _ in range(5):
        q, u = draw.uniform(-2, 2, (2, 6))
        state = {f"{name}_q": x for name, x in zip(NAMES, q, strict=True)} | dict(zip(NAMES, u, strict=True))
        found, expected = bg.rates(equations, {}, state), by_hand(q, u)
        off = max(off, np.abs(np.array([found[name] for name in NAMES]) - expected).max() / np.abs(expected).max())
    print(f"equations in {took:.2f} s; accelerations off by {off:.1e} of the greatest")
    assert off < 1e-10


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    compare()
    with_motors(Mechanism("arm", links[:2], joints[:2], gravity=(0, 0, -G))).svg(folder / "robot_arm_two_joints.svg")

    run = bg.simulate(with_motors(arm), np.linspace(0, 3, 301), method="Radau", rtol=1e-8, atol=1e-9)
    audit = run.power_audit()
    print(f"power missing: {np.abs(audit.missing).max():.1e} W of {np.abs(audit.supplied).max():.0f} W")
    assert np.abs(audit.missing).max() < 1e-8 * np.abs(audit.supplied).max()

    # at rest each motor bears the moment of the weights: from the voltage, and from the angle that is left
    q = np.array([run[f"{name}_q"][-1] for name in NAMES])
    held = moments(q, np.zeros(6), np.zeros(6))
    borne = GAIN * (np.array(TARGET) - q) / RESISTANCE * CONSTANT * RATIO
    passed = [run[f"{name}_m{axis}"][-1] for name, axis in zip(NAMES, AXES, strict=True)]
    print("joint       reached / rad   weights / N m   motor / N m   in the joint / N m")
    for k, name in enumerate(NAMES):
        print(f"{name:<10}{q[k]:>14.4f}{held[k]:>16.3f}{borne[k]:>14.3f}{passed[k]:>20.3f}")
    assert np.abs(borne - held).max() < 0.01 * np.abs(held).max()
    assert np.abs(passed - held).max() < 0.01 * np.abs(held).max()

    plot(run, folder / "robot_arm_run.svg")
    for name in ("robot_arm_two_joints.svg", "robot_arm_run.svg"):
        print("wrote", folder / name)


def plot(run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    angles, currents = figure.subplots(1, 2)
    for name in NAMES:
        angles.plot(run.t, run[f"{name}_q"], linewidth=1.4, label=name)
        currents.plot(run.t, run[f"{name}_current"], linewidth=1.4)
    angles.set(xlabel="t / s", ylabel="rad", title="joint angles")
    currents.set(xlabel="t / s", ylabel="A", title="motor currents")
    angles.legend(frameon=False, fontsize="small")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
