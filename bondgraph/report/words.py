"""Names and numbers as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.analysis.causality.page import shortened

SHOWN = 8
"""Names, and parts of a sentence, that are told."""
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def together(names: Sequence[str]) -> str:
    """Names one after the other: the first eight, and how many more there are.

    >>> together(["a", "b", "c"])
    'a, b and c'
    """
    if len(names) > SHOWN:
        return shortened(names)
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def number(count: int) -> str:
    """A number as a word, as far as people write it so."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
