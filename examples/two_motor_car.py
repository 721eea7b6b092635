"""A car on two driven wheels: a motor, and a wheel with that motor and its gear, are written once and used twice.

The right motor is worn: its resistance is half again that of the left. Values have units, which are checked. The speed
along the run is held against the equations as one writes them by hand, and its limit against their closed form.

    python examples/two_motor_car.py [folder]
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se, Zero


@bg.submodel(ports={"supply": bg.electrical, "shaft": bg.rotational})
def dc_motor(supply, shaft, *, L="1.5 mH", Ra="0.8 ohm", K="0.12 N*m/A", J="2.5 kg*cm^2"):
    i, w = One("i"), One("w")
    return supply >> i >> GY("K", K) >> w >> shaft, i >> I("L", L), i >> R("Ra", Ra), w >> I("J", J)


@bg.submodel(ports={"supply": bg.electrical, "road": bg.translational})
def driven_wheel(supply, road, *, n=9.0, r="15 cm", Ra="0.8 ohm"):
    """A wheel of radius r behind a gear of ratio n: v = (r/n) w."""
    motor = dc_motor("motor", Ra=Ra)
    return supply >> motor.supply, motor.shaft >> TF("gear", r / n) >> road


U, MASS, DRAG = 24.0, 60.0, 9.0  # in SI units, for the equations by hand
MOTOR, GEAR = {"L": 1.5e-3, "K": 0.12, "J": 2.5e-4}, 0.15 / 9.0
LEFT, RIGHT = 0.8, 1.2

battery, v = Zero("battery"), One("v")
left, right = driven_wheel("left"), driven_wheel("right", Ra="1.2 ohm")
car = bg.Graph(
    "car",
    Se("U", "24 V") >> battery,
    battery >> left.supply,
    battery >> right.supply,
    left.road >> v,
    right.road >> v,
    v >> I("m", "60 kg"),
    v >> R("drag", effort="c*f*abs(f)"),
    values={"c": DRAG},
)


def by_hand(t: float, x: np.ndarray) -> list[float]:
    """The rates of both currents and of the speed, as one writes them down."""
    L, K, J = MOTOR["L"], MOTOR["K"], MOTOR["J"]
    i_left, i_right, speed = x
    force = K * (i_left + i_right) / GEAR - DRAG * speed * abs(speed)
    drops = (U - K * speed / GEAR - R_a * i for R_a, i in ((LEFT, i_left), (RIGHT, i_right)))
    return [*(drop / L for drop in drops), force / (MASS + 2 * J / GEAR**2)]


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    car.svg(folder / "two_motor_car.svg")
    car.svg(folder / "two_motor_car_closed.svg", level=1)
    car.svg(folder / "two_motor_car_half.svg", level=2)

    equations = bg.compile(car)
    print(equations)
    t = np.linspace(0, 20, 201)
    run = bg.simulate(equations, t)
    hand = solve_ivp(by_hand, (0, 20), [0, 0, 0], method="Radau", t_eval=t, rtol=1e-10, atol=1e-12).y
    for name, other in zip(("left.motor.i", "right.motor.i", "v"), hand, strict=True):
        difference = np.abs(run[name] - other).max() / np.abs(other).max()
        print(f"{name:<14} {run[name][-1]:9.5f}   by hand {other[-1]:9.5f}   largest difference {difference:.1e}")
        assert difference < 1e-7, name

    # At rest of all stores the torques carry the drag: c v^2 = (K/g) (U - K v/g) (1/Ra_left + 1/Ra_right).
    k = MOTOR["K"] / GEAR
    conductance = 1 / LEFT + 1 / RIGHT
    b = k**2 * conductance
    limit = (-b + sqrt(b**2 + 4 * DRAG * k * U * conductance)) / (2 * DRAG)
    print(f"top speed {run['v'][-1]:.6f} m/s, by the closed form {limit:.6f} m/s")
    assert abs(run["v"][-1] / limit - 1) < 1e-5

    # With the same resistance on both sides, given for the run, both motors draw the same.
    alike = bg.simulate(equations, t, values={"right.Ra": "800 mohm"})
    assert np.allclose(alike["left.motor.i"], alike["right.motor.i"], rtol=1e-7, atol=1e-7)

    try:
        bg.simulate(equations, t, values={"right.Ra": "1.2 mH"})
    except bg.ValueRefused as refusal:
        print(refusal)
    units = car.domains.units()
    assert [units[name] for name in ("left.motor.i", "right.motor.w", "v", "m.e")] == ["A", "rad/s", "m/s", "N"]

    print(run.power_audit())
    for name in ("two_motor_car.svg", "two_motor_car_closed.svg", "two_motor_car_half.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
