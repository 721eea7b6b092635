"""Inertia, damping and stiffness along a constraint, [001] (20), (35), (40), by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms._constraint_inertia import constraints_along, directions, told, weighed
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained

f = One("f", ("u", "w"), coordinates=("x", "y"))
ROD = f << TF("a", (("3", "4"),)) << Sf("rod", 0)
MASS = f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> One("v", 3) >> I("m", 1)
"""A = [[2, 1], [1, 2]]."""


def bead(*more: Any) -> Unconstrained:
    return unconstrained(bg.Graph("bead", MASS, ROD, *more), xp, RandomPoints())


def found(free: Unconstrained) -> dict[str, Any]:
    return weighed(free.k, free.points({}), {})


def number(expression: Any) -> float:
    return float(expression.build(xp, xp.symbol) if hasattr(expression, "build") else expression)


def test_the_direction_is_the_shortest_with_a_c_one() -> None:
    """a^T/(a a^T) = (3, 4)/25."""
    (c,) = directions(bead().k)
    assert list(c) == [xp.number(3) / 25, xp.number(4) / 25]


def test_inertia_damping_and_stiffness_along_it() -> None:
    """c^T A c, c^T b c and c^T k c with damping 5 on u and stiffness 7 on w."""
    free = bead(f["u"] >> R("r", effort="5*f"), f["w"] >> C("s", effort="7*q"))
    options = found(free)
    (damping,), (stiffness,) = options["damping"], options["stiffness"]
    assert number(damping) == pytest.approx(5 * 9 / 625) and number(stiffness) == pytest.approx(7 * 16 / 625)
    k = free.k.keeping([replace(each, reaction=xp.column([xp.symbol("rod.e")])) for each in free.k.kept])
    vars(k)["read"] = lambda formula: formula.build(xp, xp.symbol)
    (along,) = constraints_along(k, options["damping"], options["stiffness"])
    values = {s: xp.number(1) for s in xp.free(along.m_bar)}
    assert number(xp.substitute(along.m_bar, values)) == pytest.approx((2 * 9 + 2 * 12 + 2 * 16) / 625)


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ((), "c_bar"),
        ((f["u"] >> R("r", effort="5*f"),), None),
        ((f["u"] >> R("r", effort="-5*f"),), "c_bar"),
        ((f["u"] >> R("r", effort="1e-20*f"), f["w"] >> R("s", effort="-f")), "c_bar"),
    ],
)
def test_constraints_that_nothing_brings_back_are_told(more: tuple[Any, ...], left: str | None) -> None:
    """Of a velocity alone only the damping counts."""
    options = found(bead(*more))
    assert (options["left"] == ()) == (left is None)
    assert told(options) == "" if left is None else f"rod ({left})" in told(options)


def test_without_constraints_there_is_nothing_to_weigh() -> None:
    free = unconstrained(bg.Graph("free", MASS), xp, RandomPoints())
    assert found(free) == {"damping": (), "stiffness": (), "left": ()} and constraints_along(free.k, (), ()) == ()
    assert told({}) == ""


def test_a_constraint_on_a_driven_velocity_alone_is_refused() -> None:
    free = unconstrained(
        bg.Graph("bead", MASS, f << TF("b", (("3", "0"),)) << Sf("tie", 0), Sf("drive", "sin(t)") >> f["u"]),
        xp,
        RandomPoints(),
    )
    with pytest.raises(bg.NotReducible) as caught:
        found(free)
    assert caught.value.parties == ("tie",)
