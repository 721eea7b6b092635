"""Motions held by constraints, beside minimal coordinates and beside Exudyn: errors at the end, and CPU time.

Run `python benchmarks/loops.py`. Each motion is one of ten seconds with default settings. Its error is that of a
position at the end, in metres, beside minimal coordinates at a relative tolerance of 1e-12; of the four-bar, beside
its own motion at 1e-12. Exudyn, where it is installed, runs the same by its generalized-alpha method with steps of a
millisecond.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from math import cos, pi, sin
from pathlib import Path
from typing import Any

SPAN, TURNS = 10.0, 3


def timed(work: Callable[[], Any], turns: int = TURNS) -> tuple[float, Any]:
    """CPU seconds, the least of some turns after a first one, and what was made."""
    work()
    found = []
    for _ in range(turns):
        start = time.process_time()
        made = work()
        found.append(time.process_time() - start)
    return min(found), made


def pendulum() -> tuple[Callable[..., Any], Callable[..., Any]]:
    """A point of mass on a rod of a metre that starts level: held by its length, and by its angle."""
    import bondgraph as bg
    from bondgraph.elements import TF, I, One, Se, Sf

    rates, v, w = One("rates", ("vx", "vy"), coordinates=("x", "y")), One("v", 2), One("w", coordinates=("th",))
    held = bg.Graph("held", rates >> TF("same", ((1, 0), (0, 1))) >> v >> I("m", 1), Se("G", (0, -9.81)) >> v,
                    rates << TF("a", (("x", "y"),)) << Sf("rod", 0))  # fmt: skip
    angle = bg.Graph("angle", w >> I("J", 1), Se("torque", "-9.81*sin(th)") >> w)
    one, other = bg.compile(held), bg.compile(angle)
    return (
        lambda **how: bg.simulate(one, SPAN, start={"x": 1, "y": 0}, **how),
        lambda **how: bg.simulate(other, SPAN, start={"th": pi / 2}, **how),
    )


def four_bar() -> Any:
    """The module of the example, a crank and a rocker."""
    sys.path.append(str(Path(__file__).resolve().parents[1] / "examples"))
    import four_bar as example

    return example


def row(label: str, error: float, seconds: float, base: float) -> None:
    print(f"{label:<44}{error:>10.1e} m{1e3 * seconds:>10.1f} ms{seconds / base:>8.1f}", flush=True)


def loops(quick: bool = False) -> None:
    import numpy as np

    import bondgraph as bg

    turns = 1 if quick else TURNS
    print("motions of ten seconds held by constraints: error at the end, CPU, CPU beside the first of each")
    held, angle = pendulum()
    exact = angle(rtol=1e-12)["th"][-1]
    place = np.array([sin(exact), -cos(exact)])
    base, run = timed(angle, turns)
    row("pendulum, angle", abs(run["th"][-1] - exact), base, base)
    seconds, run = timed(held, turns)
    row("pendulum, held by its length", float(np.hypot(*(place - [run["x"][-1], run["y"][-1]]))), seconds, base)
    if find_spec("exudyn"):
        seconds, found = timed(exudyn_pendulum, turns)
        row("pendulum, held by its length: Exudyn", float(np.hypot(*(place - found))), seconds, base)
    example = four_bar()
    equations = bg.compile(bg.Graph("four_bar", *example.four_bar))
    start = example.state(1.0, 0.0)

    def run_bar(rtol: float = 1e-8) -> Any:
        return bg.simulate(equations, SPAN, start=start, rtol=rtol)

    def middle_of_crank(run: Any) -> Any:
        angle = run["a_q"][-1]
        return example.LENGTHS["crank"] / 2 * np.array([cos(angle), sin(angle)])

    exact = middle_of_crank(run_bar(1e-12))
    base, run = timed(run_bar, turns)
    there = middle_of_crank(run)
    row("four-bar, a loop of four hinges", float(np.hypot(*(exact - there))), base, base)
    if find_spec("exudyn"):
        seconds, found = timed(lambda: exudyn_four_bar(example), turns)
        row("four-bar, a loop of four hinges: Exudyn", float(np.hypot(*(exact - found))), seconds, base)


def exudyn_pendulum() -> Any:
    """Where the pendulum's point is at the end."""
    import exudyn

    system = exudyn.SystemContainer().AddSystem()
    ground = system.CreateGround()
    point = system.CreateMassPoint(referencePosition=[1, 0, 0], mass=1, gravity=[0, -9.81, 0], create2D=True)
    system.CreateDistanceConstraint(itemNumbers=[ground, point], distance=1)
    return solved(system, point)


def exudyn_four_bar(example: Any) -> Any:
    """Where the middle of the crank is at the end."""
    import exudyn
    import numpy as np
    from exudyn.utilities import RigidBodyInertia

    system = exudyn.SystemContainer().AddSystem()
    ground = system.CreateGround()
    foot = {"crank": (0.0, 0.0), "rocker": (example.BASE, 0.0)}
    angles = dict(zip(example.LENGTHS, (1.0, *example.rocker_of(1.0)), strict=True))
    tip, bodies = {}, {}
    for name in ("crank", "coupler", "rocker"):
        angle, length, J = angles[name], example.LENGTHS[name], example.MOMENTS[name]
        foot.setdefault(name, tip.get("crank", (0.0, 0.0)))
        along = length * np.array([cos(angle), sin(angle)])
        tip[name] = np.array(foot[name]) + along
        turned = [[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1]]
        bodies[name] = system.CreateRigidBody(
            referencePosition=[*(np.array(foot[name]) + along / 2), 0],
            referenceRotationMatrix=turned,
            inertia=RigidBodyInertia(example.MASSES[name], np.diag([J / 50, J, J])),
            gravity=[0, -example.G, 0],
        )
    joints = (ground, "crank", foot["crank"]), ("crank", "coupler", tip["crank"]), (ground, "rocker", foot["rocker"])
    for first, second, place in (*joints, ("coupler", "rocker", tip["rocker"])):
        pair = [bodies.get(each, each) if isinstance(each, str) else each for each in (first, second)]
        system.CreateRevoluteJoint(itemNumbers=pair, position=[*place, 0], axis=[0, 0, 1])
    return solved(system, bodies["crank"])


def solved(system: Any, body: Any) -> Any:
    """The position of a body after the motion, in the plane."""
    import exudyn

    system.Assemble()
    settings = exudyn.SimulationSettings()
    settings.timeIntegration.numberOfSteps = int(SPAN * 1000)
    settings.timeIntegration.endTime = SPAN
    settings.timeIntegration.verboseMode = 0
    settings.linearSolver.solverType = exudyn.LinearSolverType.EigenDense
    settings.linearSolver.ignoreSingularJacobian = True  # of redundant rows
    settings.solution.file.write = False
    system.SolveDynamic(settings)
    return system.GetObjectOutputBody(body, exudyn.OutputVariableType.Position)[:2]


if __name__ == "__main__":
    loops("--quick" in sys.argv)
