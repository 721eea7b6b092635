"""Loop closure: differences of positions that vanish where a mechanism is closed, and which are independent there."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bondgraph.equations.equations import Equations
from bondgraph.equations.lower import arguments
from bondgraph.equations.random_states import RandomPoints, unit_of
from bondgraph.errors import BondGraphError, ValueRefused
from bondgraph.kinetics.coordinate_scales import coordinate_scales
from bondgraph.kinetics.homogeneous import homogeneous_in, norms_left
from bondgraph.program.gauss_newton import difference_jacobian, difference_steps, nearest, unwound
from bondgraph.program.least_squares import closest
from bondgraph.program.rank import nth_singular_value, null_space, rank, singular_values
from bondgraph.program.tolerances import CLOSED, DIFFERENCES, DIGITS, ROUNDING, Tolerance

ASIDE, NEIGHBOURS, TRIES = 0.02, 2, 8
"""How far other configurations are sought, in radians or sizes of lengths; how many; and how often."""
SMALL = Tolerance(1e-3)
"""A row that is so much smaller than others, or than it is beside, is not scaled up to one."""
FAR = 5.0
"""One that lies so many times further away may be assembled otherwise."""


@dataclass(frozen=True)
class LoopClosure:
    """Differences of positions that vanish where a mechanism is closed, as a function of its coordinates.

    Args:
        names: of the coordinates.
        owners: for each difference the sources that hold it, else the element that does.
        function: of all arguments of the equations' programs.
        point: their values.
        at: where the coordinates are among them.
        moving: where time and inputs are.
        units: by what each difference is divided: it may be multiplied by anything.
        homogeneous: the places of each group of coordinates of which only ratios matter.
        scales: the sizes of the coordinates; all are one without them. What is said of derivatives by coordinates, of
            configurations far and near, is so in these.
        rates: the names of the coordinates' rates.
    """

    names: tuple[str, ...]
    owners: tuple[tuple[str, ...], ...]
    function: Any
    point: tuple[float, ...]
    at: tuple[int, ...]
    moving: tuple[int, ...]
    units: tuple[float, ...] = ()
    homogeneous: tuple[tuple[int, ...], ...] = ()
    scales: tuple[float, ...] = ()
    rates: tuple[str, ...] = ()

    @classmethod
    def of(cls, equations: Equations, given: Mapping[str, float], points: RandomPoints) -> LoopClosure | None:
        """Those of some equations; None where there are none, or a parameter or input in them has no value."""
        balance, xp = equations.balance, equations.xp
        states = {xp.symbol(name) for name in equations.states}
        behind = {difference: equations.behind(xp.free(difference)) for difference in balance.closure.residuals}
        residuals = [difference for difference, symbols in behind.items() if symbols & states]
        used = {xp.name(s) for difference in residuals for s in behind[difference]}
        if not residuals or used & {*balance.parameters, *balance.inputs} - given.keys():
            return None
        names = arguments(equations)
        graph = equations.graph
        flows = {name: graph.junctions[at].components[k] for name, at, k in graph.coordinates()}
        placed = flows.keys() & {*equations.states}
        coordinates = tuple(name for name in names if name in placed)
        found = cls(
            coordinates,
            tuple(tuple(equations.holders([difference])) for difference in residuals),
            points.function(equations, residuals),
            tuple(given.get(name, 0.0) for name in names),
            tuple(k for k, name in enumerate(names) if name in placed),
            tuple(k for k, name in enumerate(names) if k == 0 or (name in balance.inputs and name in given)),
            homogeneous=homogeneous_in(graph, coordinates),
            rates=tuple(flows[name] for name in coordinates),
        )
        sizes = points.of(equations, given).elsewhere.least(residuals)
        told = [k for k, size in enumerate(sizes) if size]
        ratios = {k for group in found.homogeneous for k in group}
        found = replace(
            found, scales=coordinate_scales(lambda x: [found.left(x)[k] for k in told], len(placed), ratios)
        )
        if found.far_scales:
            region = replace(balance.region, scales=found.far_scales)
            scaled = replace(equations, balance=replace(balance, region=region))
            sizes = points.of(scaled, given).elsewhere.least(residuals)
        return replace(found, units=tuple(map(unit_of, sizes)))

    @property
    def far_scales(self) -> dict[str, float]:
        """The sizes of the coordinates, and of their rates, for which these are not one, by name."""
        every = (*zip(self.names, self.scales, strict=True), *zip(self.rates, self.scales, strict=True))
        return {name: scale for name, scale in every if scale != 1.0}

    def with_unit_norms(self, groups: Sequence[Sequence[int]]) -> LoopClosure:
        """The same, where the norms of some groups of coordinates are to be one as well."""
        if not groups:
            return self
        inner, places = self.function, [[self.at[k] for k in group] for group in groups]
        none, ones = ((),) * len(groups), (1.0,) * len(groups)
        whole = replace(self, owners=(*self.owners, *none), units=(*self.units, *ones) if self.units else ())
        return replace(whole, function=lambda point: [*inner(point), *norms_left(places, point)])

    def __call__(self, coordinates: Sequence[float]) -> list[float]:
        left = self.left(coordinates)
        return [x / unit for x, unit in zip(left, self.units, strict=True)] if self.units else left

    def left(self, coordinates: Sequence[float]) -> list[float]:
        """The differences as they are drawn."""
        point = list(self.point)
        for k, value in zip(self.at, coordinates, strict=True):
            point[k] = value
        return self.function(point)

    def somewhere(self, draw: random.Random, width: float) -> list[float]:
        """Random coordinates, within so many of their sizes."""
        return [width * draw.uniform(-1, 1) * float(scale) for scale in self.scale]

    def sizes(self, coordinates: Sequence[float]) -> Any:
        """How far they are from dependent at a configuration: the singular values of their scaled gradients."""
        return singular_values(*self._sized(coordinates))

    def least(self, coordinates: Sequence[float], rank: int) -> float:
        """How far so many of them are from dependent: their smallest singular value, as large as rows are there."""
        return nth_singular_value(self._gradients(coordinates), rank)

    def _gradients(self, coordinates: Sequence[float]) -> Any:
        import numpy as np

        here, scales = np.array(coordinates, float), self.scale
        found = difference_jacobian(self, here, difference_steps(here, scales))
        return np.nan_to_num(found * scales, posinf=0.0, neginf=0.0)

    @cached_property
    def scale(self) -> Any:
        """The sizes of the coordinates, of shape (n,)."""
        import numpy as np

        return np.array(self.scales or (1.0,) * len(self.names))

    def rank(self, coordinates: Sequence[float], free: Sequence[int] | None = None) -> int:
        """How many of them are independent at a configuration, by all coordinates or by those that are free."""
        gradients, noise = self._sized(coordinates)
        return rank(gradients if free is None else gradients[:, list(free)], DIFFERENCES, noise)

    def _sized(self, coordinates: Sequence[float]) -> tuple[Any, Tolerance]:
        """The gradients, and which rows of them are noise."""
        gradients = self._gradients(coordinates)
        usual = self._usual(coordinates, gradients)
        return (gradients, CLOSED) if usual is None else (gradients / usual, SMALL)

    def is_clear(self, coordinates: Sequence[float]) -> bool:
        """Whether no row nearly vanishes at a configuration, and does not beside it: one that vanishes is known to."""
        import numpy as np

        gradients = self._gradients(coordinates)
        usual = self._usual(coordinates, gradients)
        if usual is None:
            return True
        here = np.abs(gradients).max(axis=1)
        return not bool(((here > CLOSED) & (here <= SMALL * usual[:, 0])).any())

    def _usual(self, coordinates: Sequence[float], gradients: Any) -> Any:
        """The sizes that rows have beside a configuration, of shape (r, 1); None where none of them is small in it.

        Near where a row vanishes its direction is what rounding has left of it.
        """
        import numpy as np

        here = np.abs(gradients).max(axis=1, initial=0.0)
        if (here > SMALL * here.max(initial=0.0)).all():
            return None
        draw, usual = random.Random(3), here
        for _ in range(NEIGHBOURS):
            beside = np.array(coordinates) + self.scale * [ASIDE * draw.uniform(-1, 1) for _ in coordinates]
            usual = np.maximum(usual, np.abs(self._gradients(beside.tolist())).max(axis=1, initial=0.0))
        return np.where(usual > CLOSED, usual, 1.0)[:, None]

    def closest(self, coordinates: Sequence[float], free: Sequence[int]) -> Any:
        """The configuration at which least is left of all of them."""
        return closest(self, len(self.owners), coordinates, free, sizes=self.scales)

    def closest_in_any_units(self, coordinates: Sequence[float]) -> Any:
        """The same with all coordinates free, sought in sizes that derivatives give: not the nearest, but found."""
        return closest(self, len(self.owners), coordinates, range(len(self.at)), "jac", self.scales)

    def closed(self, coordinates: Sequence[float], free: Sequence[int]) -> list[float] | None:
        """The nearest configuration at which all of them vanish."""
        with suppress(ArithmeticError, ValueError, BondGraphError):
            ease = [float(k in free) for k in range(len(self.at))]
            found = nearest(self, list(coordinates), ease, sizes=self.scales)
            return None if found is None else unwound(self.left, coordinates, found).tolist()
        return None

    def is_within_drift(self, coordinates: Sequence[float], closed: Sequence[float]) -> bool:
        """Whether coordinates stand for a closed configuration as far as a run, or six figures, keep its positions.

        Where a position touches zero, so much left of it leaves its square root of the coordinates open.
        """
        import numpy as np

        sizes, left = np.abs(coordinates) / self.scale, np.abs(self(coordinates))
        moved = np.abs(np.subtract(closed, coordinates) / self.scale).max(initial=0.0)
        terms = np.abs(self._gradients(coordinates)) @ (DIGITS * sizes + ROUNDING)
        return bool((left <= terms).all() and moved <= math.sqrt(DIGITS) * sizes.max(initial=0.0))

    def beside(self, coordinates: Sequence[float]) -> list[tuple[LoopClosure, list[float]]]:
        """Closed configurations beside one, time and inputs a little later where they can be."""
        import numpy as np

        draw, every = random.Random(2), range(len(self.at))
        gradients, noise = self._sized(coordinates)
        ways = null_space(gradients, DIFFERENCES, noise)
        found: list[tuple[LoopClosure, list[float]]] = []
        for k in range(TRIES):
            closure = self._later(draw) if k < TRIES / 2 else self
            way = ASIDE * ways @ np.array([draw.uniform(-1, 1) for _ in ways.T])
            start = np.array(coordinates) + self.scale * way
            near = closure.closed(closure.closest(start.tolist(), every).tolist(), every)
            if near is not None and np.abs(np.subtract(near, coordinates) / self.scale).max() <= FAR * ASIDE:
                found.append((closure, near))
            if len(found) == NEIGHBOURS:
                break
        return found

    def _later(self, draw: random.Random) -> LoopClosure:
        point = list(self.point)
        for k in self.moving:
            point[k] += ASIDE * draw.uniform(0, 1) * (1 + abs(point[k]))
        return replace(self, point=tuple(point))

    def told(self, coordinates: Sequence[float]) -> str:
        """A configuration in words."""
        return ", ".join(f"{name} = {value:.6g}" for name, value in zip(self.names, coordinates, strict=True))


def closure_at(equations: Equations, given: Mapping[str, float]) -> LoopClosure | None:
    """That of some equations with numbers for what it depends on; None where there is none, or some are missing."""
    made = equations.cached(("closure", *sorted(given)), lambda: LoopClosure.of(equations, given, RandomPoints()))
    return made and replace(made, point=tuple(given.get(name, 0.0) for name in arguments(equations)))


def check_judged(equations: Equations, given: Mapping[str, float], states: Sequence[float]) -> None:
    """Refuse equations that keep too few or too many positions for the configuration in which a motion starts.

    Where fewer are independent than beside it, motions of several kinds go on: that is told by those who watch them.

    Args:
        equations: the equations.
        given: time, parameters and inputs, by name.
        states: of the start.

    Raises:
        ValueRefused: where the rows that were left out hold something here, or some of those that are kept nothing.
    """
    closure = closure_at(equations, given)
    if closure is None:
        return
    kept = sum(difference in equations.balance.closure.residuals for difference in equations.constraints)
    of = dict(zip(equations.states, states, strict=True))
    here = [float(of[name]) for name in closure.names]
    rank = closure.rank(here)
    if rank < kept and max((there.rank(x) for there, x in closure.beside(here)), default=rank) >= kept:
        return
    if rank != kept:
        loops = list(dict.fromkeys(name for names in closure.owners for name in names))
        raise judged_elsewhere(loops, "positions", closure.told(here), rank, kept)


def judged_elsewhere(loops: Sequence[str], held: str, here: str, rank: int, kept: int) -> ValueRefused:
    """The refusal of equations that were made for another configuration than that in which a motion starts.

    Args:
        loops: whose constraints they keep.
        held: what these hold: positions, or velocities.
        here: the configuration, in words.
        rank: how many are independent in it.
        kept: how many are kept.
    """
    return ValueRefused(
        "start",
        f"{', '.join(loops)}: of the {held} they hold {rank} are independent here, at {here}, and {kept} are kept, as "
        f"was judged in another configuration",
        parties=loops,
        remedy="judge it here: simulate the graph itself, or give compile(graph, start=...) the same start",
    )
