"""Where the motions of a comparison begin: forms that begin elsewhere move otherwise, and are told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from bondgraph.analysis.comparison.rows import Row
from bondgraph.equations.velocities import drawn_velocities
from bondgraph.errors import BondGraphError
from bondgraph.kinetics.homogeneous import homogeneous_in
from bondgraph.program.tolerances import DIGITS
from bondgraph.simulate.trajectory import Trajectory

SHOWN = 3
"""So many of the quantities that differ are told."""


def other_starts(rows: Sequence[Row]) -> list[str]:
    """Remarks on the forms that begin with other coordinates or velocities than the first that runs."""
    runs = {row.label: row.run for row in rows if row.run is not None}
    if not runs:
        return []
    first, reference = next(iter(runs.items()))
    found = ((label, _differences(reference, run)) for label, run in runs.items() if run is not reference)
    return [
        f"{label} begins with {', '.join(told[:SHOWN])}, and {first} otherwise: these are two motions; give more of "
        f"the start"
        for label, told in found
        if told
    ]


def _differences(one: Trajectory, other: Trajectory) -> list[str]:
    """What is another at the start, as far as figures go; of homogeneous coordinates only ratios count."""
    import numpy as np

    drawn = one.equations.drawn
    names = [*dict.fromkeys((*(name for name, _, _ in drawn.coordinates()), *drawn_velocities(one.equations)))]
    names = [name for name in names if name in one and name in other]
    with suppress(BondGraphError):
        x, y = (np.array([float(each[0]) for each in run.evaluate(run.t[:1], names)]) for run in (one, other))
        for group in map(list, homogeneous_in(drawn, names)):
            y[group] *= np.copysign(np.linalg.norm(x[group]) / np.linalg.norm(y[group]), x[group] @ y[group])
        apart = np.flatnonzero(np.abs(x - y) > DIGITS * (1 + np.abs(x)))
        return [f"{names[k]} = {y[k]:.6g}, not {x[k]:.6g}" for k in apart]
    return []
