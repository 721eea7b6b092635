"""Compiled equations at given states: rates, accelerations, reactions, powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments, lower
from bondgraph.equations.random_points import evaluator
from bondgraph.graph.law import Solve
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import equilibrated
from bondgraph.program.tolerances import SINGULAR


class Motion:
    """Equations, and their arguments' values at every state.

    Args:
        equations: compiled.
        points: values by name, those of all arguments among them.
    """

    def __init__(self, equations: Equations, points: Sequence[Mapping[str, float]]) -> None:
        self.equations, self.points = equations, tuple(points)

    def values(self, expressions: Sequence[Any]) -> Any:
        """Expressions in the equations' symbols, of shape (states, expressions)."""
        import numpy as np

        names = arguments(self.equations)
        function = instant(lower(self.equations, {str(k): e for k, e in enumerate(expressions)}))
        rows = [function([point[name] for name in names]) for point in self.points]
        return np.array(rows, float).reshape(len(self.points), len(expressions))

    def named(self, names: Sequence[str]) -> Any:
        """Flows and efforts by name, of shape (states, names)."""
        observables = self.equations.observables
        return self.values([observables[name] for name in names])

    def rate(self, expression: Any) -> Any:
        """The rate of an expression along the motion, as an expression.

        Raises:
            DoesNotApply: where it depends on the solution of a system, or on the rate of an input that is not known.
        """
        equations, xp = self.equations, self.equations.xp
        written = equations.expanded(expression)
        rates = {xp.symbol(name): rate for name, rate in equations.rates.items()}
        rates |= self._input_rates()
        rates[xp.symbol(TIME)] = xp.number(1)
        unknown = xp.free(written) - set(rates) - {xp.symbol(name) for name in equations.parameters}
        if unknown:
            names = ", ".join(sorted(map(xp.name, unknown)))
            raise DoesNotApply(f"the rate of {names} does not follow from the states at once")
        used = sorted(xp.free(written) & set(rates), key=xp.name)
        return sum((xp.diff(written, x) * rates[x] for x in used), xp.number(0))

    def _input_rates(self) -> dict[Any, Any]:
        """The rates of inputs, and of their own rates: a flow driven by its position is one."""
        equations, xp = self.equations, self.equations.xp
        orders = range(equations.balance.depth)
        lower = [xp.symbol(name + "'" * order) for order in orders for name in equations.inputs]
        return {symbol: xp.rate(symbol) for symbol in lower}

    def alike(self, other: Equations) -> Motion:
        """Other equations of the same model at the same states; momenta from the flows."""
        xp = other.xp
        starts = {xp.name(symbol): expression for symbol, expression in other.balance.starts.items()}
        missing = [name for name in arguments(other) if name not in self.points[0]]
        unknown = [name for name in missing if name not in starts]
        if unknown:
            raise DoesNotApply(f"{', '.join(unknown)} does not follow from q and f")
        momenta = evaluator(xp, [starts[name] for name in missing])
        points = [{**point, **dict(zip(missing, momenta(point), strict=True))} for point in self.points]
        return Motion(other, points)

    @cached_property
    def condition(self) -> float:
        """The largest condition number of the linear systems, rows and then columns scaled to a largest entry of one.

        Directions in which a system is singular are left out: a generalized inverse solves it.
        """
        import numpy as np

        found = 1.0
        for step in self.equations.systems:
            if isinstance(step, Solve):
                n = len(step.unknowns)
                matrices = self.values(list(step.matrix)).reshape(-1, n, n)
                for values in np.linalg.svd(equilibrated(matrices), compute_uv=False):
                    found = max(found, float(values[0] / values[values > SINGULAR * values[0]].min()))
        return found

    @cached_property
    def drivers(self) -> Mapping[tuple[str, int], tuple[Any, int]]:
        """For each component of a 1-junction whose flow a source sets, the source's effort and its sign."""
        causal = self.equations.balance.causal
        found = {}
        for element in causal.graph.junctions.values():
            for bond, side in causal.graph.at[element.name] if element.common == "flow" else ():
                other = causal.graph.elements[bond.other_end(side).element]
                for k, component in enumerate(bond.end(side).components):
                    if causal.strokes[bond.name, k].side != side and other.role == "source":
                        effort = self.equations.balance.bonds[bond.name, k][0]
                        found[element.name, component] = (effort, 1 if side == "head" else -1)
        return found

    def power(self, name: str) -> list[Any]:
        """What comes in at each scalar bond of an element: its terms, as expressions."""
        found = []
        for bond, side in self.equations.graph.at[name]:
            for k in range(bond.size):
                effort, flow = self.equations.balance.bonds[bond.name, k]
                found.append((1 if side == "head" else -1) * effort * flow)
        return found
