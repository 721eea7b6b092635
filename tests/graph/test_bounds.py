"""Bounds of values: what must be positive is refused where it is not, by name."""

from __future__ import annotations

import math

import pytest

import bondgraph as bg
from bondgraph.equations.bounds import check_bounds
from bondgraph.graph.bounds import Bound

RADIUS = Bound("wheel", "r - h", "its radius is not positive", "give another", may_vanish=False)
LENGTH = Bound("rod", "l", "its length is negative", "give another", may_vanish=True)


def check(known: dict[str, float]) -> None:
    check_bounds(bg.algebra.sympy, [RADIUS, LENGTH], known)


@pytest.mark.parametrize("known", [{"r": 2.0, "h": 1.0, "l": 1.0}, {"l": 0.0}, {"r": -1.0}, {}])
def test_what_is_positive_or_not_known_yet_is_taken(known: dict[str, float]) -> None:
    check(known)


@pytest.mark.parametrize(
    ("known", "parties"),
    [
        ({"r": 1.0, "h": 1.0}, ("wheel", "h", "r")),
        ({"r": 1.0, "h": 2.0}, ("wheel", "h", "r")),
        ({"r": math.nan, "h": 2.0}, ("wheel", "h", "r")),
        ({"l": -1.0}, ("rod", "l")),
    ],
)
def test_what_is_not_is_refused_with_its_names(known: dict[str, float], parties: tuple[str, ...]) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        check(known)
    assert caught.value.parties == parties and caught.value.remedy
