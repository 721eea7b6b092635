"""Loads: forces at points and torques on frames, and what of them is an input."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp
from sympy.core.function import AppliedUndef
from sympy.physics.mechanics import Point, ReferenceFrame
from sympy.physics.vector import Vector

from bondgraph.errors import StructureError
from bondgraph_elements.mechanics.from_sympy._bodies import BodyRead
from bondgraph_elements.mechanics.from_sympy._kinematics import Kinematics
from bondgraph_elements.mechanics.from_sympy._rows import Row, added


@dataclass(frozen=True)
class Load:
    """A force at a point or a torque on a frame.

    Args:
        at: the point or frame.
        vector: the force or torque.
    """

    at: Any
    vector: Any

    @property
    def is_force(self) -> bool:
        return isinstance(self.at, Point)

    def velocity(self, k: Kinematics) -> Any:
        """What it does power on: a velocity or an angular velocity."""
        return k.velocity(self.at) if self.is_force else k.turning(self.at)

    def power(self, k: Kinematics, vector: Any) -> Row:
        """The row of the power of a vector that acts here."""
        place = str(self.at)
        along = k.components(vector, k.N, place)
        found: Row = {}
        for part, row in zip(along, k.rows(self.velocity(k), k.N, place), strict=True):
            added(found, k.read(part, place), row)
        return found


def read_load(k: Kinematics, given: Any, bodies: Sequence[BodyRead]) -> Load:
    """A load, checked for where it acts.

    Raises:
        StructureError: for anything but a pair of a point or frame and a vector, and for a point that no body has.
    """
    pair = tuple(given) if isinstance(given, Iterable) else ()
    if len(pair) != 2 or not isinstance(pair[0], Point | ReferenceFrame) or not _is_vector(pair[1]):
        kinds = " and ".join(type(x).__name__ for x in pair or (given,))
        law = f"a load is a Force, a Torque, or a pair of a point or frame and a vector of expressions, not {kinds}"
        raise StructureError(k.name, law, parties=(k.name,), remedy="correct it, or give an actuator as such")
    load = Load(pair[0], pair[1])
    load.velocity(k)
    if load.is_force:
        _check_point(k, load.at, bodies)
    return load


def _is_vector(x: Any) -> bool:
    return isinstance(x, Vector) and all(getattr(matrix, "shape", ()) == (3, 1) for matrix, _ in x.args)


def _check_point(k: Kinematics, point: Any, bodies: Sequence[BodyRead]) -> None:
    """A force acts on matter: its point is one of a body's, or moves as its place does."""
    if k.velocity(point) == 0 or any(point == b.centre for b in bodies):
        return
    known = [k.moves_with(point, b.body) for b in bodies]
    if any(known):
        return
    place = str(point)
    if all(answer is None for answer in known):
        law = "a force acts there, and nothing tells with which body it moves"
        remedy = "locate it from a body's mass centre, by set_pos or locatenew"
    else:
        law = "a force acts there, and its velocity is neither that of a body's matter there nor the rate of its place"
        remedy = "apply the force at the point of the body that it acts on"
    raise StructureError(place, law, parties=(place, *(b.name for b in bodies)), remedy=remedy)


@dataclass
class Inputs:
    """The functions of time that loads are proportional to, with the power of each.

    Args:
        k: the kinematics.
        barred: functions of time that are driven coordinates instead.
    """

    k: Kinematics
    barred: frozenset[Any] = frozenset()

    def __post_init__(self) -> None:
        self.powers: dict[Any, Row] = {}

    def split(self, expressions: Sequence[Any]) -> tuple[dict[Any, list[Any]], list[Any]]:
        """The factors of each input in expressions that are linear in it, and what is left."""
        atoms = {x for e in expressions for x in sp.sympify(e).atoms(AppliedUndef)}
        own = {*self.k.given.q, *self.k.u, *self.k.aux, *self.k.driven, *self.barred}
        factors = {}
        for x in sorted(atoms - own, key=str):
            derivatives = [sp.diff(e, x) for e in expressions]
            rest = atoms - {*self.k.given.q, *self.k.driven}
            has_rate = any(d.expr == x for e in expressions for d in sp.sympify(e).atoms(sp.Derivative))
            if x.args == (self.k.time,) and not has_rate and not any(s.has(*rest, sp.Derivative) for s in derivatives):
                factors[x] = derivatives
        left = [sp.sympify(e).xreplace(dict.fromkeys(factors, sp.S.Zero)) for e in expressions]
        return factors, left

    def of_load(self, load: Load) -> Load:
        """Take the inputs out of a load."""
        frames = [frame for _, frame in load.vector.args]
        whole = [entry for matrix, _ in load.vector.args for entry in matrix]
        factors, left = self.split(whole)
        for x, derivatives in factors.items():
            self.take(x, load.power(self.k, _vector(derivatives, frames)))
        return Load(load.at, _vector(left, frames))

    def take(self, x: Any, power: Row) -> None:
        """Add to the power of an input."""
        added(self.powers.setdefault(x, {}), 1, power)


def _vector(entries: Sequence[Any], frames: Sequence[Any]) -> Any:
    return Vector([(sp.Matrix(entries[3 * i : 3 * i + 3]), frame) for i, frame in enumerate(frames)])
