"""From written chains to elements and bonds: ports by position, sizes spread, and what does not fit refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from bondgraph.bounds import Bound
from bondgraph.element import Chain, Element, End, Junction, Link, Origin, Port
from bondgraph.errors import DuplicateName, FrameError, SizeMismatch, StructureError


@dataclass(frozen=True)
class BondEnd:
    """Where a bond ends: an element's name, and its port, or the components of a junction (by index)."""

    element: str
    port: str = ""
    components: tuple[int, ...] = ()


@dataclass(frozen=True)
class Bond:
    """A multibond from tail to head; power is positive from tail to head. `size` scalar bonds run in it."""

    name: str
    tail: BondEnd
    head: BondEnd
    size: int

    def end(self, side: str) -> BondEnd:
        return self.tail if side == "tail" else self.head


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
                raise DuplicateName(
                    element.name,
                    f"this name stands for {_placed(chains, known)} and for {_placed(chains, element)}",
                    parties=dict.fromkeys((known.name, *_beside(chains, known), *_beside(chains, element))),
                    remedy="the same name means the same element: rename one, or give both the same value",
                )
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


def _placed(chains: list[Chain], element: Element) -> str:
    """An element in words, with those it is joined to."""
    beside = " and ".join(repr(name) for name in _beside(chains, element)[:2])
    return f"{_describe(element)}{' at ' * bool(beside)}{beside}"


def _beside(chains: list[Chain], element: Element) -> list[str]:
    """The names of the elements that one is joined to."""
    links = [(link.left.element, link.right.element) for chain in chains for link in chain.links]
    beside = ((right if left == element else left).name for left, right in links if element in (left, right))
    return [*dict.fromkeys(beside)]


def bounds_of(chains: list[Chain]) -> tuple[Bound, ...]:
    """What must be positive for that which junctions were made for."""
    junctions = (end.element for chain in chains for end in chain.ends if isinstance(end.element, Junction))
    return tuple(dict.fromkeys(bound for junction in junctions if junction.origin for bound in junction.origin.bounds))


def check_origins(elements: Mapping[str, Element]) -> None:
    """Refuse a junction without the chains it was made with: what acts on it would act on nothing.

    Raises:
        StructureError: naming it, and what to put into the graph.
    """
    for element in elements.values():
        origin = element.origin if isinstance(element, Junction) else None
        if origin is not None and origin.chains and origin.chains not in elements:
            raise StructureError(
                element.name,
                f"this junction is one of {origin.what}, whose chains are not in the graph: nothing moves it",
                parties=dict.fromkeys((element.name, origin.name)),
                remedy=f"put *{origin.name} into the graph",
            )


def _describe(element: Element) -> str:
    unsaid = ("name", "origin")
    given = ((key, value) for key, value in vars(element).items() if key not in unsaid and value not in (None, (), ""))
    rest = ", ".join(f"{key}={value!r:.60}" for key, value in given if value is not False)
    return f"{type(element).__name__}({element.name!r}{', ' + rest if rest else ''})"


def bonds_of(elements: dict[str, Element], links: list[Link]) -> tuple[Bond, ...]:
    ends: list[tuple[BondEnd, BondEnd]] = []
    for link in links:
        left, right = _end(link.left, facing="right"), _end(link.right, facing="left")
        ends.append((left, right) if link.rightward else (right, left))
    _check_ports(elements, ends)
    for tail, head in ends:
        _check_apart(tail, head)
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
    return BondEnd(element.name, ports[1 if facing == "right" and len(ports) == 2 else 0].name)


def _check_ports(elements: dict[str, Element], ends: list[tuple[BondEnd, BondEnd]]) -> None:
    seen: dict[tuple[str, str], str] = {}
    for tail, head in ends:
        for end, other, arrow in ((tail, head, "out"), (head, tail, "in")):
            element = elements[end.element]
            if element.common:
                continue
            if (end.element, end.port) in seen:
                raise _taken(end, seen[end.element, end.port], other.element)
            seen[end.element, end.port] = other.element
            wanted = _arrow(element, end.port)
            if wanted not in (None, arrow):
                both = not elements[other.element].common and _arrow(elements[other.element], other.port) == wanted
                turned = f"write '{other.element} {'>>' if wanted == 'in' else '<<'} {end.element}'"
                raise StructureError(
                    _port_name(end),
                    f"the half arrow of {element.kind} points {wanted}, so that its law holds as written",
                    parties=(end.element, other.element),
                    remedy="put a junction between" if both else turned,
                )
    _check_passage(elements, ends)


