"""Closed loops in a row: how compilation and motion of a scissors lift grow with its stages.

Run `python benchmarks/scissors.py [--quick] [STAGES ...]`. A lift of N stages has 2N bars, a foot that slides, and N
loops, and moves in one way. It is drawn twice: with each loop closed at the middle of its stage, so that the k-th leads
around 2k bars down to the ground, and with each closed at one end of its bars, around four. Times are CPU times; each
is printed as it is measured, and a table at the end has the least of some turns that are taken in turn, with the
exponent of the best power of N. Forty stages take minutes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

STAGES, TURNS, SPAN = (3, 5, 10, 20), 2, 0.05


def lift(stages: int, closing: str) -> Any:
    """A lift with its loops closed in the middle or at the ends of its bars, as a linkage of the tests."""
    sys.path.append(str(Path(__file__).resolve().parents[1] / "tests" / "models"))
    from linkages import scissors

    linkage = scissors(stages)
    return linkage if closing == "middle" else linkage.closed_by(*(f"R{k}" for k in range(1, stages)), "slide")


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.process_time()
    made = work()
    return time.process_time() - start, made


def measured(stages: int, closing: str) -> dict[str, float]:
    """CPU seconds of one compilation, of a first motion, and of another one, with its steps."""
    import bondgraph as bg

    linkage = lift(stages, closing)
    start = linkage.start(dict.fromkeys(linkage.coordinates, 0.0))
    graph = linkage.graph
    compiled, equations = seconds(lambda: bg.compile(graph, start=start))
    first, _ = seconds(lambda: bg.simulate(equations, SPAN, start=start))
    again, run = seconds(lambda: bg.simulate(equations, SPAN, start=start))
    return {"compile": compiled, "first motion": first, "motion": again, "a step": again / max(1, len(run.steps) - 1)}


def exponent(found: dict[int, float]) -> float:
    """Of the power of N through times of at least two sizes."""
    import numpy as np

    return float(np.polyfit(np.log([*found]), np.log([*found.values()]), 1)[0]) if len(found) > 1 else float("nan")


def scissors_lifts(stages: tuple[int, ...] = STAGES, turns: int = TURNS) -> None:
    measured(2, "middle")
    least: dict[tuple[str, str], dict[int, float]] = {}
    for _ in range(turns):
        for count in stages:
            for closing in ("middle", "ends"):
                row = measured(count, closing)
                print(f"N = {count}, {closing}: " + ", ".join(f"{k} {x:.4g} s" for k, x in row.items()), flush=True)
                for what, value in row.items():
                    known = least.setdefault((closing, what), {})
                    known[count] = min(value, known.get(count, value))
    print(f"{'closed at':<10}{'CPU, s':<14}" + "".join(f"{f'N = {n}':>10}" for n in stages) + f"{'N^':>8}")
    for (closing, what), found in least.items():
        times = "".join(f"{found[n]:>10.4f}" for n in stages)
        print(f"{closing:<10}{what:<14}{times}{exponent(found):>8.2f}", flush=True)


if __name__ == "__main__":
    chosen = tuple(int(word) for word in sys.argv[1:] if word.isdigit())
    scissors_lifts(chosen or STAGES, 1 if "--quick" in sys.argv else TURNS)
