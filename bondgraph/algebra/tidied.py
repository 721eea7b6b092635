"""Expressions that are evaluated together, made shorter where that costs nothing of what they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bondgraph.algebra.protocol import Algebra


def tidied(xp: Algebra, expressions: Sequence[Any]) -> list[Any]:
    """Equal expressions, shorter where that is quickly found.

    Where together they take fewer operations as they are, only those that are numbers.
    """
    shorter = {each: xp.tidy(each) for each in {*expressions}}
    if xp.joins_terms and xp.operations(shorter.values()) > xp.operations(shorter):
        return [shorter[each] if xp.is_number(shorter[each]) else each for each in expressions]
    return [shorter[each] for each in expressions]
