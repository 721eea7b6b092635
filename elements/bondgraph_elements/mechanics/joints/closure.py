"""Closures: rows of velocity constraints on the twist of one body against another, with the integrals of those that
have one."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from bondgraph.errors import BondGraphError, StructureError
from bondgraph.graph.chain import Chain, End
from bondgraph.graph.element import Element
from bondgraph.graph.junction import Origin
from bondgraph.graph.law import Identity, Place
from bondgraph.graph.names import path_of
from bondgraph.graph.values import table
from bondgraph.graph.whole import Reading, Whole
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Matrix, Table, Vector
from bondgraph_elements.mechanics.files.tables import Tables, keys_of
from bondgraph_elements.mechanics.files.written import fields_of
from bondgraph_elements.mechanics.joints.twists import Pose
from bondgraph_elements.sources import Sf
from bondgraph_elements.two_ports import FIRST, MAY, TF

PLACE, ROTATION = Vector(("x", "y", "z")), Matrix(tuple(f"R{i}{j}" for j in "123") for i in "123")
"""What formulas call the pose of the second frame in the first: its place, in the second's axes, and its rotation."""
ENTRIES = tuple(name for row in ROTATION for name in row)


@dataclass(frozen=True)
class PoseTransformer(TF):
    """A transformer from a twist to velocities that vanish, which knows the integrals of some of them.

    Args:
        value: the rows, of shape (m, 6); formulas in coordinates, parameters and, with a way, the relative pose.
        integrals: of its second port's flows, one formula each, likewise; none where no one knows them. Their rates
            vanish with the flows wherever all of them vanish, and elsewhere need not.
        way: the poses from a first frame to a second, each in the one before. With it formulas may use the place of the
            second from the first, along the second's axes, x, y, z, and R11 ... R33, the rotation matrix from the
            second's axes to the first's.
    """

    way: tuple[Pose, ...] = ()
    origin: Origin | None = field(default=None, init=False, repr=False, compare=False)

    def of(self, origin: Origin) -> Self:
        """The same, which knows the closure that made it."""
        found = copy.copy(self)
        object.__setattr__(found, "origin", origin)
        return found

    def renamed(self, name: str, formula: Callable[[str], str]) -> Self:
        found = super().renamed(name, formula)
        return found if self.origin is None else found.of(self.origin.within(path_of(name), formula))

    def _keeps_rank(self, moving: frozenset[str]) -> bool:
        """Never used the other way: what vanishes drives nothing."""
        return False

    def texts(self) -> tuple[str, ...]:
        poses = (entry for pose in self.way for row in (*pose.R, pose.place) for entry in row)
        return *super().texts(), *(entry for entry in poses if value(entry) is None)

    def _modulus(self, place: Place, sizes: tuple[int, int]) -> Any:
        if not self.way:
            return super()._modulus(place, sizes)
        local = self._pose(place)
        return place.xp.matrix([[place.read(entry, MAY, local) for entry in row] for row in self.value])

    def _integrals(self, place: Place) -> list[tuple[int, Any]]:
        """With the relative pose among the names formulas may use."""
        local = self._pose(place)
        return [(k, place.read(entry, MAY, local)) for k, entry in enumerate(self.integrals) if entry is not None]

    def _identities(self, place: Place) -> tuple[Identity, ...]:
        """The rates of integrals vanish with the flows, where all integrals vanish: those of joints are known to."""
        if self.origin is not None and self.origin.maker is not None and not isinstance(self.origin.maker, Closing):
            return ()
        rows = tuple(self.modulus(place) @ place.f(FIRST))
        return tuple(replace(identity, rows=rows) for identity in super()._identities(place))

    def _pose(self, place: Place) -> dict[str, Any]:
        """The pose of the second frame in the first, by the names formulas use."""
        if not self.way:
            return {}
        xp = place.xp
        R, r = xp.eye(3), xp.zeros(3, 1)
        for pose in self.way:
            r = r + R @ place.column(pose.place, 3, MAY)
            R = R @ place.matrix(pose.R, MAY)
        r = R.T @ r
        return dict(zip(PLACE, r, strict=True)) | dict(zip(ENTRIES, R, strict=True))


