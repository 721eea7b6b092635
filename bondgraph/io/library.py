"""Elements, events and submodels by their names: those of every installed package that registers its elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from inspect import Parameter, isabstract, signature

from bondgraph.errors import MissingPackage
from bondgraph.graph.element import Element
from bondgraph.graph.submodel import Submodel
from bondgraph.graph.whole import Whole, types_of
from bondgraph.io.event_tables import EVENTS

GROUP = "bondgraph.elements"
"""The group of entry points by which packages of elements register: modules with `__all__`."""


@cache
def library() -> Mapping[str, type[Element]]:
    """The classes of elements that model files may name.

    Raises:
        MissingPackage: where no package of elements is installed.
    """
    found: dict[str, type[Element]] = {}
    for thing in _things():
        if isinstance(thing, type) and issubclass(thing, Element):
            found.setdefault(thing.__name__, thing)
    if not found:
        law = "no package of elements is installed, so that model files cannot name any"
        raise MissingPackage(GROUP, law, remedy="pip install multibondgraph, or pip install -e . in a clone")
    return found


@cache
def wholes() -> Mapping[str, type[Whole]]:
    """The classes of what makes several chains at once, by the types that model files may name."""
    kinds = (x for x in things().values() if isinstance(x, type) and issubclass(x, Whole) and not isabstract(x))
    found: dict[str, type[Whole]] = {}
    for kind in (each for known in kinds for each in (known, *known.brings)):
        for word in types_of(kind):
            found.setdefault(word, kind)
    return found


@cache
def things() -> Mapping[str, object]:
    """All that packages have registered, by name."""
    found: dict[str, object] = {}
    for name, thing in _named():
        found.setdefault(name, thing)
    return found


@cache
def types() -> Mapping[str, Callable[..., Element]]:
    """What makes an element or an event of each type that model files may name."""
    return {**library(), **EVENTS}


@cache
def arguments(kind: str) -> tuple[Parameter, ...]:
    """The arguments of a type, but for the name."""
    return tuple([*signature(types()[kind]).parameters.values()][1:])


@cache
def library_submodels() -> Mapping[str, Submodel]:
    """The submodels that packages have registered beside their elements, by name."""
    found: dict[str, Submodel] = {}
    for thing in _things():
        if isinstance(thing, Submodel):
            found.setdefault(thing.name, thing)
    return found


def _things() -> Iterator[object]:
    return (thing for _, thing in _named(lazily=True))


def _named(lazily: bool = False) -> Iterator[tuple[str, object]]:
    """What the modules list that packages have registered, the packages in order of name.

    Args:
        lazily: whether what a module loads when it is asked for is left out.
    """
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        module = entry.load()
        for name in module.__all__:
            yield name, vars(module).get(name) if lazily else getattr(module, name)
