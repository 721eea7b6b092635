"""A servo: a DC motor turns a load to a setpoint, driven by a PID controller whose output has limits.

The motor and the gear are those of `dc_motor.py`, the load a disc. Within the limits of the supply the closed loop is
linear: the run is held against the matrix exponential of its state space, written down by hand. A setpoint too far away
for the supply saturates the controller: the integral is led back from there, and nothing overshoots; where it winds up,
much does. The same controller also runs as a digital one, at 1 kHz. Both also stand in data/servo.toml and
data/servo_digital.toml.

    python examples/servo.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from scipy.linalg import expm

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se

Ra, L, K, J, b = 0.317, 0.0823e-3, 30.2e-3, 138e-7, 5.2e-6  # ohm, H, N m/A, kg m^2, N m s
N_GEAR, J_LOAD = 6 / 91, 0.05  # kg m^2
Kp, Ki, Kd, N = 40.0, 60.0, 3.0, 400.0  # V/rad, V/(rad s), V s/rad, rad/s
SUPPLY = 24.0  # V
GAINS = {"Kp": Kp, "Ki": Ki, "Kd": Kd, "N": N}


def servo(name: str, pid: bg.PID) -> bg.Graph:
    """The motor, the gear and the load, with a controller of their angle."""
    U, i, w, load = Se("U"), One("i"), One("w"), One("w_load", coordinates=("theta",))
    return bg.Graph(
        name,
        U >> i >> GY("K", K) >> w >> TF("gear", N_GEAR) >> load,
        i >> I("L", L),
        i >> R("Ra", Ra),
        w >> I("J", J),
        w >> R("b", b),
        load >> I("J_load", J_LOAD),
        bg.Input("r"),
        pid,
        pid >> U,
    )


linear = servo("servo", bg.PID("pid", "r - theta", **GAINS))
digital = servo("servo_digital", bg.PID("pid", "r - theta", **GAINS, every="1 ms"))


def exact(t: np.ndarray) -> np.ndarray:
    """The angle after a unit step: states current, speed of the motor, angle, integral and filtered error."""
    inertia = J + N_GEAR**2 * J_LOAD
    A = np.array(
        [
            [-Ra / L, -K / L, -(Kp + Kd * N) / L, 1 / L, -Kd * N / L],
            [K / inertia, -b / inertia, 0, 0, 0],
            [0, N_GEAR, 0, 0, 0],
            [0, 0, -Ki, 0, 0],
            [0, 0, -N, 0, -N],
        ]
    )
    B = np.array([(Kp + Kd * N) / L, 0, 0, Ki, N])
    whole = np.block([[A, B[:, None]], [np.zeros((1, 6))]])
    return np.array([expm(whole * each)[2, 5] for each in t])


def overshoot(pid: bg.PID, setpoint: float, folder: Path | None = None) -> float:
    """By how much a step to a setpoint is overshot, in parts of it."""
    equations = bg.compile(servo("servo_limited", pid))
    run = bg.simulate(equations, t=np.linspace(0, 3, 301), values={"r": setpoint})
    if folder is not None:
        run.plot("theta", "pid", path=folder / "servo_limited.svg")
    return max(0.0, float(run["theta"].max() / setpoint - 1))


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for graph in (linear, digital):
        assert bg.load(Path(__file__).parent / "data" / f"{graph.name}.toml") == graph
    linear.svg(folder / "servo.svg")
    equations = bg.compile(linear)
    print(equations)

    step = 0.01  # rad: what the supply can follow at once
    run = bg.simulate(equations, t=np.linspace(0, 1, 51), values={"r": step}, rtol=1e-9, atol=1e-12)
    error = np.abs(run["theta"] / step - exact(run.t)).max()
    print(f"a small step and the matrix exponential differ by {error:.1e} of it at most")
    assert error < 1e-6
    audit = run.power_audit()
    assert max(abs(audit.missing)) < 1e-12 * max(abs(audit.supplied))  # the source supplies what the controller asks

    found = bg.linearize(equations, values={"r": 0})
    print(f"its poles lie left of {max(found.eigenvalues.real):.3g} 1/s")
    assert max(found.eigenvalues.real) < 0

    held = bg.linearize(digital, values={"r": 0})
    print(f"at 1 kHz its poles lie within {max(abs(held.poles())):.4f} of the origin: {held.stability}")
    assert held.stability == "stable"

    sampled = bg.simulate(digital, t=run.t[:16], values={"r": step})
    delayed = np.abs(sampled["theta"] - run["theta"][:16]).max() / step
    print(f"at 1 kHz, held between samples, the angle differs by {delayed:.1%} of the step at most")
    assert delayed < 0.05

    far = 6.0  # rad
    led_back = overshoot(bg.PID("pid", "r - theta", **GAINS, limits=(-SUPPLY, SUPPLY)), far, folder)
    winding = bg.PID("pid", "r - theta", **GAINS, limits=(-SUPPLY, SUPPLY), tracking=0)
    wound_up = overshoot(winding, far)
    print(f"a step of {far:g} rad overshoots by {led_back:.1%}, and by {wound_up:.1%} where the integral winds up")
    assert led_back < 0.5 * wound_up

    for name in ("servo.svg", "servo_limited.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
