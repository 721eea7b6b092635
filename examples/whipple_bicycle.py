"""A bicycle that nobody rides keeps upright: the Whipple model, its benchmark, and the speeds at which it does.

Four rigid bodies: the rear wheel rolls on the ground, a joint with three velocities for five coordinates; the frame
with its rider, the fork and the front wheel hang on it by hinges; and the front wheel's contact closes the loop: two
velocities of slip vanish, nonholonomic, and its height does, which settles the pitch. Seven coordinates are left, and
three velocities. About upright steady motion it is linearized exactly at eleven speeds; the numbers are compared with
the eigenvalues that the benchmark publishes,

    J. P. Meijaard, J. M. Papadopoulos, A. Ruina, A. L. Schwab, "Linearized dynamics equations for the balance and steer
    of a bicycle: a benchmark and review", Proc. R. Soc. A 463, 1955 (2007), Table 2,

and with those of M q'' + v C1 q' + (g K0 + v^2 K2) q = 0, q the lean and the steer, from the formulas of its appendix A
in numpy. Then, between the weave speed and the capsize speed, the whole nonlinear bicycle gets a push.

Here x is ahead, y to the left, z up; in the paper y is to the right, z down.

    python examples/whipple_bicycle.py [folder]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

import bondgraph as bg
from bondgraph.elements import Inertia, Link, Mechanism, Revolute, RollingDisc, WheelContact

G, WHEELBASE, TRAIL, TILT = 9.81, 1.02, 0.08, np.pi / 10
R_REAR, R_FRONT = 0.3, 0.35
M_REAR, M_FRAME, M_FORK, M_FRONT = 2.0, 85.0, 4.0, 3.0
FRAME_AT, FORK_AT = np.array([0.3, 0.0, 0.9]), np.array([0.9, 0.0, 0.7])
REAR, FRONT = (0.0603, 0.12), (0.1405, 0.28)  # about a diameter, about the axle
FRAME = {"xx": 9.2, "xz": 2.4, "yy": 11.0, "zz": 2.8}  # xz as in the paper, whose z is down
FORK = {"xx": 0.05892, "xz": -0.00756, "yy": 0.06, "zz": 0.00708}

REST = (5.53094371765393, 3.13164324790656, -3.13164324790656, -5.53094371765393)
PUBLISHED = {  # Table 2 by speed in m/s: weave (real and imaginary part), capsize, castering, 1/s
    1: (3.52696170990070, 0.80774027519930, -3.13423125066578, -7.11008014637442),
    2: (2.68234517512745, 1.68066296590675, -3.07158645641514, -8.67387984831735),
    3: (1.70675605663975, 2.31582447384325, -2.63366137253667, -10.35101467245920),
    4: (0.41325331521125, 3.07910818603206, -1.42944427361326, -12.15861426576447),
    5: (-0.77534188219585, 4.46486771378823, -0.32286642900409, -14.07838969279822),
    6: (-1.52644486584142, 5.87673060598709, -0.00406690076970, -16.08537123098026),
    7: (-2.13875644258362, 7.19525913329805, 0.10268170574766, -18.15788466125262),
    8: (-2.69348683581097, 8.46037971396931, 0.14327879765713, -20.27940894394569),
    9: (-3.21675402252485, 9.69377351531791, 0.15790184030917, -22.43788559040858),
    10: (-3.72016840437287, 10.90681139476287, 0.16105338653172, -24.62459635017404),
}
SPEEDS = (0, *PUBLISHED)
WEAVE, CAPSIZE = 4.292, 6.024  # m/s


def inertia(J: dict[str, float]) -> Inertia:
    return Inertia([[J["xx"], 0, -J["xz"]], [0, J["yy"], 0], [-J["xz"], 0, J["zz"]]])


def bicycle() -> tuple[Mechanism, WheelContact]:
    """The tree from the rear contact to the front wheel, and this wheel's contact."""
    hub, front_hub = np.array([0, 0, R_REAR]), np.array([WHEELBASE, 0, R_FRONT])
    steer = np.array([WHEELBASE + TRAIL, 0, 0])  # where its axis meets the ground
    rear = Link("rear", M_REAR, (REAR[0], REAR[1], REAR[0]))
    frame = Link("frame", M_FRAME, inertia(FRAME), centre=FRAME_AT - hub)
    fork = Link("fork", M_FORK, inertia(FORK), centre=FORK_AT - steer)
    front = Link("front", M_FRONT, (FRONT[0], FRONT[1], FRONT[0]))
    joints = [
        RollingDisc("roll", "ground", rear, R_REAR, rates="coordinates"),
        Revolute("pitch", rear, frame, "y"),
        Revolute("steer", frame.frame(steer - hub), fork, (-np.sin(TILT), 0, np.cos(TILT))),
        Revolute("spin", fork.frame(front_hub - steer), front, "y"),
    ]
    tree = Mechanism("bicycle", [rear, frame, fork, front], joints, gravity=(0, 0, -G))
    return tree, WheelContact("touch", tree, front, R_FRONT)


