"""Files that a model file includes: submodels and values, from inside the model's own folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

from bondgraph.graph.submodel import Submodel
from bondgraph.io.faults import Faults
from bondgraph.io.toml_places import LARGEST

MOST_FILES = 50
"""Files that a model may include, those that they include among them."""
DEEPEST = 8
"""How deep files may include others."""


@dataclass(frozen=True)
class Given:
    """What a file has from those it includes.

    Args:
        submodels: by name.
        counts: how large an instance of each is.
        values: of parameters.
        homes: in which file each submodel and each value stands.
        broken: the submodels that have faults, which are told where they stand.
        cut: whether a file could not be included, so that nobody knows what it gives.
    """

    submodels: Mapping[str, Submodel] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)
    values: Mapping[str, Any] = field(default_factory=dict)
    homes: Mapping[str, str] = field(default_factory=dict)
    broken: frozenset[str] = frozenset()
    cut: bool = False


@dataclass
class Folder:
    """The folder of a model, from which its files include each other.

    Args:
        root: the folder.
        stack: the files that are being read, each included by the one before.
        known: what those read already have given.
        read: how many bytes.
    """

    root: Path
    stack: list[Path]
    known: dict[Path, Given] = field(default_factory=dict)
    faults: list[Faults] = field(default_factory=list)
    bytes: int = 0

    @staticmethod
    def of(path: Path) -> Folder:
        """That of a file."""
        whole = path.resolve()
        return Folder(whole.parent, [whole])

    def count(self, size: int) -> bool:
        """Whether all files together are still small, with so many bytes more."""
        self.bytes += size
        return self.bytes <= LARGEST and len(self.known) + len(self.stack) <= MOST_FILES

    def find(self, entry: Any, k: int, faults: Faults) -> Path | None:
        """The file that an entry of `include` names; None, and a fault more, where it may not or cannot.

        It is a path relative to the file that has it, with slashes, which stays within the folder, also where a link
        in it leads.
        """
        place = "include", k
        if not isinstance(entry, str) or not entry.endswith(".toml") or "\0" in entry:
            law = f"{entry!r:.60} is no name of a model file"
            faults.add(place, law, 'write include = ["motors.toml"]')
            return None
        if PurePosixPath(entry).is_absolute() or PureWindowsPath(entry).drive or "\\" in entry:
            law = f"'{entry:.60}' is no relative path with slashes: a model that is mailed takes its files with it"
            faults.add(place, law, f"put the file beside the model, and write '{PureWindowsPath(entry).name:.60}'")
            return None
        if self._climbs(entry):
            law = f"'{entry:.60}' leads out of the model's folder, {self.root.name or self.root}"
            faults.add(place, law, "put the file into that folder, or into one in it")
            return None
        path = self.stack[-1].parent / entry
        try:
            whole = path.resolve(strict=True)
        except (OSError, RuntimeError) as error:  # what is not there, and links that go round
            faults.add(place, f"'{entry:.60}' cannot be found: {_said(error)}", "correct the name, or the folder")
            return None
        if not whole.is_relative_to(self.root):
            law = f"'{entry:.60}' is a link, or in one, that leads out of the model's folder"
            faults.add(place, law, "put the file itself into the folder")
            return None
        if whole in self.stack:
            names = [each.name for each in (*self.stack[self.stack.index(whole) :], whole)]
            law = f"files include each other, {' includes '.join(names)}"
            faults.add(place, law, "let one of them stand without the other")
            return None
        if len(self.stack) > DEEPEST:
            faults.add(place, f"files include each other more than {DEEPEST} deep", "include them in the model itself")
            return None
        return whole

    def _climbs(self, entry: str) -> bool:
        """Whether a path has been above the folder on its way."""
        depth = len(self.stack[-1].parent.relative_to(self.root).parts)
        for part in PurePosixPath(entry).parts:
            depth += -1 if part == ".." else part != "."
            if depth < 0:
                return True
        return False


def _said(error: Exception) -> str:
    words = getattr(error, "strerror", None)
    return str(words or "its links go round").lower()


def joined(one: Given, other: Given, k: int, entry: str, faults: Faults) -> Given:
    """What two files give; a name that both give, from two files, is a fault."""
    for name in one.homes.keys() & other.homes.keys():
        if one.homes[name] != other.homes[name]:
            law = f"'{name}' stands in '{entry:.60}', and in {Path(one.homes[name]).name}, too"
            faults.add(("include", k), law, "give one of them another name, or take it out", (name,))
    return Given(
        {**one.submodels, **other.submodels},
        {**one.counts, **other.counts},
        {**one.values, **other.values},
        {**one.homes, **other.homes},
        one.broken | other.broken,
        one.cut or other.cut,
    )


def check_own(given: Given, table: Mapping[str, Any], faults: Faults) -> None:
    """Names that a file gives itself, and those it includes do too, are faults."""
    for key in ("submodels", "values"):
        names = table.get(key)
        for name in names if isinstance(names, dict) else ():
            if name in given.homes:
                law = f"'{name}' stands in {Path(given.homes[name]).name}, which is included, too"
                faults.add((key, name), law, "give one of them another name, or take it out", (name,))
