"""The start of a motion where another one is, under whatever form that was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from bondgraph.equations.equations import Equations
from bondgraph.equations.velocities import followers, moving
from bondgraph.errors import ValueRefused


@runtime_checkable
class Motion(Protocol):
    """A motion of some equations, as `simulate` gives it."""

    @property
    def t(self) -> Any: ...

    @property
    def equations(self) -> Equations: ...

    @property
    def drawn_names(self) -> frozenset[str]: ...

    def going_on(self, t: float, names: Sequence[str]) -> list[float]: ...


def start_from(equations: Equations, run: Motion, t: float | None = None) -> dict[str, float]:
    """What `simulate` takes as `start` to begin where another motion is.

    Coordinates, charges and velocities have the names of the graph as drawn in every form; momenta of a kinetic store
    follow from velocities. Where something jumps in time just there, velocities are what the jump leaves. Multipliers
    follow from the other states. What else is a state of a form alone, as lambda of `dynamic_multipliers`, only a
    motion of the same equations tells.

    Args:
        equations: of the same graph.
        run: a motion of its equations, in any form.
        t: the instant, in seconds; the last one by default.

    Raises:
        ValueRefused: for an instant outside the run, and a motion of another graph; where the run ends at a jump that
            no motion of its equations goes over.
    """
    instant, own = float(run.t[-1]) if t is None else t, equations
    equations = equations.varying or equations  # constants of the motion, such as momenta, come from the start
    names = [name for name in equations.states if name in run.drawn_names]
    if not {*moving(equations)} <= {*names}:
        names += sorted((followers(equations) & run.drawn_names) - {*names})
    lost = [name for name in equations.states if name not in {*names, *moving(equations), *_follow(equations)}]
    if lost and run.equations != own:
        law = f"the motion of {run.equations.graph.name} does not tell {', '.join(lost)}"
        raise ValueRefused("run", law, parties=lost, remedy="give a motion of the same graph")
    names += lost
    return dict(zip(names, run.going_on(instant, names), strict=True))


def _follow(equations: Equations) -> tuple[str, ...]:
    """The states that are multipliers."""
    return equations.states[len(equations.rates) :]
