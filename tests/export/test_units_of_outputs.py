"""Every target carries the unit and the words of an output: of a state, of a coordinate and of what follows alike."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph.elements import I, One, R, Se
from bondgraph.export import TARGETS, export

UNITS = {"theta": "rad", "w": "rad/s", "J.e": "N.m"}
WORDS = {"theta": "the angle"}

C_TABLE = ("pend.h", r"pend_y_{plain}\b[^\n]*/\* {name} \[{unit}\]", r"pend_y_theta\b[^\n]*: the angle \*/")
PYTHON = r"OUTPUTS = \([^)]*'{name}'.*UNITS\w* = {{[^}}]*'{name}': '{unit}'", r"'theta': 'the angle'"
FMI_2 = (
    "modelDescription.xml",
    r'<ScalarVariable name="{name}"[^>]*causality="output"[^>]*>\s*<Real unit="{unit}"',
    r'name="theta"[^>]*description="the angle"',
)
FMI_3 = (
    "modelDescription.xml",
    r'<Float64 name="{name}"[^>]*causality="output"[^>]*unit="{unit}"',
    r'name="theta"[^>]*description="the angle"',
)
WHERE = {
    **dict.fromkeys(("c", "c_jacobian", "cvode", "ida"), C_TABLE),
    "python": ("pend.py", *PYTHON),
    "casadi": ("pend_casadi.py", *PYTHON),
    "jax": ("pend_jax.py", *PYTHON),
    **dict.fromkeys(("fmu", "fmu_source"), FMI_2),
    **dict.fromkeys(("fmu3", "fmu3_clocks", "fmu3_clocks_source", "fmu3_source"), FMI_3),
    "octave": ("pend_model.m", r"m\.names\.y = {{[^}}]*'{name}'.*m\.units\.y = {{[^}}]*'{unit}'", r"the angle"),
    "modelica": ("pend.mo", r'output Real {plain}\([^)]*unit="{unit}"', r'"theta: the angle"'),
    "latex": (
        "pend.tex",
        r"Efforts, flows and energies.*& \\raggedright {name} & [^\n]*& {unit} &",
        r"& \\raggedright the angle &",
    ),
    "markdown": ("pend.md", r"Efforts, flows and energies.*\| {name} \| [^\n]*\| {unit} \|", r"\| theta \| the angle"),
}
"""For each target the file, where an output stands with its unit there, and the words of theta."""


def pendulum() -> bg.Equations:
    w = One("w", coordinates="theta")
    return bg.compile(bg.Graph("pend", Se("M", "-3*sin(theta)") >> w, w >> I("J", 2), w >> R("b", 0.1)))


def written(target: str, file: str, folder: Path) -> str:
    made = export(pendulum(), TARGETS[target], folder=folder, outputs=[*UNITS], units=UNITS, descriptions=WORDS)
    for path in made:
        if path.name == file:
            return path.read_text()
        if path.suffix == ".fmu":
            return zipfile.ZipFile(path).read(file).decode()
    raise AssertionError(f"{file} is not among {[path.name for path in made]}")


def test_every_target_is_looked_at() -> None:
    assert WHERE.keys() == TARGETS.keys()


@pytest.mark.parametrize("target", TARGETS)
def test_an_output_has_its_unit_and_its_words(target: str, tmp_path: Path) -> None:
    file, unit_of, words = WHERE[target]
    text = written(target, file, tmp_path)
    for name, unit in UNITS.items():
        plain = name.replace(".", "_")
        place = unit_of.format(name=re.escape(name), plain=plain, unit=re.escape(unit))
        assert re.search(place, text, re.DOTALL), f"{name} [{unit}]"
    assert re.search(words, text)
