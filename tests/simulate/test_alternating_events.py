"""Events that undo each other at one place end the motion, by name; those that let it go on do not."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, De, One, R, Se, Sf, Zero
from bondgraph.errors import SimulationStopped
from bondgraph.simulate.alternating_events import Alternation
from bondgraph.simulate.step_result import Step


def thermostat(*transitions: tuple[str, str, str], capacity: float = 50.0) -> bg.Graph:
    room, wall = Zero("T"), One("wall")
    return bg.Graph(
        "heated", Sf("h", "on") >> room, room >> C("c", capacity), room >> wall, wall >> R("r", 0.5),
        wall >> Se("outside", 5), room >> De("y"), bg.StateMachine("on", {"a": 100, "b": 0}, transitions),
    )  # fmt: skip


@pytest.mark.parametrize("method", [None, "Radau", "BDF"])
@pytest.mark.parametrize("slower", [1.0, 1e3])
def test_a_thermostat_with_one_threshold_stops_by_the_names_of_its_transitions(
    method: str | None, slower: float
) -> None:
    graph = thermostat(("a", "y > 20", "b"), ("b", "y < 20", "a"), capacity=50 * slower)
    with pytest.raises(SimulationStopped) as caught:
        bg.simulate(graph, 20 * slower, start={"c.e": 10}, method=method)
    error = caught.value
    assert all(name in str(error) for name in ("'on from a to b 1'", "'on from b to a 2'", "hysteresis"))
    reached = slower * 25 * np.log(45 / 35)  # of 50 T' = 100 - 2 (T - 5) from T = 10
    assert 0 <= reached - error.trajectory.t[-1] <= 20 * slower / 1000


@pytest.mark.parametrize("back", ["y < 19.9", "after 0.1 s"])
def test_thresholds_that_lie_apart_and_states_that_last_let_it_go_on(back: str) -> None:
    run = bg.simulate(thermostat(("a", "y > 20", "b"), ("b", back, "a")), 20, start={"c.e": 10})
    assert run.t[-1] == 20 and abs(run["y"][-1] - 20) < 0.3


class Edge:
    """What is at the edge of a condition: whatever is nearer than a thousandth to zero."""

    def is_edge(self, k: int, time: float, states: float) -> bool:
        return abs(states) < 1e-3


@pytest.mark.parametrize(
    ("count", "far", "gap", "unit", "told"),
    [
        (100, 0.0, 0.0, 1.0, True),
        (99, 0.0, 0.0, 1.0, False),
        (300, 1.0, 0.0, 1.0, False),
        (300, 0.0, 0.5, 1.0, False),
        (100, 0.0, 0.5, 900 * np.spacing(1.0), True),
        (300, 0.0, 0.5, 1100 * np.spacing(1.0), False),
    ],
)
def test_so_many_that_follow_each_other_within_rounding_alternate(
    count: int, far: float, gap: float, unit: float, told: bool
) -> None:
    """Not where the motion has moved between two of them, nor where steps of more than a few floats lie between."""
    alternation, found = Alternation(Edge()), []  # type: ignore[arg-type]
    for k in range(count):
        start, end = 1 + (k + gap) * unit, 1 + (k + 1) * unit
        found.append(alternation.follows(k % 2, Step(start, end, lambda time: far), end))
    assert any(found) == told
    assert not told or alternation.places == [0, 1]
