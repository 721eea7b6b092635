"""Values that nothing determines are told as such, and only those."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.simulate.undetermined import _free_direction, undetermined_notes


def diodes(open_: str, start: float = 5.0, source: str = "2*t") -> bg.Trajectory:
    """A source that rises to 2 V as a rule, two diodes in series, and a charge of 5 V behind them."""
    p, q, a, o, law = One("p"), One("q"), Zero("a"), Zero("o"), f"where(e > 0, e/0.1, {open_})"
    ends = Se("V", source) >> p >> a, p >> R("D1", flow=law), a >> q >> o, q >> R("D2", flow=law)
    return bg.simulate(bg.Graph("open", *ends, o >> C("c", 1e-3), o >> R("r", 1e6)), 1, start={"o": start})


def test_a_voltage_between_two_open_diodes_is_told_to_be_any() -> None:
    (note,) = undetermined_notes(run := diodes("0"))
    assert "determined by nothing at t = 0 s" in note and note in run.notes


@pytest.mark.parametrize(("open_", "start"), [("1e-9*e", 5.0), ("e/1e12", 5.0), ("0", 0.0)])
def test_where_a_diode_leaks_or_conducts_nothing_is_told(open_: str, start: float) -> None:
    """The charge follows the source from the start on: one volt more opens both."""
    run = diodes(open_, start)
    found = [note for note in undetermined_notes(run) if "at t = 0 s" not in note]
    assert not found


@pytest.mark.parametrize("voltage", [5.0, 3e-3])
def test_so_is_one_that_may_be_anything_within_millivolts(voltage: float) -> None:
    """The charge stays above the source, and the voltage between may be either, and all between them."""
    assert undetermined_notes(diodes("0", voltage, f"0.5*{voltage}*t"))


def test_a_two_hundredth_of_a_run_in_which_it_may_be_any_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A source of 6 V fails for so long; it is looked at some two hundred instants, however many are told."""
    run = diodes("0", 6.0, "6*(1 - exp(-((t - 0.495)/0.0008)**2))")
    (note,) = undetermined_notes(run)
    assert "determined by nothing at t = 0.495" in note
    asked = list[Any]()
    module = sys.modules[undetermined_notes.__module__]
    monkeypatch.setattr(module, "_free_direction", lambda at, x: asked.append(x))
    assert not undetermined_notes(run)
    assert 150 < len(asked) < 300


@pytest.mark.parametrize(("power", "is_open"), [(1, False), (2, False), (3, False), (6, True)])
def test_what_rises_by_a_square_or_a_cube_is_determined(power: int, is_open: bool) -> None:
    """A thousandth of the way leaves a billionth, which is seen; of the sixth power nothing."""
    found = _free_direction(lambda x: ([x[0] ** power], [power * x[0] ** (power - 1)]), np.zeros(1))
    assert (found is not None) == is_open


@pytest.mark.parametrize("law", ["e**3", "e*abs(e)", "e**3 + 1e-12*e"])
def test_a_law_without_slope_at_a_point_determines_its_value(law: str) -> None:
    """What vanishes with its slope, as a turbulent leak, is no continuum."""
    a, i, j = Zero("a"), One("i"), One("j")
    ends = Se("U", "sin(t)") >> i >> a >> j, i >> R("n", flow=law), j >> R("m", flow=law)
    graph = bg.Graph(
        "flat", *ends, Se("W", 0) >> j, One("z") >> C("k", 1), Se("v", 1) >> One("z"), One("z") >> R("b", 1)
    )
    run = bg.simulate(graph, 1)
    assert not undetermined_notes(run)
    assert run["a"][-1] == pytest.approx(run["U.e"][-1] / 2, rel=1e-6)
