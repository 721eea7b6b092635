"""The junction structure: ranks of transformers that move, and of rows that prescribe flows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.analysis.causality.findings import UNDECIDED, Part, Rank
from bondgraph.analysis.causality.junction_structure import Ideal
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.context import At, Symbols
from bondgraph.graph.element import Step
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Place
from bondgraph.program.evaluate import instant
from bondgraph.program.program import Builder

MINORS = 40
"""Conditions are sought in the minors of a matrix if it has at most so many."""
RANK = 1e-9


@dataclass(frozen=True)
class _Modulus:
    """A transformer's matrix: flows at the rows from flows at the columns."""

    name: str
    matrix: Any
    columns: str
    column_names: tuple[str, ...]
    driven: bool


def ranks(graph: Graph, xp: Any) -> tuple[Rank, ...]:
    """The rank of every transformer that moves or is not square, and of the rows that sources prescribe."""
    moduli = list(_moduli(graph, xp))
    single = [_rank(graph, xp, m) for m in moduli if not m.driven]
    driven: dict[str, list[_Modulus]] = {}
    for m in moduli:
        if m.driven:
            driven.setdefault(m.columns, []).append(m)
    return (*single, *(_constraints(graph, xp, name, ms) for name, ms in sorted(driven.items())))


def _moduli(graph: Graph, xp: Any) -> Iterator[_Modulus]:
    ideal: Any = Ideal(graph)
    symbols = Symbols(graph, xp)
    for name, element in sorted(graph.elements.items()):
        ports = graph.at[name]
        found = cells(graph, name) if not element.common and not element.role and len(ports) == 2 else []
        if not any(cell.step is Step.ONE_WAY for cell in found):
            continue
        into = ideal.into(name)
        (first, a), (second, b) = ports if not into[ports[0][0].end(ports[0][1]).port, 0] else ports[::-1]
        inner, outer = first.end(a).port, second.end(b).port
        place: Place = At(ideal, xp, symbols, element)
        law = element.law(place)
        lets = dict(law.lets)
        if not into[outer, 0] or into[inner, 0] or any(x not in lets for x in place.f(outer)):
            continue
        matrix = xp.jacobian([lets[x] for x in place.f(outer)], list(place.f(inner)))
        junction = first.other_end(a)
        names = tuple(xp.name(x) for x in place.f(inner))
        yield _Modulus(name, matrix, junction.element, names, _driven(graph, second, b))


def _driven(graph: Graph, bond: Any, side: str) -> bool:
    """Whether what stands at a transformer's rows, at once or on a junction of one flow, prescribes their flow."""
    far = bond.other_end(side).element
    if _gives_flow(graph, far):
        return True
    if graph.elements[far].common != "flow":
        return False
    return any(_gives_flow(graph, b.other_end(s).element) for b, s in graph.at[far])


def _gives_flow(graph: Graph, name: str) -> bool:
    return graph.elements[name].role == "source" and all(p[0] for c in cells(graph, name) for p in c.patterns)


def _rank(graph: Graph, xp: Any, m: _Modulus) -> Rank:
    rows, columns = m.matrix.shape
    rank = _numeric_rank(graph, xp, m.matrix)
    loses = tuple(_loses(graph, xp, m.matrix, rank)) if rank is not None else (f"{UNDECIDED}: no numbers",)
    bonds = tuple(sorted(bond.name for bond, _ in graph.at[m.name]))
    return Rank((m.name,), m.columns, bonds, rows, columns, rank, False, (), (), loses)


