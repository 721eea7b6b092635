"""Elements by their names: those of every installed package that registers its elements."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from bondgraph.errors import MissingPackage
from bondgraph.graph.element import Element

GROUP = "bondgraph.elements"
"""The group of entry points by which packages of elements register: modules with `__all__`."""


@cache
def library() -> Mapping[str, type[Element]]:
    """The classes of elements that model files may name.

    Raises:
        MissingPackage: where no package of elements is installed.
    """
    modules = [entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)]
    found: dict[str, type[Element]] = {}
    for module in modules:
        things = [vars(module).get(name) for name in module.__all__]
        for thing in things:
            if isinstance(thing, type) and issubclass(thing, Element):
                found.setdefault(thing.__name__, thing)
    if not found:
        law = "no package of elements is installed, so that model files cannot name any"
        raise MissingPackage(GROUP, law, remedy="pip install multibondgraph, or pip install -e . in a clone")
    return found
