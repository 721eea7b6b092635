"""Values jump where they change by more than the rates beside them explain."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.simulate.jumps import jump_of_inputs, jump_of_laws, jumps
from bondgraph.simulate.time_events import Schedule


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("gap", [1e-12, 1e-3])
def test_a_steep_function_is_none(size: float, gap: float) -> None:
    for function in (math.sin, math.exp, lambda t: 1e3 * t):
        low, high = size * function(1.0), size * function(1.0 + gap)
        explained = 2 * abs(size * (function(1.0) - function(1.0 - gap)))
        assert not jumps(low, high, explained)
        assert jumps(low, high + size, explained) or gap * 8e3 > 1


def driven(default: str | None) -> bg.Graph:
    """A mass on a joint whose velocity is driven, less that of another: the motion needs the rate of the drive."""
    a, b, joint = One("a"), One("b"), Zero("joint")
    drive = Sf("drive", default) if default else Sf("drive")
    return bg.Graph("driven", drive >> joint >> a >> I("m", 1), joint >> b >> I("n", 2), b >> R("r", 1))


LAWS = [("where(t < 0.5, 0, 1)", True), ("sign(t - 0.5)", True), ("abs(t - 0.5)", False), ("max(0, 2*t - 1)", False)]


@pytest.mark.parametrize("law, found", LAWS)
def test_an_input_that_jumps_though_its_rate_is_needed(law: str, found: bool) -> None:
    problem = Problem.of(bg.compile(driven(None)), {"drive": law})
    before, after = Schedule(problem).stretches(0.0, 1.0)
    stop = jump_of_inputs(problem, before, after)
    assert (stop is not None) == found
    assert stop is None or ("jumps" in stop.law and "drive" in str(stop.cause))


@pytest.mark.parametrize("law, found", LAWS)
def test_a_law_that_jumps_though_its_rate_is_needed(law: str, found: bool) -> None:
    problem = Problem.of(bg.compile(driven(law)), {})
    state = np.zeros(len(problem.equations.states))
    before, after = 0.5 - 1e-9, 0.5 + 1e-9
    stop = jump_of_laws(problem, before, after, lambda time: state)
    assert (stop is not None) == found
