"""The page, put together from the files in `assets`, the diagram, the sections and the data of its program."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.draw import layout
from bondgraph.draw.drawing import PIXEL, Drawing
from bondgraph.draw.rooms import level_of
from bondgraph.draw.svg import write
from bondgraph.graph.graph import Graph
from bondgraph.program.garbage import few_searches
from bondgraph.report.findings import Findings
from bondgraph.report.formulas import Formulas
from bondgraph.report.lead import lead
from bondgraph.report.marks import bond_marks, element_marks, owners
from bondgraph.report.markup import data, section
from bondgraph.report.motion import MOST_NUMBERS, motion
from bondgraph.report.scene import Scene
from bondgraph.report.sections import contents, explained, headline, sections
from bondgraph.report.tables import Tables

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

ROOM = 2_800_000
"""Of all but the page's program, in bytes, so that a page has less than three megabytes."""
BYTES = 6
"""Of a number in the page."""
WIDE = 1150
"""As wide as an overview is without a frame that scrolls, in pixels."""
READABLE, LARGE = 0.8, 1.25
"""Of its own size: an overview is neither smaller nor larger."""
STYLES = ("uPlot.min.css", "page.css", "space.css")
SCRIPTS = ("uPlot.iife.min.js", "motion.js", "clock.js", "plots.js", "diagram.js", "page.js")
IN_SPACE = ("three.min.js", "space.js")
"""What a page with a scene has besides."""


def page(findings: Findings, show: Sequence[str] = (), scene: Scene | None = None) -> str:
    """The whole page.

    Args:
        findings: all that is known of the model.
        show: quantities to plot besides the states.
        scene: the motion in space, if it is shown.

    Raises:
        ValueRefused: for a quantity to plot that is nowhere in the model.
    """
    scripts = SCRIPTS if scene is None else (*IN_SPACE, *SCRIPTS)
    return filled(content(findings, show, scene), scripts)


@few_searches()
def content(findings: Findings, show: Sequence[str] = (), scene: Scene | None = None) -> dict[str, str]:
    """What the template has places for."""
    faults = [name for refused in findings.refused for name in refused.parties]
    if (conflict := findings.analysis.conflict) is not None and not findings.analysis.compiles:
        faults += [*conflict.elements, *conflict.bonds]
    told = words(findings)
    return told | picture(findings.causal, faults, findings.run, show, scene, sum(map(len, told.values())))


def words(findings: Findings) -> dict[str, str]:
    """Title, lead, headline, links and sections."""
    parameters = () if findings.equations is None else (*findings.equations.parameters, *findings.equations.inputs)
    body = sections(findings, Tables(findings, Formulas(owners(findings.graph, parameters), findings.graph.spelling)))
    return {
        "title": escape(findings.graph.name),
        "lead": escape(lead(findings)),
        "headline": escape(headline(findings)),
        "explained": explained(findings),
        "contents": contents(body, findings.run is not None, has_boxes(findings.graph)),
        "sections": body,
    }


