"""Inertias with laws of their own under forms: refused where a mass matrix would have to hold them, right elsewhere."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bondgraph as bg
from bondgraph.algebra import sympy, table
from bondgraph.elements import GY, IC, TF, I, One, R, Se, Sf

FORMS = [getattr(bg.forms, name) for name in bg.forms.__all__]
CUBIC = bg.Function(lambda p: 2 * p + 5 * p**3, lambda p: 2 + 15 * p**2)
QUARTIC = bg.Function(lambda p: p**2 + 1.25 * p**4, CUBIC)
BENT: list[I] = [
    I("J", flow="2*p + 5*p**3"),
    I("J", flow="p/J + 5*p**3"),
    I("J", flow=CUBIC),
    I("J", energy="9*sqrt(p**2/4 + 1)"),
    I("J", energy=QUARTIC),
    I("J", flow="where(p > 0.1, 2*p - 0.1, p)"),
    I("J", flow="p + 0.1"),
]
PLANE: list[I] = [
    I("m", flow=("p1/m + p1*(p1**2 + p2**2)", "p2/m + p2*(p1**2 + p2**2)")),
    I("m", energy="9*sqrt((p1**2 + p2**2)/4 + 1)"),
    I("m", flow=("p1/m", "p2 + p2**3")),
    I("m", energy="p1**2 + p2**2 + p1*p2"),
]
START = {"th": 0.8}


def graph(*more: Any, mass: I | None = None) -> bg.Graph:
    """A bob at 0.5 m that hangs on a joint; more are links, or give one from the joint."""
    w, v = One("w", coordinates=("th",)), One("v", ("vx", "vy"), frame="inertial")
    arm = w >> TF("arm", (("0.5*cos(th)",), ("0.5*sin(th)",))) >> v >> (mass or I("m", 1.3))
    links = [each(w) if callable(each) else each for each in more]
    return bg.Graph("pendulum", arm, Se("weight", (0, -12.753)) >> v, *links)


def on_the_joint(inertia: I) -> bg.Graph:
    return graph(lambda w: w >> inertia, lambda w: w >> R("b", 0.1))


def behind_a_gear(inertia: I) -> bg.Graph:
    return graph(lambda w: w >> TF("gear", 2.0) >> One("shaft") >> inertia)


def under_a_constraint(inertia: I) -> bg.Graph:
    f, r = One("f", ("u", "v"), coordinates=("x", "y")), One("r")
    held = f >> TF("c", (("1", "0.3*y"),)) >> r << Sf("rail", 0)
    return bg.Graph("rail", f["u"] >> inertia, f["v"] >> I("m", 1), held, Se("F", 1) >> f["v"])


def driven(inertia: I) -> bg.Graph:
    f = One("f", ("u", "v"), coordinates=("x", "y"))
    return bg.Graph("driven", f["u"] >> inertia, Sf("S", "sin(t)") >> f["u"], f["v"] >> I("m", 1))


def winding(inertia: I) -> bg.Graph:
    i = One("i")
    return graph(Se("U", 2) >> i, i >> inertia, i >> R("Ra", 1), lambda w: i >> GY("K", 0.4) >> w)


def behind_a_gyrator(inertia: I) -> bg.Graph:
    return graph(lambda w: w >> GY("K", 0.4) >> One("other") >> inertia, lambda w: w >> R("b", 0.1))


def beside_a_store(inertia: I) -> bg.Graph:
    q = One("q", ("a", "b"), coordinates=("x", "y"))
    store = q >> IC("T", ((2, 0), (0, "1 + x**2"))) >> q
    return bg.Graph("store", store, Se("F", (0.3, 1)) >> q, q >> TF("n", ((1, "y"),)) >> One("v") >> inertia)


CARRIED = (on_the_joint, behind_a_gear, under_a_constraint, driven)
APART = (winding, behind_a_gyrator, beside_a_store)


def check_refused(found: bg.Graph, name: str) -> None:
    """Every form, and all else that asks for a mass matrix, names the inertia and its law."""
    asked: list[Callable[[], Any]] = [lambda form=form: bg.compile(found, form) for form in FORMS]
    for ask in (*asked, *(lambda f=f: f(found) for f in (bg.reduce, bg.kinetics, bg.kind, bg.dynamics))):
        with pytest.raises(bg.NotReducible) as caught:
            ask()
        assert caught.value.place == name and name in caught.value.parties and "without a form" in caught.value.remedy


@pytest.mark.parametrize("inertia", BENT, ids=lambda x: str(x.flow or x.energy))
@pytest.mark.parametrize("place", CARRIED)
def test_what_a_mass_matrix_cannot_hold_is_refused(place: Callable[[I], bg.Graph], inertia: I) -> None:
    check_refused(place(inertia), "J")


@pytest.mark.parametrize("mass", PLANE, ids=lambda x: str(x.flow or x.energy))
def test_so_are_laws_of_several_components(mass: I) -> None:
    check_refused(graph(mass=mass), "m")


@pytest.mark.parametrize("xp", [sympy, table])
def test_the_refusal_is_that_of_any_algebra_and_of_comparisons(xp: Any) -> None:
    found = on_the_joint(BENT[0])
    with pytest.raises(bg.NotReducible, match="p \\*\\* 3"):
        bg.kinetics(found, xp)
    rows = bg.compare(found, [bg.forms.kane_velocity, bg.forms.kane_momentum], t=(0, 0.3), start=START)
    assert "NotReducible: J" in str(rows)
    reasons = {row.reason for row in bg.certify(found).rows if not row.applies}
    assert reasons and all(reason.startswith("J: ") for reason in reasons)


def runs(found: bg.Graph, values: dict[str, float], start: dict[str, float]) -> list[float]:
    """By how much each form that takes a graph misses the flows of the graph as drawn."""
    flows = [name for each in found.junctions.values() if each.common == "flow" for name in each.components]
    ts = np.linspace(0, 0.7, 8)
    drawn, missed = bg.simulate(found, ts, values, start, rtol=1e-9, atol=1e-11), []
    for form in FORMS:
        try:
            equations = bg.compile(found, form)
        except bg.NotReducible as other:
            assert other.place != "J"
            continue
        run = bg.simulate(equations, ts, values, start, rtol=1e-9, atol=1e-11)
        missed.append(max(abs(run[name] - drawn[name]).max() for name in flows))
    return missed


@pytest.mark.parametrize("inertia", [BENT[1], BENT[2], BENT[3]], ids=lambda x: str(x.flow or x.energy))
@pytest.mark.parametrize("place", APART)
def test_an_inertia_that_a_form_leaves_alone_keeps_its_law(place: Callable[[I], bg.Graph], inertia: I) -> None:
    values = {"J": 0.5} if inertia is BENT[1] else {}
    missed = runs(place(inertia), values, {"x": 0.5} if place is beside_a_store else START)
    assert len(missed) >= 14 and max(missed) < 1e-5


@pytest.mark.parametrize("apart", [winding, behind_a_gyrator])
def test_dynamics_gather_all_inertias_and_refuse_what_a_form_leaves_alone(apart: Callable[[I], bg.Graph]) -> None:
    with pytest.raises(bg.NotReducible) as caught:
        bg.dynamics(apart(BENT[0]))
    assert caught.value.place == "J"


@pytest.mark.parametrize("inertia", [I("J", flow="p/J"), I("J", energy="p**2/(2*J)"), I("J", flow="2*p"), I("J", 0.5)])
def test_a_linear_law_is_the_inertia_it_says(inertia: I) -> None:
    """A cart of 0.5 kg by the slope of its law, whatever its name; m l^2 = 0.325 at the joint."""
    values = {"J": 0.5} if "J" in str(inertia.flow or inertia.energy) else {}
    found = bg.dynamics(on_the_joint(inertia), values)
    assert math.isclose(found.mass_matrix([0.8])[0, 0], 0.5 + 1.3 * 0.25, rel_tol=1e-14)
    assert max(runs(on_the_joint(inertia), values, START)) < 1e-6


def test_a_linear_law_of_several_components_is_a_diagonal_matrix() -> None:
    """At th the bob moves by (cos, sin)/2: the inertia is (cos^2 m1 + sin^2 m2)/4."""
    found = bg.dynamics(graph(mass=I("m", flow=("p1/m1", "p2/m2"))), {"m1": 2.0, "m2": 3.0})
    expected = (math.cos(0.8) ** 2 * 2 + math.sin(0.8) ** 2 * 3) / 4
    assert math.isclose(found.mass_matrix([0.8])[0, 0], expected, rel_tol=1e-14)


def test_as_drawn_the_law_is_kept() -> None:
    """th' = w, (p + m l^2 w)' = -m g l sin th - 0.1 w, w = 2 p + 5 p^3, by another integrator."""

    def rates(t: float, y: Any) -> list[float]:
        th, p = y
        w, slope = 2 * p + 5 * p**3, 2 + 15 * p**2
        return [w, (-12.753 * 0.5 * math.sin(th) - 0.1 * w) / (1 + 1.3 * 0.25 * slope)]

    by_hand = solve_ivp(rates, (0, 2), [0.8, 0], "DOP853", rtol=1e-11, atol=1e-12).y[0, -1]
    assert abs(bg.simulate(on_the_joint(BENT[0]), (0, 2), start=START)["th"][-1] - by_hand) < 1e-5
