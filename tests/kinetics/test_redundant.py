"""Constraints that repeat each other: named, however they are scaled, and only those that take part."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.redundant import check_independent, independent


@cache
def three_rows() -> Kinetics:
    """Three velocities; one source holds two rows, another one."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    pair = f << TF("a", ((1, 0, 0), (0, 1, 0))) << Sf("pair", (0, 0))
    return unconstrained(
        bg.Graph("g", f >> I("m"), pair, f << TF("c", ((0, 0, 1),)) << Sf("third", 0)), xp, RandomPoints()
    ).k


ROWS = {name: np.array(row) for name, row in {"u": (1.0, 0, 0), "v": (0, 1.0, 0), "w": (0, 0, 1.0)}.items()}


def names(rows: list[np.ndarray]) -> set[str]:
    with pytest.raises(bg.NotReducible) as caught:
        check_independent(three_rows(), np.array([rows]))
    return set(caught.value.parties)


def test_independent_rows_pass() -> None:
    check_independent(three_rows(), np.array([[*ROWS.values()]]))
    check_independent(three_rows(), np.zeros((2, 0, 3)))


@pytest.mark.parametrize("unit", [1e-9, 1.0, 1e9])
def test_those_that_repeat_are_named_whatever_their_units(unit: float) -> None:
    u, v, w = ROWS.values()
    assert names([u, v, unit * v]) == {"pair", "third"}
    assert names([u, unit * u, w]) == {"pair"}
    assert names([u, v, unit * (u - v)]) == {"pair", "third"}
    assert names([u, v, 0 * w]) == {"third"}


@pytest.mark.parametrize(("apart", "repeats"), [(1e-7, False), (1e-11, True)])
def test_how_nearly_rows_repeat(apart: float, repeats: bool) -> None:
    """By `RANK`."""
    u, v, w = ROWS.values()
    rows = [u, v, u + v + apart * w]
    if repeats:
        assert names(rows) == {"pair", "third"}
    else:
        check_independent(three_rows(), np.array([rows]))


def test_one_point_at_which_they_are_independent_is_enough() -> None:
    u, v, w = ROWS.values()
    check_independent(three_rows(), np.array([[u, v, v], [u, v, w], [u, u, u]]))


def test_what_the_constraints_of_a_graph_hold() -> None:
    """A rod, and the same rod again: x u + y w = 0 twice."""
    f = One("f", ("u", "w"), coordinates=("x", "y"))
    rods = [f << TF(f"{name}_a", (("x", "y"),)) << Sf(name, 0) for name in ("rod", "twin")]
    for links, fits in ((rods[:1], True), (rods, False)):
        free = unconstrained(bg.Graph("g", f >> I("m"), *links), xp, RandomPoints())
        if fits:
            assert independent(free.k, free.points({}), {}) == {}
        else:
            with pytest.raises(bg.NotReducible, match="2 constraints hold 1 combinations of 2 velocities"):
                independent(free.k, free.points({}), {})
