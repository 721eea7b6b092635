"""Places, rotations and Jacobian matrices of a mechanism's bodies as numbers, at one configuration or many at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial, reduce
from typing import Any, NamedTuple

from bondgraph.algebra import expressions, table
from bondgraph.algebra.table.nodes import ordered
from bondgraph.algebra.table.scalar import Scalar
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.errors import MissingValues, NoSolution, StructureError, ValueRefused
from bondgraph.program.evaluate import series
from bondgraph.program.program import Builder, Program
from bondgraph_elements.mechanics._matrix import Row, Table
from bondgraph_elements.mechanics.bodies.frame import GROUND, Frame, Link, frame_of
from bondgraph_elements.mechanics.joints import twists
from bondgraph_elements.mechanics.joints.joint import Joint
from bondgraph_elements.mechanics.mechanism.mechanism import Mechanism, checked


class Placed(NamedTuple):
    """A frame of a body.

    Attributes:
        R: rotation matrix from its axes to inertial ones, of shape (..., 3, 3).
        r: its place, in inertial axes, of shape (..., 3).
        omega: of its angular velocity, by the generalized velocities, in inertial axes, of shape (..., 3, S).
        v: of its point's velocity, likewise.
    """

    R: Any
    r: Any
    omega: Any
    v: Any


class Kinematics:
    """Where the bodies of a mechanism are, and how its velocities move them.

    Configurations are given by the names of the coordinates, each a number, or an array of one shape for many at once.

    Args:
        mechanism: the mechanism; of one with closed loops all coordinates are given, those of the tree.
        values: its parameters by name; more may be given.

    Raises:
        MissingValues: for parameters without a value.
        ValueRefused: for a radius that is not positive.

    >>> from bondgraph_elements.mechanics.joints.standard import Revolute
    >>> rod = Link("rod", 2, centre=("l/2", 0, 0))
    >>> swing = Mechanism("swing", [rod], [Revolute("pivot", "ground", rod, "y")])
    >>> tip = Kinematics(swing, {"l": 3}).at({"pivot_q": 0.0}, rod.frame(("l", 0, 0)))
    >>> tip.r.tolist(), tip.v[:, 0].tolist()
    ([3.0, 0.0, 0.0], [0.0, 0.0, -3.0])
    """

    _entry: type = float

    def __init__(self, mechanism: Mechanism, values: Mapping[str, float] | None = None) -> None:
        self.mechanism, self.values = checked(mechanism, "Kinematics"), dict(values or {})
        motions = [joint.motion for joint in mechanism.tree.joints]
        self.coordinates = tuple(dict.fromkeys(name for motion in motions for name in motion.coordinates))
        self.velocities: tuple[str, ...] = mechanism.f.components
        self._known: dict[Any, Any] = {}
        self._motions = [
            (*j.motion.R, j.motion.place, *j.motion.omega, *j.motion.v, *j.motion.Q) for j in mechanism.tree.joints
        ]
        self._check()

    def __repr__(self) -> str:
        return f"Kinematics({self.mechanism.name!r}: q = ({', '.join(self.coordinates)}))"

    def _check(self) -> None:
        used = {name for rows in self._motions for row in rows for entry in row for name in expressions.names(entry)}
        missing = sorted(used - {*self.coordinates, *self.values})
        if missing:
            wanted = ", ".join(f"'{name}': ..." for name in missing)
            law = f"no value for {', '.join(missing)}"
            raise MissingValues(self.mechanism.name, law, parties=missing, remedy=f"give values={{{wanted}}}")
        for bound in (bound for joint in self.mechanism.tree.joints for bound in joint.bounds):
            if bound.names <= self.values.keys():
                bound.check(float(self.numbers(((bound.formula,),))[0, 0]), self.values)

    def _shape(self, q: Mapping[str, Any]) -> tuple[int, ...]:
        """That of the coordinates, which are given by name."""
        import numpy as np

        try:
            return np.broadcast_shapes(*(np.shape(q[name]) for name in self.coordinates))
        except (KeyError, TypeError, IndexError):
            law = f"{q!r:.60} does not give {', '.join(self.coordinates)}"
            remedy = "give a dictionary of numbers by these names"
            raise ValueRefused(self.mechanism.name, law, parties=self.coordinates, remedy=remedy) from None

    def bodies(self, q: Mapping[str, Any]) -> dict[str, Placed]:
        """Every body's origin and axes, by name, the ground's first."""
        import numpy as np

        shape = self._shape(q)
        none: Any = np.zeros((*shape, 3, len(self.velocities)), self._entry)
        still: Any = np.zeros((*shape, 3), self._entry)
        found = {GROUND: Placed(np.broadcast_to(np.eye(3, dtype=self._entry), (*shape, 3, 3)), still, none, none)}
        for joint, rows in zip(self.mechanism.tree.joints, self._tables(q, shape), strict=True):
            before = self.moved(found[joint.parent.body], joint.parent)
            second = self._across(joint, before, rows)
            found[joint.child.body] = self._back(second, joint.child)
        return found

    def at(self, q: Mapping[str, Any], frame: Frame | Link | str) -> Placed:
        """One frame, placed."""
        wanted = self.mechanism.tree.fixed(frame_of(frame))
        bodies = self.bodies(q)
        if wanted.body not in bodies:
            known = ", ".join(bodies)
            law = f"there is no body {wanted.body!r:.40}"
            raise StructureError(self.mechanism.name, law, parties=(wanted.body,), remedy=f"there are {known}")
        return self.moved(bodies[wanted.body], wanted)

    def second(self, q: Mapping[str, Any], joint: Joint) -> Placed:
        """A joint's second frame, placed."""
        return self.at(q, joint.child)

    def moved(self, body: Placed, frame: Frame) -> Placed:
        """A frame of a body, whose origin and axes are placed."""
        axes, place = self.numbers(frame.axes), self.numbers((frame.place,))[0]
        lever = body.R @ place
        return Placed(body.R @ axes, body.r + lever, body.omega, body.v + crossed(body.omega, lever))

    def _back(self, at: Placed, frame: Frame) -> Placed:
        """The body's origin and axes of one of its frames."""
        back = twists.of_frame(frame).inverse
        axes, place = self.numbers(back.R), self.numbers((back.place,))[0]
        lever = at.R @ place
        return Placed(at.R @ axes, at.r + lever, at.omega, at.v + crossed(at.omega, lever))

    def _across(self, joint: Joint, first: Placed, rows: Any) -> Placed:
        """The second frame of a joint, from its first."""
        own = [self.velocities.index(name) for name in joint.motion.velocities]
        n = len(own)
        lever = (first.R @ rows[..., 3, :3, None])[..., 0]
        R = first.R @ rows[..., :3, :3]
        omega, v = first.omega.copy(), first.v + crossed(first.omega, lever)
        omega[..., own] += R @ rows[..., 4:7, :n]
        v[..., own] += R @ rows[..., 7:10, :n]
        return Placed(R, first.r + lever, omega, v)

    def Q(self, q: Mapping[str, Any], joint: Joint) -> Any:
        """The matrix Q of a joint's kinematics, q_dot = Q u."""

        shape = self._shape(q)
        found = self._tables(q, shape)[self.mechanism.tree.joints.index(joint)]
        return found[..., 10 : 10 + len(joint.motion.coordinates), : len(joint.motion.velocities)]

    def _tables(self, q: Mapping[str, Any], shape: tuple[int, ...]) -> list[Any]:
        """R, place, omega, v and Q of each joint, one below another."""
        import numpy as np

        flat = self._entries(q)
        found, taken = [], 0
        for joint, rows in zip(self.mechanism.tree.joints, self._motions, strict=True):
            own: Any = np.zeros((*shape, len(rows), max(3, *map(len, rows))), self._entry)
            for i, row in enumerate(rows):
                for j in range(len(row)):
                    own[..., i, j] = flat[taken]
                    taken += 1
            if self._entry is float and not np.isfinite(own).all():
                law = "its pose is not defined at these coordinates"
                remedy = "give Euler parameters that are not all zero, and angles at which they are not singular"
                raise NoSolution(joint.name, law, parties=joint.motion.coordinates, remedy=remedy)
            found.append(own)
        return found

    def _entries(self, q: Mapping[str, Any]) -> Sequence[Any]:
        """The entries of the tables of all joints."""
        import numpy as np

        found: Sequence[Any] = self._evaluate([np.asarray(q[name], float) for name in self.coordinates])
        return found

    @cached_property
    def _flat(self) -> list[str]:
        return [entry for rows in self._motions for row in rows for entry in row]

    @cached_property
    def _evaluate(self) -> Any:
        return self._compiled(self._flat, self.coordinates)

    def _compiled(self, entries: Sequence[str], given: Sequence[str]) -> Any:
        """Formulas as a function of some names' values; the others are parameters."""
        from bondgraph.algebra import table as xp

        builder = Builder(tuple(given))
        memo: dict[Any, int] = {xp.symbol(name): slot for slot, name in enumerate(given)}
        memo |= {xp.symbol(name): builder.number(float(x)) for name, x in self.values.items() if name not in given}
        built = {text: xp.lower(xp.build(text, xp.symbol), builder, memo) for text in dict.fromkeys(entries)}
        return series(builder.finish({str(k): built[text] for k, text in enumerate(entries)}))

    def numbers(self, rows: Table | tuple[Row, ...]) -> Any:
        """Formulas in parameters, as numbers.

        Raises:
            MissingValues: for parameters without a value.
        """
        import numpy as np

        if rows not in self._known:
            missing = sorted({x for row in rows for entry in row for x in expressions.names(entry)} - {*self.values})
            if missing:
                wanted = ", ".join(f"'{name}': ..." for name in missing)
                law = f"no value for {', '.join(missing)}"
                raise MissingValues(self.mechanism.name, law, parties=missing, remedy=f"give values={{{wanted}}}")
            flat = self._compiled([entry for row in rows for entry in row], ())([])
            self._known[rows] = np.array(flat, float).reshape(len(rows), -1)
        return self._known[rows]


