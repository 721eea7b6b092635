"""Steps: values that follow one from another, put in order, with loops among them solved together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.affine import Affine, as_affine, total
from bondgraph.graph.law import Implicit, Solve


@dataclass(frozen=True)
class Let:
    """One value: `symbol` stands for `expression`. `kept` asks a printer to write it once, by name.

    Where the expression is not defined everywhere, or an odd root, `entered` is the same law the other way round.
    """

    symbol: Any
    expression: Any
    kept: bool = False
    entered: Implicit | None = None


Step = Let | Solve | Implicit


def targets(step: Step) -> tuple[Any, ...]:
    """The symbols a step gives."""
    return (step.symbol,) if isinstance(step, Let) else step.unknowns


def needs(xp: Algebra, step: Step) -> set[Any]:
    """The symbols a step uses."""
    if isinstance(step, Let):
        found: set[Any] = xp.free(step.expression)
        return found
    if isinstance(step, Solve):
        return xp.free(step.matrix) | xp.free(step.right)
    inner = {symbol for symbol, _ in step.inner}
    used = [*step.residuals, *(expression for _, expression in step.inner)]
    return {s for e in used for s in xp.free(e)} - inner - set(step.unknowns)


def residuals(xp: Algebra, step: Step) -> tuple[Any, ...]:
    """Expressions that vanish where the step's values are right."""
    if isinstance(step, Let):
        return (step.symbol - step.expression,)
    if isinstance(step, Solve):
        return tuple(step.matrix @ xp.column(step.unknowns) - step.right)
    return step.residuals


def expressions(steps: Iterable[Step]) -> list[Any]:
    """All that steps hold."""
    found = []
    for step in steps:
        if isinstance(step, Let):
            found.append(step.expression)
        elif isinstance(step, Solve):
            found += [*step.matrix, *step.right]
        else:
            found += [*step.residuals, *(expression for _, expression in step.inner)]
    return found


def written_out(xp: Algebra, step: Step) -> tuple[Any, ...]:
    """The residuals without names for what is inside the step."""
    values: dict[Any, Any] = {}
    for symbol, expression in step.inner if isinstance(step, Implicit) else ():
        values[symbol] = xp.substitute(expression, values)
    return tuple(xp.substitute(row, values) for row in residuals(xp, step))


def switches(xp: Algebra, step: Step) -> set[Any]:
    """Quantities with whose change of sign a law in a step changes branch."""
    rows = (step.expression,) if isinstance(step, Let) else residuals(xp, step)
    inner = [expression for _, expression in step.inner] if isinstance(step, Implicit) else []
    return {quantity for each in (*rows, *inner) for quantity in xp.switches(each)}


def order(xp: Algebra, steps: Sequence[Step], unknowns: set[Any]) -> list[Step]:
    """Steps in an order in which each uses earlier ones; loops are cut and solved together."""
    giver = {symbol: index for index, step in enumerate(steps) for symbol in targets(step)}
    used = [[s for s in needs(xp, step) if s in giver and s not in unknowns] for step in steps]
    chosen = _without_loops([{giver[s] for s in found} for found in used])
    if chosen is not None:
        return [steps[index] for index in chosen]
    return _with_loops(xp, steps, [[giver[s] for s in sorted(found, key=xp.name)] for found in used])


def _without_loops(before: Sequence[set[int]]) -> list[int] | None:
    """Indices, each after those before it and otherwise from low to high; None where there are loops."""
    after: list[list[int]] = [[] for _ in before]
    missing = list(map(len, before))
    for index, found in enumerate(before):
        for earlier in found:
            after[earlier].append(index)
    ready = [index for index, count in enumerate(missing) if not count]
    chosen = []
    while ready:
        chosen.append(heappop(ready))
        for index in after[chosen[-1]]:
            missing[index] -= 1
            if not missing[index]:
                heappush(ready, index)
    return chosen if len(chosen) == len(before) else None


