"""What a comparison holds: a row a form, and for each run what has drifted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.equations.equations import Equations
from bondgraph.simulate.trajectory import Trajectory

GROUPS = ("energy", "velocity", "position", "momentum")


@dataclass(frozen=True, eq=False)
class Drift(Picklable):
    """How far something that an exact motion keeps has moved.

    Args:
        name: "energy", a constraint's `<source>.velocity_residual` or `<source>.position_residual`, or
            "momentum of <coordinate>".
        group: "energy"; "velocity" or "position" for constraints; "momentum".
        values: over the run's instants, of shape (n,): (x - x(0))/scale; for constraints what is left of them.
        scale: what it is relative to, in the quantity's own unit; None where it is absolute.

    >>> import numpy as np
    >>> drift = Drift("edge.velocity_residual", "velocity", np.array([0.0, -3e-9, 4e-9]))
    >>> float(drift.largest), float(drift.norm)
    (4e-09, 5e-09)
    """

    name: str
    group: str
    values: Any
    scale: float | None = None

    @property
    def largest(self) -> float:
        """The largest absolute value."""
        return float(abs(self.values).max(initial=0.0))

    @property
    def norm(self) -> float:
        """The 2-norm over all instants, as in the tables of [000]."""
        return float((self.values**2).sum() ** 0.5)


@dataclass(frozen=True, eq=False)
class Row(Picklable):
    """One form.

    Args:
        label: what it is called in the table.
        form: the form; None for the graph as it is drawn.
        equations: its equations; None where it refuses the model.
        motion: how many equations of motion: the states that the kinetic store brings.
        operations: scalar operations in one evaluation of the rates, those inside linear systems not counted.
        systems: the sizes of the linear systems that each evaluation solves.
        derivation: the time of deriving the equations, in seconds of CPU.
        integration: the time of the run, in seconds of CPU.
        run: the motion.
        drifts: by name.
        reason: why there is no run, or none up to the end; empty otherwise.
    """

    label: str
    form: Any
    equations: Equations | None = None
    motion: int | None = None
    operations: int | None = None
    systems: tuple[int, ...] = ()
    derivation: float | None = None
    integration: float | None = None
    run: Trajectory | None = None
    drifts: Mapping[str, Drift] = field(default_factory=dict)
    reason: str = ""

    @property
    def states(self) -> int | None:
        """How many states."""
        return None if self.equations is None else len(self.equations.states)

    def largest(self, group: str) -> float | None:
        """The largest absolute drift in a group; None where the group is empty."""
        return max((drift.largest for drift in self.drifts.values() if drift.group == group), default=None)

    def norm(self, group: str) -> float | None:
        """The 2-norm of a group's drifts over all components and instants; None where the group is empty."""
        squares = [drift.norm**2 for drift in self.drifts.values() if drift.group == group]
        return sum(squares) ** 0.5 if squares else None

    def rescaled(self, before: float, after: float) -> Row:
        """The same with energy relative to another scale."""
        drift = self.drifts.get("energy")
        if drift is None:
            return self
        return replace(
            self, drifts={**self.drifts, "energy": Drift("energy", "energy", drift.values * (before / after), after)}
        )

    @property
    def record(self) -> dict[str, Any]:
        """The row as plain values by name."""
        found: dict[str, Any] = {
            "form": self.label,
            "states": self.states,
            "equations": self.motion,
            "operations": self.operations,
            "systems": self.systems,
            "derivation": self.derivation,
            "integration": self.integration,
        }
        for drift in self.drifts.values():
            found |= {f"{drift.name}, largest": drift.largest, f"{drift.name}, norm": drift.norm}
        return found | {"reason": self.reason}


def method_of(solver: str) -> str:
    """The name of a run's method, without why it was chosen and what it evaluates."""
    return solver.partition(" (")[0].partition(",")[0]