class SymbolicKinematics(Kinematics):
    """The same in symbols of an algebra: coordinates are symbols, and what is placed are arrays of expressions."""

    _entry = object

    @property
    def symbols(self) -> dict[str, Any]:
        """The coordinates."""
        return {name: table.symbol(name) for name in self.coordinates}

    def program(self, entries: Iterable[Any]) -> Program:
        """The program of some expressions, or numbers, of the time and the coordinates.

        Behind them are those entries of the joints' tables that are not defined everywhere.
        """
        builder, memo = self._begun(())
        risky = dict.fromkeys(x for x in self._entries(self.symbols) if any(y.operation in RISKY for y in ordered(x)))
        slots = [table.lower(_scalar(x), builder, memo) for x in (*entries, *risky)]
        return builder.finish({str(k): slot for k, slot in enumerate(slots)})

    def solving(self, matrix: Any, right: Sequence[str]) -> Program:
        """The program that solves a symmetric system as if it were definite, its right side given by these names.

        Behind the solution are its least pivot, and the product of all, of the matrix scaled to a diagonal of ones.
        """
        builder, memo = self._begun(right)
        emit, n = builder.emit, range(len(right))
        A = [[table.lower(_scalar(matrix[i, j]), builder, memo) for j in range(i + 1)] for i in n]
        x = [memo[table.symbol(name)] for name in right]
        L: list[list[int]] = [[] for _ in n]
        pivots: list[int] = []
        for i in n:  # A = L D L^T
            parts: list[int] = []
            for j in range(i + 1):
                left = A[i][j]
                for k in range(j):
                    left = emit("sub", left, emit("mul", parts[k], L[j][k]))
                parts.append(left)
                if j < i:
                    L[i].append(emit("div", left, pivots[j]))
            pivots.append(parts[i])
        for i in n:
            for j in range(i):
                x[i] = emit("sub", x[i], emit("mul", L[i][j], x[j]))
        x = [emit("div", *pair) for pair in zip(x, pivots, strict=True)]
        for i in reversed(n):
            for j in range(i + 1, len(right)):
                x[i] = emit("sub", x[i], emit("mul", L[j][i], x[j]))
        scaled = [emit("div", pivot, A[i][i]) for i, pivot in enumerate(pivots)]
        found = [*x, *(reduce(partial(emit, operation), scaled) for operation in ("min", "mul"))]
        return builder.finish({str(k): slot for k, slot in enumerate(found)})

    def _begun(self, more: Sequence[str]) -> tuple[Builder, dict[Any, int]]:
        given = (TIME, *self.coordinates, *more)
        return Builder(given), {table.symbol(name): slot for slot, name in enumerate(given)}

    def _entries(self, q: Mapping[str, Any]) -> list[Any]:
        known = {**{name: table.number(float(x)) for name, x in self.values.items()}, **q}
        built = {text: table.build(text, known.__getitem__) for text in dict.fromkeys(self._flat)}
        return [built[text] for text in self._flat]


RISKY = frozenset(("div", "pow", "sqrt", "tan", "asin", "acos", "acosh", "atanh", "exp", "log", "sinh", "cosh"))
"""Operations that are not defined everywhere, or leave the range of numbers."""


def _scalar(x: Any) -> Scalar:
    return x if isinstance(x, Scalar) else table.number(float(x))


def crossed(omega: Any, lever: Any) -> Any:
    """omega x lever for each column of omega."""
    import numpy as np

    return np.cross(omega, lever[..., :, None], axis=-2)
