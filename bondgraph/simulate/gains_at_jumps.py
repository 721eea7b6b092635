"""Energy that stores without a closed energy take in where what they hold jumps: no power shows it.

The energy of a store is a function of what it holds: over a jump it changes by the work of its law along the straight
line from what it held to what it holds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bondgraph.equations.random_points import evaluator
from bondgraph.errors import BondGraphError
from bondgraph.problem.time_events import at_end
from bondgraph.simulate.diagnosis import UNDEFINED
from bondgraph.simulate.event_losses import around_events
from bondgraph.simulate.impulses import with_instants
from bondgraph.simulate.quadrature import EXACT, PARTS

if TYPE_CHECKING:
    from bondgraph.simulate.trajectory import Trajectory

Work = Callable[[Sequence[float], Sequence[float]], float]


class Gain(NamedTuple):
    """What a store takes in at a jump, in joules: not a number where it is not known.

    Args:
        time: the instant, in seconds.
        store: its name.
        energy: all that it takes in there.
        by_events: what of it events give; None where none acts.
        why: why it is not known; empty where it is.
    """

    time: float
    store: str
    energy: float
    by_events: float | None
    why: str = ""


def gains_at_jumps(run: Trajectory, stores: Collection[str], exact: float) -> list[Gain]:
    """What stores without a closed energy take in where events move them, and where inputs and laws jump.

    The first instant is not among them: quantities of the run begin after its events.

    Args:
        run: the run.
        stores: the names of those that are asked for.
        exact: the part of the work on the way by which the work over a jump may be off; else it is not known.
    """
    motions = run.choices or (run,)
    found = (gain for each in motions for gain in (*_gains(each, stores, exact), *_unknown(each, stores)))
    return sorted((gain for gain in found if gain.time > run.t[0]), key=lambda gain: gain.time)


def _gains(run: Trajectory, stores: Collection[str], exact: float) -> Iterator[Gain]:
    """Those of a motion by one choice of velocities, of stores whose laws are known."""
    import numpy as np

    balance = run.equations.balance
    laws = {name: law for name, law in balance.gradients.items() if name in stores}
    if not laws or not (run.leaps or run.impulses):
        return
    jumps = with_instants(run) if run.impulses else []
    for store, pairs in laws.items():
        wanted = {run.equations.xp.name(x): x for x, _ in pairs}
        moved = [*zip(*around_events(run, wanted), strict=True)] if run.leaps else []
        left = {k: leap.time for k, leap in enumerate(run.leaps)}
        work = _work(run, pairs, exact)
        for before, after in _merged([(a, b) for impulse, a, b in jumps if impulse.store == store]):
            within = [k for k, time in left.items() if before - at_end(before) <= time <= after + at_end(after)]
            own = [left.pop(k) for k in within]
            ends = np.transpose(run.compute(np.array([before, after]), wanted))
            given = sum(work(*moved[k]) for k in within) if within else None
            yield _gain(own[0] if own else after, store, work(*ends), given)
        for k, time in left.items():
            yield _gain(time, store, energy := work(*moved[k]), energy)


def _gain(time: float, store: str, energy: float, by_events: float | None) -> Gain:
    is_known = not math.isnan(energy + (by_events or 0.0))
    why = "" if is_known else "no integral of its law is found on the way over it"
    return Gain(time, store, energy, by_events, why)


def _merged(intervals: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Intervals, those as one that meet: of the components of a store each has its own."""
    found = list[tuple[float, float]]()
    for first, last in sorted(intervals):
        if found and first <= found[-1][1] + at_end(first):
            first, last = found[-1][0], max(found.pop()[1], last)
        found.append((first, last))
    return found


def _work(run: Trajectory, pairs: Sequence[tuple[Any, Any]], exact: float) -> Work:
    """The work of a law along the straight line between two contents; not a number where it has no integral."""
    import numpy as np

    xp = run.equations.xp
    law, names = evaluator(xp, [effort for _, effort in pairs]), [xp.name(x) for x, _ in pairs]

    def work(before: Any, after: Any) -> float:
        from scipy.integrate import quad_vec

        by = np.subtract(after, before)
        if not by.any():
            return 0.0

        def integrand(part: float) -> Any:
            """The work of a part of the way, and its size: terms may cancel, beside which the error is judged."""
            held = dict(zip(names, (before + part * by).tolist(), strict=True))
            done = law({**run.parameters, **held}) * by
            return np.array([done.sum(), np.abs(done).sum()])

        try:
            (found, size), error = quad_vec(integrand, 0, 1, epsabs=0, epsrel=EXACT, norm="max", limit=PARTS)
        except (BondGraphError, *UNDEFINED):
            return math.nan
        return float(found) if error <= exact * size else math.nan

    return work


def _unknown(run: Trajectory, stores: Collection[str]) -> Iterator[Gain]:
    """Those of stores of which neither energy nor law is known, where both an effort and a flow of them jump."""
    import numpy as np

    graph, balance, why = run.equations.graph, run.equations.balance, "neither its energy nor its law is known"
    own = [e.name for e in graph.elements.values() if e.role == "store" and e.name in stores]
    for store in {*own} - balance.energies.keys() - balance.gradients.keys():
        for impulse in run.impulses:
            if impulse.store == store:
                yield Gain(impulse.time, store, math.nan, None, why)
        if not run.leaps:
            continue
        ports = [(bond.name, k) for bond, _ in graph.at[store] for k in range(bond.size)]
        sides = (around_events(run, {str(k): balance.bonds[p][j] for k, p in enumerate(ports)}) for j in (0, 1))
        efforts, flows = (np.any(before != after, axis=1) for before, after in sides)
        yield from (Gain(run.leaps[k].time, store, math.nan, None, why) for k in np.flatnonzero(efforts & flows))
