"""From a graph to its diagram: `layout` gives a drawing, a value with every mark at its place; `svg` writes it.

The conventions. A half arrow at the head of a bond, on its flow side: below, on an upright bond at the right. A causal
stroke across the end that receives the effort. Two parallel lines for a multibond, its dimension in a ring. A broken
stroke at both ends of a multibond whose components differ. A frame round a flow or effort that nothing sets. A thin
line with a full arrow for a signal. At a junction, the components that a bond takes of it, where it does not take all.
A thick bar for a direct sum. Blocks as boxes, joined by dashed wires with full arrows. Dashed bonds where strokes break
a law, and sentences beneath that say which.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.causality.relax import strokes_of
from bondgraph.draw.clusters import CLUSTERED, MOST, clusters
from bondgraph.draw.conflict import broken_at, with_conflict
from bondgraph.draw.drawing import Drawing, Highlight, Room
from bondgraph.draw.footer import beneath
from bondgraph.draw.highlights import highlighted
from bondgraph.draw.instances import closed, named, opened
from bondgraph.draw.labels.captions import Captions
from bondgraph.draw.layout.detours import arranged
from bondgraph.draw.layout.pins import pins
from bondgraph.draw.layout.problem import layout_problem
from bondgraph.draw.layout.scene import Scene, Style
from bondgraph.draw.layout.search import cheapest
from bondgraph.draw.page import Page, scale_to
from bondgraph.draw.picture import Picture
from bondgraph.draw.rooms import check_known, level_of, of_wholes, spread_in
from bondgraph.draw.svg import write
from bondgraph.draw.writers import save, writer
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph

__all__ = ["Drawing", "draw", "layout", "svg"]

_placed = lru_cache(maxsize=16)(cheapest)
"""A graph that is drawn again with other values stands where it stood, and is not laid out anew."""


def layout(
    graph: Graph | CausalGraph,
    *,
    strokes: bool = True,
    labels: str = "symbols",
    laws: bool = True,
    half_arrow: str = "right",
    equations: Sequence[str] = (),
    caption: str = "",
    rooms: Mapping[str, Collection[str]] | None = None,
    level: int | None = None,
    positions: Mapping[str, tuple[int, int]] | None = None,
    orthogonal: bool = False,
    mark: Sequence[Highlight] = (),
) -> Drawing:
    """Where every mark of a graph's diagram stands, the same on every machine.

    Args:
        graph: a graph, or one with its strokes; where no assignment is complete they are drawn as the compiler
            relaxes them; the bonds in conflict are dashed, and sentences beneath say what is wrong.
        strokes: whether causality is drawn; without it the diagram is a sheet for an exercise, which tells nothing that
            follows from strokes.
        labels: "symbols" for efforts, flows and laws in mathematics; "none" for the elements alone.
        laws: whether the laws of transformers, gyrators and stores are printed beside them.
        half_arrow: the flow side of upright bonds, "right" or "left".
        equations: what is to stand beneath the diagram, formulas in LaTeX, a line each.
        caption: a line of words beneath the equations.
        rooms: by name, the elements that belong together; they are shaded. `Mechanism.rooms` has those of bodies,
            `Mechanism.parts` those of bodies and joints.
        level: how deep instances of submodels are opened: 1 for a box in place of each, and of each room, which are
            the bodies and joints of mechanisms where none are given; 2 to open these and draw boxes in place of what
            is in them, also of bodies and joints; all are opened by default, each shaded and under its name.
        positions: columns and rows of nodes by name, counted from any zero; the others stand about them. Empty columns
            and rows take no room. By default those of the graph.
        orthogonal: whether bonds run along columns and rows alone; where more meet at a node than it has sides for,
            some are slanted all the same.
        mark: what is marked, such as `bondgraph.analysis.causality.highlights` finds.

    Raises:
        StructureError: for a style that does not exist, rooms of elements that are not in the graph, and positions that
            are none.
    """
    _one_of("labels", labels, ("symbols", "none"))
    _one_of("half_arrow", half_arrow, ("right", "left"))
    if not isinstance(strokes, bool):
        remedy = "write bondgraph.causality(graph, strokes={...}).svg() to draw strokes of your own"
        raise StructureError(f"strokes={strokes!r:.60}", "strokes are drawn, True, or not, False", remedy=remedy)
    bare = graph.graph if isinstance(graph, CausalGraph) else graph
    if mark and not strokes:
        law = "a sheet without strokes tells nothing that follows from them, and marks do"
        raise StructureError(
            "mark with strokes=False", law, remedy="leave out mark for the sheet, strokes=False for its solution"
        )
    assigned = strokes_of(graph) if strokes else CausalGraph(bare, {}, ())
    causal = assigned if strokes and (assigned.strokes or not assigned.conflict) else None
    domains, spread = bare.domains, spread_in(bare, of_wholes(bare) if rooms is None else rooms)
    bare, causal, wires = closed(bare.bonded, causal and replace(causal, graph=bare.bonded), level, rooms)
    if len(bare.bonds) > MOST:
        rooms, level, caption = clusters(bare), 1, "\n".join(filter(None, (caption, CLUSTERED.format(len(bare.bonds)))))
        bare, causal, wires = closed(bare, causal, level, rooms)
    problem = layout_problem(bare, wires.bonds, pins(bare, positions), orthogonal)
    where, routes = _placed(problem)
    names = list(bare.elements)
    by_bond = {}
    for k, (edge, bond) in enumerate(zip(problem.edges, (*bare.bonds, *wires.bonds), strict=True)):
        forward = bond.tail.element == names[edge.a]
        by_bond[edge.bond] = routes[k] if forward else routes[k][::-1]
    scene = Scene(
        bare,
        causal,
        Captions(bare, causal if causal and causal.whole else None),
        Style(labels == "symbols", laws, half_arrow, orthogonal),
        {names[i]: cell for i, cell in where.items()},
        by_bond,
        wires,
    )
    rooms = {**opened(bare), **(rooms if rooms and level != 1 else {})}
    shaded = named(replace(arranged(scene, not problem.pins), rooms=_rooms(bare, rooms)), bare.instances)
    pseudo = [bond.name for bond in bare.bonds if domains.is_pseudo(bond.name)]
    explained = replace(shaded, legend=_legend(bare, causal, assigned, shaded, pseudo, spread))
    marked = highlighted(with_conflict(explained, causal or assigned, assigned), mark)
    return beneath(marked, equations, caption)


def svg(
    graph: Graph | CausalGraph,
    path: str | Path | None = None,
    *,
    scale: float = 1.0,
    strokes: bool = True,
    labels: str = "symbols",
    laws: bool = True,
    half_arrow: str = "right",
    equations: Sequence[str] = (),
    caption: str = "",
    rooms: Mapping[str, Collection[str]] | None = None,
    level: int | None = None,
    positions: Mapping[str, tuple[int, int]] | None = None,
    orthogonal: bool = False,
    mark: Sequence[Highlight] = (),
    background: str | None = None,
    color: str = "currentColor",
) -> str:
    """The diagram as SVG text, also written to `path` if one is given.

    Args:
        scale: the size of the picture; 1 sets node texts at 16 pixels.
        background: a colour behind the diagram; nothing by default, so that it suits light and dark pages.
        color: the colour of lines and letters, by default that of the text around the picture.
        level: as for `layout`; by default 1 for mechanisms of several bodies, without `rooms` and marks.
        strokes, labels, laws, half_arrow, equations, caption, rooms, positions, orthogonal, mark: as for `layout`.

    Raises:
        StructureError: for a style that does not exist.
    """
    if not (isinstance(scale, int | float) and scale > 0):
        raise StructureError(f"scale={scale!r}", "a picture has a size above zero", remedy="give a positive number")
    drawing = layout(
        graph,
        strokes=strokes,
        labels=labels,
        laws=laws,
        half_arrow=half_arrow,
        equations=equations,
        caption=caption,
        rooms=rooms,
        level=_opened_to(graph, level, rooms, mark),
        positions=positions,
        orthogonal=orthogonal,
        mark=mark,
    )
    return svg_of(drawing, path, scale=scale, background=background, color=color)


def svg_of(
    drawing: Drawing,
    path: str | Path | None,
    *,
    scale: float = 1.0,
    background: str | None = None,
    color: str = "currentColor",
) -> str:
    """A drawing as SVG text, also written to `path` if one is given, as by `svg`."""
    text = Picture(write(drawing, scale=scale, background=background, color=color))
    if path is not None and Path(path).suffix.lower() != ".svg":
        raise StructureError(f"'{path}'", "a diagram is written as SVG", remedy="let the name end in .svg")
    if path is not None:
        save(text, path)
    return text


def draw(
    graph: Graph | CausalGraph,
    path: str | Path,
    *,
    width: str | None = None,
    scale: float = 1.0,
    dpi: float = 300.0,
    strokes: bool = True,
    labels: str = "symbols",
    laws: bool = True,
    half_arrow: str = "right",
    equations: Sequence[str] = (),
    caption: str = "",
    rooms: Mapping[str, Collection[str]] | None = None,
    level: int | None = None,
    positions: Mapping[str, tuple[int, int]] | None = None,
    orthogonal: bool = False,
    mark: Sequence[Highlight] = (),
    background: str | None = None,
    color: str | None = None,
) -> Path:
    """Write the diagram to a file; its ending says of what kind: .svg, .pdf, .png, .tex (TikZ) or .dot (Graphviz).

    Args:
        path: of the file.
        width: how wide the picture is in print, a number with a unit: "86 mm", "3.4 in".
        scale: the size of the picture where no width is given; 1 sets node texts at 16 pixels, or 12 points.
        dpi: pixels to the inch of a .png.
        background: a colour behind the diagram; nothing by default.
        color: the colour of lines and letters; black by default, in a .svg that of the text around it.
        strokes, labels, laws, half_arrow, equations, caption, rooms, level, positions, orthogonal, mark: as for `svg`.

    Returns:
        the path.

    Raises:
        StructureError: for an ending, a width, a colour or a style that does not exist, a .png too large.
        ValueRefused: for a place where nothing can be written.
    """
    writer(path)  # an ending of none is told before anything is laid out
    Page(scale, color, background, dpi)
    drawing = layout(
        graph,
        strokes=strokes,
        labels=labels,
        laws=laws,
        half_arrow=half_arrow,
        equations=equations,
        caption=caption,
        rooms=rooms,
        level=_opened_to(graph, level, rooms, mark),
        positions=positions,
        orthogonal=orthogonal,
        mark=mark,
    )
    return drawn_to(drawing, path, width=width, scale=scale, dpi=dpi, background=background, color=color)


def drawn_to(
    drawing: Drawing,
    path: str | Path,
    *,
    width: str | None = None,
    scale: float = 1.0,
    dpi: float = 300.0,
    background: str | None = None,
    color: str | None = None,
) -> Path:
    """Write a drawing to a file, as by `draw`."""
    page = Page(scale, color, background, dpi)
    page = page if width is None else replace(page, scale=scale_to(drawing, width))
    return save(writer(path)(drawing, page), path)


def _opened_to(graph: Graph | CausalGraph, level: int | None, rooms: object, mark: Sequence[Highlight]) -> int | None:
    """The level that is given; where none is, what says more about single bonds is drawn with all of them."""
    given = level is not None or rooms is not None or mark or isinstance(graph, CausalGraph)
    return level if given else level_of(graph)  # type: ignore[arg-type]  # a Graph, as is asked


def _one_of(what: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        raise StructureError(
            f"{what}={given!r}", "no such style", remedy=f"use one of {', '.join(map(repr, known))}"
        )  # fmt: skip


def _rooms(graph: Graph, given: Mapping[str, Collection[str]]) -> tuple[Room, ...]:
    found = []
    for name, members in given.items():
        check_known(graph, name, members)
        bonds = [bond.name for bond in graph.bonds if set(bond.elements) <= {*members}]
        found.append(Room(name, tuple(members), tuple(bonds)))
    return tuple(found)


def _legend(
    graph: Graph, causal: CausalGraph | None, assigned: CausalGraph, drawing: Drawing,
    pseudo: Sequence[str], spread: Mapping[str, str],
) -> tuple[str, ...]:  # fmt: skip
    """What the marks mean, as far as they occur, and what is to be said about this graph."""
    found = ["Half arrows point the way positive power flows and lie on the flow side: below, or beside upright bonds."]
    if causal is None and assigned.conflict:
        return (*found, f"Drawn without causal strokes, since they contradict each other: {assigned.conflict}")
    if causal:
        found.append("A causal stroke stands at the end that receives the effort.")
    if causal and assigned.conflict:
        found.append(f"No assignment of strokes is complete: they are broken at {broken_at(assigned)}. {assigned.told}")
    if any(bond.size > 1 for bond in graph.bonds):
        found.append("Parallel lines are multibonds; the number in the ring is their dimension.")
    if any(bond.wire for bond in drawing.bonds):
        found.append("Boxes on dashed wires are blocks: they make signals of signals, and no power passes there.")
    if any(bond.arrow and not bond.wire for bond in drawing.bonds):
        found.append("Thin lines with full arrows are signals: one variable passes, and no power.")
    if pseudo:
        found.append(f"Effort times flow is no power at the pseudo bonds {', '.join(pseudo)}.")
    if any(element.bar for element in graph.elements.values()):
        found.append("A thick bar sets multibonds side by side: one has the components of those across.")
    mixed = [bond.name for bond in graph.bonds if causal and causal.side(bond) == "mixed"]
    if mixed:
        found.append(
            "A broken stroke at both ends marks mixed causality: some components receive their effort at one end, the"
            f" rest at the other ({', '.join(mixed)})."
        )
    if causal and causal.free:
        free = ", ".join(graph.elements[name].components[k] for name, k in causal.free)  # type: ignore[attr-defined]
        found.append(f"A frame marks what nothing sets: {free}.")
    if any(element.closed for element in graph.elements.values()):
        found.append("A box stands for what is in it, such as an instance of a submodel; at its bonds are its ports.")
        found += [
            f"In its boxes are the {kind} of {name}, too."
            for name, kind in spread.items()
            if name not in graph.elements
        ]
    if drawing.rooms:
        found.append(f"Shaded is what belongs together: {', '.join(room.name for room in drawing.rooms)}.")
    return tuple(found)
