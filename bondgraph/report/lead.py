"""What a page begins with: what the model is, in its author's words, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.graph.names import within
from bondgraph.graph.whole import Whole, made_inside
from bondgraph.report.findings import Findings
from bondgraph.report.words import number, together


def lead(found: Findings) -> str:
    """The author's description, if there is one, and what the model is made of."""
    return " ".join(filter(None, (found.description or found.graph.description, *_made_of(found))))


def _made_of(found: Findings) -> Iterator[str]:
    graph, wholes = found.graph, _wholes(found.graph)
    mechanisms = [whole for _, whole in wholes if hasattr(whole, "links") and hasattr(whole, "joints")]
    own = {within(path, end.element.name) for path, whole in wholes for chain in whole for end in chain.ends}
    others = [element for name, element in graph.elements.items() if name not in own]
    parts = [*_counted(others, "store"), *_counted(others, "resistor")]
    tied = found.analysis.constrained and found.analysis.constrained.tied
    holding = tied.holders if tied else ()
    sources = [element.name for element in others if element.role == "source"]
    driving, held = [n for n in sources if n not in holding], [n for n in sources if n in holding]
    subject = _subject(mechanisms)
    made = f"{',' * (',' in subject)} with {together(parts)}" if parts else ""
    made += f", held by {together(held)}" if held else ""
    made += f", driven by {together(driving)}" if driving else ""
    yield f"{subject}{made}."
    freedom = found.analysis.size.degrees_of_freedom
    if freedom:
        yield f"It has {_number_of(freedom, 'degree', 'degrees')} of freedom."
    elif freedom == 0 and mechanisms:
        yield "It has no degree of freedom: all its velocities are given."


def _wholes(graph: Graph) -> list[tuple[str, Whole]]:
    """Mechanisms and the like, each with the instance of a submodel that it is in."""
    return [*(("", whole) for whole in graph.wholes.values()), *made_inside(graph.elements)]


def _subject(mechanisms: Sequence[Any]) -> str:
    """What the model is: bodies and joints, where it has such."""
    if not mechanisms:
        return "A model"
    bodies = sum(len(each.links) for each in mechanisms)
    closing = sum(len(each.closing) for each in mechanisms)
    joints = sum(len(each.joints) for each in mechanisms)
    loops = f", {number(closing)} of which close{'s a loop' if closing == 1 else ' loops'}" if closing else ""
    what = "A mechanism" if len(mechanisms) == 1 else f"{number(len(mechanisms)).capitalize()} mechanisms"
    return f"{what} of {_number_of(bodies, 'body', 'bodies')} and {_number_of(joints, 'joint', 'joints')}{loops}"


def _counted(elements: Sequence[Element], role: str) -> list[str]:
    """How many elements of a role there are, and which."""
    names = [element.name for element in elements if element.role == role]
    return [f"{_number_of(len(names), role, f'{role}s')} ({together(names)})"] if names else []


def _number_of(count: int, one: str, many: str) -> str:
    return f"{number(count)} {one if count == 1 else many}"
