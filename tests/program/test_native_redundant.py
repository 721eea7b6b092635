"""Redundant systems at many instants in native code: solutions and refusals are those of Python, one by one."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.errors import Contradiction, SingularSystem
from bondgraph.program import llvm
from bondgraph.program.native_redundant import FEW, redundant_series
from bondgraph.program.redundant_solve import redundant

pytestmark = pytest.mark.skipif(bool(llvm.missing()), reason="not installed: llvmlite")
MANY = FEW + 10


@settings(max_examples=40)
@given(st.integers(0, 2**32 - 1))
def test_instants_together_are_those_one_by_one(seed: int) -> None:
    """Three reactions hold five velocities, in units of their own; some repeat others, or vanish, at some instants."""
    draw = np.random.default_rng(seed)
    sizes = 10.0 ** draw.integers(-3, 4, 5)
    gradients = draw.normal(size=(MANY, 3, 5)) * sizes
    gradients[::3, 2] = 2 * gradients[::3, 0]
    gradients[1::7, 0] = 0.0
    matrices, rights = np.zeros((MANY, 8, 8)), draw.normal(size=(MANY, 8))
    matrices[:, :5, :5] = np.diag(draw.uniform(1, 2, 5) * sizes**2)
    matrices[:, :5, 5:], matrices[:, 5:, :5] = -gradients.transpose(0, 2, 1), gradients
    rights[:, 5:] = (gradients @ draw.normal(size=(MANY, 5, 1)))[..., 0]
    matrices[4, 0, 0] = math.nan
    names, shared = [f"x{k}" for k in range(8)], (5, 6, 7)
    found = np.array(redundant_series(list(matrices.reshape(MANY, -1).T), list(rights.T), names, shared, 1e-6))
    for k, (matrix, right) in enumerate(zip(matrices, rights, strict=True)):
        wanted = np.array(redundant(matrix.ravel(), right, names, shared, 1e-6))
        np.testing.assert_allclose(found[:, k], wanted, rtol=1e-8, atol=1e-8 * np.abs(np.nan_to_num(wanted)).max())


def test_numbers_are_spread_over_instants_of_any_shape() -> None:
    a = np.linspace(1.0, 2.0, 2 * MANY).reshape(2, MANY)
    (x,) = redundant_series([a, 2.0], [3.0, 6.0 / a], ("x",), (0,), 1e-6)
    np.testing.assert_allclose(x, 3.0 / a, rtol=1e-12)


@pytest.mark.parametrize("at", [0, 20, MANY - 1])
def test_one_instant_that_contradicts_is_refused(at: int) -> None:
    right = np.ones((2, MANY))
    right[1, at] = 2.0
    with pytest.raises(Contradiction):
        redundant_series([np.ones(MANY), np.ones(MANY)], list(right), ("x",), (0,), 1e-6)
    with pytest.raises(SingularSystem, match="y"):
        redundant_series([1.0, 0.0, 0.0, np.arange(float(MANY)) - at], [np.ones(MANY), 0.0], ("x", "y"), (), 1e-6)
