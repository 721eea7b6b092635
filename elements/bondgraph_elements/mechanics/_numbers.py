"""Numbers of formulas, where the names in them have values."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.equations.random_points import evaluator
from bondgraph_elements.mechanics._matrix import Table


def names_in(*given: Table) -> list[str]:
    """The names that rows of formulas mention, in order."""
    return sorted({name for table in given for row in table for entry in row for name in expressions.names(entry)})


def random_values(given: Table, seed: int) -> dict[str, float]:
    """A number for each name: none is singular for angles."""
    draw = random.Random(seed)
    return {name: draw.uniform(0.2, 1.2) for name in names_in(given)}


def values_of(given: Table, known: Mapping[str, float]) -> Any:
    """The numbers of rows of formulas, as a matrix."""
    import numpy as np

    from bondgraph.algebra import table as xp

    entries = [xp.build(entry, xp.symbol) for row in given for entry in row]
    return np.array(evaluator(xp, entries)(known), float).reshape(len(given), len(given[0]))
