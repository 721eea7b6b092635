"""Constraints: what holds the speeds, and what holds the coordinates."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from bondgraph.errors import StructureError
from bondgraph.program.gauss_newton import nearest
from bondgraph.program.rank import rank
from bondgraph.program.tolerances import DIGITS
from bondgraph_elements.mechanics.from_sympy._kinematics import Kinematics
from bondgraph_elements.mechanics.from_sympy._rows import REST, Row, symbols_in, tidied


@dataclass(frozen=True)
class Holding:
    """A constraint on the speeds.

    Args:
        name: of its source.
        row: what vanishes, in the flows.
        positions: plain expressions that vanish with it.
    """

    name: str
    row: Row
    positions: tuple[Any, ...] = ()


def read_constraints(k: Kinematics) -> list[Holding]:
    """The constraints of a model.

    Raises:
        StructureError: for one that is not linear in the speeds, holds nothing, or leaves a holonomic one out.
    """
    place = f"{k.name}: constraints"
    positions = [k.read(x, place) for x in k.given.holonomic]
    for x in positions:
        if set(k.flows) & x.free_symbols:
            law = f"a holonomic constraint is one of coordinates, and '{str(x)[:60]}' has speeds"
            raise StructureError(place, law, parties=(k.name,), remedy="give it as a velocity constraint")
    loops = tidied([k.gradient(x) for x in positions])
    rolls = tidied([k.row(x, place) for x in k.given.velocity])
    for row, text in zip([*loops, *rolls], (*k.given.holonomic, *k.given.velocity), strict=True):
        if not any(flow in row for flow in k.speeds):
            law = f"'{str(text)[:60]}' holds no speed"
            raise StructureError(place, law, parties=(k.name,), remedy="remove it")
    if k.given.rates:
        held = [
            Holding(_name(k, "loop", i), row, (x,)) for i, (row, x) in enumerate(zip(loops, positions, strict=True))
        ]
        return [*held, *(Holding(_name(k, "constraint", i), row) for i, row in enumerate(rolls))]
    _check_implied(k, positions, loops, rolls)
    _check_accelerations(k, positions, rolls)
    first = [tuple(positions), *(() for _ in rolls)]
    return [Holding(_name(k, "constraint", i), row, first[i]) for i, row in enumerate(rolls)]


def _name(k: Kinematics, what: str, index: int) -> str:
    return k.words.free(f"{k.name}_{what}_{index + 1}")


def _check_implied(k: Kinematics, positions: Sequence[Any], loops: Sequence[Row], rolls: Sequence[Row]) -> None:
    """Velocity constraints of the user's own hold the rates of the holonomic ones, where these are met.

    Raises:
        StructureError: where they do not.
    """
    import numpy as np

    if not positions:
        return
    columns = [*k.flows, REST]
    entries = [[row.get(x, sp.S.Zero) for x in columns] for row in (*rolls, *loops)]
    flat = [x for row in entries for x in row]
    symbols = symbols_in([*flat, *positions])
    values = sp.lambdify(symbols, flat, modules="math", cse=True)
    left = sp.lambdify(symbols, list(positions), modules="math", cse=True)
    place = _met(k, symbols, lambda x: left(*x))
    if place is None:
        law = "no configuration was found that meets the holonomic constraints"
        raise StructureError(k.name, law, parties=(k.name,), remedy="correct them")
    rows = np.array(values(*place), float).reshape(len(entries), len(columns))
    if rank(rows, DIGITS) > rank(rows[: len(rolls)], DIGITS):
        law = "its velocity constraints let the holonomic ones change"
        remedy = "add their rates to the velocity constraints, or leave these to a System"
        raise StructureError(k.name, law, parties=(k.name,), remedy=remedy)


def _check_accelerations(k: Kinematics, positions: Sequence[Any], rolls: Sequence[Row]) -> None:
    """Constraints of accelerations that sympy was given are the rates of those of the velocities.

    Raises:
        StructureError: where they are not.
    """
    import numpy as np

    place = f"{k.name}: acceleration constraints"
    told = [[k.read(x, place) for x in row] for row in k.given.accelerations]
    if not told:
        return
    derived = []
    for row in rolls:
        derivatives = {flow: k.written(k.gradient(x)) for flow, x in row.items()}
        rest = sum((x * flow for flow, x in derivatives.items()), sp.S.Zero)
        derived.append([*(row.get(k.u[u], sp.S.Zero) for u in k.given.u), rest])
    entries = [x for row in (*told, *derived) for x in row]
    held = [*positions, *(k.written(row) for row in rolls)]
    symbols = symbols_in([*entries, *held])
    left, values = (sp.lambdify(symbols, x, modules="math", cse=True) for x in (held, entries))
    point = _met(k, symbols, lambda x: left(*x))
    rows = np.array(values(*point), float).reshape(2 * len(rolls), -1) if point is not None else np.eye(2)
    if rank(rows, DIGITS) > len(rolls):
        law = "they are not the rates of the velocity constraints"
        raise StructureError(place, law, parties=(k.name,), remedy="leave them out: the rates are taken here")


def _met(k: Kinematics, symbols: Sequence[Any], residuals: Any) -> list[float] | None:
    draw = random.Random(0)
    for _ in range(10):
        start = [draw.uniform(0.2, 1.2) for _ in symbols]
        try:
            found = nearest(residuals, start)
        except (ArithmeticError, ValueError):
            continue
        if found is not None:
            return found
    return None
