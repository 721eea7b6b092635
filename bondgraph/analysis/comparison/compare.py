"""Forms compared: each is derived and run, alike, and what its motion should keep is watched."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bondgraph.algebra.protocol import Algebra, chosen
from bondgraph.analysis.comparison.conserved import Conserved, conserved_by
from bondgraph.analysis.comparison.rows import Row
from bondgraph.analysis.comparison.table import Comparison
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.lower import lower
from bondgraph.equations.places import Places
from bondgraph.errors import BondGraphError, SimulationStopped, ValueRefused
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.values import finite
from bondgraph.kinetics.kinetics_at_store import Kinetic
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.program.calls import explained
from bondgraph.program.program import LinearSolve, every
from bondgraph.simulate.methods.method_choice import Method
from bondgraph.simulate.progress import progress
from bondgraph.simulate.simulate import Integration, instants_of, motion
from bondgraph.simulate.trajectory import Trajectory

DRAWN = "as drawn"
"""The label of None, the graph without a form."""
DERIVING = 0.2
"""The part of a row's share in the bar that its derivation has."""
LATER = "interrupted"


@explained
def compare(
    model: Graph | CausalGraph,
    forms: Iterable[Any] | Mapping[str, Any],
    t: Any,
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float | str | Near] | None = None,
    *,
    method: Method = None,
    rtol: float | None = None,
    atol: float | Mapping[str, float] | None = None,
    nominal: Mapping[str, float] | None = None,
    max_step: float | None = None,
    backend: str | None = None,
    as_given: bool = False,
    conserved: Sequence[str] | None = None,
    energy_scale: float | None = None,
    algebra: Algebra | None = None,
) -> Comparison:
    """Derive forms of one model, run them alike, and measure what their motions should keep.

    A form that refuses, or whose motion stops, has its reason in its row. An interruption ends the comparison; the rows
    that are done are kept.

    Args:
        model: a graph.
        forms: of `bondgraph.forms`, None for the graph as it is drawn; or by labels of your own.
        t, values, start: as for `simulate`, the same for all forms.
        method: as for `simulate`; by default each form's usual one, which the table tells.
        rtol, atol, nominal, max_step, backend, as_given: as for `simulate`.
        conserved: coordinates whose momenta the motion conserves, or other quantities that stay as they are; by default
            the ignorable coordinates that are found.
        energy_scale: what drifts of energy are relative to, in joules; by default the largest energy that is stored in
            the first form's motion.
        algebra: to derive in; `bondgraph.algebra.table` by default, since nothing of it is read.

    Raises:
        ValueRefused: for what no form could be compared by: instants, tolerances, names of what is conserved; and for
            a form by its name.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, Se, TF
    >>> w = One("w", coordinates=("th",))
    >>> bob = bg.Graph("pendulum", w >> TF("r", (("l*cos(th)",), ("l*sin(th)",))) >> One("v", ("vx", "vy")) >> I("m"),
    ...                Se("G", (0, "-m*g")) >> One("v", ("vx", "vy")))
    >>> forms = [bg.forms.kane_velocity, bg.forms.kane_momentum]
    >>> table = bg.compare(bob, forms, (0, 1), {"m": 1, "l": 1, "g": 9.81}, {"th": 1}, method="DOP853")
    >>> [(row.label, row.states, row.motion, row.largest("energy") < 1e-7) for row in table.rows]
    [('kane_velocity', 2, 1, True), ('kane_momentum', 2, 1, True)]
    """
    algebra = chosen(algebra, "table")
    labelled, times = _labelled(forms), instants_of(t)
    _check_forms(labelled)
    how = Integration(method, rtol, atol, nominal, max_step, backend, as_given)
    scale = None if energy_scale is None else _positive(energy_scale)
    graph = checked(model.graph if isinstance(model, CausalGraph) else model)
    watched = conserved_by(graph, algebra, named("values", values, graph), conserved)
    given: Any = {"start": {} if start is None else start, "values": values, "t": float(times[0])}
    rows: list[Row] = []
    with progress(graph.name, 0.0, float(max(len(labelled), 1))) as reached:
        for k, (label, form) in enumerate(labelled.items()):
            row = Row(label, form)
            try:
                row = _derived(row, watched, lambda form: compile(model, form, algebra, **given))
                reached(k + DERIVING)
                told = _share(reached, k, times)
                row = _run(row, lambda e, told=told: motion(e, times, values, start, how, told))  # type: ignore[misc]
                scale = scale or _stored(row.run)
                rows.append(_drifted(row, watched, scale or 1.0))
            except KeyboardInterrupt:
                break
    left = [Row(label, form, reason=LATER) for label, form in [*labelled.items()][len(rows) :]]
    unknown = tuple(name for name in watched.quantities if not any(name in row.drifts for row in rows))
    return Comparison(graph.name, (*rows, *left), times, how, scale or 1.0, bool(left), unknown)


