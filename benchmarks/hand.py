"""What a user waits for, beside the fastest others: CPU time as ratios, everything of a row in turns in one process.

Run `python benchmarks/hand.py [--quick] [ROW ...]`; a row is chosen by a part of its name, or with others by the name
of their group: small, events, stiff, links, arms, loops, structure. Peers that are not installed are left out, or stand
with a figure from elsewhere, which is named as such. Each run adds a line to `benchmarks/hand.jsonl`. A ratio is our
time over the peer's in the same turn: the median, and the least and the most.
Of what takes longer than its goal a profile is kept, too.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from where import shares

HISTORY = Path(__file__).with_suffix(".jsonl")
PACKAGES = ("numpy", "scipy", "casadi", "llvmlite", "scikit-sundae")
OURS = "ours"
LEAST = 0.02
"""What takes less time is repeated within a turn."""
TURNS, SLOW = 7, 1.0
"""So many turns, of what takes longer than some seconds fewer."""
Work = Callable[[], object]


@dataclass
class Row:
    """Something a user waits for.

    Args:
        name: what it is.
        goal: in seconds.
        works: ours, and the same by others.
        told: figures of others that cannot run here, in seconds, with their source.
        takes: works that tell their seconds themselves.
    """

    name: str
    goal: float
    works: dict[str, Work]
    told: dict[str, float] = field(default_factory=dict)
    takes: dict[str, Callable[[], float]] = field(default_factory=dict)


def cpu() -> float:
    """CPU seconds of this process and of those it has waited for, such as compilers."""
    return time.process_time() + sum(os.times()[2:4])


def seconds(work: Work, repeats: int) -> float:
    start = cpu()
    for _ in range(repeats):
        work()
    return (cpu() - start) / repeats


def measured(row: Row, quick: bool) -> dict[str, list[float]]:
    """The times of each in every turn; a first call of each does not count."""
    if row.takes:
        return _transposed([{name: work() for name, work in row.takes.items()} for _ in range(3 if quick else TURNS)])
    repeats = {name: _repeats(work) for name, work in row.works.items()}
    turns = 3 if quick or seconds(row.works[OURS], 1) > SLOW else TURNS
    return _transposed([{name: seconds(work, repeats[name]) for name, work in row.works.items()} for _ in range(turns)])


def _repeats(work: Work) -> int:
    """How often something is repeated to take long enough: clocks of a virtual machine may tick in milliseconds."""
    work()
    count = 1
    while seconds(work, count) * count < LEAST:
        count *= 2
    return count


def _transposed(turns: list[dict[str, float]]) -> dict[str, list[float]]:
    return {name: [turn[name] for turn in turns] for name in turns[0]}


FIRST = """
import sys, time
sys.path.insert(0, {here!r})
import arm, joints
import bondgraph as bg
graph, values = bg.Graph("arm", *joints.bodies(7)), arm.values(7)
start = time.process_time()
bg.compile(graph).function(values)
print(time.process_time() - start)
"""
"""What a process that has made nothing before takes from a graph to a function."""


def arms(quick: bool) -> Iterator[Row]:
    """Functions of the state of spatial arms, and what makes them."""
    for n in (7,) if quick else (7, 30):
        yield from _arm(n)
    yield from _made(7)
    for n in (30,) if quick else (30, 60):
        yield Row(f"graph to native code, arm {n}", 1.45 if n == 30 else 2.9, {OURS: _native(n)})


def anew(graph: Any, start: Any = None) -> Any:
    """The equations of a graph that nobody has compiled: those of an equal one are kept otherwise."""
    import bondgraph as bg
    from bondgraph.compile import RECENT

    RECENT.clear()
    return bg.compile(graph, start=start)


def _native(n: int) -> Work:
    import arm
    import joints

    import bondgraph as bg
    from bondgraph.program import llvm

    graph, values = bg.Graph("arm", *joints.bodies(n)), arm.values(n)

    def native() -> int:
        llvm.library.cache_clear()
        return int(anew(graph).function(values).address)

    return native


def _made(n: int) -> Iterator[Row]:
    """From a graph to equations and a function of the state: for the first time, again, and of an equal graph."""
    import arm
    import joints

    import bondgraph as bg

    graph, values = bg.Graph("arm", *joints.bodies(n)), arm.values(n)

    def first() -> float:
        text = FIRST.format(here=str(HISTORY.parent))
        return float(subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True).stdout)

    theirs = {"casadi, recursion by hand": lambda: _casadi_arm(n, values)}
    native = {"casadi, recursion by hand, C": lambda: _by_compiler(_casadi_arm(n, values))}
    yield Row(f"graph to a function, arm {n}, in a new process", 0.2, {OURS: first}, takes={OURS: first})
    yield Row(f"graph to equations, arm {n}", 0.12, {OURS: lambda: anew(graph), **theirs})
    yield Row(f"graph to equations that are read, arm {n}", 0.2, {OURS: lambda: anew(graph).rates, **theirs})
    bg.compile(graph)
    yield Row(f"equations of an equal graph, arm {n}", 0.01, {OURS: lambda: bg.compile(graph)})
    yield Row(f"graph to native code, arm {n}", 0.45, {OURS: _native(n), **native})


def _arm(n: int) -> Iterator[Row]:
    import arm
    import joints
    import numpy as np

    import bondgraph as bg

    graph, values = bg.Graph("arm", *joints.bodies(n)), arm.values(n)
    equations = bg.compile(graph)
    f, x = equations.function(values), np.linspace(0.1, 0.9, 2 * n)
    start = dict(zip(equations.states, x.tolist(), strict=True))
    q, u = (np.array([start[f"j{k}{ending}"] for k in range(1, n + 1)]) for ending in ("_q", ""))
    own = np.array([f(0.0, x)[f.names.index(f"j{k}")] for k in range(1, n + 1)])
    peers, out, p = dict(_arm_by_others(n, values, q, u, own)), np.empty(2 * n), f.pack(values)
    stored = {} if "Pinocchio" in peers else {"Pinocchio, elsewhere": 3e-6 if n == 7 else 14e-6}
    yield Row(f"bg.rates, arm {n}", 50e-6, {OURS: lambda: bg.rates(equations, values, start), **peers}, stored)
    yield Row(f"function of the state, arm {n}", 1e-6, {OURS: lambda: f(0.0, x, p, out), **peers}, stored)
    yield from _matrices(n, graph, values, q, u)


def _matrices(n: int, graph: Any, values: dict[str, float], q: Any, u: Any) -> Iterator[Row]:
    """The matrices of an arm at a state: ours as they are called from Python, and Pinocchio's."""
    import joints
    import numpy as np
    from by_hand import pinocchio_arm

    import bondgraph as bg
    from bondgraph.elements import Dynamics
    from bondgraph_elements.mechanics.numeric.compiled import OFTEN

    ours, by_joints = bg.dynamics(graph, values), Dynamics(joints.bodies(n), values)
    for _ in range(OFTEN):  # then it is native code
        by_joints.mass_matrix(q), by_joints.accelerations(q, u)
    assert np.allclose(by_joints.mass_matrix(q), ours.mass_matrix(q)), "the bodies' mass matrix is another one"
    peers: dict[str, dict[str, Work]] = {"mass matrix": {}, "inverse dynamics": {}, "forward dynamics": {}}
    if find_spec("pinocchio"):
        import pinocchio as pin

        model = pinocchio_arm(n, values)
        data = model.createData()
        assert np.allclose(pin.rnea(model, data, q, u, u), ours.forces(q, u, u)), "Pinocchio's arm is another one"
        peers["mass matrix"]["Pinocchio"] = lambda: pin.crba(model, data, q)
        peers["inverse dynamics"]["Pinocchio"] = lambda: pin.rnea(model, data, q, u, u)
        peers["forward dynamics"]["Pinocchio"] = lambda: pin.aba(model, data, q, u, u)
    yield Row(f"mass matrix, arm {n}", 20e-6, {OURS: lambda: ours.mass_matrix(q), **peers["mass matrix"]})
    yield Row(
        f"mass matrix by Dynamics, arm {n}", 50e-6, {OURS: lambda: by_joints.mass_matrix(q), **peers["mass matrix"]}
    )
    yield Row(
        f"forward dynamics by Dynamics, arm {n}",
        50e-6,
        {OURS: lambda: by_joints.accelerations(q, u), **peers["forward dynamics"]},
    )
    yield Row(f"inverse dynamics, arm {n}", 20e-6, {OURS: lambda: ours.forces(q, u, u), **peers["inverse dynamics"]})
    yield Row(
        f"forward dynamics, arm {n}", 20e-6, {OURS: lambda: ours.accelerations(q, u), **peers["forward dynamics"]}
    )


