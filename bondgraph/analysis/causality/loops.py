"""Algebraic loops: the ways round, their gains, whether they can be solved, and where they can be cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from math import comb
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.causality.findings import UNDECIDED, Cut, Cycle, Loop
from bondgraph.analysis.causality.random_values import at_random
from bondgraph.analysis.causality.storage import Dependence, Undecided, Variable, inverse
from bondgraph.graph.law import Implicit, Solve
from bondgraph.program.rank import is_singular

CYCLES = 12
"""Ways round that are written out."""

TRIALS = 30_000
"""Sets of variables tried as cuts, times the number of variables."""

CUTS = 24
"""Cuts that are listed."""

TRIED = 3
"""Random values at which a determinant is judged."""

LARGEST = 4
"""Determinants of more cuts than this are found with numbers only."""

Edge = tuple[Variable, Variable]


def loops(depend: Dependence) -> tuple[Loop, ...]:
    """The algebraic loops of a graph, those of no gain left out."""
    return tuple(loop for part in strong_components(depend.paths) for loop in _loops_in(depend, part))


def strong_components(digraph: Any) -> list[Any]:
    """The strongly connected parts with a loop in them, in a stated order."""
    import networkx as nx

    found = nx.strongly_connected_components(digraph)
    looping = [part for part in found if len(part) > 1 or any(digraph.has_edge(n, n) for n in part)]
    return [digraph.subgraph(part) for part in sorted(looping, key=min)]


def _loops_in(depend: Dependence, part: Any) -> Iterator[Loop]:
    """Loops of a part that remain when laws that pass nothing on are left out."""
    gains, why = _gains(depend, part)
    real = part.copy()
    real.remove_edges_from([edge for edge, gain in gains.items() if gain is not None and depend.xp.is_zero(gain)])
    for rest in strong_components(real):
        yield _loop(depend, rest, gains, why)


def _gains(depend: Dependence, part: Any) -> tuple[dict[Edge, Any], str]:
    """For each edge what its law multiplies by; None where that is not written out."""
    gains: dict[Edge, Any] = {}
    why = ""
    for a, b, name in part.edges(data="through"):
        try:
            gains[a, b] = _gain(depend, a, b, name)
        except Undecided as reason:
            gains[a, b], why = None, str(reason)
    return gains, why


def _gain(depend: Dependence, a: Variable, b: Variable, name: str) -> Any:
    xp, graph = depend.xp, depend.graph
    common = graph.elements[name].common
    if common:
        if a[0] == b[0] == ("f" if common == "flow" else "e"):
            return xp.number(1)
        return xp.number(-_sign(graph, a, name) * _sign(graph, b, name))
    x, y = depend.symbol(a), depend.symbol(b)
    law = depend.law(name)
    for symbol, expression in law.lets:
        if symbol == y:
            return xp.diff(expression, x)
    for solve in law.solves:
        if y in solve.unknowns:
            return _through_solve(xp, solve, x, y)
    for implicit in law.implicits:
        if y in implicit.unknowns:
            return _through_implicit(xp, implicit, x, y)
    raise Undecided(f"the law of {name} is not written out")


def _sign(graph: Any, variable: Variable, junction: str) -> int:
    return 1 if graph.bond(variable[1]).head.element == junction else -1


def _through_solve(xp: Algebra, solve: Solve, x: Any, y: Any) -> Any:
    if len(solve.unknowns) > LARGEST or x in xp.free(solve.matrix):
        raise Undecided(f"the law of {solve.about} is a system")
    column = xp.column([xp.diff(r, x) for r in solve.right])
    return (inverse(xp, solve) @ column)[solve.unknowns.index(y)]


def _through_implicit(xp: Algebra, step: Implicit, x: Any, y: Any) -> Any:
    if len(step.residuals) != 1 or step.inner:
        raise Undecided(f"the law of {step.about} is a system that is not linear")
    return -xp.diff(step.residuals[0], x) / xp.diff(step.residuals[0], y)


def _loop(depend: Dependence, part: Any, gains: dict[Edge, Any], why: str) -> Loop:
    import networkx as nx

    xp = depend.xp
    ordered = nx.DiGraph()
    ordered.add_nodes_from(sorted(part))
    ordered.add_edges_from((a, b, part.edges[a, b]) for a, b in sorted(part.edges))
    found = _cycles(ordered)
    cycles = tuple(_cycle(depend, ordered, c, gains) for c in sorted(found[:CYCLES], key=lambda c: (len(c), c)))
    inside = {depend.symbol(v) for v in ordered}
    used = {s for edge in ordered.edges if gains[edge] is not None for s in xp.free(gains[edge])}
    linear = not (inside & used) and not any(gains[edge] is None for edge in ordered.edges)
    cuts = tuple(Cut(tuple(depend.label(v) for v in cut), len(cut)) for cut in smallest_cuts(ordered, CUTS))
    determinant, solvable, reason = _determinant(depend, ordered, gains, why)
    elements = tuple(sorted({name for _, _, name in ordered.edges(data="through")}))
    bonds = tuple(sorted({v[1] for v in ordered}))
    return Loop(elements, bonds, cycles, len(found) <= CYCLES, linear, determinant, solvable, cuts, reason)


def _cycles(digraph: Any) -> list[list[Variable]]:
    """Ways round, short ones if there are many."""
    import networkx as nx

    found: list[list[Variable]] = []
    for bound in (10, 20, None):
        found = [_turned(c) for c in islice(nx.simple_cycles(digraph, length_bound=bound), CYCLES + 1)]
        if len(found) > CYCLES:
            break
    return found


def _turned(cycle: list[Variable]) -> list[Variable]:
    """The cycle from its first variable by name."""
    start = cycle.index(min(cycle))
    return cycle[start:] + cycle[:start]


def _cycle(depend: Dependence, digraph: Any, cycle: list[Variable], gains: dict[Edge, Any]) -> Cycle:
    xp = depend.xp
    edges = list(zip(cycle, [*cycle[1:], cycle[0]], strict=True))
    names = [digraph.edges[edge]["through"] for edge in edges]
    elements = [name for i, name in enumerate(names) if i == 0 or name != names[i - 1]]
    if len(elements) > 1 and elements[0] == elements[-1]:
        elements.pop()
    gain = f"{UNDECIDED}: a law on the way is not written out"
    if all(gains[edge] is not None for edge in edges):
        product = xp.number(1)
        for edge in edges:
            product = product * gains[edge]
        gain = depend.text(product)
    bonds = tuple(dict.fromkeys(v[1] for v in cycle))
    return Cycle(tuple(elements), tuple(depend.label(v) for v in cycle), bonds, gain)


def smallest_cuts(digraph: Any, most: int) -> list[tuple[Variable, ...]]:
    """Smallest sets of variables without which nothing loops, up to `most`; one where there are too many to try."""
    import networkx as nx

    one = a_cut(digraph)
    nodes = sorted(digraph)
    if most == 1 or comb(len(nodes), len(one)) * len(nodes) > TRIALS:
        return [one]
    found = []
    for chosen in combinations(nodes, len(one)):
        rest = digraph.copy()
        rest.remove_nodes_from(chosen)
        if nx.is_directed_acyclic_graph(rest):
            found.append(chosen)
            if len(found) == most:
                break
    return found


def a_cut(digraph: Any) -> tuple[Variable, ...]:
    """A set of variables without which nothing loops, as small as it is quickly found.

    Variables that one other gives, or that give one other, are left to that one; where nothing of that kind is left,
    the variable with most ways through it is taken.
    """
    import networkx as nx

    rest = nx.DiGraph(digraph)
    cut: list[Variable] = []
    while rest:
        if not _contracted(rest, cut):
            heaviest = min(rest, key=lambda v: (-rest.in_degree(v) * rest.out_degree(v), v))
            cut.append(heaviest)
            rest.remove_node(heaviest)
    return tuple(sorted(cut))


def _contracted(rest: Any, cut: list[Variable]) -> bool:
    """Take away what needs no choice; whether there was anything."""
    for node in sorted(rest):
        before, after = list(rest.predecessors(node)), list(rest.successors(node))
        if node in after:
            cut.append(node)
        elif len(before) == 1 or len(after) == 1:
            rest.add_edges_from((a, b) for a in before for b in after)
        elif before and after:
            continue
        rest.remove_node(node)
        return True
    return False


def _determinant(
    depend: Dependence, digraph: Any, gains: dict[Edge, Any], why: str
) -> tuple[str, bool | None, str]:  # fmt: skip
    """The determinant of the cut system, whether it differs from zero, and why that is not known."""
    if any(gains[edge] is None for edge in digraph.edges):
        return f"{UNDECIDED}: {why}", None, why
    xp = depend.xp
    cut = a_cut(digraph)
    if len(cut) <= LARGEST:
        reduced = _residual(depend, digraph, gains, cut)
        determinant = reduced.det()
        text = depend.text(determinant)
        if text == "0" or xp.is_zero(determinant):
            return "0", False, ""
    else:
        text = f"{UNDECIDED}: of {len(cut)} rows, too many to write out"
    numbers = _numbers(depend, digraph, gains)
    if not numbers:
        return text, None, "its laws are not defined at the values tried"
    solvable = not all(map(is_singular, numbers))
    return text if solvable or len(cut) > LARGEST else "0", solvable, ""


def _residual(depend: Dependence, digraph: Any, gains: dict[Edge, Any], cut: tuple[Variable, ...]) -> Any:
    """1 - d(cut)/d(cut), the other variables of the loop followed in order."""
    import networkx as nx

    xp = depend.xp
    rest = digraph.copy()
    rest.remove_nodes_from(cut)
    rows = []
    order = [*nx.lexicographical_topological_sort(rest), *cut]
    columns: list[dict[Variable, Any]] = []
    for source in cut:
        gain: dict[Variable, Any] = {}
        for node in order:
            total = xp.number(0)
            for before in sorted(digraph.predecessors(node)):
                known = xp.number(1) if before == source else gain.get(before) if before not in cut else None
                if known is not None:
                    total = total + gains[before, node] * known
            gain[node] = total
        columns.append(gain)
    for i, row in enumerate(cut):
        rows.append([xp.number(int(i == j)) - columns[j][row] for j in range(len(cut))])
    return xp.matrix(rows)


def _numbers(depend: Dependence, digraph: Any, gains: dict[Edge, Any]) -> list[Any]:
    """The matrix of the whole loop, one less the gains, at a few random values."""
    import numpy as np

    nodes, edges = sorted(digraph), list(digraph.edges)
    given = {name: value for name, value in depend.balance.parameters.items() if value is not None}
    found = []
    for values in at_random(depend.xp, [gains[edge] for edge in edges], given, TRIED):
        matrix = np.eye(len(nodes))
        for (a, b), gain in zip(edges, values, strict=True):
            matrix[nodes.index(b), nodes.index(a)] -= gain
        found.append(matrix)
    return found
