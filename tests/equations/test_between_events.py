"""What is continuous between events, and what is not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, I, Input, One, R, Se
from bondgraph.equations.between_events import between_events, without_held


def moved(by: str) -> bg.Equations:
    v = One("v")
    return bg.compile(bg.Graph("g", v >> I("m", 2.0), Se("F", by) >> v, bg.counter("n", "v > 1")))


def test_values_that_move_nothing_are_left_out() -> None:
    found = between_events(moved("sin(t)"), "it")
    assert found.states == ("p_m",) and found.held == () and found.events == ()
    assert without_held(moved("sin(t)"), {"n": 1, "v": 2}) == ({"v": 2}, None)


def test_values_that_move_something_are_named() -> None:
    with pytest.raises(bg.NotReducible, match="it is that of a continuous motion, and events set n"):
        between_events(moved("n"), "it")


def test_values_that_are_asked_for_are_inputs_with_the_value_they_have() -> None:
    found = between_events(moved("n"), "it", ["n"])
    assert found.states == ("p_m",) and found.inputs == ("n",) and not found.held
    assert without_held(moved("n"), {"n": 3, "v": 2}, {"m": 1}, ["n"]) == ({"v": 2}, {"n": 3, "m": 1})
    assert without_held(moved("n"), {"n": 3}, {"n": 4}, ["n"]) == ({}, {"n": 4})


def servo(by: str, *more: Any) -> bg.Graph:
    """A motor; its voltage is `by`."""
    i, w = One("i"), One("w", coordinates=("theta",))
    electric = Se("U", by) >> i, i >> I("L", 2e-3), i >> R("Ra", 1), i >> GY("K", 0.05) >> w
    return bg.Graph("servo", *electric, w >> I("J", 1e-4), w >> R("b", 1e-5), *more)


def test_the_output_of_a_sampled_controller_opens_the_loop_it_is_in() -> None:
    """What is left is the motor, whose voltage is an input, at a state and along a run."""
    by = "2*u + where(u > 1, theta, 0)"
    sampled = servo(by, bg.sample("u", "2 - theta + e", "1 ms"), bg.sample("e", "-theta/2", "2 ms"))
    plain = servo(by, Input("u"))
    for u in (0.5, 3.0):
        one = bg.linearize(sampled, {"w": 1, "u": u}, inputs=["u"])
        other = bg.linearize(plain, {"w": 1}, {"u": u})
        np.testing.assert_array_equal(one.A, other.A)
        np.testing.assert_array_equal(one.B, other.B)
    run = bg.simulate(sampled, 0.2)
    assert run["u"].min() < 1 < run["u"].max()
    times = (run.t[run["u"] > 1][-1], run.t[run["u"] < 1][-1])
    for t, found in zip(times, bg.linearize(run, t=times, inputs=["u"]), strict=True):
        at = {name: float(run.at(t, name)) for name in ("theta", "p_L", "p_J")}
        np.testing.assert_array_equal(found.A, bg.linearize(plain, at, {"u": float(run.at(t, "u"))}).A)
    with pytest.raises(bg.NotReducible, match=r"events set u, e\. Take what is held as an input, inputs=\['u'\]"):
        between_events(bg.compile(sampled), "it")


def test_an_equilibrium_finds_the_value_that_is_held_there() -> None:
    graph = servo("u", bg.sample("u", "1 - theta", "1 ms"))
    found = bg.equilibrium(graph, guess={"w": 10, "u": 1}, fixed=["p_J"], turning=["theta"], inputs=["u"])
    assert found.inputs["u"] == pytest.approx(0.05 * 10 + 1 * 1e-5 * 10 / 0.05)
    counted = servo("n", bg.counter("n", "theta > 1"))
    with pytest.raises(bg.NotReducible, match="an equilibrium is that of a continuous motion"):
        bg.equilibrium(counted)
