"""Numbers of states that a start gives, and the values that these choose."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.problem.held_at_start import check_choices, check_numbers
from bondgraph.problem.initial_state import initial_state
from bondgraph.problem.problem import Problem

v = One("v")


@pytest.fixture(scope="module")
def problem() -> Problem:
    """A machine of three states, of which the last has a value that moves."""
    machine = bg.StateMachine("y", {"a": "p", "b": "2*p", "c": "v"}, [("a", "v > 9", "b")])
    plain = bg.StateMachine("z", {"low": "p", "high": "-p"}, [("low", "v > 9", "high")])
    return Problem.of(bg.compile(bg.Graph("two", v >> I("m", 1), v >> R("b", 1), machine, plain, values={"p": 3})), {})


@pytest.mark.parametrize("number", [0.0, 1.0, 2.0])
def test_numbers_of_states_are_taken(problem: Problem, number: float) -> None:
    check_numbers(problem.equations, {"state_y": number, "v": 0.3})


@pytest.mark.parametrize("number", [-1.0, 0.5, 3.0])
def test_other_numbers_are_refused_with_those_that_there_are(problem: Problem, number: float) -> None:
    with pytest.raises(bg.ValueRefused, match="no state has this number") as caught:
        check_numbers(problem.equations, {"state_y": number})
    assert caught.value.remedy == "give one of 0 (a), 1 (b), 2 (c)" and caught.value.parties == ("state_y",)


def test_values_are_those_of_their_states(problem: Problem) -> None:
    """By numbers and parameters always; by what moves at the instant at which the state is entered."""
    for start, y, z in (
        ({}, 3, 3),
        ({"state_y": 1, "state_z": 1}, 6, -3),
        ({"state_y": 2, "v": 0.5}, 0.5, 3),
        ({"state_y": 2, "v": 0.5, "since_y": -1, "y": 8}, 8, 3),
        ({"state_z": 1, "since_z": -1}, 3, -3),
    ):
        states = initial_state(problem, 0.0, start)
        found = dict(zip(problem.equations.states, states, strict=True))
        assert (found["y"], found["z"]) == (y, z)
        check_choices(problem, 0.0, states, {"y": found["y"], "z": found["z"]})


@pytest.mark.parametrize(
    ("start", "law", "remedy"),
    [
        ({"z": -3}, "in the state 'low' it is 3", "leave it out, and give state_z, 1 (high)"),
        ({"z": -3, "since_z": -1}, "in the state 'low' it is 3", "leave it out, and give state_z, 1 (high)"),
        ({"z": 4}, "in the state 'low' it is 3", "leave it out"),
        ({"y": 6, "v": 6}, "'a' it is 3", "leave it out, and give state_y, 1 (b) or 2 (c); as a run had it, it goes"),
        ({"y": 1, "state_y": 2}, "in the state 'c' it is 0", "leave it out; as a run had it, it goes with since_y"),
    ],
)
def test_another_value_is_refused(problem: Problem, start: dict[str, float], law: str, remedy: str) -> None:
    with pytest.raises(bg.ValueRefused) as caught:
        initial_state(problem, 0.0, start)
    assert law in caught.value.law and caught.value.remedy.startswith(remedy)
