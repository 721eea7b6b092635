"""Constraints anywhere in a mechanism, pulled back to its generalized velocities: f << TF(a) << Sf(b).

What a source of flow prescribes somewhere in a mechanism, behind junctions and transformers, is a combination a f
of its generalized velocities. There the source brings the same reaction; what led to it goes, but for what leads
elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph, Node
from bondgraph.causality.relax import strokes_of
from bondgraph.equations.balance import assemble
from bondgraph.equations.checks import check_integrals
from bondgraph.equations.places import Places
from bondgraph.equations.positions import integrals_at
from bondgraph.equations.random_points import UNDEFINED, Sampling, draws, evaluator, sampled
from bondgraph.equations.random_states import RandomPoints, steady
from bondgraph.equations.summed_integrals import SummedIntegrals
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import NotReducible
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Divisible
from bondgraph.graph.prune import pruned
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.kinetics import KeptConstraint, Kinetics
from bondgraph.kinetics.mass_matrix import Mechanism, all_free
from bondgraph.kinetics.prescribed import (
    Prescribed,
    drawn_at_columns,
    is_prescribed,
    leads_only_there,
    prescribed,
    prescribed_elsewhere,
    unused_name,
    without_constraints,
)
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.rank import most_independent, rank
from bondgraph.program.tolerances import RANK, ROUNDED


@dataclass(frozen=True)
class Pulled:
    """A constraint pulled back to the generalized velocities: a f = b.

    Args:
        each: where it is drawn.
        rows: those of its source's components that hold something.
        source: the source of these.
        a: their matrix, of shape (rows, S).
        left_out: components that hold something and repeat others where the loops are closed, with their sources.
    """

    each: Prescribed
    rows: tuple[int, ...]
    source: Element
    a: Any
    left_out: tuple[tuple[str, int], ...] = ()


class RepeatedRows(NamedTuple):
    """Rows of constraints of which some repeat others where loops are closed.

    Args:
        every: all of them, of shape (R, S).
        sources: what each belongs to.
        kept: the indices of those that are kept.
        firm: of those that stay in any case.
    """

    every: Any
    sources: tuple[str, ...]
    kept: tuple[int, ...]
    firm: tuple[int, ...]


@dataclass(frozen=True)
class Unconstrained:
    """A mechanism with its constraints taken off, [004] 2.1.

    Args:
        drawn: the graph with them.
        mechanism: as it moves without them.
        pulled: what each of them holds; those that hold nothing are left out.
        at_random: the points of the compile.
        repeated: the rows among which these have been chosen; None where none repeats others.
        scales: sizes of coordinates, by name, where loops tell that they are far from one.
    """

    drawn: Graph
    mechanism: Mechanism
    pulled: tuple[Pulled, ...]
    at_random: RandomPoints
    repeated: RepeatedRows | None = None
    scales: Mapping[str, float] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many rows the constraints have together."""
        return sum(len(each.rows) for each in self.pulled)

    @property
    def coefficients(self) -> Iterator[str]:
        """The coefficients of these rows, written out."""
        for a in (each.a for each in self.pulled):
            yield from (self.mechanism.xp.text(a[i, k]) for i in range(a.shape[0]) for k in range(a.shape[1]))

    @property
    def left_out(self) -> bool:
        """Whether rows are left out that repeat others, or hold nothing: no one knows their reactions."""
        rows = sum(bond.size for each in prescribed(self.drawn) for bond, _ in self.drawn.at[each.source.name])
        return rows > self.count

    def where_closed(self, loops: ClosedLoops | None, kept: Sequence[int] = ()) -> Unconstrained:
        """The same without the rows that repeat others where the loops are closed.

        Args:
            loops: where they are closed.
            kept: the rows that are kept; by default those that determine most at the first closed configuration.
        """
        every, firm = _every_row(self.mechanism.xp, self.pulled)
        if loops is None or every is None:
            return self
        kept = kept or loops.independent(every, firm)
        if len(kept) == every.shape[0]:
            return self
        sources = tuple(one.each.source.name for one in self.pulled for _ in one.rows)
        repeated = RepeatedRows(every, sources, tuple(kept), firm)
        return replace(self, pulled=_kept(self.mechanism.xp, self.pulled, kept), repeated=repeated)

    def sized(self, loops: ClosedLoops | None) -> Unconstrained:
        """The same, drawn at random with coordinates of the sizes that loops tell."""
        return replace(self, scales=loops.scales) if loops else self

    def choosing(self, choice: VelocityChoice | None) -> VelocityChoice | None:
        """A choice of independent velocities with the rows that repeat others; of rows alone where a form has none."""
        if self.repeated is None:
            return choice
        xp, (rows, sources, kept, firm) = self.mechanism.xp, self.repeated
        names = [xp.name(f) for f in self.mechanism.kinetics.f]
        choice = choice or VelocityChoice(tuple(names[i] for i in self.k.u), rows, (), (), sources, kept)
        columns = [names.index(name) for name in choice.names]
        rows = xp.matrix([[rows[i, k] for k in columns] for i in range(rows.shape[0])])
        return choice.among(rows, sources, kept, firm)

    @cached_property
    def gone(self) -> frozenset[str]:
        """Sources of the constraints, and the junctions that lead to nothing else."""
        found = prescribed(self.drawn)
        alone = {each.junction.name for each in found if each.junction and leads_only_there(self.drawn, each)}
        return frozenset(alone | {each.source.name for each in found})

    @cached_property
    def k(self) -> Kinetics:
        """Its kinetics, with the flow and the position that each constraint gives."""
        check_integrals(self.mechanism.balance, self.at_random)
        xp = self.mechanism.xp
        known = given(self.drawn, [each.source for each in prescribed(self.drawn)], xp)
        found = []
        for one in self.pulled:
            b, positions = zip(*(known[one.each.source.name][i] for i in one.rows), strict=True)
            places = ((xp.symbol(name), known[name][i][1]) for name, i in one.left_out)
            others = tuple(xp.substitute(x, {still: xp.number(0)}) for still, x in places if x is not None)
            found.append(KeptConstraint(one.each.source.name, one.a, positions, xp.column(b), left_out=others))
        return self.mechanism.kinetics.keeping(found)

    @property
    def rank(self) -> int:
        """How many of these rows are independent, whether or not loops are closed."""
        rows = self.points({})(self.k.a)[:, :, list(self.k.u)]
        return rank(most_independent(rows, RANK), RANK)

    def points(self, values: Mapping[str, float]) -> Sampling:
        """Random points of it.

        Args:
            values: of parameters, by name; others are at their defaults, or random.
        """
        parameters = self.mechanism.balance.parameters
        defaults = {name: value for name, value in parameters.items() if value is not None}
        known = {name: value for name, value in values.items() if name in parameters}
        return points(self.k, self.mechanism.source.moving, {**defaults, **known}, self.scales)


