"""The stroke that puts a store in derivative causality, and what the store then follows."""

from __future__ import annotations

import bondgraph as bg
from bondgraph.analysis.causality.derivative_strokes import Derivative, derivative_causality
from bondgraph.elements import TF, C, I, One, R, Se, Zero

a, b, ab, s, w, v = Zero("a"), Zero("b"), One("ab"), One("s"), One("w"), One("v")
RING = bg.Graph("ring", Se("U") >> s >> a, s >> R("R"), a >> C("C1"), a >> ab >> b, ab >> C("C2"), b >> C("C3"))
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"))


def test_a_store_follows_all_that_determine_it() -> None:
    assert derivative_causality(bg.causality(RING)) == {("C3", 0): Derivative("C3", ("C1", "C2"))}
    source = bg.Graph("source", Se("U") >> a, a >> C("C1"))
    assert derivative_causality(bg.causality(source)) == {("C1", 0): Derivative("C1", ("U",))}


def test_strokes_put_by_hand_change_who_follows_whom() -> None:
    assert derivative_causality(bg.causality(GEARED, strokes={"m": "m"})) == {("J", 0): Derivative("J", ("m",))}


def test_what_is_not_complete_says_no_more_than_it_knows() -> None:
    steps = bg.causality(GEARED).steps
    assert derivative_causality(steps.upto(4)) == {}
    missing = bg.causality(GEARED, strokes={"J": "w"}).steps.upto(1)
    assert derivative_causality(missing) == {("J", 0): Derivative("J")}


def test_a_component_is_named_where_there_are_several() -> None:
    two, far = One("two", ("x", "y")), One("far", ("x", "y"))
    graph = bg.Graph("pair", two >> I("m"), two >> TF("N", (("2", "0"), ("0", "3"))) >> far, far >> I("k"))
    names = {each.store for each in derivative_causality(bg.causality(graph)).values()}
    assert names and all("[" in name for name in names)


def test_many_are_not_all_listed() -> None:
    assert str(Derivative("m", tuple("abcdef"))) == "so m is in derivative causality and follows a, b, c, d and others"
