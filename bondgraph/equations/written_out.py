"""Rates written out in the states where that is shorter than the way on which they were found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, switches, targets
from bondgraph.graph.law import Solve

LONG = 150
"""A value of more operations keeps its name."""

MUCH = 3_500
"""Systems and rates of more operations are those of a model that is not read: they are left as they are."""

LOOKED = 4_000
"""So many operations are looked through at most."""


def written_out(equations: Equations) -> Equations:
    """The same equations, their rates and the linear systems of these written out if that takes fewer operations."""
    found = _Writing(equations).run() if equations.xp.joins_terms else None
    return equations if found is None else found


class _Writing:
    def __init__(self, equations: Equations) -> None:
        self.equations, self.xp = equations, equations.xp
        self.steps = equations.needed({s for rate in equations.rates.values() for s in self.xp.free(rate)})
        self.values: dict[Any, Any] = {}
        self.looked = 0

    def run(self) -> Equations | None:
        """The equations; None where they are not shorter, or finding that out takes long."""
        xp, before = self.xp, self.equations.operations
        if before > MUCH:
            return None
        new: dict[tuple[Any, ...], Step] = {}
        for step in self.steps:
            made = self._step(step)
            if self.looked > LOOKED:
                return None
            if made is not None:
                new[targets(step)] = made
        rates = {name: rate if xp.switches(rate) else self._short(rate) for name, rate in self.equations.rates.items()}
        steps = tuple(new.get(targets(step), step) for step in self.equations.steps)
        found = replace(self.equations, steps=steps, rates=rates)
        return found if found.operations < before else None

    def _step(self, step: Step) -> Step | None:
        """What stands for a step; None for a value that is written where it is used, or a step that stays."""
        if switches(self.xp, step):  # an event is named by what the law is written in
            return None
        if isinstance(step, Let):
            value = self._short(step.expression)
            if step.kept or step.entered is not None or self.xp.size(value) > LONG:
                return replace(step, expression=value) if step.entered is None else None
            self.values[step.symbol] = value
            return None
        if not isinstance(step, Solve) or step.checked or step.minimum_norm:
            return None
        rows, columns = step.matrix.shape
        matrix = self.xp.matrix([[self._short(step.matrix[i, j]) for j in range(columns)] for i in range(rows)])
        return replace(step, matrix=matrix, right=self.xp.column([self._short(x) for x in step.right]))

    def _short(self, expression: Any) -> Any:
        used = self.xp.free(expression) & self.values.keys()
        found = self.xp.substitute(expression, {s: self.values[s] for s in used})
        self.looked += self.xp.size(found)
        return found if self.looked > LOOKED else self.xp.tidy(found)
