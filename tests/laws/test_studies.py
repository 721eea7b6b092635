"""The case studies of [000] against Lagrange's equations, written in sympy from places and rotation matrices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest
import sympy as sp
import volterra_boom
import volterra_cart
import volterra_plates
from volterra_cart import METHODS

import bondgraph as bg

psi, theta, phi, X, Y, Z, rho = sp.symbols("psi theta phi X Y Z rho")
theta1, theta2, x, gamma1, gamma2 = sp.symbols("theta1 theta2 x gamma1 gamma2")


class Peer(NamedTuple):
    """Bodies as (mass, tensor, place of the mass centre, rotation), quasi-velocities, V, rows of constraints, and Q."""

    q: tuple[sp.Symbol, ...]
    bodies: list[tuple[Any, sp.Matrix, sp.Matrix, sp.Matrix]]
    u: Mapping[str, sp.Expr]
    u_NI: Mapping[str, sp.Expr]
    V: Any = sp.Integer(0)
    a: sp.Matrix | None = None
    Q: Callable[[float], Any] = lambda time: 0.0


def rates_of(q: Sequence[sp.Symbol]) -> list[sp.Symbol]:
    return [sp.Symbol(f"{y}_dot") for y in q]


def turned(axis: str, angle: Any) -> sp.Matrix:
    k = "xyz".index(axis)
    i, j = (k + 1) % 3, (k + 2) % 3
    R = sp.eye(3)
    R[i, i] = R[j, j] = sp.cos(angle)
    R[i, j], R[j, i] = -sp.sin(angle), sp.sin(angle)
    return R


def cart() -> Peer:
    m1, m2, l, g = sp.Integer(1), sp.Rational(1, 2), sp.Rational(1, 5), sp.Rational(981, 100)
    bar = sp.diag(m2 * l**2 / 12, 0, m2 * l**2 / 12)
    one, two = (turned("z", angle) for angle in (theta1, theta2))
    down = sp.Matrix([0, -l, 0])
    centre = sp.Matrix([x, 0, 0])
    places = centre + one * down / 2, centre + one * down + two * down / 2
    bodies = [(m1, sp.zeros(3), centre, sp.eye(3)), (m2, bar, places[0], one), (m2, bar, places[1], two)]
    end = one * down + two * down  # against the cart
    aside = (two * sp.Matrix([1, 0, 0])).T * end.jacobian([theta1, theta2, x])
    q = theta1, theta2, x
    one_dot, two_dot, x_dot = rates_of(q)
    u, u_NI = {"u1": one_dot - two_dot, "x_dot": x_dot}, {"u_NI": two_dot - one_dot}
    return Peer(q, bodies, u, u_NI, sum(m2 * g * place[1] for place in places), aside)


R = turned("z", psi) * turned("y", theta) * turned("x", phi)
PLACE = sp.Matrix([X, Y, Z])


def tensor(xx: int, yy: int, zz: int, xy: int, xz: int, yz: int) -> sp.Matrix:
    return sp.Matrix([[xx, -xy, -xz], [-xy, yy, -yz], [-xz, -yz, zz]])


def turning() -> dict[str, sp.Expr]:
    """The angular velocity in body axes, from R^T R'."""
    angles = psi, theta, phi
    S = sum((R.T * R.diff(y) * rate for y, rate in zip(angles, rates_of(angles), strict=True)), sp.zeros(3))
    return {"w_x": S[2, 1], "w_y": S[0, 2], "w_z": S[1, 0]}


def gliding() -> dict[str, sp.Expr]:
    return {str(rate): rate for rate in rates_of((X, Y, Z))}


def plates() -> Peer:
    bodies = [(sp.Integer(100), tensor(67, 67, 67, 5, 2, 0), PLACE, R)]
    plate = sp.Rational(10, 12) * sp.diag(4, 8, 4)
    for side, gamma in ((-1, gamma1), (1, -gamma2)):
        attitude = R * turned("z", gamma)
        place = PLACE + R * sp.Matrix([1, side, 0]) + attitude * sp.Matrix([-1, 0, 0])
        bodies.append((sp.Integer(10), plate, place, attitude))
    hinges = {name: sp.Symbol(name) for name in ("gamma1_dot", "gamma2_dot")}
    return Peer((psi, theta, phi, gamma1, gamma2, X, Y, Z), bodies, turning() | hinges | gliding(), turning() | hinges)


def boom() -> Peer:
    tip = PLACE + R * sp.Matrix([0, 0, sp.Rational(7, 4) + rho])
    bodies = [(sp.Integer(2000), tensor(1400, 900, 1100, 5, 8, 3), PLACE, R), (sp.Integer(1), sp.zeros(3), tip, R)]

    def pushed(time: float) -> Any:
        return (-0.018 * np.sin(0.089 * time) + 0.012 * np.cos(0.0485 * time)) * np.eye(7)[3]

    u_NI = turning() | {"rho_dot": sp.Symbol("rho_dot")}
    return Peer((psi, theta, phi, rho, X, Y, Z), bodies, u_NI | gliding(), u_NI, Q=pushed)


