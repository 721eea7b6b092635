"""The audit of power: what sources supplied, stores stored and resistors dissipated, and what is missing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bondgraph.algebra.pickling import Picklable
from bondgraph.equations.equations import Equations
from bondgraph.errors import SingularSystem
from bondgraph.program.calls import explained
from bondgraph.program.notebook import Shown, beneath, table
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.event_losses import losses_at_events
from bondgraph.simulate.gains_at_jumps import gains_at_jumps
from bondgraph.simulate.impulses import Impulse
from bondgraph.simulate.quadrature import gauss, integrals
from bondgraph.simulate.resolved_parts import resolved_parts
from bondgraph.simulate.rounding_of_work import rounding_of_work

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

COARSE = 1e-3
"""A drift beyond this part of the largest energy is told, unless it is rounding."""

_HEADS = "element", "", "energy / J"


@explained
@dataclass(frozen=True, eq=False, repr=False)
class Audit(Picklable, Shown):
    """Power over the run's instants, and energy over the whole run.

    Args:
        supplied, stored, dissipated: power in watts, each of shape (n,).
        missing: supplied - stored - dissipated: the residual of the junction structure.
        energies: for each source, store and resistor the energy in joules that it supplied, stored or dissipated: of a
            store the change of its energy function where it has a closed one, else the integral of its power, and at
            jumps of what it holds that of its law from the one to the other.
        integrated: the same, of all of them, as integrals of power: an independent check.
        roles: the role of each of them.
        drift: energy supplied, less dissipated, less stored, less taken by events: the error of the integration.
        impulses: what jumps of inputs hand over at once, and no power shows.
        largest: the largest energy in joules that an element has supplied, stored or dissipated by any instant; where
            the drift is more than a part of that, also one that a component of a bond has carried.
        rounding: what rounding leaves of the energies that were added up, in joules.
        events: for each store the energy in joules that events took from it, as resets and impacts do; below zero where
            they gave it some. Empty where none moved a state.
        unknown: jumps over which it is not known what a store takes in, which is left out, with the reason.
    """

    supplied: Any
    stored: Any
    dissipated: Any
    missing: Any
    energies: Mapping[str, float]
    integrated: Mapping[str, float]
    roles: Mapping[str, str]
    drift: float
    impulses: tuple[Impulse, ...] = ()
    largest: float = 0.0
    rounding: float = 0.0
    events: Mapping[str, float] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()

    @property
    def taken(self) -> float:
        """The energy in joules that events took from stores: supplied is stored, dissipated and taken."""
        return sum(self.events.values())

    def total(self, role: str) -> float:
        """The energy of all elements of a role: "source", "store" or "resistor"."""
        return sum(energy for name, energy in self.energies.items() if self.roles[name] == role)

    @property
    def given(self) -> float:
        """The energy in joules that sources supplied and stores gave back, of which the others took their shares.

        An element counts by what passed over the whole run: what a store took in and gave back again is not in it.
        """
        given = (each if self.roles[name] == "source" else -each for name, each in self.energies.items())
        return sum(each for each in given if each > 0)

    @property
    def balanced(self) -> bool:
        """Whether the drift is small beside what was supplied, stored or dissipated on the way, or rounding.

        Not where the energy of a jump is unknown.
        """
        return not self.unknown and abs(self.drift) <= COARSE * self.largest + self.rounding

    def _rows(self) -> Iterator[tuple[str, str, str]]:
        for role, word in {"source": "supplied", "store": "stored", "resistor": "dissipated"}.items():
            for name, energy in self.energies.items():
                if self.roles[name] == role:
                    yield name, word, f"{energy:.6g}"
            yield "all", word, f"{self.total(role):.6g}"
        for name, energy in {**self.events, "all": self.taken}.items() if self.events else ():
            yield name, "to events", f"{energy:.6g}"

    def _notes(self) -> Iterator[str]:
        yield self._title()
        yield from self.unknown
        for impulse in self.impulses:
            yield f"{impulse}: an impulse that no power shows"
        if not (self.balanced or self.unknown or self.impulses):
            yield "the energies do not balance: the tolerances are too coarse"

    def _title(self) -> str:
        largest = max(abs(self.missing), default=0.0)
        return f"missing power at most {largest:.2g} W; energy drift {self.drift:.2g} J"

    def __str__(self) -> str:
        rows = [_HEADS, *self._rows()]
        return "\n".join([*(f"{name:<16}{word:<12}{energy:>14}" for name, word, energy in rows), *self._notes()])

    def _repr_html_(self) -> str:
        return beneath(table(_HEADS, self._rows(), notes=self._notes()))


def audit(run: Trajectory) -> Audit:
    """Audit a run. Energies are integrals over the integrator's own steps, which are halved where need be."""
    import numpy as np

    apart = without_power(run.equations)
    roles = {e.name: e.role for e in run.equations.graph.elements.values() if e.role and e.name not in apart}
    powers = powers_of(dict.fromkeys(roles, 1.0))
    series = dict(zip(roles, _at(run, run.t, powers), strict=True))

    def sum_of(role: str) -> Any:
        return sum((series[name] for name in roles if roles[name] == role), np.zeros_like(run.t))

    supplied, stored, dissipated = sum_of("source"), sum_of("store"), sum_of("resistor")
    passed = _passed(run, powers)
    integrated = {name: float(np.sum(each)) for name, each in zip(roles, passed, strict=True)}
    largest = max((float(np.abs(np.cumsum(each)).max(initial=0.0)) for each in passed), default=0.0)
    functions = energies_of(run.equations)
    ends = run.compute(np.array([run.t[0], run.t[-1]]), energies_of) if functions else []
    change = {name: float(end[1] - end[0]) for name, end in zip(functions, ends, strict=True)}
    energies = {name: change.get(name, energy) for name, energy in integrated.items()}
    gains = gains_at_jumps(run, roles.keys(), COARSE)
    known, open_ = ([gain for gain in gains if bool(gain.why) is side] for side in (False, True))
    for gain in known:
        energies[gain.store] += gain.energy
    drift = sum(energy if roles[name] == "source" else -energy for name, energy in energies.items())
    events = dict[str, float]()
    for _, lost in losses_at_events(run, energies_of):
        events |= {name: events.get(name, 0.0) + energy for name, energy in lost.items()}
    for gain in known:
        if gain.by_events is not None:
            events[gain.store] = events.get(gain.store, 0.0) - gain.by_events
    drift -= sum(events.values())
    missing = supplied - stored - dissipated
    gross = sum(float(np.abs(each).sum()) for each in [*passed, *ends])
    rounding = float(ROUNDING * gross)
    if abs(drift) > COARSE * largest + rounding:
        largest = max(largest, _carried(run))
    if abs(drift) > COARSE * largest + rounding:
        grid = instants(run)
        rounding += float(sum(rounding_of_work(run, powers, np.stack([grid[:-1], grid[1:]], axis=1))))
    return Audit(
        supplied,
        stored,
        dissipated,
        missing,
        energies,
        integrated,
        roles,
        drift,
        run.impulses,
        largest,
        rounding,
        events,
        tuple(f"{x.store}: the energy of its jump at t = {x.time:.6g} s is left out: {x.why}" for x in open_),
    )


