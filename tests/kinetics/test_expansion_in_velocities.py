"""Values written in the generalized velocities: what is linear in them, what is not, and what they amount to."""

from __future__ import annotations

import pytest
from mechanisms import CATALOGUE

import bondgraph as bg
from bondgraph.algebra import sympy as xp
from bondgraph.elements import TF, I, One, R, Se
from bondgraph.equations.balance import assemble
from bondgraph.kinetics.expansion_in_velocities import Expansion
from bondgraph.kinetics.from_graph import driven_strokes


def of(graph: bg.Graph, *roots: str) -> Expansion:
    return Expansion(assemble(driven_strokes(graph, xp), xp), [xp.symbol(name) for name in roots])


@pytest.fixture(scope="module")
def lever() -> Expansion:
    """Two velocities at once behind one another: w = b v and x = q w, with a friction that is quadratic in x."""
    u, v, w, x = One("u", coordinates=("q",)), One("v"), One("w"), One("x")
    graph = bg.Graph(
        "lever", Se("F") >> u, u >> TF("a", "q") >> v, v >> TF("b", 2) >> w >> I("m"), v >> TF("c", "q") >> x >> I("n"),
        x >> R("d", effort="f**2"),
    )  # fmt: skip
    return of(graph, "u")


def test_flows_behind_transformers_are_products_of_moduli(lever: Expansion) -> None:
    u, q, b = xp.symbol("u"), xp.symbol("q"), xp.symbol("b")
    assert xp.is_zero(lever(xp.symbol("w")) - b * q * u)
    assert xp.is_zero(lever(xp.symbol("x")) - q**2 * u)
    assert lever.matrix([xp.symbol("w"), xp.symbol("x")], [u]) == xp.matrix([[b * q], [q**2]])


def test_what_is_not_linear_is_written_out_all_the_same(lever: Expansion) -> None:
    u, q = xp.symbol("u"), xp.symbol("q")
    effort = xp.symbol("d.e")
    assert lever.matrix([effort], [u]) is None
    assert xp.is_zero(lever(effort) - (q**2 * u) ** 2) and lever.roots_of([effort]) == {u}


def test_the_impressed_effort_is_what_enters_besides_inertia(lever: Expansion) -> None:
    """F - q^2 (q^2 u)^2: the friction comes back through both transformers, inertias at rest bring nothing."""
    inertial = {xp.symbol("m.e"), xp.symbol("n.e")}
    (found,) = lever.impressed("u", inertial)
    u, q = xp.symbol("u"), xp.symbol("q")
    assert xp.is_zero(xp.tidy(found - (xp.symbol("F") - q**2 * (q**2 * u) ** 2)))


@pytest.mark.parametrize("name", ["rolling_disc", "sleigh", "cart_pendulum", "double_pendulum"])
def test_coordinates_follow_the_velocities_as_the_kinetics_say(name: str) -> None:
    mechanism = CATALOGUE[name]()
    k = bg.kinetics(mechanism.graph)
    q, Q = of(mechanism.graph, *mechanism.f).coordinates([xp.symbol(x) for x in mechanism.f])
    assert q == k.q and Q == k.Q
