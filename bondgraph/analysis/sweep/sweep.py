"""Many runs of one model: a grid, a list or samples of values and starts."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

from bondgraph.algebra.quantity import Quantity
from bondgraph.algebra.text.vocabulary import TIME
from bondgraph.analysis.sweep.chunk import Outcome, Task, outcomes
from bondgraph.analysis.sweep.chunk_files import ChunkFiles, content_of
from bondgraph.analysis.sweep.members import Members, members, with_one_unit
from bondgraph.analysis.sweep.table import Sweep
from bondgraph.analysis.sweep.workers import Chunks, executor, worked_off
from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compiled
from bondgraph.equations.available_names import every_name, groups, quantity, whole_name
from bondgraph.equations.equations import Equations
from bondgraph.equations.inputs import named
from bondgraph.equations.suggestions import signal_in_place_of, start_refused, value_refused
from bondgraph.errors import ValueRefused
from bondgraph.graph.graph import Graph, checked
from bondgraph.graph.values import check_units
from bondgraph.kinetics.linkage_assembly import Near
from bondgraph.program.calls import explained, outside
from bondgraph.simulate.interruptions import interruptions
from bondgraph.simulate.methods.method_choice import Method
from bondgraph.simulate.progress import progress
from bondgraph.simulate.simulate import Integration, instants_of, is_series

SIGNAL = 10
"""So many numbers or more, given for an input alone, may be samples of a signal in time."""

CHUNK = 25
"""So many runs a process works off at a time, and a file keeps: some seconds' work at most of what is usual."""


@explained
def sweep(
    equations: Equations | Graph | CausalGraph,
    t: Any,
    over: Mapping[str, Any] | Sequence[Mapping[str, float]],
    values: Mapping[str, Any] | None = None,
    start: Mapping[str, float | str | Near] | None = None,
    *,
    names: Sequence[str] | None = None,
    samples: int | None = None,
    seed: int = 0,
    workers: int = 1,
    client: Any = None,
    folder: str | Path | None = None,
    method: Method = None,
    rtol: float | None = None,
    atol: float | Mapping[str, float] | None = None,
    nominal: Mapping[str, float] | None = None,
    max_step: float | None = None,
    backend: str | None = None,
    as_given: bool = False,
    through_singular: str = "stop",
    project: bool | None = None,
) -> Sweep:
    """Run a model many times, with other values or starts each: each run is bit for bit what `simulate` gives alone.

    A run that cannot go on is kept as far as it came, with its reason; the others are not touched by it. What is
    interrupted keeps the runs that are done. In a terminal a bar shows the progress.

    Args:
        equations: compiled equations (a graph is compiled first, for the first run's start).
        t: the instants, as for `simulate`.
        over: what is swept, parameters, inputs and starts by name: sequences of numbers, of which every combination is
            a run; distributions such as `scipy.stats.norm(1, 0.1)`, of which `samples` are drawn; or a list with a
            mapping for each run. Numbers may have units, ["5 mH", "10 mH"] or ([5, 10], "mH").
        values, start: what is the same in all runs, as for `simulate`.
        names: the quantities to keep; the states by default.
        samples: how many runs, of distributions: a Latin hypercube.
        seed: of the samples.
        workers: how many processes of this machine; 1 is this one alone.
        client: the address of a Dask scheduler, or a `distributed.Client`, whose workers run it instead.
        folder: where the runs are kept as they are done. Asked again, also after this or another process was killed,
            what is there is read and not run again; it is named by all it depends on.
        method, rtol, atol, nominal, max_step, backend, as_given, through_singular, project: as for `simulate`.

    Raises:
        MissingValues: for everything that has no value, all at once.
        ValueRefused: for what is no sweep, unknown names, and a folder in which nothing can be written; for a start or
            values that every run refuses.

    >>> import bondgraph as bg
    >>> from bondgraph.elements import I, One, R, Se
    >>> i = One("i")
    >>> rl = bg.Graph("rl", Se("U", 1) >> i, i >> I("L", 1), i >> R("Ra"))
    >>> found = bg.sweep(rl, (0, 20), over={"Ra": [1, 2, 4]}, names=["i"])
    >>> found["i"].shape
    (3, 1001)
    >>> found["i"][:, -1]
    array([1. , 0.5 , 0.25])
    """
    how = Integration(method, rtol, atol, nominal, max_step, backend, as_given, through_singular, project)
    instants, asked = instants_of(t), members(over, samples, seed)
    given, begun = dict(named("values", values)), dict(named("start", start))
    if twice := sorted({*asked.names} & {*given, *begun}):
        law = f"{', '.join(twice)} is swept, and given for all runs too"
        raise ValueRefused("over", law, parties=twice, remedy="give it once")
    if not isinstance(equations, Equations):
        equations = _compiled(equations, asked.given(0), given, begun, float(instants[0]))
    equations = equations.as_run
    swept = tuple((name, _is_start(equations, name)) for name in asked.names)
    for quantities in _combined(asked.quantities):
        check_units(equations.drawn, {**given, **begun, **quantities})
    task = Task(equations, instants, given, begun, how, swept, _kept(equations, names))
    files = None if folder is None else ChunkFiles(folder, content_of(task), (len(task.names), len(instants)))
    with executor(_positive("workers", workers), client) as others:
        found = _run(task, asked, others, files)
    if len(found) == len(asked) and all(each.nothing for each in found.values()):
        task.run(asked.rows[0])  # it says why
    return _table(task, asked, found)


