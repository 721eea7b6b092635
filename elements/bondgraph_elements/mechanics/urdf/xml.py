"""The tags of a URDF file: an attribute or a child at a time, and where in the file each stands."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bondgraph.errors import BondGraphError, DuplicateName, StructureError, ValueRefused

LARGEST = 8 * 2**20
"""Bytes that a file may have: some thirty times those of a humanoid with all its meshes named."""

TEXT = "text"
"""What a file is called that was given as text."""
XACRO = "run xacro on it (xacro robot.urdf.xacro > robot.urdf), and read what that writes"


@dataclass(frozen=True)
class Tag:
    """A tag, and the file it stands in. What is wrong with it is refused with file and line."""

    element: Any
    file: str

    @property
    def name(self) -> str:
        return str(self.element.tag)

    @property
    def line(self) -> int:
        return int(self.element.sourceline)

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"

    def refused(self, law: str, remedy: str, parties: Iterable[str] = ()) -> StructureError:
        return StructureError(self.place, law, parties=parties, remedy=remedy)

    # -- its children ---------------------------------------------------------------------------------------------

    def children(self, name: str = "") -> list[Tag]:
        """The tags within, of one name or all."""
        found = [Tag(child, self.file) for child in self.element if isinstance(child.tag, str)]
        return [tag for tag in found if name in ("", tag.name)]

    def child(self, name: str) -> Tag | None:
        """The one tag of a name, if it is there.

        Raises:
            DuplicateName: where there are several.
        """
        found = self.children(name)
        if len(found) > 1:
            law = f"<{self.name}> holds <{name}> already, on line {found[0].line}"
            raise DuplicateName(found[1].place, law, parties=(name,), remedy="remove one of them")
        return found[0] if found else None

    def needed(self, name: str, remedy: str) -> Tag:
        found = self.child(name)
        if found is None:
            raise self.refused(f"<{self.name}> has no <{name}>", remedy, (self.known_as, name))
        return found

    @property
    def known_as(self) -> str:
        return str(self.element.get("name", self.name))

    # -- its attributes -------------------------------------------------------------------------------------------

    def text(self, name: str) -> str:
        """An attribute that must be there, and not be empty."""
        found = self.element.get(name)
        if found is None or not found.strip():
            law = f"<{self.name}> has no {name}"
            raise self.refused(law, f'write <{self.name} {name}="...">', (self.known_as,))
        return str(found)

    def number(self, name: str, default: float | None = None) -> float:
        """An attribute of one number; without a default it must be there."""
        if default is not None and self.element.get(name) is None:
            return default
        return self._numbers(name, self.text(name), 1)[0]

    def vector(self, name: str, default: tuple[float, float, float]) -> tuple[float, float, float]:
        """An attribute of three numbers, or the default where it is not there."""
        if self.element.get(name) is None:
            return default
        x, y, z = self._numbers(name, self.text(name), 3)
        return x, y, z

    def numbers(self, name: str, count: int) -> list[float]:
        """An attribute of several numbers, which must be there."""
        return self._numbers(name, self.text(name), count)

    def _numbers(self, name: str, text: str, count: int) -> list[float]:
        words = text.split()
        if len(words) != count:
            remedy = f"write {count}, with spaces between" + (" and no commas" if "," in text else "")
            raise self._refused_value(f"{name}={text[:40]!r} is not {count} numbers", name, remedy)
        return [self._one_number(name, word) for word in words]

    def _one_number(self, name: str, word: str) -> float:
        try:
            found = float(word) if "_" not in word and word.isascii() else math.nan
        except ValueError:
            found = math.nan
        if math.isfinite(found):
            return found
        remedy = XACRO if "${" in word else "write it with a point for the decimals, as 1.5 or 2e-3, without its unit"
        raise self._refused_value(f"{name}: {word[:40]!r} is not a finite number", name, remedy)

    def _refused_value(self, law: str, name: str, remedy: str) -> ValueRefused:
        return ValueRefused(self.place, f"<{self.name}>: {law}", parties=(self.known_as, name), remedy=remedy)

    # -- what nobody reads ----------------------------------------------------------------------------------------

    def check_attributes(self, *known: str) -> None:
        """Refuse other attributes: what they would have said is not known."""
        for name in self.element.attrib:
            if name not in known:
                law = f"<{self.name}> has no attribute '{name}'"
                raise self.refused(law, f"it has {', '.join(known)}", (self.known_as, str(name)))

    def unread_attributes(self, *known: str) -> Iterator[str]:
        """The other attributes, as notes."""
        for name in self.element.attrib:
            if name not in known:
                yield f"{self.place}: {name} of <{self.name}>"

    def unread(self, known: Iterable[str], elsewhere: Iterable[str]) -> Iterator[str]:
        """The other tags within, as notes.

        Raises:
            StructureError: for one that is misspelt, or belongs elsewhere.
        """
        known, elsewhere = list(known), list(elsewhere)
        for tag in self.children():
            if "xacro" in tag.name:
                raise tag.refused("this is a file for xacro, and no URDF yet", XACRO)
            if tag.name in elsewhere:
                raise tag.refused(f"<{tag.name}> does not belong into <{self.name}>", "move it to where it does")
            if tag.name in known:
                continue
            if near := difflib.get_close_matches(tag.name, known, 1, 0.75):
                raise tag.refused(f"<{self.name}> has no <{tag.name}>", f"did you mean <{near[0]}>?", (tag.name,))
            yield f"{tag.place}: <{tag.name}>"


@contextmanager
def blamed(place: str) -> Iterator[None]:
    """Refusals of what is made out of a tag, with its file and line."""
    try:
        yield
    except BondGraphError as error:
        if error.place.startswith(place.rpartition(":")[0] + ":"):
            raise
        raise type(error)(f"{place}: {error.place}", error.law, parties=error.parties, remedy=error.remedy) from None


def root(source: str | Path) -> Tag:
    """The outermost tag of a file, or of a text that begins with <.

    Raises:
        StructureError: for a file that is not there, too large, or not XML.
    """
    from lxml import etree

    text, file = _read(source)
    parser = etree.XMLParser(
        encoding="utf-8" if isinstance(source, str) and _is_text(source) else None,
        resolve_entities=False, load_dtd=False, no_network=True, huge_tree=False, remove_comments=True, remove_pis=True,
    )  # fmt: skip
    try:
        element = etree.fromstring(text, parser)
    except etree.XMLSyntaxError as error:
        law = f"this is not XML: {str(error.msg).partition(', line ')[0].strip()}"
        raise StructureError(f"{file}:{error.lineno or 1}", law, remedy="correct it there, or shortly before") from None
    if element.getroottree().docinfo.internalDTD is not None:
        law = "it declares a document type, and a URDF has none: what its entities stand for is not looked up"
        raise StructureError(f"{file}:1", law, remedy="remove <!DOCTYPE ...>, and write out what it abbreviates")
    return Tag(element, file)


def _is_text(source: str) -> bool:
    return source.lstrip("\ufeff \t\r\n").startswith("<")


def _read(source: str | Path) -> tuple[bytes, str]:
    """The bytes, and what the file is called in refusals."""
    if isinstance(source, str) and _is_text(source):
        return _bounded(source.removeprefix("\ufeff").encode("utf-8", "surrogatepass"), TEXT), TEXT
    if isinstance(source, str) and not source.strip():
        law = "it cannot be read: what was given is empty"
        raise StructureError("read_urdf", law, parties=("source",), remedy="give the path of a URDF file, or its text")
    try:
        path = Path(source)
        with path.open("rb") as file:
            return _bounded(file.read(LARGEST + 1), str(path)), str(path)
    except (OSError, TypeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        law = f"it cannot be read: {reason}"
        raise StructureError(f"{source!s:.200}", law, remedy="give the path of a URDF file, or its text") from None


def _bounded(text: bytes, file: str) -> bytes:
    if len(text) > LARGEST:
        law = f"it has more than {LARGEST // 2**20} MB"
        raise StructureError(file, law, remedy="a URDF names its meshes and does not hold them: take them out")
    return text
