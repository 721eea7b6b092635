"""What was asked most recently is not worked out twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bondgraph.program.recent import Recent


def test_the_least_recently_asked_is_forgotten_first() -> None:
    made: list[str] = []
    recent = Recent[str](2)
    for key in "aabacb":
        assert recent.get(key, lambda key=key: made.append(key) or key.upper()) == key.upper()
    assert "".join(made) == "abcb"
    recent.clear()
    recent.get("b", lambda: made.append("b") or "B")
    assert "".join(made) == "abcbb"


def test_what_has_no_key_or_is_refused_is_made_again() -> None:
    made: list[int] = []
    recent = Recent[int](2)
    for _ in range(2):
        recent.get(None, lambda: made.append(0) or 0)
        with pytest.raises(ZeroDivisionError):
            recent.get("a", lambda: 1 // (made.append(1) or 0))
    assert made == [0, 1, 0, 1]
    assert len(recent) == 0


def test_many_threads_ask_at_once() -> None:
    recent = Recent[int](8)
    with ThreadPoolExecutor(8) as pool:
        found = pool.map(lambda k: recent.get(k % 20, lambda: k % 20), range(4000))
        assert [*found] == [k % 20 for k in range(4000)]
    assert len(recent) == 8
