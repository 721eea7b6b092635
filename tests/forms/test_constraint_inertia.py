"""Inertia, damping and stiffness along a constraint, [001] (20), (35), (40), by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.forms._constraint_inertia import Along, Metric, constraints_along, directions, metric_of, told, weighed
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained

f = One("f", ("u", "w"), coordinates=("x", "y"))
ROD = f << TF("a", (("3", "4"),)) << Sf("rod", 0)
MASS = f >> TF("P", ((1, 0), (0, 1), (1, 1))) >> One("v", 3) >> I("m", 1)
"""A = [[2, 1], [1, 2]]."""


def bead(*more: Any) -> Unconstrained:
    return unconstrained(bg.Graph("bead", MASS, ROD, *more), xp, RandomPoints())


def found(free: Unconstrained, metric: Metric = "unit") -> dict[str, Any]:
    return weighed(free.k, free.points({}), {"metric": metric})


def along(free: Unconstrained, metric: Metric) -> Along:
    options = found(free, metric)
    k = free.k.keeping([replace(each, reaction=xp.column([xp.symbol("rod.e")])) for each in free.k.kept])
    vars(k)["read"] = lambda formula: formula.build(xp, xp.symbol) if hasattr(formula, "build") else xp.number(formula)
    (only,) = constraints_along(k, metric, options["damping"], options["stiffness"]).each
    return only


def number(expression: Any) -> float:
    return float(xp.substitute(expression, {s: xp.number(1) for s in xp.free(expression)}))


def test_the_direction_is_the_shortest_with_a_c_one() -> None:
    """a^T/(a a^T) = (3, 4)/25."""
    k = bead().k
    solves, (one,) = directions(k, metric_of(k, "unit", float))
    assert list(one.c) == [xp.number(3) / 25, xp.number(4) / 25] and one.square == 25 and solves == ()


def test_the_direction_in_a_metric_with_weights() -> None:
    """G = diag(1, 2): (3, 2)/(9 + 8), longer in the other metric and shorter in this."""
    k = bead().k
    _, (one,) = directions(k, metric_of(k, ("1", "2"), lambda text: xp.number(int(text))))
    assert list(one.c) == [xp.number(3) / 17, xp.number(2) / 17]


def test_the_direction_in_the_kinetic_metric_is_a_linear_system() -> None:
    """A y = a^T, y = (2, 5)/3: c = y/(a y) = (2, 5)/26."""
    k = bead().k
    (solve,), (one,) = directions(k, metric_of(k, "kinetic", float))
    assert solve.symmetric and list(solve.right) == [3, 4]
    y = dict(zip(solve.unknowns, (xp.number(2) / 3, xp.number(5) / 3), strict=True))
    assert list(xp.substitute(one.c, y)) == [xp.number(2) / 26, xp.number(5) / 26]
    assert xp.substitute(one.square, y) == xp.number(26) / 3


DRAG = f["u"] >> R("r", effort="5*f"), f["w"] >> C("s", effort="7*q")


@pytest.mark.parametrize(("metric", "c"), [("unit", (3 / 25, 4 / 25)), (("1", "2"), (3 / 17, 2 / 17))])
def test_inertia_damping_and_stiffness_along_it(metric: Metric, c: tuple[float, float]) -> None:
    """c^T A c, c^T b c and c^T k c with damping 5 on u and stiffness 7 on w."""
    only = along(bead(*DRAG), metric)
    assert number(only.m_bar) == pytest.approx(2 * c[0] ** 2 + 2 * c[0] * c[1] + 2 * c[1] ** 2)
    assert number(only.c_bar) == pytest.approx(5 * c[0] ** 2)
    assert number(only.k_bar) == pytest.approx(7 * c[1] ** 2)


@pytest.mark.parametrize("metric", ["mass", ("1",), ("u", "1"), ("-1", "1")])
def test_what_is_no_metric_is_refused(metric: Metric) -> None:
    with pytest.raises((bg.StructureError, bg.NotReducible)):
        found(bead(), metric)


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
    assert not any(found(free).values()) and constraints_along(free.k, "unit", (), ()).each == ()
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


@pytest.mark.parametrize("more", [(), (f["w"] >> R("r", 3),), (f["w"] >> C("k", 3),)])
@pytest.mark.parametrize("row", [("0", "3"), ("x", "3")])
def test_a_constraint_that_moves_no_inertia_is_refused(row: tuple[str, str], more: tuple[Any, ...]) -> None:
    """The direction of the other one has a part in u, which has a mass."""
    graph = bg.Graph("bead", f["u"] >> I("m", 2), *more, f << TF("a", (row,)) << Sf("rod", 0))
    free = unconstrained(graph, xp, RandomPoints())
    if row[0] == "x":
        found(free)
        return
    with pytest.raises(bg.NotReducible) as caught:
        found(free)
    assert caught.value.place == "rod" and caught.value.parties == ("rod", "w")
