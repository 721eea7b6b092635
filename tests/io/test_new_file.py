"""A file to start from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.io.new_file import SCHEMA, formatted_file, new_files
from bondgraph.io.schema import schema


def test_a_new_file_runs_and_is_laid_out(tmp_path: Path) -> None:
    path = tmp_path / "2 motors.toml"
    assert new_files(path) == [path, tmp_path / SCHEMA]
    assert json.loads((tmp_path / SCHEMA).read_text()) == schema()
    graph = bg.load(path)
    assert graph.name == "model_2_motors" and bg.simulate(graph, (0, 0.1))["w"][-1] > 0
    before, after = formatted_file(path)
    assert before == after and before.startswith(f"#:schema ./{SCHEMA}\n")
    assert new_files(tmp_path / "other.toml") == [tmp_path / "other.toml"]


def test_what_is_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "motor.toml"
    path.write_text("mine")
    with pytest.raises(bg.ValueRefused, match="not overwritten"):
        new_files(path)
    assert path.read_text() == "mine"
    with pytest.raises(bg.ValueRefused, match=r"motor\.toml"):
        new_files(tmp_path / "motor.json")
    with pytest.raises(bg.FileRefused, match="no TOML"):
        formatted_file(path)
