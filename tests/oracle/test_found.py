"""Faults that random graphs found, a minimal graph for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from oracle import Oracle, judge, judge_reduced

import bondgraph as bg
from bondgraph.elements import AE, AF, GY, TF, C, De, Df, Dp, Dq, I, One, R, Se, Sf, Zero
from bondgraph.forms import kane_momentum

FOUND: list[Any] = []


def found(build: Callable[[], bg.Graph]) -> Callable[[], bg.Graph]:
    """A graph that must agree with the oracle, or be refused where that is right."""
    FOUND.append(pytest.param(build, id=build.__name__))
    return build


@pytest.mark.parametrize("build", FOUND)
def test_what_random_graphs_found(build: Callable[[], bg.Graph]) -> None:
    graph = build()
    try:
        equations = bg.compile(graph)
    except bg.BondGraphError as refusal:
        assert not Oracle(graph).verdict(np.random.default_rng(0)).well_posed, refusal
        return
    judge(equations)


@found
def a_coefficient_that_cancels() -> bg.Graph:
    """K (n - 1) + K - n K is nothing, which shows in numbers only; the momentum follows the charge."""
    i, j, u = One("i"), Zero("j"), Zero("u")
    parts = (i >> j, i >> TF("n") >> u, u << GY("K") << i, u >> i, j >> C("c"), u >> I("m"))
    return bg.Graph("cancels", *parts)


@found
def a_rate_with_two_names() -> bg.Graph:
    a, b, c = One("a", frame="inertial"), One("b", 2, frame="inertial"), One("c", 2, frame="inertial")
    field = I("M", (("2", "k/4"), ("k/4", "1")))
    return bg.Graph("twice", a >> TF("n", (("-1",), ("1",))) >> b, b >> R("r"), c["c_1"] >> I("m"), c >> field)


@found
def a_signal_on_a_massless_velocity() -> bg.Graph:
    """-k s on a velocity that only a body behind it moves: constraint upon constraint."""
    f, v = One("f", coordinates=("x", "y", "z")), One("v")
    parts = (f >> TF("P", (("l*sin(x)", "-1", "l"),)) >> v >> I("m"), f["y_dot"] >> I("J"), f["z_dot"] >> Dq("s"))
    return bg.Graph("massless", *parts, Se("F", "-k*s") >> f["z_dot"])


@found
def a_constraint_behind_a_nonlinear_law() -> bg.Graph:
    v, u = One("v", 2), Zero("u")
    return bg.Graph("hidden", v >> TF("n", (("a", "2"),)) >> u, v >> C("c"), u >> R("r", flow="tanh(e)/r0 + e/5"))


@found
def a_charge_that_must_follow_a_source() -> bg.Graph:
    """Nothing can flow, so the amplifier's effort cannot follow U: no solution but for a constant one."""
    i, u = One("i"), Zero("u")
    return bg.Graph("amplified", i >> AE("k") >> u, i >> C("c"), Se("U", 1.5) >> u)


@found
def compliances_driven_from_both_sides() -> bg.Graph:
    a, b, c = Zero("a"), One("b", 2), One("c")
    parts = (a >> GY("K", (("2",), ("k - m",))) >> b, a >> c, a >> TF("n") >> c, b >> C("q"), Se("F") >> b, c >> R("r"))
    return bg.Graph("driven", *parts)


@found
def an_amplifier_of_its_own_effort() -> bg.Graph:
    i, u, w = One("i"), Zero("u", 2), Zero("w", 2)
    parts = (w >> De("s"), i >> GY("K", (("b/2",), ("a",))) >> u, u >> AE("k", "1 + s_w_2**2/4") >> w)
    return bg.Graph("amplifier", *parts, Se("U") >> u, u["u_1"] >> R("r"))


@found
def no_consistent_point() -> bg.Graph:
    i, u, j = One("i", 2), Zero("u"), One("j")
    parts = (j >> Df("s"), i >> GY("K", (("0.5", "0"),)) >> u, i << GY("L", (("2", "a"),)) << j)
    return bg.Graph("nowhere", *parts, i >> R("r", "g + s**2"), Se("U") >> u)


@found
def constraints_at_a_singular_configuration() -> bg.Graph:
    f, rates = One("f", 3), One("rates", coordinates=("x", "y", "z"))
    rows = (("0", "0", "-sin(x)"), ("-1", "0", "a1*cos(y)"))
    potential = C("V", energy="k0*x**2/2 - c0*cos(z) + x*z/5")
    return bg.Graph("scaled", f >> TF("Q") >> rates, rates >> potential, f << TF("a", rows) << Sf("b", ("0", "0")))


@found
def an_energy_with_bounded_velocities() -> bg.Graph:
    u, v, w, z = Zero("u"), One("v"), One("w"), One("z")
    fast = I("M", energy="sqrt(m0**2 + p**2)")
    parts = (u >> TF("n", "2 + sin(t)") >> v, w >> u, u >> C("c"), v >> I("m"), w >> Sf("V", 1.5), z >> fast, z >> w)
    return bg.Graph("bounded", *parts)


@found
def a_gyrator_modulated_by_the_effort_it_meets() -> bg.Graph:
    u, w = Zero("u"), Zero("w")
    return bg.Graph("met", u >> De("s"), Se("U") >> u, u << GY("K", "a + s/3") << w, w >> R("r"))


