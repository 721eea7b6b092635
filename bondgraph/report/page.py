"""The page, put together from the files in `assets`, the diagram, the sections and the data of its program."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any

from bondgraph.draw import layout
from bondgraph.draw.drawing import PIXEL, Drawing
from bondgraph.draw.svg import write
from bondgraph.report.findings import Findings
from bondgraph.report.formulas import Formulas
from bondgraph.report.marks import bond_marks, element_marks, owners
from bondgraph.report.markup import data
from bondgraph.report.motion import motion
from bondgraph.report.sections import contents, headline, sections
from bondgraph.report.tables import Tables

STYLES = ("uPlot.min.css", "page.css")
SCRIPTS = ("uPlot.iife.min.js", "motion.js", "plots.js", "diagram.js", "page.js")


def page(findings: Findings, show: Sequence[str] = ()) -> str:
    """The whole page.

    Args:
        findings: all that is known of the model.
        show: quantities to plot besides the states.

    Raises:
        ValueRefused: for a quantity to plot that is nowhere in the model.
    """
    return filled(content(findings, show))


def content(findings: Findings, show: Sequence[str] = ()) -> dict[str, str]:
    """What the template has places for: title, headline, diagram, sections, and the data of the program."""
    drawing = layout(findings.causal)
    parameters = () if findings.equations is None else (*findings.equations.parameters, *findings.equations.inputs)
    tables = Tables(findings, Formulas(owners(findings.graph, parameters)))
    body = sections(findings, tables)
    return {
        "title": escape(findings.graph.name),
        "headline": escape(headline(findings)),
        "diagram": write(drawing, scale=1.0, background=None, color="currentColor"),
        "legend": "\n".join(f"<p>{escape(sentence)}</p>" for sentence in drawing.legend),
        "contents": contents(body, findings.run is not None),
        "sections": body,
        "data": data(_program_data(findings, drawing, show)),
    }


def _program_data(findings: Findings, drawing: Drawing, show: Sequence[str]) -> dict[str, Any]:
    """What the page's program reads."""
    graph, units = findings.graph, findings.graph.domains.units()
    bonds, elements = bond_marks(graph), element_marks(graph)
    known = {bond.name: bond for bond in drawing.bonds}
    pseudo = {bond.name for bond in graph.bonds if graph.domains.is_pseudo(bond.name)}
    faults = [name for refused in findings.refused for name in refused.parties]
    if (conflict := findings.analysis.conflict) is not None:
        faults += [*conflict.elements, *conflict.bonds]
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
        "motion": None if findings.run is None else motion(findings.run, graph, show),
    }


def filled(content: dict[str, str]) -> str:
    """The template with its contents, in one pass: what is filled in is not searched for places again."""
    styles, scripts = tuple(map(asset, STYLES)), tuple(map(asset, SCRIPTS))
    places = {
        **content,
        "policy": policy(styles, scripts),
        "styles": "\n".join(f"<style>{text}</style>" for text in styles),
        "scripts": "\n".join(f"<script>{text}</script>" for text in scripts),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda place: places[place[1]], asset("page.html"))


def policy(styles: Sequence[str], scripts: Sequence[str]) -> str:
    """What the page may do: show itself and run these scripts, nothing else; above all no request to anywhere."""
    allowed = {"style-src": map(_hash, styles), "script-src": map(_hash, scripts)}
    rules = [f"{name} {' '.join(hashes)}" for name, hashes in allowed.items()]
    return "; ".join(["default-src 'none'", *rules, "base-uri 'none'", "form-action 'none'"])


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def asset(name: str) -> str:
    """A file of the page."""
    folder = files("bondgraph.report") / "assets"
    return (folder / name).read_text(encoding="utf-8").strip()