def unconstrained(graph: Graph, xp: Algebra, at_random: RandomPoints, kept_free: Iterable[Node] = ()) -> Unconstrained:
    """The mechanism in a graph without its constraints, and what each of them holds.

    Args:
        graph: a graph with inertias behind partial velocities.
        xp: the algebra.
        at_random: the points of the compile.
        kept_free: components of 1-junctions whose flows no inertia gives, as of `assign`.

    Raises:
        NotReducible: where the generalized velocities do not lie on one junction.
    """
    drawn = drawn_at_columns(checked(graph), xp)
    return _without(drawn, assign(without_constraints(drawn), kept_free), xp, at_random)


def unconstrained_if_pulled_back(drawn: Graph, xp: Algebra, at_random: RandomPoints) -> Unconstrained | None:
    """The same; None where every constraint is drawn at the generalized velocities, or there are none.

    A source of flow that drives what it is bonded to is no constraint: strokes tell.
    """
    elsewhere = prescribed_elsewhere(drawn)
    if elsewhere and not any(is_prescribed(drawn, each) for each in elsewhere) and not strokes_of(drawn).conflict:
        return None
    near = [] if elsewhere else [c.junction for c in constraints(drawn) if _beside_a_sum(drawn, c.junction)]
    if not elsewhere and not near:
        return None
    free = strokes_of(without_constraints(drawn))
    if free.conflict or (near and not any(_follows_a_sum(free, junction) for junction in near)):
        return None
    return _without(drawn, free, xp, at_random)


