"""What each example prints and writes, kept by the content of all that it is made of: it runs again after a change."""

import hashlib
import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout, suppress
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

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
        spec = spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
        assert spec is not None and spec.loader is not None
        example = module_from_spec(spec)
        with redirect_stdout(StringIO()) as printed:
            spec.loader.exec_module(example)
            example.main(made / "written")
        said = printed.getvalue().replace(f"{made / 'written'}{os.sep}", "")
        (made / "printed.txt").write_text(said, encoding="utf-8")
        for old in KEPT.glob(f"{name}-*"):
            if old != place:
                shutil.rmtree(old, ignore_errors=True)
        with suppress(OSError):  # another process was first
            made.rename(place)


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
