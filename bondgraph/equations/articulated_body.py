"""Articulated-body elimination, from the last bodies inwards to the base, on any graph that allows it.

Rates of flows and efforts that lie between velocities and inertias stay unknowns, each defined by a short row in its
neighbours. The velocities are eliminated one after another, first those with the least behind them; the pivots are then
those of the mass matrix of the velocities, which is never written. Where it is positive definite, so are they.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from typing import Any

from bondgraph.equations.affine import Affine, solved, total
from bondgraph.equations.balance import Balance
from bondgraph.equations.definite_energies import couplings
from bondgraph.equations.elimination import Elimination
from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, order
from bondgraph.equations.minimum_degree import MinimumDegree
from bondgraph.equations.random_states import RandomPoints
from bondgraph.program.rank import is_definite, is_singular, is_symmetric

FEWEST = 7
"""Fewer velocities, as of a free body or an arm of six joints, are solved for at once: as quick, and easier to read."""

COUPLED = 0.02
"""Beside inertias of order one, such a product of inertia leaves each positive definite."""


class Recursion(Elimination):
    """An elimination that keeps what lies between as unknowns.

    Attributes:
        defined: unknowns with the form that gives each.
        moving: those that are rates; the others are efforts, or flows of dependent stores.
        commons: the junctions' flows and efforts.
        rows: one for each velocity, which vanishes.
    """

    def __init__(self, balance: Balance, points: RandomPoints) -> None:
        super().__init__(balance)
        self.points = points

    def run(self) -> Equations | None:
        """The equations; None where the mass matrix is not definite, or the velocities are not arranged in a tree."""
        self.defined: dict[Any, Affine] = {}
        self.moving: set[Any] = set()
        junctions = self.balance.causal.graph.junctions.values()
        self.commons = {self.xp.symbol(name) for junction in junctions for name in junction.components}
        for step in self.balance.steps:
            self._taint(step)
            if self.opened or self.curved:
                return None
        open_rows = [row for row in self.balance.rows if not self._at_once(row)]
        rows = self._undefining([self._row(row) for row in open_rows])
        free = [s for s in self.unknowns if s in self.rate_of and s not in self.defined]
        if rows is None or not self._is_acyclic or len(free) != len(rows) or len(free) < FEWEST:
            return None
        self.rows = rows
        sign = self._sign(free)
        if sign is None:
            return None
        if sign < 0:
            self.rows = [Affine(-row.known, {s: -c for s, c in row.terms.items()}) for row in self.rows]
        given = {step.symbol for step in self.balance.steps if isinstance(step, Let)}
        known = [Let(s, total(self.xp, form)) for s, form in self.defined.items() if s not in given]
        labels = [self.xp.name(self.rate_of[s]) for s in free]
        between = {s: self.defined[s] for s in self._sorted()}
        efforts = between.keys() - self.moving
        found = MinimumDegree(self.xp, between, efforts, self.rows, free, labels).run()
        if found is None:
            return None
        own = {step.symbol for step in found if isinstance(step, Let)}
        return self.equations([*found, *(step for step in known if step.symbol not in own)])

    def _taint(self, step: Step) -> None:
        super()._taint(step)
        if isinstance(step, Let) and step.symbol in self.tainted:
            self.tainted[step.symbol] = self._short(step.symbol, self.tainted[step.symbol], step.symbol in self.commons)

    def _named(self, symbol: Any, form: Affine) -> Affine:
        form, rate = super()._named(symbol, form), self.xp.rate(symbol)
        if rate in self.steps or len(form.terms) < 2:
            return form
        self.moving.add(rate)
        return self._short(rate, form)

    def _short(self, symbol: Any, form: Affine, always: bool = False) -> Affine:
        """The unknown that stands for a form of several."""
        if len(form.terms) < 2 and not always:
            return form
        self.defined[symbol] = form
        return Affine.of(self.xp, symbol)

    def _undefining(self, rows: Sequence[Affine]) -> list[Affine] | None:
        """The rows that define no effort or flow of a dependent store, and no rate of an independent one.

        None where one of these has no row of its own.
        """
        free = {self.xp.symbol(name) for name in self._free_names()}
        given = {s for s in self.unknowns if self.rate_of.get(s) not in free}
        left = []
        for row in rows:
            own = next((s for s in row.terms if s in given and s not in self.defined and self._is_unit(row, s)), None)
            if own is None:
                left.append(row)
            else:
                self.defined[own] = solved(row, own)
        return left if given <= self.defined.keys() and not self.extra else None

    def _free_names(self) -> Iterator[str]:
        junctions = self.balance.causal.graph.junctions
        return (junctions[name].components[k] for name, k in self.balance.causal.free)

    def _is_unit(self, row: Affine, symbol: Any) -> bool:
        return bool(self.xp.is_one(row.terms[symbol]) or self.xp.is_one(-row.terms[symbol]))

    def _sign(self, free: Sequence[Any]) -> int | None:
        """1 or -1 where the mass matrix, formed in numbers row by row, is positive or negative definite; else None."""
        import numpy as np

        forms = [*(self.defined[s] for s in self._sorted()), *self.rows]
        rates = {self.xp.name(x): x for x in self.balance.states}
        known = Equations(self.balance, tuple(order(self.xp, [*self.known_steps, *self.values], set())), rates)
        given = dict.fromkeys(couplings(self.balance), COUPLED)
        given |= {name: value for name, value in known.parameters.items() if value is not None}
        values = np.array(self.points.of(known, given).values([c for form in forms for c in form.terms.values()]))
        if not len(values):
            return None
        factors = iter(values.T)
        table = dict(zip(free, np.eye(len(free))[:, None, :].repeat(len(values), 1), strict=True))
        names = [*self._sorted(), *range(len(free))]
        for name, form in zip(names, forms, strict=True):
            parts = (next(factors)[:, None] * table[s] for s in form.terms)
            table[name] = sum(parts, np.zeros((len(values), len(free))))
        matrices = np.stack([table[k] for k in range(len(free))], axis=1)
        if any(map(is_singular, matrices)) or not all(map(is_symmetric, matrices)):
            return None
        if all(map(is_definite, matrices)):
            return 1
        return -1 if all(map(is_definite, -matrices)) else None

    @property
    def _is_acyclic(self) -> bool:
        """Whether no unknown is defined by itself, by way of others."""
        import networkx as nx

        return bool(nx.is_directed_acyclic_graph(nx.DiGraph(self._defining)))

    @property
    def _defining(self) -> dict[Any, list[Any]]:
        """For each unknown that has a definition those it is defined by."""
        return {s: [x for x in form.terms if x in self.defined] for s, form in self.defined.items()}

    def _sorted(self) -> list[Any]:
        """The unknowns that have a definition, each after those it is defined by."""
        return list(TopologicalSorter(self._defining).static_order())
