"""Velocities that a mechanism or a body was asked for, as data for model files."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.nearest import nearest
from bondgraph.graph.whole import Reading, Whole, maker_of
from bondgraph_elements.mechanics.files.tables import Tables, keys_of
from bondgraph_elements.mechanics.files.written import data_of


@dataclass(frozen=True)
class Asked(Whole):
    """What a mechanism or a body was asked for, to be asked again: the maker of the junctions of a velocity.

    Args:
        name: of the velocity.
        kind: the method, "point", "turning" or "distance".
        of: that was asked.
        given: the other arguments by name.
        word: by which a file names what was asked, "mechanism" or "body".
    """

    kinds: ClassVar[tuple[str, ...]] = ("point", "turning", "distance")

    name: str
    kind: str
    of: Any
    given: Mapping[str, Any]
    word: str = "mechanism"

    def __iter__(self) -> Iterator[Chain]:
        name = self.name if self.word == "mechanism" else self.name.removeprefix(f"{self.of.name}_")
        return iter(getattr(self.of, self.kind)(name, **self.given))

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        """All that it adds to what was asked, in one box."""
        there = {end.element.name for chain in self.of for end in chain.ends}
        own = dict.fromkeys(end.element.name for chain in self for end in chain.ends)
        return {f"{self.kind} : {self.name}": tuple(name for name in own if name not in there)}

    def written(self) -> dict[str, Any]:
        known = inspect.signature(getattr(self.of, self.kind)).parameters
        given = {word: data_of(word, value) for word, value in self.given.items() if value != known[word].default}
        return {"type": self.kind, self.word: self.of.name, **given}

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Asked | None:
        body = None if "mechanism" in table else reading.wholes.get(str(table.get("body")))
        word = "mechanism" if body is None or not hasattr(body, table["type"]) else "body"
        if word == "mechanism" and table["type"] == "point" and isinstance(table.get("body"), str):
            raise _no_body(table["body"], reading)
        asked = Tables(reading).mechanism(table.get("mechanism")) if word == "mechanism" else body
        if asked is None:
            return None
        given = {key: value for key, value in table.items() if key != word}
        local = name if word == "mechanism" else _local(name, asked.name)
        velocity = Tables(reading).made(getattr(asked, table["type"]), local, given, ())
        found = None if velocity is None else maker_of(velocity.flow)
        return found if isinstance(found, Asked) else None

    @classmethod
    def schema(cls, things: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        owner = {"type": "string"}
        keys = {kind: {"mechanism!": owner, **keys_of(getattr(things["Mechanism"], kind))} for kind in cls.kinds}
        for kind in cls.kinds[:2]:
            both = {"mechanism": owner} | keys[kind] | keys_of(getattr(things["Body"], kind)) | {"body": True}
            keys[kind] = {word.rstrip("!"): value for word, value in both.items()}
        return keys

    def needs(self) -> str:
        return str(self.of.name)

    def hangs_on(self) -> tuple[str, ...]:
        return (self.of.junction.name,) if self.word == "body" else ()


def _no_body(name: str, reading: Reading) -> StructureError:
    known = [each for each, part in reading.parts.items() if getattr(part, "kind", "") == "Body"]
    law = f"there is no body {name!r:.40}, and nothing says of which mechanism it is"
    return StructureError("body", law, parties=("body",), remedy=nearest(name[:100], known, "there are"))


def _local(name: str, body: str) -> str:
    """What a body calls a velocity, whose junction has the body's name before it.

    Raises:
        StructureError: for a name without it.
    """
    if not name.startswith(f"{body}_"):
        law = f"it is a velocity of the body '{body}', and is called after it"
        raise StructureError(name, law, parties=(name, body), remedy=f"call it {body}_{name}")
    return name.removeprefix(f"{body}_")
