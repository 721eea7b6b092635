"""What a dependent store holds leaps where its law, used the other way, has no solution near the last one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se, Sf, Zero
from bondgraph.problem.time_events import Stretch
from bondgraph.simulate.content_leaps import leaps


def pressed(law: str) -> bg.Graph:
    """A compliance whose effort is given, beside a store with a state."""
    j, x = Zero("j"), One("x")
    return bg.Graph("pressed", Se("U") >> j, j >> C("k", effort=law), x >> C("c", 1), x >> R("r", 1))


def run_of(law: str, effort: str) -> bg.Trajectory:
    return bg.simulate(pressed(law), (0, 1), {"U": effort}, {"q_c": 1.0})


def test_a_leap_is_told_where_the_branch_ends() -> None:
    """At q = 0.3 the law falls from 0.9 to 0.6, and takes 0.9 again at 0.45."""
    (leap,) = run_of("where(abs(q) > 0.3, 2*q, 3*q)", "1.2*t").impulses
    assert (leap.store, leap.content) == ("k", "q_k")
    assert leap.time == pytest.approx(0.75, abs=1e-6)
    assert leap.amount == pytest.approx(0.15, abs=1e-6)


@pytest.mark.parametrize("law", ["q + 5*max(q - 0.2, 0)", "2*q + q**3", "q + abs(q)/2"])
def test_what_bends_is_no_leap(law: str) -> None:
    assert run_of(law, "1.2*t - 0.2").impulses == ()


@pytest.mark.parametrize("gap, told", [(3e-7, 0), (3e-6, 1)])
def test_how_small_a_leap_is_told(gap: float, told: int) -> None:
    """Beside the largest that is held, 1."""
    run = run_of(f"where(q > 0.5, q - {gap!r}, q)", "t")
    assert len(run.impulses) == told
    assert all(leap.amount == pytest.approx(gap, rel=1e-2) for leap in run.impulses)
    assert np.abs(run["k.f"] - 1).max() < 1e-6


def leaps_of(held: Callable[[Any], Any]) -> list[tuple[float, float]]:
    """The leaps in one step of a second of what is held, as a function of time, whose rate is said to be none."""

    def compute(times: Any, wanted: dict[str, Any]) -> list[Any]:
        found = held(np.asarray(times))
        return [found if str(wanted["q"]) == "q" else 0.0 * found]

    run: Any = SimpleNamespace(equations=SimpleNamespace(xp=bg.algebra.sympy), steps=[0.0, 1.0], compute=compute)
    return list(leaps(run, "q", bg.algebra.sympy.symbol("rate"), [Stretch(0.0, 1.0, 0.0, 1.0)]))


@pytest.mark.parametrize(("width", "told"), [(3e-6, 1), (3e-5, 0)])
def test_what_no_rate_explains_has_leapt_if_it_changes_within_millionths_of_a_step(width: float, told: int) -> None:
    """A search may lead from one solution to the next gradually, by what it leaves."""
    assert len(leaps_of(lambda times: np.clip((times - 1 / np.pi) / width, 0.0, 1.0))) == told


@pytest.mark.parametrize(("count", "told"), [(3, 1), (6, 0)])
def test_of_a_few_leaps_in_a_step_one_is_told_and_many_are_a_slope(count: int, told: int) -> None:
    """A third of what no rate explains is left of it in the shortest part, or a sixth."""
    places = (np.arange(count) + 0.3) / count
    assert len(leaps_of(lambda times: (times[..., None] > places).mean(axis=-1))) == told


@pytest.mark.parametrize("law", ["where(X > 1, 0.5, 0)", "where(X > 1, 0.5, 0) + 0.1*sin(3*X)"])
def test_a_source_that_jumps_with_a_coordinate_hands_over_an_impulse(law: str) -> None:
    """A velocity that begins at a place gives a mass its momentum at once, and a voltage a capacitor its charge."""
    x, y, n = One("x", coordinates=("X",)), One("y"), Zero("n")
    moving = x >> I("m", 1.0)
    driven = bg.Graph("driven", moving, Sf("v", law) >> y >> I("m2", 2.0), y >> R("b", 0.3))
    charged = bg.Graph("charged", moving, Se("u", law) >> n >> C("c", 2.0), n >> R("b", 0.3))
    for graph, content in ((driven, "p_m2"), (charged, "q_c")):
        run = bg.simulate(graph, (0, 3), start={"X": 0.0, "p_m": 1.0})
        (leap,) = run.impulses
        assert leap.content == content
        assert (leap.time, leap.amount) == pytest.approx((1.0, 1.0), abs=1e-6)
        assert run.notes == (f"no effort or flow shows an impulse: {leap}",)


def test_a_source_that_bends_with_a_coordinate_hands_over_none() -> None:
    x, y = One("x", coordinates=("X",)), One("y")
    law = "max(X - 1, 0)"
    run = bg.simulate(
        bg.Graph("driven", x >> I("m", 1.0), Sf("v", law) >> y >> I("m2", 2.0)), (0, 3), start={"X": 0.0, "p_m": 1.0}
    )
    assert run.impulses == () and not run.notes
