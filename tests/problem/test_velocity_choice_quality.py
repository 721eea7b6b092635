"""A choice of independent velocities is judged beside the best one, whatever the units."""

from __future__ import annotations

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.problem.problem import Problem
from bondgraph.problem.velocity_choice_quality import ChoiceQuality, Quality, following


def watched(unit: float = 1.0) -> ChoiceQuality:
    """A skate, its lengths in some unit, u and o independent: w = u tan(th)."""
    f = One("f", ("u", "w", "o"), coordinates=("x", "y", "th"))
    blade = f << TF("a", (("-sin(th)", "cos(th)", "d"),)) << Sf("blade", 0)
    graph = bg.Graph("skate", f["u", "w"] >> I("m", (1, 1)), f["o"] >> I("J", 1), blade)
    equations = bg.compile(graph, bg.forms.kane_velocity.having(free=("u", "o")))
    found = following(Problem.of(equations, {"d": 0.5 * unit}))
    assert found is not None
    return found


def state(quality: ChoiceQuality, **given: float) -> np.ndarray:
    return np.array([given.get(name, 0.0) for name in quality.problem.equations.states])


@pytest.mark.parametrize("unit", [1.0, 1e-3, 1e6])
def test_units_of_length_change_no_verdict(unit: float) -> None:
    here = watched(unit)
    found = [here.at(0.0, state(here, th=th)) for th in (0.0, 0.7, 1.4, np.pi / 2)]
    assert [x is not None and x.is_worn for x in found] == [False, False, True, True]
    assert all(x is not None and x.is_regular for x in found)


def test_it_is_the_cosine_that_wears_out() -> None:
    here = watched()
    for th in np.linspace(0, np.pi, 40):
        found = here.at(0.0, state(here, th=th))
        assert found is not None and 0 <= found.own <= 1
    found = here.at(0.0, state(here, th=1.3))
    assert found is not None and found.own == pytest.approx(np.cos(1.3), rel=2e-3)


def test_what_is_worn_is_told_as_the_whole_quality_tells_it() -> None:
    """Around the pole, and there where nothing has been seen before."""
    here, there = watched(), watched()
    for th in (*np.linspace(0, np.pi, 60), 1.3, 1.32):
        found, whole = here.worn(0.0, state(here, th=th)), there.at(0.0, state(there, th=th))
        assert whole is not None and found == (whole if whole.is_worn else None)


@pytest.mark.parametrize(
    ("own", "worn", "better"),
    [(0.24, True, True), (0.26, False, True), (0.89, False, True), (0.91, False, False), (1.0, False, False)],
)
def test_a_quarter_of_the_best_is_worn_and_nine_tenths_are_as_good(own: float, worn: bool, better: bool) -> None:
    assert (Quality(own, 1.0, ("u",), (0,)).is_worn, Quality(own, 1.0, ("u",), (0,)).is_better) == (worn, better)


def test_where_constraints_lose_rank_no_choice_is_better() -> None:
    lost, kept = Quality(0.0, 0.9e-11, ("u",), (0,)), Quality(0.0, 1.1e-11, ("u",), (0,))
    assert not (lost.is_regular or lost.is_worn or lost.is_better)
    assert kept.is_regular and kept.is_worn and kept.is_better


def test_a_step_ends_where_the_choice_has_worn_out_and_not_where_it_fails() -> None:
    """On a way to th = pi/2, where u does not determine w; a step that ends well, or just behind, stays as it is."""
    here = watched()

    def states(time: float) -> np.ndarray:
        return state(here, th=time)

    def part(time: float) -> float:
        found = here.at(0.0, states(time))
        assert found is not None
        return found.own / found.best

    assert here.lasts(0.3, 1.0, states) == 1.0
    assert 0.08 < part(1.47) < 0.12 and here.lasts(0.3, 1.47, states) == 1.47
    for end in (1.54, 1.55, np.pi / 2):
        assert part(end) < 0.04 < 0.06 < part(here.lasts(0.3, end, states)) < 0.25
    assert here.lasts(1.5, np.pi / 2, states) == np.pi / 2  # it begins where it is worn: no instant is better
