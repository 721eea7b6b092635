"""The cancellation of dots, [004] (31), (58): which velocities are rates of positions."""

from __future__ import annotations

from typing import Any

import pytest
from mechanisms import EULER

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One
from bondgraph.equations.random_points import Sampling, sampled
from bondgraph.kinetics.cancellation_of_dots import (
    angular,
    bodies,
    dotted,
    gyrates,
    no_position,
    velocity_by_coordinates,
)
from bondgraph.kinetics.from_graph import mechanism
from bondgraph.kinetics.kinetics import Kinetics
from bondgraph.kinetics.mass_matrix import Mechanism


def seen(*parts: Any) -> tuple[Mechanism, Kinetics, Sampling]:
    m = mechanism(bg.Graph("g", *parts))
    k = m.kinetics
    return m, k, sampled(xp, k.A_uu, [k.Q, k.e_hat], map(xp.name, (*k.f, *k.q)), {})


def point(*rows: tuple[object, ...]) -> tuple[Mechanism, Kinetics, Sampling]:
    """A mass behind two generalized velocities, the rates of x and th."""
    f = One("f", ("u", "w"), coordinates=("x", "th"))
    return seen(f >> TF("P", rows) >> One("v", len(rows)) >> I("m"), f >> I("more"))


def body(J: tuple[object, ...]) -> tuple[Mechanism, Kinetics, Sampling]:
    """An inertia tensor in its own axes, by Euler's angles."""
    f, omega = One("f", ("a", "b", "c"), coordinates=("psi", "theta", "phi")), One("o", 3, frame="o")
    return seen(f >> TF("P", EULER) >> omega >> I("J", J))


def only(m: Mechanism, name: str) -> Any:
    return next(each for each in bodies(m) if each.name == name)


def test_of_a_point_the_dots_cancel() -> None:
    """dT_j/dt = dv/dq_j (31): by both orders of differentiation of a place."""
    m, k, at = point((1, "l*cos(th)"), (0, "l*sin(th)"))
    mass = only(m, "m")
    assert all(xp.is_zero(xp.tidy(x)) for x in dotted(k, mass) - velocity_by_coordinates(k, mass, k.q))
    assert not gyrates(k, mass) and no_position(k, at, m, k.q) == ""


@pytest.mark.parametrize("entry", ["x", "1e-6*x", "sin(x)*th"])
def test_of_a_velocity_that_is_no_rate_they_do_not(entry: str) -> None:
    """u + x w is integrable by no factor of one: d(x)/dx along u is not 0."""
    m, k, at = point((1, entry), (0, 1))
    assert no_position(k, at, m, k.q).startswith("the flow of 'm' is the rate of no position")


@pytest.mark.parametrize(("J", "turns"), [((0.7, 0.5, 0.3), True), ((0.5, 0.5, 0.5), False)])
def test_of_an_angular_velocity_they_cancel_but_for_its_own_product(J: tuple[float, ...], turns: bool) -> None:
    """(58), whether the tensor is the same in every direction or not."""
    m, k, at = body(J)
    inertia = only(m, "J")
    assert gyrates(k, inertia) == turns and angular(k, at, inertia, k.q)
    assert no_position(k, at, m, k.q) == ""


def test_partial_velocities_that_depend_on_more_are_told() -> None:
    f, g = One("f", ("u",), coordinates=("x",)), One("g", coordinates=("y",))
    P = TF("P", (("1",), ("sin(y)",)))
    m, k, at = seen(f >> P >> One("v", 2) >> I("m"), f >> TF("n", 2) >> g)
    assert "depend on more" in no_position(k, at, m, (xp.symbol("x"),))
