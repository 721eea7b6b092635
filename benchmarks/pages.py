"""The first picture of a process, a report's page, and a view that keeps it up: CPU time, and the bytes of the page.

Run `python benchmarks/pages.py`. The ladder of five coils and five capacitors has ten states and 25 bonds, that of six
of each 30 bonds. A redraw is from a file that is read to its diagram, once as values in it have changed and once as the
graph has; then from a slider that moves to the curves.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Zero


def ladder(stages: int, resistance: float = 0.1) -> bg.Graph:
    """Coils and capacitors in turn, each coil with a resistance."""
    parts, last = [], Se("U", 1)
    for k in range(stages):
        i, n = One(f"i{k}"), Zero(f"n{k}")
        parts += [last >> i, i >> I(f"L{k}", 1), i >> R(f"Ra{k}", resistance), i >> n, n >> C(f"c{k}", 1)]
        last = n
    return bg.Graph("ladder", *parts)


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


FIRST = """
import sys, time
sys.path.insert(0, {here!r})
from run import chain
graph = chain({cells})
start = time.process_time()
graph.svg()
print(time.process_time() - start)
"""
"""A program that draws, and tells how long that took, with all that is loaded for it."""


def first_pictures(quick: bool) -> None:
    here = str(Path(__file__).parent)
    for cells, bonds, goal in ((3, 19, 0.15), (17, 103, 0.5), (84, 505, 3.0))[: 2 if quick else 3]:
        program = [sys.executable, "-c", FIRST.format(here=here, cells=cells)]
        seconds = min(float(subprocess.run(program, capture_output=True, check=True).stdout) for _ in range(3))
        print(f"first picture of a process, {bonds} bonds: {seconds:.2f} s (goal {goal} s)")


def pages(quick: bool) -> None:
    from bondgraph.report.live.model import Source, drawn, moving

    bg.report(ladder(1), t=1)
    text = ""

    def made() -> None:
        nonlocal text
        text = bg.report(ladder(5), t=20)

    seconds = min(timed(made) for _ in range(1 if quick else 3))
    print(f"page of {len(bg.compile(ladder(5)).states)} states: {seconds:.2f} s, {len(text) / 1e6:.2f} MB")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "ladder.toml")
        ladder(6).save(path)
        source = Source(str(path), end=20.0)
        drawn(source).picture()
        ladder(6, 0.2).save(path)
        values = timed(lambda: drawn(source).picture())
        path.write_text(path.read_text(encoding="utf-8").replace("Ra0", "Rb0"), encoding="utf-8")
        graph = timed(lambda: drawn(source).picture())
        print(f"diagram of {len(ladder(6).bonds)} bonds again: {values:.2f} s for other values, {graph:.2f} s else")
        ladder(5).save(path)
        model = moving(drawn(source))
        moved = min(timed(lambda k=k: model.moved({"L0": 1 + k / 10}).curves()) for k in range(5))
        print(f"a slider's run of {len(model.sliders())} numbers, ten states: {moved:.3f} s")


if __name__ == "__main__":
    first_pictures(quick=False)
    pages(quick=False)
