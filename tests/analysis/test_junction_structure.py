"""What junctions and two-ports say alone: too much and too little are read from the same rows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as algebra
from bondgraph.analysis.causality.junction_structure import Structure, free_parts
from bondgraph.elements import GY, TF, I, One, R, Zero
from bondgraph.program.rank import null_space
from bondgraph.program.tolerances import RANK

a, b, z, y = One("a"), One("b"), Zero("z"), Zero("y")


def structure(*parts: Any) -> Structure:
    return Structure(bg.Graph("g", *parts), algebra)


def names(found: set[Any]) -> set[str]:
    return {algebra.name(x) for x in found}


@pytest.mark.parametrize(("n", "k", "locked"), [("n", "k", True), (2, 3, True), (2, 2, False), ("n", "n", False)])
def test_two_ratios_in_a_ring_say_too_much_and_one_too_little(n: Any, k: Any, locked: bool) -> None:
    """Where the rows are independent nothing moves; where they repeat each other an effort runs round the ring."""
    ring = structure(a >> TF("p", n) >> b, a >> TF("q", k) >> b, a >> I("J"), b >> R("r"))
    ports = {x for (name, _), pair in ring.symbols.bonds.items() for x in pair if name in ("J", "r")}
    assert names(ring.vanishing(range(len(ring.rows)))) == ({"a", "b"} if locked else set())
    assert bool(ring.undetermined(ports)) is not locked


def test_efforts_are_locked_as_flows_are() -> None:
    ring = structure(z >> TF("p") >> y, z >> TF("q") >> y, z >> R("J"), y >> R("r"))
    assert names(ring.vanishing(range(len(ring.rows)))) == {"z", "y"}


def test_more_rows_force_more() -> None:
    ring = structure(a >> GY("g") >> b, a >> TF("n") >> b, a >> I("J"), b >> R("r"))
    forced = [ring.vanishing(range(k)) for k in range(len(ring.rows) + 1)]
    assert all(fewer <= more for fewer, more in pairwise(forced))


def test_a_variable_in_terms_of_free_ones_satisfies_the_rows() -> None:
    rows = [{"x": 1.0, "y": -2.0}, {"y": 3.0, "z": 1.0, "w": 1.0}, {"w": 1.0, "z": -1.0, "u": 1e-7}, {"v": 2.0}]
    found = free_parts(rows)
    for row in rows:
        total: dict[Any, float] = {}
        for variable, coefficient in row.items():
            for part, value in found[variable].items():
                total[part] = total.get(part, 0.0) + coefficient * value
        assert all(abs(x) < 1e-12 for x in total.values())
    assert not found["v"] and found["u"]


@pytest.mark.parametrize("seed", range(40))
def test_free_parts_are_the_null_space_of_sparse_rows(seed: int) -> None:
    """As many are free as a dense matrix says, all rows are satisfied, and the same variables vanish."""
    random = np.random.default_rng(seed)
    variables = [f"x{k}" for k in range(12)]
    rows = []
    for size in random.choice([1, 2, 2, 2, 3, 4], 10 + seed % 4, p=[0.1, 0.2, 0.2, 0.2, 0.2, 0.1]):
        chosen = random.choice(variables, size, replace=False).tolist()
        rows.append(dict(zip(chosen, random.choice([-1.0, 1.0, 2.0], size).tolist(), strict=True)))
    found = free_parts(rows)
    known = list(found)
    matrix = np.array([[row.get(v, 0.0) for v in known] for row in rows])
    free = sorted({part for parts in found.values() for part in parts}, key=str)
    ways = np.array([[found[v].get(part, 0.0) for part in free] for v in known]).reshape(len(known), len(free))
    assert len(free) == len(known) - np.linalg.matrix_rank(matrix)
    assert np.abs(matrix @ ways).max(initial=0.0) < 1e-12
    assert np.linalg.matrix_rank(ways) == len(free)
    dense = null_space(matrix, RANK)
    assert {v for v in known if not found[v]} == {
        v for v, row in zip(known, dense, strict=True) if np.abs(row).max(initial=0.0) < 1e-9
    }
