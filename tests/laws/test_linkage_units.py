"""A linkage of other lengths and masses, all in proportion, has the same motion and reactions, under every form."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import TF, Frame, I, Link, Mechanism, One, Prismatic, Revolute, Se, Sf
from bondgraph.forms import (
    kane_momentum,
    kane_velocity,
    lagrange_index_3,
    lagrange_multipliers,
    maggi,
    udwadia_kalaba,
)

SPAN = 0.2
FORMS = (
    None,
    kane_velocity,
    kane_momentum,
    lagrange_multipliers,
    maggi,
    udwadia_kalaba,
    lagrange_index_3,
)
SIZES = [(1e-2, 1e-6), (1e-4, 1e-9), (1e-6, 1e-12), (1e-6, 1e-18), (1.0, 1e-8), (1.0, 1e-12), (1e6, 1e20)]
"""Of lengths and masses, beside a metre and a kilogram."""


def four_bar(length: float | str, mass: float | str) -> bg.Graph:
    """Bars of so many lengths and masses, which are numbers or the names of parameters."""
    bars = [("crank", 0.3, 1.0), ("coupler", 0.9, 1.5), ("rocker", 0.7, 0.7)]
    crank, coupler, rocker = (
        Link(
            name,
            f"{m}*{mass}",
            tuple(f"{moment * m}*{mass}*{length}**2" for moment in (0.001, 0.03, 0.03)),
            centre=(f"{l / 2}*{length}", 0, 0),
        )
        for name, l, m in bars
    )
    joints = [
        Revolute("a", "ground", crank),
        Revolute("b", crank.frame((f"0.3*{length}", 0, 0)), coupler),
        Revolute("d", Frame("ground", (f"1*{length}", 0, 0)), rocker),
        Revolute("c", coupler.frame((f"0.9*{length}", 0, 0)), rocker.frame((f"0.7*{length}", 0, 0))),
    ]
    gravity = (0, f"-9.81*{length}", 0)
    return bg.Graph("four", *Mechanism("four", [crank, coupler, rocker], joints, gravity=gravity))


@cache
def ends(length: float, mass: float, form: Any) -> tuple[float, float]:
    """The crank's angle and, in units of the weight, the reaction at the last joint."""
    start = {"a_q": 1.0, "b_q": bg.Near(-0.2), "d_q": bg.Near(1.4), "a": 2.0}
    run = bg.simulate(bg.compile(four_bar(length, mass), form, start=start), SPAN, start=start)
    return run["a_q"][-1], run["c_fx"][-1] / mass / length


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("sizes", SIZES)
def test_a_linkage_of_other_lengths_and_masses(sizes: tuple[float, float], form: Any) -> None:
    assert ends(*sizes, form) == pytest.approx(ends(1.0, 1.0, form), rel=1e-7)


@pytest.mark.parametrize("form", FORMS)
def test_one_compile_serves_all_lengths_and_masses(form: Any) -> None:
    """Every length is a multiple of L, by whose vanishing the loop would close, too."""
    start = {"a_q": 1.0, "b_q": bg.Near(-0.2), "d_q": bg.Near(1.4), "a": 2.0}
    equations = bg.compile(four_bar("L", "M"), form)
    for length, mass in [(1.0, 1.0), (1e-3, 1e-6), (1e-6, 1e-18), (1.0, 1e-12), (1.0, 1e9)]:
        run = bg.simulate(equations, SPAN, {"L": length, "M": mass}, start)
        found = run["a_q"][-1], run["c_fx"][-1] / mass / length
        assert found == pytest.approx(ends(1.0, 1.0, form), rel=1e-7)


def slider_crank(length: float, by_joint: bool) -> bg.Graph:
    """The coupler is a link between two joints, or a distance."""
    inertia = (0.006 * length**2,) * 3
    crank, slider = Link("K", 1, inertia, centre=(0.05 * length, 0, 0)), Link("S", 0.7, inertia)
    joints = [Revolute("a", "ground", crank), Prismatic("s", "ground", slider, "x")]
    gravity, pin = (0, -9.81 * length, 0), crank.frame((0.1 * length, 0, 0))
    if not by_joint:
        held = Mechanism("m", [crank, slider], joints, gravity=gravity)
        rod = held.distance("rod", pin, slider)
        return bg.Graph("crank", *held, *rod, Sf("length", 0.3 * length, given="position") >> rod.flow)
    coupler = Link("P", 1, inertia, centre=(0.15 * length, 0, 0))
    joints += [Revolute("b", pin, coupler), Revolute("c", coupler.frame((0.3 * length, 0, 0)), slider)]
    return bg.Graph("crank", *Mechanism("m", [crank, coupler, slider], joints, gravity=gravity))


@cache
def slid(length: float, by_joint: bool, form: Any) -> float:
    """Where the slider is, past the crank's first quarter turn, in units of the length."""
    start = {"a_q": 0.3, "a": 20.0, "s_q": bg.Near(0.4 * length)} | ({"b_q": bg.Near(-0.4)} if by_joint else {})
    run = bg.simulate(bg.compile(slider_crank(length, by_joint), form), 0.1, start=start)
    assert run.notes == () or form is None
    return float(run["s_q"][-1] / length)


