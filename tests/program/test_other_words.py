"""Words that people try, and what they are told."""

from __future__ import annotations

import importlib
import pickle
import types
from pathlib import Path

import pytest

import bondgraph as bg
from bondgraph import forms
from bondgraph.elements import I, One, Se
from bondgraph.program import other_words
from bondgraph.program.other_words import no_attribute, no_name

export = importlib.import_module("bondgraph.export")  # `bondgraph.export` is the function, for who asks the package
v = One("v")
GRAPH = bg.Graph("slide", Se("F") >> v, v >> I("m"))
EQUATIONS = bg.compile(GRAPH)
RUN = bg.simulate(EQUATIONS, 1, {"F": 1, "m": 1})
TABLES = [
    (GRAPH, other_words.GRAPH),
    (EQUATIONS, other_words.EQUATIONS),
    (RUN, other_words.TRAJECTORY),
    (bg, other_words.BONDGRAPH),
    (forms, other_words.FORMS),
    (export, other_words.TARGETS),
]


@pytest.mark.parametrize(("thing", "words"), TABLES, ids=lambda x: type(x).__name__)
def test_no_word_is_one_that_works(thing: object, words: dict[str, str]) -> None:
    """A word in a table has no meaning of its own, else nobody would ever be told."""
    assert not {*words} & {*dir(thing)}
    for word, advice in words.items():
        with pytest.raises((AttributeError, ImportError), match="has no attribute") as caught:
            getattr(thing, word)
        assert advice.replace("{name}", word) in str(caught.value)


def test_submodules_stay_importable() -> None:
    """`from package import module` asks the package for the name first: no word may stand in its way."""
    for package, words in ((bg, other_words.BONDGRAPH), (export, other_words.TARGETS), (forms, other_words.FORMS)):
        assert package.__file__ is not None
        folder = Path(package.__file__).parent
        rooms = {path.stem for path in folder.iterdir() if path.suffix in ("", ".py") and path.stem[0] != "_"}
        assert not {*words} & rooms
        assert not any(isinstance(other_words.no_name(package, room, words), ImportError) for room in rooms)


def test_an_unknown_name_is_an_ordinary_refusal() -> None:
    for thing in (GRAPH, EQUATIONS, RUN, bg, forms, export):
        assert not hasattr(thing, "nothing_of_this_name")
        assert getattr(thing, "_private", None) is None


def test_a_property_that_fails_tells_its_own_error() -> None:
    class Thing:
        @property
        def broken(self) -> object:
            return [].missing  # type: ignore[attr-defined]

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, {})

    with pytest.raises(AttributeError, match="'list' object has no attribute 'missing'"):
        Thing().broken  # noqa: B018


def test_things_with_words_are_copied() -> None:
    assert pickle.loads(pickle.dumps(GRAPH)) == GRAPH
    assert pickle.loads(pickle.dumps(RUN)).states == RUN.states


def test_a_module_tells_known_words_where_from_import_shows_them() -> None:
    module = types.ModuleType("m")
    assert isinstance(no_name(module, "word", {"word": "write {name}s"}), AttributeError)
    assert isinstance(no_name(module, "other", {"word": "write words"}), AttributeError)
    with pytest.raises(ImportError, match="take octave"):
        exec("from bondgraph.export import matlab")
    with pytest.raises(ImportError, match="did you mean 'modelica'"):
        exec("from bondgraph.export import Modelica")


@pytest.mark.parametrize("module", ["bondgraph", "bondgraph.export", "bondgraph.forms", "bondgraph.elements"])
def test_what_a_module_does_not_have_it_denies(module: str) -> None:
    """However near the name is to one that works: `hasattr` is false."""
    there = importlib.import_module(module)
    words = [x for x in ("matlab", "Modelica", "Lagrange", "Simulate", "Capacitor", "se") if x not in dir(there)]
    assert words and not any(hasattr(there, word) for word in words)
