"""Mechanisms held by constraints move as they do in one coordinate in closed form: no route is shared."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from quick import quick

import bondgraph as bg
from bondgraph.problem.constraint_rows import ConstraintRows
from bondgraph.problem.problem import Problem

PAIRS = runpy.run_path(str(Path(__file__).resolve().parents[2] / "benchmarks" / "one_coordinate.py"))["PAIRS"]
SPAN = 3.0


@cache
def pair(name: str, span: float = SPAN) -> tuple[Any, Any, float]:
    """The pair, the motion with constraints, and where that in one coordinate ends at a tight tolerance."""
    found = PAIRS[name]()
    held, free = found.motions(span)
    return found, held, float(free(rtol=1e-11)["q"][-1])


@pytest.mark.parametrize("name", quick(list(PAIRS), ["pendulum"]))
def test_coordinates_are_those_in_closed_form(name: str) -> None:
    found, held, q = pair(name)
    assert found.error(held(), q) < 2e-7


@pytest.mark.slow
@pytest.mark.parametrize("name", list(PAIRS))
def test_after_ten_seconds_they_are_within_a_millionth(name: str) -> None:
    """At default settings, of radians and of the mechanism's length: the crank of the slider has turned forty times."""
    found, held, q = pair(name, 10.0)
    assert found.error(held(), q) < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("name", list(PAIRS))
def test_errors_fall_with_the_tolerance(name: str) -> None:
    found, held, q = pair(name)
    errors = [found.error(held(rtol=rtol), q) for rtol in (1e-6, 1e-8, 1e-10)]
    assert errors[2] < 3e-9 and errors[2] < errors[1] / 3 < errors[0] / 9


@pytest.mark.parametrize("name", quick(list(PAIRS), ["pendulum"]))
def test_constraints_hold_and_the_energy_stays_along_the_run(name: str) -> None:
    """At the ends of steps as far as rounding goes, all rows, those that repeat others too; and between them."""
    _, held, _ = pair(name)
    run = held()
    rows = ConstraintRows(Problem.of(run.equations, run.parameters))
    size = max(float(np.abs(run[state]).max()) for state in run.states)
    opened = [[float(np.abs(rows.values(t, run.solution(t))).max()) for t in times] for times in (run.steps, run.t)]
    assert max(opened[0]) < 1e-11 * size and max(opened[1]) < 1e-7 * size
    assert not run.own_notes
    assert energy(run) < 1e-7


def energy(run: bg.Trajectory) -> float:
    """The drift of the energy, in parts of the largest that a store or a source had."""
    found = run.power_audit()
    return float(abs(found.drift) / max(found.largest, 1.0))
