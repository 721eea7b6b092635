"""Reduction: inertias in derivative causality carried back through their transformers into one store at f.

Graph in, graph out; both conserve the same power.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bondgraph.errors import NotReducible
from bondgraph.graph.graph import Graph
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import Form
from bondgraph.kinetics.keep_constraints import keeping
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.mechanism import Mechanism
from bondgraph.kinetics.with_store import with_store


def reduce(graph: Graph, form: Callable[[Kinetics], Law] | None = None, algebra: Any = None) -> Graph:
    """The same system with one kinetic store at its generalized velocities.

    Args:
        graph: a graph with inertias in derivative causality behind transformers, [004] Fig. 1.
        form: the form the store is to give: `kane_velocity` a T*, `kane_momentum` (as by default) or
            `partially_lagrangian` an IC where f = q_dot and T* generates its forces, else a NIC. A form that keeps
            constraints gives a T* or a NIC with a port for each of their sources.
        algebra: sympy by default.

    Raises:
        NotReducible: where no free flow carries inertia, or the free flows do not lie on one junction.
    """
    if form is not None and not callable(form):
        law = f"a form is a function of the kinetics, not {form!r}"
        raise NotReducible("form", law, remedy="give one of bondgraph.forms, such as kane_momentum")
    if isinstance(form, Form):
        return keeping(graph, form, algebra)
    m = Mechanism(graph, algebra)
    return with_store(m, m.kinetics, form)


def kinetics(graph: Graph, algebra: Any = None) -> Kinetics:
    """A, D, D f, e_hat, Q and the partial velocities of the mechanism in a graph, as functions of q and f.

    Raises:
        NotReducible: as `reduce`.
    """
    return Mechanism(graph, algebra).kinetics
