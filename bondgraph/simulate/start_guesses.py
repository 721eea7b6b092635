"""Guesses of what a source gives: a coordinate or a velocity is what the source says, and a note tells so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.equations.available_names import whole_name
from bondgraph.equations.velocities import driving, of_velocities
from bondgraph.errors import BondGraphError
from bondgraph.problem.initial_state import prescribed
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import DEPENDENT, DIGITS
from bondgraph.simulate.start_velocities import velocities_at_start

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def guess_notes(run: Trajectory) -> tuple[str, ...]:
    """The guesses of a start that a source overrules, as far as figures go; nothing where none is."""
    equations = run.equations
    guesses = {whole_name(equations, name): x for name, x in run.near.items()}
    names = [*prescribed(equations, guesses)]
    with suppress(BondGraphError):
        elements, sources = equations.drawn.elements, driving(equations)
        there = {name: float(x[0]) for name, x in zip(names, run.evaluate(run.t[:1], names), strict=True)}
        of_position = [name for name in sources if elements[name].value_is() == "q"]
        led = {name: x for name, x in _led(run).items() if name in guesses} if guesses.keys() - {*names} else {}
        return (*_told(run, there, guesses, of_position), *_told(run, led, guesses, sources))
    return ()


def _led(run: Trajectory) -> dict[str, float]:
    """The velocities that constraints determine where a motion begins, whatever the others are."""
    if not of_velocities((run.as_drawn or run).equations):
        return {}
    started, gradients = velocities_at_start(run)
    ways = abs(null_space(gradients, DEPENDENT)).max(axis=1, initial=0.0)
    return {name: x for (name, x), way in zip(started.items(), ways, strict=True) if way < DEPENDENT}


def _told(
    run: Trajectory, there: Mapping[str, float], guesses: Mapping[str, float], givers: Sequence[str]
) -> tuple[str, ...]:
    by = ", ".join(givers) or "a source"
    return tuple(
        f"{name} is {x:.6g} at t = {run.t[0]:g} s, as {by} gives it, and not near {guesses[name]:.6g}, as the start "
        "guesses: leave it out, or let the source give another"
        for name, x in there.items()
        if abs(x - guesses[name]) > DIGITS * (1 + abs(x))
    )
