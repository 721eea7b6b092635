"""A grade in words and as a diagram."""

from __future__ import annotations

import pytest

import bondgraph as bg
from bondgraph.analysis.causality.grade_report import Grade
from bondgraph.elements import TF, I, One, R, Se, Sf

i, w, v = One("i"), One("w"), One("v")
RL = bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))
CLASH = bg.Graph("clash", Sf("drive") >> w, Sf("brake") >> w, w >> I("J"))
GEARED = bg.Graph("geared", Se("M") >> w, w >> I("J"), w >> TF("n") >> v, v >> I("m"))
WORDS = {
    "as assigned": (RL, {"U": "i", "L": "L", "Ra": "i"}, "Right and complete, as bondgraph assigns them."),
    "another valid choice": (
        GEARED,
        {"M": "w", "m": "m", "n-v": "v", "w-n": "n", "J": "w"},
        "They give the state p_m; J is in derivative causality; no algebraic loop.",
    ),
    "could be integral": (RL, {"U": "i", "L": "i", "Ra": "Ra"}, "Consistent, but L could be integral"),
    "right so far": (RL, {"L": "L"}, "2 strokes of 3 still to be put. These follow: "),
    "wrong": (RL, {"L": "L", "Ra": "Ra"}, "Turn the stroke on Ra; then all given are possible."),
    "no answer": (CLASH, {}, "no complete assignment"),
}


def test_the_wrong_stroke_is_told_from_the_way_to_it() -> None:
    from bondgraph.analysis.causality.grade_report import _highlights

    wrong, way = _highlights(bg.grade(GEARED, {"J": "J", "m": "m"}))
    assert (wrong.kind, wrong.bonds, wrong.nodes) == ("conflict", ("m",), ("v",))
    assert (way.kind, way.bonds) == ("way", ("J", "w-n", "n-v"))


@pytest.mark.parametrize("verdict", WORDS)
def test_it_is_a_paragraph_and_a_diagram(verdict: str) -> None:
    graph, given, words = WORDS[verdict]
    found = bg.grade(graph, given)
    assert isinstance(found, Grade) and found.verdict == verdict
    assert words in str(found) and "\n" not in str(found) and str(found).endswith(".")
    assert repr(found) == f"Grade({graph.name}: {verdict})"
    assert found.svg().count('class="causal-stroke"') == len(given)


def test_a_hint_gives_no_stroke_away() -> None:
    """It names what is wrong, not the strokes that follow, nor which of those that stand is to be turned."""
    for graph, strokes, _ in WORDS.values():
        found = bg.grade(graph, strokes)
        assert str(found).startswith(found.hint)
        assert "follow" not in found.hint and "Turn" not in found.hint and " into i (" not in found.hint
    wrong = bg.grade(RL, {"U": "i", "L": "L", "Ra": "Ra"})
    assert "Turn the stroke" in str(wrong) and wrong.hint.endswith("and only one bond may.")


def test_fewer_dependent_stores_than_bondgraph_has_are_told_to_be_valid() -> None:
    """A cart with a pendulum: the textbook makes the cart's inertia integral, bondgraph leaves all flows free."""
    f, tip = One("f", ("x_dot", "w"), coordinates=("x", "a")), One("tip", 2)
    bar = f >> TF("d", ((1, "l*cos(a)"), (0, "l*sin(a)"))) >> tip >> I("m")
    found = bg.grade(bg.Graph("cart", f["x_dot"] >> I("M"), bar), {"M": "M"})
    assert found.valid and (found.price.dependent, found.ours.dependent) == (("m",), ("M", "m"))
    assert "Fewer stores are in derivative causality, as in textbooks" in str(found)
    same = bg.grade(GEARED, {"J": "w"})
    assert same.differs and "Fewer stores" not in str(same)