@dataclass(frozen=True)
class Closure:
    """Velocities that vanish, drawn as `twist << TF(rows) << Sf(0)`: the effort on the source's bond is the reaction.

    A row is linear in a twist: an angular velocity above the velocity of a point. Rows that are rates of something, as
    the components of the difference between two points are, have integrals, which then vanish along the motion, too;
    others are nonholonomic.

        contact = Closure("contact", rows, (None, None, "z - r"))
        Graph(..., *mechanism, *contact.across(mechanism.twist("wheel")))

    The source of the rows with an integral is called by the name, that of the others `<name>_slip`.

    Args:
        name: of the closure.
        rows: of shape (m, 6), formulas in coordinates and parameters.
        integrals: for each row a formula whose rate vanishes with the rows wherever all of them vanish, or None.
        way: as of a `PoseTransformer`, for formulas in the relative pose.
    """

    name: str
    rows: Table
    integrals: tuple[str | None, ...] = ()
    way: tuple[Pose, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", table(self.name, self.rows, (2,)))
        given = self.integrals or (None,) * len(self.rows)
        if len(given) != len(self.rows):
            law = f"it has {len(self.rows)} rows and {len(given)} integrals"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give one, or None, for each row")
        object.__setattr__(self, "integrals", tuple(given))

    def across(self, twist: Element | End) -> Iterator[Chain]:
        """The chains that hold a twist: of a body, at a 1-junction; of one against another, at a 0-junction."""
        return iter(Closing(self.name, self, Chain.of(twist).ends[0]))

    def chains(self, twist: End, origin: Origin) -> Iterator[Chain]:
        """The chains that hold a twist, for what makes them.

        Raises:
            StructureError: for rows with and without an integral across a 0-junction.
        """
        held = [k for k, integral in enumerate(self.integrals) if integral is not None]
        slipping = [k for k, integral in enumerate(self.integrals) if integral is None]
        if held and slipping and twist.element.common == "effort":
            law = "some of its rows have an integral and some none: on a 0-junction their flows would add"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give it the twist of a 1-junction")
        for name, chosen, given in ((self.name, held, "position"), (f"{self.name}_slip", slipping, "rate")):
            if chosen:
                rows, still = tuple(self.rows[k] for k in chosen), tuple("0" for _ in chosen)
                known = tuple(self.integrals[k] or "0" for k in chosen) if given == "position" else ()
                transformer = PoseTransformer(f"hold_{name}", rows, known, self.way).of(origin)
                yield Chain.of(twist) << transformer << Sf(name, still, given=given)


@dataclass(frozen=True)
class Closing(Whole):
    """A closure across a twist: the maker of its transformers.

    Args:
        name: that of the closure.
        closure: it.
        twist: that it holds.
    """

    kinds: ClassVar[tuple[str, ...]] = ("Closure",)

    name: str
    closure: Closure
    twist: End

    def __iter__(self) -> Iterator[Chain]:
        return self.closure.chains(self.twist, Origin(self.name, f"the closure '{self.name}'", maker=self))

    # -- in model files ---------------------------------------------------------------------------------------------

    def written(self) -> dict[str, Any]:
        own = fields_of(self.closure)
        if any(integral is not None for integral in self.closure.integrals):
            own["integrals"] = tuple(integral or "" for integral in self.closure.integrals)
        else:
            own.pop("integrals", None)
        chosen = f"[{', '.join(self.twist.components)}]" if self.twist.components else ""
        return {"type": "Closure", "twist": f"{self.twist.element.name}{chosen}", **own}

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Closing | None:
        tables = Tables(reading)
        try:
            twist = tables.end(table.get("twist"))
        except BondGraphError as error:
            reading.refuse(("twist",) if "twist" in table else (), error)
            return None
        closure = tables.made(Closure, name, {word: x for word, x in table.items() if word != "twist"}, ())
        return None if closure is None else cls(name, closure, twist)

    @classmethod
    def schema(cls, things: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        return {"Closure": {"twist!": {"type": "string"}, **keys_of(Closure)}}

    def hangs_on(self) -> tuple[str, ...]:
        return (self.twist.element.name,)
