"""Stores that follow others and a source are told where a start leaves open what they hold."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, De, Df, I, MSe, MSf, One, R, Se, Sf, Zero
from bondgraph.simulate.start_stores import store_notes


def divider(source: Any) -> bg.Graph:
    i, a, b = One("i"), Zero("a"), Zero("b")
    parts = [Se("U", source) >> i, i >> a, i >> b, a >> C("C1", 1), a >> R("R1", 1), b >> C("C2", 3)]
    return bg.Graph("divider", *parts, b >> R("R2", 2))


@pytest.mark.parametrize(
    ("source", "start", "told"),
    [
        (2, {}, True),
        ("2*cos(t)", {}, True),
        ("2*sin(t)", {}, False),
        (2, {"C1.e": 1.5}, False),
        (2, {"C2.e": 0}, False),
    ],
)
def test_a_divider_of_capacitors_says_which_of_them_begins_empty(
    source: Any, start: dict[str, float], told: bool
) -> None:
    run = bg.simulate(divider(source), 0.1, start=start)
    notes = [note for note in run.notes if "q_C1 is not given and begins at zero, so C2" in note and "6 J" in note]
    assert bool(notes) == told == bool(run.notes)
    if told:
        assert run["C1.e"][0] == 0 and run["C2.e"][0] == 2


def test_a_divider_of_currents_does_so_too() -> None:
    u, a, b = Zero("u"), One("a"), One("b")
    parts = [Sf("J", 1) >> u, u >> a, u >> b, a >> I("L1", 1), a >> R("R1", 1), b >> I("L2", 3), b >> R("R2", 2)]
    (note,) = store_notes(bg.simulate(bg.Graph("coils", *parts), 0.1))
    assert (
        "p_L1 is not given and begins at zero, so L2, which follows it and what sources hold, begins with 1.5 J" in note
    )


def droop(voltage: Any) -> bg.Graph:
    """A capacitor behind a source that lets its voltage fall with the current that it reads."""
    i = One("i")
    return bg.Graph("droop", Se("U", voltage) >> i, i >> C("Cc", 1e-3), i >> Df("s"), MSe("drop", "-100*s") >> i)


def coil() -> bg.Graph:
    n = Zero("n")
    return bg.Graph("coil", Sf("J", 2) >> n, n >> I("L", 1e-3), n >> De("s"), MSf("leak", "-0.1*s") >> n)


@pytest.mark.parametrize("voltage", [5, "5*cos(20*t)"])
def test_a_store_that_follows_a_flow_which_a_source_reads_is_told(voltage: Any) -> None:
    """The flow is the state, and begins at zero; the charge is as free, and begins with all of the voltage."""
    run = bg.simulate(droop(voltage), 0.1)
    assert run["Cc.e"][0] == pytest.approx(5.0)
    (note,) = run.notes
    assert "i is not given and begins at zero, so Cc" in note and "0.0125 J: give i where" in note
    empty = bg.simulate(droop(voltage), 0.1, start={"i": 0.05})
    assert empty["Cc.e"][0] == pytest.approx(0.0, abs=1e-12) and not empty.notes
    assert not bg.simulate(droop("5*sin(20*t)"), 0.1).notes


def test_so_is_one_that_follows_an_effort() -> None:
    (note,) = bg.simulate(coil(), 0.1).notes
    assert "n is not given and begins at zero, so L" in note and "0.002 J: give n where" in note
    assert not bg.simulate(coil(), 0.1, start={"n": 20.0}).notes


def test_what_follows_from_a_source_alone_leaves_nothing_open() -> None:
    v, u = One("v"), Zero("u")
    moved = bg.Graph("moved", Sf("V", 1) >> v, v >> I("m", 2), v >> u, u >> C("k", 1), u >> R("b", 1))
    assert not store_notes(bg.simulate(moved, 0.1))
