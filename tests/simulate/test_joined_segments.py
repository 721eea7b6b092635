"""Motions in parts, one for each choice of independent velocities: each instant's values come from its own part."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One
from bondgraph.simulate.joined_segments import joined, over_choices

v = One("v")
EQUATIONS = bg.compile(bg.Graph("swing", v >> I("m"), v >> C("k")))
VALUES = {"m": 1.0, "k": 1.0}


def motion(first: float, last: float, start: dict[str, float]) -> bg.Trajectory:
    return bg.simulate(EQUATIONS, (first, last), VALUES, start)


@pytest.fixture(scope="module")
def parts() -> tuple[bg.Trajectory, bg.Trajectory]:
    """A motion, and from 0.5 s on another with four times the momentum, so that one sees whose a value is."""
    return motion(0.0, 0.5, {"v": 1.0}), motion(0.5, 1.0, {"v": 4.0})


def test_one_part_is_itself_with_the_remarks(parts: tuple[bg.Trajectory, bg.Trajectory]) -> None:
    first = parts[0]
    found = joined([first], first.t, ("changed",), EQUATIONS)
    assert found.remarks[0] == "changed" and found.solution is first.solution and not found.choices


def test_values_are_those_of_the_part_at_the_instant(parts: tuple[bg.Trajectory, bg.Trajectory]) -> None:
    times = np.array([[0.0, 0.25], [0.75, 1.0]])
    whole = replace(parts[0], choices=parts)
    (found,) = over_choices(whole, times, lambda run, at: [run.at(at, "v")])
    expected = [parts[0].at(times[0], "v"), parts[1].at(times[1], "v")]
    assert found.shape == times.shape
    np.testing.assert_array_equal(found, expected)


def test_a_whole_ends_where_its_last_part_does(parts: tuple[bg.Trajectory, bg.Trajectory]) -> None:
    whole = joined(parts, np.linspace(0.0, 2.0, 9), (), EQUATIONS)
    assert whole.t[-1] == 1.0 and whole.choices == parts


def test_the_states_of_a_choice_end_with_it(parts: tuple[bg.Trajectory, bg.Trajectory]) -> None:
    whole = joined(parts, np.linspace(0.0, 1.0, 9), (), EQUATIONS)
    np.testing.assert_array_equal(whole.solution(0.25), parts[0].solution(0.25))
