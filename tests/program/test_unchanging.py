"""Mappings of values are read, copied and pickled as dictionaries, and changed by nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from bondgraph.program.unchanging import Unchanging


def merged(kept: Any) -> None:
    kept |= {"b": 2.0}


CHANGES: dict[str, Callable[[Any], Any]] = {
    "set": lambda kept: kept.__setitem__("a", 2.0),
    "delete": lambda kept: kept.__delitem__("a"),
    "update": lambda kept: kept.update(a=2.0),
    "merge": merged,
}


@pytest.mark.parametrize("change", [*CHANGES])
def test_nothing_changes_it(change: str) -> None:
    kept = Unchanging(a=1.0)
    with pytest.raises(TypeError, match="are values, in which nothing is set"):
        CHANGES[change](kept)
    assert kept == {"a": 1.0}


def test_it_is_read_and_comes_back_as_it_is() -> None:
    kept = Unchanging(a=1.0)
    for again in (pickle.loads(pickle.dumps(kept)), copy.deepcopy(kept), copy.copy(kept)):
        assert again == kept and type(again) is Unchanging
    assert {**kept, "b": 2.0} == kept | {"b": 2.0} == {"a": 1.0, "b": 2.0}
