"""Models of the examples, from Python and from a file: the same graph, and equations equal to the byte."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.algebra import table

DATA = Path(__file__).parents[2] / "examples" / "data"
MODELS = {
    "arm_from_file": "robot",
    "arm_with_motors": "arm",
    "cell_pump": "pump",
    "heat_exchanger": "exchanger",
    "hydraulic_press": "press",
    "two_motor_car": "car",
}


@pytest.mark.parametrize("example", MODELS)
def test_from_python_and_from_a_file(example: str, tmp_path: Path) -> None:
    graph: bg.Graph = getattr(importlib.import_module(example), MODELS[example])
    found = bg.load(DATA / f"{example}.toml")
    assert found == graph and [*found.elements] == [*graph.elements]
    assert found.instances.keys() == graph.instances.keys() and found.wholes.keys() == graph.wholes.keys()
    assert str(bg.compile(found, algebra=table)) == str(bg.compile(graph, algebra=table))
    assert found.save(tmp_path / "again.toml").read_text() == (DATA / f"{example}.toml").read_text()
