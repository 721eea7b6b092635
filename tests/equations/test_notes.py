"""Notes stay short however large a mechanism is."""

from __future__ import annotations

import re

import pytest
from linkages import scissors

import bondgraph as bg
from bondgraph.equations.notes import ROWS, SHOWN, notes


@pytest.mark.parametrize("stages, told", [(2, 6 + SHOWN), (9, 27 + SHOWN - 3)])
def test_of_many_reactions_that_nothing_determines_some_are_told(stages: int, told: int) -> None:
    """Each loop of a lift repeats three constraints: all of two loops are told, and twenty-four of nine."""
    equations = bg.compile(scissors(stages).graph, algebra=bg.algebra.table)
    (note,) = (text for text in notes(equations) if "share their reaction" in text)
    names, rest = note.split(": ")[1].split(", and ")
    found = names.split(", ")
    assert len(found) == told <= ROWS + SHOWN
    assert {*found} <= {*equations.indeterminate}
    number = re.fullmatch(r"(\d+) others, which stand in `indeterminate`", rest)
    assert number and int(number[1]) == len(equations.indeterminate) - told
