"""Responses of a linearization: to sines, over the frequency, and to steps, over time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.analysis.linearization.transfer_function import between
from bondgraph.errors import ValueRefused
from bondgraph.program.files import save_figure
from bondgraph.program.rank import is_singular

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

POINTS = 400
"""Frequencies of a diagram."""
DECADES = 1
"""It reaches so many decades below the slowest mode and above the fastest."""
CONSTANTS, TURNS = 5, 10
"""A response to steps is shown for so many time constants of the slowest mode, or turns where none decays."""
DIGITS = 9
"""Of so many digits is the part that states take in a mode; of those that take equal parts the first is named."""


def frequency_response(of: Linearization, omega: Any) -> Any:
    """C (i omega - A)^-1 B + D at some frequencies, complex, of shape (..., outputs, inputs).

    Raises:
        ValueRefused: for frequencies that are not finite, or are those of undamped modes but for rounding: there the
            response is infinite.
    """
    import numpy as np
    from scipy.linalg import matrix_balance

    one, frequencies = of.without_rates(), _numbers("omega", omega)
    if not np.isfinite(frequencies).all():
        raise ValueRefused("omega", "frequencies are finite numbers", remedy="give them in rad/s")
    if not one.states:
        return np.broadcast_to(one.D + 0j, (*frequencies.shape, *one.D.shape))
    # States are scaled as for eigenvalues: stiff systems are no nearer to singular than others then.
    A, (sizes, _) = matrix_balance(one.A, permute=False, separate=True)
    B, C = one.B / sizes[:, None], one.C * sizes
    _check_damped(one.states, A, frequencies.ravel())
    systems = 1j * frequencies[..., None, None] * np.eye(len(A)) - A
    found = C @ np.linalg.solve(systems, np.broadcast_to(B, (*frequencies.shape, *B.shape)))
    # Where no way leads from an input to an output, what is found is rounding.
    return np.where(_reached(one), found, 0.0) + one.D


def _reached(of: Linearization) -> Any:
    """Whether inputs reach outputs through states, of shape (outputs, inputs)."""
    import numpy as np

    return np.array([[bool(between(of.A, b, c)) for b in of.B.T] for c in of.C], bool).reshape(of.D.shape)


def _check_damped(states: Sequence[str], A: Any, frequencies: Any) -> None:
    """Refuse the frequency of an undamped mode: i omega - A is singular there, but for rounding.

    Of each mode the frequency is judged that is nearest to it, by (i omega - A)(x + i y) in real numbers.
    """
    import numpy as np
    from scipy.linalg import eig

    if not frequencies.size:
        return
    values, left, right = eig(A, left=True)
    apart = np.abs(1j * frequencies[:, None] - values)
    for j in np.unique(apart.argmin(axis=0)).tolist():
        w, k = float(frequencies[j]), int(apart[j].argmin())
        turned = w * np.eye(len(values))
        if is_singular(np.block([[-A, -turned], [turned, -A]])):
            # The product of both eigenvectors is the same in any units.
            most = states[int(np.abs(left[:, k] * right[:, k]).round(DIGITS).argmax())]
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
    import numpy as np

    found = _numbers(name, given)
    if found.ndim == 1 and isinstance(given, tuple) and len(found) > 2:
        first, last, count = found[:3]
        law = f"{given!r:.60} is neither the two ends of a diagram nor an array of its points"
        array = f"numpy.{spaced.__name__}({first:g}, {last:g}, {max(count, 2):.0f})"
        raise ValueRefused(name, law, remedy=f"give {name}={given[:2]!r}, or the points, {array}")
    if found.shape != (2,) or (spaced is np.geomspace and not (found > 0).all()):
        return found
    return spaced(*found, POINTS)


def step_response(of: Linearization, t: Any) -> Any:
    """The outputs after each input has stepped from zero to one at t = 0, of shape (n, outputs, inputs).

    By the exponential of [[A, B], [0, 0]] h over each interval h, which is exact for any h.

    Raises:
        ValueRefused: for instants that do not increase from zero on.
    """
    import numpy as np
    from scipy.linalg import expm

    one, instants = of.without_rates(), np.atleast_1d(_numbers("t", t))
    intervals = np.diff(instants, prepend=0.0)
    if instants.ndim != 1 or not np.isfinite(instants).all() or (intervals < 0).any():
        law = "the response is asked for at instants that do not increase from zero on"
        raise ValueRefused("t", law, remedy="give an array such as numpy.linspace(0, 1, 500)")
    states, inputs = one.B.shape
    whole = np.block([[one.A, one.B], [np.zeros((inputs, states + inputs))]])
    now, found, steps = np.zeros((states, inputs)), [], dict[float, Any]()
    for h in intervals.tolist():
        if h not in steps:
            steps[h] = expm(whole * h)
        now = steps[h][:states, :states] @ now + steps[h][:states, states:]
        found.append(one.C @ now + one.D)
    return np.array(found)


def usual_frequencies(of: Linearization) -> Any:
    """Those of a diagram that shows every mode, in rad/s: about the sizes of the eigenvalues that are not zero."""
    import numpy as np

    from bondgraph.analysis.linearization.linearization import spectrum

    values, known = spectrum(of.A)
    sizes = np.abs(values)[np.abs(values) > known]
    low, high = (sizes.min(), sizes.max()) if len(sizes) else (1.0, 1.0)
    return np.geomspace(low / 10**DECADES, high * 10**DECADES, POINTS)


def _with_both(of: Linearization) -> Linearization:
    """The linearization without rates of inputs, if it has inputs and outputs.

    Raises:
        ValueRefused: where it has none of either, and as `without_rates`.
    """
    one = of.without_rates()
    if one.inputs and one.outputs:
        return one
    what = "inputs" if not one.inputs else "outputs"
    law, remedy = f"the linearization has no {what}", f"name them, linearize(..., {what}=[...])"
    raise ValueRefused(of.name, law, remedy=remedy)


def usual_instants(of: Linearization) -> Any:
    """Those of a diagram in which modes are seen to decay, or to turn where none does, in s."""
    import numpy as np

    from bondgraph.analysis.linearization.linearization import spectrum

    values, known = spectrum(of.A)
    rates, turns = (np.abs(part)[np.abs(part) > known] for part in (values.real, values.imag))
    slowest = rates.min() / CONSTANTS if len(rates) else turns.min() / (2 * np.pi * TURNS) if len(turns) else 1.0
    return np.linspace(0.0, 1 / slowest, POINTS)


def plot_step(of: Linearization, t: Any, path: str | Path | None) -> Any:
    """The figure: each output by each input, over time."""
    import numpy as np

    from bondgraph.program.figure import ShownFigure

    one = _with_both(of)
    instants = usual_instants(one) if t is None else _between("t", t, np.linspace)
    if instants.ndim != 1 or len(instants) < 2:
        law = "a diagram is over an array of instants"
        raise ValueRefused("t", law, remedy="give one such as numpy.linspace(0, 1, 500), or none for the usual ones")
    found = step_response(one, instants)
    figure = ShownFigure(7, 1.2 + 1.8 * len(one.outputs))
    places = figure.subplots(len(one.outputs), 1, sharex=True, squeeze=False)[:, 0]
    for i, (place, output) in enumerate(zip(places, one.outputs, strict=True)):
        for j, name in enumerate(one.inputs):
            place.plot(instants, found[:, i, j], linewidth=1.2, label=f"{output} by {name}")
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

    one = _with_both(of)
    frequencies = usual_frequencies(one) if omega is None else _between("omega", omega, np.geomspace)
    if frequencies.ndim != 1 or len(frequencies) < 2 or not (frequencies > 0).all():
        law = "a diagram is over an array of positive frequencies"
        raise ValueRefused("omega", law, remedy="give one such as numpy.geomspace(0.1, 1000, 400), in rad/s")
    found = frequency_response(one, frequencies)
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
