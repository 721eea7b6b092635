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
    before, after = around_events(run, wanted)
    return [
        (x.time, dict(zip(wanted, row, strict=True)))
        for x, row in zip(run.leaps, (before - after).tolist(), strict=True)
    ]


def around_events(run: Trajectory, wanted: Mapping[str, Any]) -> tuple[Any, Any]:
    """Quantities before and after each of the run's leaps, both of shape (leaps, quantities).

    Laws of several solutions have those that the motion is on: before a leap those of the step that leads there.
    """
    import numpy as np

    times = np.array([x.time for x in run.leaps])

    def told(states: Sequence[Any], solved: Sequence[Any]) -> Any:
        there = replace(run, solution=_Given(times, states, run.steps), solved=solved)
        return np.transpose(outputs(there, times, wanted))

    before = told([x.before for x in run.leaps], [*run.solved[:1], *run.solved[:-1]])
    return before, told([x.after for x in run.leaps], run.solved)


class _Given:
    """States that are given at some instants.

    Args:
        times: the instants, in order.
        states: those of each.
        steps: the ends of the steps of the motion.
    """

    def __init__(self, times: Any, states: Sequence[Any], steps: Any) -> None:
        self.times, self.states, self.ts = times, states, steps

    def __call__(self, t: Any) -> Any:
        import numpy as np

        own = np.transpose(self.states)
        return own if len(t) == len(self.times) else own[:, np.searchsorted(self.times, t)]