def many_runs(equations: Any, t: Any, values: Any, start: Any, how: Integration) -> Sweep:
    """As `simulate`, with arrays among values and starts: every combination is run.

    Raises:
        ValueRefused: as `sweep`; for a start among the values, and a value in the start.
        MissingValues: as `sweep`.
    """
    (fixed, over), (begun, starts) = _parted(named("values", values)), _parted(named("start", start))
    if twice := sorted(over.keys() & starts.keys()):
        law = f"{', '.join(twice)} is given among the values, and at the start too"
        raise ValueRefused("values", law, parties=twice, remedy="give it once")
    if not isinstance(equations, Equations):
        first = members({**over, **starts}, None, 0).given(0)
        equations = _compiled(equations, first, fixed, begun, float(instants_of(t)[0]))
    equations = equations.as_run
    known = {*equations.parameters, *equations.inputs, *equations.before.dropped}
    if wrong := [name for name in over if name not in known]:
        raise value_refused(equations, wrong[0], [*equations.parameters, *equations.inputs])
    if wrong := [name for name in starts if name in known]:
        raise start_refused(equations, wrong[0], equations.states)
    for doubt in _signals_meant(equations, over, len(instants_of(t))):
        warnings.warn(f"{equations.graph.name}: {doubt}", stacklevel=outside())
    own = {field.name: getattr(how, field.name) for field in fields(how)}
    return sweep(equations, t, {**over, **starts}, fixed, begun, **own)


def _signals_meant(equations: Equations, over: Mapping[str, Any], instants: int) -> Iterator[str]:
    """What is said of series among the values of `simulate` that look like signals in time.

    So does one with as many numbers as there are instants, and one of `SIGNAL` or more for an input, alone: a grid with
    others is a sweep. What `sweep` is given is one in any case.
    """
    for name, series in over.items():
        count, is_input = len(series[0] if with_one_unit(series) else series), name in equations.inputs
        if count != instants and not (is_input and count >= SIGNAL and len(over) == 1):
            continue
        remedy = f"for a signal in time give {name}=bg.table(times, values)"
        if not is_input:
            remedy = f"for a {name} that changes in time {signal_in_place_of(equations.graph, name)}"
        yield (
            f"{name}: each of its {count} numbers is a motion of its own; {remedy}, "
            f"and for these {count} motions, without this warning, bg.sweep(..., over={{{name!r}: ...}})"
        )


