"""Singular configurations along a motion: which are one passage, and where the next one is sought."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate.bifurcations import Approach
from bondgraph.simulate.passages import Passage
from bondgraph.simulate.singular_configurations import SingularConfigurations
from bondgraph.simulate.singularity import Singularity
from bondgraph.simulate.step_result import Step

WITHIN, STRETCH = 1e-3, Stretch(0.0, 10.0, 0.0, 10.0)


class Places:
    """Finds singularities at given instants."""

    def __init__(self, *places: Singularity) -> None:
        self.places = places

    def begin(self, inside: Any) -> None:
        """Nothing is remembered."""

    def crossing(self, start: float, end: float, states: Any) -> Singularity | None:
        return next((place for place in self.places if start < place.time <= end), None)


def place(time: float, is_passable: bool = True, within: float = WITHIN) -> Singularity:
    return Singularity(time, bg.NoSolution("x", "singular"), is_passable, within)


def straight_on(monitor: Places, *passed: Singularity) -> SingularConfigurations:
    """Those of a motion that is to go straight on, and has done so at some."""
    made: Any = object.__new__(SingularConfigurations)
    made.__dict__.update(straight_on=True, quality=None, monitors=[monitor], passages=[*map(Passage.of, passed)])
    return made


@pytest.mark.parametrize(("apart", "same"), [(0.5, True), (2.0, False)])
def test_a_singularity_close_behind_another_is_the_same_passage(apart: float, same: bool) -> None:
    """In parts of how long constraints are nearly dependent; one alone that is not passable ends the motion."""
    made = straight_on(Places(place(3.0 + WITHIN * apart, is_passable=False)), place(3.0))
    assert (made.impassable(Step(3.0, 4.0, lambda time: time), STRETCH, 0.0) is None) == same


@pytest.mark.parametrize(("behind", "count"), [(5e-4, 1), (2e-3, 2)])
def test_behind_a_singularity_the_next_one_is_sought_a_thousandth_of_a_step_farther(behind: float, count: int) -> None:
    times = 2.5, 2.5 + behind
    made = straight_on(Places(*(place(time, within=1e-9) for time in times)))
    assert made.impassable(Step(2.0, 3.0, lambda time: time), STRETCH, 0.0) is None
    assert [passage.time for passage in made.passages] == [*times[:count]]


@pytest.mark.parametrize(("first", "ends"), [(2.0, False), (2.5, True)])
def test_no_motion_goes_straight_on_from_a_singularity_in_which_it_starts(first: float, ends: bool) -> None:
    found = straight_on(Places(place(2.5))).impassable(Step(2.0, 3.0, lambda time: time), STRETCH, first)
    assert (found is not None) == ends


@pytest.mark.parametrize("has_choice", [False, True])
def test_where_extrapolations_failed_a_motion_of_dependent_velocities_ends(has_choice: bool) -> None:
    """Others are led over the place by inertia."""
    made: Any = straight_on(Places())
    refusal, ahead = bg.NoSolution("x", "singular"), SimpleNamespace(start=2.5, end=2.6)
    monitor = SimpleNamespace(approach=lambda *given: ahead, near=lambda *given: refusal)
    made.__dict__.update(stepper=SimpleNamespace(algebraic=False), tried=9.0, _tries=2, _bifurcations=[monitor])
    made.quality = object() if has_choice else None
    assert made.approach(Step(2.0, 3.0, lambda time: time), STRETCH) is (refusal if has_choice else None)


@pytest.mark.parametrize(("near", "tries"), [(20.0, ()), (7.0, (0,)), (2.0, (0, 1))])
def test_states_are_extrapolated_over_a_place_from_afar_and_then_from_nearer(
    near: float, tries: tuple[int, ...]
) -> None:
    """Where a motion comes so many times as near to it as constraints are nearly dependent."""
    ahead = Approach(2.5, 2.6)

    def approach(start: float, end: float, states: Any, beside: float) -> Approach | None:
        return ahead if near <= beside else None

    made: Any = straight_on(Places())
    made.__dict__.update(stepper=SimpleNamespace(algebraic=False), tried=9.0)
    made._bifurcations = [SimpleNamespace(approach=approach)]
    for k in (0, 1):
        made._tries = k
        assert made.approach(Step(2.0, 3.0, lambda time: time), STRETCH) == (ahead if k in tries else None)


@pytest.mark.parametrize(("steps", "is_known"), [(700, True), (1500, False)])
def test_a_way_to_a_place_is_known_for_about_a_thousand_steps(steps: int, is_known: bool) -> None:
    """States are extrapolated over a place by those on two and a half times as long a way there."""
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("oscillator", v >> I("m", 1), v >> C("k", 1))), {})
    stepper: Any = SimpleNamespace(control=None, projection=None)
    made, length = SingularConfigurations(problem, stepper), 1e-4

    def motion(time: Any) -> Any:
        known = {"p_m": np.cos(time), "q_k": np.sin(time)}
        return np.array([known[name] for name in problem.equations.states])

    for k in range(-2000, 0):
        made.made(Step(k * length, (k + 1) * length, motion))
    ahead = Approach(0.0, steps * length / 2.5)
    assert (made.extrapolated(ahead, STRETCH, lambda states: 1e-6 * np.ones(2)) is not None) == is_known
