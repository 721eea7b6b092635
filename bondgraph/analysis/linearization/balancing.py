"""Units of the states in which the rows and columns of a matrix are of one size."""

from __future__ import annotations

from typing import Any


def balanced(A: Any) -> tuple[Any, Any]:
    """A matrix in such units, and these units: powers of two, by which no digit changes.

    What is a similarity transformation of the states is judged alike then.

    Args:
        A: the matrix, of shape (n, n).

    Returns:
        The matrix a_ij u_j / u_i, and the units u, of shape (n,).

    >>> balanced([[0.0, 1024.0], [1.0, 0.0]])[0].tolist()
    [[0.0, 32.0], [32.0, 0.0]]
    """
    import numpy as np
    from scipy.linalg import matrix_balance

    # SciPy makes whole numbers of the units, too, as if they were a permutation: those of 1e19 and more are none.
    with np.errstate(divide="ignore", invalid="ignore"):
        found, (units, _) = matrix_balance(A, permute=False, separate=True)
    return found, units