STATES = ("roll_lean", "steer_q", "roll_tilt", "steer")
OTHERS = ("roll_x", "roll_y", "roll_heading", "pitch_q", "spin_q", "roll_roll")


def steady(v: float) -> dict[str, float]:
    """Upright, straight on: the frame turns back against the wheel that it hangs on."""
    return {"roll_roll": v / R_REAR, "pitch": -v / R_REAR, "spin": v / R_FRONT}


def linear(equations: bg.Equations, v: float) -> np.ndarray:
    """A of lean, steer and their rates; the other states depend on these, and not the other way."""
    found = bg.linearize(equations, steady(v), states=(*STATES, *OTHERS))
    assert np.abs(found.A[:4, 4:]).max() < 1e-9 * np.abs(found.A).max()
    return np.asarray(found.A[:4, :4])


def canonical() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """M, C1, K0, K2 by the formulas of appendix A, in the paper's axes (z down)."""
    w, c, s, k = WHEELBASE, TRAIL, np.sin(TILT), np.cos(TILT)
    (xB, _, zB), (xH, _, zH) = FRAME_AT * [1, 1, -1], FORK_AT * [1, 1, -1]
    mT = M_REAR + M_FRAME + M_FORK + M_FRONT
    xT = (xB * M_FRAME + xH * M_FORK + w * M_FRONT) / mT
    zT = (-R_REAR * M_REAR + zB * M_FRAME + zH * M_FORK - R_FRONT * M_FRONT) / mT
    T_xx = REAR[0] + FRAME["xx"] + FORK["xx"] + FRONT[0]
    T_xx += M_REAR * R_REAR**2 + M_FRAME * zB**2 + M_FORK * zH**2 + M_FRONT * R_FRONT**2
    T_xz = FRAME["xz"] + FORK["xz"] - M_FRAME * xB * zB - M_FORK * xH * zH + M_FRONT * w * R_FRONT
    T_zz = REAR[0] + FRAME["zz"] + FORK["zz"] + FRONT[0] + M_FRAME * xB**2 + M_FORK * xH**2 + M_FRONT * w**2
    mA = M_FORK + M_FRONT
    xA, zA = (xH * M_FORK + w * M_FRONT) / mA, (zH * M_FORK - R_FRONT * M_FRONT) / mA
    A_xx = FORK["xx"] + FRONT[0] + M_FORK * (zH - zA) ** 2 + M_FRONT * (R_FRONT + zA) ** 2
    A_xz = FORK["xz"] - M_FORK * (xH - xA) * (zH - zA) + M_FRONT * (w - xA) * (R_FRONT + zA)
    A_zz = FORK["zz"] + FRONT[0] + M_FORK * (xH - xA) ** 2 + M_FRONT * (w - xA) ** 2
    uA = (xA - w - c) * k - zA * s
    A_ll = mA * uA**2 + A_xx * s**2 + 2 * A_xz * s * k + A_zz * k**2
    A_lx, A_lz = -mA * uA * zA + A_xx * s + A_xz * k, mA * uA * xA + A_xz * s + A_zz * k
    mu, S_F = c / w * k, FRONT[1] / R_FRONT
    S_T, S_A = REAR[1] / R_REAR + S_F, mA * uA + mu * mT * xT
    M = [[T_xx, A_lx + mu * T_xz], [A_lx + mu * T_xz, A_ll + 2 * mu * A_lz + mu**2 * T_zz]]
    K0 = [[mT * zT, -S_A], [-S_A, -S_A * s]]
    K2 = [[0, (S_T - mT * zT) / w * k], [0, (S_A + S_F * s) / w * k]]
    C1 = [[0, mu * S_T + S_F * k + T_xz / w * k - mu * mT * zT],
          [-(mu * S_T + S_F * k), A_lz / w * k + mu * (S_A + T_zz / w * k)]]  # fmt: skip
    return np.array(M), np.array(C1), np.array(K0), np.array(K2)


def by_appendix(v: float) -> np.ndarray:
    M, C1, K0, K2 = canonical()
    K, C = np.linalg.solve(M, G * K0 + v**2 * K2), np.linalg.solve(M, v * C1)
    return np.block([[np.zeros((2, 2)), np.eye(2)], [-K, -C]])


def ordered(modes: np.ndarray) -> np.ndarray:
    return np.array(sorted(modes, key=lambda x: (round(x.real, 9), x.imag)))


def published(v: float) -> np.ndarray:
    if not v:
        return ordered(np.array(REST, complex))
    real, imaginary, *others = PUBLISHED[int(v)]
    return ordered(np.array([real + 1j * imaginary, real - 1j * imaginary, *others]))


