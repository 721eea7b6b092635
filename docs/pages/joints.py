"""A page for each joint and contact: its documentation, its coordinates and velocities, and a mechanism with it."""

import inspect
from typing import Any

import bondgraph as bg
import bondgraph.elements
from bondgraph.elements import Contact, Joint
from pages import samples
from pages.docstrings import code, titled
from pages.elements import described, index, read_in
from pages.samples import joints as mechanisms

INTRODUCTION = """What two bodies of a mechanism permit each other, and contacts with planes. Each has a page: its
coordinates, its velocities, its arguments, and the bond graph of a mechanism with it. How they are put together is told
in :doc:`/joints`."""


def members() -> dict[str, type]:
    """The joints and contacts by name, without their bases."""
    found = {name: getattr(bondgraph.elements, name) for name in bondgraph.elements.__all__}
    return {
        name: each
        for name, each in found.items()
        if inspect.isclass(each) and issubclass(each, Joint | Contact) and each not in (Joint, Contact)
    }


def pages() -> dict[str, str]:
    """The pages and their index."""
    found, written = members(), {}
    for name, joint in found.items():
        written |= page(name, joint, samples.sample(mechanisms, name, f"the joint {name}"))
    return written | index("joints", "Joints and contacts", INTRODUCTION, found)


def page(name: str, joint: type, made: Any) -> dict[str, str]:
    """The page of one joint, and its picture."""
    result, contact = made(), issubclass(joint, Contact)
    mechanism = result.mechanism if contact else result
    chains = [*mechanism, *result] if contact else [*mechanism]
    graph = bg.Graph(mechanism.name, *chains)
    last = "graph = bg.Graph({0}.name, *{0}{1})".format(
        "contact.mechanism" if contact else "mechanism", ", *contact" if contact else ""
    )
    text = titled(name) + described(f"bondgraph.elements.{name}", joint)
    text += motion(next(each for each in mechanism.joints if type(each) is joint)) if not contact else ""
    text += titled("Example", "-") + code(samples.program(made, "contact" if contact else "mechanism") + f"\n{last}")
    text += f".. image:: {name}.svg\n   :alt: the bond graph '{graph.name}', with its strokes\n\n" + read_in(joint)
    return {f"joints/{name}.rst": text, f"joints/{name}.svg": graph.svg(level=2, background="white")}


def motion(joint: Joint) -> str:
    """What moves: the coordinates and velocities that a joint of this kind has in the example below."""
    found = joint.motion
    lists = {"Coordinates": found.coordinates, "Velocities": found.velocities}
    lines = [f":{title}: {', '.join(f'``{each}``' for each in names) or 'none'}" for title, names in lists.items()]
    return titled("Coordinates and velocities", "-") + "In the example below:\n\n" + "\n".join(lines) + "\n\n"
