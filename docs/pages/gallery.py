"""A page for each example: the pictures it writes, what it prints, and its text."""

import hashlib
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from pages.docstrings import code, preamble, titled

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
KEPT = ROOT / "docs" / "_build" / "examples"
"""What examples have written, by the content of all that they are made of: an example runs again after a change."""
SOURCES = ("bondgraph", "elements/bondgraph_elements", "examples")
TOO_LONG = 400
"""Seconds after which an example is taken to be stuck."""


def members() -> list[str]:
    """The examples by name."""
    return sorted(path.stem for path in EXAMPLES.glob("*.py"))


def pages() -> dict[str, str | bytes]:
    """The pages, their pictures, and the index."""
    written: dict[str, str | bytes] = {}
    cards = ""
    for name in members():
        folder, said = outcome(name)
        pictures = {path.name: path.read_bytes() for path in sorted(folder.glob("*.svg"))}
        source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
        told = re.match(r'"""(.*?)"""', source, re.S)
        assert told, f"{name} says nothing of itself"
        written[f"gallery/{name}.rst"] = page(name, told[1], list(pictures), said, source)
        written |= {f"gallery/{picture}": content for picture, content in pictures.items()}
        cards += card(name, told[1], next(iter(pictures), None))
    listed = "\n".join(f"   {name}" for name in members())
    text = titled("Gallery") + "Each is one program that checks itself against a closed form or another program.\n\n"
    written["gallery/index.rst"] = f"{text}{cards}\n.. toctree::\n   :hidden:\n\n{listed}\n"
    return written


def title(told: str) -> str:
    """The title that the first sentence of an example gives."""
    return re.split(r"[:.]\s", told.split("\n\n")[0].replace("\n", " ") + " ")[0].rstrip(".")


def page(name: str, told: str, pictures: list[str], said: str, source: str) -> str:
    """The page of one example."""
    text = titled(title(told)) + preamble(told) + "\n\n"
    for picture in pictures:
        text += f".. figure:: {picture}\n   :alt: {title(told)}: {picture.removesuffix('.svg').replace('_', ' ')}\n\n"
    if said.strip():
        text += titled("What it prints", "-") + code(said, "text")
    return text + titled("Program", "-") + f"``examples/{name}.py``\n\n" + code(source)


def card(name: str, told: str, picture: str | None) -> str:
    """An example in the list of all."""
    text = f":doc:`{name}`\n"
    return text + (
        f"\n.. image:: {picture}\n   :target: {name}.html\n   :alt: {title(told)}\n   :class: card\n\n"
        if picture
        else "\n"
    )


def outcome(name: str) -> tuple[Path, str]:
    """The folder of what an example writes, and what it prints.

    Raises:
        RuntimeError: where it fails.
    """
    folder = KEPT / f"{name}-{content()}"
    printed = folder / "printed.txt"
    if not printed.exists():
        paths = os.pathsep.join([str(ROOT), str(ROOT / "elements")])
        done = subprocess.run(
            [sys.executable, str(EXAMPLES / f"{name}.py"), str(folder)],
            cwd=ROOT, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, timeout=TOO_LONG,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"examples/{name}.py fails:\n{done.stderr}")
        for old in KEPT.glob(f"{name}-*"):
            if old != folder:
                [path.unlink() for path in old.iterdir()]
                old.rmdir()
        said = re.sub(rf"^wrote .*$\n?|{re.escape(str(folder))}/?", "", done.stdout, flags=re.M)
        printed.write_text(said, encoding="utf-8")
    return folder, printed.read_text(encoding="utf-8")


@cache
def content() -> str:
    """A name for the content of all that an example is made of."""
    found = hashlib.sha256()
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
