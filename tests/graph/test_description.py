"""What a model is, in words: kept with a graph and in its file, and no part of its value."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.graph.description import described, first_sentence
from bondgraph.io import read

i = One("i")
PARTS = Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra", 1)
WORDS = 'A "coil" of 1 H,\n    and a lamp: 100 \N{OHM SIGN}.'


def test_a_description_is_no_part_of_the_value() -> None:
    graph = bg.Graph("rl", *PARTS, description=WORDS)
    assert graph.description == 'A "coil" of 1 H, and a lamp: 100 \N{OHM SIGN}.'
    assert graph == bg.Graph("rl", *PARTS) and bg.Graph("rl", *PARTS).description == ""
    assert graph.bonded.description == pickle.loads(pickle.dumps(graph)).description == graph.description
    assert bg.compile(graph).drawn.description == graph.description


@pytest.mark.parametrize("given", [3, None, ["a"], "\ud800"])
def test_what_is_no_text_is_refused(given: object) -> None:
    with pytest.raises(bg.StructureError, match="description"):
        bg.Graph("rl", *PARTS, description=given)  # type: ignore[arg-type]


def test_a_file_keeps_it(tmp_path: Path) -> None:
    graph = bg.Graph("rl", *PARTS, description=WORDS)
    graph.save(tmp_path / "rl.toml")
    assert bg.load(tmp_path / "rl.toml").description == graph.description
    assert read(tmp_path / "rl.toml").description == graph.description


def test_a_file_with_another_thing_for_it_is_refused_where_it_stands(tmp_path: Path) -> None:
    bg.Graph("rl", *PARTS, description="x").save(tmp_path / "rl.toml")
    text = (tmp_path / "rl.toml").read_text(encoding="utf-8").replace('"x"', "3")
    (tmp_path / "rl.toml").write_text(text, encoding="utf-8")
    with pytest.raises(bg.FileRefused, match=r"rl\.toml:3:\d+.*no text"):
        bg.load(tmp_path / "rl.toml")


@pytest.mark.parametrize(
    ("top", "told"),
    [
        ('"""A coil of 0.5 H. It is\nwound."""\n', "A coil of 0.5 H."),
        ('"""A coil\nand a lamp\n\nMore."""\n', "A coil and a lamp"),
        ("", ""),
    ],
)
def test_of_a_file_in_python_the_first_sentence_is_taken(tmp_path: Path, top: str, told: str) -> None:
    body = "import bondgraph as bg\nfrom bondgraph.elements import I, One, Se\ni = One('i')\n"
    path = tmp_path / "coil.py"
    path.write_text(f"{top}{body}coil = bg.Graph('coil', Se('U', 1) >> i, i >> I('L', 1))\n", encoding="utf-8")
    assert read(path).description == told
    path.write_text(path.read_text().replace("I('L', 1))", "I('L', 1), description='Own words.')"), encoding="utf-8")
    assert read(path).description == "Own words."


def test_lines_are_joined_and_a_sentence_ends_at_its_full_stop() -> None:
    assert described(" a\n\n b ") == "a b" and first_sentence("") == ""
    assert first_sentence("It has 2.5 m. So long.") == "It has 2.5 m."
