"""Ports of instances: of the bonds on both sides of one there is one bond, along which power runs one way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain, End, Link
from bondgraph.graph.domain import Domain
from bondgraph.graph.terminal import Terminal

SEVERAL = "put a junction between; where several instances are meant, give each a name of its own"
"""What to do where a port is joined more than once."""


@dataclass(frozen=True)
class Part:
    """An instance in a graph: of which submodel, the domains of its ports, and its parameters in words."""

    submodel: str
    ports: tuple[tuple[str, Domain | None], ...]
    given: str


def spliced(written: Sequence[tuple[str, Chain]], parts: Mapping[str, Part]) -> list[Chain]:
    """The chains without ports: of the bonds on both sides of one, there is one bond."""
    links = [(path, link) for path, chain in written for link in chain.links]
    at = _at(links)
    _check_ports(at, parts)
    chains, joined = [], set[int]()
    for path, chain in written:
        ends = tuple(end for end in chain.ends if not isinstance(end.element, Terminal))
        kept = []
        for link in chain.links:
            run = _run(link, at)
            if not run:
                kept.append(link)
            elif id(link) not in joined and path == min((place for place, _ in run), key=len):
                joined |= {id(each) for _, each in run}
                kept.append(_joined([each for _, each in run]))
        chains.append(Chain(ends, tuple(kept)))
    return chains


def _at(links: Sequence[tuple[str, Link]]) -> dict[str, list[tuple[str, Link]]]:
    """The bonds at each port, with where they are written."""
    found: dict[str, list[tuple[str, Link]]] = {}
    for path, link in links:
        for name in _names_of(link):
            found.setdefault(name, []).append((path, link))
    return found


def _names_of(link: Link) -> tuple[str, ...]:
    return tuple(end.element.name for end in (link.left, link.right) if isinstance(end.element, Terminal))


def _run(link: Link, at: Mapping[str, list[tuple[str, Link]]]) -> list[tuple[str, Link]]:
    """The bonds that are one with this by ports between, with where each is written; none where it meets no port."""
    found: list[tuple[str, Link]] = []
    waiting = [entry for name in _names_of(link) for entry in at[name]]
    while waiting:
        entry = waiting.pop()
        if not any(entry[1] is each for _, each in found):
            found.append(entry)
            waiting += [other for name in _names_of(entry[1]) for other in at[name]]
    return found


def _joined(run: Sequence[Link]) -> Link:
    """The one bond of those on both sides of ports."""
    tails = {_end_at(each, "tail").element.name: each for each in run}
    each = first = next((each for each in run if not _is_port(each, "tail")), None)
    if each is None or first is None:
        ring = tuple(tails)
        law = "these ports are joined to each other in a ring, and to nothing else"
        raise StructureError(ring[0], law, parties=ring, remedy="join them to a junction")
    passed: list[Terminal] = []
    while isinstance(port := _end_at(each, "head").element, Terminal):
        passed.append(port)
        each = tails[port.name]
    _check_domains(passed)
    return Link(_end_at(first, "tail"), _end_at(each, "head"), True, passes=tuple(port.name for port in passed))


def _is_port(link: Link, side: str) -> bool:
    return isinstance(_end_at(link, side).element, Terminal)


def _end_at(link: Link, side: str) -> End:
    return link.left if link.rightward == (side == "tail") else link.right


def _check_domains(passed: Sequence[Terminal]) -> None:
    """Refuse two ports of different domains on one bond."""
    stated = [port for port in passed if port.domain is not None]
    for one, other in pairwise(stated):
        if one.domain != other.domain:
            law = f"this port is {one.domain}, and '{other.name}', which it is joined to, is {other.domain}"
            remedy = "put a transformer or a gyrator between, which changes one kind of power into the other"
            raise StructureError(one.name, law, parties=(one.name, other.name), remedy=remedy)


def _check_ports(at: Mapping[str, list[tuple[str, Link]]], parts: Mapping[str, Part]) -> None:
    """Every port has one bond inside of its instance and one outside, along which power runs the same way."""
    for whole, part in parts.items():
        for port, _ in part.ports:
            name = f"{whole}.{port}"
            entries = at.get(name, [])
            inside = [link for path, link in entries if path == whole]
            outside = [link for path, link in entries if path != whole]
            others = [next(iter(_others(link, name)), name) for link in outside]
            if len(outside) > 1:
                law = f"a port takes one bond, and it is joined to {' and '.join(map(repr, others))}"
                raise StructureError(name, law, parties=(name, *others), remedy=SEVERAL)
            if outside and not inside:
                law = "the bonds of another graph, which are put in here, hold its bond already"
                raise StructureError(name, law, parties=(name, *others), remedy="join it in that graph, or not there")
            if inside and not outside:
                law = f"this port of {part.submodel} has no bond"
                remedy = f'join it, as in {name} >> ...; what nothing acts on is closed by a source, Se("free", 0)'
                raise StructureError(name, law, parties=(name, whole), remedy=remedy)
            if inside and _leads_in(inside[0], name) == _leads_in(outside[0], name):
                out = _leads_in(inside[0], name)
                way = "out of" if out else "into"
                law = f"power is positive {way} '{whole}' at this port, and the bond outside runs the other way"
                remedy = f"write {name} >> {others[0]}" if out else f"write {others[0]} >> {name}"
                raise StructureError(name, law, parties=(name, *others), remedy=remedy)


def _others(link: Link, name: str) -> Iterator[str]:
    return (end.element.name for end in (link.left, link.right) if end.element.name != name)


def _leads_in(link: Link, name: str) -> bool:
    """Whether a bond's half arrow points at a port."""
    return _end_at(link, "head").element.name == name
