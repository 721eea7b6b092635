"""Guesses of coordinates that a source gives: they are where the source says, and a note tells so."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bondgraph.equations.available_names import whole_name
from bondgraph.equations.velocities import driving
from bondgraph.errors import BondGraphError
from bondgraph.problem.initial_state import prescribed
from bondgraph.program.tolerances import DIGITS

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory


def guess_notes(run: Trajectory) -> tuple[str, ...]:
    """The guesses of a start that a source overrules, as far as figures go; nothing where none is."""
    equations = run.equations
    guesses = {whole_name(equations, name): x for name, x in run.near.items()}
    names = [*prescribed(equations, guesses)]
    with suppress(BondGraphError):
        there = {name: float(x[0]) for name, x in zip(names, run.evaluate(run.t[:1], names), strict=True)}
        told = {name: x for name, x in there.items() if abs(x - guesses[name]) > DIGITS * (1 + abs(x))}
        elements = equations.drawn.elements
        givers = ", ".join(name for name in driving(equations) if elements[name].value_is() == "q")
        return tuple(
            f"{name} is {x:.6g} at t = {run.t[0]:g} s, as {givers or 'a source'} gives it, and not near "
            f"{guesses[name]:.6g}, as the start guesses: leave it out, or let the source give another"
            for name, x in told.items()
        )
    return ()
