"""Algebraic loops through blocks alone: of gain one they leave their signals open, and there is a cure to name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from bondgraph.algebra.expressions import names
from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.evaluation_order import Step
from bondgraph.equations.random_points import POINTS, draws, evaluator
from bondgraph.errors import SingularSystem
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Solve
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import ROUNDING


def check_block_loops(xp: Algebra, graph: Graph, steps: Iterable[Step], known: Mapping[str, float | None]) -> None:
    """Refuse a loop of blocks whose signals are not determined, whatever the values of its parameters.

    Args:
        xp: the algebra.
        graph: it.
        steps: its values in order, with loops as systems.
        known: values of parameters that have one.

    Raises:
        SingularSystem: naming the blocks, and what to put between them.
    """
    owners = {signal: name for name, given in graph.signals.items() if graph.elements[name].block for signal in given}
    given = {name: value for name, value in known.items() if value is not None}
    for step in steps:
        if isinstance(step, Solve) and {*map(xp.name, step.unknowns)} <= owners.keys() and _is_open(xp, step, given):
            blocks = _around(graph, owners, owners[xp.name(step.unknowns[0])])
            law = f"these blocks make an algebraic loop of gain one, {' -> '.join((*blocks, blocks[0]))}"
            law += ": their signals depend on each other at once, and nothing determines them"
            remedy = f'put a state between, such as FirstOrder("lag", "{blocks[-1]}", T=...), and read its signal'
            raise SingularSystem(blocks[0], law, parties=blocks, remedy=remedy)


def _is_open(xp: Algebra, system: Solve, given: Mapping[str, float]) -> bool:
    """Whether the matrix of a system is singular at random points."""
    import numpy as np

    n, evaluate = len(system.unknowns), evaluator(xp, [*system.matrix])
    symbols = {xp.name(s) for s in xp.free(system.matrix)}
    for point in islice(draws(symbols, symbols, given), POINTS):
        matrix = np.array(evaluate(point)).reshape(n, n)
        # Each row is that of its signal less what the loop makes of it: 1 - gain, whose terms are of order one.
        if not (abs(matrix[0, 0]) <= ROUNDING if n == 1 else is_singular(matrix)):
            return False
    return True


def _around(graph: Graph, owners: Mapping[str, str], first: str) -> tuple[str, ...]:
    """The blocks on a shortest way from one back to itself, in the order in which a signal passes."""
    import networkx as nx

    found = nx.DiGraph()
    for name in dict.fromkeys(owners.values()):
        read = {each for text in graph.elements[name].texts() for each in names(text)}
        found.add_edges_from((owners[each], name) for each in sorted(read & owners.keys()))
    ways = (
        nx.shortest_path(found, after, first) for after in found.successors(first) if nx.has_path(found, after, first)
    )
    shortest = min(ways, key=len)
    return (first, *shortest[:-1])
