"""Quantities of equations by the names a trajectory knows them by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.equations import Equations
from bondgraph.errors import ValueRefused
from bondgraph.trajectory import Trajectory


def chosen(equations: Equations, names: Sequence[str] | None) -> dict[str, Any]:
    """Expressions by name: states, flows, efforts and energies; a multibond's or a junction's stands for its parts.

    Args:
        equations: the equations.
        names: what is wanted; all states where None.

    Raises:
        ValueRefused: for names that are not there, and reactions that nothing determines.
    """
    if names is None:
        return {name: equations.xp.symbol(name) for name in equations.states}
    if isinstance(names, str):
        law = f"{names!r:.60} is one text, not a list of names"
        raise ValueRefused("outputs", law, remedy=f"give [{names!r:.60}]")
    # A run without instants knows every name that a run of these equations has.
    run = Trajectory(equations, (), lambda t: t, {}, {})
    parts = [part for name in names for part in run._groups.get(name, (name,))]
    return {part: run._expression(part) for part in parts}