def _beside_a_sum(graph: Graph, junction: str) -> bool:
    """Whether a 1-junction is bonded to a 0-junction."""
    return any(bond.other_end(side).element in _sums(graph) for bond, side in graph.at[junction])


def _follows_a_sum(causal: CausalGraph, junction: str) -> bool:
    """Whether a 0-junction gives a flow of a 1-junction, as that of a joint gives a body's twist."""
    graph = causal.graph
    return any(
        causal.strokes[bond.name, k].side != side
        for bond, side in graph.at[junction]
        if bond.other_end(side).element in _sums(graph)
        for k in range(bond.size)
    )


def _sums(graph: Graph) -> set[str]:
    return {name for name, junction in graph.junctions.items() if junction.common == "effort"}


def _without(drawn: Graph, free: CausalGraph, xp: Algebra, at_random: RandomPoints) -> Unconstrained:
    mechanism = Mechanism(assemble(all_free(free), xp))
    pulled = tuple(filter(None, (_pulled(mechanism, x) for x in prescribed(drawn))))
    return Unconstrained(drawn, mechanism, pulled, at_random)


def _pulled(mechanism: Mechanism, each: Prescribed) -> Pulled | None:
    """What a constraint holds; None where that is nothing, as the rows of a loop in a plane do out of it."""
    xp, name = mechanism.xp, each.source.name
    a = mechanism.linear(mechanism.places[name].f(), name)
    rows = _holding(xp, mechanism.source, a, each)
    if not rows:
        return None
    source = each.source if len(rows) == a.shape[0] else each.source.part(rows)  # type: ignore[attr-defined]
    tidy = xp.matrix([[xp.tidy(a[i, j]) for j in range(a.shape[1])] for i in rows])
    return Pulled(each, tuple(rows), source, tidy)


def _owners(pulled: Sequence[Pulled]) -> list[tuple[int, int]]:
    """Of each row the constraint that it belongs to, and its index there."""
    return [(n, i) for n, one in enumerate(pulled) for i in range(len(one.rows))]


def _every_row(xp: Algebra, pulled: Sequence[Pulled]) -> tuple[Any, tuple[int, ...]]:
    """All rows of constraints, None where there are none, and those that stay: what cannot be parted, or moves."""
    owners = _owners(pulled)
    parted = [isinstance(one.each.source, Divisible) for one in pulled]
    is_firm = [not parted[n] or not pulled[n].each.source.is_still(pulled[n].rows[i]) for n, i in owners]  # type: ignore[attr-defined]
    rows = xp.matrix([[pulled[n].a[i, j] for j in range(pulled[n].a.shape[1])] for n, i in owners]) if owners else None
    return rows, tuple(k for k, firm in enumerate(is_firm) if firm)


def _kept(xp: Algebra, pulled: Sequence[Pulled], chosen: Sequence[int]) -> tuple[Pulled, ...]:
    """Constraints without some of their rows."""
    owners = _owners(pulled)
    left = [(pulled[n].each.source.name, pulled[n].rows[i]) for k, (n, i) in enumerate(owners) if k not in chosen]
    found: list[Pulled] = []
    for n, one in enumerate(pulled):
        own = [i for m, i in (owners[k] for k in chosen) if m == n]
        if own:
            found.append(_part(xp, one, own, () if found else tuple(left)))
    return tuple(found)


def _part(xp: Algebra, one: Pulled, own: Sequence[int], left_out: tuple[tuple[str, int], ...]) -> Pulled:
    """Some rows of a constraint."""
    rows = tuple(one.rows[i] for i in own)
    whole = len(own) == len(one.rows)
    source = one.source if whole else one.each.source.part(list(rows))  # type: ignore[attr-defined]
    a = xp.matrix([[one.a[i, j] for j in range(one.a.shape[1])] for i in own])
    return Pulled(one.each, rows, source, a, left_out)