def energy_drift(run: Trajectory, apart: Collection[str] = ()) -> Any:
    """What energy is stored beyond what was there at first and was supplied and not dissipated, at each instant.

    Stores without a closed energy function hold what they have taken in.

    Args:
        run: the run.
        apart: names of elements whose work is left out.

    Returns:
        Joules, of shape (n,).
    """
    import numpy as np

    functions, apart = energies_of(run.equations), {*apart, *without_power(run.equations)}
    signs = {e.name: 1 if e.role == "source" else -1 for e in run.equations.graph.elements.values() if e.role}
    signs = {name: sign for name, sign in signs.items() if name not in {*functions, *apart}}
    stored: Any = sum(run.compute(run.t, energies_of), np.zeros(len(run.t))) if functions else np.zeros(len(run.t))
    for time, each in losses_at_events(run, energies_of):
        stored = stored + np.where(run.t >= time, sum(each.values()), 0.0)
    return stored - stored[0] - (_worked(run, powers_of(signs)) if signs else 0.0)


def energies_of(equations: Equations) -> Mapping[str, Any]:
    """The energies of stores whose effort times flow is power."""

    def made() -> dict[str, Any]:
        apart = without_power(equations)
        return {name: energy for name, energy in equations.balance.energies.items() if name not in apart}

    return equations.cached("energies that are power", made)


def without_power(equations: Equations) -> frozenset[str]:
    """Elements at bonds whose effort times flow is no power, as temperature and heat flow."""

    def made() -> frozenset[str]:
        graph, is_pseudo = equations.drawn, equations.drawn.domains.is_pseudo
        return frozenset(name for name in graph.elements if any(is_pseudo(bond.name) for bond, _ in graph.at[name]))

    return equations.cached("elements without power", made)


def _worked(run: Trajectory, powers: Callable[[Equations], Mapping[str, Any]]) -> Any:
    """The sum of powers, integrated up to each instant."""
    import numpy as np

    grid = instants(run)
    times, weights = gauss(grid)
    power = sum(_at(run, times.ravel(), powers))
    parts = (power.reshape(times.shape) * weights).sum(axis=1)
    return np.interp(run.t, grid, np.concatenate([[0.0], np.cumsum(parts)]))


