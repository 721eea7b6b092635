"""Which velocities are states, which follow from them, and which the graph as drawn moves in, whatever the form."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Sf
from bondgraph.equations.velocities import drawn_velocities, followers, is_tied, moving, of_velocities, velocities

F = One("f", ("u", "w", "d"))


def lever(*more: object) -> bg.Graph:
    """Two masses whose velocities stand one to two, and a third that a source drives."""
    tied = F["u", "w"] << TF("a", ((2, -1),)) << Sf("s", 0)
    return bg.Graph("lever", F["u", "w"] >> I("m", (1, 1)), tied, Sf("drive", "sin(t)") >> F["d"], *more)


@pytest.mark.parametrize("form", [None, bg.forms.kane_velocity, bg.forms.kane_momentum, bg.forms.maggi])
def test_the_graph_as_drawn_moves_in_the_same_velocities_under_every_form(form: object) -> None:
    equations = bg.compile(lever(), form)
    assert drawn_velocities(equations) == ("u", "w") and is_tied(equations)


def test_a_driven_velocity_neither_is_a_state_nor_follows_from_one() -> None:
    rotor = One("rotor")
    equations = bg.compile(lever(F["u"] >> TF("gear", 10) >> rotor, rotor >> I("J", 1)))
    assert {"u", "w", "d", "rotor"} <= velocities(equations)
    assert {*moving(equations)} == {"u", "w"} and followers(equations) & {"d", "rotor"} == {"rotor"}


def test_a_form_with_fewer_has_the_others_follow() -> None:
    equations = bg.compile(lever(), bg.forms.kane_velocity)
    assert len(moving(equations)) == 1 and not of_velocities(equations)
    assert of_velocities(bg.compile(lever())) == (0,)


def test_what_no_constraint_ties_is_free() -> None:
    v = One("v", coordinates=("x",))
    equations = bg.compile(bg.Graph("free", v >> I("m", 2)))
    assert drawn_velocities(equations) == ("v",) and moving(equations) == ("p_m",) and not is_tied(equations)
