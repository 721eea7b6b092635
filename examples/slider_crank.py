"""A slider-crank, its connecting rod once a body without mass between joints, once nothing but a distance that stays.

Both close a loop, and must move alike: as one equation for the crank's angle, from Lagrange, says, and with the force
in the rod that the slider's acceleration needs. The place of the slider follows in closed form. A motor that turns the
crank steadily needs the moment of inverse dynamics.

    python examples/slider_crank.py [folder]
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Prismatic, R, Revolute, Se, Sf
from bondgraph.graph.chain import Chain

RADIUS, LENGTH, J, M, G, GAS = 0.05, 0.15, 4e-3, 0.6, 9.81, 80.0  # m, m, kg m^2, kg, m/s^2, N
DAMPING = 2.0  # N s/m

crank = Link("crank", 0, (J, J, J))
slider = Link("slider", M, (1e-4, 1e-4, 1e-4))
rod = Link("rod")
tip = crank.frame((RADIUS, 0, 0))
guided = [Revolute("main", "ground", crank, "z"), Prismatic("guide", "ground", slider, "x")]
gravity = (-G, 0, 0)

jointed = Mechanism("jointed", [crank, slider, rod], [
    *guided, Revolute("big_end", tip, rod, "z"), Revolute("small_end", rod.frame((LENGTH, 0, 0)), slider, "z"),
], gravity=gravity)  # fmt: skip
apart = Mechanism("apart", [crank, slider], guided, gravity=gravity)
span = apart.distance("span", tip, slider)


def loaded(mechanism: Mechanism) -> tuple[Chain, ...]:
    return *mechanism, Se("gas", -GAS) >> mechanism["guide"], mechanism["guide"] >> R("friction", DAMPING)


of_bodies = bg.Graph("of_bodies", *loaded(jointed))
held = *loaded(apart), *span, Sf("link", LENGTH, given="position") >> span.flow
of_distance = bg.Graph("of_distance", *held)


def place(angle: np.ndarray) -> np.ndarray:
    """Of the slider."""
    return np.asarray(RADIUS * np.cos(angle) + np.sqrt(LENGTH**2 - (RADIUS * np.sin(angle)) ** 2))


def derivatives(angle: float) -> tuple[float, float]:
    """dx/dangle and its derivative."""
    s, c, root = np.sin(angle), np.cos(angle), np.sqrt(LENGTH**2 - (RADIUS * np.sin(angle)) ** 2)
    k = RADIUS**2
    return -RADIUS * s - k * s * c / root, -RADIUS * c - k * (c * c - s * s) / root - k * k * (s * c) ** 2 / root**3


def lagrange(angle: float, rate: float) -> tuple[float, float]:
    """The crank's acceleration, and the force that pushes the ends of the rod apart."""
    x1, x2 = derivatives(angle)
    force = -GAS - M * G - DAMPING * x1 * rate
    acceleration = (x1 * force - M * x1 * x2 * rate**2) / (J + M * x1**2)
    along = (place(np.array(angle)) - RADIUS * np.cos(angle)) / LENGTH
    return acceleration, (M * (x1 * acceleration + x2 * rate**2) - force) / along


def compare(name: str, graph: bg.Graph) -> None:
    equations = bg.compile(graph)
    draw, off = np.random.default_rng(2), 0.0
    for angle, rate in zip(draw.uniform(-3, 3, 4), draw.uniform(-60, 60, 4), strict=True):
        near = {"guide_q": bg.Near(RADIUS + LENGTH), "big_end_q": bg.Near(-angle - np.sin(angle) / 3)}
        start = {"main_q": angle, "main": rate} | {q: x for q, x in near.items() if q in equations.states}
        acceleration, push = lagrange(angle, rate)
        run = bg.simulate(equations, (0, 1e-4), start=start)
        found = bg.rates(equations, start=start)["main"]
        # on the slider, along its own axes: the rod's force is along x only in part
        force = run["link.e"][0] if name == "of_distance" else np.hypot(run["small_end_fx"][0], run["small_end_fy"][0])
        sign = 1 if name == "of_distance" else np.sign(push)
        off = max(off, abs(found / acceleration - 1), abs(sign * force / push - 1))
        assert abs(run["guide_q"][0] - place(np.array(angle))) < 1e-12
    print(f"{name}: acceleration and force in the rod off by {off:.1e} of themselves")
    assert off < 1e-8


def main(folder: Path = Path("out")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, graph in (("of_bodies", of_bodies), ("of_distance", of_distance)):
        compare(name, graph)

    start = {"main_q": 0.4, "main": 50.0, "guide_q": bg.Near(RADIUS + LENGTH)}
    run = bg.simulate(of_distance, (0, 0.5), start=start)
    off = np.abs(run["guide_q"] - place(run["main_q"])).max()
    print(f"the slider is off its place by {off:.1e} m after {abs(run['main_q'][-1]) / (2 * np.pi):.1f} turns")
    assert off < 1e-8

    motor = bg.Graph("motor", *held, Sf("motor", "60*t", given="position") >> apart["main"])
    run = bg.simulate(motor, (0, 0.1), start={"guide_q": bg.Near(0.2)})
    needed = []
    for angle in 60 * run.t:
        x1, x2 = derivatives(angle)
        needed.append(M * x1 * x2 * 60**2 - x1 * (-GAS - M * G - DAMPING * x1 * 60))
    off = np.abs(run["motor.e"] - needed).max()
    print(f"the moment of the motor is off by {off:.1e} N m of {np.abs(needed).max():.1f} N m")
    assert off < 1e-6

    of_distance.svg(folder / "slider_crank.svg")
    print("wrote", folder / "slider_crank.svg")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
