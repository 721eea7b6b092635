"""What each example prints and writes, kept by the content of all that it is made of: it runs again after a change."""

import builtins
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Generator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, redirect_stdout, suppress
from functools import cache
from importlib.metadata import packages_distributions
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
KEPT = ROOT / "docs" / "_build" / "examples"
SOURCES = ("bondgraph", "elements/bondgraph_elements", "examples")
AT_ONCE = 4
"""At most so many examples run beside each other."""


def members() -> list[str]:
    """The examples by name."""
    return sorted(path.stem for path in EXAMPLES.glob("*.py"))


def outcome(name: str) -> tuple[Path, str]:
    """The folder of what an example writes, and what it prints, where files are named without their folder.

    It runs in this process if what it gives is not known. Its warnings and errors are passed on.
    """
    place = KEPT / f"{name}-{content()}"
    if not place.exists():
        run(name, place)
    return place / "written", (place / "printed.txt").read_text(encoding="utf-8")


def run_all() -> None:
    """Run what is not known yet, on all cores. The last come first: tests that ask for the outcomes begin in front."""
    missing = [name for name in reversed(members()) if not (KEPT / f"{name}-{content()}").exists()]
    if missing:
        at_once = min(len(missing), os.cpu_count() or 1, AT_ONCE)
        with ProcessPoolExecutor(at_once, mp_context=get_context("spawn")) as pool:
            list(pool.map(outcome, missing))


def run(name: str, place: Path) -> None:
    """Run an example, and keep what it gives in a new folder: all of it or nothing."""
    KEPT.mkdir(parents=True, exist_ok=True)
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))  # some import others
    with TemporaryDirectory(dir=KEPT) as temporary:
        made = Path(temporary, "made")
        made.mkdir()
        spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
        assert spec is not None and spec.loader is not None
        example = importlib.util.module_from_spec(spec)
        with without_extras(), redirect_stdout(StringIO()) as printed:
            spec.loader.exec_module(example)
            example.main(made / "written")
        said = printed.getvalue().replace(f"{made / 'written'}{os.sep}", "")
        (made / "printed.txt").write_text(said, encoding="utf-8")
        for old in KEPT.glob(f"{name}-*"):
            if old != place:
                shutil.rmtree(old, ignore_errors=True)
        with suppress(OSError):  # another process was first
            made.rename(place)


TOOLS = {"test", "docs", "dev"}
"""Extras whose packages run tests and build the site; nothing on a page asks for them."""


@cache
def extras() -> set[str]:
    """The packages, as they are imported, that only extras of bondgraph bring."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = project["optional-dependencies"].items()
    named = {_plain(line) for extra, lines in groups if extra not in TOOLS for line in lines}
    named -= {_plain(line) for line in project["dependencies"]}
    return {module for module, of in packages_distributions().items() if named & {_plain(name) for name in of}}


def _plain(requirement: str) -> str:
    return re.split(r"[>=<;\[ ]", requirement)[0].lower().replace("_", "-")


@contextmanager
def without_extras() -> Generator[None]:
    """Within it neither bondgraph nor what is run imports what the base install does not bring. Other packages may."""
    usual, missing = builtins.__import__, extras()
    others = set(packages_distributions()) - {"bondgraph", "bondgraph_elements"}

    def refusing(name: str, within: Mapping[str, Any] | None = None, *rest: Any, **named: Any) -> Any:
        importer = str((within or {}).get("__name__", "")).partition(".")[0]
        if name.partition(".")[0] in missing and importer not in others:
            raise ModuleNotFoundError(f"No module named {name!r}: only extras bring it", name=name)
        return usual(name, within, *rest, **named)

    def found(name: str, package: str | None = None) -> Any:
        return None if name.partition(".")[0] in missing else usual_spec(name, package)

    usual_spec = importlib.util.find_spec
    builtins.__import__, importlib.util.find_spec = refusing, found  # type: ignore[assignment]
    known = _built_on(missing)
    for name in known:
        _forget(name)
    try:
        yield
    finally:
        builtins.__import__, importlib.util.find_spec = usual, usual_spec
        sys.modules.update(known)
        for name, module in known.items():
            parent, _, last = name.rpartition(".")
            setattr(sys.modules[parent], last, module)


def _built_on(missing: set[str]) -> dict[str, ModuleType]:
    """The packages of bondgraph that are loaded and hold modules which extras bring, with what is in them."""
    own = {name: module for name, module in sys.modules.items() if name.startswith("bondgraph.")}
    held = {
        module.__package__
        for module in own.values()
        for value in [*vars(module).values()]
        if isinstance(value, ModuleType) and value.__name__.partition(".")[0] in missing
    }
    return {name: own[name] for name in own if any(name == x or name.startswith(f"{x}.") for x in held)}


def _forget(name: str) -> None:
    """Let a module be imported anew."""
    sys.modules.pop(name, None)
    parent, _, last = name.rpartition(".")
    vars(sys.modules.get(parent, sys)).pop(last, None)


@cache
def content() -> str:
    """A name for the content of all that an example is made of: sources, Python, and the installed packages."""
    found = hashlib.sha256(sys.version.encode())
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(path.read_bytes())
    installed = {path.name for folder in sys.path for path in Path(folder).glob("*.dist-info")}
    found.update(" ".join(sorted(installed)).encode())
    return found.hexdigest()[:16]
