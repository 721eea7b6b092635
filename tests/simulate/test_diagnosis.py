"""Where a motion cannot go on, what stands in its way is named."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.problem.problem import Problem
from bondgraph.program.program import Builder
from bondgraph.simulate.diagnosis import WIDEST, diagnosis, formula, rounding_of_time


def pushed(force: Any) -> Problem:
    v = One("v", coordinates=("x",))
    return Problem.of(bg.compile(bg.Graph("g", v >> I("m", 1), Se("F", force) >> v)), {})


@pytest.mark.parametrize(
    "force, x, words, parties",
    [
        ("2*x", 1.0, "", ()),
        ("sqrt(x)", -1.0, "is not defined", ("F.e",)),
        ("1/x", 0.0, "is not defined", ("F.e",)),
        ("1/x", 1e-30, "the rate of p_m grows without bound, at x = 1e-30", ("p_m",)),
    ],
)
def test_what_is_undefined_or_without_bound(force: str, x: float, words: str, parties: tuple[str, ...]) -> None:
    found, names = diagnosis(pushed(force), 0.0, np.array([x, 0.0]))
    assert words in found and bool(found) == bool(words)
    assert set(parties) <= set(names)


@pytest.mark.parametrize("jumps", [True, False])
def test_what_is_no_number_in_the_middle_is_named(jumps: bool) -> None:
    """The law of b gives none beyond a speed, there or just beyond."""
    law = bg.Function(lambda f: math.nan if f > 1 else 0.1 * f, lambda f: 0.1)
    v = One("v")
    graph = bg.Graph("g", v >> R("a", 0.1), v >> R("b", effort=law), v >> I("m", 1), Se("F", 3) >> v)
    if not jumps:
        found, names = diagnosis(Problem.of(bg.compile(graph), {}), 0.0, np.array([1.5]))
        assert "b.e is not a number: the function of b gives none" in found and names == ("b.e", "b")
        return
    with pytest.raises(bg.SimulationStopped, match=r"b\.e is not a number: the function of b gives none") as refusal:
        bg.simulate(graph, 5.0)
    assert "b" in refusal.value.parties and refusal.value.trajectory["m.f"][-1] == pytest.approx(
        1.0, abs=0.02
    )  # between samples


def test_an_input_that_is_not_defined() -> None:
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("g", v >> I("m", 1), Se("F") >> v)), {"F": "sqrt(1 - t)"})
    found, names = diagnosis(problem, 2.0, np.array([0.0]))
    assert names == ("F",) and "F is not defined" in found


@pytest.mark.parametrize(
    "force, words",
    [
        (lambda t: math.nan if t > 0.5 else 1.0, "the input F is nan at t = 0.5"),
        (lambda t: math.inf if t > 0.5 else 1.0, "the input F is inf at t = 0.5"),
        ("sqrt(0.5 - t)", "sqrt is taken of a value for which it is not defined"),
        ("log(0.5 - t)", "log is taken of a value for which it is not defined"),
        (lambda t: math.nan, "the input F is nan at t = 0"),
        ("1/t", "the input F is not defined at t = 0: float division by zero"),
        ("log(t)", "log is taken of a value for which it is not defined"),
    ],
)
@pytest.mark.parametrize("method", [None, "RK45", "Radau"])
def test_an_input_that_ends_a_motion_is_named_with_the_instant(force: Any, words: str, method: str | None) -> None:
    v = One("v")
    graph = bg.Graph("g", v >> I("m", 1), v >> R("b", 1), Se("F") >> v)
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(graph, 1.0, {"F": force}, **({} if method is None else {"method": method}))
    assert "F" in caught.value.law and words in caught.value.law and caught.value.parties == ("F",)
    is_late = caught.value.trajectory is not None
    assert caught.value.place == f"g at t = {0.5 if is_late else 0} s"


@pytest.mark.parametrize("after, told", [(3e-10, True), (3e-9, False)])
def test_inputs_are_looked_at_just_after_the_motion_and_no_later(after: float, told: bool) -> None:
    """A billionth of the time and a second."""
    v = One("v")
    last = 3.0 + after * 4.0
    graph = bg.Graph("g", v >> I("m", 1), Se("F") >> v)
    problem = Problem.of(bg.compile(graph), {"F": lambda t: math.nan if t > last else 1.0})
    assert diagnosis(problem, 3.0, np.array([0.0])) == (("the input F is nan at t = 3", ("F",)) if told else ("", ()))


def test_formulas_are_written_and_long_ones_cut() -> None:
    builder = Builder(["x", "y"])
    two = builder.number(2.0)
    short = builder.emit("div", builder.emit("sub", 0, two), builder.emit("sin", 1))
    long = short
    for _ in range(30):
        long = builder.emit("mul", long, builder.emit("add", long, two))
    program = builder.finish({"short": short, "long": long})
    text = formula(program, short)
    assert eval(text, {"x": 5.0, "y": 1.0, "sin": math.sin}) == pytest.approx(3 / math.sin(1.0))
    assert len(formula(program, long)) <= WIDEST


@pytest.mark.parametrize(("rate", "told"), [(3e5, False), (3e6, True)])
def test_a_rate_that_changes_the_states_by_their_size_in_a_microsecond_grows_without_bound(
    rate: float, told: bool
) -> None:
    found, names = diagnosis(pushed("1/x"), 0.0, np.array([1 / rate, 0.0]))
    assert ("the rate of p_m grows without bound" in found, names) == ((True, ("p_m",)) if told else (False, ()))


@pytest.mark.parametrize(("ahead", "told"), [(1e-14, False), (1e-12, True), (1e-9, True), (1e-6, True), (1e-4, False)])
def test_a_law_is_looked_at_a_picosecond_a_nanosecond_and_a_microsecond_ahead(ahead: float, told: bool) -> None:
    """Where it is no number about so far ahead of a mass that is sped up by one."""
    law = bg.Function(lambda f: math.nan if ahead / 5 < f - 1 < 5 * ahead else 0.1 * f, lambda f: 0.1)
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("g", v >> R("b", effort=law), v >> I("m", 1), Se("F", 1.1) >> v)), {})
    assert bool(diagnosis(problem, 0.0, np.array([1.0]))[0]) == told


@pytest.mark.parametrize(
    ("law", "part"),
    [
        ("sin(2e4*(t - 1e6))", 2.3e-6),
        ("cos(2e4*(t - 1e6))", 1.5e-6),
        ("sin(1e2*(t - 1e6))", 0.0),  # slow
        ("sqrt(t - 1e6)", 0.0),  # steep where it begins
        ("where(t > 1e6 + 1e-5, 1, 0)", 0.0),  # jumps
        ("t - 1e6 + where(t > 1e6 + 1e-5, 3.8e-5, 0)", 1.8e-7),  # by no more than five times what it changes there
        ("t - 1e6 + where(t > 1e6 + 1e-5, 2.2e-4, 0)", 0.0),  # by thirty times that
        ("3", 0.0),
    ],
)
def test_one_rounding_of_a_late_time_is_seen_in_what_changes_fast(law: str, part: float) -> None:
    v = One("v")
    problem = Problem.of(bg.compile(bg.Graph("late", Se("F", law) >> v, v >> I("m", 1), v >> R("b", 1))), {})
    assert rounding_of_time(problem, 1e6, np.array([0.5])) == pytest.approx(part, rel=0.3, abs=1e-12)
    assert rounding_of_time(problem, 1.0 if "sqrt" not in law else 2e6, np.array([0.5])) == 0
