"""What makes several chains at once, as a mechanism does, and stands in model files as one part."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from bondgraph.errors import BondGraphError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Junction


@dataclass(frozen=True)
class Reading:
    """What the table of a whole is read with.

    Args:
        things: classes that packages have registered, by name.
        wholes: others of the same file, by name; None for those that have faults.
        formula: what stands for a formula of the table.
        refuse: what takes a fault: the keys that lead to it within the table, and what is wrong there.
        parts: elements of the same file, or of the same submodel, by name; None for those that have faults.
    """

    things: Mapping[str, Any]
    wholes: Mapping[str, Whole | None]
    formula: Callable[[str], str]
    refuse: Callable[[tuple[str | int, ...], BondGraphError], None]
    parts: Mapping[str, Any] = field(default_factory=dict)

    def junction(self, name: str) -> Junction | None:
        """A junction of the file, or one that a whole before has made; None where there is none."""
        part = self.parts.get(name)
        made = (whole.junctions().get(name) for whole in self.wholes.values() if whole is not None)
        return part if isinstance(part, Junction) else next((each for each in made if each is not None), None)


class Whole(ABC):
    """Base of what is put into a graph by `*whole`. Its junctions have it as the maker of their origin.

    `kinds` are the types by which files know it; its class's name, where it says none. `brings` are other classes that
    are found by it.
    """

    name: str
    kinds: ClassVar[tuple[str, ...]] = ()
    brings: ClassVar[tuple[type[Whole], ...]] = ()

    @abstractmethod
    def __iter__(self) -> Iterator[Chain]:
        """Its chains."""

    @abstractmethod
    def written(self) -> dict[str, Any]:
        """Its type and what made it, as data: text, numbers, sequences and tables of them.

        Raises:
            NotExportable: for what is no data, or no package has registered.
        """

    @classmethod
    @abstractmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Whole | None:
        """The whole that a table says; None where it has faults, of which `reading` was told."""

    @classmethod
    @abstractmethod
    def schema(cls, things: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """For each of its types, what a table of it holds: keys with JSON schemas, those that are needed with "!"."""

    def needs(self) -> str:
        """The name of another whole that has to be there first; empty for most."""
        return ""

    def hangs_on(self) -> tuple[str, ...]:
        """The names of junctions in its chains that others have made; none for most."""
        return ()

    def ends(self) -> Mapping[str, End]:
        """Ends of bonds by words in brackets, `whole[word]`; none for most."""
        return {}

    @property
    def parts(self) -> Mapping[str, tuple[str, ...]]:
        """What it is drawn as, a box each: by "kind : name", the elements that are in it; none for most."""
        return {}

    def junctions(self) -> dict[str, Junction]:
        """The junctions that its chains lead to, by name."""
        elements = (end.element for chain in self for end in chain.ends)
        return {element.name: element for element in elements if isinstance(element, Junction)}


def types_of(kind: type[Whole]) -> tuple[str, ...]:
    """By what types files know it."""
    return kind.kinds or (kind.__name__,)


def maker_of(element: Element) -> Whole | None:
    """The whole that an element was made by, where it knows one."""
    found: Whole | None = getattr(getattr(element, "origin", None), "maker", None)
    return found


def makers(elements: Mapping[str, Element]) -> dict[str, Whole]:
    """The wholes that elements were made by, by name, in the order in which these stand."""
    found: dict[str, Whole] = {}
    for whole in map(maker_of, elements.values()):
        if whole is not None:
            found.setdefault(whole.name, whole)
    return found


def made_inside(elements: Mapping[str, Element]) -> tuple[tuple[str, Whole], ...]:
    """The wholes that instances of submodels hold, each with the whole name of its instance, in their order."""
    origins = (getattr(element, "origin", None) for element in elements.values())
    return tuple(dict.fromkeys(origin.inside for origin in origins if origin and origin.inside))


def with_junctions(parts: Mapping[str, Any]) -> dict[str, Any]:
    """Parts by their names, with the junctions of wholes by theirs; these go before a whole of the same name."""
    found = dict(parts)
    for whole in parts.values():
        if isinstance(whole, Whole):
            found |= {name: x for name, x in whole.junctions().items() if found.get(name) in (None, whole)}
    return found


def owners(parts: Mapping[str, Any]) -> dict[str, str]:
    """The name of the whole that each element which knows its own is of."""
    ends = (end for whole in parts.values() if isinstance(whole, Whole) for chain in whole for end in chain.ends)
    known = ((end.element.name, maker_of(end.element)) for end in ends)
    return {name: maker.name for name, maker in known if maker is not None}
