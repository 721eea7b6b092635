"""Benchmarks: CPU time as ratios within one run, against the named peer. Run `python benchmarks/run.py [--quick]`.

Absolute figures drift with the machine; the growth with size and the ratio to the peer do not.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable


def chain(n: int):
    """A chain of n mass-spring-dampers between a wall and a push."""
    import bondgraph as bg
    from bondgraph.elements import C, I, One, R, Se, Sf, Zero

    parts, before = [], None
    for k in range(1, n + 1):
        v, stretch, joint = One(f"v{k}"), One(f"d{k}"), Zero(f"F{k}")
        parts += [v >> I(f"m{k}"), joint >> v, joint >> stretch, stretch >> C(f"c{k}"), stretch >> R(f"b{k}")]
        parts.append((before or Sf("wall", 0)) >> joint)
        before = v
    return bg.Graph("chain", *parts, Se("F") >> before)


def to_equations(n: int) -> None:
    import bondgraph as bg

    graph = chain(n)
    assert len(bg.compile(graph).states) == 2 * n


def kanes_method(n: int) -> None:
    """The same chain through sympy.physics.mechanics, which inverts nothing either."""
    import sympy as sp
    from sympy.physics.mechanics import KanesMethod, Particle, Point, ReferenceFrame, dynamicsymbols

    frame, origin = ReferenceFrame("N"), Point("O")
    origin.set_vel(frame, 0)
    q, u = dynamicsymbols(f"q1:{n + 1}"), dynamicsymbols(f"u1:{n + 1}")
    m, b, k = (sp.symbols(f"{letter}1:{n + 1}") for letter in "mbk")
    particles, forces = [], []
    for i in range(n):
        point = origin.locatenew(f"P{i}", q[i] * frame.x)
        point.set_vel(frame, u[i] * frame.x)
        particles.append(Particle(f"B{i}", point, m[i]))
        stretch = q[i] - (q[i - 1] if i else 0)
        rate = u[i] - (u[i - 1] if i else 0)
        pull = (k[i] * stretch + b[i] * rate) * frame.x
        forces.append((point, -pull))
        if i:
            forces.append((particles[i - 1].point, pull))
    method = KanesMethod(frame, q, u, [q_.diff() - u_ for q_, u_ in zip(q, u, strict=True)])
    method.kanes_equations(particles, forces)


def cpu(work: Callable[[], object], repeats: int) -> float:
    """The median CPU time of a piece of work, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def chains(quick: bool) -> None:
    repeats = 3 if quick else 7
    sizes = (5, 10, 20, 40, 80) if quick else (5, 10, 20, 40, 80, 160, 320)
    to_equations(3)
    print("chain of N mass-spring-dampers, Graph to symbolic state equations (CPU s)")
    print(f"{'N':>6}{'bondgraph':>12}{'growth':>9}{'KanesMethod':>13}{'ratio':>8}")
    before: tuple[int, float] | None = None
    for n in sizes:
        ours = cpu(lambda n=n: to_equations(n), repeats)
        growth = "" if before is None else f"N^{math.log(ours / before[1]) / math.log(n / before[0]):.2f}"
        peer = cpu(lambda n=n: kanes_method(n), 1 if n > 10 else repeats) if n <= (20 if quick else 40) else None
        beside = "" if peer is None else f"{peer:>13.3f}{peer / ours:>8.1f}"
        print(f"{n:>6}{ours:>12.4f}{growth:>9}{beside}")
        before = (n, ours)


def to_callable(graph, form, algebra) -> None:
    import bondgraph as bg
    from bondgraph.equations.lower import lower
    from bondgraph.program.evaluate import instant

    equations = bg.compile(graph, form, algebra)
    instant(lower(equations, equations.rates))


def mechanisms(quick: bool) -> None:
    """Every form in both algebras, from the graph to the callable that `simulate` integrates, beside KanesMethod."""
    import arm
    from links import kanes_callable, links

    import bondgraph as bg

    planar = [(f"{n} links", links(n), lambda n=n: kanes_callable(n), n < 20 or not quick) for n in (2, 5, 10, 20)]
    cases = [*planar, ("arm of 6", arm.arm(6), lambda: arm.kanes_callable(6), True)]
    forms = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.partially_lagrangian)
    for form in forms:
        for algebra in (bg.algebra.sympy, bg.algebra.table):
            to_callable(links(1), form, algebra)
    print("mechanisms, Graph to a callable of the rates; KanesMethod to lambdify(cse=True) of mass matrix and forcing")
    print("planar chains of links, and a spatial arm with full tensors of inertia (CPU s)")
    print(f"{'':>9}{'form':>22}{'table':>9}{'sympy':>9}{'KanesMethod':>13}{'peer/table':>13}{'peer/sympy':>12}")
    for label, graph, peer, slow in cases:
        repeats = 3 if label == "2 links" or not quick else 1
        theirs = cpu(peer, repeats) if slow else None
        for form in forms:
            fast = cpu(lambda g=graph, f=form: to_callable(g, f, bg.algebra.table), repeats)
            read = cpu(lambda g=graph, f=form: to_callable(g, f, bg.algebra.sympy), 1) if slow else None
            name = "unreduced" if form is None else form.__name__
            print(f"{label:>9}{name:>22}{fast:>9.3f}" + _beside(fast, read, theirs), flush=True)


def _beside(fast: float, read: float | None, theirs: float | None) -> str:
    if read is None or theirs is None:
        return "   SKIPPED in the quick run: sympy and KanesMethod"
    return f"{read:>9.3f}{theirs:>13.3f}{theirs / fast:>13.1f}{theirs / read:>12.1f}"


def large(quick: bool) -> None:
    import bondgraph as bg

    graph = chain(1700)
    seconds = cpu(lambda: bg.causality(graph), 1 if quick else 3)
    print(f"causality of {len(graph.bonds)} bonds: {seconds:.2f} s")


def imports(quick: bool) -> None:
    """CPU time of imports, each in a fresh interpreter, in turns, as ratios to numpy's in the same turn.

    The first turn, in which byte code may be written, does not count. What needs numpy includes it.
    """
    statements = {
        "bondgraph": "import bondgraph",
        "what a motor needs": "from bondgraph import compile, simulate; from bondgraph.elements import I, One, Se",
        "every public name": "from bondgraph import *; from bondgraph.elements import *",
    }

    def seconds(statement: str) -> float:
        code = f"import time; t = time.process_time()\n{statement}\nprint(time.process_time() - t)"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=written)
        return float(run.stdout)

    written = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    turns = []
    for _ in range(6 if quick else 16):
        numpy = seconds("import numpy")
        turns.append((numpy, *(seconds(statement) for statement in statements.values())))
    del turns[0]
    print(f"import numpy: {statistics.median(turn[0] for turn in turns):.3f} s; times that")
    for column, name in enumerate(statements, 1):
        ratios = sorted(turn[column] / turn[0] for turn in turns)
        print(f"    {name:<20}{statistics.median(ratios):>6.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


def main() -> None:
    import joints
    import loops
    import motions
    import pages
    import scissors
    import stages
    import volterra

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="smaller sizes and fewer repeats")
    quick = parser.parse_args().quick
    imports(quick)
    stages.stages()
    chains(quick)
    mechanisms(quick)
    joints.joints(quick)
    motions.motions(quick)
    volterra.volterra(quick)
    loops.loops(quick)
    scissors.scissors_lifts((3, 5, 10) if quick else scissors.STAGES, 1 if quick else scissors.TURNS)
    large(quick)
    pages.first_pictures(quick)
    pages.pages(quick)


if __name__ == "__main__":
    main()
