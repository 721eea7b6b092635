"""A guess of what a source gives moves nothing, and is told."""

from __future__ import annotations

from typing import Any

import pytest
from test_led_linkages import five_bar, four_bar

import bondgraph as bg
from bondgraph.simulate.start_guesses import guess_notes

FORMS = (None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.maggi, bg.forms.lagrange_multipliers)
NEAR = {"b_q": bg.Near(-0.2), "d_q": bg.Near(1.4)}


@pytest.mark.parametrize("form", FORMS)
def test_a_guess_that_a_source_overrules_is_told_in_every_form(form: Any) -> None:
    equations = bg.compile(four_bar(), form, bg.algebra.table)
    run = bg.simulate(equations, 1e-3, start={"a_q": bg.Near(2.0), **NEAR})
    (note,) = guess_notes(run)
    assert note in run.notes and run["a_q"][0] == pytest.approx(0.8)
    assert note.startswith("a_q is 0.8 at t = 0 s, as M gives it, and not near 2, as the start guesses")


def test_one_that_the_source_meets_is_not_nor_one_of_another_coordinate() -> None:
    equations = bg.compile(four_bar(), algebra=bg.algebra.table)
    for more in ({}, {"a_q": bg.Near(0.8)}):
        assert guess_notes(bg.simulate(equations, 1e-3, start={**NEAR, **more})) == ()
    held = bg.compile(five_bar(), algebra=bg.algebra.table)
    start = {"B_q": bg.Near(-1.0), "E_q": bg.Near(1.7), "D_q": bg.Near(1.0)}
    assert guess_notes(bg.simulate(held, 1e-3, start=start)) == ()
