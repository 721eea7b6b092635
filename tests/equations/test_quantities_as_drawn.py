"""Equations in a form beside those of the graph as drawn: states of these, and what only these need."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se
from bondgraph.equations.available_names import available, quantity
from bondgraph.equations.equations import Equations
from bondgraph.equations.quantities_as_drawn import Drawn, states_as_drawn, widened


def bead() -> bg.Graph:
    """On a straight wire: what couples its inertia across the wire nothing but an effort needs."""
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"), frame="inertial")
    mass = v >> I("m", (("a", "c"), ("c", "b")))
    return bg.Graph("bead", u >> TF("wire", ((1,), (0,))) >> v, mass, Se("F") >> v["vx"])


@pytest.fixture(scope="module")
def made() -> Equations:
    return bg.compile(bead(), bg.forms.kane_momentum)


def test_only_what_a_quantity_needs_becomes_a_parameter(made: Equations) -> None:
    assert {*made.before.dropped} == {"b", "c"}
    across, along = (quantity(made, name) for name in ("m.e[vy]", "u"))
    assert isinstance(across, Drawn) and widened(made, [along]) is made
    wide = widened(made, [across])
    assert wide.parameters.keys() - made.parameters.keys() == {"c"} and {*wide.before.dropped} == {"b"}
    assert wide.as_drawn is made.as_drawn and wide.rates == made.rates


def test_states_as_drawn_follow_from_those_of_the_form(made: Equations) -> None:
    drawn = made.as_drawn
    assert isinstance(drawn, Equations)
    assert {*states_as_drawn(made, drawn, drawn.states, available(made))} == {*drawn.states}
    with pytest.raises(bg.NotReducible) as caught:
        states_as_drawn(made, drawn, drawn.states, ("x",))
    assert {*caught.value.parties} == {*drawn.states} - {"x"}