def _check_forms(forms: Mapping[str, Any]) -> None:
    """Refuse a form's name in the place of the form; what is none at all has that as its reason in its row."""
    for form in forms.values():
        if isinstance(form, str):
            remedy = "write it as bg.forms.kane_velocity, no text"
            raise ValueRefused("forms", f"{form!r:.60} is a text, not a form", remedy=remedy)


def _labelled(forms: Any) -> dict[str, Any]:
    if isinstance(forms, Mapping):
        return named("forms", forms)
    if isinstance(forms, str) or not isinstance(forms, Iterable):
        raise ValueRefused(
            "forms",
            f"{forms!r:.60} is no list of forms",
            remedy="give [bg.forms.kane_velocity, bg.forms.maggi], say; bg.forms.__all__ has all",
        )
    found: dict[str, Any] = {}
    for form in forms:
        label = _label(form)
        if label in found:
            law = f"{label} is given twice"
            raise ValueRefused("forms", law, parties=(label,), remedy="give a dictionary with labels of your own")
        found[label] = form
    return found


def _label(form: Any) -> str:
    if form is None:
        return DRAWN
    return repr(form) if hasattr(form, "having") else getattr(form, "__name__", str(form))


def _positive(scale: Any) -> float:
    size = finite("energy_scale", scale)
    if size <= 0:
        raise ValueRefused("energy_scale", f"{size:g} J is no size", remedy="give a positive number, or none")
    return size


def _share(reached: Callable[[float], None], k: int, times: Any) -> Callable[[float], None]:
    """What is told about one run, as a part of the whole comparison."""
    first, span = float(times[0]), float(times[-1] - times[0])
    return lambda now: reached(k + DERIVING + (1 - DERIVING) * (now - first) / span)


def _derived(row: Row, watched: Conserved, derive: Callable[[Any], Equations]) -> Row:
    """The row with its equations, or the reason why there are none."""
    begun = time.process_time()
    try:
        equations = derive(row.form)
        program = lower(equations, equations.rates)
    except BondGraphError as refusal:
        return replace(row, reason=str(refusal), derivation=time.process_time() - begun)
    taken = time.process_time() - begun
    sizes = tuple(len(line.slots) for line in every(program.body) if isinstance(line, LinearSolve))
    counts = {"motion": _motion(equations, watched), "operations": program.operations, "systems": sizes}
    return replace(row, equations=equations, derivation=taken, **counts)  # type: ignore[arg-type]


def _motion(equations: Equations, watched: Conserved) -> int:
    """How many states the kinetic store brings, or without one are generalized velocities."""
    graph, xp = equations.graph, equations.xp
    places = Places(equations.balance.causal, xp)
    own = set() if watched.k is None else set(map(xp.name, watched.k.f))
    for name, element in graph.elements.items():
        if isinstance(element, Kinetic):
            own |= {xp.name(x) for x in (*element.law(places[name]).states, *places[name].f("I"))}
    return len(own & set(equations.states))


def _run(row: Row, run: Callable[[Equations], Trajectory]) -> Row:
    """The row with its motion, or the reason why there is none."""
    if row.equations is None:
        return row
    begun, found = time.process_time(), None
    try:
        found = run(row.equations)
    except SimulationStopped as stopped:
        if stopped.interrupted:
            raise KeyboardInterrupt from None
        found = stopped.trajectory if isinstance(stopped.trajectory, Trajectory) else None
        return replace(row, run=found, reason=str(stopped), integration=time.process_time() - begun)
    except BondGraphError as refusal:
        return replace(row, reason=str(refusal))
    return replace(row, run=found, integration=time.process_time() - begun)


def _stored(run: Trajectory | None) -> float | None:
    """The largest energy stored in a motion; None where there is none."""
    if run is None or not run.equations.balance.energies:
        return None
    return float(abs(sum(run.compute(run.t, lambda equations: equations.balance.energies))).max()) or None


def _drifted(row: Row, watched: Conserved, scale: float) -> Row:
    """The row with its drifts."""
    if row.run is None:
        return row
    try:
        return replace(row, drifts=watched.drifts(row.run, scale))
    except BondGraphError as refusal:
        return replace(row, reason=row.reason or str(refusal))
