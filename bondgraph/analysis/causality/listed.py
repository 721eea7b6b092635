"""Names as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Iterable


def listed(names: Iterable[str]) -> str:
    """Names with commas, and the last with "and".

    >>> listed(["a", "b", "c"]), listed(["a"]), listed([])
    ('a, b and c', 'a', '')
    """
    *first, last = [*names] or [""]
    return f"{', '.join(first)} and {last}" if first else last
