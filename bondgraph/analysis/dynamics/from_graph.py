"""From a graph to the model of its dynamics: velocities gathered, constraints kept, independent velocities chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.dynamics.model import Model
from bondgraph.compile import compile
from bondgraph.equations.random_points import Sampling
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import lagrange_multipliers
from bondgraph.graph.graph import Graph
from bondgraph.kinetics.changed_efforts import changed_variables
from bondgraph.kinetics.from_graph import kinetics_of
from bondgraph.kinetics.gathered import gathered
from bondgraph.kinetics.independent_velocities import others
from bondgraph.kinetics.keep_constraints import keeping
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.linkage_assembly import Start
from bondgraph.kinetics.lost_sensors import check_sensors
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.redundant import check_independent
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.rank import pivot_columns


def model(
    graph: Graph,
    xp: Algebra,
    independent: Sequence[str],
    values: Mapping[str, Any],
    start: Mapping[str, Any] | None,
) -> Model:
    """The kinetics of a graph, in independent velocities.

    Raises:
        NotReducible: where no inertia moves, or one follows no velocity alone; where a formula reads by a sensor an
            effort from which inertias are carried away.
        StructureError: for independent velocities that are none.
    """
    points = RandomPoints()
    found = gathered(graph, xp)
    at = Start.of(start, values, 0.0)
    loops = ClosedLoops(graph.derivation.driven_from or graph, xp, points, at)
    free = unconstrained(found.graph, xp, points, found.free).where_closed(loops)
    check_independent(free.k, free.points({})(free.k.a), _remedy(graph))
    kept = keeping(free, lagrange_multipliers)
    check_sensors(found.graph, kept, changed_variables(found.graph, free.mechanism.causal, kept), None)
    equations = compile(kept, algebra=xp)
    k = kinetics_of(equations, xp)
    at_random = free.points({name: x for name, x in values.items() if isinstance(x, int | float)})
    used = {*map(k.xp.name, k.q)} & {name for name, _, _ in graph.coordinates()}
    closed = tuple(point for point in loops.configurations if used <= point.keys())
    generic = closed or at_random.points
    symbols = {drawn: own for own, drawn in found.drawn.items()}
    asked = [symbols.get(name, name) for name in independent]
    dependent = _dependent(k, at_random, Sampling(xp, generic[:1]), asked, found.graph.name)
    names = [*map(xp.name, k.f)]
    chosen = tuple(map(names.index, asked)) or tuple(i for i in k.u if i not in dependent)
    return Model(k, equations, free.mechanism, found.drawn, chosen, dependent, generic)


def _dependent(k: Kinetics, at_random: Sampling, here: Sampling, asked: Sequence[str], place: str) -> tuple[int, ...]:
    """The velocities that follow from the constraints: those that these determine best where loops are closed."""
    if asked:
        return others(k, asked, at_random, place=place)
    if not k.a.shape[0]:
        return ()
    rows = k.xp.matrix([[k.a[r, i] for i in k.u] for r in range(k.a.shape[0])])
    return tuple(sorted(k.u[j] for j in pivot_columns(here(rows)[0])))


def _remedy(graph: Graph) -> str:
    """What to do about constraints that repeat each other: of wheels that share an axle, one is held ahead only."""
    remedy = "remove those that repeat others"
    slips = [each.components for each in graph.junctions.values() if each.components[-1].endswith("_aside")]
    if len(slips) < 2:
        return remedy
    ahead, aside = slips[-1][0], slips[-1][-1]
    return f"{remedy}: of wheels on one axle leave '{aside}' out, by Sf('grip', 0) >> contact.slip['{ahead}'] alone"
