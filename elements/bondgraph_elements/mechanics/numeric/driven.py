"""A mechanism all of whose velocities are driven: the efforts on their sources are the generalized forces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.compile import compile
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.graph.graph import Graph
from bondgraph.problem.problem import Problem
from bondgraph.program.evaluate import series
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.sources import Sf


class DrivenMechanism:
    """The graph of a mechanism and its drives, compiled once; its quantities at given accelerations.

    Args:
        mechanism: without closed loops.
        values: its parameters by name.
        algebra: to compile in.
    """

    def __init__(self, mechanism: Mechanism, values: Mapping[str, float] | None, algebra: Algebra | None) -> None:
        self.mechanism, self.drive = mechanism, f"{mechanism.name}_drive"
        graph = Graph(mechanism.name, *mechanism, Sf(self.drive, given="acceleration") >> mechanism.f)
        self.equations = compile(graph, algebra=algebra)
        inputs = {name: 0.0 for name in self.equations.inputs if name.startswith(self.drive)}
        problem = Problem.of(self.equations, {**(values or {}), **inputs})
        self.parameters: Mapping[str, float] = problem.parameters
        self.constants = {**problem.parameters, **{name: s.value(0.0) for name, s in problem.signals.items()}}
        self._compiled: dict[tuple[str, ...], Any] = {}

    @property
    def velocities(self) -> tuple[str, ...]:
        return self.mechanism.f.components

    @property
    def efforts(self) -> tuple[str, ...]:
        """The generalized forces, in the order of the velocities, as the graph calls them."""
        return self._of_each(f"{self.drive}.e", "{}[{}]")

    def evaluated(self, names: tuple[str, ...], coordinates: Sequence[str], q: Any, f: Any, f_dot: Any) -> list[Any]:
        """Quantities of the graph at states, the last dimension of each array being the coordinates or velocities.

        Raises:
            NoSolution: where they are not defined.
        """
        import numpy as np

        given = dict(zip(coordinates, np.moveaxis(q, -1, 0), strict=True))
        for group, values in ((f"f_{self.drive}", f), (self.drive, f_dot)):
            given |= dict(zip(self._of_each(group, "{}_{}"), np.moveaxis(values, -1, 0), strict=True))
        order, function = self._function(names)
        found: list[Any] = function([given.get(name, self.constants.get(name, 0.0)) for name in order])
        if not all(np.isfinite(x).all() for x in found):
            law = "its equations are not defined at these coordinates"
            remedy = "give Euler parameters that are not all zero, and angles at which they are not singular"
            raise NoSolution(self.mechanism.name, law, parties=coordinates, remedy=remedy)
        return found

    def _of_each(self, group: str, pattern: str) -> tuple[str, ...]:
        """What a source calls its components: a single one has no name."""
        several = len(self.velocities) > 1
        return tuple(pattern.format(group, name) if several else group for name in self.velocities)

    def _function(self, names: tuple[str, ...]) -> Any:
        """The arguments of a program for some quantities, and the program."""
        if names not in self._compiled:
            observables = self.equations.observables
            program = lower(self.equations, {name: observables[name] for name in names})
            self._compiled[names] = program.arguments, series(program)
        return self._compiled[names]
