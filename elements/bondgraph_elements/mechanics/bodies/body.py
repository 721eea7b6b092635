"""A rigid body: its inertias behind partial velocities, and the velocities of its points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.algebra import expressions
from bondgraph.errors import FrameError, StructureError
from bondgraph.graph.chain import Chain
from bondgraph.graph.element import Scalar
from bondgraph.graph.junction import Integrated, Junction, Origin
from bondgraph.graph.whole import maker_of
from bondgraph.program.tolerances import IDENTITY
from bondgraph_elements.inertia import I
from bondgraph_elements.junctions import One
from bondgraph_elements.mechanics._arguments import LETTERS, check_axes, vector
from bondgraph_elements.mechanics._matrix import Matrix, Table, beside, identity, skew, zeros
from bondgraph_elements.mechanics._numbers import random_values, values_of
from bondgraph_elements.mechanics.bodies.attitude import Attitude
from bondgraph_elements.mechanics.bodies.inertia_tensor import check_physical, inertia_of, mass_formula
from bondgraph_elements.mechanics.bodies.rigid_inertia import RigidInertia
from bondgraph_elements.mechanics.bodies.velocity import Point, Velocity, partial_velocities
from bondgraph_elements.mechanics.files.asked import Asked
from bondgraph_elements.mechanics.files.tabled import Tabled
from bondgraph_elements.mechanics.files.written import fields_of
from bondgraph_elements.two_ports import TF


@dataclass(frozen=True)
class Body(Tabled):
    """A rigid body as in [004] Fig. 1: f, the partial velocities (51) of its mass centre and of its angular velocity,
    and its inertias (52). Iterating gives its chains: `Graph(name, *body, ...)`.

    Points of it are given by their places: from the body's origin, in body axes. The origin is the mass centre, unless
    `centre` says where that is. Parts are named after the body: `<name>_v` the velocity of its mass centre,
    `<name>_omega` its angular velocity in body axes, `<name>_m` and `<name>_J` the inertias; of a free body `<name>_f`
    with the components `<name>_ux` ... of the origin's velocity and `<name>_wx` ... of the angular velocity, and
    `<name>_q_dot` with the coordinates.

    Args:
        name: of the body.
        mass: a number or a formula in parameters.
        inertia: an `Inertia`; three principal moments or a matrix are one about the mass centre, in body axes.
        attitude: how it stands; needed where body and inertial axes meet. With an `f` of your own its coordinates are
            integrated where you name them: at `f`, or at a junction of their rates.
        f: the 1-junction of the generalized velocities; left out for a free body, of which f is (v, omega).
        dv: partial velocities of the origin, of shape (3, n), or as a mapping of components of f to columns: {} for an
            origin at rest.
        domega: partial velocities of the angular velocity, likewise.
        v_axes: the axes of v, "inertial" or "body".
        omega_axes: the axes of omega, "body" or "inertial".
        centre: the place of the mass centre.
        position: names of the origin's coordinates of a free body, `<name>_x`, `<name>_y`, `<name>_z` by default.

    Raises:
        StructureError: for partial velocities of another shape, and for an inertia that no body has.
        FrameError: where body and inertial axes meet, and no attitude is given.

    >>> from bondgraph import Graph
    >>> from bondgraph.elements import Se
    >>> top = Body("top", "m", ("A", "A", "C"))
    >>> sorted(Graph("thrown", *top, Se("gravity", (0, 0, "-m*g")) >> top.v).elements)
    ['Q_top', 'd_top_omega', 'd_top_v', 'gravity', 'top_J', 'top_f', 'top_m', 'top_omega', 'top_q_dot', 'top_v']
    """

    name: str
    mass: Scalar
    inertia: Any
    attitude: Attitude | None = None
    _: KW_ONLY
    f: Junction | None = None
    dv: Any = None
    domega: Any = None
    v_axes: str = "inertial"
    omega_axes: str = "body"
    centre: Any = (0, 0, 0)
    position: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        expressions.identifier(self.name, "a body")
        put = object.__setattr__
        check_axes(self.name, self.v_axes)
        check_axes(self.name, self.omega_axes)
        put(self, "mass", expressions.text(self.mass))
        put(self, "centre", vector(self.name, self.centre, "a mass centre"))
        put(self, "inertia", inertia_of(self.name, self.inertia))
        if not isinstance(self.attitude, Attitude | None):
            law = f"{self.attitude!r:.60} is no attitude, whose coordinates are known"
            remedy = "give one such as euler_angles('zyx', ('psi', 'theta', 'phi'))"
            raise StructureError(self.name, law, parties=(self.name,), remedy=remedy)
        if self.f is None:
            self._set_free()
        put(self, "dv", partial_velocities(self.name, self.junction, self.dv, "dv"))
        put(self, "domega", partial_velocities(self.name, self.junction, self.domega, "domega"))
        check_physical(f"{self.name}_J", self.J, self.inertia.about)
        self._check_turning()

    def _set_free(self) -> None:
        """f = (v, omega), with the coordinates that are known."""
        put = object.__setattr__
        if self.dv is not None or self.domega is not None:
            raise StructureError(
                self.name,
                "partial velocities are those of generalized velocities, and none are given",
                parties=(self.name,),
                remedy="give their 1-junction as f",
            )
        names = [f"{self.name}_{letter}{axis}" for letter in "uw" for axis in LETTERS]
        origin = Origin(self.name, f"the body '{self.name}'", f"d_{self.name}_v", maker=self)
        put(self, "f", One(f"{self.name}_f", names).of(origin))
        put(self, "dv", beside(identity(3), zeros(3, 3)))
        put(self, "domega", beside(zeros(3, 3), identity(3)))
        if self.attitude is not None or self.v_axes == "inertial":
            put(self, "position", tuple(self.position) or tuple(f"{self.name}_{x}" for x in LETTERS))
        self._kinematics()  # an attitude without Q is refused here, not at first use

    def _check_turning(self) -> None:
        """Where f holds the rates of the attitude's coordinates, these give the angular velocity.

        Raises:
            FrameError: where `domega` says otherwise.
        """
        own, attitude = self.junction.coordinates, self.attitude
        if attitude is None or attitude.domega is None or not {*attitude.coordinates} <= {*own}:
            return
        columns = dict(zip(attitude.coordinates, attitude.partial(self.omega_axes).T, strict=True))
        expected = Matrix(columns.get(name, ("0", "0", "0")) for name in own).T
        for seed in range(2):
            at = random_values((*expected, *self.domega), seed)
            rates, given = values_of(expected, at), values_of(self.domega, at)
            if abs(rates - given).max() > IDENTITY * max(1.0, abs(rates).max()):
                raise FrameError(
                    self.name,
                    f"'{self.junction.name}' turns the attitude otherwise than domega, in {self.omega_axes} axes, says",
                    parties=(self.name, self.junction.name),
                    remedy=f"give attitude.partial('{self.omega_axes}'), or name the axes of domega by omega_axes",
                )

    @property
    def junction(self) -> Junction:
        """The 1-junction of the generalized velocities."""
        assert self.f is not None
        return self.f

    @cached_property
    def J(self) -> Table:
        """The inertia tensor about the mass centre, in body axes."""
        return self._central(self.mass)

    @cached_property
    def J_by_mass(self) -> Table:
        """J in the parameter of the mass: known about another point, it changes with another mass than the default."""
        return self._central(mass_formula(self.name, self.mass))

    def _central(self, mass: str) -> Table:
        found: Table = self.inertia.in_body_axes(self.attitude).about_centre(mass, self.centre).tensor
        return found

    @property
    def v(self) -> One:
        """The 1-junction of the mass centre's velocity."""
        return self._centre.flow.of(self._centre.origin(self))

    @property
    def omega(self) -> One:
        """The 1-junction of the angular velocity in body axes: a moment in body axes is an effort there."""
        origin = self._turning.origin(self)
        if self.attitude is not None:
            origin = replace(origin, bounds=self.attitude.bounds(self.name))
        return self._turning.flow.of(origin)

    @cached_property
    def integrated(self) -> Integrated | None:
        """Those coordinates of the attitude that change as the body turns; None where there are none."""
        if self.attitude is None or not (names := self.attitude.changed_by(self.domega, self.omega_axes)):
            return None
        f, given = self.junction.name, f"coordinates=({', '.join(map(repr, names))},)"
        return Integrated(
            names,
            f"'{f}' turns the body '{self.name}', and its attitude would not follow: nothing integrates {{}}",
            f"where components of '{f}' are their rates, write One('{f}', ..., {given}); else add "
            f"{f} >> TF('Q_{self.name}', Q) >> One('{self.name}_q_dot', {given}), whose Q gives these rates",
        )

    @cached_property
    def _centre(self) -> Point:
        return self.point("v", self.centre, self.v_axes)

    @cached_property
    def _turning(self) -> Velocity:
        return self.turning("omega", "body")

    def point(self, name: str, place: Any, axes: str = "inertial") -> Point:
        """The velocity v + omega x r of a point of the body.

        Args:
            name: of the point; its junction is `<body>_<name>`.
            place: r, from the body's origin, in body axes.
            axes: of its components, and so of a force on it: "inertial" or "body".

        >>> Body("rod", 1, (1, 1, 0)).point("end", (0, 0, "l"), "body").flow.frame
        Traceback (most recent call last):
        ...
        bondgraph.errors.FrameError: FrameError: rod: ...
        """
        r = vector(self.name, place, f"the place of '{name}'")
        rows = self._along(self.dv, self.v_axes, axes)
        if any(entry != "0" for entry in r):
            spun = -skew(r) @ self._along(self.domega, self.omega_axes, "body")
            rows = rows + self._along(spun, "body", axes)
        found = Point(self.junction, f"{self.name}_{name}", rows, self._frame(axes), r)
        return found.of(Asked(found.name, "point", self, {"place": r, "axes": axes}, "body"))

    def turning(self, name: str, axes: str) -> Velocity:
        """The angular velocity, its components in "inertial" or "body" axes: a moment is an effort on its `flow`.

        Args:
            name: its junction is `<body>_<name>`.
            axes: of its components.
        """
        rows = self._along(self.domega, self.omega_axes, axes)
        found = Velocity(self.junction, f"{self.name}_{name}", rows, self._frame(axes))
        return found.of(Asked(found.name, "turning", self, {"axes": axes}, "body"))

    def _frame(self, axes: str) -> str:
        return f"{self.name}_omega" if axes == "body" else "inertial"

    def _along(self, rows: Table, given: str, axes: str) -> Matrix:
        """The components of vectors in other axes."""
        if given == check_axes(self.name, axes) or all(entry == "0" for row in rows for entry in row):
            return Matrix(rows)
        R = self._rotation()
        return (R if axes == "inertial" else R.T) @ rows

    def _rotation(self) -> Matrix:
        if self.attitude is None:
            raise FrameError(
                self.name,
                "body and inertial axes meet here, and the attitude is not known",
                parties=(self.name,),
                remedy="give the body its attitude, such as euler_angles('zyx', ('psi', 'theta', 'phi'))",
            )
        return Matrix(self.attitude.R)

    def __iter__(self) -> Iterator[Chain]:
        yield self._centre.to(self.v)
        yield self.v >> I(f"{self.name}_m", self.mass)
        yield self._turning.to(self.omega)
        yield self.omega >> RigidInertia(f"{self.name}_J", self.J_by_mass)
        if self.position:
            angles = () if self.attitude is None else self.attitude.coordinates
            q_dot = One(f"{self.name}_q_dot", coordinates=(*self.position, *angles))
            yield self.junction >> TF(f"Q_{self.name}", self._kinematics()) >> q_dot

    # -- in model files ---------------------------------------------------------------------------------------------

    @property
    def _is_free(self) -> bool:
        return maker_of(self.junction) is self

    def written(self) -> dict[str, Any]:
        own = fields_of(self)
        if self._is_free:
            usual = tuple(f"{self.name}_{x}" for x in LETTERS)
            left = {"f", "dv", "domega"} | ({"position"} if self.position == usual else set())
            own = {word: value for word, value in own.items() if word not in left}
        else:
            own |= {"dv": self.dv, "domega": self.domega}  # where nothing moves, too
        return {"type": "Body", **own}

    def hangs_on(self) -> tuple[str, ...]:
        return () if self._is_free else (self.junction.name,)

    def _kinematics(self) -> Table:
        """Q of a free body."""
        moved = beside(self._along(identity(3), self.v_axes, "inertial"), zeros(3, 3))
        if self.attitude is None:
            return moved
        turned = self.attitude.rates(self.omega_axes)
        return *moved, *beside(zeros(len(turned), 3), turned)
