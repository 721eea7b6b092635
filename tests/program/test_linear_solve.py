"""Linear systems in numbers: solutions satisfy them, are least where asked; refusals name the null vector."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.program.linear_solve import (
    minimum_norm,
    minimum_norm_batched,
    minimum_norm_one,
    singular,
    solve_batched,
    solve_one,
)

NAMES = ("x", "y", "z")
SEEDS = range(5)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_solution_satisfies_its_system(size: int, seed: int) -> None:
    draw = np.random.default_rng(seed)
    a, b = draw.normal(size=(size, size)), draw.normal(size=size)
    found = solve_one(a.ravel().tolist(), b.tolist(), NAMES[:size])
    np.testing.assert_allclose(a @ found, b, atol=1e-12)


def test_many_systems_are_each_solved() -> None:
    """Numbers among the columns stand for the same at every instant."""
    draw = np.random.default_rng(0)
    matrix = [draw.normal(size=4), 2.0, draw.normal(size=4), 1.0]
    right = [draw.normal(size=4), 3.0]
    found = np.array(solve_batched(matrix, right, ("x", "y")))
    for k in range(4):
        one = [float(np.broadcast_to(x, 4)[k]) for x in (*matrix, *right)]
        np.testing.assert_allclose(found[:, k], solve_one(one[:4], one[4:], ("x", "y")), rtol=1e-12)


def test_where_one_of_many_is_singular_only_that_has_no_solution() -> None:
    found = np.array(solve_batched([np.array([1.0, 0.0, 2.0]), 0.0, 0.0, 1.0], [4.0, 5.0], ("x", "y")))
    np.testing.assert_array_equal(found, [[4, np.nan, 2], [5, np.nan, 5]])
    with pytest.raises(bg.SingularSystem) as caught:
        solve_batched([np.zeros(3), 0.0, 0.0, 1.0], [4.0, 5.0], ("x", "y"))
    assert caught.value.parties == ("x",)


def test_a_singular_system_names_the_components_of_its_null_vector() -> None:
    """Also where these are measured in other units: x and y together, a million times apart."""
    with pytest.raises(bg.SingularSystem) as caught:
        solve_one([1.0, 1e6, 0.0, 2.0, 2e6, 0.0, 0.0, 0.0, 1.0], [1.0, 1.0, 1.0], NAMES)
    assert set(caught.value.parties) == {"x", "y"}


@pytest.mark.parametrize("seed", SEEDS)
def test_of_a_regular_system_the_minimum_norm_solution_is_the_solution(seed: int) -> None:
    draw = np.random.default_rng(seed)
    a, b = draw.normal(size=(3, 3)), draw.normal(size=3)
    np.testing.assert_allclose(minimum_norm(a, b, (0, 1, 2), NAMES), np.linalg.solve(a, b), rtol=1e-8)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_minimum_norm_solution_is_that_of_the_pseudo_inverse(seed: int) -> None:
    """Two equations, one of them written twice."""
    draw = np.random.default_rng(seed)
    rows, given = draw.normal(size=(2, 3)), draw.normal(size=2)
    a, b = rows[[0, 1, 0]], given[[0, 1, 0]]
    found = minimum_norm(a, b, (0, 1, 2), NAMES)
    np.testing.assert_allclose(a @ found, b, atol=1e-10)
    np.testing.assert_allclose(found, np.linalg.pinv(a) @ b, atol=1e-10)
    np.testing.assert_array_equal(minimum_norm_one(a.ravel().tolist(), b.tolist(), NAMES, (0, 1, 2), 1e-4), found)
    np.testing.assert_allclose(
        minimum_norm_batched(list(a.ravel()), list(b), NAMES, (0, 1, 2), 1e-4), found, atol=1e-12
    )


def test_an_unknown_that_is_not_shared_must_be_determined() -> None:
    with pytest.raises(bg.SingularSystem) as caught:
        minimum_norm([[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [1.0, 1.0, 1.0], (0, 2), NAMES)
    assert caught.value.parties == ("y",)


def test_equations_that_contradict_each_other_are_refused() -> None:
    a = [[1.0, 1.0], [1.0, 1.0]]
    with pytest.raises(bg.Contradiction) as caught:
        minimum_norm(a, [1.0, 2.0], (0, 1), ("rod.e", "bar.e"))
    assert caught.value.parties == ("rod", "bar")
    least_squares = minimum_norm(a, [1.0, 2.0], (0, 1), NAMES, np.inf)
    np.testing.assert_allclose(least_squares, [0.75, 0.75])


def test_what_is_undefined_stays_undefined() -> None:
    assert np.isnan(minimum_norm([[np.nan, 0.0], [0.0, 1.0]], [1.0, 1.0], (0,), ("x", "y"))).all()


@pytest.mark.parametrize(("part", "is_determined"), [(1e-5, True), (2e-4, False)])
def test_how_much_of_a_null_vector_an_unknown_may_have(part: float, is_determined: bool) -> None:
    """y and z share what the first equation gives; x is tied to their difference by a little."""
    a = [[0.0, 1.0, 1.0], [1.0, -part, part], [1.0, -part, part]]
    if is_determined:
        np.testing.assert_allclose(minimum_norm(a, [2.0, 0.5, 0.5], (1, 2), NAMES), [0.5, 1, 1], atol=2 * part)
        return
    with pytest.raises(bg.SingularSystem) as caught:
        minimum_norm(a, [2.0, 0.5, 0.5], (1, 2), NAMES)
    assert caught.value.parties == ("x",)


@pytest.mark.parametrize(("left", "is_kept"), [(1e-5, True), (1e-3, False)])
def test_how_far_equations_may_contradict_each_other(left: float, is_kept: bool) -> None:
    """An integration error's worth; the solution lies between them."""
    a = [[2.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]
    if is_kept:
        found = minimum_norm(a, [0.0, 3.0, 3.0 * (1 + left)], (1, 2), NAMES)
        np.testing.assert_allclose(found, 3.0 * (1 + left / 2), rtol=1e-9)
        return
    with pytest.raises(bg.Contradiction):
        minimum_norm(a, [0.0, 3.0, 3.0 * (1 + left)], (1, 2), NAMES)


@pytest.mark.parametrize(("small", "is_named"), [(3e-7, False), (3e-6, True)])
def test_a_refusal_names_what_has_a_part_in_the_null_vector(small: float, is_named: bool) -> None:
    """The null vector is (1, -1 - small, small) where columns are scaled to one: a millionth is a part."""
    rows = np.array([[1.0, 1.0, 1.0], [1.0, 1.0 / (1 + small), 0.0], [0.0, 0.0, 0.0]])
    np.testing.assert_allclose(rows @ [1.0, -1.0 - small, small], 0.0, atol=1e-15)
    assert singular(rows, NAMES).parties == (NAMES if is_named else NAMES[:2])


@pytest.mark.parametrize(("size", "is_float"), [(1e299, True), (1e301, False)])
def test_a_solution_is_found_as_far_as_it_is_a_float(size: float, is_float: bool) -> None:
    """Of equations that are nearly dependent it is ten million times as large."""
    near = 1e-7
    x = minimum_norm([[1.0, 1.0], [1.0, 1.0 + near]], [0.0, size], [0, 1], ["x", "y"])
    assert np.isfinite(x).all() == is_float
    if is_float:
        np.testing.assert_allclose(x / (size / near), [-1.0, 1.0], rtol=1e-6)


def test_a_system_far_off_the_floats_has_no_solution_and_no_warning() -> None:
    for right in ([1e300, 1e10], [1e308, -1e308]):
        assert np.isnan(minimum_norm([[1e-30, 1e-30], [1.0, -1.0]], right, [0], "ab")).all()


def test_a_system_at_rest_whose_rest_is_not_looked_at_gives_no_warning() -> None:
    """What may be left is then without bound, and times terms of zero that is not a number."""
    assert minimum_norm([[1.0, 1.0], [0.0, 0.0]], [0.0, 0.0], [0, 1], "ab", math.inf).tolist() == [0.0, 0.0]
