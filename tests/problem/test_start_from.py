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
from bondgraph.elements import C, I, One, R
from bondgraph.problem.start_from import start_from

FORMS = (None, forms.kane_velocity, forms.kane_momentum, forms.gibbs_appell, forms.lagrange_multipliers, forms.volterra)
TIGHT = {"rtol": 1e-9, "atol": 1e-11}


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
