"""Matrices of any scalars: the laws of a ring, and indices as numpy counts them."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.algebra.matrix import Matrix


def matrix(rows: int, columns: int, seed: int) -> tuple[Matrix, np.ndarray]:
    values = np.random.default_rng(seed).integers(-9, 10, (rows, columns))
    return Matrix(values.tolist(), (rows, columns), 0), values


def same(found: Matrix, expected: np.ndarray) -> bool:
    return found.shape == expected.shape and list(found) == expected.ravel().tolist()


@pytest.mark.parametrize("shape", [(2, 3), (1, 1), (3, 1), (0, 2), (2, 0)])
def test_operations_are_those_of_numpy(shape: tuple[int, int]) -> None:
    (a, x), (b, y), (c, z) = matrix(*shape, 0), matrix(*shape, 1), matrix(shape[1], 2, 2)
    assert same(a + b, x + y) and same(a - b, x - y) and same(-a, -x) and same(3 * a, 3 * x) and same(a.T, x.T)
    assert same(a @ c, x @ z) and (a @ c).T == c.T @ a.T and len(a) == x.size


def test_indices_count_as_numpys() -> None:
    a, x = matrix(3, 4, 5)
    assert all(a[i, j] == x[i, j] for i in range(3) for j in range(4)) and a[7] == x.ravel()[7]
    assert list(a[:, 1]) == x[:, 1].tolist() and list(a[2, 1:3]) == x[2, 1:3].tolist()


def test_equal_entries_make_equal_matrices_of_one_shape() -> None:
    a, _ = matrix(2, 3, 0)
    again, _ = matrix(2, 3, 0)
    assert a == again and hash(a) == hash(again) and a != Matrix([list(a)], (1, 6), 0)


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        matrix(2, 3, 0)[0] @ matrix(2, 3, 0)[0]
