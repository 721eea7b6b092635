"""Halving of steps: of all, or of those that change most, until nothing changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.simulate.collocation import exact_sum, stages_of
from bondgraph.simulate.step_halving import graded, settled


def integral(course: Any, asked: list[int]) -> Any:
    """What tells the integral of a function on a grid."""

    def told(grid: Any) -> tuple[Any, Any, Any]:
        asked.append(len(grid) - 1)
        times, _, weights = stages_of(grid[:-1], np.diff(grid))
        brought = (course(times) * weights).sum(axis=1, keepdims=True) * np.diff(grid)[:, None]
        return exact_sum(brought), brought, np.ones(1)

    return told


def close(before: Any, now: Any) -> bool:
    return bool((np.abs(now - before) <= 1e-9).all())


def changes(before: Any, now: Any, places: Any) -> Any:
    return np.add.reduceat(now, places[:-1], axis=0) - before


@pytest.mark.parametrize("at", [0.3, 0.8125, 1 - 1e-9])
def test_long_steps_are_halved_towards_what_is_brief(at: float) -> None:
    """An integral of one, of which halving all steps would not see a thing."""
    asked = list[int]()
    course = lambda t: 1e7 / np.pi / (1 + ((t - at) * 1e7) ** 2)  # noqa: E731
    found = settled(np.sort(np.append(np.linspace(0, 1, 17), at)), integral(course, asked), close, changes)
    exact = (np.arctan((1 - at) * 1e7) + np.arctan(at * 1e7)) / np.pi
    assert found.is_so and found.found.item() == pytest.approx(exact, abs=1e-9)
    assert max(asked) < 2000


@pytest.mark.parametrize(("steps", "most"), [(10, 65536), (2048, 131072)])
def test_what_never_settles_ends(steps: int, most: int) -> None:
    """With 65536 steps, or 64 times as many as at first where that is more."""
    asked = list[int]()

    def told(grid: Any) -> tuple[Any, Any, Any]:
        asked.append(len(grid) - 1)
        assert asked[-1] <= most
        return np.array([len(asked) % 2]), np.full((len(grid) - 1, 1), len(asked) % 2), np.ones(1)

    assert not settled(np.linspace(0, 1, steps + 1), told, close, changes).is_so
    assert max(asked) > most / 2


@pytest.mark.parametrize(("part", "more"), [(0.5, 1), (2.0, 2)])
def test_a_step_waits_that_changes_by_a_256th_of_the_most(part: float, more: int) -> None:
    """Of ten steps the first changes, and the last by about so much of it."""
    asked = list[int]()

    def told(grid: Any) -> tuple[Any, Any, Any]:
        asked.append(len(grid) - 1)
        lengths = np.diff(grid)
        amounts = np.where(grid[:-1] < 0.1 - 1e-9, 1.0, np.where(grid[:-1] > 0.9 - 1e-9, part / 256, 0.0))
        return np.array([float(len(asked))]), (amounts * lengths**2)[:, None], np.ones(1)

    settled(np.linspace(0, 1, 11), told, close, changes)
    assert asked[:3] == [10, 20, 20 + 2 * more]


def test_steps_of_a_few_floats_stay() -> None:
    asked = list[int]()
    found = settled(1 + np.arange(5) * np.spacing(1.0), integral(np.ones_like, asked), lambda *both: False, changes)
    assert found.is_so and asked == [4]


def test_no_step_is_longer_than_twice_the_one_before() -> None:
    """But for what is left at the end, and behind an instant of a few floats, at which something has jumped."""
    jump = 0.5
    ends = np.array([0.0, 0.1, 0.101, jump, jump + 2 * np.spacing(jump), 0.8, 1.0])
    found = graded(ends)
    assert {*ends} <= {*found}
    lengths = np.diff(found)
    far = lengths[1:] > 2.0 * (1 + 1e-9) * lengths[:-1]
    assert np.count_nonzero(far) == 1 and lengths[:-1][far].item() == 2 * np.spacing(jump)
    assert len(found) < 20
    np.testing.assert_array_equal(graded(ends[:2]), ends[:2])


# -- brief forces ----------------------------------------------------------------------------------------------------

v = One("v")


def pushed(width: float, T: float, instants: list[float]) -> tuple[bg.Trajectory, float]:
    """A mass that a brief force pushes, and how its velocity at the end changes with the instant of that."""
    b, t0, wd = 0.3 / T, 0.537 * T, width * T
    force = Se("F", "exp(-((t - t0)/wd)**2)/wd") >> v
    graph = bg.Graph("push", v >> I("m", 1.0), v >> R("b", b), force, values={"wd": wd, "t0": t0})
    # The force is a normal distribution, whose product with an exponential has a factor of its own.
    exact = b * np.sqrt(np.pi) * np.exp(-b * (T - t0) + (b * wd) ** 2 / 4)
    return bg.simulate(graph, [T * x for x in instants]), exact


@pytest.mark.parametrize(
    "T", [1.0, pytest.param(1e3, marks=pytest.mark.slow), pytest.param(1e6, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("width", [10.0**-k for k in range(2, 10)])
def test_derivatives_by_the_instant_of_a_brief_force_are_those_of_its_formula(width: float, T: float) -> None:
    """On the way they are as large as the force is steep, 1e9 times as large as at the end; rounding of that is left,
    whichever instants are asked for."""
    inside = 0.537 + np.array([-1.0, 0, 1.0]) * width
    for instants in ([0, 0.5, 1], [0, *inside, 1], [0, 0.537, 0.5371, 1]):
        run, exact = pushed(width, T, instants)
        found = run.sensitivity("v", "t0")
        part = max(5e-7, 4e-15 / width)
        assert found[-1] == pytest.approx(exact, rel=part)
        assert run.gradient("v", by="t0")["t0"] == pytest.approx(exact, rel=part)
        near = np.abs(run.t / T - 0.537) < 2 * width
        if width <= 1e-6:
            force = -np.exp(-(((run.t - 0.537 * T) / (width * T)) ** 2)) / (width * T)
            np.testing.assert_allclose(found[near], force[near], rtol=4 * width)


@pytest.mark.parametrize("width", [1e-3, 1e-6])
def test_steps_that_are_long_behind_what_is_brief_see_it(width: float) -> None:
    """Twenty-one edges, of which each is as steep as the next one is far."""
    d, T, turn = 0.3, 1.025, 20 * np.pi
    force = Se("F", "0.5 + 0.5*tanh((sin(20*pi*t) - d)/wd)") >> v
    graph = bg.Graph("edges", v >> I("m", 1.0), v >> R("b", 0.3), force, values={"wd": width, "d": d})
    first = np.arcsin(d) / turn
    edges = np.concatenate([np.arange(11) / 10 + first, np.arange(10) / 10 + 0.05 - first])
    exact = -np.exp(-0.3 * (T - edges)).sum() / turn / np.sqrt(1 - d * d)
    run = bg.simulate(graph, T)
    assert run.sensitivity("v", "d")[-1] == pytest.approx(exact, rel=max(1e-6, width**2))
    assert run.gradient("v", by="d")["d"] == pytest.approx(exact, rel=max(1e-6, width**2))


def test_what_rounding_hides_is_refused_with_place_reason_and_remedy() -> None:
    """Pulses by the phase of a sine, which is known to 1e-16 of a turn, of pulses that last for 1e-9 of one."""
    force = Se("F", "exp(-(sin(30*t - p)/wd)**2)/wd") >> v
    graph = bg.Graph("pulses", v >> I("m", 1.0), v >> R("b", 0.3), force, values={"wd": 1e-8, "p": 0.3})
    run = bg.simulate(graph, [0, 0.05])
    exact = 0.3 * np.sqrt(np.pi) / 30**2 * np.exp(-0.3 * (0.05 - 0.01))
    for ask in (lambda: run.sensitivity("v", "p")[-1], lambda: run.gradient("v", by="p")["p"]):
        try:
            assert ask() == pytest.approx(exact, rel=1e-6)
        except bg.NoSolution as refusal:
            assert "rounding of terms that cancel" in refusal.law and "differences of runs" in refusal.remedy
