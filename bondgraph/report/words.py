"""Names and numbers as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bondgraph.analysis.causality.page import shortened

SHOWN = 8
"""Names, and parts of a sentence, that are told."""
NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
"""Digits as powers."""


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


def typeset(x: float, digits: int) -> str:
    """A number of so many digits, powers of ten written out.

    >>> typeset(24.68, 3), typeset(-4.9e-10, 2), typeset(0.0, 2)
    ('24.7', '−4.9·10⁻¹⁰', '0')
    """
    digits_of = f"{x:.{digits}g}".replace("-", "−")
    mantissa, _, power = digits_of.partition("e")
    if not power:
        return mantissa
    return f"{mantissa}·10{str(int(power.replace('−', '-'))).translate(RAISED)}"
