"""Eigenvalues and eigenvectors of a matrix whose modes may be many decades apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.errors import ValueRefused
from bondgraph.program.rank import own_units
from bondgraph.program.tolerances import DIGITS, IDENTITY, ROUNDED, ROUNDING

AXIS = ROUNDING**0.5
"""An eigenvalue is known to this part of the greatest at worst: where two coincide with one eigenvector, what is left
of entries that cancel moves them by its square root. One that stands alone is moved by `ROUNDING` of the greatest,
times its condition."""
APART, SHIFTS = 2.0**-14, 10
"""How far shifts are from one another, the first one from the fastest mode, and how many are tried: over 42 decades."""
DECAYED = 40.0
"""After so many of its time constants a mode has decayed to rounding, 4e-18."""
ALIKE = 1e-2
"""Eigenvalues whose sizes differ by a smaller part are taken from one shift: their order may be rounding."""


@dataclass(frozen=True, eq=False)
class Modes:
    """The modes of x' = A x.

    Args:
        values: the eigenvalues, in 1/s, in no certain order, of shape (n,).
        known: to within which each is known.
        left, right: their eigenvectors as columns, of length one in units of the states.
        rates: |y| |A| |x| of each, y and x its eigenvectors: rounding of the entries of A moves it by as much of these.
        units: those of the states, of shape (n,).
    """

    values: Any
    known: Any
    left: Any
    right: Any
    rates: Any
    units: Any

    def taken(self, order: Any) -> Modes:
        """These modes, in this order."""
        values, known, left, right, rates = (each[..., order] for each in self.parts)
        return Modes(values, known, left, right, rates, self.units)

    @property
    def parts(self) -> tuple[Any, ...]:
        """All but the units, which are those of the states: of shape (n,) or (n, n), modes last."""
        return self.values, self.known, self.left, self.right, self.rates


def modes(A: Any) -> Modes:
    """The modes of a matrix, slow ones as exactly as its entries tell them.

    A general solver knows eigenvalues to within rounding of the fastest. Those that are slow beside it are the large
    ones of (A - shift)^-1, with a shift of their size.

    Args:
        A: of shape (n, n), n > 0.
    """
    import numpy as np

    best = _by_size(direct(A))
    balanced_A, shift = balanced(A)[0], float(np.abs(best.values).max())
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        for _ in range(SHIFTS):
            shift *= APART
            if not _may_be_known_better(best).any() or not shift:
                break
            if (other := _shifted(balanced_A, best.units, shift)) is not None:
                best = _better(best, _by_size(other))
    return best


def spectrum(A: Any, sampled: bool = False) -> tuple[Any, Any]:
    """The eigenvalues of a matrix, the greatest real part first, or size, and to within which each is known."""
    import numpy as np

    if not len(A):
        return np.zeros(0), np.zeros(0)
    found = direct(A) if sampled else modes(A)
    first = np.abs(found.values) if sampled else found.values.real
    order = np.lexsort((-found.values.imag, -np.where(np.abs(first) > found.known, _rounded(first), 0.0)))
    return found.values[order], found.known[order]


def undecided(found: Modes) -> Any:
    """Which eigenvalues near zero are neither known to differ from it nor as near to it as rounding leaves zero.

    Rates that are nothing beside the fastest may be left of such that cancel, and may be those of slow elements.
    """
    import numpy as np

    sizes, floor = np.abs(found.values), ROUNDING * np.abs(found.values).max(initial=0.0)
    alone = _open(found.left, found.right) < AXIS
    zero = sizes <= found.known * np.where(alone, ROUNDED / ROUNDING, 1.0)
    return ~zero & ((sizes <= found.known) | ((sizes <= floor) & (found.rates <= floor)))


def direct(A: Any) -> Modes:
    """Those that a general solver finds."""
    import numpy as np
    from scipy.linalg import eig

    found, units = balanced(A)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        values, left, right = eig(found, left=True)
        known = np.abs(values).max(initial=0.0) * _open(left, right)
        return Modes(values, known, left, right, _rates(found, left, right), units)


def _rates(A: Any, left: Any, right: Any) -> Any:
    import numpy as np

    return np.sum(np.abs(left) * (np.abs(A) @ np.abs(right)), axis=0)


def _open(left: Any, right: Any) -> Any:
    """To which part of its matrix each eigenvalue is known, by its condition."""
    import numpy as np

    with np.errstate(divide="ignore", invalid="ignore"):
        return np.fmin(AXIS, ROUNDING / np.abs(np.sum(left.conj() * right, axis=0)))


def _may_be_known_better(found: Modes) -> Any:
    """Which eigenvalues have few digits, of which the entries of A tell more; no entries make those that are zero."""
    import numpy as np

    few = found.known > IDENTITY * np.abs(found.values)
    told = found.rates * _open(found.left, found.right) < found.known / 2
    return few & told & ((found.values != 0) | (found.rates != 0))


def _shifted(A: Any, units: Any, shift: float) -> Modes | None:
    """Those of the inverse of a balanced A - shift; None where that has none."""
    import numpy as np
    from scipy.linalg import eig

    inverse = _inverse(A - shift * np.eye(len(A)))
    if inverse is None:
        return None
    inverse, own = balanced(inverse)
    near, left, right = eig(inverse, left=True)
    left, right = left / own[:, None], right * own[:, None]
    left, right = (each / np.linalg.norm(each, axis=0) for each in (left, right))
    part, rates = _open(left, right), _rates(A, left, right)
    off = np.abs(inverse).max() * part / np.abs(near)
    by_inverse = np.where(off < 0.5, off / np.abs(near), np.inf)
    known = np.fmax(np.nan_to_num(by_inverse, nan=np.inf), rates * part)
    return Modes(shift + 1.0 / near, known, left, right, rates, units)


def _inverse(matrix: Any) -> Any:
    """Of a matrix, solved with rows and columns of one size; None where it has none."""
    import numpy as np

    rows, columns = own_units(np.abs(matrix))
    try:
        found = np.linalg.inv(matrix / rows / columns) / columns.T / rows.T
    except np.linalg.LinAlgError:
        return None
    return found if np.isfinite(found).all() else None


def _by_size(found: Modes) -> Modes:
    """The slowest first, of a pair that with the negative imaginary part."""
    import numpy as np

    return found.taken(np.lexsort((found.values.imag, _rounded(np.abs(found.values)))))


def _rounded(values: Any) -> Any:
    """Numbers to twelve digits: those of a pair are one number."""
    import numpy as np

    mantissa, exponent = np.frexp(values)
    return np.ldexp(np.round(mantissa, 12), exponent)


def _better(one: Modes, other: Modes) -> Modes:
    """Of each group of modes of one size those of which more is known; both have the slowest first."""
    import numpy as np

    better = other.known < one.known
    sizes = np.abs(np.where(better, other.values, one.values))
    begins = np.flatnonzero(np.diff(sizes, prepend=-1.0) > ALIKE * sizes)
    groups = np.split(np.arange(len(sizes)), begins[begins > 0])
    taken = np.concatenate([np.full(len(k), other.known[k].max() < one.known[k].max() / 2) for k in groups])
    values, known, left, right, rates = (np.where(taken, b, a) for a, b in zip(one.parts, other.parts, strict=True))
    return Modes(values, known, left, right, rates, one.units)


def held(A: Any, B: Any, h: float) -> tuple[Any, Any]:
    """The matrices of x(t + h) = F x(t) + G u, of x' = A x + B u with inputs that are held, for h in seconds.

    By the exponential of [[A, B], [0, 0]] h; where rounding of the fastest mode would be seen in the others by then, by
    modes.

    Raises:
        ValueRefused: where modes do not tell them either: where some coincide and have too few eigenvectors.
    """
    import numpy as np
    from scipy.sparse.csgraph import connected_components

    F, G = np.zeros(A.shape), np.zeros(B.shape)
    count, part = connected_components(A != 0, directed=False) if len(A) else (0, None)
    for each in range(count):
        of = np.flatnonzero(part == each)
        F[np.ix_(of, of)], G[of] = _held_together(A[np.ix_(of, of)], B[of], h)
    return F, G


def _held_together(A: Any, B: Any, h: float) -> tuple[Any, Any]:
    """The same of states that act on one another: those of other parts of a graph hide nothing."""
    import numpy as np
    from scipy.linalg import expm

    n, m = B.shape
    fastest = float(np.abs(direct(A).values).max())
    if ROUNDING * fastest * h > DIGITS and (by_modes := _held_by_modes(A, B, h)):
        return by_modes
    if ROUNDED * fastest * h > DIGITS:
        law = f"modes are so far apart that rounding of the fastest, {fastest:.6g} 1/s, hides the others after {h:g} s"
        raise ValueRefused("t", law, remedy="simulate it, or leave out of the graph what makes the fastest")
    whole = expm(np.block([[A, B], [np.zeros((m, n + m))]]) * h)
    return whole[:n, :n], whole[:n, n:]


def _held_by_modes(A: Any, B: Any, h: float) -> tuple[Any, Any] | None:
    """The same by modes; None where these do not tell six digits: they have to be those of (s - A)^-1 about s = 1/h."""
    import numpy as np

    found = modes(A)
    lasting = found.values.real * h > -DECAYED
    if (found.known[lasting] * h > DIGITS * (ROUNDING / ROUNDED)).any():
        return None
    weights = np.sum(found.left.conj() * found.right, axis=0)
    s, grown = (1 + 1j) / h, found.values * h
    still = grown == 0
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        back = found.left.conj().T / weights[:, None]
        risen = np.where(still, h, np.expm1(grown) / np.where(still, 1.0, found.values))
        forced = back @ (B / found.units[:, None])
        wanted = _inverse(s * np.eye(len(A)) - balanced(A)[0])
        if wanted is None:
            return None
        wanted = wanted @ (B / found.units[:, None])
        off = np.abs((found.right / (s - found.values)) @ forced - wanted).max(axis=0, initial=0.0)
        if not (off <= DIGITS * np.abs(wanted).max(axis=0, initial=0.0)).all():
            return None
        right = found.right * found.units[:, None]
        F, G = (right * np.exp(grown)) @ (back / found.units), (right * risen) @ forced
    return F.real, G.real
