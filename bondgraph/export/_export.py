"""Export: what targets make of equations, as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bondgraph.causality.causal_graph import CausalGraph
from bondgraph.compile import compile
from bondgraph.equations.equations import Equations
from bondgraph.errors import NotExportable
from bondgraph.export._instants import NOTHING
from bondgraph.export._model import Model, model
from bondgraph.graph.graph import Graph
from bondgraph.program.calls import explained
from bondgraph.program.files import destination

Target = Callable[[Model], Mapping[str, str] | Mapping[str, bytes]]
Marked = TypeVar("Marked", bound=Target)
HOLDS, INTEGRATES = "holds_events", "is_integrated"


def holding_events(target: Marked) -> Marked:
    """Mark a target that writes what conditions and clocks do, `Model.instants`: no other is given any."""
    setattr(target, HOLDS, True)
    return target


def integrated(target: Marked) -> Marked:
    """Mark a target whose states are integrated, by it or by who takes it: it is given `Model.integrated`."""
    setattr(target, INTEGRATES, True)
    return target


@explained
def export(
    equations: Equations | Graph | CausalGraph,
    *targets: Target,
    folder: str | Path = ".",
    values: Mapping[str, float | str] | None = None,
    start: Mapping[str, float | str] | None = None,
    outputs: Sequence[str] | None = None,
    descriptions: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
) -> tuple[Path, ...]:
    """Write equations of motion for other programs.

    Args:
        equations: compiled equations (a graph is compiled first).
        targets: what to write, from `bondgraph.export`: such as `c`, `fmu` or `python`; or a function of your own
            from a model to {file name: text or bytes}.
        folder: where to write; it is made if it does not exist.
        values: numbers by the names of parameters and inputs. They remain tunable; those that have none must be given
            where the equations are run, and until then no result is a number.
        start: initial states, as for `simulate`.
        outputs: efforts, flows, energies and states that are computed besides the rates, by name; by default all that
            the equations tell themselves but states: not what a form has carried away.
        descriptions: words by the names of quantities, in place of what they are in the graph.
        units: units by the names of quantities, such as "V": they are carried along, nothing is converted.

    Returns:
        The files written.

    Raises:
        NotExportable: for laws that are Python functions, events where a target has none, and targets that are none.
        NotReducible: for an output that needs a state which the form does without.
        MissingPackage: for a target that needs a compiler where there is none.
        ValueRefused: for unknown names, values that are not numbers, and a folder in which nothing can be written.
    """
    _check(targets)
    compiled = (equations if isinstance(equations, Equations) else compile(equations)).as_written
    written = contents(model(compiled, values, start, outputs, descriptions, units), targets)
    place = Path(folder)
    for name, content in written.items():
        with destination(place / name) as file:
            file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return tuple(place / name for name in written)


def contents(model: Model, targets: Sequence[Target]) -> dict[str, str | bytes]:
    """Every target's files.

    Raises:
        NotExportable: where two would write different things under one name.
    """
    found: dict[str, str | bytes] = {}
    _check_events(model, targets)
    for target in targets:
        given = model.integrated if hasattr(target, INTEGRATES) else None
        for name, content in target(given or model).items():
            if found.setdefault(name, content) != content:
                law = f"two targets write '{name}', and not the same"
                raise NotExportable(model.name, law, remedy="export them to folders of their own")
    return found


def _check_events(model: Model, targets: Sequence[Target]) -> None:
    """Refuse a model with events for targets that would leave them out."""
    if model.instants is NOTHING:
        return
    from bondgraph.export import TARGETS

    for target in (target for target in targets if not hasattr(target, HOLDS)):
        rules = model.equations.events if model.equations else ()
        names = tuple(dict.fromkeys(rule.name for rule in rules))
        law = f"it has events, {', '.join(map(repr, names))}, and the target {target.__name__} has none"
        those = ", ".join(name for name, each in TARGETS.items() if hasattr(each, HOLDS))
        remedy = f"export the graph without them, or to a target that holds events: {those}"
        raise NotExportable(model.name, law, parties=names, remedy=remedy)


def _check(targets: Sequence[Any]) -> None:
    from bondgraph.export import TARGETS

    remedy = f"give one or more of: from bondgraph.export import {', '.join(TARGETS)}"
    if not targets:
        raise NotExportable("export", "no target is given", remedy=remedy)
    for target in targets:
        if not callable(target):
            folder = isinstance(target, str | Path) and len(Path(target).parts) > 1
            cure = f"a folder is given by its name, folder={str(target)!r:.200}" if folder else remedy
            if isinstance(target, str) and target in TARGETS:
                cure = f"it is a function: from bondgraph.export import {target}, then bg.export(graph, {target}, ...)"
            raise NotExportable("export", f"{target!r:.60} is not a target", remedy=cure)
