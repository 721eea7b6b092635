"""A package of others, found by its entry points: its elements, submodel, joint and target beside those of the library.

It is in `tests/extension/` as an installer leaves a package, and is seen by the programs that are run here alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bondgraph.export._installed import installed

ROOT = Path(__file__).parents[2]
PATHS = (ROOT, ROOT / "elements", ROOT / "tests" / "extension")
PRESS = """\
format = 1
name = "press"
bonds = ["pump >> line", "line >> valve", "line >> jack.oil", "jack.rod >> ram", "ram >> m"]
[elements]
pump = { type = "Sf", value = "1e-4 m^3/s" }
line = { type = "One" }
valve = { type = "Orifice", value = 1e12 }
jack = { type = "cylinder", A = "30 cm^2" }
ram = { type = "One" }
m = { type = "I", value = "50 kg" }
"""
IN_PYTHON = """\
import bondgraph as bg
import millworks as m
from bondgraph.elements import I, Link, Mechanism, One, Sf
from bondgraph.io.library import library, library_submodels

jack, line, ram = m.cylinder("jack", A="30 cm^2"), One("line"), One("ram")
chains = Sf("pump", "1e-4 m^3/s") >> line, line >> m.Orifice("valve", 1e12), line >> jack.oil, jack.rod >> ram
press = bg.Graph("press", *chains, ram >> I("m", "50 kg"))
found = bg.load("press.toml")
assert found == press and str(bg.compile(found)) == str(bg.compile(press))
assert press.save("saved.toml").read_text().count("cylinder") == 3 and bg.load("saved.toml") == press
assert library_submodels().keys() == {"cylinder"} and {"Orifice", "Piston", "Coupling"} < library().keys()

run = bg.simulate(press, 30)
assert abs(run["ram"][-1] - 1e-4 / 3e-3) < 1e-6 and abs(run["valve.e"][-1] - 1e12 * 1e-8) < 1e-6
assert run.power_audit().balanced

v = One("v", ("x", "y"), frame="inertial")
plate = bg.Graph("plate", v >> I("m", (2, 4)), v >> m.Coupling("drag", 1, 3, "0.5"))
rates = bg.rates(bg.compile(plate), start={"p_m_x": 2, "p_m_y": 4})
assert rates == {"p_m_x": -1.5, "p_m_y": -3.5}, rates

screw = m.Screw("screw", "ground", "nut", lead="0.1")
nut = Mechanism("nut", [Link("nut", mass=2, inertia=(2, 2, 3))], [screw], gravity=(0, 0, -10))
run = bg.simulate(bg.Graph("nut", *nut), 2)
assert abs(run["screw"][-1] + 2 * 2 / 3.02) < 1e-6, run["screw"][-1]
"""


def program(*arguments: str, folder: Path, code: int = 0) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PATHS))}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def press(tmp_path: Path) -> Path:
    (tmp_path / "press.toml").write_text(PRESS)
    return tmp_path


def test_in_python_and_in_files(press: Path) -> None:
    program("-c", IN_PYTHON, folder=press)


def test_in_a_shell(press: Path) -> None:
    assert "press_parts.txt" in program("-m", "bondgraph", "export", "press.toml", "--to", "parts_list", folder=press)
    assert "jack.q_c" in (press / "press_parts.txt").read_text().split()
    told = program("-m", "bondgraph", "export", "press.toml", "--to", "part_list", folder=press, code=2)
    assert "'part_list' is no target; did you mean 'parts_list'" in told
    schema = json.loads(program("-m", "bondgraph", "schema", folder=press))
    assert schema["$defs"]["Orifice"]["properties"].keys() == {"type", "value"}


def test_it_is_in_no_other_program(press: Path) -> None:
    assert "parts_list" not in installed()
