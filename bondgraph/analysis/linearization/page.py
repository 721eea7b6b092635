"""A linearization as text and as HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bondgraph.analysis.linearization.linearization import Linearization, spectrum
from bondgraph.program.notebook import beneath, table

WIDEST = 12
"""Matrices with more columns are not shown whole."""


def text(of: Linearization) -> str:
    """What it is about, its matrices and its eigenvalues."""
    lines = [*_head(of)]
    for letter, columns, rows in _matrices(of):
        lines += _aligned(letter, columns, rows)
    if of.states:
        lines.append("eigenvalues, 1/s")
        lines += [f"  {line}" for line in _modes(*spectrum(of.A))]
    return "\n".join(lines)


def html(of: Linearization) -> str:
    """The same in tables."""
    title, *about = _head(of)
    matrices = [*_matrices(of)]
    shown = [table((letter, *columns), rows) for letter, columns, rows in matrices if len(columns) <= WIDEST]
    about += [
        line for letter, columns, rows in matrices if len(columns) > WIDEST for line in _aligned(letter, columns, rows)
    ]
    modes = table(["eigenvalues, 1/s"], [[x] for x in _modes(*spectrum(of.A))], named=0) if of.states else ""
    return beneath(table((), (), caption=title, notes=[line.strip() for line in about]), *shown, modes)


def _head(of: Linearization) -> Iterator[str]:
    """What it is, and about which point."""
    yield f"{of.name}, linearized at t = {of.t:g} s"
    yield "  at " + ", ".join(f"{name} = {value:.6g}" for name, value in of.point.items())
    yield from _motion(of)
    if of.dependent:
        yield f"  {', '.join(of.dependent)} follow from the other states by the constraints"


def _matrices(of: Linearization) -> Iterator[tuple[str, Sequence[str], list[list[str]]]]:
    """Those that are not empty: the letter, the names of the columns, and the rows with their names before."""
    rates = [f"{name}'" for name in of.states]
    every = (
        ("A", rates, of.states, of.A),
        ("B", rates, of.inputs, of.B),
        ("C", of.outputs, of.states, of.C),
        ("D", of.outputs, of.inputs, of.D),
    )
    for letter, names, columns, matrix in every:
        if len(names) and len(columns):
            cells = [[f"{entry:.6g}" if entry else "0" for entry in row] for row in matrix.tolist()]
            yield letter, columns, [[name, *row] for name, row in zip(names, cells, strict=True)]


def _motion(of: Linearization) -> Iterator[str]:
    if of.is_equilibrium:
        yield "  an equilibrium" + (f": {of.stability}" if of.stability else "")
        return
    rates = ", ".join(f"{name}' = {rate:.6g}" for name, rate in of.moving.items())
    changing = f"{', '.join(of.carried)} depend on what changes with time"
    yield f"  not an equilibrium: {rates or changing}"
    if of.steady:
        yield f"  a steady motion of {', '.join(of.steady)}, which rest or move uniformly: {of.stability}"
    else:
        yield "  these matrices hold for an instant: the eigenvalues tell nothing of stability"


def _aligned(letter: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    if len(columns) > WIDEST:
        return [f"{letter}: {len(rows)} x {len(columns)}"]
    every = [(letter, *columns), *rows]
    left, *widths = (max(map(len, column)) + 2 for column in zip(*every, strict=True))
    return [
        name.ljust(left) + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        for name, *cells in every
    ]


def _modes(eigenvalues: Any, known: Any) -> Iterator[str]:
    """Each real eigenvalue, and each pair with its frequency and damping ratio."""
    for x, width in zip(eigenvalues.tolist(), known, strict=True):
        real = 0.0 if abs(x.real) <= width else x.real
        if abs(x.imag) <= width:
            yield f"{real:.6g}"
        elif x.imag > 0:
            damping = -real / abs(x) + 0.0
            yield f"{real:.6g} +- {x.imag:.6g}i   ({abs(x):.6g} rad/s, damping ratio {damping:.3g})"
