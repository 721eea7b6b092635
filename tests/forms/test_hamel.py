"""Whether the kinetic energy generates the inertia forces, judged by numbers at one point."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

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
