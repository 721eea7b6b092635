"""Events: branches are met exactly, and never stepped across."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.events import Watch


def test_a_switched_source_against_its_closed_form() -> None:
    i = One("i")
    graph = bg.Graph("switch", Se("U", "where(t < 1, 5, 0)") >> i, i >> I("L", 1), i >> R("Ra", 2))
    run = bg.simulate(graph, (0, 3), rtol=1e-10, atol=1e-12)
    top = 2.5 * (1 - np.exp(-2.0))
    exact = np.where(run.t < 1, 2.5 * (1 - np.exp(-2 * run.t)), top * np.exp(-2 * (run.t - 1)))
    np.testing.assert_allclose(run["i"], exact, atol=1e-8)
    assert np.abs(run.steps - 1).min() < 1e-15


@pytest.mark.parametrize("method", ["LSODA", "DOP853", "Radau"])
def test_a_ball_on_a_stiff_floor_keeps_its_energy(method: str) -> None:
    v = One("v", coordinates="x")
    graph = bg.Graph("ball", v >> I("m", 1), Se("w", -9.81) >> v, v >> C("floor", effort="where(x < 0, 1e5*x, 0)"))
    run = bg.simulate(graph, (0, 2), start={"x": 1}, rtol=1e-9, atol=1e-11, method=method)
    energy = run["m.energy"] + 9.81 * run["x"] + np.where(run["x"] < 0, 5e4 * run["x"] ** 2, 0)
    np.testing.assert_allclose(energy, 9.81, rtol=1e-6)
    fall = np.sqrt(2 / 9.81)
    assert np.abs(run.steps - fall).min() < 1e-6  # as far as the method's interpolant is right


def test_friction_that_would_slide_stops_and_says_so() -> None:
    v = One("v")
    graph = bg.Graph("dry", v >> I("m", 1), v >> R("mu", effort="0.5*sign(f)"))
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, (0, 10), start={"v": 1})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory)
    assert run.t[-1] == pytest.approx(2, abs=0.02)
    assert "switches" in caught.value.law


def test_a_branch_that_is_not_taken_may_be_undefined() -> None:
    v = One("v", coordinates="x")
    graph = bg.Graph("root", v >> I("m", 1), v >> C("c", effort="where(x > 0, sqrt(x), 1/(x - 2))"), Se("F", 3) >> v)
    run = bg.simulate(graph, (0, 1), start={"x": 1})
    assert np.isfinite(run["v"]).all()


def test_crossings_are_found_to_the_last_bit() -> None:
    watch = Watch(lambda time, state: [np.sin(time)])
    found = watch.crossing(3.0, 4.0, lambda time: None)
    assert found is not None and np.sin(found) <= 0 < np.sin(np.nextafter(found, 0))
    assert watch.crossing(3.2, 4.0, lambda time: None) is None


def test_text_and_latex_show_the_branches() -> None:
    i = One("i")
    equations = bg.compile(bg.Graph("g", Se("U", "where(t < 1, 5, 0)") >> i, i >> I("L")))
    assert "where(t < 1, 5, 0)" in str(equations)
    assert "cases" in equations.latex()
