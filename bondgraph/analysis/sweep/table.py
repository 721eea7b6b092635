"""What a sweep has found: one labelled table over all its runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.analysis.sweep.chunk import Task
from bondgraph.analysis.sweep.members import RUN, Members
from bondgraph.errors import SHOWN, ValueRefused
from bondgraph.graph.dimensions import si_unit
from bondgraph.problem.quantities import described, in_units
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown
from bondgraph.simulate.trajectory import Trajectory


@explained
@dataclass(frozen=True, eq=False)
class Sweep(Picklable, Shown):
    """Many runs of one model.

    Args:
        members: which runs.
        task: what they have in common.
        found: the quantities that were kept, of shape (runs, names, instants); not a number beyond the end of a run.
        reasons: for each run why it ended early; empty where it did not, None where it was not begun.
        notes: for each run what it has to say besides the notes of the equations.

    `sweep["w"]` is a quantity of all runs, of the shape of the grid (or the number of runs) and of the instants;
    `sweep.failures` says which ended early, and why; `sweep.run(3)` is one of them whole; `sweep.dataset()` a labelled
    table.
    """

    members: Members
    task: Task
    found: Any
    reasons: tuple[str | None, ...]
    notes: tuple[tuple[str, ...], ...] = field(default=())

    @property
    def t(self) -> Any:
        """The instants, of shape (n,)."""
        return self.task.t

    @property
    def names(self) -> tuple[str, ...]:
        """The quantities that were kept."""
        return self.task.names

    @property
    def failures(self) -> dict[int, str]:
        """Why runs ended early, by their number."""
        return {k: reason for k, reason in enumerate(self.reasons) if reason}

    @property
    def missing(self) -> tuple[int, ...]:
        """Runs that were not begun, where the sweep was interrupted."""
        return tuple(k for k, reason in enumerate(self.reasons) if reason is None)

    def __len__(self) -> int:
        return len(self.members)

    def __getitem__(self, name: str) -> Any:
        """A quantity of all runs.

        Raises:
            ValueRefused: for one that was not kept.
        """
        if name not in self.names:
            law = f"it was not kept; there are {', '.join(self.names)}"
            raise ValueRefused(f"'{name!s:.60}'", law, remedy="ask for it with sweep(..., names=[...])")
        return self.found[:, self.names.index(name)].reshape(*self.members.shape, -1)

    def run(self, k: int) -> Trajectory:
        """One run again, alone and whole: the same motion, with everything a trajectory tells.

        Args:
            k: its number.

        Raises:
            ValueRefused: where there is none of that number.
            SimulationStopped: as it did.
        """
        if isinstance(k, bool) or not isinstance(k, int) or not 0 <= k < len(self):
            raise ValueRefused("run", f"{k!r:.20} is no run", remedy=f"give a number from 0 to {len(self) - 1}")
        return self.task.run(self.members.rows[k])

    def __str__(self) -> str:
        graph, over = self.task.equations.graph.name, ", ".join(self.members.names)
        lines = [f"{graph}: {len(self)} runs over {over}; {', '.join(self.names)} at {len(self.t)} instants"]
        lines += [f"run {k} ({self.members.told(k)}) ended early: {why}" for k, why in [*self.failures.items()][:SHOWN]]
        if len(self.failures) > SHOWN:
            lines.append(f"and {len(self.failures) - SHOWN} others")
        if self.missing:
            lines.append(f"{len(self.missing)} runs were not begun: the sweep was interrupted")
        lines += [f"note: {note}" for note in self.task.equations.notes]
        noted = [(k, note) for k, notes in enumerate(self.notes) for note in notes]
        lines += [f"note: run {k} ({self.members.told(k)}): {note}" for k, note in noted[:SHOWN]]
        if len(noted) > SHOWN:
            lines.append(f"and {len(noted) - SHOWN} other notes")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"Sweep({self.task.equations.graph.name!r}: {len(self)} runs, {len(self.failures)} ended early)"

    def _units(self) -> dict[str, str]:
        """The SI units of what was kept and swept, as far as the graph, or a unit that was given, tells them."""
        given = {name: si_unit(found[0]) for name, found in self.members.quantities.items() if len(found) == 1}
        names = (*self.names, *self.members.names)
        return {name: unit for name, unit in {**given, **in_units(self.task.equations, names, None)}.items() if unit}

    def dataset(self) -> Any:
        """All of it as a labelled table, an `xarray.Dataset`: what is swept are its dimensions, or those of `run`."""
        import numpy as np
        import xarray

        labels = [f"{name} at the start" if starts else name for name, starts in self.task.swept]
        dimensions = tuple(labels) if self.members.axes else (RUN,)
        axes, rows = self.members.axes, self.members.rows
        words, units = described(self.task.equations, self.names, None), self._units()
        about = {
            name: {key: x for key, x in (("long_name", words.get(name)), ("units", units.get(name))) if x}
            for name in (*self.names, *self.members.names)
        }
        own = [about[name] for name in self.members.names]
        coordinates: dict[str, Any] = (
            {label: (label, axis, told) for label, axis, told in zip(labels, axes, own, strict=True)}
            if axes
            else {label: (RUN, column, told) for label, column, told in zip(labels, rows.T, own, strict=True)}
        )
        variables: dict[str, Any] = {name: ((*dimensions, "t"), self[name], about[name]) for name in self.names}
        reasons = np.array(["not begun" if reason is None else reason for reason in self.reasons], str)
        variables["ended early"] = (dimensions, reasons.reshape(self.members.shape))
        coordinates["t"] = ("t", self.t, {"long_name": "time", "units": "s"})
        return xarray.Dataset(variables, coordinates, {"title": self.task.equations.graph.name})