def redrawn(free: Unconstrained) -> Graph:
    """The same system, its constraints drawn at the generalized velocities.

    Rows that hold nothing are left out: they have reactions that nothing determines.
    """
    graph, mechanism = free.drawn, free.mechanism
    xp, links = mechanism.xp, mechanism.source.links
    taken = {*graph.elements, *graph.symbols}
    kept = [x for x in links if not {x.left.element.name, x.right.element.name} & free.gone]
    kept = pruned(links, kept, mechanism.junction)
    f = End(mechanism.source.elements[mechanism.junction])
    for pulled in free.pulled:
        value = tuple(tuple(xp.text(pulled.a[i, j]) for j in range(pulled.a.shape[1])) for i in range(len(pulled.rows)))
        across = pulled.each.transformer.like(unused_name(f"{pulled.source.name}_a", taken), value)
        kept += [Link(f, End(across, across.ports()[0].name), False)]
        kept += [Link(End(across, across.ports()[-1].name), End(pulled.source), False)]
    used = {xp.name(symbol) for pulled in free.pulled for symbol in xp.free(pulled.a)}
    known = {name: x for name, x in mechanism.balance.parameters.items() if name in used and x is not None}
    return graph.changed(kept, {**graph.values, **known})  # also of ratios that are gone, by whose names they are known


def _holding(xp: Algebra, graph: Graph, a: Any, each: Prescribed) -> list[int]:
    """The rows of a source that hold something; all, where it cannot be parted.

    A row may be multiplied by anything. It is nothing where it is left of terms that cancel, or where its numbers, as
    the cosine of a right angle, are rounding beside one.

    Raises:
        NotReducible: where nothing but such numbers is left of a whole constraint: it may be one in small units.
    """
    import numpy as np

    every = list(range(a.shape[0]))
    if not isinstance(each.source, Divisible):
        return every
    evaluate, names = evaluator(xp, list(a)), sorted(map(xp.name, xp.free(a)))
    largest = []
    for point in draws(names, graph.moving, {}):
        with suppress(*UNDEFINED):
            values = steady(lambda x: list(evaluate(dict(zip(names, x, strict=True)))), [point[name] for name in names])
            largest.append(np.abs(np.reshape(values, a.shape)).max(axis=1))
    if not largest:
        return every
    sizes = np.max(largest, axis=0)
    found = [i for i in every if sizes[i] > ROUNDED or not each.source.is_still(i)]
    if not found and sizes.any():
        raise NotReducible(
            each.source.name,
            f"this constraint's coefficients are {sizes.max():.2g} at most: this form cannot tell them from rounding",
            parties=(each.source.name, each.transformer.name),
            remedy="multiply them, and what is held, by a number; or remove the constraint",
        )
    return found


def points(
    k: Kinetics, moving: Iterable[str], given: Mapping[str, float], scales: Mapping[str, float] = MappingProxyType({})
) -> Sampling:
    """Random points of kinetics with constraints.

    Args:
        k: the kinetics.
        moving: names of what may be negative.
        given: values that are not drawn, by name.
        scales: sizes of what is drawn, by name, where these are not one.
    """
    held = k.xp.matrix([[k.a[i, j] for j in k.u] for i in range(k.a.shape[0])]) if k.kept and k.u else None
    return sampled(k.xp, k.A_uu, [k.A, k.f, k.e, k.Q, k.a], moving, given, held, scales)


def given(graph: Graph, drawn: Sequence[Element], xp: Algebra) -> dict[str, list[tuple[Any, Any]]]:
    """For each component of a source its flow, and what is left of the position it gives: None where none is known."""
    places = Places(graph, xp)
    known = SummedIntegrals(places, integrals_at(places))
    found = {}
    for source in drawn:
        at = places[source.name]
        law = source.law(at)
        flows, integrals = dict(law.lets), dict(law.integrals)
        both = ((known.of(flow) if flow in integrals else None, integrals.get(flow)) for flow in at.f())
        positions = [None if x is None else x.integral - y for x, y in both]
        found[source.name] = list(zip((flows.get(flow, flow) for flow in at.f()), positions, strict=True))
    return found
