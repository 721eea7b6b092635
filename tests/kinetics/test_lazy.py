"""Fields that are worked out when they are first asked for, and once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bondgraph.kinetics.lazy import Late, Once


@dataclass(frozen=True)
class Record:
    first: Any = Late()
    second: Any = Late(7)


def counted(log: list[str], name: str) -> Once:
    def work() -> str:
        log.append(name)
        return name

    return Once(work)


def test_it_is_worked_out_at_the_first_question_and_kept() -> None:
    log: list[str] = []
    record = Record(counted(log, "a"), counted(log, "b"))
    assert not log
    assert (record.second, record.second) == ("b", "b") and log == ["b"]
    assert record.first == "a" and log == ["b", "a"]


def test_nothing_is_a_value_too() -> None:
    log: list[None] = []
    once = Once(lambda: log.append(None))
    assert once() is None and once() is None and len(log) == 1


def test_values_and_defaults_are_given_as_they_are() -> None:
    function = len
    assert (Record().first, Record().second) == (None, 7)
    assert Record(function).first is function and Record.second == 7
    assert Record(1).first == 1 and Record(1).second == 7
