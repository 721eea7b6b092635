"""What is wrong in a model file: all of it, each with line and column."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bondgraph.errors import BondGraphError, FileRefused
from bondgraph.io.toml_places import Path, places

MOST = 100
"""Faults that are told of one file."""


@dataclass
class Faults:
    """The faults of a file as they are found.

    Args:
        file: its name.
        text: what it holds.
    """

    file: str
    text: str
    found: list[tuple[Path, int, str, str, tuple[str, ...], str]] = field(default_factory=list)

    def add(
        self, path: Path, law: str, remedy: str, parties: Iterable[str] = (), what: str = "", within: int = 0
    ) -> None:
        """A fault at a key or an entry of an array.

        Args:
            path: where.
            law, remedy, parties: as of a `BondGraphError`.
            what: the place there, such as a formula's column.
            within: characters after where it begins.
        """
        self.found.append((path, within, what, law, tuple(parties), remedy))

    def refused(self, path: Path, error: BondGraphError, name: str = "") -> None:
        """A fault that was found by who reads the value."""
        what = error.place if name in ("", error.place) else ": ".join(filter(None, (name, error.place)))
        self.add(path, error.law, error.remedy, error.parties, what)

    def errors(self) -> list[FileRefused]:
        """All of them, in the order in which they stand in the file."""
        wanted = {path[:n] for path, *_ in self.found for n in range(len(path) + 1)}
        known = places(self.text, wanted)
        made = []
        for path, within, what, law, parties, remedy in self.found[:MOST]:
            nearest = next((path[:n] for n in range(len(path), 0, -1) if path[:n] in known), ())
            line, column = known.get(nearest, (1, 1))
            column += within if nearest == path else 0
            where = f"{self.file}:{line}:{column}{f': {what}' * bool(what)}"
            made.append(((line, column), FileRefused(where, law, parties=parties, remedy=remedy)))
        return [error for _, error in sorted(made, key=lambda each: each[0])]

    def check(self) -> None:
        """Refuse the file if it has any.

        Raises:
            FileRefused: the first, which knows them all.
        """
        if self.found:
            raise first_of(self.errors())


def first_of(errors: Sequence[FileRefused]) -> FileRefused:
    """The first of several faults, which knows them all, and says how many there are."""
    first = errors[0]
    remedy = first.remedy
    if len(errors) > 1:
        more = f"{len(errors) - 1} more fault{'s' * (len(errors) > 2)}"
        remedy = f"{remedy}. The file has {more}, which `bondgraph check` lists" if remedy else f"there are {more}"
    found = FileRefused(first.place, first.law, parties=first.parties, remedy=remedy)
    found.faults = tuple(errors)
    return found
