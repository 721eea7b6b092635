"""What homogeneous linear relations leave free: each variable as a combination of free ones, sparsely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

TINY = 1e-9

Numbers = Mapping[Any, float]


def free_parts(rows: Sequence[Numbers]) -> dict[Any, dict[Any, float]]:
    """Each variable in terms of independent ones; a variable that must vanish has no part in any.

    Variables that a single row mentions follow from that row, and are put aside with it, again and again; only the
    cycles that remain are a dense matrix.
    """
    using: dict[Any, set[int]] = {}
    for index, row in enumerate(rows):
        for variable in row:
            using.setdefault(variable, set()).add(index)
    order = list(using)
    left = set(range(len(rows)))
    aside: list[tuple[Any, int]] = []
    waiting = [v for v in order if len(using[v]) == 1]
    while waiting:
        variable = waiting.pop()
        if len(using[variable]) != 1:
            continue
        (index,) = using[variable]
        aside.append((variable, index))
        left.discard(index)
        for other in rows[index]:
            using[other].discard(index)
            if len(using[other]) == 1 and other != variable:
                waiting.append(other)
    given = {variable for variable, _ in aside}
    found = _dense([rows[i] for i in sorted(left)], [v for v in order if using[v] and v not in given])
    for variable in order:
        if variable not in given:
            found.setdefault(variable, {variable: 1.0})
    for variable, index in reversed(aside):
        found[variable] = _followed(rows[index], variable, found)
    return found


def _followed(row: Numbers, variable: Any, found: Mapping[Any, Mapping[Any, float]]) -> dict[Any, float]:
    """A variable that its row gives; parts that cancel up to rounding are left out, small ones are not."""
    total: dict[Any, float] = {}
    size: dict[Any, float] = {}
    for other, coefficient in row.items():
        if other != variable:
            for part, value in found[other].items():
                term = -coefficient / row[variable] * value
                total[part] = total.get(part, 0.0) + term
                size[part] = size.get(part, 0.0) + abs(term)
    return {part: value for part, value in total.items() if abs(value) > TINY * size[part]}


def _dense(rows: Sequence[Numbers], variables: Sequence[Any]) -> dict[Any, dict[Any, float]]:
    import numpy as np

    rows = [row for row in rows if row]
    if not rows:
        return {}
    matrix = np.array([[row.get(v, 0.0) for v in variables] for row in rows])
    _, values, directions = np.linalg.svd(matrix)
    rank = int((values > TINY * max(1.0, values[0])).sum())
    null = directions[rank:]
    parts = [("free", variables[0], k) for k in range(len(null))]
    return {
        v: {part: float(null[k, j]) for k, part in enumerate(parts) if abs(null[k, j]) > TINY}
        for j, v in enumerate(variables)
    }
