"""Directions along constraints: departures of dependent states and of inputs keep every constraint."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.analysis.linearization.independent import independent
from bondgraph.elements import I, One

f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
EQUATIONS = bg.compile(bg.Graph("free", f["u"] >> I("a", 1), f["v"] >> I("b", 1), f["w"] >> I("c", 1)))
N = len(EQUATIONS.states)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("m", [0, 1, 3])
def test_departures_keep_the_constraints(seed: int, m: int) -> None:
    draw = np.random.default_rng(seed)
    G = draw.normal(size=(m, N + 2)) * 10.0 ** draw.integers(-6, 6, (m, 1))  # in any unit
    found = independent(EQUATIONS, G, N)
    size = np.abs(G).max(axis=1, initial=1e-300, keepdims=True)
    assert len(found.kept) == N - m
    np.testing.assert_allclose(G[:, :N] @ found.states / size, 0, atol=1e-9)
    np.testing.assert_allclose((G[:, N:] + G[:, :N] @ found.inputs) / size, 0, atol=1e-9)
    np.testing.assert_array_equal(found.states[found.kept], np.eye(N - m))
    assert not found.inputs[found.kept].any()


def test_a_constraint_among_coordinates_makes_a_coordinate_dependent() -> None:
    names = EQUATIONS.states
    G = np.zeros((1, N))
    G[0, [names.index("x"), names.index("y")]] = 0.1, 2.0
    assert [name for k, name in enumerate(names) if k not in independent(EQUATIONS, G, N).kept] == ["y"]


def test_states_that_are_asked_for_must_determine_the_others() -> None:
    G = np.zeros((1, N))
    G[0, 0] = 1.0
    kept = [name for k, name in enumerate(EQUATIONS.states) if k]
    assert independent(EQUATIONS, G, N, kept).kept == list(range(1, N))
    for wrong in (kept[1:], [EQUATIONS.states[0], *kept[1:]], [*kept[1:], "nothing"]):
        with pytest.raises(bg.ValueRefused):
            independent(EQUATIONS, G, N, wrong)


def test_dependent_constraints_determine_no_motion() -> None:
    with pytest.raises(bg.SingularSystem, match="dependent at this very state"):
        independent(EQUATIONS, np.ones((2, N)), N)