def _constraints(graph: Graph, xp: Any, junction: str, moduli: list[_Modulus]) -> Rank:
    """All rows that are prescribed on one junction, together."""
    names = sorted({n for m in moduli for n in m.column_names})
    rows: list[list[Any]] = []
    owners: list[tuple[str, int]] = []
    for m in moduli:
        for i in range(m.matrix.shape[0]):
            by_name = dict(zip(m.column_names, m.matrix[i, :], strict=True))
            rows.append([by_name.get(n, xp.number(0)) for n in names])
            owners.append((m.name, i))
    matrix = xp.matrix(rows)
    rank = _numeric_rank(graph, xp, matrix)
    redundant = tuple(owners[i] for i in _redundant(graph, xp, matrix))
    loses = tuple(_loses(graph, xp, matrix, rank)) if rank is not None else (f"{UNDECIDED}: no numbers",)
    elements = tuple(m.name for m in moduli)
    bonds = tuple(sorted({bond.name for name in elements for bond, _ in graph.at[name]}))
    pivots = tuple(names[j] for j in _pivots(graph, xp, matrix))
    return Rank(elements, junction, bonds, len(rows), len(names), rank, True, redundant, pivots, loses)


def _function(xp: Any, matrix: Any, symbols: Sequence[Any]) -> Callable[[Sequence[float]], Any]:
    """The matrix as a function of the values of some symbols."""
    import numpy as np

    names = tuple(xp.name(s) for s in symbols)
    builder = Builder(names)
    memo = {s: slot for slot, s in enumerate(symbols)}
    program = builder.finish({str(k): xp.lower(entry, builder, memo) for k, entry in enumerate(matrix)})
    function = instant(program)
    return lambda values: np.array(function(values)).reshape(matrix.shape)


def _random(graph: Graph, xp: Any, matrix: Any, draw: random.Random) -> dict[Any, float]:
    return {s: graph.values.get(xp.name(s), draw.uniform(0.4, 1.3)) for s in sorted(xp.free(matrix), key=xp.name)}


def _samples(graph: Graph, xp: Any, matrix: Any) -> list[Any]:
    """The matrix at a few random configurations."""
    import numpy as np

    draw = random.Random(0)
    symbols = sorted(xp.free(matrix), key=xp.name)
    function = _function(xp, matrix, symbols)
    found = []
    for _ in range(3):
        try:
            values = function(list(_random(graph, xp, matrix, draw).values()))
        except (TypeError, ArithmeticError, ValueError):
            continue
        if np.isfinite(values).all():
            found.append(values)
    return found


def _numeric_rank(graph: Graph, xp: Any, matrix: Any) -> int | None:
    samples = _samples(graph, xp, matrix)
    return max((_rank_of(a) for a in samples), default=None)


def _rank_of(numbers: Any) -> int:
    import numpy as np

    return int(np.linalg.matrix_rank(numbers, tol=RANK * max(1.0, float(abs(numbers).max()))))


def _redundant(graph: Graph, xp: Any, matrix: Any) -> list[int]:
    """Rows that follow from those above them."""
    samples = _samples(graph, xp, matrix)
    if not samples:
        return []
    found, kept = [], 0
    for i in range(matrix.shape[0]):
        rank = max(_rank_of(a[: i + 1]) for a in samples)
        if rank == kept:
            found.append(i)
        kept = rank
    return found


def _pivots(graph: Graph, xp: Any, matrix: Any) -> list[int]:
    """Columns that the rows determine, taken from the last backwards, as in B = [0 I]."""
    samples = _samples(graph, xp, matrix)
    if not samples:
        return []
    found: list[int] = []
    for j in reversed(range(matrix.shape[1])):
        trial = [*found, j]
        if max(_rank_of(a[:, trial]) for a in samples) == len(trial):
            found = trial
    return sorted(found)


