"""Passages through singular configurations: velocities that bend are straight on, those that jump are not."""

from __future__ import annotations

import numpy as np
import pytest

from bondgraph.errors import NoSolution
from bondgraph.simulate.passages import Passage, first_left, gathered, leaves, passage_told
from bondgraph.simulate.singularity import Singularity


def place(time: float, within: float = 1e-3) -> Singularity:
    return Singularity(time, NoSolution("here", "these constraints become dependent", remedy=""), True, within)


@pytest.mark.parametrize(("change", "left"), [(0.0, False), (0.06, False), (0.15, True), (2.0, True)])
@pytest.mark.parametrize("unit", [1e-9, 1.0, 1e9])
def test_velocities_that_jump_have_left_the_branch(change: float, left: bool, unit: float) -> None:
    """The speed of one of two coordinates falls by a part of itself."""

    def positions(time: float) -> np.ndarray:
        slower = (1 - change) if time > 2 else 1.0
        return unit * np.array([3 * time, 4 * (time - 2) * slower])

    assert leaves(Passage.of(place(2.0)), positions, 0.0, 5.0) == left


@pytest.mark.parametrize("start", [0.0, 1.999, 2 - 1e-7])
def test_velocities_that_bend_have_not(start: float) -> None:
    def positions(time: float) -> np.ndarray:
        return np.array([np.sin(7 * time), (time - 2) ** 2, (time - 2) ** 3 + 1e-3 * time])

    assert not leaves(Passage.of(place(2.0)), positions, start, 5.0)


def test_the_first_one_that_is_left_is_told() -> None:
    def positions(time: float) -> np.ndarray:
        return np.array([abs(time - 3.0)])

    passages = [Passage.of(place(time)) for time in (1.0, 3.0, 4.0)]
    assert first_left(passages, positions, 0.0, 6.0) is passages[1].place
    assert first_left(passages[:1], positions, 0.0, 6.0) is None
    assert first_left([], positions, 0.0, 6.0) is None


@pytest.mark.parametrize("start", [0.0, 2 - 1e-5])
def test_velocities_that_turn_between_two_visits_have_left_the_branch(start: float) -> None:
    """Rounding turns a motion beside the place, which comes near it twice while it does; both are one passage."""
    width = 1e-5

    def positions(time: float) -> np.ndarray:
        return np.array([np.hypot(time - 2, width), time - 2])

    first, second = place(2.0), place(2.0 + 1e-8)
    passage = Passage.of(first)
    assert second.time <= passage.until
    assert leaves(passage.longer(second), positions, start, 5.0)
    assert passage.longer(second).until > passage.until and passage.longer(place(1.0)).until == passage.until


@pytest.mark.parametrize(("width", "left"), [(5.0, True), (16.0, False)])
def test_a_turn_that_takes_longer_than_rounding_may_turn_a_motion_is_none(width: float, left: bool) -> None:
    """The sign of a velocity changes within so many times what constraints are nearly dependent for, a millisecond."""

    def positions(time: float) -> np.ndarray:
        return np.array([1e-3 * width * np.log(np.cosh((time - 2) / (1e-3 * width)))])

    assert leaves(Passage.of(place(2.0)), positions, 0.0, 5.0) == left


@pytest.mark.parametrize(("jump", "left"), [(3.0, False), (8.0, True)])
def test_a_jump_is_one_beside_what_velocities_change_on_the_way(jump: float, left: bool) -> None:
    """In what they change by, in four milliseconds."""

    def positions(time: float) -> np.ndarray:
        return np.array([(time - 2) ** 2 / 2 + 4e-3 * jump * max(time - 2, 0.0)])

    assert leaves(Passage.of(place(2.0)), positions, 0.0, 5.0) == left


@pytest.mark.parametrize(("later", "stays"), [(0.03, False), (0.3, True)])
def test_constraints_that_are_dependent_a_hundred_times_as_long_as_straight_on_stay_so(
    later: float, stays: bool
) -> None:
    assert Passage.of(place(2.0, within=1e-3)).stays(place(2.0 + later)) == stays


def test_what_comes_near_again_much_later_has_left_the_branch_at_once() -> None:
    """All near places were one passage, beside whose length the jump was none."""

    def positions(time: float) -> np.ndarray:
        return np.array([13 * (time - 2) if time < 2 else 108 * (time - 2) - 1e4 * (time - 2) ** 2])

    passage = Passage.of(place(2.0, within=1e-5))
    assert leaves(passage, positions, 0.0, 2.04)
    assert leaves(passage.longer(place(2.0 + 8e-3, within=1e-5)), positions, 0.0, 2.04)


def test_passages_of_the_same_constraints_are_one_note() -> None:
    other = Singularity(2.5, NoSolution("there", "these constraints become dependent", remedy=""), True, 1e-3)
    remarks = [*map(passage_told, (place(1.0), place(2.0), other, place(3.0))), "at t = 4 s it stopped: here: a", "b"]
    first, alone, *rest = gathered(remarks)
    assert first == f"{remarks[0]}, and so 2 times more, the last at t = 3 s"
    assert [alone, *rest] == [remarks[2], *remarks[4:]]
