"""Linkages that can be put together in several ways: which one a motion started in, where its start does not say."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from bondgraph.equations.equations import Equations
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import BondGraphError
from bondgraph.kinetics.homogeneous import UnitSearch
from bondgraph.kinetics.loop_closure import LoopClosure, closure_at
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.gauss_newton import unwound
from bondgraph.program.tolerances import IDENTITY

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

TRIES = 16
"""So many random configurations are tried for another way."""
POOR = 0.5
"""A guess that is farther off, in radians or sizes of lengths, may have led to another one than the nearest."""
APART = 0.05
"""Coordinates that differ by more, in radians or sizes of lengths, beside themselves, are of another way."""


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
    numbers = [run.near.get(name, states[name] if name in run.placed else 0.0) for name in closure.names]
    units = UnitSearch.of(closure.homogeneous, closure.names, numbers, run.placed - run.near.keys(), run.near)
    begun, here = units.begun(numbers), units.begun([states[name] for name in closure.names]).tolist()
    guesses = {k: float(begun[k]) for k, name in enumerate(closure.names) if name in units.guessed}
    closure = closure.with_unit_norms(units.groups)
    other = next(_ways(closure, units, here, guesses), None)
    if other is None:
        return ()
    held, found = other
    differing = _differing(closure, units, here, found)
    taken = ", ".join(f"{closure.names[k]} = {here[k]:.6g}" for k in differing)
    near = ", ".join(f"'{closure.names[k]}': Near({found[k]:.6g})" for k in differing)
    same = ", ".join(f"{closure.names[k]} = {here[k]:.6g}" for k in held if k not in differing)
    same = f"with {same} " if same else ""
    loops = ", ".join(dict.fromkeys(name for names in closure.owners for name in names))
    return (
        f"{loops}: {same}loops close in several ways, and the start does not say in which; taken is {taken}; "
        f"only for another give start={{{near}}}",
    )


def _ways(
    closure: LoopClosure, units: UnitSearch, here: Sequence[float], guesses: Mapping[int, float]
) -> Iterator[tuple[list[int], list[float]]]:
    """What is held, and another configuration: where guesses are poor one that is nearer to them, or else a farther
    one; elsewhere one that agrees with what is given and guessed."""
    is_given = [name in units.fixed for name in closure.names]
    is_poor = any(abs(here[k] - x) > POOR * closure.scale[k] for k, x in guesses.items())
    if is_poor:
        yield from _nearer(closure, units, here, is_given, guesses)
    said = is_given if is_poor else [is_given[k] or k in guesses for k in range(len(here))]
    if not all(said):
        yield from _others(closure, units, here, said)


def _nearer(
    closure: LoopClosure, units: UnitSearch, here: Sequence[float], given: Sequence[bool], guesses: Mapping[int, float]
) -> Iterator[tuple[list[int], list[float]]]:
    """What is given, and a configuration that agrees with it and is nearer to guesses."""
    held = [k for k, is_given in enumerate(given) if is_given]
    aim = [guesses.get(k, x) for k, x in enumerate(here)]
    drawn = [k for k in range(len(here)) if k not in {*held, *guesses}]
    for found in _closed(closure, units, aim, held, drawn):
        off, most = _off(closure, found, guesses), _off(closure, here, guesses)
        if off < most and _apart(off, most) and _differing(closure, units, here, found):
            yield held, found


def _off(closure: LoopClosure, found: Sequence[float], guesses: Mapping[int, float]) -> float:
    """How far a configuration is from guesses of its coordinates, by their places, in sizes of these."""
    return math.hypot(*((found[k] - x) / closure.scale[k] for k, x in guesses.items()))


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
    closure: LoopClosure, units: UnitSearch, here: Sequence[float], given: Sequence[bool]
) -> Iterator[tuple[list[int], list[float]]]:
    """What is held, and another configuration that agrees with it and with what the start gives or guesses."""
    free = [k for k, is_given in enumerate(given) if not is_given]
    alone = [k for k in range(len(here)) if given[k]]
    # Where some can still move, as a rod between two balls about itself, another way shows in those that cannot.
    rank = closure.rank(here, free)
    still = {k for k in free if closure.rank(here, [j for j in free if j != k]) < rank}
    still.difference_update(*(group for group in units.groups if not still.issuperset({*group}.intersection(free))))
    settled = _held(closure, here, given)
    searches = ((alone, still), (settled, free)) if settled != alone else ((settled, free),)
    for held, telling in searches:
        for found in _closed(closure, units, here, held, [k for k in range(len(here)) if k not in held]):
            differing = _differing(closure, units, here, found)
            if {*telling}.intersection(differing) and not any(given[k] for k in differing):
                yield held, found


def _closed(
    closure: LoopClosure, units: UnitSearch, aim: Sequence[float], held: Collection[int], drawn: Collection[int]
) -> Iterator[list[float]]:
    """Closed configurations beside an aim, with what is held, sought from random numbers for those that are drawn."""
    draw, free = random.Random(0), [k for k in range(len(aim)) if k not in held]
    for _ in range(TRIES):
        aside = closure.somewhere(draw, math.pi)
        guess = [x + aside[k] * (k in drawn) for k, x in enumerate(aim)]
        guess = [aim[k] if k in held else float(x) for k, x in enumerate(units.begun(guess))]
        found = closure.closed(guess, free) or closure.closed(closure.closest(guess, free).tolist(), free)
        if found is not None:
            yield _turned(closure, aim, held, _alike(units, aim, unwound(closure.left, aim, found).tolist()))


def _turned(closure: LoopClosure, aim: Sequence[float], held: Collection[int], found: list[float]) -> list[float]:
    """The same configuration, of three angles in a row that are one attitude as another three those that are nearer.

    These are the first and the last half a turn on, and the second that of the other side: of its zero, as of Euler
    angles about z, x and z, or of a quarter turn, as of those about three axes.
    """
    for k, half in product(range(len(aim) - 2), (math.pi, 0.0)):
        if not {k, k + 1, k + 2}.isdisjoint(held):
            continue
        other = unwound(closure.left, aim, _other_angles(found, k, half)).tolist()
        if math.dist(other, aim) < math.dist(found, aim) and _is_alike(closure, k, half):
            found = other
    return found


def _other_angles(x: Sequence[float], k: int, half: float) -> list[float]:
    return [*x[:k], x[k] + math.pi, half - x[k + 1], x[k + 2] + math.pi, *x[k + 3 :]]


def _is_alike(closure: LoopClosure, k: int, half: float) -> bool:
    """Whether no position tells three angles from the others, at random coordinates, though it tells an outer one."""
    import numpy as np

    draw = random.Random(1)
    point = [draw.uniform(-math.pi, math.pi) for _ in closure.names]
    other = _other_angles(point, k, half)
    first, last = [*point[:k], other[k], *point[k + 1 :]], [*point[: k + 2], *other[k + 2 :]]
    try:
        here, *beside = (np.array(closure(x)) for x in (point, other, first, last))
    except (ArithmeticError, ValueError, BondGraphError):
        return False
    is_same, *outer = ((np.abs(x - here) <= IDENTITY * (1 + np.abs(here))).all() for x in beside)
    return bool(is_same and not all(outer))


def _alike(units: UnitSearch, here: Sequence[float], found: list[float]) -> list[float]:
    """The same configuration, with homogeneous coordinates of the sign that is nearer: both are one attitude."""
    for group in units.groups:
        if sum(here[k] * found[k] for k in group) < 0:
            found = [-x if k in group else x for k, x in enumerate(found)]
    return found


def _differing(closure: LoopClosure, units: UnitSearch, here: Sequence[float], found: Sequence[float]) -> list[int]:
    """The coordinates in which configurations differ; of homogeneous ones all, if one does."""
    apart = {k for k, scale in enumerate(closure.scale) if _apart(found[k] / scale, here[k] / scale)}
    apart.update(*(group for group in units.groups if apart & {*group}))
    return sorted(apart)


def _held(closure: LoopClosure, here: Sequence[float], given: Sequence[bool]) -> list[int]:
    """Coordinates that, held, leave the others determined: those given first, then the first of the tree."""
    rank, held = closure.rank(here), list[int]()
    for k in sorted(range(len(here)), key=lambda k: not given[k]):
        if closure.rank(here, [j for j in range(len(here)) if j not in (*held, k)]) == rank:
            held.append(k)
    return held


def _apart(x: float, y: float) -> bool:
    return abs(x - y) > APART * (1 + abs(y))
