"""Which runs a sweep has."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from scipy import stats

from bondgraph.analysis.sweep.members import members
from bondgraph.errors import ValueRefused


def test_every_combination_of_a_grid() -> None:
    found = members({"a": (1, 2, 3), "b": np.array([5.0, 7.0])}, None, 0)
    assert found.shape == (3, 2) and len(found) == 6
    assert [found.given(k) for k in (0, 1, 5)] == [{"a": 1, "b": 5}, {"a": 1, "b": 7}, {"a": 3, "b": 7}]
    assert found.told(1) == "a=1, b=7"
    assert copy.deepcopy(found) == found


def test_a_list_has_a_run_each() -> None:
    found = members([{"a": 1, "b": 2}, {"b": 4, "a": 3}], None, 0)
    assert found.shape == (2,) and not found.axes
    assert found.rows.tolist() == [[1, 2], [3, 4]]


def test_samples_fill_every_share_of_each_distribution_once() -> None:
    normal, uniform = stats.norm(5, 2), stats.uniform(1, 3)
    found = members({"a": normal, "b": uniform}, 40, 3)
    for column, distribution in zip(found.rows.T, (normal, uniform), strict=True):
        assert sorted(np.floor(40 * distribution.cdf(column)).astype(int)) == [*range(40)]
    np.testing.assert_array_equal(found.rows, members({"a": normal, "b": uniform}, 40, 3).rows)
    assert (found.rows != members({"a": normal, "b": uniform}, 40, 4).rows).any()


@pytest.mark.parametrize(
    ("over", "samples", "place"),
    [
        ({}, None, "over"),
        ([], None, "over"),
        ("J", None, "over"),
        ({1: [2]}, None, "over"),
        ([{"a": 1}, {"b": 1}], None, "run 1 gives b, and the first a"),
        ([{"a": 1}, {"a": 1, "b": 1}], None, "over"),
        ([{}, {}], None, "over"),
        ({"a": []}, None, "a: there is no value"),
        ({"a": [1, 1]}, None, "a: a value is given twice"),
        ({"a": "12"}, None, "a: .12. is one value"),
        ({"a": ["x"]}, None, "a: 'x' is not a number"),
        ({"a": [1, np.nan]}, None, "a: nan is not finite"),
        ({"a": [1, 2]}, 10, "samples=10 are asked for"),
        ({"a": stats.norm()}, None, "samples: there are distributions"),
        ({"a": stats.norm()}, 0, "samples=0 is no number of runs"),
        ({"a": stats.norm()}, True, "samples=True"),
        ({"a": stats.norm(), "b": [1]}, 10, "b has no distribution"),
        ({"a": stats.norm(np.nan)}, 10, "a: nan is not finite"),
    ],
)
def test_what_is_no_sweep_is_refused(over: Any, samples: Any, place: str) -> None:
    with pytest.raises(ValueRefused, match=place):
        members(over, samples, 0)
