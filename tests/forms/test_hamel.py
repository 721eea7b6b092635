"""Whether the kinetic energy generates the inertia forces, judged by numbers at one point."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Prismatic, Revolute
from bondgraph.forms._hamel import generates

S = 3


def terms(seed: int, condition: float = 1.0) -> tuple[Any, ...]:
    """Q, p, T_q, turning, Q_dot and the e_hat that belongs to them; p_q is known before p is.

    One direction of Q is so many times smaller than the others.
    """
    draw = np.random.default_rng(seed)
    U, V = (np.linalg.qr(draw.normal(size=(S, S)))[0] for _ in range(2))
    Q = U @ np.diag([1.0, 1.0, 1.0 / condition]) @ V
    turning, Q_dot = draw.uniform(-1, 1, (2, S, S))
    T_q, p_q = draw.uniform(-1, 1, (2, S, 1))
    return Q, Q.T @ p_q, T_q, turning, Q_dot, Q.T @ (T_q - turning @ p_q) + Q_dot.T @ p_q


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("condition", [1.0, 1e3, 1e6, 1e8])
def test_rounding_of_a_q_that_is_hardly_regular_is_no_difference(seed: int, condition: float) -> None:
    assert generates(*terms(seed, condition))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("which", range(6))
def test_each_term_takes_part(seed: int, which: int) -> None:
    """At conditions up to a thousand, what differs by a thousandth is seen."""
    found = list(terms(seed, 1e3))
    found[which] = found[which] * 1.001
    assert not generates(*found)


@pytest.mark.parametrize(("off", "same"), [(1e-7, False), (2e-10, True)])
def test_an_identity_holds_to_its_tolerance(off: float, same: bool) -> None:
    *rest, e_hat = terms(0)
    assert generates(*rest, e_hat + off * np.abs(e_hat).max()) == same


@pytest.mark.parametrize("size", [1e-9, 1e9])
def test_units_of_forces_change_nothing(size: float) -> None:
    Q, p, T_q, turning, Q_dot, e_hat = terms(1)
    assert generates(Q, size * p, size * T_q, turning, Q_dot, size * e_hat)
    assert not generates(Q, size * p, size * T_q, turning, Q_dot, 1.001 * size * e_hat)


def test_what_rounding_leaves_of_cancelling_derivatives_is_no_force() -> None:
    """A body that turns and slides has sin^2 + cos^2 in T: its derivative is some 1e-19 J where nothing else is."""
    unit, zero, energy = np.eye(2), np.zeros((2, 2)), 1.4
    p, left, nothing = np.array([[1.4], [0.3]]), np.array([[0.0], [-8.7e-19]]), np.zeros((2, 1))
    assert generates(unit, p, left, zero, zero, nothing, energy)
    assert not generates(unit, p, 1e10 * left, zero, zero, nothing, energy)


def test_a_scotch_yoke_moves_as_under_volterra() -> None:
    crank, block = Link("crank", 1.0, (0.01, 0.01, 0.02), centre=(0.1, 0, 0)), Link("block", 0.3, (1e-3, 1e-3, 1e-3))
    yoke = Link("yoke", 2.0, (0.05, 0.05, 0.1), centre=(0.2, 0.05, 0))
    joints = [
        Revolute("a", "ground", crank, "z"),
        Revolute("b", crank.frame((0.25, 0, 0)), block, "z"),
        Prismatic("y", "ground", yoke, "x"),
        Prismatic("s", block, yoke, "y"),
    ]
    graph = bg.Graph("yoke", *Mechanism("m", [crank, block, yoke], joints, gravity=(0, -9.81, 0)))
    start = {"a_q": 0.5, "a": 4.0, "b_q": bg.Near(-0.5), "y_q": bg.Near(0.2)}
    forms = (bg.forms.boltzmann_hamel, bg.forms.volterra)
    ours, other = (bg.simulate(bg.compile(graph, form), 0.3, start=start)["a"][-1] for form in forms)
    assert ours == pytest.approx(other, rel=1e-7)
