"""A mechanism's matrices, energies, momenta and reactions as numbers, at one state or many at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

from bondgraph.algebra import expressions
from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.errors import SingularSystem, StructureError, ValueRefused
from bondgraph.program.other_words import no_attribute
from bondgraph.program.rank import is_definite
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.trajectory import Trajectory
from bondgraph_elements._other_words import DYNAMICS
from bondgraph_elements.mechanics.bodies.frame import Frame, Link, frame_of
from bondgraph_elements.mechanics.flexible.flexible_link import FlexibleLink
from bondgraph_elements.mechanics.mechanism.junctions import WRENCH
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism, checked
from bondgraph_elements.mechanics.numeric.compiled import Compiled
from bondgraph_elements.mechanics.numeric.driven import DrivenMechanism, undefined
from bondgraph_elements.mechanics.numeric.kinematics import Kinematics, Placed, SymbolicKinematics, crossed
from bondgraph_elements.mechanics.numeric.states import States


class Dynamics:
    """What a mechanism amounts to at a state: of its bodies and its gravity, not of what else hangs on it in a graph.

    Coordinates q, velocities f and accelerations f_dot are mappings from names to numbers, or arrays in the order of
    `coordinates` and `velocities`; what a mapping leaves out is zero. With arrays of shape (n,) for each name, or of
    shape (n, S), results have n as their first dimension. All velocities are driven in one graph, by their
    accelerations, which is compiled once; the efforts on its sources are the generalized forces. Each quantity is a
    program of the state, made when it is first asked for, and native code once it is asked for often.

    Args:
        mechanism: a tree of bodies and joints.
        values: its parameters by name; or a run of a graph that has the mechanism in it, for those of the run.
        algebra: to compile in; `bondgraph.algebra.table` by default, since nothing of it is read.

    Raises:
        StructureError: for a mechanism with closed loops, whose velocities are not independent.
        MissingValues, ValueRefused: for parameters without a value, and names that are none.

    >>> from bondgraph_elements.mechanics.joints.standard import Revolute
    >>> rod = Link("rod", "m", ("J", "J", 0), centre=(0, 0, "-l"))
    >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")], gravity=(0, 0, "-g"))
    >>> pendulum = Dynamics(swing, {"m": 2, "J": 0.5, "l": 0.5, "g": 10})
    >>> pendulum.mass_matrix({"pivot_q": 0.3}).tolist()
    [[1.0]]
    >>> pendulum.forces({"pivot_q": 0.0}, {"pivot": 2}, {"pivot": 3}).tolist()
    [3.0]
    """

    def __init__(
        self,
        mechanism: Mechanism,
        values: Mapping[str, float] | Trajectory | None = None,
        algebra: Algebra | None = None,
    ) -> None:
        self.mechanism = checked(mechanism, "Dynamics")
        if mechanism.closing:
            names = [joint.name for joint in mechanism.closing]
            law = f"{', '.join(names)} close loops, so that the velocities are not independent"
            remedy = f"ask bondgraph.dynamics(bondgraph.Graph('{mechanism.name}', *{mechanism.name}))"
            raise StructureError(mechanism.name, law, parties=names, remedy=remedy)
        if flexible := [link.name for link in mechanism.links if isinstance(link, FlexibleLink)]:
            law = f"{', '.join(flexible)} bend, and these are the dynamics of rigid bodies"
            remedy = "ask bondgraph.dynamics for those of its graph"
            raise StructureError(mechanism.name, law, parties=flexible, remedy=remedy)
        if "t" in self._gravity_names():
            law = "its gravity depends on t, and at a state alone there is no t"
            remedy = "drive the joints by sources in a graph, and simulate it: their efforts are the forces"
            raise ValueRefused(mechanism.name, law, parties=("t",), remedy=remedy)
        self._driven = DrivenMechanism(mechanism, values, chosen(algebra, "table"))
        self.kinematics = Kinematics(mechanism, self._driven.constants)
        self.coordinates, self.velocities = self.kinematics.coordinates, self.kinematics.velocities
        self._states = States(mechanism.name, self.coordinates, self.velocities)
        self._symbolic = SymbolicKinematics(mechanism, self._driven.constants)
        self._functions: dict[Any, Compiled] = {}

    def __repr__(self) -> str:
        velocities, coordinates = ", ".join(self.velocities), ", ".join(self.coordinates)
        return f"Dynamics({self.mechanism.name!r}: f = ({velocities}), q = ({coordinates}))"

    def _gravity_names(self) -> set[str]:
        return {name for entry in self.mechanism.gravity or () for name in expressions.names(entry)}

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            return no_attribute(self, name, DYNAMICS)

    # -- forces -----------------------------------------------------------------------------------------------------

    def forces(self, q: Any, f: Any = None, f_dot: Any = None) -> Any:
        """The generalized forces these accelerations need: inverse dynamics, A f_dot + D f - e, of shape (..., S)."""
        return self._evaluated(self._driven.efforts, q, f, f_dot)

    def bias(self, q: Any, f: Any = None) -> Any:
        """The generalized forces without acceleration, D f - e: those of gyration and of gravity."""
        return self.forces(q, f)

    def accelerations(self, q: Any, f: Any = None, forces: Any = None) -> Any:
        """The accelerations under some generalized forces besides gravity: forward dynamics.

        Raises:
            SingularSystem: where the mass matrix is singular, and so determines none.
        """
        import numpy as np

        place, f, given = self._states.together(q, f, forces)
        left = given - self._driven.evaluated(self._driven.efforts, self.coordinates, place, f, np.zeros(f.shape[-1]))
        if (function := self._functions.get("accelerations")) is None:
            names = tuple(f"force at {name}" for name in self.velocities)
            program = self._symbolic.solving(self._mass_matrix(self._symbolic), names)
            function = Compiled(program, [self.coordinates, names], {}, (len(names) + 2,), self._singular)
            self._functions["accelerations"] = function
        found = function(place, left)
        least, product = found[..., -2], found[..., -1]
        if not (least.min(initial=1.0) > 0 and product.min(initial=1.0) > SURELY_DEFINITE) and not is_definite(
            self.mass_matrix(q)
        ):
            self._singular(place, left)
        return found[..., :-2]

    def _singular(self, *given: Any) -> NoReturn:
        law = "the mass matrix is singular at these coordinates, and determines no accelerations"
        remedy = "give masses and inertias to what moves, and coordinates at which no velocities are dependent"
        raise SingularSystem(self.mechanism.name, law, parties=self.velocities, remedy=remedy)

    def reaction(
        self, joint: str, q: Any, f: Any = None, f_dot: Any = None, at: Any = None, axes: Any = None
    ) -> tuple[Any, Any]:
        """The moment and the force that a joint passes to its second body, those of its drive included.

        Args:
            joint: its name.
            at: a frame at whose point the moment is taken; by default the joint's second.
            axes: a frame along whose axes both are given, "ground" for inertial ones; by default the joint's second.

        Raises:
            StructureError: for a joint that is not there, or between bodies that rest.
        """
        found = self.mechanism.tree.joint(joint)
        if found.child.body in self.mechanism.tree.resting:
            law = f"'{joint}' joins bodies that rest, and what it passes is not computed"
            raise StructureError(self.mechanism.name, law, parties=(joint,), remedy="ask for a joint that moves")
        flat = self._evaluated(tuple(f"{joint}_{component}" for component in WRENCH), q, f, f_dot)
        R, r = self.pose(q, found.child)
        moment, force = _turned(R, flat[..., :3]), _turned(R, flat[..., 3:])
        if at is not None:
            import numpy as np

            moment = moment + np.cross(r - self.pose(q, at)[1], force)
        if axes is not None:
            R, _ = self.pose(q, axes)
        return _turned(_transposed(R), moment), _turned(_transposed(R), force)

    # -- motion -----------------------------------------------------------------------------------------------------

    def pose(self, q: Any, frame: Frame | Link | str) -> tuple[Any, Any]:
        """The rotation matrix from a frame's axes to inertial ones, and its place in these."""
        import numpy as np

        def columns(k: SymbolicKinematics) -> Any:
            found = k.at(k.symbols, frame)
            return np.concatenate([found.R, found.r[:, None]], axis=1)

        found = self._of_q(("pose", _key(frame)), columns, q)
        return found[..., :3], found[..., 3]

    def jacobian(self, q: Any, frame: Frame | Link | str, axes: Any = "ground") -> Any:
        """The Jacobian matrix of a frame's angular velocity, above its point's velocity, of shape (..., 6, S): times f.

        Args:
            axes: a frame along whose axes they are given; inertial ones by default.
        """
        import numpy as np

        def rows(k: SymbolicKinematics) -> Any:
            found, R = k.at(k.symbols, frame), _transposed(k.at(k.symbols, axes).R)
            return np.concatenate([R @ found.omega, R @ found.v], axis=-2)

        return self._of_q(("jacobian", _key(frame), _key(axes)), rows, q)

    def mass_matrix(self, q: Any) -> Any:
        """The mass matrix A, of shape (..., S, S): the kinetic energy is f.A f/2."""
        return self._of_q("mass matrix", self._mass_matrix, q)

    def _mass_matrix(self, k: SymbolicKinematics) -> Any:
        bodies = k.bodies(k.symbols)
        total = 0.0
        for link in self.mechanism.links:
            m, J = self._inertia(link)
            body, v = bodies[link.name], self._centre(bodies, link).v
            omega = _transposed(body.R) @ body.omega
            total = total + m * _transposed(v) @ v + _transposed(omega) @ J @ omega
        return total

    # -- energies and momenta ---------------------------------------------------------------------------------------

    def kinetic_energy(self, q: Any, f: Any) -> Any:
        """The kinetic energy T = f.A f/2, in J."""
        given = self._states.u(f)
        return (given * self.momenta(q, f)).sum(axis=-1) / 2

    def potential_energy(self, q: Any) -> Any:
        """The potential energy of gravity, in J; zero where all mass is at the origin.

        Raises:
            ValueRefused: where the mechanism has no gravity, or one that changes with its coordinates.
        """
        if self.mechanism.gravity is None:
            law = "it has no gravity, and of other forces the mechanism knows no potential"
            raise ValueRefused(self.mechanism.name, law, remedy="give the mechanism gravity=(0, 0, 0), say")
        if changing := sorted(self._gravity_names() & {*self.coordinates}):
            law = f"its gravity depends on {', '.join(changing)}, and its potential is not known"
            raise ValueRefused(self.mechanism.name, law, parties=changing, remedy="integrate the forces of gravity")
        g = self.kinematics.numbers((self.mechanism.gravity,))[0]
        return -self.mass * (self.mass_centre(q) @ g)

    def momenta(self, q: Any, f: Any) -> Any:
        """The generalized momenta p = A f, of shape (..., S)."""
        _, given = self._states.together(q, f)
        return (self.mass_matrix(q) @ given[..., None])[..., 0]

    def linear_momentum(self, q: Any, f: Any) -> Any:
        """The linear momentum of all bodies, in inertial axes."""
        return self.mass * self.mass_centre_velocity(q, f)

    def angular_momentum(self, q: Any, f: Any, about: Any = "ground") -> Any:
        """The angular momentum of all bodies, in inertial axes.

        Args:
            about: a frame about whose point, taken at rest, it is; None for the mass centre of the whole.

        Raises:
            ValueRefused: for what is no frame, such as the coordinates of a point.
        """
        _, given = self._states.together(q, f)
        key = ("angular momentum", about if about is None else _key(about, "about", ABOUT))
        return _turned(self._of_q(key, lambda k: self._angular_momentum(k, about), q), given)

    def _angular_momentum(self, k: SymbolicKinematics, about: Any) -> Any:
        """Its derivatives by the velocities."""
        bodies = k.bodies(k.symbols)
        still = Placed(None, k.at(k.symbols, about).r, None, 0.0) if about is not None else self._centre_of_mass(k)
        total = 0.0
        for link in self.mechanism.links:
            m, J = self._inertia(link)
            body, centre = bodies[link.name], self._centre(bodies, link)
            lever = m * crossed(centre.v - still.v, centre.r - still.r)
            total = total + body.R @ J @ _transposed(body.R) @ body.omega - lever
        return total

    @cached_property
    def mass(self) -> float:
        """The mass of all bodies, in kg."""
        return float(sum(self._inertia(link)[0] for link in self.mechanism.links))

    def mass_centre(self, q: Any) -> Any:
        """The place of the mass centre of all bodies, in inertial axes."""
        self._check_mass()
        return self._of_q("mass centre", lambda k: self._centre_of_mass(k).r, q)

    def mass_centre_velocity(self, q: Any, f: Any) -> Any:
        """The velocity of that mass centre, in inertial axes."""
        self._check_mass()
        _, given = self._states.together(q, f)
        return _turned(self._of_q("its velocity", lambda k: self._centre_of_mass(k).v, q), given)

    # -- how ------------------------------------------------------------------------------------------------------

    def _of_q(self, key: Any, of: Callable[[SymbolicKinematics], Any], q: Any) -> Any:
        """A quantity of the coordinates alone.

        Args:
            key: what it is called here.
            of: gives its entries in symbols.
            q: the coordinates.

        Raises:
            NoSolution: where it is not defined.
        """
        given = self._states.array(q, self.coordinates)
        if (function := self._functions.get(key)) is None:
            entries = of(self._symbolic)
            program = self._symbolic.program(entries.ravel())
            shape = entries.shape
            function = self._functions[key] = Compiled(program, [self.coordinates], {}, shape, self._undefined)
        return function(given)

    def _undefined(self, q: Any) -> NoReturn:
        self.kinematics.bodies(self._states.q(q))  # it names the joint
        raise undefined(self.mechanism, self.coordinates)

    def _check_mass(self) -> None:
        if not self.mass > 0:
            law = "its bodies have no mass, and so no mass centre"
            raise ValueRefused(self.mechanism.name, law, remedy="give one of them a mass")

    def _centre_of_mass(self, k: SymbolicKinematics) -> Placed:
        """The mass centre of all bodies in symbols: its place, and the derivatives of its velocity."""
        self._check_mass()
        bodies = k.bodies(k.symbols)
        shares = [self._inertia(link)[0] / self.mass for link in self.mechanism.links]
        centres = [self._centre(bodies, link) for link in self.mechanism.links]
        r, v = (sum(m * getattr(c, x) for m, c in zip(shares, centres, strict=True)) for x in "rv")
        return Placed(None, r, None, v)

    def _centre(self, bodies: Any, link: Link) -> Any:
        return self.kinematics.moved(bodies[link.name], Frame(link.name, link.centre))

    def _inertia(self, link: Link) -> tuple[float, Any]:
        """A mass that is a number is the default of a parameter, as in the graph."""
        mass = float(self.kinematics.numbers(((link.mass,),))[0, 0])
        if not expressions.names(link.mass):
            mass = self._driven.parameters.get(f"{link.name}_m", mass)
        return mass, self.kinematics.numbers(link.J_by_mass)

    def _evaluated(self, names: tuple[str, ...], q: Any, f: Any, f_dot: Any) -> Any:
        """Quantities of the driven graph, along the last dimension."""
        return self._driven.evaluated(names, self.coordinates, *self._states.together(q, f, f_dot))


SURELY_DEFINITE = 3 * ROUNDING
"""A matrix scaled to a diagonal of ones whose determinant is more has no eigenvalue of `ROUNDING` or less.

The other eigenvalues, whose sum is at most n, have a product of at most (n/(n - 1))^(n - 1), which is less than e.
"""


SWAPPED = "the coordinates come first, dynamics.jacobian(q, 'body')"
ABOUT = "give about='ground', a body, a point as Frame('ground', (x, y, z)), or None for the mass centre"


def _key(frame: Any, called: str = "frame", remedy: str = SWAPPED) -> Any:
    """A frame by its name, where it has one.

    Raises:
        ValueRefused: for what is no frame.
    """
    if isinstance(frame, str):
        return frame
    if isinstance(frame, Frame | Link):
        return frame_of(frame)
    law = f"{frame!r:.40} is no frame, no body and no name of a body"
    raise ValueRefused(called, law, remedy=remedy)


def _transposed(R: Any) -> Any:
    return R.swapaxes(-1, -2)


def _turned(R: Any, v: Any) -> Any:
    return (R @ v[..., None])[..., 0]
