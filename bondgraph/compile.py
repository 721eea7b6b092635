"""The compiler: the table of contents. Start reading here.

| stage | takes | gives |
| --- | --- | --- |
| `apply` | a graph, a form of the equations of motion | the graph with a kinetic store of that form, and its strokes |
| `strokes_of` | a graph | its strokes, complete, or relaxed with the conflict that makes them so |
| `assemble` | strokes | the balance: every law in its stroke's direction, rows linear in the rates |
| `kept` | the balance, the graph as drawn | the balance with the positions that the graph keeps |
| `solve`, `reduce_index` | the balance | equations: rates as functions of states, inputs, parameters |
| `check` | equations | the same, judged at the random points of this compile |
| `with_events` | equations | the same with events, and the values held between them among the states |

One frozen noun a stage, one function an arrow. What runs or is exported is lowered from the equations
(`equations/lower.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from bondgraph.algebra.pickling import key
from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.relax import strokes_of
from bondgraph.equations.affine import NotLinear
from bondgraph.equations.balance import REST, Balance, assemble
from bondgraph.equations.before_form import BeforeForm
from bondgraph.equations.checks import check, check_integrals
from bondgraph.equations.equations import Equations, with_constants
from bondgraph.equations.event_rules import with_events
from bondgraph.equations.index_reduction import reduce_index
from bondgraph.equations.inputs import named
from bondgraph.equations.on_demand import OnDemand
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.solve import solve
from bondgraph.errors import BondGraphError, CausalConflict, Contradiction, SingularSystem
from bondgraph.forms._apply import apply
from bondgraph.graph.derivation import Variable
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.names import place_of
from bondgraph.graph.values import in_si
from bondgraph.kinetics.constraints import check_driven
from bondgraph.kinetics.form import asked
from bondgraph.kinetics.kept_positions import kept
from bondgraph.kinetics.linkage_assembly import Start, assembled
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.calls import explained
from bondgraph.program.garbage import few_searches
from bondgraph.program.recent import Recent
from bondgraph.program.steps import step, steps

RECENT = Recent[Equations](32)
"""Equations of the graphs compiled last, and what has been made of them: what is equal in everything gives the same."""


@explained
def compile(
    graph: Graph | CausalGraph,
    form: Any = None,
    algebra: Algebra | None = None,
    *,
    start: Mapping[str, Any] | None = None,
    values: Mapping[str, Any] | None = None,
    t: float = 0.0,
) -> Equations:
    """Compile a graph to its equations of motion. In a terminal a line says which step takes longer than a moment.

    Args:
        graph: a graph, or one with its strokes assigned; those the author has put stay where they are.
        form: a form of the equations for the mechanism in it (see `bondgraph.forms`), which sets the stroke on the
            kinetic store; by default the stores and strokes in the graph decide.
        algebra: the algebra to write them in; by default what runs is derived in the package's own operations, and
            expressions in sympy when one is first asked for.
        start: as of `simulate`: which rows of closed loops repeat others is judged in the configuration in which the
            mechanism is put together there; without it, at a random closed one.
        values: of parameters and inputs in that configuration; the equations are judged for these alone. A resistor
            that they make zero gives its effort, if strokes permit it: they hold for any values then.
        t: the instant of the start, in seconds.

    Raises:
        ValueRefused: where nothing near the start closes.
        BondGraphError: where the graph has no equations, or they cannot be found; the error says which law is broken.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> print(bg.compile(bg.Graph("rl", Se("U") >> i, i >> I("L"), i >> R("Ra"))))
    rl: 1 state, 1 input, 2 parameters
    p_L' = U - Ra*p_L/L
    """
    plain = _plain(graph)
    values = in_si(plain, values)
    at = Start.of(in_si(plain, start), values, t)
    if form is None:
        graph = _with_zeros(graph, named("values", values))
    if algebra is not None:
        return _kept(graph, form, chosen(algebra), at)
    found = _kept(graph, form, chosen(None, "table"), at)
    return found.cached("as read", lambda: OnDemand(found, partial(_in_sympy, graph, form, at)))


def _with_zeros(graph: Graph | CausalGraph, values: Mapping[str, Any]) -> Graph | CausalGraph:
    """A graph with the strokes that resistors want which values, and not the graph itself, make zero; else as it is."""
    if isinstance(graph, CausalGraph) or not values:
        return graph
    given = {**graph.values, **values}
    zero = (each for each in graph.elements.values() if each.is_zero(given))
    return graph if all(each.is_zero(graph.values) for each in zero) else strokes_of(graph, values)


def _kept(graph: Graph | CausalGraph, form: Any, algebra: Algebra, at: Start | None) -> Equations:
    """Those that were made of an equal graph before, or new ones."""
    return RECENT.get(key((graph, form, algebra, at)), lambda: _made(graph, form, algebra, at))


def _in_sympy(graph: Graph | CausalGraph, form: Any, at: Start | None) -> Equations:
    """Those to be read."""
    return _kept(graph, form, chosen(None), at)


def _made(graph: Graph | CausalGraph, form: Any, algebra: Algebra, at: Start | None) -> Equations:
    with steps(f"{_plain(graph).name}: compile"), few_searches():
        if form is not None:
            return _InForm(graph, form, algebra, at).of(asked(form))
        loops = _loops(graph, algebra, RandomPoints(), at)
        step("strokes")
        found = _compiled(strokes_of(graph), loops, None, algebra)
        known = found.graph.derivation
        return _made_of(found, _before(found, known.reduced_from, algebra, known.differing, known.given, at))


def compiled(
    thing: Equations | Graph | CausalGraph,
    start: Mapping[str, Any] | None = None,
    values: Mapping[str, Any] | None = None,
    t: float = 0.0,
    form: Any = None,
) -> Equations:
    """Equations as they are; a graph compiled to be run: in the package's own operations, since nobody reads them.

    Args:
        start, values, t, form: as of `compile`.
    """
    if isinstance(thing, Equations):
        return thing.as_run
    return compile(thing, form, chosen(None, "table"), start=start, values=values, t=t)


class _InForm:
    """The equations of a graph in a form, for one choice of independent velocities and another: as of `compile`."""

    def __init__(self, graph: Graph | CausalGraph, form: Any, algebra: Algebra, at: Start | None) -> None:
        self.graph, self.form, self.algebra, self.at = graph, form, algebra, at
        self.plain = _plain(graph)
        self.known: dict[tuple[tuple[str, ...], tuple[int, ...]], Equations] = {}

    def of(self, free: Sequence[str], rows: Sequence[int] = ()) -> Equations:
        """The equations for some independent velocities and rows of constraints that are kept; compiled once.

        Args:
            free: the independent velocities; chosen by the form where empty.
            rows: those of the constraints that are kept; chosen where the loops are closed where empty.
        """
        if (found := self.known.get((tuple(free), tuple(rows)))) is not None:
            return found
        points = RandomPoints()
        loops = _loops(self.graph, self.algebra, points, self.at)
        step(f"kinetics for {getattr(self.form, '__name__', 'the form')}")
        try:
            applied = apply(self.form, self.graph, self.algebra, points, free, loops, rows)
        except CausalConflict as conflict:
            raise self._as_drawn(conflict) from None
        found = _compiled(applied.causal, loops, self.form, self.algebra)
        known = self.plain.derivation
        differing, given = applied.changed | known.differing, {**known.given, **applied.given}
        before = _before(found, known.reduced_from or self.graph, self.algebra, differing, given, self.at)
        found = _made_of(found, replace(before, left_out=applied.left_out))
        choice = applied.choice
        if choice is None:
            return found
        is_asked = {*choice.free} == {*asked(self.form)}
        found = replace(found, choice=choice.compiled_by(self.of, is_asked))
        return self.known.setdefault((choice.free, choice.kept), found)

    def _as_drawn(self, conflict: CausalConflict) -> CausalConflict:
        """The refusal of a form, and that the graph as drawn has equations, if it has."""
        if isinstance(self.graph, CausalGraph):  # against the author's strokes: what to do is said
            return conflict
        if isinstance(_compiled_or_refused(self.graph, self.algebra, self.at), BondGraphError):
            return conflict
        law = f"{conflict.law}; a form needs complete strokes, and the graph as drawn has equations without"
        remedy = f"compile the graph without a form; else {_uncapitalized(conflict.remedy)}"
        return CausalConflict(conflict.place, law, parties=conflict.parties, remedy=remedy)


def _uncapitalized(text: str) -> str:
    return text[:1].lower() + text[1:]


def _before(
    found: Equations,
    drawn: Graph | CausalGraph | None,
    algebra: Algebra,
    differing: frozenset[Variable],
    given: Mapping[str, float | None],
    at: Start | None,
) -> BeforeForm:
    """What was there before equations were made.

    Args:
        found: the equations.
        drawn: the graph as drawn.
        algebra: as of `compile`.
        differing: efforts and flows that are not those of that graph, which the equations need not have.
        given: its parameters and inputs, with their defaults.
        at: where the motion starts, as far as it is known.
    """
    compiled = None if drawn is None else partial(_compiled_or_refused, drawn, algebra, at)
    changed = frozenset(each for each in differing if each[1:] in found.balance.bonds)
    dropped = {name: x for name, x in given.items() if name not in {*found.parameters, *found.inputs}}
    return BeforeForm(drawn, compiled, changed, dropped)


def _made_of(found: Equations, before: BeforeForm) -> Equations:
    """Equations with what was there before them, and events; those with constants of the motion as states, too."""
    whole = replace(found, before=before, varying=found.varying and _made_of(found.varying, before))
    return with_events(whole)


def _compiled_or_refused(graph: Graph | CausalGraph, algebra: Algebra, at: Start | None) -> Equations | BondGraphError:
    """The equations of a graph without a form, judged where its motion starts; why it has none."""
    try:
        return _kept(graph, None, algebra, at)
    except BondGraphError as error:
        return error if at is None else _compiled_or_refused(graph, algebra, None)


def _loops(graph: Graph | CausalGraph, algebra: Algebra, points: RandomPoints, at: Start | None) -> ClosedLoops:
    """The loops of a graph as it is drawn."""
    plain = _plain(graph)
    return ClosedLoops(plain.derivation.driven_from or plain, algebra, points, at)


def _plain(graph: Graph | CausalGraph) -> Graph:
    """A graph without strokes."""
    return checked(graph.graph if isinstance(graph, CausalGraph) else graph)


def _compiled(causal: CausalGraph, loops: ClosedLoops, form: Any, algebra: Algebra) -> Equations:
    """The equations of a graph with its strokes.

    Args:
        causal: the strokes, those of the form's graph.
        loops: of the graph as it is drawn.
        form, algebra: as of `compile`.
    """
    at, points = loops.start, loops.points
    if causal.conflict is not None:
        return _relaxed(causal, causal.conflict, algebra, at, points)
    step("laws of the elements")
    balance = assemble(causal, algebra)
    if form is not None or causal.graph.derivation.driven_from:
        balance = replace(balance, region=replace(balance.region, scales=loops.scales))
        balance = balance if balance.constraints.invariants else kept(balance, loops)
    found = _solved(balance, points)
    if isinstance(found, Equations):
        return with_constants(replace(found, index=balance.constraints.index))
    if balance.minimum_norm or balance.constraints.multipliers:  # no other system is derived from that of such a form
        raise found
    return _index_reduced(balance, points)


def _checked(equations: Equations, points: RandomPoints) -> Equations:
    step("checks")
    return check(equations, points)


def _solved(balance: Balance, points: RandomPoints) -> Equations | SingularSystem:
    """The equations of a balance; the refusal, where its rows leave a rate open, since they hide constraints."""
    step("elimination")
    try:
        return _checked(solve(balance, points), points)
    except SingularSystem as fault:
        return fault


def _index_reduced(balance: Balance, points: RandomPoints) -> Equations:
    """Equations of a balance that hides constraints, on one of the branches these may have.

    (m(f) - 2) f = 0 has a branch on which little is determined, and one at rest, where everything may be.
    """
    step("index reduction")
    try:
        return _checked(reduce_index(balance, points), points)
    except SingularSystem:
        at_rest = replace(balance, region=replace(balance.region, reach=REST))
        with suppress(Contradiction, NotLinear, SingularSystem):
            return _checked(reduce_index(at_rest, points), points)
        raise


def _relaxed(
    causal: CausalGraph, conflict: CausalConflict, algebra: Algebra, at: Start | None, points: RandomPoints
) -> Equations:
    """The equations of a graph without a complete assignment; the conflict, where it has none."""
    balance = assemble(causal, algebra) if causal.strokes else None
    # A form that solves its own system has no other derived from it.
    if balance is None or balance.minimum_norm or balance.constraints.multipliers:
        check_driven(causal.graph, algebra)
        raise conflict
    try:
        check_integrals(balance, points)
        return _index_reduced(assembled(balance, points, at), points)
    except (Contradiction, NotLinear, SingularSystem) as fault:
        check_driven(causal.graph, algebra)
        if isinstance(fault, NotLinear):
            raise conflict from None
        told = isinstance(fault, SingularSystem) and {*fault.parties} <= causal.graph.elements.keys()
        raise (fault if told else _with(fault, conflict)) from None


def _with(fault: Contradiction | SingularSystem, conflict: CausalConflict) -> CausalConflict:
    """The conflict, and what is at fault with the equations that do without strokes, where it names anything else."""
    # A bond's variable, tail-head.e, says nothing new where an element at its ends is named already.
    others = [name for name in fault.parties if not {name, *place_of(name).split("-")} & {*conflict.parties}]
    if not others:
        return conflict
    law = f"{conflict.law}; and with the strokes left open, {fault.place}: {fault.law}"
    return CausalConflict(conflict.place, law, parties=(*conflict.parties, *others), remedy=conflict.remedy)
