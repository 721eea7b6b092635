"""The identities between mass matrix, gyrator matrix, gyration forces and energies, by the textbook's formulas."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.certificate import energies
from bondgraph.analysis.certificate.does_not_apply import DoesNotApply
from bondgraph.analysis.certificate.identity import checked
from bondgraph.analysis.certificate.model import Model
from bondgraph.analysis.certificate.motion import Motion
from bondgraph.analysis.certificate.states import of_equations, of_kinetics
from bondgraph.elements import TF, I, One, Se, Sf
from bondgraph.kinetics.from_graph import mechanism

TABLE = bg.algebra.table


def model(graph: bg.Graph) -> Model:
    equations, found = bg.compile(graph, algebra=TABLE), mechanism(graph, TABLE)
    at = of_equations(equations, found.kinetics, {})
    return Model(found.kinetics, at, "random states", found, Motion(equations, at.points))


@pytest.fixture(scope="module")
def crane() -> Model:
    """A trolley of mass M at x, pushed by k; a bob of mass m at the angle th on a rope of length l, with weight."""
    q, bob = One("q", ("u", "w"), coordinates=("x", "th")), One("bob", 2)
    rope = TF("d", ((1, "-l*cos(th)"), (0, "-l*sin(th)")))
    parts = (q["u"] >> I("M"), q >> rope >> bob >> I("m"), Se("push", "k") >> q["u"])
    return model(bg.Graph("crane", *parts, Se("weight", (0, "9.81*m")) >> bob))


def textbook(m: Model, letter: str) -> np.ndarray:
    """A_dot, e_hat = dT*/dq, D f = A_dot f - e_hat, q_dot, or p_dot = e + e_hat of the crane, for each state."""
    found = []
    for s in m.at.points:
        bob, l, th, u, w = (s[name] for name in ("m", "l", "th", "u", "w"))
        turning = bob * l * np.sin(th) * w
        A_dot = np.array([[0, turning], [turning, 0]])
        e_hat, f = np.array([0, turning * u]), np.array([u, w])
        weight = np.array([s["k"], -9.81 * bob * l * np.sin(th)])
        answers = {"A_dot": A_dot, "e_hat": e_hat, "Df": A_dot @ f - e_hat, "f": f, "p_dot": weight + e_hat}
        answers |= {"T*": np.array([*_mass(s) @ f, f @ (A_dot @ f - e_hat)])}
        found.append(answers[letter])
    return np.array(found)


def _mass(s: dict[str, float]) -> np.ndarray:
    across = -s["m"] * s["l"] * np.cos(s["th"])
    return np.array([[s["M"] + s["m"], across], [across, s["m"] * s["l"] ** 2]])


@pytest.mark.parametrize(
    ("identity", "letter"),
    [
        (energies.mass_rate, "A_dot"),
        (energies.gyration, "e_hat"),
        (energies.generated_by_co_energy, "e_hat"),
        (energies.generated_by_energy, "e_hat"),
        (energies.gyrator_effort, "Df"),
        (energies.momentum_function, "Df"),
        (energies.rates_from_energy, "f"),
        (energies.hamiltonian_rates, "p_dot"),
        (energies.co_energy_rate, "T*"),
    ],
)
def test_both_sides_are_what_the_textbook_says_of_a_crane(crane: Model, identity: object, letter: str) -> None:
    terms = [t if isinstance(t, np.ndarray) else crane.at(t) for t in identity(crane)]  # type: ignore[operator]
    left, *right = (t.reshape(np.squeeze(t).shape) for t in terms)
    expected = textbook(crane, letter)
    np.testing.assert_allclose(left, expected, rtol=1e-11, atol=1e-13)
    np.testing.assert_allclose(-sum(right), expected, rtol=1e-11, atol=1e-13)


def test_the_energys_rate_has_the_velocities_for_coefficients(crane: Model) -> None:
    """(37): dT/dt = f^T p_dot - f^T e_hat; the part without p_dot is -f^T A_dot f / 2."""
    left, right = energies.energy_rate(crane)
    f, A_dot, e_hat = (textbook(crane, letter) for letter in ("f", "A_dot", "e_hat"))
    rest = -np.einsum("pi,pij,pj->p", f, A_dot, f) / 2
    np.testing.assert_allclose(left, np.column_stack([f, rest]), rtol=1e-11)
    np.testing.assert_allclose(-right[:, -1], -np.einsum("pi,pi->p", f, e_hat), rtol=1e-11)


def test_every_identity_holds_and_the_one_without_its_premise_says_which_coordinate_is_there(crane: Model) -> None:
    rows = {identity.number: checked(identity, crane) for identity in energies.ENERGIES}
    assert len(rows) == len(energies.ENERGIES)
    assert all(row.holds for row in rows.values())
    assert [number for number, row in rows.items() if not row.applies] == ["(44)"]
    assert rows["(44)"].reason == "the momentum depends on th"


def test_with_all_coordinates_absent_both_forces_cancel() -> None:
    """(44): a body in the plane, its velocities along its own axes; D f = m w x v."""
    f, q_dot = One("f", ("u", "v", "w")), One("q_dot", coordinates=("x", "y", "th"))
    Q = (("cos(th)", "-sin(th)", 0), ("sin(th)", "cos(th)", 0), (0, 0, 1))
    parts = (f >> TF("Q", Q) >> q_dot, f >> TF("P", Q[:2]) >> One("s", ("sx", "sy")) >> I("m"), f["w"] >> I("J"))
    glider = model(bg.Graph("glider", *parts))
    Df, e_hat = (glider.at(term)[:, :, 0] for term in energies.nothing_carried(glider))
    moving = np.array([s["m"] * s["w"] * np.array([-s["v"], s["u"], 0]) for s in glider.at.points])
    np.testing.assert_allclose(Df, moving, rtol=1e-11, atol=1e-13)
    np.testing.assert_allclose(e_hat, -moving, rtol=1e-11, atol=1e-13)
    with pytest.raises(DoesNotApply, match="f is not q_dot"):
        energies.generated_by_co_energy(glider)


def test_without_inertia_of_its_own_a_driven_velocity_leaves_no_energy_of_momenta() -> None:
    f, v = One("f", ("w", "px"), coordinates=("a", "X")), One("v", 2)
    P = TF("P", (("l*cos(a)", 1), ("l*sin(a)", 0)))
    shaken = model(bg.Graph("shaken", f >> P >> v >> I("m"), f["px"] >> I("M"), Sf("drive", "sin(t)") >> f["px"]))
    assert checked(energies.ENERGIES[-3], shaken).applies  # (37), while the pivot has a mass
    light = model(bg.Graph("light", f >> TF("P", (("l*cos(a)", 1),)) >> One("v", 1) >> I("m"),
                           Sf("drive", "sin(t)") >> f["px"]))  # fmt: skip
    for identity in (energies.generated_by_energy, energies.rates_from_energy, energies.energy_rate):
        with pytest.raises(DoesNotApply, match="singular"):
            identity(light)
    assert checked(energies.ENERGIES[0], light).applies  # A = A^T needs no inverse


def test_a_store_that_holds_one_of_the_two_forces_proves_nothing_of_the_other(crane: Model) -> None:
    """Without the matrix D, D f was made by (43), which then holds whatever it is."""
    alone = replace(crane.k, D=None)
    lacking = Model(alone, of_kinetics(alone, {}), "random states")
    for identity in (energies.momentum_function, energies.mass_rate, energies.gyration, energies.gyrator_effort):
        with pytest.raises(DoesNotApply, match="store"):
            identity(lacking)
