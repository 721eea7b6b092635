"""What exported files need of a language stands by itself in that language."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from runpy import run_path

import pytest

from bondgraph.export import casadi, jax, python
from bondgraph.export._model import Model
from bondgraph.export.runtime import MODULES, functions, module, text
from bondgraph.program.program import Program

RUNTIME = Path(str(files("bondgraph.export.runtime")))
TARGETS = {"casadi": casadi, "jax": jax, "python": python}
NOTHING = Model("nothing", (), (), (), (), (), (), (), {"rates": Program((), (), {})})


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_what_its_target_writes_for_a_model_of_nothing(name: str) -> None:
    """But for the marks, quotes and empty lines; so its functions are looked over with what they are written for."""
    (written,) = TARGETS[name](NOTHING).values()
    assert ast.dump(ast.parse(written)) == ast.dump(ast.parse(text(f"{name}.py")))


def test_the_module_without_packages_runs() -> None:
    """NumPy is there, and what is written for other packages is run where those are."""
    scope = run_path(str(RUNTIME / "python.py"))
    assert scope["rates"](0.0, []).shape == (0,) and scope["jacobian"](0.0, []).shape == (0, 0)


@pytest.mark.parametrize("name", MODULES)
def test_parts_take_the_place_of_what_stands_between_marks(name: str) -> None:
    found = module(name, names="\nNAMES = '# <functions>'\n\n", functions="def f():\n    return 1\n")
    assert "\n\nNAMES = '# <functions>'\n\n\n" in found and "\n\n\ndef f():\n    return 1\n" in found
    assert not re.search("^# </?(names|functions)>$", found, re.M) and "STATES = ()" not in found


def test_each_function_of_a_file_is_found_whole() -> None:
    found = functions("guarded.m")
    assert "\n".join(found.values()) == text("guarded.m")
    assert all(definition.count("\nend\n") == 1 for definition in found.values()) and "chosen" in found


def test_every_file_is_in_the_package() -> None:
    settings = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    suffixes = {pattern.removeprefix("*") for pattern in settings["tool"]["setuptools"]["package-data"]["*"]}
    folders = (RUNTIME, Path(str(files("bondgraph.program.runtime"))), Path(str(files("bondgraph.export.fmi"))))
    for path in (path for folder in folders for path in folder.iterdir() if path.is_file()):
        assert path.suffix in suffixes | {".py"}, path.name
