"""A particle: a mass at a point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.element import Scalar
from bondgraph.graph.junction import Junction, Origin
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._matrix import identity
from bondgraph_elements.mechanics.bodies.velocity import Velocity, partial_velocities
from bondgraph_elements.two_ports import TF


@dataclass(frozen=True)
class Particle:
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
            origin = Origin(self.name, f"the particle '{self.name}'", f"d_{self.name}_v")
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
        return Velocity(self.junction, f"{self.name}_v", self.dv, frame)

    @property
    def v(self) -> One:
        """The 1-junction of its velocity: a force on it is an effort there."""
        return self.velocity.flow.of(self.velocity.origin(self.name))

    def __iter__(self) -> Iterator[Chain]:
        yield from self.velocity
        yield self.v >> I(f"{self.name}_m", self.mass)
        if self.position:
            q_dot = One(f"{self.name}_q_dot", coordinates=self.position)
            yield self.junction >> TF(f"Q_{self.name}", identity(3)) >> q_dot
