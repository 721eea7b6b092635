"""Clocks of a graph together: rates that divide, values that wait for one another at one instant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import gcd, lcm

from bondgraph.algebra import expressions
from bondgraph.errors import DuplicateName, StructureError
from bondgraph.graph.event import Before, Clock, Event, fraction

FINEST = 100
"""Two clocks have a common one, of which each instant of theirs is one: that may be so many times as fast as either."""

RATES = 100
"""Different periods that the clocks of one graph may have."""


def check_clocks(events: Sequence[Event]) -> None:
    """Refuse clocks without a common one, and values that need each other's new ones at one instant.

    Raises:
        StructureError: naming the clocks, or the values in their cycle; for clocks of more than `RATES` periods.
        DuplicateName: for a value that two clocks set at one instant.
    """
    clocked = [(event, event.trigger) for event in events if isinstance(event.trigger, Clock)]
    rates: dict[float, tuple[Event, Clock]] = {}
    for event, clock in clocked:
        rates.setdefault(clock.every, (event, clock))
        if len(rates) > RATES:
            law, remedy = f"the clocks have more than {RATES} different periods", "let values share their clocks"
            raise StructureError(event.name, law, parties=(event.name,), remedy=remedy)
    for (a, one), (b, other) in combinations(rates.values(), 2):
        if refused := _divided(a, one, b, other):
            raise refused
    setters: dict[str, list[tuple[Event, Clock]]] = {}
    for event, clock in clocked:
        for target, _ in event.assignments:
            for known, other in setters.get(target, []):
                if meet(clock, other):
                    law = f"'{target}' is set by '{known.name}' and by '{event.name}' at one instant"
                    raise DuplicateName(target, law, parties=(target, known.name, event.name), remedy="set it once")
            setters.setdefault(target, []).append((event, clock))
    _check_cycles(clocked)


def _divided(a: Event, one: Clock, b: Event, other: Clock) -> StructureError | None:
    """The refusal of two clocks that have no common one."""
    short, long = sorted((fraction(one.every), fraction(other.every)))
    if short / _common(short, long) <= FINEST:
        return None
    law = (
        f"'{a.name}' is set every {one.every:.12g} s and '{b.name}' every {other.every:.12g} s: these rates do not "
        "divide, and no clock has the instants of both"
    )
    near = float(short * round(long / short))
    remedy = f"let one period be a multiple of the other, {near:.12g} in place of {float(long):.12g}"
    return StructureError(a.name, law, parties=(a.name, b.name), remedy=remedy)


def meet(one: Clock, other: Clock) -> bool:
    """Whether two clocks have an instant in common.

    >>> meet(Clock(1e-3), Clock(2e-3)), meet(Clock(2e-3), Clock(2e-3, 1e-3))
    (True, False)
    """
    apart = fraction(one.offset) - fraction(other.offset)
    return (apart / _common(fraction(one.every), fraction(other.every))).denominator == 1


def _common(a: Fraction, b: Fraction) -> Fraction:
    """The longest period of which both are multiples."""
    whole = lcm(a.denominator, b.denominator)
    return Fraction(gcd(int(a * whole), int(b * whole)), whole)


def _check_cycles(clocked: Sequence[tuple[Event, Clock]]) -> None:
    """Refuse values each of which needs the next one's new value at one instant."""
    clocks = {target: clock for event, clock in clocked for target, _ in event.assignments}
    uses = {
        target: [
            name
            for name in sorted(() if isinstance(formula, Before) else expressions.names(formula))
            if name in clocks and name != target and meet(clocks[name], clocks[target])
        ]
        for event, _ in clocked
        for target, formula in event.assignments
    }
    if cycle := _cycle(uses):
        shown = " -> ".join([*cycle, cycle[0]])
        law = f"an algebraic loop through sampled values: each needs the next one's value of the same instant, {shown}"
        remedy = (
            f"let one take the value before: bg.delay('{cycle[-1]}_1', '{cycle[-1]}', every=...), and write its name"
        )
        raise StructureError(cycle[0], law, parties=cycle, remedy=remedy)


def _cycle(uses: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Names each of which uses the next, and the last one the first; none where there are none."""
    if not any(uses.values()):
        return ()
    import networkx as nx

    net = nx.DiGraph([(name, other) for name, others in uses.items() for other in others])
    try:
        return tuple(edge[0] for edge in nx.find_cycle(net))
    except nx.NetworkXNoCycle:
        return ()
