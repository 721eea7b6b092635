"""Constraints as driven velocities: a(q, t) f = b(q, t), drawn `f << TF(a) << Sf(b)`, met by a change of velocities.

With f = B f', f' = (u, c) and a B = [0 I] the source drives exactly the components c. Then [004] (45)-(50) hold as they
stand, the effort on the source's bond is the reaction as before, and no rate of b enters the momentum form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bondgraph.causality import cells
from bondgraph.element import EFFORT_IN, Element, End, Junction, Link
from bondgraph.errors import Contradiction, NotReducible, StructureError
from bondgraph.graph import Graph, checked
from bondgraph.law import Transforming
from bondgraph.place import At, Symbols
from bondgraph.relax import relax
from bondgraph.sampling import UNDEFINED, draws, evaluator

REGULAR = 1e-6
"""Below this ratio of singular values the rows of constraints count as dependent."""
MOST = 3
"""Constraints whose dependent velocities are written out; for more the formulas grow too long."""


class TooMany(NotReducible):
    """More constraints than `driven` writes out."""


@dataclass(frozen=True)
class Constraint:
    """A flow source behind the rows of a transformer: its elements and the junction it holds."""

    source: Element
    transformer: Element
    junction: str


def constraints(graph: Graph) -> list[Constraint]:
    """The constraints drawn in a graph, in order of the sources' names."""
    return sorted(_found(checked(graph)), key=lambda c: c.source.name)


def _found(graph: Graph) -> Iterator[Constraint]:
    for name, element in graph.elements.items():
        if element.role != "source" or element.common or len(element.ports()) != 1:
            continue
        if any(cell.patterns != ((EFFORT_IN,),) for cell in cells(graph, name)):
            continue
        ((bond, side),) = graph.at[name]
        other = bond.end("head" if side == "tail" else "tail")
        between = graph.elements[other.element]
        if not isinstance(between, Transforming) or other.port != between.ports()[-1].name:
            continue
        if len(cells(graph, between.name)[0].patterns) > 1:
            continue
        first = next((b, s) for b, s in graph.at[between.name] if b.end(s).port != other.port)
        held = first[0].end("head" if first[1] == "tail" else "tail")
        junction = graph.elements[held.element]
        if isinstance(junction, Junction) and junction.common == "flow":
            yield Constraint(element, between, junction.name)


def driven(graph: Graph, dependent: Sequence[str] = (), algebra: Any = None) -> Graph:
    """The same system, its constraints as driven components of new generalized velocities.

    Args:
        graph: a graph with constraints `f << TF(a) << Sf(b)` on one junction f, or with sources of flow further away in
            a mechanism, which are brought there.
        dependent: the components of f that follow from the others, one for each constraint; by default those that the
            constraints determine best at a random point. Where they do not determine them the motion stops.
        algebra: sympy by default.

    Raises:
        NotReducible: where there are none, they hold several junctions, they repeat or contradict each other, or
            there are too many to be written out.
        StructureError: for dependent components that f has not, or that are not as many as there are constraints.

    >>> from bondgraph.elements import TF, I, One, Sf
    >>> f = One("f", ("u", "w"))
    >>> drawn = Graph("slope", f >> I("m"), f << TF("a", ((1, "k"),)) << Sf("b"))
    >>> new = driven(drawn, dependent=("u",))
    >>> new.junctions["f_"].components, new.elements["f_B"].value
    (('w_', 'b_'), (('-k', '1'), ('1', '0')))
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    from bondgraph.far import neared

    graph = neared(checked(graph), algebra)
    found = constraints(graph)
    name = _junction(graph, found)
    junction = graph.junctions[name]
    symbols = Symbols(graph, algebra)
    a = _rows(symbols, found)
    _check_count(graph, a.shape[0], found)
    sources = _sources(graph, junction)
    chosen = _chosen(junction, dependent, a.shape[0]) if dependent else _pivots(symbols, a, found, sources)
    change = [[algebra.text(entry) for entry in row] for row in _change(algebra, a, chosen)]
    return _rewritten(graph, junction, found, chosen, change, {name for name, _ in sources})


def pulled(graph: Graph, algebra: Any = None) -> Graph:
    """The same system, sources of flow behind a transformer's rows drawn as constraints at its columns.

    Who drives the rate of a coordinate, or the velocity of a point, holds the velocities that it follows.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    taken = {*graph.elements, *graph.symbols}
    gone, links = set(), []
    for name, junction in graph.junctions.items():
        sources = _sources(graph, junction) if junction.common == "flow" else []
        behind = _behind(graph, name) if sources else None
        if behind is None:
            continue
        transformer, rows, held = behind
        M = transformer.modulus(At(relax(graph), algebra, Symbols(graph, algebra), graph.elements[transformer.name]))
        for source in sorted({source for source, _ in sources}):
            ks = [k for other, k in sources if other == source]
            if set(ks) <= set(rows):
                value = tuple(tuple(algebra.text(M[rows.index(k), j]) for j in range(M.shape[1])) for k in ks)
                known = tuple(junction.coordinates[k] for k in ks) if junction.coordinates else ()
                across = transformer.like(_unused(f"{source}_a", taken), value, known)
                links += [Link(End(graph.elements[source]), End(across, port=across.ports()[-1].name), True)]
                links += [Link(End(across, port=across.ports()[0].name), held, True)]
                gone.add(source)
    if not gone:
        return graph
    kept = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    return graph.changed([*kept, *links])


