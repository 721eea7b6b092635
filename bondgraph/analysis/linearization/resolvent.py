"""C (s - A)^-1 B in twice the precision of floats: what sums leave that cancel has its digits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.program.tolerances import IDENTITY, ROUNDED

SPLIT = 2.0**27 + 1
"""What parts a float into halves whose products are floats (Dekker 1971)."""
CORRECTIONS = 20
"""At most so often a solution is corrected; each time leaves the rounding of a solution's part of what was left."""


def transfer(A: Any, B: Any, C: Any, s: Any, direct: Sequence[tuple[Any, Any]] = (), wanted: Any = True) -> Any:
    """C (s - A)^-1 B at complex s, and what goes past the states, of shape (..., outputs, inputs).

    The matrices count as exact: where coils are nearly perfectly coupled, currents are small differences of large
    fluxes, and a solution to sixteen digits has none of them.

    Args:
        A, B, C: the matrices.
        s: of any shape.
        direct: matrices, of shape (outputs, inputs), and what each is multiplied by there, of the shape of s.
        wanted: which of these are asked for, of shape (outputs, inputs): others may be rounding.
    """
    import numpy as np

    # States are scaled as for eigenvalues: stiff systems are no nearer to singular than others then.
    A, sizes = balanced(A)
    B, C, at = B / sizes[:, None], C * sizes, np.asarray(s, complex)[..., None, None]
    systems = at * np.eye(len(A)) - A
    states = np.linalg.solve(systems, np.broadcast_to(B, (*at.shape[:-2], *B.shape)))
    past = [(matrix, np.asarray(x, complex)[..., None, None]) for matrix, x in direct]
    found = C @ states + sum(matrix * x for matrix, x in past)
    back = np.abs(np.linalg.solve(systems.swapaxes(-1, -2), np.broadcast_to(C.T, (*at.shape[:-2], *C.T.shape))))
    size = np.abs(states)
    terms = back.swapaxes(-1, -2) @ (np.abs(A) @ size + np.abs(at) * size + np.abs(B)) + np.abs(C) @ size
    terms += sum(np.abs(matrix * x) for matrix, x in past)
    few = (wanted & (ROUNDED * terms > IDENTITY * np.abs(found))).any(axis=(-1, -2))
    if few.any():
        exact = _exactly(A, B, C, at[few], states[few], [(matrix, x[few]) for matrix, x in past])
        found[few] = np.where(np.isfinite(exact), exact, found[few])
    return found


def _exactly(A: Any, B: Any, C: Any, s: Any, states: Any, past: Sequence[tuple[Any, Any]]) -> Any:
    """The same in twice the precision, from states in floats."""
    import numpy as np

    beside = ((matrix, _parts(x)) for matrix, x in past)
    with np.errstate(over="ignore", invalid="ignore"):
        found = sum(_dotted(chain(_rows(C, _corrected(A, B, s, states)), beside)))
    return found[0] + 1j * found[1]


def _corrected(A: Any, B: Any, s: Any, plain: Any) -> tuple[Any, Any]:
    """(s - A)^-1 B as a sum of two, each of shape (2, ..., n, inputs): real and imaginary parts."""
    import numpy as np

    systems = s * np.eye(len(A)) - A
    found, least = (_parts(plain), np.zeros((2, *plain.shape))), np.full_like(_greatest(plain, plain), np.inf)
    for _ in range(CORRECTIONS):
        left = sum(_dotted(_left(A, B, s, found)))
        change = np.linalg.solve(systems, left[0] + 1j * left[1])
        size = _greatest(change, plain)
        better = size < least / 2
        if not better.any():
            break
        # A system that is singular but for rounding is not brought nearer: it keeps what it has.
        least = np.where(better, size, least)
        found = _sum(found[0], found[1] + np.where(better, _parts(change), 0.0))
    return found


def _greatest(change: Any, of: Any) -> Any:
    """The greatest changes beside the greatest of columns, of shape (..., 1, inputs)."""
    import numpy as np

    sizes = np.abs(of).max(axis=-2, keepdims=True)
    return np.abs(change).max(axis=-2, keepdims=True) / np.where(sizes > 0, sizes, 1.0)


def _left(A: Any, B: Any, s: Any, found: tuple[Any, Any]) -> Iterator[tuple[Any, Any]]:
    """The products of which B - (s - A) x is the sum."""
    import numpy as np

    yield np.array([1.0, 0.0]).reshape(2, *[1] * s.ndim), B
    for x in found:
        yield -s.real, x
        yield -s.imag, np.stack([-x[1], x[0]])
    yield from _rows(A, found)


def _rows(matrix: Any, found: tuple[Any, Any]) -> Iterator[tuple[Any, Any]]:
    """Those of a matrix times a sum of two."""
    for k in range(matrix.shape[1]):
        for x in found:
            yield matrix[:, k, None], x[..., k, None, :]


def _dotted(products: Iterable[tuple[Any, Any]]) -> tuple[Any, Any]:
    """A sum of products and what rounding has left out of it (Ogita, Rump and Oishi 2005)."""
    total, left = 0.0, 0.0
    for a, b in products:
        product, off = _product(a, b)
        total, rounded = _sum(total, product)
        left = left + (off + rounded)
    return total, left


def _sum(a: Any, b: Any) -> tuple[Any, Any]:
    """a + b, and what rounding has left out of it."""
    found = a + b
    part = found - a
    return found, (a - (found - part)) + (b - part)


def _product(a: Any, b: Any) -> tuple[Any, Any]:
    """The same of a b."""
    found, ((a, low), (b, small)) = a * b, (_halves(x) for x in (a, b))
    return found, low * small - (((found - a * b) - low * b) - a * small)


def _halves(x: Any) -> tuple[Any, Any]:
    most = SPLIT * x - (SPLIT * x - x)
    return most, x - most


def _parts(x: Any) -> Any:
    import numpy as np

    return np.stack([x.real, x.imag])
