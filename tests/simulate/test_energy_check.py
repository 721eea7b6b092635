"""The energies of a run balance, or the run says so."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.simulate.energy_check import MOST, Imbalance, imbalance


def circuit(size: float, **how: Any) -> bg.Trajectory:
    i = One("i")
    graph = bg.Graph("lc", i >> I("L", size), i >> C("c", size))
    return bg.simulate(graph, (0, 20 * math.pi * size), start={"q_c": 5 * size}, **how)


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e6])
def test_a_run_within_its_tolerances_has_no_note_and_a_coarse_one_has(size: float) -> None:
    assert circuit(size).notes == ()
    coarse = circuit(size, atol=size)
    assert any("do not balance" in note for note in coarse.notes)
    assert "note: the energies" in str(coarse)


@pytest.mark.parametrize("factor, told", [(1.01, True), (0.99, False)])
def test_the_threshold_on_both_its_sides(factor: float, told: bool) -> None:
    assert Imbalance(-factor * 3e-3, 3.0, 0.0).told is told
    assert Imbalance(factor * 1e-3, 0.0, 1e-3).told is told


def test_drift_is_that_of_the_audit() -> None:
    i = One("i")
    graph = bg.Graph("rlc", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> C("c", 1), i >> R("r", 0.1))
    run = bg.simulate(graph, (0, 10), rtol=1e-4, method="RK45")
    found = imbalance(run)
    assert found.drift == pytest.approx(-run.power_audit().drift, rel=1e-6)
    assert len(run.steps) < MOST


def test_of_a_long_run_some_steps_are_looked_at() -> None:
    i = One("i")
    graph = bg.Graph("rlc", Se("U", "sin(t)") >> i, i >> I("L", 1), i >> C("c", 1), i >> R("r", 0.1))
    run = bg.simulate(graph, np.linspace(0, 30, 5), max_step=0.01)
    assert len(run.steps) > 2 * MOST
    assert imbalance(run).size == pytest.approx(max(map(abs, run.power_audit().energies.values())), rel=0.05)
    assert run.notes == ()
