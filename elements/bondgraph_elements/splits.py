"""The direct sum: multibonds side by side as the parts of a larger one, or a larger one split into its parts."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, ClassVar

from bondgraph.errors import StructureError
from bondgraph.graph.element import EFFORT_IN, FLOW_IN, Cell, Element, Port, Step
from bondgraph.graph.law import Law, Place

WHOLE = "whole"


@dataclass(frozen=True)
class DS(Element):
    """A direct sum: the components of port "whole" are those of ports "1", "2", ..., one after another.

    Efforts and flows pass unchanged, f = (f1, f2, ...) and e = (e1, e2, ...), and so power: e^T f = e1^T f1 + ...
    Power that enters at the whole leaves at the parts, or the reverse. Each component carries its stroke either way.

    Args:
        name: its name.
        sizes: the size of each part, two or more.

    >>> split = DS("s", (2, 1))
    >>> [(port.name, port.size) for port in split.ports()]
    [('whole', 3), ('1', 2), ('2', 1)]
    """

    sizes: tuple[int, ...]
    kind: ClassVar[str] = "DS"
    bar: ClassVar[bool] = True

    def __init__(self, name: str, sizes: Sequence[int]) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "sizes", _counted(name, sizes))
        self.__post_init__()

    def ports(self) -> tuple[Port, ...]:
        return Port(WHOLE, sum(self.sizes)), *(Port(str(k + 1), size) for k, size in enumerate(self.sizes))

    def alike(self) -> dict[tuple[str, int], tuple[str, int]]:
        starts = [0, *accumulate(self.sizes)]
        pairs = {
            (WHOLE, starts[n] + k): (str(n + 1), k) for n, size in enumerate(self.sizes) for k in range(size)
        }  # fmt: skip
        return pairs | {part: whole for whole, part in pairs.items()}

    def strokes(self, sizes: dict[str, int], moving: frozenset[str]) -> list[Cell]:
        ways = ((FLOW_IN, EFFORT_IN), (EFFORT_IN, FLOW_IN))
        return [Cell((whole, part), ways, Step.REST) for whole, part in self.alike().items() if whole[0] == WHOLE]

    def through(self, into: dict[tuple[str, int], bool]) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        return list(self.alike().items())

    def law(self, place: Place) -> Law:
        lets: list[tuple[Any, Any]] = []
        for (port, k), (other, m) in self.alike().items():
            if place.into(port)[k]:
                lets += [(place.e(other)[m], place.e(port)[k]), (place.f(port)[k], place.f(other)[m])]
        return Law(lets=tuple(lets))


def _counted(name: str, sizes: Any) -> tuple[int, ...]:
    given = sizes.tolist() if hasattr(sizes, "tolist") else sizes
    if not isinstance(given, list | tuple) or len(given) < 2:
        raise StructureError(
            name, "a direct sum has two parts or more", parties=(name,), remedy="write DS(name, (2, 1))"
        )
    try:
        counted = tuple(0 if isinstance(size, bool) else operator.index(size) for size in given)
    except TypeError:
        counted = (0,)
    if min(counted) < 1:
        law = f"the size of a part is a whole number above zero, not as in {given!r:.40}"
        raise StructureError(name, law, parties=(name,), remedy="write DS(name, (2, 1))")
    return counted
