"""Models of the examples, from Python and from a file: the same graph, and equations equal to the byte."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.algebra import table

DATA = Path(__file__).parents[2] / "examples" / "data"
MODELS = {
    "arm_from_file": ("arm_from_file", "robot"),
    "arm_with_motors": ("arm_with_motors", "arm"),
    "cell_pump": ("cell_pump", "pump"),
    "heat_exchanger": ("heat_exchanger", "exchanger"),
    "hydraulic_press": ("hydraulic_press", "press"),
    "servo": ("servo", "linear"),
    "servo_digital": ("servo", "digital"),
    "two_motor_car": ("two_motor_car", "car"),
}


@pytest.mark.parametrize("file", MODELS)
def test_from_python_and_from_a_file(file: str, tmp_path: Path) -> None:
    example, name = MODELS[file]
    graph: bg.Graph = getattr(importlib.import_module(example), name)
    found = bg.load(DATA / f"{file}.toml")
    assert found == graph and [*found.elements] == [*graph.elements]
    assert found.instances.keys() == graph.instances.keys() and found.wholes.keys() == graph.wholes.keys()
    assert str(bg.compile(found, algebra=table)) == str(bg.compile(graph, algebra=table))
    assert found.save(tmp_path / "again.toml").read_text() == (DATA / f"{file}.toml").read_text()
