"""A linkage of rigid bodies as the world sees it in one configuration: its mechanism, and its motion in numpy.

Bodies and joints are given by points and axes in inertial axes, in a configuration in which every loop is closed and
all coordinates are zero. The mechanism of the package is made from that, and so is a reference that shares nothing with
it: every body has six velocities of its own, every joint (of the tree or not) its rows, repeated ones included, and
accelerations are those of least constraint, by a pseudo-inverse of all rows (Gauss's principle). What changes along the
motion is differentiated numerically.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from rigid_pairs import GROUND, Body, Pair, Poses, at_home, cross, forbidden, left_open, permitted
from scipy.optimize import least_squares
from scipy.spatial.transform import Rotation

import bondgraph as bg
from bondgraph.elements import Link, Mechanism

REDUNDANT = 1e-7
"""Singular values of the rows, of lengths of some metre, below this are of rows that repeat others."""
SIXTH = {1: 3 / 4, 2: -3 / 20, 3: 1 / 60}
"""Weights of a central difference of order six."""
SHORT = 2e-3
"""Its step, in seconds, where no joint turns faster than one radian a second."""


@dataclass(frozen=True)
class Linkage:
    """Bodies and joints, and which coordinates say how it stands.

    Args:
        pairs: of a loop the last one closes it.
        drivers: as many coordinates as there are degrees of freedom, that say it all nearby.
        rates: of the drivers, where the motion starts.
        independent: as many velocities as there are degrees of freedom; where none are named, the drivers' rates.
    """

    name: str
    bodies: tuple[Body, ...]
    pairs: tuple[Pair, ...]
    drivers: tuple[str, ...]
    rates: tuple[float, ...]
    gravity: tuple[float, float, float] = (0.0, 0.0, -9.81)
    independent: tuple[str, ...] = ()

    # -- as the package has it

    @cached_property
    def split(self) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
        """The joints of the tree, outwards, and those that close loops."""
        part = {name: name for name in (GROUND, *(body.name for body in self.bodies))}
        kept, closing = [], []
        for pair in self.pairs:
            one, other = part[pair.first], part[pair.second]
            (closing if one == other else kept).append(pair)
            part = {name: one if of == other else of for name, of in part.items()}
        tree: list[Pair] = []
        reached = {GROUND}
        while kept:
            pair = next(x for x in kept if {x.first, x.second} & reached)
            kept.remove(pair)
            tree.append(pair if pair.first in reached else pair.exchanged())
            reached |= {pair.first, pair.second}
        return tuple(tree), tuple(closing)

    @cached_property
    def origins(self) -> dict[str, Any]:
        """Of the bodies: where the joint is that moves them."""
        return {GROUND: np.zeros(3), **{pair.second: np.asarray(pair.place, float) for pair in self.split[0]}}

    @cached_property
    def mechanism(self) -> Mechanism:
        links = [
            Link(b.name, b.mass, b.inertia, centre=np.asarray(b.centre) - self.origins[b.name]) for b in self.bodies
        ]
        tree, closing = self.split
        joints = [pair.joint(self.origins) for pair in (*tree, *closing)]
        return Mechanism(self.name, links, joints, gravity=self.gravity)

    @property
    def graph(self) -> bg.Graph:
        return bg.Graph(self.name, *self.mechanism)

    def closed_by(self, *names: str) -> Linkage:
        """The same linkage with other joints that close its loops; a driver that is gone gives way to the last."""
        rest = tuple(pair for pair in self.pairs if pair.name not in names)
        found = replace(self, pairs=(*rest, *(pair for pair in self.pairs if pair.name in names)))
        there = [name for name in self.drivers if name in found.coordinates]
        others = [name for name in reversed(found.coordinates) if name not in there]
        return replace(found, drivers=tuple(there + others)[: len(self.drivers)])

    def turned(self, seed: int) -> Linkage:
        """The same linkage, with the frames of its joints turned at random."""
        draw = np.random.default_rng(seed)
        turns = Rotation.random(len(self.pairs), random_state=draw).as_matrix()
        pairs = (replace(pair, turned=R) for pair, R in zip(self.pairs, turns, strict=True))
        return replace(self, pairs=tuple(pairs))

    @property
    def coordinates(self) -> tuple[str, ...]:
        return tuple(name for pair in self.split[0] for name in pair.coordinates)

    @property
    def velocities(self) -> tuple[str, ...]:
        return tuple(name for pair in self.split[0] for name in pair.velocities)

    def start(self, q: Mapping[str, float], rates: Mapping[str, float] | None = None) -> dict[str, Any]:
        """A start of the package: the drivers and their rates as they are, all other coordinates guessed."""
        found: dict[str, Any] = {x: v if x in self.drivers else bg.Near(v) for x, v in q.items()}
        return found | dict(rates if rates is not None else self.own_rates)

    @property
    def own_rates(self) -> dict[str, float]:
        return dict(zip(self.of_drivers, self.rates, strict=True))

    @cached_property
    def of_drivers(self) -> tuple[str, ...]:
        """The independent velocities: the drivers' rates, or others."""
        if self.independent:
            return self.independent
        return tuple(dict(zip(self.coordinates, self.velocities, strict=True))[name] for name in self.drivers)

    # -- positions

    def poses(self, q: Mapping[str, float]) -> Poses:
        found: dict[str, Any] = {GROUND: np.eye(4)}
        for pair in self.split[0]:
            found[pair.second] = found[pair.first] @ pair.displacement([q[name] for name in pair.coordinates])
        return found

    def open(self, q: Mapping[str, float]) -> Any:
        """What is left of the closure of all loops: in m, and in rad."""
        poses = self.poses(q)
        return np.concatenate([left_open(pair, poses) for pair in self.split[1]] or [np.zeros(1)])

    def configuration(self, given: Mapping[str, float], step: float = 0.1) -> dict[str, float]:
        """All coordinates, reached from home by moving the drivers there in small steps.

        Raises:
            AssertionError: where the linkage does not close on the way.
        """
        names = [name for name in self.coordinates if name not in given]
        x, last, before = np.zeros(len(names)), np.zeros(len(names)), np.zeros(len(names))
        count = max(1, int(np.ceil(max(map(abs, given.values())) / step)))
        for k in range(1, count + 1):
            moved = {name: value * k / count for name, value in given.items()}
            last, before = x, last
            guess = 2 * last - before if k > 1 else last
            found = least_squares(lambda x, m=moved: self.open({**dict(zip(names, x, strict=True)), **m}), guess,
                                  xtol=1e-15, ftol=1e-15, gtol=1e-15)  # fmt: skip
            assert np.abs(found.fun).max() < 1e-9, f"{self.name} does not close at {moved}"
            x = found.x
        return dict(zip(names, map(float, x), strict=True)) | dict(given)

    # -- velocities and accelerations of the bodies: angular velocity above the velocity of the mass centre

    @cached_property
    def at(self) -> dict[str, slice]:
        return {body.name: slice(6 * k, 6 * k + 6) for k, body in enumerate(self.bodies)}

    @cached_property
    def centres(self) -> dict[str, tuple[float, ...]]:
        return {body.name: body.centre for body in self.bodies}

    def relative(self, pair: Pair, poses: Poses) -> Any:
        """The second body's angular velocity against the first, above that of its point at the joint, 6 rows."""
        point = at_home(poses[pair.second], pair.place)
        rows = np.zeros((6, 6 * len(self.bodies)))
        for sign, name in ((-1, pair.first), (1, pair.second)):
            if name != GROUND:
                part = rows[:, self.at[name]]
                part += sign * np.eye(6)
                part[3:, :3] -= sign * cross(point - at_home(poses[name], self.centres[name]))
        return rows

    def rows(self, poses: Poses) -> Any:
        """Of all joints the rows that must vanish."""
        return np.vstack([forbidden(pair, poses) @ self.relative(pair, poses) for pair in self.pairs])

    def of_joints(self, poses: Poses) -> Any:
        """The tree's joint velocities in those of the bodies."""
        return np.vstack([permitted(pair, poses) @ self.relative(pair, poses) for pair in self.split[0]])

    def rows_and_joints(self, poses: Poses) -> Any:
        """Both, one above the other."""
        relative = [self.relative(pair, poses) for pair in self.pairs]
        known = {(pair.name, pair.first): each for pair, each in zip(self.pairs, relative, strict=True)}
        found = [forbidden(pair, poses) @ each for pair, each in zip(self.pairs, relative, strict=True)]
        for pair in self.split[0]:
            own = known.get((pair.name, pair.first))
            found.append(permitted(pair, poses) @ (self.relative(pair, poses) if own is None else own))
        return np.vstack(found)

    def moved(self, poses: Poses, V: Any, h: float) -> Poses:
        """Bodies after h seconds with velocities as they are."""
        found = {GROUND: np.eye(4)}
        turns = Rotation.from_rotvec(h * V.reshape(-1, 6)[:, :3]).as_matrix()
        for body, R, v in zip(self.bodies, turns, V.reshape(-1, 6)[:, 3:], strict=True):
            centre = at_home(poses[body.name], body.centre)
            turn = np.eye(4)
            turn[:3, :3], turn[:3, 3] = R, centre + h * v - R @ centre
            found[body.name] = turn @ poses[body.name]
        return found

    def rate(self, of: Callable[[Poses], Any], poses: Poses, V: Any, joints: Any) -> Any:
        """How a matrix changes along the motion: by differences, short where joints are fast, and where they turn much
        faster than bodies, as near a singular attitude of the angles."""
        h = SHORT / np.prod([max(1.0, float(np.abs(each).max(initial=0.0))) for each in (joints, joints @ V)])
        changes = (w * (of(self.moved(poses, V, k * h)) - of(self.moved(poses, V, -k * h))) for k, w in SIXTH.items())
        return sum(changes) / h

    def body_velocities(self, q: Mapping[str, float], rates: Mapping[str, float]) -> Any:
        """Those of all bodies, with the rates of the drivers as given."""
        return self._body_velocities(self.rows_and_joints(self.poses(q)), rates)

    def _body_velocities(self, both: Any, rates: Mapping[str, float]) -> Any:
        """The same, by the rows that vanish and those of joints."""
        own = len(both) - len(self.velocities)
        chosen = [own + self.velocities.index(name) for name in rates]
        whole = np.vstack([both[:own], both[chosen]])
        right = np.concatenate([np.zeros(len(whole) - len(chosen)), list(rates.values())])
        V = np.linalg.pinv(whole, rcond=REDUNDANT) @ right
        assert np.abs(whole @ V - right).max() < 1e-7 * (1 + np.abs(right).max()), f"{self.name} cannot move so"
        return V

    def singular_values(self, q: Mapping[str, float]) -> Any:
        """Of all rows, the greatest first, padded by zeros to the number of velocities."""
        found = np.zeros(6 * len(self.bodies))
        values = np.linalg.svd(self.rows(self.poses(q)), compute_uv=False)
        found[: len(values)] = values[: len(found)]
        return found

    def freedom(self, q: Mapping[str, float]) -> int:
        """Degrees of freedom of the first order."""
        return int((self.singular_values(q) < REDUNDANT).sum())

    def moving(self, q: Mapping[str, float], rates: Mapping[str, float] | None = None) -> dict[str, float]:
        """Coordinates, and all velocities of the tree with the drivers' as given."""
        V = self.body_velocities(q, self.own_rates if rates is None else rates)
        u = self.of_joints(self.poses(q)) @ V
        return {**q, **dict(zip(self.velocities, map(float, u), strict=True))}

    def accelerations(
        self,
        q: Mapping[str, float],
        rates: Mapping[str, float] | None = None,
        efforts: Mapping[str, float] | None = None,
    ) -> dict[str, float]:
        """Of the tree's joints, by Gauss: the nearest to those of free bodies that all rows permit.

        Args:
            efforts: that act on velocities of the tree's joints.
        """
        poses = self.poses(q)
        both = self.rows_and_joints(poses)
        J, joints = np.split(both, [len(both) - len(self.velocities)])
        V = self._body_velocities(both, self.own_rates if rates is None else rates)
        gained, turned = np.split(self.rate(self.rows_and_joints, poses, V, joints) @ V, [len(J)])
        right = -gained
        root, free = self._free(poses, V)
        acting = [(efforts or {}).get(name, 0.0) for name in self.velocities]
        free = free + root @ root @ joints.T @ np.array(acting)
        step = np.linalg.pinv(J @ root, rcond=REDUNDANT) @ (right - J @ free)
        A = free + root @ step
        size = 1 + np.abs(right).max(initial=0)
        assert np.abs(J @ A - right).max(initial=0) < 1e-6 * size, f"{self.name}: rows contradict"
        u_dot = joints @ A + turned
        return dict(zip(self.velocities, map(float, u_dot), strict=True))

    def _free(self, poses: Poses, V: Any) -> tuple[Any, Any]:
        """M^-1/2, and the accelerations of bodies that nothing joins."""
        n = 6 * len(self.bodies)
        root, free = np.zeros((n, n)), np.zeros(n)
        for body in self.bodies:
            R, k = poses[body.name][:3, :3], self.at[body.name].start
            inertia = R @ np.asarray(body.inertia, float) @ R.T
            omega = V[k : k + 3]
            values, vectors = np.linalg.eigh(inertia)
            root[k : k + 3, k : k + 3] = vectors @ np.diag(values**-0.5) @ vectors.T
            root[k + 3 : k + 6, k + 3 : k + 6] = np.eye(3) * body.mass**-0.5
            free[k : k + 3] = np.linalg.solve(inertia, -np.cross(omega, inertia @ omega))
            free[k + 3 : k + 6] = self.gravity
        return root, free

    def energy(self, q: Mapping[str, float], u: Mapping[str, float]) -> float:
        """Kinetic and potential, in J, of a state of the tree's velocities."""
        poses = self.poses(q)
        rows = np.vstack([self.rows(poses), self.of_joints(poses)])
        right = np.concatenate([np.zeros(len(rows) - len(self.velocities)), [u[name] for name in self.velocities]])
        V = np.linalg.pinv(rows, rcond=REDUNDANT) @ right
        found = 0.0
        for body in self.bodies:
            omega, v = np.split(V[self.at[body.name]], 2)
            R = poses[body.name][:3, :3]
            centre = at_home(poses[body.name], body.centre)
            spin = R.T @ omega
            found += body.mass * (v @ v / 2 - np.dot(self.gravity, centre)) + spin @ np.asarray(body.inertia) @ spin / 2
        return float(found)
