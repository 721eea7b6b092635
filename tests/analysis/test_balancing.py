"""Units of states in which a matrix is of one size."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.elements import C, I, One, R, Se


@pytest.mark.parametrize("power", [3, 60, 300])
def test_a_matrix_in_other_units_is_the_same_in_its_own(power: int) -> None:
    """Units of states of up to 2**300, of which no whole number can be made, and no digit changes."""
    A = np.random.default_rng(1).normal(size=(4, 4))
    units = 2.0 ** np.array([0, power, -power, power // 2])
    found, own = balanced(A * units / units[:, None])
    np.testing.assert_array_equal(found, balanced(A)[0])
    np.testing.assert_array_equal(found, A * units / units[:, None] * own / own[:, None])


@pytest.mark.parametrize("mass", [1e-60, 1e-24, 1.0, 1e24, 1e60])
def test_of_bodies_of_any_size_the_linearization_is_one(mass: float) -> None:
    """Whatever their momenta are, and without a warning."""
    v = One("v", coordinates=("x",))
    graph = bg.Graph(
        "sprung", v >> I("m", mass), v >> C("k", effort=f"{mass}*x"), v >> R("b", 0.1 * mass), Se("F") >> v
    )
    linear = bg.linearize(graph, {}, {"F": 0.0}, outputs=["v"])
    assert linear.stability == "stable"
    np.testing.assert_allclose(linear.eigenvalues, np.roots([1, 0.1, 1]), rtol=1e-12)
    ratio = linear.transfer_function()
    np.testing.assert_allclose(ratio.numerator * mass, [1, 0], atol=1e-12)
    np.testing.assert_allclose(ratio.denominator, [1, 0.1, 1], rtol=1e-12)
    np.testing.assert_allclose(linear.frequency_response(1.0) * mass, [[10.0]], rtol=1e-9)
