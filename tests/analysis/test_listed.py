"""Names in a sentence: commas between them, and the last with "and"."""

from __future__ import annotations

import pytest

from bondgraph.analysis.causality.listed import listed


@pytest.mark.parametrize(
    ("names", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_each_name_is_there_once_in_its_order(names: list[str], said: str) -> None:
    assert listed(names) == said == listed(iter(names))
