"""Bonds and their ends."""

from __future__ import annotations

from dataclasses import dataclass

from bondgraph.errors import StructureError
from bondgraph.graph.element import Element
from bondgraph.program.calls import explained


@dataclass(frozen=True)
class BondEnd:
    """Where a bond ends: an element's name, and its port, or the components of a junction (by index)."""

    element: str
    port: str = ""
    components: tuple[int, ...] = ()


@explained
@dataclass(frozen=True)
class Bond:
    """A multibond from tail to head; power is positive from tail to head. `size` scalar bonds run in it."""

    name: str
    tail: BondEnd
    head: BondEnd
    size: int

    @property
    def elements(self) -> tuple[str, str]:
        """The names of the elements it joins, tail first."""
        return self.tail.element, self.head.element

    def end(self, side: str) -> BondEnd:
        return self.tail if side == "tail" else self.head

    def other_end(self, side: str) -> BondEnd:
        """The end across from a side."""
        return self.end(opposite(side))


def opposite(side: str) -> str:
    """The other side of a bond: "head" for "tail", "tail" for "head"."""
    return "head" if side == "tail" else "tail"


def describe(element: Element) -> str:
    """An element as it would be written, for a message."""
    unsaid = ("name", "origin")
    given = ((key, value) for key, value in vars(element).items() if key not in unsaid and value not in (None, (), ""))
    rest = ", ".join(f"{key}={value!r:.60}" for key, value in given if value is not False)
    return f"{type(element).__name__}({element.name!r}{', ' + rest if rest else ''})"


def taken_twice(end: BondEnd, first: str, second: str) -> StructureError:
    """The refusal of a second bond at a port."""
    if first == second:
        law, remedy = f"a port takes one bond, and the one to '{first}' is written twice", "leave one of them out"
    else:
        law, remedy = (
            f"a port takes one bond, and it is joined to '{first}' and '{second}'",
            "put a junction between; where two elements are meant, give each a name of its own",
        )
    return StructureError(port_name(end), law, parties=(first, second), remedy=remedy)


def arrow_of(element: Element, port: str) -> str | None:
    """The half arrow that a port demands."""
    return next(p.arrow for p in element.ports() if p.name == port)


def port_name(end: BondEnd) -> str:
    """An end as it would be written: `name['port']`."""
    return f"{end.element}[{end.port!r}]" if end.port else end.element
