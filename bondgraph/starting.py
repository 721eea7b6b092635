"""Where a motion starts: states given, those that follow from flows and efforts, and those constraints demand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bondgraph.consistent import nearest
from bondgraph.equations import Equations
from bondgraph.errors import ValueRefused
from bondgraph.evaluate import instant
from bondgraph.lower import lower
from bondgraph.misnamed import start_refused
from bondgraph.setting import Setting, named
from bondgraph.signals import finite
from bondgraph.steps import Let, needs
from bondgraph.velocities import followers, moved, velocities

MET = 1e-6
"""A repeated constraint's residual, relative to the size of the states, that integration errors may leave."""


def start(setting: Setting, time: float, given: Any) -> Any:
    """The initial states, in their order.

    Momenta and charges may be given through flows and efforts, and velocities that are no states as if they were: the
    states that give them are found. Where constraints hold among the states, those that are not given follow: the ones
    nearest to zero.

    Args:
        setting: equations with values.
        time: the instant, in seconds.
        given: numbers by the names of states, flows or efforts.

    Raises:
        ValueRefused: for a name that is not a state, nor a flow or effort that gives one; for states that contradict
            the constraints, saying by how much; for velocities that contradict each other.
    """
    import numpy as np

    given, wanted = _apart(setting.equations, named("start", given))
    chosen = _chosen(setting, time, given)
    names = setting.equations.states
    states = np.array([chosen.get(name, 0.0) for name in names])
    if setting.equations.constraints:
        states = _consistent(setting, time, states, [name in chosen for name in names])
    if wanted:
        states = moved(setting, time, states, wanted, chosen)
    check_conditions(setting, time, states)
    return states


def _apart(equations: Equations, given: Mapping[str, Any]) -> tuple[dict[str, float], dict[str, float]]:
    """What is given, and velocities whose states are to be found: none where all of them are in momenta's own laws."""
    xp, states = equations.xp, equations.states
    start = {name: finite(name, value) for name, value in given.items()}
    if start.keys() <= set(states):
        return start, {}
    stored = [value for momentum, value in equations.balance.starts.items() if xp.name(momentum) in states]
    direct = {xp.name(s) for value in stored for s in xp.free(value)}
    hidden = (start.keys() & velocities(equations)) - direct - set(states)
    found = followers(equations) if hidden else frozenset()
    wanted = {name: value for name, value in start.items() if name in found} if hidden & found else {}
    return {name: value for name, value in start.items() if name not in wanted}, wanted


def _chosen(setting: Setting, time: float, start: Mapping[str, float]) -> dict[str, float]:
    """The states that are given, or follow from flows or efforts that are."""
    equations, xp = setting.equations, setting.equations.xp
    chosen = {name: value for name, value in start.items() if name in equations.states}
    others = {name: value for name, value in start.items() if name not in chosen}
    renamed = _renamed(equations)
    for state, flow in renamed.items():
        if flow in others and state not in chosen:
            chosen[state] = others.pop(flow)
    through = {
        xp.name(momentum): {s for s in xp.free(expression) if _follows(setting, s, renamed)}
        for momentum, expression in equations.balance.starts.items()
        if xp.name(momentum) in equations.states
    }
    known = {xp.name(s) for symbols in through.values() for s in symbols}
    for name in others:
        if name not in known:
            raise start_refused(equations, name, [*equations.states, *sorted(known)])
    for momentum, expression in equations.balance.starts.items():
        name = xp.name(momentum)
        named_here = {s for s in through.get(name, ()) if xp.name(s) in others}
        if not named_here:
            continue
        if name in start:
            parties = sorted({name, *map(xp.name, named_here)})
            law = f"the start of this store is given twice, by {' and '.join(parties)}"
            raise ValueRefused(name, law, parties=parties, remedy="give one of them")
        numbers = {s: xp.number(others.get(xp.name(s), 0.0)) for s in through[name]}
        program = lower(equations, {name: xp.substitute(expression, numbers)})
        now = setting.arguments(time, [chosen.get(n, 0.0) for n in equations.states])
        chosen[name] = instant(program)(now)[0]
    return chosen


def _renamed(equations: Equations) -> dict[str, str]:
    """States that are a flow by another name, such as one that an acceleration drives."""
    name, given = equations.xp.name, equations.balance.starts
    lets = [step for step in equations.steps if isinstance(step, Let)]
    return {
        name(s.expression): name(s.symbol) for s in lets if s.expression in given and given[s.expression] == s.symbol
    }


def _follows(setting: Setting, symbol: Any, renamed: Collection[str]) -> bool:
    """Whether a flow or effort is found from momenta or charges, rather than driven, a state or a parameter."""
    stored = {x for x in setting.equations.balance.starts if setting.equations.xp.name(x) not in renamed}
    steps = setting.equations.needed([symbol])
    return any(stored & needs(setting.equations.xp, step) for step in steps)


def _consistent(setting: Setting, time: float, states: Any, given: list[bool]) -> Any:
    """States that satisfy the constraints: the given ones stay, the others are the nearest."""
    import numpy as np

    def residuals(x: Any) -> list[float]:
        return setting.constraints(time, x)

    names = setting.equations.states
    placed = {name for name, _, _ in setting.equations.graph.coordinates()}
    fixed = [name for name, known in zip(names, given, strict=True) if known]
    # Velocities follow before configurations do.
    found = _nearest(residuals, states, [{*fixed, *placed}, {*fixed}], names)
    if found is not None:
        return np.array(found)
    left = float(np.abs(residuals(states)).max())
    near = _nearest(residuals, states, [placed, set()], names)
    moved = [] if near is None else zip(names, near, strict=True)
    nearby = ", ".join(f"{name} = {value:.6g}" for name, value in moved)
    raise ValueRefused(
        "start",
        f"the states do not satisfy the constraints: a residual of {left:.3g} is left"
        + (f" with {', '.join(fixed)} as given" if fixed else ", and from zero no states were found that do"),
        parties=fixed or names,
        remedy=f"states that do, near these: {nearby}" if nearby else "give states near ones that satisfy them",
    )


def _nearest(residuals: Any, states: Any, kept: list[set[str]], names: Sequence[str]) -> list[float] | None:
    """The nearest states that satisfy the constraints, where the first possible of several sets of states is kept."""
    for fixed in kept:
        try:
            found = nearest(residuals, list(states), [0.0 if name in fixed else 1.0 for name in names])
        except (ArithmeticError, ValueError):
            continue
        if found is not None:
            return found
    return None


def check_conditions(setting: Setting, time: float, states: Any) -> None:
    """Refuse inputs with which there is no motion, though there is one with their values in the graph."""
    import numpy as np

    if not setting.equations.balance.conditions:
        return
    left = float(np.abs(setting.conditions(time, states)).max())
    if not left <= MET * (1.0 + np.abs(states).max(initial=0.0)):
        xp = setting.equations.xp
        used = {xp.name(s).rstrip("'") for c in setting.equations.balance.conditions for s in xp.free(c)}
        raise ValueRefused(
            "inputs",
            f"the equations hold only for some inputs, and a residual of {left:.3g} is left at t = {time:.6g}",
            parties=sorted(used & set(setting.equations.inputs)) or setting.equations.inputs,
            remedy="give inputs that agree (as their values in the graph do), or remove what demands it",
        )