STUDIES = {
    "cart": (volterra_cart.STUDY, cart),
    "plates": (volterra_plates.STUDY, plates),
    "boom": (volterra_boom.STUDY, boom),
}


def lagrange(peer: Peer) -> Callable[[float, Any, Any], Any]:
    """M q'' = Q - M' q' + dT/dq - dV/dq + a^T lambda with a q'' = -a' q': q'' as a function of time, q and q'."""
    n, M, free = len(peer.q), sp.zeros(len(peer.q)), sp.zeros(0, len(peer.q))
    for mass, J, place, attitude in peer.bodies:
        B = place.jacobian(peer.q)
        spins = [attitude.T * attitude.diff(y) for y in peer.q]
        D = sp.Matrix([[S[2, 1] for S in spins], [S[0, 2] for S in spins], [S[1, 0] for S in spins]])
        M += mass * B.T * B + D.T * J * D
    a = free if peer.a is None else peer.a
    terms = [M, a, sp.Matrix([sp.diff(peer.V, y) for y in peer.q])]
    terms += [sp.Matrix(matrix.diff(y)) for matrix in (M, a) for y in peer.q]
    evaluate = sp.lambdify(peer.q, terms, cse=True)

    def accelerations(time: float, q: Any, v: Any) -> Any:
        M, a, derivative, *derivatives = (np.array(term, float) for term in evaluate(*q))
        by, a_by = np.array(derivatives[:n]), np.array(derivatives[n:])
        force = peer.Q(time) - np.einsum("kij,k,j", by, v, v) + np.einsum("ijk,j,k", by, v, v) / 2 - derivative[:, 0]
        matrix = np.block([[M, -a.T], [a, np.zeros((len(a), len(a)))]])
        return np.linalg.solve(matrix, np.concatenate([force, -np.einsum("kij,k,j", a_by, v, v)]))[:n]

    return accelerations


def moving(peer: Peer, random: np.random.Generator) -> tuple[Any, Any]:
    """A random configuration, and velocities that the constraints admit."""
    q, v = random.uniform(-1.2, 1.2, len(peer.q)), random.uniform(-2, 2, len(peer.q))
    if peer.a is not None:
        a = np.array(peer.a.subs(dict(zip(peer.q, q, strict=True))), float)
        v -= a.T @ np.linalg.solve(a @ a.T, a @ v)
    return q, v


@pytest.mark.parametrize("name", ["cart", *(pytest.param(name, marks=pytest.mark.slow) for name in ("boom", "plates"))])
def test_the_case_studies_obey_lagrange(name: str) -> None:
    """The four methods, each at random states; q'' follows from the rates of states and their formulas."""
    study, make = STUDIES[name]
    peer = make()
    accelerations = lagrange(peer)
    random = np.random.default_rng(4)
    for method, form in study.forms.items():
        equations = bg.compile(study.graph, form, bg.algebra.casadi)
        for time in (0.0, 7.0):
            q, v = moving(peer, random)
            names = [str(y) for y in peer.q]
            start = dict(zip(names, q, strict=True)) | {f"{y}_dot": z for y, z in zip(names, v, strict=True)}
            found = bg.rates(equations, study.values, start, time)
            full = {str(y): y for y in rates_of(peer.q)}
            formulas = dict(zip(METHODS, (full, full, peer.u, peer.u_NI), strict=True))[method]
            wanted = quasi_rates(formulas, peer, q, v, accelerations(time, q, v))
            assert set(wanted) < set(found) and len(wanted) == len(found) - len(q) - ("W" in found)
            scale = max(map(abs, wanted.values()))
            off = [found[u] - rate for u, rate in wanted.items()] + [
                found[y] - z for y, z in zip(names, v, strict=True)
            ]
            assert max(map(abs, off)) < 1e-10 * scale, method  # rounding, of systems of condition up to 1e4


def quasi_rates(formulas: Mapping[str, sp.Expr], peer: Peer, q: Any, v: Any, a: Any) -> dict[str, float]:
    """The rates of quasi-velocities: derivatives by q times v, and by v times a."""
    point = dict(zip([*peer.q, *rates_of(peer.q)], [*q, *v], strict=True))
    found = {}
    for name, formula in formulas.items():
        derivatives = [formula.diff(y) for y in (*peer.q, *rates_of(peer.q))]
        found[name] = sum(
            float(derivative.subs(point)) * z for derivative, z in zip(derivatives, [*v, *a], strict=True)
        )
    return found
