"""What equations in a form are a form of."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.elements import TF, I, One, Se
from bondgraph.equations.before_form import BeforeForm


def bead() -> bg.Graph:
    u, v = One("u", coordinates="x"), One("v", ("vx", "vy"))
    return bg.Graph("bead", u >> TF("wire", ((1,), (0,))) >> v >> I("m", 1), Se("G") >> v["vy"])


def test_without_a_form_there_is_nothing_before() -> None:
    assert bg.compile(bead()).before == BeforeForm() and bg.compile(bead()).as_drawn is None


def test_a_form_and_a_reduction_know_the_graph_as_drawn() -> None:
    reduced, strokes = bg.reduce(bead()), bg.causality(bead())
    for equations in (
        bg.compile(bead(), bg.forms.kane_momentum),
        bg.compile(reduced),
        bg.compile(reduced, bg.forms.kane_velocity),
        bg.compile(strokes, bg.forms.kane_momentum),
    ):
        assert equations.before.graph == bead()
        assert equations.as_drawn == bg.compile(bead())
        assert ("e", "wire-v", 0) in equations.before.changed
    assert bg.compile(strokes, bg.forms.kane_momentum).before.drawn is strokes