def _parted(given: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is the same in all runs, and what is swept."""
    over = {name: value for name, value in given.items() if is_series(value)}
    return {name: value for name, value in given.items() if name not in over}, over


def _compiled(graph: Any, first: Mapping[str, float], values: Any, start: Any, time: float) -> Equations:
    """A graph compiled for the start of the first run, at which its loops are judged."""
    drawn = checked(graph.graph if isinstance(graph, CausalGraph) else graph)
    coordinates = {name for junction in drawn.junctions.values() for name in junction.coordinates}
    begun = {name: x for name, x in first.items() if name in coordinates}
    others = {name: x for name, x in first.items() if name not in coordinates}
    return compiled(graph, {**start, **begun}, {**values, **others}, time)


def _combined(quantities: Mapping[str, Sequence[Quantity]]) -> Iterator[dict[str, Quantity]]:
    """What is swept with units, so that each dimension of each is among them once."""
    for k in range(max(map(len, quantities.values()), default=0)):
        yield {name: found[min(k, len(found) - 1)] for name, found in quantities.items()}


def _is_start(equations: Equations, name: str) -> bool:
    """Whether something swept is part of the start, and no value.

    Raises:
        ValueRefused: where the model does not know it.
    """
    if name in {*equations.parameters, *equations.inputs, *equations.before.dropped}:
        return False
    if "." not in name and name not in {*equations.states, *every_name(equations), *equations.indeterminate}:
        raise value_refused(equations, name, [*equations.parameters, *equations.inputs, *equations.states])
    quantity(equations, name)
    return True


def _kept(equations: Equations, names: Sequence[str] | None) -> tuple[str, ...]:
    """The scalar quantities asked for.

    Raises:
        ValueRefused: for a name that is nowhere in the model.
    """
    if isinstance(names, str):
        raise ValueRefused("names", f"{names!r:.60} is no list", remedy=f"give names=[{names!r:.60}]")
    parts = groups(equations)
    asked = equations.states if names is None else names
    found = [part for name in asked for part in parts.get(name, (whole_name(equations, name),))]
    for name in found:
        if name != TIME:
            quantity(equations, name)
    return tuple(dict.fromkeys(found))


def _run(task: Task, asked: Members, others: Executor | None, files: ChunkFiles | None) -> dict[int, Outcome]:
    """What became of the runs, by their number; without those that an interruption left undone."""
    found: dict[int, Outcome] = {}
    open_: list[tuple[int, Any]] = []
    for first in range(0, len(asked), CHUNK):
        rows = asked.rows[first : first + CHUNK]
        if files is not None and (kept := files.read(rows)) is not None:
            found |= enumerate(kept, first)
        else:
            open_.append((first, rows))
    name, count = task.equations.graph.name, len(asked)
    with suppress(KeyboardInterrupt), interruptions() as check, progress(f"{name}, runs", 0, count) as reached:
        done = _here(task, open_, found, check) if others is None else worked_off(others, task, open_)
        for first, rows, outcomes in done:
            found |= enumerate(outcomes, first)
            reached(len(found))
            if files is not None:
                files.write(rows, outcomes)
    return found


def _here(
    task: Task, chunks: Chunks, found: dict[int, Outcome], check: Callable[[], None]
) -> Iterator[tuple[int, Any, list[Outcome]]]:
    """The chunks worked off by this process; each run is among those found as soon as it is done."""
    for first, rows in chunks:
        for k, each in enumerate(outcomes(task, rows, lambda t: check()), first):
            found[k] = each
        yield first, rows, [found[k] for k in range(first, first + len(rows))]


def _table(task: Task, asked: Members, found: Mapping[int, Outcome]) -> Sweep:
    import numpy as np

    nothing = Outcome(np.full((len(task.names), len(task.t)), np.nan))
    each = [found.get(k, nothing) for k in range(len(asked))]
    reasons = tuple(found[k].reason if k in found else None for k in range(len(asked)))
    return Sweep(asked, task, np.stack([x.found for x in each]), reasons, tuple(x.notes for x in each))


def _positive(name: str, number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise ValueRefused(
            name, f"{number!r:.20} is no number of processes", remedy="give 1, or as many as there are cores"
        )
    return number
