"""Rank, zero and definiteness of matrices of numbers: judged here, and by the tolerances of one page.

Rows are equations, and an equation may be multiplied by anything: before their rank is judged, rows are scaled to a
largest entry of one. Columns are unknowns; they are scaled too where a system is square.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np

from bondgraph.program.tolerances import ON_CONSTRAINTS, RANK, ROUNDED, ROUNDING, SINGULAR, Tolerance

NONE = Tolerance(0.0)
SCALINGS = 4
"""So often rows and columns are scaled in turn."""
STEP, FITS = 16, 4
"""Units are powers of two to this one; so often they are fitted, the weights by what the last fit has left."""
FURTHEST = 400
"""The smallest unit of reactions is two to minus this: its inverse, times what is in a system, is a float."""
NOISE = 1e-15
"""Rows and columns below this, or this part of a largest entry below one, say nothing of units: cos(pi/2) is 6e-17."""
WIDEST = sys.float_info.max_exp // (2 * STEP) - 1
"""The product of two, at most of 2^16 to this number, is a float, and so is its inverse."""


def scaled(matrix: Any, noise: Tolerance = NONE) -> Any:
    """The matrix with each row divided by its largest entry.

    Rows that are noise stay as small as they are: scaled up, what rounding left of them would look like equations.

    Args:
        matrix: of numbers, or several, in the last two axes.
        noise: rows without a larger entry are noise; so are those that are rounding beside the largest row.
    """
    matrix = np.asarray(matrix, float)
    size = np.abs(matrix).max(axis=-1, initial=0.0, keepdims=True)
    least = np.maximum(noise, ROUNDING * size.max(axis=-2, initial=0.0, keepdims=True))
    return matrix / np.where(size > least, size, 1.0)


def equilibrated(matrix: Any) -> Any:
    """The matrix with rows, and then columns, divided by their largest entries, however small these are."""
    matrix = np.asarray(matrix, float)
    for axis in (-1, -2):
        size = np.abs(matrix).max(axis=axis, initial=0.0, keepdims=True)
        matrix = matrix / np.where(size > 0, size, 1.0)
    return matrix


def sized_as(matrix: Any, usual: Any) -> Any:
    """The matrix with rows and columns scaled as those of another are to be of order one.

    What is small in a configuration, and elsewhere is not, stays small.

    Args:
        matrix: of numbers.
        usual: the sizes its entries may have, of the same shape.

    >>> sized_as([[2.0, 1e-6]], [[4.0, 1e-3]])
    array([[0.5  , 0.001]])
    """
    rows, columns = usual_sizes(usual)
    return np.asarray(matrix, float) / rows / columns


def usual_sizes(usual: Any) -> tuple[Any, Any]:
    """By what rows, of shape (m, 1), and columns are divided so that entries of these sizes become of order one."""
    usual = np.array(usual, float)
    rows, columns = np.ones((len(usual), 1)), np.ones((1, usual.shape[1]))
    for _ in range(SCALINGS):
        for axis, own in ((1, rows), (0, columns)):
            size = usual.max(axis=axis, initial=0.0, keepdims=True)
            size = np.where(size > 0, size, 1.0)
            usual /= size
            own *= size
    return rows, columns


def own_units(usual: Any, alike: Sequence[int] = ()) -> tuple[Any, Any]:
    """The units in which the entries of a matrix are of order one: a size for each row, and one for each column.

    The logarithms of the entries that are not zero are fitted by sums of a row's and a column's (Curtis and Reid 1972),
    those that lie far off with less weight. So the scaled matrix is the same in whichever units a model is written.
    Sizes are powers of 2^16, which round nothing: where no units are far from one another, all of them are one.

    Args:
        usual: the sizes its entries may have.
        alike: columns that are to have one unit.

    Returns:
        By what rows, of shape (m, 1), and columns, of shape (1, n), are divided.

    >>> rows, columns = own_units([[1e-12, 1.0], [1.0, 0.0]])
    >>> float(rows[0, 0] * columns[0, 1]), float(rows[1, 0] * columns[0, 0])
    (1.0, 1.0)
    """
    usual = np.abs(np.asarray(usual, float))
    m, n = usual.shape
    rows, columns = np.nonzero(usual)
    values, column = np.log2(usual[rows, columns]), m + np.arange(n)
    column[list(alike)] = column[list(alike)].min(initial=m + n)
    columns = column[columns]
    ends = np.concatenate([rows, columns])
    if not len(values) or np.abs(values).max() < STEP / 2:
        return np.ones((m, 1)), np.ones((1, n))
    weights = np.ones(len(values))
    for _ in range(FITS):
        normal = np.zeros((m + n, m + n))
        np.add.at(normal, (ends, ends), np.tile(weights, 2))
        np.add.at(normal, (rows, columns), weights)
        np.add.at(normal, (columns, rows), weights)
        right = np.bincount(ends, np.tile(weights * values, 2), m + n)
        fitted = np.linalg.lstsq(normal, right, rcond=ROUNDING)[0]
        weights = 1.0 / np.maximum(np.abs(values - fitted[rows] - fitted[columns]), 1.0)
    sizes = np.exp2(STEP * np.round(np.clip(fitted / STEP, -WIDEST, WIDEST)))
    return sizes[:m, None], sizes[None, column]


def firm_sizes(sizes: Any, rates: Sequence[int], efforts: Sequence[int]) -> Any:
    """Sizes of entries without those that are rounding, as what the cosine of a right angle leaves: no units to fit.

    They are far smaller than the largest of their row and of their column, or in rows or columns of nothing else. A
    column of a rate is of inertias, which may be as small, and are no rounding of the directions in their rows.

    Args:
        sizes: of the entries, of shape (m, n).
        rates, efforts: the columns of either; there may be others.

    >>> firm_sizes([[0.6, 1.4e-16], [2.0, 0.3]], [0], [1]).tolist()
    [[0.6, 0.0], [2.0, 0.3]]
    """
    sizes = np.asarray(sizes, float)
    inertias, is_rate = np.zeros(sizes.shape, bool), np.isin(np.arange(sizes.shape[1]), rates)
    inertias[np.ix_(sizes[:, list(efforts)].any(axis=1), list(rates))] = True
    unit = reaction_unit(sizes[:, [*rates, *efforts]], range(len(rates), len(rates) + len(efforts)))
    weighed = np.where(inertias, sizes / unit, sizes)
    row, column = (np.minimum(weighed.max(axis=k, keepdims=True, initial=0.0), 1.0) for k in (1, 0))
    least = NOISE * min(weighed.max(initial=0.0), 1.0)
    firm = (weighed >= ROUNDED * np.minimum(row, column)) & (row >= least) & ((column >= least) | is_rate)
    return np.where(firm, sizes, 0.0)


def singular_values(matrix: Any, noise: Tolerance = NONE) -> Any:
    """The singular values of the matrix, rows scaled, from the largest: the last says how nearly rows are dependent."""
    return np.linalg.svd(scaled(matrix, noise), compute_uv=False)


def rank(matrix: Any, tolerance: Tolerance, noise: Tolerance = NONE) -> int:
    """How many rows are independent; zero where an entry is not finite.

    Args:
        matrix: of numbers.
        tolerance: singular values smaller than this, beside the largest, are zero.
        noise: as of `scaled`; of derivatives found by differences, `ROUNDING`.

    >>> from bondgraph.program.tolerances import RANK
    >>> rank([[1.0, 2.0], [1e6, 2e6]], RANK)
    1
    """
    matrix = np.asarray(matrix, float)
    if not matrix.size or not np.isfinite(matrix).all():
        return 0
    return _count(singular_values(matrix, noise), tolerance)


def null_space(matrix: Any, tolerance: Tolerance, noise: Tolerance = NONE) -> Any:
    """The directions that every row leaves at zero, orthonormal, one a column.

    >>> from bondgraph.program.tolerances import RANK
    >>> abs(null_space([[1.0, 1.0], [2.0, 2.0]], RANK)).round(3)
    array([[0.707],
           [0.707]])
    """
    found, _, V = _split(matrix, tolerance, noise)
    return V[found:].T


def repetitions(matrix: Any, tolerance: Tolerance, noise: Tolerance = NONE) -> Any:
    """The combinations of scaled rows that vanish, orthonormal, one a column: what repeats what."""
    found, U, _ = _split(matrix, tolerance, noise)
    return U[:, found:]


def _split(matrix: Any, tolerance: Tolerance, noise: Tolerance) -> tuple[int, Any, Any]:
    """The rank, and all left and right singular vectors."""
    matrix = np.asarray(matrix, float)
    rows, columns = matrix.shape
    if not matrix.size or not np.isfinite(matrix).all():
        return 0, np.eye(rows), np.eye(columns)
    U, sizes, V = np.linalg.svd(scaled(matrix, noise))
    return _count(sizes, tolerance), U, V


def _count(sizes: Any, tolerance: Tolerance) -> int:
    """How many singular values are not zero."""
    # A row with an entry of one makes the largest singular value one at least: where it is less, all is noise.
    return int((sizes > tolerance * max(sizes[0], 1.0)).sum())


def independent_rows(matrix: Any, tolerance: Tolerance, noise: Tolerance = NONE) -> list[int]:
    """The rows that do not follow from those before them.

    >>> from bondgraph.program.tolerances import RANK
    >>> independent_rows([[1.0, 1.0], [2.0, 2.0], [0.0, 1.0]], RANK)
    [0, 2]
    """
    matrix = np.asarray(matrix, float)
    chosen: list[int] = []
    first, count = 0, len(matrix)
    while first < count:
        # Where rows are independent so are fewer of them: all are tried before it is sought where they cease to be.
        low, middle, high = first, count, count
        while low < high:
            rows = [*chosen, *range(first, middle)]
            low, high = (middle, high) if rank(matrix[rows], tolerance, noise) == len(rows) else (low, middle - 1)
            middle = (low + high + 1) // 2
        chosen += range(first, low)
        first = low + 1
    return chosen


def most_independent(matrices: Iterable[Any], tolerance: Tolerance, noise: Tolerance = NONE) -> Any:
    """The first matrix of greatest rank: at some points of several, more may be dependent than in general."""
    return max(matrices, key=lambda each: rank(each, tolerance, noise))


def pivot_columns(matrix: Any) -> list[int]:
    """As many columns as there are rows, those first that determine the rows best: QR with column pivoting.

    Rows stay as they are: the larger ones have the first choice.
    """
    from scipy.linalg import qr

    matrix = np.asarray(matrix, float)
    if not matrix.size:
        return []
    return [int(j) for j in qr(matrix, mode="r", pivoting=True)[1][: len(matrix)]]


def least_dependent(matrix: Any, count: int, firm: Sequence[int] = ()) -> list[int]:
    """As many rows, those first that are least dependent on others: QR with pivoting.

    Rows stay as they are: the larger ones have the first choice.

    Args:
        matrix: of numbers.
        count: of the rows.
        firm: rows that are taken in any case.

    Returns:
        Their indices, in order.

    >>> least_dependent([[1e-6, 0.0], [1.0, 0.0], [0.0, 1.0]], 2)
    [1, 2]
    """
    matrix = np.asarray(matrix, float)
    if count >= len(matrix):
        return list(range(len(matrix)))
    left = matrix
    if firm:
        _, _, ways = np.linalg.svd(matrix[list(firm)], full_matrices=False)
        left = matrix - matrix @ ways.T @ ways
        left[list(firm)] = 0.0
    pivots = [k for k in (_pivoted(left.T)[1]).tolist() if k not in firm]
    return sorted([*firm, *pivots][:count])


class Greatest(NamedTuple):
    """The greatest sizes that rows and columns of a matrix have had, by which they are scaled along a motion.

    A row that vanishes at an instant is small there: scaled by what it is, it would be rounding that looks like an
    equation. What is rounding beside the largest row, or column, stays small for the same reason.

    Args:
        rows: the greatest entry of each.
        columns: of each, rows scaled.
    """

    rows: Any
    columns: Any

    @classmethod
    def of(cls, matrix: Any, rows: Any = 0.0, columns: Any = 0.0) -> Greatest:
        """The sizes of a matrix, or those it had before where they are greater."""
        matrix = np.asarray(matrix, float)
        rows = np.maximum(rows, np.abs(matrix).max(axis=1, initial=0.0))
        scaled = np.abs(matrix / scale_factors(rows)[:, None])
        return cls(rows, np.maximum(columns, scaled.max(axis=0, initial=0.0)))

    def grown(self, matrix: Any) -> Greatest:
        """The same with those of another matrix, where they are greater."""
        return Greatest.of(matrix, *self)

    def scaled(self, matrix: Any) -> Any:
        """The matrix, each row and column divided by its size."""
        return np.asarray(matrix, float) / scale_factors(self.rows)[:, None] / scale_factors(self.columns)


def scale_factors(sizes: Any, noise: Tolerance = ROUNDING) -> Any:
    """By what rows, or columns, of these sizes are divided; those of one matrix stand on the last axis.

    Args:
        sizes: their largest entries.
        noise: what is no larger than this, beside the largest, stays small.
    """
    most = sizes.max(axis=-1, initial=0.0, keepdims=True)
    return np.where(sizes > noise * most, sizes, np.where(most > 0, most, 1.0))


def is_noise(sizes: Any, noise: Tolerance = ROUNDING) -> Any:
    """Which of several rows, or columns, of these sizes are rounding beside the largest, or nothing."""
    return ~(sizes > noise * np.max(sizes, initial=0.0))


def reaction_unit(matrix: Any, shared: Sequence[int]) -> Any:
    """What inertias are, beside the directions of the reactions in the same equations: a power of 2^16, one at most.

    Inertias in kilograms are no noise beside directions, as those of small mechanisms would be.

    Args:
        matrix: of numbers, or several, in the last two axes.
        shared: the columns of reactions.

    >>> float(reaction_unit([[1e-15, 1.0], [1.0, 0.0]], [1]))  # 2^-48
    3.552713678800501e-15
    """
    a = np.abs(np.asarray(matrix, float))
    forces = a[..., list(shared)].max(axis=-1, initial=0.0)
    rest = np.delete(a, list(shared), axis=-1).max(axis=-1, initial=0.0)
    mass, force = np.where(forces > 0, rest, 0.0).max(axis=-1, initial=0.0), forces.max(axis=-1, initial=0.0)
    apart = np.frexp(mass)[1] - np.frexp(force)[1]
    exponent = np.clip(STEP * ((apart + STEP // 2) // STEP), -FURTHEST, 0)
    return np.where(mass > 0, np.ldexp(1.0, exponent), 1.0)


def independent_part(matrix: Any, tolerance: Tolerance) -> tuple[Any, Any]:
    """The indices of as many rows and columns as the rank says, of those that are least dependent, in order.

    Rows and columns stay as they are: they are scaled by what is known of their sizes. By QR with pivoting: a pivot
    smaller than the tolerance, beside the first, is zero.

    >>> [each.tolist() for each in independent_part([[1.0, 0.0], [0.9, 0.0]], SINGULAR)]
    [[0], [0]]
    """
    matrix = np.asarray_chkfinite(matrix, float)
    if not matrix.size:
        return np.arange(0), np.arange(0)
    pivots, order = _pivoted(matrix.T)
    count = int((pivots > tolerance * pivots[0]).sum())
    rows = np.sort(order[:count])
    columns = _pivoted(matrix[rows])[1][:count] if count else order[:0]
    return rows, np.sort(columns)


def _pivoted(matrix: Any) -> tuple[Any, Any]:
    """The sizes of the pivots, and the order of columns, of QR with column pivoting.

    LAPACK is called as it is: of matrices as small as those of a motion, what `scipy.linalg.qr` checks and makes beside
    takes four times as long.
    """
    from scipy.linalg.lapack import dgeqp3

    n = matrix.shape[1]
    triangle, order, *_ = dgeqp3(matrix, lwork=2 * n + 32 * (n + 1))
    return np.abs(np.diag(triangle)), order - 1


def smallest_singular_value(matrix: Any) -> float:
    """How far rows are from dependent: zero where they are, where they outnumber the columns, or are not finite.

    Rows stay as they are, to be compared along a motion, on which a row may vanish.
    """
    matrix = np.asarray(matrix, float)
    if len(matrix) > matrix.shape[1] or not np.isfinite(matrix).all():
        return 0.0
    return float(np.linalg.svd(matrix, compute_uv=False)[-1]) if len(matrix) else 1.0


def lengths(matrix: Any) -> Any:
    """The singular values of a matrix as it is, from the largest; none where an entry is not finite."""
    matrix = np.asarray(matrix, float)
    if not (matrix.size and np.isfinite(matrix).all()):
        return np.zeros(0)
    return np.array([frobenius_norm(matrix)]) if min(matrix.shape) == 1 else np.linalg.svd(matrix, compute_uv=False)


def nth_singular_value(matrix: Any, count: int) -> float:
    """The smallest of as many singular values, rows as they are: zero where fewer rows are independent."""
    found = lengths(matrix)
    return 1.0 if not count else float(found[count - 1]) if len(found) >= count else 0.0


def nth_combination(matrix: Any, count: int) -> Any:
    """The combination of rows, of length one, that belongs to the last of as many singular values."""
    return np.linalg.svd(np.asarray(matrix, float))[0][:, max(count, 1) - 1]


def spectral_norm(matrix: Any) -> float:
    """The largest singular value of a matrix as it is; infinite where an entry is not finite."""
    matrix = np.asarray(matrix, float)
    return float(lengths(matrix).max(initial=0.0)) if np.isfinite(matrix).all() else float("inf")


def relative_change(matrix: Any, change: Any, count: int) -> float:
    """The norm of a change beside a matrix A of as many independent rows: that of change A^+, A^+ the pseudoinverse.

    Below one, A + change has as many, too. Unlike the smallest singular value against the norm of the change, it does
    not depend on how ill-conditioned A is, if only the change is like it.

    >>> relative_change([[1.0, 0.0], [0.0, 0.001]], [[0.1, 0.0], [0.0, -0.0001]], 2)
    0.1
    """
    if not count:
        return 0.0
    _, sizes, ways = np.linalg.svd(np.asarray(matrix, float), full_matrices=False)
    return spectral_norm(np.asarray(change, float) @ (ways[:count].T / sizes[:count]))


def frobenius_norm(matrix: Any) -> float:
    """The root of the sum of squares: no singular value is larger, and that of a single row is equal."""
    return math.hypot(*np.ravel(matrix).tolist())


def is_singular(matrix: Any, tolerance: Tolerance = SINGULAR, is_balanced: bool = False) -> bool:
    """Whether a square matrix, its rows and columns scaled, is singular but for rounding, or not finite.

    Args:
        matrix: of numbers.
        tolerance: of the ratio of its singular values.
        is_balanced: whether it is in its own units already; then entries that are rounding do not change these.

    >>> is_singular([[1.0, 1.0], [1e-9, 2e-9]]), is_singular([[1e-12, 0.0, 1.0], [0.0, 1e-12, 1.0], [1.0, 1.0, 0.0]])
    (False, False)
    """
    matrix = np.asarray(matrix, float)
    if not matrix.size:
        return False
    if not np.isfinite(matrix).all():
        return True
    if not is_balanced:
        rows, columns = own_units(matrix)
        powers = np.log2(rows) + np.log2(columns)  # of two, whose product may be no float
        with np.errstate(over="ignore"):
            matrix = np.ldexp(matrix, -powers.astype(int))
        if not np.isfinite(matrix).all():
            return True
    return _is_nearly_singular(equilibrated(matrix), tolerance)


def is_far_apart(matrix: Any) -> bool:
    """Whether rows and columns of a finite square matrix are to be divided by their own units before it is solved.

    As it stands, rows and columns divided by their largest entries, half of the digits would be lost. Elsewhere the
    units would change nothing but the rounding.

    >>> is_far_apart([[1e-12, 0.0, 1.0], [0.0, 1e-12, 1.0], [1.0, 1.0, 0.0]]), is_far_apart([[1.0, -1.0], [1.0, 1e-5]])
    (True, False)
    """
    return _is_nearly_singular(equilibrated(matrix), ON_CONSTRAINTS)


def _is_nearly_singular(matrix: Any, tolerance: Tolerance) -> bool:
    """Whether the smallest singular value of a matrix is no larger than this, beside the largest."""
    sizes = np.linalg.svd(matrix, compute_uv=False)
    return bool(sizes[-1] <= tolerance * sizes[0])


def is_symmetric(matrix: Any) -> bool:
    """Whether a square matrix is symmetric, but for rounding of its largest entry."""
    matrix = np.asarray(matrix, float)
    return bool((np.abs(matrix - matrix.T) <= ROUNDING * np.abs(matrix).max(initial=0.0)).all())


def is_definite(matrix: Any) -> bool:
    """Whether a symmetric matrix, scaled to a diagonal of ones, is positive definite beyond rounding.

    Args:
        matrix: of numbers, or several, in the last two axes: then whether all are.

    >>> is_definite([[1e-12, 0.0], [0.0, 1e12]]), is_definite([[1.0, 1.0], [1.0, 1.0]])
    (True, False)
    """
    matrix = np.asarray(matrix, float)
    diagonal = np.diagonal(matrix, axis1=-2, axis2=-1)
    if not np.isfinite(matrix).all() or not (diagonal > 0).all():
        return False
    size = np.sqrt(diagonal)
    scaled = (matrix + matrix.swapaxes(-1, -2)) / 2 / (size[..., :, None] * size[..., None, :])
    return not matrix.size or bool((np.linalg.eigvalsh(scaled)[..., 0] > ROUNDING).all())


def is_semidefinite(matrix: Any) -> bool:
    """Whether no eigenvalue of the symmetric part is negative, beyond rounding of the largest entry; all is finite."""
    matrix = np.asarray(matrix, float)
    if not np.isfinite(matrix).all():
        return False
    if not matrix.any():
        return True
    scaled = matrix / np.abs(matrix).max()
    return bool(np.linalg.eigvalsh((scaled + scaled.T) / 2)[0] >= -ROUNDING)


def minimum_norm_solution(matrix: Any, right: Any, tolerance: Tolerance = SINGULAR) -> Any:
    """The x of minimum norm with least left of `matrix @ x = right`; directions that are zero but for rounding rest.

    Rows stay as they are: which of several contradicting equations is met best depends on their sizes.
    """
    return np.linalg.lstsq(np.asarray(matrix, float), np.asarray(right, float), rcond=tolerance)[0]


def lexicographic_solution(
    stages: Iterable[tuple[Any, Any]], tolerance: Tolerance = RANK, noise: Tolerance = ROUNDING
) -> Any:
    """The x with least left of the first equations, among these the one with least of the second, and so on.

    What no equation decides is zero. Whether a direction is left open is judged with rows scaled, and unknowns in their
    own units, so that it is the same in all units; how contradicting equations of one stage share what is left, by
    their rows as they are.

    Args:
        stages: matrices of shape (m, n), and right sides of shape (m,), the first to be met first; at least one.
        tolerance: smaller singular values of a stage are zero.
        noise: what this part of its terms is of an entry, in directions that stages before leave open, is rounding.

    >>> lexicographic_solution([([[1.0, 1.0, 0.0]], [3.0]), ([[1.0, 0.0, 0.0]], [2.0])]).round(6).tolist()
    [2.0, 1.0, 0.0]
    """
    every = [(np.asarray(matrix, float), np.asarray(right, float)) for matrix, right in stages]
    whole = np.vstack([matrix for matrix, _ in every])
    units, used = own_units(whole)[1][0], np.flatnonzero(whole.any(axis=0))
    found, ways = np.zeros(len(used)), np.eye(len(used))
    for matrix, right in every:
        matrix = (matrix / units)[:, used]
        here = matrix @ ways
        here[np.abs(here) <= noise * (np.abs(matrix) @ np.abs(ways))] = 0.0
        count, _, V = _split(here, tolerance, NONE)
        decided = V[:count].T
        step = np.linalg.lstsq(here @ decided, right - matrix @ found, rcond=None)[0]
        found, ways = found + ways @ decided @ step, ways @ V[count:].T
        ways[np.abs(ways) <= ROUNDING] = 0.0  # of directions of length one: what is left where they do not lead
    solution = np.zeros(whole.shape[1])
    solution[used] = found / units[used]
    return solution
