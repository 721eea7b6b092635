"""Exponential diodes that determine each other's voltages, in other languages: from nothing, and never made up."""

from __future__ import annotations

import importlib.util
import math
import subprocess
from pathlib import Path
from typing import Any

import juries
import pytest
from rectifiers import current_of_exponentials, six_exponentials

import bondgraph as bg
from bondgraph.export import casadi, octave, python

TIME, VOLTAGE = 0.001, 50.0
POINT = [1e-3 * VOLTAGE]
EXPECTED = current_of_exponentials(TIME, VOLTAGE) - VOLTAGE / 10


def module(folder: Path) -> Any:
    (path,) = folder.glob("*.py")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_python_finds_them(tmp_path: Path) -> None:
    bg.export(six_exponentials(), python, folder=tmp_path)
    found = module(tmp_path)
    memory = [0.0] * found.MEMORY
    assert found.rates(TIME, POINT, memory=memory) == pytest.approx([EXPECTED], rel=1e-9)
    assert any(memory)


@juries.program("octave-cli")
def test_octave_finds_them(tmp_path: Path) -> None:
    bg.export(six_exponentials(), octave, folder=tmp_path)
    values = "[1e-3; 0.1; 0.1; 0.1; 10]"
    text = f"printf('%.17g', bridge_rates({TIME}, {POINT}, [], {values}));"
    command = ["octave-cli", "--quiet", "--norc", "--no-history", "--eval", text]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert float(done.stdout) == pytest.approx(EXPECTED, rel=1e-9)


def test_casadi_tells_that_it_does_not(tmp_path: Path) -> None:
    """Its Newton's method does not pass where a law is infinite; zeros are no solution there."""
    pytest.importorskip("casadi")
    bg.export(six_exponentials(), casadi, folder=tmp_path)
    found = module(tmp_path)
    rates, _ = found.rates(TIME, POINT, found.INPUT_VALUES, found.PARAMETER_VALUES, [0.0] * found.MEMORY)
    assert math.isnan(float(rates))
