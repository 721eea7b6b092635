"""Responses of a linearization: to sines, over the frequency, and to steps, over time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from bondgraph.errors import ValueRefused
from bondgraph.program.files import save_figure

if TYPE_CHECKING:
    from bondgraph.analysis.linearization.linearization import Linearization

POINTS = 400
"""Frequencies of a diagram."""
DECADES = 1
"""It reaches so many decades below the slowest mode and above the fastest."""


def frequency_response(of: Linearization, omega: Any) -> Any:
    """C (i omega - A)^-1 B + D at some frequencies, complex, of shape (..., outputs, inputs).

    Raises:
        ValueRefused: for frequencies that are not finite, or are eigenvalues: there the response is infinite.
    """
    import numpy as np

    one, frequencies = of.without_rates(), np.asarray(omega, float)
    if not np.isfinite(frequencies).all():
        raise ValueRefused("omega", "frequencies are finite numbers", remedy="give them in rad/s")
    size = len(one.states)
    systems = 1j * frequencies[..., None, None] * np.eye(size) - one.A
    try:
        return one.C @ np.linalg.solve(systems, np.broadcast_to(one.B, (*frequencies.shape, *one.B.shape))) + one.D
    except np.linalg.LinAlgError:
        law = "an undamped mode has one of these frequencies, and its response there is infinite"
        raise ValueRefused("omega", law, remedy="give frequencies beside it") from None


def step_response(of: Linearization, t: Any) -> Any:
    """The outputs after each input has stepped from zero to one at t = 0, of shape (n, outputs, inputs).

    By the exponential of [[A, B], [0, 0]] h over each interval h, which is exact for any h.

    Raises:
        ValueRefused: for instants that do not increase from zero on.
    """
    import numpy as np
    from scipy.linalg import expm

    one, instants = of.without_rates(), np.atleast_1d(np.asarray(t, float))
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


def bode(of: Linearization, omega: Any, path: str | Path | None) -> Any:
    """The figure: magnitude and phase of each output by each input, over the frequency."""
    import numpy as np

    from bondgraph.program.figure import ShownFigure

    one = of.without_rates()
    if not one.inputs or not one.outputs:
        what = "inputs" if not one.inputs else "outputs"
        raise ValueRefused(
            of.name, f"the linearization has no {what}", remedy=f"name them, linearize(..., {what}=[...])"
        )
    frequencies = usual_frequencies(one) if omega is None else np.asarray(omega, float)
    found = frequency_response(one, frequencies)
    figure = ShownFigure(7, 5)
    above, below = figure.subplots(2, 1, sharex=True)
    for i, output in enumerate(one.outputs):
        for j, name in enumerate(one.inputs):
            h = found[:, i, j]
            with np.errstate(divide="ignore"):  # a response of zero is minus infinity
                above.semilogx(frequencies, 20 * np.log10(np.abs(h)), linewidth=1.2, label=f"{output} by {name}")
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
