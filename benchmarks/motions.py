"""Runs and functions beside SciPy around the same native rates, in turns within one process: CPU time as ratios."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

TURNS = 5


def cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def beside(label: str, ours: Callable[[], object], theirs: dict[str, Callable[[], object]], turns: int) -> None:
    """Our median, and how many times longer each of the others takes; the first turn does not count."""
    kinds = {"ours": ours, **theirs}
    found = [{name: cpu(work) for name, work in kinds.items()} for _ in range(turns + 1)][1:]
    middle = {name: statistics.median(turn[name] for turn in found) for name in kinds}
    ratios = "".join(f"{name:>24} x {middle[name] / middle['ours']:.1f}" for name in theirs)
    print(f"{label:<34}{1e3 * middle['ours']:>9.2f} ms{ratios}", flush=True)


def motions(quick: bool) -> None:
    import numpy as np
    import scipy.integrate
    from links import links

    import bondgraph as bg
    from bondgraph.elements import C, I, One, R

    turns = 2 if quick else TURNS
    print("runs and functions, after a first turn, and the same by others (CPU time in times of ours)")
    for n in (2, 10):
        equations = bg.compile(links(n))
        values = {"g": 9.81} | {f"{x}{k}": 1.0 for k in range(1, n + 1) for x in ("m", "l")}
        values |= {f"{x}{k}": number for k in range(1, n + 1) for x, number in (("h", 0.5), ("J", 1 / 12))}
        values = {name: x for name, x in values.items() if name in equations.parameters}
        start = {f"q{k}": 0.5 for k in range(1, n + 1)}

        def run(method: object = None, e=equations, v=values, s=start) -> object:
            return bg.simulate(e, (0, 10), v, s, method=method, rtol=1e-8)

        peers = {"SciPy's DOP853": lambda run=run: run(scipy.integrate.DOP853), "LSODA": lambda run=run: run("LSODA")}
        beside(f"{n} links, 10 s, rtol 1e-8", run, peers, turns)
        f, x = equations.function(values), np.full(2 * n, 0.3)
        named = dict(zip(equations.states, x, strict=True))
        calls = range(100 if quick else 500)
        beside(
            f"{len(calls)} calls of the rates",
            lambda f=f, x=x, calls=calls: [f(0.0, x) for _ in calls],
            {"bg.rates": lambda e=equations, v=values, s=named, c=calls: [bg.rates(e, v, s) for _ in c]},
            turns,
        )
    v = One("v", coordinates=("x",))
    stiff = bg.compile(bg.Graph("vdp", v >> I("m", 1), v >> R("b", effort="50*(x**2 - 1)*f"), v >> C("k", 1)))
    peers = {
        "SciPy's Radau": lambda: bg.simulate(stiff, (0, 200), start={"x": 2}, method=scipy.integrate.Radau),
        "LSODA": lambda: bg.simulate(stiff, (0, 200), start={"x": 2}, method="LSODA"),
    }

    def ours() -> object:
        return bg.simulate(stiff, (0, 200), start={"x": 2}, method="Radau")

    beside("van der Pol, mu = 50, 200 s", ours, peers, turns)
