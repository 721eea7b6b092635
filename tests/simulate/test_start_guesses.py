"""A guess of what a source gives moves nothing, and is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from test_led_linkages import five_bar, four_bar

import bondgraph as bg
from bondgraph.elements import Link, Mechanism, Sf, Spherical, euler_angles
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


def precession(gravity: float = 0.0) -> bg.Graph:
    """A body whose first angle is led by p' = t/2."""
    body = Link("A", 1, (0.01, 0.02, 0.03), centre=(0.1, 0, 0))
    joint = Spherical("s", "ground", body, euler_angles("zyx", ("p", "th", "ph")))
    held = Mechanism("top", [body], [joint], gravity=(0, 0, -gravity))
    return bg.Graph("precession", *held, Sf("lead", "0.5*t") >> held.q_dot("s")["p_dot"])


def test_a_velocity_that_is_driven_whatever_the_others_are_is_told_and_no_other() -> None:
    """The component along z is p' where the last angle is zero, times cos(theta)."""
    top = precession()
    for names, told in ((("s_wz",), ["s_wz is 0 "]), (("s_wx",), []), (("s_wx", "s_wz"), ["s_wz is 0 "])):
        run = bg.simulate(top, 1e-3, start={"th": 0.3, **dict.fromkeys(names, bg.Near(0.5))})
        assert [note[: len("s_wz is 0 ")] for note in guess_notes(run)] == told
        assert all("as lead gives it" in note for note in guess_notes(run))
    assert guess_notes(bg.simulate(top, 1e-3, start={"th": 0.3, "s_wz": bg.Near(0.0)})) == ()


def test_a_motion_that_stops_knows_what_its_start_said() -> None:
    """At theta = 90 deg, where rates are divided by its cosine; a velocity was given, and another guessed."""
    with pytest.raises(bg.SimulationStopped) as caught:
        bg.simulate(precession(9.81), 1, start={"th": 0.3, "s_wx": 1.0, "s_wy": bg.Near(0.1)})
    run = caught.value.trajectory
    assert isinstance(run, bg.Trajectory) and run.placed == {"th", "s_wx", "s_wy"} and run.near == {"s_wy": 0.1}
    without = replace(run, placed=frozenset({"th"}))
    assert [any("gives no velocity" in note for note in each.notes) for each in (run, without)] == [False, True]
