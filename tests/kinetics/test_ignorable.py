"""Ignorable coordinates: absent from the constraints, from the Lagrangian and from the forces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, C, I, One, R, Se, Sf
from bondgraph.equations.random_states import RandomPoints
from bondgraph.kinetics.ignorable import ignorable, ignored
from bondgraph.kinetics.pull_back import Unconstrained, unconstrained

f = One("f", ("u", "w"), coordinates=("x", "th"))
SWING = TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)")))


def cart(*more: Any) -> Unconstrained:
    """A pendulum on a cart: theta is in the Lagrangian, x in neither it nor the forces."""
    graph = bg.Graph(
        "cart", f["u"] >> I("M"), f >> SWING >> One("v", 2) >> I("m"), Se("G", (0, "-m*g*l*sin(th)")) >> f, *more
    )
    return unconstrained(graph, xp, RandomPoints())


def found(free: Unconstrained) -> list[str]:
    return [xp.name(x) for x in ignorable(free.k, free.points({}))]


def test_a_cart_that_nothing_holds() -> None:
    assert found(cart()) == ["x"]


@pytest.mark.parametrize(
    "force",
    [
        f["u"] >> C("spring", 3),
        f["u"] >> R("friction", 0.1),
        Se("push", "1e-3") >> f["u"],
        f["u"] << TF("a", (("1 + x**2",),)) << Sf("track", 0),
    ],
)
def test_what_a_force_or_a_constraint_acts_along_is_not_ignorable(force: Any) -> None:
    assert found(cart(force)) == []


def test_a_force_along_another_coordinate_does_not_matter() -> None:
    assert found(cart(f["w"] >> R("hinge", 0.1))) == ["x"]


def test_polar_coordinates_of_a_free_particle() -> None:
    """A = m diag(1, r^2): r is in it, phi is not."""
    g = One("g", ("s", "o"), coordinates=("r", "phi"))
    P = TF("P", (("cos(phi)", "-r*sin(phi)"), ("sin(phi)", "r*cos(phi)")))
    free = unconstrained(bg.Graph("free", g >> P >> One("v", 2) >> I("m")), xp, RandomPoints())
    assert found(free) == ["phi"]


def test_the_change_of_the_rates_themselves_counts() -> None:
    """Q depends on x, and T* does not: at constant rates, though, it does. With u = x_dot/(1 + x^2), T = m u^2/2."""
    g, q = One("g", ("u",)), One("q", coordinates=("x",))
    free = unconstrained(
        bg.Graph("slow", g >> TF("Q", "1 + x**2") >> q, g >> TF("P", ((1,), (0,))) >> One("v", 2) >> I("m", 1)),
        xp,
        RandomPoints(),
    )
    assert found(free) == []


def test_which_momentum_belongs_to_it() -> None:
    free = cart()
    assert ignored(free.k, free.points({}), {}) == {"ignorable": ("x",), "ignored": (0,)}
    assert ignored(free.k, free.points({}), {"ignorable": ("x",)}) == {"ignorable": ("x",), "ignored": (0,)}


def test_what_is_declared_and_is_not_so_is_refused() -> None:
    free = cart()
    with pytest.raises(bg.NotReducible, match="th is declared ignorable") as caught:
        ignored(free.k, free.points({}), {"ignorable": ("x", "th")})
    assert caught.value.parties == ("th",) and "are: x" in caught.value.remedy
    held = cart(f["u"] >> C("spring", 3))
    with pytest.raises(bg.NotReducible, match="no ignorable coordinate"):
        ignored(held.k, held.points({}), {})


def test_a_rate_that_is_no_component_of_f_has_no_momentum_among_p() -> None:
    """f = (x_dot + y_dot, y_dot): x's own rate is the first of them alone, y's is both."""
    g, q = One("g", ("s", "w")), One("q", coordinates=("x", "y"))
    graph = bg.Graph(
        "sheared",
        g >> TF("Q", ((1, -1), (0, 1))) >> q,
        g >> TF("P", ((1, -1), (0, 1), (0, 0))) >> One("v", 3) >> I("m"),
    )
    free = unconstrained(graph, xp, RandomPoints())
    assert found(free) == ["x", "y"]
    assert ignored(free.k, free.points({}), {}) == {"ignorable": ("x",), "ignored": (0,)}
    with pytest.raises(bg.NotReducible, match="rate of y alone"):
        ignored(free.k, free.points({}), {"ignorable": ("y",)})


def flywheel(ratio: str) -> bg.Graph:
    """A mass on a spring, and a flywheel whose flow is the rate of z times a ratio: T* holds no z."""
    g = One("g", ("u", "s"), coordinates=("x", "z"))
    return bg.Graph(
        "flywheel",
        *(g["u"] >> I("m1", 2), g["u"] >> C("spring", 1 / 3), g["s"] >> I("m2", 0.5)),
        g >> TF("k", ((0, ratio),)) >> One("v") >> I("J", "J"),
    )


@pytest.mark.parametrize(("ratio", "is_one"), [("3", True), ("sqrt(1 + x**2)", False), ("1 + t", False)])
@pytest.mark.parametrize("J", [0.3, 3e-10])
def test_a_momentum_that_the_inertia_forces_change_is_no_constant(ratio: str, is_one: bool, J: float) -> None:
    """[004] (27): along z p_dot = e_hat = J k k_dot s, whatever the kinetic energy gives, and beside no larger mass."""
    graph = flywheel(ratio)
    free = unconstrained(bg.Graph("g", *graph.links), xp, RandomPoints())
    alone = replace(free.k, A=free.k.A - xp.matrix([[0, 0], [0, xp.symbol("m2")]]))
    at = free.points({"J": J, "m2": J})
    for k in (free.k, alone):
        assert [xp.name(x) for x in ignorable(k, at)] == (["z"] if is_one else [])
    assert bg.kind(graph).ignorable == (("z",) if is_one else ())


@pytest.mark.parametrize("ratio", ["sqrt(1 + x**2)", "1 + t"])
def test_such_a_coordinate_is_not_left_out(ratio: str) -> None:
    with pytest.raises(bg.NotReducible, match="inertia force along it that the kinetic energy does not generate"):
        bg.compile(flywheel(ratio), bg.forms.reduced_volterra)


def test_motions_whose_combination_changes_have_a_momentum_that_stays() -> None:
    """A particle by its velocities along axes that turn: those along x alone change with the angle, and P_x stays."""
    g, q = One("g", ("u", "v", "w")), One("q", coordinates=("x", "th"))
    turned = ("cos(th)", "-sin(th)", 0)
    graph = bg.Graph(
        "turned",
        g >> TF("Q", (turned, (0, 0, 1))) >> q,
        g >> TF("P", (turned, ("sin(th)", "cos(th)", 0), (0, 0, 1))) >> One("v3", 3) >> I("m"),
    )
    assert found(unconstrained(graph, xp, RandomPoints())) == ["x"]


def test_an_inertia_force_may_hold_what_the_mass_matrix_does_not() -> None:
    free = cart()
    nothing = xp.build("cos(c)**2 + sin(c)**2 - 1", xp.symbol)
    k = replace(free.k, e_hat=free.k.e_hat + xp.matrix([[nothing], [0]]))
    assert [xp.name(x) for x in ignorable(k, free.points({}))] == ["x"]
