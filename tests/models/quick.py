"""Of many cases, those of the default suite; the others are slow."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import Any

import pytest


def quick(cases: Iterable[Any], chosen: Collection[Any]) -> list[Any]:
    """All cases of a parametrization, marked slow where they are not among the chosen.

    >>> [case if isinstance(case, int) else "slow" for case in quick(range(3), [1])]
    ['slow', 1, 'slow']
    """
    cases = list(cases)
    missing = [case for case in chosen if case not in cases]
    assert not missing, f"chosen, but not among the cases: {missing}"
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.slow) for case in cases]


def spread(cases: Sequence[tuple[Hashable, ...]]) -> list[int]:
    """Of combinations of several parameters' values, so few that each value is in one: their places in the list.

    >>> spread([(a, b) for a in range(2) for b in range(3)])
    [0, 4, 2]
    """
    chosen: list[int] = []
    missing = {each for case in cases for each in enumerate(case)}
    while missing:
        best = max(range(len(cases)), key=lambda k: len(missing & {*enumerate(cases[k])}))
        chosen.append(best)
        missing -= {*enumerate(cases[best])}
    return chosen
