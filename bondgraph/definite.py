"""Definite energies: values of parameters with which a store would hold negative energy are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bondgraph import expressions
from bondgraph.equations import Equations
from bondgraph.errors import ValueRefused
from bondgraph.evaluate import instant
from bondgraph.lower import lower
from bondgraph.place import At, Symbols

ROUNDING = 1e-12
"""What rounding may leave of a zero, relative to the largest entry of a matrix."""


def check_stores(equations: Equations, values: Mapping[str, float]) -> None:
    """Refuse values with which the energy of a store given by formulas in parameters is negative in some direction.

    Raises:
        ValueRefused: naming the store and the parameters.
    """
    causal, xp = equations.balance.causal, equations.xp
    symbols: Symbols | None = None
    for element in causal.graph.elements.values():
        if element.role != "store" or not any(map(expressions.names, element.texts())):
            continue
        symbols = symbols or Symbols(causal.graph, xp)
        matrix = element.stored(At(causal, xp, symbols, element))
        if matrix is None:
            continue
        used = {xp.name(symbol) for entry in matrix for symbol in xp.free(entry)}
        if used <= values.keys() and _is_negative(equations, matrix, values):
            names, (law, remedy) = sorted(used), element.impossible
            given = ", ".join(f"{name} = {values[name]:g}" for name in names)
            raise ValueRefused(
                element.name,
                f"with {given} {law}",
                parties=(element.name, *(name for name in names if name != element.name)),
                remedy=remedy,
            )


def _is_negative(equations: Equations, matrix: Any, values: Mapping[str, float]) -> bool:
    import numpy as np

    program = lower(equations, {str(k): entry for k, entry in enumerate(matrix)})
    try:
        found = np.array(instant(program)([values.get(name, 0.0) for name in program.arguments]))
    except (ArithmeticError, ValueError):
        return False
    n = round(len(found) ** 0.5)
    square = found.reshape(n, n)
    if not np.isfinite(square).all():
        return False
    return bool(np.linalg.eigvalsh((square + square.T) / 2)[0] < -ROUNDING * np.abs(square).max())
