"""What the graph of a model file is refused for: all at once, also where a part of the file cannot be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, ClassVar

from bondgraph.errors import BondGraphError
from bondgraph.graph.chain import Chain, End, Link
from bondgraph.graph.element import Element, Port
from bondgraph.graph.validate import is_loose
from bondgraph.graph.whole import Whole, owners
from bondgraph.io.faults import MOST


@dataclass(frozen=True)
class Unread(Element):
    """What stands where a part is missing, so that those beside it keep their bonds: any bond may lead to it."""

    kind: ClassVar[str] = "Unread"

    @staticmethod
    def of(name: str, number: str) -> Unread:
        """One of several that stand for a part."""
        return Unread(f"{name.replace('.', '_')}{_MARK}{number}")

    def ports(self) -> tuple[Port, ...]:
        return (Port(),)


_MARK = "__unread_"
_MARKED = re.compile(rf"{_MARK}\d+(_\d+)*")


def _told(error: BondGraphError) -> BondGraphError:
    """A refusal by the names of the file."""
    texts = (_MARKED.sub("", text) for text in (error.place, error.law, error.remedy))
    place, law, remedy = texts
    return type(error)(place, law, parties=tuple(_MARKED.sub("", each) for each in error.parties), remedy=remedy)


def refusals(
    build: Callable[[Mapping[str, Any], Sequence[Chain]], Any],
    parts: Mapping[str, Any],
    chains: Sequence[Chain],
    unclear: Collection[str] = (),
) -> Iterator[BondGraphError]:
    """Everything a graph is refused for; each time without the part that was refused last.

    What is missing, or has faults of its own, is no reason: its bonds lead to something that refuses nothing.

    Args:
        build: makes a graph of parts and chains.
        parts: elements, instances and wholes by their names; None for those with faults of their own.
        chains: between those that can be read.
        unclear: parts of which nobody knows what they are joined to.
    """
    left = {name: part for name, part in parts.items() if part is not None}
    missing, known = {*unclear} | ({*parts} - {*left}), {**{name: name for name in parts}, **owners(left)}
    for _ in range(MOST):
        try:
            build(left, chains)
            return
        except BondGraphError as error:
            words = [known.get(_word(text, known), "") for text in (error.place, *error.parties)]
            if missing.isdisjoint(words):
                yield _told(error)
            named = [word for word in words if word in left]
            if not named or any(isinstance(left[word], Whole) for word in named[:1]):
                return
            missing.add(named[0])
            del left[named[0]]
            chains = without(chains, named[0])


def _word(text: str, known: Mapping[str, Any]) -> str:
    """The part that a place names, as `K` of `K[1]`, and `left` of `left.i`."""
    text = text.partition("[")[0].partition(" ")[0]
    while text not in known and "." in text:
        text = text.rpartition(".")[0]
    return text


def without(chains: Sequence[Chain], name: str) -> list[Chain]:
    """Chains in which a part is missing: their other ends keep their bonds, those of signals excepted."""
    numbers, found = count(), list[Chain]()
    for chain in chains:
        links = [link for link in chain.links if name in map(owner, (link.left, link.right))]
        if not links:
            found += [chain] if name not in map(owner, chain.ends) else []
            continue
        for link in chain.links:
            found += _kept(link, name, Unread.of(name, str(next(numbers))))
    return found


def _kept(link: Link, name: str, other: Unread) -> Iterator[Chain]:
    """A link without a part."""
    there = [owner(end) == name for end in (link.left, link.right)]
    beside = link.left if there[1] else link.right
    if all(there) or (any(there) and _is_signal(beside)):
        return
    unread = End(other)
    found = replace(link, left=unread if there[0] else link.left, right=unread if there[1] else link.right)
    yield Chain((found.left, found.right), (found,))


def parted(chain: Chain) -> Iterator[Chain]:
    """The links of a chain, each end that cannot be read standing by itself."""
    for k, link in enumerate(chain.links):
        ends = [link.left, link.right]
        unread = [isinstance(end.element, Unread) for end in ends]
        if all(unread) or (any(unread) and _is_signal(ends[unread.index(False)])):
            continue
        left, right = (End(Unread(f"{e.element.name}_{k}")) if no else e for e, no in zip(ends, unread, strict=True))
        yield Chain((left, right), (replace(link, left=left, right=right),))


def _is_signal(end: End) -> bool:
    """Whether what leads to an end may be a wire."""
    return is_loose(end.element) or end.element.measures


def owner(end: End) -> str:
    """The part that an end is of: an instance, or an element itself."""
    instance = getattr(end.element, "instance", None)
    return str(end.element.name if instance is None else instance.name)
