"""Functions of other programs, and what to write in their place."""

from __future__ import annotations

import re

import pytest

from bondgraph.algebra import expressions
from bondgraph.algebra.text.other_functions import INSTEAD, OF_OTHER_NAMES, UNITS
from bondgraph.algebra.text.vocabulary import CONSTANTS, FUNCTIONS, TIME
from bondgraph.errors import ExpressionError


@pytest.mark.parametrize("name", sorted(INSTEAD))
def test_each_is_refused_with_what_to_write(name: str) -> None:
    assert name not in FUNCTIONS
    with pytest.raises(ExpressionError) as caught:
        expressions.text(f"{name}(x)")
    assert caught.value.remedy == INSTEAD[name]


@pytest.mark.parametrize("remedy", sorted({*INSTEAD.values()}))
def test_what_is_to_be_written_is_a_formula(remedy: str) -> None:
    """Of the remedies that begin with "write", what follows up to a comma and a word is one that we read."""
    if not (match := re.match(r"write (?!out|one|nested)(.+?)(?:, which .*)?$", remedy)):
        return
    formula = match[1].replace("...", "x")
    assert expressions.text(formula)


def test_names_of_time_and_constants_are_free_for_parameters() -> None:
    assert not {*OF_OTHER_NAMES} & {TIME, *CONSTANTS, *FUNCTIONS}
    assert TIME not in UNITS
    assert expressions.text("T*e") == "T * e"
