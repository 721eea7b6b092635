"""The check of energy of every run: what is stored beyond the start must have been supplied and not dissipated."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.equations.equations import Equations
from bondgraph.errors import BondGraphError, SingularSystem
from bondgraph.graph.element import Element
from bondgraph.graph.graph import Graph
from bondgraph.program.tolerances import ROUNDING
from bondgraph.simulate.audit import COARSE, energies_of, powers_of, without_power
from bondgraph.simulate.event_losses import losses_at_events
from bondgraph.simulate.quadrature import gauss_in, integrals
from bondgraph.simulate.rounding_of_work import rounding_of_work

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

MOST = 1000
"""Of a longer run so many steps are looked at."""
FEW = 5
"""Of a part of a graph so many elements are named."""


class Imbalance(NamedTuple):
    """What the energies of a run leave over, in joules.

    Args:
        drift: what is stored beyond the start and was not supplied, or was dissipated besides.
        size: the largest energy that an element has stored, supplied or dissipated by any instant.
        rounding: what rounding leaves of the energies that were added up.
        active: the resistors that have supplied energy over the run, each with how much.
    """

    drift: float
    size: float
    rounding: float
    active: Mapping[str, float] = MappingProxyType({})

    @property
    def told(self) -> bool:
        """Whether the drift is more than a part of the energies, and than rounding."""
        return self.counts(self.drift)

    def counts(self, energy: float) -> bool:
        """Whether an energy is more than a part of the energies, and than rounding."""
        return abs(energy) > COARSE * self.size + self.rounding


def energy_notes(run: Trajectory, grows: bool = False) -> tuple[str, ...]:
    """What the energies of a run say against it: nothing, where they balance and resistors take them.

    Impulses, which no power shows, are told by themselves.

    Args:
        run: the run.
        grows: whether it is told that it grows without bound, which says why energies leave the range of numbers.
    """
    notes = _notes(run, grows)
    return () if notes and run.impulses else notes


def _notes(run: Trajectory, grows: bool) -> tuple[str, ...]:
    """As `energy_notes`, as if no impulse was handed over."""
    try:
        parts = imbalances(run)
    except BondGraphError as refusal:
        return () if grows else (f"the energies are not checked: {refusal.place}: {refusal.law}",)
    active = (
        f"{name}: it has supplied {energy:.2g} J over the run, as no passive resistor does; is its sign meant so?"
        for found in parts.values()
        for name, energy in found.active.items()
        if energy > 0 and found.counts(energy)
    )
    whose = {names: f" of {', '.join(names[:FEW])}{' ...' * (len(names) > FEW)}" for names in parts if len(parts) > 1}
    drifts = (
        f"the energies{whose.get(names, '')} do not balance: {abs(found.drift):.2g} J too "
        f"{'much' if found.drift > 0 else 'little'} is stored, where no element has more than {found.size:.2g} J; take "
        "a smaller rtol or max_step (a law that jumps where stores depend on it does work, and so does a start that "
        "violates constraints)"
        for names, found in parts.items()
        if found.told
    )
    return (*active, *drifts)


def imbalances(run: Trajectory) -> dict[tuple[str, ...], Imbalance]:
    """What the energies of a run leave over, from steps along it: all of them, or as many as `MOST`.

    Each part of the graph that no bond connects with another has its own balance, however much the others hold. Bonds
    whose effort times flow is no power are left out.

    Returns:
        By the names of the elements with energies in a part.

    Raises:
        BondGraphError: where an effort or a flow is not defined along the run, or cannot be known.
    """
    import numpy as np

    held, elements = energies_of(run.equations), run.equations.graph.elements.values()
    apart = {*held, *without_power(run.equations)}
    signs = {e.name: -1.0 if e.role == "source" else 1.0 for e in elements if e.role and e.name not in apart}
    if not held and not signs:
        return {}
    steps = _steps(run, whole=not signs)
    share = len(run.steps[1:]) / len(steps) if signs else 1.0
    times, weights = gauss_in(steps)
    levels = run.compute(steps, energies_of) if held else []
    passing = _powers(run, powers_of(signs), steps, times) if signs else []
    gained = {name: values[:, 1] - values[:, 0] for name, values in zip(held, levels, strict=True)}
    gained |= {name: (values * weights).sum(axis=1) for name, values in zip(signs, passing, strict=True)}
    largest = {name: float(np.abs(values).max()) for name, values in zip(held, levels, strict=True)}
    largest |= {name: share * float(np.abs(np.cumsum(gained[name])).max()) for name in signs}
    gross = dict(largest)
    for name, values in zip(signs, passing, strict=True):
        gross[name] += share * float((np.abs(values) * weights).sum())
    lost = _lost(run, steps)

    def balance(names: tuple[str, ...]) -> Imbalance:
        given = {name: -share * float(np.sum(gained[name])) for name in names if name in signs}
        active = {name: energy for name, energy in given.items() if _is_passive(run.equations.graph.elements[name])}
        drift = share * float(np.sum([gained[name] + lost.get(name, 0.0) for name in names]))
        rounding = float(ROUNDING * sum(gross[name] for name in names))
        return Imbalance(drift, max(largest[name] for name in names), rounding, active)

    parts = _parts(run.equations.graph, gained)
    found = {names: balance(names) for names in parts}
    if signs and any(each.told for each in found.values()):
        # A power that jumps within a step, as where a source bends with a coordinate, is no polynomial there.
        gained |= zip(signs, integrals(lambda times: run.compute(times, powers_of(signs)), steps), strict=True)
        found = {names: balance(names) for names in parts}
    if signs and any(each.told for each in found.values()):
        noise = dict(zip(signs, rounding_of_work(run, powers_of(signs), steps), strict=True))
        for names, each in found.items():
            rounding = each.rounding + share * sum(noise.get(name, 0.0) for name in names)
            found[names] = each._replace(rounding=rounding)
    return found


def _powers(run: Trajectory, wanted: Callable[[Equations], Mapping[str, Any]], steps: Any, times: Any) -> list[Any]:
    """Powers at instants within some steps; at the ends of one within which a singular configuration leaves some open.

    Args:
        run: the run.
        wanted: gives the powers for some equations.
        steps: of shape (n, 2).
        times: of shape (n, GAUSS).
    """
    import numpy as np

    try:
        return run.compute(times, wanted)
    except SingularSystem:
        if len(steps) == 1:
            first, last = steps[0]
            return run.compute(np.where(times < (first + last) / 2, first, last), wanted)
    half = len(steps) // 2
    parts = (_powers(run, wanted, steps[part], times[part]) for part in (slice(half), slice(half, None)))
    return [np.concatenate(pair) for pair in zip(*parts, strict=True)]


def _lost(run: Trajectory, steps: Any) -> dict[str, Any]:
    """What each store has lost by events within each of some steps; other events are in none of the energies gained.

    Args:
        run: the run.
        steps: in order, of shape (n, 2), each without its first instant.

    Returns:
        By the names of stores, in joules, each of shape (n,).
    """
    import numpy as np

    found: dict[str, Any] = {}
    for time, each in losses_at_events(run, energies_of):
        k = int(np.searchsorted(steps[:, 1], time))
        if k < len(steps) and steps[k, 0] < time:
            for name, energy in each.items():
                found.setdefault(name, np.zeros(len(steps)))[k] += energy
    return found


def _parts(graph: Graph, names: Collection[str]) -> list[tuple[str, ...]]:
    """Names of elements, those together that bonds connect."""
    import networkx as nx

    bonds = nx.Graph()
    bonds.add_nodes_from(names)
    bonds.add_edges_from(bond.elements for bond in graph.bonds)
    parts = (tuple(name for name in names if name in part) for part in nx.connected_components(bonds))
    return [part for part in parts if part]


def _is_passive(element: Element) -> bool:
    return element.role == "resistor" and not element.may_supply()


def _steps(run: Trajectory, whole: bool) -> Any:
    """Both ends of steps along a run, of shape (n, 2); or of as many parts of the whole run."""
    import numpy as np

    ends = np.asarray(run.steps, float)
    if whole:
        ends = ends[np.unique(np.linspace(0, len(ends) - 1, MOST + 1).astype(int))]
    pairs = np.stack([ends[:-1], ends[1:]], axis=1)
    return pairs if len(pairs) <= MOST else pairs[np.linspace(0, len(pairs) - 1, MOST).astype(int)]
