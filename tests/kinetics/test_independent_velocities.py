"""Which velocities may be independent: as many as constraints leave, of those there are, that determine the others."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms import maggi
from bondgraph.kinetics.independent_velocities import check_determined, check_free, choice_of, others
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


@pytest.mark.parametrize("free", [("u",), ("u", "v", "w"), ("u", "u"), ("u", "q")])
def test_a_choice_is_of_those_there_are_and_as_many_as_are_left(free: tuple[str, ...]) -> None:
    check_free("T", ("w", "u"), NAMES, 1)
    with pytest.raises(bg.StructureError) as caught:
        check_free("T", free, NAMES, 1)
    assert set(caught.value.parties) == {"T", *free} and "choose 2 of u, v, w" in caught.value.remedy


@pytest.mark.parametrize(("part", "fits"), [(1e-4, True), (1e-8, False), (0.0, False)])
def test_what_constraints_hardly_contain_does_not_follow(part: float, fits: bool) -> None:
    """By the digits people write; one configuration in which it follows is enough."""
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
