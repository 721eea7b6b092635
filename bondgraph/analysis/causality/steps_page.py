"""The assignment of strokes as a page: the diagram grows by a slider or by keys, the reason beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from string import Template

from bondgraph.analysis.causality.steps import Steps, StrokeStep
from bondgraph.causality.causal_graph import label
from bondgraph.draw import layout
from bondgraph.draw.drawing import PIXEL, Drawing
from bondgraph.draw.svg import write

SCALE = 1.4
"""Of the diagram, where there is room."""
CONTROLS, LEAST, MOST = 150, 420, 760
"""Of the height of the page in pixels: of what stands beside the diagram; of all of it."""
STAGES = {
    "source": "sources and sensors, and what follows from them",
    "one-way": "laws that cannot be turned",
    "kinetic": "kinetic stores",
    "store": "stores, integral where they can be",
    "rest": "what is left: resistors, transformers, gyrators, bonds",
    "author": "strokes put by hand, and what follows from them",
    "rewritten": "what the rewritten graph had before",
}
BASES = {
    "law": "A law leaves no choice.",
    "follows": "It follows from {}.",
    "choice": "A choice: the stroke could stand at the other end.",
    "author": "It was put there by hand.",
}


def page(steps: Steps) -> str:
    """The page of the steps, which needs nothing else; the same steps give the same text."""
    drawing = _drawing(steps)
    data = {
        "steps": [_said(steps, step) for step in steps],
        "marks": [*_marks(steps, drawing)],
        "frames": [*_frames(steps)],
        "conflict": steps.conflict,
    }
    rows = "\n".join(
        f'<li><button type="button">{s.number}. {escape(s.label)}: effort into {escape(s.effort_into)}</button></li>'
        for s in steps
    )
    return Template((files(__package__) / "steps.html").read_text(encoding="utf-8")).substitute(
        title=escape(f"Causality of {steps.graph.name}, step by step"),
        svg=write(drawing, scale=SCALE, background=None, color="currentColor"),
        legend=escape(" ".join(drawing.legend)),
        count=len(steps),
        list=rows,
        data=json.dumps(data, ensure_ascii=True).replace("<", "\\u003c"),
    )


def height(steps: Steps) -> int:
    """The height that the page wants in a notebook, in pixels."""
    return int(min(max(LEAST, _drawing(steps).box.height * SCALE // PIXEL + CONTROLS), MOST))


def _drawing(steps: Steps) -> Drawing:
    return layout(steps.upto(len(steps)))  # type: ignore[operator]  # the function, not the folder of its name


def _said(steps: Steps, step: StrokeStep) -> dict[str, object]:
    """A step in words."""
    because = ", ".join(label(steps.graph, key) for key in step.because)
    said = [
        f"{step.label}: the effort goes into {step.effort_into}.",
        f"Why: {step.why}.",
        BASES[step.basis].format(because),
        f"Stage: {STAGES.get(step.stage, step.stage)}.",
    ]
    return {"bond": step.bond, "because": sorted({name for name, _ in step.because}), "said": said}


def _marks(steps: Steps, drawing: Drawing) -> Iterator[tuple[str, int, int]]:
    """Each causal stroke, by its bond and its place among those of the bond, with the step from which it stands.

    That of a multibond stands once all its components have theirs; each half of a mixed one with the first of its side.
    """
    for bond in drawing.bonds:
        own = [step for step in steps if step.bond == bond.name]
        for index, mark in enumerate(bond.marks):
            there = [step.number for step in own if step.stroke.side == mark.side]
            yield bond.name, index, min(there) if mark.mixed else max(there)


def _frames(steps: Steps) -> Iterator[tuple[str, int]]:
    """Each junction with something that nothing sets, with the step from which that is known."""
    for name in sorted({name for name, _ in steps.free}):
        first = [step.number for step in steps if step.at == name and not step.because]
        yield name, min(first, default=len(steps))
