"""Motions that grow without bound are told, and others are not."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.simulate.energy_check import energy_notes
from bondgraph.simulate.unbounded_growth import growth_notes

v = One("v", coordinates=("x",))


def slide(*more: object, damping: object = 1.0) -> bg.Graph:
    return bg.Graph("slide", v >> I("m", 1.0), v >> R("b", damping, active=True), *more)


def test_exponential_growth_is_told_with_its_factor() -> None:
    """v = exp(2 t), looked at 64 times in 20 s: largest in the first quarter at the 16th, in the last at the 64th."""
    run = bg.simulate(slide(damping=-2.0), 20, start={"v": 1, "x": 0.5})
    (note,) = growth_notes(run)
    assert note.startswith("x, p_m grow without bound, ") and "unstable" in note and note in run.notes
    factor = float(note.split("bound, ")[1].split(" times")[0])
    assert factor == pytest.approx(np.exp(2 * 20 * 48 / 63), rel=0.05)


def test_an_oscillation_that_grows_is_told_whatever_it_is_at_the_end() -> None:
    ringing = slide(v >> C("k", 0.01), damping=-2.0)
    for end in np.linspace(30, 31, 7):
        assert growth_notes(bg.simulate(ringing, float(end), start={"v": 1e-6}))


def test_what_is_bounded_or_grows_by_powers_is_not() -> None:
    assert not growth_notes(bg.simulate(slide(Se("F", "t**8") >> v, damping=0.0), 100))
    assert not growth_notes(bg.simulate(slide(damping=2.0), 20, start={"v": 1}))
    assert not growth_notes(bg.simulate(slide(Se("F", "where(t < 60, 0, 1e9)") >> v), 100))
    jump = slide(Se("F", "1e12*(tanh(20*(t - 60)) + 1)") >> v)
    assert not growth_notes(bg.simulate(jump, 100))


def test_the_least_growth_that_counts() -> None:
    """exp(rate t) over quarters of 5 s."""
    for grown, told in ((400, False), (2500, True)):
        rate = np.log(grown) / 5
        assert bool(growth_notes(bg.simulate(slide(damping=-rate), 20, start={"v": 1}))) is told


def test_a_motion_that_leaves_the_range_of_numbers_says_why_and_gives_no_warnings() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(bg.SimulationStopped, match="x, p_m grow without bound") as caught:
            bg.simulate(slide(damping=-2.0), 1000, start={"v": 1})
        assert caught.value.trajectory is not None and growth_notes(caught.value.trajectory)
    assert "bg.linearize tells its poles" in caught.value.remedy and "look for a singular" not in caught.value.remedy


def test_graphs_without_states_and_stops_for_other_reasons_have_no_such_note() -> None:
    still = bg.simulate(bg.Graph("still", Se("F", 1) >> One("w") >> R("b", 1)), 1)
    assert growth_notes(still) == ()
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(bg.Graph("g", v >> I("m", 1), Se("F", "1/(1 - x)") >> v), 10, start={"v": 1})
    assert "unstable" not in caught.value.law


def test_energies_beyond_the_range_of_numbers_are_not_told_besides() -> None:
    """The square of exp(400) is no number, and the growth says why."""
    run = bg.simulate(slide(damping=-1.0), 400, start={"v": 1})
    assert run["v"][-1] > 1e155 and not any("not checked" in note for note in run.notes)
    assert any("not checked" in note for note in energy_notes(run))
