"""Velocities that constraints leave: the rows annihilate them, and they are independent."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.algebra import sympy as xp
from bondgraph.equations.random_points import Sampling
from bondgraph.kinetics.kinetics import KeptConstraint, Kinetics
from bondgraph.kinetics.null_space import null_space_basis

SIZE = 5
NAMES = [[f"a{i}{j}" for j in range(SIZE)] for i in range(3)]


def constrained(rows: list[list[str]], driven: tuple[int, ...] = ()) -> Kinetics:
    """Kinetics of five velocities with these rows on them."""
    f, e = xp.column([xp.symbol(f"u{k}") for k in range(SIZE)]), xp.zeros(SIZE, 1)
    a = xp.matrix([[xp.symbol(name) for name in row] for row in rows])
    free = tuple(k for k in range(SIZE) if k not in driven)
    return Kinetics(xp, "T", xp.eye(SIZE), f, e, e, free, driven, kept=(KeptConstraint("rod", a, (None,) * len(rows)),))


def points(seed: int) -> Sampling:
    draw = np.random.default_rng(seed)
    return Sampling(xp, [{name: draw.normal() for row in NAMES for name in row} for _ in range(3)])


@pytest.mark.parametrize("driven", [(), (1,), (0, 4)])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_rows_annihilate_the_motions_they_leave(count: int, driven: tuple[int, ...]) -> None:
    k, at = constrained(NAMES[:count], driven), points(count)
    free, motions = null_space_basis(k, at)
    assert len(free) == SIZE - len(driven) - count and not {*free} & {*driven}
    for a, N in zip(at(k.a), at(motions), strict=True):
        np.testing.assert_allclose(a @ N, 0, atol=1e-12 * np.abs(a).max() * np.abs(N).max(initial=0.0))
        assert np.linalg.matrix_rank(N) == len(free)
        np.testing.assert_array_equal(N[list(driven)], 0)
        # In each motion one of the independent velocities moves, and the others rest.
        np.testing.assert_array_equal(N[list(free)] != 0, np.eye(len(free), dtype=bool))


def test_a_row_that_repeats_another_takes_no_motion() -> None:
    once, twice = (null_space_basis(constrained(rows), points(0)) for rows in (NAMES[:1], [NAMES[0], NAMES[0]]))
    assert once[0] == twice[0] and once[1] == twice[1]


def test_as_many_rows_as_velocities_leave_nothing() -> None:
    free, motions = null_space_basis(constrained(NAMES, (0, 1)), points(0))
    assert free == () and motions.shape == (SIZE, 0)


def test_nothing_is_divided_by() -> None:
    """Motions are polynomials in the rows, so that they are defined wherever these are."""
    import sympy as sp

    _, motions = null_space_basis(constrained(NAMES[:2]), points(0))
    entries: list[Any] = [motions[i, j] for i in range(SIZE) for j in range(motions.shape[1])]
    assert all(sp.denom(sp.together(entry)) == 1 for entry in entries)
