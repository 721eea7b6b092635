"""The pages of docs/ that list equations: their rows, the numbers in them, and what they name."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def table(page: str) -> list[list[str]]:
    """The rows that begin with an equation's number, as cells."""
    rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in page.splitlines() if line[:3] == "| ("]
    return rows


def numbers_in(cell: str) -> set[int]:
    """The numbers in a cell such as `(1), (3) to (5)`."""
    found = set()
    for first, last in re.findall(r"\((\d+)\)(?: to \((\d+)\))?", cell):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def check_names(page: str, least: int) -> None:
    """Refuse tests and files that do not exist, and fewer tests than meant."""
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", page)
    assert len(named) > least
    for module, test in named:
        (path,) = (ROOT / "tests").rglob(f"{module}.py")
        assert f"def {test}(" in path.read_text(encoding="utf-8"), f"{module}.{test}"
    for path in re.findall(r"`((?:bondgraph|bondgraph_elements|examples)/[\w/]+\.py)`", page):
        assert (ROOT / path).exists() or (ROOT / "elements" / path).exists(), path
