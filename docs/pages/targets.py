"""A page for each target of an export: what it writes, and what becomes of a motor."""

from collections.abc import Mapping
from typing import Any

import bondgraph as bg
from bondgraph.export import TARGETS
from bondgraph.export._export import contents
from bondgraph.export._model import model
from pages.docstrings import code, directive, sections, titled
from pages.elements import index, read_in
from pages.samples.elements import of_GY

INTRODUCTION = """What equations of motion are written as, for other programs. Each has a page with what it writes of a
motor. How to export, names, errors and what is refused are told in :doc:`/export`."""
LINES = 60
"""As many lines of each file are shown."""
LANGUAGES = {".c": "c", ".h": "c", ".m": "matlab", ".mo": "text", ".py": "python", ".tex": "latex", ".md": "markdown"}
VALUES = {"L": 5e-3, "Ra": 1, "K": 0.05, "J": 1e-4, "U": 12}


def members() -> dict[str, Any]:
    """The targets by name."""
    return dict(TARGETS)


def pages() -> dict[str, str]:
    """The pages and their index."""
    found = {name: page(name, target) for name, target in members().items()}
    written = {f"targets/{name}.rst": text for name, text in found.items()}
    return written | index("targets", "Export targets", INTRODUCTION, members())


def page(name: str, target: Any) -> str:
    """The page of one target."""
    equations = bg.compile(of_GY())
    files = contents(model(equations, VALUES, None, None, None, None), [target])
    text = titled(name) + directive("function", f"bondgraph.export.{name}", "(model)", sections(target.__doc__ or ""))
    text += titled("Example", "-") + "A motor (:doc:`../elements/GY`) is written by\n\n"
    text += code(f'from bondgraph.export import {name}\n\nbg.export(graph, {name}, folder="out", values={VALUES})')
    text += "or ``bondgraph export motor.py --to " + name + " -o out``.\n\n"
    return text + shown(files) + read_in(target)


def shown(files: Mapping[str, str | bytes]) -> str:
    """The beginning of each file that is text."""
    text = ""
    for name, content in files.items():
        text += titled(f"{name}, {len(content):,} bytes", "~")
        if isinstance(content, str):
            lines = content.splitlines()
            rest = len(lines) - LINES
            suffix = "." + name.rpartition(".")[2]
            text += code("\n".join(lines[:LINES]), LANGUAGES.get(suffix, "text"))
            text += f"... and {rest} lines more.\n\n" if rest > 0 else ""
    return text
