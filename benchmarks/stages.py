"""What a compile does: files entered, assignments of strokes, assemblies, lowerings, sets of random points.

A lowering begins a program from nothing; programs of the same equations share it, and what they share is written once;
docs/decisions/0020-points-and-lowered-steps-are-shared.md has the counts from before and after that.
Run `python benchmarks/stages.py`. The counts are those of a second compile of the same graph, when sympy's own caches
are filled; the time is the CPU time of a third, in seconds.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import bondgraph as bg
from bondgraph.elements import GY, I, One, R, Se

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
COUNTED = {
    "assign": ("causality/assign.py:assign",),
    "relax": ("causality/relax.py:relax",),
    "assemble": ("equations/balance.py:assemble",),
    "rewrite": ("graph/graph.py:rewritten", "graph/graph.py:changed"),
    "evaluators": ("program/evaluate.py:instant", "program/evaluate.py:afresh", "program/evaluate.py:series"),
    "programs": ("equations/lower.py:program",),
    "lowerings": ("equations/lower.py:__init__",),
    "points": ("equations/random_states.py:found", "equations/random_points.py:sampled"),
}


def motor() -> tuple[bg.Graph, Any, Any]:
    U, i, K, w = Se("U"), One("i"), GY("K"), One("w")
    graph = bg.Graph("dc_motor", U >> i >> K >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
    return graph, None, bg.algebra.sympy


def cart() -> tuple[bg.Graph, Any, Any]:
    import volterra_cart

    return volterra_cart.cart, bg.forms.reduced_volterra, bg.algebra.sympy


def four_bar(form: Any = None) -> tuple[bg.Graph, Any, Any]:
    import four_bar as example

    return bg.Graph("four_bar", *example.four_bar), form, bg.algebra.table


CASES: dict[str, Callable[[], tuple[bg.Graph, Any, Any]]] = {
    "DC motor": motor,
    "cart, reduced_volterra": cart,
    "four-bar": four_bar,
    "four-bar, kane_momentum": lambda: four_bar(bg.forms.kane_momentum),
}


def counted(work: Callable[[], object]) -> tuple[set[str], Counter[str]]:
    """The files of ours that a piece of work enters, and how often it calls each function in them."""
    files: set[str] = set()
    calls: Counter[str] = Counter()

    def enter(frame: FrameType, event: str, _: object) -> None:
        path = frame.f_code.co_filename.replace("\\", "/")
        if event == "call" and ("/bondgraph/" in path or "/bondgraph_elements/" in path):
            files.add(path)
            calls[f"{path.rpartition('/bondgraph/')[2]}:{frame.f_code.co_name}"] += 1

    sys.setprofile(enter)
    try:
        work()
    finally:
        sys.setprofile(None)
    return files, calls


def stages() -> None:
    sys.path.append(str(EXAMPLES))
    print("what a compile does")
    print(f"{'':24}{'files':>8}" + "".join(f"{name:>12}" for name in COUNTED) + f"{'CPU s':>8}")
    for name, make in CASES.items():
        graph, form, algebra = make()
        bg.compile(graph, form, algebra)
        files, calls = counted(lambda: bg.compile(graph, form, algebra))  # noqa: B023 - called at once
        start = time.process_time()
        bg.compile(graph, form, algebra)
        took = time.process_time() - start
        counts = [sum(calls[function] for function in functions) for functions in COUNTED.values()]
        print(f"{name:24}{len(files):>8}" + "".join(f"{count:>12}" for count in counts) + f"{took:>8.3f}")


if __name__ == "__main__":
    stages()
