"""A diagram that grows: each picture is the last one without what later strokes tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph import StructureError
from bondgraph.analysis.causality.growing import Growing
from bondgraph.elements import TF, I, One, R, Se

w, v = One("w"), One("v")
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"), v >> R("d"))


def test_everything_stands_where_it_stands_at_the_end() -> None:
    for graph in (GEARED, network(Seeded(3), largest=3)):
        growing = Growing(bg.causality(graph).steps)
        for number in range(len(growing.steps) + 1):
            drawing = growing.at(number)
            assert drawing.box == growing.whole.box
            for bond, last in zip(drawing.bonds, growing.whole.bonds, strict=True):
                assert bond.route == last.route and {*bond.labels} <= {*last.labels} and {*bond.marks} <= {*last.marks}
        assert growing.at(len(growing.steps)) == growing.whole


def test_before_the_first_stroke_nothing_tells_of_one() -> None:
    for graph in (GEARED, network(Seeded(7), largest=3)):
        growing = Growing(bg.causality(graph).steps)
        first, bare = growing.at(0), growing.bare
        words = {(label.role, label.glyphs.plain) for bond in bare.bonds for label in bond.labels}
        assert not any(bond.marks for bond in first.bonds)
        assert {(label.role, label.glyphs.plain) for bond in first.bonds for label in bond.labels} <= words
        assert [bond.title for bond in first.bonds] == [bond.title for bond in bare.bonds]
        assert not any(label.framed for node in first.nodes for label in node.labels)


def test_the_rate_of_a_momentum_is_written_when_its_store_is_decided() -> None:
    growing = Growing(bg.causality(GEARED).steps)
    (decided,) = (step.number for step in growing.steps if step.derivative)
    assert {(kind, name, step) for kind, name, _, step in growing.words} >= {("bond", "m", decided)}
    assert not growing.at(decided - 1).bond("m").labels and growing.at(decided).bond("m").labels


def test_a_half_arrow_makes_room_only_for_a_stroke_that_is_there() -> None:
    growing = Growing(bg.causality(GEARED).steps)
    for name, step, early, late in growing.arrows:
        assert growing.at(step - 1).bond(name).half_arrow == early != late == growing.at(step).bond(name).half_arrow
    assert {name for name, *_ in growing.arrows} == {s.bond for s in growing.steps if s.stroke.side == "head"}


def test_steps_are_drawn_in_every_format_and_marked_at_the_end(tmp_path: Path) -> None:
    steps = bg.causality(GEARED).steps
    for ending in ("svg", "pdf", "tex"):
        assert steps.draw(tmp_path / f"x.{ending}", upto=2, width="80 mm").stat().st_size
    assert "In derivative causality: m." in steps.svg(mark="derivative")
    assert bg.grade(GEARED, {"J": "J", "m": "m"}).draw(tmp_path / "grade.pdf").stat().st_size
    with pytest.raises(StructureError, match="Leave out upto"):
        steps.draw(tmp_path / "y.pdf", upto=2, mark="derivative")
    with pytest.raises(StructureError, match="Leave out mark"):
        GEARED.draw(tmp_path / "y.pdf", strokes=False, mark="derivative")
