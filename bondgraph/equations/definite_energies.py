"""Definite energies: values of parameters with which a store would hold negative energy are refused."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import Algebra
from bondgraph.equations.balance import Balance
from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.places import At
from bondgraph.equations.symbols import Symbols
from bondgraph.errors import ValueRefused
from bondgraph.graph.element import Element
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import is_semidefinite
from bondgraph.program.tolerances import ROUNDING


def stores_of_one_value(equations: Equations) -> list[Element]:
    """The stores whose value is a parameter of their name: it must be positive."""

    def found() -> list[Element]:
        elements = equations.graph.elements.values()
        return [each for each in elements if each.role == "store" and each.name in equations.parameters]

    return equations.cached("stores of one value", found)


def check_values(equations: Equations, values: Mapping[str, float]) -> None:
    """Refuse values of stores that are not positive, as far as they are known.

    Raises:
        ValueRefused: naming the store.
    """
    for store in stores_of_one_value(equations):
        name, number = store.name, values.get(store.name, math.nan)
        if number <= 0:
            why, remedy = store.vanishing if number == 0 and store.vanishing else ("", "give a positive value")
            law = f"{number:g} would make its energy negative or undefined{': ' if why else ''}{why}"
            raise ValueRefused(name, law, parties=(name,), remedy=remedy)


def check_stores(equations: Equations, values: Mapping[str, float]) -> None:
    """Refuse values with which the energy of a store given by formulas in parameters is negative in some direction.

    Raises:
        ValueRefused: naming the store and the parameters.
    """
    xp = equations.xp
    for element, matrix, used in equations.cached("stores", lambda: tuple(_with_names(equations.balance))):
        rows = _negative(equations, element.name, matrix, values) if used <= values.keys() else ()
        if rows:
            names = sorted(_names(xp, matrix, rows))
            law, remedy = element.impossible
            given = ", ".join(f"{name} = {values[name]:g}" for name in names)
            raise ValueRefused(
                element.name,
                f"with {given} {law}",
                parties=(element.name, *(name for name in names if name != element.name)),
                remedy=remedy,
            )


def couplings(balance: Balance) -> set[str]:
    """The parameters that only couple components of stores, as products of inertia do: large ones are impossible."""
    apart: set[str] = set()
    own: set[str] = set()
    for _, matrix in _stores(balance):
        for i, j in product(range(matrix.shape[0]), repeat=2):
            (own if i == j else apart).update(map(balance.xp.name, balance.xp.free(matrix[i, j])))
    return apart - own


def _stores(balance: Balance) -> Iterator[tuple[Element, Any]]:
    """The stores given by formulas in parameters, with their inertias or stiffnesses."""
    causal, symbols = balance.causal, None
    for element in causal.graph.elements.values():
        if element.role == "store" and any(map(expressions.names, element.texts())):
            symbols = symbols or Symbols(causal.graph, balance.xp)
            matrix = element.stored(At(causal, balance.xp, symbols, element))
            if matrix is not None:
                yield element, matrix


def _with_names(balance: Balance) -> Iterator[tuple[Element, Any, set[str]]]:
    """The stores given by formulas, and the parameters in each."""
    for element, matrix in _stores(balance):
        yield element, matrix, {balance.xp.name(symbol) for entry in matrix for symbol in balance.xp.free(entry)}


def _names(xp: Algebra, matrix: Any, rows: Iterable[int]) -> set[str]:
    """The parameters of some rows of a symmetric matrix, and of those that they are coupled with."""
    reached, n = set(rows), range(matrix.shape[0])
    while more := {j for i in reached for j in n if not xp.is_zero(matrix[i, j])} - reached:
        reached |= more
    return {xp.name(s) for i in reached for j in n for s in xp.free(matrix[i, j])}


def _negative(equations: Equations, store: str, matrix: Any, values: Mapping[str, float]) -> tuple[int, ...]:
    """The rows in which a store's matrix is negative: those its lowest eigenvector lies in."""
    import numpy as np

    wanted = {str(k): entry for k, entry in enumerate(matrix)}
    program = equations.cached(("stored", store), lambda: lower(equations, wanted))
    try:
        found = np.array(instant(program)([values.get(name, 0.0) for name in program.arguments]))
    except (ArithmeticError, ValueError):
        return ()
    n = round(len(found) ** 0.5)
    square = found.reshape(n, n)
    if not np.isfinite(square).all() or is_semidefinite(square):
        return ()
    vectors = np.linalg.eigh((square + square.T) / 2)[1]
    return tuple(int(k) for k in np.flatnonzero(np.abs(vectors[:, 0]) > ROUNDING))
