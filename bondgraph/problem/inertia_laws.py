"""Momenta of inertias with laws of their own, told by their velocities: in these, what velocities ask for is linear."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from bondgraph.equations.available_names import state_of
from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import moving, velocities
from bondgraph.errors import ValueRefused
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.problem.law_inversion import displacements
from bondgraph.problem.problem import Problem
from bondgraph.problem.start_names import law_of


def by_laws(equations: Equations) -> Mapping[str, str]:
    """The velocities that inertias give by laws, each with the momentum of the inertia, which is a state."""

    def made() -> dict[str, str]:
        xp, graph, found = equations.xp, equations.graph, dict[str, str]()
        lawful = {*equations.states} - {*map(xp.name, equations.balance.starts)}
        for store, (momentum, *_) in graph.contents.items():
            bond, _ = graph.first_end(store)
            if bond.size == 1 and momentum in lawful:
                found[state_of(equations, graph.variable((bond.name, 0), "f"))] = momentum
        return {name: p for name, p in found.items() if name in velocities(equations) - {*equations.states}}

    return equations.cached("velocities by laws", made)


class ByVelocities:
    """States, with the velocities in place of momenta that follow from these by laws.

    Args:
        problem: equations with values.
        time: the instant, in seconds.
        held: names of states that stay as they are.
        near: guesses of momenta among others, by name: of several with a velocity the nearest are taken.

    Attributes:
        names: these velocities.
        moving: the states that are velocities, or momenta that velocities give, by laws as well.
    """

    def __init__(self, problem: Problem, time: float, held: Collection[str], near: Mapping[str, float]) -> None:
        equations = problem.equations
        xp, self._laws = equations.xp, dict[str, tuple[str, Any, int]]()
        for name, momentum in by_laws(equations).items():
            law = law_of(problem, time, name) if momentum not in held else None
            if law is not None and xp.free(law) == {xp.symbol(momentum)}:
                self._laws[name] = momentum, law, equations.states.index(momentum)
        self._xp, self._near = xp, near
        self.names = tuple(self._laws)
        self.moving = frozenset(moving(equations)).union(momentum for momentum, *_ in self._laws.values())
        self._momentum = cache(self._sought)

    def guessed(self, values: Mapping[str, float]) -> dict[str, float]:
        """The velocities among some whose momenta are guessed."""
        return {name: values[name] for name, (momentum, *_) in self._laws.items() if momentum in self._near}

    def of(self, states: Any, values: Mapping[str, float]) -> Any:
        """States in this way.

        Args:
            states: the states.
            values: the velocities there, by name.
        """
        found = states.copy()
        for name, (*_, k) in self._laws.items():
            found[k] = values[name]
        return found

    def states(self, x: Sequence[float]) -> list[float]:
        """The states again.

        Raises:
            ValueRefused: where no momentum has such a velocity, or several have and none is guessed.
        """
        found = list(x)
        for name, (*_, k) in self._laws.items():
            found[k] = self._momentum(name, float(x[k]))
        return found

    def is_of(self, refusal: ValueRefused) -> bool:
        """Whether it is one of `states`."""
        return refusal.place in self._laws

    def _sought(self, name: str, velocity: float) -> float:
        momentum, law, _ = self._laws[name]
        guess = {momentum: Near(self._near[momentum])} if momentum in self._near else {}
        return displacements(self._xp, {name: law}, {name: velocity}, guess)[momentum][0]
