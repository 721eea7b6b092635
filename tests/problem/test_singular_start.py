"""A start is refused where a linear system of the rates is singular, and is not where its entries are only small."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.problem.problem import Problem
from bondgraph.problem.singular_start import _null, check_regular


def massless(*rows: tuple[object, ...]) -> Problem:
    """Two velocities without mass, that resistances determine: singular where their matrix is."""
    f = One("f", ("u", "v", "w"), coordinates=("x", "y", "z"))
    damper = f >> R("b", rows)
    return Problem.of(bg.compile(bg.Graph("massless", f["u"] >> I("m", 1), Se("F", (0, 1, 0)) >> f, damper)), {})


VANISHING = ((1, 0, 1), (0, 1, "2 - x"), (1, 1, 1))
"""Its determinant for v and w is x - 1."""


def at(problem: Problem, x: float) -> np.ndarray:
    return np.array([{"x": x, "p_m": 0.5}.get(name, 0.2) for name in problem.equations.states])


def test_a_singular_configuration_is_refused_with_what_is_open_there() -> None:
    problem = massless(*VANISHING)
    with pytest.raises(bg.SingularSystem, match="singular in this configuration") as caught:
        check_regular(problem, 0.0, at(problem, 1.0))
    assert len(caught.value.parties) == 2


@pytest.mark.parametrize("aside", [1e-2, 1e-6, 1e-9])
def test_a_configuration_beside_it_is_none(aside: float) -> None:
    problem = massless(*VANISHING)
    check_regular(problem, 0.0, at(problem, 1.0 + aside))
    assert all(map(np.isfinite, problem.rates(0.0, at(problem, 1.0 + aside))))


@pytest.mark.parametrize("unit", [1e-9, 1.0, 1e9])
def test_units_make_nothing_singular(unit: float) -> None:
    problem = massless((unit, 0, 0), (0, 1, unit), (0, 0, unit * unit))
    check_regular(problem, 0.0, at(problem, 0.3))


def test_the_matrices_are_functions_that_are_built_once() -> None:
    problem = massless(*VANISHING)
    systems = problem.functions.systems
    assert problem.functions.systems is systems
    (matrix,) = systems.matrices(problem.arguments(0.0, at(problem, 0.25)))
    assert abs(np.linalg.det(matrix)) == pytest.approx(0.75)


@pytest.mark.parametrize(("share", "told"), [(5e-4, ["a"]), (2e-3, ["a", "b"])])
def test_what_has_hardly_a_part_in_a_null_vector_is_not_named(share: float, told: list[str]) -> None:
    matrix = np.array([[share, -1.0], [share, -1.0]])  # its null vector is (1, share)
    assert _null(["a", "b"], matrix, np.ones((2, 2))) == told
