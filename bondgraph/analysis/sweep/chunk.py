"""Some runs of a sweep, one after the other: what a process works off at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, SimulationStopped
from bondgraph.simulate.simulate import Integration, motion
from bondgraph.simulate.trajectory import Trajectory


@dataclass(frozen=True)
class Task:
    """What all runs of a sweep have in common.

    Args:
        equations: the equations of motion.
        t: the instants, of shape (n,).
        values, start: of every run, as for `simulate`.
        how: the method.
        swept: what is swept, in the order of the rows; and whether each is part of the start.
        names: the scalar quantities that are kept.
    """

    equations: Equations
    t: Any
    values: Mapping[str, Any]
    start: Mapping[str, Any]
    how: Integration
    swept: tuple[tuple[str, bool], ...]
    names: tuple[str, ...]

    def given(self, row: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Values and start of a run."""
        own = [(name, starts, float(x)) for (name, starts), x in zip(self.swept, row, strict=True)]
        values = {**self.values, **{name: x for name, starts, x in own if not starts}}
        return values, {**self.start, **{name: x for name, starts, x in own if starts}}

    def run(self, row: Any, reached: Callable[[float], None] = lambda t: None) -> Trajectory:
        """One run alone.

        Raises:
            BondGraphError: as `simulate`.
        """
        values, start = self.given(row)
        return motion(self.equations, self.t, values, start, self.how, reached)


@dataclass(frozen=True)
class Outcome:
    """What is kept of a run.

    Args:
        found: the quantities over time, of shape (names, instants), not a number beyond where it ended.
        reason: why it ended early; empty where it did not.
        notes: what it has to say.
    """

    found: Any
    reason: str = ""
    notes: tuple[str, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether there is no motion at all."""
        import numpy as np

        return bool(self.reason) and bool(np.isnan(self.found).all())


def outcomes(task: Task, rows: Any, reached: Callable[[float], None] = lambda t: None) -> Iterator[Outcome]:
    """What becomes of runs, one after the other; a failure is the outcome of its run alone.

    Args:
        task: what they have in common.
        rows: values of what is swept, of shape (runs, names).
        reached: is told instants that are reached.

    Raises:
        KeyboardInterrupt: where the user interrupts.
    """
    for row in rows:
        yield _outcome(task, row, reached)


def _outcome(task: Task, row: Any, reached: Callable[[float], None]) -> Outcome:
    import numpy as np

    found, reason = np.full((len(task.names), len(task.t)), np.nan), ""
    run: Trajectory | None = None
    try:
        run = task.run(row, reached)
    except SimulationStopped as stopped:
        if stopped.interrupted:
            raise KeyboardInterrupt from None
        run, reason = stopped.trajectory if isinstance(stopped.trajectory, Trajectory) else None, str(stopped)
    except BondGraphError as refusal:
        reason = str(refusal)
    if run is None:
        return Outcome(found, reason)
    try:
        is_whole = len(run.t) == len(task.t)
        there = slice(None) if is_whole else np.isin(task.t, run.t)
        found[:, there] = run.evaluate(task.t[there], task.names)
        return Outcome(found, reason, run.own_notes)
    except BondGraphError as refusal:
        return Outcome(np.full_like(found, np.nan), reason or str(refusal))
