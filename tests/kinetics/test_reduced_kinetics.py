"""The letters of [000] 2.3 against sums over bodies, written from places and rotation matrices, by differences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sp
from test_studies import STUDIES, Peer, moving, rates_of

import bondgraph as bg
from bondgraph.elements import TF, C, I, One
from bondgraph.equations.random_points import Sampling
from bondgraph.kinetics import stacked
from bondgraph.kinetics.reduced_kinetics import reduced_kinetics

H = 1e-5
CASES = [("cart", 0.0), ("cart", 0.3), ("boom", 0.0), pytest.param("plates", 0.0, marks=pytest.mark.slow)]


class Bodies:
    """A case study of bodies alone: what (13), (44) and (54) need, as numbers at a configuration.

    Args:
        peer: masses, tensors, places and attitudes.
        s: how many of the last coordinates are ignorable.
    """

    def __init__(self, peer: Peer, s: int) -> None:
        self.peer, self.s, q, rates = peer, s, peer.q, rates_of(peer.q)
        Y = sp.Matrix([[sp.diff(formula, rate) for rate in rates] for formula in peer.u_NI.values()])
        a = sp.zeros(0, len(q)) if peer.a is None else peer.a
        terms: list[Any] = [Y, a]
        for mass, J, place, R in peer.bodies:
            spins = [R.diff(x) * R.T for x in q]
            D = sp.Matrix([[S[2, 1] for S in spins], [S[0, 2] for S in spins], [S[1, 0] for S in spins]])
            terms += [place.jacobian(q), D, R * J * R.T, sp.Matrix([[mass]])]
        self._terms = sp.lambdify(q, terms, cse=True)
        self._slope = sp.lambdify(q, [sp.diff(peer.V, x) for x in q])

    def at(self, q: Any) -> tuple[Any, Any, list[Any], Any]:
        """Y, a, the bodies' B, D, inertial tensor and mass, and M."""
        Y, a, *rest = (np.array(term, float) for term in self._terms(*q))
        bodies = [tuple(rest[k : k + 4]) for k in range(0, len(rest), 4)]
        M = sum(m[0, 0] * B.T @ B + D.T @ J @ D for B, D, J, m in bodies)
        return Y, a, bodies, M

    def inverse(self, q: Any, G: Any, b: float) -> tuple[Any, Any]:
        """W and X, (44)."""
        Y, a, _, M = self.at(q)
        E, p = np.vstack([Y, M[len(q) - self.s :], a]), len(Y)
        right = np.concatenate([np.zeros(p), G, np.full(len(a), b)])
        return np.linalg.inv(E)[:, :p], np.linalg.solve(E, right)

    def letters(self, q: Any, v: Any, time: float, b: float) -> dict[str, Any]:
        """All of them at a state."""
        Y, _, bodies, M = self.at(q)
        G, u = (M @ v)[len(q) - self.s :], Y @ v
        W, X = self.inverse(q, G, b)
        np.testing.assert_allclose(W @ u + X, v, rtol=1e-10, atol=1e-10)  # (43)

        def rate(value: Callable[[Any], Any]) -> Any:
            return (value(q + H * v) - value(q - H * v)) / (2 * H)

        def slope(q: Any) -> Any:
            (W, X), M = self.inverse(q, G, b), self.at(q)[3]
            return W.T @ M @ (W @ u + X)

        K = 0.0
        for k, (B, D, J, m) in enumerate(bodies):
            B_NI = rate(lambda q, k=k: self.at(q)[2][k][0] @ self.inverse(q, G, b)[0])  # (58)
            C_NI = rate(lambda q, k=k: self.at(q)[2][k][1] @ self.inverse(q, G, b)[0])
            K = K + m[0, 0] * B_NI.T @ B @ v + C_NI.T @ J @ D @ v  # (61), (63)
        A, Q = rate(slope), self.peer.Q(time) * np.ones(len(q)) - np.array(self._slope(*q), float)
        U = W.T @ Q
        return {
            "M_NI": W.T @ M @ W, "N_NI": W.T @ M @ X, "T0_NI": X @ M @ X / 2, "A_NI": A, "K_NI": K, "U_NI": U,
            "L_NI": U + K - A, "W_NI": W, "X_NI": X,
        } | {"G": G, "u": u}  # fmt: skip


