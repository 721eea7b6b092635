"""Junctions: components with one common flow or effort, and the coordinates that integrate a flow."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Self

from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.chain import End
from bondgraph.graph.element import Element, Port


@dataclass(frozen=True)
class Origin:
    """Whose junction one is, where several chains are made together, and stand in a graph together or not at all.

    Attributes:
        name: of what the chains are put into a graph by, `*name`.
        what: the thing in words that tell it from others, such as "the joint 'hinge' of 'crane'".
        chains: an element that its chains bring into a graph; none where they need not be there.
        bounds: what must be positive for the thing to be one.
    """

    name: str
    what: str
    chains: str = ""
    bounds: tuple[Bound, ...] = ()


@dataclass(frozen=True)
class Junction(Element):
    """Base of the junctions: named components, one for each scalar bond of the multibonds that meet here.

    Args:
        components: the name of each component of the common flow or effort.
        coordinates: names of the integrals of the components; none, or one for each.
        frame: the axes the components are taken in: None, "inertial", or the 1-junction of their angular velocity.

    One that was made together with chains knows them as its `origin`, which is no part of its value.
    """

    components: tuple[str, ...]
    coordinates: tuple[str, ...] = ()
    frame: str | None = None
    origin: Origin | None = field(default=None, init=False, repr=False, compare=False)

    def of(self, origin: Origin) -> Self:
        """The same junction, with its origin."""
        found = copy.copy(self)
        object.__setattr__(found, "origin", origin)
        return found

    def ports(self) -> tuple[Port, ...]:
        return ()

    def _whole(self, component: str) -> str:
        """The name of a component, with that of the junction before it, or without."""
        others = f"{self.name}_{component}", str(component).removeprefix(f"{self.name}_")
        return next((name for name in others if name in self.components), component)

    def __getitem__(self, components: str | tuple[str, ...]) -> End:
        chosen = tuple(components) if isinstance(components, tuple | list) else (components,)
        chosen = tuple(name if name in self.components else self._whole(name) for name in chosen)
        if not chosen:
            raise StructureError(
                self.name,
                "a selection names a component",
                parties=(self.name,),
                remedy="write junction['component']",
            )
        for component in chosen:
            if component not in self.components:
                raise StructureError(
                    self.name,
                    f"this junction has no component {component!r}",
                    parties=(self.name,),
                    remedy=f"its components are {', '.join(self.components)}",
                )
        if len(set(chosen)) < len(chosen):
            raise StructureError(
                self.name, "a component is chosen once", parties=(self.name,), remedy="remove the repetition"
            )
        return End(self, components=chosen)
