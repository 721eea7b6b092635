"""A sheet of exercises on causality: several graphs without strokes to be put by hand, and its solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from bondgraph.analysis.causality.analyse import analyse
from bondgraph.analysis.causality.highlights import highlights
from bondgraph.analysis.causality.steps import steps_of
from bondgraph.causality.causal_graph import label
from bondgraph.causality.relax import strokes_of
from bondgraph.errors import DuplicateName, StructureError
from bondgraph.graph.graph import Graph, checked
from bondgraph.program.calls import explained
from bondgraph.program.files import page_path, write_text
from bondgraph.program.notebook import Shown
from bondgraph.program.other_words import WORKSHEET, no_attribute

if TYPE_CHECKING:
    from bondgraph.draw.drawing import Drawing

HEADS = "Bond", "Effort into", "Why"
SOLVED = "Bond", "Effort into", "Step", "Why"
NAME = '<p class="name">Name: ______________________</p>'
MARKS = "derivative", "loops", "conflict"
"""What the solution marks."""


@explained
@dataclass(frozen=True, repr=False)
class Worksheet(Shown):
    """Graphs to be given their strokes, numbered: a page to print. In a notebook it is shown.

    Args:
        graphs: of different names.
        title: above all of them.
        task: what is to be done.
        solved: whether it is the solution, with strokes, reasons, marks and what stores hold.
    """

    graphs: tuple[Graph, ...]
    title: str
    task: str
    solved: bool = False

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, WORKSHEET)

    @property
    def solution(self) -> Worksheet:
        """The same with strokes, each with the step at which it is assigned and its reason, bonds in the same order."""
        return replace(self, solved=True)

    def __str__(self) -> str:
        head = f"{self.title}: {'solution' if self.solved else self.task}"
        return "\n".join([head, *(f"{n}. {graph.name}" for n, graph in enumerate(self.graphs, 1))])

    def html(self) -> str:
        """The page, which needs nothing else."""
        template = Template((files(__package__) / "worksheet.html").read_text(encoding="utf-8"))
        title = f"{self.title}: solution" if self.solved else self.title
        name = "" if self.solved else NAME
        return template.substitute(title=escape(title), name=name, task=escape(self.task), exercises=self._exercises)

    def page(self, path: str | Path) -> Path:
        """Write `html()` to a file.

        Returns:
            the path.

        Raises:
            ValueRefused: for a name that is not of a page, and a place where nothing can be written.
        """
        write_text(page_path(path), self.html())
        return Path(path)

    def _repr_html_(self) -> str:
        """The exercises, their headings no larger than those of the notebook around them."""
        shown = self._exercises.replace("<h2>", "<p><b>").replace("</h2>", "</b></p>")
        return f"<div><p><b>{escape(self.title)}.</b> {escape(self.task)}</p>\n{shown}</div>"

    @cached_property
    def _exercises(self) -> str:
        from bondgraph.draw import layout
        from bondgraph.draw.svg import write

        parts: list[str] = []
        before: list[Drawing] = []
        for number, graph in enumerate(self.graphs, 1):
            marks = highlights(graph, MARKS) if self.solved else ()
            drawn = layout(graph, strokes=self.solved, mark=marks)
            picture = write(drawn, scale=1.0, background=None, color="currentColor", known=before)
            before.append(drawn)
            rows = _solved(graph) if self.solved else ((name, "", "") for name in _bonds(graph))
            told = "".join(f"<p>{escape(line)}</p>" for line in (_told(graph) if self.solved else ()))
            shown = f"<h2>{number}. {escape(graph.name)}</h2>\n<figure>{picture}</figure>"
            parts.append(
                f'<section class="exercise">{shown}\n{_table(SOLVED if self.solved else HEADS, rows)}{told}</section>'
            )
        return "\n".join(parts)


@explained
def worksheet(*graphs: Graph, title: str = "Causality", task: str = "Assign the causal strokes.") -> Worksheet:
    """A sheet of graphs without strokes, with a table for the answers; its `solution` has them.

    Args:
        *graphs: the exercises, in their order. They may have conflicts.
        title: above all of them.
        task: what is to be done.

    Raises:
        StructureError: for no graph, or what is none.
        DuplicateName: for two graphs of one name.

    >>> from bondgraph.elements import C, I, One, R, Se
    >>> i, v = One("i"), One("v")
    >>> rl = Graph("rl", Se("U") >> i >> I("L"), i >> R("Ra"))
    >>> print(worksheet(rl, Graph("swing", v >> I("m"), v >> C("c"))))
    Causality: Assign the causal strokes.
    1. rl
    2. swing
    """
    if not graphs:
        raise StructureError("worksheet", "a sheet has exercises", remedy="give it one graph or more")
    if isinstance(graphs[0], list | tuple):
        law = "graphs are given one after the other, and not in a list"
        raise StructureError("worksheet", law, remedy="put a star before it, bg.worksheet(*graphs)")
    names = [checked(graph).name for graph in graphs]
    if twice := {name for name in names if names.count(name) > 1}:
        law = f"several graphs are called {', '.join(sorted(twice))}"
        raise DuplicateName("worksheet", law, parties=sorted(twice), remedy="give each its own name")
    return Worksheet(graphs, title, task)


def _bonds(graph: Graph) -> Iterator[str]:
    """The scalar bonds, in the order in which they are written, which tells nothing."""
    return (label(graph, (bond.name, k)) for bond in graph.bonds for k in range(bond.size))


def _solved(graph: Graph) -> Iterator[tuple[str, ...]]:
    """Each bond with the end that receives the effort, the step at which that is decided, and why; or undecided."""
    steps = {step.label: step for step in steps_of(strokes_of(graph))}
    for name in _bonds(graph):
        step = steps.get(name)
        yield (name, step.effort_into, str(step.number), step.why) if step else (name, "", "", "undecided")


def _told(graph: Graph) -> Iterator[str]:
    """What follows from the strokes and is not told beneath the picture: states, and what dependent stores follow."""
    found = analyse(graph)
    if not found.conflict:
        yield f"States: {', '.join(found.size.states) or 'none'}."
    for dependent in found.dependents:
        yield f"{dependent.store} follows: {dependent.equation}."


def _table(names: Sequence[str], rows: Iterator[tuple[str, ...]]) -> str:
    heads = "".join(f"<th>{name}</th>" for name in names)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    return f"<table><tr>{heads}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
