"""Equations of motion as they are before they are solved: what is left of them at any point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.errors import SizeMismatch
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Solve
from bondgraph.problem.problem import Problem
from bondgraph.program.calls import explained
from bondgraph.program.evaluate import afresh


class Residual:
    """F(t, x, x_dot, lambda), which vanishes along every motion: equations of motion first, then constraints.

    Rows that are solved together are left as A x_dot - r, so that nothing is solved for x_dot; others are x_dot minus
    the rate. For a form whose multipliers have no equation (`lagrange_index_2`, `lagrange_index_3`) this is the
    differential-algebraic system.

    Args:
        equations: the equations.
        values: as for `simulate`.

    Attributes:
        states: names of x, in order.
        multipliers: names of lambda, in order; none for most forms.
    """

    def __init__(self, equations: Equations, values: Mapping[str, Any] | None = None) -> None:
        self._problem = Problem.of(equations, values)
        xp = equations.xp
        self.states = tuple(equations.rates)
        self.multipliers = equations.states[len(self.states) :]
        places = {xp.rate(xp.symbol(name)): k for k, name in enumerate(self.states)}
        systems = [s for s in equations.systems if isinstance(s, Solve) and places.keys() >= {*s.unknowns}]
        together = [[places[s] for s in system.unknowns] for system in systems]
        alone = sorted({*range(len(self.states))} - {k for group in together for k in group})
        constraints = (*(each.constraint for each in equations.balance.constraints.multipliers), *equations.constraints)
        expressions = [expression for s in systems for expression in (*_entries(s), *s.right)]
        expressions += [equations.rates[self.states[k]] for k in alone] + list(constraints)
        self._together, self._alone, self._constraints = together, alone, len(constraints)
        self._function = afresh(lower(equations, {str(k): x for k, x in enumerate(expressions)}))

    def __call__(self, t: float, x: Sequence[float], x_dot: Sequence[float], multipliers: Sequence[float] = ()) -> Any:
        """The residual, an array of as many rows as there are states, multipliers and constraints.

        Args:
            t: the instant, in seconds.
            x, x_dot: the states and their rates, in the order of `states`.
            multipliers: in their order.

        Raises:
            SizeMismatch: for arrays of other sizes.
        """
        import numpy as np

        given = (("x", x, self.states), ("x_dot", x_dot, self.states), ("multipliers", multipliers, self.multipliers))
        for what, array, names in given:
            if len(array) != len(names):
                law = f"{len(array)} values, where the equations have {len(names)}: {', '.join(names)}"
                raise SizeMismatch(what, law, parties=names, remedy="give one for each, in their order")
        values = np.array(self._function(self._problem.arguments(t, [*map(float, x), *map(float, multipliers)])))
        rates = np.asarray(x_dot, float)
        left = np.zeros(len(rates))
        for group in self._together:
            n = len(group)
            matrix, right, values = values[: n * n].reshape(n, n), values[n * n : n * n + n], values[n * n + n :]
            left[group] = matrix @ rates[group] - right
        left[self._alone] = rates[self._alone] - values[: len(self._alone)]
        return np.concatenate([left, values[len(self._alone) :]])


def _entries(solve: Solve) -> list[Any]:
    n = range(len(solve.unknowns))
    return [solve.matrix[i, j] for i in n for j in n]


@explained
def residual(equations: Equations | Graph | CausalGraph, values: Mapping[str, Any] | None = None) -> Residual:
    """The residual of equations of motion, as a function F(t, x, x_dot, lambda) of numbers.

    Args:
        equations: compiled equations (a graph is compiled first).
        values: as for `simulate`.

    Raises:
        MissingValues, ValueRefused: as `simulate`.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import C, I, One
    >>> v = One("v")
    >>> F = bg.residual(bg.Graph("oscillator", v >> I("m", 2), v >> C("c", 0.5)))
    >>> F.states
    ('p_m', 'q_c')
    >>> F(0.0, [3.0, 1.0], [-2.0, 1.5])
    array([0., 0.])
    """
    return Residual(compiled(equations, values=values), values)
