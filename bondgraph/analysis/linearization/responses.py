"""Responses of a linearization: to sines, over the frequency, and to steps, over time."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.analysis.linearization.balancing import balanced
from bondgraph.analysis.linearization.few_digits import may_be_rounding, tell_few_digits
from bondgraph.analysis.linearization.linearization import parted
from bondgraph.analysis.linearization.modes import held, spectrum
from bondgraph.analysis.linearization.resolvent import transfer
from bondgraph.analysis.linearization.transfer_function import between
from bondgraph.errors import ValueRefused
from bondgraph.program.files import save_figure
from bondgraph.program.rank import is_singular, smallest_singular_value
from bondgraph.program.tolerances import DIGITS, ROUNDING

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

POINTS = 400
"""Frequencies of a diagram."""
SAMPLES = 2000
"""At most so many instants of a sampled motion."""
DECADES = 1
"""It reaches so many decades below the slowest mode and above the fastest."""
CONSTANTS, TURNS = 5, 10
"""A response to steps is shown for so many time constants of the slowest mode, or turns where none decays."""
LOOKS = 8
"""At so many of them, at least, a response is looked at that may be zero."""
BESIDE = (0.9, 1.0, 1.1)
"""At these parts of a frequency a response is larger that vanishes at it alone."""
MODE_DIGITS = 9
"""Of so many digits is the part that states take in a mode; of those that take equal parts the first is named."""


def frequency_response(of: Linearization, omega: Any) -> Any:
    """C (i omega - A)^-1 B + D at some frequencies, complex, of shape (..., outputs, inputs); rates of inputs are
    i omega times these.

    Of a sampled motion it is C (exp(i omega T) - A)^-1 B + D, which repeats itself beyond the frequency pi/T.

    Raises:
        ValueRefused: for frequencies that are not finite, or are those of undamped modes but for rounding: there the
            response is infinite.
    """
    import numpy as np

    frequencies = _numbers("omega", omega)
    if not np.isfinite(frequencies).all():
        raise ValueRefused("omega", "frequencies are finite numbers", remedy="give them in rad/s")
    one, _ = parted(of)
    if one.states:
        _check_damped(one, balanced(one.A)[0], frequencies.ravel(), _at(one, frequencies).ravel())
    found = _response(of, frequencies.ravel())
    vanishes = partial(_vanishes, of)
    tell_few_digits(of, frequencies.ravel(), found, _response, "rad/s", _sizes_about, vanishes)
    return found.reshape(*frequencies.shape, *found.shape[1:])


def _at(of: Linearization, frequencies: Any) -> Any:
    """s at frequencies; of a sampled motion z."""
    import numpy as np

    return np.exp(1j * frequencies * of.period) if of.period else 1j * frequencies


def _response(of: Linearization, frequencies: Any) -> Any:
    """That of matrices which count as exact, of shape (n, outputs, inputs)."""
    import numpy as np

    one, late = parted(of)
    direct = [(rates, (1j * frequencies) ** order) for order, rates in enumerate((one.D, *late))]
    past = sum(np.multiply.outer(power, rates) for rates, power in direct)
    if not one.states:
        return past
    # Where no way leads from an input to an output, what is found is rounding.
    reached = _reached(one)
    return np.where(reached, transfer(one.A, one.B, one.C, _at(one, frequencies), direct, reached), past)


def _sizes_about(of: Linearization, frequencies: Any) -> Any:
    """How large a response is about frequencies: where it vanishes at one alone, what is left of it is rounding."""
    import numpy as np

    return np.max([np.abs(_response(of, frequencies * share)) for share in BESIDE], axis=0)


def _vanishes(of: Linearization) -> Any:
    """Of which responses not one digit is known about most modes, as across a bridge in balance."""
    import numpy as np

    frequencies = usual_frequencies(parted(of)[0])[:: POINTS // LOOKS]
    found = _response(of, frequencies)
    is_rounding = 10 * may_be_rounding(of, frequencies, found, _response) > np.abs(found)
    return 2 * is_rounding.sum(axis=0) > len(frequencies)


def _reached(of: Linearization) -> Any:
    """Whether inputs reach outputs through states, of shape (outputs, inputs)."""
    import numpy as np

    return np.array([[bool(between(of.A, b, c)) for b in of.B.T] for c in of.C], bool).reshape(of.D.shape)


def _check_damped(one: Linearization, A: Any, frequencies: Any, s: Any) -> None:
    """Refuse the frequency of an undamped mode: i omega - A is singular there, but for rounding.

    A is balanced. Of each mode the frequency is judged that is nearest to it, by (i omega - A)(x + i y) in real
    numbers. Of a sampled motion it is z - A, which is off by rounding of one and of A, however small it is.
    """
    import numpy as np
    from scipy.linalg import eig

    if not frequencies.size:
        return
    values, left, right = eig(A, left=True)
    apart = np.abs(s[:, None] - values)
    rounding = ROUNDING * max(1.0, np.abs(A).max())
    for j in np.unique(apart.argmin(axis=0)).tolist():
        w, k = float(frequencies[j]), int(apart[j].argmin())
        real, turned = s[j].real * np.eye(len(values)) - A, s[j].imag * np.eye(len(values))
        system = np.block([[real, -turned], [turned, real]])
        if smallest_singular_value(system) <= rounding if one.period else is_singular(system, is_balanced=True):
            # The product of both eigenvectors is the same in any units.
            most = one.states[int(np.abs(left[:, k] * right[:, k]).round(MODE_DIGITS).argmax())]
            law = f"{w:.12g} rad/s is the frequency of an undamped mode, mostly of {most}: "
            remedy = "give frequencies beside it, or the mode a damping"
            raise ValueRefused("omega", f"{law}its response is infinite there", parties=(most,), remedy=remedy)


def _numbers(name: str, given: Any) -> Any:
    """An array of numbers; anything else is refused."""
    import numpy as np

    try:
        return np.asarray(given, float)
    except (TypeError, ValueError):
        such = "numpy.geomspace(0.1, 1000, 400), in rad/s" if name == "omega" else "numpy.linspace(0, 1, 500)"
        remedy = (
            f"give an array such as {such}; inputs and outputs are chosen in linearize(inputs=[...], outputs=[...])"
        )
        raise ValueRefused(name, f"{given!r:.60} are no numbers", remedy=remedy) from None


def _between(name: str, given: Any, spaced: Any) -> Any:
    """The points of a diagram: those of an array; where only its ends are given, `POINTS` between them.

    Raises:
        ValueRefused: for a tuple of more numbers, of which the third may be a count or one of the points.
    """
    found = _numbers(name, given)
    if found.ndim == 1 and isinstance(given, tuple) and len(found) > 2:
        first, last, count = found[:3]
        law = f"{given!r:.60} is neither the two ends of a diagram nor an array of its points"
        array = f"numpy.{'geom' if name == 'omega' else 'lin'}space({first:g}, {last:g}, {max(count, 2):.0f})"
        raise ValueRefused(name, law, remedy=f"give {name}={given[:2]!r}, or the points, {array}")
    if found.shape != (2,) or (name == "omega" and not (found > 0).all()):
        return found
    return spaced(*found, POINTS)


def _multiples(period: float, first: float, last: float, _: int) -> Any:
    """All multiples of a period between two instants."""
    import numpy as np

    return period * np.arange(np.ceil(first / period - DIGITS), np.floor(last / period + DIGITS) + 1)


def step_response(of: Linearization, t: Any) -> Any:
    """The outputs after each input has stepped from zero to one at t = 0, of shape (n, outputs, inputs).

    Raises:
        ValueRefused: for instants that do not increase from zero on, and as `held`.
    """
    import numpy as np

    of.without_rates()
    instants = np.atleast_1d(_numbers("t", t))
    intervals = np.diff(instants, prepend=0.0)
    if instants.ndim != 1 or not np.isfinite(instants).all() or (intervals < 0).any():
        law = "the response is asked for at instants that do not increase from zero on"
        raise ValueRefused("t", law, remedy="give an array such as numpy.linspace(0, 1, 500)")
    if of.period:
        return _sampled_step(of.without_rates(), instants)
    found = _stepped(of, instants)
    sizes, vanishes = np.abs(found).max(axis=0, initial=0.0), partial(_vanishes, of)
    # Later by less, a response shows its own rounding and not how it changes.
    tell_few_digits(of, instants, found, _stepped, "s", lambda *_: sizes, vanishes, ROUNDING)
    return found


def _stepped(of: Linearization, instants: Any) -> Any:
    import numpy as np

    one, intervals = of.without_rates(), np.diff(instants, prepend=0.0)
    now, found, steps = np.zeros(one.B.shape), [], dict[float, Any]()
    for h in intervals.tolist():
        if h not in steps:
            steps[h] = held(one.A, one.B, h)
        now = steps[h][0] @ now + steps[h][1]
        found.append(one.C @ now + one.D)
    return np.array(found).reshape(len(instants), *one.D.shape)


def _sampled_step(one: Linearization, instants: Any) -> Any:
    """The outputs just after instants of sampling, of which the first is at t = 0.

    Raises:
        ValueRefused: for other instants.
    """
    import numpy as np

    numbers = np.round(instants / one.period).astype(int)
    if (np.abs(numbers * one.period - instants) > DIGITS * one.period).any():
        law = f"this is a sampled motion, known at multiples of {one.period:g} s"
        raise ValueRefused("t", law, remedy=f"give such as {one.period:g}*numpy.arange(100)")
    now, found = np.zeros(one.B.shape), []
    for _ in range(int(numbers.max(initial=-1)) + 1):
        found.append(one.C @ now + one.D)
        now = one.A @ now + one.B
    return np.array(found).reshape(len(found), *one.D.shape)[numbers]


def _continuous_modes(of: Linearization) -> tuple[Any, Any]:
    """The eigenvalues in 1/s, of a sampled motion their logarithms by the period, and how far each is known."""
    import numpy as np

    values, known = spectrum(of.A, bool(of.period))
    if not of.period:
        return values, known
    lasting = np.abs(values) > ROUNDING
    return np.log(values[lasting] + 0j) / of.period, known[lasting] / np.abs(values[lasting]) / of.period


def usual_frequencies(of: Linearization) -> Any:
    """Those of a diagram that shows every mode, in rad/s: about the sizes of the eigenvalues that are not zero.

    Of a sampled motion they end at pi/T.
    """
    import numpy as np

    values, known = _continuous_modes(of)
    sizes = np.abs(values)[np.abs(values) > known]
    fastest = np.pi / of.period if of.period else np.inf
    low, high = (sizes.min(), sizes.max()) if len(sizes) else (min(1.0, fastest),) * 2
    return np.geomspace(min(low, fastest) / 10**DECADES, min(high * 10**DECADES, fastest), POINTS)


def _check_both(of: Linearization) -> None:
    """Refuse a linearization without inputs or without outputs."""
    if of.inputs and of.outputs:
        return
    what = "inputs" if not of.inputs else "outputs"
    law, remedy = f"the linearization has no {what}", f"name them, linearize(..., {what}=[...])"
    raise ValueRefused(of.name, law, remedy=remedy)


def usual_instants(of: Linearization) -> Any:
    """Those of a diagram in which modes are seen to decay, or to turn where none does, in s."""
    import numpy as np

    values, known = _continuous_modes(of)
    rates, turns = (np.abs(part)[np.abs(part) > known] for part in (values.real, values.imag))
    slowest = rates.min() / CONSTANTS if len(rates) else turns.min() / (2 * np.pi * TURNS) if len(turns) else 1.0
    if of.period:
        return of.period * np.arange(min(int(1 / slowest / of.period) + 2, SAMPLES))
    return np.linspace(0.0, 1 / slowest, POINTS)


def plot_step(of: Linearization, t: Any, path: str | Path | None) -> Any:
    """The figure: each output by each input, over time."""
    import numpy as np

    from bondgraph.program.figure import ShownFigure

    _check_both(of)
    one = of.without_rates()
    spaced = partial(_multiples, one.period) if one.period else np.linspace
    instants = usual_instants(one) if t is None else _between("t", t, spaced)
    if instants.ndim != 1 or len(instants) < 2:
        law = "a diagram is over an array of instants"
        raise ValueRefused("t", law, remedy="give one such as numpy.linspace(0, 1, 500), or none for the usual ones")
    found, marker = step_response(one, instants), ".-" if one.period else "-"
    figure = ShownFigure(7, 1.2 + 1.8 * len(one.outputs))
    places = figure.subplots(len(one.outputs), 1, sharex=True, squeeze=False)[:, 0]
    for i, (place, output) in enumerate(zip(places, one.outputs, strict=True)):
        for j, name in enumerate(one.inputs):
            place.plot(instants, found[:, i, j], marker, linewidth=1.2, label=f"{output} by {name}")
        place.grid(True, linewidth=0.4, alpha=0.5)
        place.legend()
    places[-1].set_xlabel("t / s")
    figure.suptitle(of.name)
    save_figure(figure, path)
    return figure


def bode(of: Linearization, omega: Any, path: str | Path | None) -> Any:
    """The figure: magnitude and phase of each output by each input, over the frequency."""
    import numpy as np

    from bondgraph.program.figure import ShownFigure

    _check_both(of)
    one, _ = parted(of)
    frequencies = usual_frequencies(one) if omega is None else _between("omega", omega, np.geomspace)
    if frequencies.ndim != 1 or len(frequencies) < 2 or not (frequencies > 0).all():
        law = "a diagram is over an array of positive frequencies"
        raise ValueRefused("omega", law, remedy="give one such as numpy.geomspace(0.1, 1000, 400), in rad/s")
    found = frequency_response(of, frequencies)
    figure = ShownFigure(7, 5)
    above, below = figure.subplots(2, 1, sharex=True)
    for i, output in enumerate(one.outputs):
        for j, name in enumerate(one.inputs):
            h = found[:, i, j]
            with np.errstate(divide="ignore"):  # a response of zero is minus infinity
                label = f"{output} by {name}" + ("" if h.any() else ": none")
                above.semilogx(frequencies, 20 * np.log10(np.abs(h)), linewidth=1.2, label=label)
            below.semilogx(frequencies, np.degrees(np.unwrap(np.angle(h))), linewidth=1.2)
    above.set_ylabel("magnitude / dB")
    below.set_ylabel("phase / deg")
    below.set_xlabel("frequency / (rad/s)")
    for panel in (above, below):
        panel.grid(True, which="both", linewidth=0.4, alpha=0.5)
    above.legend()
    figure.suptitle(of.name)
    save_figure(figure, path)
    return figure
