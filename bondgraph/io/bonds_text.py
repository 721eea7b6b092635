"""Bonds as text: `U >> i >> K`, `f[x, y] << T[2]`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.nearest import nearest
from bondgraph.graph.submodel import Instance
from bondgraph.graph.whole import Whole, with_junctions
from bondgraph.io.faults import Faults
from bondgraph.io.refusals import Unread, parted
from bondgraph.io.toml_places import Path

_END = re.compile(r"\s*([A-Za-z_][\w.]*)\s*(?:\[([^\[\]<>]*)\])?\s*", re.ASCII)
_NAME = re.compile(r"[A-Za-z_][\w.]*", re.ASCII)
_WHOLE = re.compile(r"\s*\*\s*([A-Za-z_]\w*)\s*", re.ASCII)
_ARROW = re.compile(r">>|<<")
SHAPE = 'write names with >> or << between: "U >> i >> K"'


@dataclass(frozen=True)
class Reader:
    """What reads bonds.

    Args:
        parts: elements by their names.
        faults: where what is wrong is told.
        hidden: whether there are elements that nobody knows, as the junctions of wholes with faults.

    Attributes:
        beside: what can be read of lines with faults.
        broken: names in lines that are no bonds.
        unknown: names of no element, which were told.
    """

    parts: Mapping[str, Any]
    faults: Faults
    hidden: bool = False
    beside: list[Chain] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)

    @cached_property
    def joined(self) -> Mapping[str, Any]:
        """What bonds may name: parts, and the junctions of wholes."""
        return with_junctions(self.parts)

    def lines(self, path: Path, bonds: Sequence[str], parts: Path) -> list[Chain]:
        """The chains of all lines. A whole that no star stands for is a fault: what it is made of would be missing.

        Args:
            path: where the lines stand.
            bonds: the lines.
            parts: where the parts do.
        """
        found = [self.chains((*path, k), bond) for k, bond in enumerate(bonds)]
        stars = {star[1] for bond in bonds if (star := _WHOLE.fullmatch(bond))}
        for name, part in self.parts.items():
            if isinstance(part, Whole) and name not in stars and None not in found:
                law, remedy = (
                    f"there is '{name}', whose chains are not in the graph",
                    f"write '*{name}' among the bonds",
                )
                self.faults.add((*parts, name), law, remedy, (name,))
        return [chain for chains in found for chain in chains or ()] + self.beside

    def chains(self, path: Path, text: str) -> list[Chain] | None:
        """The chains of a line: those of a whole, `*crane`, or one; None, and a fault more, where there is none."""
        star = _WHOLE.fullmatch(text)
        if star is None:
            found = self.chain(path, text)
            return None if found is None else [found]
        whole = self.parts.get(star[1])
        if isinstance(whole, Whole):
            return [*whole]
        if star[1] not in self.parts or whole is not None:
            known = [name for name, part in self.parts.items() if isinstance(part, Whole)]
            law = f"'{star[1]:.60}' is no mechanism, body, point, contact or the like, whose chains a star stands for"
            self.faults.add(path, law, nearest(star[1], known, "there are"), (star[1],), within=1)
        return None

    def chain(self, path: Path, text: str) -> Chain | None:
        """The chain that is written somewhere; None, and a fault more, where there is none."""
        found: Any = None
        arrow, at, whole = "", 0, True
        while True:
            match = _END.match(text, at)
            if match is None or not match[0].strip():
                self._wrong(path, text, at)
                return None
            end = self._end(path, match)
            if end is None:
                end, whole = Unread.of(match[1], f"{len(self.beside)}_{at}"), False
            found = end if found is None else found >> end if arrow == ">>" else found << end
            at = match.end()
            if at == len(text):
                break
            next_arrow = _ARROW.match(text, at)
            if next_arrow is None:
                self._wrong(path, text, at)
                return None
            arrow, at = next_arrow[0], next_arrow.end()
        if not isinstance(found, Chain):
            self.faults.add(path, f"{text!r:.60} joins nothing", SHAPE)
            return None
        if not whole:
            self.beside.extend(parted(found))
        return found if whole else None

    def _wrong(self, path: Path, text: str, at: int) -> None:
        there = f"{text[at : at + 20]!r}" if at < len(text) else "the end"
        self.faults.add(path, f"a bond is no such text, at {there}", SHAPE, within=at + 1)
        self.broken.update(_NAME.findall(text))

    def _end(self, path: Path, match: re.Match[str]) -> Any:
        name, chosen = match[1], match[2]
        owner, dot, port = name.rpartition(".")
        if name not in self.joined and dot and chosen is None and owner in self.parts:
            return self._port(path, owner, port)
        if name not in self.joined:
            if self.hidden or name in self.unknown:
                return None  # it may be of what has faults of its own; each name is told once
            self.unknown.add(name)
            law = f"there is no element '{name:.60}'"
            self.faults.add(path, law, nearest(name, [*self.joined][:400]), (name,), within=match.start(1) + 1)
            return None
        part = self.joined[name]
        if part is None:
            return None  # a fault of its own
        if isinstance(part, Whole) and chosen is None:
            word = next((f"{name}[{word}]" for word in part.ends()), next(iter(part.junctions())))
            law = f"'{name}' is a whole of several junctions, and a bond leads to one"
            self.faults.add(path, law, f"write {word}, say; its chains are put into the graph by '*{name}'", (name,))
            return None
        if isinstance(part, Instance):
            ports = [f"{name}.{port}" for port in part.submodel.ports]
            law = f"'{name}' is an instance of {part.submodel.name}, which is joined by one of its ports"
            self.faults.add(path, law, f"write {' or '.join(ports) or 'no bond: it has none'}", (name,))
            return None
        if chosen is None:
            return part
        words = tuple(word.strip() for word in chosen.split(","))
        try:
            if isinstance(part, Whole):
                return part.ends()[words[0]] if len(words) == 1 and words[0] in part.ends() else self._none(part, words)
            return part[words if part.common or len(words) > 1 else words[0]]
        except BondGraphError as error:
            self.faults.refused(path, error, name)
            return None

    def _none(self, part: Whole, words: tuple[str, ...]) -> Any:
        law = f"'{part.name}' has no velocities called '{', '.join(words):.60}'"
        known = nearest(", ".join(words)[:100], [*part.ends()], "there are")
        raise StructureError(part.name, law, parties=(part.name,), remedy=known)

    def _port(self, path: Path, owner: str, port: str) -> Any:
        """A port of an instance."""
        part = self.parts[owner]
        if isinstance(part, Instance):
            try:
                return part[port]
            except BondGraphError as error:
                self.faults.refused(path, error, owner)
        elif part is not None:
            law = f"'{owner:.60}' is no instance of a submodel, and has no part '{port:.60}'"
            self.faults.add(path, law, f"write '{owner}', or one of its ports as {owner}[1]", (owner,))
        return None
