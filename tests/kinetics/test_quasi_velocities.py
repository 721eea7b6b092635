"""Quasi-velocities stacked on the constraints: what they leave of f, and which of f may be left."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_points import Sampling
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import maggi
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained
from bondgraph.kinetics.quasi_velocities import Embedded, embedded, following

f = One("f", ("u", "v", "w"), coordinates=("x", "y", "th"))
EDGE = f << TF("a", (("-sin(th)", "cos(th)", "d"),)) << Sf("edge", 0)
STATE = {"x": 0.4, "y": -0.3, "th": 0.6, "u": 0.5, "v": 0.2, "w": -0.7, "d": 0.3, "m": 1.0, "J": 0.5, "edge": 0.0}


P = TF("P", ((1, 1, 1), (0, 1, 0), (0, 0, "x**2")))
MASSES = f["u", "v"] >> I("m"), f["w"] >> I("J"), f >> P >> One("p", 3) >> I("n", 1)


@cache
def skate() -> Unconstrained:
    """A body in the plane that does not slip across an edge."""
    return unconstrained(bg.Graph("skate", *MASSES, EDGE), xp, RandomPoints())


def moved(row: tuple[str, ...]) -> Unconstrained:
    """The same with another constraint."""
    return unconstrained(bg.Graph("skate", *MASSES, f << TF("a", (row,)) << Sf("edge", 0)), xp, RandomPoints())


def stacked(quasi: Mapping[str, str]) -> tuple[Any, Embedded]:
    """Of a store that can read formulas: as Maggi's form is given it."""
    k = skate().k
    readable = k.keeping(k.kept)
    vars(readable)["read"] = lambda text: xp.build(text, xp.symbol)
    return readable, embedded(readable, tuple(quasi.items()))


def solution(k: Any, found: Embedded, point: Mapping[str, float]) -> tuple[Any, Any]:
    """W and S_c as numbers: their symbols are given, or the unknowns of systems."""
    values = dict(point)
    for solve in found.solves:
        at = {**values, **dict.fromkeys(map(xp.name, found.speeds), 0.0)}
        A, b = (Sampling(xp, [at])(each)[0] for each in (solve.matrix, solve.right))
        values |= dict(zip(map(xp.name, solve.unknowns), np.linalg.solve(A, b)[:, 0], strict=True))
    columns = {x: value for x, value in found.lets if x not in {*k.f}}
    for x, value in columns.items():
        values[xp.name(x)] = float(Sampling(xp, [values])(xp.column([value]))[0][0, 0])
    return tuple(Sampling(xp, [values])(each)[0] for each in (found.W, found.S_c))


QUASI = {"s": "cos(th)*u + sin(th)*v", "o": "w + 0.1*u"}


def test_what_they_leave_meets_the_constraints_and_gives_them_back() -> None:
    """a W = 0 and Y W = 1; the constraints' own columns: a S_c = 1, Y S_c = 0."""
    k, found = stacked(QUASI)
    W, S_c = solution(k, found, STATE)
    a = Sampling(xp, [STATE])(k.a)[0]
    Y = np.array([[np.cos(0.6), np.sin(0.6), 0.0], [0.1, 0.0, 1.0]])
    np.testing.assert_allclose(a @ W, np.zeros((1, 2)), atol=1e-14)
    np.testing.assert_allclose(Y @ W, np.eye(2), atol=1e-14)
    np.testing.assert_allclose(a @ S_c, [[1.0]], atol=1e-14)
    np.testing.assert_allclose(Y @ S_c, np.zeros((2, 1)), atol=1e-14)
    assert list(map(xp.name, found.u)) == ["s", "o"] == list(map(xp.name, found.speeds))