def _casadi_arm(n: int, values: dict[str, float]) -> Any:
    from by_hand import casadi_arm

    return casadi_arm(n, values)


def _arm_by_others(n: int, values: dict[str, float], q: Any, u: Any, own: Any) -> Iterator[tuple[str, Work]]:
    """The accelerations of the arm by others, which must be ours."""
    import numpy as np
    from by_hand import pinocchio_arm

    function = _casadi_arm(n, values)
    buffer, evaluate = function.buffer()
    out = np.empty(n)
    buffer.set_arg(0, memoryview(q))
    buffer.set_arg(1, memoryview(u))
    buffer.set_res(0, memoryview(out))
    evaluate()
    assert np.allclose(out, own, 1e-9, 1e-9), "casadi's arm is another one"
    yield "casadi by hand, interpreted", lambda held=buffer: evaluate()
    if find_spec("pinocchio"):
        import pinocchio as pin

        model = pinocchio_arm(n, values)
        data, none = model.createData(), np.zeros(n)
        assert np.allclose(pin.aba(model, data, q, u, none), own, 1e-9, 1e-9), "Pinocchio's arm is another one"
        yield "Pinocchio", lambda: pin.aba(model, data, q, u, none)


def _by_compiler(function: Any) -> None:
    """A function of casadi as C, through the machine's compiler."""
    import ctypes

    import casadi as ca

    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        generator = ca.CodeGenerator("f.c")
        generator.add(function)
        generator.generate(f"{at}/")
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "f.c", "-o", "f.so", "-lm"], cwd=at, check=True)
        ctypes.CDLL(str(at / "f.so"))


