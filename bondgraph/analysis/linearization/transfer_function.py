"""A transfer function: an output by an input, as a ratio of polynomials in s."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import zip_longest
from math import frexp
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.analysis.linearization.few_digits import SHIFTS, second_least_difference
from bondgraph.analysis.linearization.linearization import check_names, parted
from bondgraph.analysis.linearization.modes import spectrum
from bondgraph.analysis.linearization.resolvent import transfer
from bondgraph.errors import ValueRefused
from bondgraph.program.calls import explained
from bondgraph.program.tolerances import DIGITS, IDENTITY, ROUNDING

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
        above, below: coefficients of numerator and denominator by powers of s/unit, the highest first; that of the
            denominator's is one. The numerator has the higher degree where the output follows the rate of the input at
            once.
        poles: the zeros of the denominator, in 1/s, the greatest real part first.
        period: of a sampled motion, in s; 0 for a continuous one.
        unit: a power of two about as large as the fastest pole, in 1/s: powers of s itself may be no floats.
        told_zeros: the zeros in 1/s where no coefficients give the response, as of many slightly damped modes.

    States that the input does not reach, or that do not act on the output, are left out of it: a motor's speed has no
    pole for its angle.
    """

    output: str
    input: str
    above: Any
    below: Any
    poles: Any
    period: float = 0.0
    unit: float = 1.0
    told_zeros: Any = None

    @property
    def numerator(self) -> Any:
        """The coefficients by powers of s, the highest first.

        Raises:
            ValueRefused: where floats do not hold them, as of many fast or slightly damped modes.
        """
        return self._by_powers_of_s(self.above, "numerator")

    @property
    def denominator(self) -> Any:
        """The same of the denominator; that of the highest power is one.

        Raises:
            ValueRefused: where floats do not hold them, as of many fast or slightly damped modes.
        """
        return self._by_powers_of_s(self.below, "denominator")

    def _by_powers_of_s(self, coefficients: Any, which: str) -> Any:
        if self.told_zeros is not None:
            law = f"its {len(coefficients)} coefficients, rounded to floats, give another response"
            raise ValueRefused(which, law, remedy="take its zeros, poles and gain, or its values at s")
        return self._in_rad_per_second(coefficients, len(self.below) - len(coefficients), which)

    def _in_rad_per_second(self, coefficients: Any, power: int, which: str) -> Any:
        """Coefficients times this and the next powers of the unit."""
        import numpy as np

        scaled = np.asarray(coefficients, float)
        powers = power + np.arange(len(scaled))
        with np.errstate(over="ignore", under="ignore"):
            found = np.ldexp(scaled, powers * (frexp(self.unit)[1] - 1))
        if not np.isfinite(found).all() or (found[scaled != 0] == 0).any():
            law = f"numbers in (rad/s)^{len(self.below) - 1} are too large or too small for floats"
            raise ValueRefused(which, law, remedy="take its zeros and poles, or its values at s")
        return found

    @property
    def zeros(self) -> Any:
        """The zeros of the numerator, in 1/s."""
        import numpy as np

        return np.roots(self.above) * self.unit if self.told_zeros is None else self.told_zeros

    @property
    def gain(self) -> float:
        """The factor before the product of s - zero over that of s - pole: that of `scipy.signal.ZerosPolesGain`.

        Raises:
            ValueRefused: where no float holds it.
        """
        return float(self._in_rad_per_second(self.above[:1], len(self.below) - len(self.above), "gain")[0])

    def __call__(self, s: Any) -> Any:
        """Its value at a complex s, or an array of them; at 1j*omega the frequency response.

        Of a sampled motion at z, with the frequency response at exp(1j*omega*period).
        """
        import numpy as np

        scaled = np.asarray(s) / self.unit
        if self.told_zeros is not None:
            return self.above[0] * _product(scaled, self.told_zeros / self.unit, self.poles / self.unit)
        return np.polyval(self.above, scaled) / np.polyval(self.below, scaled)

    def to_scipy(self) -> Any:
        """The same as `scipy.signal.TransferFunction`.

        Raises:
            ValueRefused: as `numerator`.
        """
        from scipy.signal import TransferFunction as Rational

        return Rational(self.numerator, self.denominator, **({"dt": self.period} if self.period else {}))

    def __repr__(self) -> str:
        letter = "z" if self.period else "s"
        try:
            below, above = (_polynomial(c, letter) for c in (self.denominator, self.numerator))
            ratio = above if below == "1" else f"{_bracketed(above)} / {_bracketed(below)}"
        except ValueRefused:
            above, below = (_factors(roots / self.unit, letter) for roots in (self.zeros, self.poles))
            ratio = " ".join(filter(None, (f"{self.above[0]:.6g}", above)))
            ratio += f" / {f'({below})' if len(self.poles) > 2 else below}, {letter} in units of {self.unit:.9g} rad/s"
        return f"{self.output} / {self.input} = {ratio}"


