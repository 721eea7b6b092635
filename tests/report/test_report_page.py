"""The page as a file: complete in itself, inert whatever the model is called, and there for every model."""

from __future__ import annotations

import json
import re
import runpy
from base64 import b64decode, b64encode
from dataclasses import dataclass
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar

import pytest

import bondgraph as bg
from bondgraph.elements import TF, I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.errors import ValueRefused
from bondgraph.report.findings import find
from bondgraph.report.motion import FEWEST_INSTANTS, MOST_INSTANTS
from bondgraph.report.page import ROOM, SCRIPTS, STYLES, asset, content, filled, page, picture, policy
from bondgraph.report.report import report

EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
LARGEST = 3_000_000


@dataclass(frozen=True)
class Evil(R):
    __doc__ = f"A resistor {EVIL}"
    kind: ClassVar[str] = EVIL


def circuit(resistor: type[R] = R) -> bg.Graph:
    i = One("i")
    return bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> resistor("Ra", 2))


def conflict() -> bg.Graph:
    i = One("i")
    return bg.Graph("clash", Se("a", 1) >> i, i >> I("L", 1), bg.elements.Sf("b", 1) >> i, bg.elements.Sf("c", 2) >> i)


class Reader(HTMLParser):
    """Tags, identifiers, and what a page would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.scripts, self.ids, self.loads, self.handlers = [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "script":
            self.scripts.append(dict(attrs).get("type"))
        for name, value in attrs:
            if name == "id":
                self.ids.append(value)
            if name in {"src", "href", "srcset", "action", "data"} and not (value or "").startswith("#"):
                self.loads.append((tag, value))
            if name.startswith("on") or name == "style":
                self.handlers.append((tag, name))


def test_a_page_is_complete_in_itself() -> None:
    text = report(circuit(), t=5)
    found = Reader(text)
    assert found.loads == [] and found.handlers == []
    assert len(found.ids) == len({*found.ids})
    assert found.scripts == ["application/json", *[None] * len(SCRIPTS)]
    assert "{{" not in text.partition("<script>")[0] and len(text) < LARGEST


def test_the_policy_lets_our_scripts_run_and_nothing_else() -> None:
    text = report(circuit())
    allowed = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert allowed is not None and allowed[1].startswith("default-src 'none'; ")
    for tag in ("script", "style"):
        for inner in re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.S):
            assert f"'sha256-{b64encode(sha256(inner.encode()).digest()).decode()}'" in allowed[1]
    assert policy(("a",), ("b",)).count("sha256") == 2


def test_names_with_markup_are_inert() -> None:
    plain, evil = Reader(report(circuit(), t=1)), Reader(report(circuit(Evil), t=1))
    assert evil.scripts == plain.scripts and evil.loads == plain.loads and evil.handlers == []
    assert "&lt;/script&gt;" in report(circuit(Evil))


def test_contents_are_not_searched_for_places() -> None:
    places = content(find(circuit()))
    assert "{{policy}}" in filled({**places, "headline": "{{policy}}"})


@pytest.mark.parametrize("names", [STYLES, SCRIPTS])
def test_files_of_the_page_end_no_script_and_reach_nowhere(names: tuple[str, ...]) -> None:
    for name in names:
        text = asset(name)
        assert "</script" not in text and "</style" not in text
        assert not re.search(r"\b(?:fetch|XMLHttpRequest|WebSocket|import)\s*\(|@import|url\(", text), name
        assert "innerHTML" not in text or name.startswith("uPlot"), name


def test_what_else_a_page_holds_leaves_less_room_for_curves() -> None:
    run = bg.simulate(circuit(), 5)
    instants = [
        json.loads(picture(run.equations.balance.causal, (), run, beside=size)["data"])["motion"]["t"]
        for size in (0, ROOM)
    ]
    found = [len(b64decode(text)) // 8 for text in instants]
    assert found == [MOST_INSTANTS, FEWEST_INSTANTS]


@pytest.mark.slow
def test_a_page_of_a_mechanism_in_motion_is_below_its_limit() -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "slider_crank.py"))
    start = {"main_q": 0.4, "guide_q": bg.Near(0.2), "big_end_q": bg.Near(-0.53)}
    run = bg.simulate(example["of_bodies"], 10, start=start)
    text = report(example["of_bodies"], run, scene=example["jointed"])
    assert len(text.encode()) < LARGEST and '"bodies":[' in text


def test_a_model_with_a_conflict_has_a_page_that_says_so() -> None:
    text = report(conflict())
    assert 'id="sec-conflict"' in text and "cannot live together" in text
    marks = re.search(r'"faults":\[([^\]]*)\]', text)
    assert marks is not None and marks[1].count('"e') >= 2
    assert 'class="bond conflict"' in text and "sec-refused" not in text  # the conflict is told once


def test_a_run_is_shown_and_a_path_is_written(tmp_path: Path) -> None:
    run = bg.simulate(circuit(), 3)
    text = report(circuit(), run, tmp_path / "there" / "rl.html")
    assert (tmp_path / "there" / "rl.html").read_text(encoding="utf-8") == text
    assert text == page(find(circuit(), run)) == bg.report(circuit(), t=3)
    with pytest.raises(ValueRefused):
        report(circuit(), path=tmp_path)


def test_wrong_names_of_values_are_refused() -> None:
    with pytest.raises(ValueRefused):
        report(circuit(), t=1, values={"nothing": 1})
    with pytest.raises(ValueRefused):
        report(circuit(), t=1, show=["nothing"])


def geared() -> bg.Graph:
    w, v = One("w", domain=bg.rotational), One("v", domain=bg.translational)
    return bg.Graph("geared", Se("M", 1) >> w >> TF("n", 0.5) >> v, w >> I("J", 1), v >> I("m", 2))


def test_the_words_of_the_headline_are_explained_for_the_model() -> None:
    text = report(geared(), t=1)
    head = text.partition('<nav id="contents"')[0].partition("<body>")[2]
    assert "It has one degree of freedom." in head and "Order 1: 1 of the states" in head
    assert len(re.findall("order 1", head, re.IGNORECASE)) == 1 and "1 degree" not in head
    assert "Index 2: m has no state of its own, as what is stored follows w (derivative causality);" in head
    unnamed = report(circuit(), t=1)
    assert "says its domain" not in text and "says its domain" in unnamed.partition('id="sec-notes"')[2]
    assert unnamed.count("says its domain") == 1


def test_columns_that_say_nothing_are_left_out() -> None:
    one, several = report(circuit(), t=1), report(motor(), t=1)
    assert "Enters the rates of" not in one and "Enters the rates of" in several
    assert '<th scope="col">Unit</th>' not in one and '<th scope="col">Unit</th>' in report(geared(), t=1)


def motor() -> bg.Graph:
    i, w = One("i"), One("w")
    parts = Se("U", 1) >> i >> bg.elements.GY("K", 1) >> w, i >> I("L", 1), i >> R("a", 1), w >> I("J", 1)
    return bg.Graph("motor", *parts)


def test_what_an_element_is_has_no_formula_in_other_letters() -> None:
    text = report(motor())
    assert "An inertia<" in text.replace(" <small>", "<") and "p_dot" not in text and "M f1" not in text
    assert "a torque, a pressure" in text


def test_strokes_that_are_tied_by_constraints_are_explained() -> None:
    w, v = One("w"), One("v")
    tied = bg.Graph("tied", w >> TF("n", 2) >> v, w >> TF("k", 3) >> v, w >> I("J", 1), Se("F", 1) >> w,
        v >> I("m", 1))  # fmt: skip
    told = report(tied)
    assert "m has no state of its own (derivative causality): m follows p_J" in told
    assert "The momentum p_J is determined" in told
    assert "Index 2: the states are tied by 1 of the equations" in told and "Closed by constraints" in told
    assert "#sec-constraints" in told and "#sec-conflict" not in told and "not complete:" not in told
    assert "nothing need be changed" in told.lower() and "Remove" not in told and "Causal conflict" not in told


def test_a_bond_tells_all_names_of_its_effort_and_flow_with_their_units() -> None:
    row = re.search(r'<tr id="row-b\d+" data-about="b\d+"><th scope="row">(?:(?!</th>).)*>m<.*?</tr>', report(geared()))
    assert row is not None
    effort, flow = (re.search(rf'<td data-head="{head}">(.*?)</td>', row[0]) for head in ("Effort", "Flow"))
    assert effort is not None and effort[1].count("<math") == 2 and "<small>in N</small>" in effort[1]
    assert flow is not None and flow[1].count("<math") == 2 and "<small>in m/s</small>" in flow[1]


def test_parts_are_boxes_in_an_overview() -> None:
    @bg.submodel(ports={"shaft": bg.rotational})
    def load(shaft: One) -> Any:
        turn = One("turn")
        return shaft >> turn, turn >> I("J", 1), turn >> R("b", 1)

    w = One("w", domain=bg.rotational)
    part = load("disc")
    text = report(bg.Graph("parts", Se("M", 1) >> w, w >> part.shaft))
    assert 'id="sec-overview"' in text and 'href="#sec-overview"' in text and "load" in text
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len({*ids}) == len(ids), "the two diagrams share no names"
    assert "sec-overview" not in report(circuit())


def test_boxes_within_boxes_are_opened_in_the_overview() -> None:
    @bg.submodel(ports={"shaft": bg.rotational})
    def load(shaft: One) -> Any:
        turn = One("turn")
        return shaft >> turn, turn >> I("J", 1), turn >> R("b", 1)

    @bg.submodel(ports={"shaft": bg.rotational})
    def pair(shaft: One) -> Any:
        both, near, far = One("both"), load("near"), load("far")
        return shaft >> both, both >> near.shaft, both >> far.shaft

    w = One("w", domain=bg.rotational)
    overview = report(bg.Graph("parts", Se("M", 1) >> w, w >> pair("two").shaft)).partition('id="sec-overview"')[2]
    overview = overview.partition('id="sec-')[0]
    assert overview.count("<summary>Boxes opened</summary>") == 1 == overview.count("<details>")
    closed, opened = overview.split("<details>")
    assert "two.near" not in closed and "two.near" in opened and "two.near.J" not in opened


def test_a_comparison_of_forms_that_is_given_is_shown() -> None:
    rod = Link("rod", 1, planar=0.1, centre=(0, 0, -0.4))
    made = Mechanism("mech", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    graph, start = bg.Graph("swing", *made), {"pivot_q": 1}
    table = bg.compare(graph, [bg.forms.maggi, bg.forms.kane_momentum], 0.1, start=start)
    text = bg.report(graph, t=0.1, start=start, comparison=table)
    shown = text.partition('<section id="sec-comparison"')[2].partition("</section>")[0]
    assert all(f"<th>{row.label}</th>" in shown for row in table.rows) and len(table.rows) == 2
    assert 'href="#sec-comparison"' in text and "sec-comparison" not in report(circuit()).partition("<body>")[2]
    with pytest.raises(bg.ValueRefused, match="is no comparison"):
        bg.report(graph, comparison="maggi")  # type: ignore[arg-type]