def weave_and_capsize(rest: np.ndarray, one: np.ndarray, two: np.ndarray) -> tuple[float, float]:
    """The speeds between which the bicycle is stable, from A at 0, 1 and 2 m/s: its entries are quadratic in v."""
    second = (two - 2 * one + rest) / 2
    first = one - rest - second

    def is_stable(v: float) -> bool:
        return bool(np.linalg.eigvals(rest + v * first + v**2 * second).real.max() < 0)

    def border(inside: float, outside: float) -> float:
        while abs(outside - inside) > 1e-9:
            v = (inside + outside) / 2
            inside, outside = (v, outside) if is_stable(v) else (inside, v)
        return inside

    return border(5.0, 4.0), border(5.0, 7.0)


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    began = time.process_time()
    tree, contact = bicycle()
    graph = bg.Graph("whipple_bicycle", *tree, *contact, *contact.rolling)
    drawn = time.process_time()
    equations = bg.compile(graph)
    compiled = time.process_time()
    found = [linear(equations, v) for v in SPEEDS]
    each = (time.process_time() - compiled) / len(found)
    print(f"{len(equations.states)} states, {len(equations.constraints)} constraints; seconds of CPU: "
          f"graph {drawn - began:.2f}, equations {compiled - drawn:.2f}, a linearization {each:.2f}")  # fmt: skip

    print("m/s   eigenvalues, 1/s" + " " * 62 + "off Table 2   off appendix A")
    for v, A in zip(SPEEDS, found, strict=True):
        modes = ordered(np.linalg.eigvals(A))
        off = np.abs(modes - published(v)).max()
        apart = np.abs(modes - ordered(np.linalg.eigvals(by_appendix(v)))).max()
        print(f"{v:<4}" + "".join(f"{x:>20.6f}" for x in modes) + f"{off:>11.0e}{apart:>14.0e}")
        assert off < 1e-10 and apart < 1e-10
    weave, capsize = weave_and_capsize(*found[:3])
    print(f"it keeps upright by itself from {weave:.4f} m/s (weave) to {capsize:.4f} m/s (capsize)")
    assert (round(weave, 3), round(capsize, 3)) == (WEAVE, CAPSIZE)

    run = pushed(equations, 5, found[5])
    plot(found, run, folder / "whipple_bicycle.svg")
    print("wrote", folder / "whipple_bicycle.svg")


def pushed(equations: bg.Equations, v: float, A: np.ndarray) -> bg.Trajectory:
    """A push from the side, and what the nonlinear bicycle makes of it, beside the linear one."""
    began = time.process_time()
    run = bg.simulate(equations, np.linspace(0, 5, 251), {}, steady(v) | {"roll_tilt": 0.1}, rtol=1e-8, atol=1e-9)
    took = time.process_time() - began
    audit = run.power_audit()
    missing = np.abs(audit.missing).max() / np.abs(audit.supplied).max()
    values, vectors = np.linalg.eig(A)
    linear = np.real(vectors[0] * np.exp(np.outer(run.t, values)) @ np.linalg.solve(vectors, [0, 0, 0.1, 0]))
    apart = np.abs(run["roll_lean"] - linear).max() / np.abs(linear).max()
    lean, end = np.degrees(np.abs(run["roll_lean"]).max()), np.degrees(np.abs(run["roll_lean"][-1]))
    print(f"pushed at {v} m/s it leans by {lean:.2f} degrees, {end:.2f} after 5 s; the linear one within {apart:.1%}")
    print(f"this took {took:.1f} s of CPU; power missing: {missing:.0e} of what the weights supply")
    assert missing < 1e-5 and apart < 0.01 and end < 0.2 * lean
    assert np.abs(run["touch_height"]).max() < 1e-9
    return run


def plot(found: list[np.ndarray], run: bg.Trajectory, path: Path) -> None:
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    fine = np.linspace(0, 10, 401)
    left.plot(fine, [np.sort(np.linalg.eigvals(by_appendix(v)).real) for v in fine], ",", color="#bbbbbb")
    for v, A in zip(SPEEDS, found, strict=True):
        modes = np.linalg.eigvals(A)
        left.plot([v] * 4, modes.real, ".", color="#4477aa")
        left.plot([v] * 4, np.abs(modes.imag), "x", color="#cc6677", markersize=4)
    left.axvspan(WEAVE, CAPSIZE, color="#dddddd", alpha=0.5)
    left.set(ylim=(-10, 10), xlabel="speed / m/s", ylabel="1/s", title="real (dots) and imaginary parts")
    right.plot(run.t, np.degrees(run["roll_lean"]), label="lean")
    right.plot(run.t, np.degrees(run["steer_q"]), label="steer")
    right.plot(run.t, np.degrees(run["roll_heading"]), label="heading")
    right.set(xlabel="t / s", ylabel="degrees", title="pushed at 5 m/s")
    right.legend(frameon=False)
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