@pytest.mark.parametrize("by_joint", [True, False])
@pytest.mark.parametrize(
    ("length", "form"),
    [
        *((length, form) for length in (1e-9, 1e9) for form in (None, kane_velocity)),
        *(
            pytest.param(length, form, marks=pytest.mark.slow)
            for length in (1e-9, 1e-4, 1e9)
            for form in (None, kane_momentum, maggi, lagrange_multipliers, udwadia_kalaba, lagrange_index_3)
        ),
    ],
)
def test_a_slider_crank_in_nanometres_or_gigametres(length: float, form: Any, by_joint: bool) -> None:
    """Where an angle and a length close one loop."""
    assert slid(length, by_joint, form) == pytest.approx(slid(1.0, by_joint, form), rel=1e-7)


def quick_return(length: float) -> bg.Graph:
    """Whitworth's: a die on the crank slides along a lever, which moves a ram by a rod; two loops, two sliders."""
    sizes = {"crank": 1.0, "die": 0.2, "lever": 2.0, "rod": 0.5, "ram": 3.0}
    crank, die, lever, rod, ram = (Link(name, m, (0.02 * m * length**2,) * 3) for name, m in sizes.items())
    joints = [
        Revolute("A", Frame("ground", (0, 0.25 * length, 0)), crank),
        Revolute("B", crank.frame((0.1 * length, 0, 0)), die),
        Revolute("O", "ground", lever),
        Prismatic("S", die, lever, "x"),
        Revolute("C", lever.frame((0.6 * length, 0, 0)), rod),
        Prismatic("R", Frame("ground", (0, 0.62 * length, 0)), ram, "x"),
        Revolute("D", rod.frame((0.25 * length, 0, 0)), ram),
    ]
    return bg.Graph("quick", *Mechanism("quick", [crank, die, lever, rod, ram], joints, gravity=(0, -9.81 * length, 0)))


@cache
def returned(length: float, form: Any) -> float:
    """Where the ram is, in units of the length."""
    near = {"O_q": bg.Near(1.2), "R_q": bg.Near(0.35 * length), "C_q": bg.Near(-1.1)}
    start = {"A_q": 0.2, "A": 8.0, **near}
    run = bg.simulate(bg.compile(quick_return(length), form, start=start), 0.3, start=start)
    return float(run["R_q"][-1] / length)


@pytest.mark.parametrize("form", [None, kane_velocity, maggi, lagrange_index_3])
@pytest.mark.parametrize("length", [1e-9, 1e-3, 1e6])
def test_a_quick_return_in_nanometres_or_gigametres(length: float, form: Any) -> None:
    """Its lengths' velocities are found with those of its angles, and angles agree in radians, not in metres."""
    assert returned(length, form) == pytest.approx(returned(1.0, form), rel=1e-7)


@pytest.mark.parametrize("form", [None, kane_velocity])
@pytest.mark.parametrize("length", [1e-9, 1e-6, 1e6, 1e9])
def test_two_sliders_on_a_rod_of_any_length(length: float, form: Any) -> None:
    """No angle says what a length is."""

    def fallen(unit: float) -> float:
        first, second = (Link(name, 1, (unit**2,) * 3) for name in "AB")
        ways = [Prismatic("x", "ground", first, "x"), Prismatic("y", "ground", second, "y")]
        held = Mechanism("m", [first, second], ways, gravity=(0, -9.81 * unit, 0))
        rod = held.distance("rod", first, second)
        graph = bg.Graph("ladder", *held, *rod, Sf("length", 5 * unit, given="position") >> rod.flow)
        run = bg.simulate(bg.compile(graph, form), SPAN, start={"x_q": 3 * unit, "y_q": bg.Near(4 * unit)})
        return float(run["y_q"][-1] / unit)

    assert fallen(length) == pytest.approx(fallen(1.0), rel=1e-9)


def two_pendulums(mass: float) -> bg.Graph:
    """Two masses on rods, not coupled: the first of one kilogram, both of one length."""
    f = One("f", ("u", "w", "p", "q"), coordinates=("x", "y", "a", "b"))
    return bg.Graph(
        "two",
        f["u", "w"] >> I("m1", (1.0, 1.0)),
        Se("G1", (0, -9.81)) >> f["u", "w"],
        f["p", "q"] >> I("m2", (mass, mass)),
        Se("G2", (0, -9.81 * mass)) >> f["p", "q"],
        f << TF("A", (("x", "y", 0, 0),), integrals=("(x**2+y**2)/2",)) << Sf("r1", (0.5,), given="position"),
        f << TF("B", ((0, 0, "a", "b"),), integrals=("(a**2+b**2)/2",)) << Sf("r2", (0.5,), given="position"),
    )


@pytest.mark.parametrize("form", [None, kane_velocity, kane_momentum, lagrange_multipliers])
@pytest.mark.parametrize("mass", [1e-9, 1e-14, 1e9])
def test_a_pendulum_beside_one_of_another_mass_swings_alike(mass: float, form: Any) -> None:
    """Past where other velocities become the independent ones, at 0.44 s."""
    graph = two_pendulums(mass)
    run = bg.simulate(bg.compile(graph, form) if form else graph, 0.8, start={"x": 0.6, "y": -0.8, "a": 0.6, "b": -0.8})
    assert run["a"][-1] == pytest.approx(run["x"][-1], abs=1e-8)