@pytest.mark.parametrize(("name", "slip"), CASES)
def test_the_letters_are_those_of_the_bodies(name: str, slip: float) -> None:
    """And M_NI u_dot = L_NI, (64), is the motion of the compiled form.

    N_NI = W^T M X vanishes where b does: M X is a combination of the rows of [M'; a], which W annihilates.
    """
    study, make = STUDIES[name]
    peer = make()
    letters = bg.reduced_kinetics(study.graph, study.u_NI, algebra=bg.algebra.table)
    xp, s, time = letters.xp, len(letters.ignorable), 7.0
    q, v = moving(peer, np.random.default_rng(5))
    if peer.a is not None:
        v += np.linalg.pinv(np.array(peer.a.subs(dict(zip(peer.q, q, strict=True))), float))[:, 0] * slip
    expected = Bodies(peer, s).letters(q, v, time, slip)
    assert (np.abs(expected["N_NI"]).max() > 1e-3) == bool(slip)
    order = [list(map(str, rates_of(peer.q))).index(xp.name(x)) for x in letters.f]
    names = [str(y) for y in peer.q]
    point = {**study.values, **dict(zip(names, q, strict=True)), "t": time, "wheel": slip, "wheel'": 0.0}
    point |= dict(zip(map(xp.name, letters.u_NI), expected["u"], strict=True))
    point |= {xp.name(G): expected["G"][names.index(x) - len(q) + s]
              for G, x in zip(letters.G, letters.ignorable, strict=True)}  # fmt: skip
    for letter in ("M_NI", "N_NI", "T0_NI", "A_NI", "K_NI", "U_NI", "L_NI", "W_NI", "X_NI"):
        value = getattr(letters, letter)
        found = Sampling(xp, [point])(xp.column([value]) if letter == "T0_NI" else value)[0]
        wanted = np.asarray(expected[letter])[order] if letter in ("W_NI", "X_NI") else np.asarray(expected[letter])
        beside = {"N_NI": "M_NI", "A_NI": "L_NI", "K_NI": "L_NI", "U_NI": "L_NI"}.get(letter, letter)
        scale = max(np.abs(expected[beside]).max(), np.abs(wanted).max())
        np.testing.assert_allclose(found.reshape(wanted.shape), wanted, rtol=0, atol=1e-7 * scale, err_msg=letter)
    start = dict(zip(names, q, strict=True)) | {f"{y}_dot": z for y, z in zip(names, v, strict=True)}
    values = {**study.values, **({"wheel": slip} if slip else {})}
    rates = bg.rates(bg.compile(study.graph, study.forms["proposed"], bg.algebra.table), values, start, time)
    u_dot = np.array([rates[xp.name(u)] for u in letters.u_NI])
    left, right = expected["M_NI"] @ u_dot, expected["L_NI"]
    np.testing.assert_allclose(left, right, rtol=0, atol=1e-7 * np.abs(right).max())


def towing(*more: Any) -> bg.Graph:
    f = One("f", ("w", "s"), coordinates=("th", "x"))
    bob = f >> TF("P", (("l*cos(th)", 1), ("l*sin(th)", 0))) >> One("v", 2) >> I("m")
    return bg.Graph("cart", bob, f["s"] >> I("M"), *(part(f) for part in more))


def test_a_pendulum_on_a_cart_by_hand() -> None:
    """M_NI = m l^2 (M + m sin^2)/(M + m), N_NI = 0, T0 = G^2/2/(M + m); no force, so L_NI = -M_NI' w/2."""
    letters = bg.reduced_kinetics(towing())
    m, M, l, th, w, G = (sp.Symbol(name, real=True) for name in ("m", "M", "l", "th", "w", "p_s"))
    mass = m * l**2 * (M + m * sp.sin(th) ** 2) / (M + m)
    assert sp.simplify(letters.M_NI[0, 0] - mass) == 0
    assert sp.simplify(letters.N_NI[0, 0]) == 0
    assert sp.simplify(letters.T0_NI - G**2 / (2 * (M + m))) == 0
    assert sp.simplify(letters.A_NI[0, 0] - sp.diff(mass, th) * w**2) == 0
    assert sp.simplify(letters.L_NI[0, 0] + sp.diff(mass, th) * w**2 / 2) == 0


def test_what_has_no_ignorable_coordinate_has_no_such_letters() -> None:
    with pytest.raises(bg.NotReducible, match="no ignorable coordinate"):
        bg.reduced_kinetics(towing(lambda f: f["s"] >> C("spring")))


def test_a_block_that_is_not_small_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stacked, "SMALL", 1)
    with pytest.raises(bg.NotReducible, match="too large a block"):
        reduced_kinetics(towing(), {"u": "w + s"})
