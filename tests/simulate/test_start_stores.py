"""Stores that follow others and a source are told where a start leaves open what they hold."""

from __future__ import annotations

from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, Df, I, MSe, One, R, Se, Sf, Zero
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


def droop(voltage: float, law: str) -> bg.Graph:
    """A capacitor behind a source that lets its voltage fall with the current that it reads."""
    i = One("i")
    return bg.Graph("droop", Se("U", voltage) >> i, i >> C("Cc", 0.1), i >> Df("s"), MSe("drop", law) >> i)


def test_a_store_that_no_flow_which_a_source_reads_empties_is_told() -> None:
    """The drop is less than 2 V, and the capacitor begins with at least three of the five."""
    run = bg.simulate(droop(5, "-2*tanh(s)"), 0.01)
    (note,) = run.notes
    assert (
        run["Cc.e"][0] == 5
        and "no value of s was found with which q_Cc is 0" in note
        and "begins with 0.5: give s" in note
    )
    guessed = bg.simulate(droop(5, "-2*tanh(s)"), 0.01, start={"Cc.e": bg.Near(1)})
    assert "which Cc.e is 1" in guessed.notes[0]


@pytest.mark.parametrize("start", [{}, {"q_Cc": 0.35}, {"Cc.e": bg.Near(4)}, {"i": 1}, {"i": bg.Near(1)}])
def test_what_a_start_gives_of_it_is_not(start: dict[str, Any]) -> None:
    assert not bg.simulate(droop(1 if not start else 5, "-2*tanh(s)"), 0.01, start=start).notes


def test_of_two_stores_that_follow_one_flow_the_one_that_is_not_empty_is_told() -> None:
    i, j = One("i"), One("j")
    parts = [Se("U", 5) >> i, i >> C("C1", 1), i >> Df("s"), MSe("drop", "-2*s") >> i]
    run = bg.simulate(bg.Graph("both", *parts, MSe("copy", "3*s") >> j, j >> C("C2", 1)), 0.1)
    assert run["C1.e"][0] == pytest.approx(0, abs=1e-12) and run["C2.e"][0] == pytest.approx(7.5)
    assert "no value of i was found with which q_C2 is 0" in run.notes[0]


def test_what_follows_from_a_source_alone_leaves_nothing_open() -> None:
    v, u = One("v"), Zero("u")
    moved = bg.Graph("moved", Sf("V", 1) >> v, v >> I("m", 2), v >> u, u >> C("k", 1), u >> R("b", 1))
    assert not store_notes(bg.simulate(moved, 0.1))
