"""What equations in a form tell by those of the graph as drawn: quantities that the form has carried away."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import NotReducible


@dataclass(frozen=True)
class Drawn:
    """An expression in the symbols of the equations as drawn."""

    expression: Any


def states_as_drawn(
    equations: Equations, drawn: Equations, states: Iterable[str], known: Collection[str]
) -> dict[str, Any]:
    """States of the graph as drawn: those of equations in a form, or what momenta and charges are by its flows.

    Args:
        equations: in a form.
        drawn: those of the graph as drawn.
        states: names of some of its states.
        known: names of what the form tells itself.

    Raises:
        NotReducible: for states that the form does without.
    """
    xp = drawn.xp
    stored = {xp.name(symbol): expression for symbol, expression in drawn.balance.starts.items()}
    given = {*known, *drawn.parameters, *drawn.inputs}
    found = {name: xp.symbol(name) if name in known else stored.get(name) for name in states}
    lost = [name for name, x in found.items() if x is None or not {xp.name(s) for s in xp.free(x)} <= given]
    if lost:
        law = f"it depends on {', '.join(lost)}, which the form does without"
        raise NotReducible(equations.graph.name, law, parties=lost, remedy="compile the graph without a form")
    return found


def widened(equations: Equations, results: Iterable[Any]) -> Equations:
    """The same equations, those parameters and inputs among theirs that only quantities as drawn need."""
    wanted = [x.expression for x in results if isinstance(x, Drawn)]
    drawn = equations.as_drawn if wanted else None
    if not isinstance(drawn, Equations):
        return equations
    used = used_names(drawn, wanted)
    orders = (k for k in range(1, drawn.balance.depth + 1) for name in drawn.inputs if name + "'" * k in used)
    depth = max(equations.balance.depth, *orders, 0)
    known = {*equations.parameters, *equations.inputs}
    more = {name: x for name, x in drawn.balance.given.items() if _is_used(name, used) and name not in known}
    if not more and depth == equations.balance.depth:
        return equations
    return equations.cached(("widened", *more, depth), lambda: _with(equations, drawn, more, depth))


def _with(equations: Equations, drawn: Equations, more: Mapping[str, float | None], depth: int) -> Equations:
    balance = equations.balance
    inputs = {name: value for name, value in more.items() if name in drawn.inputs}
    parameters = {name: value for name, value in more.items() if name not in inputs}
    wide = replace(
        balance,
        parameters=dict(sorted({**balance.parameters, **parameters}.items())),
        inputs={**balance.inputs, **inputs},
        depth=depth,
    )
    dropped = {name: value for name, value in equations.before.dropped.items() if name not in more}
    varying = equations.varying and _with(equations.varying, drawn, more, depth)
    found = replace(equations, balance=wide, before=replace(equations.before, dropped=dropped), varying=varying)
    found.cached("as drawn", lambda: drawn)
    return found


def used_names(equations: Equations, wanted: Iterable[Any]) -> set[str]:
    """The names of all that leads to some expressions, what momenta and charges follow from included."""
    xp, starts = equations.xp, equations.balance.starts
    used = equations.behind({s for x in wanted for s in xp.free(x)})
    used |= {s for symbol in used & starts.keys() for s in xp.free(starts[symbol])}
    return {xp.name(s) for s in used}


def behind(equations: Equations, results: Iterable[Any]) -> set[str]:
    """The names of all that leads to some expressions, of which some may be in the symbols of the graph as drawn."""
    xp, wanted = equations.xp, [*results]
    drawn = [x.expression for x in wanted if isinstance(x, Drawn)]
    symbols = {s for x in wanted if not isinstance(x, Drawn) for s in xp.free(x)}
    if drawn and isinstance(equations.as_drawn, Equations):
        symbols |= {xp.symbol(name) for name in used_names(equations.as_drawn, drawn)}
    return {xp.name(s) for s in equations.behind(symbols)}


def _is_used(name: str, used: Collection[str]) -> bool:
    """Whether a parameter, an input or a rate of it is used."""
    return any(each.rstrip("'") == name for each in used)
