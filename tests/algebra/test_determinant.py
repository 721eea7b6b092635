"""Determinants by Laplace's expansion: against numpy's, in both algebras, zeros among the entries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bondgraph as bg
from bondgraph.algebra.determinant import determinant
from bondgraph.equations.random_points import evaluator

SIZES = st.integers(0, 4)
ENTRIES = st.sampled_from([0.0, 1.0, -2.0, 0.5, 3.0])


@pytest.mark.parametrize("xp", [bg.algebra.sympy, bg.algebra.table], ids=["sympy", "table"])
@settings(max_examples=25, derandomize=True)
@given(matrix=SIZES.flatmap(lambda n: st.lists(st.lists(ENTRIES, min_size=n, max_size=n), min_size=n, max_size=n)))
def test_it_is_numpys(xp: Any, matrix: list[list[float]]) -> None:
    """Symbols stand where an entry is not zero, which is left out."""
    n = len(matrix)
    names = {f"a{i}{j}": matrix[i][j] for i in range(n) for j in range(n)}
    rows = [[xp.symbol(f"a{i}{j}") if matrix[i][j] else xp.number(0) for j in range(n)] for i in range(n)]
    (found,) = evaluator(xp, [determinant(xp, rows)])(names)
    expected = np.linalg.det(np.reshape(matrix, (n, n))) if n else 1.0
    assert found == pytest.approx(expected, abs=1e-9)
