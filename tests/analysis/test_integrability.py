"""Involutive closures, of fields in symbols and of fields known by their values: both say the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bondgraph.algebra import sympy as algebra
from bondgraph.analysis.linearization.integrability import _Differenced
from bondgraph.equations.random_points import Sampling, evaluator
from bondgraph.kinetics.lie_brackets import closure, exact_closure

# Fields over coordinates, by rows; the rank of the fields, and of their closure.
DISTRIBUTIONS: dict[str, tuple[str, list[list[str]], int, int]] = {
    "plane": ("x y z", [["1", "0", "0"], ["0", "1", "0"]], 2, 2),
    "spheres": ("x y z", [["0", "z", "-y"], ["-z", "0", "x"], ["y", "-x", "0"]], 2, 2),
    "skate": ("x y a", [["cos(a)", "sin(a)", "0"], ["0", "0", "1"]], 2, 3),
    "trailer": ("x y a b", [["cos(a)", "sin(a)", "0", "sin(a - b)"], ["0", "0", "1", "0"]], 2, 4),
    "millimetres": ("x y a", [["1000*cos(a)", "1000*sin(a)", "0"], ["0", "0", "1"]], 2, 3),
    "none": ("x y", [["0", "0"]], 0, 0),
}


@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_closures_have_their_ranks_however_brackets_are_found(name: str) -> None:
    letters, rows, rank, closed = DISTRIBUTIONS[name]
    names = letters.split()
    columns = [algebra.column([algebra.build(entry, algebra.symbol) for entry in row]) for row in rows]
    draw = np.random.default_rng(0)
    points = [dict(zip(names, draw.uniform(0.4, 1.3, len(names)), strict=True)) for _ in range(3)]
    variables = [algebra.symbol(x) for x in names]
    exact = exact_closure([(f"X{k}", column) for k, column in enumerate(columns)], variables, Sampling(algebra, points))

    evaluate = evaluator(algebra, [entry for column in columns for entry in column])
    scale = np.array([1000.0 if name == "millimetres" and x != "a" else 1.0 for x in names])

    def values(z: Any) -> Any:
        return np.array(evaluate(dict(zip(names, z, strict=True))), float).reshape(len(rows), -1)

    where: Any = np.array([list(point.values()) for point in points])
    fields = [_Differenced(k, values, where, scale) for k in range(len(rows))]
    for found in (exact, closure(fields, points, 2)):
        assert found.rank == rank and found.rank + len(found.raised) == closed and not found.doubtful
        assert len(found.fields) == len(rows) + len(found.raised)


def test_where_brackets_of_brackets_still_lead_on_nothing_is_concluded_of_differences() -> None:
    """Three coordinates that follow one after another take three generations of brackets."""

    def chained(z: Any) -> Any:
        return np.array([[1.0, 0.0, z[1], z[2], z[3]], [0.0, 1.0, 0.0, 0.0, 0.0]])

    points = np.random.default_rng(0).uniform(0.4, 1.3, (3, 5))
    fields = [_Differenced(k, chained, points, np.ones(5)) for k in range(2)]
    found = closure(fields, [{}] * 3, 2)
    assert found.doubtful and len(found.raised) == 2
