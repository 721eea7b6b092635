"""What depends on what in a program, whatever the numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bondgraph.program.program import Program, gives, uses
from bondgraph.program.tolerances import ROUNDING

LEAST = 1e-2
"""A row all of whose derivatives cancel is seen by the greatest of all, times this."""


def carried(needs: Mapping[str, set[str]], changing: Collection[str], states: Sequence[str]) -> tuple[str, ...]:
    """The states whose rates change, or depend on such; a constraint that changes carries all its states.

    Args:
        needs: for the rates of the states, by their names and a prime, and for constraints what they depend on.
        changing: rates and constraints that change, and names of arguments that do.
        states: names of the states.
    """
    groups = [needed for name, needed in needs.items() if name.endswith(": constraint")]
    found = set(changing) | {name for name in states if f"{name}'" in changing}
    found |= {name for of in changing if of.endswith(": constraint") for name in needs[of] & set(states)}
    while True:
        more = {name for name in states if needs[f"{name}'"] & found}
        for group in groups:
            more |= group & set(states) if group & found else set()
        if more <= found:
            return tuple(name for name in states if name in found)
        found |= more


def dependence(program: Program) -> dict[str, set[str]]:
    """The arguments that each result depends on."""
    bits = {slot: 1 << slot for slot in range(len(program.arguments))}
    for line in program.body:
        total = 0
        for slot in uses(line):
            total |= bits.get(slot, 0)
        bits |= dict.fromkeys(gives(line), total)
    return {
        name: {argument for k, argument in enumerate(program.arguments) if bits[slot] >> k & 1}
        for name, slot in program.results.items()
    }


def without_cancelled(
    needs: Mapping[str, set[str]], columns: Sequence[str], jacobians: Sequence[Any]
) -> dict[str, set[str]]:
    """Dependences, without those whose derivatives vanish at several points: terms there cancel.

    Args:
        needs: what each result depends on.
        columns: the arguments the derivatives are by.
        jacobians: Jacobian matrices of the results, in their order, at several points.
    """
    import numpy as np

    seen = np.max([~(np.abs(x) <= ROUNDING * row_sizes(jacobians)) for x in jacobians], axis=0)
    gone = [{name for name, is_seen in zip(columns, row, strict=True) if not is_seen} for row in seen]
    return {name: needed - cancelled for (name, needed), cancelled in zip(needs.items(), gone, strict=True)}


def row_sizes(jacobians: Sequence[Any]) -> Any:
    """The greatest derivative in each row of some matrices, of shape (rows, 1); a share of all where it is rounding."""
    import numpy as np

    size = np.max([np.abs(x).max(axis=1, initial=0.0, keepdims=True) for x in jacobians], axis=0)
    return np.maximum(size, LEAST * size.max(initial=0.0))