def _taken(end: BondEnd, first: str, second: str) -> StructureError:
    if first == second:
        law, remedy = f"a port takes one bond, and the one to '{first}' is written twice", "leave one of them out"
    else:
        law, remedy = f"a port takes one bond, and it is joined to '{first}' and '{second}'", "put a junction between"
    return StructureError(_port_name(end), law, parties=(first, second), remedy=remedy)


def _arrow(element: Element, port: str) -> str | None:
    """The half arrow that a port demands."""
    return next(p.arrow for p in element.ports() if p.name == port)


def _check_passage(elements: dict[str, Element], ends: list[tuple[BondEnd, BondEnd]]) -> None:
    """Where ports ask for no half arrow, power enters at the first and leaves at the others, or the reverse."""
    arrows: dict[str, dict[str, str]] = {}
    for tail, head in ends:
        arrows.setdefault(tail.element, {})[tail.port] = "out"
        arrows.setdefault(head.element, {})[head.port] = "in"
    for name, at in arrows.items():
        ports = () if elements[name].common else elements[name].ports()
        if len(ports) < 2 or any(port.arrow is not None for port in ports):
            continue
        first, *others = (at.get(port.name) for port in ports)
        wrong = [port.name for port, arrow in zip(ports[1:], others, strict=True) if arrow == first is not None]
        if wrong:
            two = len(ports) == 2
            there = "the other" if two else f"{', '.join(map(repr, wrong))} as well"
            raise StructureError(
                name,
                f"power passes through {elements[name].kind}: the half arrow at {ports[0].name!r} points {first}, so "
                f"it cannot point {first} at {there}",
                parties=(name,),
                remedy="write one chain a >> b >> c through it" if two else "turn the half arrows of the parts",
            )


def _check_apart(tail: BondEnd, head: BondEnd) -> None:
    """A bond whose ends are one component of one junction carries nothing."""
    if tail.element == head.element and any(a == b for a, b in zip(tail.components, head.components, strict=False)):
        raise StructureError(
            tail.element,
            "this bond joins a junction with itself",
            parties=(tail.element,),
            remedy="join it to another junction or component, or leave it out",
        )


def _port_name(end: BondEnd) -> str:
    return f"{end.element}[{end.port!r}]" if end.port else end.element


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
                    f"{_port_name(tail)} >> {_port_name(head)}",
                    f"'{_port_name(tail)}' has size {a} and '{_port_name(head)}' has size {b}",
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


def check_frames(junctions: Mapping[str, Junction]) -> None:
    for junction in junctions.values():
        if junction.frame is None or junction.frame == "inertial":
            continue
        axes = junctions.get(junction.frame)
        if axes is None or axes.common != "flow" or len(axes.components) != 3:
            raise FrameError(
                junction.name,
                f"its frame '{junction.frame}' is not a 1-junction of three components",
                parties=(junction.name, junction.frame),
                remedy="name the junction whose flow is the angular velocity of the axes, in those axes",
            )


def check_connected(elements: dict[str, Element], bonds: tuple[Bond, ...]) -> None:
    if not bonds:
        raise StructureError("graph", "a graph has at least one bond", remedy="join elements by >>")
    joined = {(end.element, end.port) for bond in bonds for end in (bond.tail, bond.head)}
    touched = {name for name, _ in joined}
    for element in elements.values():
        if element.name not in touched:
            raise StructureError(
                element.name,
                f"{_describe(element)} is not connected to anything",
                parties=(element.name,),
                remedy="join it by a bond, or leave it out",
            )
        if not element.common:
            for port in element.ports():
                if (element.name, port.name) not in joined:
                    raise StructureError(
                        f"{element.name}[{port.name!r}]",
                        "this port has no bond",
                        parties=(element.name,),
                        remedy=f"join port {port.name!r} of '{element.name}' to a junction",
                    )
