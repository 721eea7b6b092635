"""From sympy's model to the chains of the graph: everything is read first, then drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import sympy as sp
from sympy.physics.mechanics import Point, ReferenceFrame
from sympy.physics.vector import Vector

from bondgraph.errors import StructureError
from bondgraph.graph.chain import Chain
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS
from bondgraph_elements.mechanics._matrix import Table
from bondgraph_elements.mechanics.bodies.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.bodies.velocity import Velocity
from bondgraph_elements.mechanics.from_sympy import _acting
from bondgraph_elements.mechanics.from_sympy._bodies import BodyRead, Moving
from bondgraph_elements.mechanics.from_sympy._chains import ENDINGS, carried, formula, table
from bondgraph_elements.mechanics.from_sympy._constraints import Holding
from bondgraph_elements.mechanics.from_sympy._given import Given
from bondgraph_elements.mechanics.from_sympy._loads import Load, read_load
from bondgraph_elements.mechanics.from_sympy._position_constraint import PositionConstraint
from bondgraph_elements.mechanics.from_sympy._reading import Reading
from bondgraph_elements.mechanics.from_sympy._rows import REST, Row, tidied
from bondgraph_elements.sensors import Df
from bondgraph_elements.sources import Sf
from bondgraph_elements.two_ports import TF


class Assembly(Reading):
    """A model and its chains.

    Args:
        name, given, prescribed, names: as of a `Reading`.
    """

    def __init__(self, name: str, given: Given, prescribed: Any, names: Any) -> None:
        super().__init__(name, given, prescribed, names)
        self.signals: dict[Any, str] = {}
        self.rates: dict[Any, One] = {}
        self.named = {
            (b.name, what): self.words.free(f"{b.name}_{what}", *ENDINGS)
            for b in self.bodies
            for what in ("v", "omega")
        }
        self.places: dict[Any, tuple[One, Moving]] = {}

    # -- junctions ------------------------------------------------------------------------------------------------

    @cached_property
    def _identity(self) -> tuple[str, ...]:
        """The coordinates whose rates the speeds are, in their order; none where Q is more than that."""
        found = {}
        for x, row in zip(self.k.q.values(), self.k.Q.values(), strict=True):
            if len(row) == 1 and next(iter(row.values())) == 1:
                found[next(iter(row))] = str(x)
        whole = not self.k.driven and self.clock is None and len(found) == len(self.k.q) == len(self.k.flows)
        return tuple(found[u] for u in self.k.flows) if whole and set(found) == set(self.k.flows) else ()

    @cached_property
    def f(self) -> One:
        """The 1-junction of the flows."""
        names = [str(x) for x in (*self.k.flows, *([] if self.clock is None else [self.clock]))]
        if not names:
            law = "it has no speeds: nothing moves"
            raise StructureError(self.name, law, parties=(self.name,), remedy="give its coordinates and speeds")
        return One(self.words.free(f"{self.name}_f"), names, coordinates=self._identity)

    @cached_property
    def q_dot(self) -> One | None:
        """The 1-junction of the coordinates' rates."""
        if self._identity or not self.k.coordinates:
            return self.f if self._identity else None
        names = [str(x) for x in self.k.coordinates]
        rates = [self.words.free(f"{x}_rate") for x in names]
        return One(self.words.free(f"{self.name}_q_dot"), rates, coordinates=names)

    def _table(self, rows: Sequence[Row], place: str) -> Table:
        if self.clock is None and any(REST in row for row in tidied(rows)):
            law = "it moves with time itself, and nothing else in the model does"
            raise StructureError(place, law, parties=(place,), remedy="add a body or a load that moves so to the model")
        return table(rows, self.k.flows, self.clock, place)

    # -- chains ---------------------------------------------------------------------------------------------------

    def chains(self) -> Iterator[Chain]:
        """Everything, kinematics first."""
        yield from self._kinematics()
        bodies = [chain for b in self.bodies for chain in self._body(b)]
        if not bodies:
            law = "none of its bodies moves and has mass"
            raise StructureError(self.name, law, parties=[b.name for b in self.bodies], remedy="correct its bodies")
        yield from bodies
        yield from _acting.drawn(self)
        for x in self.holding:
            yield from self._constrained(x)
        for flow, name in self.signals.items():
            yield self.f[str(flow)] >> Df(name)

    def _kinematics(self) -> Iterator[Chain]:
        if self.q_dot is not None and not self._identity:
            rows = [*self.k.Q.values(), *({rate: sp.S.One} for _, rate in self.k.driven.values())]
            yield self.f >> TF(self.words.free(f"Q_{self.name}"), self._table(rows, self.name)) >> self.q_dot
        for symbol, rate in self.k.driven.values():
            yield Sf(self.words.free(f"drive_{symbol}"), given="position") >> self.f[str(rate)]
        for x in self.k.aux.values():
            yield Sf(self.words.free(f"{x}_held"), ("0",)) >> self.f[str(x)]
        if self.clock is not None:
            yield Sf(self.words.free(f"{self.name}_clock"), ("1",)) >> self.f[str(self.clock)]

    def _body(self, b: BodyRead) -> Iterator[Chain]:
        if b.v.moves and b.mass != 0:
            yield from self.placed(b.centre, self.named[b.name, "v"], b.v)
            v, _ = self.places[b.centre]
            yield v >> I(self.words.free(f"{b.name}_m"), formula(b.mass, b.name))
        if b.omega is not None and b.omega.moves and sp.zeros(3) != b.J:
            yield from self._turning(b, b.omega)

    def _turning(self, b: BodyRead, moving: Moving) -> Iterator[Chain]:
        """A body that turns about one of its axes has one moment; of the tensor's others nothing needs to be known."""
        yield from self.placed(b.body.frame, self.named[b.name, "omega"], moving)
        omega, _ = self.places[b.body.frame]
        name = self.words.free(f"{b.name}_J")
        k = self._about(moving)
        if k is not None:
            yield omega[omega.components[k]] >> I(name, formula(b.J[k, k], b.name))
        else:
            J = tuple(tuple(formula(x, b.name) for x in b.J.row(i)) for i in range(3))
            yield omega >> RigidInertia(name, J)

    def placed(self, at: Any, name: str, moving: Moving) -> Iterator[Chain]:
        """The chains to the velocity of a point or frame, which stays in `places`; first those to its axes' rate."""
        flow = One(name, [f"{name}_{x}" for x in LETTERS], frame=self._frame_of(at, name, moving))
        yield from self._rate_chains()
        yield from carried(self.f, self.words.free(f"d_{name}"), self._table(moving.rows, name), flow)
        self.places.setdefault(at, (flow, moving))

    def _frame_of(self, at: Any, name: str, moving: Moving) -> str:
        """What the junction states: its own name for an angular velocity in its own axes; where all turn about one of
        these, that rests."""
        if isinstance(at, ReferenceFrame) and self._about(moving) is not None:
            return "inertial"
        return name if moving.axes == at != self.k.N else self._frame(moving.axes)

    def _about(self, moving: Moving) -> int | None:
        """The one component of an angular velocity that does not vanish, if its axes turn about that at most."""
        about = {*moving.moves, *self.turns(moving.axes).moves}
        return about.pop() if len(about) == 1 else None

    # -- axes -----------------------------------------------------------------------------------------------------

    def _owner(self, axes: Any) -> BodyRead | None:
        """The body whose angular velocity is drawn along these axes, and is their rate."""
        for b in self.bodies:
            if b.omega is not None and b.omega.axes == axes == b.body.frame and b.omega.moves and sp.zeros(3) != b.J:
                return b
        return None

    def _frame(self, axes: Any) -> str:
        """What a 1-junction along axes states as its frame."""
        if axes == self.k.N or not self.turns(axes).moves:
            return "inertial"
        owner = self._owner(axes)
        if owner is not None:
            return self.named[owner.name, "omega"]
        if axes not in self.rates:
            name = self.words.free(f"{self.words.spelt(axes)}_rate", *ENDINGS)
            self.rates[axes] = One(name, [f"{name}_{x}" for x in LETTERS], frame=name)
            self._open.append(axes)
        return self.rates[axes].name

    @cached_property
    def _open(self) -> list[Any]:
        """Axes whose rate is not drawn yet."""
        return []

    def _rate_chains(self) -> Iterator[Chain]:
        while self._open:
            turning = self.turns(self._open.pop())
            flow = self.rates[turning.axes]
            rows = self._table(turning.rows, flow.name)
            yield from carried(self.f, self.words.free(f"d_{flow.name}"), rows, flow)

    # -- constraints, and what the user adds ----------------------------------------------------------------------

    def _constrained(self, x: Holding) -> Iterator[Chain]:
        row = {flow: c for flow, c in x.row.items() if flow is not REST}
        rows = self._table([row], x.name)
        value = (formula(-x.row.get(REST, sp.S.Zero), x.name),)
        positions = tuple(formula(p, x.name) for p in x.positions)
        source = PositionConstraint(x.name, value, positions=positions) if positions else Sf(x.name, value)
        yield self.f << TF(self.words.free(f"a_{x.name}"), rows) << source

    def velocity(self, name: str, point: Any, axes: Any) -> Velocity:
        """The velocity of a point, for what the user hangs there."""
        if not isinstance(point, Point):
            law = f"a force acts at a Point, not at {str(point)[:40]}"
            raise StructureError(self.name, law, parties=(name,), remedy="give a point of sympy.physics.mechanics")
        return self._branch(name, read_load(self.k, (point, Vector(0)), self.bodies), axes)

    def turning(self, name: str, frame: Any, axes: Any) -> Velocity:
        """The angular velocity of a frame, for what the user hangs there."""
        if not isinstance(frame, ReferenceFrame):
            law = f"a torque acts on a ReferenceFrame, not on {str(frame)[:40]}"
            raise StructureError(self.name, law, parties=(name,), remedy="give a frame of sympy.physics.mechanics")
        return self._branch(name, read_load(self.k, (frame, Vector(0)), self.bodies), axes)

    def _branch(self, name: str, load: Load, axes: Any) -> Velocity:
        along = self.k.N if axes is None else axes
        if axes is not None and axes not in self.rates and self._owner(axes) is None and self.turns(axes).moves:
            law = f"the rate of the axes of '{axes}' is not drawn"
            raise StructureError(
                name, law, parties=(name, str(axes)), remedy="leave out axes, and turn the force instead"
            )
        driven = len(self.k.driven)
        rows = tidied(self.k.rows(load.velocity(self.k), along, name))
        if len(self.k.driven) > driven:
            law = "it depends on a function of time that nothing in the model depends on"
            raise StructureError(name, law, parties=(name,), remedy="add a body or a load there to the model")
        return Velocity(self.f, name, self._table(rows, name), self._frame(along))
