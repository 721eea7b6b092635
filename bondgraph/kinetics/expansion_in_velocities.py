"""Values of a balance written in some of its flows: the generalized velocities, on which the others follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import Any

from bondgraph.equations.affine import Affine, as_affine
from bondgraph.equations.balance import Balance
from bondgraph.equations.evaluation_order import Let


class Expansion:
    """Every value that follows at once, written in roots, states, inputs and parameters.

    Args:
        balance: the balance.
        roots: symbols of the flows the values are written in.
    """

    def __init__(self, balance: Balance, roots: Collection[Any]) -> None:
        self.balance, self.xp, self.roots = balance, balance.xp, frozenset(roots)
        self._written: dict[Any, Any] = {}
        self.linear_forms, self.others = self._read()

    def _read(self) -> tuple[Mapping[Any, Affine], Mapping[Any, Any]]:
        """What is linear in the roots, as a rule, and the other values as they stand.

        Known parts are written out, so that the linear forms hold coordinates, inputs and parameters only.
        """
        xp = self.xp
        forms = {root: Affine.of(xp, root) for root in self.roots}
        known: dict[Any, Any] = {}
        others: dict[Any, Any] = {}
        kept = {*self.roots, *(xp.symbol(name) for name, _, _ in self.balance.causal.graph.coordinates())}
        for step in self.balance.steps:
            if not isinstance(step, Let) or step.symbol in kept:
                continue
            used = xp.free(step.expression)
            expression = xp.substitute(step.expression, {s: known[s] for s in used & known.keys()})
            form = None if used & others.keys() else as_affine(self.xp, expression, forms)
            if form is None:
                others[step.symbol] = expression
            elif form.terms:
                forms[step.symbol] = form
            else:
                known[step.symbol] = form.known
        return forms | {symbol: Affine(value, {}) for symbol, value in known.items()}, others

    def __call__(self, symbol: Any) -> Any:
        """A value written in the roots."""
        if symbol not in self._written:
            if symbol in self.linear_forms:
                form = self.linear_forms[symbol]
                value = sum((c * s for s, c in form.terms.items()), form.known)
            elif symbol in self.others:
                expression = self.others[symbol]
                value = self.xp.substitute(expression, {s: self(s) for s in self.xp.free(expression)})
            else:
                value = symbol
            self._written[symbol] = value
        return self._written[symbol]

    def column(self, symbols: Iterable[Any]) -> Any:
        """A column of values written in the roots."""
        return self.xp.column([self(x) for x in symbols])

    def roots_of(self, symbols: Iterable[Any]) -> set[Any]:
        """The roots that some values follow."""
        found: set[Any] = set()
        for x in symbols:
            if x in self.linear_forms:
                found |= set(self.linear_forms[x].terms)
            else:
                found |= self.xp.free(self(x)) & self.roots
        return found

    def matrix(self, flows: Iterable[Any], f: Iterable[Any]) -> Any:
        """The matrix of flows that are linear in f alone; None where they are not."""
        xp, own, rows = self.xp, list(f), []
        for x in flows:
            form = self.linear_forms.get(x)
            if form is None or not xp.is_zero(form.known) or not form.terms.keys() <= {*own}:
                return None
            rows.append([form.terms.get(s, xp.number(0)) for s in own])
        matrix = xp.matrix(rows) if rows else xp.zeros(0, len(own))
        return None if xp.free(matrix) & {*own} else matrix

    @cached_property
    def _flow_of(self) -> Mapping[Any, Any]:
        graph = self.balance.causal.graph
        listed = ((name, graph.junctions[junction].components[k]) for name, junction, k in graph.coordinates())
        return {self.xp.symbol(name): self.xp.symbol(flow) for name, flow in listed}

    def coordinates(self, f: Collection[Any]) -> tuple[tuple[Any, ...], Any]:
        """The coordinates whose rates follow f, and Q in q_dot = Q f (1)."""
        found = {q: flow for q, flow in self._flow_of.items() if self.matrix([flow], f) is not None}
        return tuple(found), self.matrix(found.values(), f)

    def impressed(self, junction: str, apart: Collection[Any], beside: str = "") -> list[Any]:
        """What enters each component of a junction whose flow nothing else sets there (9), (53).

        Args:
            junction: the junction of the generalized velocities.
            apart: efforts that do not count, those of inertias.
            beside: an element whose bonds do not count.
        """
        xp, causal = self.xp, self.balance.causal
        still = dict.fromkeys(apart, xp.number(0))
        total = [xp.number(0)] * len(causal.graph.junctions[junction].components)
        for bond, side in causal.graph.at[junction]:
            other = bond.other_end(side).element
            for k, component in enumerate(bond.end(side).components):
                if other != beside and causal.strokes[bond.name, k].side == side:
                    entering = self(self.balance.bonds[bond.name, k][0])
                    entering = xp.substitute(entering, still) if still else entering
                    total[component] += entering if side == "head" else -entering
        return total
