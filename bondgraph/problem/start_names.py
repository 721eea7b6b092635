"""A start by other names: flows of bonds and signals of sensors, which are velocities, and efforts of compliances.

A compliance whose charge is a coordinate, or whose law is not linear, has its effort by its law: that is solved for the
state, where it has one solution for certain, or beside a guess of the state. So is the flow of an inertia with a law.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.available_names import available, quantity, state_of, states_and_junctions
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.random_points import evaluator
from bondgraph.equations.velocities import moving, velocities
from bondgraph.errors import ValueRefused
from bondgraph.graph.law import Solve
from bondgraph.graph.values import finite
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.problem.free_contents import free_contents
from bondgraph.problem.law_inversion import displacements
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import DIGITS, SINGULAR


@dataclass(frozen=True)
class Given:
    """A start.

    Args:
        values: numbers, or guesses, by the names of states and velocities.
        called: what the user has called each that has another name.
    """

    values: Mapping[str, Any]
    called: Mapping[str, str]

    def as_called(self, name: str) -> str:
        """What the user has called it."""
        return self.called.get(name, name)


def given_states(problem: Problem, time: float, given: Mapping[str, Any]) -> Given:
    """A start by the names of states and velocities.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        given: numbers, or guesses, by name.

    Raises:
        ValueRefused: for one thing given twice, and not the same; for efforts that no displacement has, or several.
    """
    equations = problem.equations
    renamed: dict[str, Any] = {}
    called: dict[str, str] = {}
    known = states_and_junctions(equations)
    for name, x in given.items():
        value = x if isinstance(x, Near) else finite(name, x)
        own = name if name in known else state_of(equations, name)
        if own in renamed and not _alike(renamed[own], value):
            raise _twice(own, (called[own], renamed[own]), (name, value))
        if own not in renamed or isinstance(renamed[own], Near):
            renamed[own], called[own] = value, name
    others = sorted(renamed.keys() - (known - _set_by_stores(equations)) - free_contents(equations).keys())
    if not others:
        return Given(renamed, called)
    xp = equations.xp
    laws = {name: law for name in others if (law := law_of(problem, time, name)) is not None}
    # A guess does not say where the motion is: there constraints give the velocity.
    places = {xp.symbol(name) for name, _, _ in equations.graph.coordinates()}
    tied = {name for name in laws if isinstance(renamed[name], Near) and name in velocities(equations)}
    laws = {name: law for name, law in laws.items() if name not in tied or places.isdisjoint(xp.free(law))}
    guesses = {name: x.value for name in laws if isinstance(x := renamed[name], Near)}
    wanted = {name: finite(called[name], guesses.get(name, renamed[name])) for name in laws}
    states = {name: value for name, value in renamed.items() if name not in laws}
    known_by_laws = _by_own_laws(problem, renamed) | states
    for state, (number, effort) in displacements(xp, laws, wanted, known_by_laws).items():
        states[state], called[state] = Near(number) if effort in guesses else number, called[effort]
    return Given(states, called)


def _by_own_laws(problem: Problem, given: Mapping[str, Any]) -> dict[str, float]:
    """The displacements and momenta that stores' own laws give, where the efforts and flows in these are given."""
    equations, xp = problem.equations, problem.equations.xp
    values = {name: float(x) for name, x in given.items() if not isinstance(x, Near)}
    numbers = {xp.symbol(name): xp.number(x) for name, x in {**problem.parameters, **values}.items()}
    laws = {xp.name(state): xp.substitute(law, numbers) for state, law in equations.balance.starts.items()}
    return {state: float(evaluator(xp, [law])({})[0]) for state, law in laws.items() if not xp.free(law)}


def law_of(problem: Problem, time: float, name: str) -> Any:
    """The effort of a store as a function of displacements that are states, all else numbers, or the flow of one as
    that of momenta; None for others."""
    equations = problem.equations
    drawn = equations.as_drawn if name not in available(equations) else equations
    if not isinstance(drawn, Equations) or name not in available(drawn):
        return None
    if name not in _of_stores(drawn, "e") and name not in _set_by_stores(equations):
        return None
    xp = equations.xp
    if any(xp.symbol(name) in xp.free(x) for x in equations.balance.starts.values()):
        return None  # the store's own law gives the state
    wide = problem.widened([quantity(equations, name)])
    inputs = {each: signal.value(time) for each, signal in wide.signals.items()}
    numbers = {xp.symbol(each): xp.number(x) for each, x in {"t": time, **wide.parameters, **inputs}.items()}
    law = _expanded(drawn, available(drawn)[name], numbers)
    states = {xp.name(s) for s in xp.free(law)}
    return law if states and states <= {*equations.states} - {*moving(equations)} else None


def _expanded(equations: Equations, symbol: Any, numbers: Mapping[Any, Any]) -> Any:
    """A value with numbers in place of symbols, and what systems of numbers give in place of their unknowns."""
    xp, values = equations.xp, dict(numbers)
    for step in equations.needed({symbol}):
        if isinstance(step, Let):
            values[step.symbol] = xp.substitute(step.expression, values)
        elif isinstance(step, Solve) and (inverse := _inverse(xp, xp.substitute(step.matrix, values))) is not None:
            right = xp.substitute(step.right, values)
            rows = ((xp.number(float(x)) * right[j] for j, x in enumerate(row)) for row in inverse)
            values |= {unknown: sum(row, xp.number(0)) for unknown, row in zip(step.unknowns, rows, strict=True)}
    return values.get(symbol, symbol)


def _inverse(xp: Algebra, matrix: Any) -> Any:
    """That of a square and regular matrix of numbers; None of others."""
    import numpy as np

    rows, columns = matrix.shape
    if xp.free(matrix) or rows != columns:
        return None
    entries = evaluator(xp, [matrix[i, j] for i in range(rows) for j in range(rows)])({})
    found = np.reshape(np.array(entries, float), (rows, rows))
    return np.linalg.inv(found) if rank(found, SINGULAR) == rows else None


def _of_stores(equations: Equations, letter: str) -> set[str]:
    """The efforts, or flows, of stores."""
    graph = equations.graph
    stores = [name for name, element in graph.elements.items() if element.role == "store"]
    bonds = [bond for name in stores for bond, _ in graph.at[name]]
    return {graph.variable((bond.name, k), letter) for bond in bonds for k in range(bond.size)}


def _set_by_stores(equations: Equations) -> frozenset[str]:
    """The common efforts and flows of junctions that are those of a store, and no states."""

    def made() -> frozenset[str]:
        own = (state_of(equations, name) for letter in "ef" for name in _of_stores(equations, letter))
        return frozenset((states_and_junctions(equations) & {*own}) - {*equations.states})

    return equations.cached("set by stores", made)


def _alike(one: Any, other: Any) -> bool:
    """Whether two values of one thing are no contradiction."""
    if isinstance(one, Near) or isinstance(other, Near):
        return True
    return bool(abs(one - other) <= DIGITS * max(abs(one), abs(other)))


def _twice(own: str, first: tuple[str, Any], second: tuple[str, Any]) -> ValueRefused:
    names = [name for name, _ in (first, second)]
    law = f"{first[0]} = {first[1]:.6g} and {second[0]} = {second[1]:.6g} are one quantity, {own}, given twice"
    return ValueRefused("start", law, parties=names, remedy="give one of them")
