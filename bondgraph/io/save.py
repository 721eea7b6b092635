"""Writing model files."""

from __future__ import annotations

from pathlib import Path

from bondgraph.errors import BondGraphError, NotExportable, ValueRefused
from bondgraph.graph.graph import Graph
from bondgraph.io.document import document
from bondgraph.io.toml import graph_of
from bondgraph.io.toml_places import LARGEST
from bondgraph.program.files import write_text


def save(graph: Graph, path: str | Path) -> Path:
    """Write a graph to a model file, once what was written has been read back as an equal graph.

    Raises:
        NotExportable: for what the format does not hold.
        ValueRefused: for another ending than .toml, and a place where nothing can be written.
    """
    place = Path(path)
    if place.suffix != ".toml":
        law = "a model file ends in .toml"
        raise ValueRefused(f"path={str(path)!r:.200}", law, remedy=f"write {place.with_suffix('.toml').name!r}")
    write_text(place, checked(graph))
    return place


def checked(graph: Graph) -> str:
    """The text of a graph, which reads as that graph.

    Raises:
        NotExportable: where it does not, or is larger than a model file may be.
    """
    text = document(graph)
    if len(text) > LARGEST:
        law = f"its file would have {len(text)} bytes, and a model file has at most {LARGEST}"
        raise NotExportable(graph.name, law, remedy="keep the Python file that makes it")
    try:
        found = graph_of(text, f"{graph.name}.toml")
    except BondGraphError as error:
        law = f"what would be written is refused where it is read: {error.place}: {error.law}"
        raise NotExportable(graph.name, law, parties=error.parties, remedy=error.remedy) from None
    same = (found.links, found.positions, found.description) == (graph.links, graph.positions, graph.description)
    if found != graph or [*found.elements] != [*graph.elements] or not same:
        different = [name for name, element in graph.elements.items() if found.elements.get(name) != element]
        law = f"what would be written is read back with other values of {', '.join(different) or 'its bonds'}"
        raise NotExportable(graph.name, law, parties=different, remedy="keep the Python file that makes it")
    return text