@found
def a_loop_of_gain_one_whose_sum_is_determined() -> bg.Graph:
    u, v = Zero("u"), One("v")
    return bg.Graph("sum", u >> AF("k") >> v, u >> GY("P", 2) >> v, u >> GY("Q", 2) >> v)


@found
def a_reaction_determined_but_at_singular_configurations() -> bg.Graph:
    f, x, v = One("f"), One("rate", coordinates=("x",)), One("v")
    held = f << TF("a", (("a0*sin(2*x)",),)) << Sf("b", "0")
    return bg.Graph("held", held, f >> TF("P", (("-sin(x)",),)) >> v >> I("m"), f >> TF("Q") >> x)


@found
def a_resistance_set_by_a_flow_nothing_sets() -> bg.Graph:
    f, u, w = One("f", 2, frame="inertial"), Zero("u"), One("w", frame="inertial")
    parts = (w >> Df("s"), f >> GY("G", (("0.5", "0"),)) >> u, f << GY("K", (("2", "a"),)) << w)
    return bg.Graph("set", *parts, f >> R("r", "g + s**2"), u >> R("q"), Se("U") >> u)


@found
def a_compliance_held_by_a_source() -> bg.Graph:
    """Flows held at g s and n g s make s vanish; then nothing flows, and K U must stay equal to q/c."""
    i, u, v, w = One("i"), Zero("u"), One("v"), One("w")
    parts = (i >> Dp("s"), i << GY("K") << u, u >> v, v >> TF("n") >> w, i >> C("c"), Sf("U", 1.5) >> u)
    return bg.Graph("held", *parts, Sf("F", "g*s") >> v, Sf("H", "g*s") >> w)


@found
def an_effort_on_a_bounded_velocity() -> bg.Graph:
    u, v, w = Zero("u", 2), One("v"), Zero("w")
    fast = I("M", energy="sqrt(m0**2 + p**2)")
    parts = (u["u_1"] >> v >> fast, u >> GY("K", (("a", "a - b"),)) >> w, w >> Se("U", 1.5))
    return bg.Graph("forced", *parts)


@found
def a_charge_behind_a_modulus_that_never_vanishes() -> bg.Graph:
    f, u = One("f"), Zero("u")
    return bg.Graph("rootless", f >> Df("s"), f >> TF("n", "a*(2 + sin(s))") >> u, u >> C("c"))


@found
def a_loop_that_sensors_leave_open() -> bg.Graph:
    """s = -(a + s**2/4) v and nothing else: a loop of two unknowns, one of whose rows is nothing but 0 = 0."""
    v, u = One("v"), Zero("u")
    return bg.Graph("open", v >> Dq("d"), u >> Df("s"), v << TF("n", "a + s**2/4") << u)


@found
def a_law_with_a_kink_on_the_constraint() -> bg.Graph:
    """The resistor's flow is zero and stays so, whichever derivative its law has there."""
    u, v, w = Zero("u", 2), One("v"), Zero("w")
    bent = R("r", effort="where(f > 0, a*f, 2*f)")
    parts = (u >> TF("n", (("2", "b"),)) >> v, u << GY("K", (("0.5", "2"),)) << w, v >> GY("L") >> w)
    return bg.Graph("kinked", *parts, u["u_2"] >> bent, w >> R("q"), w >> I("m"))


@found
def two_branches_of_which_one_determines_more() -> bg.Graph:
    """(n(s) - 2) s = 0: at rest everything is determined; where n(s) = 2 no effort is."""
    i, u, j = One("i"), Zero("u"), One("j")
    return bg.Graph("branches", i >> Df("s"), u >> j, i >> TF("n", "a*(2 + sin(s))") >> u, i >> j, u >> i)


@found
def a_loop_with_several_roots_behind_a_constraint() -> bg.Graph:
    v, w, u, j, k = One("v"), One("w"), Zero("u"), One("j"), One("k")
    parts = (v >> Df("s"), u >> TF("n", "a*(2 + sin(s))") >> j >> GY("K") >> k, w >> u, j >> v)
    nonlinear = I("m", flow="p/m0 + p**3/5")
    return bg.Graph("roots", *parts, u >> C("c"), Sf("F", "g*s") >> w, k >> C("d"), v >> nonlinear)


@found
def a_flow_that_a_factor_never_lets_through() -> bg.Graph:
    """n(s) f = 0 with n > 0: nothing flows, and nothing determines the effort that s is the integral of."""
    u, w = Zero("u"), Zero("w")
    return bg.Graph("shut", u >> Dp("s"), w >> AF("n", "a*(2 + sin(s))") >> u, w >> R("r"), w >> I("m"))


@found
def parallel_ways_of_equal_gain_by_their_values() -> bg.Graph:
    """With other values the constraint is another one: what holds in general does not hold here."""
    u, v = Zero("u"), One("v")
    parts = (u >> De("s"), u >> TF("n", "a + s**2/4") >> v, u >> GY("P", "2") >> v, u >> GY("Q", "2") >> v)
    return bg.Graph("equal", *parts, v >> R("r", "1.25"))


def test_a_ratio_that_follows_another_coordinate_is_not_holonomic() -> None:
    """f = q_dot, but the velocity x y_dot behind the gear is the rate of nothing: a NIC, not an IC."""
    f, v = One("f", ("u", "w"), coordinates=("x", "y")), One("v")
    graph = bg.Graph("variator", f >> I("m"), f >> TF("ratio", (("0", "x"),)) >> v >> I("J"))
    judge_reduced(bg.compile(graph, kane_momentum), graph)
