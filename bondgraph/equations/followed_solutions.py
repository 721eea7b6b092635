"""Nonlinear systems that no rate needs: their solutions are integrated with the states, and followed thereby.

Of several solutions that is meant which comes steadily from the last instant's. A method whose steps are as long as the
states allow would leap over its ends, and so would instants that somebody asks for. As the rate of a state each unknown
keeps steps as short as it takes to follow it, wherever it is told, sampled, or waited for by an event.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.solvability import has_several_solutions
from bondgraph.graph.law import Implicit

LATE = 16
"""So many sets of values are remembered for which it was judged which systems may have several solutions."""


def with_followed(equations: Equations, known: Mapping[str, float | None], missing: Collection[str] = ()) -> Equations:
    """The same equations with the integral of each unknown of such systems as a state; as they are without any.

    Systems that are seen to have one solution only are no such ones: they cost nothing.

    Args:
        equations: the equations.
        known: values of parameters that have one: which systems may have several solutions depends on them.
        missing: names of rates of inputs that are not known; what needs one cannot be told.
    """
    every = _unneeded(equations)
    if not every or equations.told is not None:
        return equations
    name = equations.xp.name
    used = {name(s) for system in every for s in needs(equations.xp, system)}
    several = equations.cached(with_followed, lambda: lru_cache(LATE)(lambda given: _several(equations, dict(given))))
    systems = [
        system
        for system in several(tuple((x, value) for x, value in known.items() if x in used))
        if not {*missing}.intersection(map(name, equations.behind(system.unknowns)))
    ]
    if not systems:
        return equations
    return equations.cached((with_followed, *(s.unknowns for s in systems)), lambda: _integrated(equations, systems))


def integrals_of(equations: Equations) -> dict[str, str]:
    """The states that are integrals of such unknowns, each with the name of its unknown."""
    told, name = equations.told, equations.xp.name
    return {x: name(rate) for x, rate in equations.rates.items() if x not in told.rates} if told else {}


def _unneeded(equations: Equations) -> tuple[Implicit, ...]:
    """The nonlinear systems that the rates do not need solved."""

    def found() -> tuple[Implicit, ...]:
        every = [step for step in equations.steps if isinstance(step, Implicit)]
        needed = {x for system in equations.systems for x in system.unknowns} if every else set()
        return tuple(step for step in every if needed.isdisjoint(step.unknowns))

    return equations.cached("unneeded", found)


def _several(equations: Equations, known: Mapping[str, float | None]) -> list[Implicit]:
    return [system for system in _unneeded(equations) if has_several_solutions(equations.xp, system, known)]


def _integrated(equations: Equations, systems: Sequence[Implicit]) -> Equations:
    xp = equations.xp
    # No element could have such a name.
    rates = {f"integral of {xp.name(x)}": x for system in systems for x in system.unknowns}
    balance = replace(equations.balance, states=(*equations.balance.states, *map(xp.symbol, rates)))
    return replace(equations, balance=balance, rates={**equations.rates, **rates}, told=equations)
