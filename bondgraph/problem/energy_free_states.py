"""States that hold no energy: of a start these give way before what is stored does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import targets
from bondgraph.graph.names import local
from bondgraph.problem.constraint_programs import jacobian_of
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import RANK, ROUNDING

VARIED = 8
"""So often arguments are varied by rounding, to see which derivatives are: most such change each time."""


def stored_directions(
    problem: Problem, time: float, states: Any, loose: Collection[str], fixed: Collection[str]
) -> Any:
    """The directions of states that are to move only as far as the others cannot: those that change what is stored.

    Flows and efforts that are states, as where strokes leave a bond open, hold no energy by themselves; but inertias
    and compliances whose contents follow from them do.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        states: where it is asked.
        loose: names of flows and efforts that give way in any case.
        fixed: names of states that stay.

    Returns:
        The directions as rows, of shape (states, states); None where no state that is not fixed gives way.
    """
    import numpy as np

    names = problem.equations.states
    rows = np.diag([float(name not in loose and name not in fixed) for name in names])
    free = [k for k, name in enumerate(names) if name in _open(problem.equations) - {*fixed, *loose}]
    ways = _without_stores(problem, time, states, free)
    rows[np.ix_(free, free)] -= ways @ ways.T
    rows[np.abs(rows) <= ROUNDING] = 0.0  # of directions of length one
    return rows if ways.size or not {*loose} <= {*fixed} else None


def _without_stores(problem: Problem, time: float, states: Any, free: list[int]) -> Any:
    """The directions of some states that no store follows, orthonormal, one a column; none where that is not known."""
    import numpy as np

    none, equations = np.empty((len(free), 0)), problem.equations
    stored = equations.cached("followed by stores", lambda: _followed(equations))
    program = jacobian_of(equations, stored) if free else None
    if program is None:
        return none
    with suppress(ArithmeticError, ValueError), np.errstate(all="ignore"):
        values = without_rounding(instant(program), problem.arguments(time, list(states)))
        found = np.reshape(values, (len(stored), len(states)))[:, free]
        return null_space(found, RANK, ROUNDING) if np.isfinite(found).all() else none
    return none


def firm_gradients(problem: Problem, time: float, states: Any) -> Any:
    """The derivatives of the constraints by the states, of shape (constraints, states), zero where they are rounding.

    What stands in a constraint by rounding alone would move without bounds, rather than what is stored.
    """
    import numpy as np

    if problem.functions.gradients is None:
        return problem.gradients(time, states)
    found = without_rounding(problem.functions.gradients, problem.arguments(time, list(states)))
    return np.reshape(found, (len(problem.equations.constraints), len(problem.equations.states)))


def without_rounding(function: Callable[[Sequence[float]], Sequence[float]], arguments: Sequence[float]) -> Any:
    """Values of a function, zero where they are rounding: they change where its arguments are varied by as little."""
    import numpy as np

    found, rng = np.array(function(arguments), float), np.random.default_rng(0)
    firm = np.ones(len(found), bool)
    for _ in range(VARIED):
        others = np.array(arguments) * (1 + ROUNDING * rng.uniform(-1, 1, len(arguments)))
        with suppress(ArithmeticError, ValueError):
            firm &= ~(np.abs(np.array(function(others.tolist()), float) - found) > np.abs(found) / 2)
    return np.where(firm, found, 0.0)


def _open(equations: Equations) -> frozenset[str]:
    """The flows and efforts that are states; none where constraints hold none of them."""

    def made() -> frozenset[str]:
        held = {symbol for each in equations.constraints for symbol in equations.xp.free(each)}
        pairs = {symbol for pair in equations.balance.bonds.values() for symbol in pair}
        found = frozenset(map(equations.xp.name, pairs)) & {*equations.states}
        return found if found.intersection(map(equations.xp.name, equations.behind(held))) else frozenset()

    return equations.cached("open", made)


def _followed(equations: Equations) -> tuple[Any, ...]:
    """The flows of inertias and the efforts of compliances whose contents are no states.

    Beside flows and efforts their derivatives are moduli, of order one where contents are as small as farads.
    """
    known, found = known_values(equations), list[Any]()
    for store, contents in equations.graph.contents.items():
        own = known.intersection(contents)
        if not own or not own <= {*equations.states}:
            letters = {local(name)[0] for name in own or contents}
            found += [x for letter in sorted(letters) for x in variables_of(equations, store, letter).values()]
    return tuple(dict.fromkeys(found))


def told_by_sensors(equations: Equations, letters: str) -> set[str]:
    """The states that are efforts ("e") or flows ("f") told by sensors."""
    graph = equations.graph
    signals = (given for name, given in graph.signals.items() if graph.elements[name].senses in (*letters,))
    return {name for given in signals for name in given} & {*equations.states}


def known_values(equations: Equations) -> frozenset[str]:
    """The names of states, and of what follows from these."""

    def made() -> frozenset[str]:
        followed = (equations.xp.name(s) for step in equations.steps for s in targets(step))
        return frozenset((*equations.states, *followed))

    return equations.cached("known values", made)


def variables_of(equations: Equations, store: str, letter: str) -> dict[str, Any]:
    """The flows of a store of momenta, "p", or the efforts of one of charges, "q", by their own names."""
    bond, _ = equations.graph.first_end(store)
    kind, place = ("e", 0) if letter == "q" else ("f", 1)
    keys = [key for k in range(bond.size) if (key := (bond.name, k)) in equations.balance.bonds]
    return {equations.variable(key, kind): equations.balance.bonds[key][place] for key in keys}