def links(quick: bool) -> Iterator[Row]:
    """Ten seconds of a chain of ten links."""
    import casadi as ca
    import numpy as np
    import scipy.integrate
    import sksundae
    from by_hand import casadi_links
    from links import links

    import bondgraph as bg

    n = 10
    equations = bg.compile(links(n))
    values = dict.fromkeys(equations.parameters, 1.0) | {f"h{k}": 0.5 for k in range(1, n + 1)}
    values |= {f"J{k}": 1 / 12 for k in range(1, n + 1)} | {"g": 9.81}
    start = {f"q{k}": 0.5 for k in range(1, n + 1)}
    instants = np.linspace(0, 10, 1001)
    f = equations.function(values)
    x0 = np.array([start.get(name, 0.0) for name in equations.states])
    span, whole = (0.0, 10.0), instants.tolist()

    def run(method: Any = None) -> Any:
        return bg.simulate(equations, instants, values, start, method=method, rtol=1e-8)

    def scipy_run() -> Any:
        return scipy.integrate.solve_ivp(f, span, x0, "DOP853", instants, rtol=1e-8, atol=1e-10)

    ode, at = casadi_links(n), [start[f"q{k}"] for k in range(1, n + 1)] + [0.0] * n
    limits = {"reltol": 1e-8, "abstol": 1e-10, "max_num_steps": 100_000}
    cvodes = ca.integrator("links", "cvodes", ode, 0.0, whole[1:], limits)
    q = equations.states.index("q1")
    apart = abs(float(cvodes(x0=at)["xf"][0, 100]) - run()["q1"][101])
    assert apart < 1e-3, f"casadi's links are other ones: {apart:.1e}"

    def rates(t: float, x: Any, xdot: Any) -> None:
        f(t, x, None, xdot)

    def sundae(method: str) -> Any:
        return sksundae.cvode.CVODE(rates, method=method, rtol=1e-8, atol=1e-10, max_num_steps=100_000).solve(
            instants, x0
        )

    assert abs(scipy_run().y[q, 101] - run()["q1"][101]) < 1e-5
    peers = {
        "casadi + CVODES": lambda: cvodes(x0=at),
        "SciPy's DOP853, same rates": scipy_run,
        "the native steps alone": lambda: _steps_alone(f, x0, 10.0),
    }
    yield Row("10 s of ten links, rtol 1e-8", 6e-3, {OURS: run, **peers})
    yield Row(
        "the same by CVODE",
        40e-3,
        {
            OURS: lambda: run("CVODE"),
            "scikit-sundae, same rates": lambda: sundae("BDF"),
            "casadi + CVODES": peers["casadi + CVODES"],
        },
    )