def _loses(graph: Graph, xp: Any, matrix: Any, rank: int) -> Iterator[str]:
    """Where the rank is lower than at a general configuration."""
    moving = {xp.symbol(name) for name in graph.moving}
    if rank == 0 or not xp.free(matrix) & moving:
        return
    rows, columns = matrix.shape
    if comb(rows, rank) * comb(columns, rank) > MINORS or rank > 4:
        yield from _searched(graph, xp, matrix, rank, moving)
        return
    minors = [
        xp.matrix([[matrix[i, j] for j in right] for i in down]).det()
        for down in combinations(range(rows), rank)
        for right in combinations(range(columns), rank)
    ]
    minors = [m for m in (xp.tidy(m) for m in minors) if not xp.is_zero(m)]
    if any(not xp.free(m) & moving for m in minors):
        return
    square = xp.tidy(sum((m**2 for m in minors), xp.number(0)))
    if not xp.free(square) & moving:
        return
    shared = _common(minors, xp, moving)
    yield from (f"{factor} = 0" for factor in shared)
    if not shared:
        yield from _searched(graph, xp, matrix, rank, moving)


def _common(minors: list[Any], xp: Any, moving: set[Any]) -> list[str]:
    """Factors that move and that all minors have."""
    factors = [_factors(m, xp, moving) for m in minors]
    first = factors[0]
    return sorted(xp.spell(f) for f in first if all(f in others for others in factors[1:]))


def _factors(expression: Any, xp: Any, moving: set[Any]) -> set[Any]:
    found = set()
    for factor in expression.factor().as_ordered_factors():
        base = factor.base if factor.is_Pow and factor.exp.is_positive else factor
        if xp.free(base) & moving and not (base.is_Pow and base.exp.is_negative):
            found.add(base)
    return found


def _searched(graph: Graph, xp: Any, matrix: Any, rank: int, moving: set[Any]) -> Iterator[str]:
    """A configuration found by search, with parameters at random values."""
    import numpy as np
    from scipy.optimize import minimize

    draw = random.Random(1)
    fixed = _random(graph, xp, matrix, draw)
    free = sorted(xp.free(matrix) & moving, key=xp.name)

    function = _function(xp, matrix, list(fixed))
    usual = max((float(np.abs(sample).max()) for sample in _samples(graph, xp, matrix)), default=1.0)

    def smallest(x: Any) -> float:
        at = {**fixed, **dict(zip(free, map(float, x), strict=True))}
        values = np.linalg.svd(function(list(at.values())), compute_uv=False)
        return float(values[rank - 1] / max(values[0], usual))

    best = None
    for _ in range(6):
        start = [draw.uniform(-3, 3) for _ in free]
        try:
            found = minimize(smallest, start, method="Nelder-Mead", options={"xatol": 1e-10, "fatol": 1e-12})
        except (TypeError, ArithmeticError, ValueError):
            continue
        if best is None or found.fun < best.fun:
            best = found
        if best.fun < 1e-7:
            break
    if best is not None and best.fun < 1e-7:
        where = ", ".join(
            f"{xp.name(s)} = {value if abs(value) > 1e-6 else 0:.4g}" for s, value in zip(free, best.x, strict=True)
        )
        others = ", ".join(f"{xp.name(s)} = {v:.3g}" for s, v in fixed.items() if s not in moving)
        yield f"at {where}" + (f" (with {others})" if others else "")
    else:
        yield f"{UNDECIDED}: a search among configurations found none"


def parts(graph: Graph) -> tuple[Part, ...]:
    """The unconnected parts of a graph, in order of their first elements; one where it hangs together."""
    import networkx as nx

    net = nx.Graph()
    net.add_nodes_from(graph.elements)
    net.add_edges_from(bond.elements for bond in graph.bonds)
    givers = {name: junction for name, junction, _ in graph.coordinates()}
    givers |= {signal: sensor for sensor, signals in graph.signals.items() for signal in signals}
    for element in graph.elements.values():
        for text in element.texts():
            net.add_edges_from((element.name, givers[name]) for name in expressions.names(text) & givers.keys())
    for junction in graph.junctions.values():
        if junction.frame in graph.elements:
            net.add_edge(junction.name, junction.frame)
    found = []
    for names in nx.connected_components(net):
        bonds = sorted(b.name for b in graph.bonds if b.tail.element in names)
        found.append(Part(tuple(sorted(names)), tuple(bonds)))
    return tuple(sorted(found, key=lambda part: part.elements))
