"""A form of the equations of motion put into a graph, with the strokes that its author has put beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bondgraph.algebra.protocol import Algebra
from bondgraph.causality.assign import assign
from bondgraph.causality.author import author_strokes, receiver_of
from bondgraph.causality.causal_graph import CausalGraph, Key, label
from bondgraph.equations.balance import assemble
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.errors import CausalConflict, NotReducible
from bondgraph.forms._kane_embedded import KEEPING
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.law import Law
from bondgraph.kinetics.changed_efforts import Variable
from bondgraph.kinetics.form import Form as Keeping
from bondgraph.kinetics.form import plain
from bondgraph.kinetics.keep_constraints import exchanged, kept_by
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import AtStore, Kinetic, kinetic_store
from bondgraph.kinetics.reduce import Reduced, reduced
from bondgraph.kinetics.redundant_loop_rows import ClosedLoops

Form = Callable[[Kinetics], Law]


@dataclass(frozen=True)
class Applied:
    """A system with one kinetic store of a form.

    Args:
        causal: the system with its strokes.
        choice: which velocities are independent in it, where constraints leave a choice.
        changed: efforts and flows of scalar bonds that are not those of the graph as drawn.
        left_out: whether rows of constraints that repeat others, or hold nothing, are gone.
        given: the parameters and inputs of the system before, with their defaults.
    """

    causal: CausalGraph
    choice: VelocityChoice | None
    changed: frozenset[Variable]
    left_out: bool
    given: Mapping[str, float | None]


def apply(
    form: Form,
    model: Graph | CausalGraph,
    xp: Algebra,
    points: RandomPoints,
    free: Sequence[str] = (),
    loops: ClosedLoops | None = None,
    rows: Sequence[int] = (),
) -> Applied:
    """The same system with one kinetic store of a form: its inertias reduced, or the store it has exchanged.

    Args:
        form: the form.
        model: a graph, or one with strokes; of these the ones the author has put stay.
        xp: the algebra.
        points: of the compile.
        free: the independent velocities; chosen by the form where empty.
        loops: where the loops of the model are closed.
        rows: those of its constraints that are kept; the others repeat them.

    Raises:
        NotReducible: where the form does not apply, or there is no mechanism.
        CausalConflict: where the form puts a stroke elsewhere than the author, naming the form and the bond.
        StructureError: for independent velocities that are none.
    """
    form = plain(form)
    graph = checked(model.graph if isinstance(model, CausalGraph) else model)
    store = kinetic_store(graph) if callable(form) else None
    many = KEEPING.get(form) if callable(form) else None
    stored = Reduced(_in_place_of(graph, store, form, xp, points), None, None) if store is not None else None
    found = stored or reduced(graph, form, xp, points, many, free, loops, rows)
    if free and found.choice is None:
        law = f"no constraint leaves a choice of independent velocities, and {', '.join(free)} are chosen"
        raise NotReducible(graph.name, law, parties=free, remedy="compile without the option free")
    put = author_strokes(model) if isinstance(model, CausalGraph) else {}
    if put and isinstance(model, CausalGraph):
        causal = _agreed(model, put, found.graph, form, found.causal)
    else:
        causal = assign(found.graph)
    return Applied(causal, found.choice, found.changed(graph, form), found.left_out, found.given)


def _in_place_of(graph: Graph, store: Kinetic, form: Form, xp: Algebra, points: RandomPoints) -> Graph:
    """The graph with the store of a form in place of the one it has.

    Raises:
        NotReducible: where a form is to take over a store that keeps constraints, and keeps none.
    """
    if isinstance(form, Keeping):
        return kept_by(graph, store, form, xp, points)
    k = AtStore(assemble(assign(graph), xp), store).kinetics
    if k.kept:
        names, called = [each.name for each in k.kept], getattr(form, "__name__", repr(form))
        law = f"the store keeps the constraints {', '.join(names)} itself, and {called} keeps none"
        remedy = "compile the graph that the store was made from, or in a form that keeps constraints: volterra"
        raise NotReducible(store.name, law, parties=names, remedy=remedy)
    return exchanged(graph, store.carried(k, form))


def _agreed(author: CausalGraph, put: dict[Key, str], made: Graph, form: Form, read: CausalGraph | None) -> CausalGraph:
    """The strokes of a graph of some form, the author's among them.

    Args:
        author: the author's graph.
        put: the strokes the author has put: for each scalar bond, who receives the effort.
        made: the graph with the store of the form.
        form: the form.
        read: the strokes by which inertias were carried away, for bonds that are no longer there.
    """
    plain = assign(made)
    kept: dict[str, str] = {}
    for key, receiver in put.items():
        bond = author.graph.bond(key[0])
        there = any(other.elements == bond.elements and other.name == bond.name for other in made.bonds)
        at_store = there and any(isinstance(made.elements[end], Kinetic) for end in bond.elements)
        if there and not at_store:
            kept[label(made, key)] = receiver
            continue
        chosen = plain if there else read
        if chosen is not None and key in chosen.strokes and receiver_of(chosen, key) != receiver:
            raise _against(author.graph, key, receiver_of(chosen, key), receiver, form)
    return assign(made, strokes=kept)


def _against(graph: Graph, key: Key, formal: str, author: str, form: Form) -> CausalConflict:
    form_name, bond = getattr(form, "__name__", repr(form)), label(graph, key)
    return CausalConflict(
        f"bond '{bond}'",
        f"the form {form_name} lets '{formal}' receive the effort, the author has put the stroke at '{author}'",
        parties=(form_name, bond),
        remedy=f"Take off the stroke put on '{bond}', or compile without a form, or with one that puts it there",
    )