def _steps_alone(f: Any, x0: Any, end: float) -> int:
    """The steps of our DOP853 in native code, at one absolute tolerance, looked at by nobody."""
    from bondgraph.program.native import Library
    from bondgraph.simulate.methods.explicit import DOP853
    from bondgraph.simulate.methods.native_method import NativeSystem

    system = NativeSystem(f, Library(f.address, f.language, f), f.pack(), dict, 0.0, end)
    method, count = DOP853(system, 0.0, x0, end, rtol=1e-8, atol=1e-10), 0
    while method.status == "running":
        method.step()
        count += 1
    assert method.scipy is None
    return count


def motor() -> Any:
    import bondgraph as bg
    from bondgraph.elements import GY, I, One, R, Se

    i, w = One("i"), One("w")
    return bg.Graph(
        "motor",
        Se("U", 12) >> i >> GY("K", 0.05) >> w,
        i >> I("L", 1e-3),
        i >> R("Ra", 1),
        w >> I("J"),
        w >> R("b", 1e-4),
    )


def small(quick: bool) -> Iterator[Row]:
    """What a run costs however short it is, and many of them."""
    import casadi as ca
    import numpy as np
    from by_hand import casadi_motor

    import bondgraph as bg

    equations, count = bg.compile(motor()), 100 if quick else 1000
    yield Row("fixed cost of a run", 3e-3, {OURS: lambda: bg.simulate(equations, 1e-6, {"J": 1e-4})})
    instants, J = np.linspace(0, 0.5, 51), np.linspace(1e-4, 2e-4, count)
    limits = {"reltol": 1e-8, "abstol": 1e-10}
    many = ca.integrator("motor", "cvodes", casadi_motor(), 0.0, instants[1:].tolist(), limits).map(count)
    theirs, ours = many(x0=0, p=J[None])["xf"], bg.sweep(equations, instants, {"J": J}, names=["p_J"])["p_J"]
    assert np.allclose(np.array(theirs)[1].reshape(count, 50), ours[:, 1:], 1e-3), "casadi's motors are other ones"
    yield Row(
        f"{count} motors of 0.5 s",
        0.03 * count / 1000,
        {
            OURS: lambda: bg.sweep(equations, instants, {"J": J}),
            "casadi's map of CVODES": lambda: many(x0=0, p=J[None]),
        },
    )