def _behind(graph: Graph, name: str) -> tuple[Transforming, list[int], End] | None:
    """The transformer to whose rows a junction is bonded, for each row the component, and where its columns are."""
    for bond, side in graph.at[name]:
        other = bond.end("head" if side == "tail" else "tail")
        element = graph.elements[other.element]
        if isinstance(element, Transforming) and other.port == element.ports()[-1].name:
            first = next((b, s) for b, s in graph.at[element.name] if b.end(s).port != other.port)
            end = first[0].end("head" if first[1] == "tail" else "tail")
            junction = graph.elements[end.element]
            if isinstance(junction, Junction) and junction.common == "flow" and len(end.components) > 1:
                names = tuple(junction.components[k] for k in end.components)
                return element, list(bond.end(side).components), End(junction, components=names)
    return None


def _junction(graph: Graph, found: Sequence[Constraint]) -> str:
    names = sorted({c.junction for c in found})
    if len(names) != 1:
        parties = [c.source.name for c in found]
        law = f"its constraints hold several junctions: {', '.join(names)}" if names else "it has no constraints"
        raise NotReducible(graph.name, law, parties=parties, remedy="draw them as f << TF(a) << Sf(b) on one f")
    return names[0]


def _rows(symbols: Symbols, found: Sequence[Constraint]) -> Any:
    """a, of shape (constraints, velocities)."""
    graph, xp = symbols.graph, symbols.xp
    causal = relax(graph)
    size = len(graph.junctions[found[0].junction].components)
    rows = []
    for c in found:
        assert isinstance(c.transformer, Transforming)
        modulus = c.transformer.modulus(At(causal, xp, symbols, c.transformer))
        held = next(
            end.components
            for bond, _ in graph.at[c.transformer.name]
            for end in (bond.tail, bond.head)
            if end.element == c.junction
        )
        for i in range(modulus.shape[0]):
            row = [xp.number(0)] * size
            for j, k in enumerate(held):
                row[k] = row[k] + modulus[i, j]
            rows.append(row)
    return xp.matrix(rows)


def _check_count(graph: Graph, count: int, found: Sequence[Constraint]) -> None:
    if count > MOST:
        law = f"{count} constraints are too many to write out which velocities follow"
        parties = [c.source.name for c in found]
        remedy = "use kane_velocity, kane_momentum or partially_lagrangian"
        raise TooMany(graph.name, law, parties=parties, remedy=remedy)


def _chosen(junction: Junction, dependent: Sequence[str], count: int) -> list[int]:
    """The components a user wants to follow."""
    if len(set(dependent)) != count or not set(dependent) <= set(junction.components):
        raise StructureError(
            junction.name,
            f"{count} of its components follow from the constraints, and {', '.join(dependent)} are not such",
            parties=(junction.name, *dependent),
            remedy=f"choose {count} of {', '.join(junction.components)}",
        )
    return sorted(map(junction.components.index, dependent))


