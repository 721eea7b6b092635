"""Reduction: inertias in derivative causality carried back through their transformers into one store at f.

Graph in, graph out; both conserve the same power.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.equations.balance import assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Law
from bondgraph.kinetics.change_of_velocities import can_be_written_out
from bondgraph.kinetics.changed_efforts import Variable, changed_variables
from bondgraph.kinetics.constraints import constraint_count, constraints
from bondgraph.kinetics.form import Form, asked, plain
from bondgraph.kinetics.from_graph import embedded_strokes, mechanism
from bondgraph.kinetics.given_gyrator import with_gyrator
from bondgraph.kinetics.graph_with_store import with_store
from bondgraph.kinetics.independent_velocities import choice_of
from bondgraph.kinetics.keep_constraints import keeping
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.lost_sensors import check_sensors
from bondgraph.kinetics.mass_matrix import Mechanism
from bondgraph.kinetics.prescribed import drawn_at_columns
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained, unconstrained_if_pulled_back
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops
from bondgraph.program.calls import explained
from bondgraph.program.other_words import FORMS


@explained
def reduce(
    graph: Graph, form: Callable[[Kinetics], Law] | None = None, algebra: Algebra | None = None, *, D: Any = None
) -> Graph:
    """The same system with one kinetic store at its generalized velocities.

    Args:
        graph: a graph with inertias in derivative causality behind transformers, [004] Fig. 1.
        form: the form the store is to give: `kane_velocity` a T*, `kane_momentum` (as by default) or
            `partially_lagrangian` an IC where f = q_dot and T* generates its forces, else a NIC. A form that keeps
            constraints gives a T* or a NIC with a port for each of their sources.
        algebra: sympy by default.
        D: a gyrator matrix of your own, of shape (S, S), by formulas in the coordinates and the components of f. Any
            serves that satisfies D + D^T = A_dot (17) and has the D f of the mechanism.

    Raises:
        NotReducible: where no free flow carries inertia, or the free flows do not lie on one junction; where an inertia
            that follows them has a law that is not p = M f.
        StructureError: for a D that does not serve, with what is left of which law.
    """
    algebra = chosen(algebra)
    found = reduced(graph, form, algebra, RandomPoints(), free=asked(form))
    if D is not None:
        found = replace(found, graph=with_gyrator(found.graph, D, algebra))
    return graph.reduced(found.graph, found.changed(graph, form), found.given)


@dataclass(frozen=True)
class Reduced:
    """A system with one kinetic store.

    Args:
        graph: the system.
        causal: the strokes by which its inertias were carried into the store; None where it had the store before.
        choice: which velocities are independent in it, where constraints leave a choice.
        left_out: whether rows of constraints that repeat others, or hold nothing, are gone.
        given: the parameters and inputs of the mechanism, with their defaults; the system may do without some.
    """

    graph: Graph
    causal: CausalGraph | None
    choice: VelocityChoice | None
    left_out: bool = False
    given: Mapping[str, float | None] = field(default_factory=dict)

    def changed(self, drawn: Graph, form: Callable[[Kinetics], Law] | None) -> frozenset[Variable]:
        """Efforts and flows of scalar bonds that are not those of the graph as drawn.

        Raises:
            NotReducible: where the motion follows a sensor that is left without what it measured.
        """
        if self.causal is None:
            return frozenset()
        found = changed_variables(drawn, self.causal, self.graph)
        check_sensors(drawn, self.graph, found, form)
        return found


def reduced(
    graph: Graph,
    form: Callable[[Kinetics], Law] | None,
    xp: Algebra,
    points: RandomPoints,
    many: Form | None = None,
    free: Sequence[str] = (),
    loops: ClosedLoops | None = None,
    rows: Sequence[int] = (),
) -> Reduced:
    """The same system with one kinetic store.

    Args:
        graph: the graph.
        form: the form the store is to give.
        xp: the algebra.
        points: of the compile.
        many: a form that keeps constraints, for more of them than can be written out.
        free: the independent velocities; by default those that determine the others best at a random point.
        loops: where the loops are closed; without them rows that repeat others only there are not known as such.
        rows: those that are kept; chosen where the loops are closed where empty.

    Raises:
        NotReducible: as `reduce`.
        StructureError: for independent velocities that are none.
    """
    if form is not None and not callable(form):
        law = f"a form is a function of the kinetics, not {form!r}"
        remedy = "give one of bondgraph.forms itself: bg.forms.kane_momentum, no text"
        if isinstance(form, str) and form in FORMS:
            remedy = f"{FORMS[form]}, of bg.forms, and no text"
        raise NotReducible("form", law, remedy=remedy)
    form = plain(form)
    if isinstance(form, Form):
        found = unconstrained(graph, xp, points).sized(loops)
        if form.prepare is not None:
            closed = found.where_closed(loops, rows)
            found = found if form.takes_repeated and closed.count == found.rank else closed
        return _keeping(found, form.choosing(free), loops)
    drawn = drawn_at_columns(checked(graph), xp)
    pulled_back = unconstrained_if_pulled_back(drawn, xp, points)
    pulled_back = pulled_back and pulled_back.sized(loops).where_closed(loops, rows)
    count = pulled_back.count if pulled_back else constraint_count(drawn, constraints(drawn))
    if many is not None and not can_be_written_out(count, pulled_back.coefficients if pulled_back else ()):
        whole = pulled_back or unconstrained(drawn, xp, points).sized(loops).where_closed(loops, rows)
        return _keeping(whole, many.choosing(free), loops)
    scales = loops.scales if loops else {}
    causal, choice = embedded_strokes(drawn, pulled_back, xp, free, scales)
    if pulled_back and loops and choice and not free and (better := loops.better(choice)):
        causal, choice = embedded_strokes(drawn, pulled_back, xp, better, scales)
    choice = choice and pulled_back.choosing(choice) if pulled_back else choice
    m = Mechanism(assemble(causal, xp))
    left_out = pulled_back is not None and pulled_back.left_out
    return Reduced(with_store(m, m.kinetics, form), m.causal, choice, left_out, m.balance.given)


def _keeping(free: Unconstrained, form: Form, loops: ClosedLoops | None) -> Reduced:
    """A system whose store keeps its constraints."""
    prepared = form.prepared(free.k, free.points({}))
    choice = choice_of(free.k, prepared)
    if loops and choice and not form.free and (better := loops.better(choice)):
        prepared = form.choosing(better).prepared(free.k, free.points({})).choosing(())
        choice = choice_of(free.k, prepared)
    return Reduced(
        keeping(free, prepared),
        free.mechanism.causal,
        free.choosing(choice),
        free.left_out,
        free.mechanism.balance.given,
    )


@explained
def kinetics(graph: Graph, algebra: Algebra | None = None) -> Kinetics:
    """A, D, D f, e_hat, Q and the partial velocities of the mechanism in a graph, as functions of q and f.

    Raises:
        NotReducible: as `reduce`.
    """
    return mechanism(graph, algebra).kinetics
