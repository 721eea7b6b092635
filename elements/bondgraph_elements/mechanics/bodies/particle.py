"""A particle: a mass at a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.element import Scalar
from bondgraph.graph.junction import Junction, Origin
from bondgraph.graph.whole import Reading, maker_of
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.bodies.velocity import Point, Velocity, partial_velocities
from bondgraph_elements.mechanics.files.tabled import Tabled
from bondgraph_elements.mechanics.files.tables import Tables
from bondgraph_elements.mechanics.files.written import fields_of
from bondgraph_elements.two_ports import TF


@dataclass(frozen=True)
class Particle(Tabled):
    """A particle behind its partial velocity, [004] (3), (5). Iterating gives its chains.

    Its parts are named after it: `<name>_v` its velocity, `<name>_m` its inertia; of a free one `<name>_f` with the
    components `<name>_ux`, `<name>_uy`, `<name>_uz`, and `<name>_q_dot` with the coordinates.

    Args:
        name: of the particle.
        mass: a number or a formula in parameters.
        at: the point of a body that it is fixed to; gives f and dv, in the point's axes.
        f: the 1-junction of the generalized velocities; left out for a free particle.
        dv: the partial velocities of shape (3, n), or a mapping of components of f to columns; in inertial axes.
        position: names of the coordinates of a free particle, `<name>_x`, `<name>_y`, `<name>_z` by default.

    >>> from bondgraph import Graph
    >>> from bondgraph.elements import Se
    >>> ball = Particle("ball", "m")
    >>> sorted(Graph("thrown", *ball, Se("gravity", (0, 0, "-m*g")) >> ball.v).elements)
    ['Q_ball', 'ball_f', 'ball_m', 'ball_q_dot', 'ball_v', 'd_ball_v', 'gravity']
    """

    name: str
    mass: Scalar
    at: Velocity | None = None
    _: KW_ONLY
    f: Junction | None = None
    dv: Any = None
    position: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a particle")
        put = object.__setattr__
        put(self, "mass", expressions.text(self.mass))
        if self.at is not None:
            self._set_fixed(self.at)
        elif self.f is None:
            put(self, "position", tuple(self.position) or tuple(f"{self.name}_{x}" for x in LETTERS))
            origin = Origin(self.name, f"the particle '{self.name}'", f"d_{self.name}_v", maker=self)
            put(self, "f", One(f"{self.name}_f", [f"{self.name}_u{x}" for x in LETTERS]).of(origin))
            put(self, "dv", identity(3))
        put(self, "dv", partial_velocities(self.name, self.junction, self.dv, "dv"))

    def _set_fixed(self, at: Velocity) -> None:
        if self.f is not None or self.dv is not None:
            raise StructureError(
                self.name,
                "it is fixed to a point of a body, which gives its velocity",
                parties=(self.name, at.name),
                remedy="leave out f and dv, or the point",
            )
        object.__setattr__(self, "f", at.f)
        object.__setattr__(self, "dv", at.rows)

    @property
    def junction(self) -> Junction:
        """The 1-junction of the generalized velocities."""
        assert self.f is not None
        return self.f

    @cached_property
    def velocity(self) -> Velocity:
        frame = "inertial" if self.at is None else self.at.frame
        found = Velocity(self.junction, f"{self.name}_v", self.dv, frame)
        return found if self.at is None or self.at.asked is None else found.of(self.at.asked)

    @property
    def v(self) -> One:
        """The 1-junction of its velocity: a force on it is an effort there."""
        return self.velocity.flow.of(self.velocity.origin(self))

    def __iter__(self) -> Iterator[Chain]:
        yield self.velocity.to(self.v)
        yield self.v >> I(f"{self.name}_m", self.mass)
        if self.position:
            q_dot = One(f"{self.name}_q_dot", coordinates=self.position)
            yield self.junction >> TF(f"Q_{self.name}", identity(3)) >> q_dot

    # -- in model files ---------------------------------------------------------------------------------------------

    @property
    def _is_free(self) -> bool:
        return maker_of(self.junction) is self

    def written(self) -> dict[str, Any]:
        own = {word: value for word, value in fields_of(self).items() if word not in ("at", "f", "dv")}
        if self.position == tuple(f"{self.name}_{x}" for x in LETTERS):
            own.pop("position", None)
        if self.at is not None:
            at = (self.at.asked or self.at).written()
            called = _called(self.at)
            own["at"] = {word: value for word, value in at.items() if word != "type"}
            own["at"] |= {"name": called} if called != self.name else {}
        elif not self._is_free:
            own |= {"f": self.junction.name, "dv": self.dv}
        return {"type": "Particle", **own}

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], reading: Reading) -> Particle | None:
        if "at" not in table:
            return super().read(name, table, reading)
        tables, given = Tables(reading), {word: value for word, value in table.items() if word != "at"}
        at = _point(name, table["at"], tables)
        found: Particle | None = None if at is None else tables.made(cls, name, given, (), at=at)
        return found

    def hangs_on(self) -> tuple[str, ...]:
        return () if self._is_free else (self.junction.name,)


def _called(at: Velocity) -> str:
    """What a body was asked for a point by, or the name of a velocity."""
    return at.name if at.asked is None else at.name.removeprefix(f"{at.asked.of.name}_")


def _point(name: str, table: Any, tables: Tables) -> Velocity | None:
    """The point that a particle is fixed to: of a body, or a velocity by itself; None, and a fault, where it is none.

    Args:
        name: what it is called, where it does not say.
        table: what stands in the file, as `{ body = "bar", place = [0, 0, "l"] }`.
        tables: what reads it.
    """
    words = {"name": name} | (table if isinstance(table, dict) else {})
    body, maker = tables.reading.wholes.get(str(words.get("body"))), None
    if "f" in words:
        maker = Point if "place" in words else Velocity
    elif hasattr(body, "junction"):
        maker = body.point  # type: ignore[union-attr]
    if maker is None:
        law = f"{words.get('body', table)!r:.40} is no Body of this file"
        error = StructureError("at", law, parties=("at",), remedy='write at = { body = "bar", place = [0, 0, "l"] }')
        tables.reading.refuse(("at",), error)
        return None
    called = str(words.pop("name"))
    given = {word: value for word, value in words.items() if word not in ("type", "body")}
    found: Velocity | None = tables.made(maker, called, given, ("at",))
    return found
