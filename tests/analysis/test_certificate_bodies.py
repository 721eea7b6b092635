"""The identities of inertias one by one, on a crane by the textbook's formulas and on a body that turns in space."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.certificate import bodies
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import checked
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.states import of_kinetics
from bondgraph.elements import TF, I, One
from bondgraph.kinetics.from_graph import mechanism

TABLE = bg.algebra.table


def model(graph: bg.Graph) -> Model:
    found = mechanism(graph, TABLE)
    return Model(found.kinetics, of_kinetics(found.kinetics, {}), "random states", found)


@pytest.fixture(scope="module")
def crane() -> Model:
    """A trolley of mass M at x, a bob of mass m at the angle th on a rope of length l."""
    q, bob = One("q", ("u", "w"), coordinates=("x", "th")), One("bob", 2)
    rope = TF("d", ((1, "-l*cos(th)"), (0, "-l*sin(th)")))
    return model(bg.Graph("crane", q["u"] >> I("M"), q >> rope >> bob >> I("m")))


@pytest.fixture(scope="module")
def rotor() -> Model:
    """A rigid body about two axes: precession about the vertical, then inclination; principal axes."""
    q_dot, omega = One("q_dot", coordinates=("psi", "th")), One("omega", ("w1", "w2", "w3"), frame="omega")
    to_body = TF("P", ((0, 1), ("sin(th)", 0), ("cos(th)", 0)))
    return model(bg.Graph("rotor", q_dot >> to_body >> omega >> I("J", ("J1", "J2", "J3"))))


def by_hand(m: Model) -> dict[str, np.ndarray]:
    """v, A, p, 2 T* and e_hat of the crane, for each state."""
    found: dict[str, list[np.ndarray]] = {letter: [] for letter in ("v", "A", "p", "2T", "e_hat", "Df")}
    for s in m.at.points:
        mass, bob, l, th, u, w = (s[name] for name in ("M", "m", "l", "th", "u", "w"))
        A = np.array([[mass + bob, -bob * l * np.cos(th)], [-bob * l * np.cos(th), bob * l**2]])
        f = np.array([[u], [w]])
        found["v"].append(np.array([[u], [u - l * np.cos(th) * w], [-l * np.sin(th) * w]]))
        found["A"].append(A)
        found["p"].append(A @ f)
        found["2T"].append(f.T @ A @ f)
        found["e_hat"].append(np.array([[0.0], [bob * l * np.sin(th) * u * w]]))  # dT*/dth
        found["Df"].append(np.array([[bob * l * np.sin(th) * w**2], [0.0]]))
    return {letter: np.array(values) for letter, values in found.items()}


@pytest.mark.parametrize(
    ("identity", "letter"),
    [
        (bodies.velocities, "v"),
        (bodies.mass_matrix, "A"),
        (bodies.momentum, "p"),
        (bodies.co_energy, "2T"),
        (bodies.gyration, "e_hat"),
        (bodies.momentum_matrix, "e_hat"),
        (bodies.gyrator, "Df"),
    ],
)
def test_both_sides_are_what_the_textbook_says_of_a_crane(crane: Model, identity: object, letter: str) -> None:
    left, *right = (crane.at(term) for term in identity(crane))  # type: ignore[operator]
    expected = by_hand(crane)[letter]
    np.testing.assert_allclose(left, expected, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(-sum(right), expected, rtol=1e-12, atol=1e-14)


def test_dots_cancel_for_points_and_by_the_cross_product_for_angular_velocities(crane: Model, rotor: Model) -> None:
    for m, applies, other in (
        (crane, bodies.cancellation_of_dots, bodies.dots_of_angular_velocities),
        (rotor, bodies.dots_of_angular_velocities, bodies.cancellation_of_dots),
    ):
        terms = [m.at(term) for term in applies(m)]
        assert abs(sum(terms)).max() < 1e-13 < abs(terms[0]).max()
        with pytest.raises(DoesNotApply, match="angular velocity in space"):
            other(m)


def test_a_body_that_turns_has_eulers_moments(rotor: Model) -> None:
    """(62): D f = C^T f + w x J w in the velocities; without its second part it would not hold."""
    Df, C_f, gyroscopic = (rotor.at(term) for term in bodies.gyrator(rotor))
    assert abs(Df + C_f + gyroscopic).max() < 1e-13
    for k, s in enumerate(rotor.at.points):
        th, psi_dot, th_dot = s["th"], s["psi_dot"], s["th_dot"]
        T = np.array([[0, 1], [np.sin(th), 0], [np.cos(th), 0]])
        w = T @ [psi_dot, th_dot]
        moment = T.T @ np.cross(w, [s["J1"], s["J2"], s["J3"]] * w)
        np.testing.assert_allclose(-gyroscopic[k][:, 0], moment, atol=1e-13)
        assert abs(moment).max() > 1e-3


def test_every_identity_of_the_list_holds_and_each_number_is_there_once(crane: Model, rotor: Model) -> None:
    numbers = [identity.number for identity in bodies.BODIES]
    assert len(set(numbers)) == len(numbers)
    for m in (crane, rotor):
        rows = [checked(identity, m) for identity in bodies.BODIES]
        assert all(row.holds for row in rows), [row for row in rows if not row.holds]
        assert sum(row.applies for row in rows) == len(rows) - 1


def test_where_only_a_store_is_left_the_inertias_are_asked_for(crane: Model) -> None:
    reduced = Model(crane.k, crane.at, "random states")
    for identity in bodies.BODIES:
        with pytest.raises(DoesNotApply):
            identity.terms(reduced)
