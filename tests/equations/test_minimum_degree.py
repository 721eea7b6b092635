"""Sparse elimination: the rates are those of the whole system, and a tree is eliminated without fill-in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.equations.affine import Affine, solved, total
from bondgraph.equations.evaluation_order import Let, Step
from bondgraph.equations.minimum_degree import MinimumDegree
from bondgraph.graph.law import Solve

ALGEBRAS = pytest.mark.parametrize("xp", [bg.algebra.sympy, bg.algebra.table], ids=["sympy", "table"])
TREES = {
    "chain": (-1, 0, 1, 2, 3, 4),
    "star": (-1, 0, 0, 0, 0, 0),
    "two trees": (-1, 0, 0, -1, 3, 3),
    "branched": (-1, 0, 1, 1, 0, 4),
}
"""For each velocity the one before it; roots are -1."""


def definite(parents: tuple[int, ...]) -> Any:
    """A positive definite matrix that couples each velocity with the one before it."""
    n = len(parents)
    M = np.diag(np.arange(4.0, 4.0 + n))
    for k, parent in enumerate(parents):
        if parent >= 0:
            M[k, parent] = M[parent, k] = 1.0 + 0.1 * k
    return M


def eliminated(xp: Any, M: Any, right: Any) -> tuple[list[Any], list[Step] | None]:
    """The rates of M rates = right, and the steps that give them."""
    rates = [xp.symbol(f"rate{k}") for k in range(len(M))]
    rows = [
        Affine(xp.number(-float(b)), {s: xp.number(float(m)) for s, m in zip(rates, row, strict=True) if m})
        for row, b in zip(M, right, strict=True)
    ]
    return rates, MinimumDegree(xp, {}, [], rows, rates, [f"body {k}" for k in range(len(M))]).run()


def values(xp: Any, steps: list[Step]) -> dict[Any, float]:
    """What steps give, taken in an order in which each uses earlier ones."""
    known: dict[Any, float] = {}
    left = list(steps)
    while left:
        step = next(s for s in left if xp.free(s.expression if isinstance(s, Let) else s.matrix[0, 0]) <= known.keys())
        left.remove(step)
        if isinstance(step, Let):
            known[step.symbol] = number(xp, step.expression, known)
        else:
            assert isinstance(step, Solve) and step.matrix.shape == (1, 1) and step.checked
            known[step.unknowns[0]] = 1.0 / number(xp, step.matrix[0, 0], known)
    return known


def number(xp: Any, expression: Any, known: dict[Any, float]) -> float:
    from bondgraph.equations.random_points import evaluator

    return float(evaluator(xp, [expression])({xp.name(s): value for s, value in known.items()})[0])


@ALGEBRAS
@pytest.mark.parametrize("name", TREES)
def test_the_rates_are_those_of_the_whole_system(name: str, xp: Any) -> None:
    M = definite(TREES[name])
    right = np.linspace(-1, 2, len(M))
    rates, steps = eliminated(xp, M, right)
    assert steps is not None
    found = values(xp, steps)
    np.testing.assert_allclose([found[s] for s in rates], np.linalg.solve(M, right), rtol=1e-12)


@ALGEBRAS
@pytest.mark.parametrize("name", TREES)
def test_a_tree_is_eliminated_from_its_leaves_without_fill_in(name: str, xp: Any) -> None:
    """Each rate follows from the one before it only, those without any following first."""
    parents = TREES[name]
    rates, steps = eliminated(xp, definite(parents), np.ones(len(parents)))
    given = [step for step in steps or () if isinstance(step, Let) and step.symbol in rates]
    order = [rates.index(step.symbol) for step in given]
    assert sorted(order) == list(range(len(parents)))
    for place, (k, step) in enumerate(zip(order, given, strict=True)):
        used = {rates.index(s) for s in xp.free(step.expression) if s in rates}
        assert used == ({parents[k]} if parents[k] >= 0 else set())
        assert not {child for child, parent in enumerate(parents) if parent == k} & {*order[place:]}


@ALGEBRAS
def test_what_is_coupled_all_with_all_is_no_tree(xp: Any) -> None:
    n = 12
    assert eliminated(xp, np.eye(n) * n + np.ones((n, n)), np.ones(n))[1] is None


@ALGEBRAS
def test_a_row_solved_for_a_symbol_vanishes_there(xp: Any) -> None:
    x, y = xp.symbol("x"), xp.symbol("y")
    row = Affine(xp.number(3), {x: xp.number(-1), y: xp.number(4)})
    value = solved(row, x)
    assert x not in value.terms
    left = xp.substitute(total(xp, row), {x: total(xp, value)})
    assert xp.is_zero(xp.tidy(left))
