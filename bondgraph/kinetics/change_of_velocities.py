"""Constraints embedded by a change of generalized velocities f = B f', f' = (u, c), with a B = [0 I]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from bondgraph.algebra.determinant import determinant
from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.equations.places import Places
from bondgraph.equations.random_points import draws, evaluator
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import ExpressionError, NotReducible, StructureError
from bondgraph.graph.chain import End, Link
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.junction import Junction
from bondgraph.graph.law import Transforming
from bondgraph.kinetics.constraints import (
    Constraint,
    are_independent,
    constrained_junction,
    constraint_rows,
    constraints,
    repeated,
    sources_on,
)
from bondgraph.kinetics.independent_velocities import check_determined, check_free
from bondgraph.kinetics.prescribed import unused_name
from bondgraph.kinetics.pull_back import redrawn, unconstrained_if_pulled_back
from bondgraph.program.calls import explained
from bondgraph.program.rank import pivot_columns

MOST = 3
"""Constraints whose dependent velocities are written out; for more the formulas grow too long."""
LONGEST = 20_000
"""So many characters a coefficient of theirs may have; formulas of three constraints are some seventy times as long."""


@explained
def driven(graph: Graph, dependent: Sequence[str] = (), algebra: Algebra | None = None) -> Graph:
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
        StructureError: for dependent components that f has not, that are not as many as there are constraints, or
            that these do not determine.

    >>> from bondgraph.elements import TF, I, One, Sf
    >>> f = One("f", ("u", "w"))
    >>> drawn = Graph("slope", f >> I("m"), f << TF("a", ((1, "k"),)) << Sf("b"))
    >>> new = driven(drawn, dependent=("u",))
    >>> new.junctions["f_"].components, new.elements["f_B"].value
    (('w_', 'b_'), (('-k', '1'), ('1', '0')))
    """
    algebra = chosen(algebra)
    drawn = checked(graph)
    free = unconstrained_if_pulled_back(drawn, algebra, RandomPoints())
    return embedded(redrawn(free) if free else drawn, dependent, algebra)[0]


def embedded(
    graph: Graph,
    dependent: Sequence[str],
    algebra: Algebra,
    free: Sequence[str] = (),
    scales: Mapping[str, float] = MappingProxyType({}),
) -> tuple[Graph, VelocityChoice]:
    """The same system, its constraints at the generalized velocities as driven components of new ones; see `driven`.

    Args:
        graph, dependent, algebra: as of `driven`.
        free: the components that do not follow, in place of those that do.
        scales: sizes of coordinates, by name, where these are not one.

    Returns:
        The graph, and the choice of independent velocities.
    """
    found = constraints(graph)
    name = constrained_junction(graph, found)
    junction = graph.junctions[name]
    places = Places(graph, algebra)
    a = constraint_rows(places, found)
    _check_length(graph, a, algebra, found)
    sources = sources_on(graph, junction)
    dependent = [*dependent, *_others(junction, free, sources, a.shape[0])] if free else dependent
    samples = partial(_samples, places, scales)
    chosen = (
        _chosen(junction, dependent, a.shape[0], samples(a))
        if dependent
        else _pivots(places, a, found, sources, samples)
    )
    change = [[algebra.text(entry) for entry in row] for row in _change(algebra, a, chosen)]
    made, called = _rewritten(graph, junction, found, chosen, change, {name for name, _ in sources})
    open_ = [k for k in range(a.shape[1]) if k not in {k for _, k in sources}]
    names = tuple(junction.components[k] for k in open_)
    independent = tuple(junction.components[k] for k in open_ if k not in chosen)
    rows = algebra.matrix([[a[i, k] for k in open_] for i in range(a.shape[0])])
    symbols = tuple(called[name] for name in independent)
    whose = tuple(c.source.name for c in found for bond, _ in graph.at[c.source.name] for _ in range(bond.size))
    return made, VelocityChoice(names, rows, independent, symbols, whose, tuple(range(a.shape[0])))


def _others(junction: Junction, free: Sequence[str], sources: Sequence[tuple[str, int]], count: int) -> list[str]:
    """The components that follow where others are independent, and no source drives them."""
    driven = {junction.components[k] for _, k in sources}
    check_free(junction.name, free, [name for name in junction.components if name not in driven], count)
    return [name for name in junction.components if name not in {*free} | driven]


def can_be_written_out(count: int, coefficients: Iterable[str] = ()) -> bool:
    """Whether so many constraints with such coefficients leave short formulas for the velocities that follow."""
    try:
        return count <= MOST and all(len(text) <= LONGEST for text in coefficients)
    except ExpressionError:  # longer than any formula may be
        return False


def _check_length(graph: Graph, a: Any, algebra: Algebra, found: Sequence[Constraint]) -> None:
    count, width = a.shape
    if not can_be_written_out(count, (algebra.text(a[i, k]) for i in range(count) for k in range(width))):
        much = (
            f"{count} constraints are too many" if not can_be_written_out(count) else "these constraints are too long"
        )
        law = f"{much} to write out which velocities follow"
        parties = [c.source.name for c in found]
        remedy = "use kane_velocity, kane_momentum or partially_lagrangian"
        raise NotReducible(graph.name, law, parties=parties, remedy=remedy)


