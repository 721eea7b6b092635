"""Where a motion starts: which velocities are independent there, which have a dead centre, and whether it rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.velocities import moving, of_velocities
from bondgraph.errors import BondGraphError
from bondgraph.graph.graph import Graph
from bondgraph.problem.consistent_state import configuration, of_position, placed
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.initial_state import Near, initial_state
from bondgraph.problem.problem import Problem
from bondgraph.program.rank import independent_rows
from bondgraph.program.tolerances import DEPENDENT, ON_CONSTRAINTS, ROUNDING
from bondgraph.report.words import together
from bondgraph.simulate.simulate import instants_of
from bondgraph.simulate.start_velocities import problem_at_start

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
        singular: whether fewer constraints are independent there than near by, so that more velocities are free.
        past: then the velocities that are independent near by, once for each choice that is found there.
    """

    free: tuple[str, ...]
    still: tuple[str, ...] = ()
    singular: bool = False
    past: tuple[tuple[str, ...], ...] = ()


def start_of(run: Trajectory) -> Start | None:
    """The velocities at the start of a motion; None where constraints tie none of them."""
    with suppress(BondGraphError):
        return _start(*problem_at_start(run))
    return None


def start_at(equations: Equations, t: Any, values: Any, start: Any) -> Start | None:
    """The same of a motion that could not be made.

    Args:
        equations: of the graph as drawn.
        t, values, start: as of `simulate`.
    """
    with suppress(BondGraphError, ArithmeticError, ValueError):  # it may be the start that is undefined
        time, given = float(instants_of(t)[0]), named("start", start, equations.drawn)
        problem = Problem.of(equations, values)
        states = _configuration(problem, time, given)
        return None if states is None else _start(problem, time, states)
    return None


def _configuration(problem: Problem, time: float, given: Mapping[str, Any]) -> Any:
    """The initial states; of one that is refused, those with coordinates at which loops close; None where none do."""
    import numpy as np

    with suppress(BondGraphError):
        return initial_state(problem, time, given)
    numbers = {name: x.value if isinstance(x, Near) else x for name, x in given.items()}
    states = np.array([float(numbers.get(name, 0.0)) for name in problem.equations.states])
    fixed = {name for name, x in given.items() if not isinstance(x, Near)} & placed(problem.equations)
    return configuration(problem, time, states, fixed, given.keys())


def _start(problem: Problem, time: float, states: Any) -> Start | None:
    import numpy as np

    equations = problem.equations
    names, rows = moving(equations), of_velocities(equations)
    if not rows:
        return None
    columns, held = [equations.states.index(name) for name in names], ConstraintRows(problem)

    def gradients(place: Any) -> Any:
        return held.gradients(time, place)[np.ix_(rows, columns)]

    following = _following(gradients(states))
    free = [k for k in range(len(names)) if k not in following]
    chosen = tuple(names[k] for k in free)
    if len(following) < len(rows):
        beside = (_following(gradients(place)) for place in held.places(time, states))
        known = (each for each in beside if len(each) == len(rows))
        past = (tuple(name for k, name in enumerate(names) if k not in each) for each in known)
        return Start(chosen, singular=True, past=tuple(dict.fromkeys(past)))
    if len(of_position(equations)) < len(rows):  # velocities alone are tied: no loop has a dead centre
        return Start(chosen)
    near, moves = [gradients(place) for place in held.places(time, states)], abs(states[columns])
    still = _still(gradients(states), near, free, following, moves)
    return Start(chosen, tuple(names[k] for k, x in zip(following, still, strict=True) if x))


def _following(gradients: Any) -> list[int]:
    """As many of the velocities as constraints determine, of several choices the last."""
    last = independent_rows(gradients[:, ::-1].T, DEPENDENT)
    return [gradients.shape[1] - 1 - k for k in last][::-1]


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
