"""The mechanism in a balance: its mass matrix by hand, and what is no mechanism, or has no one mass matrix."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.causality.assign import assign
from bondgraph.elements import TF, C, I, One, R, Se, Sf, Zero
from bondgraph.equations.balance import assemble
from bondgraph.equations.random_points import Sampling
from bondgraph.graph.graph import checked
from bondgraph.kinetics.mass_matrix import Mechanism, all_free

ALGEBRAS = (sympy, table)
f = One("f", ("u", "w"), coordinates=("x", "th"))
SWING = f >> TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)"))) >> One("v", 2) >> I("m")


def of(*links: Any, xp: Any = sympy) -> Mechanism:
    return Mechanism(assemble(all_free(assign(checked(bg.Graph("g", *links)))), xp))


STATE = {"x": 0.2, "th": 0.7, "u": 0.4, "w": -0.6, "l": 0.8, "m": 1.1, "M": 2.0, "g": 9.81, "c": 0.3, "t": 0.0}


def number(m: Mechanism, matrix: Any) -> Any:
    return Sampling(m.xp, [STATE])(matrix)[0]


@pytest.mark.parametrize("xp", ALGEBRAS)
def test_a_cart_with_a_pendulum(xp: Any) -> None:
    """A = [[M + m, m l cos], [m l cos, m l^2]], and what its coordinates give in D f: (-m l sin th w^2, 0)."""
    m = of(SWING, f["u"] >> I("M"), Se("G", (0, "-m*g*l*sin(th)")) >> f, f["w"] >> R("b", "c"), xp=xp)
    k = m.kinetics
    l, mass, M, th, w = (STATE[name] for name in ("l", "m", "M", "th", "w"))
    c, s = np.cos(th), np.sin(th)
    np.testing.assert_allclose(number(m, k.A), [[M + mass, mass * l * c], [mass * l * c, mass * l * l]], rtol=1e-13)
    np.testing.assert_allclose(number(m, k.Df), [[-mass * l * s * w * w], [0]], atol=1e-13)
    np.testing.assert_allclose(number(m, k.e), [[0], [-mass * 9.81 * l * s - 0.3 * w]], rtol=1e-13)
    assert (k.u, k.c, k.holonomic) == ((0, 1), (), True)
    assert {name for name, _ in k.inertias} == {"m", "M"} == {name for name, _ in k.partial_velocities}


def test_a_driven_velocity_is_one_of_f_and_not_free() -> None:
    k = of(SWING, f["u"] >> I("M"), Sf("drive", "sin(t)") >> f["u"]).kinetics
    assert (k.u, k.c) == ((1,), (0,)) and k.A.shape == (2, 2)


@pytest.mark.parametrize(("row", "holonomic"), [("l*cos(th)", True), ("l*x", False), ("l*cos(th)*x", False)])
def test_a_store_is_holonomic_where_its_energy_generates_its_forces(row: str, holonomic: bool) -> None:
    """Beside l sin(th) the first is the velocity of a point; u + l x w is the rate of nothing."""
    k = of(f >> TF("P", ((1, row), (0, "l*sin(th)"))) >> One("v", 2) >> I("m"), f["u"] >> I("M")).kinetics
    assert k.holonomic == holonomic


def test_time_in_a_modulus_leaves_no_holonomic_store() -> None:
    k = of(f >> TF("P", ((1, "cos(t)"), (0, "sin(t)"))) >> One("v", 2) >> I("m"), f["u"] >> I("M")).kinetics
    assert not k.holonomic


def refused(*links: Any) -> bg.NotReducible:
    with pytest.raises(bg.NotReducible) as caught:
        m = of(*links)
        _ = m.kinetics
    return caught.value


def test_a_circuit_is_no_mechanism() -> None:
    one = One("i")
    assert set(refused(Se("U") >> one, one >> I("L"), one >> C("q")).parties) == {"L", "q"}


def test_what_a_source_moves_behind_a_ratio_is_not_free() -> None:
    v, i = One("v"), One("i")
    found = refused(Sf("drive", "t") >> TF("gear", -2) >> v, v >> I("m"), v >> R("b"))
    assert found.parties == ("m",) and "nothing moves freely" in found.law
    # Two inductors in series: one is a state, and the other follows it.
    assert "each is its own state" in refused(Se("U") >> i, i >> I("L"), i >> I("l"), i >> R("r")).law


def test_velocities_on_two_junctions_are_refused() -> None:
    a, b, both = One("a"), One("b"), Zero("both")
    links = (
        a >> TF("p", ((1,), ("t",))) >> One("v", 2) >> I("m"),
        b >> TF("q", ((1,), ("t",))) >> One("w", 2) >> I("n"),
    )
    found = refused(*links, a >> both, both >> C("c", 1), b >> both)
    assert set(found.parties) == {"a", "b"} and "gather" in found.remedy


def test_a_rate_that_no_velocity_gives_is_named() -> None:
    """A modulus that follows an electric charge: its rate is a current."""
    i = One("i", coordinates=("charge",))
    links = (f >> TF("P", ((1, "charge"), (0, 1), (1, 1))) >> One("v", 3) >> I("m"), Se("U", 1) >> i, i >> I("L", 1))
    assert refused(*links).parties == ("charge",)


def test_a_store_of_the_name_it_would_have_is_avoided() -> None:
    T = One("T", ("u", "w"), coordinates=("x", "th"))
    m = of(T >> TF("P", ((1, "l*cos(th)"), (0, "l*sin(th)"))) >> One("v", 2) >> I("m"), T["u"] >> I("M"))
    assert m.kinetics.about == "T1"


def test_integral_inertias_on_the_generalized_velocities_are_made_free() -> None:
    """As the strokes come, M is a state and sets u."""
    arm = f["w"] >> TF("P", (("l*cos(th)",), ("l*sin(th)",))) >> One("v", 2) >> I("m")
    causal = assign(checked(bg.Graph("g", arm, f["u"] >> I("M"))))
    assert set(causal.free) == {("f", 1)} and set(all_free(causal).free) == {("f", 0), ("f", 1)}
    again = all_free(all_free(causal))
    assert all_free(again) is again


def test_an_inertia_beside_a_driven_one_is_free() -> None:
    """Two carts, of which a source drives one: the other's momentum would be a state of its own."""
    k = of(f["u"] >> I("m"), f["w"] >> I("M"), Sf("drive", "sin(t)") >> f["w"], f["u"] >> R("b", "c")).kinetics
    np.testing.assert_allclose(Sampling(sympy, [STATE])(k.A)[0], [[1.1, 0], [0, 2.0]], rtol=1e-15)
    np.testing.assert_allclose(Sampling(sympy, [STATE])(k.e)[0], [[-0.3 * 0.4], [0]], rtol=1e-15)
    assert (k.u, k.c) == ((0,), (1,))
