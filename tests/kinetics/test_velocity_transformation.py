"""E = [Y; a] and E^-1 = [W, S_c] of [003] (8), [002] (69)-(76), as they are read."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from constrained_graphs import ALGEBRAS, CONSTRAINED_GRAPHS

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_points import Sampling
from bondgraph.forms import gibbs_appell, maggi
from bondgraph.kinetics.velocity_transformation import velocity_transformation

ROUNDING = 1e-12


@pytest.mark.parametrize("algebra", ALGEBRAS)
@pytest.mark.parametrize("chosen", ["independent", "quasi"])
@pytest.mark.parametrize("name", CONSTRAINED_GRAPHS)
def test_the_matrices_are_inverse_and_give_the_velocities(name: str, chosen: str, algebra: str) -> None:
    """E [W, S_c] = 1, a W = 0, a S_c = 1, and f = W (u - Z) + S_c b at states that satisfy the constraints."""
    mechanism = CONSTRAINED_GRAPHS[name]()
    xp: Any = ALGEBRAS[algebra]
    form = maggi if chosen == "independent" or not mechanism.quasi else maggi.having(quasi=mechanism.quasi)
    found = velocity_transformation(mechanism.graph, form, xp)
    p, n = len(found.u), len(found.f)
    for seed in (1, 2):
        state = mechanism.state(seed)
        E, W, S_c = found.at(state)
        np.testing.assert_allclose(E @ np.hstack([W, S_c]), np.eye(n), atol=ROUNDING)
        np.testing.assert_allclose(E[p:] @ W, 0, atol=ROUNDING)
        np.testing.assert_allclose(E[p:] @ S_c, np.eye(n - p), atol=ROUNDING)
        rest = dict.fromkeys((xp.name(s) for s in xp.free(found.b)), 0.0)
        Z, b = Sampling(xp, [{**rest, **state}]).each([found.Z, found.b])
        u = np.array([state[u] for u in found.u])
        f = W @ (u - Z[0, :, 0]) + S_c @ b[0, :, 0]
        np.testing.assert_allclose(f, [state[x] for x in found.f], atol=1e-10)
        if (name, chosen) != ("rolling_body", "quasi"):  # four of its velocities depend on each other
            symbolic = Sampling(xp, [state]).each([found.W, found.S_c, found.Y, found.a])
            for one, other in zip(symbolic, (W, S_c, E[:p], E[p:]), strict=True):
                np.testing.assert_allclose(one[0], other, atol=ROUNDING)


f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
MASSES = f["u", "v"] >> I("m", (1, 1)), f["w"] >> I("J", 1)
SKATE = bg.Graph("skate", *MASSES, f << TF("a", (("-sin(th)", "cos(th)", 0),)) << Sf("blade", 0))


def test_the_block_inverse_of_the_paper() -> None:
    """[002] (70), (74): with y in the last columns and a = [a_1 a_2], Omega = [a_1^-1, -a_1^-1 a_2 y^-1; 0, y^-1]."""
    quasi = {"s": "2*v", "o": "v + 4*w"}
    _, W, S_c = velocity_transformation(SKATE, gibbs_appell.having(quasi=quasi)).at({"th": 0.7})
    a_1, a_2, y = -np.sin(0.7), np.array([np.cos(0.7), 0]), np.array([[2.0, 0], [1, 4]])
    np.testing.assert_allclose(S_c[:, 0], [1 / a_1, 0, 0], atol=ROUNDING)
    np.testing.assert_allclose(W, np.vstack([-a_2 / a_1 @ np.linalg.inv(y), np.linalg.inv(y)]), atol=ROUNDING)


def test_what_is_printed() -> None:
    printed = str(velocity_transformation(SKATE, maggi.having(free=("v", "w"))))
    assert printed.splitlines()[0] == "skate: 3 velocities, 2 of them independent: v, w"
    assert len(printed.splitlines()) == 2 and printed.splitlines()[1].startswith("u = ")


def test_it_can_be_pickled() -> None:
    found = velocity_transformation(SKATE)
    np.testing.assert_allclose(pickle.loads(pickle.dumps(found)).at({"th": 0.2})[1], found.at({"th": 0.2})[1])


def test_where_it_is_singular_and_what_it_depends_on_is_told() -> None:
    found = velocity_transformation(SKATE, maggi.having(free=("u", "w")))
    with pytest.raises(bg.SingularSystem):
        found.at({"th": np.pi / 2})
    with pytest.raises(bg.MissingValues) as caught:
        found.at({})
    assert caught.value.parties == ("th",)


def test_more_than_can_be_written_out_is_refused_in_symbols_only() -> None:
    """A ring of four velocities, each with the next."""
    ring = One("r", ("a", "b", "c", "d", "e"))
    rows = (("2", "1", 0, 0, "1"), (0, "2", "1", 0, "1"), (0, 0, "2", "1", "1"), ("1", 0, 0, "2", "1"))
    held = ring << TF("d", rows) << Sf("h", (0, 0, 0, 0))
    found = velocity_transformation(bg.Graph("ring", ring >> I("m", 1), held), maggi.having(free=("e",)))
    with pytest.raises(bg.NotReducible) as caught:
        _ = found.W
    assert caught.value.parties == ("a", "b", "c", "d")
    E, W, S_c = found.at({})
    np.testing.assert_allclose(np.hstack([W, S_c]) @ E, np.eye(5), atol=ROUNDING)


def test_quasi_velocities_that_the_constraints_give_are_refused() -> None:
    with pytest.raises(bg.NotReducible):
        velocity_transformation(SKATE, maggi.having(quasi={"s": "cos(th)*v - sin(th)*u", "w": "w"}))