def test_components_of_f_themselves_are_no_new_states() -> None:
    k, found = stacked({"u": "u", "w": "w"})
    assert list(map(xp.name, found.u)) == ["u", "w"] and found.speeds == ()
    W, _ = solution(k, found, STATE)
    tan = np.tan(0.6)
    np.testing.assert_allclose(W, [[1, 0], [tan, -0.3 / np.cos(0.6)], [0, 1]], atol=1e-14)


def test_a_part_that_is_no_velocity_is_kept_apart() -> None:
    """u = Y f + Z."""
    _, found = stacked({"s": "cos(th)*u + sin(th)*v + 2*x", "o": "w - 1"})
    assert list(found.Z) == [2 * xp.symbol("x"), xp.number(-1), xp.number(0)]
    assert found.E.shape == (3, 3) and not xp.free(found.E[1, 2])


@pytest.mark.parametrize(
    ("quasi", "kind", "why"),
    [
        ({"s": "u"}, bg.StructureError, "has a name"),
        ({"u": "u + v", "o": "w"}, bg.StructureError, "component of f"),
        ({"s": "u**2", "o": "w"}, bg.StructureError, "not linear"),
        ({"s": "u + v"}, bg.NotReducible, "1 quasi-velocities, where 3"),
        ({"s": "cos(th)*v - sin(th)*u + d*w", "w": "w"}, bg.NotReducible, "depend on each other"),
        ({"s": "u + v", "o": "2*u + 2*v"}, bg.NotReducible, "depend on each other"),
    ],
)
def test_what_are_no_quasi_velocities_is_refused(quasi: dict[str, str], kind: type[Exception], why: str) -> None:
    with pytest.raises(kind, match=why):
        stacked(quasi)


def test_those_that_follow_are_determined_best() -> None:
    """Across an edge that is along x at th = 0 it is v that the constraint gives, not u."""
    free = moved(("-sin(th)", "cos(th)", "0.1*cos(x)"))
    assert following(free.k, free.points({}), {}) == {"follows": (1,)}


@pytest.mark.parametrize(
    ("row", "best"),
    [
        (("8*sin(th)", "cos(th)", "0.1*cos(x)"), 1),  # from an eighth of a radian on it would be the first
        (("x", "0.04*cos(y)", "0"), 0),  # within 0.04 of q = 0 it would be the second
    ],
)
def test_best_is_meant_near_the_configuration_and_not_at_it(row: tuple[str, ...], best: int) -> None:
    free = moved(row)
    assert following(free.k, free.points({}), {}) == {"follows": (best,)}


@pytest.mark.parametrize(("steady", "best"), [("2e-3", 2), ("5e-4", 1)])
def test_coefficients_that_do_not_move_come_first_unless_they_hardly_matter(steady: str, best: int) -> None:
    """Though they are smaller: elsewhere the others may vanish."""
    free = moved(("0.5*(1 + sin(x))", "1 + sin(y)", steady))
    assert following(free.k, free.points({}), {}) == {"follows": (best,)}


def test_without_constraints_nothing_follows() -> None:
    free = unconstrained(bg.Graph("g", *MASSES), xp, RandomPoints())
    assert following(free.k, free.points({}), {}) == {"follows": ()}


def test_the_motion_is_the_same_in_any_of_them() -> None:
    """Two choices of quasi-velocities, by Maggi's equations: the same accelerations of the body."""
    c, s, across = np.cos(0.4), np.sin(0.4), -0.3 * 0.2
    start = {"th": 0.4, "u": 0.7 * c - across * s, "v": 0.7 * s + across * c, "w": 0.2}
    others = {"s": "2*(cos(th)*u + sin(th)*v) + w", "w": "w"}
    forms = (maggi.having(quasi=quasi) for quasi in (QUASI, others))
    one, other = (bg.rates(bg.compile(skate().drawn, form), {"d": 0.3, "m": 1.2, "J": 0.5}, start) for form in forms)
    for name in ("x", "y", "th", "u", "v", "w"):
        assert one[name] == pytest.approx(other[name], rel=1e-10), name