def transfer_function(linear: Linearization, output: str | None, input: str | None) -> TransferFunction:
    """The transfer function of `Linearization.transfer_function`.

    Coefficients of which not one digit is known are zero: what rounding of the model's numbers leaves of a zero at zero
    would be a zero beside it.
    """
    import numpy as np

    found, others = _ratio(linear, output, input), []
    for A, B, C, D in linear.variations:
        with suppress(ValueRefused):
            others.append(_ratio(replace(linear, A=A, B=B, C=C, D=D), output, input))
    alike = [each.above for each in (found, *others) if (each.unit, len(each.above)) == (found.unit, len(found.above))]
    if len(alike) <= SHIFTS or found.told_zeros is not None:
        return found
    is_rounding = 10 * second_least_difference(alike) > np.abs(found.above)
    return replace(found, above=np.where(is_rounding, 0.0, found.above))


def _ratio(linear: Linearization, output: str | None, input: str | None) -> TransferFunction:
    import numpy as np

    whole, late = parted(linear)
    one = one_to_one(whole, output, input)
    poles, known = spectrum(one.A, bool(one.period))
    # In units of the fastest mode, so that no power of it outgrows the others.
    fastest = float(np.abs(poles).max(initial=0.0)) or float(np.abs(one.A).max(initial=0.0)) or 1.0
    unit = 2.0 ** (frexp(fastest)[1] - 1)
    scaled = replace(one, A=one.A / unit, B=one.B / unit)
    below = _denominator(poles / unit, known / unit)
    above, zeros = _numerator(scaled, below), None
    if not one.period:
        above, zeros = _of_response(scaled, above, below, poles / unit, known / unit)
    i, j = whole.outputs.index(one.outputs[0]), whole.inputs.index(one.inputs[0])
    if rates := [float(each[i, j]) * unit**order for order, each in reversed([*enumerate(late, 1)])]:
        if zeros is not None:
            raise _not_told(one)
        above = np.polyadd(np.polymul([*rates, 0.0], below), above)
    first = next((k for k, x in enumerate(above) if x), len(above) - 1)
    told = None if zeros is None else zeros * unit
    return TransferFunction(one.outputs[0], one.inputs[0], above[first:], below, poles, one.period, unit, told)


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


def _numerator(one: Linearization, below: Any) -> Any:
    """The denominator times d + c (s - A)^-1 b, by the powers of 1/s; a coefficient that cancels in its sum is zero."""
    import numpy as np

    series, x = [float(one.D[0, 0])], one.B[:, 0]
    for _ in range(len(below) - 1):
        series.append(float(one.C[0] @ x))
        x = one.A @ x
    terms = [below[: k + 1] * np.array(series[k::-1] if k else series[:1]) for k in range(len(below))]
    sizes = [float(np.abs(each).sum()) for each in terms]
    sums = [float(each.sum()) for each in terms]
    return np.array([x if abs(x) > ROUNDING * size else 0.0 for x, size in zip(sums, sizes, strict=True)])


