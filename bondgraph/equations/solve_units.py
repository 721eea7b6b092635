"""The units in which linear systems among equations are solved: those in which their entries are of order one."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import needs
from bondgraph.equations.random_states import RandomPoints
from bondgraph.graph.law import Solve
from bondgraph.program.rank import STEP, firm_sizes, is_far_apart, own_units


def in_own_units(equations: Equations, solve: Solve, values: Sequence[Sequence[float]]) -> Solve:
    """A system with the units in which its entries are of order one.

    Args:
        equations: whose states' rates are told from efforts.
        solve: the system.
        values: of the matrix, by rows, at each of some points.
    """
    import numpy as np

    if not len(values):
        return solve  # outside the domain of a law at all points
    m, n = len(solve.right), len(solve.unknowns)
    sizes = np.abs(np.array(values, float)).max(axis=0, initial=0.0).reshape(m, n)
    if not np.isfinite(sizes).all():
        return solve
    of_states = {*map(equations.xp.rate, equations.balance.states)}
    rates = [k for k, s in enumerate(solve.unknowns) if s in of_states]
    sizes = firm_sizes(sizes, rates, [k for k, s in enumerate(solve.unknowns) if s not in of_states])
    # What is shared is compared by its norm: all of that has one unit.
    rows, columns = own_units(sizes, [k for k, s in enumerate(solve.unknowns) if s in solve.minimum_norm])
    if (rows == 1.0).all() and (columns == 1.0).all():
        return replace(solve, units=None)
    return replace(solve, units=(tuple(rows.ravel().tolist()), tuple(columns.ravel().tolist())))


def needs_own_units(solve: Solve, matrices: Sequence[Any]) -> bool:
    """Whether a regular system is to be solved in its own units.

    Args:
        solve: the system.
        matrices: its values at some points, each of shape (n, n).
    """
    import numpy as np

    if solve.symmetric or not all(np.isfinite(matrix).all() for matrix in matrices):
        return False
    return bool(solve.minimum_norm) or any(map(is_far_apart, matrices))


def in_units_of(equations: Equations, parameters: Mapping[str, float]) -> Equations:
    """The same equations, their linear systems in the units that some values of parameters ask for.

    They were compiled with the defaults, or with values of order one where a parameter has none: in those units a row
    of capacitors of picofarads, or one beside it, would be rounding, and its equation be dropped.

    Args:
        equations: as compiled.
        parameters: the value of each.
    """
    names = equations.cached("parameters in systems", lambda: _parameters_in_systems(equations))
    key = tuple(_powers(parameters[name], equations.parameters[name]) for name in names)
    if not any(key):
        return equations
    return equations.cached(("in units of", key), lambda: _refitted(equations, parameters))


def _systems(equations: Equations) -> list[Solve]:
    found = [step for step in equations.steps if isinstance(step, Solve) and not step.checked]
    return [*found, *([] if equations.redundant is None else [equations.redundant])]


def _parameters_in_systems(equations: Equations) -> list[str]:
    """The parameters on which the matrices of linear systems depend."""
    xp = equations.xp
    symbols = set().union(*(xp.free(solve.matrix) for solve in _systems(equations)))
    symbols = symbols.union(*(needs(xp, step) for step in equations.needed(symbols)))
    named = {*map(xp.name, symbols)}
    return [name for name in equations.parameters if name in named]


def _powers(value: float, default: float | None) -> float:
    """How many units a value is from what the equations were compiled with."""
    if value == default:
        return 0
    size = abs(value / default) if default else abs(value)
    return round(math.log2(size) / STEP) if 0 < size < math.inf else -math.inf


def _refitted(equations: Equations, parameters: Mapping[str, float]) -> Equations:
    bare = replace(equations, balance=equations.balance.constrained(independent=()))
    states = RandomPoints().of(bare, parameters)

    def refitted(solve: Solve) -> Solve:
        import numpy as np

        values = [*states.steady(list(solve.matrix))]
        if not values:  # outside the domain of a law at all points
            return solve
        if solve is equations.redundant:
            return in_own_units(equations, solve, values)
        n = len(solve.unknowns)
        apart = needs_own_units(solve, [np.reshape(each, (n, n)) for each in values])
        return in_own_units(equations, solve, values) if apart else replace(solve, units=None)

    found = {id(solve): refitted(solve) for solve in _systems(equations)}
    if all(solve.units == found[id(solve)].units for solve in _systems(equations)):
        return equations
    steps = tuple(found.get(id(step), step) for step in equations.steps)
    whole = equations.redundant
    return replace(equations, steps=steps, redundant=None if whole is None else found[id(whole)])
