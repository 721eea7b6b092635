"""The Franka Emika Panda, read from its URDF file: seven joints, and a hand whose second finger follows the first.

The file `data/panda.urdf` has the published kinematics and the inertias that were identified on the robot. Its
accelerations at one state are compared with those that Pinocchio 4.1 gave for the very same file (stored here), and
along a motion with a recursive Newton-Euler algorithm in numpy, which reads the file by itself with the parser of the
standard library: in vectors along inertial axes, velocities and accelerations outwards, forces and moments inwards.

The arm then moves as it would with plain position control: a spring and a damper at each joint, their rest angles going
smoothly to a new pose while the hand closes. What the joints pass is what the algorithm in numpy says, along the whole
motion; no joint is asked for more than its motor can give; and no power is missing.

    python examples/real_arm.py [folder]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import Mechanism, R, Se, read_urdf
from bondgraph.graph.chain import Chain

FILE = Path(__file__).parent / "data" / "panda.urdf"
robot = read_urdf(FILE)
NAMES = robot.f.components  # the seven joints and the finger that leads

Q = (0.3, -0.5, 0.7, -1.9, 0.4, 1.6, 0.8, 0.02)
U = (0.5, -0.8, 0.3, 1.1, -0.6, 0.9, -1.2, 0.1)
PINOCCHIO = (-5.72080571729646, -10.090836893533387, 6.871551789550131, -31.91553938965233, 11.659935863974699,
             32.36705341300352, -7.878502063976388, 0.14884268083661703)  # fmt: skip

STIFFNESS = (600, 600, 600, 600, 250, 150, 50, 500)  # N m/rad, and N/m of the finger
DAMPING = (60, 60, 40, 40, 12, 8, 3, 20)  # N m s/rad, and N s/m
FROM = (0.0, -0.785, 0.0, -2.356, 0.0, 1.571, 0.785, 0.04)
TO = (0.6, -0.3, 0.2, -1.9, 0.3, 1.8, 1.2, 0.01)
DURATION = 1.5


def control(joint: str, stiffness: float, damping: float, first: float, last: float) -> Iterator[Chain]:
    """A spring to an angle that goes from one to another with velocity zero at both ends, and a damper."""
    s = f"(t/{DURATION})"
    wanted = f"{first} + ({last - first})*where(t < {DURATION}, {s}**3*(10 - 15*{s} + 6*{s}**2), 1)"
    yield Se(f"{joint}_spring", f"{stiffness}*({wanted} - {joint}_q)") >> robot[joint]
    yield robot[joint] >> R(f"{joint}_damper", damping)


# -- the same file, once more ------------------------------------------------------------------------------------------


def numbers(tag: Any, name: str, default: str = "0 0 0") -> np.ndarray:
    return np.array((tag.get(name, default) if tag is not None else default).split(), float)


def turn(axis: np.ndarray, angle: float) -> np.ndarray:
    K = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K)


def rotation(rpy: np.ndarray) -> np.ndarray:
    x, y, z = np.eye(3)
    return turn(z, rpy[2]) @ turn(y, rpy[1]) @ turn(x, rpy[0])


TREE = ElementTree.parse(FILE).getroot()
INERTIALS = {link.get("name"): link.find("inertial") for link in TREE.iter("link")}
JOINTS = TREE.findall("joint")  # the file has them from the base outwards
ORDER = {joint.get("name"): k for k, joint in enumerate(joint for joint in JOINTS if joint.find("mimic") is None
                                                       and joint.get("type") != "fixed")}  # fmt: skip


def column(joint: Any) -> int | None:
    """Which of the velocities moves a joint."""
    mimic = joint.find("mimic")
    return ORDER.get(joint.get("name") if mimic is None else mimic.get("joint"))


def efforts(q: np.ndarray, u: np.ndarray, u_dot: np.ndarray, g: float = 9.81) -> np.ndarray:
    """What each velocity needs for these accelerations (recursive Newton-Euler)."""
    none = np.zeros(3)
    state = {"link0": (np.eye(3), none, none, none, np.array([0, 0, g]))}  # R, place, w, alpha, a
    wrenches: dict[Any, tuple[np.ndarray, np.ndarray]] = {}
    found, axes = np.zeros(len(u)), {}
    for joint in JOINTS:
        R, p, w, alpha, a = state[joint.find("parent").get("link")]
        origin, k, child = joint.find("origin"), column(joint), joint.find("child").get("link")
        n = R @ rotation(numbers(origin, "rpy")) @ numbers(joint.find("axis"), "xyz", "1 0 0")
        amount, speed, rate = (0.0, 0.0, 0.0) if k is None else (q[k], u[k], u_dot[k])
        slides = joint.get("type") == "prismatic"
        step = R @ numbers(origin, "xyz") + (n * amount if slides else 0)
        a = a + np.cross(alpha, step) + np.cross(w, np.cross(w, step))
        R = R @ rotation(numbers(origin, "rpy"))
        if slides:
            a = a + n * rate + 2 * np.cross(w, n * speed)
        else:
            R = turn(n, amount) @ R
            alpha = alpha + n * rate + np.cross(w, n * speed)
            w = w + n * speed
        state[child], axes[child] = (R, p + step, w, alpha, a), (n, slides, k)
        wrenches[child] = weight(INERTIALS[child], *state[child])
    for joint in reversed(JOINTS):
        child, parent = joint.find("child").get("link"), joint.find("parent").get("link")
        (force, moment), (n, slides, k) = wrenches[child], axes[child]
        if k is not None:
            found[k] += n @ (force if slides else moment)
        if parent in wrenches:
            lever = state[child][1] - state[parent][1]
            wrenches[parent] = (wrenches[parent][0] + force, wrenches[parent][1] + moment + np.cross(lever, force))
    return found


def weight(inertial: Any, R: Any, p: Any, w: Any, alpha: Any, a: Any) -> tuple[np.ndarray, np.ndarray]:
    """The force on a link, and the moment at its origin, that its acceleration and its weight need."""
    if inertial is None:
        return np.zeros(3), np.zeros(3)
    own = inertial.find("inertia")
    xx, xy, xz, yy, yz, zz = (float(own.get(name)) for name in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"))
    S = R @ rotation(numbers(inertial.find("origin"), "rpy"))
    J = S @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ S.T
    r = R @ numbers(inertial.find("origin"), "xyz")
    force = float(inertial.find("mass").get("value")) * (a + np.cross(alpha, r) + np.cross(w, np.cross(w, r)))
    return force, J @ alpha + np.cross(w, J @ w) + np.cross(r, force)


def by_hand(q: np.ndarray, u: np.ndarray) -> np.ndarray:
    """The accelerations of the free robot."""
    none = np.zeros(len(u))
    matrix = np.array([efforts(q, none, row, 0.0) for row in np.eye(len(u))]).T
    return np.asarray(np.linalg.solve(matrix, -efforts(q, u, none)))


# -- beside what the library does --------------------------------------------------------------------------------------


def compare() -> None:
    began = time.process_time()
    equations = bg.compile(bg.Graph("panda", *robot))
    print(f"{len(robot.links)} links, {len(NAMES)} velocities: equations in {time.process_time() - began:.1f} s")
    at = {f"{name}_q": q for name, q in zip(NAMES, Q, strict=True)} | dict(zip(NAMES, U, strict=True))
    found = bg.rates(equations, {}, at)
    ours, expected = np.array([found[name] for name in NAMES]), by_hand(np.array(Q), np.array(U))
    print("joint             acceleration   numpy, the same file    Pinocchio")
    for name, one, other, third in zip(NAMES, ours, expected, PINOCCHIO, strict=True):
        print(f"{name:<14}{one:>16.10f}{other:>23.10f}{third:>13.4f}")
    for other in (expected, np.array(PINOCCHIO)):
        assert np.abs(ours - other).max() < 1e-10 * np.abs(other).max()  # rounding


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    compare()
    first = Mechanism("panda", robot.links[:3], robot.joints[:3], gravity=robot.gravity)  # all of it is a large sheet
    bg.Graph("panda", *first).svg(folder / "real_arm_two_joints.svg")

    controls = (chain for of in zip(NAMES, STIFFNESS, DAMPING, FROM, TO, strict=True) for chain in control(*of))
    graph = bg.Graph("panda", *robot, *robot.damping(), *controls)
    equations = bg.compile(graph)
    start = {f"{name}_q": q for name, q in zip(NAMES, FROM, strict=True)}
    run = bg.simulate(equations, np.linspace(0, 2, 201), {}, start, method="Radau", rtol=1e-6, atol=1e-8)
    audit = run.power_audit()
    print(f"power missing: {np.abs(audit.missing).max():.1e} W of {np.abs(audit.supplied).max():.0f} W")
    assert np.abs(audit.missing).max() < 1e-8 * np.abs(audit.supplied).max()
    check(run, equations)
    plot(run, folder / "real_arm_run.svg")
    for name in ("real_arm_two_joints.svg", "real_arm_run.svg"):
        print("wrote", folder / name)


def check(run: bg.Trajectory, equations: bg.Equations) -> None:
    """Along the motion: what the springs and dampers give is what the robot needs, and its motors could."""
    q, u = (np.array([run[f"{name}{of}"] for name in NAMES]).T for of in ("_q", ""))
    given = np.array([run[f"{name}_spring.e"] - run[f"{name}_damper.e"] - run[f"{name}_damping.e"] for name in NAMES]).T
    given[:, 7] -= run["panda_finger2_damping.e"]
    rates = dict(zip(equations.rates, run.compute(run.t, equations.rates), strict=True))
    u_dot, most = np.array([rates[name] for name in NAMES]).T, np.abs(given).max(axis=0)
    needed = np.array([efforts(*of) for of in zip(q[::10], u[::10], u_dot[::10], strict=True)])
    off = (np.abs(given[::10] - needed) / most).max()
    print(f"efforts along the motion: off by {off:.1e} of the greatest")
    assert off < 1e-10  # rounding
    print("joint             greatest effort   its motor's   from its limits / rad or m")
    for name, effort, angles in zip(NAMES, most, q.T, strict=True):
        limit = robot.limits[name]
        room = min(angles.min() - limit.lower, limit.upper - angles.max())
        print(f"{name:<14}{effort:>15.2f}{limit.effort:>16.0f}{room:>16.3f}")
        assert effort < limit.effort and room > -1e-3


def plot(run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(8, 3.6), layout="constrained")
    angles, torques = figure.subplots(1, 2)
    for name in NAMES[:7]:
        angles.plot(run.t, run[f"{name}_q"], linewidth=1.4, label=name.removeprefix("panda_"))
        torques.plot(run.t, run[f"{name}_mz"], linewidth=1.4)
    angles.set(xlabel="t / s", ylabel="rad", title="joint angles")
    torques.set(xlabel="t / s", ylabel="N m", title="moments about the joints")
    angles.legend(frameon=False, fontsize="small")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
