"""Values that nothing determines are told as such, and only those."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import C, One, R, Se, Zero
from bondgraph.simulate.undetermined import undetermined_notes


def diodes(open_: str, start: float = 5.0) -> bg.Trajectory:
    """A source that rises to 2 V, two diodes in series, and a charge of 5 V behind them."""
    p, q, a, o, law = One("p"), One("q"), Zero("a"), Zero("o"), f"where(e > 0, e/0.1, {open_})"
    ends = Se("V", "2*t") >> p >> a, p >> R("D1", flow=law), a >> q >> o, q >> R("D2", flow=law)
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
