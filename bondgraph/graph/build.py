"""From written chains to elements and bonds: ports by position, sizes spread, and what does not fit refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bondgraph.errors import DuplicateName, SizeMismatch
from bondgraph.graph.bond import Bond, BondEnd, describe, port_name
from bondgraph.graph.bounds import Bound
from bondgraph.graph.chain import Chain, End, Link
from bondgraph.graph.element import Element, Port
from bondgraph.graph.junction import Junction, Origin
from bondgraph.graph.validate import check_apart, check_ports


def elements_of(chains: list[Chain]) -> dict[str, Element]:
    """The elements by name.

    Raises:
        DuplicateName: for one name with two different values, or of two different things.
    """
    _check_owners(chains)
    found: dict[str, Element] = {}
    for chain in chains:
        for end in chain.ends:
            element = end.element
            known = found.setdefault(element.name, element)
            if known is not element and known != element:
                raise _two(chains, known, element)
    return found


def _check_owners(chains: list[Chain]) -> None:
    """Refuse a junction that two things brought: of equal value, they would merge and nobody would know."""
    owners: dict[str, Origin] = {}
    for chain in chains:
        for end in chain.ends:
            origin = end.element.origin if isinstance(end.element, Junction) else None
            if origin is None:
                continue
            name, known = end.element.name, owners.setdefault(end.element.name, origin)
            if known.what != origin.what:
                raise DuplicateName(
                    name,
                    f"this name stands for a junction of {known.what} and for one of {origin.what}",
                    parties=dict.fromkeys((name, known.name, origin.name)),
                    remedy="rename one of them",
                )


def _two(chains: list[Chain], one: Element, other: Element) -> DuplicateName:
    """The refusal of two elements of one name."""
    law = f"this name stands for {_placed(chains, one)} and for {_placed(chains, other)}"
    remedy = "the same name means the same element: rename one, or give both the same value"
    made = [(each.kind, what) for each in (one, other) if (what := _between(chains, each))]
    if len(made) == 1:
        law += "; the {} is a part of {}, which takes the name".format(*made[0])
        remedy = "rename the other"
    parties = dict.fromkeys((one.name, *_beside(chains, one), *_beside(chains, other)))
    return DuplicateName(one.name, law, parties=parties, remedy=remedy)


def _between(chains: list[Chain], element: Element) -> str:
    """What made the junctions that an element leads from and to, in words; empty where it does not join such."""
    ends = {end.element.name: end.element for chain in chains for end in chain.ends}
    found = [ends[name] for name in _beside(chains, element)]
    made = [each.origin.what for each in found if isinstance(each, Junction) and each.origin is not None]
    return made[-1] if len(made) == len(found) > 1 else ""


def _placed(chains: list[Chain], element: Element) -> str:
    """An element in words, with those it is joined to."""
    beside = " and ".join(repr(name) for name in _beside(chains, element)[:2])
    return f"{describe(element)}{' at ' * bool(beside)}{beside}"


def _beside(chains: list[Chain], element: Element) -> list[str]:
    """The names of the elements that one is joined to."""
    links = [(link.left.element, link.right.element) for chain in chains for link in chain.links]
    beside = ((right if left == element else left).name for left, right in links if element in (left, right))
    return [*dict.fromkeys(beside)]


def bounds_of(chains: list[Chain]) -> tuple[Bound, ...]:
    """What must be positive for the elements, and for that which junctions were made for."""
    elements = [end.element for chain in chains for end in chain.ends]
    origins = (element.origin for element in elements if isinstance(element, Junction) and element.origin)
    each = *(origin.bounds for origin in origins), *(element.bounds() for element in elements)
    return tuple(dict.fromkeys(bound for bounds in each for bound in bounds))


def bonds_of(elements: dict[str, Element], links: list[Link]) -> tuple[Bond, ...]:
    """The bonds that written links make, each with its ports, size and name.

    Raises:
        StructureError: for a port that is taken twice or demands another half arrow.
        SizeMismatch: for ends of different sizes.
    """
    ends: list[tuple[BondEnd, BondEnd]] = []
    for link in links:
        left, right = _end(link.left, facing="right"), _end(link.right, facing="left")
        ends.append((left, right) if link.rightward else (right, left))
    check_ports(elements, ends)
    for tail, head in ends:
        check_apart(tail, head)
    sizes = _sizes(elements, ends)
    taken: Counter[str] = Counter()
    bonds = []
    for (tail, head), size in zip(ends, sizes, strict=True):
        name = _bond_name(elements, tail, head)
        taken[name] += 1
        if taken[name] > 1:
            name = f"{name}~{taken[name]}"
        bonds.append(Bond(name, tail, head, size))
    return tuple(bonds)


def _end(end: End, facing: str) -> BondEnd:
    """Resolve a written end; a two-port's port follows from the side on which its neighbour stands.

    Where an element has more ports the first is meant, unless another is named.
    """
    element = end.element
    if isinstance(element, Junction):
        chosen = end.components or element.components
        return BondEnd(element.name, "", tuple(element.components.index(c) for c in chosen))
    ports = element.ports()
    if end.port is not None:
        return BondEnd(element.name, end.port)
    if not ports:
        return BondEnd(element.name, "")
    return BondEnd(element.name, ports[1 if facing == "right" and len(ports) == 2 else 0].name)


def resolved(end: End, facing: str) -> End:
    """A written end with the port that is meant, which no longer depends on where it is written."""
    if isinstance(end.element, Junction) or end.port is not None or not end.element.ports():
        return end
    return replace(end, port=_end(end, facing).port)


def _sizes(elements: dict[str, Element], ends: list[tuple[BondEnd, BondEnd]]) -> list[int]:
    """The size of each bond, spread from ends that fix one through two-ports that keep it."""
    fixed: dict[tuple[str, str], int] = {}
    for pair in ends:
        for end in pair:
            element = elements[end.element]
            if not element.common:
                port = next(p for p in element.ports() if p.name == end.port)
                if port.size is not None:
                    fixed[end.element, end.port] = port.size

    def known(end: BondEnd) -> int | None:
        return len(end.components) if end.components else fixed.get((end.element, end.port))

    sizes: list[int | None] = [None] * len(ends)
    while True:
        progress = False
        for index, (tail, head) in enumerate(ends):
            a, b = known(tail), known(head)
            if a is not None and b is not None and a != b:
                raise SizeMismatch(
                    f"{port_name(tail)} >> {port_name(head)}",
                    f"'{port_name(tail)}' has size {a} and '{port_name(head)}' has size {b}",
                    parties=(tail.element, head.element),
                    remedy="give both the same size, or join them through a transformer of that shape",
                )
            if sizes[index] is None and (a or b):
                sizes[index], progress = a or b, True
                for end in (tail, head):
                    if not end.components:
                        for port in _same_size(elements[end.element], end.port):
                            fixed.setdefault((end.element, port.name), a or b or 1)
        if not progress:
            undecided = next((i for i, size in enumerate(sizes) if size is None), None)
            if undecided is None:
                return [size or 1 for size in sizes]
            tail = ends[undecided][0]
            fixed.setdefault((tail.element, tail.port), 1)


def _same_size(element: Element, port: str) -> list[Port]:
    """The ports of an element that have the size of this one: all those that state none."""
    return [p for p in element.ports() if p.size is None or p.name == port]


def _bond_name(elements: dict[str, Element], tail: BondEnd, head: BondEnd) -> str:
    singles = [end.element for end in (tail, head) if _one_port(elements[end.element])]
    if len(singles) == 1:
        return singles[0]
    return "-".join(f"{end.element}.{end.port}" if end.port.isalpha() else end.element for end in (tail, head))


def _one_port(element: Element) -> bool:
    return not element.common and len(element.ports()) == 1
