"""Velocities that nothing is said of where constraints tie them to what is driven: told, since forms differ."""

from __future__ import annotations

from typing import Any

import pytest
from mechanisms import FORMS
from test_initial_velocities import SHAKEN, WHEEL, shaken, wheel

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.simulate.start_velocities import velocity_notes

EVERY = pytest.mark.parametrize("form", [None, *FORMS], ids=lambda form: form.__name__ if form else "as drawn")


def noted(graph: bg.Graph, form: Any, values: Any, start: Any) -> list[str]:
    return list(velocity_notes(bg.simulate(bg.compile(graph, form), (0, 0.01), values, start)))


@EVERY
def test_a_start_that_leaves_velocities_open_beside_a_driven_one_says_so(form: Any) -> None:
    """A wheel that slips as it is told to, free to run and to turn."""
    (note,) = noted(wheel(("0.2", "0.1*cos(t)")), form, WHEEL, {"th": 0.4})
    assert "beside what slip drives 2 can be chosen" in note


@EVERY
@pytest.mark.parametrize("start", [{"th": 0.4, "u": 0.0, "o": 0.0}, {"th": 0.4, "o": 0.3}])
def test_where_velocities_are_given_forms_agree_and_nothing_is_said(start: dict[str, float], form: Any) -> None:
    assert not noted(wheel(("0.2", "0.1*cos(t)")), form, WHEEL, start)


@EVERY
def test_at_rest_nothing_is_to_be_said(form: Any) -> None:
    """Constraints that nothing drives, and a pivot that is moved, to which nothing is tied."""
    assert not noted(wheel((0, 0)), form, WHEEL, {"th": 0.4})
    assert not noted(wheel((0, "0.1*sin(t)")), form, WHEEL, {"th": 0.4})
    assert not noted(shaken(), form, SHAKEN, {"q": 0.3})


@EVERY
def test_where_all_velocities_follow_nothing_is_to_be_said(form: Any) -> None:
    """Two masses on a lever, one of them moved: none is free."""
    f = One("f", ("u", "w"))
    lever = f << TF("a", ((1, "k"), (0, 1))) << Sf("move", (0, "0.3*cos(t)"))
    assert not noted(bg.Graph("lever", f >> I("m"), lever), form, {"m": 1.0, "k": 2.0}, {})
