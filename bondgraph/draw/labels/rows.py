"""The typesetter's row, whose height is asked for only where something is as high as it.

ziamath sets all that is in a row twice, first to learn how high its brackets become: eight times where rows are in rows
in rows, as in names with indices. Where a row has no operator, nothing looks at that height. The outlines are the same.
"""

from __future__ import annotations

from typing import Any

from ziamath import operators
from ziamath.nodes.mrow import Mrow
from ziamath.nodes.nodetools import elementtext

_WITHOUT = {"mn", "mrow", "mspace", "mtext"}
"""What has no operator that would ask: numbers, words, and rows, which have heights of their own."""


class Row(Mrow, tag="mrow"):
    """A row; by its tag it takes the place of the typesetter's own."""

    def _get_height_nostretch(self, line: list[Any], **options: Any) -> tuple[float, float]:
        if not any(map(_asks, line)):
            return 0.0, 0.0
        found: tuple[float, float] = super()._get_height_nostretch(line, **options)
        return found


def _asks(part: Any) -> bool:
    """Whether there is an operator in a part of a row; the converter from LaTeX writes some as identifiers."""
    if part.tag in _WITHOUT:
        return False
    return part.tag == "mo" or (part.tag == "mi" and elementtext(part) in operators.names) or any(map(_asks, part))
