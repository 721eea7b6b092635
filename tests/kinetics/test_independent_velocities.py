"""Which velocities may be independent: as many as constraints leave, of those there are, that determine the others."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import maggi
from bondgraph.kinetics.independent_velocities import (
    MANY,
    check_determined,
    check_free,
    choice_of,
    determined_everywhere,
    others,
)
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained

NAMES = ("u", "v", "w")


def rolling(row: tuple[object, ...] = ("-sin(th)", "cos(th)", "0")) -> Unconstrained:
    """A skate: its constraint says nothing of how it turns."""
    f = One("f", NAMES, coordinates=("x", "y", "th"))
    masses = (
        f["u", "v"] >> I("m"),
        f["w"] >> I("J"),
        f >> TF("P", ((1, 1, 1), (0, 1, 0), (0, 0, "x**2"))) >> One("p", 3) >> I("n"),
    )
    return unconstrained(bg.Graph("skate", *masses, f << TF("a", (row,)) << Sf("edge", 0)), xp, RandomPoints())


@pytest.mark.parametrize(
    ("free", "blamed"),
    [
        (("u",), {"u"}),
        ((), set()),
        (("u", "v", "w"), {"u", "v", "w"}),
        (("u", "u"), {"u"}),
        (("u", "q"), {"q"}),
        (("u", "v", "q"), {"q"}),
    ],
)
def test_a_choice_is_of_those_there_are_and_as_many_as_are_left(free: tuple[str, ...], blamed: set[str]) -> None:
    """What is right of a choice is not blamed."""
    check_free("T", ("w", "u"), NAMES, 1)
    with pytest.raises(bg.StructureError) as caught:
        check_free("T", free, NAMES, 1)
    assert set(caught.value.parties) == {"T", *blamed} and "choose 2 of u, v, w" in caught.value.remedy


@pytest.mark.parametrize(("part", "fits"), [(1e-4, True), (3e-12, True), (3e-13, False), (0.0, False)])
def test_what_constraints_hardly_contain_does_not_follow(part: float, fits: bool) -> None:
    """In any unit, but for rounding; one configuration in which it follows is enough."""
    bad, good = np.array([[1.0, 0.0, 0.0]]), np.array([[1.0, part, 0.0]])
    both = np.vstack([good, [[1.0, 2 * part, 0.0]]])
    if fits:
        check_determined("T", ["u", "v"], [np.vstack([bad, bad]), both], [0, 1])
        return
    with pytest.raises(bg.StructureError) as caught:
        check_determined("T", ["u", "v"], [np.vstack([bad, bad]), both], [0, 1])
    assert caught.value.parties == ("T", "u", "v") and "smallest singular value" in caught.value.law


def test_the_others_follow() -> None:
    free = rolling()
    at = free.points({})
    assert others(free.k, ("u", "w"), at) == (1,) and others(free.k, ("v", "w"), at) == (0,)
    assert others(free.k, ("u",), at, apart=(2,)) == (1,)
    with pytest.raises(bg.StructureError, match="do not determine w"):
        others(free.k, ("u", "v"), at)


def test_the_choice_of_a_form_is_what_does_not_follow() -> None:
    free = rolling()
    prepared = maggi.having(free=("v", "w")).prepared(free.k, free.points({}))
    choice = choice_of(free.k, prepared)
    assert choice is not None and choice.names == NAMES and choice.free == ("v", "w")
    assert choice_of(free.k.keeping(()), prepared) is None


TURNS = np.array([0.2, 1.3, 2.9, -2.0])
"""Headings of a robot on two wheels: at none of them, and not at 90 degrees, do its wheels say nothing of x and y."""


def robot(bent: float = 0.0, b: float = 0.15, r: float = 0.06) -> np.ndarray:
    """Rows of its velocities along x and y, of its turning and of its wheels: ahead, left and right, and aside."""
    c, s, o = np.cos(TURNS), np.sin(TURNS), np.zeros(4)
    near = b * (1 + bent * TURNS)
    return np.array([[c, s, -near, o - r, o], [c, s, near, o, o - r], [-s, c, o, o, o]]).transpose(2, 0, 1)


def test_what_follows_is_determined_everywhere_if_anything_is() -> None:
    """By x, y and turning the determinant is 2 b; that of y, turning and a wheel vanishes at 90 degrees."""
    assert determined_everywhere(robot(), (1, 2, 3), 1e-3) == (0, 1, 2)
    assert determined_everywhere(robot(), (0, 1, 3), 1e-3) == (0, 1, 3)


@pytest.mark.parametrize(("bent", "found"), [(1e-11, (0, 1, 2)), (1e-7, (0, 1, 3))])
def test_a_determinant_is_constant_as_an_identity_holds(bent: float, found: tuple[int, ...]) -> None:
    assert determined_everywhere(robot(bent), (1, 2, 3), 1e-3) == found


@pytest.mark.parametrize(("small", "found"), [(1e-2, (0,)), (1e-4, (1,))])
def test_what_is_constant_but_hardly_matters_is_not_taken(small: float, found: tuple[int, ...]) -> None:
    rows = np.array([[np.full(4, small), 1 + np.sin(TURNS)]]).transpose(2, 0, 1)
    assert determined_everywhere(rows, (1,), 1e-3) == found


def test_few_configurations_and_many_choices_change_nothing() -> None:
    assert determined_everywhere(robot()[:2], (1, 2, 3), 1e-3) == (1, 2, 3)
    wide = np.dstack([robot(), np.zeros((4, 3, 20))])
    assert comb(25, 3) > MANY and determined_everywhere(wide, (1, 2, 3), 1e-3) == (1, 2, 3)
