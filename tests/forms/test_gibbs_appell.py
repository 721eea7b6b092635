"""U* of [002] (81), from Newton and Euler's equations body by body: what the Gibbs-Appell equations are made from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from constrained_graphs import ALGEBRAS

import bondgraph as bg
from bondgraph.elements import TF, I, One
from bondgraph.equations.random_points import Sampling

M, J = (1.3, 1.3, 1.3), (0.4, 0.7, 0.9)
STEP = 1e-5


def spun(algebra: Any) -> Any:
    """The kinetics of a body on a rod that turns by psi and th, and spins by phi on it; its centre ahead by l."""
    f = One("f", ("psi_dot", "th_dot", "phi_dot"), coordinates=("psi", "th", "phi"))
    at, omega = One("at", 3, frame="inertial"), One("omega", 3, frame="omega")
    centre = (
        ("-l*cos(psi)*cos(th)", "l*sin(psi)*sin(th)", 0),
        ("-l*sin(psi)*cos(th)", "-l*cos(psi)*sin(th)", 0),
        (0, "l*cos(th)", 0),
    )
    turned = ("-cos(th)*sin(phi)", "cos(phi)", 0), ("sin(th)", 0, 1), ("cos(th)*cos(phi)", "sin(phi)", 0)
    chains = f >> TF("d", centre) >> at >> I("m", M), f >> TF("d_omega", turned) >> omega >> I("J", J)
    return bg.kinetics(bg.Graph("spun", *chains), algebra)


def velocities(q: Any, f: Any) -> Any:
    """By hand: of the centre, l (-sin psi cos th, cos psi cos th, sin th), and the angular velocity in body axes."""
    (psi, th, phi), (psi_dot, th_dot, phi_dot), l = q, f, 0.35
    v = l * np.array([
        -np.cos(psi) * np.cos(th) * psi_dot + np.sin(psi) * np.sin(th) * th_dot,
        -np.sin(psi) * np.cos(th) * psi_dot - np.cos(psi) * np.sin(th) * th_dot,
        np.cos(th) * th_dot,
    ])  # fmt: skip
    along = np.array([th_dot, psi_dot * np.sin(th) + phi_dot, psi_dot * np.cos(th)])
    c, s = np.cos(phi), np.sin(phi)
    return np.concatenate([v, np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]]) @ along])


@pytest.mark.parametrize("algebra", ALGEBRAS)
def test_U_star_is_the_sum_of_newton_and_euler(algebra: str) -> None:
    """A f_dot + D f = sum (dv/df)^T (m a, I w' + w x I w), where dv/df is that of the velocities written by hand."""
    k = spun(ALGEBRAS[algebra])
    draw = np.random.default_rng(3)
    for _ in range(4):
        q, f, f_dot = draw.uniform(-1, 1, (3, 3))
        point = dict(zip(("psi", "th", "phi"), q, strict=True)) | dict(zip(map(k.xp.name, k.f), f, strict=True))
        A, Df, linear, turning = (x[0] for x in Sampling(k.xp, [point | {"l": 0.35}]).each(
            [k.A, k.Df, *(T for _, T in sorted(k.partial_velocities, reverse=True))]
        ))  # fmt: skip
        eta = np.stack([velocities(q, each) for each in np.eye(3)], axis=-1)  # (78), (80)
        np.testing.assert_allclose(np.vstack([linear, turning]), eta, atol=1e-13)
        ahead, behind = (velocities(q + h * f, f + h * f_dot) for h in (STEP, -STEP))  # (79)
        U, w = np.array([*M, *J]) * (ahead - behind) / (2 * STEP), velocities(q, f)[3:]
        U[3:] += np.cross(w, np.array(J) * w)
        np.testing.assert_allclose(A @ f_dot + Df[:, 0], eta.T @ U, atol=1e-9)
        assert abs(np.cross(w, np.array(J) * w)).max() > 1e-3