def _with_loops(xp: Algebra, steps: Sequence[Step], before: Sequence[Sequence[int]]) -> list[Step]:
    import networkx as nx

    graph = nx.DiGraph()
    graph.add_nodes_from(range(len(steps)))
    graph.add_edges_from((earlier, index) for index, found in enumerate(before) for earlier in found)
    ordered: list[Step] = []
    condensed = nx.condensation(graph)
    for component in nx.lexicographical_topological_sort(condensed, key=lambda c: min(condensed.nodes[c]["members"])):
        members = sorted(condensed.nodes[component]["members"])
        if len(members) == 1 and not graph.has_edge(members[0], members[0]):
            ordered.append(steps[members[0]])
        else:
            ordered += _cut(xp, graph.subgraph(members), [steps[i] for i in members], members)
    return ordered


def _cut(xp: Algebra, graph: Any, steps: list[Step], indices: list[int]) -> list[Step]:
    """Solve a loop for a few of its values, after which the others follow."""
    import networkx as nx

    entered = [step.entered or step if isinstance(step, Let) else step for step in steps]
    by_index: dict[int, Step] = dict(zip(indices, entered, strict=True))
    cuts = [i for i in indices if not isinstance(by_index[i], Let)]
    rest = nx.DiGraph(graph)
    rest.remove_nodes_from(cuts)
    while not nx.is_directed_acyclic_graph(rest):
        for loop in nx.strongly_connected_components(nx.DiGraph(rest)):
            if len(loop) > 1 or rest.has_edge(*([*loop] * 2)):
                heaviest = max(loop, key=lambda i: (rest.in_degree(i) * rest.out_degree(i), -i))
                cuts.append(heaviest)
                rest.remove_node(heaviest)
    ordered = [by_index[i] for i in nx.lexicographical_topological_sort(rest)]
    following = [step for step in ordered if isinstance(step, Let)]
    return [together(xp, [by_index[i] for i in cuts], following), *following]


def together(xp: Algebra, cuts: Sequence[Step], following: Sequence[Let]) -> Solve | Implicit:
    """One system for the values of `cuts`, from which `following` are found: linear if it can be."""
    symbols = [s for step in cuts for s in targets(step)]
    about = ", ".join(xp.name(s).rstrip("'") for s in symbols)
    rows = [row for step in cuts for row in residuals(xp, step)]
    inner = [(step.symbol, step.expression) for step in following]
    inner += [pair for step in cuts if isinstance(step, Implicit) for pair in step.inner]
    forms = _forms(xp, rows, symbols, inner)
    if forms is None:
        return Implicit(tuple(symbols), tuple(_without_cancelled(xp, rows, symbols, inner)), tuple(inner), about)
    matrix = xp.matrix([[form.terms.get(s, xp.number(0)) for s in symbols] for form in forms])
    return Solve(tuple(symbols), matrix, xp.column([-form.known for form in forms]), False, about)


def _forms(
    xp: Algebra, rows: Sequence[Any], symbols: Sequence[Any], inner: Sequence[tuple[Any, Any]]
) -> list[Affine] | None:
    """Rows as affine forms in some symbols, through inner values; None where one is not linear."""
    table = {s: Affine.of(xp, s) for s in symbols}
    for symbol, expression in inner:
        form = as_affine(xp, expression, table)
        if form is None:
            return None
        table[symbol] = form
    found = [as_affine(xp, row, table) for row in rows]
    forms = [form for form in found if form is not None]
    return forms if len(forms) == len(rows) else None


def _without_cancelled(
    xp: Algebra, rows: Sequence[Any], symbols: Sequence[Any], inner: Sequence[tuple[Any, Any]]
) -> list[Any]:
    """The rows, those written out in which a value cancels that inner values bring: a current through a load, in and
    out of a node where diodes leak 1e-9 of it, would leave rounding that hides what these say.
    """
    table = {s: Affine.of(xp, s) for s in symbols}
    brought = {s: {s} for s in symbols}
    for symbol, expression in inner:
        form = as_affine(xp, expression, table)
        brought[symbol] = {symbol} if form is None else _all_brought(xp, expression, brought)
        table[symbol] = Affine.of(xp, symbol) if form is None else form
    forms = [as_affine(xp, row, table) for row in rows]
    return [
        row if form is None or form.terms.keys() >= _all_brought(xp, row, brought) else total(xp, form)
        for row, form in zip(rows, forms, strict=True)
    ]


def _all_brought(xp: Algebra, expression: Any, brought: Mapping[Any, set[Any]]) -> set[Any]:
    """What an expression comes to be written in."""
    return set().union(*(brought[s] for s in xp.free(expression) if s in brought))
