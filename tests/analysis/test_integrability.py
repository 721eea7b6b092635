"""Involutive closures, of fields in symbols and of fields known by their values: both say the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bondgraph.algebra import sympy as algebra
from bondgraph.analysis.linearization.integrability import _spanning, differenced
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

    def values(z: Any) -> Any:
        return np.array(evaluate(dict(zip(names, z, strict=True))), float).reshape(len(rows), -1)

    where: Any = np.array([list(point.values()) for point in points])
    for found in (exact, closure(differenced(values, where, np.ones(len(names))), points, 2)):
        assert found.rank == rank and found.rank + len(found.raised) == closed and not found.doubtful


def test_where_brackets_of_brackets_still_lead_on_nothing_is_concluded_of_differences() -> None:
    """Three coordinates that follow one after another take three generations of brackets."""

    def chained(z: Any) -> Any:
        return np.array([[1.0, 0.0, z[1], z[2], z[3]], [0.0, 1.0, 0.0, 0.0, 0.0]])

    points = np.random.default_rng(0).uniform(0.4, 1.3, (3, 5))
    found = closure(differenced(chained, points, np.ones(5)), [{}] * 3, 2)
    assert found.doubtful and len(found.raised) == 2


POINTS = np.random.default_rng(0).uniform(0.4, 1.3, (3, 5))


def wheel(z: Any) -> Any:
    return np.array([[np.cos(z[2]), np.sin(z[2]), 0.0], [0.0, 0.0, 1.0]])


def spheres(z: Any, eps: float = 0.0) -> Any:
    """Rotations about two axes; one leaves the spheres around the origin by eps."""
    return np.array([[0.0, -z[2], z[1]], [z[2], eps, -z[0]]])


def turned(x: Any, eps: float) -> Any:
    """Turning about two body axes, in Euler parameters, beside a copy of the first of them that is off by eps.

    The third turn is a bracket, and brackets of brackets lead on by eps.
    """
    a, b, c, d, _ = x
    return np.array([[-b, a, d, -c, -b], [-c, -d, a, b, -c + eps]]) / 2


@given(st.lists(st.floats(-7, 7), min_size=2, max_size=2), st.lists(st.floats(-1, 1), min_size=4, max_size=4))
@settings(max_examples=40)
def test_neither_sizes_of_fields_nor_their_combination_matter(powers: list[float], mixed: list[float]) -> None:
    """A wheel reaches every place, two rotations reach a sphere, whatever fields span them."""
    mixing = np.reshape(mixed, (2, 2))
    assume(abs(mixed[0] * mixed[3] - mixed[1] * mixed[2]) > 0.01)
    for combined in (np.diag(np.power(10.0, powers)), np.diag(np.power(10.0, powers)) @ mixing):
        for fields, closed in ((wheel, 3), (spheres, 2)):
            found = closure(
                differenced(lambda z, f=fields, c=combined: c @ f(z), POINTS[:, :3], np.ones(3)), [{}] * 3, 2
            )
            assert found.rank + len(found.raised) == closed and found.doubtful is None


def test_units_of_coordinates_change_nothing() -> None:
    """A wheel in nanometres, with coordinates as large."""
    units = np.array([1e9, 1e9, 1.0])
    found = closure(differenced(lambda z: wheel(z / units) * units, POINTS[:, :3] * units, units), [{}] * 3, 2)
    assert [b.rank for b in found.raised] == [3] and found.doubtful is None


def test_fields_are_replaced_by_as_many_as_are_independent() -> None:
    found = differenced(lambda z: np.array([[z[0], 1.0], [2 * z[0], 2.0], [0.0, 0.0]]), POINTS[:, :2], np.ones(2))
    assert len(found) == 1
    assert np.linalg.norm(found[0].values) == pytest.approx(len(POINTS) ** 0.5)
    assert not differenced(lambda z: np.zeros((2, 2)), POINTS[:, :2], np.ones(2))


@pytest.mark.parametrize(
    ("eps", "raised", "doubtful"), [(3e-6, 1, False), (3e-7, 0, True), (3e-8, 0, True), (3e-9, 0, False)]
)
def test_what_a_bracket_of_differences_leaves(eps: float, raised: int, doubtful: bool) -> None:
    """A millionth, and the hundredth of it: between them nothing is concluded."""
    found = closure(differenced(lambda z: spheres(z, eps), POINTS[:, :3], np.ones(3)), [{}] * 3, 2)
    assert len(found.raised) == raised and (found.doubtful is not None) == doubtful


@pytest.mark.parametrize(
    ("eps", "raised", "doubtful"), [(3e-3, 2, True), (3e-4, 1, True), (3e-5, 1, True), (3e-6, 1, False)]
)
def test_what_a_bracket_of_brackets_leaves(eps: float, raised: int, doubtful: bool) -> None:
    """A thousandth, and the hundredth of it; of what lies beyond brackets of brackets nothing is known."""
    found = closure(differenced(lambda x: turned(x, eps), POINTS, np.ones(5)), [{}] * 3, 2)
    assert len(found.raised) == raised and (found.doubtful is not None) == doubtful


@pytest.mark.parametrize("offset", [0.0, 100.0])
def test_steps_of_differences_are_neither_too_long_for_waves_nor_too_short_for_rounding(offset: float) -> None:
    """Turning about two body axes in three angles, and w = sin(8 c)/8 as another coordinate, which is a first integral.

    The third turn is a bracket, and no bracket of brackets leads on; of turns about two axes of space none does. The
    fields are rounded as beside `offset`.
    """

    def rotations(z: Any) -> Any:
        _, b, c, _ = z
        rows = [[np.cos(c) / np.cos(b), np.sin(c), -np.cos(c) * np.tan(b)]]
        rows += [[-np.sin(c) / np.cos(b), np.cos(c), np.sin(c) * np.tan(b)]]
        return np.array([[*row, np.cos(8 * c) * row[2]] for row in rows]) + offset - offset

    found = closure(differenced(rotations, POINTS[:, :4], np.ones(4)), [{}] * 3, 2)
    assert [bracket.rank for bracket in found.raised] == [3] and found.doubtful is None

    def on_spheres(z: Any) -> Any:
        return np.array([[*row, np.cos(16 * z[2]) * row[2]] for row in spheres(z)]) + offset - offset

    found = closure(differenced(on_spheres, POINTS[:, :4], np.ones(4)), [{}] * 3, 2)
    assert found.rank == 2 and not found.raised and found.doubtful is None


@pytest.mark.parametrize(("beyond", "concluded"), [(0.022, False), (0.055, True)])
def test_what_changes_within_a_twentieth_of_the_coordinates_is_no_integral(beyond: float, concluded: bool) -> None:
    """Motions in a plane, with time, that may leave it where a coordinate is farther off than that."""

    def plane(z: Any) -> Any:
        leaves = float(np.abs(z - 1.0).max() > beyond)
        return np.diag([1.0, 1.0, leaves, 1.0])

    fields, normals = _spanning(plane, np.ones(4))
    assert (len(fields), normals) == ((3, 1) if concluded else (0, 0))
