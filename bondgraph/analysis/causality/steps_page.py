"""The assignment of strokes as a page: the diagram grows by a slider or by keys, the reason beside it."""

from __future__ import annotations

import json
from dataclasses import replace
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from bondgraph.analysis.causality.steps import Steps, StrokeStep
from bondgraph.causality.causal_graph import label
from bondgraph.draw.drawing import PIXEL, Point
from bondgraph.draw.svg import number, write

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
    growing = steps.growing
    said = [_said(steps, step) for step in steps]
    data = {
        "steps": said,
        "marks": growing.marks,
        "frames": growing.frames,
        "words": growing.words,
        "arrows": [(name, step, _path(early), _path(late)) for name, step, early, late in growing.arrows],
        "conflict": steps.conflict,
    }
    rows = "\n".join(
        f'<li><button type="button">{s.number}. {escape(s.label)}: effort into {escape(s.effort_into)}</button>'
        f'<p class="printed">{escape(" ".join(each["said"][1:]))}</p></li>'
        for s, each in zip(steps, said, strict=True)
    )
    titled = growing.at(0)  # whose titles tell nothing of strokes: they are read at every step
    shown = replace(
        growing.whole,
        legend=growing.first_legend,
        nodes=tuple(replace(n, title=t.title) for n, t in zip(growing.whole.nodes, titled.nodes, strict=True)),
        bonds=tuple(replace(b, title=t.title) for b, t in zip(growing.whole.bonds, titled.bonds, strict=True)),
    )
    return Template((files(__package__) / "steps.html").read_text(encoding="utf-8")).substitute(
        title=escape(f"Causality of {steps.graph.name}, step by step"),
        svg=write(shown, scale=SCALE, background=None, color="currentColor"),
        legend=escape(" ".join(growing.first_legend)),
        ending=escape(" ".join(line for line in growing.whole.legend if line not in growing.first_legend)),
        conflict=escape(steps.conflict),
        count=len(steps),
        list=rows,
        data=json.dumps(data, ensure_ascii=True).replace("<", "\\u003c"),
    )


def height(steps: Steps) -> int:
    """The height that the page wants in a notebook, in pixels."""
    return int(min(max(LEAST, steps.growing.whole.box.height * SCALE // PIXEL + CONTROLS), MOST))


def _path(corners: tuple[Point, ...]) -> str:
    """A line as the diagram's SVG has it."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)


def _said(steps: Steps, step: StrokeStep) -> dict[str, Any]:
    """A step in words."""
    because = ", ".join(label(steps.graph, key) for key in step.because)
    said = [
        f"{step.label}: the effort goes into {step.effort_into}.",
        f"Why: {step.why}.",
        BASES[step.basis].format(because),
        f"Stage: {STAGES.get(step.stage, step.stage)}.",
    ]
    return {"bond": step.bond, "because": sorted({name for name, _ in step.because}), "said": said}
