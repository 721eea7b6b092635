"""Stability margins of an open loop: the gain, phase and dead time that bring its closed loop to the limit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf, log10, nan
from typing import TYPE_CHECKING, Any

from bondgraph.algebra import table as xp
from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.linearization.linearization import NOT_KNOWN, python_control, verdict
from bondgraph.analysis.linearization.modes import spectrum
from bondgraph.analysis.linearization.resolvent import transfer
from bondgraph.analysis.linearization.transfer_function import TransferFunction, one_to_one, transfer_function
from bondgraph.errors import NoSolution
from bondgraph.program.notebook import Shown
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import DIGITS, ROUNDING, SINGULAR

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

POINTS = 2000
"""At so many frequencies the response is looked at."""
DECADES = 2
"""They reach so many decades below the slowest pole, zero or crossing, and above the fastest."""
WIDTHS = (-9.0, -3.0, -1.0, -0.3, 0.3, 1.0, 3.0, 9.0)
"""So many times its damping beside a mode the response is looked at, too, or `BESIDE` if it is damped by less."""
VAST = 1e300j
"""A response that is infinite, and far from -180 deg."""
BESIDE = 1e-4
"""So near to a root it is looked at; what is nearer is the same crossing."""


@dataclass(frozen=True, eq=False, repr=False)
class Margins(Picklable, Shown):
    """The margins of an open loop L, from an input to an output, that is closed by input = -output.

    Args:
        output, input: their names.
        stability: of the closed loop: as `Linearization.stability`; "" where the point is no equilibrium.
        gain: the factor of L that brings the closed loop to the limit of stability, of several the nearest to one; inf
            where the phase never crosses -180 deg.
        phase: what L may lose until there, in deg, of several the smallest; negative where it would have to gain it,
            inf where the gain never crosses one.
        delay: the least dead time in s that brings it there; 0 where it is there or beyond without one, inf where none
            does. Of a sampled loop it is phase by frequency, which is a dead time where it is a multiple of the period.
        phase_crossover, gain_crossover: where `gain` and `phase` are, in rad/s; nan where these are inf.
        phase_crossovers, gain_crossovers: all frequencies at which the phase is -180 deg, and the gain one, in rad/s.
        note: where the graph closes this loop already: how it is opened.
    """

    output: str
    input: str
    stability: str
    gain: float
    phase: float
    delay: float
    phase_crossover: float
    gain_crossover: float
    phase_crossovers: tuple[float, ...]
    gain_crossovers: tuple[float, ...]
    note: str = ""

    @property
    def gain_dB(self) -> float:
        """The gain margin in dB."""
        return 20 * log10(self.gain)

    def _title(self) -> str:
        return f"margins of {self.output} / {self.input}, closed by {self.input} = -{self.output}"

    def _lines(self) -> Iterator[str]:
        yield f"closed loop   {self.stability or 'not about an equilibrium: these margins hold for an instant'}"
        gain = f"{self.gain_dB:.4g} dB (a factor of {self.gain:.4g}) at {self.phase_crossover:.6g} rad/s"
        yield f"gain margin   {gain if self.phase_crossovers else 'inf: the phase never crosses -180 deg'}"
        phase = f"{self.phase:.4g} deg at {self.gain_crossover:.6g} rad/s"
        yield f"phase margin  {phase if self.gain_crossovers else 'inf: the gain never crosses 0 dB'}"
        yield f"delay margin  {self.delay:.4g} s"
        for what, found in (("-180 deg", self.phase_crossovers), ("0 dB", self.gain_crossovers)):
            if len(found) > 1:
                yield f"{what} at {', '.join(f'{w:.6g}' for w in found)} rad/s"
        if self.note:
            yield f"note: {self.note}"

    def __str__(self) -> str:
        return "\n".join([self._title(), *(f"  {line}" for line in self._lines())])


def margins(of: Linearization, output: str | None, input: str | None) -> Margins:
    """The margins of `Linearization.margins`: crossings by python-control, made exact by the response."""
    import numpy as np

    loop = _in_continuous_time(one_to_one(of, output, input))  # a wrong name is told also where python-control is not
    control = python_control()
    rational = transfer_function(loop, None, None)
    n = len(rational.below)
    sizes = np.abs([*rational.poles, *rational.zeros])
    unit = float(np.exp(np.log(sizes[sizes > 0]).mean())) if (sizes > 0).any() else 1.0
    # In units of the poles and zeros, so that no power of s outgrows the others.
    scaled = (c * (rational.unit / unit) ** np.arange(n - len(c), n) for c in (rational.above, rational.below))
    found = (np.zeros(0),) * 7
    with np.errstate(all="ignore"), suppress(np.linalg.LinAlgError):  # of a pole at zero it tries the response there
        found = control.stability_margins(control.tf(*scaled), returnall=True, method="poly")
    phases, gains = _crossings(loop, rational, unit * found[3], unit * found[4])
    return _margins(loop, phases, gains, of.period)


def _in_continuous_time(loop: Linearization) -> Linearization:
    """A sampled loop by v = 2/T (z - 1)/(z + 1): of the same response, at the frequencies v = 2/T tan(omega T/2).

    Raises:
        NoSolution: for a pole at z = -1.
    """
    import numpy as np

    if not loop.period:
        return loop
    turned, root = loop.A + np.eye(len(loop.A)), 2 / loop.period**0.5
    if is_singular(turned):
        law, remedy = "the loop has a pole at z = -1, an undamped mode of half the rate", "sample it faster"
        raise NoSolution(loop.name, law, parties=loop.states, remedy=remedy)
    B = np.linalg.solve(turned, loop.B)
    A, C = (np.linalg.solve(turned.T, x.T).T for x in (loop.A - np.eye(len(loop.A)), loop.C))
    return replace(loop, A=2 / loop.period * A, B=root * B, C=root * C, D=loop.D - loop.C @ B, period=0.0)


def _margins(loop: Linearization, phases: Any, gains: Any, period: float) -> Margins:
    """What stands at the crossings."""
    import numpy as np

    direct, stability = float(loop.D[0, 0]), _closed(loop)
    factors, turned = 1 / np.abs(_response(loop, phases)), np.degrees(np.angle(-_response(loop, gains))) + 0.0
    if direct < 0:  # at an infinite frequency the phase is -180 deg
        phases, factors = np.append(phases, inf), np.append(factors, -1 / direct)
    if period:
        phases, gains = (2 / period * np.arctan(w * period / 2) for w in (phases, gains))
    late = np.radians(np.where(turned < 0, turned + 360, turned)) / gains
    none = stability in ("unstable", "weakly unstable", "marginal", NOT_KNOWN) or (abs(direct) >= 1 and not period)
    gain, phase = (int(x.argmin()) if len(x) else None for x in (np.abs(np.log(factors)), np.abs(turned)))
    return Margins(
        loop.outputs[0], loop.inputs[0], stability,
        inf if gain is None else float(factors[gain]),
        inf if phase is None else float(turned[phase]),
        0.0 if none else float(late.min(initial=inf)),
        nan if gain is None else float(phases[gain]),
        nan if phase is None else float(gains[phase]),
        tuple(phases.tolist()), tuple(gains.tolist()), _already_closed(loop),
    )  # fmt: skip


def _already_closed(loop: Linearization) -> str:
    """What is said of a loop that the graph closes itself: these are the margins of another one around it."""
    (output,), (entry,) = loop.outputs, loop.inputs
    for given, told, measured, element, formula in loop.loops:
        if (given, told) == (entry, output):
            return (
                f"'{element}' closes this loop already, by '{formula}', and these are margins of a second one around "
                f"it: for its own put '{_without(formula, measured)}' there, without {measured}, and linearize from "
                f"{entry} to {output} again"
            )
    return ""


def _without(formula: str, name: str) -> str:
    """A formula in which a name is zero."""
    return xp.text(xp.build(formula, lambda other: xp.number(0) if other == name else xp.symbol(other)))


def _response(loop: Linearization, omega: Any) -> Any:
    """That of one input and one output, beside undamped modes as it is; vast at the frequency of one."""
    import numpy as np

    if not loop.states:
        return loop.D[0, 0] + 0j * omega
    try:
        past = [(loop.D, np.ones(np.shape(omega)))]
        return transfer(loop.A, loop.B, loop.C, 1j * omega, past)[..., 0, 0]
    except np.linalg.LinAlgError:
        return 0 * omega + VAST


def _closed(loop: Linearization) -> str:
    """The stability of the closed loop, x' = (A - B C/(1 + D)) x; "" where the point is no equilibrium."""
    if not set(loop.states) <= set(loop.steady):
        return ""
    direct = 1 + float(loop.D[0, 0])
    if abs(direct) <= SINGULAR:
        law = "closed by input = -output its loop has the gain one at once: 1 + D is zero"
        raise NoSolution(loop.name, law, parties=(*loop.outputs, *loop.inputs), remedy="let a lag open the loop")
    return verdict(loop.A - loop.B @ loop.C / direct) if loop.states else "stable"


