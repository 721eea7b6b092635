"""The null-space form -- [001] (56)-(58): N^T A f_dot = N^T (e - D f) beside a f_dot = c, a N = 0."""

from __future__ import annotations

from bondgraph.forms.maggi import maggi
from bondgraph.graph.law import Law
from bondgraph.kinetics.form import keeps_constraints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.quasi_velocities import following


@keeps_constraints(prepare=following)
def null_space(k: Kinetics, *, follows: tuple[int, ...] = ()) -> Law:
    """Maggi's equations by N = [1; -a_d^-1 a_i], which leaves independent components of f as they are."""
    return maggi.function(k, follows=follows)
