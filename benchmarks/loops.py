"""Motions held by constraints, beside minimal coordinates and beside Exudyn: errors at the end, and CPU time.

Run `python benchmarks/loops.py`. Each motion is one of ten seconds with default settings. The error of a motion is the
largest of its coordinates' at the end, of angles in radians and of lengths in parts of the mechanism's, beside minimal
coordinates at a relative tolerance of 1e-12. Both motions of a mechanism, held by constraints and in one coordinate in
closed form (`one_coordinate.py`), run in turns. Exudyn, where it is installed, runs the pendulum and the four-bar of
the example by its generalized-alpha method with steps of a millisecond.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import cos, sin
from pathlib import Path
from typing import Any

SPAN, TURNS = 10.0, 3


def four_bar() -> Any:
    """The module of the example, a crank and a rocker."""
    sys.path.append(str(Path(__file__).resolve().parents[1] / "examples"))
    import four_bar as example

    return example


def row(label: str, error: float, seconds: float, base: float) -> None:
    print(f"{label:<44}{error:>10.1e}{1e3 * seconds:>10.1f} ms{seconds / base:>8.2f}", flush=True)


def in_turns(works: Sequence[Callable[[], Any]], turns: int) -> list[tuple[float, Any]]:
    """CPU seconds of each, the least of some turns after a first one, and what was made."""
    made: list[Any] = [work() for work in works]
    least = [float("inf")] * len(works)
    for _ in range(turns):
        for k, work in enumerate(works):
            start = time.process_time()
            made[k] = work()
            least[k] = min(least[k], time.process_time() - start)
    return list(zip(least, made, strict=True))


def loops(quick: bool = False) -> None:
    from one_coordinate import PAIRS

    turns = 1 if quick else TURNS
    print("motions of ten seconds: error at the end, CPU, CPU beside minimal coordinates, at defaults")
    for name, make in PAIRS.items():
        pair = make()
        held, free = pair.motions(SPAN)
        q = free(rtol=1e-12)["q"][-1]
        (base, one), (seconds, run) = in_turns((free, held), turns)
        row(f"{name}: minimal coordinates", abs(one["q"][-1] - q), base, base)
        row(f"{name}: held by constraints", pair.error(run, q), seconds, base)
    if find_spec("exudyn"):
        beside_exudyn(turns)


def beside_exudyn(turns: int) -> None:
    """The pendulum, and the four-bar of the example, whose error is that of a position in metres."""
    import numpy as np
    from one_coordinate import pendulum

    import bondgraph as bg

    held, free = pendulum().motions(SPAN)
    exact = free(rtol=1e-12)["q"][-1]
    place = np.array([cos(exact), sin(exact)])
    (base, run), (seconds, found) = in_turns((held, exudyn_pendulum), turns)
    row("pendulum: constraints", float(np.hypot(*(place - [run["x"][-1], run["y"][-1]]))), base, base)
    row("pendulum: Exudyn", float(np.hypot(*(place - found))), seconds, base)
    example = four_bar()
    equations = bg.compile(bg.Graph("four_bar", *example.four_bar))
    start = example.state(1.0, 0.0)

    def run_bar(**how: Any) -> Any:
        return bg.simulate(equations, SPAN, start=start, **how)

    def middle_of_crank(run: Any) -> Any:
        angle = run["a_q"][-1]
        return example.LENGTHS["crank"] / 2 * np.array([cos(angle), sin(angle)])

    exact = middle_of_crank(run_bar(rtol=1e-12))
    (base, run), (seconds, found) = in_turns((run_bar, lambda: exudyn_four_bar(example)), turns)
    row("four-bar of the example: constraints", float(np.hypot(*(exact - middle_of_crank(run)))), base, base)
    row("four-bar of the example: Exudyn", float(np.hypot(*(exact - found))), seconds, base)


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
