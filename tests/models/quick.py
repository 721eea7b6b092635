"""Of many cases, those of the default suite; the others are slow."""

from __future__ import annotations

from collections.abc import Collection, Iterable
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
