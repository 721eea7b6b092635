"""The constraints of a motion: on coordinates, and on velocities, and how many of them are independent."""

from __future__ import annotations

import numpy as np

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem
from bondgraph.program.gauss_newton import difference_jacobian


def rows(graph: bg.Graph) -> ConstraintRows:
    return ConstraintRows(Problem.of(bg.compile(graph), {}))


def bead(*held: str) -> bg.Graph:
    v = One("v", ("u", "w"), coordinates=("x", "y"))
    return bg.Graph("bead", v >> I("m", (1, 1)), v << TF("a", (held,)) << Sf("tie", 0))


def test_velocities_are_held_by_velocities() -> None:
    """x u + y w = 0 holds velocities; where nothing was said of positions, nothing holds them."""
    found = rows(bead("x", "y"))
    (kind,) = found.kinds
    names = found.problem.equations.states
    assert kind.rank == len(kind.rows) == 1 and {names[k] for k in kind.columns} == {"u", "w"}
    assert abs(found.values(0.0, [0.3, 0.4, 2.0, 1.0])[0]) == 0.3 * 2.0 + 0.4 * 1.0


def test_gradients_are_the_derivatives() -> None:
    found, x = rows(bead("sin(y)", "x**2")), np.array([0.3, 0.4, 2.0, 1.0])
    wanted = difference_jacobian(lambda y: found.values(0.0, y).tolist(), x)
    np.testing.assert_allclose(found.gradients(0.0, x), wanted, atol=1e-8)
