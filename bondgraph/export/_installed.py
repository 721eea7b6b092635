"""Targets of other packages, by the entry points with which these register them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType

from bondgraph.export._export import Target

GROUP = "bondgraph.exports"
"""The group of entry points: modules with `__all__`, whose functions are targets."""


@cache
def installed() -> Mapping[str, Target]:
    """What other packages have registered, by name; of two with one name that of the package that is first by name."""
    found: dict[str, Target] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        module = entry.load()
        for name in module.__all__:
            found.setdefault(name, getattr(module, name))
    return MappingProxyType(found)
