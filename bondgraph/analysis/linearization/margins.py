"""Stability margins of an open loop: the gain, phase and dead time that bring its closed loop to the limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf, log10, nan
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.linearization.linearization import python_control, verdict
from bondgraph.analysis.linearization.responses import frequency_response
from bondgraph.analysis.linearization.transfer_function import TransferFunction, one_to_one, transfer_function
from bondgraph.errors import NoSolution
from bondgraph.program.notebook import Shown
from bondgraph.program.rank import is_singular
from bondgraph.program.tolerances import DIGITS, SINGULAR

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

POINTS = 2000
"""At so many frequencies it is looked whether a crossing was missed."""
DECADES = 2
"""They reach so many decades below the slowest pole, zero or crossing, and above the fastest."""


@dataclass(frozen=True, eq=False, repr=False)
class Margins(Picklable, Shown):
    """The margins of an open loop L, from an input to an output, that is closed by input = -output.

    Args:
        output, input: their names.
        stability: of the closed loop: "stable", "unstable" or "marginal"; "" where the point is no equilibrium.
        gain: the factor of L that brings the closed loop to the limit of stability, of several the nearest to one; inf
            where the phase never crosses -180 deg.
        phase: what L may lose until there, in deg, of several the smallest; negative where it would have to gain it,
            inf where the gain never crosses one.
        delay: the least dead time in s that brings it there; 0 where it is there or beyond without one, inf where none
            does. Of a sampled loop it is phase by frequency, which is a dead time where it is a multiple of the period.
        phase_crossover, gain_crossover: where `gain` and `phase` are, in rad/s; nan where these are inf.
        phase_crossovers, gain_crossovers: all frequencies at which the phase is -180 deg, and the gain one, in rad/s.
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

    def __str__(self) -> str:
        return "\n".join([self._title(), *(f"  {line}" for line in self._lines())])


def margins(of: Linearization, output: str | None, input: str | None) -> Margins:
    """The margins of `Linearization.margins`: crossings by python-control, what stands there by the response."""
    import numpy as np

    control, loop = python_control(), _in_continuous_time(one_to_one(of, output, input))
    rational = transfer_function(loop, None, None)
    sizes = np.abs([*rational.poles, *rational.zeros])
    unit = float(np.exp(np.log(sizes[sizes > 0]).mean())) if (sizes > 0).any() else 1.0
    # In units of the poles and zeros, so that no power of s outgrows the others.
    scaled = (c * unit ** np.arange(len(c) - 1.0, -1.0, -1.0) for c in (rational.numerator, rational.denominator))
    found = control.stability_margins(control.tf(*scaled), returnall=True, method="poly")
    phases, gains = (unit * np.unique(found[k]) for k in (3, 4))
    _check_crossings(loop, rational, phases, gains)
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
    none = stability in ("unstable", "marginal") or (abs(direct) >= 1 and not period)
    gain, phase = (int(x.argmin()) if len(x) else None for x in (np.abs(np.log(factors)), np.abs(turned)))
    return Margins(
        loop.outputs[0], loop.inputs[0], stability,
        inf if gain is None else float(factors[gain]),
        inf if phase is None else float(turned[phase]),
        0.0 if none else float(late.min(initial=inf)),
        nan if gain is None else float(phases[gain]),
        nan if phase is None else float(gains[phase]),
        tuple(phases.tolist()), tuple(gains.tolist()),
    )  # fmt: skip


def _response(loop: Linearization, omega: Any) -> Any:
    return frequency_response(loop, omega)[:, 0, 0]


def _closed(loop: Linearization) -> str:
    """The stability of the closed loop, x' = (A - B C/(1 + D)) x; "" where the point is no equilibrium."""
    if not set(loop.states) <= set(loop.steady):
        return ""
    direct = 1 + float(loop.D[0, 0])
    if abs(direct) <= SINGULAR:
        law = "closed by input = -output its loop has the gain one at once: 1 + D is zero"
        raise NoSolution(loop.name, law, parties=(*loop.outputs, *loop.inputs), remedy="let a lag open the loop")
    return verdict(loop.A - loop.B @ loop.C / direct) if loop.states else "stable"


def _check_crossings(loop: Linearization, rational: TransferFunction, phases: Any, gains: Any) -> None:
    """Refuse roots of polynomials that are no crossings of the frequency response, and crossings that are no root.

    Raises:
        NoSolution: naming the frequency.
    """
    import numpy as np

    there, high = _response(loop, phases), np.abs(_response(loop, gains))
    wrong = [*phases[np.abs(np.angle(-there)) > DIGITS], *gains[np.abs(high - 1) > DIGITS]]
    sizes = np.abs([*rational.poles, *rational.zeros, *phases, *gains])
    sizes = sizes[sizes > 0] if (sizes > 0).any() else np.ones(1)
    omega = np.geomspace(sizes.min() / 10**DECADES, sizes.max() * 10**DECADES, POINTS)
    found = _response(loop, omega)
    size = np.abs(found)
    # Where a response is real, or of size one, all along, rounding has a sign.
    above = np.where(np.abs(size - 1) > DIGITS, np.sign(size - 1), 0)
    turned = np.where((np.abs(found.imag) > DIGITS * size) & (found.real < -DIGITS * size), np.sign(found.imag), 0)
    for signs, crossings in ((above, gains), (turned, phases)):
        between = np.histogram(crossings, omega)[0]
        wrong += omega[:-1][(signs[:-1] * signs[1:] < 0) & (between % 2 == 0)].tolist()
    if wrong:
        law = f"near {min(wrong):.6g} rad/s its crossings are not found as exactly as its frequency response is known"
        raise NoSolution(f"{loop.outputs[0]} / {loop.inputs[0]}", law, remedy="read the margins from linear.bode()")
