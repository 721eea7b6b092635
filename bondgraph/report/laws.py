"""The equations one by one, as they follow from each other: by whose law each holds, and what the rates depend on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.evaluation_order import Let, Step, targets
from bondgraph.equations.printing import briefly, words_apart
from bondgraph.graph.law import Implicit

LONGEST = 120
"""Operations of the longest expressions that are written out."""
WIDEST = 4
"""Unknowns of the largest linear systems that are written out."""


@dataclass(frozen=True)
class LawLine:
    """One equation, or one system.

    Args:
        of: the element or junction by whose law it holds; None for a system of several.
        latex, plain: what it says.
        gives: the names of what it gives.
    """

    of: str | None
    latex: str
    plain: str
    gives: tuple[str, ...]


@dataclass(frozen=True)
class Laws:
    """The laws of a graph as drawn.

    Args:
        equations: of that graph.
    """

    equations: Equations

    @cached_property
    def lines(self) -> tuple[LawLine, ...]:
        """In the order in which they are evaluated."""
        return tuple(self._line(step) for step in self.equations.steps)

    @cached_property
    def by_element(self) -> dict[str, list[LawLine]]:
        """The lines of each element and junction."""
        found: dict[str, list[LawLine]] = {}
        for line in self.lines:
            if line.of is not None:
                found.setdefault(line.of, []).append(line)
        return found

    def rates_of(self, name: str) -> tuple[str, ...]:
        """The states whose rates contain a name, be it through others."""
        return tuple(state for state, names in self._behind.items() if name in names)

    def _line(self, step: Step) -> LawLine:
        gives = tuple(map(self.equations.xp.name, targets(step)))
        of = self._givers.get(gives[0]) if isinstance(step, Let) else None
        return LawLine(of, *self._written(step), gives)

    @cached_property
    def _behind(self) -> dict[str, frozenset[str]]:
        """For each state the names of all that its rate depends on."""
        equations, xp = self.equations, self.equations.xp
        rates = {name: {xp.symbol(f"{name}'"), *xp.free(rate)} for name, rate in equations.rates.items()}
        return {name: frozenset(map(xp.name, equations.behind(symbols))) for name, symbols in rates.items()}

    @cached_property
    def _givers(self) -> dict[str, str]:
        """Whose law gives each effort and flow, by the strokes: effort comes from the end without the stroke."""
        equations, graph = self.equations, self.equations.graph
        found = {name: of for of, names in graph.contents.items() for name in names}
        found |= {f"{name}'": of for name, of in found.items()}
        found |= {name: junction.name for junction in graph.junctions.values() for name in junction.components}
        for (bond, k), variables in equations.balance.bonds.items():
            stroke = equations.balance.causal.strokes.get((bond, k))
            ends = {"tail": graph.bond(bond).tail.element, "head": graph.bond(bond).head.element}
            if stroke is None:
                continue
            receiver = ends.pop(stroke.side)
            for symbol, giver in zip(variables, (ends.popitem()[1], receiver), strict=True):
                if giver not in graph.junctions or equations.xp.name(symbol) not in found:
                    found[equations.xp.name(symbol)] = giver
        return found

    def _written(self, step: Step) -> tuple[str, str]:
        xp = self.equations.xp
        names = [xp.name(symbol) for symbol in targets(step)]
        if isinstance(step, Let):
            if xp.size(step.expression) > LONGEST:
                return "", f"{names[0]} = {briefly(xp, step.expression)}"
            return (
                f"{self.equations.graph.spelling.latex(names[0])} = {self._latex(step.expression)}",
                f"{names[0]} = {xp.spell(step.expression)}",
            )
        told = f"{', '.join(names)} from {'nonlinear' if isinstance(step, Implicit) else 'linear'} equations"
        if isinstance(step, Implicit) or len(names) > WIDEST or xp.operations([*step.matrix, *step.right]) > LONGEST:
            return "", told
        unknowns = self._latex(xp.column(step.unknowns))
        return rf"{self._latex(step.matrix)} {unknowns} = {self._latex(step.right)}", told

    def _latex(self, expression: Any) -> str:
        xp = self.equations.xp
        names = {symbol: self.equations.graph.spelling.latex(xp.name(symbol)) for symbol in xp.free(expression)}
        return words_apart(xp.latex(expression, names))
