"""A motion goes on in another form where it is."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from mechanisms import CATALOGUE
from quick import quick

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import C, I, Link, Mechanism, One, Prismatic, R, Revolute, Se
from bondgraph.problem.start_from import start_from

FORMS = (None, forms.kane_velocity, forms.kane_momentum, forms.gibbs_appell, forms.lagrange_multipliers, forms.volterra)
TIGHT = {"rtol": 1e-9, "atol": 1e-11}


def trammel() -> bg.Graph:
    """A rod between two sliders that cross: three velocities, of which one is independent."""
    first, second = Link("first", 0.3), Link("second", 0.6)
    rod = Link("rod", 0.8, planar=0.8 * 0.25 / 12, centre=(0.25, 0, 0))
    joints = [
        Prismatic("X", "ground", first, "x"),
        Prismatic("Y", "ground", second, "y"),
        Revolute("p", first, rod, "z"),
        Revolute("q", rod.frame((0.5, 0, 0)), second, "z"),
    ]
    mechanism = Mechanism("tr", [first, second, rod], joints, gravity=(0, -9.81, 0))
    spring = mechanism["p"] >> C("sp", effort="2*sin(p_q) + 0.3*p_q")
    return bg.Graph("tr", *mechanism, Se("mom", "0.8*cos(t)") >> mechanism["p"], mechanism["X"] >> R("d", 0.2), spring)


LOOP_FORMS = (
    forms.kane_velocity,
    forms.kane_momentum,
    forms.gibbs_appell,
    forms.maggi,
    forms.volterra,
    forms.boltzmann_hamel,
    forms.lagrange_multipliers,
    forms.udwadia_kalaba,
)
turned = cache(lambda form: bg.simulate(bg.compile(trammel(), form), (0, 1), start={"p_q": 2.2, "p": 9.0}))


@cache
def compiled(name: str, form: Any) -> bg.Equations:
    return bg.compile(CATALOGUE[name]().graph, form, bg.algebra.table)


@cache
def moved(name: str, form: Any) -> bg.Trajectory:
    m = CATALOGUE[name]()
    return bg.simulate(compiled(name, form), (0, 0.2), m.values, m.start, **TIGHT)


@pytest.mark.parametrize("name", quick(CATALOGUE, ["double_pendulum", "rolling_disc"]))
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("other", FORMS)
def test_a_motion_goes_on_in_another_form(name: str, form: Any, other: Any) -> None:
    m = CATALOGUE[name]()
    run, second = moved(name, form), compiled(name, other)
    first = run.equations
    there = {x: run.at(0.1, x) for x in first.states}
    then = bg.simulate(second, (0.1, 0.2), m.values, second.start_from(run, 0.1), **TIGHT)
    for state in (*(x for x in first.states if x in then.drawn_names), *m.f):
        most = 1e-6 * (1 + abs(run[state][-1]))
        np.testing.assert_allclose(then[state][-1], run[state][-1], atol=most, err_msg=f"{state} from {there}")


@pytest.mark.parametrize(("name", "form"), [("spinning_top", forms.routh), ("free_body", forms.reduced_volterra)])
def test_constants_of_the_motion_are_those_of_the_run(name: str, form: Any) -> None:
    """Momenta that a form has as parameters are given by the velocities, which all are the same."""
    m = CATALOGUE[name]()
    run = bg.simulate(bg.compile(m.graph), [0.0, 0.1, 0.2], m.values, m.start)
    equations = bg.compile(m.graph, form)
    other = bg.simulate(equations, [0.1, 0.15, 0.2], m.values, equations.start_from(run, 0.1))
    for velocity in m.f:
        np.testing.assert_allclose(other[velocity][[0, -1]], run[velocity][1:], rtol=1e-6, atol=1e-8)


def test_the_last_instant_is_the_default() -> None:
    v = One("v", coordinates="x")
    equations = bg.compile(bg.Graph("swing", v >> I("m", 1), v >> C("k", 1), v >> R("d", 0.1)))
    run = bg.simulate(equations, (0, 3), start={"x": 1.0})
    assert start_from(equations, run) == {name: run[name][-1] for name in equations.states}


def test_another_graph_is_refused() -> None:
    v, w = One("v"), One("w")
    run = bg.simulate(bg.compile(bg.Graph("a", v >> I("m", 1), v >> R("d", 1))), (0, 1), start={"p_m": 1.0})
    other = bg.compile(bg.Graph("b", w >> I("M", 1), w >> C("k", 1)))
    with pytest.raises(bg.ValueRefused) as caught:
        other.start_from(run)
    assert {*caught.value.parties} <= {*other.states} and "q_k" in caught.value.parties
    with pytest.raises(bg.ValueRefused, match="from 0 s to 1 s"):
        run.equations.start_from(run, 2.0)


@pytest.mark.parametrize("form", (*LOOP_FORMS, forms.dynamic_multipliers))
@pytest.mark.parametrize("other", LOOP_FORMS)
def test_a_closed_loop_goes_on_with_velocities_that_agree_as_far_as_a_run_keeps_them(form: Any, other: Any) -> None:
    """All three are given, and off by the run's tolerance: the nearest are taken that close the loop."""
    run, equations = turned(form), bg.compile(trammel(), other)
    then = bg.simulate(equations, (1, 1.1), start=equations.start_from(run))
    for name in ("X", "Y", "p", "X_q", "Y_q", "p_q"):
        assert then[name][0] == pytest.approx(run[name][-1], abs=1e-7)
    assert then["X"][0] == pytest.approx(0.5 * np.sin(then["p_q"][0]) * then["p"][0], abs=1e-12)


def test_velocities_that_agree_no_further_contradict_each_other() -> None:
    """A hundredth of a millimetre a second, of a third of a metre."""
    equations = bg.compile(trammel(), forms.kane_velocity)
    start = equations.start_from(turned(forms.maggi))
    with pytest.raises(bg.ValueRefused, match="no motion from this configuration has X"):
        bg.simulate(equations, 0.1, start={**start, "X": start["X"] + 1e-5})


def test_lambda_is_told_by_a_motion_of_the_same_equations_alone() -> None:
    """Another metric gives it another meaning, and other forms none."""
    form = forms.dynamic_multipliers
    run, equations = turned(form), bg.compile(trammel(), form)
    then = bg.simulate(equations, (1, 1.1), start=equations.start_from(run))
    for name in equations.states:
        assert then[name][0] == pytest.approx(run[name][-1], abs=1e-7)
    for other in (turned(forms.maggi), turned(form.having(metric="kinetic"))):
        with pytest.raises(bg.ValueRefused, match="does not tell lambda_q_1"):
            equations.start_from(other)
