"""A DC motor drives a load through a planetary gear: two inertias, one of which follows the other.

Motor: maxon RE 40, graphite brushes, 24 V, 150 W, order number 148867; gear: maxon GP 42 C, order number 203116, exact
reduction 91/6. The values are those of maxon's catalogue around 2010; later editions differ in the third digit. The
motor is run up to nominal voltage, then loaded. No-load speed and speed/torque gradient must come out as the catalogue
has them: the graph is given neither.

    python examples/dc_motor.py [folder]
"""

from __future__ import annotations

import sys
from math import pi
from pathlib import Path

import bondgraph as bg
from bondgraph.elements import GY, TF, I, One, R, Se

RPM = pi / 30  # rad/s
U_NOMINAL = 24.0  # V
CATALOGUE = {"no-load speed": 7580 * RPM, "no-load current": 0.137, "speed/torque gradient": 3.33 * RPM / 1e-3}
MOTOR = {"Ra": 0.317, "L": 0.0823e-3, "K": 30.2e-3, "J": 138e-7}  # ohm, H, N m/A, kg m^2
GEAR = 6 / 91
LOAD = {"J_load": 0.05}  # kg m^2: a kilogram at the end of an arm of 22 cm

# The catalogue's no-load current is what it takes to turn against friction, here taken as viscous: K i = b w.
no_load = (U_NOMINAL - MOTOR["Ra"] * CATALOGUE["no-load current"]) / MOTOR["K"]
FRICTION = {"b": MOTOR["K"] * CATALOGUE["no-load current"] / no_load}

U, i, w, load, M = Se("U"), One("i"), One("w"), One("w_load"), Se("M")
motor = bg.Graph(
    "dc_motor",
    U >> i >> GY("K") >> w >> TF("gear", GEAR) >> load >> M,
    i >> I("L"),
    i >> R("Ra"),
    w >> I("J"),
    w >> R("b"),
    load >> I("J_load"),
)


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    motor.svg(folder / "dc_motor.svg")

    causality = bg.causality(motor)
    print(causality)
    (dependent,) = {name for name, _ in causality.dependent}
    other = "J_load" if dependent == "J" else "J"
    print(f"\nThe gear ties both inertias together: {dependent} follows {other}, and its stroke shows it.\n")

    equations = bg.compile(motor)
    (folder / "dc_motor.txt").write_text(f"{equations}\n")

    # Half a second to nominal voltage; at 2 s the load begins to ask for 1 N m, a quarter of a second later all of it.
    inputs = {"U": bg.table([0, 0.5, 4], [0, U_NOMINAL, U_NOMINAL]), "M": bg.table([0, 2, 2.25, 4], [0, 0, 1, 1])}
    values = MOTOR | FRICTION | LOAD
    run = bg.simulate(equations, t=(0, 4), values=values | inputs)
    run.plot("U", "i", "w", "w_load", path=folder / "dc_motor_run.svg")

    speed, current = run.at(2.0, "w"), run.at(2.0, "i")
    sag = (run.at(2.0, "w") - run.at(4.0, "w")) / (1.0 * GEAR)
    for name, found in zip(CATALOGUE, (speed, current, sag), strict=True):
        given = CATALOGUE[name]
        print(f"{name:<22} {found:10.5g}   catalogue {given:10.5g}   {found / given - 1:+.2%}")
    # K is printed to three digits (1 in 604), the gradient is R/K^2: twice that, and half a digit of R and of itself.
    assert abs(speed / CATALOGUE["no-load speed"] - 1) < 1 / 604
    assert abs(current / CATALOGUE["no-load current"] - 1) < 1 / 604
    assert abs(sag / CATALOGUE["speed/torque gradient"] - 1) < 2 / 604 + 1 / 634 + 1 / 666

    audit = run.power_audit()
    print(f"\n{audit}")
    assert max(abs(audit.missing)) < 1e-12 * max(abs(audit.supplied))  # rounding: the junctions lose nothing
    assert abs(audit.drift) < 1e-6 * audit.energies["U"]  # what the integrator loses

    # What heats the winding, by every number at once: one pass back along the run. A run with one changed agrees.
    heat = run.gradient(integral="Ra.e*Ra.f", by=values)
    shown = ", ".join(f"{heat[name] * value / 100:+.2f} J for {name}" for name, value in values.items())
    print(f"\na hundredth more of each heats the winding by {shown}")
    larger = bg.simulate(equations, t=(0, 4), values=values | inputs | {"Ra": 1.01 * values["Ra"]}).power_audit()
    change = larger.energies["Ra"] - audit.energies["Ra"]
    assert abs(change / (heat["Ra"] * 0.01 * values["Ra"]) - 1) < 0.02

    for name in ("dc_motor.svg", "dc_motor.txt", "dc_motor_run.svg"):
        print("wrote", folder / name)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
