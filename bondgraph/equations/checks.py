"""What every set of equations must pass before it is handed out: regular at random states, and its identities."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.algebra.tidied import tidied
from bondgraph.equations.balance import REST, Balance
from bondgraph.equations.coordinate_map import check_map
from bondgraph.equations.denominators import check_denominators
from bondgraph.equations.equations import Equations, inline
from bondgraph.equations.evaluation_order import Let, Step
from bondgraph.equations.lower import arguments
from bondgraph.equations.points_near_zero import points_near_zero, values_near_zero
from bondgraph.equations.random_states import REPEATED, ROUGH, Function, Points, RandomPoints, steady
from bondgraph.equations.solvability import defaults, unsolvable
from bondgraph.equations.solve_units import in_own_units, needs_own_units
from bondgraph.equations.underdetermined import unmet, unreferenced
from bondgraph.equations.written_out import MUCH, written_out
from bondgraph.errors import NoSolution, ValueRefused
from bondgraph.graph.law import Identity, Implicit, Solve, Transforming
from bondgraph.program.linear_solve import singular
from bondgraph.program.rank import is_definite, is_singular, is_symmetric, minimum_norm_solution
from bondgraph.program.tolerances import IDENTITY, RANK, ROUNDED


def check(equations: Equations, points: RandomPoints) -> Equations:
    """The same equations, linear systems of one unknown divided out, the others marked where they are symmetric.

    A system is refused if it is singular at every random point tried: at one it may be a singular configuration.

    Raises:
        SingularSystem: where the rates are not determined, naming the components.
        FrameError: where an inertia is not constant in the axes of its junction.
        ValueRefused: where a parameter's default makes an expression undefined.
    """
    given = defaults(equations)
    check_map(equations.balance, given)
    at = _points(equations, points)
    parts = {
        id(step): _blocks(equations.xp, step)
        for step in equations.steps
        if isinstance(step, Solve) and not step.checked
    }
    matrices = [list(part.matrix) for found in parts.values() for part in found]
    wholes = [] if equations.redundant is None else [list(equations.redundant.matrix)]
    identities = [identity for identity in equations.balance.identities if not identity.rows]
    pairs = [[identity.expression, identity.square] for identity in identities]
    # What a matrix owes to rounding would make it regular; an identity has its own scale to be compared with.
    ways: list[Evaluation] = [*([steady] * len([*matrices, *wholes])), *([_at] * len(pairs))]
    values = _each(equations, [*matrices, *wholes, *pairs], points, at, ways)
    regular: dict[int, list[Step]] = {
        key: [_regular(equations, part, next(values), len(found) > 1, points) for part in found]
        for key, found in parts.items()
    }
    whole = None if equations.redundant is None else in_own_units(equations, equations.redundant, next(values))
    _check_solvable(equations, points)
    _check_identities(identities, values, lambda k, row: _rounds(equations, pairs[k][0], points, at[row]))
    chosen = [part for step in equations.steps for part in regular.get(id(step), [step])]
    checked = inline(written_out(replace(equations, steps=tuple(chosen), redundant=whole)))
    if given:
        _check_divided(checked, points, at)
        check_denominators(checked, given, points.program)
    return checked


def _check_solvable(equations: Equations, points: RandomPoints) -> None:
    """Refuse nonlinear systems that are singular, or without solution, at all points."""
    import numpy as np

    for step in equations.steps:
        if isinstance(step, Implicit) and unsolvable(equations, step, points):
            names = [equations.xp.name(s).rstrip("'") for s in step.unknowns]
            raise unreferenced(equations.graph) or singular(np.zeros((len(names), len(names))), names)


def _check_identities(
    identities: Sequence[Identity],
    values: Iterable[list[list[float]]],
    rounds: Callable[[int, int], bool] = lambda k, row: False,
) -> None:
    """Refuse what must hold besides, and does not, beside the size of its terms, at some point.

    Where all its terms are zero it is compared with one: things are of order one there.

    Args:
        identities: what must hold.
        values: of each at each point what is left, and the square of its size.
        rounds: whether what is left of one at a point is rounding of terms that are larger by far. At one point at
            least it must hold beside its size.
    """
    for k, (identity, pairs) in enumerate(zip(identities, values, strict=True)):
        sizes = [math.sqrt(abs(square)) or 1.0 for _, square in pairs]
        off = [row for row, (residual, _) in enumerate(pairs) if abs(residual) > IDENTITY * sizes[row]]
        for row in off:
            if len(off) == len(pairs) or not rounds(k, row):
                raise identity.error.measured(pairs[row][0], sizes[row])


def _rounds(equations: Equations, expression: Any, points: RandomPoints, point: Sequence[float]) -> bool:
    """Whether an expression at a point is rounding: it is another number where what it is found from rounds anew."""
    function, draw = points.function(equations, [expression]), random.Random(2)
    with suppress(ArithmeticError, ValueError):
        (here,) = function(list(point))
        others = [function([x * (1.0 + ROUNDED * draw.uniform(-1.0, 1.0)) for x in point])[0] for _ in range(REPEATED)]
        return any(abs(x - here) > ROUGH * abs(here) for x in others)
    return False


def _blocks(xp: Algebra, solve: Solve) -> list[Solve]:
    """The independent systems in a system: those that no entry couples."""
    import networkx as nx

    n = range(len(solve.unknowns))
    graph = nx.Graph()
    graph.add_nodes_from((kind, i) for i in n for kind in ("row", "column"))
    graph.add_edges_from((("row", i), ("column", j)) for i in n for j in n if not xp.is_zero(solve.matrix[i, j]))
    parts = [
        (sorted(i for kind, i in part if kind == "row"), sorted(j for kind, j in part if kind == "column"))
        for part in nx.connected_components(graph)
    ]
    if len(parts) == 1 or any(len(rows) != len(columns) for rows, columns in parts):
        return [solve]
    return [
        replace(
            solve,
            unknowns=tuple(solve.unknowns[j] for j in columns),
            matrix=xp.matrix([[solve.matrix[i, j] for j in columns] for i in rows]),
            right=xp.column([solve.right[i] for i in rows]),
            minimum_norm=tuple(solve.unknowns[j] for j in columns if solve.unknowns[j] in solve.minimum_norm),
        )
        for rows, columns in parts
    ]


def _points(equations: Equations, points: RandomPoints) -> Points:
    """Random points: parameters positive, at their default where they have one; states away from zero.

    Where no point satisfies the constraints, as it may be with some defaults, points that do not must do.
    """
    given = defaults(equations)
    bare = equations.balance.constrained(independent=())
    loose = (replace(bare, region=replace(bare.region, reach=reach)) for reach in (1.0, REST))
    return points.of(equations, given).points or [
        point for balance in loose for point in points.of(replace(equations, balance=balance), given).points
    ]


Evaluation = Callable[[Function, Sequence[float]], list[float]]


def _at(function: Function, point: Sequence[float]) -> list[float]:
    return function(point)


def _evaluate(
    equations: Equations,
    expressions: Sequence[Any],
    points: RandomPoints,
    at: Points,
    way: Evaluation = _at,
) -> list[list[float]]:
    function = points.function(equations, expressions)
    values: list[list[float]] = []
    divided = []
    for point in at:
        try:
            values.append(way(function, point))
        except ZeroDivisionError:
            divided.append(point)
        except (NoSolution, ArithmeticError, ValueError):
            continue  # outside the domain of a law: another point may lie inside
    if divided and len(divided) == len(at) and defaults(equations):
        raise _divided_by_zero(equations, function, divided[0])
    return values


def _each(
    equations: Equations,
    groups: Sequence[Sequence[Any]],
    points: RandomPoints,
    at: Points,
    ways: Sequence[Evaluation],
) -> Iterator[list[list[float]]]:
    """The values of groups of expressions, evaluated together where all are defined, since they share much."""
    if not groups:
        return
    together = [expression for group in groups for expression in group]
    try:
        function = points.function(equations, together)
        values = {way: [way(function, point) for point in at] for way in {*ways}}
    except (ArithmeticError, ValueError):
        yield from (_evaluate(equations, group, points, at, way) for group, way in zip(groups, ways, strict=True))
        return
    ends = list(accumulate(map(len, groups), initial=0))
    for way, (start, end) in zip(ways, pairwise(ends), strict=True):
        yield [row[start:end] for row in values[way]]


def _check_divided(equations: Equations, points: RandomPoints, at: Points) -> None:
    """Refuse defaults with which a rate is divided by zero everywhere: one point at which none is will do.

    A nonlinear system may have no solution at others, and that is found out slowly: first comes one where it has.
    """
    function = points.function(equations, list(equations.rates.values()))
    is_nonlinear = any(isinstance(step, Implicit) for step in equations.steps)
    near = points_near_zero(points.of(equations, defaults(equations)))[:1] if is_nonlinear else []
    if at and not any(_is_defined(function, point) for point in [*near, *map(list, at)]):
        raise _divided_by_zero(equations, function, at[0])


def _divided_by_zero(equations: Equations, function: Any, point: Sequence[float]) -> ValueRefused:
    """The refusal of defaults with which something is divided by zero: those whose change is a cure, else all zeros."""
    given = defaults(equations)
    check_denominators(equations, given)
    places = {name: k for k, name in enumerate(arguments(equations)) if name in given}
    cures = [name for name, k in places.items() if _is_defined(function, [*point[:k], point[k] + 0.7, *point[k + 1 :]])]
    parties = cures or [name for name in given if not given[name]] or list(given)
    shown = ", ".join(f"{name} = {given[name]:g}" for name in parties)
    law = f"something is divided by zero with the defaults {shown}"
    return ValueRefused(", ".join(parties), law, parties=parties, remedy="give another value")


def _is_defined(function: Any, point: list[float]) -> bool:
    try:
        function(point)
    except ZeroDivisionError:
        return False
    except (NoSolution, ArithmeticError, ValueError):
        return True
    return True


def _regular(equations: Equations, solve: Solve, values: list[list[float]], kept: bool, points: RandomPoints) -> Step:
    """A solve with its marks, if it is regular at some point; one of a single unknown is divided out."""
    import numpy as np

    n = len(solve.unknowns)
    names = [equations.xp.name(s).rstrip("'") for s in solve.unknowns]
    own, near = [np.array(v).reshape(n, n) for v in values], list[Any]()
    if not solve.minimum_norm and all(map(is_singular, own)):
        # States of order one may be far from any of the model: there laws overflow, or hide what is beside them.
        states = points.of(equations, defaults(equations))
        near = [np.array(v).reshape(n, n) for v in values_near_zero(states, list(solve.matrix))]
    matrices = [*own, *near]
    finite = [matrix for matrix in matrices if np.isfinite(matrix).all()]
    regular = not matrices or not all(map(is_singular, matrices))
    if not regular and not solve.minimum_norm:
        raise unreferenced(equations.graph) or (
            singular(finite[0], names) if finite else unmet(equations.balance, points)
        )
    xp = equations.xp
    entries = [*solve.matrix, *solve.right]
    if not xp.joins_terms or xp.operations(entries) <= MUCH:
        entries = tidied(xp, entries)
    matrix = xp.matrix([entries[i * n : (i + 1) * n] for i in range(n)])
    right = xp.column(entries[n * n :])
    if n == 1 and regular:
        return Let(solve.unknowns[0], right[0] / matrix[0, 0], kept)
    # Near zero more is symmetric than elsewhere.
    judged = not solve.minimum_norm and not near
    definite = judged and all(is_symmetric(matrix) and is_definite(matrix) for matrix in own)
    found = replace(solve, matrix=matrix, right=right, symmetric=definite)
    return (
        in_own_units(equations, found, [each.ravel() for each in finite]) if needs_own_units(found, finite) else found
    )


def check_integrals(balance: Balance, points: RandomPoints) -> None:
    """Refuse an integral whose rate is not the flow of its row, whatever the coordinates and velocities.

    Where the flow follows from others by rows of the balance, it is not that of any velocities: `check` looks at it
    where these rows are solved. Those of closures are judged where loops are closed, once that is known.

    Args:
        balance: the balance.
        points: of the compile.

    Raises:
        BondGraphError: what the transformer says of it.
    """
    graph, closed = balance.causal.graph, balance.region.near
    found = [
        identity
        for identity in balance.identities
        if isinstance(graph.elements.get(identity.error.place), Transforming) and bool(identity.rows) == bool(closed)
    ]
    if not found:
        return
    xp = balance.xp
    places = ((xp.symbol(name), graph.junctions[owner].components[k]) for name, owner, k in graph.coordinates())
    flows = {xp.rate(x): xp.symbol(flow) for x, flow in places}
    drawn = {xp.name(x): x for x in (*balance.states, *balance.unknowns)}
    given = {name: value for name, value in balance.parameters.items() if value is not None}
    loose = Equations(balance.constrained(independent=()), balance.steps, drawn)
    terms = [[xp.substitute(x, flows) for x in (each.expression, each.square, *each.rows)] for each in found]
    unknown = {*balance.unknowns}
    told = [k for k, (_, square, *_) in enumerate(terms) if unknown.isdisjoint(loose.behind(xp.free(square)))]
    if not told:
        return
    states = points.of(loose, given)
    if not closed:
        _check_identities([found[k] for k in told], (states.values(terms[k]) for k in told))
    for place in closed:
        at = [[place.get(name, x) for name, x in zip(states.names, point, strict=True)] for point in states.wide]
        for k in told:
            _check_vanishing(found[k], states.values(terms[k], at))


def _check_vanishing(identity: Identity, values: list[list[float]]) -> None:
    """Refuse what does not vanish with its rows, at some velocities and one configuration.

    Args:
        identity: what must vanish.
        values: at each of these velocities what it is, the square of the size of its terms, and its rows.
    """
    import numpy as np

    found = np.reshape(values, (-1, 2 + len(identity.rows)))
    found = found[np.isfinite(found).all(axis=1)]
    left, sizes, rows = found[:, 0], np.sqrt(np.abs(found[:, 1])), found[:, 2:]
    off = np.abs(left - rows @ minimum_norm_solution(rows, left, RANK))
    if (off > IDENTITY * sizes).any():
        worst = int((off / sizes).argmax())
        raise identity.error.measured(float(off[worst]), float(sizes[worst]))
