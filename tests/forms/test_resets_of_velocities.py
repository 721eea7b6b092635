"""A reset of velocities, and an impact, are the same in every form, whichever of them are states."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import TF, C, I, Impact, One, Sf
from bondgraph.export import python

REDUCED = [forms.routh, forms.reduced_volterra]
ALIKE = [
    *(forms.kane_velocity, forms.kane_momentum, forms.partially_lagrangian, forms.hamiltonian, forms.volterra),
    *(forms.gibbs_appell, forms.boltzmann_hamel, forms.maggi, forms.lagrange_multipliers, forms.udwadia_kalaba),
    forms.gibbs_appell.having(quasi={"u": "u", "w": "u + 2*s"}),
    *REDUCED,
]
RESETS = [{"s": "1 - 0.5*s"}, {"u": "-0.5*u"}, {"u": "-0.5*u", "s": "s + u"}]


def coupled(ratio: Any, *more: Any) -> bg.Graph:
    """A mass on a spring and one that slides along z, with a third that both move: z is ignorable."""
    f = One("f", ("u", "s"), coordinates=("x", "z"))
    return bg.Graph(
        "coupled",
        *(f["u"] >> I("m1", 2), f["u"] >> C("spring", 1 / 3), f["s"] >> I("m2", 0.5)),
        f >> TF("k", ((ratio, 1),)) >> One("v") >> I("m3", 0.3),
        *(each(f) if callable(each) else each for each in more),
    )


def motion(graph: bg.Graph, form: Any) -> bg.Trajectory:
    equations = bg.compile(graph) if form is None else bg.compile(graph, form)
    return bg.simulate(equations, np.linspace(0, 2, 41), start={"x": 0.8, "s": 1.2}, rtol=1e-9, atol=1e-11)


@pytest.mark.parametrize("form", ALIKE, ids=str)
@pytest.mark.parametrize("ratio", [0, 0.4, "0.4*cos(x)"])
def test_a_reset_keeps_the_velocities_it_does_not_set(form: Any, ratio: Any) -> None:
    for set_ in RESETS:
        graph = coupled(ratio, bg.reset("turn", "x < 0", set=set_))
        drawn, run = motion(graph, None), motion(graph, form)
        for name in ("x", "z", "u", "s"):
            np.testing.assert_allclose(run[name], drawn[name], atol=1e-6)


@pytest.mark.parametrize("form", ALIKE, ids=str)
def test_an_impact_along_another_coordinate_keeps_the_momentum(form: Any) -> None:
    """By its impulse alone, and between it and a reset of the ignorable velocity."""
    hit = lambda f: f["u"] >> Impact("hit", "x + 0.2", 0.5)  # noqa: E731
    for more in ((hit,), (hit, bg.reset("kick", "x < 0.1", set={"s": "2"}))):
        graph = coupled("0.4*cos(x)", *more)
        drawn, run = motion(graph, None), motion(graph, form)
        for name in ("x", "z", "u", "s"):
            np.testing.assert_allclose(run[name], drawn[name], atol=1e-6)


@pytest.mark.parametrize("form", REDUCED, ids=str)
def test_an_impact_along_an_ignorable_coordinate_is_a_force_along_it(form: Any) -> None:
    both = coupled(0.4, lambda f: f >> TF("c", ((1, 0.5),)) >> One("closing") >> Impact("hit", "x + 0.5*z + 0.2", 0.5))
    with pytest.raises(bg.NotReducible, match="no ignorable coordinate"):
        bg.compile(both, form)


@pytest.mark.parametrize("form", REDUCED, ids=str)
def test_a_momentum_is_a_state_where_an_event_may_change_it(form: Any, tmp_path: Path) -> None:
    counted = bg.compile(coupled(0.4, bg.counter("n", "x < 0")), form)
    assert counted.kept_constants == ("p_s",) and "p_s" not in counted.states
    kicked = bg.compile(coupled(0.4, bg.reset("kick", "x < 0", set={"p_s": "2"})), form)
    assert not kicked.kept_constants
    run = motion(coupled(0.4, bg.reset("kick", "x < 0", set={"p_s": "2"})), form)
    np.testing.assert_allclose(0.8 * run["s"][-1] + 0.12 * run["u"][-1], 2, rtol=1e-6)
    with pytest.raises(bg.NotExportable, match="finds these anew"):
        bg.export(bg.compile(coupled(0.4, bg.reset("turn", "x < 0", set={"u": "-u"})), form), python, folder=tmp_path)


def test_what_sets_all_that_moves_is_written_as_it_stands(tmp_path: Path) -> None:
    form = forms.gibbs_appell.having(quasi={"u": "u", "w": "u + 2*s"})
    whole = bg.compile(coupled(0.4, bg.reset("turn", "x < 0", set={"u": "-u", "w": "2"})), form)
    assert bg.export(whole, python, folder=tmp_path)


@pytest.mark.parametrize("set_", [{"r": "-0.5*r"}, {"w": "-w"}, {"th": "th + 0.1"}])
def test_so_is_one_beside_a_constraint(set_: dict[str, str]) -> None:
    """A sleigh on a blade with a wheel that spins upon it."""
    f = One("f", ("u", "v", "w", "r"), coordinates=("x", "y", "th", "ph"))
    blade = f << TF("blade", (("-sin(th)", "cos(th)", "-0.3", 0),)) << Sf("edge", 0)
    graph = bg.Graph(
        "sleigh",
        *(f["u"] >> I("m1", 1), f["v"] >> I("m2", 1), f["w"] >> I("J1", 0.6), blade),
        f >> TF("sum", ((0, 0, 1, 1),)) >> One("spin") >> I("J2", 0.3),
        bg.reset("turn", "x > 0.5", set=set_),
    )
    runs = [
        bg.simulate(bg.compile(graph, form), 2, start={"u": 1, "w": 2, "v": bg.Near(0.6), "r": 5}, rtol=1e-9)
        for form in (forms.maggi, forms.reduced_volterra)
    ]
    for name in ("x", "y", "th", "ph"):
        assert runs[1][name][-1] == pytest.approx(runs[0][name][-1], abs=1e-5)
