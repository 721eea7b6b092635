"""Bonds as they are written in files: those that a whole has made stand there as one, `*crane`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bondgraph.errors import NotExportable
from bondgraph.graph.chain import End, Link
from bondgraph.graph.element import Element
from bondgraph.graph.whole import Whole, maker_of, makers
from bondgraph.io.toml_text import WIDTH


@dataclass(frozen=True)
class Folded:
    """The bonds of a graph or of a submodel's body.

    Args:
        runs: in the author's order, those of a chain together where it is to stay by itself.
    """

    runs: Sequence[Sequence[Link]]

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """All of them."""
        return tuple(link for run in self.runs for link in run)

    @cached_property
    def wholes(self) -> Mapping[str, Whole]:
        """What has made some of them, by name.

        Raises:
            NotExportable: for a junction that knows no longer what made it.
        """
        elements = {end.element.name: end.element for link in self.links for end in (link.left, link.right)}
        for name, element in elements.items():
            origin = getattr(element, "origin", None)
            if origin is not None and origin.maker is None:
                law = f"it is a part of {origin.what}, and no longer knows what made it, as after a pickle or a copy"
                remedy = "save the graph that was made in Python, or loaded from a file"
                raise NotExportable(name, law, parties=(name, origin.name), remedy=remedy)
        return makers(elements)

    @cached_property
    def lines(self) -> list[str]:
        """Bonds as they are written, joined to chains where one goes on at the end of another.

        Raises:
            NotExportable: as `parts`.
        """
        begins, k = set[int](), 0
        for run in self.runs:
            begins.add(k)
            k += len(run)
        found: list[str] = []
        before: Link | Whole | None = None
        for k, part in self.parts:
            if isinstance(part, Whole):
                found.append(f"*{part.name}")
            else:
                arrow = ">>" if part.rightward else "<<"
                joined = isinstance(before, Link) and before.right == part.left and k not in begins
                start = found.pop() if joined and len(found[-1]) < WIDTH else self.end(part.left)
                found.append(f"{start} {arrow} {self.end(part.right)}")
            before = part
        return found

    @cached_property
    def parts(self) -> tuple[tuple[int, Link | Whole], ...]:
        """The bonds, and wholes in place of theirs, each with the number of its first bond.

        Raises:
            NotExportable: where a whole's bonds stand otherwise than it makes them.
        """
        left = {name: tuple(link for chain in whole for link in chain.links) for name, whole in self.wholes.items()}
        found: list[tuple[int, Link | Whole]] = []
        k = 0
        while k < len(self.links):
            name = next((n for n, own in left.items() if own and own == self.links[k : k + len(own)]), None)
            found.append((k, self.links[k] if name is None else self.wholes[name]))
            k += 1 if name is None else len(left.pop(name))
        for name in left:
            law = f"the bonds of '{name}' stand in the graph otherwise than *{name} gives them"
            remedy = f"put *{name} into it as it is, in one piece"
            raise NotExportable(name, law, parties=(name,), remedy=remedy)
        return tuple(found)

    @cached_property
    def owners(self) -> Mapping[str, str]:
        """The whole that each element is of, by their names."""
        found: dict[str, str] = {}
        for name, whole in self.wholes.items():
            for element in (end.element for chain in whole for end in chain.ends):
                maker = maker_of(element)
                if maker is not None or element.name not in whole.hangs_on():
                    found[element.name] = name if maker is None else maker.name
        return found

    def end(self, end: End) -> str:
        """An end as it is written: `crane[hinge]` for velocities that a whole has a word for."""
        owner = self.owners.get(end.element.name)
        words = {} if owner is None else self.wholes[owner].ends()
        word = next((word for word, known in words.items() if known == end), None)
        if word is not None:
            return f"{owner}[{word}]"
        chosen = end.components or (() if end.port is None else (end.port,))
        return f"{end.element.name}[{', '.join(chosen)}]" if chosen else end.element.name

    def entry(self, element: Element) -> Element | Whole:
        """What stands for an element below `elements`: it, or the whole it is of."""
        owner = self.owners.get(element.name)
        return element if owner is None else self.wholes[owner]
