"""A mechanism all of whose velocities are driven: the efforts on their sources are the generalized forces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NoReturn

from bondgraph.algebra.protocol import Algebra
from bondgraph.compile import compile
from bondgraph.equations.lower import lower
from bondgraph.errors import NoSolution
from bondgraph.graph.graph import Graph
from bondgraph.problem.problem import Problem
from bondgraph.simulate.trajectory import Trajectory
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism
from bondgraph_elements.mechanics.numeric.compiled import Compiled
from bondgraph_elements.sources import Sf


class DrivenMechanism:
    """The graph of a mechanism and its drives, compiled once; its quantities at given accelerations.

    Args:
        mechanism: without closed loops.
        values: its parameters by name, or a run that has them among others.
        algebra: to compile in.
    """

    def __init__(
        self, mechanism: Mechanism, values: Mapping[str, float] | Trajectory | None, algebra: Algebra | None
    ) -> None:
        self.mechanism, self.drive = mechanism, f"{mechanism.name}_drive"
        graph = Graph(mechanism.name, *mechanism, Sf(self.drive, given="acceleration") >> mechanism.f)
        self.equations = compile(graph, algebra=algebra)
        inputs = {name: 0.0 for name in self.equations.inputs if name.startswith(self.drive)}
        if isinstance(values, Trajectory):
            known = {**values.apart, **values.parameters}
            values = {name: known[name] for name in self.equations.parameters if name in known}
        problem = Problem.of(self.equations, {**(values or {}), **inputs})
        self.parameters: Mapping[str, float] = problem.parameters
        self.constants = {**problem.parameters, **{name: s.value(0.0) for name, s in problem.signals.items()}}
        self._compiled: dict[tuple[str, ...], Compiled] = {}

    @property
    def velocities(self) -> tuple[str, ...]:
        return self.mechanism.f.components

    @cached_property
    def efforts(self) -> tuple[str, ...]:
        """The generalized forces, in the order of the velocities, as the graph calls them."""
        return self._of_each(f"{self.drive}.e", "{}[{}]")

    def evaluated(self, names: tuple[str, ...], coordinates: Sequence[str], q: Any, f: Any, f_dot: Any) -> Any:
        """Quantities of the graph at states, along the last dimension of an array.

        Args:
            names: of the quantities.
            coordinates: those of the mechanism, in order.
            q, f, f_dot: coordinates, velocities and accelerations, of shape (..., S) each.

        Raises:
            NoSolution: where they are not defined.
        """
        if (function := self._compiled.get(names)) is None:
            program = lower(self.equations, {name: self.equations.observables[name] for name in names})
            groups = coordinates, self._of_each(f"f_{self.drive}", "{}_{}"), self._of_each(self.drive, "{}_{}")

            def refuse(*given: Any) -> NoReturn:
                raise undefined(self.mechanism, coordinates)

            function = self._compiled[names] = Compiled(program, groups, self.constants, (len(names),), refuse)
        return function(q, f, f_dot)

    def _of_each(self, group: str, pattern: str) -> tuple[str, ...]:
        """What a source calls its components: a single one has no name."""
        several = len(self.velocities) > 1
        return tuple(pattern.format(group, name) if several else group for name in self.velocities)


def undefined(mechanism: Mechanism, coordinates: Sequence[str]) -> NoSolution:
    """The refusal of coordinates at which something is no number."""
    law = "its equations are not defined at these coordinates"
    remedy = "give Euler parameters that are not all zero, and angles at which they are not singular"
    return NoSolution(mechanism.name, law, parties=coordinates, remedy=remedy)