def _of_response(one: Linearization, above: Any, below: Any, poles: Any, known: Any) -> tuple[Any, Any]:
    """The numerator by which a ratio is the response, about all modes; and its zeros where no coefficients would do.

    Sums over modes of many decades cancel in the numerator's coefficients, and leave rounding or nothing. Beside many
    slightly damped modes the last digit of a coefficient changes a ratio by more than itself.

    Args:
        one: of one input and one output, in units of the fastest mode, as all else.
        above, below: the numerator by its series, whose first coefficients are exact, and the denominator.
        poles, known: the zeros of that, and to within which each is known.

    Raises:
        ValueRefused: where products over zeros and poles do not give the response either.
    """
    import numpy as np

    sizes, first = np.abs(poles)[np.abs(poles) > known], next((k for k, x in enumerate(above) if x), None)
    if not len(sizes) or first is None:
        return above, None
    s = 1j * np.geomspace(sizes.min() / LOOKS_BESIDE, sizes.max() * LOOKS_BESIDE, LOOKS)
    wanted = transfer(one.A, one.B, one.C, s, [(one.D, np.ones(len(s)))])[:, 0, 0]

    def off(found: Any) -> float:
        return float((np.abs(found - wanted) / np.abs(wanted)).max())

    def off_by(numerator: Any) -> float:
        return off(np.polyval(numerator, s) / np.polyval(below, s))

    if off_by(above) <= IDENTITY:
        return above, None
    zeros = _zeros(one, above[0])[: len(poles) - first]
    by_zeros = np.concatenate([np.zeros(first), above[first] * np.real(np.atleast_1d(np.poly(zeros)))])
    best = min(above, by_zeros, key=off_by)
    if off_by(best) <= DIGITS:
        return best, None
    if not off(above[first] * _product(s, zeros, poles)) <= DIGITS:
        raise _not_told(one)
    return by_zeros, zeros


def _not_told(one: Linearization) -> ValueRefused:
    law = f"no polynomials with {len(one.A)} poles whose coefficients are floats give this response to six digits"
    remedy = "take its frequency_response, or to_control(), which is exact"
    return ValueRefused(f"{one.outputs[0]} / {one.inputs[0]}", law, parties=one.states, remedy=remedy)


def _product(s: Any, zeros: Any, poles: Any) -> Any:
    """That of s - zero over that of s - pole; large and small factors take turns."""
    import numpy as np

    found = np.ones(np.shape(s), complex)
    for zero, pole in zip_longest(zeros, poles):
        found *= (1.0 if zero is None else s - zero) / (s - pole)
    return found


def _zeros(one: Linearization, d: float) -> Any:
    """The zeros of a system, the eigenvalues of [[A, b], [c, 0]] - s [[1, 0], [0, 0]]; those at infinity are the last.

    With a direct way d from the input to the output they are those of A - b c/d.
    """
    import numpy as np
    from scipy.linalg import eigvals

    A, sizes = balanced(one.A)
    b, c = one.B[:, 0] / sizes, one.C[0] * sizes
    n, entering, leaving = len(A), np.abs(b).max(), np.abs(c).max()
    if d:
        zeros = eigvals(balanced(A - np.outer(b, c) / d)[0])
    else:
        system = np.block([[A, b[:, None] / entering], [c[None] / leaving, np.zeros((1, 1))]])
        zeros = eigvals(system, np.diag([1.0] * n + [0.0]))
    return zeros[np.argsort(np.where(np.isfinite(zeros), np.abs(zeros), np.inf))]


def _factors(roots: Any, letter: str) -> str:
    """The product of what vanishes at some roots, as it is written.

    >>> _factors([-1 + 2j, -1 - 2j, -3.0], "s")
    '(s^2 + 2 s + 5) (s + 3)'
    """
    real = [[1.0, -z.real] for z in roots if not z.imag]
    pairs = [[1.0, -2 * z.real, abs(z) ** 2] for z in roots if z.imag > 0]
    return " ".join(_bracketed(_polynomial(each, letter)) for each in (*pairs, *real))


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
