"""A diagram that grows stroke by stroke: one layout for all steps, and from which step each mark of it is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bondgraph.analysis.causality.steps import Steps
from bondgraph.draw import layout, marks
from bondgraph.draw.drawing import Drawing, DrawnBond, DrawnNode, Label, Point

STROKES = "A causal stroke stands at the end that receives the effort."


@dataclass(frozen=True)
class Growing:
    """The diagram of steps.

    What follows from strokes, such as the rate of a momentum on the bond of an inertia in derivative causality, is
    written from the step that decides it.
    """

    steps: Steps

    @cached_property
    def whole(self) -> Drawing:
        """The diagram with all its strokes."""
        return layout(self.steps.upto(len(self.steps)))  # type: ignore[operator]  # the function, not the folder

    @cached_property
    def bare(self) -> Drawing:
        """The same graph without strokes, laid out for itself; only its words are used."""
        return layout(self.steps.graph, strokes=False)  # type: ignore[operator]  # as above

    @property
    def first_legend(self) -> tuple[str, ...]:
        """What the marks mean that are there before the last step."""
        return (*self.bare.legend, STROKES)

    def at(self, number: int) -> Drawing:
        """The diagram with so many strokes, each mark where it stands in the whole."""
        if number == len(self.steps):
            return self.whole
        later = {(kind, name, index) for kind, name, index, step in self.words if step > number}
        frames = {name for name, step in self.frames if step > number}
        marked = {(name, index) for name, index, step in self.marks if step > number}
        arrows = {name: early for name, step, early, _ in self.arrows if step > number}
        decided = {step.bond for step in self.steps[:number]} - {step.bond for step in self.steps[number:]}
        bonds = tuple(
            replace(
                bond,
                title=bond.title if bond.name in decided else self.bare.bond(bond.name).title,
                marks=tuple(mark for k, mark in enumerate(bond.marks) if (bond.name, k) not in marked),
                half_arrow=arrows.get(bond.name, bond.half_arrow),
                labels=tuple(label for k, label in enumerate(bond.labels) if ("bond", bond.name, k) not in later),
            )
            for bond in self.whole.bonds
        )
        nodes = tuple(
            replace(
                node,
                title=self.bare.node(node.name).title,
                labels=tuple(
                    replace(label, framed=label.framed and node.name not in frames)
                    for k, label in enumerate(node.labels)
                    if ("node", node.name, k) not in later
                ),
            )
            for node in self.whole.nodes
        )
        return replace(self.whole, nodes=nodes, bonds=bonds, legend=self.first_legend)

    @cached_property
    def marks(self) -> tuple[tuple[str, int, int], ...]:
        """Each causal stroke, by its bond and its place among those of the bond, with the step from which it stands.

        That of a multibond stands once all its components have theirs; each half of a mixed one with the first of its
        side.
        """
        return tuple(
            (bond.name, index, self._stands(bond, mark.side, mark.mixed))
            for bond in self.whole.bonds
            for index, mark in enumerate(bond.marks)
        )

    def _stands(self, bond: DrawnBond, side: str, mixed: bool) -> int:
        there = [step.number for step in self.steps if step.bond == bond.name and step.stroke.side == side]
        return min(there) if mixed else max(there)

    @cached_property
    def frames(self) -> tuple[tuple[str, int], ...]:
        """Each junction with something that nothing sets, with the step from which that is known."""
        found = []
        for name in sorted({name for name, _ in self.steps.free}):
            first = [step.number for step in self.steps if step.at == name and not step.because]
            found.append((name, min(first, default=len(self.steps))))
        return tuple(found)

    @cached_property
    def words(self) -> tuple[tuple[str, str, int, int], ...]:
        """What is written only because of strokes, by "bond" or "node", its name and place, with its step."""
        return (*self._words("bond", self.whole.bonds), *self._words("node", self.whole.nodes))

    @cached_property
    def arrows(self) -> tuple[tuple[str, int, tuple[Point, ...], tuple[Point, ...]], ...]:
        """Each half arrow that makes room for a stroke: its bond, the step, and its corners before and from it."""
        found = []
        for bond in self.whole.bonds:
            heads = [mark for mark in bond.marks if mark.side == "head"]
            if heads and bond.half_arrow:
                early = marks.half_arrow(bond.route, bond.size, False, "right")
                found.append((bond.name, self._stands(bond, "head", heads[0].mixed), early, bond.half_arrow))
        return tuple(found)

    def _words(
        self, kind: str, drawn: tuple[DrawnBond, ...] | tuple[DrawnNode, ...]
    ) -> Iterator[tuple[str, str, int, int]]:
        for each in drawn:
            bare = self.bare.bond(each.name) if kind == "bond" else self.bare.node(each.name)
            known = {_said(label) for label in bare.labels}
            for index, label in enumerate(each.labels):
                if _said(label) not in known:
                    yield kind, each.name, index, self._decided(kind, each.name)

    def _decided(self, kind: str, name: str) -> int:
        """The step of what is written because of strokes: that of the dependent stores there, or the last."""
        graph = self.steps.graph
        ends = graph.bond(name).elements if kind == "bond" else (name,)
        near = {bond.name for end in ends for bond, _ in graph.at[end]}
        own = [step.number for step in self.steps if step.derivative and step.bond == name]
        found = own or [step.number for step in self.steps if step.derivative and step.bond in near]
        return max(found, default=len(self.steps))


def _said(label: Label) -> tuple[str, str]:
    return label.role, label.glyphs.plain
