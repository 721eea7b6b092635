"""Linkages of which a source gives a joint's position: where it says, in every form, and with the same moment."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.elements import C, Frame, Link, Mechanism, R, Revolute, Sf, Spherical

FORMS = [
    None,
    *quick(
        [name for name in bg.forms.__all__ if name not in ("hamiltonian", "routh", "reduced_volterra")],
        ["kane_momentum", "boltzmann_hamel", "maggi", "lagrange_multipliers", "udwadia_kalaba"],
    ),
]
"""Those that a loop has; of the rest constraints or driven velocities are refused."""


def bar(name: str, length: float) -> Link:
    return Link(name, 1, (0.001, 0.03, 0.03), centre=(length / 2, 0, 0))


@cache
def four_bar() -> bg.Graph:
    """A crank of 0.3 m led by its angle, a coupler of 0.9 m, and a rocker of 0.7 m, a metre away."""
    crank, coupler, rocker = bar("crank", 0.3), bar("coupler", 0.9), bar("rocker", 0.7)
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.3, 0, 0)), coupler),
        Revolute("d", Frame("ground", (1, 0, 0)), rocker),
        Revolute("c", coupler.frame((0.9, 0, 0)), rocker.frame((0.7, 0, 0))),
    ]
    loop = Mechanism("four", [crank, coupler, rocker], joints, gravity=(0, -9.81, 0))
    return bg.Graph("four", *loop, Sf("M", "0.8 + 2*t", given="position") >> loop["a"])


def five_bar(led: str = "A") -> bg.Graph:
    """One crank held at an angle of 1.2, or the point between led along x; a spring and a damper on the other crank."""
    bars = bar("c1", 0.2), bar("k1", 0.4), bar("k2", 0.4), bar("c2", 0.25)
    c1, k1, k2, c2 = bars
    joints = [
        Revolute("A", "ground", c1),
        Revolute("B", c1.frame((0.2, 0, 0)), k1),
        Revolute("E", Frame("ground", (0.5, 0, 0)), c2),
        Revolute("D", c2.frame((0.25, 0, 0)), k2),
        Revolute("C", k1.frame((0.4, 0, 0)), k2.frame((0.4, 0, 0))),
    ]
    loop = Mechanism("five", bars, joints, gravity=(0, -9.81, 0))
    point = loop.point("pt", k1.frame((0.4, 0, 0)))
    held = Sf("M", 1.2, given="position") >> loop["A"]
    if led == "pt":
        held = Sf("M", "0.3 + 0.05*sin(3*t)", given="position") >> point.flow["pt_x"]
    return bg.Graph(
        "five", *loop, *point, held, loop["E"] >> C("sp", effort="20*(E_q - 1.7)"), loop["E"] >> R("dm", 0.4)
    )


@cache
def spatial(given: str, value: str) -> bg.Graph:
    """A crank and a rocker about axes across each other, joined by a rod between two balls, which may spin."""
    crank = Link("crank", 0.5, (1e-3, 2e-3, 3e-3), centre=(0.03, 0.01, 0))
    rocker = Link("rocker", 0.8, (4e-3, 2e-3, 5e-3), centre=(0, 0.01, 0.15))
    rod = Link("rod", 0.3, (1e-5, 0.01, 0.01), centre=(0.31, 0, 0))
    joints = [
        Revolute("i", "ground", crank, "z"),
        Revolute("o", Frame("ground", (0.15, 0.55, 0.1)), rocker, "x"),
        Spherical("s1", crank.frame((0.1, 0, 0)), rod, "zyx"),
        Spherical("s2", rod.frame((0.62, 0, 0)), rocker.frame((0, 0, 0.35)), "zyx"),
    ]
    loop = Mechanism("rssr", [crank, rocker, rod], joints, gravity=(0, 0, -9.81))
    return bg.Graph("rssr", *loop, Sf("M", value, given=given) >> loop["i"])


def compiled(graph: bg.Graph, form: str | None) -> bg.Equations:
    return bg.compile(graph, getattr(bg.forms, form)) if form else bg.compile(graph)


@cache
def closed_by_hand() -> tuple[np.ndarray, float]:
    """The rocker's angle and the motor's moment of the four-bar, from its triangles and its energy."""

    def places(t: float) -> tuple[float, float]:
        a = 0.8 + 2 * t
        x, y = 0.3 * np.cos(a) - 1, 0.3 * np.sin(a)
        s = np.hypot(x, y)
        d = np.arctan2(y, x) - np.arccos((s**2 + 0.7**2 - 0.9**2) / (2 * 0.7 * s))
        bx, by = 0.3 * np.cos(a), 0.3 * np.sin(a)
        return d, np.arctan2(0.7 * np.sin(d) - by, 1 + 0.7 * np.cos(d) - bx)

    def energy(t: float) -> float:
        h, a = 1e-4, 0.8 + 2 * t
        (d, e), (d2, e2), (d1, e1) = places(t), places(t + h), places(t - h)
        dd, de = (d2 - d1) / (2 * h), (e2 - e1) / (2 * h)
        centre = 0.6 * np.array([-np.sin(a), np.cos(a)]) + 0.45 * de * np.array([-np.sin(e), np.cos(e)])
        kinetic = (0.15**2 + 0.03) * 4 + (0.35**2 + 0.03) * dd**2 + centre @ centre + 0.03 * de**2
        heights = 0.15 * np.sin(a) + 0.3 * np.sin(a) + 0.45 * np.sin(e) + 0.35 * np.sin(d)
        return kinetic / 2 + 9.81 * heights

    h = 1e-3
    return np.array([places(t)[0] for t in (0.0, 0.5)]), (energy(h) - energy(-h)) / (2 * h) / 2


@pytest.mark.parametrize("form", FORMS)
def test_a_crank_is_where_its_source_puts_it(form: str | None) -> None:
    """Though the start says nothing of it."""
    run = bg.simulate(compiled(four_bar(), form), 0.5, start={"b_q": bg.Near(-0.2), "d_q": bg.Near(1.4)})
    rocker, moment = closed_by_hand()
    tolerance = 1e-3 if form == "augmented_lagrangian" else 1e-7
    np.testing.assert_allclose(run["a_q"][[0, -1]], [0.8, 1.8], atol=1e-12)
    np.testing.assert_allclose(run["d_q"][[0, -1]], rocker, atol=tolerance)
    assert run["M.e"][0] == pytest.approx(moment, abs=1e-4)


@pytest.mark.parametrize("form", ["kane_momentum", "kane_velocity", "maggi", "lagrange_multipliers", "udwadia_kalaba"])
def test_a_held_crank_is_held_in_equilibrium(form: str) -> None:
    """Elsewhere the same loop has other equilibria, other moments and other frequencies."""
    found, drawn = (
        bg.equilibrium(each, guess={"B_q": -0.6, "E_q": 1.7, "D_q": 1.0})
        for each in (compiled(five_bar(), form), compiled(five_bar(), None))
    )
    for name in ("E_q", "M.e"):
        assert found[name] == pytest.approx(drawn[name], rel=1e-9)
    assert found["A_q"] == pytest.approx(1.2, abs=1e-12)


def test_a_momentum_follows_once_the_loop_is_closed() -> None:
    """At coordinates of zero, where the search begins, an arm is straight: its tip cannot be led along x."""
    upper, lower = Link("upper", 2, planar=0.1, centre=(0.3, 0, 0)), Link("lower", 1, planar=0.05, centre=(0.2, 0, 0))
    joints = [Revolute("a", "ground", upper), Revolute("b", upper.frame((0.5, 0, 0)), lower)]
    arm = Mechanism("arm", [upper, lower], joints, gravity=(0, -9.81, 0))
    tip = arm.point("tip", lower.frame((0.4, 0, 0)))
    graph = bg.Graph("arm", *arm, *tip, Sf("X", "0.7 + 0.1*sin(t)", given="position") >> tip.flow["tip_x"])
    start = {"a_q": 0.4, "b_q": bg.Near(0.5)}
    momentum, velocity = (
        bg.simulate(compiled(graph, form), 0.2, start=start) for form in ("kane_momentum", "kane_velocity")
    )
    assert momentum["a_q"][-1] == pytest.approx(velocity["a_q"][-1], abs=1e-7)
    assert momentum["b"][0] == pytest.approx(velocity["b"][0], abs=1e-12)


@pytest.mark.parametrize("form", [None, "kane_velocity", "maggi"])
def test_angles_are_no_turns_away_from_their_guesses(form: str | None) -> None:
    """A poor guess, from which a search for the nearest configuration turns the crank twenty times."""
    guesses = {"B_q": -0.6, "D_q": 1.0, "A_q": 1.2}
    start = {"E_q": 1.75} | {name: bg.Near(x) for name, x in guesses.items()}
    run = bg.simulate(compiled(five_bar("pt"), form), 0.001, start=start)
    assert all(abs(run[name][0] - x) <= np.pi for name, x in guesses.items())
    assert 0.2 * np.cos(run["A_q"][0]) + 0.4 * np.cos(run["A_q"][0] + run["B_q"][0]) == pytest.approx(0.3, abs=1e-9)


@pytest.mark.parametrize("form", FORMS)
def test_a_rod_that_may_spin_spins_where_the_crank_is_led(form: str | None) -> None:
    """A position and its rate lead to the same; of the velocities the spin alone is free."""
    start = {"s1_q3": 0.2, "s1_wx": 3.0, "o_q": bg.Near(0.249), "s1_q1": bg.Near(1.146), "s1_q2": bg.Near(-0.787)}
    led = bg.simulate(compiled(spatial("position", "0.3 + 6*t"), form), [0, 0.5, 1], start=start)
    by_rate = bg.simulate(compiled(spatial("rate", "6"), None), [0, 0.5, 1], start=start | {"i_q": 0.3})
    tolerance = 1e-3 if form == "augmented_lagrangian" else 1e-6
    for name in ("i_q", "o_q", "M.e"):
        np.testing.assert_allclose(led[name], by_rate[name], rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("form", [None, "kane_momentum", "maggi"])
def test_a_start_may_repeat_what_a_source_gives(form: str | None) -> None:
    """To the figures that one writes; another position is refused."""
    equations, others = compiled(four_bar(), form), {"b_q": bg.Near(-0.2), "d_q": bg.Near(1.4)}
    plain = bg.simulate(equations, 0.1, start=others)
    for given in (0.8, 0.8000001, bg.Near(0.5)):
        np.testing.assert_array_equal(bg.simulate(equations, 0.1, start=others | {"a_q": given})["d_q"], plain["d_q"])
    with pytest.raises(bg.ValueRefused, match=r"give this position: it is 0\.8 at t = 0 s, not 0\.5"):
        bg.simulate(equations, 0.1, start=others | {"a_q": 0.5})


def test_a_linkage_is_extended_by_what_it_has() -> None:
    """Its joints are all that it was given, those among them that close its loop."""
    crank, coupler, rocker, extra = bar("crank", 0.3), bar("coupler", 0.9), bar("rocker", 0.7), bar("extra", 0.2)
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((0.3, 0, 0)), coupler),
        Revolute("d", Frame("ground", (1, 0, 0)), rocker),
        Revolute("c", coupler.frame((0.9, 0, 0)), rocker.frame((0.7, 0, 0))),
    ]
    first = Mechanism("first", [crank, coupler, rocker], joints)
    longer = Mechanism("longer", [*first.links, extra], [*first.joints, Revolute("e", coupler, extra)])
    assert [*first.joints] == joints and [joint.name for joint in longer.closing] == ["c"]
