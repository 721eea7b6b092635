"""Energy that stores lose where events move their states, as at an impact: no resistor takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bondgraph.equations.equations import Equations
from bondgraph.simulate.output_evaluation import outputs

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def losses_at_events(
    run: Trajectory, energies: Callable[[Equations], Mapping[str, Any]]
) -> list[tuple[float, dict[str, float]]]:
    """The instants at which events have moved states, with the energy in joules that each store has lost there.

    The first instant is not among them: quantities of the run begin after its events.

    Args:
        run: the run.
        energies: gives those of the stores, in some equations.
    """
    return [(time, lost) for time, lost in _losses(run, energies) if time > run.t[0]]


def _losses(
    run: Trajectory, energies: Callable[[Equations], Mapping[str, Any]]
) -> list[tuple[float, dict[str, float]]]:
    """As `losses_at_events`, with the first instant."""
    if run.choices:
        return [loss for each in run.choices for loss in _losses(each, energies)]
    wanted = energies(run.equations) if run.leaps else {}
    if not wanted:
        return []
    before, after = (_stored(run, wanted, [getattr(x, side) for x in run.leaps]) for side in ("before", "after"))
    return [
        (x.time, dict(zip(wanted, row, strict=True)))
        for x, row in zip(run.leaps, (before - after).tolist(), strict=True)
    ]


def _stored(run: Trajectory, wanted: Mapping[str, Any], states: Sequence[Any]) -> Any:
    """The energy at the instants of leaps, with some states each; of shape (leaps, stores)."""
    import numpy as np

    there = replace(run, solution=lambda t: np.transpose(states), solved=())
    return np.transpose(outputs(there, np.array([x.time for x in run.leaps]), wanted))
