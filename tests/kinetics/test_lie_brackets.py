"""The involutive closure of vector fields: of wheels and rotations, whose brackets are known on paper."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bondgraph.algebra import sympy as xp
from bondgraph.equations.random_points import Sampling
from bondgraph.kinetics.lie_brackets import Closure, Exact, closure, exact_closure

POINTS = [{"x": 0.7, "y": -0.4, "z": 1.1, "s": 0.3}, {"x": -1.2, "y": 0.8, "z": -0.5, "s": 0.9}]
AT = Sampling(xp, POINTS)
WHEEL = (("cos(z)", "sin(z)", "0"), ("0", "0", "1"))
"""A wheel that rolls along its heading z, and turns."""
ROTATIONS = (("0", "-z", "y"), ("z", "0", "-x"), ("-y", "x", "0"))
CAR = (("cos(z)", "sin(z)", "tan(s)", "0"), ("0", "0", "0", "1"))
"""Of unit length between its axles, s the steering angle."""


def fields(columns: tuple[tuple[str, ...], ...]) -> list[Exact]:
    names = [xp.symbol(name) for name in "xyzs"[: len(columns[0])]]
    made = [xp.column([xp.build(text, xp.symbol) for text in column]) for column in columns]
    return [Exact(f"X{k + 1}", column, names, AT) for k, column in enumerate(made)]


def closed(columns: tuple[tuple[str, ...], ...], deepest: int | None = None) -> Closure:
    return closure(fields(columns), POINTS, deepest)


def test_a_bracket_is_the_difference_of_the_derivatives() -> None:
    """[X, Y] = Y_q X - X_q Y: of a wheel, the velocity across it."""
    roll, turn = fields(WHEEL)
    for bracket, sign in ((roll.bracket(turn), 1.0), (turn.bracket(roll), -1.0)):
        expected = [[sign * np.sin(p["z"]), -sign * np.cos(p["z"]), 0.0] for p in POINTS]
        np.testing.assert_allclose(bracket.values, expected, atol=1e-15)
    assert roll.bracket(turn).name == "[X1, X2]"


def test_jacobis_identity_holds() -> None:
    X, Y, Z = fields((("x*y", "sin(z)", "1"), ("z", "x**2", "y"), ("cos(y)", "z*x", "x")))
    terms = (X.bracket(Y.bracket(Z)), Y.bracket(Z.bracket(X)), Z.bracket(X.bracket(Y)))
    np.testing.assert_allclose(sum(term.values for term in terms), 0, atol=1e-13)
    assert max(np.abs(term.values).max() for term in terms) > 0.1


def test_the_derivative_along_a_direction_comes_with_the_size_of_its_terms() -> None:
    (X,) = fields((("x*y", "x - y", "z"),))
    directions = np.array([[1.0, 2.0, 3.0], [-1.0, 1.0, 0.0]])
    found, size = X.along(directions)
    expected = [[p["y"] * d[0] + p["x"] * d[1], d[0] - d[1], d[2]] for p, d in zip(POINTS, directions, strict=True)]
    np.testing.assert_allclose(found, expected)
    assert (size >= np.abs(found)).all() and size[0][1] == 3.0


def test_a_wheel_reaches_every_place() -> None:
    found = closed(WHEEL)
    assert found.rank == 2 and found.doubtful is None and len(found.fields) == 3
    assert [(b.name, b.rank) for b in found.raised] == [("[X1, X2]", 3)]
    assert found.raised[0].point in POINTS and found.raised[0].outside > 0.1


def test_a_car_needs_two_generations_of_brackets() -> None:
    """Drive, steer, wriggle and slide: growth 2, 3, 4."""
    found = closed(CAR)
    assert found.rank == 2 and [b.rank for b in found.raised] == [3, 4] and found.doubtful is None


def test_of_a_generation_without_brackets_that_raised_the_rank_all_is_doubtful() -> None:
    """After one generation the car's next is not known; a wheel needs no other."""
    found = closed(CAR, deepest=1)
    assert [b.rank for b in found.raised] == [3] and found.doubtful is not None
    assert found.doubtful[0] == found.raised[0].name
    assert closed(WHEEL, deepest=1).doubtful is None


@pytest.mark.parametrize(
    ("columns", "rank"),
    [
        (ROTATIONS, 2),  # x . (w x x) = 0: on spheres
        (ROTATIONS[:1], 1),
        ((("1", "0", "y"), ("0", "1", "x")), 2),  # z - x y is an integral
        ((("1", "0", "0"), ("x", "0", "0"), ("0", "exp(x)", "0")), 2),
        ((("0", "0", "0"),), 0),
    ],
)
def test_an_integrable_distribution_is_closed(columns: tuple[tuple[str, ...], ...], rank: int) -> None:
    found = closed(columns)
    assert found == Closure(rank, (), None, found.fields) and len(found.fields) == len(columns)


def test_functions_times_fields_and_units_change_nothing() -> None:
    functions = (("(1 + x**2)*cos(z)", "(1 + x**2)*sin(z)", "0"), ("0", "0", "exp(y)"))
    metres = (("1e6*cos(z)", "1e6*sin(z)", "0"), ("0", "0", "1e-6"))
    for wheel in (functions, metres):
        assert [b.rank for b in closed(wheel).raised] == [3]
    spheres = tuple(tuple(f"(2 + sin(x*y))*({entry})" for entry in column) for column in ROTATIONS)
    assert closed(spheres).rank == 2 and not closed(spheres).raised


@given(st.lists(st.floats(-7, 7), min_size=3, max_size=3), st.sampled_from([(WHEEL, 1), (CAR, 2), (ROTATIONS, 0)]))
@settings(max_examples=15)
def test_the_size_of_a_field_changes_nothing(
    powers: list[float], case: tuple[tuple[tuple[str, ...], ...], int]
) -> None:
    columns, raised = case
    sized = tuple(tuple(f"{10**p!r}*({entry})" for entry in c) for p, c in zip(powers, columns, strict=False))
    found = closed(sized)
    assert found.rank == 2 and len(found.raised) == raised and found.doubtful is None


def nearly_spheres(eps: float) -> tuple[tuple[str, ...], ...]:
    """Two rotations, one of which leaves the spheres around the origin by eps: so does their bracket."""
    return (("0", "-z", "y"), ("z", f"{eps!r}", "-x"))


@pytest.mark.parametrize(
    ("eps", "raised", "doubtful"), [(2e-7, 1, False), (5e-8, 0, True), (2e-9, 0, True), (5e-10, 0, False)]
)
def test_what_leaves_the_span_by_little_is_doubtful(eps: float, raised: int, doubtful: bool) -> None:
    """`OUTSIDE` and a hundredth of it: above, a direction more; below, none; between, nothing is concluded."""
    found = closed(nearly_spheres(eps))
    assert len(found.raised) == raised and (found.doubtful is not None) == doubtful


def test_columns_and_fields_say_the_same() -> None:
    names = [xp.symbol(name) for name in "xyz"]
    found = exact_closure([(field.name, field.column) for field in fields(WHEEL)], names, AT)
    assert (found.rank, [b.name for b in found.raised]) == (2, ["[X1, X2]"])
    assert {*found.raised[0].point} == {"z"}
    assert closure([], []) == Closure(0, (), None, ())
