"""Ports as elements, while a graph is written: they stand in chains, and in no graph."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from bondgraph.graph.domain import Domain
from bondgraph.graph.element import Element, Port

if TYPE_CHECKING:
    from bondgraph.graph.submodel import Instance


@dataclass(frozen=True)
class Terminal(Element):
    """A port as an element, inside its submodel and outside: in a graph the bonds on both sides of it are one.

    Args:
        name: of the port, after that of its instance where it stands outside of it.
        domain: of the port; None where it states none.
        instance: whose port it is, where it stands outside.
    """

    domain: Domain | None = None
    instance: Instance | None = field(default=None, compare=False, repr=False)
    kind: ClassVar[str] = "port"

    def __post_init__(self) -> None:
        """Its name is that of a port, or of one of an instance: both are checked where they are made."""

    def ports(self) -> tuple[Port, ...]:
        return (Port(),)
