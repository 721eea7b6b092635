"""Negative resistances: values of parameters with which a resistor would supply power are warned of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import lower
from bondgraph.equations.places import At
from bondgraph.equations.symbols import Symbols
from bondgraph.graph.names import local
from bondgraph.program.evaluate import instant
from bondgraph.program.rank import is_semidefinite


class Negative(NamedTuple):
    """A resistance that is negative in some direction.

    Args:
        element: the resistor.
        parameters: that it follows from.
        told: a sentence, which begins with the resistor's name.
    """

    element: str
    parameters: tuple[str, ...]
    told: str


def negative_resistances(equations: Equations, values: Mapping[str, float]) -> tuple[Negative, ...]:
    """The resistances that are negative in some direction.

    Resistances that change with coordinates, signals or time are not judged: what they have supplied over a run is told
    there. Nor are those that are said to supply power.

    Args:
        equations: of the graph.
        values: of its parameters.
    """
    program, sizes, names = equations.cached("resistances", lambda: _program(equations))
    if program is None:
        return ()
    try:
        found = instant(program)([values.get(name, 0.0) for name in program.arguments])
    except (ArithmeticError, ValueError):
        return ()
    return tuple(_told(sizes, names, found, values))


def _told(sizes: Any, names: Any, found: Any, values: Mapping[str, float]) -> Iterator[Negative]:
    import numpy as np

    at = 0
    for element, n in sizes.items():
        if n == 1 and not found[at] < 0:
            at += 1
            continue
        square, at = np.array(found[at : at + n * n]).reshape(n, n), at + n * n
        if not np.isfinite(square).all() or is_semidefinite(square):
            continue
        given = ", ".join(f"{name} = {values[name]:g}" for name in sorted(names[element] - {element}))
        what = "its resistance is negative" + (f", {square[0, 0]:g}" if n == 1 else " in some direction")
        cure = f'R("{local(element)}", ..., active=True) says that this is meant'
        told = f"{element}: {what}{f', with {given}' * bool(given)}: it supplies power, as no passive one does; {cure}"
        yield Negative(element, tuple(sorted(names[element])), told)


def _program(equations: Equations) -> tuple[Any, dict[str, int], dict[str, set[str]]]:
    """The program of the resistances that follow from parameters alone, with their sizes and the parameters in each."""
    xp, causal = equations.xp, equations.balance.causal
    wanted: dict[str, Any] = {}
    sizes: dict[str, int] = {}
    names: dict[str, set[str]] = {}
    symbols = Symbols(causal.graph, xp)
    for name, element in causal.graph.elements.items():
        matrix = element.dissipated(At(causal, xp, symbols, element)) if element.role == "resistor" else None
        used = set() if matrix is None else {xp.name(symbol) for entry in matrix for symbol in xp.free(entry)}
        if matrix is not None and used <= equations.parameters.keys():
            sizes[name], names[name] = matrix.shape[0], used
            wanted |= {f"{name}.{k}": entry for k, entry in enumerate(matrix)}
    return (lower(equations, wanted) if wanted else None), sizes, names
