"""What begins with a gap closed falls on: a note says so."""

from __future__ import annotations

import math
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import I, Impact, Link, Mechanism, One, Revolute, Se
from bondgraph.simulate.start_gaps import gap_notes


def ball(floor: float) -> bg.Graph:
    v = One("v", coordinates=("x",))
    return bg.Graph("ball", v >> I("m", 1.0), Se("weight", -9.81) >> v, v >> Impact("floor", f"x - {floor!r}", 0.5))


def test_a_start_with_a_closed_gap_is_told() -> None:
    run = bg.simulate(ball(0.5), 1.0, start={"x": 0.5 - 1e-12})
    (note,) = gap_notes(run)
    assert run.notes == (note,)
    assert note.startswith("floor: x - 0.5 < 0 holds at the start already, by 1e-12") and note in str(run)
    assert run["x"][-1] == pytest.approx(0.5 - 9.81 / 2)


@pytest.mark.parametrize("form", [bg.forms.kane_velocity, bg.forms.lagrange_multipliers])
def test_every_form_tells_it(form: Any) -> None:
    bar = Link("bar", 1.0, planar=0.05, centre=(0.3, 0, 0))
    swing = Mechanism("swing", [bar], [Revolute("p", "ground", bar)], gravity=(0, -9.81, 0))
    graph = bg.Graph("pendulum", *swing, swing["p"] >> Impact("stop", gap="p_q + 0.5", value=0.6))
    run = bg.simulate(bg.compile(graph, form), 0.01, start={"p_q": -0.6})
    assert any(note.startswith("stop: p_q + 0.5 < 0 holds at the start already, by 0.1:") for note in run.notes)


@pytest.mark.parametrize("start", [0.5, 0.5 - 2**-54, 1.5])
def test_one_at_or_above_its_edge_is_not(start: float) -> None:
    assert gap_notes(bg.simulate(ball(0.5), 1e-3, start={"x": start, "v": 1.0})) == ()


@pytest.mark.parametrize("start", [math.ulp(0.0), 1e-300])
def test_numbers_whose_products_are_no_floats_have_signs(start: float) -> None:
    with pytest.raises(bg.SimulationStopped, match="gap stays closed"):
        bg.simulate(ball(0.0), 1.0, start={"x": start})
