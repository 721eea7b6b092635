"""Modal data as numbers: masses at nodes, shapes, and the few fields by which these masses count."""

from __future__ import annotations

from typing import Any

from bondgraph.errors import StructureError
from bondgraph.program.rank import independent_rows, is_definite, is_symmetric
from bondgraph.program.tolerances import DIGITS, RANK, ROUNDING

Numbers = tuple[Any, ...]
"""Nested tuples of floats: an array that can be compared."""


def numbers(body: str, given: Any, shape: tuple[int, ...], what: str) -> Numbers:
    """An array of finite numbers of a shape, as nested tuples.

    Raises:
        StructureError: for anything else.
    """
    import numpy as np

    try:
        found = np.array(given, float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != shape or not np.isfinite(found).all():
        law = f"{what} are numbers of shape {shape}"
        raise StructureError(body, law, parties=(body,), remedy="correct the array")
    return as_tuples(found)


def as_tuples(array: Any) -> Any:
    """An array as nested tuples of floats."""
    return tuple(map(as_tuples, array)) if array.ndim else float(array)


def stiffness_of(body: str, M: Any, frequencies: Any, stiffness: Any) -> Any:
    """The stiffness matrix of modes, given as such or by angular frequencies of modes that are orthogonal.

    Raises:
        StructureError: where not one of both is given, for a matrix that is not symmetric and positive definite, and
            for frequencies of modes that masses couple.
    """
    import numpy as np

    n = len(M)
    if (frequencies is None) == (stiffness is None):
        law = "its stiffness follows from the modes' frequencies, or is given as a matrix"
        raise StructureError(body, law, parties=(body,), remedy="give one of frequencies and stiffness")
    if frequencies is None:
        K = np.array(numbers(body, stiffness, (n, n), "its stiffnesses"))
        if not is_symmetric(K) or not is_definite(K):
            law = "its stiffness matrix is not symmetric and positive definite"
            raise StructureError(
                body, law, parties=(body,), remedy="leave out modes without stiffness: its joints move it"
            )
        return K
    omega = np.array(numbers(body, frequencies, (n,), "its angular frequencies"))
    scale = np.sqrt(np.diag(M))
    coupled = np.abs(M / np.outer(scale, scale) - np.eye(n))
    if coupled.max() > DIGITS:
        i, j = np.unravel_index(coupled.argmax(), coupled.shape)
        law = f"its modes {i + 1} and {j + 1} are not orthogonal: the integral of their product is {coupled[i, j]:.2g}"
        remedy = "give the stiffness matrix in place of frequencies, or shapes and masses of one model"
        raise StructureError(body, f"{law} of their modal masses", parties=(body,), remedy=remedy)
    if not (omega > 0).all():
        law = "a mode has a frequency above zero"
        raise StructureError(body, law, parties=(body,), remedy="leave out modes without: its joints move it")
    return np.diag(np.diag(M) * omega**2)


def damping_of(body: str, M: Any, K: Any, ratios: Any) -> Any:
    """The matrix with which every natural mode decays by its ratio, of critical damping; lowest frequency first.

    Raises:
        StructureError: for another number of ratios, or negative ones.
    """
    import numpy as np
    from scipy.linalg import eigh

    n = len(M)
    zeta = np.array(numbers(body, np.broadcast_to(np.asarray(ratios, float), (n,)), (n,), "its damping ratios"))
    if (zeta < 0).any():
        raise StructureError(body, "a damping ratio is negative", parties=(body,), remedy="give zero or more")
    squares, V = eigh(K, M)  # V^T M V is one
    W = M @ V
    return W @ np.diag(2 * zeta * np.sqrt(squares)) @ W.T


def fields(masses: Any, columns: Any) -> Any:
    """As few combinations of fields as hold all their integrals of products: S = m R^T R, R of shape (K, M).

    The first row is the mean over the masses, of the mass centre; the others have no mean. R is triangular, as far as
    the fields are independent of each other.

    Args:
        masses: of the nodes.
        columns: the fields at the nodes, of shape (M, N), the first being one everywhere.
    """
    import numpy as np

    W = np.sqrt(masses)[:, None] * columns.T / np.sqrt(masses.sum())
    sizes = np.linalg.norm(W, axis=0)
    some = np.flatnonzero(sizes)
    kept = some[independent_rows((W[:, some] / sizes[some]).T, RANK)]
    Q, upper = np.linalg.qr(W[:, kept])
    R = (Q * np.sign(upper.diagonal())).T @ W
    for row, column in enumerate(kept):
        R[row + 1 :, column] = 0.0
    R[np.abs(R) <= ROUNDING * sizes] = 0.0
    return R
