"""Values in files of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R
from bondgraph.io.model import Model
from bondgraph.io.values_file import read_values, with_values


def test_they_go_before_those_of_the_model(tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text('format = 1\n[values]\nL = "5 mH"\n"left.Ra" = 2\n[start]\np_L = 0.5\n')
    assert read_values(file) == ({"L": "5 mH", "left.Ra": 2}, {"p_L": 0.5})
    i = One("i")
    model = Model(bg.Graph("g", i >> I("L"), i >> R("R")), {"L": 1, "R": 3})
    assert with_values(model, file).values == {"L": "5 mH", "R": 3, "left.Ra": 2}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("format = 1\n[values]\nL = 'x*2'\n", r"3:1: L = 'x\*2' is not a number"),
        ("format = 1\n[values]\nL = '__import__(1)'\n", r"3:1: L: "),
        ("format = 1\n[values]\nL = [1]\n", r"3:1: L: "),
        ("format = 1\n[valuse]\n", r"2:2: nobody knows the key 'valuse'. Did you mean 'values'"),
        ("values = 3\n", r"values is a table"),
        ("[values]\n", r"does not say format"),
        ("format = 1\n[values]\nL = 1\nL = 2\n", r"no TOML"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text(text)
    with pytest.raises(bg.FileRefused) as caught:
        read_values(file)
    found = [str(each) for each in caught.value.faults or (caught.value,)]
    assert any(re.search(words, each) for each in found), found
