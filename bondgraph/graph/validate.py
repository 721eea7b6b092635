"""Checks of a graph as it is built: ports, sizes, frames, connections."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bondgraph.algebra import expressions
from bondgraph.errors import FrameError, StructureError
from bondgraph.graph.bond import Bond, BondEnd, arrow_of, describe, port_name, taken_twice
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Junction, Origin
from bondgraph.graph.law import Divisible, Impressed


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


def check_integrated(elements: Mapping[str, Element], moving: Collection[str]) -> None:
    """Refuse formulas of what changes as a thing moves, where nothing integrates it: they would be of a parameter.

    Args:
        elements: of a graph.
        moving: the names that change along its motion.

    Raises:
        StructureError: naming the thing, what changes, and the chain that integrates it.
    """
    for element in elements.values():
        origin = element.origin if isinstance(element, Junction) else None
        if origin is None or origin.integrated is None:
            continue
        asked = {name for formula in origin.integrated.formulas for name in expressions.names(formula)}
        texts = (text for each in elements.values() for text in each.texts()) if asked - {*moving} else ()
        found = sorted((asked - {*moving}) & {name for text in texts for name in expressions.names(text)})
        if found:
            law, parties = origin.integrated.law.format(", ".join(found)), (origin.name, *found)
            raise StructureError(origin.name, law, parties=parties, remedy=origin.integrated.remedy)


def check_known_flows(elements: Mapping[str, Element], bonds: Sequence[Bond]) -> None:
    """Refuse what takes flow of a 0-junction whose flow coordinates tell: it would move what these do not tell.

    Sensors take none, also behind junctions and two-ports; neither does a source of zero flow.

    Raises:
        StructureError: naming it, the junction, and what it is of.
    """
    known = {name: x for name, x in elements.items() if isinstance(x, Junction) and x.origin and x.origin.bonded}
    for bond in bonds if known else ():
        for end, other in ((bond.tail, bond.head.element), (bond.head, bond.tail.element)):
            junction = known.get(end.element)
            if junction is None or junction.origin is None or other in junction.origin.bonded:
                continue
            at = {junction.components[k] for k in end.components}
            if at <= {*junction.origin.open} or _gives_no_flow(elements[other], bond):
                continue
            if taking := _taking_flow(elements, bonds, other, junction.name):
                raise _moving_unknown(junction.origin, junction.name, taking)


def _gives_no_flow(element: Element, bond: Bond) -> bool:
    is_flow = isinstance(element, Divisible) and not isinstance(element, Impressed)
    return is_flow and all(map(element.is_still, range(bond.size)))  # type: ignore[attr-defined]  # a Divisible


def _taking_flow(elements: Mapping[str, Element], bonds: Sequence[Bond], start: str, barred: str) -> str:
    """What takes flow beyond an element, seen from a junction; empty where only sensors are there."""
    beyond, left = {barred, start}, [start]
    while left:
        element = elements[left.pop(0)]
        two_port = not element.common and len(element.ports()) > 1
        if not element.senses and not (element.common or (two_port and not element.role)):
            return element.name
        ends = [bond.elements for bond in bonds if element.name in bond.elements]
        found = [end for pair in ends for end in pair if end not in beyond]
        beyond.update(found)
        left += found
    return ""


def _moving_unknown(origin: Origin, junction: str, taking: str) -> StructureError:
    law = f"'{taking}' takes flow here, which {origin.what} does not know: it would move, and no coordinate would tell"
    remedy = "hang it on the velocity that the mechanism has by the joint's name, or take a joint that is free there"
    return StructureError(junction, law, parties=(taking, junction, origin.name), remedy=remedy)


def check_ports(elements: dict[str, Element], ends: list[tuple[BondEnd, BondEnd]]) -> None:
    """Refuse a port taken twice, and a half arrow against what its port demands.

    Raises:
        StructureError: naming the port.
    """
    seen: dict[tuple[str, str], str] = {}
    for tail, head in ends:
        for end, other, arrow in ((tail, head, "out"), (head, tail, "in")):
            element = elements[end.element]
            if element.common:
                continue
            if (end.element, end.port) in seen:
                raise taken_twice(end, seen[end.element, end.port], other.element)
            seen[end.element, end.port] = other.element
            wanted = arrow_of(element, end.port)
            if wanted not in (None, arrow):
                both = not elements[other.element].common and arrow_of(elements[other.element], other.port) == wanted
                turned = f"write '{other.element} {'>>' if wanted == 'in' else '<<'} {end.element}'"
                raise StructureError(
                    port_name(end),
                    f"the half arrow of {element.kind} points {wanted}, so that its law holds as written",
                    parties=(end.element, other.element),
                    remedy="put a junction between" if both else turned,
                )
    _check_passage(elements, ends)


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


def check_apart(tail: BondEnd, head: BondEnd) -> None:
    """A bond whose ends are one component of one junction carries nothing."""
    if tail.element == head.element and any(a == b for a, b in zip(tail.components, head.components, strict=False)):
        raise StructureError(
            tail.element,
            "this bond joins a junction with itself",
            parties=(tail.element,),
            remedy="join it to another junction or component, or leave it out",
        )


def check_frames(junctions: Mapping[str, Junction]) -> None:
    """Refuse a frame that is no junction of an angular velocity.

    Raises:
        FrameError: naming the junction.
    """
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


def is_loose(element: Element) -> bool:
    """Whether an element stands in a graph by itself, without a bond."""
    return not element.common and not element.ports()


def check_connected(elements: dict[str, Element], bonds: tuple[Bond, ...]) -> None:
    """Refuse an element without a bond, and a port without one.

    Raises:
        StructureError: naming it.
    """
    if not bonds and not any(map(is_loose, elements.values())):
        raise StructureError("graph", "a graph has at least one bond", remedy="join elements by >>")
    joined = {(end.element, end.port) for bond in bonds for end in (bond.tail, bond.head)}
    touched = {name for name, _ in joined}
    for element in elements.values():
        if is_loose(element):
            continue
        if element.name not in touched:
            raise StructureError(
                element.name,
                f"{describe(element)} is not connected to anything",
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
