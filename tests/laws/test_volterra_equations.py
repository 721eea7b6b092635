"""The page of [000]'s equations: every number once, and no test or place that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

from test_paper import numbers_in, table

import bondgraph as bg

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "equations-volterra.md").read_text(encoding="utf-8")
LAST = 80


def test_the_page_has_every_number_once_and_in_order() -> None:
    rows = table(PAGE.split("## Misprints")[0])
    stated = [sorted(numbers_in(row[0])) for row in rows]
    assert sorted(number for row in stated for number in row) == list(range(1, LAST + 1))
    assert stated == sorted(stated)
    assert all(len(row) == 4 and all(row) for row in rows)


def test_every_row_names_a_test_and_a_place() -> None:
    for row in table(PAGE):
        assert re.search(r"`test_\w+\.test_\w+`", row[3]), row[0]


def test_named_tests_and_places_exist() -> None:
    named = re.findall(r"`(test_\w+)\.(test_\w+)`", PAGE)
    assert len(named) > 50
    for module, test in named:
        (path,) = (ROOT / "tests").rglob(f"{module}.py")
        assert f"def {test}(" in path.read_text(encoding="utf-8"), f"{module}.{test}"
    places = re.findall(r"`((?:bondgraph|bondgraph_elements|examples)/[\w/]+\.py)`", PAGE)
    assert len(places) > 20
    for place in places:
        assert (ROOT / place).exists() or (ROOT / "elements" / place).exists(), place
    for name, place in re.findall(r"`(\w+)` in `((?:bondgraph|examples)/[\w/]+\.py)`", PAGE):
        assert re.search(rf"\b{name}\b", (ROOT / place).read_text(encoding="utf-8")), (name, place)


def test_letters_that_are_named_can_be_asked_for() -> None:
    letters = set(re.findall(r"`(?:ReducedKinetics\.)?(\w+_NI)`", PAGE))
    assert {"W_NI", "X_NI", "N_NI", "T0_NI", "A_NI", "K_NI", "U_NI", "L_NI"} <= letters
    fields = {*bg.ReducedKinetics.__dataclass_fields__, *vars(bg.ReducedKinetics)}
    assert letters <= fields
