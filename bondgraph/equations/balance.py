"""The balance: every element's and junction's law in its stroke's direction, as one set of equations.

Values (`steps`) follow one from another in order; what remains are rows linear in the rates of the states and in the
efforts or flows of dependent stores. Flows of 1-junctions and efforts of 0-junctions keep their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.causal_graph import CausalGraph, Key
from bondgraph.equations.activities import by_activities
from bondgraph.equations.block_loops import check_block_loops
from bondgraph.equations.evaluation_order import Let, Step, order, targets, written_out
from bondgraph.equations.junctions import junction_equations
from bondgraph.equations.places import At, Places
from bondgraph.equations.positions import closed_coordinates, flow_integrals, held_behind, unmoved
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.element import Element
from bondgraph.graph.law import Identity, Multiplier, Solve

E = TypeVar("E", bound=Element)
REST = 0.05
"""Size of the states from which points near rest are sought."""


@dataclass(frozen=True)
class Constraints:
    """What vanishes along any motion.

    Args:
        independent: expressions in states, inputs, their rates, time and values of steps, where states are dependent.
        conditions: expressions that vanish with these, if the inputs' values allow that at all.
        invariants: values that vanish along every exact motion, though nothing but the start sees to it.
        multipliers: values that no row gives, but what they hold at zero.
        penalties: those by which the invariants are held; without any, exactly.
        inertial: multipliers that are states, and add up reactions.
    """

    independent: tuple[Any, ...] = ()
    conditions: tuple[Any, ...] = ()
    invariants: tuple[Any, ...] = ()
    multipliers: tuple[Multiplier, ...] = ()
    penalties: tuple[Any, ...] = ()
    inertial: tuple[Any, ...] = ()

    @property
    def index(self) -> int:
        """The differentiation index of a system whose rates are given."""
        return max((each.index for each in self.multipliers), default=int(bool(self.independent)))


@dataclass(frozen=True)
class Closure:
    """Positions that agree where loops are closed.

    Args:
        residuals: differences of two integrals of one flow, each with the elements that give these.
        behind: for each of these the flow.
    """

    residuals: Mapping[Any, tuple[str, ...]] = field(default_factory=dict)
    behind: Mapping[Any, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Region:
    """Where it is judged what holds in general.

    Args:
        near: values of coordinates, parameters, inputs and time, by name, at configurations that close, the one where
            the motion starts and others beside it; without any, points are sought anywhere.
        reach: size of the states from which points are sought.
        scales: sizes of coordinates and of their rates, by name, where they are far from one.
    """

    near: tuple[Mapping[str, float], ...] = ()
    reach: float = 1.0
    scales: Mapping[str, float] = field(default_factory=dict)

    def sizes(self, names: Iterable[str]) -> list[float]:
        """The sizes of states, by their names."""
        return [self.scales.get(name, 1.0) for name in names]


@dataclass(frozen=True)
class Balance:
    """What any graph becomes.

    Args:
        causal: the graph with its strokes.
        xp: the algebra.
        parameters: every parameter with its default (None: to be given).
        inputs: every input with its default.
        states: symbols of coordinates, momenta, charges, free flows and free efforts.
        steps: values in an order in which each uses earlier ones (but for those that use `unknowns`).
        unknowns: efforts or flows of dependent stores.
        rows: expressions that vanish, linear in the rates and the unknowns.
        bonds: for each scalar bond the symbols of its effort and its flow.
        energies: the energy of each store that has a closed form.
        starts: momenta and charges in terms of flows and efforts.
        identities: what must hold besides.
        constraints: what vanishes along any motion.
        closure: positions that agree where loops are closed.
        region: where it is judged what holds in general.
        minimum_norm: those unknowns that may stay open; the solution in which their norm is least is meant.
        depth: how often inputs may have to be differentiated.
        speeds: states that are velocities of no junction.
        constants: states whose rates are zero.
        regular: linear systems whose solution is written out in the steps, and that must not be singular.
        continuous: positions that are given, and entries of mass matrices, that have branches and must not jump.
        amounts: states that are amounts of species, each with the flow that changes it.
        reactions: flows of reactions.
        gradients: of each store that has no closed form, what it holds with the derivatives of its energy by it.
        initial: where states start that nothing is said of, in terms of parameters, or momenta by coordinates and what
            is driven; the others start at zero.
    """

    causal: CausalGraph
    xp: Algebra
    parameters: Mapping[str, float | None]
    inputs: Mapping[str, float | None]
    states: tuple[Any, ...]
    steps: tuple[Step, ...]
    unknowns: tuple[Any, ...]
    rows: tuple[Any, ...]
    bonds: Mapping[Key, tuple[Any, Any]]
    energies: Mapping[str, Any]
    starts: Mapping[Any, Any]
    identities: tuple[Identity, ...]
    constraints: Constraints = Constraints()
    closure: Closure = Closure()
    region: Region = Region()
    minimum_norm: tuple[Any, ...] = ()
    depth: int = 1
    speeds: tuple[Any, ...] = ()
    constants: tuple[Any, ...] = ()
    regular: tuple[Solve, ...] = ()
    continuous: tuple[Any, ...] = ()
    amounts: Mapping[Any, Any] = field(default_factory=dict)
    reactions: frozenset[Any] = frozenset()
    gradients: Mapping[str, tuple[tuple[Any, Any], ...]] = field(default_factory=dict)
    initial: Mapping[Any, Any] = field(default_factory=dict)

    @property
    def given(self) -> dict[str, float | None]:
        """What is to be given, parameters and inputs, with their defaults."""
        return {**self.parameters, **self.inputs}

    def constrained(self, **changes: tuple[Any, ...]) -> Balance:
        """The same balance with other constraints."""
        return replace(self, constraints=replace(self.constraints, **changes))


def assemble(causal: CausalGraph, xp: Algebra) -> Balance:
    """Write every law of a causal graph.

    Raises:
        ModulusError: for a parameter or modulus that depends on what it may not.
    """
    symbols = Symbols(causal.graph, xp)
    laws = {name: element.law(At(causal, xp, symbols, element)) for name, element in _elements(causal)}
    entered = {system.unknowns[0]: system for law in laws.values() for system in law.inverted}
    pairs = [pair for law in laws.values() for pair in (*law.lets, *law.invariants)]
    lets = [Let(symbol, expression, entered=entered.get(symbol)) for symbol, expression in pairs]
    systems: list[Step] = []
    for law in laws.values():
        systems += [*law.solves, *law.implicits]
    integrals, residuals, behind = flow_integrals(laws)
    free: list[Any] = []
    sums: list[Any] = []
    for junction in _in_order(causal, causal.graph.junctions):
        junction_equations(causal, xp, symbols, junction, lets, free, sums)
    lets = by_activities(xp, laws.values(), lets, {*map(xp.symbol, symbols.parameters)})
    kept = [x for law in laws.values() for _, x in law.invariants]
    closed, open_ = closed_coordinates(causal, xp, symbols, [*lets, *systems], integrals, kept)
    lets += closed
    for difference, givers, flow in held_behind(Places(causal, xp), laws, open_):
        residuals[difference], behind[difference] = givers, flow
    states = [*open_, *(x for law in laws.values() for x in law.states), *free]
    rows = [row for law in laws.values() for row in law.rows]
    rows += [*(xp.rate(x) - flow for x, flow in open_.items()), *sums]
    symbols.check(states)
    unknowns = [w for law in laws.values() for w in law.unknowns]
    if causal.relaxed:
        lets, systems, more = _once(xp, lets, systems, {*states, *unknowns})
        rows += more
        given = {*states, *unknowns, *(s for step in [*lets, *systems] for s in targets(step))}
        unknowns += _ungiven(xp, symbols, given)
    symbols.check_values([s for step in [*lets, *systems] for s in targets(step)], {*states, *unknowns})
    steps = order(xp, [*lets, *systems], set(unknowns))
    check_block_loops(xp, causal.graph, steps, symbols.parameters)
    still = unmoved(xp, residuals, {*states, *(s for step in steps for s in targets(step))})
    return Balance(
        causal,
        xp,
        dict(sorted(symbols.parameters.items())),
        symbols.inputs,
        tuple(states),
        tuple(steps),
        tuple(unknowns),
        tuple(rows),
        symbols.bonds,
        {name: law.energy for name, law in laws.items() if law.energy is not None},
        dict(pair for law in laws.values() for pair in law.starts),
        tuple(identity for law in laws.values() for identity in law.identities),
        depth=1 + any(xp.name(s) in symbols.inputs for x in integrals.values() for s in xp.free(x)),
        constraints=Constraints(
            tuple(difference for difference in residuals if difference not in still),
            tuple(still),
            tuple(symbol for law in laws.values() for symbol, _ in law.invariants),
            tuple(each for law in laws.values() for each in law.multipliers),
            tuple(symbol for law in laws.values() for symbol in law.penalties),
            tuple(symbol for law in laws.values() for symbol in law.inertial),
        ),
        closure=Closure(residuals, behind),
        minimum_norm=tuple(symbol for law in laws.values() for symbol in law.minimum_norm),
        speeds=tuple(symbol for law in laws.values() for symbol in law.speeds),
        constants=tuple(symbol for law in laws.values() for symbol in law.constants),
        regular=tuple(system for law in laws.values() for system in law.regular),
        continuous=tuple(x for law in laws.values() for x in law.continuous if xp.switches(x)),
        amounts=dict(pair for law in laws.values() for pair in law.amounts),
        reactions=frozenset(action.flow for law in laws.values() for action in law.mass_actions),
        gradients={name: law.gradient for name, law in laws.items() if law.gradient},
        initial={state: x for law in laws.values() for state, x in law.initial if not xp.is_zero(x)},
    )


def _elements(causal: CausalGraph) -> list[tuple[str, Element]]:
    return [(e.name, e) for e in _in_order(causal, causal.graph.elements) if not e.common]


def _in_order(causal: CausalGraph, elements: Mapping[str, E]) -> list[E]:
    """The author's order; where a value may be given twice, one that does not depend on it."""
    found = list(elements.values())
    return sorted(found, key=lambda e: (e.kind, e.name)) if causal.relaxed else found


def _once(
    xp: Algebra, lets: list[Let], systems: list[Step], given: set[Any]
) -> tuple[list[Let], list[Step], list[Any]]:
    """Each value given once; where relaxed strokes give it again, that both agree is a row."""
    first: list[Let] = []
    kept: list[Step] = []
    rows: list[Any] = []
    given = set(given)
    for step in [*systems, *lets]:
        if given.intersection(targets(step)):
            rows += written_out(xp, step)
            continue
        given.update(targets(step))
        if isinstance(step, Let):
            first.append(step)
        else:
            kept.append(step)
    return first, kept, rows


def _ungiven(xp: Algebra, symbols: Symbols, given: set[Any]) -> list[Any]:
    """Efforts and flows that no law gives, because relaxed strokes give the other variable of the bond twice."""
    everything = {variable for pair in symbols.bonds.values() for variable in pair}
    everything |= {xp.symbol(name) for junction in symbols.graph.junctions.values() for name in junction.components}
    return sorted(everything - given, key=xp.name)
