"""The page of steps: what it shows at each step, that it needs nothing else, and that names are only words in it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from random_graphs import Seeded, network

import bondgraph as bg
from bondgraph.analysis.causality.steps_page import height
from bondgraph.analysis.causality.steps_page import page as steps_page
from bondgraph.elements import GY, I, One, R, Se, Sf

i, w = One("i"), One("w")
MOTOR = bg.Graph("motor", Se("U") >> i >> GY("K") >> w, i >> I("L"), i >> R("Ra"), w >> I("J"), w >> R("b"))
CLASH = bg.Graph("clash", Sf("drive") >> w, w >> R("b"), Sf("brake") >> w, w >> I("J"))


def data(page: str) -> Any:
    return json.loads(re.search(r'id="data">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]


def test_each_mark_stands_from_the_step_of_its_stroke() -> None:
    steps = bg.causality(MOTOR).steps
    assert {name: step for name, _, step in data(steps.html())["marks"]} == {s.bond: s.number for s in steps}


def test_names_stand_as_they_are_written() -> None:
    small = bg.Graph("small", Se("u") >> i, i >> I("l"), i >> R("r"))
    said = [words for step in data(bg.causality(small).steps.html())["steps"] for words in step["said"]]
    assert "Why: l sets the flow of i." in said and not any("L " in words or "R " in words for words in said)


def test_a_multibond_has_its_stroke_when_all_its_components_have() -> None:
    for seed in (0, 7):
        graph = network(Seeded(seed), largest=3)
        steps = bg.causality(graph).steps
        given = data(steps.html())
        assert [x["bond"] for x in given["steps"]] == [s.bond for s in steps]
        for name, index, step in given["marks"]:
            causal = steps.upto(step)
            bond = graph.bond(name)
            if steps.upto(len(steps)).side(bond) != "mixed":
                assert index == 0 and causal.side(bond) != "open" and steps.upto(step - 1).side(bond) == "open"


def test_a_conflict_is_told_at_the_end() -> None:
    page = bg.analyse(CLASH).steps.html()
    assert "two bonds set its flow" in data(page)["conflict"]


def test_a_page_needs_nothing_else_and_is_the_same_each_time(tmp_path: Path) -> None:
    steps = bg.causality(MOTOR).steps
    path = steps.page(tmp_path / "new" / "steps.html")
    page = path.read_text(encoding="utf-8")
    assert page == steps_page(steps) == bg.causality(MOTOR).steps.html()
    assert not re.findall(r"""(?:src|href)=(?!"#)|url\(|@import""", page)
    assert set(re.findall(r"https?://[^\s\"']+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }


def test_a_frame_in_a_notebook_is_as_high_as_the_page() -> None:
    steps = bg.causality(MOTOR).steps
    assert f"height: {height(steps)}px" in steps._repr_html_() and 300 < height(steps) < 800


def test_words_are_no_markup() -> None:
    hostile = "</script><img src=x onerror=alert(1)>"
    page = replace(bg.causality(MOTOR).steps, conflict=hostile).html()
    assert data(page)["conflict"] == hostile and hostile not in page and "<img" not in page


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("chromium") is None, reason="there is no Chromium here")
def test_a_browser_shows_the_step_that_is_asked_for(tmp_path: Path) -> None:
    steps = bg.causality(MOTOR).steps
    path = steps.page(tmp_path / "steps.html")
    for step in (0, 3, len(steps)):
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"{path.as_uri()}#{step}"]
        page = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
        shown = re.findall(r'class="causal-stroke"', page)
        assert len(shown) == step
        assert f"{step} / {len(steps)}" in page
