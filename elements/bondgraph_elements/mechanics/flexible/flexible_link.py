"""A flexible body of a mechanism, by assumed modes."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import Any

from bondgraph.errors import StructureError
from bondgraph.program.rank import is_definite
from bondgraph_elements.mechanics._arithmetic import value
from bondgraph_elements.mechanics._matrix import Matrix, Table, beside, identity, skew, zeros
from bondgraph_elements.mechanics.bodies.frame import Frame, Link
from bondgraph_elements.mechanics.flexible._modal import (
    as_tuples,
    damping_of,
    fields,
    numbers,
    stiffness_of,
)
from bondgraph_elements.mechanics.flexible._shape import Shape
from bondgraph_elements.mechanics.flexible.flexure import Flexure
from bondgraph_elements.mechanics.flexible.station import Station


@dataclass(frozen=True)
class FlexibleLink(Link):
    """A body that deforms by n assumed modes: its partial velocities include phi_i, [004] 3.4.

    A point of the body is at r = place + sum phi_i q_i + sum g_ij q_i q_j / 2 from its origin, in body axes. The second
    derivatives g are what bending takes from a length: with them a spinning beam stiffens (T. R. Kane, R. R. Ryan and
    A. K. Banerjee, "Dynamics of a cantilever beam attached to a moving base", J. Guidance 10 (1987) 139), without them
    it softens. Nothing else is left out: the kinetic energy is that of all nodes with these velocities.

    The modal coordinates are `<name>_q1`, ..., their rates `<name>_u1`, ... among the velocities of the mechanism. The
    body's own frame is that of the undeformed body, at its origin. A point that the modes move is a `Station`: joints
    sit and forces act at `body.at("tip")`, the frame of the body `<name>_tip` without mass. In the graph there are
    `<name>_elastic`, a C on the rates of the modal coordinates, and `<name>_loss`, an R, where there is damping.

    Args:
        name: of the body.
        masses: of its nodes, of shape (N,), in kg.
        places: of the undeformed nodes, from the body's origin, in body axes, of shape (N, 3), in m.
        shapes: phi, the displacement of the nodes in each mode, of shape (n, N, 3).
        stations: where joints sit and forces act, at least one.
        frequencies: of the modes, in rad/s, where these are orthogonal; or give
        stiffness: their stiffness matrix, of shape (n, n).
        damping: ratios to the critical one, one for all natural modes or one for each, lowest frequency first.
        foreshortening: g, of shape (n, n, N, 3); zero by default.

    Raises:
        StructureError: for arrays of the wrong shape, masses that are not positive, modes that move no mass or repeat
            others, and frequencies of modes that are not orthogonal.

    >>> tip = Station("tip", (1, 0, 0), shapes=((0, 1, 0),), rotations=((0, 0, 1.5),))
    >>> places, shapes = ((0.5, 0, 0), (1, 0, 0)), (((0, 0.3, 0), (0, 1, 0)),)
    >>> rod = FlexibleLink("rod", masses=(1, 1), places=places, shapes=shapes, stations=(tip,), frequencies=(20,))
    >>> rod.mass, rod.at("tip").body, [[round(float(k)) for k in row] for row in rod.K]
    ('2', 'rod_tip', [[436]])
    """

    mass: str = field(init=False)
    _: KW_ONLY
    inertia: Any = field(init=False)
    centre: Any = field(init=False)
    planar: Any = field(init=False, default=None)
    masses: Any
    places: Any
    shapes: Any
    stations: tuple[Station, ...]
    frequencies: Any = None
    stiffness: Any = None
    damping: Any = 0.0
    foreshortening: Any = None

    def __post_init__(self) -> None:
        import numpy as np

        put, name = object.__setattr__, self.name
        count, n = len(self.masses), len(self.shapes)
        second = np.zeros((n, n, count, 3)) if self.foreshortening is None else self.foreshortening
        put(self, "masses", numbers(name, self.masses, (count,), "the masses of its nodes"))
        put(self, "places", numbers(name, self.places, (count, 3), "the places of its nodes"))
        put(self, "shapes", numbers(name, self.shapes, (n, count, 3), "the shapes of its modes"))
        put(self, "foreshortening", numbers(name, second, (n, n, count, 3), "the second derivatives of its places"))
        put(self, "stations", tuple(self.stations))
        for what in ("frequencies", "stiffness", "damping"):
            if getattr(self, what) is not None:
                put(self, what, as_tuples(np.array(getattr(self, what), float)))
        self._check()
        masses, r = np.array(self.masses), np.array(self.places)
        centre = masses @ r / masses.sum()
        products = np.einsum("k,ki,kj->ij", masses, r - centre, r - centre)
        put(self, "mass", float(masses.sum()))
        put(self, "centre", tuple(centre))
        put(self, "inertia", tuple(map(tuple, np.trace(products) * np.eye(3) - products)))
        super().__post_init__()

    def _check(self) -> None:
        name = self.name
        if not self.masses or min(self.masses) <= 0:
            law, remedy = "the masses of its nodes are positive", "leave out nodes without mass; stations need none"
            raise StructureError(name, law, parties=(name,), remedy=remedy)
        if not self.shapes or not is_definite(self.modal_masses):
            law = "its modes move no mass, or repeat each other"
            raise StructureError(name, law, parties=(name,), remedy="give independent shapes at nodes of mass")
        if not self.stations or any(len(s.shapes) != len(self.shapes) for s in self.stations):
            law = f"it has stations, with the shapes of its {len(self.shapes)} modes there"
            raise StructureError(name, law, parties=(name,), remedy="give a Station for each point that is asked for")
        _ = self.K, self.loss

    # -- numbers ----------------------------------------------------------------------------------------------------

    @cached_property
    def modal_masses(self) -> Any:
        """The matrix of shape (n, n) of the integrals of phi_i . phi_j dm."""
        import numpy as np

        shapes = np.array(self.shapes)
        return np.einsum("k,ikx,jkx->ij", np.array(self.masses), shapes, shapes)

    @cached_property
    def K(self) -> Any:
        """The stiffness matrix, of shape (n, n)."""
        return stiffness_of(self.name, self.modal_masses, self.frequencies, self.stiffness)

    @property
    def compliance(self) -> Any:
        """The inverse of the stiffness matrix, by its diagonal where it has no other entries."""
        import numpy as np

        diagonal = np.diag(np.diag(self.K))
        return (1 / np.diag(self.K)).tolist() if (diagonal == self.K).all() else np.linalg.inv(self.K).tolist()

    @cached_property
    def loss(self) -> Any:
        """The damping matrix, of shape (n, n), with which every natural mode has its ratio."""
        return damping_of(self.name, self.modal_masses, self.K, self.damping)

    # -- what it is made of -------------------------------------------------------------------------------------------

    @cached_property
    def modes(self) -> tuple[str, ...]:
        """Names of the modal coordinates."""
        return tuple(f"{self.name}_q{i + 1}" for i in range(len(self.shapes)))

    @cached_property
    def carried(self) -> tuple[Link, ...]:
        """The bodies without mass at its stations."""
        return tuple(Link(f"{self.name}_{station.name}") for station in self.stations)

    @cached_property
    def flexures(self) -> tuple[Flexure, ...]:
        """The joints that lead to its stations; the first has the modal coordinates, the others follow it."""
        rates = tuple(f"{self.name}_u{i + 1}" for i in range(len(self.shapes)))
        names = [f"{self.name}_to_{station.name}" for station in self.stations]
        return tuple(
            Flexure(
                name,
                self.name,
                body.name,
                station=station,
                modes=self.modes,
                rates=rates,
                leader=names[0] if name != names[0] else "",
            )
            for name, body, station in zip(names, self.carried, self.stations, strict=True)
        )

    def at(self, station: str) -> Frame:
        """The frame of a station: a joint sits there, a force acts there.

        Raises:
            StructureError: for a station that it has not.
        """
        if station not in (known := [each.name for each in self.stations]):
            law = f"it has no station {station!r:.40}"
            raise StructureError(self.name, law, parties=(self.name,), remedy=f"there are {', '.join(known)}")
        return Frame(f"{self.name}_{station}")

    def frame(self, place: Any = (0, 0, 0), axes: Any = ()) -> Frame:
        """A frame at its origin; all other points move with the modes.

        Raises:
            StructureError: for another place.
        """
        return self.fixed(super().frame(place, axes))

    def fixed(self, frame: Frame) -> Frame:
        """The frame itself, where it is one that the modes leave at rest in the body."""
        if any(value(entry) != 0 for entry in frame.place):
            law = f"its point at ({', '.join(frame.place)}) moves with its modes, and is no frame fixed in it"
            remedy = "name a station, body.at('tip'), or the frame of one"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        return frame

    # -- partial velocities -------------------------------------------------------------------------------------------

    @cached_property
    def _fields(self) -> list[Shape]:
        """Combinations of its nodes that have all its kinetic energy, each with its mass; the mass centre first."""
        import numpy as np

        n, N = len(self.shapes), len(self.masses)
        r, phi, g = (np.array(x) for x in (self.places, self.shapes, self.foreshortening))
        g = (g + g.swapaxes(0, 1)) / 2
        ij = np.triu_indices(n)
        columns = [np.ones((N, 1)), r, *phi, *g[ij]]
        R = fields(np.array(self.masses), np.concatenate(columns, axis=1).T)
        found = []
        for row in R:
            place, shapes, second = np.split(row[1:], [3, 3 + 3 * n])
            whole = np.zeros((n, n, 3))
            whole[ij] = second.reshape(-1, 3)
            whole.swapaxes(0, 1)[ij] = whole[ij]
            found.append(Shape(self.modes, place, shapes.reshape(n, 3), whole))
        return found

    @property
    def count(self) -> int:
        """The number of these combinations."""
        return len(self._fields)

    @property
    def brought(self) -> list[str]:
        """Names of the elements that a graph has of it, besides those of a rigid body."""
        parts = ["d_{}_move", "d_{}_bend", "{}_nodes", "{}_elastic", "{}_loss", "{}_v", "{}_m"]
        each = (f"{{}}_{letter}{k}" for k in range(1, self.count) for letter in "vm")
        return [part.format(self.name) for part in (*parts, *each)]

    @cached_property
    def of_twist(self) -> Matrix:
        """Their velocities, of shape (3 count, 6), of the body's twist."""
        own = (identity(3) if k == 0 else zeros(3, 3) for k in range(self.count))
        return Matrix(
            row for shape, moved in zip(self._fields, own, strict=True) for row in beside(-skew(shape.place), moved)
        )

    @cached_property
    def of_modes(self) -> Table:
        """Their velocities, of shape (3 count, n), of the rates of the modal coordinates."""
        return tuple(row for shape in self._fields for row in shape.slopes)


def with_stations(links: tuple[Any, ...], joints: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Bodies and joints, with those of the stations of flexible ones."""
    flexible = [link for link in links if isinstance(link, FlexibleLink)]
    bodies = (body for link in flexible for body in link.carried if body not in links)
    flexures = (flexure for link in flexible for flexure in link.flexures if flexure not in joints)
    return (*links, *bodies), (*joints, *flexures)
