"""A page for each element of the library: its documentation, ports and strokes, and a graph it stands in."""

import inspect
from typing import Any

import bondgraph as bg
import bondgraph.elements
from bondgraph.graph.element import EFFORT_IN, Element
from pages import samples
from pages.docstrings import code, directive, preamble, sections, titled, with_bases
from pages.samples import elements as graphs

INTRODUCTION = """What power flows between, and through. Each has a page: its law, its ports, the strokes it
permits, its arguments, and a small graph with its equations."""


def members() -> dict[str, type]:
    """The elements by their names in the library, other names of one and the same included."""
    found = {name: getattr(bondgraph.elements, name) for name in bondgraph.elements.__all__}
    return {name: each for name, each in found.items() if inspect.isclass(each) and issubclass(each, Element)}


def pages() -> dict[str, str]:
    """The pages and their index."""
    found = {name: each for name, each in members().items() if each.__name__ == name}
    others = {name: each.__name__ for name, each in members().items() if each.__name__ != name}
    written: dict[str, str] = {}
    for name, element in found.items():
        graph = samples.sample(graphs, name, f"the element {name}")
        also = [other for other, meant in others.items() if meant == name]
        written |= page(name, element, graph, also)
    return written | index("elements", "Elements", INTRODUCTION, found)


def page(name: str, element: type, made: Any, also: list[str]) -> dict[str, str]:
    """The page of one element, and its picture."""
    graph = made()
    text = titled(name) + described(f"bondgraph.elements.{name}", element)
    if also:
        text += f"``{', '.join(also)}`` is the same element, as others call it where its value is a formula.\n\n"
    (instance,) = [each for each in graph.elements.values() if type(each) is element][:1]
    text += strokes(graph, instance)
    text += titled("Example", "-") + code(samples.program(made, "graph"))
    text += f".. image:: {name}.svg\n   :alt: the bond graph '{graph.name}', with its strokes\n\n"
    text += titled("Its equations", "-") + code(str(bg.compile(graph)), "text") + read_in(element)
    return {f"elements/{name}.rst": text, f"elements/{name}.svg": graph.svg(background="white")}


def described(name: str, member: type) -> str:
    """A class with its signature, what its docstring says, and the arguments of its bases."""
    signature = str(inspect.signature(member)).removesuffix(" -> None").replace("'", "")
    return directive("class", name, signature, sections(with_bases(member)))


def strokes(graph: bg.Graph, element: Element) -> str:
    """A table of ports, and of the strokes an element permits in a graph."""
    sizes = {port.name: component_count(graph, element, port) for port in element.ports()}
    moving = frozenset(name for each in graph.elements.values() for name in getattr(each, "coordinates", ()))
    heading = titled("Ports and strokes", "-")
    if element.block:
        return heading + "None: it makes signals of signals, and takes no power.\n\n"
    if not element.ports():
        return heading + "A port for each bond; exactly one of them decides what is common to all.\n\n"
    rows = [".. list-table::", "   :header-rows: 1", "", "   * - port", "     - components here", "     - half arrow"]
    for port in element.ports():
        fixed = {"in": "into the element", "out": "out of the element"}.get(port.arrow or "", "either way")
        rows += [f"   * - {port.name or '(its only one)'}", f"     - {sizes[port.name]}", f"     - {fixed}"]
    text = heading + "\n".join(rows) + "\n\nPermitted, the preferred first:\n\n"
    first = element.strokes(sizes, moving)[0]
    for pattern in first.patterns:
        entering = dict.fromkeys(
            f"{'effort' if into is EFFORT_IN else 'flow'} enters" + (f" at port {port}" if port else "")
            for (port, _), into in zip(first.ports, pattern, strict=True)
        )
        text += f"- {', '.join(entering)}\n"
    return text + "\n"


def component_count(graph: bg.Graph, element: Element, port: Any) -> int:
    """How many components a port has in a graph."""
    if port.size is not None:
        return port.size
    ends = [(bond, end) for bond in graph.bonds for end in (bond.tail, bond.head)]
    return next(bond.size for bond, end in ends if end.element == element.name and end.port in (port.name, None, ""))


def read_in(member: Any) -> str:
    """Which file says it, with what that file says of itself."""
    module = inspect.getmodule(member)
    return titled("Where it is", "-") + f"``{module.__name__}``:\n\n" + preamble(module.__doc__ or "") + "\n"


def index(folder: str, title: str, introduction: str, found: dict[str, Any]) -> dict[str, str]:
    """The page that lists a group of pages, each with the first sentence of its documentation."""
    lowered = [name.lower() for name in found]
    assert len(set(lowered)) == len(lowered), "pages whose names differ by case alone would overwrite each other"
    rows = [".. list-table::", ""]
    for name, member in found.items():
        first = inspect.cleandoc(member.__doc__ or "").split("\n\n")[0]
        rows += [f"   * - :doc:`{name}`", f"     - {preamble(first).replace(chr(10), ' ')}"]
    listed = "\n".join(f"   {name}" for name in found)
    text = titled(title) + introduction + "\n\n" + "\n".join(rows)
    return {f"{folder}/index.rst": f"{text}\n\n.. toctree::\n   :hidden:\n\n{listed}\n"}
