"""Rows of loops that repeat others where the loops are closed: what a form needs to know before it is put in.

A Bennett linkage has five rows of three velocities. Where its loop is open three of them are independent, and nothing
would move; where it is closed, two. So rows are compared where the mechanism as drawn is assembled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.relax import relax
from bondgraph.equations.balance import Balance, Region, assemble
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.places import Places
from bondgraph.equations.positions import positions_given
from bondgraph.equations.random_points import evaluator
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.linkage_assembly import Start, assembled
from bondgraph.kinetics.prescribed import prescribed_elsewhere
from bondgraph.program.rank import independent_rows, most_independent, pivot_columns, rank, scaled
from bondgraph.program.tolerances import DIFFERENCES


@dataclass(frozen=True, eq=False)
class ClosedLoops:
    """The loops of a graph, closed where its motion starts, or at random configurations.

    Args:
        graph: as it is drawn.
        xp: the algebra.
        points: of the compile.
        start: where the motion starts, as far as it is known.
    """

    graph: Graph
    xp: Algebra
    points: RandomPoints
    start: Start | None = None

    @cached_property
    def drawn(self) -> Balance | None:
        """The balance of the graph with its constraints among the states; None where it holds no positions."""
        graph = self.graph
        if not constraints(graph) and not prescribed_elsewhere(graph):
            return None
        if not positions_given(Places(graph, self.xp)):
            return None
        found = assemble(relax(graph), self.xp)
        check_integrals(found, self.points)
        return found

    @cached_property
    def configurations(self) -> Sequence[Mapping[str, float]]:
        """Values of coordinates, parameters and time at which all loops are closed; none where none are known.

        Raises:
            ValueRefused: where nothing near the start closes.
        """
        return tuple(map(self._whole, self._region.near))

    @property
    def scales(self) -> Mapping[str, float]:
        """The sizes of coordinates, by name, where they are far from one.

        Raises:
            ValueRefused: where nothing near the start closes.
        """
        return self._region.scales

    @cached_property
    def _region(self) -> Region:
        return Region() if self.drawn is None else assembled(self.drawn, self.points, self._placed()).region

    def _whole(self, point: Mapping[str, float]) -> Mapping[str, float]:
        """The same with the coordinates that sources give, as far as they follow."""
        assert self.drawn is not None
        xp, coordinates = self.xp, {self.xp.symbol(name) for name, _, _ in self.graph.coordinates()}
        known = dict(point)
        given = (step for step in self.drawn.steps if isinstance(step, Let) and step.symbol in coordinates)
        for step in given:
            if {*map(xp.name, xp.free(step.expression))} <= known.keys():
                (known[xp.name(step.symbol)],) = evaluator(xp, [step.expression])(known)
        return known

    def _placed(self) -> Start | None:
        """The start's coordinates: what else it names may be states of a form alone."""
        if self.start is None:
            return None
        placed = {name for name, _, _ in self.graph.coordinates()}
        states = {name: x for name, x in self.start.states.items() if name in placed}
        return Start(states, self.start.values, self.start.time)

    def independent(self, rows: Any, firm: Sequence[int] = ()) -> list[int]:
        """The rows of a matrix that repeat no others where the loops are closed, those that determine most first.

        Args:
            rows: in coordinates, parameters and time, of shape (r, S).
            firm: rows that stay, if others can go.

        Returns:
            Their indices, in order; all of them where no closed configuration is known.
        """
        every = list(range(rows.shape[0]))
        if len(every) < 2:
            return every
        known = self._values(rows)
        if not known:
            return every
        best = most_independent(known, DIFFERENCES)
        if rank(best, DIFFERENCES) == len(every):
            return every
        pivots = pivot_columns(scaled(best).T)
        order = list(dict.fromkeys((*firm, *pivots, *every)))
        return sorted(order[k] for k in independent_rows(best[order], DIFFERENCES))

    def better(self, choice: VelocityChoice) -> tuple[str, ...]:
        """Independent velocities that determine the others where the loops are closed; none where those chosen do.

        What turns nothing where a loop is closed, as a rod between two balls about itself, does so where it is open:
        there it would be taken for a velocity that follows.

        Args:
            choice: one that was made at random configurations, closed or not.
        """
        known = [rows[list(choice.kept)] for rows in self._values(choice.rows)]
        if not known or any(rank(rows[:, list(choice.dependent)], DIFFERENCES) == len(rows) for rows in known):
            return ()
        best = most_independent(known, DIFFERENCES)
        if rank(best, DIFFERENCES) < len(best):
            return ()
        follow = pivot_columns(best)
        return tuple(name for k, name in enumerate(choice.names) if k not in follow)

    def _values(self, rows: Any) -> list[Any]:
        """A matrix in coordinates, parameters and time where the loops are closed; nothing where that is not known."""
        import numpy as np

        used = set(map(self.xp.name, self.xp.free(rows)))
        known = [point for point in self.configurations if used <= point.keys()]
        evaluate = evaluator(self.xp, list(rows)) if known else None
        return [np.reshape(evaluate(point), rows.shape) for point in known] if evaluate else []
