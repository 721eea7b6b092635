"""Solutions of nonlinear systems that nothing determines, as the voltage between two diodes that are both open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bondgraph.equations.solvability import residuals_and_jacobian
from bondgraph.errors import SHOWN, BondGraphError
from bondgraph.graph.law import Implicit
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import RANK, ROUNDING
from bondgraph.simulate.output_evaluation import outputs

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

INSTANTS = 200
"""A motion is looked at so often."""
BESIDE = 1e-3
"""So far beside a solution, of its size or of one, all that is left vanishes as well, if nothing determines it."""


def undetermined_notes(run: Trajectory) -> tuple[str, ...]:
    """Which values of nonlinear systems might as well be others; nothing where none is."""
    steps = [step for step in run.equations.along_motion.steps if isinstance(step, Implicit)]
    return tuple(note for step in steps if (note := _note(run, step)))


def _note(run: Trajectory, system: Implicit) -> str:
    import numpy as np

    xp, times = run.equations.xp, np.asarray(run.t)[:: max(1, len(run.t) // INSTANTS)]
    fixed, at = residuals_and_jacobian(xp, system)
    names = list(map(xp.name, system.unknowns))
    with suppress(BondGraphError, ArithmeticError, ValueError):
        values = outputs(run, times, {str(k): symbol for k, symbol in enumerate([*fixed, *system.unknowns])})
        for time, row in zip(times.tolist(), np.array(values, float).T, strict=True):
            setting, x = row[: len(fixed)].tolist(), row[len(fixed) :]
            moved = _free_direction(lambda there, setting=setting: at(setting, there), x)  # type: ignore[misc]
            if moved is not None:
                loose = [name for name, part in zip(names, moved, strict=True) if abs(part) > RANK]
                which = f"{', '.join(loose[:SHOWN])} {'is' if len(loose) == 1 else 'are'}"
                return (
                    f"{which} determined by nothing at t = {time:.6g} s: other values satisfy all laws as well, and "
                    "those told are near to what they were; where laws have no slope, as between two open diodes, give "
                    "them a small one"
                )
    return ""


def _free_direction(at: Callable[[Sequence[float]], tuple[list[float], list[float]]], x: Any) -> Any:
    """A direction in which a solution may move, on one side at least; None where it is determined."""
    import numpy as np

    _, entries = at(x.tolist())
    jacobian = np.reshape(entries, (len(x), len(x)))
    if not np.isfinite(jacobian).all():
        return None
    rows, terms = np.abs(jacobian).max(axis=1, keepdims=True), np.abs(jacobian) @ np.abs(x)
    reach = 1.0 + np.abs(x).max()
    for way in null_space(jacobian / np.where(rows > 0, rows, 1.0), RANK).T:
        # A small slope is one, too, though exponentials are beyond all bounds far from it.
        loose = np.where(np.abs(way) > RANK, way, 0.0)
        if (BESIDE * reach * np.abs(jacobian @ loose) > ROUNDING * terms).any():
            continue
        for side in (way, -way):
            far, near = (np.abs(at((x + side * part * reach).tolist())[0]) for part in (1.0, BESIDE))
            if np.isfinite(near).all() and (near <= ROUNDING * far).all():
                return way
    return None
