"""A small model for each element, joint and form: shown with its text, its picture and its equations."""

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import Any

import bondgraph.elements

PREFIX = "of_"


def sample(module: ModuleType, name: str, place: str) -> Callable[[], Any]:
    """The function that makes the model shown for a name.

    Raises:
        LookupError: where there is none: a new member needs one.
    """
    made = getattr(module, PREFIX + name, None)
    if made is None:
        raise LookupError(f"{place} has no example: write a function {PREFIX}{name} in {module.__file__}")
    return made


def program(made: Callable[[], Any], result: str, before: str = "") -> str:
    """The body of such a function as a program of its own."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(made))).body
    lines = textwrap.dedent(inspect.getsource(made)).splitlines()
    first, last = function.body[0].lineno - 1, function.body[-1].lineno - 1
    body = textwrap.dedent("\n".join(lines[first:]))
    at = last - first
    kept = body.splitlines()
    kept[at] = kept[at].replace("return ", f"{result} = ", 1)
    text = "\n".join(kept).replace("  # fmt: skip", "")
    used = sorted(
        {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} & set(bondgraph.elements.__all__)
    )
    imports = ["import bondgraph as bg", f"from bondgraph.elements import {', '.join(used)}"]
    return "\n".join([*imports, *([before] if before else []), "", text])