def instants(run: Trajectory) -> Any:
    """The instants of a run and those of its steps, in order."""
    import numpy as np

    steps = np.asarray(run.steps)
    return np.union1d(steps[(steps > run.t[0]) & (steps < run.t[-1])], run.t)


def powers_of(signs: Mapping[str, float]) -> Callable[[Equations], Mapping[str, Any]]:
    """What gives the power of elements, each with a sign, in some equations."""

    def made(equations: Equations) -> dict[str, Any]:
        return {name: sign * _power(equations, name) for name, sign in signs.items()}

    return lambda equations: equations.cached(("powers", tuple(signs.items())), lambda: made(equations))


def _carried(run: Trajectory) -> float:
    """The largest energy in joules that a component of a bond has carried by any instant.

    What a store of several components passes from one to another is in no sum of its powers.
    """
    import numpy as np

    def powers(equations: Equations) -> dict[str, Any]:
        apart = without_power(equations)
        return {
            f"{bond.name}[{k}]": equations.balance.bonds[bond.name, k][0] * equations.balance.bonds[bond.name, k][1]
            for bond in equations.graph.bonds
            for k in range(bond.size)
            if not apart.intersection(bond.elements)
        }

    passed = _passed(run, lambda equations: equations.cached("powers of components", lambda: powers(equations)))
    return max((float(np.abs(np.cumsum(each)).max(initial=0.0)) for each in passed), default=0.0)


def _power(equations: Equations, name: str) -> Any:
    """What an element takes in (a source: gives out) at its ports."""
    graph, xp = equations.graph, equations.xp
    source = graph.elements[name].role == "source"
    total = xp.number(0)
    for bond, side in graph.at[name]:
        sign = 1 if (side == "head") != source else -1
        for k in range(bond.size):
            effort, flow = equations.balance.bonds[bond.name, k]
            total = total + sign * effort * flow
    return total


def _passed(run: Trajectory, powers: Callable[[Equations], Mapping[str, Any]]) -> list[Any]:
    """The integral of each power in each part of a step in which powers are resolved, of shape (parts,)."""
    import numpy as np

    last = float(run.t[-1])
    ends = [(x, min(last, float(x.steps[-1]))) for x in run.choices] or [(run, last)]
    grid = np.unique(np.concatenate([_parts(x, powers, end) for x, end in ends]))
    known = list[tuple[Any, Any]]()
    return [*integrals(lambda times: _at(run, times, powers, known), np.stack([grid[:-1], grid[1:]], axis=1))]


def _parts(run: Trajectory, powers: Callable[[Equations], Mapping[str, Any]], end: float) -> Any:
    """The ends of parts of steps up to an instant in which powers are resolved; of steps, where a singular
    configuration lies among them."""
    import numpy as np

    try:
        return resolved_parts(run, [*powers(run.equations).values()], end)
    except SingularSystem:
        steps = np.asarray(run.steps)
        return np.append(steps[steps < end], end)


def _at(
    run: Trajectory,
    times: Any,
    powers: Callable[[Equations], Mapping[str, Any]],
    known: list[tuple[Any, Any]] | None = None,
) -> Any:
    """Powers at instants, of shape (powers, n): where constraints are dependent, what they are beside.

    A motion that goes on through a singular configuration has powers before and behind it; at it the equations do not
    determine the accelerations.

    Args:
        run, times, powers: the run, the instants, and what gives the powers.
        known: the instants asked for before at which they are determined, with the powers; those of these are added.

    Raises:
        SingularSystem: where they do not at any of the instants, nor of those that are known.
    """
    import numpy as np

    found, refusals = _where_determined(run, times, powers)
    singular = np.array([refusal is not None for refusal in refusals], bool)
    regular = [*(known or ()), (times[~singular], found[:, ~singular])]
    if known is not None:
        known[:] = regular
    if not singular.any():
        return found
    places, values = (np.concatenate(each, axis=-1) for each in zip(*regular, strict=True))
    if not len(places):
        raise next(filter(None, refusals))
    beside = np.argsort(places, kind="stable")
    for row, own in zip(found, values, strict=True):
        row[singular] = np.interp(times[singular], places[beside], own[beside])
    return found


def _where_determined(
    run: Trajectory, times: Any, powers: Callable[[Equations], Mapping[str, Any]]
) -> tuple[Any, list[SingularSystem | None]]:
    """The same, zero at instants at which the equations are singular; for each instant why, or None."""
    import numpy as np

    try:
        found = run.compute(times, powers)
        return np.array(found, float).reshape(len(found), len(times)), [None] * len(times)
    except SingularSystem as refusal:
        if len(times) == 1:
            return np.zeros((len(powers(run.equations)), 1)), [refusal]
    halves = np.array_split(times, 2)
    parts, refusals = zip(*(_where_determined(run, half, powers) for half in halves), strict=True)
    return np.concatenate(parts, axis=1), [*refusals[0], *refusals[1]]