def picture(
    causal: CausalGraph,
    faults: Sequence[str],
    run: Trajectory | None,
    show: Sequence[str] = (),
    scene: Scene | None = None,
    beside: int = 0,
) -> dict[str, str]:
    """The diagram, what its marks mean, the place of a scene, and the data of the page's program.

    Args:
        causal: the graph as drawn, with its strokes.
        faults: names of what is to be marked as concerned by a refusal.
        run: a motion, if there is one.
        show: quantities to plot besides the states.
        scene: the motion in space.
        beside: how much else the page holds, in bytes.
    """
    drawing = layout(causal)
    boxes = overview(causal, drawing)
    diagram = write(drawing, scale=1.0, background=None, color="currentColor")
    moving = None if scene is None else scene.data
    taken = (
        beside + len(diagram) + len(boxes) + (0 if scene is None else len(data(moving)) + len(asset("three.min.js")))
    )
    room = min(MOST_NUMBERS, max(0, ROOM - taken) // BYTES)
    moves = None if run is None else motion(run, causal.graph, show, room)
    return {
        "diagram": diagram,
        "overview": boxes,
        "legend": "\n".join(f"<p>{escape(sentence)}</p>" for sentence in drawing.legend),
        "beside": "" if scene is None else " spaced",
        "space": "" if scene is None else asset("space.html"),
        "data": data({**_program_data(causal.graph, drawing, faults), "motion": moves, "space": moving}),
    }


def has_boxes(graph: Graph) -> bool:
    """Whether something in a graph is seen at a glance as boxes: instances of submodels, bodies and joints."""
    return bool(graph.instances) or level_of(graph) is not None


def overview(causal: CausalGraph, diagram: Drawing) -> str:
    """The section of the diagram in which boxes stand for what belongs together; empty where nothing does.

    Args:
        causal: the graph as drawn, with its strokes.
        diagram: that of the page, which defines letters.
    """
    if not has_boxes(causal.graph):
        return ""
    deepest = max([level_of(causal.graph) or 1, *(name.count(".") + 1 for name in causal.graph.instances)])
    hint = "<p class=hint>Boxes stand for bodies, joints and parts, which the diagram beneath opens.</p>"
    drawings = [diagram, *(layout(causal, level=level) for level in range(1, deepest + 1))]
    first, *others = (_boxes(drawings[level], level, drawings[:level]) for level in range(1, len(drawings)))
    opened = (
        f"<details><summary>Boxes opened{', once more' * (level > 2)}</summary>{boxes}</details>"
        for level, boxes in enumerate(others, 2)
    )
    return section("overview", "Overview", hint, first, *opened)


def _boxes(drawing: Drawing, level: int, known: Sequence[Drawing]) -> str:
    named = replace(drawing, name=f"{drawing.name} boxes {level}")
    scale = min(LARGE, max(READABLE, WIDE * PIXEL / drawing.box.width))
    picture = write(named, scale=scale, background=None, color="currentColor", known=known)
    return f'<div class="overview" tabindex="0">{picture}</div>'


def _program_data(graph: Graph, drawing: Drawing, faults: Sequence[str]) -> dict[str, Any]:
    """What the page's program reads, but for the motion."""
    units = graph.domains.units()
    bonds, elements = bond_marks(graph), element_marks(graph)
    known = {bond.name: bond for bond in drawing.bonds}
    pseudo = {bond.name for bond in graph.bonds if graph.domains.is_pseudo(bond.name)}
    return {
        "bonds": [
            {
                "mark": mark,
                "name": name,
                "route": [[x / PIXEL, y / PIXEL] for x, y in known[name].route],
                "carries": not known[name].arrow and name not in pseudo,
                "ring": known[name].ring is not None,
                "labels": list(graph.labels(graph.bond(name))) if graph.bond(name).size > 1 else [""],
                "units": [units.get(graph.variable((name, 0), letter), "") for letter in "ef"],
            }
            for name, mark in bonds.items()
        ],
        "elements": [
            {"mark": mark, "name": name, "bonds": [bonds[bond.name] for bond, _ in graph.at[name]]}
            for name, mark in elements.items()
        ],
        "faults": [mark for name in dict.fromkeys(faults) for marks in (elements, bonds) if (mark := marks.get(name))],
    }


def filled(content: dict[str, str], scripts: Sequence[str] = SCRIPTS, source: str = "'none'") -> str:
    """The template with its contents, in one pass: what is filled in is not searched for places again.

    Args:
        content: what `content` gives.
        scripts: the files of the page's program.
        source: from where the page may ask for anything, in the words of its policy.
    """
    return template("page.html", content, STYLES, scripts, source)


def template(
    name: str, content: Mapping[str, str], styles: Sequence[str], scripts: Sequence[str], source: str = "'none'"
) -> str:
    """A template among the assets with its contents, styles, scripts and policy.

    Args:
        name: of its file.
        content: what it has places for besides.
        styles, scripts: files of the page.
        source: as of `filled`.
    """
    looks, programs = tuple(map(asset, styles)), tuple(map(asset, scripts))
    places = {
        **content,
        "policy": policy(looks, programs, source),
        "styles": "\n".join(f"<style>{text}</style>" for text in looks),
        "scripts": "\n".join(f"<script>{text}</script>" for text in programs),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda place: places[place[1]], asset(name))


def policy(styles: Sequence[str], scripts: Sequence[str], source: str = "'none'") -> str:
    """What the page may do: show itself and run these scripts, nothing else; above all no request to elsewhere."""
    allowed = {"style-src": map(_hash, styles), "script-src": map(_hash, scripts), "connect-src": [source]}
    rules = [f"{name} {' '.join(words)}" for name, words in allowed.items()]
    return "; ".join(["default-src 'none'", *rules, "base-uri 'none'", "form-action 'none'"])


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def asset(name: str) -> str:
    """A file of the page."""
    folder = files("bondgraph.report") / "assets"
    return (folder / name).read_text(encoding="utf-8").strip()
