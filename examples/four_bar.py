"""A four-bar linkage: bodies and joints that close a loop, redundantly, since its joints also hold it in its plane.

The rocker's angle along the motion is compared with Freudenstein's equation, accelerations and the forces in all joints
at random states with the Newton-Euler equations of the three bars in the plane, each with its own coordinates, in
numpy; without friction the energy stays, and so does the closure itself, which is integrated with the motion.

    python examples/four_bar.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import Frame, Link, Mechanism, Revolute

LENGTHS = {"crank": 0.3, "coupler": 0.9, "rocker": 0.7}  # m
MASSES = {"crank": 1.0, "coupler": 1.5, "rocker": 2.0}  # kg
BASE, G = 1.0, 9.81  # m, m/s^2
MOMENTS = {name: MASSES[name] * LENGTHS[name] ** 2 / 12 for name in LENGTHS}  # kg m^2


def bar(name: str) -> Link:
    J = MOMENTS[name]
    return Link(name, MASSES[name], (J / 50, J, J), centre=(LENGTHS[name] / 2, 0, 0))


crank, coupler, rocker = map(bar, LENGTHS)
four_bar = Mechanism("four_bar", [crank, coupler, rocker], [
    Revolute("a", "ground", crank, "z"),
    Revolute("b", crank.frame((LENGTHS["crank"], 0, 0)), coupler, "z"),
    Revolute("d", Frame("ground", (BASE, 0, 0)), rocker, "z"),
    Revolute("c", coupler.frame((LENGTHS["coupler"], 0, 0)), rocker.frame((LENGTHS["rocker"], 0, 0)), "z"),
], gravity=(0, -G, 0))  # fmt: skip
JOINTS = "abdc"


def freudenstein(crank: np.ndarray, rocker: np.ndarray) -> np.ndarray:
    """What is left of K1 cos(rocker) - K2 cos(crank) + K3 - cos(crank - rocker)."""
    a, b, c = LENGTHS.values()
    K = BASE / a, BASE / c, (a**2 - b**2 + c**2 + BASE**2) / (2 * a * c)
    return np.asarray(K[0] * np.cos(rocker) - K[1] * np.cos(crank) + K[2] - np.cos(crank - rocker))


def rocker_of(crank: float) -> tuple[float, float]:
    """The angles of the coupler and the rocker, of the two ways to assemble the one above the base."""
    a, b, c = LENGTHS.values()
    tip = a * np.array([np.cos(crank), np.sin(crank)])
    r = tip - [BASE, 0]
    rocker = np.arctan2(r[1], r[0]) - np.arccos((r @ r + c**2 - b**2) / (2 * c * np.sqrt(r @ r)))
    end = np.array([BASE + c * np.cos(rocker), c * np.sin(rocker)]) - tip
    return float(np.arctan2(end[1], end[0])), float(rocker)


def newton_euler(angles: np.ndarray, rate: float) -> tuple[np.ndarray, np.ndarray]:
    """Angular accelerations of the bars, and the forces on the second body of each joint, in inertial axes.

    Args:
        angles: of crank, coupler and rocker, from the x axis.
        rate: of the crank.
    """
    l = np.array(list(LENGTHS.values()))
    m, J = np.array(list(MASSES.values())), np.array(list(MOMENTS.values()))
    along = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    across = np.stack([-np.sin(angles), np.cos(angles)], axis=1)
    # (body before, lever), (body, lever) of each joint; -1 is the ground; bodies' coordinates x, y, angle of the centre
    ends = [((-1, 0.0), (0, -0.5)), ((0, 0.5), (1, -0.5)), ((-1, 0.0), (2, -0.5)), ((1, 0.5), (2, 0.5))]
    rows = np.zeros((8, 9))
    for k, pair in enumerate(ends):
        for sign, (body, part) in zip((-1, 1), pair, strict=True):
            if body >= 0:
                rows[2 * k : 2 * k + 2, 3 * body : 3 * body + 2] += sign * np.eye(2)
                rows[2 * k : 2 * k + 2, 3 * body + 2] += sign * part * l[body] * across[body]
    # velocities: the ones that all rows allow, with the crank's rate
    null = np.linalg.svd(rows)[2][-1]
    omega = (null * rate / null[2])[2::3]
    turned = np.zeros(8)
    for k, pair in enumerate(ends):
        for sign, (body, part) in zip((-1, 1), pair, strict=True):
            if body >= 0:
                turned[2 * k : 2 * k + 2] += sign * part * l[body] * omega[body] ** 2 * along[body]
    M = np.diag(np.stack([m, m, J], axis=1).ravel())
    weight = np.stack([0 * m, -m * G, 0 * m], axis=1).ravel()
    whole = np.block([[M, -rows.T], [rows, np.zeros((8, 8))]])
    found = np.linalg.solve(whole, np.concatenate([weight, turned]))
    return found[2:9:3], found[9:].reshape(4, 2)


def state(crank: float, rate: float) -> dict[str, float | bg.Near]:
    """A start: the crank as given, the others near their places."""
    coupler, rocker = rocker_of(crank)
    return {"a_q": crank, "a": rate, "b_q": bg.Near(coupler - crank + 0.1), "d_q": bg.Near(rocker - 0.1)}


def compare(equations: bg.Equations) -> None:
    """Accelerations and forces at random states, against Newton and Euler."""
    draw, off = np.random.default_rng(3), 0.0
    for angle, rate in zip(draw.uniform(-3, 3, 5), draw.uniform(-5, 5, 5), strict=True):
        coupler, rocker = rocker_of(angle)
        angles = np.array([angle, coupler, rocker])
        expected, forces = newton_euler(angles, rate)
        run = bg.simulate(equations, (0, 1e-3), start=state(angle, rate))
        assert abs(np.sin((run["d_q"][0] - rocker) / 2)) < 1e-9
        found = bg.rates(equations, start=state(angle, rate))
        off = max(off, np.abs(np.array([found["a"], found["a"] + found["b"], found["d"]]) - expected).max())
        for joint, force, body in zip(JOINTS, forces, (0, 1, 2, 2), strict=True):
            s, c = np.sin(angles[body]), np.cos(angles[body])  # the library's are in the second body's axes
            x, y = run[f"{joint}_fx"][0], run[f"{joint}_fy"][0]
            off = max(off, np.abs(np.array([c * x - s * y, s * x + c * y]) - force).max() / 10)
    print(f"accelerations and forces at random states off by {off:.1e}")
    assert off < 1e-7  # the states themselves are found to some 1e-10


def compare_dynamics() -> None:
    """Forward and inverse dynamics in the crank's rate, as compiled functions of a state, against Newton and Euler."""
    bars, draw, off = bg.dynamics(bg.Graph("four_bar", *four_bar), independent=["a"]), np.random.default_rng(4), 0.0
    for angle, rate in zip(draw.uniform(-3, 3, 5), draw.uniform(-5, 5, 5), strict=True):
        coupler, rocker = rocker_of(angle)
        named = {"a_q": angle, "b_q": coupler - angle, "d_q": rocker}
        q, v = np.array([named[name] for name in bars.coordinates]), np.array([rate])
        expected = newton_euler(np.array([angle, coupler, rocker]), rate)[0][:1]
        off = max(off, np.abs(bars.accelerations(q, v) - expected).max() / max(1.0, np.abs(expected).max()))
        off = max(off, np.abs(bars.forces(q, v, expected)).max())
    print(f"forward and inverse dynamics off by {off:.1e}")
    assert off < 1e-11  # rounding


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    graph = bg.Graph("four_bar", *four_bar)
    equations = bg.compile(graph)
    print(f"{len(equations.states)} states, {len(equations.constraints)} constraints, index {equations.index}")
    held = [name for name in equations.indeterminate if name.startswith("c.")]
    print(f"of the rows of joint c repeat others, with reactions that nothing determines: {', '.join(held)}")
    assert len(held) == 3 and "c_fz" in equations.indeterminate and "c_fx" not in equations.indeterminate
    compare(equations)
    compare_dynamics()

    run = bg.simulate(equations, np.linspace(0, 2, 201), start=state(1.0, 2.0), rtol=1e-9, atol=1e-10)
    left = np.abs(freudenstein(run["a_q"], run["d_q"])).max()
    energy = sum(run[f"{name}_m.energy"] + run[f"{name}_J.energy"] for name in LENGTHS)
    heights = {"crank": np.sin(run["a_q"]) * LENGTHS["crank"] / 2, "rocker": np.sin(run["d_q"]) * LENGTHS["rocker"] / 2}
    heights["coupler"] = 2 * heights["crank"] + np.sin(run["a_q"] + run["b_q"]) * LENGTHS["coupler"] / 2
    energy = energy + sum(MASSES[name] * G * height for name, height in heights.items())
    print(f"Freudenstein's equation off by {left:.1e}, energy by {np.ptp(energy):.1e} J of {abs(energy[0]):.1f} J")
    assert left < 1e-7 and np.ptp(energy) < 1e-5

    plot(run, folder / "four_bar_run.svg")
    print("wrote", folder / "four_bar_run.svg")


def plot(run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    angles, forces = figure.subplots(1, 2)
    for name, label in (("a_q", "crank"), ("d_q", "rocker")):
        angles.plot(run.t, run[name], linewidth=1.4, label=label)
    for joint in JOINTS:
        forces.plot(run.t, np.hypot(run[f"{joint}_fx"], run[f"{joint}_fy"]), linewidth=1.4, label=f"joint {joint}")
    angles.set(xlabel="t / s", ylabel="rad", title="angles")
    forces.set(xlabel="t / s", ylabel="N", title="forces in the joints")
    for axes in (angles, forces):
        axes.legend(frameon=False, fontsize="small")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