def _crossings(loop: Linearization, rational: TransferFunction, phases: Any, gains: Any) -> tuple[Any, Any]:
    """The frequencies at which the phase is -180 deg, and the gain one.

    Roots of polynomials are as exact as their coefficients, which is not enough for stiff loops: what counts is the
    response. It is looked at on both sides of each root, about each pole and zero, and at many frequencies besides;
    where it changes sign the crossing is found, and where it touches the root is one.

    Args:
        loop: of one input and one output.
        rational: the same as a quotient of polynomials.
        phases, gains: roots, in rad/s.
    """
    import numpy as np
    from scipy.optimize import brentq

    def apart(omega: Any) -> Any:
        """How far the phase is from -180 or 0 deg, as a share of the response; and how far the gain is from one."""
        found = _response(loop, omega)
        size = np.abs(found)
        return np.array([found.imag / size, np.log(size)])

    def is_crossing(omega: float, k: int) -> bool:
        """Whether it is none of 0 deg, and no leap beside an undamped mode."""
        return bool(abs(apart(omega)[k]) <= DIGITS and (k or _response(loop, omega).real < 0))

    omega = _frequencies(rational, np.concatenate([phases, gains]))
    with np.errstate(divide="ignore", invalid="ignore"):
        signs = apart(omega)
    crossings = []
    for k, roots in enumerate((phases, gains)):
        far = ~(np.abs(signs[k]) <= DIGITS)  # where it is zero all along, rounding has a sign
        w, values = omega[far], signs[k][far]
        changes = np.flatnonzero(values[:-1] * values[1:] < 0)
        found = [float(brentq(lambda x, k=k: apart(x)[k], w[j], w[j + 1], rtol=ROUNDING)) for j in changes]
        found += [x for x in roots[roots > 0].tolist() if not any(abs(x - y) <= BESIDE * x for y in found)]
        crossings.append([x for x in found if is_crossing(x, k)])
    poles, known = spectrum(loop.A, bool(loop.period))
    if (np.abs(poles) > known).all() and _response(loop, 0.0).real < 0:
        crossings[0].append(0.0)
    return np.sort(np.array(crossings[0])), np.sort(np.array(crossings[1]))


def _frequencies(rational: TransferFunction, roots: Any) -> Any:
    """Where the response is looked at, in rad/s."""
    import numpy as np

    modes = np.concatenate([rational.poles, rational.zeros])
    seen = np.concatenate([np.abs(modes), roots])
    seen = seen[seen > 0] if (seen > 0).any() else np.ones(1)
    # An undamped mode, at which the response is infinite, is often a round number.
    many = np.geomspace(seen.min() / 10**DECADES, seen.max() * 10**DECADES, POINTS) * (1 + DIGITS / np.pi)
    widths = np.maximum(np.abs(modes.real), BESIDE * np.abs(modes))
    about = np.abs(modes.imag)[:, None] + np.outer(widths, WIDTHS)
    found = np.concatenate([many, about.ravel(), roots * (1 - BESIDE), roots * (1 + BESIDE)])
    return np.unique(found[found > 0])