def _chosen(junction: Junction, dependent: Sequence[str], count: int, samples: Iterator[Any]) -> list[int]:
    """The components a user wants to follow."""
    others = {*dependent} - {*junction.components}
    if len(dependent) != count or len({*dependent}) != count or others:
        raise StructureError(
            junction.name,
            f"{count} of its components follow from the constraints, and {', '.join(dependent)} are not such",
            parties=(junction.name, *dependent),
            remedy=f"choose {count} of {', '.join(junction.components)}",
        )
    chosen = sorted(map(junction.components.index, dependent))
    check_determined(junction.name, [junction.components[k] for k in chosen], samples, chosen)
    return chosen


def _samples(places: Places, scales: Mapping[str, float], rows: Any) -> Iterator[Any]:
    """The values of rows at random points."""
    import numpy as np

    xp = places.xp
    evaluate = evaluator(xp, list(rows))
    used = {xp.name(s) for s in xp.free(rows)}
    given = {name: value for name, value in places.symbols.parameters.items() if value is not None}
    points = draws(used, places.causal.graph.moving, given, scales)
    return (np.array(evaluate(point)).reshape(rows.shape) for point in points)


def _pivots(
    places: Places,
    a: Any,
    found: Sequence[Constraint],
    sources: Sequence[tuple[str, int]],
    samples: Callable[[Any], Iterator[Any]],
) -> list[int]:
    """The velocities that follow from the others, the ones the constraints determine best at a generic point.

    What a source drives itself does not follow.
    """
    xp, graph, m = places.xp, places.causal.graph, a.shape[0]
    open_ = [k for k in range(a.shape[1]) if k not in {k for _, k in sources}]
    a, n = xp.matrix([[a[i, k] for k in open_] for i in range(m)]) if open_ else a, len(open_)
    names = [*(c.source.name for c in found), *dict.fromkeys(name for name, _ in sources)]
    regular = [v for v in samples(a) if are_independent(v)] if m <= n else []
    if not regular:
        if (fewer := repeated(graph, xp)) is not None:
            names = list(fewer[1])
        raise NotReducible(
            ", ".join(names),
            "these constraints repeat or contradict each other, and do not determine their reactions",
            parties=names,
            remedy="remove one of them",
        )
    return sorted(open_[k] for k in pivot_columns(regular[0]))


def _change(xp: Algebra, a: Any, dependent: Sequence[int]) -> list[list[Any]]:
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


def _inverse(xp: Algebra, rows: list[list[Any]]) -> list[list[Any]]:
    """The inverse of a small matrix, by cofactors."""
    m = range(len(rows))

    def minor(i: int, j: int) -> Any:
        return determinant(xp, [[rows[k][l] for l in m if l != j] for k in m if k != i])

    whole = determinant(xp, rows)
    return [[(-1) ** (i + j) * minor(i, j) / whole for i in m] for j in m]


def _rewritten(
    graph: Graph,
    junction: Junction,
    found: Sequence[Constraint],
    dependent: Sequence[int],
    B: list[list[str]],
    sources: set[str],
) -> tuple[Graph, Mapping[str, str]]:
    """The graph with 1(f') and TF(B) before 1(f), the sources on f'; and the names of f'."""
    taken = {*graph.elements, *graph.symbols, *(name for given in graph.signals.values() for name in given)}
    free = [name for k, name in enumerate(junction.components) if k not in dependent]
    sizes = {c.source.name: next(bond.size for bond, _ in graph.at[c.source.name]) for c in found}
    fixed = {
        name: [name if size == 1 else f"{name}_{k + 1}" for k in range(size)] for name, size in sizes.items()
    }  # fmt: skip
    stems = [*free, *(x for names in fixed.values() for x in names)]
    new = {stem: unused_name(f"{stem}_", taken) for stem in stems}
    before = type(junction)(unused_name(f"{junction.name}_", taken), tuple(new[stem] for stem in stems))
    first = found[0].transformer
    assert isinstance(first, Transforming)
    change = first.like(unused_name(f"{junction.name}_B", taken), tuple(map(tuple, B)))
    gone = {c.transformer.name for c in found} | {c.source.name for c in found}
    links = [x for x in graph.links if not {x.left.element.name, x.right.element.name} & gone]
    for k, link in enumerate(links):
        if {link.left.element.name, link.right.element.name} & sources:
            left, right = (_moved(end, junction, before, new) for end in (link.left, link.right))
            links[k] = Link(left, right, link.rightward)
    links += [Link(End(before), End(change), True), Link(End(change), End(junction), True)]
    for c in found:
        components = tuple(new[stem] for stem in fixed[c.source.name])
        links.append(Link(End(c.source), End(before, components=components), True))
    return graph.changed(links), new


def _moved(end: End, junction: Junction, before: Junction, new: Mapping[str, str]) -> End:
    """The end of a source's bond on 1(f), on 1(f')."""
    if end.element.name != junction.name:
        return end
    return End(before, components=tuple(new[name] for name in end.components or junction.components))
