"""The analysis put together: as far as the graph goes, and what stops it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from bondgraph.algebra.protocol import Algebra
from bondgraph.analysis.causality.alternatives import blocks
from bondgraph.analysis.causality.author import overruled
from bondgraph.analysis.causality.conflict import conflict
from bondgraph.analysis.causality.derivative import dependents
from bondgraph.analysis.causality.findings import (
    UNDECIDED,
    Constrained,
    Dependent,
    Differentiated,
    Loop,
    Placed,
    Reduced,
    Refusal,
    Size,
    Storage,
)
from bondgraph.analysis.causality.junction_structure import Structure, parts
from bondgraph.analysis.causality.loops import loops
from bondgraph.analysis.causality.not_determined import loose
from bondgraph.analysis.causality.overdetermined import locked
from bondgraph.analysis.causality.report import Analysis
from bondgraph.analysis.causality.storage import Dependence, kinetic, storages
from bondgraph.analysis.causality.tied_velocities import tied
from bondgraph.analysis.causality.transformers import ranks
from bondgraph.causality.assign import Assigning
from bondgraph.causality.causal_graph import CausalGraph, label
from bondgraph.causality.relax import strokes_of
from bondgraph.compile import compile
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.checks import check
from bondgraph.equations.conserved_moieties import conserved_moieties
from bondgraph.equations.elimination import solve
from bondgraph.equations.equations import Equations
from bondgraph.equations.random_states import RandomPoints
from bondgraph.errors import BondGraphError, CausalConflict
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Implicit
from bondgraph.program.calls import explained


@explained
def analyse(graph: Graph, strokes: Mapping[str, str] | None = None) -> Analysis:
    """All that causality says about a graph, whether or not it has equations.

    Args:
        graph: the graph.
        strokes: strokes the author has put, as for `bondgraph.causality`: they stay, and are part of a conflict.

    A conflict of strokes is not raised but described, in `conflict`; equations that are refused, in `refusal`.
    The index is that of the DAE made of the laws of all elements and junctions: 0 where each value follows from
    earlier ones, 1 with algebraic loops, 2 with dependent stores.

    >>> from bondgraph.elements import TF, I, One, Se
    >>> w, v = One("w"), One("v")
    >>> found = analyse(Graph("geared", Se("M") >> w >> I("J"), w >> TF("n") >> v >> I("m")))
    >>> found.size.states, found.size.index
    (('p_J',), 2)
    >>> found.dependents[0].masters[0].gain, found.reduced[0].matrix
    ('n', (('J + m*n**2',),))
    """
    return with_equations(checked(graph), None, strokes)


def with_equations(graph: Graph, equations: Equations | None, strokes: Mapping[str, str] | None = None) -> Analysis:
    """As `analyse`; of a graph whose strokes conflict with equations that are known, as those of its motion.

    Args:
        graph, strokes: as of `analyse`.
        equations: of the graph as drawn, without a form; those in sympy alone are used, as expressions are shown.
    """
    from bondgraph.algebra import sympy

    known = equations if equations is not None and equations.xp is sympy else None
    work = Assigning(graph, (), strokes)
    try:
        causal = work.run()
    except CausalConflict as error:
        return _stopped(graph, work, error, strokes or {}, known or _found(graph))
    return analysed(causal)


def _stopped(
    graph: Graph, work: Assigning, error: CausalConflict, strokes: Mapping[str, str], equations: Equations | None
) -> Analysis:
    """The report up to a conflict; of a graph that has equations all the same with relaxed strokes, as it is drawn."""
    partial = CausalGraph(graph, work.strokes, tuple(sorted(work.free)))
    if equations is not None and not strokes and (relaxed := strokes_of(graph)).strokes:
        partial = relaxed
    held = _constrained(equations)
    size = Size((), None, None, None, f"{UNDECIDED}: the strokes conflict")
    if equations is not None:
        size = _size_of(equations, held, equations.index, "where strokes conflict")
    found = overruled(graph, strokes, error) or conflict(graph, error, work.without_setter)
    return Analysis(
        graph=graph,
        strokes=_placed(partial),
        free=_free(partial),
        storages=storages(graph, partial) if partial.conflict else (),
        size=size,
        conflict=found if equations is None or found.kind == "author" else found.as_constraint(error),
        constrained=held,
        **_structural(graph),
    )


def analysed(causal: CausalGraph) -> Analysis:
    """The same of a graph with its strokes."""
    graph = causal.graph
    stored = storages(graph, causal)
    balance, equations, refusal = _compiled(causal, stored)
    held = _constrained(equations)
    followers: tuple[Dependent, ...] = ()
    reduced: tuple[Reduced, ...] = ()
    found: tuple[Loop, ...] = ()
    if balance is not None:
        depend = Dependence(balance)
        followers, reduced = dependents(depend)
        found = loops(depend)
    others, ties = blocks(causal)
    return Analysis(
        graph=graph,
        strokes=_placed(causal),
        free=_free(causal),
        storages=stored,
        size=_size(causal, balance, equations, refusal, stored, found, held),
        refusal=refusal,
        constrained=held,
        dependents=followers,
        reduced=reduced,
        loops=found,
        differentiated=_differentiated(graph, balance, equations, followers),
        **_structural(graph),
        blocks=others,
        tie_breaks=ties,
        moieties=() if balance is None else tuple(conserved_moieties(balance)),
    )


def _compiled(
    causal: CausalGraph, stored: tuple[Storage, ...]
) -> tuple[Balance | None, Equations | None, Refusal | None]:
    """The balance and the equations, as far as they go: in sympy where any of their expressions may be shown."""
    from bondgraph.algebra import sympy, table

    if all(each.integral for each in stored) and not (causal.graph.signals or causal.loops):
        with suppress(BondGraphError):
            balance, equations = _derived(causal, table)
            if not (balance.amounts or equations.input_rates or _is_constrained(equations)):
                return balance, equations, None
    found: Balance | None = None
    try:
        found = assemble(causal, sympy)
        return found, _solved(found), None
    except BondGraphError as error:
        other = _found(causal)
        return found, other, None if other else Refusal(type(error).__name__, str(error), error.parties)


def _derived(causal: CausalGraph, xp: Algebra) -> tuple[Balance, Equations]:
    balance = assemble(causal, xp)
    return balance, _solved(balance)


def _solved(balance: Balance) -> Equations:
    return check(solve(balance), RandomPoints())


def _found(graph: Graph | CausalGraph) -> Equations | None:
    """The equations the compiler finds where following the strokes gives none; they have constraints."""
    try:
        return compile(graph)
    except BondGraphError:
        return None


def _constrained(equations: Equations | None) -> Constrained | None:
    if equations is None or not _is_constrained(equations):
        return None
    spelt = sorted(_spelt(equations, constraint) for constraint in equations.constraints)
    return Constrained(equations.index, tuple(spelt), tuple(sorted(equations.indeterminate)), tied(equations))


def _is_constrained(equations: Equations) -> bool:
    return bool(equations.constraints or equations.indeterminate or equations.index > 1)


def _spelt(equations: Equations, constraint: Any) -> str:
    """A constraint in the states and inputs, of the two signs the one with fewer minus signs."""
    xp = equations.xp
    written = xp.tidy(equations.expanded(constraint))
    return str(min((xp.spell(written), xp.spell(xp.tidy(-written))), key=lambda text: (text.count("-"), text)))


def _order(equations: Equations) -> int:
    return len(equations.states) - len(equations.constraints)


def _structural(graph: Graph) -> dict[str, Any]:
    """What follows from the junction structure alone, by the report's fields."""
    from bondgraph.algebra import sympy as algebra

    found: dict[str, Any] = {"parts": parts(graph)}
    # A modulus that may not be read is refused by the compiler, with its reason.
    with suppress(BondGraphError):
        structure = Structure(graph, algebra)
        found |= {"ranks": ranks(structure), "locked": locked(structure), "loose": loose(structure)}
    return found


