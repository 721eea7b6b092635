"""Hamilton's equations, [004] (33)-(36): where they hold they are the momentum form, elsewhere they are refused."""

from __future__ import annotations

import numpy as np
import pytest
from mechanisms import CATALOGUE, NAMES

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se, Sf


def is_holonomic(name: str) -> bool:
    return bg.kinetics(CATALOGUE[name]().graph).holonomic


@pytest.mark.parametrize("name", NAMES)
def test_hamiltons_equations_exist_where_velocities_are_rates(name: str) -> None:
    graph = CATALOGUE[name]().graph
    if not is_holonomic(name):
        with pytest.raises(bg.NotReducible) as caught:
            bg.compile(graph, bg.forms.hamiltonian)
        assert "f = q_dot" in caught.value.law and caught.value.parties
        return
    ours, other = (bg.compile(graph, form) for form in (bg.forms.hamiltonian, bg.forms.kane_momentum))
    assert set(ours.states) == set(other.states)


def test_a_constraint_is_named_as_the_reason_where_velocities_are_rates() -> None:
    """Of a mass on a rod f = q_dot holds; the rod makes one of the rates follow."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rod = f << TF("A", (("x", "y"),), integrals=("(x**2 + y**2)/2",)) << Sf("rod", 0.32, given="position")
    with pytest.raises(bg.NotReducible, match="constraints or sources drive") as caught:
        bg.compile(bg.Graph("pendulum", f >> I("m", 1.3), rod), bg.forms.hamiltonian)
    assert "kane_momentum" in caught.value.remedy and "rates" not in caught.value.remedy


def test_both_kinds_are_in_the_catalogue() -> None:
    assert {is_holonomic(name) for name in NAMES} == {True, False}


def double_pendulum() -> bg.Graph:
    f = One("f", ("a_dot", "b_dot"), coordinates=("a", "b"))
    first = f >> TF("P", (("cos(a)", 0), ("sin(a)", 0))) >> One("v", 2) >> I("m")
    second = f >> TF("S", (("cos(a)", "cos(b)"), ("sin(a)", "sin(b)"))) >> One("w", 2) >> I("n")
    return bg.Graph("double", first, second, Se("G", ("-(m + n)*g*sin(a)", "-n*g*sin(b)")) >> f)


def test_the_pair_is_generated_by_the_energy() -> None:
    """p_dot = -dH/dq, q_dot = dH/dp, H = T(q, p) + V(q), by central differences of H alone."""
    equations = bg.compile(double_pendulum(), bg.forms.hamiltonian)
    values = {"m": 1.2, "n": 0.7, "g": 9.81}
    q = p = ()
    coordinates = ("a", "b")
    momenta = tuple(name for name in equations.states if name.startswith("p_"))

    def energy(x: np.ndarray) -> float:
        a, b = x[:2]
        A = np.array([[1.9, 0.7 * np.cos(a - b)], [0.7 * np.cos(a - b), 0.7]])
        return float(x[2:] @ np.linalg.solve(A, x[2:]) / 2 - 9.81 * (1.9 * np.cos(a) + 0.7 * np.cos(b)))

    rng = np.random.default_rng(0)
    for _ in range(5):
        x = rng.uniform(-1, 1, 4)
        h = 1e-5
        derivative = np.array([(energy(x + h * e) - energy(x - h * e)) / (2 * h) for e in np.eye(4)])
        rates = bg.rates(equations, values, dict(zip((*coordinates, *momenta), x, strict=True)))
        q = [rates[name] for name in coordinates]
        p = [rates[name] for name in momenta]
        np.testing.assert_allclose([*q, *p], [*derivative[2:], *-derivative[:2]], atol=1e-8)


def test_driven_coordinates_keep_their_partition() -> None:
    """(49), (50) hold as they stand, the reaction is the effort on the drive."""
    f = One("f", ("a_dot", "b_dot"), coordinates=("a", "b"))
    parts = [
        f >> TF("P", (("1", "cos(b)"), ("0", "sin(b)"))) >> One("v", 2) >> I("m"),
        Sf("drive", "cos(t)") >> f["a_dot"],
    ]
    graph = bg.Graph("driven", *parts)
    runs = [
        bg.simulate(bg.compile(graph, form), (0, 1), {"m": 2}, {"b": 0.3, "b_dot": 0.2}, rtol=1e-10, atol=1e-12)
        for form in (bg.forms.hamiltonian, bg.forms.kane_velocity)
    ]
    np.testing.assert_allclose(runs[0]["b"], runs[1]["b"], atol=1e-8)
    np.testing.assert_allclose(runs[0]["drive.e"], runs[1]["drive.e"], atol=1e-7)
