"""The assignment of strokes one after the other, each with its reason: to be read, replayed and shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, overload

from bondgraph.analysis.causality.derivative_strokes import Derivative, derivative_causality
from bondgraph.causality.author import AUTHOR
from bondgraph.causality.causal_graph import CausalGraph, Key, Reason, Stroke, cells, label
from bondgraph.errors import StructureError
from bondgraph.graph.graph import Graph
from bondgraph.program.calls import explained
from bondgraph.program.files import write_text
from bondgraph.program.notebook import Shown
from bondgraph.program.other_words import STEPS, no_attribute

if TYPE_CHECKING:
    from bondgraph.analysis.causality.growing import Growing
    from bondgraph.draw.drawing import Drawing

_BASES = {"law": "no choice", "follows": "follows", "choice": "a choice", "author": "by hand"}


@dataclass(frozen=True)
class StrokeStep:
    """One stroke of an assignment.

    Args:
        number: which it is, from 1.
        bond, component: the scalar bond.
        label: its name, with its component where there are several.
        effort_into: the element that receives the effort, at whose end the stroke stands.
        basis: "law" where a law leaves no choice, "follows" where earlier strokes leave none, "choice" where the stroke
            could stand otherwise, "author" where it was put by hand.
        rule: why it stands there, in words.
        at: the element or junction whose law it is.
        stage: the stage of the procedure: "source", "one-way", "kinetic", "store", "rest", "author".
        because: the scalar bonds whose strokes it followed from.
        stroke: as it stands in `CausalGraph.strokes`.
        derivative: the store that it puts in derivative causality, and what that store then follows; None for most.
    """

    number: int
    bond: str
    component: int
    label: str
    effort_into: str
    basis: str
    rule: str
    at: str
    stage: str
    because: tuple[Key, ...]
    stroke: Stroke
    derivative: Derivative | None = None

    @property
    def why(self) -> str:
        """The rule, and the store that the stroke puts in derivative causality, if it does."""
        return f"{self.rule}, {self.derivative}" if self.derivative else self.rule

    def __str__(self) -> str:
        return f"{self.number}. {self.label}: effort into {self.effort_into} ({_BASES[self.basis]}): {self.why}"


@explained
@dataclass(frozen=True, repr=False)
class Steps(Shown, Sequence[StrokeStep]):
    """The strokes of a graph in the order of their assignment. In a notebook a slider makes them grow.

    Args:
        graph: the graph.
        each: the steps.
        free: components of junctions that nothing sets.
        conflict: what stopped the assignment; empty where it is complete.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> steps = bg.causality(bg.Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))).steps
    >>> print(steps)
    rl: 3 strokes, one after the other
    1. U: effort into i (no choice): Se allows no other
    2. L: effort into L (a choice): I in its preferred causality
    3. Ra: effort into i (follows): L sets the flow of i
    >>> steps[2].because
    (('L', 0),)
    """

    graph: Graph
    each: tuple[StrokeStep, ...]
    free: tuple[tuple[str, int], ...] = ()
    conflict: str = ""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, STEPS)

    def __len__(self) -> int:
        return len(self.each)

    @overload
    def __getitem__(self, index: int) -> StrokeStep: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[StrokeStep, ...]: ...
    def __getitem__(self, index: int | slice) -> StrokeStep | tuple[StrokeStep, ...]:
        return self.each[index]

    def __str__(self) -> str:
        head = f"{self.graph.name}: {len(self)} strokes, one after the other"
        return "\n".join([head, *map(str, self.each), *([self.conflict] if self.conflict else [])])

    def upto(self, number: int) -> CausalGraph:
        """The graph with its first strokes, so many of them.

        Raises:
            StructureError: for a number of which there is no step.
        """
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self):
            law = f"there are {len(self)} steps"
            raise StructureError(f"step {number!r:.20}", law, remedy=f"give a whole number from 0 to {len(self)}")
        strokes = {(step.bond, step.component): step.stroke for step in self.each[:number]}
        return CausalGraph(self.graph, strokes, self.free if number == len(self) else ())

    @cached_property
    def growing(self) -> Growing:
        """The diagram of all steps, laid out once."""
        from bondgraph.analysis.causality.growing import Growing

        return Growing(self)

    def svg(
        self,
        path: str | Path | None = None,
        *,
        upto: int | None = None,
        mark: str | Collection[str] = (),
        background: str | None = None,
    ) -> str:
        """The diagram with the first strokes, all by default, as SVG text, also written to `path` if one is given.

        In the pictures of all steps everything stands at the same place.

        Args:
            path: of the file.
            upto: how many strokes are drawn, the last of them with a band along its bond, and a dashed one along those
                it follows from.
            mark: what is marked, as for `Graph.svg`, where all strokes are drawn.
            background: a colour behind the diagram; nothing by default.

        Raises:
            StructureError: for a number of which there is no step, marks that do not exist or tell of later strokes.
        """
        from bondgraph.draw import svg_of

        return svg_of(self._drawing(upto, mark), path, background=background)

    def draw(
        self,
        path: str | Path,
        *,
        upto: int | None = None,
        width: str | None = None,
        mark: str | Collection[str] = (),
        background: str | None = None,
        color: str | None = None,
    ) -> Path:
        """Write the diagram with the first strokes to a file of the kind its ending says, as `Graph.draw` does.

        Args:
            path: of the file.
            upto: how many strokes are drawn, the last of them with a band along its bond, and a dashed one along those
                it follows from; all by default, and no bands.
            width: how wide the picture is in print, a number with a unit: "86 mm", "3.4 in".
            mark: what is marked, as for `Graph.svg`, where all strokes are drawn.
            background: a colour behind the diagram; nothing by default.
            color: the colour of lines and letters; black by default, in a .svg that of the text around it.

        Returns:
            the path.

        Raises:
            StructureError: for a number of which there is no step, an ending, a width, a colour or a mark that does not
                exist, marks that tell of later strokes, and a .png too large.
            ValueRefused: for a place where nothing can be written.
        """
        from bondgraph.draw import drawn_to

        return drawn_to(self._drawing(upto, mark), path, width=width, background=background, color=color)

    def _drawing(self, upto: int | None, mark: str | Collection[str]) -> Drawing:
        number = len(self) if upto is None else upto
        strokes = self.upto(number)
        drawing = self.growing.at(number)
        if not mark:
            return drawing if upto is None else self._emphasised(drawing, number)
        if number < len(self):
            law = "marks follow from all strokes, and would tell the later ones"
            raise StructureError(f"mark={mark!r:.40} with upto={number}", law, remedy="leave out upto, or mark")
        from bondgraph.analysis.causality.highlights import highlights
        from bondgraph.draw.highlights import highlighted

        return highlighted(drawing, highlights(strokes if strokes.whole else self.graph, mark))

    def _emphasised(self, drawing: Drawing, number: int) -> Drawing:
        """With bands along the bond of the newest stroke and along those it follows from; no key moves the diagram."""
        from bondgraph.draw.drawing import Highlight

        if not number:
            return drawing
        step = self.each[number - 1]
        causes = tuple(dict.fromkeys(name for name, _ in step.because if name != step.bond))
        said = f"The newest stroke has a band, and those it follows from a dashed one. {step}."
        marks = [Highlight("new", str(step), (), (step.bond,))]
        marks += [Highlight("because", f"{step.label} follows from {', '.join(causes)}.", (), causes)] if causes else []
        return replace(drawing, highlights=tuple(marks), legend=(*drawing.legend, said))

    def html(self) -> str:
        """A page on which the diagram grows stroke by stroke, the reason of each beside it; it needs nothing else."""
        from bondgraph.analysis.causality.steps_page import page

        return page(self)

    def page(self, path: str | Path) -> Path:
        """Write `html()` to a file.

        Returns:
            the path.

        Raises:
            ValueRefused: for a place where nothing can be written.
        """
        write_text(path, self.html())
        return Path(path)

    def _repr_html_(self) -> str:
        """The page in a frame of its own, so that neither's styles meet the other."""
        from bondgraph.analysis.causality.steps_page import height

        frame = f'title="Causality of {escape(self.graph.name, quote=True)}, step by step" sandbox="allow-scripts"'
        style = f"width: 100%; height: {height(self)}px; border: 0"
        return (
            f'<iframe {frame} style="{style}" srcdoc="{escape(self.html(), quote=True)}">{escape(str(self))}</iframe>'
        )