def events(quick: bool) -> Iterator[Row]:
    """Damping that differs by direction: a hundred passages through zero."""
    import numpy as np
    from by_hand import runge_kutta_switch

    import bondgraph as bg
    from bondgraph.elements import C, I, One, R

    v, k = One("v", coordinates=("x",)), 4 * math.pi**2
    law = "where(f > 0, 0.012*f, 0.008*f)"
    graph = bg.Graph("one_way", v >> I("m", 1), v >> C("c", 1 / k), v >> R("b", effort=law))
    equations = bg.compile(graph)
    momentum = equations.states.index("p_m")
    x0 = np.array([0.0 if k == momentum else 1.0 for k in range(2)])

    def rates(t: float, x: Any) -> Any:
        q, p = x[1 - momentum], x[momentum]
        force = -k * q - (0.012 * p if p > 0 else 0.008 * p)
        return np.array([force, p] if momentum == 0 else [p, force])

    def switch(t: float, x: Any) -> float:
        return float(x[momentum])

    def run() -> Any:
        return bg.simulate(equations, 50.2, start={"x": 1.0})

    yield Row(
        "100 events", 10e-3, {OURS: run, "SciPy's DOP853, by hand": lambda: runge_kutta_switch(rates, switch, 50.2, x0)}
    )
    yield from converter(quick)


def converter(quick: bool) -> Iterator[Row]:
    """A boost converter: a switch that opens and closes in time, and a diode that does so by its own voltage."""
    from by_hand import lsoda_converter

    import bondgraph as bg
    from bondgraph.elements import C, I, One, R, Se, Zero

    i, s, d, o = One("i"), Zero("s"), One("d"), Zero("o")
    equations = bg.compile(
        bg.Graph(
            "boost",
            *(Se("U", 12.0) >> i, i >> I("L", 1e-4), i >> R("rl", 0.05), i >> s),
            *(s >> R("S", flow="where(sin(2*pi*20000*t) > 0, e*100, e*1e-6)"), s >> d),
            *(d >> R("D", flow="where(e > 0, e*20, e*1e-5)"), d >> o, o >> C("Co", 1e-4), o >> R("load", 20.0)),
        )
    )
    periods = 20 if quick else 100

    def run() -> Any:
        return bg.simulate(equations, periods / 20e3)

    assert abs(run()["Co.e"][-1] / lsoda_converter(periods) - 1) < 1e-5, "the converter by hand is another one"
    peers = {"SciPy's LSODA, by hand": lambda: lsoda_converter(periods)}
    yield Row(f"{2 * periods} switchings of a converter", 3e-3 * periods, {OURS: run, **peers})


def stiff(quick: bool) -> Iterator[Row]:
    """A motor that moves a load through a stiff damped shaft and a gear: six states, three of them fast."""
    import numpy as np
    import scipy.integrate

    import bondgraph as bg
    from bondgraph.elements import GY, TF, C, I, One, R, Se, Zero

    i, w1, w2, w3 = One("i"), One("w1"), One("w2"), One("w3")
    t1, t2, s1, s2 = One("t1"), One("t2"), Zero("s1"), Zero("s2")
    graph = bg.Graph(
        "drive",
        Se("U", 24) >> i >> GY("K", 0.05) >> w1 >> s1,
        i >> I("L", 1e-4), i >> R("Ra", 1), w1 >> I("J1", 1e-5), w1 >> R("b1", 1e-5),
        s1 >> t1, t1 >> C("c1", 1e-4), t1 >> R("d1", 0.05), s1 >> TF("n", 0.1) >> w2 >> s2,
        w2 >> I("J2", 1e-4), s2 >> t2, t2 >> C("c2", 1e-3), t2 >> R("d2", 0.05), s2 >> w3,
        w3 >> I("J3", 0.1), w3 >> R("b3", effort="0.05*f + 0.02*tanh(f/0.01)"),
    )  # fmt: skip
    equations = bg.compile(graph)
    f, x0, instants = equations.function(), np.zeros(6), np.linspace(0, 1, 1001)

    def scipy_radau() -> Any:
        return scipy.integrate.solve_ivp(f, (0, 1), x0, "Radau", instants, jac=f.jacobian, rtol=1e-6, atol=1e-9)

    def run(method: Any = None) -> Any:
        return bg.simulate(equations, instants, method=method, rtol=1e-6)

    theirs, ours = scipy_radau().y.T, np.stack([run()[name] for name in equations.states], axis=1)
    assert (np.abs(ours - theirs) <= 1e-3 * np.abs(ours).max(axis=0)).all()
    yield Row("stiff drive of six states, rtol 1e-6", 6e-3, {OURS: run, "SciPy's Radau, same functions": scipy_radau})


