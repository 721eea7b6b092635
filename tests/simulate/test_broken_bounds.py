"""Bounds that a motion breaks on the way: friction whose limits are formulas."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.elements import C, I, One, StickSlip
from bondgraph.simulate.broken_bounds import bound_notes


def pressed(normal: str, kinetic: str = "0.3", static: str = "0.4") -> Any:
    v = One("v", coordinates=("x",))
    pad = StickSlip("pad", "-10*x", f"{kinetic}*({normal})", f"{static}*({normal})")
    graph = bg.Graph("g", v >> I("m", 1.0), v >> C("k", effort="10*x"), v >> pad)
    return bg.simulate(graph, 3.0, start={"x": 1.0})


@pytest.mark.parametrize(
    ("normal", "static", "since", "remedy"),
    [
        ("2 + 3*sin(3*t)", "0.4", (math.pi + math.asin(2 / 3)) / 3, r"max\(0, N\)"),
        ("2", "(0.5 - 0.2*t)", 1.0, "no less than the kinetic one"),
    ],
)
def test_from_when_on_a_formula_makes_it_drive_is_told(normal: str, static: str, since: float, remedy: str) -> None:
    (note,) = bound_notes(pressed(normal, static=static))
    assert float(re.findall(r"t = (\S+) s", note)[0]) == pytest.approx(since, abs=0.05) and re.search(remedy, note)


@pytest.mark.parametrize(("normal", "told"), [("max(0, 2 + 3*sin(3*t))", False), ("2 + 2.001*sin(3*t)", False),
                                              ("2 + 2.01*sin(3*t)", True), ("2 + 2.01*sin(9*t)", True)])  # fmt: skip
def test_a_kinetic_effort_that_is_negative_by_error_alone_is_not_told(normal: str, told: bool) -> None:
    """By a thousandth of the largest: 0.001 of 4, and 0.01 of 4."""
    notes = bound_notes(pressed(normal))
    assert len(notes) == told and {*notes} <= {*pressed(normal).notes}
    assert all(("times, the last" in note) == ("9*t" in normal) for note in notes)