def _sources(graph: Graph, junction: Junction) -> list[tuple[str, int]]:
    """The sources of flow on a junction itself, each with the component it drives."""
    found = []
    for bond, side in graph.at[junction.name]:
        name = bond.end("head" if side == "tail" else "tail").element
        if graph.elements[name].role == "source" and all(c.patterns == ((EFFORT_IN,),) for c in cells(graph, name)):
            found += [(name, k) for k in bond.end(side).components]
    return sorted(found)


def check_driven(graph: Graph, algebra: Any = None) -> None:
    """Refuse constraints and driven flows of a junction that hold the same combination of its velocities.

    Raises:
        Contradiction: naming the sources of the fewest that do.
    """
    if algebra is None:
        from bondgraph.algebra import sympy as algebra
    found = constraints(graph)
    for name in sorted({c.junction for c in found}):
        here, junction = [c for c in found if c.junction == name], graph.junctions[name]
        symbols, sources = Symbols(graph, algebra), _sources(graph, junction)
        a = _rows(symbols, here)
        unit = [[algebra.number(int(k == j)) for j in range(a.shape[1])] for _, k in sources]
        rows = algebra.matrix([*([a[i, j] for j in range(a.shape[1])] for i in range(a.shape[0])), *unit])
        owners = [c.source.name for c in here for _ in range(_height(graph, c))] + [source for source, _ in sources]
        values = _generic(symbols, rows)
        if values is not None and not _independent(values):
            parties = _fewest(values, owners)
            law = _SAME if len(parties) > 1 else "this constraint holds no velocity: its row is zero"
            raise Contradiction(name, law, parties=parties, remedy="remove one of them, or correct its transformer")


_SAME = "these flows prescribe dependent combinations of its velocities: they repeat or contradict each other"


def _height(graph: Graph, constraint: Constraint) -> int:
    return next(bond.size for bond, _ in graph.at[constraint.source.name])


def _generic(symbols: Symbols, rows: Any) -> Any:
    """The values of rows at a point of greatest rank; None where they are defined at none."""
    import numpy as np

    evaluate = evaluator(symbols.xp, list(rows))
    used = {symbols.xp.name(s) for s in symbols.xp.free(rows)}
    given = {name: value for name, value in symbols.parameters.items() if value is not None}
    found = []
    for point in draws(used, symbols.graph.moving, given):
        with suppress(*UNDEFINED):
            found.append(np.array(evaluate(point)).reshape(rows.shape))
    return max(found, key=np.linalg.matrix_rank, default=None)


def _independent(rows: Any) -> bool:
    import numpy as np

    m, n = rows.shape
    return bool(m <= n and (not m or np.linalg.svd(rows, compute_uv=False)[-1] > REGULAR * np.abs(rows).max()))


def _fewest(rows: Any, owners: Sequence[str]) -> tuple[str, ...]:
    """The owners of fewest rows that are dependent."""
    kept = list(range(len(owners)))
    for k in range(len(owners)):
        rest = [i for i in kept if i != k]
        if not _independent(rows[rest]):
            kept = rest
    return tuple(dict.fromkeys(owners[k] for k in kept))


def _pivots(symbols: Symbols, a: Any, found: Sequence[Constraint], sources: Sequence[tuple[str, int]]) -> list[int]:
    """The velocities that follow from the others, the ones the constraints determine best at a generic point.

    What a source drives itself does not follow.
    """
    import numpy as np
    from scipy.linalg import qr

    m = a.shape[0]
    open_ = [k for k in range(a.shape[1]) if k not in {k for _, k in sources}]
    a, n = symbols.xp.matrix([[a[i, k] for k in open_] for i in range(m)]) if open_ else a, len(open_)
    names = [*(c.source.name for c in found), *dict.fromkeys(name for name, _ in sources)]
    evaluate = evaluator(symbols.xp, list(a))
    used = {symbols.xp.name(s) for s in symbols.xp.free(a)}
    given = {name: value for name, value in symbols.parameters.items() if value is not None}
    values = (np.array(evaluate(point)).reshape(m, n) for point in draws(used, symbols.graph.moving, given))
    regular = [v for v in values if _independent(v)] if m <= n else []
    if not regular:
        try:
            check_driven(symbols.graph, symbols.xp)
        except Contradiction as fewer:
            names = list(fewer.parties)
        raise NotReducible(
            ", ".join(names),
            "these constraints repeat or contradict each other, and do not determine their reactions",
            parties=names,
            remedy="remove one of them",
        )
    return sorted(open_[int(k)] for k in qr(regular[0], mode="r", pivoting=True)[1][:m])


