"""The view in a notebook: what its page is answered, and that a browser shows it and hears its sliders."""

from __future__ import annotations

import http.server
import json
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import juries
import pytest
from browsers import chromium
from test_report_parts import courses

import bondgraph as bg
from bondgraph.elements import I, Link, Mechanism, One, R, Revolute, Se
from bondgraph.report.live.widget import Answers
from bondgraph.report.page import asset

i = One("i")
GRAPH = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 2))


def answered(answers: Answers, kind: str, content: Any) -> list[Any]:
    sent: list[Any] = []
    answers.to({"question": "q", "kind": kind, "content": content}, sent.append)
    assert all(answer["question"] == "q" for answer in sent)
    json.dumps(sent)
    return [answer["answer"] for answer in sent]


def last(curves: dict[str, Any]) -> float:
    motion = curves["motion"]
    names = [curve["name"] for curve in motion["curves"]]
    return float(courses(motion)[names.index("p_L"), -1])


def test_a_page_is_told_everything_once_and_the_motion_as_sliders_move() -> None:
    answers = Answers(GRAPH, 20.0, {"U": 3.0}, {}, None)
    (news,) = answered(answers, "news", 0)
    assert {"picture", "curves", "sliders", "words", "version", "fault"} == news.keys() and not news["fault"]
    assert {(each["name"], each["value"]) for each in news["sliders"]} == {("U", 3), ("L", 1), ("Ra", 2)}
    assert last(news["curves"]) == pytest.approx(1.5, rel=1e-6)
    (curves,) = answered(answers, "run", {"Ra": 4.0})
    assert last(curves) == pytest.approx(0.75, rel=1e-6)
    assert answered(answers, "news", 1) == []


@pytest.mark.parametrize("wrong", [None, 3, "q", {}, {"question": 4}, {"question": "q", "kind": "exec", "content": "1"},
                                   {"question": "q", "kind": "run", "content": {"Ra": "4"}},
                                   {"question": "q", "kind": "run", "content": {"Ra": float("nan")}},
                                   {"question": "q", "kind": "run", "content": [1]}])  # fmt: skip
def test_what_is_no_question_is_not_answered(wrong: Any) -> None:
    sent: list[Any] = []
    Answers(GRAPH, 1.0, {}, {}, None).to(wrong, sent.append)
    assert sent == []


def test_what_is_refused_is_told() -> None:
    (news,) = answered(Answers(bg.Graph("rl", Se("U") >> One("i") >> R("r")), 1.0, {}, {}, None), "news", 0)
    assert "MissingValues" in news["fault"] and news["picture"]["diagram"].startswith("<svg")
    (curves,) = answered(Answers(GRAPH, 1.0, {}, {}, None), "run", {"nothing": 1.0})
    assert "nothing" in curves["fault"]


def test_a_mechanism_moves_in_space() -> None:
    rod = Link("rod", 1, (0.1, 0.1, 0.001), centre=(0, 0, -0.5))
    swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, -9.81))
    (news,) = answered(Answers(bg.Graph("swing", *swing), 1.0, {}, {"pivot_q": 1.0}, None), "news", 0)
    assert news["curves"]["space"]["bodies"][0]["name"] == "rod"


def test_without_anywidget_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(bg.MissingPackage, match=r"multibondgraph\[widget\]"):
        bg.widget(GRAPH)


@juries.package("anywidget")
def test_a_widget_holds_its_page_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    made = bg.widget(GRAPH, t=1)
    assert made.title == "rl" and "connect-src 'none'" in made.page and "export default" in made._esm
    sent: list[Any] = []
    monkeypatch.setattr(type(made), "send", lambda self, content, buffers=None: sent.append(content))
    made._handle_custom_msg({"question": "q", "kind": "run", "content": {"Ra": 4}}, [])
    assert sent[0]["answer"]["motion"]


HOST = """<!doctype html><body><script type="module">
import widget from "./widget.js";
const hears = [];
window.asked = [];
const model = {
  get: (name) => window.held[name], send: (content) => window.asked.push(content),
  on: (kind, hear) => hears.push(hear), off: () => {},
};
window.answer = (content) => hears.forEach((hear) => hear(content));
window.held = await (await fetch("held.json")).json();
const el = document.createElement("div");
document.body.append(el);
widget.render({ model, el });
</script></body>"""


@pytest.mark.slow
@juries.program("chromium", "chromedriver")
@juries.package("selenium")
def test_a_browser_shows_the_page_and_its_sliders_are_heard(tmp_path: Path) -> None:
    """A page in place of a notebook runs the widget's program; what that asks is answered from here."""
    from bondgraph.report.live.server import EMPTY, LIVE
    from bondgraph.report.page import filled

    held = {"title": "rl", "page": filled(EMPTY, (*LIVE, "framed.js"))}
    for name, text in {"index.html": HOST, "widget.js": asset("widget.js"), "held.json": json.dumps(held)}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    handler = partial(Quiet, directory=str(tmp_path))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    answers = Answers(GRAPH, 3.0, {}, {}, None)
    try:
        with chromium() as browser:
            browser.get(f"http://127.0.0.1:{server.server_port}/")

            def until(script: str) -> None:
                end = time.monotonic() + 120
                while time.monotonic() < end:
                    browser.switch_to.default_content()
                    for asked in browser.execute_script("return window.asked ? window.asked.splice(0) : []"):
                        answers.to(asked, lambda told: browser.execute_script("window.answer(arguments[0])", told))
                    frames = browser.find_elements("tag name", "iframe")
                    if frames:
                        browser.switch_to.frame(frames[0])
                        if browser.execute_script(f"return {script}"):
                            return
                    time.sleep(0.1)
                raise AssertionError(script)

            until(
                "document.querySelectorAll('#sliders input').length === 3 && document.querySelector('#sec-equations')"
            )
            ends = "page.motion.curves[0].y.at(-1)"
            before = browser.execute_script(f"return {ends}")
            browser.execute_script(
                "const r = document.querySelector('#sliders input[data-name=Ra]'); r.value = 200;"
                "r.dispatchEvent(new Event('input', {bubbles: true}))"
            )
            until(f"{ends} < {0.6 * before}")
            severe = [line for line in browser.get_log("browser") if "favicon" not in line["message"]]
            assert severe == []
    finally:
        server.shutdown()
        server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""