def _placed(causal: CausalGraph) -> tuple[Placed, ...]:
    found = []
    for key, stroke in causal.strokes.items():
        reason = stroke.reason
        known = tuple(k for k in reason.because if k in causal.strokes)
        receiver = causal.graph.bond(key[0]).end(stroke.side).element
        name, why = label(causal.graph, key), causal.explain(*key)
        found.append(Placed(*key, name, receiver, reason.rule, reason.at, reason.step, known, why))
    return tuple(found)


def _free(causal: CausalGraph) -> tuple[str, ...]:
    return tuple(causal.graph.junctions[name].components[k] for name, k in causal.free)


def _size(
    causal: CausalGraph,
    balance: Balance | None,
    equations: Equations | None,
    refusal: Refusal | None,
    stored: tuple[Storage, ...],
    found: tuple[Loop, ...],
    held: Constrained | None,
) -> Size:
    graph = causal.graph
    free, of_momentum = sum(graph.elements[name].common == "flow" for name, _ in causal.free), kinetic(graph)
    freedom = free + sum(s.integral and (s.store, s.port, s.component) in of_momentum for s in stored)
    if equations is None or balance is None:
        states = () if balance is None else tuple(sorted(balance.xp.name(x) for x in balance.states))
        assert refusal is not None
        return Size(states, None, freedom, None, f"{UNDECIDED}: {refusal.text}")
    index = 2 if any(not s.integral for s in stored) else 1 if found or _iterated(equations) else 0
    if held is not None:
        index = max(index, equations.index)
    if {*equations.states} - set(map(balance.xp.name, balance.states)):
        return _size_of(equations, held, index, "where efforts or flows of dependent stores are states")
    return Size(tuple(sorted(equations.states)), _order(equations), freedom, index)


def _size_of(equations: Equations, held: Constrained | None, index: int, where: str) -> Size:
    """The size where strokes do not tell the degrees of freedom: the velocities less what ties them, where known."""
    states, order = tuple(sorted(equations.states)), _order(equations)
    if held is None or held.tied is None:
        return Size(states, order, None, index, f"the degrees of freedom are not counted {where}")
    return Size(states, order, held.tied.independent, index)


def _iterated(equations: Equations) -> bool:
    return any(isinstance(step, Implicit) for step in equations.steps)


def _differentiated(
    graph: Graph, balance: Balance | None, equations: Equations | None, followers: tuple[Dependent, ...]
) -> tuple[Differentiated, ...]:
    """Sources that dependent stores follow, and inputs whose rates the equations use."""
    by_source: dict[str, set[str]] = {}
    for follower in followers:
        for master in follower.masters:
            if master.role == "source":
                by_source.setdefault(master.name, set()).add(follower.store)
    inputs: dict[str, tuple[str, ...]] = {}
    names: dict[str, Any] = {}
    if equations is not None:
        inputs = dict(equations.input_rates)
        names = dict.fromkeys(equations.inputs)
    elif balance is not None:
        names = dict(balance.inputs)
    for name in inputs:
        by_source.setdefault(name, set())
    found = []
    for source, stores in sorted(by_source.items()):
        owners = [source] if source in graph.elements else []
        bonds = tuple(bond.name for owner in owners for bond, _ in graph.at[owner])
        known = not any(name == source or name.startswith(f"{source}_") for name in names)
        found.append(Differentiated(source, bonds, tuple(sorted(stores)), inputs.get(source, ()), known))
    return tuple(found)
