"""What exported files need of a language beside the model's own functions, in that language.

Each file stands by itself: a module in Python is what its target writes for a model of nothing, and what a model puts
in its place stands between marks. They are read as texts, and never imported.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

MODULES = ("casadi", "jax", "python")
"""The modules in Python."""
MOTION = "motion"
"""One more, which integrates a model with events and imports the module of its equations."""


@cache
def text(name: str) -> str:
    """A file."""
    return (files(__name__) / name).read_text(encoding="utf-8")


def module(name: str, **parts: str) -> str:
    """A module in Python, in which parts take the place of what stands between the marks of their names."""
    marked = re.compile(r"^# <(\w+)>$.*?^# </\1>$", re.M | re.S)
    return marked.sub(lambda found: parts[found[1]].strip(), text(f"{name}.py"))


@cache
def functions(name: str) -> dict[str, str]:
    """The functions of a file for Octave by their names, each with the comment before it; empty lines part them."""
    found = re.finditer(r"^(?:%.*\n)*function \w+ = (\w+)\(.*\n(?:.+\n)*", text(name), re.M)
    return {function[1]: function[0] for function in found}
