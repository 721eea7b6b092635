"""Values jump where they change by more than the rates beside them explain."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import GY, TF, C, Df, I, One, R, Se, Sf, Zero
from bondgraph.problem.problem import Problem
from bondgraph.problem.time_events import Schedule
from bondgraph.simulate.jumps import jump_of_inputs, jump_of_laws, jumps


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


@pytest.mark.parametrize("gap, found", [(3e-10, False), (3e-8, True)])
def test_what_is_rounding_beside_the_size_of_an_input_is_no_jump(gap: float, found: bool) -> None:
    problem = Problem.of(bg.compile(driven(None)), {"drive": f"where(t < 0.5, 1 - 2*t + {gap}, 0)"})
    before, after = Schedule(problem).stretches(0.0, 1.0)
    assert (jump_of_inputs(problem, before, after) is not None) == found


def coupled(law: str) -> Problem:
    """The same, driven by a law of where another mass is."""
    v, a, b, joint = One("v", coordinates="x"), One("a"), One("b"), Zero("joint")
    parts = [v >> I("k", 1), Sf("drive", law) >> joint >> a >> I("m", 1), joint >> b >> I("n", 2), b >> R("r", 1)]
    return Problem.of(bg.compile(bg.Graph("coupled", *parts)), {})


@pytest.mark.parametrize("place, found", [(1.0, False), (1.0 + 1e-12, True), (0.7, True)])
def test_roundings_of_two_branches_are_no_jump(place: float, found: bool) -> None:
    """sin(pi) is 1.2e-16 and sin(2 pi) -2.4e-16 in floats: both are zero, as far as x is known."""
    problem = coupled("where(t < 0.5, sin(pi*x), sin(2*pi*x))")
    state = np.array([place if name == "x" else 0.0 for name in problem.equations.states])
    stop = jump_of_laws(problem, math.nextafter(0.5, 0.0), 0.5, lambda time: state)
    assert (stop is not None) == found


@pytest.mark.parametrize("off, found", [(2.0**-52, False), (1e-12, True)])
def test_what_a_float_of_a_state_makes_is_no_jump(off: float, found: bool) -> None:
    """Beside one the next float is 2.2e-16 away, and all of a difference."""
    problem = coupled("where(t < 0.5, 0, x - 1)")
    state = np.array([1 + off if name == "x" else 0.0 for name in problem.equations.states])
    assert (jump_of_laws(problem, math.nextafter(0.5, 0.0), 0.5, lambda time: state) is not None) == found


@pytest.mark.parametrize("off, found", [(1e-14, False), (1e-10, True)])
def test_what_a_search_leaves_of_a_solution_is_no_jump(off: float, found: bool) -> None:
    """A flow with f + f^3 = 1."""
    w, a, b, joint = One("w"), One("a"), One("b"), Zero("joint")
    law = f"where(t < 0.5, 0, fl - 0.6823278038280193 + {off!r})"
    parts = [Se("U", 1) >> w, w >> R("c", effort="f + f**3"), w >> Df("fl"), Sf("drive", law) >> joint >> a]
    graph = bg.Graph("solved", *parts, a >> I("m", 1), joint >> b >> I("n", 2), b >> R("r", 1))
    problem = Problem.of(bg.compile(graph), {})
    state = np.zeros(len(problem.equations.states))
    assert (jump_of_laws(problem, math.nextafter(0.5, 0.0), 0.5, lambda time: state) is not None) == found


@pytest.mark.parametrize("size, found", [(0.0, True), (1e-6, True), (1.0, False)])
def test_what_an_interpolation_leaves_of_a_state_is_no_jump(size: float, found: bool) -> None:
    """A state of 1e-18 is known to a float, or as far as the sum is whose terms have cancelled in it."""
    problem = coupled("where(t < 0.5, x, 10*x)")
    is_place = [name == "x" for name in problem.equations.states]
    state, sizes = 1e-18 * np.array(is_place), [size * each for each in is_place]
    stop = jump_of_laws(problem, math.nextafter(0.5, 0.0), 0.5, lambda time: state, sizes)
    assert (stop is not None) == found


def test_a_constraint_that_jumps_stops_the_motion() -> None:
    """The gyrator lets the source hold the momentum, which cannot leap; the rate of a step is zero on both sides."""
    c, d = One("c"), Zero("d", 2)
    source = Se("S", "where(t < 0.5, 1, 2)") >> d["d_2"]
    graph = bg.Graph("held", c >> GY("G", (("b",), ("b",))) >> d, c >> I("m"), c >> R("r"), source)
    with pytest.raises(bg.SimulationStopped, match=r"jumps from 0 to -1 at t = 0.5") as caught:
        bg.simulate(graph, (0, 1), {"b": 1.0, "m": 1.0, "r": 1.0})
    assert caught.value.trajectory is not None and caught.value.trajectory.t[-1] <= 0.5


def test_a_constraint_that_bends_is_followed() -> None:
    c, d = One("c"), Zero("d", 2)
    source = Se("S", "abs(t - 0.5)") >> d["d_2"]
    graph = bg.Graph("held", c >> GY("G", (("b",), ("b",))) >> d, c >> I("m"), c >> R("r"), source)
    run = bg.simulate(graph, (0, 1), {"b": 1.0, "m": 1.0, "r": 1.0})
    assert run["p_m"] == pytest.approx(np.abs(run.t - 0.5), abs=1e-7)


@pytest.mark.parametrize("modulus", ["where(x < 1, 1, 2)", "where(x <= 1, 1, 2)", "1.5 + 0.5*sign(x - 1)"])
@pytest.mark.parametrize("speed", [1.0, 1e-3])
def test_a_ratio_that_jumps_with_a_coordinate_stops_the_motion(modulus: str, speed: float) -> None:
    """An inertia follows by that ratio. At the switch x is 1 for many floats of time, where `<` has left its branch."""
    a, b = One("a", coordinates=("x",)), One("b")
    graph = bg.Graph("gear", a >> I("J", 1), a >> TF("n", modulus) >> b, b >> I("m", 1))
    with pytest.raises(bg.SimulationStopped, match=r"'b' jumps from .* to .* at t = 1(000)?, and its rate is needed"):
        bg.simulate(graph, (0, 2 / speed), start={"a": speed})


@pytest.mark.parametrize("law", ["where(t < 1, 0, 0.1)", "0.05*sign(t - 1)", "0.1*t + where(t < 1, 0, 0.1)"])
def test_a_position_that_is_given_and_jumps_stops_the_motion(law: str) -> None:
    """Its flow would be an impulse: what it drives would be left behind."""
    base, mass, spring = One("base", coordinates=("xb",)), One("mass", coordinates=("x",)), Zero("k")
    bonds = Sf("drive", law, given="position") >> base, base >> spring, spring >> mass, spring >> C("k1", 1 / 9)
    graph = bg.Graph("shaken", *bonds, mass >> I("m", 1))
    with pytest.raises(bg.SimulationStopped, match="jumps from") as stop:
        bg.simulate(graph, 2)
    assert stop.value.trajectory.t[-1] == pytest.approx(1)


@pytest.mark.parametrize("law", ["where(x < 0.5, 1, 2)", "where(x < 0.5, 2, 1)", "where(t < 0.5, 1, 2)", "1 + abs(x)"])
@pytest.mark.parametrize("form", ["kane_velocity", "kane_momentum", "maggi", "lagrange_multipliers", "volterra"])
def test_a_ratio_that_jumps_before_an_inertia_stops_every_form(form: str, law: str) -> None:
    """With it the mass matrix does; one that bends is followed."""
    a, b = One("a", coordinates=("x",)), One("b", coordinates=("y",))
    graph = bg.Graph("geared", a >> I("m1", 2), a >> TF("n", law) >> b, b >> I("m2", 0.7))
    equations = bg.compile(graph, getattr(bg.forms, form))
    if "where" not in law:
        run = bg.simulate(equations, 2, start={"x": -0.5, "a": 1.0})
        energy = run["a"] ** 2 + 0.35 * run["b"] ** 2
        np.testing.assert_allclose(energy, energy[0], rtol=1e-6)
        return
    with pytest.raises(bg.SimulationStopped, match="jumps from") as stop:
        bg.simulate(equations, 2, start={"a": 1.0})
    assert stop.value.trajectory.t[-1] == pytest.approx(0.5, abs=0.005)
