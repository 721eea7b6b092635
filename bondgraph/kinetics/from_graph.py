"""From a graph to the mechanism in it: constraints pulled back and embedded, strokes, balance, view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.causality.assign import assign
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.extend import extended
from bondgraph.equations.balance import Balance, assemble
from bondgraph.equations.equations import Equations
from bondgraph.equations.random_states import RandomPoints
from bondgraph.equations.velocity_choice import VelocityChoice
from bondgraph.graph.graph import Graph, checked
from bondgraph.kinetics.change_of_velocities import driven, embedded
from bondgraph.kinetics.constraints import constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.kinetics_at_store import AtStore, kinetic_store
from bondgraph.kinetics.mass_matrix import Mechanism, all_free
from bondgraph.kinetics.prescribed import drawn_at_columns
from bondgraph.kinetics.pull_back import Unconstrained, redrawn, unconstrained_if_pulled_back


def kinetics_in(balance: Balance) -> Kinetics:
    """The kinetics of the mechanism in a balance: those of its kinetic store, or of inertias behind partial velocities.

    Raises:
        NotReducible: where no generalized velocities carry inertia.
    """
    store = kinetic_store(balance.causal.graph)
    return AtStore(balance, store).kinetics if store else Mechanism(balance).kinetics


def kinetics_of(model: Graph | CausalGraph | Equations | Kinetics, algebra: Algebra | None = None) -> Kinetics:
    """The kinetics of the mechanism in a graph, reduced or not, of the graph of some equations, or those given.

    Raises:
        NotReducible: as `kinetics_in`.
    """
    return model if isinstance(model, Kinetics) else kinetics_in(balance_of(model, algebra))


def balance_of(model: Graph | CausalGraph | Equations, algebra: Algebra | None = None) -> Balance:
    """The balance of a graph with a kinetic store, or of one whose constraints have become driven velocities."""
    xp = chosen(algebra)
    graph = checked(getattr(model, "graph", model))
    return assemble(assign(graph_of(graph, xp)) if kinetic_store(graph) else driven_strokes(graph, xp), xp)


def graph_of(model: Graph | CausalGraph | Equations, algebra: Algebra | None = None) -> Graph:
    """The graph of a model, its constraints as driven velocities."""
    graph = checked(getattr(model, "graph", model))
    return driven(graph, (), algebra) if constraints(graph) else graph


def mechanism(graph: Graph, algebra: Algebra | None = None) -> Mechanism:
    """The mechanism in a graph, its constraints as driven velocities.

    Raises:
        NotReducible: where no free flow carries inertia, or the free flows do not lie on one junction.
    """
    xp = chosen(algebra)
    return Mechanism(assemble(driven_strokes(checked(graph), xp), xp))


def driven_strokes(graph: Graph, xp: Algebra) -> CausalGraph:
    """The same system with its constraints as driven velocities, each velocity free or driven.

    Raises:
        CausalConflict: where the graph has no complete assignment of strokes.
        NotReducible: where constraints repeat each other, or are too many to be written out.
    """
    drawn = drawn_at_columns(graph, xp)
    return embedded_strokes(drawn, unconstrained_if_pulled_back(drawn, xp, RandomPoints()), xp)[0]


def embedded_strokes(
    drawn: Graph,
    pulled_back: Unconstrained | None,
    xp: Algebra,
    free: Sequence[str] = (),
    scales: Mapping[str, float] = MappingProxyType({}),
) -> tuple[CausalGraph, VelocityChoice | None]:
    """The same of a graph whose constraints are drawn, and the choice of independent velocities it makes.

    Args:
        drawn: the graph.
        pulled_back: the mechanism without the constraints that are pulled back; None without any.
        xp: the algebra.
        free: the independent velocities.
        scales: sizes of coordinates, by name, where these are not one.
    """
    near = redrawn(pulled_back) if pulled_back else drawn
    whole, choice = embedded(near, (), xp, free, scales) if constraints(near) else (near, None)
    return (extended(pulled_back.mechanism.causal, whole) if pulled_back else None) or all_free(assign(whole)), choice