def _change(xp: Any, a: Any, dependent: Sequence[int]) -> list[list[Any]]:
    """B: f = B f', f' = (u, c), by rows."""
    m, n = a.shape
    free = [k for k in range(n) if k not in dependent]
    inverse = _inverse(xp, [[a[i, k] for k in dependent] for i in range(m)])
    rows = []
    for k in range(n):
        if k in free:
            rows.append([xp.number(int(j == free.index(k))) for j in range(n)])
            continue
        mine = inverse[list(dependent).index(k)]
        follows = [-sum((mine[i] * a[i, j] for i in range(m)), xp.number(0)) for j in free]
        rows.append([xp.tidy(x) for x in [*follows, *mine]])
    return rows


def _inverse(xp: Any, rows: list[list[Any]]) -> list[list[Any]]:
    """The inverse of a small matrix, by cofactors."""
    m = range(len(rows))

    def minor(i: int, j: int) -> Any:
        return _determinant(xp, [[rows[k][l] for l in m if l != j] for k in m if k != i])

    whole = _determinant(xp, rows)
    return [[(-1) ** (i + j) * minor(i, j) / whole for i in m] for j in m]


def _determinant(xp: Any, rows: list[list[Any]]) -> Any:
    if not rows:
        return xp.number(1)
    first, *rest = rows
    minors = ([row[:j] + row[j + 1 :] for row in rest] for j in range(len(first)))
    terms = ((-1) ** j * x * _determinant(xp, minor) for j, (x, minor) in enumerate(zip(first, minors, strict=True)))
    return sum(terms, xp.number(0))


def _rewritten(
    graph: Graph,
    junction: Junction,
    found: Sequence[Constraint],
    dependent: Sequence[int],
    B: list[list[str]],
    sources: set[str],
) -> Graph:
    """The graph with 1(f') and TF(B) before 1(f), and the sources on f'."""
    taken = {*graph.elements, *graph.symbols, *(name for given in graph.signals.values() for name in given)}
    free = [name for k, name in enumerate(junction.components) if k not in dependent]
    sizes = {c.source.name: next(bond.size for bond, _ in graph.at[c.source.name]) for c in found}
    held = {
        name: [name if size == 1 else f"{name}_{k + 1}" for k in range(size)] for name, size in sizes.items()
    }  # fmt: skip
    stems = [*free, *(x for names in held.values() for x in names)]
    new = {stem: _unused(f"{stem}_", taken) for stem in stems}
    before = type(junction)(_unused(f"{junction.name}_", taken), tuple(new[stem] for stem in stems))
    first = found[0].transformer
    assert isinstance(first, Transforming)
    change = first.like(_unused(f"{junction.name}_B", taken), tuple(map(tuple, B)))
    gone = {c.transformer.name for c in found} | {c.source.name for c in found}
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    for k, link in enumerate(links):
        if {link.left.element.name, link.right.element.name} & sources:
            left, right = (_moved(end, junction, before, new) for end in (link.left, link.right))
            links[k] = Link(left, right, link.rightward)
    links += [Link(End(before), End(change), True), Link(End(change), End(junction), True)]
    for c in found:
        components = tuple(new[stem] for stem in held[c.source.name])
        links.append(Link(End(c.source), End(before, components=components), True))
    return graph.changed(links)


def _moved(end: End, junction: Junction, before: Junction, new: Mapping[str, str]) -> End:
    """The end of a source's bond on 1(f), on 1(f')."""
    if end.element.name != junction.name:
        return end
    return End(before, components=tuple(new[name] for name in end.components or junction.components))


def _unused(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    taken.add(name)
    return name
