"""Plots: a panel for each quantity, the run's own numbers, a file on request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, R, Se
from bondgraph.simulate.plot import plot

v = One("v")


@pytest.fixture(scope="module")
def run() -> bg.Trajectory:
    return bg.simulate(bg.Graph("swing", v >> I("m"), v >> C("k")), (0, 0.1), {"m": 1, "k": 1}, {"v": 1})


@pytest.mark.parametrize("names", [(), ("v",), ("m.e", "k.e", "v")])
def test_panels_are_the_quantities_asked_or_the_states(run: bg.Trajectory, names: tuple[str, ...]) -> None:
    panels = plot(run, names, None).axes
    assert [panel.get_ylabel() for panel in panels] == list(names or run.states)
    for panel in panels:
        (line,) = panel.lines
        np.testing.assert_array_equal(line.get_xdata(), run.t)
        np.testing.assert_array_equal(line.get_ydata(), run[panel.get_ylabel()])


def test_a_file_is_written(run: bg.Trajectory, tmp_path: Path) -> None:
    plot(run, ("v",), tmp_path / "v.svg")
    assert "<svg" in (tmp_path / "v.svg").read_text(encoding="utf-8")


def test_without_states_something_must_be_named() -> None:
    still = bg.simulate(bg.Graph("still", Se("U", 1) >> v, v >> R("r", 2)), (0, 1))
    with pytest.raises(bg.ValueRefused):
        plot(still, (), None)


def test_a_pair_is_one_over_the_other_and_a_list_shares_a_panel(run: bg.Trajectory) -> None:
    phase, shared = run.plot(("q_k", "v"), ["v", "m.e"], units={"v": "m/s"}, title="both").axes
    np.testing.assert_array_equal(phase.lines[0].get_xdata(), run["q_k"])
    np.testing.assert_array_equal(phase.lines[0].get_ydata(), run["v"])
    assert (phase.get_xlabel(), phase.get_ylabel()) == ("q_k", "v / m/s")
    assert [line.get_label() for line in shared.lines] == ["v / m/s", "m.e"] and shared.get_xlabel() == "t / s"
    assert shared.figure.get_suptitle() == "both"


def test_axes_come_in_and_their_figure_out(run: bg.Trajectory) -> None:
    from matplotlib.figure import Figure

    figure = Figure()
    mine = figure.subplots(2)
    assert run.plot("v", ("q_k", "v"), axes=mine) is figure
    assert [len(each.lines) for each in mine] == [1, 1]
    with pytest.raises(bg.ValueRefused, match="as many axes as panels"):
        run.plot("v", axes=mine)


def test_three_are_no_pair(run: bg.Trajectory) -> None:
    with pytest.raises(bg.ValueRefused, match="no"):
        run.plot(("v", "q_k"), ("v", "q_k", "m.e"))
    with pytest.raises(bg.ValueRefused, match="no such quantity"):
        run.plot(("v", "speed"))


def test_a_list_of_pairs_is_a_panel_of_curves(run: bg.Trajectory) -> None:
    (panel,) = run.plot([("q_k", "v"), ("v", "m.e")]).axes
    for line, (x, y) in zip(panel.lines, [("q_k", "v"), ("v", "m.e")], strict=True):
        np.testing.assert_array_equal(line.get_xdata(), run[x])
        np.testing.assert_array_equal(line.get_ydata(), run[y])
        assert line.get_label() == f"{y} over {x}"
    with pytest.raises(bg.ValueRefused, match="not a pair"):
        run.plot([("q_k", "v"), "m.e"])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("units", "law"), [({"nothing": "A"}, "no such quantity"), ({"v": 5}, "a unit is a text"), ("m/s", "mapping")]
)
def test_units_of_what_is_not_there_are_refused(run: bg.Trajectory, units: Any, law: str) -> None:
    with pytest.raises(bg.ValueRefused, match=law):
        run.plot("v", units=units)


def test_numbers_of_a_graph_without_units_are_taken_to_be_in_si_units(run: bg.Trajectory) -> None:
    (panel,) = run.plot("v", units={"v": "rpm"}).axes
    np.testing.assert_allclose(panel.lines[0].get_ydata(), run["v"] * 30 / np.pi)
    assert panel.get_ylabel() == "v / rpm"
