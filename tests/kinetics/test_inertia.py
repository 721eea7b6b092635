"""An inertia's share of A, D, e_hat and T*: identities of [004], exactly, for integers in place of expressions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.kinetics.inertia import Moving, is_symmetric, isotropic, not_symmetric, tidied

SEEDS = range(3)


def integers(draw: random.Random, rows: int, columns: int) -> Any:
    return xp.matrix([[xp.number(draw.randint(-5, 5)) for _ in range(columns)] for _ in range(rows)])


def symmetric(draw: random.Random, size: int) -> Any:
    half = integers(draw, size, size)
    return half + half.T


def point_mass(seed: int) -> Moving:
    """Three velocities of a point, in axes that do not turn, behind four generalized ones."""
    draw = random.Random(seed)
    T, T_dot, f = integers(draw, 3, 4), integers(draw, 3, 4), integers(draw, 4, 1)
    return Moving(xp, "m", T, T_dot, symmetric(draw, 3), None, f)


def body(seed: int) -> Moving:
    """An inertia tensor in axes that turn with its body: their rate is its own flow T f."""
    draw = random.Random(seed)
    T, T_dot, f = integers(draw, 3, 2), integers(draw, 3, 2), integers(draw, 2, 1)
    return Moving(xp, "J", T, T_dot, symmetric(draw, 3), T @ f, f)


def vanishes(matrix: Any) -> bool:
    return all(xp.is_zero(x) for x in matrix)


both = pytest.mark.parametrize("make", [point_mass, body])
each_seed = pytest.mark.parametrize("seed", SEEDS)


@both
@each_seed
def test_mass_matrix_momentum_and_co_energy(make: Any, seed: int) -> None:
    """A = T^T M T (55); T^T p = A f; T* = f^T A f/2 (18)."""
    moving = make(seed)
    assert vanishes(moving.A - moving.T.T @ moving.M @ moving.T)
    assert vanishes(moving.T.T @ moving.p - moving.A @ moving.f)
    assert xp.is_zero(2 * moving.T_star - (moving.f.T @ moving.A @ moving.f)[0, 0])


@both
@each_seed
def test_the_rate_of_the_mass_matrix(make: Any, seed: int) -> None:
    """A_dot = D + D^T (17): with M constant in the body's axes, A_dot = T_dot^T M T + T^T M T_dot."""
    moving = make(seed)
    A_dot = moving.T_dot.T @ moving.M @ moving.T + moving.T.T @ moving.M @ moving.T_dot
    assert vanishes(moving.D + moving.D.T - A_dot)


@both
@each_seed
def test_gyration_forces(make: Any, seed: int) -> None:
    """D f as a product is D f as a force; e_hat (57) is D^T f."""
    moving = make(seed)
    assert vanishes(moving.D @ moving.f - moving.Df)
    assert vanishes(moving.e_hat - moving.D.T @ moving.f)


@each_seed
def test_a_matrix_that_is_not_symmetric_is_carried_as_it_is(seed: int) -> None:
    draw = random.Random(seed)
    T, M = integers(draw, 3, 3), integers(draw, 3, 3)
    assert not is_symmetric(xp, M)
    moving = Moving(xp, "M", T, integers(draw, 3, 3), M, None, integers(draw, 3, 1))
    assert vanishes(moving.A - T.T @ M @ T)


def test_a_tensor_that_is_the_same_in_every_direction_does_not_gyrate() -> None:
    """A sphere: D has no term of its rotation beyond that of its axes."""
    draw = random.Random(0)
    T, f, J = integers(draw, 3, 2), integers(draw, 2, 1), xp.symbol("J")
    sphere = Moving(xp, "J", T, T - T, J * xp.eye(3), T @ f, f)
    assert isotropic(xp, sphere.M)
    assert vanishes(sphere.D - J * T.T @ xp.skew(T @ f) @ T)
    assert not isotropic(xp, xp.matrix([[J, xp.number(0)], [xp.number(0), 2 * J]]))
    assert not isotropic(xp, xp.matrix([[J, J], [J, J]]))


def test_symmetry_as_it_stands() -> None:
    a, b = xp.symbol("a"), xp.symbol("b")
    one = xp.number(1)
    assert is_symmetric(xp, xp.matrix([[one, a], [a, b]]))
    assert not is_symmetric(xp, xp.matrix([[one, a], [-a, b]]))
    refusal = not_symmetric("M")
    assert isinstance(refusal, bg.NotReciprocal) and refusal.parties == ("M",)


def test_tidying_changes_no_value() -> None:
    a = xp.symbol("a")
    matrix = xp.matrix([[xp.build("sin(a)**2 + cos(a)**2", xp.symbol), a], [a - a, a * a / a]])
    found = tidied(xp, matrix)
    assert found == xp.matrix([[xp.number(1), a], [xp.number(0), a]])