def steps_of(causal: CausalGraph, conflict: str = "") -> Steps:
    """The steps of an assignment, which may have stopped at a conflict."""
    return Steps(causal.graph, tuple(_each(causal)), causal.free, conflict)


def _each(causal: CausalGraph) -> Iterator[StrokeStep]:
    graph, derivative = causal.graph, derivative_causality(causal)
    for number, (key, stroke) in enumerate(causal.strokes.items(), 1):
        reason = stroke.reason
        known = tuple(k for k in reason.because if k in causal.strokes)
        receiver, basis = graph.bond(key[0]).end(stroke.side).element, _basis(graph, key, reason)
        stage = reason.step or AUTHOR
        name = label(graph, key)
        yield StrokeStep(
            number, *key, name, receiver, basis, reason.rule, reason.at, stage, known, stroke, derivative.get(key)
        )


def _basis(graph: Graph, key: Key, reason: Reason) -> str:
    """What a stroke rests on."""
    if reason.step == AUTHOR:
        return "author"
    if reason.because:
        return "follows"
    element = graph.elements.get(reason.at)
    if element is None:
        return "choice"
    if element.common:
        return "law"
    ports = {(bond.end(side).port, key[1]) for bond, side in graph.at[reason.at] if bond.name == key[0]}
    return "choice" if any(len(c.patterns) > 1 and ports & {*c.ports} for c in cells(graph, reason.at)) else "law"
