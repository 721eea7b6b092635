"""A robot on two driven wheels: bodies, wheel contacts, motors, gears and a speed controller in one graph.

The chassis may move in the plane and each wheel turns on it: five velocities. Three rows of the wheels' contacts hold:
both wheels roll ahead, and the left one keeps its axle from going sideways, which it does for both. A caster is left
out. Each wheel has a motor on the same flow, a voltage, a winding, a gyrator, a rotor and a gear, and its own
controller: a tachometer and the wheel's angle against those of the motion that is wanted.

The mass centre lies `a` ahead of the axle, so that the speed v and the rate of turning w feel each other. By hand, with
the forces F of the ground ahead at wheels b to the sides, and T the torques at the axles:

    M v' = F_R + F_L + m a w^2,   J w' = b (F_R - F_L) - m a v w,   I w_s' = T_s - r F_s,   w_s = (v +- b w)/r.

This is integrated by SciPy on its own and compared with the graph's motion. In the end the robot goes round a circle,
on which the controllers hold v and w; then F_R + F_L = - m a w^2 and F_R - F_L = m a v w/b, hence the currents and the
voltages in closed form. Together these forces have no power: all that the batteries bring in heats the windings.

With each wheel's rolling embedded, its equations are printed first, a line each.

    python examples/differential_drive.py [folder]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import GY, TF, Df, Frame, I, Link, Mechanism, One, Planar, R, Revolute, Se, Sf, WheelContact
from bondgraph.graph.chain import Chain

M_CHASSIS, J_CHASSIS, A, B = 6.0, 0.09, 0.06, 0.15  # kg, kg m^2 about the mass centre; m ahead, m to the sides
M_WHEEL, J_AXLE, J_ACROSS, RADIUS = 0.4, 8e-4, 5e-4, 0.06
K, RESISTANCE, ROTOR, RATIO = 0.03, 0.8, 5e-6, 18.0  # V s, ohm, kg m^2
GAIN, STIFFNESS = 1.5, 12.0  # V s/rad, V/rad
V, W, RISE = 0.6, 0.9, 0.4  # m/s, rad/s, s
SIDES = {"left": 1, "right": -1}
WANTED = {side: (V - sign * B * W) / RADIUS for side, sign in SIDES.items()}  # rad/s
SPAN = np.linspace(0, 8, 401)

chassis = Link("chassis", M_CHASSIS, (J_CHASSIS, J_CHASSIS, J_CHASSIS), centre=(A, 0, 0))
wheels = {side: Link(f"{side}_wheel", M_WHEEL, (J_ACROSS, J_AXLE, J_ACROSS)) for side in SIDES}
robot = Mechanism("robot", [chassis, *wheels.values()], [
    Planar("base", Frame("ground", (0, 0, RADIUS)), chassis),
    *(Revolute(side, chassis.frame((0, sign * B, 0)), wheels[side], "y") for side, sign in SIDES.items()),
])  # fmt: skip
contacts = {side: WheelContact(f"{side}_tyre", robot, wheels[side], RADIUS) for side in SIDES}


def drive(side: str) -> Iterator[Chain]:
    """A controller, a battery, a winding, a rotor and a gear on a wheel."""
    current, rotor = One(f"{side}_current"), One(f"{side}_rotor")
    rate = f"{WANTED[side]}*(1 - exp(-t/{RISE}))"
    angle = f"{WANTED[side]}*(t - {RISE}*(1 - exp(-t/{RISE})))"
    voltage = f"{GAIN}*({rate} - {side}_tachometer) + {STIFFNESS}*({angle} - {side}_q)"
    yield Se(f"{side}_U", voltage) >> current >> R(f"{side}_winding", RESISTANCE)
    yield current >> GY(f"{side}_motor", K) >> rotor >> I(f"{side}_J", ROTOR)
    yield rotor >> TF(f"{side}_gear", 1 / RATIO) >> robot[side]
    yield robot[side] >> Df(f"{side}_tachometer")


graph = bg.Graph(
    "differential_drive",
    *robot,
    *(chain for contact in contacts.values() for chain in contact),
    Sf("left_grip", (0, 0)) >> contacts["left"].slip,
    Sf("right_grip", 0) >> contacts["right"].slip["right_tyre_ahead"],
    *(chain for side in SIDES for chain in drive(side)),
)


def by_hand() -> np.ndarray:
    """x, y, heading, v and w, by SciPy."""
    M = M_CHASSIS + 2 * M_WHEEL
    J = J_CHASSIS + M_CHASSIS * A**2 + 2 * (J_ACROSS + M_WHEEL * B**2)
    turning = J_AXLE + RATIO**2 * ROTOR
    M_all, J_all = M + 2 * turning / RADIUS**2, J + 2 * turning * B**2 / RADIUS**2

    def rates(t: float, state: np.ndarray) -> list[float]:
        _, _, heading, v, w, *angles = state
        spins = {side: (v - sign * B * w) / RADIUS for side, sign in SIDES.items()}
        pulls = {}
        for (side, spin), angle in zip(spins.items(), angles, strict=True):
            wanted = WANTED[side]
            late, behind = np.exp(-t / RISE), t - RISE * (1 - np.exp(-t / RISE))
            voltage = GAIN * (wanted * (1 - late) - spin) + STIFFNESS * (wanted * behind - angle)
            pulls[side] = K * RATIO * (voltage - K * RATIO * spin) / RESISTANCE / RADIUS
        v_dot = (pulls["right"] + pulls["left"] + M_CHASSIS * A * w**2) / M_all
        w_dot = (B * (pulls["right"] - pulls["left"]) - M_CHASSIS * A * v * w) / J_all
        return [v * np.cos(heading), v * np.sin(heading), w, v_dot, w_dot, *spins.values()]

    done = solve_ivp(rates, SPAN[[0, -1]], np.zeros(7), "DOP853", SPAN, rtol=1e-11, atol=1e-12)
    return np.asarray(done.y[:5])


def on_the_circle() -> dict[str, tuple[float, float]]:
    """Current and voltage of each motor, in closed form."""
    ahead, turning = -M_CHASSIS * A * W**2, M_CHASSIS * A * V * W / B
    found = {}
    for side, sign in SIDES.items():
        current = (ahead - sign * turning) / 2 * RADIUS / (K * RATIO)
        found[side] = current, RESISTANCE * current + K * RATIO * WANTED[side]
    return found


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    print(bg.compile(graph, bg.forms.kane_momentum), "\n")
    equations = bg.compile(graph)
    run = bg.simulate(equations, SPAN, rtol=1e-10, atol=1e-11)

    heading = run["base_angle"]
    v = run["base_ux"] * np.cos(heading) + run["base_uy"] * np.sin(heading)
    motion = np.array([run["base_x"], run["base_y"], heading, v, run["base_turn"]])
    apart = np.abs(motion - by_hand()).max()
    print(f"{len(equations.states)} states, {len(equations.constraints)} constraints; off SciPy by {apart:.0e}")
    assert apart < 1e-7

    print(f"in the end {v[-1]:.6f} m/s, {run['base_turn'][-1]:.6f} rad/s; wanted {V}, {W}")
    assert abs(v[-1] - V) < 1e-6 and abs(run["base_turn"][-1] - W) < 1e-6
    for side, (current, voltage) in on_the_circle().items():
        found = run[f"{side}_current"][-1], run[f"{side}_U.e"][-1]
        print(f"{side:<6} {found[0]:>9.4f} A {found[1]:>9.4f} V; in closed form {current:>9.4f} A {voltage:>9.4f} V")
        assert np.allclose(found, (current, voltage), rtol=0, atol=1e-5)

    brought = sum(run[f"{side}_U.e"] * run[f"{side}_current"] for side in SIDES)
    heat = sum(RESISTANCE * run[f"{side}_current"] ** 2 for side in SIDES)
    audit = run.power_audit()
    missing = np.abs(audit.missing).max()
    print(f"batteries {brought[-1]:.5f} W, heat {heat[-1]:.5f} W; power missing on the way: {missing:.0e} W")
    assert abs(brought[-1] - heat[-1]) < 1e-6 and missing < 1e-6

    plot(run, v, folder / "differential_drive.svg")
    print("wrote", folder / "differential_drive.svg")


def plot(run: bg.Trajectory, v: np.ndarray, path: Path) -> None:
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    way, speeds, volts = figure.subplots(1, 3)
    way.plot(run["base_x"], run["base_y"])
    way.set(aspect="equal", xlabel="x / m", ylabel="y / m", title="the axle's middle")
    speeds.plot(run.t, v, label="speed, m/s")
    speeds.plot(run.t, run["base_turn"], label="turning, rad/s")
    for side in SIDES:
        volts.plot(run.t, run[f"{side}_U.e"], label=f"{side} voltage, V")
        volts.plot(run.t, run[f"{side}_current"], label=f"{side} current, A")
    for axes in (speeds, volts):
        axes.set(xlabel="t / s")
        axes.legend(frameon=False, fontsize="small")
    figure.savefig(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
