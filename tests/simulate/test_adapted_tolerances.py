"""A run is made again where states turn out much smaller than they were expected, and never for the worse."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, Cylindrical, De, Frame, I, Link, Mechanism, MSf, One, R, Revolute, Se, Universal, Zero
from bondgraph.problem.initial_state import initial_value_problem
from bondgraph.simulate.adapted_tolerances import controlled
from bondgraph.simulate.error_control import OVERRATED, ErrorControl, Tolerances
from bondgraph.simulate.segments import Segment
from bondgraph.simulate.step_result import Stop


def shaken(rate: float) -> bg.Graph:
    """A free mass, pushed to and fro: it never gets far, whatever the push would do to it in the whole span."""
    v = One("v")
    return bg.Graph("shaken", Se("F", f"cos({rate!r}*t)") >> v, v >> I("m", 1))


@pytest.mark.parametrize("method", ["LSODA", "Radau", "DOP853"])
def test_a_state_far_smaller_than_expected_is_as_exact_as_any(method: str) -> None:
    run = bg.simulate(shaken(1e6), np.linspace(0, 1, 7) * 1e-3, method=method)
    small = bg.simulate(shaken(1e6), np.linspace(0, 1, 7) * 1e-3, nominal={"p_m": 1e6}, method=method)
    np.testing.assert_allclose(run["p_m"], 1e-6 * np.sin(1e6 * run.t), atol=1e-11)
    assert run.notes == ()
    assert small.notes and "p_m" in small.remarks[0]


class Told(ErrorControl):
    """Error control that expects a size."""

    def begin(self, time: float, state: Any) -> None:
        super().begin(time, state)
        self.expected[:] = 1.0


unprojected: Any = SimpleNamespace(stepper=SimpleNamespace(projection=None))


def attempts(
    sizes: list[float], fail: int = -1, interrupted: bool = False, raised: bool = False
) -> tuple[list[dict[str, float]], Segment]:
    """What was known at each attempt of runs whose states get so large, and the run that is kept."""
    i = One("i")
    graph = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("r", 1))
    problem, _ = initial_value_problem(bg.compile(graph), None, 0.0, None)
    known: list[dict[str, float]] = []

    def once(control: ErrorControl) -> Segment:
        control.begin(0.0, np.zeros(1))
        control.expected[:] = 1.0
        control.follow(np.array([sizes[len(known)]]))
        known.append(dict(control.known))
        failed = KeyboardInterrupt() if interrupted else Stop("stopped")
        if raised and len(known) - 1 == fail:
            raise KeyboardInterrupt
        reason = failed if len(known) - 1 == fail else None
        return Segment(unprojected, np.array([float(len(known))]), (), (), reason)

    return known, controlled(once, ErrorControl(problem, Tolerances(), 1.0))


def test_one_run_is_enough_where_states_are_as_large_as_expected() -> None:
    known, run = attempts([1.01 / OVERRATED])
    assert known == [{}] and run.remarks == ()


def test_another_knows_the_sizes_of_the_first() -> None:
    known, run = attempts([0.99 / OVERRATED] * 2)
    assert known == [{}, {"p_L": 0.99 / OVERRATED}] and run.remarks == ()


def test_it_ends_and_says_so() -> None:
    """After three runs, though each is as much smaller again."""
    known, run = attempts([1e-3 ** (k + 1) for k in range(8)])
    assert len(known) == 3
    assert "p_L" in run.remarks[0] and "nominal" in run.remarks[0]


def test_a_repetition_that_stops_costs_nothing() -> None:
    known, run = attempts([1e-3, 1e-3], fail=1)
    assert len(known) == 2
    assert "p_L" in run.remarks[0]


def test_a_first_run_that_stops_is_told() -> None:
    known, run = attempts([1e-3], fail=0)
    assert len(known) == 1 and isinstance(run.reason, Stop) and not run.remarks


@pytest.mark.parametrize("method", [None, "Radau"])
def test_a_stiff_beginning_of_a_long_span_is_not_let_go(method: str | None) -> None:
    """Robertson's reaction: in 1e11 s b would become 4e6 but for the term that is quadratic in it; a negative b of the
    size of its tolerance runs away."""
    source = Se("z", 0) >> One("d") >> R("r", 1)
    a, b = "-0.04*a + 1e4*b*c", "0.04*a - 1e4*b*c - 3e7*b**2"
    graph = bg.Graph(
        "rob", source, bg.Integrator("a", a, start=1), bg.Integrator("b", b), bg.Integrator("c", "3e7*b**2")
    )
    run = bg.simulate(graph, [0, 0.4, 1e11], method=method)
    assert run["a"] == pytest.approx([1, 0.98517, 2.0833e-8], rel=1e-4)
    assert run["b"][1:] == pytest.approx([3.3864e-5, 8.3333e-14], rel=1e-4)
    assert not run.notes


@pytest.mark.parametrize("raised", [False, True])
def test_a_repetition_that_is_interrupted_leaves_the_run_before(raised: bool) -> None:
    """Also where it is interrupted before its first step; what that run does not control is told."""
    known, run = attempts([1e-3, 1e-3], fail=1, interrupted=True, raised=raised)
    assert len(known) == 2 and isinstance(run.reason, KeyboardInterrupt)
    assert run.states[0] == 1.0 and "p_L" in run.remarks[0]


def test_a_repetition_begins_on_the_branch_of_the_first() -> None:
    """q + q^3/3 - u = 0 is solved for the effort anew from where the motion began."""
    i = One("i")
    push = "cos(1e6*t)"
    law = C("c", effort="q**3 + 1e-3*q")
    graph = bg.Graph("spring", Se("F", push) >> i, i >> I("m", 1), i >> law)
    run = bg.simulate(graph, np.linspace(0, 1e-3, 5))
    np.testing.assert_allclose(run["p_m"], 1e-6 * np.sin(1e6 * run.t), atol=1e-11)


def test_what_projection_leaves_of_a_state_at_rest_is_no_motion() -> None:
    """Between the forks of two universal joints the output shaft does not slide: its way is the rounding of lengths."""
    c, s = 3**0.5 / 2, 0.5
    inertia = (0.01, 0.01, 0.002)
    first, middle, last = (Link(name, 1.0, inertia) for name in ("first", "middle", "last"))
    joints = [
        Revolute("shaft", "ground", first, axis="z"),
        Cylindrical("end", Frame("ground", (0, 0.5 * s, 0.5 * c)), last, axis="z"),
        Universal("u", first, middle),
        Universal("v", middle.frame((0, 0, 0.5)), last, axes="yx"),
    ]
    equations = bg.compile(bg.Graph("shafts", *Mechanism("shafts", [first, middle, last], joints)))
    start = {"shaft": 10.0, "u_q1": bg.Near(-0.52), "u_q2": bg.Near(0.0), "end_angle": bg.Near(0.0)}
    run = bg.simulate(equations, (0, 1), start=start)
    assert len(run.steps) < 1000
    assert 0 < np.abs(run["end_way"]).max() < 2e-14
    np.testing.assert_allclose(run["end_angle"], run["shaft_q"], atol=1e-7)


def test_a_chain_of_decays_whose_first_is_fast_beside_the_run_is_controlled_to_its_last() -> None:
    """What a fast decay hands on would be 1e12 of the last one's size, were it to go on: of that it is rounding."""
    rates, parts = (0.022, 0.0065, 9.4e-6, 5.9e-4, 9e-14, 1.8e-15), list[Any]()
    for k, rate in enumerate(rates):
        node = Zero(f"n{k}")
        parts += [node >> C(f"q{k}", 1.0), node >> R(f"d{k}", flow=f"{rate!r}*e"), node >> De(f"s{k}")]
        if k:
            parts.append(MSf(f"in{k}", f"{rates[k - 1]!r}*s{k - 1}") >> node)
    run = bg.simulate(bg.Graph("chain", *parts), 1e17, start={"n0": 1.0})
    times = np.array([1e13, 1e14, 1e15, 3e15, 1e16])
    fast, slow = rates[-2:]
    last = fast / (fast - slow) * (np.exp(-slow * times) - np.exp(-fast * times))
    np.testing.assert_allclose(run.at(times, "q_q5"), last, atol=1e-7)
    assert run.notes == ()


@pytest.mark.parametrize(("volts", "is_told"), [(1e-138, False), (1e-145, True), (1e-200, True)])
def test_a_motion_too_small_for_tolerances_is_told_to_be_so(volts: float, is_told: bool) -> None:
    i = One("i")
    graph = bg.Graph("rl", Se("U", volts) >> i, i >> R("R", 1.0), i >> I("L", 0.1))
    run = bg.simulate(graph, 1)
    assert any("errors are not controlled" in note for note in run.notes) == is_told
    if not is_told:
        assert run["i"][-1] / volts == pytest.approx(1 - np.exp(-10), rel=1e-7)


def test_one_tiny_state_beside_others_is_not_spoken_of() -> None:
    i, j = One("i"), One("j")
    circuit = Se("U", 1.0) >> i, i >> R("R", 1.0), i >> I("L", 0.1)
    run = bg.simulate(bg.Graph("rl", *circuit, Se("V", 1e-200) >> j, j >> I("M", 1)), 1)
    assert not any("errors are not controlled" in note for note in run.notes)
