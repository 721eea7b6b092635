"""Junctions: components with one common flow or effort, and the coordinates that integrate a flow."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Self

from bondgraph.errors import StructureError
from bondgraph.graph.bounds import Bound
from bondgraph.graph.chain import End
from bondgraph.graph.domain import Domain
from bondgraph.graph.element import Element, Port
from bondgraph.graph.names import path_of, within

if TYPE_CHECKING:
    from bondgraph.graph.whole import Whole


@dataclass(frozen=True)
class Integrated:
    """What changes as a thing moves, and so has to be integrated: else it would be a parameter, and stay for ever.

    Attributes:
        formulas: each a name, or what an instance of a submodel has in its place.
        law: what is wrong where formulas hold them and nothing changes them; "{}" stands for them.
        remedy: what to do then.
    """

    formulas: tuple[str, ...]
    law: str
    remedy: str


@dataclass(frozen=True)
class Origin:
    """Whose junction one is, where several chains are made together, and stand in a graph together or not at all.

    Attributes:
        name: of what the chains are put into a graph by, `*name`.
        what: the thing in words that tell it from others, such as "the joint 'hinge' of 'crane'".
        chains: an element that its chains bring into a graph; none where they need not be there.
        bounds: what must be positive for the thing to be one.
        maker: the thing itself, where model files hold it. It is no part of a pickle or a copy, which stay small.
        inside: of a part of an instance of a submodel, that, and the thing itself as it was made there; likewise.
        bonded: of a 0-junction whose flow coordinates tell, the elements that the chains bond to it: another that takes
            flow there would move what these do not tell. None where any may.
        open: components of it at which any may.
        integrated: what changes as the thing moves.
    """

    name: str
    what: str
    chains: str = ""
    bounds: tuple[Bound, ...] = ()
    maker: Whole | None = field(default=None, repr=False, compare=False)
    inside: tuple[str, Whole] | None = field(default=None, repr=False, compare=False)
    bonded: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    integrated: Integrated | None = None

    def __getstate__(self) -> dict[str, object]:
        return {**vars(self), "maker": None, "inside": None}

    def within(self, path: str, formula: Callable[[str], str]) -> Origin:
        """The same in an instance, given its formulas there by those here."""
        bounds = tuple(
            replace(bound, place=within(path, bound.place), formula=formula(bound.formula)) for bound in self.bounds
        )
        name, chains = within(path, self.name), within(path, self.chains) if self.chains else ""
        bonded, open_ = (tuple(within(path, each) for each in names) for names in (self.bonded, self.open))
        given = self.integrated
        integrated = given and replace(given, formulas=tuple(map(formula, given.formulas)))
        maker, inside = self.maker, self.inside
        if path:
            made = ("", maker) if maker is not None else inside
            inside = (within(path, made[0]) if made[0] else path, made[1]) if made else None
            maker = None
        return Origin(name, self.what, chains, bounds, maker, inside, bonded, open_, integrated)


@dataclass(frozen=True)
class Junction(Element):
    """Base of the junctions: named components, one for each scalar bond of the multibonds that meet here.

    Args:
        components: the name of each component of the common flow or effort.
        coordinates: names of the integrals of the components; none, or one for each.
        frame: the axes the components are taken in: None, "inertial", or the 1-junction of their angular velocity.
        domain: that of all bonds which meet here, where it is stated.

    One that was made together with chains knows them as its `origin`, which is no part of its value.
    """

    components: tuple[str, ...]
    coordinates: tuple[str, ...] = ()
    frame: str | None = None
    domain: Domain | None = None
    origin: Origin | None = field(default=None, init=False, repr=False, compare=False)

    def of(self, origin: Origin) -> Self:
        """The same junction, with its origin."""
        found = copy.copy(self)
        object.__setattr__(found, "origin", origin)
        return found

    def renamed(self, name: str, formula: Callable[[str], str]) -> Self:
        found = copy.copy(self)
        path = path_of(name)
        frame = self.frame if self.frame in (None, "inertial") else within(path, str(self.frame))
        renamed = {
            "name": name,
            "components": tuple(within(path, each) for each in self.components),
            "coordinates": tuple(within(path, each) for each in self.coordinates),
            "frame": frame,
            "origin": self.origin and self.origin.within(path, formula),
        }
        for what, value in renamed.items():
            object.__setattr__(found, what, value)
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
