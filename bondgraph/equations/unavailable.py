"""Quantities that have a name and are not told: what nothing determines, and what a form has changed."""

from __future__ import annotations

from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.errors import ValueRefused


def told(equations: Equations) -> dict[str, Any]:
    """Everything that can be asked for, by name: observables that are determined and as drawn, and the energies."""
    energies = {f"{store}.energy": energy for store, energy in equations.balance.energies.items()}
    untold = {*equations.indeterminate, *equations.not_as_drawn}
    return {name: x for name, x in {**equations.observables, **energies}.items() if name not in untold}


def check_told(equations: Equations, name: str) -> None:
    """Refuse a quantity that is not told.

    Raises:
        ValueRefused: for an effort that repeated constraints leave open; for one that lacks the inertias and sources
            which a form has carried to the generalized velocities, and for such a source's own.
    """
    if name in equations.indeterminate:
        law = "constraints repeat each other, and nothing determines how they share their reaction"
        remedy = "remove one of the constraints, or give it a compliance"
        raise ValueRefused(name, law, parties=equations.indeterminate, remedy=remedy)
    if name in equations.not_as_drawn:
        law = "the form has carried inertias or sources to the generalized velocities from here: what is left of it"
        remedy = "compile the graph without a form, start it with the same coordinates and velocities, and ask there"
        raise ValueRefused(name, f"{law} is not what passes in the graph as drawn", parties=(name,), remedy=remedy)
