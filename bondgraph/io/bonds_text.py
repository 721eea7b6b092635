"""Bonds as text: `U >> i >> K`, `f[x, y] << T[2]`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bondgraph.errors import BondGraphError
from bondgraph.graph.chain import Chain
from bondgraph.graph.nearest import nearest
from bondgraph.graph.submodel import Instance
from bondgraph.io.faults import Faults
from bondgraph.io.toml_places import Path

_END = re.compile(r"\s*([A-Za-z_][\w.]*)\s*(?:\[([^\[\]<>]*)\])?\s*", re.ASCII)
_ARROW = re.compile(r">>|<<")
SHAPE = 'write names with >> or << between: "U >> i >> K"'


@dataclass(frozen=True)
class Reader:
    """What reads bonds.

    Args:
        parts: elements by their names.
        faults: where what is wrong is told.
    """

    parts: Mapping[str, Any]
    faults: Faults

    def chain(self, path: Path, text: str) -> Chain | None:
        """The chain that is written somewhere; None, and a fault more, where there is none."""
        found: Any = None
        arrow, at = "", 0
        while True:
            match = _END.match(text, at)
            if match is None or not match[0].strip():
                self._wrong(path, text, at)
                return None
            end = self._end(path, match)
            if end is None:
                return None
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
        return found

    def _wrong(self, path: Path, text: str, at: int) -> None:
        there = f"{text[at : at + 20]!r}" if at < len(text) else "the end"
        self.faults.add(path, f"a bond is no such text, at {there}", SHAPE, within=at + 1)

    def _end(self, path: Path, match: re.Match[str]) -> Any:
        name, chosen = match[1], match[2]
        owner, dot, port = name.rpartition(".")
        if name not in self.parts and dot and chosen is None and owner in self.parts:
            return self._port(path, owner, port)
        if name not in self.parts:
            law = f"there is no element '{name:.60}'"
            self.faults.add(path, law, nearest(name, [*self.parts][:200]), (name,), within=match.start(1) + 1)
            return None
        part = self.parts[name]
        if part is None:
            return None  # a fault of its own
        if isinstance(part, Instance):
            ports = [f"{name}.{port}" for port in part.submodel.ports]
            law = f"'{name}' is an instance of {part.submodel.name}, which is joined by one of its ports"
            self.faults.add(path, law, f"write {' or '.join(ports) or 'no bond: it has none'}", (name,))
            return None
        if chosen is None:
            return part
        words = tuple(word.strip() for word in chosen.split(","))
        try:
            return part[words if part.common or len(words) > 1 else words[0]]
        except BondGraphError as error:
            self.faults.refused(path, error, name)
            return None

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
