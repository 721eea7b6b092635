"""The numbers by which exported programs judge a motion are those of the simulation, and of each other."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import bondgraph

ROOT = Path(bondgraph.__file__).parent
PYTHON, C, SWITCHES, FMU = (
    f"export/{name}" for name in ("runtime/motion.py", "runtime/events.c", "runtime/switches.c", "fmi/motion.h")
)
SIMULATED = {
    "ACCUMULATED": ("simulate/event_actions.py", PYTHON, C),
    "BESIDE": ("simulate/event_actions.py", PYTHON, C),
    "LEFT": ("simulate/event_actions.py", PYTHON, C),
    "MISSED": ("simulate/event_actions.py", PYTHON, C),
    "EQUAL": ("equations/event_rules.py", PYTHON, C),
    "CRAWLING": ("simulate/integrator.py", PYTHON),
    "CRAWL": ("simulate/integrator.py", PYTHON),
    "GROWTH": ("simulate/integrator.py", PYTHON),
    "FARTHER": ("simulate/integrator.py", PYTHON),
    "LASTS": ("simulate/integrator.py", PYTHON),
    "PARTS": ("simulate/integrator.py", PYTHON),
    "NEAR": ("simulate/sampled_step.py", PYTHON),
    "GOLDEN": ("simulate/sampled_step.py", PYTHON),
    "ASIDE": ("simulate/sampled_step.py", PYTHON, FMU),
    "RESOLVED": ("program/nonlinearities.py", PYTHON, SWITCHES),
    "BENT": ("program/nonlinearities.py", PYTHON, SWITCHES),
    "FINEST": ("simulate/course.py", PYTHON, FMU),
    "DEPENDENT": ("program/tolerances.py", PYTHON, FMU),
}
EXPORTED = {
    "FAR": (PYTHON, FMU),
    **dict.fromkeys(
        ("ENDS", "NOTHING", "EXACT", "LATE", "AHEAD", "SHORTEST", "SHIFT", "ROOM", "SEEN", "FARTHEST", "LOW", "LOWER",
         "NEWTON", "ALIKE", "SETTLED"),
        (PYTHON, C),
    ),
}  # fmt: skip


@cache
def numbers(file: str) -> dict[str, float]:
    """Those that a file defines, by name."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if not file.endswith(".py"):
        defined = re.findall(r"^#define (\w+) (\d[\d.e+-]*)L?(?:\s|$)", text, re.M)
        return {name: float(value) for name, value in defined}
    found = {}
    for line in ast.parse(text).body:
        if not isinstance(line, ast.Assign):
            continue
        pairs = [(line.targets[0], line.value)]
        if isinstance(line.targets[0], ast.Tuple) and isinstance(line.value, ast.Tuple):
            pairs = [*zip(line.targets[0].elts, line.value.elts, strict=True)]
        for name, value in pairs:
            given = value.args[0] if isinstance(value, ast.Call) and value.args else value
            if isinstance(name, ast.Name) and isinstance(given, ast.Constant) and isinstance(given.value, int | float):
                found[name.id] = float(given.value)
    return found


@pytest.mark.parametrize("name", [*SIMULATED, *EXPORTED])
def test_a_number_is_the_same_wherever_it_judges(name: str) -> None:
    found = {file: numbers(file)[name] for file in (SIMULATED | EXPORTED)[name]}
    assert len({*found.values()}) == 1, found


def test_the_least_part_of_a_step_is_the_same_in_c() -> None:
    assert numbers(SWITCHES)["LEAST_PART"] == numbers(PYTHON)["FINEST"]
