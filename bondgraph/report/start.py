"""Where a motion starts: which velocities are independent there, which have a dead centre, and whether it rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bondgraph.analysis.causality.tied_velocities import of_velocities
from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.problem.consistent_state import of_position
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.initial_velocities import moving
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import independent_rows, rank
from bondgraph.program.tolerances import DEPENDENT, ON_CONSTRAINTS, ROUNDING
from bondgraph.report.words import together

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Start:
    """The velocities that constraints tie, at the start of a motion.

    Args:
        free: as many of them as are independent, from which the others follow there; of several choices that of the
            first velocities.
        still: where loops are closed those of the others that are zero there whatever the free ones are, and are not
            near by.
    """

    free: tuple[str, ...]
    still: tuple[str, ...] = ()


def start_of(run: Trajectory) -> Start | None:
    """The velocities at the start of a motion; None where constraints tie none of them, or are dependent there."""
    try:
        drawn = run.as_drawn or run
        names, rows = moving(drawn.equations), of_velocities(drawn.equations)
        return _start(drawn, names, rows) if rows else None
    except BondGraphError:
        return None


def _start(run: Trajectory, names: tuple[str, ...], rows: tuple[int, ...]) -> Start | None:
    import numpy as np

    equations, time = run.equations, float(run.t[0])
    columns = [equations.states.index(name) for name in names]
    states = np.array([float(x[0]) for x in run.evaluate(run.t[:1], equations.states)])
    held = ConstraintRows(Problem.of(equations, {**run.parameters, **run.signals, **run.apart}))

    def gradients(place: Any) -> Any:
        return held.gradients(time, place)[np.ix_(rows, columns)]

    if rank(gradients(states), DEPENDENT) < len(rows):
        return None
    last = independent_rows(gradients(states)[:, ::-1].T, DEPENDENT)
    following = [len(names) - 1 - k for k in last][::-1]
    free = [k for k in range(len(names)) if k not in following]
    chosen = tuple(names[k] for k in free)
    if len(of_position(equations)) < len(rows):  # velocities alone are tied: no loop has a dead centre
        return Start(chosen)
    near, moves = [gradients(place) for place in held.places(time, states)], abs(states[columns])
    still = _still(gradients(states), near, free, following, moves)
    return Start(chosen, tuple(names[k] for k, x in zip(following, still, strict=True) if x))


def _still(here: Any, near: Iterable[Any], free: list[int], following: list[int], moves: Any) -> Any:
    """Which of the following velocities are zero whatever the free ones are, and are not near by.

    Args:
        here, near: gradients of the constraints by the velocities, at the start and near it.
        free, following: which velocities are.
        moves: how large each velocity is; one that is not zero all the same is due to what drives the loop in time.
    """
    import numpy as np

    found, usual = _largest(here, free, following), np.zeros(len(following))
    for each in near:
        with suppress(np.linalg.LinAlgError):
            usual = np.maximum(usual, _largest(each, free, following))
    at_rest = moves[following] <= ON_CONSTRAINTS * usual * moves[free].max(initial=0.0)
    return (found <= ON_CONSTRAINTS * usual) & (usual > 0) & at_rest


def _largest(gradients: Any, free: list[int], following: list[int]) -> Any:
    """How fast each of the others is at most where one free velocity is one, and the rest of them zero."""
    import numpy as np

    return abs(np.linalg.solve(gradients[:, following], gradients[:, free])).max(axis=1, initial=0.0)


def told(run: Trajectory, graph: Graph, curves: Mapping[str, Any]) -> list[str]:
    """Sentences on the start of a motion, and on one in which nothing moves.

    Args:
        run: the motion.
        graph: as drawn.
        curves: quantities at instants from the start to the end, the states and the flows of bonds among them.
    """
    return list(_told(run, graph, curves))


def _told(run: Trajectory, graph: Graph, curves: Mapping[str, Any]) -> Iterator[str]:
    names = (graph.variable((bond.name, k), "f") for bond in graph.bonds for k in range(bond.size))
    flows = [curves[name] for name in names if name in curves]
    rests = bool(flows) and all(abs(flow[0]) <= ROUNDING * abs(flow).max() for flow in flows)
    if rests:
        yield "The motion starts at rest: every flow is zero."
    if (start := start_of(run)) is not None and start.still:
        stand, place = ("stands", "a dead centre") if len(start.still) == 1 else ("stand", "dead centres")
        whatever = f"{together(start.free)} {'is' if len(start.free) == 1 else 'are'}"
        yield f"At the start {together(start.still)} {stand} still whatever {whatever}: {place}."
    if run.states and all(_is_constant(curves[name]) for name in run.states):
        still = "Nothing moves in the whole run: the model is in equilibrium from the start."
        yield still if rests else "The whole run is a steady state: no state changes."


def _is_constant(curve: Any) -> bool:
    return bool(abs(curve - curve[0]).max() <= ROUNDING * abs(curve[0]))
