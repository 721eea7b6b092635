"""Constraints as driven velocities: a(q, t) f = b(q, t), drawn `f << TF(a) << Sf(b)`, met by a change of velocities.

With f = B f', f' = (u, c) and a B = [0 I] the source drives exactly the components c. Then [004] (45)-(50) hold as they
stand, the effort on the source's bond is the reaction as before, and no rate of b enters the momentum form.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.causality.causal_graph import cells
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import UNDEFINED, draws, evaluator
from bondgraph.errors import Contradiction, NotReducible
from bondgraph.graph.element import EFFORT_IN, Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Transforming
from bondgraph.program.rank import most_independent, rank
from bondgraph.program.tolerances import DIGITS


@dataclass(frozen=True)
class Constraint:
    """A flow source behind the rows of a transformer: its elements and the junction it holds."""

    source: Element
    transformer: Element
    junction: str


def constraints(graph: Graph) -> list[Constraint]:
    """The constraints drawn in a graph, in order of the sources' names."""
    return sorted(_found(checked(graph)), key=lambda c: c.source.name)


def gives_flow(graph: Graph, element: Element) -> bool:
    """Whether it is a source of flow on one bond."""
    if element.role != "source" or len(element.ports()) != 1:
        return False
    return all(cell.patterns == ((EFFORT_IN,),) for cell in cells(graph, element.name))


def _found(graph: Graph) -> Iterator[Constraint]:
    for name, element in graph.elements.items():
        if element.common or not gives_flow(graph, element):
            continue
        ((bond, side),) = graph.at[name]
        other = bond.other_end(side)
        between = graph.elements[other.element]
        if not isinstance(between, Transforming) or other.port != between.ports()[-1].name:
            continue
        if len(cells(graph, between.name)[0].patterns) > 1:
            continue
        first = next((b, s) for b, s in graph.at[between.name] if b.end(s).port != other.port)
        end = first[0].other_end(first[1])
        junction = graph.elements[end.element]
        if isinstance(junction, Junction) and junction.common == "flow":
            yield Constraint(element, between, junction.name)


def constrained_junction(graph: Graph, found: Sequence[Constraint]) -> str:
    names = sorted({c.junction for c in found})
    if len(names) != 1:
        parties = [c.source.name for c in found]
        law = f"its constraints hold several junctions: {', '.join(names)}" if names else "it has no constraints"
        raise NotReducible(graph.name, law, parties=parties, remedy="draw them as f << TF(a) << Sf(b) on one f")
    return names[0]


def constraint_rows(places: Places, found: Sequence[Constraint]) -> Any:
    """a, of shape (constraints, velocities)."""
    graph, xp = places.causal.graph, places.xp
    size = len(graph.junctions[found[0].junction].components)
    rows = []
    for c in found:
        assert isinstance(c.transformer, Transforming)
        modulus = c.transformer.modulus(places[c.transformer.name])
        components = next(
            end.components
            for bond, _ in graph.at[c.transformer.name]
            for end in (bond.tail, bond.head)
            if end.element == c.junction
        )
        for i in range(modulus.shape[0]):
            row = [xp.number(0)] * size
            for j, k in enumerate(components):
                row[k] = row[k] + modulus[i, j]
            rows.append(row)
    return xp.matrix(rows)


def sources_on(graph: Graph, junction: Junction) -> list[tuple[str, int]]:
    """The sources of flow on a junction itself, each with the component it drives."""
    found = []
    for bond, side in graph.at[junction.name]:
        name = bond.other_end(side).element
        if graph.elements[name].role == "source" and all(c.patterns == ((EFFORT_IN,),) for c in cells(graph, name)):
            found += [(name, k) for k in bond.end(side).components]
    return sorted(found)


def check_driven(graph: Graph, algebra: Algebra | None = None) -> None:
    """Refuse constraints and driven flows of a junction that hold the same combination of its velocities.

    Raises:
        Contradiction: naming the sources of the fewest that do.
    """
    if (found := repeated(graph, chosen(algebra))) is not None:
        name, parties = found
        law = _SAME if len(parties) > 1 else "this constraint holds no velocity: its row is zero"
        raise Contradiction(name, law, parties=parties, remedy="remove one of them, or correct its transformer")


def repeated(graph: Graph, algebra: Algebra) -> tuple[str, tuple[str, ...]] | None:
    """A junction and the fewest sources that hold the same combination of its velocities; None where none do."""
    found = constraints(graph)
    for name in sorted({c.junction for c in found}):
        here, junction = [c for c in found if c.junction == name], graph.junctions[name]
        places, sources = Places(graph, algebra), sources_on(graph, junction)
        a = constraint_rows(places, here)
        unit = [[algebra.number(int(k == j)) for j in range(a.shape[1])] for _, k in sources]
        rows = algebra.matrix([*([a[i, j] for j in range(a.shape[1])] for i in range(a.shape[0])), *unit])
        owners = [c.source.name for c in here for _ in range(_height(graph, c))] + [source for source, _ in sources]
        values = _generic(places, rows)
        if values is not None and not are_independent(values):
            return name, _fewest(values, owners)
    return None


_SAME = "these flows prescribe dependent combinations of its velocities: they repeat or contradict each other"


def constraint_count(graph: Graph, found: Sequence[Constraint]) -> int:
    """How many rows constraints have together."""
    return sum(_height(graph, c) for c in found)


def _height(graph: Graph, constraint: Constraint) -> int:
    return next(bond.size for bond, _ in graph.at[constraint.source.name])


def _generic(places: Places, rows: Any) -> Any:
    """The values of rows at a point of greatest rank; None where they are defined at none."""
    import numpy as np

    evaluate = evaluator(places.xp, list(rows))
    used = {places.xp.name(s) for s in places.xp.free(rows)}
    given = {name: value for name, value in places.symbols.parameters.items() if value is not None}
    found = []
    for point in draws(used, places.causal.graph.moving, given):
        with suppress(*UNDEFINED):
            found.append(np.array(evaluate(point)).reshape(rows.shape))
    return most_independent(found, DIGITS) if found else None


def are_independent(rows: Any) -> bool:
    """Whether no row repeats others, as far as the figures go that people write."""
    return rank(rows, DIGITS) == len(rows)


def _fewest(rows: Any, owners: Sequence[str]) -> tuple[str, ...]:
    """The owners of fewest rows that are dependent."""
    kept = list(range(len(owners)))
    for k in range(len(owners)):
        rest = [i for i in kept if i != k]
        if not are_independent(rows[rest]):
            kept = rest
    return tuple(dict.fromkeys(owners[k] for k in kept))
