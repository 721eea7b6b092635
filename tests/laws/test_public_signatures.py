"""Every public function, class and method: its signature is spelled out, and a call that does not fit is explained."""

from __future__ import annotations

import inspect
import pickle
import pydoc
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

import bondgraph as bg
from bondgraph import elements

PLACES = ("bondgraph", "bondgraph.elements", "bondgraph.export", "bondgraph.forms")
WRONG = "no_such_word"


def public_callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """By name: functions, classes that are no exceptions, and the public methods that these define or inherit."""
    for place in PLACES:
        module = import_module(place)
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.ismodule(thing) or inspect.isabstract(thing):
                continue
            if inspect.isclass(thing) and issubclass(thing, Exception):
                continue
            if inspect.isclass(thing) or inspect.isfunction(thing):
                yield f"{place}.{name}", thing
            owner = thing if inspect.isclass(thing) else None if inspect.isfunction(thing) else type(thing)
            for method in () if owner is None else dir(owner):
                member = inspect.getattr_static(owner, method)
                if not method.startswith("_") and (
                    inspect.isfunction(member) or isinstance(member, classmethod | staticmethod)
                ):
                    yield f"{place}.{name}.{method}", getattr(owner, method)


CALLABLES = dict(public_callables())


def arguments(name: str) -> list[inspect.Parameter]:
    """Those a user gives."""
    parameters = list(inspect.signature(CALLABLES[name]).parameters.values())
    return parameters[1:] if parameters and parameters[0].name == "self" else parameters


def refused(name: str, word: str) -> str:
    """What is told of a call with a word; of a method it comes before the object is looked at."""
    takes_self = "self" in inspect.signature(CALLABLES[name]).parameters
    thing = getattr(import_module("bondgraph.forms"), name.split(".")[2]) if ".forms." in name else object()
    with pytest.raises((TypeError, bg.StructureError)) as caught:
        CALLABLES[name](*[thing] if takes_self else [], **{word: 1})
    return str(caught.value)


def test_all_of_them_are_seen() -> None:
    assert {"bondgraph.simulate", "bondgraph.Graph.svg", "bondgraph.Trajectory.plot"} < set(CALLABLES)
    assert {"bondgraph.elements.I", "bondgraph.elements.Revolute", "bondgraph.export.c"} < set(CALLABLES)
    assert "bondgraph.forms.maggi.having" in CALLABLES


def test_every_argument_is_named_and_typed() -> None:
    offences = []
    for name, thing in CALLABLES.items():
        for each in arguments(name):
            if each.annotation is each.empty:
                offences.append(f"{name}: {each.name} has no type")
            if each.kind is each.VAR_KEYWORD and each.annotation in ("Any", Any):
                offences.append(f"{name}: {each} is not spelled out")
        if not inspect.isclass(thing) and inspect.signature(thing).return_annotation is inspect.Signature.empty:
            offences.append(f"{name}: it is not said what it gives")
    assert not offences, "\n".join(offences)


def test_a_word_that_is_none_is_told_with_all_that_are() -> None:
    offences = []
    for name in CALLABLES:
        told = refused(name, WRONG)
        options = any(x.kind is x.VAR_KEYWORD for x in arguments(name))  # of forms: refused as structures
        all_told = all(x.name in told.partition(" It takes ")[2] for x in arguments(name))
        if WRONG not in told or not (options or ("has no argument" in told and all_told)):
            offences.append(f"{name}: {told}")
    assert not offences, "\n".join(offences)


def test_a_word_misspelt_is_told_with_the_one_meant() -> None:
    offences = [
        f"{name}: {told}"
        for name in CALLABLES
        for each in arguments(name)
        if each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)
        and f"did you mean '{each.name}'?" not in (told := refused(name, f"{each.name}_"))
    ]
    assert not offences, "\n".join(offences)


def test_functions_are_found_again_by_their_names() -> None:
    functions = [thing for thing in CALLABLES.values() if inspect.isfunction(thing) and "." not in thing.__qualname__]
    assert len(functions) > 40
    assert all(pickle.loads(pickle.dumps(function)) is function for function in functions)


def test_help_names_the_options_of_a_diagram() -> None:
    told = pydoc.plain(pydoc.render_doc(bg.Graph.svg))
    options = inspect.signature(import_module("bondgraph.draw").svg).parameters.keys() - {"graph"}
    assert options == inspect.signature(bg.Graph.svg).parameters.keys() - {"self"}
    assert all(option in told for option in options)
    assert "value: 'Scalar'" in pydoc.plain(pydoc.render_doc(elements.I))
