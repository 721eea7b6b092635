"""How elements are joined in writing.

    a >> b      a bond along which power is positive from a to b
    a << b      the same, running from b to a

In a written chain a two-port shows its first port to its left neighbour and its second to its right neighbour,
whichever way power runs. `element["I"]` is one of its ports, `junction["u1"]` some of its components; an element of
more ports shows its first where none is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bondgraph.errors import StructureError

if TYPE_CHECKING:
    from bondgraph.graph.derivation import Derivation
    from bondgraph.graph.element import Element
    from bondgraph.graph.ports import Part


ARROWS = "write a >> b, or a << b for power that runs the other way"
COMMAS = "list chains with commas, Graph(name, a >> b, a >> c)"
"""What is written for what joins no elements."""


class Joinable:
    """What >> and << join: elements, and ends of bonds."""

    def end(self) -> End:
        """What a bond that is written here ends at."""
        raise TypeError(f"{type(self).__name__} states no end")

    def __rshift__(self, other: Any) -> Chain:
        return Chain.of(self) >> other

    def __lshift__(self, other: Any) -> Chain:
        return Chain.of(self) << other

    def __gt__(self, other: Any) -> Chain:
        raise _no_bond(">", ARROWS)

    def __lt__(self, other: Any) -> Chain:
        raise _no_bond("<", ARROWS)

    def __add__(self, other: Any) -> Chain:
        raise _no_bond("+", COMMAS)

    def __sub__(self, other: Any) -> Chain:
        raise _no_bond("-", ARROWS)

    def __rrshift__(self, other: Any) -> Chain:
        return Chain.of(other) >> self

    def __rlshift__(self, other: Any) -> Chain:
        return Chain.of(other) << self


@dataclass(frozen=True)
class End(Joinable):
    """One end of a bond: an element, at one of its ports or at some of its components."""

    element: Element
    port: str | None = None
    components: tuple[str, ...] = ()

    def end(self) -> End:
        return self

    def __getitem__(self, components: str | tuple[str, ...]) -> End:
        """Some of its components."""
        chosen = tuple(components) if isinstance(components, tuple | list) else (components,)
        if not chosen or not set(chosen) <= set(self.components) or len(set(chosen)) < len(chosen):
            law = f"{', '.join(map(repr, chosen)) or 'nothing'} is no choice among the components of this end"
            remedy = f"choose from {', '.join(self.components)}" if self.components else "choose from the junction's"
            raise StructureError(self.element.name, law, parties=(self.element.name,), remedy=remedy)
        return replace(self, components=chosen)


@dataclass(frozen=True)
class Link:
    """A written bond: left and right end, and whether power runs from left to right.

    In a graph it knows how that was derived, its instances of submodels, and the ports of these that it `passes`.
    """

    left: End
    right: End
    rightward: bool
    derivation: Derivation | None = field(default=None, compare=False, repr=False)
    instances: Mapping[str, Part] | None = field(default=None, compare=False, repr=False)
    passes: tuple[str, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True)
class Chain:
    """Elements joined in writing, in the author's order."""

    ends: tuple[End, ...]
    links: tuple[Link, ...] = ()

    @staticmethod
    def of(thing: Any) -> Chain:
        """A chain of one element, or the chain itself."""
        if isinstance(thing, Chain):
            return thing
        if isinstance(thing, Joinable):
            return Chain((thing.end(),))
        if isinstance(thing, Link):
            return Chain((thing.left, thing.right), (thing,))
        if isinstance(thing, list | tuple):
            raise StructureError(
                "graph",
                "a list of chains is not a chain",
                remedy="write a bond to each: w >> a, w >> b; or unpack a list of chains: Graph(name, *chains)",
            )
        if isinstance(thing, type) and issubclass(thing, Joinable):
            word = thing.__name__
            raise StructureError(
                word, f"{word} is a class, not an element", parties=(word,), remedy=f"give it a name: {word}('m')"
            )
        if holds_chains(thing):
            kind, name = type(thing).__name__, str(getattr(thing, "name", "chains"))
            raise StructureError(
                name,
                f"'{name}', a {kind}, is several chains, and none itself",
                parties=(name,),
                remedy=f"put a star before it, Graph(name, *{name}, ...), and join bonds to one of its junctions",
            )
        called = getattr(thing, "name", None)
        raise StructureError(
            f"'{called}', {type(thing).__name__}" if isinstance(called, str) else repr(thing)[:80],
            "only elements, their ports and components can be joined by >> and <<",
            remedy=str(getattr(thing, "joined_by", "use elements from bondgraph.elements")),
        )

    def _join(self, other: Any, rightward: bool) -> Chain:
        more = Chain.of(other)
        link = Link(self.ends[-1], more.ends[0], rightward)
        return Chain(self.ends + more.ends, (*self.links, link, *more.links))

    def __rshift__(self, other: Any) -> Chain:
        return self._join(other, True)

    def __lshift__(self, other: Any) -> Chain:
        return self._join(other, False)


def _no_bond(written: str, remedy: str) -> StructureError:
    """The refusal of another sign in place of a bond's."""
    return StructureError("graph", f"'{written}' joins no elements", remedy=remedy)


def holds_chains(thing: Any) -> bool:
    """Whether something that is no element may give chains when iterated over."""
    return isinstance(thing, Iterable) and not isinstance(
        thing, Joinable | Chain | str | bytes | dict | set | frozenset
    )
