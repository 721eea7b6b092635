"""A transfer function: an output by an input, as a ratio of polynomials in s."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.analysis.linearization.linearization import check_names, parted, spectrum
from bondgraph.errors import ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.tolerances import IDENTITY, ROUNDING

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization


LOOKS, LOOKS_BESIDE = 60, 7.3
"""At so many frequencies it is looked whether a ratio is the response, so many times beyond the slowest and fastest."""


@explained
@dataclass(frozen=True, eq=False)
class TransferFunction(Picklable):
    """Y(s)/U(s) = numerator/denominator, for small departures from rest; of a sampled motion in z in place of s.

    Args:
        output, input: their names.
        numerator, denominator: coefficients of the powers of s, the highest first; that of the denominator's is one.
            The numerator has the higher degree where the output follows the rate of the input at once.
        poles: the zeros of the denominator, in 1/s, the greatest real part first.
        period: of a sampled motion, in s; 0 for a continuous one.

    States that the input does not reach, or that do not act on the output, are left out of it: a motor's speed has no
    pole for its angle.
    """

    output: str
    input: str
    numerator: Any
    denominator: Any
    poles: Any
    period: float = 0.0

    @property
    def zeros(self) -> Any:
        """The zeros of the numerator, in 1/s."""
        import numpy as np

        return np.roots(self.numerator)

    @property
    def gain(self) -> float:
        """The factor before the product of s - zero over that of s - pole: that of `scipy.signal.ZerosPolesGain`."""
        return float(self.numerator[0])

    def __call__(self, s: Any) -> Any:
        """Its value at a complex s, or an array of them; at 1j*omega the frequency response.

        Of a sampled motion at z, with the frequency response at exp(1j*omega*period).
        """
        import numpy as np

        return np.polyval(self.numerator, s) / np.polyval(self.denominator, s)

    def to_scipy(self) -> Any:
        """The same as `scipy.signal.TransferFunction`."""
        from scipy.signal import TransferFunction as Rational

        return Rational(self.numerator, self.denominator, **({"dt": self.period} if self.period else {}))

    def __repr__(self) -> str:
        below, above = (_polynomial(c, "z" if self.period else "s") for c in (self.denominator, self.numerator))
        ratio = above if below == "1" else f"{_bracketed(above)} / {_bracketed(below)}"
        return f"{self.output} / {self.input} = {ratio}"


def transfer_function(linear: Linearization, output: str | None, input: str | None) -> TransferFunction:
    """The transfer function of `Linearization.transfer_function`."""
    import numpy as np

    whole, late = parted(linear)
    one = one_to_one(whole, output, input)
    A, b, c = one.A, one.B[:, 0], one.C[0]
    poles, known = spectrum(A, bool(one.period))
    # In units of the fastest mode, so that no power of it outgrows the others.
    unit = float(np.abs(A).max(initial=0.0)) or 1.0
    below = _denominator(poles / unit, known / unit)
    above = _numerator(A / unit, b / unit, c, float(one.D[0, 0]), below)
    if not one.period and not _is_response(A / unit, b / unit, c, above, below, poles / unit):
        above = _by_zeros(A / unit, b / unit, c, above)
    powers = unit ** np.arange(len(below))
    above, below = above * powers, below * powers
    i, j = whole.outputs.index(one.outputs[0]), whole.inputs.index(one.inputs[0])
    if rates := [float(each[i, j]) for each in reversed(late)]:
        above = np.polyadd(np.polymul([*rates, 0.0], below), above)
    first = next((k for k, x in enumerate(above) if x), len(above) - 1)
    return TransferFunction(one.outputs[0], one.inputs[0], above[first:], below, poles, one.period)


def one_to_one(linear: Linearization, output: str | None, input: str | None) -> Linearization:
    """The part of a linearization that lies between one input and one output, without rates of inputs.

    Raises:
        ValueRefused: as `Linearization.transfer_function`.
    """
    import numpy as np

    one = linear.without_rates()
    output, input = _named("output", output, one.outputs), _named("input", input, one.inputs)
    i, j = [one.outputs.index(output)], [one.inputs.index(input)]
    kept = between(one.A, one.B[:, j[0]], one.C[i[0]])
    return replace(
        one, states=tuple(one.states[k] for k in kept), inputs=(input,), outputs=(output,),
        A=one.A[np.ix_(kept, kept)], B=one.B[np.ix_(kept, j)], C=one.C[np.ix_(i, kept)], D=one.D[np.ix_(i, j)],
    )  # fmt: skip


def _named(what: str, name: str | None, known: Sequence[str]) -> str:
    """The one that is meant; the only one where none is named."""
    if name is None and len(known) != 1:
        law = f"there are several {what}s, and none is named" if known else f"the linearization has no {what}s"
        remedy = f"name one of {', '.join(known)}" if known else f"name them, linearize(..., {what}s=[...])"
        raise ValueRefused(what, law, parties=known, remedy=remedy)
    found = known[0] if name is None else name
    check_names(what, (found,), known)
    return found


def between(A: Any, b: Any, c: Any) -> list[int]:
    """The states that the input reaches and that act on the output, by the entries that are not zero."""
    import networkx as nx
    import numpy as np

    acts = nx.DiGraph()
    acts.add_nodes_from(["input", "output", *range(len(A))])
    acts.add_edges_from((int(k), int(i)) for i, k in zip(*np.nonzero(A), strict=True))
    acts.add_edges_from(("input", int(k)) for k in np.flatnonzero(b))
    acts.add_edges_from((int(k), "output") for k in np.flatnonzero(c))
    found = nx.descendants(acts, "input") & nx.ancestors(acts, "output")
    return sorted(k for k in found if isinstance(k, int))


def _denominator(poles: Any, known: Any) -> Any:
    """The polynomial with these zeros; coefficients that what is not known of these may be all of are zero."""
    import numpy as np

    found = np.real(np.atleast_1d(np.poly(poles)))
    largest, size = (np.abs(np.atleast_1d(np.poly(-x))) for x in (np.abs(poles) + known, np.abs(poles)))
    return np.where(np.abs(found) > largest - size + ROUNDING * size, found, 0.0)


def _numerator(A: Any, b: Any, c: Any, d: float, below: Any) -> Any:
    """The denominator times d + c (s - A)^-1 b, by the powers of 1/s; a coefficient that cancels in its sum is zero."""
    import numpy as np

    series, x = [d], b
    for _ in range(len(below) - 1):
        series.append(float(c @ x))
        x = A @ x
    terms = [below[: k + 1] * np.array(series[k::-1] if k else series[:1]) for k in range(len(below))]
    sizes = [float(np.abs(each).sum()) for each in terms]
    sums = [float(each.sum()) for each in terms]
    return np.array([x if abs(x) > ROUNDING * size else 0.0 for x, size in zip(sums, sizes, strict=True)])


def _is_response(A: Any, b: Any, c: Any, above: Any, below: Any, poles: Any) -> bool:
    """Whether a ratio, without what enters at once, is the response, about all modes.

    Sums over modes of many decades cancel in the numerator's coefficients, and leave rounding or nothing.
    """
    import numpy as np

    from bondgraph.analysis.linearization.responses import transfer

    sizes = np.abs(poles)[np.abs(poles) > 0]
    if not len(sizes):
        return True
    s = 1j * np.geomspace(sizes.min() / LOOKS_BESIDE, sizes.max() * LOOKS_BESIDE, LOOKS)
    found, wanted = np.polyval(above, s) / np.polyval(below, s), transfer(A, b[:, None], c[None], s)[:, 0, 0] + above[0]
    return bool((np.abs(found - wanted) <= IDENTITY * np.abs(wanted)).all())


def _by_zeros(A: Any, b: Any, c: Any, above: Any) -> Any:
    """The numerator by the zeros of the system, the finite eigenvalues of [[A, b], [c, 0]] - s [[1, 0], [0, 0]].

    With a direct way d from the input to the output they are those of A - b c/d.

    Args:
        A, b, c: of the system.
        above: the numerator by its series, whose first coefficients are exact: d, and that of the highest power.
    """
    import numpy as np
    from scipy.linalg import eigvals

    first = next((k for k, x in enumerate(above) if x), None)
    if first is None:
        return above
    A, sizes = balanced(A)
    b, c = b / sizes, c * sizes
    n, entering, leaving = len(A), np.abs(b).max(), np.abs(c).max()
    if above[0]:
        zeros = eigvals(balanced(A - np.outer(b, c) / above[0])[0])
    else:
        system = np.block([[A, b[:, None] / entering], [c[None] / leaving, np.zeros((1, 1))]])
        zeros = eigvals(system, np.diag([1.0] * n + [0.0]))
    zeros = zeros[np.argsort(np.where(np.isfinite(zeros), np.abs(zeros), np.inf))][: n - first]
    return np.concatenate([np.zeros(first), above[first] * np.real(np.atleast_1d(np.poly(zeros)))])


def _polynomial(coefficients: Any, letter: str = "s") -> str:
    """A polynomial, as it is written.

    >>> _polynomial([1.0, -2.5, 0.0, 1.0]), _polynomial([0.0])
    ('s^3 - 2.5 s^2 + 1', '0')
    """
    joined = "".join(_terms(coefficients, letter)) or " + 0"
    return joined.removeprefix(" + ") if joined.startswith(" + ") else f"-{joined[3:]}"


def _terms(coefficients: Any, variable: str) -> Iterator[str]:
    for power, x in zip(range(len(coefficients) - 1, -1, -1), coefficients, strict=True):
        if x:
            letter = "" if not power else variable if power == 1 else f"{variable}^{power}"
            size = f"{abs(x):.6g}"
            yield (" - " if x < 0 else " + ") + (letter if letter and size == "1" else f"{size} {letter}".strip())


def _bracketed(text: str) -> str:
    return f"({text})" if " + " in text or " - " in text else text
