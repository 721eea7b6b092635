"""Square matrices solved in symbols where they fall into small blocks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.pull_back import unconstrained
from bondgraph.kinetics.stacked import SMALL, Solution, Stacked, blocks

a, b, p, q = map(xp.symbol, "abpq")


def some() -> Kinetics:
    """Of any mechanism: only its algebra and its name are used."""
    f = One("f", ("u",), coordinates=("x",))
    graph = bg.Graph("bead", f >> TF("P", ((1,), (0,))) >> One("v", 2) >> I("m"))
    return unconstrained(graph, xp, RandomPoints()).k


def evaluated(found: Solution, lets: Any) -> list[float]:
    """Numbers for the values of a solution of a system of numbers."""
    known: dict[Any, Any] = {}
    for name, value in (*lets, *found.lets):
        known[name] = xp.substitute(value, known)
    for solve in found.solves:
        shape = solve.matrix.shape
        matrix = np.array([[float(solve.matrix[i, j]) for j in range(shape[1])] for i in range(shape[0])])
        right = [float(xp.substitute(x, known)) for x in solve.right]
        known |= dict(zip(solve.unknowns, np.linalg.solve(matrix, right), strict=True))
    return [float(xp.substitute(x, known)) for x in found.values]


def test_a_row_that_is_one_unknown_alone_is_solved_at_once() -> None:
    """[1 0; a b] x = (p, q): x_1 = p; x_2 = (q - a p)/b, by the inverse's entry 1/b."""
    system = Stacked(some(), xp.matrix([[xp.number(1), xp.number(0)], [a, b]]), "S")
    names = [xp.symbol("n1"), xp.symbol("n2")]
    found = system.solved([p, q], names)
    assert found.values == (p, names[1]) and not found.solves
    ((entry, inverse),), ((name, value),) = system.lets, found.lets
    assert name == names[1] and xp.is_zero(xp.tidy(xp.substitute(value, {entry: inverse}) - (q - a * p) / b))
    (regular,) = found.regular
    assert regular.unknowns == (names[1],) and list(regular.matrix) == [b]
    assert system.solved([xp.number(0), xp.number(0)], names) == ((xp.number(0), xp.number(0)), (), (), ())


def matrix_of(blocks_of: tuple[int, ...], seed: int) -> Any:
    """Dense diagonal blocks, each using some columns of those before, rows and columns in any order."""
    random, n = np.random.default_rng(seed), sum(blocks_of)
    found, begin = np.zeros((n, n)), 0
    for size in blocks_of:
        found[begin : begin + size, begin : begin + size] = random.uniform(0.5, 2, (size, size)) + 2 * np.eye(size)
        coupled = random.random((size, begin)) < 0.5
        found[begin : begin + size, :begin] = random.uniform(-1, 1, (size, begin)) * coupled
        begin += size
    return found[random.permutation(n)][:, random.permutation(n)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("sizes", [(1,), (2,), (3,), (SMALL + 1,), (1, 2, 3), (2, 1, 1, 2), (1, 2, SMALL + 2)])
def test_what_is_found_solves_the_system(sizes: tuple[int, ...], seed: int) -> None:
    """Against numpy; systems are left only for what is not small, columns of the inverse are the inverse's."""
    E = matrix_of(sizes, seed)
    n = len(E)
    system = Stacked(some(), xp.matrix([[xp.number(x) if x else xp.number(0) for x in row] for row in E.tolist()]), "S")
    right = np.random.default_rng(seed).uniform(-1, 1, n)
    found = system.solved([xp.number(x) for x in right.tolist()], [xp.symbol(f"n{i}") for i in range(n)])
    assert evaluated(found, system.lets) == pytest.approx(np.linalg.solve(E, right), rel=1e-12, abs=1e-12)
    assert bool(found.solves) == (max(sizes) > SMALL)
    inverse = np.array([evaluated(system.column(j), system.lets) for j in range(n)]).T
    np.testing.assert_allclose(inverse @ E, np.eye(n), atol=1e-12)  # rounding, of conditions below 100


def test_blocks_use_only_columns_of_those_before() -> None:
    pattern = [{0, 1, 4}, {3}, {0, 1}, {1, 2, 3}, {0, 1, 2}]
    known: set[int] = set()
    for rows, columns in blocks(pattern):
        known |= set(columns)
        assert len(rows) == len(columns) and all(pattern[i] <= known for i in rows)
    assert known == set(range(5))


def test_cramers_rule_has_no_pivot_that_may_vanish_elsewhere() -> None:
    """[[0, 1], [1, 0]] from [[a, 1], [1, a]]: regular where every diagonal entry is zero."""
    system = Stacked(some(), xp.matrix([[a, xp.number(1)], [xp.number(1), a]]), "S")
    at = {name: xp.substitute(value, {a: xp.number(0)}) for name, value in system.lets}
    assert sorted(map(float, at.values())) == [0.0, 0.0, 1.0, 1.0]
