"""The door: public names are found whatever was imported before, and importing bondgraph costs next to nothing."""

from __future__ import annotations

import ast
import importlib
import os
import pickle
import pydoc
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import bondgraph as bg
from bondgraph import elements

ROOT = Path(__file__).resolve().parents[1]
ROOMS = sorted({path.stem for path in (ROOT / "bondgraph").iterdir() if path.suffix == ".py" or path.is_dir()})
ROOMS = [room for room in ROOMS if not room.startswith("_")]
FUNCTIONS_WITH_A_ROOM = sorted(name for name in set(ROOMS) & set(bg.__all__) if callable(getattr(bg, name)))

IN_ANY_ORDER = """
import sys
from importlib import import_module
from types import ModuleType

def fresh():
    for name in [name for name in sys.modules if name.partition(".")[0] == "bondgraph"]:
        del sys.modules[name]
    return import_module("bondgraph")

for room in {rooms}:
    bg = fresh()
    import_module(f"bondgraph.{{room}}")
    for name in {names}:
        assert not isinstance(getattr(bg, name), ModuleType), f"{{name}}, after {{room}}"
bg = fresh()
first = [getattr(bg, name) for name in {names}]
for room in {rooms}:
    import_module(f"bondgraph.{{room}}")
assert first == [getattr(bg, name) for name in {names}]
for name in {names}:
    exec(f"from bondgraph import {{name}} as found; assert found is bg.{{name}}")
"""


def run(code: str) -> str:
    """What a fresh interpreter prints."""
    path = os.pathsep.join((str(ROOT), str(ROOT / "elements")))
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_room_never_replaces_the_public_function_of_its_name() -> None:
    assert {"causality", "compile", "export", "kinetics", "simulate"} <= set(FUNCTIONS_WITH_A_ROOM)
    run(IN_ANY_ORDER.format(rooms=[*FUNCTIONS_WITH_A_ROOM, "cli"], names=FUNCTIONS_WITH_A_ROOM))


def test_a_room_that_is_no_public_name_is_an_attribute_once_imported() -> None:
    importlib.import_module("bondgraph.equations")
    assert isinstance(bg.equations, ModuleType)


def test_importing_bondgraph_loads_no_room() -> None:
    assert run("import sys, bondgraph; print(*(n for n in sys.modules if n.startswith('bondgraph.')))").split() == []
    assert run("import sys, bondgraph; print('numpy' in sys.modules)").split() == ["False"]


def test_importing_bondgraph_does_not_load_the_elements() -> None:
    assert run("import sys; from bondgraph import *; print('bondgraph_elements' in sys.modules)").split() == ["False"]


def test_dir_shows_the_public_names_and_nothing_else() -> None:
    assert dir(bg) == sorted(bg.__all__)


def test_star_binds_every_public_name() -> None:
    found: dict[str, object] = {}
    exec("from bondgraph import *", found)
    assert found.keys() - {"__builtins__"} == set(bg.__all__)


def test_types_are_read_where_values_are_found() -> None:
    """The imports that only type checkers see name the same objects as the table that runs."""
    tree = ast.parse((ROOT / "bondgraph" / "__init__.py").read_text(encoding="utf-8"))
    (block,) = (node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    seen = {}
    for statement in block.body:
        assert isinstance(statement, ast.ImportFrom)
        for alias in statement.names:
            module = importlib.import_module(str(statement.module))
            seen[alias.asname or alias.name] = getattr(module, alias.name)
    assert seen == {name: getattr(bg, name) for name in bg.__all__}


@pytest.mark.parametrize("name", bg.__all__)
def test_help_tells_of_every_public_name(name: str) -> None:
    assert bg.__doc__ is not None
    assert re.search(rf"^    .*\b{name}\b", bg.__doc__, re.MULTILINE)


def test_help_is_the_page_above_without_every_class_written_out() -> None:
    page = pydoc.render_doc(bg, renderer=pydoc.plaintext)
    assert "from the graph to a run" in page and "CLASSES" not in page
    assert len(page.splitlines()) < len(str(bg.__doc__).splitlines()) + 50
    assert dir(bg) == sorted(bg.__all__), "and who completes names still finds them"


def test_public_names_are_pickled_by_reference() -> None:
    things = [getattr(bg, name) for name in bg.__all__]
    things = [thing for thing in things if not isinstance(thing, ModuleType)]
    assert pickle.loads(pickle.dumps(things)) == things


def test_names_that_do_not_exist_are_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'simulat'"):
        bg.simulat  # noqa: B018


def test_a_public_function_can_be_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bg, "simulate", len)
    assert bg.simulate is len


def test_a_motor_is_drawn_without_the_library_of_mechanics() -> None:
    code = "import sys; from bondgraph.elements import GY, I, One; print('bondgraph_elements.mechanics' in sys.modules)"
    assert run(code).split() == ["False"]


def test_dir_shows_the_elements_and_nothing_else() -> None:
    assert dir(elements) == sorted(elements.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'Revolut'"):
        elements.Revolut  # noqa: B018
