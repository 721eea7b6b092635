"""Linkages that can be put together in several ways: which one a motion started in, where its start does not say."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bondgraph.equations.equations import Equations
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.loop_closure import LoopClosure, closure_at
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.gauss_newton import unwound

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

TRIES = 16
"""So many random configurations are tried for another way."""
POOR = 0.5
"""A guess that is farther off, in radians or metres, may have led to a configuration that is not the nearest."""
APART = 0.05
"""Coordinates that differ by more, in radians or metres beside their size, are of another way."""


def assembly_notes(run: Trajectory) -> tuple[str, ...]:
    """Which way of assembly was taken, and another with the same positions given; nothing where none is found."""
    first = run.choices[0] if run.choices else run
    closed = _loops(first.equations)
    if closed is None:
        return ()
    time = float(first.t[0])
    states = dict(zip(first.equations.states, map(float, first.solution(time)), strict=True))
    signals = {name: signal.value(time) for name, signal in first.signals.items()}
    closure = closure_at(closed, {"t": time, **first.parameters, **signals, **states})
    if closure is None or not states.keys() >= {*closure.names}:
        return ()
    here = [states[name] for name in closure.names]
    guesses = {k: float(run.near[name]) for k, name in enumerate(closure.names) if name in run.near}
    is_poor = any(abs(here[k] - x) > POOR for k, x in guesses.items())
    said = run.placed - run.near.keys() if is_poor else run.placed
    if said.issuperset(closure.names):
        return ()
    others = _others(closure, here, [name in said for name in closure.names])
    if is_poor:
        others = (each for each in others if _off(each[1], guesses) < _off(here, guesses))
    other = next(others, None)
    if other is None:
        return ()
    held, found = other
    differing = [k for k, x in enumerate(found) if _apart(x, here[k])]
    taken = ", ".join(f"{closure.names[k]} = {here[k]:.6g}" for k in differing)
    near = ", ".join(f"'{closure.names[k]}': Near({found[k]:.6g})" for k in differing)
    same = ", ".join(f"{closure.names[k]} = {here[k]:.6g}" for k in held)
    same = f"with {same} " if held else ""
    loops = ", ".join(dict.fromkeys(name for names in closure.owners for name in names))
    return (
        f"{loops}: {same}loops close in several ways, and the start does not say in which; taken is {taken}; "
        f"only for another give start={{{near}}}",
    )


def _off(found: Sequence[float], guesses: Mapping[int, float]) -> float:
    """How far a configuration is from guesses of its coordinates, by their places."""
    return math.hypot(*(found[k] - x for k, x in guesses.items()))


def _loops(equations: Equations) -> Equations | None:
    """Equations with the positions that agree where loops are closed; None where there are none.

    A form that differentiates constraints keeps none of them among the states: then those of the graph as drawn.
    """
    return equations.cached("loops", lambda: _found_loops(equations))


def _found_loops(equations: Equations) -> Equations | None:
    if equations.balance.closure.residuals:
        return equations
    if (graph := equations.before.graph) is None:
        return None
    drawn = ClosedLoops(graph.derivation.driven_from or graph, equations.xp, RandomPoints()).drawn
    if drawn is None or not drawn.closure.residuals:
        return None
    return Equations(drawn, drawn.steps, {drawn.xp.name(x): x for x in drawn.states})


def _others(
    closure: LoopClosure, here: Sequence[float], given: Sequence[bool]
) -> Iterator[tuple[list[int], list[float]]]:
    """What is held, and another configuration that agrees with it and with what the start gives or guesses."""
    held = _held(closure, here, given)
    free = [k for k in range(len(here)) if k not in held]
    draw = random.Random(0)
    for _ in range(TRIES):
        guess = [x + draw.uniform(-math.pi, math.pi) * (k in free) for k, x in enumerate(here)]
        found = closure.closed(guess, free)
        if found is None:
            continue
        found = unwound(closure, here, found).tolist()
        differing = [k for k, x in enumerate(found) if _apart(x, here[k])]
        if differing and not any(given[k] for k in differing):
            yield held, found


def _held(closure: LoopClosure, here: Sequence[float], given: Sequence[bool]) -> list[int]:
    """Coordinates that, held, leave the others determined: those given first, then the first of the tree."""
    rank, held = closure.rank(here), list[int]()
    for k in sorted(range(len(here)), key=lambda k: not given[k]):
        if closure.rank(here, [j for j in range(len(here)) if j not in (*held, k)]) == rank:
            held.append(k)
    return held


def _apart(x: float, y: float) -> bool:
    return abs(x - y) > APART * (1 + abs(y))
