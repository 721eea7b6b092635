"""Of many cases, those of the default suite; the others are slow."""

from __future__ import annotations

import os
from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import combinations, product
from typing import Any

import pytest

EXHAUSTIVE = os.environ.get("BONDGRAPH_COMBINATIONS") == "all"
"""Whether everything is tried together that could be."""


def quick(cases: Iterable[Any], chosen: Collection[Any]) -> list[Any]:
    """All cases of a parametrization, marked slow where they are not among the chosen.

    >>> [case if isinstance(case, int) else "slow" for case in quick(range(3), [1])]
    ['slow', 1, 'slow']
    """
    cases = list(cases)
    missing = [case for case in chosen if case not in cases]
    assert not missing, f"chosen, but not among the cases: {missing}"
    return [case if case in chosen else pytest.param(case, marks=pytest.mark.slow) for case in cases]


def spread(cases: Sequence[tuple[Hashable, ...]], together: int = 1) -> list[int]:
    """Of combinations of several parameters' values, so few that each value is in one, or each of so many values
    together: their places in the list.

    >>> spread([(a, b) for a in range(2) for b in range(3)])
    [0, 4, 2]
    >>> len(spread([*product(range(3), repeat=4)], together=2))  # of 81
    9
    """
    chosen: list[int] = []
    parts = [{*combinations(enumerate(case), min(together, len(case)))} for case in cases]
    missing = set().union(*parts)
    while missing:
        best = max(range(len(cases)), key=lambda k: len(missing & parts[k]))
        chosen.append(best)
        missing -= parts[best]
    return chosen


def some(*values: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Of the combinations of values so few that each value is in one.

    >>> some("ab", range(3))
    [('a', 0), ('a', 2), ('b', 1)]
    """
    every = [[*each] for each in values]
    places = [*product(*(range(len(each)) for each in every))]
    return [tuple(each[k] for each, k in zip(every, places[n], strict=True)) for n in sorted(spread(places))]
