"""What is cached is made once, and is no part of the noun."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass, replace

from bondgraph.program.cached import Cached


@dataclass(frozen=True)
class Noun(Cached):
    value: int


def test_what_is_made_is_found_again() -> None:
    made = []
    noun = Noun(3)

    def make() -> int:
        made.append(noun.value)
        return 2 * noun.value

    assert [noun.cached("twice", make) for _ in range(3)] == [6, 6, 6]
    assert made == [3]
    assert noun.cached("nothing", lambda: None) is None
    assert (noun.made("twice", 0), noun.made("thrice", 0), Noun(4).made("twice", 0)) == (6, 0, 0)


def test_it_is_neither_compared_nor_copied() -> None:
    """A function cannot be pickled: what was made may hold any."""
    noun = Noun(3)
    noun.cached("function", lambda: lambda: None)
    assert noun == Noun(3) and hash(noun) == hash(Noun(3)) and repr(noun) == repr(Noun(3))
    for other in (pickle.loads(pickle.dumps(noun)), copy.copy(noun), replace(noun)):
        assert other == noun
        assert other.cached("function", lambda: 5) == 5
