"""Assembly: how a mechanism with loops is put together at the start, and which of its positions are independent there.

A linkage has several ways to be assembled. Where it moves by special lengths and directions alone, rows of its loops
repeat others in one of them and not in another, so that what is redundant is seen where the motion starts.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bondgraph.equations.balance import Balance
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named, read
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.suggestions import start_refused
from bondgraph.errors import ValueRefused
from bondgraph.graph.values import finite
from bondgraph.kinetics.homogeneous import UnitSearch
from bondgraph.kinetics.loop_closure import NEIGHBOURS, LoopClosure
from bondgraph.program.calls import explained
from bondgraph.program.tolerances import DIFFERENCES, DIGITS

CLEAR = 0.05
"""Where independent positions are nearer to dependent, another configuration is tried to judge from."""
NEXT = 0.1
"""A configuration in which they are so much nearer than beside it is next to a singular one."""
DRAWS = 16
"""So many random configurations are compared."""
SOME, WIDE = 1.0, 4.0
"""Random coordinates are within this of their sizes, and then within more."""


@explained
@dataclass(frozen=True)
class Near:
    """A state to start near: where constraints hold among the states, the nearest that satisfy them are found.

    It is met exactly where the constraints leave a solution, before what nothing is said of comes to be near zero.

    >>> Near(0.5).value
    0.5
    """

    value: float


@dataclass(frozen=True)
class Start:
    """Where a motion is to start, as far as it is known.

    Args:
        states: numbers by name, and `Near` for those that may follow.
        values: of parameters and inputs.
        time: the instant, in seconds.
    """

    states: Mapping[str, Any]
    values: Mapping[str, Any] = field(default_factory=dict)
    time: float = 0.0

    @classmethod
    def of(cls, states: Any, values: Any, time: Any) -> Start | None:
        """A start as far as it is given; None without states.

        Raises:
            ValueRefused: for anything but mappings of names, and a time that is no number.
        """
        known, there = named("start", states), named("values", values)
        return None if states is None else cls(known, there, finite("t", time))


def assembled(balance: Balance, points: RandomPoints, start: Start | None) -> Balance:
    """A balance whose positions are judged where the motion starts, and beside.

    Without a start that is a random closed configuration, where lengths and directions are numbers. Where what
    positions are written in has no value, the balance stays as it is.

    Args:
        balance: the balance.
        points: of the compile.
        start: where the motion starts, as far as it is known.

    Raises:
        ValueRefused: where nothing near the start closes, with what is left at best; for a name that is not known.
        StructureError: for an integral of a closure whose rate is not the flow of its row there.
    """
    if not balance.closure.residuals:
        return balance
    xp = balance.xp
    loose = balance.constrained(independent=())
    equations = Equations(loose, balance.steps, {xp.name(x): xp.number(0) for x in balance.states})
    if start is not None:
        _check_names(equations, start)
    given = {"t": SOME, **_inputs(balance)} if start is None else _given(balance, start)
    closure = LoopClosure.of(equations, given, points)
    if closure is None:
        return balance
    first = _anywhere(closure) if start is None else _closed(closure, start)
    if first is None:
        return balance
    every = [(closure, first), *closure.beside(first)]
    ranks = [there.rank(x) for there, x in every]
    # A bifurcation, where rows are dependent that are not so beside it, is no place to judge them.
    regular = [pair for pair, rank in zip(every, ranks, strict=True) if rank == max(ranks)]
    # Nor is one next to it: reactions, which are judged by squares of gradients, seem to be repeated there.
    least = [there.least(x, max(ranks)) for there, x in regular]
    regular = [pair for pair, size in zip(regular, least, strict=True) if size >= NEXT * max(least)]
    clear = [(there, x) for there, x in regular if there.is_clear(x)]
    near = tuple(_named(balance, given, there, x) for there, x in clear or regular)
    found = replace(balance, region=replace(balance.region, near=near, scales=closure.far_scales))
    check_integrals(found, points)
    return found


def _check_names(equations: Equations, start: Start) -> None:
    stored = map(equations.xp.name, equations.balance.starts)
    for name in start.states.keys() - {*equations.states, *equations.observables, *equations.graph.held, *stored}:
        raise start_refused(equations, name, equations.states)


def _given(balance: Balance, start: Start) -> dict[str, float]:
    """Time, and every parameter and input that has a value."""
    found = {name: x for name, x in {**balance.parameters, **balance.inputs}.items() if x is not None}
    for name, value in start.values.items():
        if name in balance.parameters:
            found[name] = finite(name, value)
        elif name in balance.inputs:
            found[name] = read(name, value).value(start.time)
    return {"t": start.time, **found}


def _named(balance: Balance, given: Mapping[str, float], closure: LoopClosure, x: Sequence[float]) -> dict[str, float]:
    names = ("t", *(name for name in balance.inputs if name in given))
    moved = {name: closure.point[k] for name, k in zip(names, closure.moving, strict=True)}
    return {**given, **moved, **dict(zip(closure.names, x, strict=True))}


def _inputs(balance: Balance) -> dict[str, float]:
    return {name: x for name, x in balance.inputs.items() if x is not None}


def _anywhere(closure: LoopClosure) -> list[float] | None:
    """A random configuration that closes, as far from a singular one as may be; None where none is found.

    One that moves is taken before one that does not: there a mechanism is stuck.
    """
    draw, every = random.Random(0), range(len(closure.at))
    best, clearest = None, (False, 0.0)
    for k in range(DRAWS):
        guess = closure.somewhere(draw, (SOME, WIDE)[k % 2])
        found = closure.closed(closure.closest(guess, every).tolist(), every)
        if found is None:
            found = closure.closed(closure.closest_in_any_units(guess).tolist(), every)
        if found is not None and clearest < (clear := (closure.rank(found) < len(every), _clearness(closure, found))):
            best, clearest = found, clear
        if clearest > (True, CLEAR):
            break
    return best


def _clearness(closure: LoopClosure, found: Sequence[float]) -> float:
    """How far the independent ones are from dependent; zero where beside it there are more, or fewer."""
    near, sizes = closure.beside(found), closure.sizes(found)
    alike = len(near) == NEIGHBOURS and {there.rank(x) for there, x in near} == {closure.rank(found)}
    return float(min(sizes[sizes > DIFFERENCES / 10], default=1.0)) if alike and closure.is_clear(found) else 0.0


def _closed(closure: LoopClosure, start: Start) -> list[float]:
    """The configuration that is nearest to a start and closes."""
    states = {name: x for name, x in start.states.items() if name in closure.names}
    exact = [name for name, x in states.items() if not isinstance(x, Near)]
    guess = [finite(n, getattr(states.get(n, 0.0), "value", states.get(n, 0.0))) for n in closure.names]
    units = UnitSearch.of(closure.homogeneous, closure.names, guess, exact, states.keys() - exact)
    begun, whole = units.begun(guess).tolist(), closure.with_unit_norms(units.groups)
    free = [k for k, name in enumerate(closure.names) if name not in units.fixed]
    unsaid = [k for k in free if closure.names[k] not in units.guessed]
    close = guess
    for moving in (unsaid, free) if unsaid else (free,):
        close = whole.closest(begun, moving).tolist()
        found = whole.closed(close, moving)
        if found is not None and (met := units.ended(guess, found)) is not None:
            return list(met.tolist())
    shown = units.ended(guess, close)
    close = close if shown is None else shown.tolist()
    closing = closure.closed(close, range(len(guess)))
    if closing is not None and closure.is_within_drift(close, closing):
        return closing
    try:
        sizes, left = [abs(x) for x in closure(close)], [abs(x) for x in closure.left(close)]
    except (ArithmeticError, ValueError):
        law = f"positions that are held are not defined here, as where a length is zero: at {closure.told(close)}"
        loops = list(dict.fromkeys(name for names in closure.owners for name in names))
        raise ValueRefused("start", law, parties=[*loops, *exact], remedy="start from another configuration") from None
    pairs = zip(closure.owners, sizes, strict=True)
    loops = list(dict.fromkeys(name for names, x in pairs if x > max(sizes) / 10 for name in names))
    if max(sizes) <= DIGITS and closure.rank(close) < len(sizes):
        law = f"they close but for {max(left):.3g}: rows that would repeat others contradict them by so much"
        remedy = "give lengths, places and the directions of axes with all their digits, as formulas perhaps"
    else:
        law = f"they cannot hold: at best a residual of {max(left):.3g} is left"
        law += f" with {', '.join(exact)} as given" if exact else ""
        remedy = "correct the lengths, or give states (or guesses, Near(...)) closer to ones that close"
    law = f"{', '.join(loops)}: {law}, at {closure.told(close)}"
    raise ValueRefused("start", law, parties=[*loops, *exact], remedy=remedy)
