"""Labels: what is written, and that it stands free; the same names always the same way."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import bondgraph as bg
from bondgraph.causality.assign import assign
from bondgraph.draw import layout
from bondgraph.draw.drawing import Box, Glyphs
from bondgraph.draw.labels import notation
from bondgraph.draw.labels.candidates import centred
from bondgraph.draw.labels.captions import Caption, Captions
from bondgraph.draw.labels.collections import braced, collections
from bondgraph.draw.labels.placement import AN_EM, CLEAR, Obstacle, Obstacles, Position, UnplacedLabel, place_labels
from bondgraph.draw.labels.variables import on_bond, vanishing
from bondgraph.draw.layout.spacing import Lines
from bondgraph.elements import GY, TF, C, Df, I, One, R, Se, Sf, Zero
from bondgraph.graph.spelling import name as spelt

INK = Glyphs("a", Box(-10, -10, 10, 10), 14)


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("x", "x"),
        ("q_dot", r"\dot{q}"),
        ("T_star", "T^{*}"),
        ("v_x_1", "v_{x,1}"),
        ("omega2", r"\omega_{2}"),
        ("q_dot_dot", r"\ddot{q}"),
        ("hull_q_dot", r"\mathrm{hull}_{\dot{q}}"),
        ("four_bar", r"\mathrm{four}_{\mathrm{bar}}"),
        ("v_bar", r"\bar{v}"),
        ("slide_dot", r"\dot{\mathrm{slide}}"),
        ("f_", "f'"),
        ("lambda_", r"\lambda"),
    ],
)
def test_names_are_written_as_in_mathematics(text: str, latex: str) -> None:
    assert spelt(text) == latex


@pytest.mark.parametrize("formula", ["a - (b - c)", "(a + b)*c", "a/(b*c)", "-(a + b)", "(a + b)**2", "sin(a)**2"])
def test_formulas_keep_the_brackets_they_need(formula: str) -> None:
    found = notation.formula(formula).text
    assert found.count("(") == found.count(")") and found.count("{") == found.count("}")
    assert notation.formula(formula) == notation.formula(formula.replace(" ", ""))


def test_a_difference_of_differences_is_bracketed_and_a_fraction_is_not() -> None:
    assert "(" in notation.formula("a - (b - c)").text and "(" not in notation.formula("(a + b)/c").text


def test_the_negative_of_a_caption_is_that_of_both_texts() -> None:
    assert Caption("x_{1}", "x1").negative == Caption("-x_{1}", "-x1")


@pytest.fixture(scope="module")
def captions() -> Captions:
    i, j = One("i", ("u", "w")), One("j")
    graph = bg.Graph("g", Se("F", ("F_x", 0)) >> i, i >> I("m"), i["w"] >> TF("n") >> j, j >> R("b"), Sf("s") >> j)
    return Captions(graph, assign(graph))


def test_a_selection_is_told_where_not_all_is_taken(captions: Captions) -> None:
    ends = [end for bond in captions.graph.bonds for end in (bond.tail, bond.head)]
    told = {end.components: captions.selection(end) for end in ends if end.element == "i"}
    assert told[0, 1] is None and told[(1,)] == Caption("w", "w")


def test_bonds_at_one_junctions_carry_efforts_and_no_flow(captions: Captions) -> None:
    for bond in captions.graph.bonds:
        effort, flow = on_bond(captions, bond, vanishing(captions))
        assert flow is None
        assert effort is None or effort.plain
    assert any(on_bond(captions, bond, frozenset())[0] for bond in captions.graph.bonds)


def test_a_matrix_that_is_transposed_is_typeset() -> None:
    """Not given as words, for which room is made to both sides."""
    turn, efforts = TF("R", (("cos(a)", "sin(a)"), ("-sin(a)", "cos(a)"))), Zero("g", 2)
    fall, still = Zero("fall", 2), One("w", coordinates="a")
    graph = bg.Graph("weight", Se("F", (0, -1)) >> fall >> turn >> efforts >> One("v", 2) >> I("m"), still >> I("J"))
    drawn = graph.svg()
    assert "]^T" in drawn and "<text" not in drawn


def test_what_vanishes_is_written_zero(captions: Captions) -> None:
    bond = captions.graph.bond("b")
    assert on_bond(captions, bond, frozenset({"b"}))[0] == Caption("0", "0")


def test_letters_stand_about_the_middle_of_a_capital() -> None:
    x, y = centred(INK, (100, 50))
    assert INK.box.moved(x, y).middle[0] == 100 and y > 50


def label(*at: tuple[int, int]) -> UnplacedLabel:
    return UnplacedLabel(("node", "n"), "name", INK, (0, 0), tuple(map(Position, at)))


def test_a_label_takes_the_first_free_position() -> None:
    obstacles = Obstacles()
    obstacles.add(Obstacle(Box(-20, -20, 20, 20)))
    placed = place_labels([label((0, 0), (5000, 0), (9000, 0))], obstacles, Lines((0, 9999), (0, 9999)))
    (found,) = placed.positions
    assert found.at == (5000, 0) and placed.lacking == (0,)


def test_obstacles_are_met_within_the_clearance_only() -> None:
    obstacles, box = Obstacles(), Box(0, 0, 100, 100)
    obstacles.add(Obstacle(box))
    assert obstacles.met(Box(100 + CLEAR - 1, 0, 300, 50)) and not obstacles.met(Box(100 + CLEAR, 0, 300, 50))


def test_a_name_keeps_away_beside_the_text_of_another_node_so_that_they_are_not_read_as_one() -> None:
    obstacles, box = Obstacles(), Box(0, 0, 100, 100)
    obstacles.add(Obstacle(box, ("R",), node="R"))
    near = Box(100 + CLEAR, 0, 300, 50)
    assert obstacles.met(near, ("node", "v")) and not obstacles.met(near, ("node", "R"))
    assert not obstacles.met(near, ("bond", "R")) and not obstacles.met(near.moved(AN_EM, 0), ("node", "v"))
    assert not obstacles.met(Box(0, 100 + CLEAR, 50, 300), ("node", "v")), "above and below as near as before"


def test_what_is_numbered_where_its_name_has_an_index_stands_for_many() -> None:
    v_n, w_n = One("v_n", ("v1_x", "v1_y", "v2_x", "v2_y")), One("w_n", ("w1", "a"))
    parts = v_n >> I("m_n"), v_n["v1_x"] >> R("b_n"), v_n >> R("c"), w_n >> I("J_n"), Se("F_n") >> v_n
    assert collections(bg.Graph("many", *parts)) == {"v_n", "m_n", "F_n"}
    assert braced("v_{n}", "v_n") == (r"\left\{v_{n}\right\}", "{v_n}")


def test_a_dependent_compliance_has_the_rate_of_its_charge() -> None:
    u = Zero("u")
    graph = bg.Graph("held", Se("U") >> u, u >> C("C3"), u >> R("Rb"))
    captions = Captions(graph, assign(graph))
    flows = {name: on_bond(captions, graph.bond(name), frozenset())[1] for name in ("C3", "Rb")}
    assert flows["C3"] == Caption(r"\dot{q}_{C_{3}}", "dq_C3/dt") and flows["Rb"] == Caption("f_{R_{b}}", "f_Rb")
    bare = on_bond(Captions(graph, None), graph.bond("C3"), frozenset())[1]
    assert bare == Caption("f_{C_{3}}", "f_C3")


def test_spaces_of_a_sentence_are_alike() -> None:
    from bondgraph.draw.labels.typeset import words

    text = "L, Ra: only one bond may, and T, V, AV too; it ends."
    letters = words(text, 12).letters
    blank = words("a b", 12).letters[1].index
    wide = {b.at[0] - a.at[0] for a, b in pairwise(letters) if a.index == blank}
    assert len(letters) == len(text) and max(wide) - min(wide) <= 2


def _written_at(block: bg.PID) -> str:
    i = One("i")
    sensor = i >> Df("y")
    graph = bg.Graph("loop", sensor, Se("U") >> i >> I("L"), i >> R("r"), bg.Input("r_"), block, block >> Se("U"))
    (title,) = re.findall(r"<title>PID : pid(?:; law )?([^<]*)</title>", graph.svg())
    return str(title)


def test_gains_limits_and_period_stand_beneath_a_controller() -> None:
    full = bg.PID("pid", "r_ - y", Kp=1.2, Ki=2, Kd=0.04, limits=(-12, 12), every="1 ms")
    assert _written_at(full) == "r_ - y, K_p = 1.2, K_i = 2, K_d = 0.04, N = 100, min = -12, max = 12, T = 0.001"
    assert _written_at(bg.PID("pid", "r_ - y", Kp="k", limits=(None, 5))) == "r_ - y, K_p = k, max = 5"
    long = bg.PID("pid", "r_ - y", Kp="+".join("k" * 15), Ki="+".join("k" * 30))
    assert _written_at(long).startswith("r_ - y, K_p = k +") and "K_i" not in _written_at(long), "as far as it is short"


def test_a_number_has_its_unit_where_junctions_say_their_domains() -> None:
    def laws(electrical: Any, rotational: Any) -> dict[str, str]:
        i, w = One("i", domain=electrical), One("w", domain=rotational)
        graph = bg.Graph("m", Se("U", 12) >> i >> GY("K", 0.05) >> w, i >> R("Ra", 1), w >> I("J", "k"), i >> I("L"))
        return {
            node.name: text.glyphs.plain for node in layout(graph).nodes for text in node.labels if text.role == "law"
        }

    stated = laws(bg.electrical, bg.rotational)
    assert stated["U"] == "U = 12 V" and stated["Ra"] == "Ra = 1 ohm" and stated["K"].endswith(", K = 0.05 N*m/A")
    assert stated["J"] == "J = k" and "L" not in stated, "a formula has its own, and what has no number none"
    assert laws(None, None)["Ra"] == "Ra = 1"


@pytest.mark.parametrize(
    ("value", "written"), [(6 / 91, "0.0659341"), (1.2345678, "1.2345678"), (2e-14 / 3, "6.66667e-15")]
)
def test_long_numbers_are_written_with_six_digits(value: float, written: str) -> None:
    w, load = One("w"), One("load")
    graph = bg.Graph("g", w >> TF("gear", value) >> load, w >> I("J"), load >> R("b"))
    texts = [text.glyphs.plain for node in layout(graph).nodes for text in node.labels if text.role == "law"]
    assert [text.partition("gear = ")[2] for text in texts if "gear = " in text] == [written]
