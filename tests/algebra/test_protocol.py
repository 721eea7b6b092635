"""All algebras know every word of the protocol, and take what it says they take."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

from bondgraph.algebra import casadi, sympy, table
from bondgraph.algebra.protocol import Algebra

WORDS = {name: word for name, word in vars(Algebra).items() if not name.startswith("_")}


@pytest.mark.parametrize("algebra", [sympy, casadi, table], ids=["sympy", "casadi", "table"])
@pytest.mark.parametrize("word", WORDS)
def test_an_algebra_knows_every_word(algebra: ModuleType, word: str) -> None:
    promised, kept = WORDS[word], getattr(algebra, word)
    if isinstance(promised, property):
        assert not callable(kept)
        return
    arguments = [1] * (len(inspect.signature(promised).parameters) - 1)
    inspect.signature(kept).bind(*arguments)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_says_what_it_is(word: str) -> None:
    assert WORDS[word].__doc__
