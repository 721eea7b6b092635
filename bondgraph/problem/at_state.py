"""What stands for a state wherever one is asked for, such as an equilibrium: it has values and an instant as well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeGuard, runtime_checkable

from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.errors import ValueRefused
from bondgraph.problem.problem import Problem
from bondgraph.problem.start_from import Motion


@runtime_checkable
class AtState(Protocol):
    """What stands for a state wherever one is asked for, such as an equilibrium."""

    @property
    def state(self) -> Mapping[str, float]: ...

    @property
    def t(self) -> float: ...

    @property
    def problem(self) -> Problem: ...


def _stands_for_a_state(start: Any) -> TypeGuard[AtState]:
    return type(start) is not dict and isinstance(start, AtState)  # of a dict, which most are, that is known at once


def by_name(start: Any) -> Any:
    """A start, or what stands for one, by names; anything else as it is.

    Raises:
        ValueRefused: for a run, of which it is not said in which equations it goes on.
    """
    if not _stands_for_a_state(start):
        if type(start) is not dict and isinstance(start, Motion):
            law, remedy = "it is a run, and no mapping of names to values", "give equations.start_from(run)"
            raise ValueRefused("start", law, remedy=f"{remedy}, by the equations that go on from its last instant")
        return start
    signals = start.problem.signals
    return {**{name: signals[name].constant for name in held_as_inputs(start)}, **start.state}


def equations_at(equations: Equations, start: Any) -> Equations:
    """Equations, with the independent velocities of what stands for a start: its states are theirs."""
    own = equations.choice
    if not _stands_for_a_state(start) or own is None or own.again is None or own.asked:
        return equations
    there = start.problem.equations.choice
    if there is None or not there.free or there.names != own.names or there.free == own.free:
        return equations
    return own.again(there.free, there.kept)


def held_as_inputs(start: Any) -> tuple[str, ...]:
    """The values that events set and that are inputs of what stands for a start, since no clock sets them there."""
    if not _stands_for_a_state(start):
        return ()
    return tuple(name for name in start.problem.signals if name in start.problem.equations.graph.held)


def with_values(start: Any, values: Any) -> Any:
    """Values of parameters and inputs; those of what stands for a start where no others are given."""
    if not _stands_for_a_state(start):
        return values
    return {**_values_at(start), **named("values", values)}


def instant_of(start: Any, t: Any) -> Any:
    """An instant; that of what stands for a start where none is given, or zero."""
    if t is not None:
        return t
    return start.t if _stands_for_a_state(start) else 0.0


def check_nothing_lost(equations: Equations, start: Any, values: Any) -> None:
    """Refuse what stands for a start of other equations where these would lose, or contradict, what it is found with.

    Args:
        equations: those that are to start there.
        start: as given.
        values: as given, which are taken in any case.

    Raises:
        ValueRefused: naming the values.
    """
    if not _stands_for_a_state(start) or start.problem.equations is equations:
        return
    given = named("values", values)
    found = {name: value for name, value in _values_at(start).items() if name not in given}
    own, others = _defaults(equations), _defaults(start.problem.equations)
    if lost := [name for name in found if name not in own and name not in (equations.varying or equations).rates]:
        law = f"it was found with {_listed(found, lost)}, which {equations.graph.name} does not have"
        raise ValueRefused("equilibrium", law, parties=lost, remedy="find the equilibrium of these same equations")
    if other := [n for n in found if None not in (own.get(n), others.get(n)) and own[n] != others[n]]:
        law = f"it was found with {_listed(found, other)}, and {equations.graph.name} has {_listed(own, other)}"
        remedy = f"say which, values={{'{other[0]}': ...}}"
        raise ValueRefused("equilibrium", law, parties=other, remedy=remedy)


def _values_at(start: AtState) -> dict[str, Any]:
    """Values of parameters and inputs, but for constants of the motion, which are among the state."""
    problem, held = start.problem, held_as_inputs(start)
    every = {**problem.parameters, **problem.signals, **problem.apart}
    return {name: value for name, value in every.items() if name not in start.state and name not in held}


def _defaults(equations: Equations) -> dict[str, Any]:
    return {**equations.before.dropped, **equations.parameters, **equations.balance.inputs}


def _listed(values: Mapping[str, Any], names: list[str]) -> str:
    return ", ".join(f"{name} = {_shown(values[name])}" for name in names)


def _shown(value: Any) -> str:
    constant = getattr(value, "constant", value)
    return f"{constant:.6g}" if isinstance(constant, float | int) else f"{constant or 'a function of time'!s:.60}"
