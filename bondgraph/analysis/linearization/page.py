"""A linearization as text and as HTML."""

from __future__ import annotations

import cmath
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bondgraph.analysis.linearization.linearization import NOT_KNOWN, Linearization
from bondgraph.analysis.linearization.modes import spectrum
from bondgraph.program.notebook import beneath, table
from bondgraph.program.rank import sized_as
from bondgraph.program.tolerances import ROUNDED, ROUNDING

WIDEST = 12
"""Matrices with more columns are not shown whole."""


NOTHING = ROUNDING**2
"""Beside the largest of the values at a point, what is shown as zero: no model has units that far apart."""


def without_noise(values: Mapping[str, float]) -> dict[str, float]:
    """Values at a point, those as zero that are nothing beside the largest."""
    least = NOTHING * max(map(abs, values.values()), default=0.0)
    return {name: value if abs(value) > least else 0.0 for name, value in values.items()}


def judged_eigenvalues(of: Linearization) -> list[complex]:
    """The eigenvalues, with zero for each part that is not known to differ from it."""
    found = zip(*spectrum(of.A, bool(of.period)), strict=True)
    return [complex(*(0.0 if abs(part) <= known else part for part in (x.real, x.imag))) for x, known in found]


def text(of: Linearization) -> str:
    """What it is about, its matrices and its eigenvalues."""
    lines = [*_head(of)]
    for letter, columns, rows in _matrices(of):
        lines += _aligned(letter, columns, rows)
    if of.states:
        lines.append(_unit(of))
        lines += [f"  {line}" for line in _modes(of)]
    return "\n".join(lines)


def html(of: Linearization) -> str:
    """The same in tables."""
    title, *about = _head(of)
    matrices = [*_matrices(of)]
    shown = [table((letter, *columns), rows) for letter, columns, rows in matrices if len(columns) <= WIDEST]
    about += [
        line for letter, columns, rows in matrices if len(columns) > WIDEST for line in _aligned(letter, columns, rows)
    ]
    modes = table([_unit(of)], [[x] for x in _modes(of)], named=0) if of.states else ""
    return beneath(table((), (), caption=title, notes=[line.strip() for line in about]), *shown, modes)


def _head(of: Linearization) -> Iterator[str]:
    """What it is, and about which point."""
    sampled = f", from one instant to the next, {of.period:g} s later" if of.period else ""
    yield f"{of.name}, linearized at t = {of.t:g} s{sampled}"
    yield "  at " + ", ".join(f"{name} = {value:.6g}" for name, value in without_noise(of.point).items())
    yield from _motion(of)
    if of.dependent:
        yield f"  {', '.join(of.dependent)} follow from the other states by the constraints"
    yield from (f"  {note}" for note in of.notes)


def _matrices(of: Linearization) -> Iterator[tuple[str, Sequence[str], list[list[str]]]]:
    """Those that are not empty: the letter, the names of the columns, and the rows with their names before."""
    rates = [f"{name}{'+' if of.period else chr(39)}" for name in of.states]
    every = (
        ("A", rates, of.states, of.A),
        ("B", rates, of.inputs, of.B),
        ("C", of.outputs, of.states, of.C),
        ("D", of.outputs, of.inputs, of.D),
    )
    for letter, names, columns, matrix in every:
        if len(names) and len(columns):
            cells = [[f"{entry:.6g}" if entry else "0" for entry in row] for row in _entries(matrix)]
            yield letter, columns, [[name, *row] for name, row in zip(names, cells, strict=True)]


def _entries(matrix: Any) -> list[list[float]]:
    """Those of a matrix, with zero for what is rounding beside the others once rows and columns are of one size."""
    import numpy as np

    noise = np.abs(sized_as(matrix, np.abs(matrix))) <= ROUNDED
    return np.where(noise, 0.0, matrix).tolist()


def _motion(of: Linearization) -> Iterator[str]:
    if of.is_equilibrium:
        yield "  an equilibrium" + (f": {of.stability}" if of.stability else "")
        yield from _growth(of)
        return
    rates = ", ".join(f"{name}' = {rate:.6g}" for name, rate in of.moving.items())
    changing = f"{', '.join(of.carried)} depend on what changes with time"
    yield f"  not an equilibrium: {rates or changing}"
    if of.steady:
        yield f"  a steady motion of {', '.join(of.steady)}, which rest or move uniformly: {of.stability}"
        yield from _growth(of)
    else:
        yield "  these matrices hold for an instant: the eigenvalues tell nothing of stability"


def _growth(of: Linearization) -> Iterator[str]:
    if of.stability == "weakly unstable":
        where = "unit circle" if of.period else "imaginary axis"
        yield f"  departures grow as powers of time: a repeated eigenvalue on the {where} has too few eigenvectors"
    if of.stability == NOT_KNOWN:
        yield f"  rates below {ROUNDING * abs(of.eigenvalues).max():.1g} 1/s may be what rounding of the fastest leaves"


def _aligned(letter: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    if len(columns) > WIDEST:
        return [f"{letter}: {len(rows)} x {len(columns)}"]
    every = [(letter, *columns), *rows]
    left, *widths = (max(map(len, column)) + 2 for column in zip(*every, strict=True))
    return [
        name.ljust(left) + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        for name, *cells in every
    ]


def _unit(of: Linearization) -> str:
    return "eigenvalues, in z" if of.period else "eigenvalues, 1/s"


def _modes(of: Linearization) -> Iterator[str]:
    """Each real eigenvalue, and each pair with its frequency and damping ratio; in z with its size."""
    for x in judged_eigenvalues(of):
        if not x.imag:
            yield f"{x.real:.6g}"
        elif x.imag > 0:
            s = cmath.log(x) / of.period if of.period else x
            size = f"size {abs(x):.6g}, " if of.period else ""
            damping = f"{abs(s):.6g} rad/s, damping ratio {-s.real / abs(s) + 0.0:.3g}"
            yield f"{x.real:.6g} +- {x.imag:.6g}i   ({size}{damping})"