def loops(quick: bool) -> Iterator[Row]:
    """Closed loops in a row, as their number grows."""
    from scissors import lift

    for stages, goal in ((5, 0.5),) if quick else ((5, 0.5), (10, 1.0)):
        linkage = lift(stages, "ends")
        graph, start = linkage.graph, linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
        work = partial(anew, graph, start)
        yield Row(f"scissors lift of {stages} loops, compile", goal, {OURS: work})


def _drawn(graph: Any) -> str:
    """The diagram of a graph that nobody has drawn: the places of an equal one are kept otherwise."""
    from bondgraph import draw

    draw._placed.cache_clear()
    return str(graph.svg())


def structure(quick: bool) -> Iterator[Row]:
    """Drawings and causality as graphs grow."""
    from run import chain

    import bondgraph as bg

    for cells, goal in ((3, 0.15), (17, 0.5), (84, 3.0))[: 2 if quick else 3]:
        graph = chain(cells)
        told = {"graphviz's dot, elsewhere": 0.03} if cells == 3 else {}
        yield Row(f"svg of {len(graph.bonds)} bonds", goal, {OURS: partial(_drawn, graph)}, told)
    for cells, goal in ((84, 0.1), (840, 2.0))[: 1 if quick else 2]:
        graph = chain(cells)
        yield Row(f"analyse, {len(graph.bonds)} bonds", goal, {OURS: partial(bg.analyse, graph)})


GROUPS = (small, events, stiff, links, arms, loops, structure)


def shown(value: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-9:.3g} ns"


def told(row: Row, times: dict[str, list[float]]) -> dict[str, Any]:
    """One row as it is kept, and printed."""
    ours = statistics.median(times[OURS])
    ratios = {}
    for name, their in times.items():
        if name != OURS:
            each = sorted(a / b for a, b in zip(times[OURS], their, strict=True))
            ratios[name] = [statistics.median(each), each[0], each[-1]]
    ratios |= {name: [ours / figure] for name, figure in row.told.items()}
    print(f"{row.name:<38}{shown(ours):>10}{shown(row.goal):>10}{ours / row.goal:>8.1f}", flush=True)
    for name, (middle, *ends) in ratios.items():
        spread = f" ({ends[0]:.2g} to {ends[1]:.2g})" if ends else ""
        print(f"{'':<6}{name:<46}{middle:>10.3g} times{spread}", flush=True)
    found = {"ours": ours, "least": min(times[OURS]), "most": max(times[OURS]), "goal": row.goal, "ratios": ratios}
    if ours <= row.goal or row.takes:  # what another process does is not sampled here
        return found
    where = shares(row.works[OURS])
    for name, part in where.items():
        print(f"{'':<6}{part:>6.1%} in {name}", flush=True)
    return {**found, "where": where}


def main() -> None:
    os.environ["BONDGRAPH_CACHE"] = ""  # what was compiled by another run is not to count
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="smaller sizes and fewer turns")
    parser.add_argument("rows", nargs="*", help="parts of the names of rows; all by default")
    given = parser.parse_args()
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=HISTORY.parent
    )
    print(f"{'':<38}{'CPU':>10}{'goal':>10}{'times':>8}")
    rows = {}
    asked = [group for group in GROUPS if group.__name__ in given.rows]
    for group in asked if len(asked) == len(given.rows) and asked else GROUPS:
        for row in group(given.quick):
            if not given.rows or asked or any(part in row.name for part in given.rows):
                rows[row.name] = told(row, measured(row, given.quick))
    what = {name: version(name) for name in PACKAGES if find_spec(name.replace("scikit-sundae", "sksundae"))}
    entry = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit.stdout.strip(),
        "python": sys.version.split()[0],
        "busy": round(os.getloadavg()[0] / (os.cpu_count() or 1), 1),
    }
    with HISTORY.open("a") as file:
        file.write(json.dumps({**entry, "packages": what, "rows": rows}) + "\n")


if __name__ == "__main__":
    main()
