"""Junction equations: one common variable, and the sum of the others is zero."""

from __future__ import annotations

from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import CausalGraph, Key
from bondgraph.equations.evaluation_order import Let
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.junction import Junction


def junction_equations(
    causal: CausalGraph,
    xp: Algebra,
    symbols: Symbols,
    element: Junction,
    lets: list[Let],
    states: list[Any],
    rows: list[Any],
) -> None:
    """Junction equations: the common variable from its setter, the setter's other variable from the sum."""
    ends: list[list[tuple[Key, int, str]]] = [[] for _ in element.components]
    for bond, side in causal.graph.at[element.name]:
        for k, component in enumerate(bond.end(side).components):
            ends[component].append(((bond.name, k), 1 if side == "head" else -1, side))
    flow = element.common == "flow"
    for index, found in enumerate(ends):
        common = symbols.common(element.name, index)
        same, summed = (1, 0) if flow else (0, 1)
        if (element.name, index) in causal.free:
            if (element.name, index) not in causal.unset:
                states.append(common)
            rows.append(sum((sign * symbols.bonds[key][summed] for key, sign, _ in found), xp.number(0)))
        summed_up = False
        for key, sign, side in found:
            here = causal.strokes[key].side == side
            setter = here != flow
            variable = symbols.bonds[key]
            if setter and not summed_up:
                summed_up = True
                rest = sum((s * symbols.bonds[other][summed] for other, s, _ in found if other != key), xp.number(0))
                lets.append(Let(variable[summed], -sign * rest))
            if setter and variable[same] != common:
                lets.append(Let(common, variable[same]))
            elif variable[same] != common:
                lets.append(Let(variable[same], common))
