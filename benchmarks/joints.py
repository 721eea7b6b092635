"""Arms of many revolute joints: from bodies and joints to equations, and how operations grow with their number.

Beside them, in the same run, Pinocchio's articulated-body algorithm where it is installed, whose accelerations are
compared with ours, and KanesMethod where it is quick enough. Run `python benchmarks/joints.py [--quick]`.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import arm

SIZES = (2, 4, 7, 15, 30, 60, 100)
QUICK = (2, 7, 15, 30)
KANE, KANE_QUICK = (2, 4, 7), (2,)
NATIVE = 12_000
"""Longer programs take a C compiler many seconds."""
AGREEMENT = 1e-7
"""Accelerations of two recursions agree so well, relative to the largest: a chain's mass matrix is ill-conditioned."""


def bodies(n: int) -> Any:
    """The arm as bodies and joints; names and numbers are those of `benchmarks/arm.py`."""
    from bondgraph.elements import Link, Mechanism, Revolute

    joints, links, before = [], [], "ground"
    for k in range(1, n + 1):
        m, xx, yy, zz, xy, yz, zx, *centre = arm.symbols(k)
        links.append(Link(f"b{k}", m, [[xx, xy, zx], [xy, yy, yz], [zx, yz, zz]], centre=tuple(centre)))
        joints.append(Revolute(f"j{k}", before, links[-1], arm.axis(k)))
        before = links[-1].frame(("a", 0, "l"))
    return Mechanism("arm", links, joints, gravity=(0, 0, "-g"))


def equations(n: int) -> Any:
    import bondgraph as bg

    return bg.compile(bg.Graph("arm", *bodies(n)))


def state(n: int) -> tuple[list[float], list[float]]:
    return [math.sin(k) for k in range(1, n + 1)], [0.5 * math.cos(3 * k) for k in range(1, n + 1)]


def pinocchio(n: int) -> Callable[[], Any]:
    """Its articulated-body algorithm on the same arm at the same state, as a call that gives the accelerations."""
    import numpy as np
    import pinocchio as pin

    values = arm.values(n)
    kinds = {"x": pin.JointModelRX, "y": pin.JointModelRY, "z": pin.JointModelRZ}
    model = pin.Model()
    model.gravity.linear = np.array([0, 0, -values["g"]])
    before, at = 0, np.zeros(3)
    for k in range(1, n + 1):
        m, xx, yy, zz, xy, yz, zx, *centre = (values[name] for name in arm.symbols(k))
        before = model.addJoint(before, kinds[arm.axis(k)](), pin.SE3(np.eye(3), at), f"j{k}")
        tensor = np.array([[xx, xy, zx], [xy, yy, yz], [zx, yz, zz]])
        model.appendBodyToJoint(before, pin.Inertia(m, np.array(centre), tensor), pin.SE3.Identity())
        at = np.array([values["a"], 0, values["l"]])
    data, none = model.createData(), np.zeros(n)
    q, u = map(np.array, state(n))
    return lambda: pin.aba(model, data, q, u, none)


def seconds(work: Callable[[], object], least: float = 0.1) -> float:
    """The CPU time of one call, the least of three series."""
    times = []
    for _ in range(3):
        count, start = 0, time.process_time()
        while (spent := time.process_time() - start) < least / 3 or not count:
            work()
            count += 1
        times.append(spent / count)
    return min(times)


def row(n: int, kane: bool) -> str:
    """One line of the table."""
    from bondgraph.equations.lower import lower
    from bondgraph.program.evaluate import Followed, instant
    from bondgraph.program.native import Compiled, compiler, library

    start = time.process_time()
    found = equations(n)
    ready = time.process_time() - start
    program = lower(found, found.rates)
    function = instant(program)
    q, u = state(n)
    given = {**arm.values(n), **{f"j{k}_q": x for k, x in enumerate(q, 1)}, **{f"j{k}": x for k, x in enumerate(u, 1)}}
    arguments = [given.get(name, 0.0) for name in program.arguments]
    rates = dict(zip(program.results, function(arguments), strict=True))
    text = f"{n:>6}{ready:>12.2f}{program.operations:>12}{program.operations / n:>11.0f}"
    text += f"{1e6 * seconds(lambda: function(arguments)):>12.0f}"
    if program.operations <= NATIVE and compiler():
        native = Compiled(program, Followed(program), library(program, len(found.states), "c"), len(found.states))
        text += f"{1e6 * seconds(lambda: native(arguments)):>9.1f}"
    else:
        text += " " * 9
    if find_spec("pinocchio"):
        peer = pinocchio(n)
        theirs = list(peer())
        size = max(map(abs, theirs))
        assert all(abs(rates[f"j{k}"] - x) <= AGREEMENT * size for k, x in enumerate(theirs, 1)), "they disagree"
        text += f"{1e6 * seconds(peer):>11.1f}"
    if kane:
        start = time.process_time()
        arm.kanes_method(n)
        text += f"{time.process_time() - start:>13.2f}"
    return text


def joints(quick: bool) -> None:
    print("spatial arms of n revolute joints, every number a parameter: bodies and joints to equations (CPU s),")
    print("operations of the rates, one evaluation (us); beside: Pinocchio's aba (us), KanesMethod to M and f (CPU s)")
    head = f"{'n':>6}{'equations':>12}{'operations':>12}{'per joint':>11}{'Python':>12}{'C':>9}"
    print(head + f"{'Pinocchio':>11}" * bool(find_spec("pinocchio")) + f"{'KanesMethod':>13}")
    equations(1)
    for n in QUICK if quick else SIZES:
        print(row(n, n in (KANE_QUICK if quick else KANE)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer sizes")
    joints(parser.parse_args().quick)
