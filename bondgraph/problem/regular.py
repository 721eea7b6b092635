"""Starts at which a linear system that the rates need is singular: what it would give there is rounding, not motion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from bondgraph.errors import BondGraphError, SingularSystem
from bondgraph.problem.problem import Setting
from bondgraph.program.evaluate import instant
from bondgraph.program.program import LinearSolve, Program, kept

SINGULAR = 1e-13
"""Some five hundred roundings: a scaled matrix with a smaller singular value, in parts of the largest, is singular."""
SHARE = 1e-3
"""Components with a smaller part in a null vector have none."""
AROUND, FAR = 4, 0.3
"""So many states beside are looked at, so far away in sizes of the states."""
ROUNDS = 4
"""So often rows and columns are scaled in turn."""


def check_regular(setting: Setting, time: float, states: Any) -> None:
    """Refuse a state at which a system of the rates is singular but for rounding.

    Raises:
        SingularSystem: naming the components of its null vector.
    """
    systems = [x for x in setting.program.body if isinstance(x, LinearSolve) and not x.symmetric and not x.least]
    if not systems:
        return
    names: list[str] = []
    with suppress(BondGraphError, ArithmeticError, ValueError):  # what is not defined the steps will say
        at = _matrices(setting, systems, time)
        if (here := at(states)) is None:
            return
        around = [found for x in _beside(states) if (found := at(x)) is not None]
        names = next((n for k in range(len(systems)) if (n := _null(systems[k], here[k], [x[k] for x in around]))), [])
    if names:
        raise SingularSystem(
            f"{setting.equations.graph.name} at t = {time:.6g} s",
            f"the equations for {', '.join(names)} are singular in this configuration",
            parties=names,
            remedy="start away from it, with other velocities, or in a form for repeated constraints: udwadia_kalaba",
        )


def _matrices(setting: Setting, systems: Sequence[LinearSolve], time: float) -> Any:
    """A function from states to the systems' matrices; None where they are undefined."""
    import numpy as np

    slots = list({slot for system in systems for row in system.matrix for slot in row})
    body = tuple(kept(setting.program.body, set(slots)))
    evaluate = instant(Program(setting.program.arguments, body, {str(slot): slot for slot in slots}))

    def at(states: Any) -> list[Any] | None:
        try:
            values = dict(zip(slots, evaluate(setting.arguments(time, states.tolist())), strict=True))
        except (BondGraphError, ArithmeticError, ValueError):
            return None
        return [np.array([[values[slot] for slot in row] for row in system.matrix]) for system in systems]

    return at


def _beside(states: Any) -> Iterator[Any]:
    """States near by, at which entries have their usual sizes."""
    import numpy as np

    draw = np.random.default_rng(0)
    for _ in range(AROUND):
        yield states + draw.uniform(-FAR, FAR, len(states)) * (1 + np.abs(states))


def _null(system: LinearSolve, matrix: Any, others: Sequence[Any]) -> list[str]:
    """The names in the null vector of a system, if it has one.

    Rows and columns are scaled by the sizes they have around: a row that vanishes but for rounding stays small.
    """
    import numpy as np

    usual = np.max(np.abs([matrix, *others]), axis=0)
    if not np.isfinite(usual).all():
        return []
    for _ in range(ROUNDS):
        for axis in (1, 0):
            size = np.maximum(usual.max(axis=axis, keepdims=True), 1e-300)
            usual, matrix = usual / size, matrix / size
    _, sizes, V = np.linalg.svd(matrix)
    if sizes[-1] >= SINGULAR * max(sizes[0], 1.0):
        return []
    parts = np.abs(V[-1])
    return [name for name, part in zip(system.names, parts, strict=True) if part > SHARE * parts.max()]
