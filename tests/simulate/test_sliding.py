"""Sliding is told at once, and what only rests at a switch, or passes it, is none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.simulate import sliding
from bondgraph.simulate.sliding import Sliding


def body(law: str, force: Any = 0) -> bg.Graph:
    v = One("v")
    return bg.Graph("body", v >> I("m", 2), v >> R("mu", effort=law), Se("F", force) >> v)


def judged(law: str, force: Any = 0, at: float = 0.0) -> bool:
    problem, _ = initial_value_problem(bg.compile(body(law, force)), None, 0.0, None)
    judge = Sliding(problem, problem.equations.switches)
    return judge.holds(0, 0.0, np.array([at]), np.ones(1))


@pytest.mark.parametrize("force, stays", [(0.0, True), (0.499, True), (0.501, False), (-0.499, True), (-0.501, False)])
def test_dry_friction_holds_what_it_can(force: float, stays: bool) -> None:
    assert judged("0.5*sign(f)", force) == stays


@pytest.mark.parametrize("law", ["where(f > 0, 0.1*f, 1e4*f)", "where(f > 0, 10*f, 1e6*f)", "abs(f)*f"])
def test_a_continuous_law_is_no_sliding(law: str) -> None:
    """A current at rest behind a diode: it is led back from either side, by ever less."""
    assert not judged(law)


def test_a_law_that_leads_away_is_left() -> None:
    assert not judged("-0.5*sign(f)")


@pytest.mark.parametrize("lasts, stays", [(0.5, True), (1.5, False)])
def test_a_jump_stays_however_near(lasts: float, stays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A jump is the same at both distances, a slope a thousandth: between these the threshold is."""
    monkeypatch.setattr(sliding, "LASTS", lasts)
    assert judged("0.5*sign(f)") == stays


@pytest.mark.parametrize("lasts, stays", [(2e-3, False), (5e-4, True)])
def test_a_derivative_vanishes_nearer(lasts: float, stays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sliding, "LASTS", lasts)
    assert judged("where(f > 0, f, 3*f)") == stays


@pytest.mark.parametrize("share, found", [(0.5, True), (2.0, False)])
def test_a_switch_is_near_or_not(share: float, found: bool) -> None:
    problem, _ = initial_value_problem(bg.compile(body("0.5*sign(f)")), None, 0.0, None)
    judge = Sliding(problem, problem.equations.switches)
    at = np.array([share * 1e-6])
    assert (judge.near(0.0, at, np.ones(1)) == 0) == found


def test_it_does_not_depend_on_units() -> None:
    for size in (1e-9, 1.0, 1e9):
        problem, _ = initial_value_problem(bg.compile(body(f"{0.5 * size}*sign(f)", 0.3 * size)), None, 0.0, None)
        assert Sliding(problem, problem.equations.switches).holds(0, 0.0, np.zeros(1), np.array([size]))


@pytest.mark.parametrize("method", [None, "Radau", "LSODA", "BDF"])
def test_friction_stops_a_motion_where_it_stands_still(method: str | None) -> None:
    """v = 1 - t/4 with m = 2 and 0.5 N; the first crossing tells."""
    with pytest.raises(bg.SimulationStopped, match="slides along a place where a law switches: v = 0") as caught:
        bg.simulate(body("0.5*sign(f)"), (0, 10), start={"v": 1}, method=method)
    run = caught.value.trajectory
    assert run is not None and run.steps[-1] == pytest.approx(4, abs=1e-5) and len(run.steps) < 200


@pytest.mark.parametrize("capacity", [1.0, 1e-3, 1e-6])
def test_a_root_that_is_steep_at_zero_is_stiff_and_no_sliding(capacity: float) -> None:
    """A tank that fills through an orifice from empty: C p' = t - sqrt(p)."""
    p, outflow = Zero("p"), One("outflow")
    law = "sign(e)*sqrt(abs(e))"
    graph = bg.Graph("tank", Sf("Q", "t") >> p, p >> C("tank", capacity), p >> outflow, outflow >> R("hole", flow=law))
    run, fine = bg.simulate(graph, 10), bg.simulate(graph, 10, method="Radau", rtol=1e-11)
    np.testing.assert_allclose(run["p"][-1], fine["p"][-1], rtol=1e-7)
    assert "stiff" in run.solver
